"""Sight in space (DZC-5.4 to DZC-5.17): from an eye to points of a body, past solids.

A solid is an upright prism, so a segment is cut in plan first; on what is left of it the height runs straight from one value to another, and comparing
the two ends with bottom and top tells whether the segment has a positive length inside. A body is judged by a hundred points that stand in ten
columns: ten cuts in plan serve all hundred.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bocage.space.plane.degrees import rounded
from bocage.space.plane.gaps import separated
from bocage.space.plane.roots import Term, over_root, sign
from bocage.space.plane.segments import END, START, Along, Stretch, compare, contains, point_at, stretches
from bocage.space.plane.shapes import Area, Box, Disc, Pair, Point, Polygon, Prism, Shape, bounds, hull, outline
from bocage.space.plane.sight import Certificate, Sight, lacking, united

COLUMNS = 10


class Spot(Shape):
    """A point in space: an eye, a sampled point, the base centre of an aircraft."""

    x: int
    y: int
    z: int

    @property
    def point(self) -> Point:
        return Point(self.x, self.y)


def middle(body: Prism) -> Spot:
    """The centre of a body, at half its height."""
    assert not isinstance(body.base, Polygon)
    return Spot(body.base.centre.x, body.base.centre.y, (body.bottom + body.top) // 2)


def inside_solid(a: Spot, b: Spot, solid: Prism) -> list[Stretch]:
    """Where a segment runs through the open inside of a solid: stretches of positive length."""
    if a.x == b.x and a.y == b.y:
        low, high = min(a.z, b.z), max(a.z, b.z)
        reaches = low < high and low < solid.top and high > solid.bottom and contains(solid.base, a.point, strict=True)
        return _between_heights([(START, END)], a, b, solid) if reaches else []
    return _between_heights(stretches(a.point, b.point, solid.base), a, b, solid)


def _between_heights(runs: Iterable[Stretch], a: Spot, b: Spot, solid: Prism) -> list[Stretch]:
    rise = b.z - a.z
    if not rise:
        return list(runs) if solid.bottom < a.z < solid.top else []
    first, last = (solid.bottom, solid.top) if rise > 0 else (solid.top, solid.bottom)
    enters, leaves = Along((first - a.z) * (1 if rise > 0 else -1), abs(rise)), Along((last - a.z) * (1 if rise > 0 else -1), abs(rise))
    found = []
    for run_low, run_high in runs:
        low = enters if compare(enters, run_low) > 0 else run_low
        high = leaves if compare(leaves, run_high) < 0 else run_high
        if compare(low, high) < 0:
            found.append((low, high))
    return found


def _column_hidden(eye: Spot, column: Point, heights: Sequence[int], solid: Prism) -> list[bool]:
    """Which points of a column are hidden by a solid."""
    if column == eye.point:
        return [bool(inside_solid(eye, Spot(column.x, column.y, z), solid)) for z in heights]
    found = [False] * len(heights)
    from_z = eye.z
    for low, high in stretches(eye.point, column, solid.base):
        for number, z in enumerate(heights):
            rise = z - from_z
            if not found[number]:
                near, far = (low, high) if rise >= 0 else (high, low)
                found[number] = _height_sign(near, from_z - solid.top, rise) < 0 < _height_sign(far, from_z - solid.bottom, rise)
    return found


def _height_sign(place: Along, start: int, rise: int) -> int:
    """The sign of start + place * rise."""
    if place.s:
        return sign((start * place.d + place.p * rise, 1), (place.s * rise, place.n))
    value = start * place.d + place.p * rise
    return (value > 0) - (value < 0)


def silhouette(eye: Spot, body: Prism) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    """DZC-5.15: the ten columns in plan and the ten heights of the sampled points, rounded to the grid.

    The rectangle stands at the body's centre across the line from the eye, as wide as the body looks from there and as high as it is. Straight
    above or below the centre it runs east and west.
    """
    base = body.base
    assert not isinstance(base, Polygon)
    x, y = base.centre.x, base.centre.y
    dx, dy = x - eye.x, y - eye.y
    if dx == dy == 0:
        dy = 1
    square = dx * dx + dy * dy
    across_x, across_y = dy, -dx  # to the right of the line
    columns = []
    for number in range(COLUMNS):
        part = 2 * number + 1 - COLUMNS
        if isinstance(base, Disc):
            reach = 2 * base.radius * part
            shift = (over_root(reach * across_x, square * 4 * COLUMNS**2), over_root(reach * across_y, square * 4 * COLUMNS**2))
        else:
            width = _doubled_width(base, across_x, across_y)
            shift = (rounded(width * part * across_x, square * 4 * COLUMNS), rounded(width * part * across_y, square * 4 * COLUMNS))
        columns.append(Point(x + shift[0], y + shift[1]))
    high = body.top - body.bottom
    heights = tuple(body.bottom + (high * (2 * number + 1) + COLUMNS) // (2 * COLUMNS) for number in range(COLUMNS))
    return tuple(columns), heights


def _doubled_width(box: Box, x: int, y: int) -> int:
    """Twice the width of a body across a direction, times the length of that direction."""
    along = [(cx - box.centre.x) * x + (cy - box.centre.y) * y for cx, cy in outline(box).corners]
    return 2 * (max(along) - min(along))


def visible(eye: Spot, target: Prism, solids: Sequence[Prism], *, mates: Sequence[Prism] = (), woods: Sequence[Prism] = (), through: int = 400) -> Sight:
    """DZC-5.10, DZC-5.11, DZC-5.15: how many of a vehicle's hundred points are seen; clear if at least ten are.

    `solids` are all that block but the two themselves; of the firer's squad `mates` a line may run through one (DZC-5.9); `woods` are seen through for
    `through` units, taken together. Blockers are numbered through solids, mates and woods in this order.
    """
    columns, heights = silhouette(eye, target)
    things = [*solids, *mates, *woods]
    near = _in_the_fan(eye, target, columns, things)
    hard, soft = len(solids), len(solids) + len(mates)
    free = 0
    hidden = [0] * len(things)
    for column in columns:
        blocked = [False] * len(heights)
        passed = [0] * len(heights)
        for number in near:
            if number >= soft:
                continue
            for j, hit in enumerate(_column_hidden(eye, column, heights, things[number])):
                if hit:
                    hidden[number] += 1
                    passed[j] += number >= hard
                    blocked[j] |= number < hard or passed[j] > 1
        forest = [things[number] for number in near if number >= soft]
        for j, z in enumerate(heights):
            if not blocked[j] and forest and _too_deep(eye, Spot(column.x, column.y, z), forest, through):
                blocked[j] = True
                for number in near:
                    if number >= soft and inside_solid(eye, Spot(column.x, column.y, z), things[number]):
                        hidden[number] += 1
        free += blocked.count(False)
    of = len(columns) * len(heights)
    order = tuple(sorted((number for number in near if hidden[number]), key=lambda number: -hidden[number])) if free < of else ()
    spot = middle(target)
    return Sight(free * 10 >= of, free, of, order, _certificate(eye, spot, things, order), (eye.point, spot.point))


def _in_the_fan(eye: Spot, target: Prism, columns: Sequence[Point], things: Sequence[Prism]) -> list[int]:
    """The solids whose plan meets the triangle of the eye and the silhouette; all others block nothing."""
    fan = hull([(eye.x, eye.y), *((p.x, p.y) for p in columns)])
    west, south = min(x for x, _ in fan), min(y for _, y in fan)
    east, north = max(x for x, _ in fan), max(y for _, y in fan)
    highest = max(eye.z, target.top)
    found = []
    for number, solid in enumerate(things):
        w, s, e, n = bounds(solid.base)
        if w > east or e < west or s > north or n < south or solid.bottom >= highest:
            continue
        if len(fan) > 2 and _clear_of(fan, solid.base):
            continue
        found.append(number)
    return found


def _clear_of(fan: tuple[Pair, ...], base: Area) -> bool:
    """Whether a base surely lies outside a triangle."""
    if isinstance(base, Disc):
        x, y, r = base.centre.x, base.centre.y, base.radius
        around: tuple[Pair, ...] = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
    else:
        around = outline(base).corners
    return separated(fan, around)


def _too_deep(a: Spot, b: Spot, woods: Sequence[Prism], through: int) -> bool:
    """Whether a segment has more than `through` of its length, in space, inside woods."""
    square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2
    if square <= through * through:
        return False
    runs = [run for wood in woods for run in inside_solid(a, b, wood)]
    if not runs:
        return False
    terms: list[Term] = [(-through, 1)]
    for low, high in united(runs):
        for place, way in ((low, -1), (high, 1)):
            terms += [(way * coefficient, under * square) for coefficient, under in place.terms()]
    return sign(*terms) > 0


def is_hidden(a: Spot, b: Spot, solids: Sequence[Prism], *, mates: Sequence[Prism] = (), woods: Sequence[Prism] = (), through: int = 400) -> bool:
    """Whether one segment is blocked: by a solid, by two squad mates, or by too much wood (DZC-5.9, DZC-5.13, DZC-23.6)."""
    if any(inside_solid(a, b, solid) for solid in solids):
        return True
    if sum(1 for mate in mates if inside_solid(a, b, mate)) > 1:
        return True
    return bool(woods) and _too_deep(a, b, woods, through)


def glimpse(
    eye: Spot, points: Sequence[Spot], solids: Sequence[Prism], *, mates: Sequence[Prism] = (), woods: Sequence[Prism] = (), through: int = 400
) -> Sight:
    """DZC-5.12, DZC-5.14: infantry and aircraft (one point) and Structures (their wall points) are seen if any point is; `line` tells which."""
    for tried, spot in enumerate(points, 1):
        if not is_hidden(eye, spot, solids, mates=mates, woods=woods, through=through):
            return Sight(True, 1, tried, line=(eye.point, spot.point))
    if not points:
        return Sight(False, 0, 0)
    things = [*solids, *mates, *woods]
    spot = points[0]
    order = tuple(number for number, solid in enumerate(things) if inside_solid(eye, spot, solid))
    return Sight(False, 0, len(points), order, _certificate(eye, spot, things, order), (eye.point, spot.point))


def _certificate(eye: Spot, spot: Spot, things: Sequence[Prism], order: Sequence[int]) -> Certificate | None:
    """The first of the blockers that the line to a point meets, where, and how far the line would have to move aside in plan."""
    for number in order:
        runs = inside_solid(eye, spot, things[number])
        if runs and eye.point != spot.point:
            return Certificate(number, point_at(eye.point, spot.point, runs[0][0]), lacking(eye.point, spot.point, things[number].base))
    return None


def wall_points(footprint: Polygon | Box, heights: Sequence[int], every: int = 50, seen_from: Point | None = None) -> list[Spot]:
    """DZC-5.14: points of the outer walls, every so many units from each corner on, at each height; only of walls that face a point, if one is given.

    The points are rounded to the grid. A Structure does not block the sight of its own facing walls.
    """
    corners = outline(footprint).corners
    found: list[Spot] = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if seen_from is not None and (bx - ax) * (seen_from.y - ay) - (by - ay) * (seen_from.x - ax) >= 0:
            continue
        square = (bx - ax) ** 2 + (by - ay) ** 2
        way = 0
        plan: list[Pair] = []
        while way * way < square:
            plan.append((ax + over_root((bx - ax) * way, square), ay + over_root((by - ay) * way, square)))
            way += every
        plan.append((bx, by))
        found += [Spot(x, y, z) for x, y in plan for z in heights]
    return found
