"""Hits that do something else than damage, and who takes hits for another (DZC-22.47, DZC-22.50, DZC-22.60, DZC-22.66, DZC-22.67)."""

from __future__ import annotations

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass, only
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground import garrisons, placing
from bocage.games.dropzone_commander.ground.asking import closed
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import square
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.state.events import SmokeLaid
from bocage.games.dropzone_commander.state.events_specials import Hatched, UnitConcussed
from bocage.games.dropzone_commander.state.events_units import UnitPlaced, UnitRepaired
from bocage.games.dropzone_commander.state.state import INSIDE, TABLE, Burst
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.tables.tables import template_radius
from bocage.space.plane import Point

GUARD_REACH = 3 * INCH  # DZC-22.60
GUARD_ON = 4


class Concuss(Answer):
    """The base that may not fire."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


class Guard(Answer):
    """The Hera takes the hits on a 4+."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


CONCUSS = Question[Concuss]("concuss", Concuss, rule="DZC-22.67")


GUARD = Question[Guard | Pass]("guard", Guard | Pass, rule="DZC-22.60")


def not_offered(rule: str) -> Refusal:
    """A refusal for what is not on offer."""
    return Refusal(rule, "not-offered")


def strike(game: Battle, burst: Burst, hits: int) -> Rules[bool]:
    """Whether a word has dealt with the hits of a burst itself."""
    words = game.weapon_of(burst).words
    if "White Nanomachines" in words:  # DZC-22.47
        game.emit(UnitRepaired(burst.target, min(hits, game.unit(burst.target).damage)))
        return True
    if "Smoke Round" in words:  # DZC-22.66
        x, y = spot(game, burst.target)
        game.emit(SmokeLaid(x, y, template_radius("M")))
        return True
    if "Concussion" in words:
        yield from concussion(game, burst, hits)
        return True
    if "Razorworm" in words:
        for _ in range(hits):
            yield from hatch(game, burst)
        return True
    return False


def spot(game: Battle, target: str) -> tuple[int, int]:
    """The point that a shot is aimed at."""
    record = game.state.units.get(target)
    if record is not None and record.where == TABLE:
        return record.x, record.y
    centre = game.building(record.host if record is not None else target).centre
    return centre.x, centre.y


def concussion(game: Battle, burst: Burst, hits: int) -> Rules[None]:
    """DZC-22.67: for each hit one base there, of the firer's choice, may not fire until the end of the turn."""
    structure, seat = game.unit(burst.target).host, game.seat_of(burst.unit)
    for _ in range(hits):
        bases = [
            unit
            for squad in garrisons.inside(game, structure)
            if game.is_enemy(seat, game.squad(squad).seat)
            for unit in game.squad(squad).units
            if "concussed!" not in game.unit(unit).marks
        ]
        if bases:
            answer = yield from choose_unless_forced(game, seat, CONCUSS, only([Concuss(unit) for unit in bases], "DZC-22.67"))
            game.emit(UnitConcussed(answer.unit))


def hatch(game: Battle, burst: Burst) -> Rules[None]:
    """DZC-22.50: one Razorworm base inside the Structure that was hit, or in the open within 1 inch of the target point."""
    squad = game.squad_of(burst.unit)
    state = game.state
    structure = burst.target if burst.target in state.structures else game.unit(burst.target).host if game.unit(burst.target).where == INSIDE else ""
    if structure and garrisons.room_taken(game, structure) >= game.building(structure).room:
        return
    number = sum(1 for name in state.squads if name.startswith(f"{squad.id}_worm"))
    name = f"{squad.id}_worm{number + 1}"
    x, y = spot(game, burst.target)
    game.emit(Hatched(f"{name}.1", name, squad.seat, squad.battlegroup, structure))
    if structure:
        if len(garrisons.seats_inside(game, structure)) > 1:
            yield from windows.window(game, "enemy_enters_structure", squad=name, structure=structure, seat=squad.seat)
    elif not (yield from placing.place(game, squad.seat, [f"{name}.1"], Point(x, y), INCH, why="DZC-22.50")):
        game.emit(UnitPlaced(f"{name}.1", x, y, 0))


def guard(game: Battle, unit: str, hits: int, force: int) -> Rules[int]:
    """DZC-22.60: one Hera may take, for a friendly Command unit within 3 inches, each hit on a D6 of 4+. Gives back the hits that are left."""
    record = game.unit(unit)
    if game.profile(unit).category != "command" or record.where != TABLE:
        return hits
    seat = game.seat_of(unit)
    near = [
        other.id
        for other in game.on_table(seat)
        if other.id != unit and "Guardian" in game.profile(other.id).words and square(other.x, other.y, record.x, record.y) <= GUARD_REACH**2
    ]
    if not near:
        return hits
    answer = yield from choose(game, seat, GUARD, closed([*(Guard(hera) for hera in near), PASS], "DZC-22.60"), {"hits": hits})
    if isinstance(answer, Pass):
        return hits
    taken = yield from roll(successes("guard", hits, GUARD_ON), why="DZC-22.60")
    if taken:
        volley = game.state.volley
        yield from damage.hits(game, answer.unit, taken, force, why="DZC-22.60", saves=False, by=volley.seat if volley is not None else "")
    return hits - taken
