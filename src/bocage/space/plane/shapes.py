"""The shapes of a table: points, bases, bodies, ground, templates. All lengths are whole numbers, hundredths of the table's unit.

Angles are whole degrees, 0 = north (y grows to the north), clockwise. A table is at most 30,000 units wide; shapes may hang over its edge, up to
`LOWEST` and `HIGHEST`, within which the square of a cross product of two differences fits 64 bits (2 * 38,000^2 squared is 8.4e18). Single calls work
with Python's integers and know no bound; what is worked out for many at once checks it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, dataclass_transform

import msgspec

from bocage.space.plane.degrees import rotated

LOWEST, HIGHEST = -4_000, 34_000
TALL = 1_000_000
"""The top of what has no end upwards."""
DEEP = -1_000
"""The foot of what stands on the ground: a line along the ground does run through it."""

Pair = tuple[int, int]


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class _ShapeMeta(msgspec.StructMeta):
    pass


class Shape(msgspec.Struct, metaclass=_ShapeMeta, frozen=True, gc=False):
    """Base of all shapes: frozen, comparable, ready to lie in a state or an answer."""


class Point(Shape, order=True):
    """A place on the table."""

    x: int
    y: int


class Disc(Shape):
    """A round base, a round template, a crater."""

    centre: Point
    radius: int


class Polygon(Shape):
    """A simple polygon, its corners in order, either way round."""

    corners: tuple[Point, ...]

    @classmethod
    def of(cls, *corners: Pair) -> Polygon:
        """Polygon.of((0, 0), (300, 0), (0, 200))"""
        return cls(tuple(Point(x, y) for x, y in corners))

    @classmethod
    def rectangle(cls, x: int, y: int, width: int, depth: int) -> Polygon:
        """Upright, by its south-west corner."""
        return cls.of((x, y), (x + width, y), (x + width, y + depth), (x, y + depth))


class Box(Shape):
    """The body of a vehicle: a rectangle turned to its facing, `length` along it. Its corners are rounded to the grid, alike on both sides."""

    centre: Point
    length: int
    width: int
    facing: int = 0


class Teardrop(Shape):
    """A flame template: everything between the apex and the disc of its head."""

    apex: Point
    head: Point
    radius: int


class Strip(Shape):
    """A strip without end along an axis (LOW-21.17), `width` wide and centred on it."""

    origin: Point
    facing: int
    width: int


class Wall(Shape):
    """A line obstacle without thickness: two points or more. If it comes back to its first point it is closed."""

    points: tuple[Point, ...]

    @classmethod
    def of(cls, *points: Pair) -> Wall:
        """Wall.of((0, 0), (300, 0), (300, 200))"""
        return cls(tuple(Point(x, y) for x, y in points))


class Prism(Shape):
    """A solid: an upright body over a polygon, a box or a disc, from bottom to top."""

    base: Polygon | Box | Disc
    top: int = TALL
    bottom: int = DEEP


Base = Disc | Box
"""What a figure or a vehicle stands on."""
Area = Polygon | Box | Disc
"""What has an inside of its own kind: the ground, bases, bodies."""


class Outline(NamedTuple):
    """A polygon made ready: corners counter-clockwise without repeated or straight ones, whether it is convex, its bounds."""

    corners: tuple[Pair, ...]
    convex: bool
    bounds: tuple[int, int, int, int]


@lru_cache(maxsize=8192)
def outline(shape: Polygon | Box) -> Outline:
    """The outline of a polygon or of a body."""
    if isinstance(shape, Box):
        corners = _box_corners(shape)
    else:
        corners = _tidy([(p.x, p.y) for p in shape.corners])
    if len(corners) < 3:
        raise ValueError(f"no polygon: {shape!r} has no inside")
    if _doubled_area(corners) < 0:
        corners = corners[::-1]
    convex = _is_convex(corners)
    if not convex and _crosses_itself(corners):
        raise ValueError(f"no simple polygon: the outline of {shape!r} crosses itself")
    return Outline(tuple(corners), convex, _bounds(corners))


def _box_corners(box: Box) -> list[Pair]:
    """Opposite corners are rounded alike, so that the body stays a parallelogram about its centre."""
    x, y = box.centre.x, box.centre.y
    right, ahead = rotated(box.width, box.length, 2, box.facing)
    left, forward = rotated(-box.width, box.length, 2, box.facing)
    return [(x + right, y + ahead), (x + left, y + forward), (x - right, y - ahead), (x - left, y - forward)]


def _tidy(corners: list[Pair]) -> list[Pair]:
    found = [corner for corner, before in zip(corners, corners[-1:] + corners[:-1], strict=True) if corner != before]
    while True:
        count = len(found)
        kept = [found[i] for i in range(count) if turn(found[i - 1], found[i], found[(i + 1) % count])]
        if len(kept) == count or count < 3:
            return kept
        found = kept


def _crosses_itself(corners: list[Pair]) -> bool:
    count = len(corners)
    for i in range(count):
        a, b = corners[i], corners[(i + 1) % count]
        for j in range(i + 2, count - (i == 0)):
            c, d = corners[j], corners[(j + 1) % count]
            if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
                return True
    return False


def turn(a: Pair, b: Pair, c: Pair) -> int:
    """Twice the area of a triangle: positive if c lies to the left of the way from a to b, 0 if on the same line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _doubled_area(corners: list[Pair]) -> int:
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(corners, corners[1:] + corners[:1], strict=True))


def _is_convex(corners: list[Pair]) -> bool:
    """All turns to the left, and once round: a star of five turns left all along, too."""
    count = len(corners)
    if any(turn(corners[i - 1], corners[i], corners[(i + 1) % count]) < 0 for i in range(count)):
        return False
    return not _crosses_itself(corners)


def _bounds(corners: Iterable[Pair]) -> tuple[int, int, int, int]:
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def bounds(shape: Area | Wall | Teardrop | Point) -> tuple[int, int, int, int]:
    """West, south, east and north of a shape."""
    if isinstance(shape, Disc):
        x, y, r = shape.centre.x, shape.centre.y, shape.radius
        return x - r, y - r, x + r, y + r
    if isinstance(shape, Polygon | Box):
        return outline(shape).bounds
    if isinstance(shape, Wall):
        return _bounds((p.x, p.y) for p in shape.points)
    if isinstance(shape, Point):
        return shape.x, shape.y, shape.x, shape.y
    west, south, east, north = bounds(Disc(shape.head, shape.radius))
    return min(west, shape.apex.x), min(south, shape.apex.y), max(east, shape.apex.x), max(north, shape.apex.y)


def centre_of(shape: Area) -> Point:
    """The centre of a base or body; of a polygon the middle of its bounds, rounded down."""
    if isinstance(shape, Polygon):
        west, south, east, north = outline(shape).bounds
        return Point((west + east) // 2, (south + north) // 2)
    return shape.centre


def hull(points: Iterable[Pair]) -> tuple[Pair, ...]:
    """The convex hull, counter-clockwise, without straight corners."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    halves: list[Pair] = []
    for run in (ordered, ordered[::-1]):
        half: list[Pair] = []
        for point in run:
            while len(half) > 1 and turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves += half[:-1]
    return tuple(halves)
