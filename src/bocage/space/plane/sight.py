"""Line of sight between bases on a flat table (LOW-2.28): 9 points on each base, 81 segments, one free segment is enough.

A segment is blocked by what it runs through: the open inside of a feature that blocks fully, a wall that blocks fully, or more than a given length of
features that block partly, taken together. The answer names what stands in the way of the line between the centres, where that line meets it, and by
how much it would have to be moved aside. `sees` answers yes or no and remembers; `rows.sights` answers for many at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import isqrt

from bocage.space.plane.costs import stretch_terms
from bocage.space.plane.degrees import rounded
from bocage.space.plane.gaps import covers, point_to_segment, within
from bocage.space.plane.roots import Term, ceiling, root_up, sign
from bocage.space.plane.segments import Along, Stretch, compare, contains, crosses, crossing_test, place_key, point_at, stretches, wall_crossing
from bocage.space.plane.shapes import Area, Base, Disc, Point, Shape, Wall, bounds, outline
from bocage.space.plane.terrain import Terrain, each


class Certificate(Shape):
    """Why a line is blocked: by which feature, where the line enters it, how much is lacking.

    `short` is how far the line would have to be moved aside to pass the blocker, or, with `through`, by how much its way inside
    features that block partly is too long; in whole units, rounded up.
    """

    blocker: int
    at: Point
    short: int
    through: bool = False


class Sight(Shape):
    """What one sees of another: `free` of `of` sampled segments; the blockers on the line of the centres, nearest first; why, if it is blocked."""

    clear: bool
    free: int
    of: int
    blockers: tuple[int, ...] = ()
    certificate: Certificate | None = None
    line: tuple[Point, Point] | None = None

    @property
    def share(self) -> tuple[int, int]:
        """The visible share, as a fraction."""
        return self.free, self.of


class Eyes(Shape):
    """The measures of a game's sight: what is seen through, and what those inside see."""

    through: int = 500
    """So long a way inside features that block partly is still free."""
    opening: int = 250
    """Who stands in a building sees out, and is seen, at points so near to one of its sides."""
    together: int = 1000
    """Two bases wholly inside the same feature that blocks partly, and so near to each other, see each other in it."""


EYES = Eyes()
_DIAGONAL = 707106781187  # sqrt(1/2), of 10^12


def samples(base: Base) -> tuple[Point, ...]:
    """The nine points of a base: its centre and eight on its rim (LOW geometry), rounded to the grid."""
    x, y = base.centre.x, base.centre.y
    if isinstance(base, Disc):
        return (base.centre, *[Point(x + dx, y + dy) for dx, dy in _rim(base.radius)])
    corners = outline(base).corners
    rim: list[Point] = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        rim += (Point(ax, ay), Point(x + rounded(ax + bx - 2 * x, 2), y + rounded(ay + by - 2 * y, 2)))
    return (base.centre, *rim)


@lru_cache(maxsize=64)
def _rim(radius: int) -> tuple[tuple[int, int], ...]:
    """Eight points on the rim of a round base, from its centre."""
    r, d = radius, rounded(radius * _DIAGONAL, 10**12)
    return ((0, r), (d, d), (r, 0), (d, -d), (0, -r), (-d, -d), (-r, 0), (-d, d))


def is_blocked(terrain: Terrain, a: Point, b: Point, eyes: Eyes = EYES, skip: int = 0, smoke: Sequence[Disc] = (), among: int = -1) -> bool:
    """Whether one segment is blocked. `skip` and `among` are bit masks of features; smoke blocks fully and lies on no index."""
    near = terrain.near_line(a, b) & ~skip & among
    tests = terrain.tests
    for index in each(near & terrain.full):
        if tests[index](a.x, a.y, b.x, b.y):
            return True
    if any(crosses(a, b, disc) for disc in smoke):
        return True
    return _is_too_deep(terrain, a, b, near & terrain.partial, eyes)


def _is_too_deep(terrain: Terrain, a: Point, b: Point, near: int, eyes: Eyes) -> bool:
    if not near or (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= eyes.through**2:
        return False
    return sign(*_way_inside(terrain, a, b, near), (-eyes.through, 1)) > 0


def _way_inside(terrain: Terrain, a: Point, b: Point, near: int) -> list[Term]:
    """The length of the segment inside some features, what lies in two of them counted once."""
    runs: list[Stretch] = []
    for index in each(near):
        shape = terrain.features[index].shape
        if not isinstance(shape, Wall):
            runs += stretches(a, b, shape)
    square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    return [term for low, high in united(runs) for term in stretch_terms(low, high, square)]


def united(runs: Sequence[Stretch]) -> Iterator[Stretch]:
    """Stretches that overlap or touch made one, in order."""
    held: Stretch | None = None
    for low, high in sorted(runs, key=lambda run: place_key(run[0])):
        if held is None:
            held = (low, high)
        elif compare(low, held[1]) <= 0:
            held = (held[0], high if compare(high, held[1]) > 0 else held[1])
        else:
            yield held
            held = (low, high)
    if held is not None:
        yield held


def sight(
    terrain: Terrain,
    observer: Base,
    target: Base,
    *,
    observer_in: int | None = None,
    target_in: int | None = None,
    smoke: Sequence[Disc] = (),
    eyes: Eyes = EYES,
    among: int = -1,
    count: bool = False,
) -> Sight:
    """LOW-2.28: whether any of the 81 segments is free; with `count` how many are.

    `observer_in` and `target_in` are the buildings that hold them: such a building does not block the segments whose own end is within `eyes.opening`
    of one of its sides. `among` restricts the blockers (aircraft: those within 5 cm of the figure on the ground).
    """
    skip = 0 if terrain.partial == 0 else _shared_cover(terrain, observer, target, eyes)
    ends_a = _opened(terrain, samples(observer), observer_in, eyes)
    ends_b = _opened(terrain, samples(target), target_in, eyes)
    near = _near_both(terrain, observer, target) & ~skip & among
    hard = [(1 << index, terrain.tests[index]) for index in each(near & terrain.full)]
    hard += [(0, crossing_test(disc)) for disc in smoke]
    soft = near & terrain.partial
    free = tried = 0
    for a, open_a in ends_a:
        for b, open_b in ends_b:
            tried += 1
            opened = open_a | open_b
            for number, (bit, test) in enumerate(hard):
                if not bit & opened and test(a.x, a.y, b.x, b.y):
                    if number:  # what blocked once will most likely block again
                        hard[0], hard[number] = hard[number], hard[0]
                    break
            else:
                if soft and _is_too_deep(terrain, a, b, soft & ~opened, eyes):
                    continue
                free += 1
                if not count:
                    return Sight(True, 1, tried, line=(a, b))
    if free:
        return Sight(True, free, tried)
    (a, open_a), (b, open_b) = ends_a[0], ends_b[0]
    blockers, certificate = explain(terrain, a, b, eyes, skip | open_a | open_b, smoke, among)
    return Sight(False, 0, tried, blockers, certificate, (a, b))


def _near_both(terrain: Terrain, a: Base, b: Base) -> int:
    west_a, south_a, east_a, north_a = bounds(a)
    west_b, south_b, east_b, north_b = bounds(b)
    return terrain.near(min(west_a, west_b), min(south_a, south_b), max(east_a, east_b), max(north_a, north_b))


def sees(terrain: Terrain, observer: Base, target: Base, *, observer_in: int | None = None, target_in: int | None = None, smoke: Sequence[Disc] = ()) -> bool:
    """LOW-2.28, yes or no. Without smoke the answer is kept with the terrain, since most figures stand still most of the time."""
    if smoke:
        return sight(terrain, observer, target, observer_in=observer_in, target_in=target_in, smoke=smoke).clear
    key = (observer, target, observer_in, target_in)
    found = terrain.memo.get(key)
    if found is None:
        if len(terrain.memo) > 200_000:
            terrain.memo.clear()
        found = terrain.memo[key] = sight(terrain, observer, target, observer_in=observer_in, target_in=target_in).clear
    return found is True


def _opened(terrain: Terrain, points: Sequence[Point], building: int | None, eyes: Eyes) -> list[tuple[Point, int]]:
    """Each sampled point with the building that does not block it, as a mask."""
    if building is None:
        return [(point, 0) for point in points]
    shape = terrain.features[building].shape
    return [(point, 1 << building if near_side(shape, point, eyes.opening) else 0) for point in points]


def near_side(shape: Area | Wall, point: Point, reach: int) -> bool:
    """Whether a point is at most so far from one of the sides of a shape, from within or without."""
    if isinstance(shape, Disc):
        dx, dy = point.x - shape.centre.x, point.y - shape.centre.y
        square, inner = dx * dx + dy * dy, shape.radius - reach
        return (inner <= 0 or square >= inner * inner) and square <= (shape.radius + reach) ** 2
    corners = tuple((p.x, p.y) for p in shape.points) if isinstance(shape, Wall) else outline(shape).corners
    ends = corners[1:] if isinstance(shape, Wall) else corners[1:] + corners[:1]
    return any(n <= reach * reach * m for n, m in (point_to_segment((point.x, point.y), c, d) for c, d in zip(corners, ends, strict=False)))


def _shared_cover(terrain: Terrain, observer: Base, target: Base, eyes: Eyes) -> int:
    """The features that block partly, hold both bases whole, and do not part them because they are near."""
    if not within(observer, target, eyes.together):
        return 0
    found = 0
    for index in each(terrain.near_line(observer.centre, target.centre) & terrain.partial):
        shape = terrain.features[index].shape
        if not isinstance(shape, Wall) and covers(shape, observer) and covers(shape, target):
            found |= 1 << index
    return found


def explain(
    terrain: Terrain, a: Point, b: Point, eyes: Eyes = EYES, skip: int = 0, smoke: Sequence[Disc] = (), among: int = -1
) -> tuple[tuple[int, ...], Certificate | None]:
    """The blockers of one segment, nearest first, and the certificate of the first; smoke is numbered on after the features."""
    near = terrain.near_line(a, b) & ~skip & among
    shapes: list[tuple[int, Area | Wall]] = [(index, terrain.features[index].shape) for index in each(near & terrain.full)]
    shapes += [(len(terrain) + number, disc) for number, disc in enumerate(smoke)]
    found: list[tuple[Along, int, Area | Wall]] = []
    for index, shape in shapes:
        place = first_meeting(a, b, shape)
        if place is not None:
            found.append((place, index, shape))
    if found:
        found.sort(key=lambda item: place_key(item[0]))
        place, index, shape = found[0]
        return tuple(item[1] for item in found), Certificate(index, point_at(a, b, place), lacking(a, b, shape))
    near &= terrain.partial
    over = ceiling([*_way_inside(terrain, a, b, near), (-eyes.through, 1)]) if near else 0
    if over <= 0:
        return (), None
    partly = sorted(((place_key(p), p, i) for i in each(near) if (p := first_meeting(a, b, terrain.features[i].shape)) is not None), key=lambda item: item[0])
    return tuple(item[2] for item in partly), Certificate(partly[0][2], point_at(a, b, partly[0][1]), over, through=True)


def first_meeting(a: Point, b: Point, shape: Area | Wall) -> Along | None:
    """Where a segment first runs into a shape."""
    if isinstance(shape, Wall):
        return wall_crossing(a, b, shape)
    runs = stretches(a, b, shape)
    return runs[0][0] if runs else None


def lacking(a: Point, b: Point, shape: Area | Wall) -> int:
    """How far the line would have to be moved aside, the easier way, to run past a shape; rounded up."""
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    if isinstance(shape, Disc):
        across = dx * (shape.centre.y - a.y) - dy * (shape.centre.x - a.x)
        return shape.radius - isqrt(across * across // square)
    corners = tuple((p.x, p.y) for p in shape.points) if isinstance(shape, Wall) else outline(shape).corners
    offsets = [dx * (y - a.y) - dy * (x - a.x) for x, y in corners]
    least = min(max(offsets), -min(offsets))
    return root_up(-(-least * least // square))


def is_inside(terrain: Terrain, building: int, base: Base) -> bool:
    """Whether the centre of a base lies in a feature."""
    shape = terrain.features[building].shape
    return not isinstance(shape, Wall) and contains(shape, base.centre)
