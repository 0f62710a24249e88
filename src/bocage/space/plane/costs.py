"""The length of a path and its cost over the ground. A leg is rounded up to the grid once; what is left is whole numbers."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from fractions import Fraction

from bocage.space.plane.roots import Term, ceiling, over_root, root_up
from bocage.space.plane.segments import END, START, Along, compare, place_key, stretches, wall_crossing
from bocage.space.plane.shapes import Point, Shape, Wall
from bocage.space.plane.terrain import Terrain, each

Factors = Sequence[int | None]
"""By feature: how many units of move each unit costs, 0 if it may not be entered, None if it does not matter to this mover."""


class PathCost(Shape):
    """What a path costs: in all, by leg, which features it enters, and the first feature that may not be entered with its leg."""

    total: int
    legs: tuple[int, ...]
    entered: tuple[int, ...] = ()
    refused: tuple[int, int] | None = None


def leg_length(a: Point, b: Point) -> int:
    """The length of a leg, rounded up."""
    return root_up((a.x - b.x) ** 2 + (a.y - b.y) ** 2)


def path_length(path: Sequence[Point]) -> int:
    """The sum of the legs, each rounded up."""
    return sum(leg_length(a, b) for a, b in itertools.pairwise(path))


def path_cost(terrain: Terrain, path: Sequence[Point], factors: Factors) -> PathCost:
    """LOW-2.13, DZC-23.3: the length of each piece times the factor of the ground it lies on; where features overlap the later one counts."""
    legs: list[int] = []
    entered: list[int] = []
    refused: tuple[int, int] | None = None
    for number, (a, b) in enumerate(itertools.pairwise(path)):
        cost, ground = _leg(terrain, a, b, factors)
        legs.append(cost)
        for index in ground:
            if index not in entered:
                entered.append(index)
            if factors[index] == 0 and refused is None:
                refused = (number, index)
    return PathCost(sum(legs), tuple(legs), tuple(entered), refused)


def leg_cost(terrain: Terrain, a: Point, b: Point, factors: Factors) -> int | None:
    """The cost of one leg, None if it enters ground that may not be entered."""
    cost, ground = _leg(terrain, a, b, factors)
    return None if any(factors[index] == 0 for index in ground) else cost


def _leg(terrain: Terrain, a: Point, b: Point, factors: Factors) -> tuple[int, list[int]]:
    """The cost of a leg, rounded up once, and the features that count on it, in order."""
    square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
    runs: list[tuple[Along, Along, int]] = []
    for index in each(terrain.near_line(a, b) & ~terrain.walls):
        shape = terrain.features[index].shape
        if factors[index] is not None and not isinstance(shape, Wall):
            runs += [(low, high, index) for low, high in stretches(a, b, shape)]
    if not runs:
        return root_up(square), []
    cuts = sorted([START, END, *(cut for low, high, _ in runs for cut in (low, high))], key=place_key)
    terms: list[Term] = []
    ground: list[int] = []
    for low, high in itertools.pairwise(cuts):
        if compare(low, high) == 0:
            continue
        over = [index for start, stop, index in runs if compare(start, low) <= 0 and compare(stop, high) >= 0]
        factor: int | None = 1
        if over:
            top = max(over)
            factor = factors[top]
            if not ground or ground[-1] != top:
                ground.append(top)
        if factor:
            terms += stretch_terms(low, high, square, factor)
    return ceiling(terms), ground


def stretch_terms(low: Along, high: Along, square: int, factor: int = 1) -> list[Term]:
    """The length of a stretch of a segment whose squared length is given, as a sum of roots."""
    found: list[Term] = [(Fraction(high.p * low.d - low.p * high.d, low.d * high.d) * factor, square)]
    for place, way in ((low, -1), (high, 1)):
        if place.s:
            found.append((Fraction(way * place.s * factor, place.d), place.n * square))
    return found


def walls_crossed(terrain: Terrain, a: Point, b: Point, among: int = -1) -> tuple[int, ...]:
    """LOW-2.14: the line obstacles a leg crosses, from a outward."""
    found = []
    for index in each(terrain.near_line(a, b) & terrain.walls & among):
        shape = terrain.features[index].shape
        assert isinstance(shape, Wall)
        place = wall_crossing(a, b, shape)
        if place is not None:
            found.append((place, index))
    found.sort(key=lambda item: place_key(item[0]))
    return tuple(index for _, index in found)


def towards(a: Point, b: Point, distance: int) -> Point:
    """The farthest grid point on the way to b, or beside it by less than the grid, whose leg from a is no longer than `distance`."""
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    if square <= distance * distance:
        return b
    for reach in range(distance, 0, -1):
        found = Point(a.x + over_root(dx * reach, square), a.y + over_root(dy * reach, square))
        if leg_length(a, found) <= distance:
            return found
    return a


def at_distance(path: Sequence[Point], distance: int) -> Point:
    """The grid point so far along a path; its end if the path is shorter."""
    for a, b in itertools.pairwise(path):
        length = leg_length(a, b)
        if distance < length:
            square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
            return Point(a.x + over_root((b.x - a.x) * distance, square), a.y + over_root((b.y - a.y) * distance, square))
        distance -= length
    return path[-1]


def stations(path: Sequence[Point], every: int) -> tuple[Point, ...]:
    """LOW-13.13: the start of a path, a point at every so many units of movement, and its end."""
    length = path_length(path)
    found = [at_distance(path, way) for way in range(0, length, every)]
    return (*found, path[-1])
