"""What ends a move early, and what must not be done after it (LOW-2.10, LOW-2.12, LOW-2.14, LOW-2.25, LOW-2.27, LOW-4.10, LOW-5.4, LOW-13.11)."""

from __future__ import annotations

import pytest

from bocage.core.legal import PASS
from bocage.games.legends_old_west.aiming.fame import Spend
from bocage.games.legends_old_west.ground.courses import Course
from bocage.games.legends_old_west.moving import mounts, plan
from bocage.games.legends_old_west.moving.charge import Dared, dares
from bocage.games.legends_old_west.moving.march import carry_out
from bocage.games.legends_old_west.moving.orders import Activate, Adjust, Move, Rush
from bocage.games.legends_old_west.shooting import search
from bocage.games.legends_old_west.state.events import Moved, ObstacleMet
from bocage.games.legends_old_west.state.wound_events import MountKilled
from bocage.games.legends_old_west.tables.scenario import TerrainPiece
from bocage.games.legends_old_west.turn import movement
from bocage.space.plane import Point
from bocage.tabletop.points import Waypoint

from .bench import OURS, THEIRS, Bench, rect, replace
from .test_movement import rule_of, squad, walk
from .test_shooting import line


def north(bench, ident="a.1", start=50, end=60):
    """The walk of one figure straight to the north."""
    x = bench.fig(ident).x
    return carry_out(bench.game, "a", [Course(ident, (Point(x, start * 100), Point(x, end * 100)), (end - start) * 100)])


# -- obstacles ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "free"), [(1, False), (3, False), (6, True)])
def test_who_is_stopped_at_an_obstacle_goes_no_farther(die, free):
    """LOW-2.14: 1 and 2-5 stop him: what is left of his move is lost; with a 6 he may finish it. What he walked counts for his shot (LOW-6.3)."""
    bench = squad(terrain=[line(80, 55, 120, 55)])
    bench.run(north(bench), f"obstacle {die}")
    found = movement.adjust_law(bench.game, "a").refuse(Adjust("a.1", 10000, bench.fig("a.1").y + (-100 if die == 1 else 100)))
    assert (found is None) == free
    if not free:
        assert found.rule == "LOW-2.14"
        assert plan.left(bench.game, bench.fig("a.1")) >= 800
    bench.step("turn", "")
    assert not bench.fig("a.1").halted


def test_a_stop_after_a_bend_costs_the_way_that_was_walked():
    """LOW-2.14, LOW-2.10: bends before the obstacle count, what lay beyond it does not."""
    bench = squad(terrain=[line(80, 55, 120, 55)])
    path = (Point(10000, 5000), Point(10300, 5000), Point(10300, 6000))
    bench.run(carry_out(bench.game, "a", [Course("a.1", path, 1300)]), "obstacle 1")
    assert 500 < bench.fig("a.1").moved <= 700


def test_a_charge_over_an_obstacle_may_fail():
    """LOW-2.14, LOW-2.12: who does not get across does not come into contact and has charged nobody."""
    bench = squad(terrain=[line(80, 55, 120, 55)])
    foe = bench.men("e", "ww2_regular", [(100, 60)], (), THEIRS)[0]
    bench.run(carry_out(bench.game, "a", [Course("a.1", (Point(10000, 5000), Point(10000, 5750)), 750, foe)]), "obstacle 4")
    assert not bench.fig("a.1").charged
    assert not bench.game.engaged("a.1")


def test_fame_carries_a_hero_over():
    """LOW-2.23, LOW-2.14: a point turns a 5 into the 6 that goes on, or a 1 into a 2; with a 4 one point is not enough."""
    for die, answers, result in ((5, (Spend(1),), "crossed"), (1, (Spend(1),), "stopped"), (5, (PASS,), "stopped"), (4, (), "stopped")):
        bench = squad(terrain=[line(80, 55, 120, 55)], profile="nco")
        bench.run(north(bench), f"obstacle {die}", *answers)
        assert bench.told(ObstacleMet)[0].result == result
        assert bench.fig("a.1").fame == (0 if answers == (Spend(1),) else 1)


def high(*, climbable=True):
    return TerrainPiece("high_wall", "line", x1=80, y1=55, x2=120, y2=55, climbable=climbable)


@pytest.mark.parametrize(("die", "result", "y"), [(1, "fell_back", (50, 53.75)), (2, "on_top", (55, 55)), (5, "on_top", (55, 55)), (6, "crossed", (60, 60))])
def test_climbing_a_marked_wall(die, result, y):
    """LOW-2.14: above 5 cm a man climbs only where the scenario says so: 1 falls back, 2-5 reaches the top and stops, 6 goes on."""
    bench = squad(terrain=[high()])
    assert rule_of(walk(bench, 100, 60)) == ""
    bench.run(north(bench), f"obstacle {die}")
    assert bench.told(ObstacleMet)[0].result == result
    assert y[0] * 100 <= bench.fig("a.1").y <= y[1] * 100
    assert bench.fig("a.1").halted == (die != 6)


def test_a_man_on_top_of_a_wall_gets_down_without_a_roll():
    """LOW-2.14: the climb is behind him; he leaves to either side in his next move."""
    for y in (60, 50):
        bench = squad(terrain=[high()])
        bench.put("a.1", 100, 55)
        assert rule_of(walk(bench, 100, y)) == ""
        bench.run(north(bench, start=55, end=y) if y > 55 else carry_out(bench.game, "a", [Course("a.1", (Point(10000, 5500), Point(10000, 5000)), 500)]), "")
        assert bench.fig("a.1").y == y * 100


def test_who_may_not_climb():
    """LOW-2.14: not an unmarked wall, not on a horse, not on a mule; nobody plans to stand on the wall."""
    assert rule_of(walk(squad(terrain=[high(climbable=False)]), 100, 60)) == "LOW-2.10"
    assert rule_of(walk(squad("ww1", terrain=[high()], profile="cavalry"), 100, 60)) == "LOW-2.10"
    bench = squad("ww1", terrain=[high()])
    bench.put("a.1", 100, 50, mount="ww1_mule", horse="ww1_mule")
    assert rule_of(walk(bench, 100, 60)) == "LOW-2.10"
    assert rule_of(walk(squad(terrain=[high()]), 100, 55)) == "LOW-2.10"


# -- charges ------------------------------------------------------------------------------------------------------------------


def test_a_charge_needs_sight_from_where_the_move_began():
    """LOW-2.12: round the corner of a house an enemy comes into view; who saw him from the start may charge him, who did not may not."""
    for seen in (False, True):
        bench = squad(terrain=[rect("building", 85, 52, 13, 6)], spots=[(95, 50)])
        bench.men("e", "ww2_regular", [(95 if not seen else 104, 61)], (), THEIRS)
        bench.state.units["a"] = replace(bench.state.units["a"], leader="a.1")
        assert bench.game.sees("a.1", "e.1") == seen
        starts = {"a.1": (9500, 5000)}
        bench.run(carry_out(bench.game, "a", [Course("a.1", (Point(9500, 5000), Point(10000, 5300)), 584)]), "")
        assert bench.game.sees("a.1", "e.1")
        found = movement.adjust_law(bench.game, "a", starts).refuse(Rush("a.1", "e.1"))
        assert (found is None) == seen
        if not seen:
            assert (found.rule, found.message) == ("LOW-2.12", "does-not-see")


def test_the_whole_move_remembers_where_it_began():
    """LOW-2.12: the same through the orders of a unit: after its move the question refuses the charge at the enemy it did not see."""
    bench = squad(terrain=[rect("building", 85, 52, 13, 6)], spots=[(95, 50)])
    bench.men("e", "ww2_regular", [(95, 61)], (), THEIRS)
    with pytest.raises(AssertionError, match="does-not-see"):
        bench.run(movement.move_step(bench.game), "", Activate("a"), Move("a", (Waypoint(10000, 5300),)), Rush("a.1", "e.1"))


def test_one_fear_test_a_turn():
    """LOW-2.25: who has dared once this turn need not test again; who has not is tested before he moves."""
    bench = squad()
    tank = bench.vehicle("t", "sherman", (100, 65), side=THEIRS)
    assert bench.run(dares(bench.game, "a.1", tank), "pluck 3 3")
    assert bench.told(Dared)
    assert bench.run(dares(bench.game, "a.1", tank), "")
    bench.men("b", "ww2_regular", [(110, 50)])
    assert not bench.run(dares(bench.game, "b.1", tank), "pluck 1 1")
    assert bench.fig("b.1").afraid


# -- cohesion and places ------------------------------------------------------------------------------------------------------


def test_a_stray_may_only_come_back():
    """LOW-4.10: who is out of cohesion uses his move to return: nearer is allowed, farther and sideways are not."""
    bench = squad(spots=[(100, 50), (100, 25)])
    law = movement.adjust_law(bench.game, "a")
    assert law.refuse(Adjust("a.2", 10000, 3000)) is None
    assert law.refuse(Adjust("a.2", 10000, 2400)).rule == "LOW-4.10"
    assert law.refuse(Adjust("a.2", 10100, 2500)).rule == "LOW-4.10"


def test_nobody_stands_on_the_wounded():
    """LOW-2.10: a figure that lies may be stepped over; nobody ends his move on its base."""
    bench = squad()
    bench.men("b", "ww2_regular", [(100, 56)], down=True)
    assert rule_of(walk(bench, 100, 62)) == ""
    assert rule_of(walk(bench, 100, 56.5)) == "LOW-2.10"
    assert rule_of(walk(bench, 100, 58.5)) == ""


# -- riders, flight, buildings ------------------------------------------------------------------------------------------------


def riders(dice_rider):
    """A rider is shot at out of an ambush while he moves; his horse is hit and dies."""
    bench = Bench("ww1", date="1917-06-01")
    bench.men("a", "ww1_cavalry", [(100, 50)], ("ww1_rifle",))
    bench.men("h", "ww1_regular", [(110, 80)], ("ww1_rifle",), THEIRS, hidden=True)
    bench.state.units["h"] = replace(bench.state.units["h"], ambush=True)
    bench.state.phase, bench.state.active = "move", OURS
    bench.game.forget_all()
    path = (Point(10000, 5000), Point(12000, 5000))
    bench.run(carry_out(bench.game, "a", [Course("a.1", path, 2000)]), f"hit 6, location 1, wound 6, rider {dice_rider}", "watched 2 h")
    return bench


@pytest.mark.parametrize(("rider", "fate", "rule"), [("1, wound 1", "thrown", "LOW-2.27"), ("3", "beside", "LOW-2.27"), ("6", "unharmed", "")])
def test_a_rider_who_loses_his_mount_stops_there(rider, fate, rule):
    """LOW-2.27, LOW-13.5: the horse falls under him in mid-move; 1 lies, 2-5 does nothing more this turn, 6 may use what is left of a move on foot."""
    bench = riders(rider)
    assert bench.told(MountKilled)[0].rider == fate
    me = bench.fig("a.1")
    assert (me.x, me.moved, me.mount) == (10500, 500, "")
    found = plan.refuse_bound(bench.game, me)
    assert (found.rule if found else "") == rule


def test_a_dead_mount_is_not_mounted_again():
    """LOW-2.27, LOW-8.36: who has lost his mount has no horse to get on, nor takes to one in flight (LOW-8.38)."""
    bench = squad("colonial", profile="cavalry")
    bench.game.emit(MountKilled("a.1", "unharmed"))
    assert mounts.refuse_saddle(bench.game, "a", True).message == "no-horses"
    bench.breaks("a")
    bench.step("flight", "", side=OURS)
    assert (bench.fig("a.1").mount, bench.fig("a.1").y) == ("", 5000 - 1250)


def test_the_thrown_get_up_in_their_next_move_phase():
    """LOW-2.27: a thrown rider lies until his own side moves again, and then is free to act."""
    bench = riders("1, wound 1")
    bench.step("turn", "")
    assert bench.fig("a.1").dazed
    bench.step("flight", side=THEIRS)
    assert bench.fig("a.1").dazed
    bench.step("flight", side=OURS)
    assert not bench.fig("a.1").dazed
    assert plan.refuse_bound(bench.game, bench.fig("a.1")) is None


def test_flight_meets_obstacles_and_ambushers():
    """LOW-5.4, LOW-2.14, LOW-13.4: a fleeing man rolls at a wall like any other, and may be shot at out of an ambush on his way."""
    bench = squad(terrain=[line(80, 45, 120, 45)])
    bench.breaks("a")
    bench.step("flight", "obstacle 1", side=OURS)
    assert 4600 < bench.fig("a.1").y <= 5000
    bench = squad()
    bench.men("h", "ww2_regular", [(120, 40)], ("ww2_rifle",), THEIRS, hidden=True)
    bench.state.units["h"] = replace(bench.state.units["h"], ambush=True)
    bench.breaks("a")
    bench.step("flight", "hit 6, wound 1", "watched 2 h", side=OURS)
    assert [event.spots[0][2] for event in bench.told(Moved)] == [4500, 3500]
    assert not bench.fig("h.1").hidden


def test_building_occupants_are_lost_from_sight_when_they_leave():
    """LOW-13.11: located men who leave their building must be found anew if they go in again; those who stay are known."""
    bench = squad(terrain=[rect("building", 95, 45, 10, 10)], spots=[(100, 54), (103, 54)])
    for ident, x in (("a.1", 100), ("a.2", 103)):
        bench.put(ident, x, 50, located=True)
    search.lose_track(bench.game)
    assert bench.fig("a.1").located
    bench.put("a.1", 100, 58)
    search.lose_track(bench.game)
    assert (bench.fig("a.1").located, bench.fig("a.2").located) == (False, True)
    bench.put("a.1", 100, 50)
    assert not bench.fig("a.1").located


def test_a_position_may_mark_a_wall():
    """LOW-2.14: in words: the same wall with and without the mark, through a whole match."""
    from bocage.testing import given

    for mark, rule in (("climbable", ""), ("", "LOW-2.10")):
        table = given(
            "legends_old_west", f"terrain high_wall 40,30 80,30 {mark}\nbritish squad col_regular@60,26\ntribal foes col_regular@60,70", scenario="first_patrol"
        )
        table.plays("british", "activate squad")
        order = Move("squad", (Waypoint(6000, 3400),))
        found = table.match.why("british", order)
        assert (found.rule if found else "") == rule
        if not rule:
            table.plays("british", order, dice="obstacle 3").then("squad.1", y=3000, halted=True)
