"""The Initiative phase (LOW-2.26, LOW-2.29, LOW-4.9, LOW-5.5, chapter 3)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.aiming import crews
from bocage.games.legends_old_west.state.events import InitiativeWon, PhaseBegan
from bocage.games.legends_old_west.state.wound_events import remove
from bocage.games.legends_old_west.turn import initiative, turn
from bocage.games.legends_old_west.turn.initiative import Recover

from .bench import OURS, THEIRS, Bench, replace
from .test_shooting import WHEN, P


def table(era="ww1", **options):
    bench = Bench(era, date=WHEN[era], **options)
    bench.state.first = OURS
    return bench


def many(bench, name, count, at, era="ww1", side=OURS, profile="regular"):
    x, y = at
    bench.men(name, f"{P[era]}_{profile}", [(x + 2.5 * (n % 8), y + 2.5 * (n // 8)) for n in range(count)], (), side)


def lose(bench, unit, count):
    """Figures of a unit fall, the last ones first."""
    for ident in list(bench.state.units[unit].figures)[::-1]:
        if count and ident in bench.state.figures:
            remove(bench.state, ident, "killed")
            count -= 1
    bench.game.forget_all()


def test_initiative_higher_die():
    """LOW-3.2: the higher roll holds the Initiative for the turn."""
    bench = table()
    bench.step("initiative", "initiative 5 3")
    assert bench.told(InitiativeWon)[0].side == OURS
    bench.step("initiative", "initiative 2 3")
    assert bench.told(InitiativeWon)[0].side == THEIRS


def test_case_04_initiative_tie():
    """LOW-CASE-04, LOW-3.2, LOW-2.29: a tie changes it over; on turn 1 it is rolled again."""
    bench = table()
    bench.state.turn, bench.state.last_first = 3, OURS
    bench.step("initiative", "initiative 4 4")
    assert bench.told(InitiativeWon)[0].side == THEIRS
    bench = table()
    bench.state.turn, bench.state.last_first = 1, ""
    bench.step("initiative", "initiative 4 4, initiative 2 5")
    assert bench.told(InitiativeWon)[0].side == THEIRS


@pytest.mark.parametrize("era", ["colonial", "ww1", "ww2"])
def test_phases_of_a_turn(era):
    """LOW-3.1, LOW-3.3, LOW-3.9, LOW-3.10: five phases in the same order in every era, the Initiative side first in movement and shooting."""
    bench = table(era)
    steps = [name for name, _ in turn.sequence(bench.game)]
    order = ["initiative", "panic", "flight", "move", "fire", "fight", "end"]
    assert [steps.index(name) for name in order] == sorted(steps.index(name) for name in order)
    sides = [side for name, side in turn.sequence(bench.game) if name in ("move", "fire")]
    assert sides == [OURS, THEIRS, OURS, THEIRS]
    bench.state.first = THEIRS
    assert [side for name, side in turn.sequence(bench.game) if name == "move"] == [THEIRS, OURS]


def test_a_turn_ends_and_the_next_begins():
    """LOW-3.1, LOW-3.10: after the end phase the turn counter goes up and what was done is forgotten."""
    bench = table()
    many(bench, "a", 2, (50, 50))
    many(bench, "e", 2, (50, 90), side=THEIRS)
    bench.put("a.1", 50, 50, moved=700, shots=1)
    bench.step("end", "")
    assert bench.state.phase == "turn"
    bench.step("turn", "")
    assert (bench.state.turn, bench.fig("a.1").moved, bench.fig("a.1").shots) == (4, 0, 0)


def panic_table(gap=4.9, size=15, nco=None):
    """8 men flee; a unit stands so far from them, edge to edge."""
    bench = table()
    many(bench, "f", 8, (50, 50))
    bench.breaks("f")
    bench.state.units["f"] = replace(bench.state.units["f"], fled_turn=3)
    x = 50 + 2.5 * 7 + 2.5 + gap
    bench.men("u", "ww1_regular", [(x + 2.5 * (n % 4), 50 + 2.5 * (n // 4)) for n in range(size)])
    if nco is not None:
        bench.men("n", "ww1_nco", [(x + nco + 10, 50)], fame=0)
        bench.put("n.1", x - 0 + 2.5 * 3 + 2.5 + nco, 50)
    return bench


def test_case_05_panic():
    """LOW-CASE-05, LOW-3.5, LOW-3.6, LOW-3.7, LOW-7.4: 16 need not test beside 8 who flee, 15 must;
    9 flees, 10 with an NCO's Pluck stands; at 5.1 cm nobody tests.
    """
    assert initiative.frightened(panic_table(size=16).game)[OURS] == []
    assert initiative.frightened(panic_table(gap=5.1).game)[OURS] == []
    assert initiative.frightened(panic_table(gap=5).game)[OURS] == ["u"]
    bench = panic_table()
    bench.step("panic", "pluck 3 2")
    assert bench.state.units["u"].fleeing
    bench = panic_table(nco=29)
    bench.step("panic", "pluck 3 2", "lend n.1")
    assert not bench.state.units["u"].fleeing


def test_panic_step_in_order():
    """LOW-3.11: no chain inside the step, one test per unit and turn, the owner's order, the fleeing themselves do not test."""
    bench = panic_table()
    many(bench, "v", 4, (50, 46))
    assert sorted(initiative.frightened(bench.game)[OURS]) == ["u", "v"]
    bench.step("panic", "pluck 1 1, pluck 6 6", "next v")
    assert bench.asked[0] == "panic_order"
    assert (bench.state.units["v"].fleeing, bench.state.units["u"].fleeing) == (True, False)
    assert initiative.frightened(bench.game)[OURS] == []


def test_rally():
    """LOW-5.5: from the turn after, before panic, a fleeing unit tests; passing it acts normally, failing it runs on."""
    bench = table()
    many(bench, "a", 3, (50, 50))
    bench.breaks("a")
    bench.step("rally", "")
    assert bench.state.units["a"].fleeing
    bench.state.turn = 4
    bench.step("rally", "pluck 2 3")
    assert bench.state.units["a"].fleeing
    bench.step("rally", "pluck 3 3")
    assert not bench.state.units["a"].fleeing


def test_rally_with_a_leaders_pluck():
    """LOW-5.5, LOW-7.11: a leader in range lends his Pluck to the fleeing too."""
    bench = table()
    many(bench, "a", 3, (50, 50))
    bench.men("o", "ww1_officer", [(50, 60)], fame=0)
    bench.breaks("a")
    bench.state.turn = 4
    bench.step("rally", "pluck 2 2", "lend o.1")
    assert not bench.state.units["a"].fleeing


def squad_of_9(nco=True):
    bench = table()
    bench.men("a", "ww1_nco" if nco else "ww1_regular", [(50, 50)], fame=0)
    bench.men("a", "ww1_regular", [(52.5 + 2.5 * n, 50) for n in range(8)])
    many(bench, "e", 3, (50, 150), side=THEIRS)
    bench.state.phase = "tests_fire"
    return bench


def hills(lost, dice, general=True, **options):
    bench = table(**options)
    many(bench, "a", 7, (50, 50))
    bench.men("g", "ww1_officer", [(50, 60)], fame=0)
    many(bench, "e", 3, (150, 150), side=THEIRS)
    bench.state.generals[OURS] = "g.1"
    bench.state.starting.update({OURS: 8, THEIRS: 3})
    if not general:
        remove(bench.state, "g.1", "killed")
        bench.game.forget_all()
        lost -= 1
    lose(bench, "a", lost)
    bench.state.phase = "hills"
    bench.step("hills", dice)
    return bench


def test_head_for_the_hills():
    """LOW-2.26, LOW-7.9, LOW-7.13, LOW-24.5: from half losses on the commander's Pluck is tested every turn; failing loses the battle at once."""
    assert hills(3, "").state.phase != "over"
    assert hills(4, "pluck 2 2").state.phase != "over"
    lost = hills(4, "pluck 1 2")
    assert (lost.state.phase, lost.state.winner, lost.state.reason) == ("over", THEIRS, "hills")
    assert hills(4, "pluck 2 3", general=False).state.winner == THEIRS
    assert hills(4, "pluck 3 3", general=False).state.phase != "over"
    assert hills(4, "", head_for_the_hills="off").state.phase != "over"


def test_war_machine_recovery():
    """LOW-3.8: a machine that misfired last turn may try on 4+ to lift its silence; one that may fire anyway is not asked; a crewman may be replaced."""
    bench = table()
    bench.men("m", "ww1_gunner", [(50, 50)], ("ww1_mortar_medium",), silent=3, misfired=2)
    bench.step("recovery", "recover 3", Recover("m.1", "silence"))
    assert bench.fig("m.1").silent == 3
    bench.step("recovery", "recover 4", Recover("m.1", "silence"))
    assert bench.fig("m.1").silent == 0
    assert initiative.recoverable(bench.game, OURS) == []
    bench.put("m.1", 50, 50, crew_lost=2)
    assert initiative.recoverable(bench.game, OURS) == []
    bench.men("h", "ww1_regular", [(52.5, 50)])
    bench.state.done.clear()
    bench.step("recovery", "recover 4", Recover("m.1", "crew"))
    assert bench.fig("h.1").loader_of == "m.1"
    assert crews.has_loader(bench.game, "m.1")


@pytest.mark.parametrize(("fact", "fit"), [({}, True), ({"holder": True}, False), ({"dazed": True}, False), ({"loader_of": "x.1"}, False)])
def test_who_takes_a_lost_gunners_place(fact, fit):
    """LOW-3.8, LOW-16.15: a friend in contact, whatever his trade, serves the gun from then on; not who holds horses, lies thrown, serves another or flees."""
    bench = table()
    gun = bench.gun("g", "ww1_gun_light", (50, 50), gunners=1, crew_lost=2)
    bench.men("h", "ww1_regular", [(50, 53.25)], **fact)
    assert (Recover(gun, "crew") in initiative.recoverable(bench.game, OURS)) is fit
    if fit:
        assert crews.gunners(bench.game, gun) == ["g.1"]
        bench.step("recovery", "recover 4", Recover(gun, "crew"))
        assert crews.gunners(bench.game, gun) == ["g.1", "h.1"]
        bench.put("h.1", 60, 60)
        assert crews.gunners(bench.game, gun) == ["g.1"]
        bench.put("h.1", 50, 53.25, gun="")
        bench.state.done.clear()
        bench.state.guns[gun] = replace(bench.state.guns[gun], crew_lost=2)
        bench.breaks("h")
        assert initiative.recoverable(bench.game, OURS) == []


def test_leader_killed():
    """LOW-4.9: at the next Initiative phase the owner names another figure of the unit as cohesion point, without any other gain."""
    bench = squad_of_9()
    remove(bench.state, "a.1", "killed")
    bench.game.forget_all()
    bench.state.phase = "leaders"
    bench.step("leaders", "", "lead a.4")
    assert bench.state.units["a"].leader == "a.4"
    assert bench.fig("a.4").profile == "ww1_regular"


def test_phases_hand_on():
    """LOW-3.1: a step that has nothing to do is passed over."""
    bench = table()
    many(bench, "a", 2, (50, 50))
    bench.state.phase, bench.state.active = "initiative", ""
    turn.advance(bench.game)
    assert bench.state.phase == "leaders"
    assert isinstance(bench.game.events[-1], PhaseBegan)


def test_a_leader_whose_unit_is_gone_is_on_his_own():
    """LOW-4.12, LOW-3.5, LOW-RULING-130: if the unit he has joined breaks or falls, he is with nobody and tests panic for himself."""
    for fate in ("falls", "breaks"):
        bench = panic_table(size=2)
        bench.men("o", "ww1_officer", [(bench.fig("u.1").x / 100 - 1, 47)])
        bench.state.units["o"] = replace(bench.state.units["o"], joined="u")
        assert initiative.frightened(bench.game)[OURS] == ["u"]
        if fate == "breaks":
            bench.breaks("u")
            assert bench.state.units["o"].joined == ""
        else:
            lose(bench, "u", 2)
        assert initiative.frightened(bench.game)[OURS] == ["o"]


def test_men_in_ambush_do_not_panic():
    """LOW-3.5, LOW-13.2, LOW-RULING-135: a test of a hidden unit, or because of one, would tell where it lies; nobody is asked before it is seen."""
    for hidden, due in (("u", []), ("f", []), ("", ["u"])):
        bench = panic_table()
        for ident in bench.state.units[hidden].figures if hidden else ():
            bench.put(ident, bench.fig(ident).x / 100, bench.fig(ident).y / 100, hidden=True)
        assert initiative.frightened(bench.game)[OURS] == due


def test_a_leader_who_has_joined_counts_with_the_unit():
    """LOW-4.12, LOW-3.6: 15 men and the officer with them are twice the 8 who flee; on his own he would test for himself."""
    for joined, due in (("u", []), ("", ["o", "u"])):
        bench = panic_table(size=15)
        bench.men("o", "ww1_officer", [(bench.fig("u.1").x / 100 - 1, 47)])
        bench.state.units["o"] = replace(bench.state.units["o"], joined=joined)
        assert sorted(initiative.frightened(bench.game)[OURS]) == due
