"""Landing and climbing (DZC-9.6, DZC-9.12 to DZC-9.19).

A landing that is part of loading or unloading costs nothing (DZC-9.13). An aircraft pays as it lands, and gets it back when somebody gets in or out. One that
came on this turn may have flown its half of Mv to the end: it lands with what it has left if it has somebody to serve, and then is not done before it has
(DZC-RULING-111).
"""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import inches, within
from bocage.games.dropzone_commander.ground.verbs import VERBS, Do, Verb
from bocage.games.dropzone_commander.moving import flight_law
from bocage.games.dropzone_commander.moving.movement import move_left
from bocage.games.dropzone_commander.state.events_units import AircraftLanded, AircraftRose
from bocage.games.dropzone_commander.state.state import AIR, FLYING, LANDED, LOW, TABLE
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import INCH

SERVICES = ("alight", "enter_from", "board", "leave_into")
BOARD_REACH = 3 * INCH  # DZC-12.7


def flying_units(game: Battle, squad: str) -> Iterable[str]:
    """Aircraft of a squad in the air."""
    for unit in game.state.squads[squad].units:
        record = game.state.units[unit]
        if record.where == TABLE and record.level in FLYING:
            yield unit


def may_climb(game: Battle, squad: str) -> Iterable[str]:
    """Aircraft at low altitude that have not moved."""
    units = game.state.units
    return [unit for unit in game.state.squads[squad].units if units[unit].level == LOW and units[unit].where == TABLE and not units[unit].moved]


def landing_fee(game: Battle, unit: str) -> int:
    """DZC-9.13, DZC-12.14: 2 inches, unless it has loaded or unloaded this turn."""
    return 0 if game.state.units[unit].carried or keywords.landing_free(game.profile(unit)) else flight_law.LANDING_COST


def refuse_land(game: Battle, squad: str, unit: str) -> Refusal | None:
    """DZC-9.12, DZC-9.13: a clear and quiet landing zone, and 2 inches of move left; one that has fired does not move any more."""
    if unit not in game.state.squads[squad].units:
        return Refusal("DZC-9.12", "not-of-the-squad", {"unit": unit})
    record = game.state.units[unit]
    if "mf" in record.order:
        return Refusal("DZC-3.5", "unit-has-moved", {"unit": unit})
    refused = flight_law.refuse_landing(game, unit, own_passengers(game, squad))
    if refused is not None:
        return refused
    left = move_left(game, unit)  # a cap counts distance, not the cost of landing (DZC-RULING-55)
    if landing_fee(game, unit) > left and not (record.entered and serves(game, unit)):
        return Refusal("DZC-9.13", "too-far", {"unit": unit, "cost": inches(landing_fee(game, unit)), "allowed": inches(left)})
    return None


def own_passengers(game: Battle, squad: str) -> list[str]:
    """DZC-9.19: units that may get in or out do not foul the landing zone."""
    carried = game.state.squads[squad].carries
    return [unit for name in carried if name in game.state.squads for unit in game.state.squads[name].units]


def land(game: Battle, squad: str, unit: str) -> Rules[None]:
    """DZC-9.14: landing is no low flight."""
    game.emit(AircraftLanded(unit, min(landing_fee(game, unit), move_left(game, unit))))
    return
    yield


def refuse_climb(game: Battle, squad: str, unit: str) -> Refusal | None:
    """DZC-9.6: climbing back to 6 inches is free."""
    record = game.state.units.get(unit)
    if record is None or record.squad != squad or record.where != TABLE or record.level != LOW or keywords.low_only(game.profile(unit)):
        return Refusal("DZC-9.6", "not-low", {"unit": unit})
    if record.moved:
        return Refusal("DZC-9.1", "level-for-the-whole-move", {"unit": unit})
    return None


def climb(game: Battle, squad: str, unit: str) -> Rules[None]:
    game.emit(AircraftRose(unit, AIR))
    return
    yield


def serves(game: Battle, unit: str) -> bool:
    """Whether an aircraft has somebody aboard, or beside it, who may get out or in."""
    record = game.state.units[unit]
    own = own_passengers(game, record.squad)
    return any(game.state.units[name].host == unit or within(game, name, record.x, record.y, BOARD_REACH) for name in own)


def owes(game: Battle, unit: str) -> bool:
    """Whether an aircraft that came on this turn has landed without paying for it, and has served nobody yet."""
    record = game.state.units[unit]
    return record.where == TABLE and record.level == LANDED and record.entered and record.fees < landing_fee(game, unit)


def services(game: Battle, element: Iterable[str]) -> Iterable[Do]:
    """What passengers of aircraft that owe for their landing might do."""
    squads = game.state.squads
    owing = [name for name in element if any(owes(game, unit) for unit in squads[name].units)]
    for squad in [rider for name in owing for rider in squads[name].carries if rider in squads and squads[rider].units]:
        for verb in SERVICES:
            yield from (Do(verb, squad, at) for at in VERBS[verb].targets(game, squad))


DOINGS = (
    Verb("land", "DZC-9.12", flying_units, refuse_land, land),
    Verb("climb", "DZC-9.6", may_climb, refuse_climb, climb),
)
