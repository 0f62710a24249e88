"""Formations on the plane: figures follow a leader along a path, round obstacles, in whole numbers and always the same way."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space.plane import Disc, Point, leg_length, overlaps
from bocage.space.plane.formation import Walker, follow, lead, rings

R = 125


def straight(_i: int, a: Point, b: Point) -> int | None:
    return leg_length(a, b)


def anywhere(_i: int, _spot: Point) -> bool:
    return True


def line(count: int, budget: int = 1500, wide: int = 260) -> list[Walker]:
    return [Walker(Point(5000 + wide * n, 5000), R, budget) for n in range(count)]


def test_the_formation_keeps_its_shape():
    """LOW-5.1: where nothing is in the way everybody moves by the same vector, at the same cost."""
    marches = follow(line(4), [Point(5000, 5000), Point(5300, 6000)], straight, anywhere, reach=1000)
    assert marches is not None
    assert [march.end for march in marches] == [Point(5300 + 260 * n, 6000) for n in range(4)]
    assert {march.cost for march in marches} == {leg_length(Point(0, 0), Point(300, 1000))}


def test_the_leader_is_bound_by_his_budget_and_what_bars_him():
    """LOW-2.10: too long a path, or a barred leg, is no march at all."""
    assert lead(line(1, 900)[0], [Point(5000, 5000), Point(5000, 6000)], straight) is None
    assert follow(line(2), [Point(5000, 5000), Point(5000, 6000)], lambda i, a, b: None, anywhere) is None
    assert follow(line(2), [Point(5000, 5000), Point(5000, 6000)], straight, lambda i, p: False) is None


def test_figures_flow_round_what_stands_there():
    """A follower whose place is taken looks beside it."""
    rock = Disc(Point(5260, 6000), 300)
    walkers = line(3)

    def free(i: int, spot: Point) -> bool:
        return i == 0 or not overlaps(Disc(spot, R), rock)

    marches = follow(walkers, [Point(5000, 5000), Point(5000, 6400)], straight, free, reach=1000)
    assert marches is not None
    assert all(not overlaps(Disc(march.end, R), rock) for march in marches[1:])
    assert all(march.near for march in marches)


def test_who_cannot_keep_up_is_told_apart():
    """LOW-4.10: a slow figure that ends out of reach of the leader is marked, and comes as near as it can."""
    walkers = [Walker(Point(5000, 5000), R, 1500), Walker(Point(5000, 4200), R, 300)]
    marches = follow(walkers, [Point(5000, 5000), Point(5000, 6500)], straight, anywhere, reach=1000)
    assert marches is not None
    assert not marches[1].near
    assert marches[1].cost <= 300
    assert marches[1].end.y > 4200


def test_a_detour_is_taken_when_the_straight_leg_is_barred():
    """A barred follower goes by way of a detour, if the rules give one."""
    walkers = line(2)

    def way(i: int, a: Point, b: Point) -> int | None:
        return None if i == 1 and a.y == 5000 and b.y > 5500 else leg_length(a, b)

    def detour(i: int, a: Point, b: Point, budget: int):
        path = (a, Point(a.x + 100, 5400), b)
        return path, sum(leg_length(p, q) for p, q in itertools.pairwise(path))

    marches = follow(walkers, [Point(5000, 5000), Point(5000, 6000)], way, anywhere, reach=1000, detour=detour)
    assert marches is not None
    assert len(marches[1].path) == 3


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 8), st.integers(0, 4)), min_size=1, max_size=10, unique=True),
    st.integers(-900, 900),
    st.integers(-900, 900),
)
def test_nobody_overlaps_nobody_overspends(cells, dx, dy):
    """LOW-2.10: whatever the formation and the path, bases do not overlap, costs keep within budgets, and the answer is the same twice."""
    walkers = [Walker(Point(5000 + 255 * x, 5000 + 255 * y), R, 1500) for x, y in cells]
    end = Point(walkers[0].at.x + dx, walkers[0].at.y + dy)
    marches = follow(walkers, [walkers[0].at, end], straight, anywhere, reach=1000)
    assert marches is not None
    assert marches == follow(walkers, [walkers[0].at, end], straight, anywhere, reach=1000)
    for i, one in enumerate(marches):
        assert one.cost <= 1500
        moved = [other for j, other in enumerate(marches) if j != i and (len(one.path) > 1 or len(other.path) > 1)]
        if all(march.near for march in marches):
            assert not any(overlaps(Disc(one.end, R), Disc(other.end, R)) for other in moved)


def test_nobody_ends_on_one_who_cannot_go():
    """Whoever stays keeps his place: others go beside him, and the leader may not end on him."""
    walkers = [Walker(Point(5000, 5000), R, 1500), Walker(Point(5300, 5000), R, 1500), Walker(Point(5600, 5000), R, 0)]

    def way(i: int, a: Point, b: Point) -> int | None:
        return None if i == 2 else leg_length(a, b)

    marches = follow(walkers, [Point(5000, 5000), Point(5300, 5000)], way, anywhere, reach=1000)
    assert marches is not None
    assert marches[2].path == (Point(5600, 5000),)
    assert all(not overlaps(Disc(a.end, R), Disc(b.end, R)) for a, b in itertools.combinations(marches, 2))
    assert follow(walkers, [Point(5000, 5000), Point(5500, 5000)], way, anywhere, reach=1000) is None


def test_rings_lie_around_a_point():
    """As many places in each ring, the first due north, all at the distance asked for, within rounding."""
    found = rings((100, 300), 4)
    assert found == ((0, 100), (100, 0), (0, -100), (-100, 0), (0, 300), (300, 0), (0, -300), (-300, 0))
    assert all(abs(dx * dx + dy * dy - 500**2) <= 2 * 500 for dx, dy in rings((500,), 12))
