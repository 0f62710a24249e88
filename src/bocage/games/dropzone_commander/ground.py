"""What ground units walk and drive on: legs, their cost, and what bars them (DZC-4.1, DZC-4.6, DZC-23.1 to DZC-23.8).

A vehicle drives lengthwise along its path, so what it sweeps is as wide as its body (DZC-RULING-48); where it stops it stands with its whole outline.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

from bocage.games.dropzone_commander import keywords
from bocage.games.dropzone_commander.battle import Battle, body_at
from bocage.games.dropzone_commander.layout import ROAD_BONUS, Plan, tread
from bocage.games.dropzone_commander.placing import Stand, refuse_stand
from bocage.games.dropzone_commander.profiles import Unit as Profile
from bocage.games.dropzone_commander.state import FLYING
from bocage.space.plane import Box, Disc, Ground, Point, bounds, contains, crosses, leg_cost, leg_length, shortest_path
from bocage.space.plane.sweeps import leg_test

Test = Callable[[int, int, int, int], bool]
Limits = tuple[int, int, int, int]
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


def fixed_tests(plan: Plan, profile: Profile) -> list[tuple[Limits, Test, str]]:
    """What stands still and bars a profile: Structures and impassable ground; made once for each kind of mover."""
    radius, kind, over = half_width(profile), tread(profile), keywords.steps_over(profile)
    key = ("tests", radius, kind, over)
    known = plan.sights.get(key)
    if known is None:
        shapes = [(b.footprint, b.id) for b in plan.standing if b.height > over]
        shapes += [(p.polygon, p.id) for p, factor in zip(plan.patches, plan.factors[kind], strict=True) if factor == 0 and not (over and p.height <= over)]
        known = plan.sights[key] = [(bounds(shape), leg_test(radius, shape), name) for shape, name in shapes]
    return known  # type: ignore[return-value]


class Going:
    """How the units of one squad go over the ground as it is now; made for one question."""

    def __init__(self, game: Battle, squad: str, centre: Point, reach: int) -> None:
        self.game, self.squad, self.plan = game, squad, game.plan
        record = game.state.squads[squad]
        self.units = record.units
        self.profile = game.profile(record.units[0])
        self.radius, self.around, self.kind = half_width(self.profile), around(self.profile), tread(self.profile)
        self.factors = self.plan.factors[self.kind] if not keywords.ignores_tough(self.profile) else self._soft_factors()
        self.fixed = fixed_tests(self.plan, self.profile)
        self.bodies = list(self._bodies(centre, reach + 400))

    def _soft_factors(self) -> tuple[int | None, ...]:
        return tuple(None if factor == 2 else factor for factor in self.plan.factors[self.kind])

    def _bodies(self, centre: Point, reach: int) -> Iterator[tuple[Limits, Test, str]]:
        """DZC-4.6, DZC-4.7: vehicles and enemy ground units bar the way, squad mates and friendly infantry do not."""
        game, own = self.game, self.game.state.squads[self.squad].seat
        over = keywords.steps_over(self.profile)
        for unit in game.on_table():
            if unit.level in FLYING or unit.squad == self.squad or abs(unit.x - centre.x) > reach or abs(unit.y - centre.y) > reach:
                continue
            profile = game.profile(unit.id)
            friend = not game.is_enemy(own, game.state.squads[unit.squad].seat)
            if (profile.is_infantry and friend) or over >= 600:
                continue
            shape = game.outline(unit.id)
            yield bounds(shape), leg_test(self.radius, shape), unit.id

    def barred(self, a: Point, b: Point) -> str:
        """What a straight leg runs into, "" if nothing."""
        west, east = (a.x, b.x) if a.x <= b.x else (b.x, a.x)
        south, north = (a.y, b.y) if a.y <= b.y else (b.y, a.y)
        r = self.radius
        for (w, s, e, n), test, name in (*self.fixed, *self.bodies):
            if w < east + r and e > west - r and s < north + r and n > south - r and test(a.x, a.y, b.x, b.y):
                return name
        return ""

    def cost(self, a: Point, b: Point) -> int | None:
        """DZC-1.2, DZC-23.3, DZC-23.8: what a leg costs; None over ground that may not be entered."""
        terrain = self.plan.terrain
        found = leg_cost(terrain, a, b, self.factors) if terrain.near_line(a, b) else leg_length(a, b)
        if found is None or keywords.steps_over(self.profile) >= 600:
            return found
        for hill in self.plan.hills:
            if not contains(hill.polygon, a) and (contains(hill.polygon, b) or crosses(a, b, hill.polygon)):
                found += hill.height
        if not keywords.steps_over(self.profile):
            found += sum(BARRICADE for wall in self.plan.barricades if crosses(a, b, wall.polygon))
        return found

    def way(self, walker: int, a: Point, b: Point) -> int | None:
        """A leg for `formation.follow`."""
        return None if self.barred(a, b) else self.cost(a, b)

    def free(self, walker: int, spot: Point, facing: int = 0) -> bool:
        """Whether a unit may stop there."""
        return refuse_stand(self.game, self.units[0], Stand(spot.x, spot.y, facing), self.units, "DZC-4.1") is None

    def detour(self, walker: int, a: Point, b: Point, budget: int) -> tuple[tuple[Point, ...], int] | None:
        """A way round what bars the straight leg."""
        layout, plan = self.game.setting.layout, self.plan
        key = ("detour", a, b, budget, self.radius, self.kind)
        if not self.bodies and key in plan.sights:
            return plan.sights[key]  # type: ignore[return-value]
        over = keywords.steps_over(self.profile)
        obstacles = [b.footprint for b in plan.standing if b.height > over]
        obstacles += [p.polygon for p, factor in zip(plan.patches, self.factors, strict=True) if factor == 0]
        shapes = [*obstacles, *(self.game.outline(name) for _, _, name in self.bodies)]
        ground = Ground(self.radius, shapes, layout.width, layout.depth, plan.terrain, self.factors).around(a, budget)
        found = shortest_path(ground, a, b, budget)
        result = None
        if found is not None:
            legs = [self.cost(p, q) for p, q in zip(found.points, found.points[1:], strict=False)]
            if all(leg is not None for leg in legs):
                result = (found.points, sum(leg or 0 for leg in legs))
        if not self.bodies:
            plan.sights[key] = result
        return result

    def on_road(self, path: tuple[Point, ...]) -> bool:
        """DZC-23.2: a whole move on Exceptional Ground."""
        return all(any(contains(road.polygon, a) and contains(road.polygon, b) for road in self.plan.roads) for a, b in itertools.pairwise(path))

    def bonus(self, unit: str) -> int:
        """DZC-23.2, DZC-12.10: 2 inches for vehicles that roll, not after embarking or disembarking."""
        record = self.game.state.units[unit]
        rolls = self.profile.type == "vehicle" and keywords.road_bonus(self.profile)
        return ROAD_BONUS if rolls and not record.embarks else 0
