"""The geometric numbers of Legends of the Old West: its cases and the lines of its geometry. Centimetres; `cm(7.5)` is 750 hundredths."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.space.plane import (
    Box,
    Cover,
    Disc,
    Feature,
    Point,
    Polygon,
    Strip,
    Teardrop,
    Terrain,
    Wall,
    bounce,
    canister,
    centre_covered,
    covered,
    covers,
    crosses,
    fits,
    flame,
    gap,
    in_strip,
    is_hit,
    leg_length,
    nearest,
    on_the_line,
    over_leg,
    path_cost,
    path_length,
    started,
    stations,
    step,
    touches,
    towards,
    turned,
    under_centre,
    walls_crossed,
    within,
)

FOOT = 125


def cm(value: float) -> int:
    found = Fraction(str(value)) * 100
    assert found.denominator == 1
    return found.numerator


def at(x: float, y: float) -> Point:
    return Point(cm(x), cm(y))


def man(x: float, y: float) -> Disc:
    """A figure on foot: a base of 1.25 cm radius."""
    return Disc(at(x, y), FOOT)


def apart(distance: float) -> tuple[Disc, Disc]:
    """Two men so far from each other, edge to edge."""
    return man(0, 0), Disc(Point(cm(distance) + 2 * FOOT, 0), FOOT)


@pytest.mark.parametrize(("distance", "limit", "expected"), [(4.9, 5, True), (5, 5, True), (5.1, 5, False), (16, 15, False), (30, 30, True), (25.1, 25, False)])
def test_ranges_include_their_limit(distance, limit, expected):
    """LOW-CASE-05, LOW-CASE-07, LOW-CASE-38: panic at 4.9 but not at 5.1 cm, command at 30 but not at 16 of 15, a search at 25 but not at 25.1."""
    one, two = apart(distance)
    assert within(one, two, cm(limit)) == expected
    assert gap(one, two).rounded_up() == cm(distance)


def test_a_minimum_range():
    """LOW-CASE-28, LOW-16.3: a heavy gun may not fire at 24.9 cm and may at 25."""
    assert gap(*apart(24.9)).below(cm(25))
    assert not gap(*apart(25)).below(cm(25))


def test_point_blank():
    """LOW-CASE-31, LOW-19.6: less than 30 cm is 29.9, not 30."""
    assert gap(*apart(29.9)).below(cm(30))
    assert not gap(*apart(30)).below(cm(30))
    assert gap(*apart(30.5)).short(cm(30)) == cm(0.5)


def test_half_a_move():
    """LOW-CASE-18, LOW-2.30: 7.5 of 15 cm is half a move, 7.6 is more; a slanting leg is rounded up."""
    assert leg_length(at(0, 0), at(7.5, 0)) * 2 <= cm(15)
    assert leg_length(at(0, 0), at(7.6, 0)) * 2 > cm(15)
    assert leg_length(at(0, 0), at(4.5, 6)) == cm(7.5)
    assert leg_length(at(0, 0), at(4.5, 6.01)) == 751  # 7.508
    assert path_length([at(0, 0), at(3, 4), at(3, 4.1)]) == cm(5.1)


def test_backing_away():
    """LOW-CASE-10, LOW-2.20: with his back against a high wall a man cannot step back 2.5 cm; along it he can."""
    wall = Wall.of((0, cm(2)), (cm(50), cm(2)))
    loser = Disc(at(20, 0.75), FOOT)
    assert touches(loser, wall)
    assert list(over_leg(loser, loser.centre, at(20, 3.25), [wall])) == [0]
    assert list(over_leg(loser, loser.centre, at(22.5, 0.75), [wall])) == []


def test_things_in_the_way():
    """LOW-CASE-14, LOW-2.16: the low wall, then a friend on the line, from the firer outward; a base that is only touched is not in the way."""
    firer, target = at(0, 0), at(40, 0)
    wall = Wall.of((cm(10), cm(-5)), (cm(10), cm(5)))
    friend, beside = man(25, 1), man(30, 1.25)
    wood = Polygon.rectangle(cm(12), cm(-3), cm(5), cm(6))
    behind = man(45, 0)
    assert [item.index for item in on_the_line(firer, target, [friend, wall, beside, behind, wood])] == [1, 4, 0]
    assert not crosses(firer, target, beside)
    # a wall that ends on the line is touched, not crossed
    assert not crosses(firer, target, Wall.of((cm(10), 0), (cm(10), cm(5))))
    # through the corner of a wall that goes on there
    assert crosses(firer, target, Wall.of((cm(10), cm(-5)), (cm(12), 0), (cm(10), cm(5))))
    assert not crosses(firer, target, Wall.of((cm(10), cm(5)), (cm(12), 0), (cm(14), cm(5))))


def test_machine_gun_template():
    """LOW-CASE-15, LOW-18.7: the 12.5 cm template on the target covers a man 6 cm away; at 7.5 cm the rims touch and he is not covered."""
    template = Disc(at(0, 0), cm(6.25))
    assert covered(template, man(6, 0)) == Cover.PART
    assert covered(template, man(5, 0)) == Cover.FULL
    assert covered(template, man(7.5, 0)) == Cover.NONE
    assert covered(template, Disc(Point(749, 0), FOOT)) == Cover.PART


@pytest.mark.parametrize(("roll", "expected"), [(4, Cover.NONE), (3, Cover.PART)])
def test_grenade_miss(roll, expected):
    """LOW-CASE-19, LOW-14.3: at 90 degrees the burst goes east; 4 cm off leaves the man untouched (4 > 2.5 + 1.25), 3 cm touches him."""
    aim = at(10, 10)
    burst = step(aim, 90, cm(roll))
    assert burst == at(10 + roll, 10)
    assert covered(Disc(burst, cm(2.5)), Disc(aim, FOOT)) == expected
    assert not under_centre(Disc(burst, cm(2.5)), Disc(aim, FOOT))


def test_flame():
    """LOW-CASE-21, LOW-14.11, LOW-14.13: the 27 cm template covers two men, touches a third, misses a fourth."""
    jet = flame(at(0, 0), 0, cm(27), cm(8.5))
    assert jet.head == at(0, 22.75)
    assert jet.radius == cm(4.25)
    assert covered(jet, man(0, 22.75)) == Cover.FULL
    assert covered(jet, man(0, 10)) == Cover.FULL
    assert covered(jet, man(3, 17)) == Cover.PART
    assert covered(jet, man(6, 17)) == Cover.NONE
    assert covered(jet, man(0, 28.25)) == Cover.NONE  # touching the far edge
    assert covered(jet, Disc(Point(0, 2824), FOOT)) == Cover.PART
    assert covered(jet, Disc(Point(0, 2575), FOOT)) == Cover.FULL
    assert covered(jet, Disc(Point(0, 2576), FOOT)) == Cover.PART
    assert covered(jet, man(0, -1.25)) == Cover.NONE  # behind the nozzle
    assert covered(jet, Disc(Point(0, -124), FOOT)) == Cover.PART


def test_flank_of_a_flame():
    """LOW-14.13: on a template whose flanks run at 3 in 5, a base that touches a flank from outside is free, from inside wholly covered."""
    jet = Teardrop(Point(0, 0), Point(0, 500), 300)
    for side in (1, -1):
        assert covered(jet, Disc(Point(220 * side, 210), 50)) == Cover.NONE
        assert covered(jet, Disc(Point(220 * side, 210), 51)) == Cover.PART
        assert covered(jet, Disc(Point(140 * side, 270), 50)) == Cover.FULL
        assert covered(jet, Disc(Point(140 * side, 270), 51)) == Cover.PART


def test_flame_on_vehicles():
    """LOW-14.22: the template of a vehicle's flamethrower over another vehicle."""
    jet = flame(at(0, 0), 90, cm(27 + 2.5 * 4), cm(8.5))
    assert covered(jet, Box(at(32, 0), cm(5), cm(2.5), 90)) == Cover.FULL
    assert covered(jet, Box(at(20, 5), cm(11), cm(5), 90)) == Cover.PART
    assert covered(jet, Box(at(20, 8), cm(11), cm(5), 90)) == Cover.NONE
    assert covered(jet, Box(at(42.5, 0), cm(11), cm(5), 90)) == Cover.NONE  # its rear touches the head
    assert covered(jet, Box(at(42.49, 0), cm(11), cm(5), 90)) == Cover.PART
    assert covered(jet, Box(at(15, 0), cm(60), cm(60), 0)) == Cover.PART  # the body around the template


def test_fuel_explosion():
    """LOW-CASE-22, LOW-14.17: the assistant 4 cm away, from centre to centre, lies under the 5 cm radius; at 6.25 cm the rims touch."""
    template = Disc(at(0, 0), cm(5))
    assert covered(template, man(4, 0)) == Cover.PART
    assert covered(template, man(6.25, 0)) == Cover.NONE


def test_cannonball():
    """LOW-CASE-23, LOW-9.2, LOW-9.4, LOW-9.5: impact at 75, bounce of 10: men at 76 and 84 are hit, one at 87 is not; a buried ball hits only him at 76."""
    line = bounce(at(0, 0), 0, cm(60) + 6 * cm(2.5), 4 * cm(2.5))
    assert line == (at(0, 75), at(0, 85))
    assert is_hit(line, man(0, 76))
    assert is_hit(line, man(0, 84))
    assert not is_hit(line, man(0, 87))
    assert is_hit(line, man(1.25, 80))  # the rim touches the segment
    assert not is_hit(line, Disc(Point(126, 8000), FOOT))
    buried = bounce(at(0, 0), 0, cm(75), 0)
    assert is_hit(buried, man(0, 76))
    assert not is_hit(buried, man(0, 84))


def test_canister():
    """LOW-CASE-24, LOW-9.6: an 8 moves the template 20 cm straight forward; whoever is touched is hit."""
    template = canister(at(0, 0), 180, 8 * cm(2.5), cm(20.5), cm(6.5))
    assert template.apex == at(0, -20)
    assert template.head == at(0, -37.25)
    assert covered(template, man(0, -18.7)) == Cover.NONE
    assert covered(template, man(0, -19)) == Cover.PART
    assert covered(template, man(3, -37)) == Cover.PART
    assert covered(template, man(0, -41.75)) == Cover.NONE


def test_shell_on_the_front_man():
    """LOW-CASE-25, LOW-9.8, LOW-9.9: the 7.5 cm template on the front man touches two others, not the fourth."""
    template = Disc(at(0, 0), cm(3.75))
    squad = [man(0, 0), man(3, 0), man(0, 4.9), man(4, 3.1)]
    assert [covered(template, figure) for figure in squad] == [Cover.FULL, Cover.PART, Cover.PART, Cover.NONE]
    assert [under_centre(template, figure) for figure in squad] == [True, False, False, False]


def test_mortar_scatter():
    """LOW-CASE-26, LOW-15.4, LOW-12.27: 8 cm north; with an observer 6; any direction lands on the grid."""
    aim = step(at(50, 10), 0, cm(70))
    assert aim == at(50, 80)
    assert step(aim, 0, cm(8)) == at(50, 88)
    assert step(aim, 0, cm(6)) == at(50, 86)
    assert step(aim, 45, cm(8)) == Point(5000 + 566, 8000 + 566)
    assert step(aim, 225, cm(8)) == Point(5000 - 566, 8000 - 566)
    assert step(aim, 30, cm(8)) == Point(5000 + 400, 8000 + 693)


def test_turning_costs():
    """LOW-CASE-36, LOW-19.2: 60 degrees are two started 45s, half of a Movement of 40; 90 degrees of a motorcycle cost 50 of 100; one 45 of 10 is 2.5."""
    assert started(turned(0, 60), 45) * cm(40) // 4 == cm(20)
    assert started(turned(350, 80), 45) * cm(100) // 4 == cm(50)
    assert started(turned(90, 45), 45) * cm(10) // 4 == cm(2.5)
    assert started(turned(10, 10), 45) == 0
    assert started(turned(0, 46), 45) == 2
    assert turned(10, 200) == 170


def test_a_tank_and_a_wall():
    """LOW-CASE-37, LOW-19.35: the front of a medium tank, 11 cm long, meets the wall; beyond it it stands clear of it."""
    wall = Wall.of((cm(-20), cm(30)), (cm(20), cm(30)))
    tank = Box(at(0, 10), cm(11), cm(5), 0)
    assert gap(tank, wall).rounded_up() == cm(14.5)
    before, beyond = at(0, 24.5), at(0, 35.5)
    assert list(over_leg(tank, tank.centre, before, [wall])) == []
    assert list(over_leg(tank, tank.centre, Point(0, 2451), [wall])) == [0]
    assert leg_length(before, beyond) == cm(11)
    assert touches(Box(beyond, cm(11), cm(5), 0), wall)
    assert list(over_leg(tank, beyond, at(0, 40), [wall])) == []


def test_overrun():
    """LOW-CASE-35, LOW-19.31: the men in the path of a tank, not those beside it."""
    tank = Box(at(0, 0), cm(11), cm(5), 0)
    squad = [man(0, 20), man(2.5, 25), man(-3.74, 22), man(3.75, 22), man(0, 36.75)]
    assert list(over_leg(tank, at(0, 0), at(0, 30), squad)) == [0, 1, 2]


def test_opportunity_windows():
    """LOW-CASE-39, LOW-13.13: a path is looked at at its start, every 2.5 cm, and at its end; around a bend the count goes on."""
    assert stations([at(0, 0), at(6, 0)], cm(2.5)) == (at(0, 0), at(2.5, 0), at(5, 0), at(6, 0))
    assert stations([at(0, 0), at(3, 0), at(3, 3)], cm(2.5)) == (at(0, 0), at(2.5, 0), at(3, 2), at(3, 3))
    assert stations([at(0, 0), at(5, 0)], cm(2.5)) == (at(0, 0), at(2.5, 0), at(5, 0))


def test_gas():
    """LOW-CASE-41, LOW-17.3 to LOW-17.5, LOW-17.8: half a base is its centre, on the rim too; drift to the south by 5 cm, then smaller."""
    cloud = Disc(at(50, 50), cm(6.25))
    assert centre_covered(cloud, man(56.25, 50))
    assert not centre_covered(cloud, Disc(Point(5626, 5000), FOOT))
    moved = Disc(step(cloud.centre, 180, cm(5)), cm(5))
    assert moved == Disc(at(50, 45), cm(5))
    assert centre_covered(Disc(moved.centre, cm(3.75)), man(50, 48.75))
    assert not centre_covered(Disc(moved.centre, cm(2.5)), man(50, 48.75))


def test_mines():
    """LOW-CASE-42, LOW-15.12: a man who passes 1.2 cm from a mine sets it off; his neighbour is touched by its 5 cm template."""
    mine = at(50, 50)
    passing = (at(40, 51.2), at(60, 51.2))
    assert gap(mine, passing).within(cm(1.25))
    assert not gap(mine, (at(40, 51.26), at(60, 51.26))).within(cm(1.25))
    blast = Disc(mine, cm(2.5))
    assert covered(blast, man(52.5, 51.2)) == Cover.PART
    assert covered(blast, man(54, 51.2)) == Cover.NONE


def test_the_engineer_who_fires_the_charge():
    """LOW-CASE-43: 8 cm from the charge to the engineer's base."""
    assert within(at(0, 0), Disc(Point(cm(8) + FOOT, 0), FOOT), cm(8))
    assert not within(at(0, 0), Disc(Point(cm(8) + FOOT + 1, 0), FOOT), cm(8))


def test_air_range():
    """LOW-CASE-46, LOW-21.15, LOW-21.16: bases of 2 cm radius, 95 cm apart, within 100 and beyond half of it."""
    camel, albatros = Disc(at(0, 0), cm(2)), Disc(at(99, 0), cm(2))
    assert gap(camel, albatros).rounded_up() == cm(95)
    assert within(camel, albatros, cm(100))
    assert not within(camel, albatros, cm(50))


def test_wing_field():
    """LOW-21.17: more than half of the span inside the strip means the centre strictly inside; on the border it is exactly half."""
    field = Strip(at(50, 50), 0, cm(9))
    assert in_strip(field, at(54.49, 90))
    assert not in_strip(field, at(54.5, 90))
    assert not in_strip(field, at(50, 10))
    assert in_strip(field, at(50, 10), ahead=False)
    assert in_strip(Strip(at(50, 50), 45, cm(9)), at(80, 83))
    assert not in_strip(Strip(at(50, 50), 45, cm(9)), at(80, 87))
    slanting = Strip(at(0, 0), 30, cm(10))  # the sine of 30 degrees is exactly a half
    assert not in_strip(slanting, at(0, 10))
    assert in_strip(slanting, at(0, 9.99))


def test_ground_fire():
    """LOW-CASE-50, LOW-21.35: the range to an aircraft is measured base to base: 50 is within 60, 61 is not."""
    gun, plane = Disc(at(0, 0), FOOT), Disc(Point(cm(50) + FOOT + cm(2), 0), cm(2))
    assert within(gun, plane, cm(60))
    assert not within(gun, Disc(Point(cm(61) + FOOT + cm(2), 0), cm(2)), cm(60))


def test_difficult_ground():
    """LOW-2.13: each cm in a wood costs 2, in a marsh 4; a bridge listed after its river is open; a river may not be entered."""
    wood = Feature(Polygon.rectangle(cm(10), 0, cm(5), cm(20)), "partial")
    marsh = Feature(Disc(at(30, 10), cm(2)))
    river = Feature(Polygon.rectangle(cm(40), 0, cm(5), cm(20)))
    bridge = Feature(Polygon.rectangle(cm(39), cm(8), cm(7), cm(4)))
    table = Terrain([wood, marsh, river, bridge])
    foot = [2, 4, 0, 1]
    assert path_cost(table, [at(0, 10), at(20, 10)], foot).total == cm(25)
    assert path_cost(table, [at(20, 10), at(38, 10)], foot).total == cm(18 + 3 * 4)
    over = path_cost(table, [at(38, 10), at(50, 10)], foot)
    assert (over.total, over.refused) == (cm(12), None)
    into = path_cost(table, [at(36, 2), at(38, 2), at(50, 2)], foot)
    assert into.refused == (1, 2)
    assert path_cost(table, [at(10, 0), at(10, 20)], foot).total == cm(20)  # along the edge of the wood
    assert path_cost(table, [at(0, 10), at(20, 10)], [None, 4, 0, 1]).total == cm(20)


def test_obstacles_of_a_leg():
    """LOW-2.14: the line obstacles a leg crosses, in order."""
    lines = [Wall.of((cm(20), 0), (cm(20), cm(20))), Wall.of((cm(10), 0), (cm(10), cm(20))), Wall.of((cm(30), 0), (cm(30), cm(5)))]
    table = Terrain([Feature(line) for line in lines])
    assert walls_crossed(table, at(0, 10), at(40, 10)) == (1, 0)


def test_nearest_visible_target():
    """LOW-6.7, LOW geometry: the nearest by base edge; equal distances are all given, for the shooter's owner to choose."""
    shooter = man(0, 0)
    rider = Disc(Point(cm(20) + FOOT + 200, 0), 200)
    assert nearest(shooter, [man(0, 30), rider, Disc(Point(0, cm(20) + 2 * FOOT), FOOT), man(0, 23)]) == [1, 2]


def test_towards_never_exceeds_the_move():
    """LOW-2.10: the farthest grid point on the way is not longer than the move."""
    for x, y in ((3, 4), (7, 1), (5, 11), (1, 0), (-6, 5)):
        there = towards(at(0, 0), at(100 * x, 100 * y), cm(15))
        assert cm(15) - 2 <= leg_length(at(0, 0), there) <= cm(15)


def test_bases_may_touch():
    """LOW geometry: bases may touch, not overlap, and lie wholly on the table."""
    assert fits(man(2.5, 2.5), [man(5, 2.5)], cm(90), cm(90))
    assert not fits(man(2.51, 2.5), [man(5, 2.5)], cm(90), cm(90))
    assert not fits(man(1.24, 2.5), [], cm(90), cm(90))
    assert fits(man(1.25, 88.75), [], cm(90), cm(90))


def test_window():
    """LOW-14.7: up against a building means within 2.5 cm of its window."""
    assert within(man(10, 3.75), at(10, 0), cm(2.5))
    assert not within(man(10, 3.76), at(10, 0), cm(2.5))


def test_covers_is_not_touching():
    """LOW-14.11: a base wholly inside may touch the rim from within."""
    assert covers(Disc(at(0, 0), cm(5)), man(3.75, 0))
    assert not covers(Disc(at(0, 0), cm(5)), man(3.76, 0))
