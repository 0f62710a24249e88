"""Paths around obstacles: a visibility graph that grows only where the way is barred.

A round base of some radius goes from point to point in straight legs. Around each corner of an obstacle, and around each round one, stand a few grid
points just outside what the base may not touch; legs between such points, start and goal that are free form the graph. The search begins with the
straight leg; whatever obstacle bars the best path found is given its points, and the search runs again. What comes out is legal by the exact
predicates, and near the shortest: points stand on circles about 8 % (corners) or 4 % (discs) too wide, so a path is longer by about as much of its bends.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise

from bocage.space.plane.costs import Factors, leg_cost, leg_length, towards
from bocage.space.plane.degrees import SCALE, cosine, step
from bocage.space.plane.shapes import Disc, Point, Shape, Wall, bounds, outline
from bocage.space.plane.sweeps import Obstacle, leg_test
from bocage.space.plane.terrain import Terrain, each


class Path(Shape):
    """A way from the first point to the last, and what it costs."""

    points: tuple[Point, ...]
    cost: int


class Ground:
    """What a mover of one radius walks on: the obstacles it may not overlap, the terrain with its factors, the size of the table.

    Built for one question and thrown away; `obstacles` are the impassable ground and the bases of others.
    """

    __slots__ = ("_free", "_posts", "depth", "factors", "obstacles", "radius", "terrain", "tests", "width")

    def __init__(
        self,
        radius: int,
        obstacles: Sequence[Obstacle],
        width: int,
        depth: int,
        terrain: Terrain | None = None,
        factors: Factors = (),
    ) -> None:
        self.radius, self.obstacles, self.width, self.depth = radius, list(obstacles), width, depth
        self.terrain, self.factors = terrain, factors
        self.tests = [leg_test(radius, obstacle) for obstacle in self.obstacles]
        self._posts: dict[int, tuple[Point, ...]] = {}
        self._free: dict[Point, bool] = {}

    def around(self, centre: Point, distance: int) -> Ground:
        """The same ground with only the obstacles that a mover who stays so near to a point can meet."""
        far = distance + self.radius
        near = []
        for obstacle in self.obstacles:
            west, south, east, north = bounds(obstacle)
            if west <= centre.x + far and east >= centre.x - far and south <= centre.y + far and north >= centre.y - far:
                near.append(obstacle)
        return Ground(self.radius, near, self.width, self.depth, self.terrain, self.factors)

    def cost(self, a: Point, b: Point) -> int | None:
        """The cost of a straight leg over the ground, obstacles apart; None if it enters ground that may not be entered."""
        return leg_length(a, b) if self.terrain is None else leg_cost(self.terrain, a, b, self.factors)

    def stops(self, a: Point, b: Point) -> list[int]:
        """The obstacles that bar a straight leg."""
        return [index for index, test in enumerate(self.tests) if test(a.x, a.y, b.x, b.y)]

    def is_free(self, point: Point) -> bool:
        """Whether the mover may stand at a point: wholly on the table and overlapping nothing."""
        found = self._free.get(point)
        if found is None:
            r = self.radius
            found = r <= point.x <= self.width - r and r <= point.y <= self.depth - r
            if found:
                found = not any(test(point.x, point.y, point.x, point.y) for test in self.tests)
            self._free[point] = found
        return found

    def posts(self, index: int) -> tuple[Point, ...]:
        """The points at which a path may bend around an obstacle."""
        found = self._posts.get(index)
        if found is None:
            found = self._posts[index] = tuple(point for point in posts(self.obstacles[index], self.radius) if self.is_free(point))
        return found


def posts(obstacle: Obstacle, radius: int) -> tuple[Point, ...]:
    """Points around the corners of an obstacle, or around a disc, outside the reach of a base of this radius."""
    if isinstance(obstacle, Disc):
        return _ring(obstacle.centre, obstacle.radius + radius, 12)
    corners = [(p.x, p.y) for p in obstacle.points] if isinstance(obstacle, Wall) else outline(obstacle).corners
    return tuple(dict.fromkeys(point for x, y in corners for point in _ring(Point(x, y), radius, 8)))


def _ring(centre: Point, radius: int, count: int) -> tuple[Point, ...]:
    """Points so far out that the sides between neighbours stay clear of the circle, rounding included."""
    half = 360 // count // 2
    out = (radius + 2) * SCALE // cosine(half + (half * 2 != 360 // count)) + 1
    return tuple(step(centre, 360 // count * number, out) for number in range(count))


def shortest_path(ground: Ground, start: Point, goal: Point, budget: int | None = None) -> Path | None:
    """The cheapest way that the graph knows, None if there is none (or none within the budget)."""
    if not ground.is_free(goal) or (budget is not None and leg_length(start, goal) > budget):
        return None
    active: list[int] = []
    bends: list[Point] = _ground_posts(ground, start, goal)
    while True:
        found = _search(ground, start, goal, active, bends, budget)
        if found is None:
            return None
        barred = [index for a, b in pairwise(found.points) for index in ground.stops(a, b)]
        new = [index for index in dict.fromkeys(barred) if index not in active]
        if not new:
            return found
        active += new


def _ground_posts(ground: Ground, start: Point, goal: Point) -> list[Point]:
    """Corners of the ground about start and goal: a path may bend there to avoid costly ground, or to take the bridge of a river that bars the way."""
    terrain = ground.terrain
    if terrain is None:
        return []
    near = terrain.near_line(start, goal) & ~terrain.walls
    if all(ground.factors[index] in (None, 1) for index in each(near)):
        return []
    areas = [terrain.bounds[index] for index in each(near) if ground.factors[index] == 0]
    areas.append((min(start.x, goal.x), min(start.y, goal.y), max(start.x, goal.x), max(start.y, goal.y)))
    west, south, east, north = zip(*areas, strict=True)
    found: list[Point] = []
    for index in each(terrain.near(min(west), min(south), max(east), max(north)) & ~terrain.walls):
        if ground.factors[index] is not None:
            found += [point for point in posts(terrain.features[index].shape, 0) if ground.is_free(point)]
    return list(dict.fromkeys(found))


def _search(ground: Ground, start: Point, goal: Point, active: Sequence[int], bends: Sequence[Point], budget: int | None) -> Path | None:
    """Best first over start, goal and the posts of the active obstacles; only these obstacles are looked at."""
    nodes = [start, goal, *dict.fromkeys(point for point in (*bends, *(p for index in active for p in ground.posts(index))) if point not in (start, goal))]
    barring = [ground.tests[index] for index in active]
    best = {0: 0}
    before: dict[int, int] = {}
    done = [False] * len(nodes)
    queue = [(leg_length(start, goal), 0)]
    while queue:
        _, at = heappop(queue)
        if done[at]:
            continue
        done[at] = True
        if at == 1:
            return _traced(nodes, before, best[1])
        here = nodes[at]
        for to, there in enumerate(nodes):
            if done[to]:
                continue
            reached = best[at] + leg_length(here, there)
            if reached >= best.get(to, reached + 1) or (budget is not None and reached + leg_length(there, goal) > budget):
                continue
            if any(test(here.x, here.y, there.x, there.y) for test in barring):
                continue
            cost = ground.cost(here, there)
            if cost is None:
                continue
            reached = best[at] + cost
            if reached < best.get(to, reached + 1) and (budget is None or reached + leg_length(there, goal) <= budget):
                best[to], before[to] = reached, at
                heappush(queue, (reached + leg_length(there, goal), to))
    return None


def _traced(nodes: Sequence[Point], before: dict[int, int], cost: int) -> Path:
    at, found = 1, [nodes[1]]
    while at:
        at = before[at]
        found.append(nodes[at])
    return Path(tuple(reversed(found)), cost)


def reach(ground: Ground, start: Point, budget: int, directions: int = 16, rings: int = 3) -> tuple[Path, ...]:
    """Places a mover can get to: in each direction on some rings, straight or around what bars the way. The first is to stay."""
    ground = ground.around(start, budget)
    found = [Path((start,), 0)]
    seen = {start: True}
    for ring in range(rings, 0, -1):
        for number in range(directions):
            aim = step(start, 360 * number // directions, budget * ring // rings)
            goal = towards(start, aim, budget * ring // rings)
            if goal in seen:
                continue
            seen[goal] = True
            path = shortest_path(ground, start, goal, budget)
            if path is None:
                path = _as_far_as(ground, start, goal, budget, seen)
            if path is not None:
                found.append(path)
    return tuple(found)


def _as_far_as(ground: Ground, start: Point, goal: Point, budget: int, seen: dict[Point, bool]) -> Path | None:
    """Straight towards a goal that cannot be reached, as far as the budget and the obstacles allow, to a thirtieth of the way."""
    low, high = 0, 30
    whole = leg_length(start, goal)
    while high - low > 1:
        middle = (low + high) // 2
        there = towards(start, goal, whole * middle // 30)
        cost = ground.cost(start, there)
        if cost is not None and cost <= budget and ground.is_free(there) and not ground.stops(start, there):
            low = middle
        else:
            high = middle
    there = towards(start, goal, whole * low // 30)
    if not low or there in seen:
        return None
    seen[there] = True
    cost = ground.cost(start, there)
    return None if cost is None else Path((start, there), cost)
