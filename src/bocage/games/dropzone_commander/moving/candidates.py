"""Where a squad may want to go: what `listing` proposes on a continuous table; the law takes any other place as well."""

from __future__ import annotations

from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.markers import is_blank_to
from bocage.games.dropzone_commander.state.state import ABOARD, INSIDE, READINESS, RESERVE, TABLE, Marker, Unit
from bocage.games.dropzone_commander.tables.tables import template_radius
from bocage.space.plane import Point

BESIDE = 130  # how far from a door a ground transport stops
HEADING = 1000  # who is nearer than this to a marker is taken to be on the way to it


def goals(game: Battle, squad: str) -> list[Point]:
    """Markers and their doors, enemies, the squad's own transport, the way home with an Objective, away from the nearest enemy."""
    state = game.state
    record = state.squads[squad]
    units = [state.units[name] for name in record.units if state.units[name].where == TABLE]
    here = start(game, units[0] if units else state.units[record.units[0]])
    found = [*markers(game, squad, here)[:2], *carriers(game, squad)]
    if any(marker.carrier in record.units for marker in state.markers.values() if marker.carrier):
        found.insert(0, home(game, record.seat, here))
    enemies = nearest_enemies(game, record.seat, here)
    found += enemies
    if enemies:
        layout = game.setting.layout
        away = Point(2 * here.x - enemies[0].x, 2 * here.y - enemies[0].y)
        found.append(Point(min(max(away.x, 0), layout.width), min(max(away.y, 0), layout.depth)))
    return list(dict.fromkeys(found))


def start(game: Battle, unit: Unit) -> Point:
    """Where distances are measured from: its place, or for who is not on the table yet the middle of the edge it enters by."""
    edges = game.setting.layout.entry_edges(game.seat_of(unit.id)) if unit.where in (READINESS, RESERVE) else []
    if not edges:
        return Point(unit.x, unit.y)
    a, b = edges[0]
    return Point((a.x + b.x) // 2, (a.y + b.y) // 2)


def markers(game: Battle, squad: str, here: Point) -> list[Point]:
    """Markers still in play, nearest first: the door of the Structure they are in, or their place."""
    found: list[Point] = []
    record = game.state.squads[squad]
    infantry = game.profile(record.units[0]).is_infantry
    riders = any(game.profile(name).is_infantry for unit in record.units for name in game.passengers(unit))
    for marker in open_markers(game, squad, here, foot=infantry or riders):
        if marker.structure:
            doors = game.building(marker.structure).entrances
            if doors and (infantry or riders or marker.kind == "focal_point"):
                door = min(doors, key=lambda door: square(door, here))
                found.append(door if infantry else outside(game, marker.structure, door, BESIDE))
        else:
            found.append(Point(marker.x, marker.y))
    return sorted(found, key=lambda point: square(point, here))


def open_markers(game: Battle, squad: str, here: Point, *, foot: bool) -> list[Marker]:
    """Markers that this side may still get something from and that no other squad of it takes care of; if there is none, all the same."""
    state, seat = game.state, game.state.squads[squad].seat
    wanted = [
        marker
        for marker in state.markers.values()
        if is_promising(game, seat, marker) and not (marker.structure and state.structures[marker.structure].collapsed)
    ]
    if not foot:
        return wanted
    wanted = [marker for marker in wanted if marker.kind != "focal_point"] or wanted  # what only infantry can search comes before what anybody can hold
    rivals = own_foot(game, squad)
    free = [marker for marker in wanted if not seen_to(game, marker, here, rivals)]
    return free or wanted


def is_promising(game: Battle, seat: str, marker: Marker) -> bool:
    """Whether a player may still get something from a marker: it lies there, he has not tried it, and it is no blank that he knows to be one (DZC-15.3)."""
    return marker.state in ("hidden", "discovered") and seat not in marker.tried and not is_blank_to(game, seat, marker)


def own_foot(game: Battle, squad: str) -> list[tuple[str, Point]]:
    """The other infantry of the same side that is about: the Structure it is in ("" in the open or riding), and where it is."""
    state, found = game.state, []
    mine = (squad, *state.squads[squad].carries)
    for other in state.squads.values():
        if other.seat != state.squads[squad].seat or other.id in mine or not other.units or not PROFILES[other.profile].is_infantry:
            continue
        host = unit = state.units[other.units[0]]
        while host.where == ABOARD:
            host = state.units[host.host]
        if host.where == INSIDE:
            found.append((host.host, game.building(host.host).centre))
        elif host.where == TABLE and not (unit is not host and host.squad == squad):
            found.append(("", Point(host.x, host.y)))
    return found


def seen_to(game: Battle, marker: Marker, here: Point, others: list[tuple[str, Point]]) -> bool:
    """Whether another squad is in the Structure of a marker, or near to the marker and nearer than this one."""
    if marker.kind == "focal_point":
        return False
    place = game.building(marker.structure).centre if marker.structure else Point(marker.x, marker.y)
    away = square(place, here)
    return any(inside == marker.structure if inside else square(place, at) < away and square(place, at) < HEADING**2 for inside, at in others)


def carriers(game: Battle, squad: str) -> list[Point]:
    """Its own transport on the table, if it is not aboard."""
    carrier = game.state.squads[squad].carrier
    if not carrier or carrier not in game.state.squads:
        return []
    units = (game.state.units[name] for name in game.state.squads[carrier].units)
    return [Point(unit.x, unit.y) for unit in units if unit.where == TABLE][:1]


def nearest_enemies(game: Battle, seat: str, here: Point) -> list[Point]:
    """The two nearest enemies on the table or in Structures."""
    x, y = here.x, here.y
    points = [game.building(unit.host).centre if unit.where == INSIDE else unit for unit in game.enemies_in_play(seat)]
    found = dict.fromkeys([((point.x - x) ** 2 + (point.y - y) ** 2, point.x, point.y) for point in points])
    return [Point(x, y) for _, x, y in sorted(found)[:2]]


def home(game: Battle, seat: str, here: Point) -> Point:
    """The nearest point of a friendly edge (DZC-14.18)."""
    layout = game.setting.layout
    found = []
    for name in layout.edges.get(seat, ()):
        a, b = layout.edge(name)
        found.append(Point(min(max(here.x, a.x), b.x), min(max(here.y, a.y), b.y)))
    return min(found, key=lambda point: square(point, here)) if found else here


def square(a: Point, b: Point) -> int:
    """The square of the distance between two points."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def air_goals(game: Battle, squad: str) -> list[Point]:
    """Where aircraft may want to be: before the doors of Structures with markers, over what they should fetch, near enemies, home, away."""
    state = game.state
    record = state.squads[squad]
    first = state.units[record.units[0]]
    here = start(game, first)
    room = template_radius(PROFILES[first.profile].lz or "Tiny") + 50
    aboard = [name for unit in record.units for name in game.passengers(unit)]
    found: list[Point] = []
    held = [marker.carrier for marker in state.markers.values() if marker.carrier]
    if held and any(name in held or any(rider in held for rider in game.passengers(name)) for name in aboard):
        found.append(home(game, record.seat, here))
    doors: list[Point] = []
    profile = PROFILES[first.profile]
    foot = profile.gate_foot_only if profile.gate else not aboard or any(game.profile(name).is_infantry or game.passengers(name) for name in aboard)
    for marker in open_markers(game, squad, here, foot=foot):
        if marker.structure:
            if foot or marker.kind == "focal_point":
                doors += before_doors(game, marker.structure, room)
        else:
            doors.append(Point(marker.x, marker.y))
    doors.sort(key=lambda point: square(point, here))
    found += doors[:3]
    if not aboard:
        for name in record.carries:
            if name in state.squads and state.squads[name].units:
                rider = state.units[state.squads[name].units[0]]
                if rider.where == TABLE:
                    found.append(Point(rider.x, rider.y))
                elif rider.where == INSIDE:
                    door = min(game.building(rider.host).entrances, key=lambda point: square(point, here))
                    found.append(outside(game, rider.host, door, room))
    enemies = nearest_enemies(game, record.seat, here)
    found += enemies
    if first.where not in (READINESS, RESERVE):  # who comes in by the edge does not want to stay there
        found.append(home(game, record.seat, here))
    return list(dict.fromkeys(found))[:8]


def before_doors(game: Battle, structure: str, distance: int) -> tuple[Point, ...]:
    """Points so far outside each door of a Structure."""
    memory, key = game.plan.sights, ("doors", structure, distance)
    known = memory.get(key)
    if known is None:
        known = memory[key] = tuple(outside(game, structure, door, distance) for door in game.building(structure).entrances)
    return known  # type: ignore[return-value]


def outside(game: Battle, structure: str, door: Point, distance: int) -> Point:
    """A point so far outside a door."""
    w, s, e, _n = game.building(structure).bounds
    dx = -distance if door.x <= w else distance if door.x >= e else 0
    dy = 0 if dx else (-distance if door.y <= s else distance)
    return Point(door.x + dx, door.y + dy)
