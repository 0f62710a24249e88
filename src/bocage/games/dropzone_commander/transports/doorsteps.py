"""Straight between transports and Structures (DZC-12.16, DZC-7.15): who is beside a wall goes in, or comes aboard, without setting foot on the table."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.dropzone_commander.ground import garrisons
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import square_to
from bocage.games.dropzone_commander.ground.layout import ALTITUDE, Building
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.state.events_boarding import RODE
from bocage.games.dropzone_commander.state.events_markers import UnitMarked
from bocage.games.dropzone_commander.state.state import FLYING, TABLE
from bocage.games.dropzone_commander.structures import cqb, entrances
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.tables.tables import template_radius
from bocage.games.dropzone_commander.transports.boarding import (
    assigned,
    carriers,
    is_carried,
    refuse_mover,
    refuse_passenger,
    refuse_service,
    riders,
    ropes,
    serve,
    take_seats,
)
from bocage.space.plane import Box, Disc, Point, contains, gap

DIRECT = INCH  # DZC-12.16, DZC-7.15
NEARBY = 4 * INCH  # no transport is wider than that with the inch it may be away


def edge(game: Battle, carrier: str) -> Box | Disc:
    """DZC-12.1, DZC-12.17: from where an inch is measured: the body of a ground transport, the LZ template of a landed aircraft."""
    record, profile = game.unit(carrier), game.profile(carrier)
    return Disc(Point(record.x, record.y), template_radius(profile.lz)) if profile.is_aircraft else game.outline(carrier)


def is_beside(game: Battle, carrier: str, building: Building, rope: bool) -> bool:
    """DZC-12.16: within 1 inch of the outline; DZC-22.12: or over a Structure no taller than 6 inches, for those who rope down."""
    record = game.unit(carrier)
    if record.level in FLYING:
        return rope and building.height <= ALTITUDE and contains(building.footprint, Point(record.x, record.y))
    place = edge(game, carrier)
    if isinstance(place, Disc):
        return square_to(building, record.x, record.y) <= (place.radius + DIRECT) ** 2
    return gap(place, building.footprint).within(DIRECT)


def enter_targets(game: Battle, squad: str) -> Iterable[str]:
    """Structures beside the transport."""
    if not is_carried(game, squad) or not game.profile(game.squad(squad).units[0]).is_infantry:
        return ()
    first, rope = next(iter(riders(game, squad))), ropes(game, squad)
    at = game.unit(first)
    x, y = at.x, at.y
    found = []
    for building in game.plan.standing:
        w, s, e, n = building.bounds
        if w - NEARBY <= x <= e + NEARBY and s - NEARBY <= y <= n + NEARBY and building.room and is_beside(game, first, building, rope):
            found.append(building.id)
    return found


def refuse_enter(game: Battle, squad: str, structure: str) -> Refusal | None:
    """DZC-12.16, DZC-12.17, DZC-7.2, DZC-7.3: the whole squad from transports within 1 inch, as a single action."""
    found = riders(game, squad)
    if not found or sum(map(len, found.values())) < len(game.squad(squad).units):
        return Refusal("DZC-12.16", "squad-not-aboard", {"squad": squad})
    refused = entrances.refuse_entry(game, squad, structure)
    if refused is not None:
        return refused
    rope = ropes(game, squad)
    for carrier, units in found.items():
        refused = refuse_service(game, carrier, loading=False, rope=rope)
        for unit in units:
            refused = refused or refuse_passenger(game, unit)
        if refused is not None:
            return refused
        if not is_beside(game, carrier, game.building(structure), rope):
            return Refusal("DZC-12.16", "transport-not-beside-structure", {"transport": carrier, "structure": structure})
    return None


def enter_from(game: Battle, squad: str, structure: str) -> Rules[None]:
    """DZC-12.16: out of the transport and into the Structure, one action in all."""
    used = list(riders(game, squad))
    serve(game, used)
    for unit in game.squad(squad).units:
        game.emit(UnitMarked(unit, RODE))
    yield from entrances.go_in(game, squad, structure)


def leave_seats(game: Battle, squad: str) -> dict[str, str] | Refusal:
    """DZC-7.15: into own transports less than 1 inch from an exit; all who still have room."""
    structure = garrisons.host_of(game, squad)
    if not structure:
        return Refusal("DZC-7.15", "squad-not-inside", {"squad": squad})
    exits = game.building(structure).entrances
    own = [carrier for carrier in carriers(game, squad) if game.unit(carrier).where == TABLE and game.unit(carrier).level not in FLYING]
    close = [carrier for carrier in own if any(gap(edge(game, carrier), door).below(DIRECT) for door in exits)]
    if not close:
        return Refusal("DZC-7.15", "transport-not-at-an-exit", {"squad": squad, "structure": structure})
    units = list(game.squad(squad).units)
    seats = assigned(game, units, dict.fromkeys(units, close))
    return seats if len(seats) == len(units) else Refusal("DZC-12.19", "transport-full", {"squad": squad})


def leave_targets(game: Battle, squad: str) -> Iterable[str]:
    """Worth asking if the squad is inside and has a transport."""
    return ("",) if game.squad(squad).carrier and garrisons.host_of(game, squad) else ()


def refuse_leave_into(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-7.15, DZC-12.4, DZC-12.5: a single action."""
    seats = leave_seats(game, squad)
    if isinstance(seats, Refusal):
        return seats
    refused = cqb.refuse_leaving(game, squad)
    for unit in seats:
        refused = refused or refuse_passenger(game, unit) or refuse_mover(game, unit)
    for carrier in dict.fromkeys(seats.values()):
        refused = refused or refuse_service(game, carrier, loading=True)
    return refused


def leave_into(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-7.15: out of the Structure and into the transport."""
    structure = garrisons.host_of(game, squad)
    seats = leave_seats(game, squad)
    assert not isinstance(seats, Refusal)
    take_seats(game, squad, seats)
    garrisons.settle(game, structure)
    return
    yield


DOINGS = (
    Verb("enter_from", "DZC-12.16", enter_targets, refuse_enter, enter_from),
    Verb("leave_into", "DZC-7.15", leave_targets, refuse_leave_into, leave_into),
)
