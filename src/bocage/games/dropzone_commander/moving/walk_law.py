"""What ground units walk and drive on: legs, their cost, and what bars them (DZC-4.1, DZC-4.6, DZC-23.1 to DZC-23.8).

A vehicle drives lengthwise along its path, so what it sweeps is as wide as its body (DZC-RULING-48); where it stops it stands with its whole outline.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

from bocage.games.dropzone_commander.ground.battle import Battle, body_at
from bocage.games.dropzone_commander.ground.layout import ROAD_BONUS, Plan, tread
from bocage.games.dropzone_commander.ground.placing import Stand, refuse_stand, solid_near
from bocage.games.dropzone_commander.state.state import FLYING
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import Unit as Profile
from bocage.space.plane import Box, Disc, Ground, Point, Polygon, bounds, contains, crosses, leg_cost, leg_length, shortest_path
from bocage.space.plane.sweeps import leg_test

Test = Callable[[int, int, int, int], bool]
Limits = tuple[int, int, int, int]
Shape = Box | Disc | Polygon
JETS = 600  # who passes over so much passes over units as well (DZC-22.46)
BARRICADE = 100  # data/terrain.toml: costs 1 inch to cross


def half_width(profile: Profile) -> int:
    """Half of what a body sweeps on its way."""
    base = body_at(profile.body, 0, 0, 0, 0).base
    return base.radius if isinstance(base, Disc) else base.width // 2  # type: ignore[union-attr]


def around(profile: Profile) -> int:
    """The radius of a disc that holds the whole outline, however it is turned."""
    base = body_at(profile.body, 0, 0, 0, 0).base
    if isinstance(base, Disc):
        return base.radius
    assert isinstance(base, Box)
    return int((base.length**2 + base.width**2) ** 0.5) // 2 + 1


def fixed_obstacles(plan: Plan, profile: Profile) -> list[Barrier]:
    """What stands still and bars a profile: Structures and impassable ground; made once for each kind of mover."""
    radius, kind, over = half_width(profile), tread(profile), keywords.steps_over(profile)
    key = ("tests", radius, kind, over)
    known = plan.sights.get(key)
    if known is None:
        shapes: list[tuple[Shape, str]] = [(b.footprint, b.id) for b in plan.standing if b.height > over]
        shapes += [(p.polygon, p.id) for p, factor in zip(plan.patches, plan.factors[kind], strict=True) if factor == 0 and not (over and p.height <= over)]
        known = plan.sights[key] = [Barrier(shape, name, radius) for shape, name in shapes]
    return known  # type: ignore[return-value]


class Barrier:
    """Something that bars the way of a body of some width; its test is made when a leg first comes near."""

    __slots__ = ("_test", "limits", "name", "radius", "shape")

    def __init__(self, shape: Shape, name: str, radius: int) -> None:
        self.shape, self.name, self.radius = shape, name, radius
        w, s, e, n = bounds(shape)
        self.limits = (w - radius, s - radius, e + radius, n + radius)
        self._test: Test | None = None

    def bars(self, ax: int, ay: int, bx: int, by: int) -> bool:
        test = self._test
        if test is None:
            test = self._test = leg_test(self.radius, self.shape)
        return test(ax, ay, bx, by)


def meet(a: Limits, b: Limits) -> bool:
    """Whether two rectangles have a point in common."""
    return a[0] <= b[2] and a[2] >= b[0] and a[1] <= b[3] and a[3] >= b[1]


class Going:
    """How the units of one squad go over the ground as it is now; made for one question."""

    def __init__(self, game: Battle, squad: str, centre: Point, reach: int) -> None:
        self.game, self.squad, self.plan = game, squad, game.plan
        record = game.state.squads[squad]
        self.units = record.units
        self.profile = game.profile(record.units[0])
        self.radius, self.around, self.kind = half_width(self.profile), around(self.profile), tread(self.profile)
        self.over = keywords.steps_over(self.profile)
        self.factors = self.plan.factors[self.kind] if not keywords.ignores_tough(self.profile) else self._soft_factors()
        far = reach + 400
        area = (centre.x - far, centre.y - far, centre.x + far, centre.y + far)
        self.fixed = [barrier for barrier in fixed_obstacles(self.plan, self.profile) if meet(barrier.limits, area)]
        self.bodies = list(self._bodies(centre, far))
        self.barriers = [*self.fixed, *self.bodies]
        self.solids = solid_near(game, centre.x, centre.y, far, self.units)

    def _soft_factors(self) -> tuple[int | None, ...]:
        return tuple(None if factor == 2 else factor for factor in self.plan.factors[self.kind])

    def _bodies(self, centre: Point, reach: int) -> Iterator[Barrier]:
        """DZC-4.6, DZC-4.7: vehicles and enemy ground units bar the way, squad mates and friendly infantry do not."""
        game, own = self.game, self.game.state.squads[self.squad].seat
        if self.over >= JETS:
            return
        for unit in game.on_table():
            if unit.level in FLYING or unit.squad == self.squad or abs(unit.x - centre.x) > reach or abs(unit.y - centre.y) > reach:
                continue
            if not game.profile(unit.id).is_infantry or game.is_enemy(own, game.state.squads[unit.squad].seat):
                yield Barrier(game.outline(unit.id), unit.id, self.radius)

    def barred(self, a: Point, b: Point) -> str:
        """What a straight leg runs into, "" if nothing."""
        ax, ay, bx, by = a.x, a.y, b.x, b.y
        west, east = (ax, bx) if ax <= bx else (bx, ax)
        south, north = (ay, by) if ay <= by else (by, ay)
        for barrier in self.barriers:
            w, s, e, n = barrier.limits
            if w < east and e > west and s < north and n > south and barrier.bars(ax, ay, bx, by):
                return barrier.name
        return ""

    def cost(self, a: Point, b: Point) -> int | None:
        """DZC-1.2, DZC-23.3, DZC-23.8: what a leg costs; None over ground that may not be entered."""
        plan = self.plan
        found = leg_cost(plan.terrain, a, b, self.factors) if plan.terrain.near_line(a, b) else leg_length(a, b)
        if found is None:
            return None
        limits = (min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y))
        for hill in plan.hills:
            if hill.height <= self.over or not meet(hill.bounds, limits) or contains(hill.polygon, a):
                continue
            if contains(hill.polygon, b) or crosses(a, b, hill.polygon):
                found += hill.height
        if not self.over:
            found += sum(BARRICADE for wall in plan.barricades if meet(wall.bounds, limits) and crosses(a, b, wall.polygon))
        return found

    def way(self, walker: int, a: Point, b: Point) -> int | None:
        """A leg for `formation.follow`."""
        return None if self.barred(a, b) else self.cost(a, b)

    def free(self, walker: int, spot: Point, facing: int = 0) -> bool:
        """Whether a unit may stop there."""
        return refuse_stand(self.game, self.units[0], Stand(spot.x, spot.y, facing), self.units, "DZC-4.1", self.solids) is None

    def detour(self, walker: int, a: Point, b: Point, budget: int) -> tuple[tuple[Point, ...], int] | None:
        """A way round what bars the straight leg."""
        key = ("detour", a, b, budget, self.radius, self.kind, self.over)
        memory = self.plan.sights
        if not self.bodies and key in memory:
            return memory[key]  # type: ignore[return-value]
        result = self._detour(a, b, budget)
        if not self.bodies:
            memory[key] = result
        return result

    def _detour(self, a: Point, b: Point, budget: int) -> tuple[tuple[Point, ...], int] | None:
        layout, plan = self.game.setting.layout, self.plan
        shapes: list[Shape] = [building.footprint for building in plan.standing if building.height > self.over]
        shapes += [patch.polygon for patch, factor in zip(plan.patches, self.factors, strict=True) if factor == 0]
        shapes += [body.shape for body in self.bodies]
        far = budget + self.radius
        area = (a.x - far, a.y - far, a.x + far, a.y + far)
        ground = Ground(self.radius, [shape for shape in shapes if meet(bounds(shape), area)], layout.width, layout.depth, plan.terrain, self.factors)
        found = shortest_path(ground, a, b, budget)
        if found is None:
            return None
        legs = [self.cost(p, q) for p, q in itertools.pairwise(found.points)]
        return None if None in legs else (found.points, sum(leg or 0 for leg in legs))

    def on_road(self, path: tuple[Point, ...]) -> bool:
        """DZC-23.2: a whole move on Exceptional Ground."""
        return all(any(contains(road.polygon, a) and contains(road.polygon, b) for road in self.plan.roads) for a, b in itertools.pairwise(path))

    def bonus(self, unit: str) -> int:
        """DZC-23.2, DZC-12.10: 2 inches for vehicles that roll, not after embarking or disembarking."""
        record = self.game.state.units[unit]
        rolls = self.profile.type == "vehicle" and keywords.road_bonus(self.profile)
        return ROAD_BONUS if rolls and not record.embarks else 0
