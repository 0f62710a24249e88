"""Distances from edge to edge, overlapping and covering, without a single root taken.

A distance on the grid is sqrt(num / den) - radius. `Gap` keeps the three whole numbers; "within N" squares both sides (N included), "below N" is strict
(DZC-1.13, LOW-19.6).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from fractions import Fraction
from functools import cmp_to_key

from bocage.space.plane.roots import Term, ceiling, sign
from bocage.space.plane.segments import contains, in_outline, meets_open_disc, segments_meet, stretches
from bocage.space.plane.shapes import Area, Box, Disc, Outline, Pair, Point, Polygon, Shape, Teardrop, Wall, bounds, outline

Ends = tuple[Point, Point]
"""A segment as a shape of its own: a leg of a path, the bounce of a ball, a flight lane."""
Thing = Area | Wall | Point | Ends


class Gap(Shape):
    """The distance between two shapes, edge to edge: sqrt(num / den) - radius, and 0 if that is less."""

    num: int
    den: int = 1
    radius: int = 0

    def within(self, reach: int, rise: int = 0) -> bool:
        """At most `reach` away; exactly so far is within. `rise` is a difference of heights, for distances between centres."""
        far = reach + self.radius
        return self.num + rise * rise * self.den <= far * far * self.den

    def below(self, reach: int, rise: int = 0) -> bool:
        """Less than `reach` away; exactly so far is not."""
        far = reach + self.radius
        return reach > 0 and self.num + rise * rise * self.den < far * far * self.den

    def compare(self, other: Gap) -> int:
        """-1, 0 or 1: which distance is shorter."""
        mine, theirs = self._terms(), other._terms()
        return sign(*mine, *((-coefficient, under) for coefficient, under in theirs))

    def _terms(self) -> list[Term]:
        if self.within(0):
            return []
        return [(Fraction(1, self.den), self.num * self.den), (-self.radius, 1)]

    def rounded_up(self) -> int:
        """The distance in whole units, for people: 0.001 more than 7.5 is shown as 7.51."""
        return ceiling(self._terms())

    def short(self, reach: int) -> int:
        """By how much the distance exceeds a reach, rounded up; 0 if it does not."""
        return max(0, ceiling([*self._terms(), (-reach, 1)]))


def gap(a: Thing, b: Thing) -> Gap:
    """The distance between two shapes; 0 as soon as they touch."""
    line_a, solid_a, radius_a = _core(a)
    line_b, solid_b, radius_b = _core(b)
    radius = radius_a + radius_b
    if len(line_a) == 1 and len(line_b) == 1:
        dx, dy = line_a[0][0] - line_b[0][0], line_a[0][1] - line_b[0][1]
        return Gap(dx * dx + dy * dy, 1, radius)
    if (solid_a and in_outline(solid_a, *line_b[0]) >= 0) or (solid_b and in_outline(solid_b, *line_a[0]) >= 0):
        return Gap(0, 1, radius)
    sides_a, sides_b = _sides(line_a, solid_a), _sides(line_b, solid_b)
    if any(segments_meet(p, q, c, d) for p, q in sides_a for c, d in sides_b):
        return Gap(0, 1, radius)
    num, den = -1, 1
    for points, sides in ((line_a, sides_b or [(line_b[0], line_b[0])]), (line_b, sides_a or [(line_a[0], line_a[0])])):
        for point in points:
            for c, d in sides:
                n, m = point_to_segment(point, c, d)
                if num < 0 or n * den < num * m:
                    num, den = n, m
    return Gap(num, den, radius)


def gap2(a: Thing, b: Thing) -> Fraction:
    """The squared distance between two shapes, of discs between their centres."""
    found = gap(a, b)
    return Fraction(found.num, found.den)


def within(a: Thing, b: Thing, reach: int) -> bool:
    """Whether two shapes are at most `reach` apart, edge to edge."""
    if type(a) is Disc and type(b) is Disc:
        dx, dy, far = a.centre.x - b.centre.x, a.centre.y - b.centre.y, reach + a.radius + b.radius
        return dx * dx + dy * dy <= far * far
    return not _are_far(a, b, reach) and gap(a, b).within(reach)


def _are_far(a: Thing, b: Thing, reach: int) -> bool:
    """Whether the rectangles about two shapes are plainly more than `reach` apart."""
    (aw, as_, ae, an), (bw, bs, be, bn) = _limits(a), _limits(b)
    return bw - ae > reach or aw - be > reach or bs - an > reach or as_ - bn > reach


def _limits(thing: Thing) -> tuple[int, int, int, int]:
    return bounds(Wall(thing)) if isinstance(thing, tuple) else bounds(thing)


CONTACT = 1
"""Bases of which no grid point makes the distance exactly 0 are in contact at one unit, a tenth of a millimetre or a hundredth of an inch."""


def touches(a: Thing, b: Thing) -> bool:
    """Base contact: a distance of at most one unit."""
    return within(a, b, CONTACT)


def within_3d(a: Point, height_a: int, b: Point, height_b: int, reach: int) -> bool:
    """DZC-5.5, DZC-6.21: the straight distance between two centres in space is at most `reach`."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (height_a - height_b) ** 2 <= reach * reach


_by_distance = cmp_to_key(Gap.compare)


def nearest(of: Thing, others: Iterable[Thing]) -> list[int]:
    """Which of the others are nearest, in their order; more than one if they are equally near."""
    gaps = [gap(of, other) for other in others]
    if not gaps:
        return []
    least = min(gaps, key=_by_distance)
    return [index for index, found in enumerate(gaps) if found.compare(least) == 0]


def _core(shape: Thing) -> tuple[tuple[Pair, ...], Outline | None, int]:
    if isinstance(shape, Disc):
        return ((shape.centre.x, shape.centre.y),), None, shape.radius
    if isinstance(shape, Point):
        return ((shape.x, shape.y),), None, 0
    if isinstance(shape, Polygon | Box):
        ring = outline(shape)
        return ring.corners, ring, 0
    points = shape.points if isinstance(shape, Wall) else shape
    return tuple((p.x, p.y) for p in points), None, 0


def _sides(line: tuple[Pair, ...], solid: Outline | None) -> list[tuple[Pair, Pair]]:
    found = list(itertools.pairwise(line))
    return [*found, (line[-1], line[0])] if solid else found


def point_to_segment(point: Pair, c: Pair, d: Pair) -> tuple[int, int]:
    """The squared distance of a point from a segment as a fraction."""
    fx, fy, gx, gy = d[0] - c[0], d[1] - c[1], point[0] - c[0], point[1] - c[1]
    square, dot = fx * fx + fy * fy, fx * gx + fy * gy
    if dot <= 0 or not square:
        return gx * gx + gy * gy, 1
    if dot >= square:
        return (gx - fx) ** 2 + (gy - fy) ** 2, 1
    across = fx * gy - fy * gx
    return across * across, square


def overlaps(a: Area | Teardrop, b: Area | Teardrop) -> bool:
    """Whether two shapes share a positive area; touching is not overlapping."""
    if isinstance(a, Teardrop):
        if isinstance(b, Teardrop):
            raise TypeError("two flame templates are never compared")
        return _flame_touches(a, b)
    if isinstance(b, Teardrop):
        return _flame_touches(b, a)
    if isinstance(a, Disc):
        if isinstance(b, Disc):
            dx, dy, far = a.centre.x - b.centre.x, a.centre.y - b.centre.y, a.radius + b.radius
            return dx * dx + dy * dy < far * far
        return _disc_on_polygon(a, outline(b))
    if isinstance(b, Disc):
        return _disc_on_polygon(b, outline(a))
    return _rings_overlap(a, b)


def _disc_on_polygon(disc: Disc, ring: Outline) -> bool:
    x, y, r = disc.centre.x, disc.centre.y, disc.radius
    west, south, east, north = ring.bounds
    if x + r <= west or x - r >= east or y + r <= south or y - r >= north:
        return False
    if in_outline(ring, x, y) >= 0:
        return True
    square = r * r
    return any(n < square * m for n, m in (point_to_segment((x, y), c, d) for c, d in _sides(ring.corners, ring)))


def _rings_overlap(a: Polygon | Box, b: Polygon | Box) -> bool:
    one, two = outline(a), outline(b)
    if one.bounds[2] <= two.bounds[0] or two.bounds[2] <= one.bounds[0] or one.bounds[3] <= two.bounds[1] or two.bounds[3] <= one.bounds[1]:
        return False
    if one.convex and two.convex:
        return not (separated(one.corners, two.corners) or separated(two.corners, one.corners))
    if sorted(one.corners) == sorted(two.corners):
        return True
    return _runs_through(one, b) or _runs_through(two, a)


def _runs_through(ring: Outline, shape: Polygon | Box) -> bool:
    return any(stretches(Point(*c), Point(*d), shape) for c, d in _sides(ring.corners, ring))


def separated(one: tuple[Pair, ...], two: tuple[Pair, ...]) -> bool:
    """Whether a side of the first convex polygon has all of the second on its outer side or on it."""
    ax, ay = one[-1]
    for bx, by in one:
        ex, ey = bx - ax, by - ay
        if all(ex * (y - ay) - ey * (x - ax) <= 0 for x, y in two):
            return True
        ax, ay = bx, by
    return False


def covers(outer: Area | Teardrop, inner: Area) -> bool:
    """Whether the inner shape lies wholly inside the outer one; borders may touch."""
    if isinstance(outer, Teardrop):
        if isinstance(inner, Disc):
            return _flame_distance(outer, inner.centre, -inner.radius, strict=False)
        return all(_flame_distance(outer, Point(*corner), 0, strict=False) for corner in outline(inner).corners)
    if isinstance(outer, Disc):
        if isinstance(inner, Disc):
            spare = outer.radius - inner.radius
            dx, dy = outer.centre.x - inner.centre.x, outer.centre.y - inner.centre.y
            return spare >= 0 and dx * dx + dy * dy <= spare * spare
        return all(contains(outer, Point(*corner)) for corner in outline(inner).corners)
    ring = outline(outer)
    if isinstance(inner, Disc):
        x, y = inner.centre.x, inner.centre.y
        square = inner.radius**2
        return in_outline(ring, x, y) > 0 and all(n >= square * m for n, m in (point_to_segment((x, y), c, d) for c, d in _sides(ring.corners, ring)))
    if any(in_outline(ring, x, y) < 0 for x, y in outline(inner).corners):
        return False
    return ring.convex or not _runs_through(ring, inner)


def _flame_distance(flame: Teardrop, point: Point, reach: int, *, strict: bool) -> bool:
    """Whether a point lies less than (or, not strict, at most) `reach` from the flame template; a negative reach means so deep inside.

    Seen from the axis the template is one tangent line from the apex to the head and the arc of the head. With u along the axis and v across
    it (both times the length of the axis), K the squared length of the tangent: before its foot the apex is nearest, past its end the head.
    """
    ax, ay, r = flame.apex.x, flame.apex.y, flame.radius
    hx, hy, px, py = flame.head.x - ax, flame.head.y - ay, point.x - ax, point.y - ay
    axis = hx * hx + hy * hy
    tangent = axis - r * r
    if tangent > 0:
        u, v = hx * px + hy * py, abs(hx * py - hy * px)
        if sign((u, tangent), (v * r, 1)) < 0 and reach >= 0:
            return px * px + py * py < reach * reach or (not strict and px * px + py * py == reach * reach)
        if sign((v * r, 1), (u - axis, tangent)) <= 0:  # within the ends of the tangent
            side = sign((v, tangent), (-u * r - reach * axis, 1))
            return side < 0 or (not strict and side == 0)
    far = r + reach
    square = (hx - px) ** 2 + (hy - py) ** 2
    return far >= 0 and (square < far * far or (not strict and square == far * far))


def _flame_touches(flame: Teardrop, base: Area) -> bool:
    """Positive area. For a body: the middle of the head lies inside it, or one of its sides runs into the template."""
    west, south, east, north = bounds(flame)
    w, s, e, n = bounds(base)
    if w >= east or e <= west or s >= north or n <= south:
        return False
    if isinstance(base, Disc):
        return _flame_distance(flame, base.centre, base.radius, strict=True)
    ring = outline(base)
    if in_outline(ring, flame.head.x, flame.head.y) > 0:
        return True
    head = Disc(flame.head, flame.radius)
    axis = ((flame.apex.x, flame.apex.y), (flame.head.x, flame.head.y))
    for c, d in _sides(ring.corners, ring):
        start, end = Point(*c), Point(*d)
        if meets_open_disc(start, end, head) or _flame_distance(flame, start, 0, strict=True) or _flame_distance(flame, end, 0, strict=True):
            return True
        if axis[0] != axis[1] and segments_meet(c, d, *axis) and _crossing_axis(c, d, axis):
            return True
    return False


def _crossing_axis(c: Pair, d: Pair, axis: tuple[Pair, Pair]) -> bool:
    """Whether a side meets the axis elsewhere than in the apex alone."""
    apex = axis[0]
    if point_to_segment(apex, c, d)[0]:
        return True
    (hx, hy), (ex, ey) = (axis[1][0] - apex[0], axis[1][1] - apex[1]), (d[0] - c[0], d[1] - c[1])
    if hx * ey - hy * ex:
        return False
    return any(hx * (x - apex[0]) + hy * (y - apex[1]) > 0 for x, y in (c, d))
