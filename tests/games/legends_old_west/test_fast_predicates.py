"""Quick answers agree with the exact ones: sight, cost of a leg, over the ground of every scenario (LOW-2.13, LOW-2.28)."""

from __future__ import annotations

import random

import pytest

from bocage.games.legends_old_west.ground.battle import land_of, near
from bocage.games.legends_old_west.tables.scenario import ground, scenarios
from bocage.space.plane import Box, Disc, Point, gap, leg_cost, sight


@pytest.mark.parametrize("name", list(scenarios()))
def test_sight_and_cost_agree_with_the_exact_predicates(name):
    """LOW-2.28, LOW-2.13: what floating point with a margin decides is what the exact predicates say."""
    row = scenarios()[name]
    land = land_of(ground(row.terrain))
    numbers = random.Random(f"quick {name}")
    for _ in range(60):
        reach = numbers.choice((800, 3000, 9000))
        a = Point(numbers.randrange(200, row.width - 200), numbers.randrange(200, row.depth - 200))
        x, y = a.x + numbers.randrange(-reach, reach), a.y + numbers.randrange(-reach, reach)
        b = Point(max(200, min(row.width - 200, x)), max(200, min(row.depth - 200, y)))
        r = numbers.choice((125, 200))
        inside = [land.building_at(p.x, p.y) for p in (a, b)]
        exact = sight(land.terrain, Disc(a, r), Disc(b, 125), observer_in=inside[0], target_in=inside[1]).clear
        assert land.sees_discs(a.x, a.y, r, b.x, b.y, 125) == exact, (a, b, r)
        for kind in ("foot", "horse"):
            assert land.cost(a, b, kind) == leg_cost(land.terrain, a, b, land.factors[kind]), (a, b, kind)


@pytest.mark.parametrize("name", list(scenarios()))
def test_sight_of_bodies_agrees_with_the_exact_predicates(name):
    """LOW-2.28: a body in a wood, behind it or behind a house is seen exactly where one of the 81 lines is free."""
    row = scenarios()[name]
    land = land_of(ground(row.terrain))
    numbers = random.Random(f"bodies {name}")
    for _ in range(30):
        a, b = (Point(numbers.randrange(700, row.width - 700), numbers.randrange(700, row.depth - 700)) for _ in range(2))
        one, two = Box(a, 1000, 500, numbers.randrange(360)), Disc(b, 125)
        inside = [land.building_at(p.x, p.y) for p in (a, b)]
        exact = sight(land.terrain, one, two, observer_in=inside[0], target_in=inside[1]).clear
        assert land.sees(one, two) == exact, (one, two)
        back = sight(land.terrain, two, one, observer_in=inside[1], target_in=inside[0]).clear
        assert land.sees(two, one) == back, (two, one)


def test_distances_to_bodies_agree_with_the_exact_gap():
    """LOW-2.2: from a round base to the nearest side of a body, 0 where they overlap, whichever comes first."""
    numbers = random.Random("gaps")
    for _ in range(300):
        box = Box(Point(5000, 5000), numbers.choice((600, 1000, 1400)), numbers.choice((300, 500)), numbers.randrange(360))
        disc = Disc(Point(numbers.randrange(3500, 6500), numbers.randrange(3500, 6500)), numbers.choice((125, 200)))
        exact = gap(disc, box)
        for reach in (0, 1, 100, 250, 1000):
            assert near(disc, box, reach) == near(box, disc, reach) == exact.within(reach)
