"""DZC-14.14 to DZC-14.27: what squads do with Objectives in their activation: pick up, hand over, leave the table."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.dropzone_commander.ground import markers
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import inches, square
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.moving import flight, flight_law, movement
from bocage.games.dropzone_commander.state.events_markers import ObjectiveExtracted, ObjectiveTaken, SquadsLeft, UnitMarked
from bocage.games.dropzone_commander.state.events_units import UnitSilenced
from bocage.games.dropzone_commander.state.state import FLYING, INSIDE, TABLE
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.transports import boarding, doorsteps
from bocage.space.plane import Point, gap, heading

REACH = 2 * INCH  # DZC-14.21, DZC-14.23


def pair(at: str) -> tuple[str, str]:
    """Marker and unit of a target."""
    marker, _, unit = at.partition("/")
    return marker, unit


# -- picking up --------------------------------------------------------------------------------------------------------------------------------


def pick_targets(game: Battle, squad: str) -> Iterable[str]:
    """Objectives that lie in the open near the squad, with each unit that reaches them."""
    free = [m for m in game.state.markers.values() if m.kind == "objective" and m.state == "discovered" and not m.structure]
    if not free or game.profile(game.squad(squad).units[0]).is_aircraft:
        return
    units = [game.unit(unit) for unit in game.squad(squad).units if game.unit(unit).where == TABLE]
    for marker in free:
        for unit in units:
            if square(unit.x, unit.y, marker.x, marker.y) <= REACH**2:
                yield f"{marker.id}/{unit.id}"


def refuse_pick_up(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-14.1, DZC-14.2, DZC-14.14, DZC-14.22, DZC-14.23: a Discovered Objective that nobody carries, in the open, within 2 inches of a vehicle or base."""
    name, unit = pair(at)
    marker = game.state.markers.get(name)
    facts = {"marker": name, "unit": unit}
    if marker is None or marker.kind != "objective" or unit not in game.squad(squad).units:
        return Refusal("DZC-14.23", "no-such-objective", facts)
    if marker.state == "hidden":
        return Refusal("DZC-14.2", "not-discovered", facts)
    if marker.state != "discovered" or marker.structure:
        return Refusal("DZC-14.24" if marker.structure else "DZC-14.23", "not-in-the-open", facts)
    record = game.unit(unit)
    if record.where != TABLE or square(record.x, record.y, marker.x, marker.y) > REACH**2:
        return Refusal("DZC-14.23", "too-far-to-pick-up", facts)
    return markers.refuse_carrier(game, unit)


def pick_up(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-14.23: at once."""
    name, unit = pair(at)
    game.emit(ObjectiveTaken(name, unit))
    return
    yield


# -- handing over ------------------------------------------------------------------------------------------------------------------------------


def holdings(game: Battle, squad: str) -> list[tuple[str, str]]:
    """Objectives that the squad carries, each with its carrier."""
    units = game.squad(squad).units
    return [(marker.id, marker.carrier) for marker in game.state.markers.values() if marker.state == "carried" and marker.carrier in units]


def through_wall(game: Battle, inner: str, outer: str) -> bool:
    """DZC-14.25: a base inside a Structure and a transport of its squad outside could embark directly (DZC-7.15, DZC-12.16)."""
    base, carrier = game.unit(inner), game.unit(outer)
    if base.where != INSIDE or carrier.where != TABLE or carrier.level in FLYING or outer not in boarding.carriers(game, base.squad):
        return False
    doors = game.building(base.host).entrances
    return any(gap(doorsteps.edge(game, outer), door).below(doorsteps.DIRECT) for door in doors)


def refuse_receiver(game: Battle, giver: str, taker: str) -> Refusal | None:
    """DZC-14.14, DZC-14.21, DZC-14.25, DZC-14.27: a friendly vehicle or base within 2 inches, in the same Structure, or through the wall."""
    facts = {"unit": taker}
    if taker not in game.state.units or taker == giver or game.is_enemy(game.seat_of(giver), game.seat_of(taker)):
        return Refusal("DZC-14.21", "no-such-receiver", facts)
    a, b = game.unit(giver), game.unit(taker)
    wall = through_wall(game, giver, taker) or through_wall(game, taker, giver)
    if game.profile(taker).is_aircraft:
        return Refusal("DZC-14.27" if wall else "DZC-14.14", "aircraft-cannot-carry", facts)
    together = a.where == b.where == INSIDE and a.host == b.host
    near = a.where == b.where == TABLE and square(a.x, a.y, b.x, b.y) <= REACH**2
    return None if wall or together or near else Refusal("DZC-14.21", "too-far-to-hand-over", facts)


def hand_targets(game: Battle, squad: str) -> Iterable[str]:
    """Friends who might take an Objective."""
    for marker, _ in holdings(game, squad):
        seat = game.squad(squad).seat
        for other in game.state.squads.values():
            if not game.is_enemy(seat, other.seat):
                yield from (f"{marker}/{unit}" for unit in other.units if refuse_hand_over(game, squad, f"{marker}/{unit}") is None)


def refuse_hand_over(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-14.21, DZC-14.36: in the carrier's activation, to a friend; it is not simply put down."""
    name, unit = pair(at)
    carrier = dict(holdings(game, squad)).get(name)
    if carrier is None:
        return Refusal("DZC-14.21", "not-carried-by-squad", {"marker": name})
    if not unit:
        return Refusal("DZC-14.36", "no-setting-down", {"marker": name})
    if unit in game.state.units and f"had:{name}!" in game.unit(unit).marks:
        return Refusal("DZC-14.21", "had-it-this-turn", {"unit": unit})
    refused = refuse_receiver(game, carrier, unit)
    inner = next((name for name in (carrier, unit) if game.state.units[name].where == INSIDE), "") if refused is None else ""
    if inner and game.unit(carrier).where != game.unit(unit).where and game.unit(inner).fired:
        return Refusal("DZC-14.26", "has-fired", {"squad": game.unit(inner).squad})
    return refused


def hand_over(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-14.21, DZC-14.26: at once and free; a base that passed it through the wall may not fire from the Structure this turn."""
    name, unit = pair(at)
    carrier = dict(holdings(game, squad))[name]
    wall = game.unit(carrier).where != game.unit(unit).where
    game.emit(ObjectiveTaken(name, unit))
    game.emit(UnitMarked(carrier, f"had:{name}!"))  # it does not come back this turn (DZC-RULING-84)
    inner = carrier if game.unit(carrier).where == INSIDE else unit
    if wall:
        game.emit(UnitSilenced(inner))
        game.emit(UnitMarked(inner, "passed!"))
    return
    yield


# -- leaving the table ---------------------------------------------------------------------------------------------------------------------------


def cargo(game: Battle, unit: str) -> list[str]:
    """Objectives that a unit carries or transports, however deep."""
    found = markers.carried_by(game, unit)
    for rider in game.passengers(unit):
        found += cargo(game, rider)
    return found


def edge_points(game: Battle, squad: str, unit: str) -> list[tuple[str, Point]]:
    """DZC-14.18, DZC-RULING-34: the nearest points of friendly table edges."""
    record, found = game.unit(unit), []
    for number, (a, b) in enumerate(game.friendly_edges(game.squad(squad).seat)):
        x = min(max(record.x, min(a.x, b.x)), max(a.x, b.x))
        y = min(max(record.y, min(a.y, b.y)), max(a.y, b.y))
        found.append((str(number), Point(x, y)))
    return found


def leave_targets(game: Battle, squad: str) -> Iterable[str]:
    """Edges, if the squad has an Objective with it and is not far from one."""
    if not any(marker.state == "carried" for marker in game.state.markers.values()):
        return
    units = [unit for unit in game.squad(squad).units if game.unit(unit).where == TABLE]
    if not units or not any(cargo(game, unit) for unit in units):
        return
    for number, point in edge_points(game, squad, units[0]):
        record = game.unit(units[0])
        if square(record.x, record.y, point.x, point.y) <= (movement.allowance(game, units[0]) + REACH) ** 2:
            yield number
            if game.profile(units[0]).coherency == "open":
                yield from (f"{number}/{unit}" for unit in units if cargo(game, unit))


def leavers(game: Battle, squad: str, at: str) -> list[str]:
    """DZC-14.20: all units of the squad on the table; of an Open squad one by itself if it is named."""
    _, alone = pair(at)
    return [unit for unit in game.squad(squad).units if game.unit(unit).where == TABLE and alone in ("", unit)]


def refuse_leave_table(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-14.17, DZC-14.18, DZC-14.20: only with an Objective, over a friendly edge, together unless the squad is Open."""
    number, alone = pair(at)
    facts = {"squad": game.squad_name(squad)}
    units = leavers(game, squad, at)
    if not units:
        return Refusal("DZC-14.18", "not-on-the-table", {"unit": squad})
    if alone and game.profile(units[0]).coherency != "open" and len(game.squad(squad).units) > 1:
        return Refusal("DZC-14.20", "leave-together", facts)
    if any(game.unit(unit).where not in (TABLE,) for unit in game.squad(squad).units) and game.profile(units[0]).coherency != "open":
        return Refusal("DZC-14.20", "leave-together", facts)
    if not any(cargo(game, unit) for unit in units):
        return Refusal("DZC-14.17", "nothing-to-extract", facts)
    torn = left_behind(game, units)
    if torn:
        return Refusal("DZC-14.20", "leave-together", {"squad": game.squad_name(torn)})
    for unit in units:
        exits = dict(edge_points(game, squad, unit))
        if number not in exits:
            return Refusal("DZC-14.18", "not-a-friendly-edge", facts)
        refused = refuse_way_off(game, squad, unit, exits[number])
        if refused is not None:
            return refused
    return None


def left_behind(game: Battle, units: list[str]) -> str:
    """DZC-14.20: a squad, not Open, of which some ride in these units and others would stay on the table; "" if none."""
    aboard = all_aboard(game, units)
    for squad in dict.fromkeys(game.unit(rider).squad for rider in aboard):
        members = game.squad(squad).units
        if game.profile(members[0]).coherency != "open" and any(unit not in aboard for unit in members):
            return squad
    return ""


def refuse_way_off(game: Battle, squad: str, unit: str, end: Point) -> Refusal | None:
    """DZC-14.18: the unit moves off the edge, straight, within its allowance and past nothing that bars it."""
    record = game.unit(unit)
    start = Point(record.x, record.y)
    refused = movement.may_move(game, record)
    if refused is not None:
        return refused
    if game.profile(unit).is_aircraft:
        return refuse_flight_off(game, unit, (start, end))
    marching = movement.Marching(game, squad)
    cost = marching.going.way(0, start, end) if start != end else 0
    if cost is None:
        return Refusal("DZC-14.18", "way-barred-by", {"unit": unit, "blocker": marching.going.barred(start, end)})
    if cost > movement.allowance(game, unit):
        return Refusal("DZC-14.18", "too-far", {"unit": unit, "cost": inches(cost), "allowed": inches(movement.allowance(game, unit))})
    return None


def refuse_flight_off(game: Battle, unit: str, path: tuple[Point, Point]) -> Refusal | None:
    """The same for an aircraft, at the altitude it has."""
    cost, allowed = flight_law.path_cost(game.plan, path), flight.flight_left(game, unit)
    if cost > allowed:
        return Refusal("DZC-14.18", "too-far", {"unit": unit, "cost": inches(cost), "allowed": inches(allowed)})
    return flight_law.refuse_path(game, unit, path, flight.flown_low(game.unit(unit)))


def fly_off(game: Battle, ends: dict[str, Point]) -> Rules[None]:
    """Aircraft fly to the edge, and may be fired at on the way (DZC-4.14)."""
    paths: flight.Paths = {unit: (game.point(unit), end) for unit, end in ends.items()}
    low = any(flight.flown_low(game.unit(unit)) for unit in ends)
    flight.take_off(game, game.unit(next(iter(ends))).squad, paths, low)
    first = next(iter(paths.values()))
    yield from flight.travel(game, paths, dict.fromkeys(paths, heading(first[0], first[1]) if first[0] != first[1] else 0), low)


def leave_table(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-14.15, DZC-14.18, DZC-14.19, DZC-14.39: off the table, into Reserve; Objectives are extracted for good. Aircraft may be fired at on the way."""
    number, _ = pair(at)
    units = leavers(game, squad, at)
    if game.profile(units[0]).is_aircraft:
        ends = {unit: dict(edge_points(game, squad, unit))[number] for unit in units}
        yield from fly_off(game, ends)
    gone = [unit for unit in units if game.is_alive(unit) and game.unit(unit).where == TABLE]
    if not gone:
        return
    record = game.squad(squad)
    for marker in [marker for unit in gone for marker in cargo(game, unit)]:
        game.emit(ObjectiveExtracted(marker, record.seat))
    squads = [squad, *dict.fromkeys(game.unit(rider).squad for rider in all_aboard(game, gone))]
    reserve = f"{record.battlegroup}:{game.state.turn}"
    game.emit(SquadsLeft(tuple(squads), tuple(gone), record.battlegroup, record.seat, reserve))


def all_aboard(game: Battle, units: list[str]) -> list[str]:
    """Everybody who rides in these units, however deep."""
    found: list[str] = []
    for unit in units:
        riders = game.passengers(unit)
        found += [*riders, *all_aboard(game, riders)]
    return found


DOINGS = (
    Verb("pick_up", "DZC-14.23", pick_targets, refuse_pick_up, pick_up),
    Verb("hand_over", "DZC-14.21", hand_targets, refuse_hand_over, hand_over),
    Verb("leave_table", "DZC-14.18", leave_targets, refuse_leave_table, leave_table),
)
