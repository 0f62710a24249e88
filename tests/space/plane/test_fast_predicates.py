"""Quick answers of floating point: where they say anything, the exact geometry says the same."""

from __future__ import annotations

from math import sqrt

from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space.plane import Along, Box, Disc, Feature, Point, Polygon, Terrain, leg_cost, stretches
from bocage.space.plane import fast_predicates as fast

XS = st.integers(0, 2000)
POINTS = st.builds(Point, XS, XS)


def upright(west: int, south: int, wide: int, deep: int) -> Polygon:
    return Polygon((Point(west, south), Point(west + wide, south), Point(west + wide, south + deep), Point(west, south + deep)))


SHAPES = st.one_of(st.builds(upright, XS, XS, st.integers(20, 900), st.integers(20, 900)), st.builds(Disc, POINTS, st.integers(20, 500)))


def length_inside(shape: Polygon | Disc, a: Point, b: Point) -> float:
    whole = sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
    return sum((place_of(end) - place_of(start)) * whole for start, end in stretches(a, b, shape))


def place_of(along: Along) -> float:
    return (along.p + along.s * sqrt(along.n)) / along.d


@settings(max_examples=300, deadline=None)
@given(SHAPES, POINTS, POINTS)
def test_the_way_inside_a_feature(shape, a, b):
    found = fast.inside([fast.Plate(shape)], 1, a.x, a.y, b.x, b.y)
    assert found is not None
    assert found[0] - 0.01 <= length_inside(shape, a, b) <= found[1] + 0.01


@settings(max_examples=300, deadline=None)
@given(st.lists(SHAPES, min_size=1, max_size=3), POINTS, POINTS)
def test_the_cost_of_a_leg(shapes, a, b):
    terrain = Terrain([Feature(shape) for shape in shapes])
    factors = [2, 3, 0][: len(shapes)]
    quick = fast.leg_cost([fast.Plate(shape) for shape in shapes], factors, (1 << len(shapes)) - 1, a.x, a.y, b.x, b.y)
    exact = leg_cost(terrain, a, b, factors)
    assert quick is None or quick == (-1 if exact is None else exact)


def test_a_turned_body_is_left_to_the_exact_way():
    plates = [fast.Plate(Box(Point(500, 500), 200, 100, 30))]
    assert not plates[0].known
    assert fast.inside(plates, 1, 0, 0, 1000, 1000) is None
    assert fast.leg_cost(plates, [2], 1, 0, 0, 1000, 1000) is None


@settings(max_examples=300, deadline=None)
@given(SHAPES, POINTS, POINTS, st.sampled_from([50, 125, 200]))
def test_what_walls_off_two_bases_stands_across_their_lines(shape, a, b, r):
    """Square samples of both bases: if the feature walls them off, every line between them runs through it."""
    around = [(0, 0), (r, 0), (0, r), (-r, 0), (0, -r)]
    one, two = ([Point(p.x + dx, p.y + dy) for dx, dy in around] for p in (a, b))
    if fast.walls_off(fast.Plate(shape), one, two):
        assert all(length_inside(shape, p, q) > 0 for p in one for q in two)


def test_through_one_and_deep_inside():
    bounds = (400, 0, 600, 1000)
    assert fast.through_one(bounds, [Point(0, 500)], [Point(1000, 500)], 100) is False  # 200 of it inside
    assert fast.through_one(bounds, [Point(0, 500)], [Point(1000, 500)], 300) is True
    assert fast.through_one(bounds, [Point(0, 500)], [Point(1000, 500)], 200) is None  # too near to call
    assert fast.through_one(bounds, [Point(0, 500)], [Point(300, 900)], 10) is True
    assert fast.deep_inside((0, 0, 1000, 1000), 500, 500, 100, 3000, 500, 100) > 300
    assert fast.deep_inside((0, 0, 1000, 1000), 950, 500, 100, 3000, 500, 100) == 0.0  # partly outside
    assert fast.deep_inside((0, 0, 1000, 1000), 500, 500, 100, 900, 500, 100) == 0.0  # both inside
