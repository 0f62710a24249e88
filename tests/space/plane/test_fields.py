"""Fields of distances: the way they point out leads round what bars it, and nowhere if there is none."""

from __future__ import annotations

from bocage.space.plane import Point
from bocage.space.plane.fields import DIAGONAL, FAR, STRAIGHT, Fields


def open_ground(_a: Point, _b: Point, length: int) -> int | None:
    return length


def ponds(a: Point, b: Point, length: int) -> int | None:
    """Water between x = 400 and 600 up to y = 800."""
    return None if any(400 < p.x < 600 and p.y < 800 for p in (a, b)) else length


def test_costs_count_straight_and_diagonal_steps():
    fields = Fields(100, 1000, 1000, open_ground)
    found = fields.field((0, 0))
    assert (found[0], found[3], found[3 * fields.rows + 3], found[5 * fields.rows + 2]) == (0, 3 * STRAIGHT, 3 * DIAGONAL, 2 * DIAGONAL + 3 * STRAIGHT)


def test_waypoints_lead_round_what_bars_them():
    fields = Fields(100, 1000, 1000, ponds)
    path = fields.waypoints(Point(150, 150), Point(950, 150), 40)
    assert fields.cell_of(path[-1]) == (9, 1)
    assert all(spot.y > 800 for spot in path if 400 < spot.x < 600)


def test_waypoints_end_after_so_many_steps_or_at_the_goal():
    fields = Fields(100, 1000, 1000, open_ground)
    assert len(fields.waypoints(Point(50, 50), Point(950, 950), 3)) == 3
    assert fields.waypoints(Point(150, 150), Point(150, 150), 3) == []


def test_no_way_no_waypoints():
    closed = Fields(100, 1000, 1000, lambda a, b, length: None if 500 in range(*sorted((a.x, b.x))) else length)
    assert closed.waypoints(Point(150, 150), Point(950, 150), 40) == []
    assert closed.field((9, 1))[0] == FAR
    assert set(closed.field((10, 1))) == {FAR}  # a goal beyond the table
