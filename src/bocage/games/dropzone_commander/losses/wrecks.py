"""Chapter 13: destroyed transports and aircraft: the two tables, passengers, crashes.

`destroyed` is where every unit ends that has lost its last damage point, whatever took it.
"""

from __future__ import annotations

from bocage.core.chance import successes, total
from bocage.core.decision import Rules, roll
from bocage.games.dropzone_commander.armies.army import options_cost
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground import placing
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.state.events_markers import UnitMarked
from bocage.games.dropzone_commander.state.events_telling import SquadPut
from bocage.games.dropzone_commander.state.events_units import UnitDestroyed, UnitSilenced
from bocage.games.dropzone_commander.state.events_wrecks import FateRolled
from bocage.games.dropzone_commander.state.state import FLYING, INSIDE, TABLE
from bocage.games.dropzone_commander.structures import entrances
from bocage.games.dropzone_commander.tables.tables import Outcome, damage_needed, tables, template_radius
from bocage.games.dropzone_commander.transports import gates
from bocage.space.plane import Disc, Point, is_under, overlaps, share_at_least

SURVIVORS = 300  # DZC-13.5
CRASH_ON, CRASH_ENERGY = 4, 10  # DZC-13.12
IN_THE_AIR = "destroyed_in_air"


def destroyed(game: Battle, unit: str, *, by: str = "", fire: bool = False, fate: str = "", settle: bool = True) -> Rules[None]:
    """DZC-6.16, DZC-9.24, DZC-13.1, DZC-13.7: a unit is removed; a transport's passengers and an aircraft's wreck meet their fate."""
    if not game.is_alive(unit):
        return
    if fire:
        yield from windows.window(game, "unit_destroyed", unit=unit, seat=game.seat_of(unit))
        if not game.is_alive(unit):
            return
    record, profile, seat = game.unit(unit), game.profile(unit), game.seat_of(unit)
    aboard = game.passengers(unit)
    flying = record.where == TABLE and record.level in FLYING
    outcome = yield from fate_of(game, unit, flying=flying, loaded=bool(aboard), forced=fate)
    x, y = record.x, record.y
    blown = outcome is not None and outcome.id == IN_THE_AIR
    searching.drop(game, unit, x, y, record.host if record.where == INSIDE else "")
    removed(game, unit, by)
    if outcome is not None:
        survivors = yield from aboard_fate(game, aboard, outcome, x, y, by=by, blown=blown)
        if outcome.crash_template:
            yield from crash_template(game, x, y, profile.lz, profile.dp, by=by)
        yield from place_survivors(game, survivors, x, y, by=by)
    gates.check_void(game, seat, by)
    if settle and record.where == INSIDE:
        entrances.settle(game, record.host)


def removed(game: Battle, unit: str, by: str) -> None:
    """DZC-21.9, DZC-18.4: the unit is gone, and its price is told; a unit that no enemy destroyed counts for its only enemy (DZC-RULING-85)."""
    record, seat = game.unit(unit), game.seat_of(unit)
    foes = game.setting.enemies[seat]
    scorer = by if by in foes else foes[0] if len(foes) == 1 else ""
    game.emit(UnitDestroyed(unit, scorer, game.profile(unit).points + options_cost(record.profile, record.options)))


def crash(game: Battle, unit: str, *, by: str = "") -> Rules[None]:
    """DZC-9.4: an aircraft flies into the ground where it is: the Crash result, without a die."""
    yield from destroyed(game, unit, by=by, fate="crash")


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
    searching.drop(game, unit, x, y, "", gone=blown)
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


def crash_template(game: Battle, x: int, y: int, lz: str, dp: int, *, by: str) -> Rules[None]:
    """DZC-13.11 to DZC-13.14, DZC-13.18: what lies under the template of a crashing aircraft; bases inside Structures do not."""
    template = Disc(Point(x, y), template_radius(lz))
    under = [unit.id for unit in game.on_table() if unit.level not in FLYING and is_under(template, game.outline(unit.id))]
    hit = [building.id for building in game.plan.standing if overlaps(template, building.footprint)]
    for unit in under:
        if not game.is_alive(unit) or not (yield from roll(successes("crash", 1, CRASH_ON), why="DZC-13.12")):
            continue
        count = 1
        if game.profile(unit).is_infantry:
            count = yield from roll(total("hits", 1), why="DZC-13.13")
        yield from damage.hits(game, unit, count, CRASH_ENERGY, why="DZC-13.12", by=by)
    for name in hit:
        if game.structure(name).collapsed or not (yield from roll(successes("crash", 1, CRASH_ON), why="DZC-13.14")):
            continue
        building = game.building(name)
        count = dp if share_at_least(template, building.footprint, 1, 3) else 1
        points = yield from roll(successes("damage", count, damage_needed(building.armour, CRASH_ENERGY)), why="DZC-13.14")
        yield from entrances.damage(game, name, points, by=by)
