"""DZC-22.32 to DZC-22.34: Shaltari gates, and the Void that lies behind them."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.dropzone_commander.ground import placing
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import within
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.state.events import EffectAdded
from bocage.games.dropzone_commander.state.events_boarding import CarrierServed, GatePassed, SteppedIntoGate
from bocage.games.dropzone_commander.state.events_markers import SquadMarked
from bocage.games.dropzone_commander.state.state import FLYING, TABLE, VOID, Unit
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.space.plane import Point

GATE_REACH = 3 * INCH
GATED = "gated!"


def own_gates(game: Battle, seat: str) -> list[Unit]:
    """Gates of a seat on the table."""
    return [unit for unit in game.on_table(seat) if game.profile(unit.id).gate]


def mass_of(game: Battle, squad: str) -> Fraction:
    """DZC-22.33: the room that a squad takes in a gate."""
    units = game.squad(squad).units
    return game.profile(units[0]).mass * len(units) if units else Fraction(0)


def passed(record: Unit, way: str) -> Fraction:
    """The Mass that a gate has passed this turn, in or out, from its marks."""
    return sum((Fraction(mark[len(way) + 1 : -1]) for mark in record.marks if mark.startswith(f"{way}:")), Fraction(0))


def room(game: Battle, gate: str, way: str) -> Fraction:
    """DZC-22.32: what a gate may still pass this turn; Gate Surge doubles it."""
    value = game.profile(gate).gate * (2 if game.effects("gate_double", gate) else 1)
    return value - passed(game.unit(gate), way)


def refuse_gate(game: Battle, squad: str, gate: str, way: str) -> Refusal | None:
    """DZC-22.32, DZC-22.33, DZC-12.4: an own gate on the ground with room, of the right kind, and no other gate this turn."""
    facts = {"squad": squad, "gate": gate}
    record, units = game.state.units.get(gate), game.squad(squad).units
    riders = game.profile(units[0])
    if (
        record is None
        or record.where != TABLE
        or not game.profile(gate).gate
        or record.squad == squad
        or game.is_enemy(game.seat_of(gate), game.squad(squad).seat)
    ):
        return Refusal("DZC-22.32", "no-gate", facts)
    if not riders.mass:
        return Refusal("DZC-22.33", "no-mass", facts)
    if record.level in FLYING:
        return Refusal("DZC-22.32", "gate-must-land", facts)
    if game.profile(gate).is_aircraft and (record.spent - record.fees) * 2 > game.profile(gate).move:
        return Refusal("DZC-12.13", "transport-moved-too-far", {"transport": gate})
    if game.profile(gate).gate_foot_only and not riders.on_foot:
        return Refusal("DZC-22.32", "gate-for-foot", facts)
    if GATED in game.squad(squad).marks:
        return Refusal("DZC-22.33", "gate-used", facts)
    if mass_of(game, squad) > room(game, gate, way):
        return Refusal("DZC-22.32", "gate-full", {**facts, "mass": str(mass_of(game, squad)), "room": str(room(game, gate, way))})
    if any(game.unit(unit).embarks >= 2 for unit in units):
        return Refusal("DZC-12.4", "two-actions-made", {"squad": squad})
    return None


# -- out of the Void -----------------------------------------------------------------------------------------------------------------------


def out_targets(game: Battle, squad: str) -> Iterable[str]:
    """Gates to step out of."""
    units = game.squad(squad).units
    return [gate.id for gate in own_gates(game, game.squad(squad).seat)] if units and game.unit(units[0]).where == VOID else ()


def refuse_out(game: Battle, squad: str, gate: str) -> Refusal | None:
    """DZC-22.32: squads in the Void step out of a friendly gate as a disembark."""
    units = game.squad(squad).units
    if not units or game.unit(units[0]).where != VOID:
        return Refusal("DZC-22.32", "not-in-the-void", {"squad": squad})
    refused = refuse_gate(game, squad, gate, "out")
    if refused is not None:
        return refused
    record = game.unit(gate)
    if not placing.any_room(game, list(units), [Point(record.x, record.y)], GATE_REACH):
        return Refusal("DZC-12.7", "no-room-to-get-out", {"squad": squad})
    return None


def step_out(game: Battle, squad: str, gate: str) -> Rules[None]:
    """DZC-22.32, DZC-12.5, DZC-22.64: placed within 3 inches of the gate; no fire this turn but for Alpha Strike, with +1 accuracy."""
    record, units = game.unit(gate), list(game.squad(squad).units)
    mass = mass_of(game, squad)
    alpha = "Alpha Strike" in game.profile(units[0]).words
    if (yield from placing.place(game, game.squad(squad).seat, units, Point(record.x, record.y), GATE_REACH, why="DZC-22.32")):
        game.emit(GatePassed(squad, gate, "out", str(mass), silent=not alpha))
        game.emit(CarrierServed(gate, stop=True))
        game.emit(SquadMarked(squad, GATED))
        if alpha:
            game.emit(EffectAdded("accuracy_penalty", squad, 1))
        yield from searching.stopped_on(game, units)


# -- into the Void -------------------------------------------------------------------------------------------------------------------------


def in_targets(game: Battle, squad: str) -> Iterable[str]:
    """Gates to step into."""
    units = game.squad(squad).units
    return [gate.id for gate in own_gates(game, game.squad(squad).seat)] if units and game.unit(units[0]).where == TABLE and game.profile(units[0]).mass else ()


def refuse_in(game: Battle, squad: str, gate: str) -> Refusal | None:
    """DZC-22.32, DZC-12.8, DZC-12.9: every unit within 3 inches of the gate, not moved more than half, not after firing."""
    units = game.squad(squad).units
    if not units or any(game.unit(unit).where != TABLE for unit in units):
        return Refusal("DZC-22.32", "squad-not-in-the-open", {"squad": squad})
    refused = refuse_gate(game, squad, gate, "in")
    if refused is not None:
        return refused
    record = game.unit(gate)
    if not all(within(game, unit, record.x, record.y, GATE_REACH) for unit in units):
        return Refusal("DZC-12.7", "too-far-to-board", {"squad": squad})
    far = [unit for unit in units if game.unit(unit).spent * 2 > game.profile(unit).move + game.effect("move", unit)]
    if far and not game.effects("full_move_if_embark", squad):
        return Refusal("DZC-12.9", "moved-more-than-half", {"squad": squad})
    if any(game.unit(unit).fired for unit in units):
        return Refusal("DZC-12.5", "has-fired", {"squad": squad})
    return None


def step_in(game: Battle, squad: str, gate: str) -> Rules[None]:
    """DZC-22.32: the squad goes into the Void."""
    game.emit(SteppedIntoGate(squad, gate, str(mass_of(game, squad))))
    game.emit(CarrierServed(gate, stop=True))
    game.emit(SquadMarked(squad, GATED))
    return
    yield


DOINGS = (
    Verb("gate_out", "DZC-22.32", out_targets, refuse_out, step_out),
    Verb("gate_in", "DZC-22.32", in_targets, refuse_in, step_in),
)
