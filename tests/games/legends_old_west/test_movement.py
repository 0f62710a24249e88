"""Movement (LOW-2.10 to 2.14, LOW-2.25, LOW-2.33, chapters 4 and 5, LOW-8.36 to 8.41)."""

from __future__ import annotations

import pytest

from bocage.core.errors import Refusal
from bocage.core.legal import PASS
from bocage.games.legends_old_west.ground.courses import Course
from bocage.games.legends_old_west.moving import mounts, plan
from bocage.games.legends_old_west.moving.march import carry_out
from bocage.games.legends_old_west.moving.orders import Adjust, Move, Saddle, Storm
from bocage.games.legends_old_west.moving.plan import plan_move
from bocage.games.legends_old_west.state.events import Moved, ObstacleMet
from bocage.games.legends_old_west.state.wound_events import Fell
from bocage.games.legends_old_west.turn import movement
from bocage.space.plane import Point
from bocage.tabletop.points import Waypoint

from .bench import OURS, THEIRS, Bench, rect, replace
from .test_shooting import WHEN, P, line


def squad(era="ww2", spots=((100, 50),), terrain=(), profile="regular", date=None, **options):
    bench = Bench(era, terrain, date=date or WHEN[era], **options)
    bench.men("a", f"{P[era]}_{profile}", list(spots), (f"{P[era]}_rifle",))
    bench.state.phase, bench.state.active = "move", OURS
    return bench


def walk(bench, x, y, unit="a"):
    """The plan of a straight move of the leader, or why not."""
    return plan_move(bench.game, unit, (Waypoint(round(x * 100), round(y * 100)),))


def rule_of(found):
    return found.rule if isinstance(found, Refusal) else ""


def cost(bench, x, y):
    found = walk(bench, x, y)
    assert not isinstance(found, Refusal), found
    return found[0][1].cost


def test_a_figure_moves_up_to_its_move():
    """LOW-2.10, LOW-5.1: 15 cm of M 15, not 15.1; bends count."""
    bench = squad()
    assert cost(bench, 100, 65) == 1500
    assert rule_of(walk(bench, 100, 65.1)) == "LOW-2.10"
    bent = plan_move(bench.game, "a", (Waypoint(10800, 5000), Waypoint(10800, 5700)))
    assert not isinstance(bent, Refusal)
    assert bent[0][1].cost == 1500
    assert rule_of(plan_move(bench.game, "a", (Waypoint(10800, 5000), Waypoint(10800, 5701)))) == "LOW-2.10"


def test_bases_do_not_overlap_and_others_bar_the_way():
    """LOW-2.10: mates may be passed through, men of another unit may not; nobody ends on another."""
    bench = squad()
    bench.men("b", "ww2_regular", [(100, 57)])
    assert rule_of(walk(bench, 100, 62)) == "LOW-2.10"
    assert rule_of(walk(bench, 100, 56)) == "LOW-2.10"
    bench = squad(spots=[(100, 50), (100, 55)])
    found = walk(bench, 100, 58)
    assert not isinstance(found, Refusal)
    ends = [march.end for _, march in found]
    assert (ends[0].x - ends[1].x) ** 2 + (ends[0].y - ends[1].y) ** 2 >= 250**2


def test_impassable_ground():
    """LOW-2.10: a river bars, a bridge over it lets pass; a high wall bars."""
    bench = squad(terrain=[rect("river", 80, 55, 40, 5)])
    assert rule_of(walk(bench, 100, 64)) == "LOW-2.10"
    bench = squad(terrain=[rect("river", 80, 55, 40, 5), rect("bridge", 97, 54, 6, 7)])
    assert rule_of(walk(bench, 100, 64)) == ""
    bench = squad(terrain=[line(90, 55, 110, 55, "high_wall")])
    assert rule_of(walk(bench, 100, 60)) == "LOW-2.10"


def test_control_zones():
    """LOW-2.11: nobody comes within 2.5 cm of an enemy he does not charge; who starts inside may only move away."""
    bench = squad()
    bench.men("e", "ww2_regular", [(100, 60)], (), THEIRS)
    assert rule_of(walk(bench, 100, 54.9)) == ""
    assert rule_of(walk(bench, 100, 55)) == "LOW-2.11"
    assert rule_of(walk(bench, 104, 60)) == "LOW-2.11"
    bench = squad()
    bench.men("e", "ww2_regular", [(100, 54)], (), THEIRS)
    assert rule_of(walk(bench, 100, 45)) == ""
    assert rule_of(walk(bench, 101, 51)) == "LOW-2.11"


@pytest.mark.parametrize(("profile", "kind", "price"), [("regular", "rough", 2), ("regular", "wire", 4), ("cavalry", "rough", 4), ("cavalry", "wire", 0)])
def test_difficult_ground(profile, kind, price):
    """LOW-2.13: difficult ground costs a man 2 for 1 and a horse 4, very difficult ground a man 4; horses do not enter it."""
    bench = squad("ww1", terrain=[rect(kind, 50, 51, 100, 20)], profile=profile)
    if price:
        assert cost(bench, 100, 53) == 100 + 200 * price
    else:
        assert rule_of(walk(bench, 100, 53)) == "LOW-2.10"


@pytest.mark.parametrize(("kind", "price"), [("rough", 2), ("wire", 4)])
def test_mules_walk_as_men(kind, price):
    """LOW-2.13: on a mule difficult ground costs what it costs a man, very difficult ground too; its move is its own 16 cm."""
    bench = squad("ww1", terrain=[rect(kind, 50, 51, 100, 20)])
    bench.put("a.1", 100, 50, mount="ww1_mule", horse="ww1_mule")
    assert cost(bench, 100, 53) == 100 + 200 * price
    assert plan.left(bench.game, bench.fig("a.1")) == 1600


@pytest.mark.parametrize(
    ("die", "result", "y"), [(1, "stayed", (50, 53.75)), (2, "stopped", (56.2, 56.4)), (5, "stopped", (56.2, 56.4)), (6, "crossed", (60, 60))]
)
def test_linear_obstacles_on_foot(die, result, y):
    """LOW-2.14: 1 stays in front, 2-5 stops in contact beyond, 6 goes on."""
    bench = squad(terrain=[line(80, 55, 120, 55)])
    bench.run(carry_out(bench.game, "a", [Course("a.1", (Point(10000, 5000), Point(10000, 6000)), 1000)]), f"obstacle {die}")
    assert bench.told(ObstacleMet)[0].result == result
    assert y[0] * 100 <= bench.fig("a.1").y <= y[1] * 100


def test_linear_obstacles_of_horses_mules_and_low_ones():
    """LOW-2.14: horses refuse on 1 and go on with 2; mules cannot cross at all."""
    for die, crossed in ((1, False), (2, True)):
        bench = squad("ww1", terrain=[line(80, 55, 120, 55)], profile="cavalry")
        bench.run(carry_out(bench.game, "a", [Course("a.1", (Point(10000, 5000), Point(10000, 6000)), 1000)]), f"obstacle {die}")
        assert (bench.fig("a.1").y == 6000) == crossed
    bench = squad("ww1", terrain=[line(80, 55, 120, 55)])
    bench.put("a.1", 100, 50, mount="ww1_mule", horse="ww1_mule")
    assert rule_of(walk(bench, 100, 60)) == "LOW-2.14"


def test_gunners_do_not_stand_on_their_gun():
    """LOW-2.10: a gunner may step over his own gun but ends on no base."""
    bench = Bench("ww2")
    bench.gun("g", "ww2_gun_light", (100, 50))
    law = movement.adjust_law(bench.game, "g")
    assert law.refuse(Adjust("g.2", 10100, 5000)).rule == "LOW-2.10"
    assert law.refuse(Adjust("g.2", 10000, 5325)) is None


def test_a_leader_of_the_same_pluck_does_not_take_over():
    """LOW-4.12: who has joined leads only with the highest Pluck; an NCO beside the unit's own NCO does not."""
    bench = squad(spots=[(100, 50)], profile="nco")
    bench.men("a", "ww2_regular", [(103, 50)])
    for profile, leader in (("nco", "a.1"), ("officer", "o.1")):
        bench.men("o", f"ww2_{profile}", [(100, 54)])
        bench.state.units["o"] = replace(bench.state.units["o"], joined="a")
        bench.game.forget_all()
        assert plan.movers(bench.game, "a")[0].id == leader
        for ident in bench.state.units.pop("o").figures:
            bench.state.figures.pop(ident)


@pytest.mark.parametrize(("era", "date", "reach"), [("colonial", None, 5), ("ww1", "1914-10-31", 5), ("ww1", "1914-11-01", 10), ("ww2", None, 10)])
def test_cohesion(era, date, reach):
    """LOW-4.5, LOW-4.6, LOW-4.7, LOW-4.8, LOW-4.10: close order to the end of October 1914, then 10 cm; a move may not leave a figure behind."""
    bench = squad(era, spots=[(100, 50), (100 + 2.5 + reach, 50)], date=date)
    assert bench.game.setting.cohesion == reach * 100
    law = movement.adjust_law(bench.game, "a")
    assert law.refuse(Adjust("a.2", 10000 + 250 + reach * 100, 5100)).rule == "LOW-4.10"
    assert law.refuse(Adjust("a.2", 10000 + reach * 100, 5100)) is None


def test_the_leader_does_not_outrun_his_men():
    """LOW-4.10: a leader who would leave a slow man out of cohesion is refused; one already outside must come as near as he can."""
    bench = squad(spots=[(100, 50), (100, 42)])
    bench.put("a.2", 100, 42, red=True)
    assert rule_of(walk(bench, 100, 65)) == "LOW-4.10"
    bench = squad(spots=[(100, 50), (100, 20)])
    found = walk(bench, 100, 52)
    assert not isinstance(found, Refusal)
    assert found[1][1].end.y >= 20 * 100 + 1400


def test_an_adjusted_figure():
    """LOW-2.10, LOW-5.1: within what is left of its move, on free ground, of this unit only."""
    bench = squad(spots=[(100, 50), (103, 50)])
    bench.put("a.2", 103, 50, moved=1400)
    law = movement.adjust_law(bench.game, "a")
    assert law.refuse(Adjust("a.2", 10400, 5000)) is None
    assert law.refuse(Adjust("a.2", 10401, 5000)).rule == "LOW-2.10"
    assert law.refuse(Adjust("a.1", 10200, 5000)).rule == "LOW-2.10"
    assert law.refuse(Adjust("b.1", 10200, 5000)).rule == "LOW-5.1"


def test_units_move_one_after_the_other():
    """LOW-5.1, LOW-3.3: a unit is picked and moved once; the end of a side's movement may be said at any time."""
    bench = squad()
    bench.men("b", "ww2_regular", [(120, 50)])
    bench.step("move", "", "activate a", Move("a", (Waypoint(10000, 5500),)), PASS, side=OURS)
    assert movement.may_move(bench.game, OURS) == ["b"]
    assert bench.told(Moved)[0].spots == (("a.1", 10000, 5500),)
    assert bench.order_refusal("b", Move("a", (Waypoint(10000, 5600),))).rule == "LOW-5.1"
    bench.step("move", "", side=OURS)
    assert movement.next_seat(bench.game) is None


def test_leaders_join_and_leave():
    """LOW-4.12: a leader within 2.5 cm may join, then moves with the unit and leads it by higher Pluck; moving on his own he leaves."""
    bench = squad(spots=[(100, 50), (103, 50)])
    bench.men("o", "ww2_officer", [(100, 54)])
    assert movement.joinable(bench.game, bench.fig("o.1")) == ["a"]
    bench.run(movement.join(bench.game, "o"), "", "join a")
    assert [f.id for f in plan.movers(bench.game, "a")] == ["o.1", "a.1", "a.2"]
    bench.run(movement.activate(bench.game, "o"), "")
    assert bench.state.units["o"].joined == ""
    for y, near in ((55, ["a"]), (55.1, [])):  # 2.5 and 2.6 cm from edge to edge
        bench.put("o.1", 100, y)
        assert movement.joinable(bench.game, bench.fig("o.1")) == near


def test_who_has_joined_moves_once_with_the_unit():
    """LOW-4.12, LOW-5.1: the officer's move is over with that of the unit he is with."""
    bench = squad(spots=[(100, 50), (103, 50)])
    bench.men("o", "ww2_officer", [(100, 54)])
    bench.state.units["o"] = replace(bench.state.units["o"], joined="a")
    bench.run(movement.activate(bench.game, "a"), "", Move("a", (Waypoint(10000, 5800),)), PASS)
    assert bench.fig("o.1").moved
    assert movement.may_move(bench.game, OURS) == []


@pytest.mark.parametrize("unit", ["fleeing", "alone", "enemy", "mounted on a truck"])
def test_whom_a_leader_cannot_join(unit):
    """LOW-4.12: a unit of his own side that stands its ground: no fleeing men, no man on his own, no vehicle."""
    bench = squad(spots=[(100, 50), (103, 50)] if unit != "alone" else [(100, 50)])
    bench.men("o", "ww2_officer", [(100, 54)], (), THEIRS if unit == "enemy" else OURS)
    if unit == "fleeing":
        bench.breaks("a")
    if unit == "mounted on a truck":
        bench.state.units["a"] = replace(bench.state.units["a"], vehicles=("a.v1",))
    assert movement.joinable(bench.game, bench.fig("o.1")) == []


def test_no_question_of_joining_tells_of_an_ambush():
    """LOW-4.12, LOW-13.2: a leader does not join men in ambush, nor joins out of one: the question would tell where they lie."""
    for lies in ("a", "o", ""):
        bench = squad(spots=[(100, 50), (103, 50)])
        bench.men("o", "ww2_officer", [(100, 54)])
        for ident in bench.state.units[lies].figures if lies else ():
            bench.put(ident, bench.fig(ident).x / 100, bench.fig(ident).y / 100, hidden=True)
        bench.run(movement.join(bench.game, "o"), "")
        assert bench.asked == ([] if lies else ["join"])


def test_flight():
    """LOW-5.3, LOW-5.4, LOW-5.6: the fleeing move first, their full move to their own edge, out of contact too; who touches it is lost."""
    bench = squad(spots=[(100, 50)])
    bench.men("e", "ww2_regular", [(100, 52.5)], (), THEIRS)
    bench.breaks("a")
    assert movement.may_move(bench.game, OURS) == []
    bench.step("flight", side=OURS)
    assert (bench.fig("a.1").x, bench.fig("a.1").y) == (10000, 3500)
    for _ in range(3):
        bench.put("a.1", 100, bench.fig("a.1").y / 100, moved=0) if "a.1" in bench.state.figures else None
        bench.step("flight", "", side=OURS)
    assert bench.state.lost["a.1"].how == "fled"
    assert any(isinstance(event, Fell) and event.how == "fled" for event in bench.game.events)


def test_case_44_horse_holders():
    """LOW-CASE-44, LOW-8.37: 8 troopers need 2 holders, 5 need 1, 6 need 2; a holder neither shoots nor fights."""
    assert [mounts.holders_needed(n) for n in (8, 5, 6)] == [2, 1, 2]
    bench = squad("colonial", spots=[(100 + 4 * n, 50) for n in range(5)], profile="cavalry")
    bench.moves("a", "", "saddle a false", "holder a.3")
    assert [bench.fig(f"a.{n}").holder for n in range(1, 6)] == [False, False, True, False, False]
    from bocage.games.legends_old_west.aiming.aim import refuse_shooter

    assert refuse_shooter(bench.game, bench.fig("a.3")).rule == "LOW-8.37"


def test_another_takes_the_horses_of_a_fallen_holder():
    """LOW-8.37, LOW-RULING-139: in the next Initiative phase, while one in five is wanted; who has lost his horse holds none, nobody in the saddle is asked."""
    bench = squad("colonial", spots=[(100 + 4 * n, 50) for n in range(6)], profile="cavalry")
    bench.moves("a", "", "saddle a false", "holder a.3", "holder a.4")
    bench.state.phase = "leaders"
    bench.step("leaders", "")
    bench.game.emit(Fell("a.3"))
    bench.step("leaders", "")  # five are left: one is enough
    bench.game.emit(Fell("a.4"))
    bench.put("a.1", 100, 50, horse="")
    bench.step("leaders", "", "holder a.5")
    assert [bench.fig(f"a.{n}").holder for n in (1, 2, 5, 6)] == [False, False, True, False]
    bench = squad("colonial", profile="cavalry")
    bench.state.phase = "leaders"
    bench.step("leaders", "")
    assert bench.asked == []


def test_mounting_costs_half_a_move():
    """LOW-8.36, LOW-8.41: half the movement; with less left it is refused; on foot they walk as other men."""
    bench = squad("colonial", profile="mounted_infantry")
    law = movement.order_law(bench.game, "a")
    assert law.refuse(Saddle("a", True)).rule == "LOW-8.36"
    bench.moves("a", "", "saddle a false", "holder a.1")
    assert (bench.fig("a.1").mount, bench.fig("a.1").moved) == ("", 625)
    assert plan.left(bench.game, bench.fig("a.1")) == 625
    bench = squad("colonial", profile="mounted_infantry")
    bench.put("a.1", 100, 50, moved=1001)
    assert bench.order_refusal("a", "saddle a false").rule == "LOW-8.36"


@pytest.mark.parametrize(("option", "y"), [("off", 40), ("on", 30)])
def test_mounted_flight(option, y):
    """LOW-8.38: a dismounted unit remounts first, for half a move, or for nothing with the option."""
    bench = squad("colonial", profile="cavalry", free_remount_in_flight=option)
    bench.put("a.1", 100, 50, mount="")
    bench.breaks("a")
    bench.step("flight", "", side=OURS)
    assert bench.fig("a.1").mount == "col_horse"
    assert bench.fig("a.1").y == y * 100


def test_the_engaged_keep_their_place_and_the_rest_may_move():
    """LOW-2.12: an engaged leader stays; his men may still be set singly."""
    bench = squad(spots=[(100, 50), (103, 46)])
    bench.men("e", "ww2_regular", [(100, 52.5)], (), THEIRS)
    assert rule_of(walk(bench, 100, 48)) == "LOW-2.12"
    assert movement.adjust_law(bench.game, "a").refuse(Adjust("a.1", 10000, 4900)).rule == "LOW-2.12"
    assert movement.adjust_law(bench.game, "a").refuse(Adjust("a.2", 10300, 4500)) is None


def test_orders_offer_moves_and_charges():
    """LOW-5.1, LOW-2.12: candidates are legal and few; a charge is among them when an enemy is in reach."""
    bench = squad(spots=[(100, 50), (103, 50)])
    bench.men("e", "ww2_regular", [(100, 60)], (), THEIRS)
    listed = list(movement.order_law(bench.game, "a"))
    assert Storm("a", "e") in listed
    assert 2 <= len(listed) <= 20


def test_who_dismounts_may_still_use_the_other_half():
    """LOW-8.36, LOW-6.3, LOW-RULING-96: half a move to get down, half a move on foot and a shot are left; who rode 5 of 20 cm has a quarter left."""
    from bocage.games.legends_old_west.aiming.aim import may_fire_after_move
    from bocage.games.legends_old_west.tables.tables import WEAPONS

    for ridden, left, shoots in ((0, 625, True), (500, 312, False), (1000, 0, False)):
        bench = squad("colonial", profile="cavalry")
        bench.put("a.1", 100, 50, moved=ridden)
        bench.moves("a", "", "saddle a false", "holder a.1")
        me = bench.fig("a.1")
        assert plan.left(bench.game, me) == left
        assert (may_fire_after_move(bench.game, me, WEAPONS["col_rifle"]) is None) == shoots
    bench = squad("colonial", profile="cavalry")
    bench.put("a.1", 100, 50, mount="")
    bench.moves("a", "", "saddle a true")
    assert plan.left(bench.game, bench.fig("a.1")) == 1000
