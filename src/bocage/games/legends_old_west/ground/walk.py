"""The law of a figure's way (LOW-2.10, LOW-2.11, LOW-2.13): what a leg costs, what bars it, where a figure may end.

A `Walk` is made for one unit and thrown away: it knows the bases and control zones near it. Hidden enemies do not bar anything: who does not see them
runs into them (LOW-13.12).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bocage.games.legends_old_west.ground.battle import FOOT, GUN, MOUNTED, ZONE, Battle
from bocage.games.legends_old_west.ground.troops import allowance, is_mount_kind
from bocage.games.legends_old_west.state.state import Figure
from bocage.space.plane import Disc, Ground, Point, Wall, each, shortest_path, walls_crossed
from bocage.space.plane.costs import leg_length
from bocage.space.plane.formation import Walker
from bocage.space.plane.sweeps import leg_test

Base3 = tuple[int, int, int, str]  # x, y, radius, id


def segment_near(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, limit: int) -> bool:
    """Whether a point is less than the root of `limit` from a segment, exactly."""
    dx, dy = bx - ax, by - ay
    ex, ey = cx - ax, cy - ay
    along = dx * ex + dy * ey
    if along <= 0:
        return ex * ex + ey * ey < limit
    square = dx * dx + dy * dy
    if along >= square:
        ex, ey = cx - bx, cy - by
        return ex * ex + ey * ey < limit
    across = dx * ey - dy * ex
    return across * across < limit * square


def on_wall(wall: object, spot: Point, r: int) -> bool:
    """Whether a round base of some radius stands on a line."""
    if not isinstance(wall, Wall):
        return False
    return any(segment_near(c.x, c.y, d.x, d.y, spot.x, spot.y, r * r) for c, d in pairwise(wall.points))


class Walk:
    """The ground about a unit for its own figures."""

    def __init__(self, game: Battle, figures: Sequence[Figure], charge: str = "") -> None:
        """`charge`: the unit or vehicle that is charged, whose control zones do not bar (LOW-2.11)."""
        self.game, self.figures, self.land = game, list(figures), game.land
        self.width, self.depth = game.setting.width, game.setting.depth
        own = {f.id for f in figures}
        side = game.side(figures[0].id)
        budgets = [max(0, allowance(game, f) - f.moved) for f in figures]
        self.walkers = [Walker(Point(f.x, f.y), MOUNTED if f.mount else FOOT, budget) for f, budget in zip(figures, budgets, strict=True)]
        far = max(budgets, default=0) + 1000
        west, east = min(f.x for f in figures) - far, max(f.x for f in figures) + far
        south, north = min(f.y for f in figures) - far, max(f.y for f in figures) + far
        self.others: list[Base3] = []
        self.lying: list[Base3] = []  # may be stepped over, not stood on: the wounded, and guns of the unit
        self.zones: list[Base3] = []
        for owner, present in game.present().items():
            for f in present:
                if f.x < west or f.x > east or f.y < south or f.y > north or f.id in own:
                    continue
                if f.hidden:  # nobody is seen to walk round a man in ambush, not even round his own
                    continue
                r = MOUNTED if f.mount else FOOT
                if not f.down:
                    self.others.append((f.x, f.y, r, f.id))
                    if owner != side and f.unit != charge:
                        self.zones.append((f.x, f.y, r, f.id))
                else:
                    self.lying.append((f.x, f.y, r, f.id))
        for gun in game.state.guns.values():
            if gun.place == "table" and not gun.hidden:
                (self.others if gun.unit != figures[0].unit else self.lying).append((gun.x, gun.y, GUN, gun.id))
        self.vehicles = [v.id for v in game.state.vehicles.values() if v.place == "table"]
        self.bodies = [game.base(ident) for ident in self.vehicles]
        self.kinds = [is_mount_kind(f) for f in figures]
        self.mules = [f.mount.endswith("_mule") for f in figures]
        self.starts = [(f.x, f.y) for f in figures]
        self._tests: dict[int, list[object]] = {}

    def way(self, i: int, a: Point, b: Point) -> int | None:
        """The cost of a straight leg for a figure, None if something bars it."""
        if self.men_bar(i, a, b) is not None:
            return None
        land = self.land
        if not land.terrain.near_line(a, b) & land.matters:
            return leg_length(a, b)
        return None if self._ground_bars(i, a, b) is not None else land.cost(a, b, self.kinds[i])

    def barrier(self, i: int, a: Point, b: Point) -> tuple[str, str] | None:
        """What bars a leg: a rule and the id of what stands there."""
        return self.men_bar(i, a, b) or self._ground_bars(i, a, b)

    def men_bar(self, i: int, a: Point, b: Point) -> tuple[str, str] | None:
        """Control zones, bases and bodies (LOW-2.10, LOW-2.11)."""
        ax, ay, bx, by = a.x, a.y, b.x, b.y
        r = self.walkers[i].radius
        low, east = (ax, bx) if ax <= bx else (bx, ax)
        deep, north = (ay, by) if ay <= by else (by, ay)
        far = r + MOUNTED + ZONE + 2
        west, south, east, north = low - far, deep - far, east + far, north + far
        for x, y, er, ident in self.zones:
            if west < x < east and south < y < north:
                limit = (r + er + ZONE) ** 2 + 1  # exactly 2.5 cm is within (LOW-2.11)
                if segment_near(ax, ay, bx, by, x, y, limit):
                    sx, sy = self.starts[i]
                    begin = (sx - x) ** 2 + (sy - y) ** 2
                    if begin >= limit or segment_near(ax, ay, bx, by, x, y, begin):
                        return "LOW-2.11", ident
        west, south, east, north = west + ZONE, south + ZONE, east - ZONE, north - ZONE
        for x, y, er, ident in self.others:
            if west < x < east and south < y < north and segment_near(ax, ay, bx, by, x, y, (r + er) ** 2):
                return "LOW-2.10", ident
        if self.bodies:
            for number, test in enumerate(self._body_tests(r)):
                if test(ax, ay, bx, by):  # type: ignore[operator]
                    return "LOW-2.10", self.vehicles[number]
        return None

    def _ground_bars(self, i: int, a: Point, b: Point) -> tuple[str, str] | None:
        """Lines that nobody crosses, or nobody on a mule (LOW-2.14)."""
        wall = self.land.barred(a, b)
        if wall is not None and not self._climbs(i, a, b):
            return "LOW-2.10", self.land.features[wall].id
        if self.mules[i] and self.land.crossed(a, b):
            return "LOW-2.14", self.land.features[self.land.crossed(a, b)[0]].id
        return None

    def _climbs(self, i: int, a: Point, b: Point) -> bool:
        """LOW-2.14: a man on foot may climb a wall above 5 cm if the scenario marks it; mounts cannot."""
        land = self.land
        return not self.figures[i].mount and all(land.features[n].climbable for n in walls_crossed(land.terrain, a, b, land.barriers))

    def _body_tests(self, r: int) -> list[object]:
        found = self._tests.get(r)
        if found is None:
            found = self._tests[r] = [leg_test(r, body) for body in self.bodies]
        return found

    def free(self, i: int, spot: Point) -> bool:
        """Whether a figure may end at a point, standing bases apart: on the table, on ground it may stand on, on no wall, on nobody who lies wounded."""
        r = self.walkers[i].radius
        if not (r <= spot.x <= self.width - r and r <= spot.y <= self.depth - r):
            return False
        if any((spot.x - x) ** 2 + (spot.y - y) ** 2 < (r + er) ** 2 for x, y, er, _ in self.lying):
            return False
        land = self.land
        near = land.terrain.near(spot.x - r, spot.y - r, spot.x + r, spot.y + r)
        if not near:
            return True
        if near & land.costly[self.kinds[i]]:
            top = land.top(spot.x, spot.y)
            if top >= 0 and land.factors[self.kinds[i]][top] == 0:
                return False
        walls = near & land.lines
        if walls:
            for number in each(walls):
                if on_wall(land.shapes[number], spot, r):
                    return False
        return True

    def detour(self, i: int, a: Point, b: Point, budget: int) -> tuple[tuple[Point, ...], int] | None:
        """A path round what bars the straight leg."""
        if leg_length(a, b) > budget:
            return None
        obstacles: list[object] = [Disc(Point(x, y), r) for x, y, r, _ in self.others]
        obstacles += [Disc(Point(x, y), r + ZONE + 1) for x, y, r, _ in self.zones]
        obstacles += self.bodies
        obstacles += [self.land.shapes[number] for number in each(self.land.barriers)]
        ground = Ground(self.walkers[i].radius, obstacles, self.width, self.depth, self.land.terrain, self.land.factors[self.kinds[i]]).around(a, budget)  # type: ignore[arg-type]
        found = shortest_path(ground, a, b, budget)
        return None if found is None else (found.points, found.cost)

    def overlaps(self, i: int, spot: Point, but: Sequence[str] = ()) -> str | None:
        """A base that a figure would overlap at a point (touching is allowed); mates of its own unit included."""
        r = self.walkers[i].radius
        for x, y, er, ident in self.others:
            if ident not in but and (spot.x - x) ** 2 + (spot.y - y) ** 2 < (r + er) ** 2:
                return ident
        for j, mate in enumerate(self.figures):
            if j != i and mate.id not in but and (spot.x - mate.x) ** 2 + (spot.y - mate.y) ** 2 < (r + self.walkers[j].radius) ** 2:
                return mate.id
        return None
