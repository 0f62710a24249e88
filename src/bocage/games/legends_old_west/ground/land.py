"""The ground of a table: what it costs, what it hides, what stands in the way (LOW-2.13, LOW-2.14, LOW-2.28). One per set of features, shared by all copies."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from bocage.games.legends_old_west.tables.rows import TerrainRow
from bocage.games.legends_old_west.tables.scenario import Ground
from bocage.games.legends_old_west.tables.tables import TERRAIN
from bocage.space.plane import (
    Disc,
    Feature,
    Point,
    Polygon,
    Terrain,
    Wall,
    bounds,
    contains,
    covers,
    each,
    fast_predicates,
    is_blocked,
    leg_cost,
    near_side,
    samples,
    sight,
    walls_crossed,
    within,
)
from bocage.space.plane.costs import leg_length
from bocage.space.plane.shapes import Base

Spot = tuple[int, int]
FACTORS = {
    "foot": {"open": 1, "difficult": 2, "very_difficult": 4, "impassable": 0},
    "horse": {"open": 1, "difficult": 4, "very_difficult": 0, "impassable": 0},
}  # LOW-2.13
CLOSE = 250  # LOW-2.16


def shape_of(ground: Ground) -> Disc | Polygon | Wall:
    """The shape of a piece of ground."""
    if len(ground.points) == 1:
        return Disc(Point(*ground.points[0]), ground.radius)
    if len(ground.points) == 2:
        return Wall.of(*ground.points)
    return Polygon.of(*ground.points)


class Land:
    """The terrain of a table with its rows, factors and masks."""

    def __init__(self, features: tuple[Ground, ...]) -> None:
        self.features = features
        self.rows: tuple[TerrainRow, ...] = tuple(TERRAIN[ground.type] for ground in features)
        self.shapes = tuple(shape_of(ground) for ground in features)
        self.terrain = Terrain([Feature(shape, row.blocks_sight, id=ground.id) for shape, row, ground in zip(self.shapes, self.rows, features, strict=True)])  # type: ignore[arg-type]
        walls = self.terrain.walls
        self.factors = {
            kind: tuple(table.get(row.foot, None) if not walls >> i & 1 else None for i, row in enumerate(self.rows)) for kind, table in FACTORS.items()
        }
        self.costly = {kind: _mask(f not in (None, 1) for f in factors) for kind, factors in self.factors.items()}
        self.buildings = _mask(row.is_building for row in self.rows)
        self.obstacles = walls & _mask(row.foot == "obstacle" and row.height > 125 for row in self.rows)  # LOW-2.14: up to 1.25 cm is ignored
        self.barriers = walls & _mask(row.foot == "impassable" for row in self.rows)
        self.lines = self.obstacles | self.barriers
        self.matters = self.lines | self.costly["foot"] | self.costly["horse"]
        self.cover = _mask(row.cover > 0 for row in self.rows)
        self.shelters = [limits for i, limits in enumerate(self.terrain.bounds) if self.cover >> i & 1 and self.factors["foot"][i] != 0]
        self.index = {ground.id: number for number, ground in enumerate(features)}
        self.plates = tuple(fast_predicates.Plate(shape) for shape in self.shapes)
        self.blockers = self.terrain.full | self.terrain.partial
        self.roads = _mask(row.vehicle == "road" for row in self.rows) & ~walls
        self._at: dict[Spot, int] = {}
        self._seen: dict[object, bool] = {}
        self._fired_over: dict[Base, int] = {}

    def top(self, x: int, y: int) -> int:
        """The number of the uppermost area at a point, -1 for open ground."""
        found = self._at.get((x, y))
        if found is None:
            found = -1
            point = Point(x, y)
            for number in each(self.terrain.near(x, y, x, y) & ~self.terrain.walls):
                if contains(self.shapes[number], point):  # type: ignore[arg-type]
                    found = number
            if len(self._at) > 100_000:
                self._at.clear()
            self._at[x, y] = found
        return found

    def at(self, x: int, y: int) -> TerrainRow:
        """The ground at a point."""
        number = self.top(x, y)
        return TERRAIN["open"] if number < 0 else self.rows[number]

    def building_at(self, x: int, y: int) -> int | None:
        """The building whose inside holds a point."""
        number = self.top(x, y)
        return number if number >= 0 and self.rows[number].is_building else None

    def cost(self, a: Point, b: Point, kind: str) -> int | None:
        """What a straight leg costs a figure on foot or on a horse; None if it enters ground that may not be entered."""
        near = self.terrain.near_line(a, b)
        if not near & self.costly[kind]:
            return leg_length(a, b)
        found = fast_predicates.leg_cost(self.plates, self.factors[kind], near & ~self.terrain.walls, a.x, a.y, b.x, b.y)
        if found is None:
            return leg_cost(self.terrain, a, b, self.factors[kind])
        return None if found < 0 else found

    def crossed(self, a: Point, b: Point) -> tuple[int, ...]:
        """LOW-2.14: the line obstacles that a leg crosses and that need a roll, from a outward."""
        if not self.terrain.near_line(a, b) & self.obstacles:
            return ()
        return walls_crossed(self.terrain, a, b, self.obstacles)

    def barred(self, a: Point, b: Point) -> int | None:
        """A line that nobody on foot crosses, if the leg crosses one."""
        if not self.terrain.near_line(a, b) & self.barriers:
            return None
        return next(iter(walls_crossed(self.terrain, a, b, self.barriers)), None)

    def sees(self, a: Base, b: Base, smoke: tuple[Disc, ...] = ()) -> bool:
        """LOW-2.28, remembered."""
        key = (a, b, smoke)
        found = self._seen.get(key)
        if found is None:
            inside_a, inside_b = self.building_at(a.centre.x, a.centre.y), self.building_at(b.centre.x, b.centre.y)
            found = None
            if not (isinstance(a, Disc) and isinstance(b, Disc)) and self._buried(a.centre.x, a.centre.y, _size(a), b.centre.x, b.centre.y, _size(b)):
                found = False
            if found is None and not smoke:
                found = self._look(a, b, inside_a, inside_b)
            if found is None:
                plain = inside_a is None and inside_b is None and not is_blocked(self.terrain, a.centre, b.centre, smoke=smoke)
                found = plain or sight(self.terrain, a, b, observer_in=inside_a, target_in=inside_b, smoke=smoke).clear
            if len(self._seen) > 300_000:
                self._seen.clear()
            self._seen[key] = found
        return found

    def _look(self, a: Base, b: Base, inside_a: int | None, inside_b: int | None) -> bool | None:
        """The 81 lines one after the other, the blocker of the last one first; None if a line is too near to call and none is free."""
        terrain = self.terrain
        one, two = samples(a), samples(b)
        (aw, as_, ae, an), (bw, bs, be, bn) = bounds(a), bounds(b)
        near = terrain.near(min(aw, bw), min(as_, bs), max(ae, be), max(an, bn))
        soft = near & terrain.partial
        if soft and within(a, b, 1000):
            return None  # two in one wood: the exact way knows
        hard = list(each(near & terrain.full))
        if soft and not hard and soft & (soft - 1) == 0 and (limits := self.plates[soft.bit_length() - 1].bounds) is not None:
            return fast_predicates.through_one(limits, one, two, 500)
        for number in hard:
            if number not in (inside_a, inside_b) and fast_predicates.walls_off(self.plates[number], one, two):
                return False
        ends_a, ends_b = self._ends(one, inside_a), self._ends(two, inside_b)
        doubtful = False
        for ax, ay, open_a in ends_a:
            for bx, by, open_b in ends_b:
                opened = open_a | open_b
                for place, number in enumerate(hard):
                    if not opened >> number & 1 and terrain.tests[number](ax, ay, bx, by):
                        if place:
                            hard[0], hard[place] = hard[place], hard[0]
                        break
                else:
                    free = True if not soft else fast_predicates.free_line(terrain, self.plates, (), soft, 0, (ax, ay, bx, by), 500)
                    if free:
                        return True
                    doubtful = doubtful or free is None
        return None if doubtful else False

    def _ends(self, points: Iterable[Point], building: int | None) -> list[tuple[int, int, int]]:
        """Points of a base, each with the building that does not block there, as a mask: the one it stands in, near its side."""
        if building is None:
            return [(p.x, p.y, 0) for p in points]
        shape = self.shapes[building]
        return [(p.x, p.y, 1 << building if near_side(shape, p, 250) else 0) for p in points]

    def sees_discs(self, ax: int, ay: int, ar: int, bx: int, by: int, br: int, smoke: tuple[Disc, ...] = ()) -> bool:
        """The same for two round bases given as numbers; most lines meet nothing at all."""
        key = (ax, ay, ar, bx, by, br) if not smoke else (ax, ay, ar, bx, by, br, smoke)
        found = self._seen.get(key)
        if found is None:
            terrain = self.terrain
            west, east = (ax, bx) if ax <= bx else (bx, ax)
            south, north = (ay, by) if ay <= by else (by, ay)
            near = terrain.near(west, south, east, north) & self.blockers
            if not near and not smoke:
                found = True
            else:
                found = False if self._buried(ax, ay, ar, bx, by, br) else None
                if found is None and not smoke and not self._housed(ax, ay, bx, by):
                    found = self._clear(ax, ay, bx, by, near) or None
                if found is None:
                    found = self.sees(Disc(Point(ax, ay), ar), Disc(Point(bx, by), br), smoke)
            if len(self._seen) > 300_000:
                self._seen.clear()
            self._seen[key] = found
        return found

    def _buried(self, ax: int, ay: int, ar: int, bx: int, by: int, br: int) -> bool:
        """Whether one of two bases stands so deep in a wood that no line comes out of it towards the other."""
        for x, y, r, ox, oy, other in ((ax, ay, ar, bx, by, br), (bx, by, br, ax, ay, ar)):
            top = self.terrain.near(x, y, x, y) & self.terrain.partial
            for number in each(top):
                limits = self.plates[number].bounds
                if limits is not None and fast_predicates.deep_inside(limits, x, y, r, ox, oy, other) > 502:
                    return True
        return False

    def _housed(self, ax: int, ay: int, bx: int, by: int) -> bool:
        return self.building_at(ax, ay) is not None or self.building_at(bx, by) is not None

    def _clear(self, ax: int, ay: int, bx: int, by: int, near: int) -> bool:
        """Whether the line between two centres is surely free; woods are judged from above, with a margin (False decides nothing)."""
        terrain = self.terrain
        for number in each(near & terrain.full):
            if terrain.tests[number](ax, ay, bx, by):
                return False
        inside = 0.0
        for number in each(near & terrain.partial):
            inside += _inside(terrain.bounds[number], ax, ay, bx, by)
        return inside < 498.0

    def fired_over(self, base: Base) -> int:
        """LOW-2.16: cover that does not stand in the way of one who fires from a base, as a mask: lines so near that he fires over them, areas that hold
        him wholly. Remembered."""
        found = self._fired_over.get(base)
        if found is None:
            west, south, east, north = bounds(base)
            near = self.terrain.near(west - CLOSE, south - CLOSE, east + CLOSE, north + CLOSE) & self.cover
            if len(self._fired_over) > 100_000:
                self._fired_over.clear()
            found = self._fired_over[base] = sum(1 << number for number in each(near) if self._is_fired_over(base, number))
        return found

    def _is_fired_over(self, base: Base, number: int) -> bool:
        shape = self.shapes[number]
        if isinstance(shape, Wall):
            return self.rows[number].height <= 500 and within(base, shape, CLOSE)
        return covers(shape, base)


def _inside(bounds: tuple[int, int, int, int], ax: int, ay: int, bx: int, by: int) -> float:
    """At most how long a segment runs inside some bounds (an estimate from above of the way inside the shape; no rule hangs on it alone)."""
    west, south, east, north = bounds
    dx, dy = bx - ax, by - ay
    low, high = 0.0, 1.0
    for start, way, least, most in ((ax, dx, west, east), (ay, dy, south, north)):
        if way == 0:
            if start <= least or start >= most:
                return 0.0
            continue
        one, two = (least - start) / way, (most - start) / way
        if one > two:
            one, two = two, one
        low, high = max(low, one), min(high, two)
        if low >= high:
            return 0.0
    return (high - low) * sqrt(dx * dx + dy * dy)


def _size(base: Base) -> int:
    """The radius of a circle that holds a base."""
    return base.radius if isinstance(base, Disc) else (base.length + base.width) // 2 + 2


def _mask(flags: Iterable[bool]) -> int:
    return sum(1 << index for index, flag in enumerate(flags) if flag)
