"""Straight segments against shapes: where they run inside, whether they cross, in which order.

A segment runs through a shape only where it has a stretch of positive length in its *open* inside: running along an edge, touching a corner and ending
on a border are touching, not crossing (LOW geometry, DZC-5.13). Places along a segment are exact numbers from 0 to 1: fractions for straight edges,
(whole + root) / whole for circles.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from fractions import Fraction
from functools import cmp_to_key
from math import isqrt

from bocage.space.plane.degrees import rounded
from bocage.space.plane.roots import Term, over_root, sign
from bocage.space.plane.shapes import Area, Box, Disc, Outline, Pair, Point, Polygon, Shape, Wall, outline


class Along(Shape):
    """A place along a segment: (p + s * sqrt(n)) / d, with s of -1, 0 or 1 and d positive."""

    p: int
    d: int
    s: int = 0
    n: int = 0

    def terms(self, factor: int = 1) -> list[Term]:
        """The place as a sum of roots, times a factor."""
        found: list[Term] = [(Fraction(self.p * factor, self.d), 1)]
        if self.s:
            found.append((Fraction(self.s * factor, self.d), self.n))
        return found


START, END = Along(0, 1), Along(1, 1)
Stretch = tuple[Along, Along]


def compare(a: Along, b: Along) -> int:
    """-1, 0 or 1: which place comes first."""
    if not a.s and not b.s:
        left, right = a.p * b.d, b.p * a.d
        return (left > right) - (left < right)
    whole, one, two = a.p * b.d - b.p * a.d, a.s * b.d, -b.s * a.d
    low = high = whole
    for factor, under in ((one, a.n), (two, b.n)):
        if factor:
            root = isqrt(under)  # the root lies between this and the next whole number: mostly that will do
            low += factor * (root if factor > 0 else root + 1)
            high += factor * (root + 1 if factor > 0 else root)
    if low > 0 or high < 0:
        return 1 if low > 0 else -1
    return sign((whole, 1), (one, a.n), (two, b.n))


place_key = cmp_to_key(compare)


def point_at(a: Point, b: Point, place: Along) -> Point:
    """The grid point nearest to a place along a segment."""
    dx, dy = b.x - a.x, b.y - a.y
    if not place.s:
        return Point(a.x + rounded(dx * place.p, place.d), a.y + rounded(dy * place.p, place.d))
    # (p + s sqrt(n)) / d * dx, with the root taken to a thousandth of the grid
    root = over_root(place.n * 1000, place.n) if place.n else 0
    whole = place.p * 1000 + place.s * root
    return Point(a.x + rounded(dx * whole, place.d * 1000), a.y + rounded(dy * whole, place.d * 1000))


def in_outline(ring: Outline, x: int, y: int, scale: int = 1) -> int:
    """1 if the point (x / scale, y / scale) lies inside, 0 on the border, -1 outside."""
    inside = False
    corners = ring.corners
    bx, by = corners[-1][0] * scale, corners[-1][1] * scale
    for cx, cy in corners:
        ax, ay = bx, by
        bx, by = cx * scale, cy * scale
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return 0
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            inside = not inside
    return 1 if inside else -1


def contains(shape: Area, point: Point, *, strict: bool = False) -> bool:
    """Whether a point lies in a shape, its border included unless `strict`."""
    if isinstance(shape, Disc):
        dx, dy = point.x - shape.centre.x, point.y - shape.centre.y
        square = dx * dx + dy * dy
        return square < shape.radius**2 or (not strict and square == shape.radius**2)
    return in_outline(outline(shape), point.x, point.y) >= (1 if strict else 0)


def stretches(a: Point, b: Point, shape: Area) -> list[Stretch]:
    """Where the segment runs through the open inside, in order; empty where it only touches."""
    if isinstance(shape, Disc):
        found = in_disc(a.x, a.y, b.x, b.y, shape)
        return [found] if found else []
    ring = outline(shape)
    if ring.convex:
        clip = in_convex(a.x, a.y, b.x, b.y, ring.corners)
        return [(Along(clip[0], clip[1]), Along(clip[2], clip[3]))] if clip else []
    return _in_simple(a, b, ring)


def in_convex(px: int, py: int, qx: int, qy: int, corners: tuple[Pair, ...]) -> tuple[int, int, int, int] | None:
    """Enters at n0 / d0 and leaves at n1 / d1, or None. The corners run counter-clockwise."""
    if px == qx and py == qy:
        return None
    n0, d0, n1, d1 = 0, 1, 1, 1
    bx, by = corners[-1]
    for cx, cy in corners:
        ax, ay = bx, by
        bx, by = cx, cy
        ex, ey = bx - ax, by - ay
        at_p = ex * (py - ay) - ey * (px - ax)
        at_q = ex * (qy - ay) - ey * (qx - ax)
        if at_p <= 0:
            if at_q <= 0:
                return None
            if -at_p * d0 > n0 * (at_q - at_p):
                n0, d0 = -at_p, at_q - at_p
        elif at_q <= 0 and at_p * d1 < n1 * (at_p - at_q):
            n1, d1 = at_p, at_p - at_q
    return (n0, d0, n1, d1) if n0 * d1 < n1 * d0 else None


def in_disc(px: int, py: int, qx: int, qy: int, disc: Disc) -> Stretch | None:
    """The stretch inside an open disc."""
    dx, dy = qx - px, qy - py
    square = dx * dx + dy * dy
    if not square:
        return None
    cx, cy = disc.centre.x - px, disc.centre.y - py
    dot = cx * dx + cy * dy
    power = cx * cx + cy * cy - disc.radius * disc.radius
    under = dot * dot - square * power
    if under <= 0:
        return None
    enters, leaves = Along(dot, square, -1, under), Along(dot, square, 1, under)
    if compare(leaves, START) <= 0 or compare(enters, END) >= 0:
        return None
    return enters if compare(enters, START) > 0 else START, leaves if compare(leaves, END) < 0 else END


def _in_simple(a: Point, b: Point, ring: Outline) -> list[Stretch]:
    """Cut at every meeting with the outline; the pieces whose middle lies inside, neighbours put together."""
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    if not square:
        return []
    cuts = {Fraction(0), Fraction(1)}
    corners = ring.corners
    for (cx, cy), (ex, ey) in zip(corners, corners[1:] + corners[:1], strict=True):
        fx, fy = ex - cx, ey - cy
        across = dx * fy - dy * fx
        if across:
            at, on = (cx - a.x) * fy - (cy - a.y) * fx, (cx - a.x) * dy - (cy - a.y) * dx
            if across < 0:
                at, on, across = -at, -on, -across
            if 0 <= at <= across and 0 <= on <= across:
                cuts.add(Fraction(at, across))
        elif dx * (cy - a.y) == dy * (cx - a.x):
            for x, y in ((cx, cy), (ex, ey)):
                place = Fraction((x - a.x) * dx + (y - a.y) * dy, square)
                if 0 < place < 1:
                    cuts.add(place)
    ordered = sorted(cuts)
    found: list[list[Fraction]] = []
    for low, high in itertools.pairwise(ordered):
        middle = (low + high) / 2
        scale = middle.denominator
        if in_outline(ring, a.x * scale + dx * middle.numerator, a.y * scale + dy * middle.numerator, scale) > 0:
            if found and found[-1][1] == low:
                found[-1][1] = high
            else:
                found.append([low, high])
    return [(Along(low.numerator, low.denominator), Along(high.numerator, high.denominator)) for low, high in found]


def crosses(a: Point, b: Point, shape: Area | Wall) -> bool:
    """Whether the segment runs through the open inside of a shape with positive length, or from one side of a wall to the other."""
    if isinstance(shape, Wall):
        return wall_crossing(a, b, shape) is not None
    if isinstance(shape, Disc):
        return meets_open_disc(a, b, shape)
    ring = outline(shape)
    if ring.convex:
        return in_convex(a.x, a.y, b.x, b.y, ring.corners) is not None
    return bool(_in_simple(a, b, ring))


def crossing_test(shape: Area | Wall) -> Callable[[int, int, int, int], bool]:
    """`crosses` for one shape made ready, with the ends of the segment as four numbers."""
    if isinstance(shape, Polygon | Box) and outline(shape).convex:
        return _convex_test(outline(shape))
    return lambda ax, ay, bx, by: crosses(Point(ax, ay), Point(bx, by), shape)


def _convex_test(ring: Outline) -> Callable[[int, int, int, int], bool]:
    """By separating lines: a side that has both ends outside, or the segment's own line with all corners on one side of it."""
    corners = ring.corners
    west, south, east, north = ring.bounds
    sides = [(bx - ax, by - ay, (bx - ax) * ay - (by - ay) * ax) for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True)]

    def test(px: int, py: int, qx: int, qy: int) -> bool:
        if (px <= west and qx <= west) or (px >= east and qx >= east) or (py <= south and qy <= south) or (py >= north and qy >= north):
            return False
        dx, dy = qx - px, qy - py
        start = dx * py - dy * px
        left = right = False
        for x, y in corners:
            side = dx * y - dy * x - start
            if side > 0:
                left = True
            elif side < 0:
                right = True
        if left and right:
            for ex, ey, at in sides:
                if ex * py - ey * px <= at and ex * qy - ey * qx <= at:
                    break
            else:
                return True
        return False

    return test


def meets_open_disc(a: Point, b: Point, disc: Disc) -> bool:
    """Whether a segment of positive length meets the open disc."""
    dx, dy = b.x - a.x, b.y - a.y
    cx, cy = disc.centre.x - a.x, disc.centre.y - a.y
    square, dot, radius = dx * dx + dy * dy, cx * dx + cy * dy, disc.radius
    if not square:
        return False
    if dot <= 0:
        return cx * cx + cy * cy < radius * radius
    if dot >= square:
        return (cx - dx) ** 2 + (cy - dy) ** 2 < radius * radius
    across = cx * dy - cy * dx
    return across * across < radius * radius * square


def wall_crossing(a: Point, b: Point, wall: Wall) -> Along | None:
    """Where the segment first passes through a wall to its other side.

    Through the inside of an edge, or through a corner (or along a whole edge) if the wall goes on on the other side. The ends of the wall and a
    segment that ends on it only touch.
    """
    points = [(p.x, p.y) for p in wall.points]
    closed = len(points) > 3 and points[0] == points[-1]
    if closed:
        points.pop()
    px, py, dx, dy = a.x, a.y, b.x - a.x, b.y - a.y
    sides = [dx * (y - py) - dy * (x - px) for x, y in points]
    if min(sides) >= 0 or max(sides) <= 0:
        return None
    count = len(points)
    best: Along | None = None
    for i in range(count if closed else count - 1):
        place = _through_edge(a, b, points[i], points[(i + 1) % count], sides[i], sides[(i + 1) % count])
        if place is None and sides[i] and not sides[(i + 1) % count]:
            place = _through_corner(a, b, points, sides, i, closed)
        if place is not None and (best is None or compare(place, best) < 0):
            best = place
    return best


def _through_edge(a: Point, b: Point, c: Pair, e: Pair, side_c: int, side_e: int) -> Along | None:
    if side_c * side_e >= 0:
        return None
    fx, fy = e[0] - c[0], e[1] - c[1]
    at_a, at_b = fx * (a.y - c[1]) - fy * (a.x - c[0]), fx * (b.y - c[1]) - fy * (b.x - c[0])
    if at_a * at_b >= 0:
        return None
    return Along(abs(at_a), abs(at_a) + abs(at_b))


def _through_corner(a: Point, b: Point, points: list[Pair], sides: list[int], before: int, closed: bool) -> Along | None:
    """The wall meets the line in one or more corners after `before`: crossed if it leaves it on the other side, all within the segment."""
    count = len(points)
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    first = square
    i = before + 1
    while True:
        if (i >= count and not closed) or i - before > count:
            return None
        x, y = points[i % count]
        if sides[i % count]:
            break
        dot = (x - a.x) * dx + (y - a.y) * dy
        if not 0 < dot < square:
            return None
        first = min(first, dot)
        i += 1
    return Along(first, square) if sides[before] * sides[i % count] < 0 else None


class Item(Shape):
    """Something on a line: which shape of the list, and where the line enters it and leaves it (a wall: both the same)."""

    index: int
    enters: Along
    leaves: Along


def on_the_line(a: Point, b: Point, shapes: list[Area | Wall] | tuple[Area | Wall, ...]) -> tuple[Item, ...]:
    """LOW-2.16: the shapes that the segment runs through, from a outward; of two entered at the same place the one listed first."""
    found: list[Item] = []
    for index, shape in enumerate(shapes):
        if isinstance(shape, Wall):
            place = wall_crossing(a, b, shape)
            if place is not None:
                found.append(Item(index, place, place))
        elif runs := stretches(a, b, shape):
            found.append(Item(index, runs[0][0], runs[-1][1]))
    found.sort(key=lambda item: place_key(item.enters))
    return tuple(found)


def segments_meet(a: Pair, b: Pair, c: Pair, d: Pair) -> bool:
    """Whether two closed segments have a point in common."""
    abx, aby, cdx, cdy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    s1 = abx * (c[1] - a[1]) - aby * (c[0] - a[0])
    s2 = abx * (d[1] - a[1]) - aby * (d[0] - a[0])
    s3 = cdx * (a[1] - c[1]) - cdy * (a[0] - c[0])
    s4 = cdx * (b[1] - c[1]) - cdy * (b[0] - c[0])
    if ((s1 > 0 > s2) or (s1 < 0 < s2)) and ((s3 > 0 > s4) or (s3 < 0 < s4)):
        return True
    return (s1 == 0 and _between(a, b, c)) or (s2 == 0 and _between(a, b, d)) or (s3 == 0 and _between(c, d, a)) or (s4 == 0 and _between(c, d, b))


def _between(a: Pair, b: Pair, c: Pair) -> bool:
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
