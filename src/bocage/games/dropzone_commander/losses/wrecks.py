"""Chapter 13: what becomes of destroyed transports and aircraft and of who was aboard: the two tables, survivors, the Void without gates."""

from __future__ import annotations

from bocage.core.chance import successes, total
from bocage.core.decision import Rules, roll
from bocage.games.dropzone_commander.ground import markers, placing
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.state.events_markers import UnitMarked
from bocage.games.dropzone_commander.state.events_telling import SquadPut
from bocage.games.dropzone_commander.state.events_units import UnitDestroyed, UnitSilenced
from bocage.games.dropzone_commander.state.events_wrecks import FateRolled
from bocage.games.dropzone_commander.state.state import FLYING, VOID
from bocage.games.dropzone_commander.tables.army_rows import options_cost
from bocage.games.dropzone_commander.tables.tables import Outcome, tables, template_radius
from bocage.space.plane import Disc, Point, is_under, overlaps

SURVIVORS = 300  # DZC-13.5
IN_THE_AIR = "destroyed_in_air"


def removed(game: Battle, unit: str, by: str) -> None:
    """DZC-21.9, DZC-18.4: the unit is gone, and its price is told; a unit that no enemy destroyed counts for its only enemy (DZC-RULING-85)."""
    record, seat = game.unit(unit), game.seat_of(unit)
    foes = game.setting.enemies[seat]
    scorer = by if by in foes else foes[0] if len(foes) == 1 else ""
    game.emit(UnitDestroyed(unit, scorer, game.profile(unit).points + options_cost(record.profile, record.options)))


def fate_of(game: Battle, unit: str, *, flying: bool, loaded: bool, forced: str) -> Rules[Outcome | None]:
    """The row of a destruction table. Landed aircraft use the ground table (DZC-13.15), Tiny ones always burst in the air (DZC-9.25)."""
    profile = game.profile(unit)
    air, ground = tables().air_transport_destruction, tables().ground_transport_destruction
    if not flying and not forced:
        if not loaded:
            return None  # DZC-13.1: there is nobody aboard to ask for
        die = yield from roll(total("fate", 1), why="DZC-13.1")
        found = next(row for row in ground if die in row.dice)
        game.emit(FateRolled(unit, found.id))
        return found
    if profile.lz == "Tiny":
        found = next(row for row in air if row.id == IN_THE_AIR)  # DZC-9.25, DZC-9.26
    elif forced:
        found = next(row for row in air if row.id == forced)
    else:
        die = yield from roll(total("fate", 1), why="DZC-13.7")
        found = next(row for row in air if die in row.dice)
        if found.id == "emergency_landing" and not lz_is_clear(game, unit):
            found = next(row for row in air if row.id == "crash")  # DZC-13.8
    game.emit(FateRolled(unit, found.id))
    return found


def lz_is_clear(game: Battle, unit: str) -> bool:
    """DZC-13.8, DZC-9.15: no unit on the ground and no Structure, not even in part, under the template, which lies on the table."""
    record, layout = game.unit(unit), game.setting.layout
    radius = template_radius(game.profile(unit).lz)
    template = Disc(Point(record.x, record.y), radius)
    if not (radius <= record.x <= layout.width - radius and radius <= record.y <= layout.depth - radius):
        return False
    if any(overlaps(template, building.footprint) for building in game.plan.standing):
        return False
    others = [other.id for other in game.on_table() if other.id != unit and other.level not in FLYING]
    return not any(is_under(template, game.outline(other)) for other in others)


def aboard_fate(game: Battle, aboard: list[str], outcome: Outcome, x: int, y: int, *, by: str, blown: bool) -> Rules[list[str]]:
    """DZC-13.2, DZC-13.3, DZC-13.4, DZC-13.8, DZC-13.9, DZC-13.10, DZC-13.17: who of the passengers lives. Gives back those who must be placed."""
    survivors: list[str] = []
    for unit in aboard:
        inner = game.passengers(unit)
        if outcome.passenger_killed_on == 1:  # everything inside, however deep (DZC-RULING-45)
            yield from aboard_fate(game, inner, outcome, x, y, by=by, blown=blown)
            lose_aboard(game, unit, x, y, by=by, blown=blown)
            continue
        if outcome.passenger_killed_on and (yield from roll(successes("passenger", 1, outcome.passenger_killed_on), why="DZC-13.3")):
            lose_aboard(game, unit, x, y, by=by, blown=blown)
            if inner:
                die = yield from roll(total("fate", 1), why="DZC-13.17")
                row = next(row for row in tables().ground_transport_destruction if die in row.dice)
                game.emit(FateRolled(unit, row.id))
                survivors += yield from aboard_fate(game, inner, row, x, y, by=by, blown=False)
            continue
        survivors.append(unit)
    return survivors


def lose_aboard(game: Battle, unit: str, x: int, y: int, *, by: str, blown: bool) -> None:
    """A passenger is lost with its transport; what it carried lies at the wreck, or is gone with it (DZC-14.28, DZC-14.29)."""
    markers.drop(game, unit, x, y, "", gone=blown)
    removed(game, unit, by)


def place_survivors(game: Battle, units: list[str], x: int, y: int, *, by: str) -> Rules[None]:
    """DZC-13.5, DZC-13.6, DZC-13.16: within 3 inches of the wreck and in coherency; they may not fire this turn; who cannot be placed is destroyed."""
    squads = list(dict.fromkeys(game.unit(unit).squad for unit in units))
    for squad in squads:
        own = [unit for unit in units if game.unit(unit).squad == squad]
        lost: list[str] = []
        while own:
            if (yield from placing.place(game, game.squad(squad).seat, own, Point(x, y), SURVIVORS, why="DZC-13.5")):
                break
            lost.append(own.pop())
        if own:
            game.emit(SquadPut(squad, len(own), "survivors"))
        for unit in own:
            game.emit(UnitSilenced(unit))
            game.emit(UnitMarked(unit, "shaken!"))
        for unit in lost:
            for inner in game.passengers(unit):
                lose_aboard(game, inner, x, y, by=by, blown=False)
            lose_aboard(game, unit, x, y, by=by, blown=False)


def check_void(game: Battle, seat: str, by: str) -> None:
    """DZC-22.34: if all gates are lost, squads in the Void are destroyed, by whoever destroyed the last."""
    squads = list(game.squads_of(seat))
    lost = [unit for squad in squads for unit in squad.units if game.unit(unit).where == VOID]
    if not lost or any(game.profile(unit).gate for squad in squads for unit in squad.units if game.unit(unit).where != VOID):
        return
    for unit in lost:
        markers.drop(game, unit, 0, 0, "", gone=True)  # DZC-RULING-132
        removed(game, unit, by)
