"""Off-table batteries and shots from a moving seat (LOW-12.22, LOW-12.23, LOW-12.27, LOW-2.17, LOW-2.30, LOW-8.35, LOW-19.8)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.arms import battery
from bocage.games.legends_old_west.arms.battery import Mark
from bocage.games.legends_old_west.state.arms_events import Burst, Deviated
from bocage.games.legends_old_west.tables.scenario import EffectRow

from .bench import OURS, THEIRS, Bench, rect, replace


def called(era="ww2", terrain=(), effects=(), published="off", **facts):
    """A radio operator who sees two enemies 60 cm away; the scenario grants him three missions of a heavy mortar."""
    grant = EffectRow("off_table_battery", side=OURS, caller="observer", total=3, from_turn=1, as_weapon=f"{era}_mortar_heavy")
    bench = Bench(era, terrain, date="1944-06-06" if era == "ww2" else "1917-06-01", effects=(grant, *effects), scatter_published_die=published)
    bench.state.counters[f"missions:{OURS}"] = 3
    bench.men("r", f"{era}_regular", [(100, 10)], (f"{era}_rifle", f"{era}_radio"), **facts)
    bench.men("e", f"{era}_regular", [(100, 70), (110, 70)], (), THEIRS)
    return bench


def test_a_fire_mission():
    """LOW-12.23, LOW-12.27, LOW-15.4: one mission a turn onto a point the caller sees; he is its observer, so the scatter is 2 cm shorter."""
    bench = called()
    bench.men("s", "ww2_regular", [(120, 10)], ("ww2_rifle", "ww2_radio"))
    assert battery.callers(bench.game, OURS) == ["r.1", "s.1"]
    bench.step("fire", "scatter 3, angle 90, artillery 2, wound 1", "call r.1", "mark 9700 7000", side=OURS)
    assert bench.told(Burst)[0].x == 9700 + 200
    assert bench.state.counters[f"missions:{OURS}"] == 2
    assert battery.callers(bench.game, OURS) == []
    bench.state.turn += 1
    bench.put("r.1", 100, 10, busy=False)
    assert battery.callers(bench.game, OURS) == ["r.1", "s.1"]
    bench.state.counters[f"missions:{OURS}"] = 0
    assert battery.callers(bench.game, OURS) == []


@pytest.mark.parametrize(("scatter", "bursts"), [("scatter 1, angle 90, wound 1", 1), ("scatter 2, angle 90", 0), ("scatter 3, angle 90, artillery 6", 0)])
def test_hits_misfires_and_duds_of_a_battery(scatter, bursts):
    """LOW-12.23, LOW-15.2, LOW-15.3, LOW-15.5, LOW-RULING-103: HIT falls where it was asked for; a malfunction or dud only costs the mission."""
    bench = called()
    bench.step("fire", scatter, "call r.1", "mark 10000 7000", side=OURS)
    assert len(bench.told(Burst)) == bursts
    assert bench.state.counters[f"missions:{OURS}"] == 2


def test_what_a_caller_may_not_do():
    """LOW-12.27, LOW-2.17: no point out of sight, beyond the limit of the night, or where the template would touch a friend."""
    wanted = Mark(10000, 7000)
    for bench in (
        called(terrain=[rect("building", 80, 40, 40, 5)]),
        called(effects=(EffectRow("sight_limit", cm=40, from_turn=1),)),
    ):
        with pytest.raises(AssertionError, match="does-not-see-the-point"):
            bench.run(battery.mission(bench.game, "r.1"), "", wanted)
    bench = called()
    bench.men("f", "ww2_regular", [(100, 63)])
    with pytest.raises(AssertionError, match="template-on-friend"):
        bench.run(battery.mission(bench.game, "r.1"), "", wanted)
    bench.step("fire", "scatter 1, angle 90, wound 1", "call r.1", "mark 11000 7000", side=OURS)


@pytest.mark.parametrize(("era", "moved", "may"), [("ww2", 750, True), ("ww2", 751, False), ("ww1", 0, True), ("ww1", 10, False)])
def test_a_radio_on_the_move(era, moved, may):
    """LOW-2.30, LOW-12.23: half a move at most; in 14-18 a set that was moved at all is of no use this turn."""
    assert bool(battery.callers(called(era, moved=moved).game, OURS)) == may


def test_thrown_from_a_moving_vehicle():
    """LOW-19.8, LOW-14.1: a grenade from a truck that drove needs one more."""
    for moved, dice in ((0, "hit 5, caught 1"), (500, "hit 5, distance 6, angle 90")):
        bench = Bench("ww2")
        truck = bench.vehicle("t", "ww2_army_truck", (100, 10), moved=moved)
        me = bench.men("a", "ww2_regular", [(100, 10)], ("ww2_grenade",))[0]
        bench.state.figures[me] = replace(bench.fig(me), place="aboard", vehicle=truck, station="passenger")
        bench.men("e", "ww2_regular", [(100, 28)], (), THEIRS)
        bench.game.forget_all()
        bench.fires(me, dice, "at point", "throw at 10000 2550")
        assert bool(bench.told(Deviated)) == bool(moved)


def test_a_shotgun_from_the_saddle():
    """LOW-8.35, LOW-18.14: a rider who moved fires his shotgun at -1."""
    for moved, dice in ((0, "hit 5, wound 1"), (500, "hit 5")):
        bench = Bench("ww1", date="1917-06-01")
        me = bench.men("a", "ww1_cavalry", [(100, 10)], ("ww1_shotgun",), moved=moved)[0]
        bench.men("e", "ww1_regular", [(100, 20)], (), THEIRS)
        bench.fires(me, dice, "at point", "spray 0")


def test_the_published_die_and_a_battery():
    """LOW-12.23, LOW-2.6, LOW-RULING-06: with both dice rolled together a HIT beside MISFIRE costs the mission; beside a number it falls where it was asked."""
    for dice, bursts in (("scatter 2, angle 90, artillery 6", 0), ("scatter 2, angle 90, artillery 1, wound 1", 1), ("scatter 3, angle 90, artillery 6", 0)):
        bench = called(published="on")
        bench.step("fire", dice, "call r.1", "mark 10000 7000", side=OURS)
        assert len(bench.told(Burst)) == bursts
