"""Paths around obstacles: legal by the exact predicates, about as short as they can be, and places to go to."""

from __future__ import annotations

import math
import pickle
import random

from hypothesis import given
from hypothesis import strategies as st

from bocage.space.plane import (
    Box,
    Disc,
    Feature,
    Ground,
    Point,
    Polygon,
    Pose,
    Terrain,
    Wall,
    at_distance,
    contact_point,
    first_stop,
    fits,
    heading,
    leg_length,
    offset,
    overlaps,
    path_cost,
    path_length,
    pivots_over,
    reach,
    run_over,
    shortest_path,
    stands_on,
    step,
    touches,
    towards,
    turned,
)
from bocage.space.plane.degrees import bearing
from bocage.space.plane.roots import ceiling, over_root, sign
from bocage.space.plane.sweeps import _round_turn, pivot

from . import oracle
from .strategies import cases


def test_around_a_house():
    """LOW-2.10: the way round the nearer corner; longer than the straight line, not much longer than the tightest way."""
    house = Polygon.rectangle(4000, 2000, 1000, 3000)
    ground = Ground(125, [house], 9000, 9000)
    found = shortest_path(ground, Point(3000, 3000), Point(6000, 3000))
    assert found is not None
    assert first_stop(Disc(found.points[0], 125), found.points, [house]) is None
    assert found.cost == path_length(found.points)
    # round the two southern corners: at least the way of a point, at most that of a base with wide bends
    tight = math.dist((3000, 3000), (4000, 2000)) * 2 + 1000
    assert tight < found.cost < tight + 2 * 140 * 2


def test_nothing_in_the_way():
    """LOW-2.10: the straight leg."""
    ground = Ground(125, [Disc(Point(2000, 2000), 100)], 9000, 9000)
    found = shortest_path(ground, Point(500, 500), Point(3500, 4500))
    assert found is not None
    assert found.cost <= 5000 + 60
    free = shortest_path(Ground(125, [], 9000, 9000), Point(500, 500), Point(3500, 4500))
    assert free is not None
    assert free.points == (Point(500, 500), Point(3500, 4500))


def test_no_way():
    """LOW-2.20: shut in by walls there is no path; with a gap as wide as the base there is one; onto a figure or off the table there is none."""
    room = Wall.of((1000, 1000), (2000, 1000), (2000, 2000), (1000, 2000), (1000, 1000))
    assert shortest_path(Ground(125, [room], 9000, 9000), Point(1500, 1500), Point(3000, 1500)) is None
    gate = Wall.of((1000, 1000), (2000, 1000), (2000, 1300))
    rest = Wall.of((2000, 1700), (2000, 2000), (1000, 2000), (1000, 1000))
    assert shortest_path(Ground(125, [gate, rest], 9000, 9000), Point(1500, 1200), Point(3000, 1200)) is not None
    narrow = Wall.of((2000, 1549), (2000, 2000), (1000, 2000), (1000, 1000))
    assert shortest_path(Ground(125, [gate, narrow], 9000, 9000), Point(1500, 1500), Point(3000, 1500)) is None
    assert shortest_path(Ground(125, [Disc(Point(3000, 1500), 125)], 9000, 9000), Point(1500, 1500), Point(3100, 1500)) is None
    assert shortest_path(Ground(125, [], 9000, 9000), Point(1500, 1500), Point(100, 1500)) is None


def test_around_costly_ground():
    """LOW-2.13: around a marsh if that is cheaper, through it if not; never through a river, but over its bridge."""
    marsh = Terrain([Feature(Polygon.rectangle(2000, 900, 1000, 400))])
    start, goal = Point(1500, 1000), Point(3500, 1000)
    found = shortest_path(Ground(125, [], 9000, 9000, marsh, [4]), start, goal)
    assert found is not None
    assert len(found.points) > 2
    assert found.cost < path_cost(marsh, [start, goal], [4]).total
    straight = shortest_path(Ground(125, [], 9000, 9000, marsh, [1]), start, goal)
    assert straight is not None
    assert straight.points == (start, goal)
    river = Terrain([Feature(Polygon.rectangle(2000, 0, 500, 9000)), Feature(Polygon.rectangle(1900, 4000, 700, 600))])
    crossing = shortest_path(Ground(125, [], 9000, 9000, river, [0, 1]), Point(1500, 3000), Point(3000, 3000))
    assert crossing is not None
    assert path_cost(river, crossing.points, [0, 1]).refused is None
    assert max(p.y for p in crossing.points) >= 4000


@cases(30)
@given(st.integers(0, 10**9))
def test_paths_are_legal_and_short(seed):
    """LOW-2.10: among houses, walls and figures: no leg overlaps anything, the cost is the sum of the legs, and one round obstacle is passed tightly."""
    rng = random.Random(seed)
    obstacles: list[Polygon | Wall | Disc] = []
    for _ in range(8):
        x, y = rng.randrange(500, 4000), rng.randrange(500, 4000)
        kind = rng.randrange(3)
        if kind == 0:
            obstacles.append(Polygon.rectangle(x, y, rng.randrange(100, 900), rng.randrange(100, 900)))
        elif kind == 1:
            obstacles.append(Wall.of((x, y), (x + rng.randrange(-800, 800), y + rng.randrange(1, 800))))
        else:
            obstacles.append(Disc(Point(x, y), 125))
    ground = Ground(125, obstacles, 5000, 5000)
    start, goal = Point(150, rng.randrange(150, 4850)), Point(4850, rng.randrange(150, 4850))
    if not ground.is_free(start) or not ground.is_free(goal):
        return
    found = shortest_path(ground, start, goal)
    if found is not None:
        assert found.points[0] == start
        assert found.points[-1] == goal
        assert found.cost == path_length(found.points) >= leg_length(start, goal)
        assert first_stop(Disc(start, 125), found.points, obstacles) is None
        assert all(ground.is_free(point) for point in found.points[1:])
    pond = Disc(Point(2500, 2500), rng.randrange(125, 900))
    one = Ground(125, [pond], 5000, 5000)
    across = shortest_path(one, Point(500, 2500), Point(4500, 2500))
    assert across is not None
    radius = pond.radius + 125
    tight = 2 * math.sqrt(2000**2 - radius**2) + radius * (math.pi - 2 * math.acos(radius / 2000))
    assert tight - 3 <= across.cost <= tight * 1.05


def test_reach():
    """LOW-2.10: every place is legal, paid for within the move, and there are many; a man shut in has fewer."""
    house = Polygon.rectangle(3000, 2000, 1000, 1000)
    ground = Ground(125, [house, Disc(Point(2500, 3500), 125)], 6000, 6000)
    found = reach(ground, Point(2500, 2500), 1500)
    assert found[0].points == (Point(2500, 2500),)
    assert len(found) > 30
    for path in found:
        assert path.cost <= 1500
        assert ground.is_free(path.points[-1])
        assert first_stop(Disc(path.points[0], 125), path.points, ground.obstacles) is None
    assert len({path.points[-1] for path in found}) == len(found)


def test_turning_on_the_spot():
    """DZC-4.1: a body that turns beside a wall may sweep over it though it stands clear before and after."""
    wall = Polygon.rectangle(2100, 0, 100, 5000)
    body = Box(Point(2000, 2000), 200, 100, 0)
    assert not pivots_over(body, 0, wall)
    assert pivots_over(body, 90, wall)
    assert fits(Box(body.centre, 200, 100, 90), [wall], 5000, 5000)
    close = Box(Point(2000, 2000), 210, 100, 10)
    assert fits(close, [wall], 5000, 5000)
    assert pivots_over(close, 150, wall)
    assert fits(Box(close.centre, 210, 100, 150), [wall], 5000, 5000)
    assert not pivots_over(close, 330, wall)
    assert fits(body, [wall], 5000, 5000)


def test_driving_with_turns():
    """LOW-19.31: each leg is driven with the facing of its end, after turning at its start; what is swept over is told once, in order."""
    tank = Box(Point(1000, 1000), 1100, 500, 0)
    men = [Disc(Point(1000, 2500), 125), Disc(Point(2500, 3000), 125), Disc(Point(4000, 1000), 125), Disc(Point(1600, 3400), 125)]
    path = [Pose(Point(1000, 1000), 0), Pose(Point(1000, 3000), 0), Pose(Point(3000, 3000), 90)]
    assert run_over(tank, path, men) == (0, 1, 3)


def test_headings():
    """LOW-2.31: the bearing of a leg in the nearest whole degree."""
    origin = Point(0, 0)
    rose = ((0, 9), (9, 9), (9, 0), (9, -9), (0, -9), (-9, -9), (-9, 0), (-9, 9))
    assert [heading(origin, Point(x, y)) for x, y in rose] == [0, 45, 90, 135, 180, 225, 270, 315]
    assert heading(origin, origin) == 0
    rng = random.Random(1)
    for _ in range(300):
        x, y = rng.randrange(-20_000, 20_000), rng.randrange(-20_000, 20_000)
        true = math.degrees(math.atan2(x, y)) % 360
        off = (heading(origin, Point(x, y)) - true) % 360
        assert min(off, 360 - off) <= 0.5 + 1e-9
    for degrees in range(360):
        assert heading(origin, step(origin, degrees, 20_000)) == degrees


def test_a_bearing_is_a_heading_to_a_degree():
    """What is proposed may be one degree off, near half a degree only; never more."""
    origin, wide = Point(0, 0), range(-700, 701, 37)
    ways = [Point(x, y) for x in wide for y in wide]
    off = [turned(bearing(origin, way), heading(origin, way)) for way in ways]
    assert max(off) <= 1
    assert sum(off) < len(ways) // 50
    assert bearing(origin, origin) == 0


def test_formation():
    """LOW-4.7: a place ahead and to the right of one who faces some way."""
    assert offset(Point(100, 100), 0, 50, 20) == Point(120, 150)
    assert offset(Point(100, 100), 90, 50, 20) == Point(150, 80)
    assert offset(Point(100, 100), 180, 50, 20) == Point(80, 50)


def test_along_a_path():
    """LOW-13.13: so far along a path, around its bends; past its end, its end."""
    path = [Point(0, 0), Point(300, 400), Point(300, 1000)]
    expected = [Point(0, 0), Point(150, 200), Point(300, 400), Point(300, 600), Point(300, 1000), Point(300, 1000)]
    assert [at_distance(path, way) for way in (0, 250, 500, 700, 1100, 5000)] == expected
    assert towards(Point(0, 0), Point(300, 400), 1000) == Point(300, 400)


@cases(200)
@given(st.lists(st.tuples(st.integers(-20, 20), st.integers(0, 60)), max_size=4), st.integers(-500, 500))
def test_sums_of_roots(terms, whole):
    """Records: the sign of a sum of roots and its ceiling, exactly, ties included."""
    exact = sum((coefficient * oracle.root(under) for coefficient, under in terms), oracle.dec(whole))
    found = sign(*terms, (whole, 1))
    assert found == (0 if abs(exact) < oracle.TINY else 1 if exact > 0 else -1)
    near = exact.to_integral_value()
    assert ceiling([*terms, (whole, 1)]) == (int(near) if abs(exact - near) < oracle.TINY else math.ceil(exact))
    number = sum(coefficient for coefficient, _ in terms) * 7 + whole
    assert abs(over_root(number, 7) - number / math.sqrt(7)) <= 0.5 + 1e-9


def test_charging_home():
    """LOW-2.12: from any side a charger ends in contact, without overlapping, near the straight way; touching is one unit at most."""
    enemy, tank = Disc(Point(3000, 3000), 125), Box(Point(3000, 3000), 1100, 500, 30)
    for degrees in range(0, 360, 7):
        start = step(Point(3000, 3000), degrees, 1500)
        for target in (enemy, tank):
            there = contact_point(Disc(start, 125), target)
            assert there is not None
            assert touches(Disc(there, 125), target)
            assert not overlaps(Disc(there, 125), target)
            assert leg_length(start, there) <= leg_length(start, Point(3000, 3000)) - 240
    assert contact_point(Disc(Point(3010, 3000), 125), enemy) is None
    assert touches(Disc(Point(0, 0), 125), Disc(Point(251, 0), 125))
    assert not touches(Disc(Point(0, 0), 125), Disc(Point(252, 0), 125))


def test_terrain_travels():
    """Records: a table is rebuilt from its features in another process."""
    terrain = Terrain([Feature(Polygon.rectangle(0, 0, 100, 100), "full"), Feature(Disc(Point(50, 50), 10), "partial")])
    again = pickle.loads(pickle.dumps(terrain))
    assert again.features == terrain.features
    assert again.within(Point(120, 50), 20) == terrain.within(Point(120, 50), 20) == (0,)


def test_a_turn_on_the_spot_is_what_all_its_degrees_are() -> None:
    """The quick answers for round bases, far or near, are those of the body at every whole degree."""
    numbers = random.Random(19)
    answers = []
    for _ in range(400):
        body = Box(Point(0, 0), 200 + numbers.randrange(900), 150 + numbers.randrange(500), numbers.randrange(360))
        base = Disc(Point(numbers.randrange(2400) - 1200, numbers.randrange(2400) - 1200), (125, 200)[numbers.randrange(2)])
        facing = numbers.randrange(360)
        over = any(stands_on(turning, base) for turning in pivot(body, facing))
        assert pivots_over(body, facing, base) is over
        answers.append((over, _round_turn(body, base)))
    assert {known for _, known in answers} == {True, False, None}
    assert {over for over, known in answers if known is None} == {True, False}
