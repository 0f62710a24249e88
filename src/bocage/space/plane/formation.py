"""A formation on the move: one figure leads along a path, the others follow in the same relative places and flow round what stands there.

The first walker leads. Every other one wants to end where it stood relative to the leader; if that place is taken, cannot be stood on or cannot be
reached, it looks around it in rings, then around the leader, always in the same order, so that the same question has the same answer everywhere. Whoever
can be near enough nowhere stays behind; the rules of the game say whether that may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from bocage.space.plane.costs import towards
from bocage.space.plane.degrees import step
from bocage.space.plane.shapes import Point

Way = Callable[[int, Point, Point], int | None]
"""`way(walker, a, b)`: what a straight leg costs a walker, never less than its length; None if it is barred."""
Free = Callable[[int, Point], bool]
"""`free(walker, point)`: whether a walker may end there, its own formation apart."""
Detour = Callable[[int, Point, Point, int], "tuple[tuple[Point, ...], int] | None"]
"""`detour(walker, a, b, budget)`: a path round what bars the straight leg, with its cost."""

_ORIGIN = Point(0, 0)


class Walker(NamedTuple):
    """A figure of a formation: where it stands, the radius of its base, how much it may spend on its way."""

    at: Point
    radius: int
    budget: int


class March(NamedTuple):
    """How one walker goes: its path (its place alone if it stays), what it costs, and whether it ends near enough to the leader."""

    path: tuple[Point, ...]
    cost: int
    near: bool = True

    @property
    def end(self) -> Point:
        return self.path[-1]


def lead(walker: Walker, path: Sequence[Point], way: Way) -> March | None:
    """The leader's march along a given path, which begins where he stands; None if a leg is barred or it costs too much."""
    cost = 0
    for a, b in pairwise(path):
        leg = way(0, a, b)
        if leg is None:
            return None
        cost += leg
    return March(tuple(path), cost) if cost <= walker.budget else None


def follow(
    walkers: Sequence[Walker], path: Sequence[Point], way: Way, free: Free, *, reach: int | None = None, detour: Detour | None = None
) -> list[March] | None:
    """The marches of all walkers, in their order; None if the leader himself may not go so.

    `reach` is how far from the leader's base the others may end, edge to edge.
    """
    first = walkers[0]
    led = lead(first, path, way)
    if led is None or (led.cost and not free(0, led.end)):
        return None
    goals = {i: _goal(first, walker, led.end, reach) for i, walker in enumerate(walkers) if i}
    order = sorted(goals, key=lambda i: ((goals[i].x - led.end.x) ** 2 + (goals[i].y - led.end.y) ** 2, i))
    staying: list[int] = []  # who can go nowhere, though others wanted his place: they must go elsewhere
    while True:
        taken = [(walkers[i].at.x, walkers[i].at.y, walkers[i].radius) for i in staying]
        if not _is_open(led.end.x, led.end.y, first.radius, taken):
            return None
        taken.append((led.end.x, led.end.y, first.radius))
        marches = {0: led} | {i: _stays(walkers[i], led, first, reach) for i in staying}
        for i in order:
            if i in marches:
                continue
            march = marches[i] = _one(i, walkers[i], first, led, goals[i], taken, way, free, reach, detour)
            if len(march.path) == 1 and not _is_open(march.end.x, march.end.y, walkers[i].radius, taken):
                staying.append(i)
                break
            taken.append((march.end.x, march.end.y, walkers[i].radius))
        else:
            return [marches[i] for i in range(len(walkers))]


def _goal(leader: Walker, walker: Walker, end: Point, reach: int | None) -> Point:
    """The same place relative to the leader, drawn in if it is too far from him."""
    goal = Point(end.x + walker.at.x - leader.at.x, end.y + walker.at.y - leader.at.y)
    if reach is None or _is_near(goal, walker.radius, end, leader.radius, reach):
        return goal
    return towards(end, goal, reach + leader.radius + walker.radius)


def _is_near(a: Point, ra: int, b: Point, rb: int, reach: int) -> bool:
    far = ra + rb + reach
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= far * far


def _one(
    i: int, walker: Walker, leader: Walker, led: March, goal: Point, taken: list[tuple[int, int, int]], way: Way, free: Free, reach: int | None,
    detour: Detour | None,
) -> March:  # fmt: skip
    """The march of one follower."""
    at, r, budget, end = walker.at, walker.radius, walker.budget, led.end
    ax, ay, ex, ey = at.x, at.y, end.x, end.y
    far = -1 if reach is None else (r + leader.radius + reach) ** 2
    most = budget * budget
    for x, y in _places(goal, end, r, leader.radius):
        if far >= 0 and (x - ex) ** 2 + (y - ey) ** 2 > far:
            continue
        away = (x - ax) ** 2 + (y - ay) ** 2
        if away > most or not _is_open(x, y, r, taken):
            continue
        if not away:
            return March((at,), 0)
        spot = Point(x, y)
        if free(i, spot):
            found = _path(i, walker, leader, led, spot, way, detour)
            if found is not None:
                return found
    return _left_behind(i, walker, led, leader, taken, way, free, reach)


def _path(i: int, walker: Walker, leader: Walker, led: March, spot: Point, way: Way, detour: Detour | None) -> March | None:
    """Straight; else along the leader's bends; else round what bars the way."""
    cost = way(i, walker.at, spot)
    if cost is not None and cost <= walker.budget:
        return March((walker.at, spot), cost)
    if len(led.path) > 2:
        dx, dy = walker.at.x - leader.at.x, walker.at.y - leader.at.y
        for shift in ((dx, dy), (0, 0)):
            bends = [Point(p.x + shift[0], p.y + shift[1]) for p in led.path[1:-1]]
            path = (walker.at, *bends, spot)
            legs = [way(i, a, b) for a, b in pairwise(path)]
            if all(leg is not None for leg in legs) and sum(leg or 0 for leg in legs) <= walker.budget:
                return March(path, sum(leg or 0 for leg in legs))
    if detour is not None:
        round_it = detour(i, walker.at, spot, walker.budget)
        if round_it is not None and round_it[1] <= walker.budget:
            return March(*round_it)
    return None


def _is_open(x: int, y: int, radius: int, taken: list[tuple[int, int, int]]) -> bool:
    """Whether a base overlaps none of those placed; touching is allowed."""
    for tx, ty, tr in taken:
        far = radius + tr
        dx, dy = x - tx, y - ty
        if dx * dx + dy * dy < far * far:
            return False
    return True


@lru_cache(maxsize=64)
def rings(distances: tuple[int, ...], count: int) -> tuple[tuple[int, int], ...]:
    """Places around a point, ring by ring, as many in each, from north clockwise: how far east and north of it they lie."""
    found = []
    for distance in distances:
        for number in range(count):
            place = step(_ORIGIN, 360 * number // count, distance)
            found.append((place.x, place.y))
    return tuple(found)


def _places(goal: Point, end: Point, radius: int, leader: int) -> Iterator[tuple[int, int]]:
    x, y = goal.x, goal.y
    yield x, y
    for dx, dy in rings((radius, 2 * radius + 10, 4 * radius), 8):
        yield x + dx, y + dy
    x, y, first = end.x, end.y, radius + leader + 5
    for dx, dy in rings((first, first + 2 * radius, first + 4 * radius), 12):
        yield x + dx, y + dy


def _left_behind(i: int, walker: Walker, led: March, leader: Walker, taken: list[tuple[int, int, int]], way: Way, free: Free, reach: int | None) -> March:
    """Straight towards the leader as far as he may come, to a tenth of the way; else he stays."""
    for tenth in range(10, 0, -1):
        spot = towards(walker.at, led.end, walker.budget * tenth // 10)
        if spot == walker.at or not _is_open(spot.x, spot.y, walker.radius, taken) or not free(i, spot):
            continue
        cost = way(i, walker.at, spot)
        if cost is not None and cost <= walker.budget:
            return March((walker.at, spot), cost, reach is None or _is_near(spot, walker.radius, led.end, leader.radius, reach))
    return _stays(walker, led, leader, reach)


def _stays(walker: Walker, led: March, leader: Walker, reach: int | None) -> March:
    return March((walker.at,), 0, reach is None or _is_near(walker.at, walker.radius, led.end, leader.radius, reach))
