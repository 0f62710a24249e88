"""The geometric numbers of Dropzone Commander: its cases and the lines of its geometry. Inches; `inch(5.7)` is 570 hundredths."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.space.plane import (
    Box,
    Disc,
    Feature,
    Point,
    Polygon,
    Prism,
    Spot,
    Terrain,
    bounds,
    crosses,
    exit_point,
    gap,
    glimpse,
    in_arc,
    inside_solid,
    is_under,
    lane_gap,
    leg_length,
    middle,
    overlaps,
    path_cost,
    share_at_least,
    share_bounds,
    silhouette,
    sweeps_over,
    touches,
    visible,
    wall_points,
    within,
    within_3d,
)  # fmt: skip


def inch(value: float) -> int:
    found = Fraction(str(value)) * 100
    assert found.denominator == 1
    return found.numerator


def at(x: float, y: float) -> Point:
    return Point(inch(x), inch(y))


def tank(x: float, y: float, facing: int = 0) -> Prism:
    """A Medium body: 1.3 long, 0.8 wide, 0.6 high."""
    return Prism(Box(at(x, y), inch(1.3), inch(0.8), facing), inch(0.6), 0)


def eye(x: float, y: float, z: float = 0.3) -> Spot:
    return Spot(inch(x), inch(y), inch(z))


def house(x: float, y: float, width: float, depth: float, height: float) -> Prism:
    return Prism(Polygon.rectangle(inch(x), inch(y), inch(width), inch(depth)), inch(height))


@pytest.mark.parametrize(("plan", "heights", "reach", "expected"), [
    (10, (0.3, 6), 18, True),      # CASE-24: 11.51 within 18
    (17.5, (0.3, 6), 18, False),   # CASE-25: 18.40
    (17.5, (0.3, 2), 18, True),    # CASE-25: 17.58
    (5, (0.3, 6), 9, True),        # CASE-36: 7.58
    (0, (0.3, 6), 3, False),       # CASE-51: 5.7 high already
    (2.4, (0.3, 2), 3, True),      # CASE-51: 2.94
    (2.5, (0.3, 2), 3, False),     # CASE-51: 3.02
    (1.87, (0.3, 6), 6, True),     # CASE-51: a weapon of range 6 reaches 1.87
    (1.88, (0.3, 6), 6, False),
    (20, (0.3, 0.3), 24, True),    # CASE-05
    (25, (0.3, 0.3), 24, False),   # CASE-06
])  # fmt: skip
def test_ranges_in_space(plan, heights, reach, expected):
    """DZC-CASE-05, DZC-CASE-06, DZC-CASE-24, DZC-CASE-25, DZC-CASE-36, DZC-CASE-51, DZC-5.5, DZC-6.21: the straight distance between the centres."""
    assert within_3d(at(0, 0), inch(heights[0]), at(plan, 0), inch(heights[1]), inch(reach)) == expected


def test_reaction_fire_along_a_path():
    """DZC-CASE-24, DZC-CASE-36: the nearest point of a lane decides, with the height on top: 7.58 and 11.51."""
    lane = (at(0, 5), at(40, 5))
    assert lane_gap(lane, at(20, 0)).within(inch(9), inch(5.7))
    assert lane_gap(lane, at(20, 0)).within(759, inch(5.7))
    assert not lane_gap(lane, at(20, 0)).within(758, inch(5.7))
    assert lane_gap((at(-5, 10), at(5, 10)), at(0, 0)).within(1152, inch(5.7))
    assert not lane_gap((at(-5, 10), at(5, 10)), at(0, 0)).within(1151, inch(5.7))


def test_visible_shares():
    """DZC-CASE-08, DZC-5.10, DZC-5.11, DZC-5.15: a low wall hides rows of samples, a high one columns; fewer than ten of a hundred are no target."""
    target = tank(20, 0, 90)
    assert visible(eye(0, 0), target, []).free == 100
    # the eye and the top of the target lie level with a wall: what runs below its top is hidden
    for rows in range(11):
        wall = Prism(Polygon.rectangle(inch(19), inch(-3), inch(0.1), inch(6)), inch(0.6) - 6 * rows)
        found = visible(Spot(0, 0, inch(0.6)), target, [wall])
        assert found.free == _rows_above(wall.top) * 10
        assert found.clear == (found.free >= 10)
    half = house(10, 0, 1, 5, 6)  # its side lies on the line of the centres: five columns are free
    found = visible(eye(0, 0), target, [half])
    assert found.free == 50
    assert found.blockers == (0,)
    column = Prism(Polygon.rectangle(inch(19), inch(-0.3), inch(0.1), inch(3)), inch(6))
    assert visible(eye(0, 0), target, [column]).free == 10
    assert not visible(eye(0, 0), target, [column, Prism(Polygon.rectangle(inch(19), inch(-3), inch(0.1), inch(6)), inch(0.05))]).clear


def _rows_above(top: int) -> int:
    """Sight from the height of the target's top to the middle of row z at 20 inches passes the wall, 19 to 19.1 inches away, above its top or along it."""
    count = 0
    for j in range(10):
        z = 3 + 6 * j
        at_wall = Fraction(60) + (z - 60) * Fraction(1910, 2000)  # lowest over the wall
        count += at_wall >= top
    return count


def test_squad_mates():
    """DZC-CASE-46, DZC-5.8, DZC-5.9: past one Katana of the squad, not past two, not past a Rapier of another squad."""
    target, second, third = tank(20, 0), tank(5, 0), tank(10, 0)
    assert visible(eye(0, 0), target, [], mates=[second]).free == 100
    assert not visible(eye(0, 0), target, [], mates=[second, third]).clear
    assert not visible(eye(0, 0), target, [second]).clear


def test_wood():
    """DZC-23.6: sight runs 4 inches inside woods; more of it is blocked, two woods counted together."""
    target = tank(20, 0)
    wood = house(10, -5, 4, 10, 100)
    assert glimpse(eye(0, 0), [eye(20, 0)], [], woods=[wood]).clear
    assert not glimpse(eye(0, 0), [Spot(2000, 0, 31)], [], woods=[wood]).clear  # slanting: a hair more than 4 inches
    assert not glimpse(eye(0, 0), [eye(20, 0)], [], woods=[wood, house(16, -5, 0.01, 10, 100)]).clear
    assert glimpse(eye(0, 0), [eye(20, 0)], [], woods=[wood, house(11, -5, 2, 10, 100)]).clear  # one in the other
    found = visible(eye(0, 0), target, [], woods=[house(10, -5, 4.5, 10, 100)])
    assert (found.free, found.blockers) == (0, (0,))


def test_touching_does_not_block():
    """DZC-5.13: a line along a roof, along a wall or through a corner is free."""
    block = house(5, 0, 2, 2, 3)
    assert not inside_solid(eye(0, 0, 1), eye(20, 0, 1), block)  # along a wall
    assert not inside_solid(eye(0, 1, 3), eye(20, 1, 3), block)  # along the roof
    assert inside_solid(eye(0, 1, 2.99), eye(20, 1, 2.99), block)
    assert not inside_solid(eye(4, 1, 1), eye(6, -1, 1), block)  # over the corner (5, 0)
    assert inside_solid(eye(4, 1.01, 1), eye(6, -0.99, 1), block)
    assert not inside_solid(eye(0, 1, 1), eye(5, 1, 1), block)  # up to the wall
    assert inside_solid(eye(6, 1, 5), eye(6, 1, 1), block)  # straight down
    assert not inside_solid(eye(5, 1, 5), eye(5, 1, 1), block)  # down the wall
    assert not inside_solid(eye(0, 1, 4), eye(6, 1, 3), block)  # onto the roof


def test_aircraft_and_infantry_are_single_points():
    """DZC-5.4, DZC-5.12, DZC-5.7: seen or not; the altitude carries the line over a house that hides the ground."""
    block = house(10, -5, 3, 10, 2)
    assert not glimpse(eye(0, 0), [eye(20, 0, 0.2)], [block]).clear
    assert glimpse(eye(0, 0), [eye(20, 0, 6)], [block]).clear
    hidden = glimpse(eye(0, 0), [eye(20, 0, 0.2)], [block])
    assert hidden.certificate is not None
    assert (hidden.certificate.blocker, hidden.certificate.at) == (0, at(10, 0))


def test_wall_points():
    """DZC-5.14, DZC-5.16: outer walls every half inch, at 0.5 and half the height; only the facing walls are looked at."""
    footprint = Polygon.rectangle(inch(10), 0, inch(2), inch(1))
    everything = wall_points(footprint, (inch(0.5), inch(3)))
    assert len(everything) == 2 * (5 + 3 + 5 + 3)
    facing = wall_points(footprint, (inch(0.5),), seen_from=at(0, 0.5))
    assert {(p.x, p.y) for p in facing} == {(1000, 0), (1000, 50), (1000, 100)}
    assert wall_points(footprint, (inch(0.5),), seen_from=at(0, 0)) == facing  # a wall seen edge-on does not face
    assert glimpse(eye(0, 0.5), facing, []).clear
    assert not glimpse(eye(0, 0.5), facing, [house(5, -20, 1, 40, 9)]).clear


def test_silhouette():
    """DZC-5.15: across the line of sight, as wide as the body looks from there; cell centres of ten by ten."""
    columns, heights = silhouette(eye(0, 0), tank(20, 0, 90))
    assert [p.y for p in columns] == [36, 28, 20, 12, 4, -4, -12, -20, -28, -36]
    assert {p.x for p in columns} == {2000}
    assert heights == (3, 9, 15, 21, 27, 33, 39, 45, 51, 57)
    columns, _ = silhouette(eye(0, 0), tank(20, 0, 0))
    assert columns[0].y == 59  # 0.9 of 0.65, 58.5 rounded away from zero
    columns, _ = silhouette(eye(0, 0), tank(20, 20, 0))
    assert columns[0] == Point(2000 - 47, 2000 + 47)  # (1.3 + 0.8) / sqrt(2) wide, 0.9 of its half on each axis
    columns, _ = silhouette(eye(20, 0, 6), tank(20, 0, 0))
    assert {p.y for p in columns} == {0}


def test_arcs():
    """DZC-5.3: F within 45 degrees, S 45 to 135, R from 135, N within 15; borders belong to both; one's own place is in every arc but N."""
    here = at(10, 10)
    for target, arcs in [
        ((10, 20), "FN"),
        ((20, 20), "FS"),
        ((20, 10), "S"),
        ((20, 0), "SR"),
        ((10, 0), "R"),
        ((0, 0), "SR"),
        ((0, 10), "S"),
        ((12.7, 20), "F"),
        ((12.6, 20), "FN"),
    ]:
        found = ""
        for name, spans in (("F", [(-45, 45)]), ("S", [(45, 135), (225, 315)]), ("R", [(135, 225)]), ("N", [(-15, 15)])):
            found += name if any(in_arc(here, 0, at(*target), *span) for span in spans) else ""
        assert sorted(found) == sorted(arcs), target
    for wide in ((20, 0), (0, 0)):  # the borders of a wide arc belong to it
        assert in_arc(here, 0, at(*wide), -135, 135)
        assert not in_arc(here, 0, at(*wide), -134, 134)
    assert not in_arc(here, 0, at(10, 0), -135, 135)
    assert in_arc(here, 90, at(20, 20), -45, 45)
    assert in_arc(here, 315, at(10, 20), -45, 45)
    assert in_arc(here, 0, here, -45, 45)
    assert not in_arc(here, 0, here, -15, 15, coincident=False)


@pytest.mark.parametrize(("distance", "below", "up_to"), [(2.9, True, True), (3, False, True), (3.5, False, False)])
def test_less_than_three_inches(distance, below, up_to):
    """DZC-CASE-32, DZC-EX-07, DZC-1.13: a hot landing zone and a walkway need less than 3 inches; at 3 exactly neither holds."""
    assert gap(at(0, 0), at(distance, 0)).below(inch(3)) == below
    assert gap(at(0, 0), at(distance, 0)).within(inch(3)) == up_to


def test_hot_landing_zone_behind_a_wall():
    """DZC-CASE-32, DZC-9.17, DZC-24.12: the tank at 2.9 behind a wall does not see the point; from the template's edge 3 inches become 2."""
    wall = house(1, -5, 0.2, 10, 3)
    assert glimpse(eye(2.9, 0), [Spot(0, 0, 0)], []).clear
    assert not glimpse(eye(2.9, 0), [Spot(0, 0, 0)], [wall]).clear
    assert gap(Disc(at(0, 0), inch(1)), at(3, 0)).rounded_up() == inch(2)
    structure = Polygon.rectangle(inch(2), inch(-2), inch(4), inch(4))
    assert gap(at(0, 0), structure).below(inch(3))


def test_focal_point():
    """DZC-CASE-45: the wall 5.9 inches away and the tank at 6.0 both count; 6.01 does not."""
    point = at(20, 20)
    assert within(point, Polygon.rectangle(inch(25.9), inch(18), inch(4), inch(4)), inch(6))
    assert within(point, at(26, 20), inch(6))
    assert not within(point, at(26.01, 20), inch(6))


def test_direct_entry():
    """DZC-CASE-33, DZC-12.16, DZC-12.17: 0.8 inch from the body's edge to the Structure; 1 inch still counts."""
    structure = Polygon.rectangle(inch(10), 0, inch(4), inch(4))
    bear = Box(at(9.2 - 0.85, 2), inch(1.7), inch(1.1), 90)
    assert gap(bear, structure).rounded_up() == inch(0.8)
    assert within(Box(at(9 - 0.85, 2), inch(1.7), inch(1.1), 90), structure, inch(1))
    assert not within(Box(at(8.99 - 0.85, 2), inch(1.7), inch(1.1), 90), structure, inch(1))


def test_crash_template():
    """DZC-CASE-28, DZC-13.11 to DZC-13.14: what lies under the L template; 40 % of it on a Structure is a third, 30 % is not."""
    template = Disc(at(20, 20), inch(2))
    assert is_under(template, Box(at(21.5, 20), inch(1.3), inch(0.8), 0))
    assert is_under(template, Disc(at(22.3, 20), inch(0.4)))
    assert not is_under(template, Disc(at(22.4, 20), inch(0.4)))  # touching
    assert not is_under(template, Box(at(22.4, 20), inch(1.3), inch(0.8), 0))
    # cut by a straight wall at 0.158 of the radius from the centre: 40 %; at 0.32: 30 %
    forty, thirty = (Polygon.rectangle(inch(20) + off, inch(10), inch(20), inch(20)) for off in (32, 65))
    assert Fraction(39, 100) < share_bounds(template, forty)[0] < Fraction(41, 100)
    assert Fraction(29, 100) < share_bounds(template, thirty)[0] < Fraction(31, 100)
    assert share_at_least(template, forty, 1, 3)
    assert not share_at_least(template, thirty, 1, 3)


def test_known_shares():
    """DZC-13.14: half, a quarter, all and nothing of a template; a small house is its own area."""
    template = Disc(at(20, 20), inch(2))
    for footprint, share in [
        (Polygon.rectangle(inch(20), inch(10), inch(20), inch(20)), Fraction(1, 2)),
        (Polygon.rectangle(inch(20), inch(20), inch(20), inch(20)), Fraction(1, 4)),
        (Polygon.of((2000, 2000), (4000, 2000), (4000, 4000)), Fraction(1, 8)),
        (Polygon.rectangle(0, 0, inch(40), inch(40)), Fraction(1)),
        (Polygon.rectangle(inch(22), 0, inch(4), inch(40)), Fraction(0)),
        (Polygon.rectangle(inch(17), inch(17), inch(6), inch(6)), Fraction(1)),
    ]:
        low, high = share_bounds(template, footprint)
        assert low <= share <= high
        assert high - low < Fraction(1, 10**20)
    small = Polygon.rectangle(inch(19.5), inch(19.5), inch(1), inch(1))
    low, high = share_bounds(template, small)
    assert low < Fraction(1, 4) / Fraction("3.14159265358979323846264338") < high
    around = Polygon.of((1700, 1700), (2300, 1700), (2300, 2300), (2000, 2000), (1700, 2300))  # a quarter cut out
    assert share_bounds(template, around)[0] < Fraction(3, 4) < share_bounds(template, around)[1]


def test_landing_zone():
    """DZC-CASE-29, DZC-9.15: no unit and no Structure, not even in part, under the LZ template; touching it is not under it."""
    zone = Disc(at(20, 20), inch(1.5))
    assert overlaps(zone, Polygon.rectangle(inch(21.49), inch(18), inch(4), inch(4)))
    assert not overlaps(zone, Polygon.rectangle(inch(21.5), inch(18), inch(4), inch(4)))
    assert overlaps(zone, Box(at(21.8, 20), inch(1.3), inch(0.8), 0))


def test_flying_budget():
    """DZC-CASE-31, DZC-CASE-03: fly 10 and land for 2 is 12 of 18; half of Mv is exact: 12 of 24 from the edge, 9 of 18 is 5 and 4."""
    assert leg_length(at(0, 0), at(6, 8)) + inch(2) == inch(12)
    assert leg_length(at(0, 0), at(5, 0)) + leg_length(at(5, 0), at(5, 4)) == inch(18) // 2


def test_move_and_fire():
    """DZC-CASE-09, DZC-CASE-26: 4 inches within an MF of 4; 4.01 and a slanting leg that is longer are not."""
    assert leg_length(at(0, 0), at(4, 0)) <= inch(4)
    assert leg_length(at(0, 0), Point(283, 283)) == 401  # 4.0022


def test_survivors_and_exits():
    """DZC-CASE-18, DZC-CASE-34, DZC-CASE-37, DZC-CASE-53: within 2 of an exit, 3 of a wreck, 6 before the attack point, 3 of a gate: limits included."""
    for limit in (2, 3, 6):
        assert within(at(0, 0), at(limit, 0), inch(limit))
        assert not within(at(0, 0), Point(inch(limit), 15), inch(limit))


def test_area_weapon():
    """DZC-CASE-52, DZC-22.3: the 3 inch template on a Hunter touches a base whose rim reaches under it."""
    template = Disc(at(20, 20), inch(1.5))
    assert is_under(template, tank(20, 20).base)
    assert is_under(template, Disc(at(21.89, 20), inch(0.4)))
    assert not is_under(template, Disc(at(21.9, 20), inch(0.4)))


def test_flight_lane():
    """DZC-10.6, DZC-10.10: the exit is where the lane, drawn on, meets the border; an attack point on the border is its own exit."""
    size = (inch(48), inch(48))
    assert exit_point(at(0, 10), at(20, 10), *size) == at(48, 10)
    assert exit_point(at(0, 0), at(10, 20), *size) == at(24, 48)
    assert exit_point(at(48, 20), at(24, 30), *size) == at(0, 40)
    assert exit_point(at(0, 10), at(48, 20), *size) == at(48, 20)
    assert exit_point(at(0, 0), at(30, 29), *size) == Point(4800, 4640)
    assert exit_point(at(20, 0), at(10, 20), *size) == at(0, 40)


def test_tough_ground():
    """DZC-23.3: each inch of rubble costs two."""
    table = Terrain([Feature(Polygon.rectangle(inch(5), 0, inch(3), inch(10)))])
    assert path_cost(table, [at(0, 5), at(10, 5)], [2]).total == inch(13)


def test_swept_bodies():
    """DZC-4.1, DZC-4.16: a tank may slide along a Structure, not through its corner; the swept body counts, not only its ends."""
    structure = Polygon.rectangle(inch(10), inch(10), inch(4), inch(4))
    body = Box(at(9.6, 5), inch(1.3), inch(0.8), 0)
    assert not sweeps_over(body, at(9.6, 5), at(9.6, 20), structure)
    assert sweeps_over(body, at(9.61, 5), at(9.61, 20), structure)
    assert sweeps_over(body, at(5, 9), at(12, 16), structure)
    assert not overlaps(Box(at(12, 16), inch(1.3), inch(0.8), 0), structure)
    assert touches(Box(at(9.6, 12), inch(1.3), inch(0.8), 0), structure)


def test_low_flight():
    """DZC-4.16, DZC-9.7: whether a flight path crosses the footprint of what it may not fly over; along its edge it may."""
    tower = Polygon.rectangle(inch(36), inch(18), inch(4), inch(4))
    assert crosses(at(30, 20), at(45, 20), tower)
    assert not crosses(at(30, 22), at(45, 22), tower)


def test_middle_and_bounds():
    """DZC geometry: the body centre is at half its height."""
    assert middle(tank(20, 10)) == Spot(2000, 1000, 30)
    assert bounds(tank(20, 10, 90).base) == (1935, 960, 2065, 1040)
