"""Quick ways to answers that exact geometry gives: floating point with a margin decides what is plain, the exact predicates the rest.

So no answer depends on the floating point.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, sqrt

from bocage.space.plane import Box, Disc, Point, Polygon, Terrain, Wall, each
from bocage.space.plane.shapes import outline

MARGIN = 1e-6
Span = tuple[float, float]
Span4 = tuple[int, int, int, int]


class Plate:
    """A feature made ready for clipping: an upright rectangle or a disc; anything else is left to the exact predicates."""

    __slots__ = ("bounds", "disc")

    def __init__(self, shape: Polygon | Disc | Box | Wall) -> None:
        self.disc: tuple[int, int, int] | None = None
        self.bounds: tuple[int, int, int, int] | None = None
        if isinstance(shape, Disc):
            self.disc = (shape.centre.x, shape.centre.y, shape.radius)
        elif isinstance(shape, Polygon):
            ring = outline(shape)
            xs, ys = {x for x, _ in ring.corners}, {y for _, y in ring.corners}
            if len(ring.corners) == 4 and len(xs) == 2 and len(ys) == 2:
                self.bounds = ring.bounds

    def span(self, ax: int, ay: int, dx: int, dy: int, square: int) -> Span | None:
        """The part of a segment inside, as two numbers from 0 to 1; None if there is none."""
        if self.bounds is not None:
            west, south, east, north = self.bounds
            low, high = 0.0, 1.0
            if dx == 0:
                if not west < ax < east:
                    return None
            else:
                one, two = (west - ax) / dx, (east - ax) / dx
                if one > two:
                    one, two = two, one
                low, high = (one if one > 0.0 else 0.0), (two if two < 1.0 else 1.0)
            if dy == 0:
                if not south < ay < north:
                    return None
            else:
                one, two = (south - ay) / dy, (north - ay) / dy
                if one > two:
                    one, two = two, one
                if one > low:
                    low = one
                if two < high:
                    high = two
            return (low, high) if low < high else None
        assert self.disc is not None
        cx, cy, r = self.disc
        ex, ey = cx - ax, cy - ay
        middle = (ex * dx + ey * dy) / square
        across = ex * dy - ey * dx
        inside = r * r - across * across / square
        if inside <= 0:
            return None
        half = sqrt(inside / square)
        low, high = max(0.0, middle - half), min(1.0, middle + half)
        return (low, high) if low < high else None

    @property
    def known(self) -> bool:
        return self.bounds is not None or self.disc is not None


def leg_cost(plates: Sequence[Plate], factors: Sequence[int | None], near: int, ax: int, ay: int, bx: int, by: int) -> int | None:
    """The cost of a leg rounded up, -1 if it enters ground that may not be entered, None if only the exact way can tell."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    if not square:
        return 0
    spans: list[tuple[float, float, int]] = []
    for number in each(near):
        factor = factors[number]
        if factor is None:
            continue
        plate = plates[number]
        if not plate.known:
            return None
        found = plate.span(ax, ay, dx, dy, square)
        if found is not None:
            spans.append((found[0], found[1], number))
    length = sqrt(square)
    if not spans:
        total = length
    else:
        cuts = sorted({0.0, 1.0, *(s[0] for s in spans), *(s[1] for s in spans)})
        total = 0.0
        for low, high in pairwise(cuts):
            middle = (low + high) / 2
            top = max((number for start, stop, number in spans if start < middle < stop), default=-1)
            factor = 1 if top < 0 else factors[top]
            piece = (high - low) * length
            if factor == 0:
                return None if piece < 0.001 else -1
            total += piece * (factor or 1)
    whole = ceil(total - MARGIN)
    return None if abs(total - round(total)) < 2 * MARGIN and not _is_plain(square, spans) else whole


def _is_plain(square: int, spans: Sequence[object]) -> bool:
    """A length that is a whole number in open ground is exactly that."""
    return not spans and round(sqrt(square)) ** 2 == square


def inside(plates: Sequence[Plate], near: int, ax: int, ay: int, bx: int, by: int) -> tuple[float, float] | None:
    """The way of a segment inside some features: at least and at most so much; None if only the exact way can tell."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    if not square:
        return 0.0, 0.0
    length = sqrt(square)
    least = most = 0.0
    for number in each(near):
        plate = plates[number]
        if not plate.known:
            return None
        found = plate.span(ax, ay, dx, dy, square)
        if found is not None:
            way = (found[1] - found[0]) * length
            least, most = max(least, way), most + way
    return least, most


def free_line(
    terrain: Terrain, plates: Sequence[Plate], hard: Sequence[int], soft: int, opened: int, line: tuple[int, int, int, int], through: int
) -> bool | None:
    """Whether a segment is free of what blocks sight; None if only the exact way can tell. `hard` is tried in its order."""
    ax, ay, bx, by = line
    for number in hard:
        if not opened >> number & 1 and terrain.tests[number](ax, ay, bx, by):
            return False
    if not soft:
        return True
    found = inside(plates, soft, ax, ay, bx, by)
    if found is None:
        return None
    if found[1] < through - 1:
        return True
    return False if found[0] > through + 1 else None


def through_one(bounds: Span4, one: Sequence[Point], two: Sequence[Point], through: int) -> bool | None:
    """`free_line` for all lines between some points, with nothing in the way but one upright rectangle: whether any is free; None if it is too near to call."""
    west, south, east, north = bounds
    least, most = (through - 1) ** 2, (through + 1) ** 2
    ends = [(p.x, p.y) for p in two]
    doubtful = False
    for start in one:
        ax, ay = start.x, start.y
        for bx, by in ends:
            dx, dy = bx - ax, by - ay
            low, high = 0.0, 1.0
            if dx:
                p, q = (west - ax) / dx, (east - ax) / dx
                if p > q:
                    p, q = q, p
                low, high = (p if p > 0.0 else 0.0), (q if q < 1.0 else 1.0)
            elif not west < ax < east:
                return True
            if dy:
                p, q = (south - ay) / dy, (north - ay) / dy
                if p > q:
                    p, q = q, p
                if p > low:
                    low = p
                if q < high:
                    high = q
            elif not south < ay < north:
                return True
            if low >= high:
                return True
            way = (high - low) * (high - low) * (dx * dx + dy * dy)
            if way < least:
                return True
            if way <= most:
                doubtful = True
    return None if doubtful else False


def walls_off(plate: Plate, one: Sequence[Point], two: Sequence[Point]) -> bool:
    """Whether a convex feature surely stands across all lines between two bases of the same size.

    Both outer lines, which are parallel, run through it in the stretch that lies between the bases: then so does every line between them.
    """
    if not plate.known:
        return False
    a, b = one[0], two[0]
    dx, dy = b.x - a.x, b.y - a.y
    if plate.span(a.x, a.y, dx, dy, dx * dx + dy * dy or 1) is None:
        return False  # not even across the line of the centres
    across = [dx * (p.y - a.y) - dy * (p.x - a.x) for p in one]
    other = [dx * (p.y - a.y) - dy * (p.x - a.x) for p in two]
    if len(one) != len(two) or max(across) != max(other) or min(across) != min(other):
        return False
    along = [dx * (p.x - a.x) + dy * (p.y - a.y) for p in one]
    beyond = [dx * (p.x - a.x) + dy * (p.y - a.y) for p in two]
    first, last = max(along), min(beyond)
    if first >= last:
        return False
    for pick in (max, min):
        i, j = across.index(pick(across)), other.index(pick(other))
        p, q = one[i], two[j]
        ex, ey = q.x - p.x, q.y - p.y
        square = ex * ex + ey * ey
        found = plate.span(p.x, p.y, ex, ey, square) if square else None
        if found is None:
            return False
        start, whole = along[i], beyond[j] - along[i]
        low, high = max(start + found[0] * whole, first), min(start + found[1] * whole, last)
        if (high - low) * (high - low) < 4 * square:  # at least two units of it between the bases
            return False
        if high <= low:
            return False
    return True


def deep_inside(bounds: tuple[int, int, int, int], x: int, y: int, r: int, bx: int, by: int, br: int) -> float:
    """How far at least every line from a base within some bounds runs inside before it comes out towards another base; 0 if that cannot be said.

    The share of a line that lies inside is least for the point nearest to the side it leaves by and the farthest point it may go to.
    """
    west, south, east, north = bounds
    if not (west <= x - r and x + r <= east and south <= y - r and y + r <= north):
        return 0.0
    if west < bx + br and bx - br < east and south < by + br and by - br < north:
        return 0.0  # the other is inside, or partly so
    share = 2.0
    for inside, outside in (
        (east - x - r, bx + br - x - r),
        (x - r - west, x - r - bx + br),
        (north - y - r, by + br - y - r),
        (y - r - south, y - r - by + br),
    ):
        if outside >= inside and outside > 0:
            share = min(share, inside / outside)
    if share > 1.0:
        return 0.0
    dx, dy = bx - x, by - y
    return share * max(0.0, sqrt(dx * dx + dy * dy) - r - br)
