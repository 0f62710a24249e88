"""Arcs and line of sight (DZC-5.1 to DZC-5.17), in space, past Structures, hills, woods, vehicles and landed aircraft.

Theory of operation. A sight line is judged by what lies near it. The solids and woods of the table whose bounds meet those of the line are found first;
mostly there are none and everything is seen. A convex solid taller than both ends that both edges of a silhouette run through hides it all. Only what is
left goes to the exact count of a hundred points. Answers past what stands still are remembered with the ground plan, by eye and target.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle, body_at, centre_of
from bocage.games.dropzone_commander.ground.layout import BoxedSolid, Building, Plan
from bocage.games.dropzone_commander.state.state import FLYING, INSIDE, LANDED, TABLE, Unit
from bocage.games.dropzone_commander.tables.profiles import Weapon
from bocage.space.plane import Box, Disc, Point, Polygon, Prism, Spot, crosses, in_arc, inside_solid, is_hidden, visible
from bocage.space.plane.shapes import outline

Limits = tuple[int, int, int, int]
ARCS = {"F": ((-45, 45),), "R": ((135, 225),), "N": ((-15, 15),)}  # DZC-5.3
SIDES = {"": ((45, 135), (225, 315)), "right": ((45, 135),), "left": ((225, 315),)}
ARTICULATED = 100  # DZC-22.4
BEST = -1  # no firing point was picked: the best one counts (DZC-5.16)
CLEAR, HULL_DOWN = 51, 10  # of a hundred points (DZC-5.10, DZC-5.11)


class Look(NamedTuple):
    """What a firer sees of a target: the share of its hundred points (one point counts all), the squared distance, and from where to where."""

    share: int
    square: int
    eye: Spot
    spot: Spot


NOTHING = Look(0, 0, Spot(0, 0, 0), Spot(0, 0, 0))


def is_in_arc(facing: int, here: Point, there: Point, weapon: Weapon) -> bool:
    """DZC-5.2, DZC-5.3: the union of the weapon's arcs, borders included; on the same spot in plan everything but N is in arc."""
    arcs = weapon.arcs
    if "F" in arcs and "S" in arcs and "R" in arcs and not weapon.side:
        return True
    for letter in arcs:
        for start, stop in SIDES[weapon.side] if letter == "S" else ARCS[letter]:
            if in_arc(here, facing, there, start, stop, coincident=letter != "N"):
                return True
    return False


# -- what stands in the way ---------------------------------------------------------------------------------------------------------------


def _near(boxes: Sequence[BoxedSolid], limits: Limits, lowest: int, apart: tuple[str, ...]) -> list[BoxedSolid]:
    """Solids, but for some, whose bounds meet a rectangle and that reach above a height."""
    west, south, east, north = limits
    return [box for box in boxes if box[0] < east and box[2] > west and box[1] < north and box[3] > south and box[4] > lowest and box[5] not in apart]


def _solids(boxes: Sequence[BoxedSolid]) -> list[Prism]:
    return [box[6] for box in boxes]


def _hides(box: BoxedSolid, eye: Spot, spot: Spot) -> bool:
    """Whether a solid hides a point. A line that stays between its bottom and its top all the way needs to be cut in plan only."""
    upright = eye.x == spot.x and eye.y == spot.y
    if not upright and not box[7](eye.x, eye.y, spot.x, spot.y):
        return False
    top, low, high = box[4], eye.z, spot.z
    if low > high:
        low, high = high, low
    if not upright and low >= 0 and high <= top and high and low < top:
        return True
    return bool(inside_solid(eye, spot, box[6]))


def _is_hidden(eye: Spot, spot: Spot, boxes: Sequence[BoxedSolid], woods: Sequence[BoxedSolid]) -> bool:
    for box in boxes:
        if _hides(box, eye, spot):
            return True
    return bool(woods) and is_hidden(eye, spot, (), woods=_solids(woods))


def _shuts_out(box: BoxedSolid, eye: Spot, building: Building) -> bool:
    """Whether a solid hides a whole Structure: what lies in the shadow of a convex solid is convex, so its corners tell."""
    top, test = box[4], box[7]
    if not 0 <= eye.z <= top or not 0 < building.height <= top or not isinstance(box[6].base, Polygon) or not outline(box[6].base).convex:
        return False
    w, s, e, n = building.bounds
    x, y = eye.x, eye.y
    return test(x, y, w, s) and test(x, y, e, n) and test(x, y, w, n) and test(x, y, e, s)


def bodies_between(game: Battle, limits: tuple[int, int, int, int], *apart: str) -> list[str]:
    """DZC-5.7, DZC-5.8: vehicles and landed aircraft in a rectangle, but for some."""
    west, south, east, north = limits[0] - 200, limits[1] - 200, limits[2] + 200, limits[3] + 200
    found = [unit for unit in game.state.units.values() if west < unit.x < east and south < unit.y < north and unit.where == TABLE]
    return [unit.id for unit in found if blocks(unit) and unit.id not in apart]


def blocks(unit: Unit) -> bool:
    """DZC-5.7, DZC-5.8: infantry and aircraft in the air never block."""
    kind = PROFILES[unit.profile].type
    return kind == "vehicle" or (kind == "aircraft" and unit.level == LANDED)


def _rectangle(eye: Spot, base: Box | Disc | None, spot: Spot) -> tuple[int, int, int, int]:
    if base is None:
        w, s, e, n = spot.x, spot.y, spot.x, spot.y
    elif isinstance(base, Disc):
        w, s, e, n = spot.x - base.radius, spot.y - base.radius, spot.x + base.radius, spot.y + base.radius
    else:
        half = base.length
        w, s, e, n = spot.x - half, spot.y - half, spot.x + half, spot.y + half
    return min(w, eye.x), min(s, eye.y), max(e, eye.x), max(n, eye.y)


def _static_share(plan: Plan, eye: Spot, body: Prism | None, spot: Spot, apart: tuple[str, ...]) -> int:
    """How much is seen past what stands, without vehicles; remembered."""
    key = (eye, body if body is not None else spot, apart)
    known = plan.sights.get(key)
    if known is None:
        if len(plan.sights) > 200_000:
            plan.sights.clear()
        known = plan.sights[key] = _share(plan, eye, body, spot, apart, (), ())
    return known  # type: ignore[return-value]


def _share(plan: Plan, eye: Spot, body: Prism | None, spot: Spot, apart: tuple[str, ...], hard: Sequence[Prism], mates: Sequence[Prism]) -> int:
    base = body.base if body is not None else None
    assert base is None or isinstance(base, Box | Disc)
    limits = _rectangle(eye, base, spot)
    lowest = min(eye.z, spot.z if body is None else body.bottom)
    boxes, trees = _near(plan.boxes, limits, lowest, apart), _near(plan.wood_boxes, limits, lowest, ())
    if not boxes and not trees and not hard and len(mates) < 2:
        return 100
    if body is None:
        return 0 if _is_hidden(eye, spot, boxes, trees) or is_hidden(eye, spot, hard, mates=mates) else 100
    solids, woods = [*_solids(boxes), *hard], _solids(trees)
    if solids and _all_hidden(eye, body, solids):
        return 0
    return visible(eye, body, solids, mates=mates, woods=woods).free


def _all_hidden(eye: Spot, body: Prism, solids: Sequence[Prism]) -> bool:
    """Whether one convex solid, taller than both ends, is met by lines past both sides of the body: then it hides all between."""
    base, top = body.base, max(eye.z, body.top)
    assert isinstance(base, Box | Disc)
    reach = base.radius if isinstance(base, Disc) else base.length
    x, y = base.centre.x, base.centre.y
    dx, dy = x - eye.x, y - eye.y
    far = max(abs(dx), abs(dy))
    if not far:
        return False
    side = (-dy * 2 * reach // far, dx * 2 * reach // far)  # more than half of any silhouette
    here, left, right = Point(eye.x, eye.y), Point(x + side[0], y + side[1]), Point(x - side[0], y - side[1])
    return any(solid.top >= top and solid.bottom <= 0 and crosses(here, left, solid.base) and crosses(here, right, solid.base) for solid in solids)


# -- looking --------------------------------------------------------------------------------------------------------------------------------


def square(a: Spot, b: Spot) -> int:
    """The squared distance in space (DZC-6.3, DZC-5.5)."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2


def eyes(game: Battle, unit: str, weapon: Weapon | None = None) -> tuple[Spot, ...]:
    """DZC-5.4, DZC-22.4: the centre of the body; of an Articulated weapon also 1 inch above its top."""
    record = game.state.units[unit]
    centre = centre_of(game, record)
    if weapon is None or "Articulated" not in weapon.words or record.level in FLYING:
        return (centre,)
    return centre, Spot(centre.x, centre.y, game.body(unit).top + ARTICULATED)


def look_from(game: Battle, eye: Spot, apart: tuple[str, ...], firer: str, target: str) -> int:
    """The share of a unit on the table that is seen from an eye. `firer` and its squad mates are treated as they should (DZC-5.8, DZC-5.9)."""
    record = game.state.units[target]
    profile = PROFILES[record.profile]
    spot = centre_of(game, record)
    body = body_at(profile.body, record.x, record.y, record.facing, game.foot(record)) if profile.type == "vehicle" else None
    share = _static_share(game.plan, eye, body, spot, apart)
    if not share:
        return 0
    base = body.base if body is not None else None
    limits = _rectangle(eye, base, spot)  # type: ignore[arg-type]
    between = bodies_between(game, limits, firer, target)
    if not between:
        return share
    squad = game.state.units[firer].squad if firer else ""
    through = bool(firer) and PROFILES[game.state.units[firer].profile].type == "vehicle"
    hard = [game.body(name) for name in between if not (through and game.state.units[name].squad == squad)]
    mates = [game.body(name) for name in between if through and game.state.units[name].squad == squad]
    low = min(eye.z, spot.z if body is None else body.bottom)
    hard = [solid for solid in hard if solid.top > low and solid.bottom < max(eye.z, spot.z if body is None else body.top)]
    if not hard and len(mates) < 2:
        return share
    memory = game.plan.sights
    key = (eye, body if body is not None else spot, apart, tuple(hard), tuple(mates))
    known = memory.get(key)
    if known is None:
        known = memory[key] = _share(game.plan, eye, body, spot, apart, hard, mates)
    return known  # type: ignore[return-value]


def see_unit(game: Battle, unit: str, target: str, weapon: Weapon | None = None, window: int = BEST) -> Look:
    """What a unit sees of another: of infantry and aircraft all or nothing (DZC-5.12), of a garrison its walls (DZC-5.17)."""
    record, seen = game.mount(unit), game.state.units[target]
    unit = record.id
    if seen.where == INSIDE:
        return see_structure(game, unit, seen.host, weapon, window)
    if record.where == INSIDE:
        return _from_windows(game, unit, target, window)
    spot = centre_of(game, seen)
    best = NOTHING
    for eye in eyes(game, unit, weapon):
        share = look_from(game, eye, (), unit, target)
        if share > best.share:
            centre = centre_of(game, record)
            best = Look(share, square(centre, spot), eye, spot)
    return best


def firing_points(game: Battle, structure: str, window: int, spot: Spot) -> Sequence[Spot]:
    """DZC-5.16: the wall points from which a garrison looks at a spot: the one its owner picked, or all of them, the nearest first."""
    points = game.building(structure).windows_points
    if window == BEST:
        return nearest_first(points, spot)
    return points[window : window + 1] if window >= 0 else ()


def _from_windows(game: Battle, unit: str, target: str, window: int) -> Look:
    """DZC-5.16: from the wall point that was picked; if none was, from the nearest one from which the target is clear, else from the best."""
    record, seen = game.state.units[unit], game.state.units[target]
    spot = centre_of(game, seen)
    best = NOTHING
    for eye in firing_points(game, record.host, window, spot):
        share = look_from(game, eye, (record.host,), "", target)
        if share > best.share:
            best = Look(share, square(eye, spot), eye, spot)
            if share >= CLEAR:
                break
    return best


def nearest_first(points: Sequence[Spot], spot: Spot) -> list[Spot]:
    """Points by their distance from a spot."""
    x, y, z = spot.x, spot.y, spot.z
    return sorted(points, key=lambda p: (p.x - x) ** 2 + (p.y - y) ** 2 + (p.z - z) ** 2)


def facing_first(building: Building, centre: Spot) -> Iterator[Spot]:
    """Wall points that a centre may see, the nearest first: those of walls turned away from it are hidden by the Structure itself."""
    w, s, e, n = building.bounds
    x, y = centre.x, centre.y
    points = [p for p in building.walls if (p.x == w and x <= w) or (p.x == e and x >= e) or (p.y == s and y <= s) or (p.y == n and y >= n)]
    first = min(points or building.walls, key=lambda p: (p.x - x) ** 2 + (p.y - y) ** 2 + (p.z - centre.z) ** 2)
    yield first  # mostly it is seen
    yield from nearest_first(points or building.walls, centre)


def see_structure(game: Battle, unit: str, structure: str, weapon: Weapon | None = None, window: int = BEST) -> Look:
    """DZC-5.14, DZC-5.17, DZC-6.4: the nearest wall point that is seen."""
    record = game.mount(unit)
    unit = record.id
    building = game.building(structure)
    if record.where != INSIDE:
        best = NOTHING
        centre = centre_of(game, record)
        for eye in eyes(game, unit, weapon):
            spot = seen_wall(game, eye, centre, building, unit)
            if spot is not None and (not best.share or square(centre, spot) < best.square):
                best = Look(100, square(centre, spot), eye, spot)
        return best
    if record.host == structure:
        return NOTHING
    middle = Spot(building.centre.x, building.centre.y, building.height // 2)
    for eye in firing_points(game, record.host, window, middle)[:24]:
        spot = seen_wall(game, eye, eye, building, "", (record.host,))
        if spot is not None:
            return Look(100, square(eye, spot), eye, spot)
    return NOTHING


def seen_wall(game: Battle, eye: Spot, centre: Spot, building: Building, firer: str, apart: tuple[str, ...] = ()) -> Spot | None:
    """The wall point nearest to the firer's centre that an eye sees; remembered past what stands."""
    plan = game.plan
    key = (eye, centre, building.id, apart)
    known = plan.sights.get(key, 0)
    if known == 0:
        known = plan.sights[key] = _seen_wall(game, eye, centre, building, "", apart, bodies=False)
    if known is None:
        return None
    assert isinstance(known, Spot)
    if not _bodies_hide(game, eye, known, firer):
        return known
    return _seen_wall(game, eye, centre, building, firer, apart, bodies=True)


def _bodies_hide(game: Battle, eye: Spot, spot: Spot, firer: str, target: str = "") -> bool:
    """DZC-5.7 to DZC-5.9: whether vehicles or landed aircraft hide a point; of the firer's squad mates, if it is a vehicle, only two at once."""
    between = bodies_between(game, _rectangle(eye, None, spot), firer, target)
    if not between:
        return False
    units = game.state.units
    squad = units[firer].squad if firer else ""
    vehicle = bool(firer) and PROFILES[units[firer].profile].type == "vehicle"
    hard = [game.body(name) for name in between if not (vehicle and units[name].squad == squad)]
    mates = [game.body(name) for name in between if vehicle and units[name].squad == squad]
    return is_hidden(eye, spot, hard, mates=mates)


def _seen_wall(game: Battle, eye: Spot, centre: Spot, building: Building, firer: str, apart: tuple[str, ...], *, bodies: bool) -> Spot | None:
    plan = game.plan
    w, s, e, n = building.bounds
    limits = (min(w, eye.x), min(s, eye.y), max(e, eye.x), max(n, eye.y))
    boxes, woods = _near(plan.boxes, limits, 0, (*apart, building.id)), _near(plan.wood_boxes, limits, 0, ())
    for box in boxes:
        if _shuts_out(box, eye, building):
            return None
    for spot in facing_first(building, centre):
        if (boxes or woods) and _is_hidden(eye, spot, boxes, woods):
            continue
        if not bodies or not _bodies_hide(game, eye, spot, firer):
            return spot
    return None


def sees_point(game: Battle, unit: str, spot: Spot) -> bool:
    """Whether a unit on the table has a clear line to a point: a landing point (DZC-9.17), a place on a path."""
    record = game.state.units[unit]
    eye = centre_of(game, record)
    return _clear(game, eye, spot, (), unit)


def _clear(game: Battle, eye: Spot, spot: Spot, apart: tuple[str, ...], firer: str, target: str = "") -> bool:
    return bool(_static_share(game.plan, eye, None, spot, apart)) and not _bodies_hide(game, eye, spot, firer, target)


def sees_flyer(game: Battle, unit: str, spot: Spot, weapon: Weapon | None = None, target: str = "") -> Look:
    """What a unit sees of an aircraft at a station of its path (DZC-4.12, DZC-5.5)."""
    record = game.state.units[unit]
    if record.where == INSIDE:
        for eye in nearest_first(game.building(record.host).windows_points, spot)[:24]:
            if _clear(game, eye, spot, (record.host,), "", target):
                return Look(100, square(eye, spot), eye, spot)
        return NOTHING
    centre = centre_of(game, record)
    for eye in eyes(game, unit, weapon):
        if _clear(game, eye, spot, (), unit, target):
            return Look(100, square(centre, spot), eye, spot)
    return NOTHING


def walls_that_see(game: Battle, structure: str, spot: Spot) -> Spot | None:
    """DZC-9.18: the nearest wall point of a garrisoned Structure that sees a point."""
    building = game.building(structure)
    for eye in nearest_first(building.windows_points, spot):
        if _clear(game, eye, spot, (structure,), ""):
            return eye
    return None


def blocker(game: Battle, eye: Spot, spot: Spot, apart: tuple[str, ...] = (), *units: str) -> str:
    """The name of what blocks a line, for the explanation: a Structure, ground or unit id; "" if nothing does."""
    plan = game.plan
    for name, solid in plan.solid_of.items():
        if name not in apart and inside_solid(eye, spot, solid):
            return name
    for name in bodies_between(game, _rectangle(eye, None, spot), *units):
        if inside_solid(eye, spot, game.body(name)):
            return name
    return ""
