"""Pluck: half losses, the general killed, whose Pluck is used (LOW-2.22, chapter 7, LOW-8.22, LOW-12.5, LOW-12.23, LOW-12.26)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.aiming import pluck
from bocage.games.legends_old_west.aiming.pluck import Lend
from bocage.games.legends_old_west.moving.fleeing import Rallied
from bocage.games.legends_old_west.state.wound_events import remove
from bocage.games.legends_old_west.tables.tables import PROFILES
from bocage.games.legends_old_west.turn import morale

from .bench import OURS, THEIRS, replace
from .test_initiative import lose, many, squad_of_9, table
from .test_shooting import P


def test_case_06_half_losses():
    """LOW-CASE-06, LOW-7.1, LOW-7.2, LOW-7.5, LOW-7.6: 4 of 9 lost: none;
    the 5th: one test with the NCO's 5 (10 passes), with 4 if he is dead (9 fails); a 6th: none.
    """
    bench = squad_of_9()
    lose(bench, "a", 4)
    bench.step("tests_fire", "")
    lose(bench, "a", 1)
    bench.step("tests_fire", "pluck 2 3", "lend")
    assert not bench.state.units["a"].fleeing
    lose(bench, "a", 1)
    bench.step("tests_fire", "")
    bench = squad_of_9()
    lose(bench, "a", 4)
    remove(bench.state, "a.1", "killed")
    bench.game.forget_all()
    bench.step("tests_fire", "pluck 2 3")
    assert bench.state.units["a"].fleeing


@pytest.mark.parametrize(("size", "lost", "owes"), [(8, 3, False), (8, 4, True), (9, 4, False), (9, 5, True), (2, 1, True), (1, 0, False)])
def test_exactly_half_is_half(size, lost, owes):
    """LOW-7.1: lost figures of at least half the starting number: 4 of 8, 5 of 9; a man on his own never owes it."""
    bench = table()
    many(bench, "a", size, (50, 50))
    lose(bench, "a", lost)
    assert morale.owes_half(bench.game, "a") is owes


def test_case_07_command_radius():
    """LOW-CASE-07, LOW-7.7, LOW-7.8, LOW-7.10: WWII officers lend within 15 cm, the commanding officer within 30,
    borders included, to their own nation only; 30 for all before.
    """
    for era, kind, gap, lends in (
        ("ww2", "officer", 16, False), ("ww2", "officer", 15, True), ("ww2", "senior_officer", 30, True), ("ww2", "senior_officer", 30.1, False),
        ("ww1", "nco", 30, True), ("ww1", "nco", 30.1, False), ("colonial", "nco", 30, True),
    ):  # fmt: skip
        bench = table(era)
        many(bench, "a", 2, (50, 50), era)
        bench.men("o", f"{P[era]}_{kind}", [(50, 52.5 + gap)])
        bench.state.generals[OURS] = "o.1" if kind == "senior_officer" else ""
        assert (pluck.lenders(bench.game, "a") == ["o.1"]) == lends
        bench.state.units["o"] = replace(bench.state.units["o"], nation="french")
        assert pluck.lenders(bench.game, "a") == []


def test_colonial_inches():
    """LOW-7.12: with the option the Colonial radius is 75 cm."""
    bench = table("colonial", colonial_leader_inches="on")
    many(bench, "a", 1, (50, 50), "colonial")
    bench.men("o", "col_nco", [(50, 52.5 + 75)])
    assert pluck.lenders(bench.game, "a") == ["o.1"]


def test_substitution_is_optional():
    """LOW-7.11, LOW-2.22: the owner may use his own Pluck; 10 or more passes, 9 fails; a leader out of range is refused."""
    bench = table()
    many(bench, "a", 2, (50, 50))
    bench.men("o", "ww1_officer", [(50, 60)], fame=0)
    assert not bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 2 3", "lend")
    assert bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 2 2", "lend o.1")
    assert bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 3 3", "lend")


def test_fame_on_a_pluck_test():
    """LOW-2.23: whose Pluck is used may add Fame to the roll."""
    from bocage.games.legends_old_west.aiming.fame import Spend

    bench = table()
    bench.men("o", "ww1_officer", [(50, 60)])
    assert bench.run(pluck.test(bench.game, "o.1", "LOW-2.25"), "pluck 1 1", Spend(2))


def test_leaders_lying_wounded():
    """LOW-7.14: he lends nothing, is not the living chief, and the general-killed test waits until he is dead."""
    bench = squad_of_9()
    bench.put("a.1", 50, 50, down=True)
    assert pluck.lenders(bench.game, "a") == []
    assert morale.chief_pluck(bench.game, "a") == 4
    bench.state.generals[OURS] = "a.1"
    assert bench.state.units["a"].owes == ()
    remove(bench.state, "a.1", "died")
    assert bench.state.units["a"].owes == ("general",)


def test_case_08_general_killed():
    """LOW-CASE-08, LOW-7.3, LOW-7.5: four squads test at the end of the phase: 11 and 14 pass, 9 and 8 fail."""
    bench = table()
    for n in range(4):
        many(bench, f"s{n}", 8, (50, 20 + 30 * n))
    many(bench, "e", 3, (150, 150), side=THEIRS)
    bench.men("g", "ww1_senior_officer", [(190, 190)])
    bench.state.generals[OURS] = "g.1"
    remove(bench.state, "g.1", "killed")
    bench.game.forget_all()
    bench.state.phase = "tests_fire"
    bench.step("tests_fire", "pluck 6 1, pluck 3 2, pluck 2 2, pluck 5 5")
    assert [bench.state.units[f"s{n}"].fleeing for n in range(4)] == [False, True, True, False]


def test_losses_of_the_end_phase_are_tested_in_it():
    """LOW-7.5, LOW-7.3, LOW-12.20: a general who dies of his wounds at the end of the turn, and half losses there, are tested at the end of that phase."""
    bench = squad_of_9(nco=False)
    bench.state.units["e"] = replace(bench.state.units["e"], start=3)
    bench.men("g", "ww1_senior_officer", [(150, 20)], down=True)
    bench.state.generals[OURS] = "g.1"
    bench.step("end", "survive 3, pluck 1 1")
    assert bench.state.units["a"].fleeing
    assert bench.state.phase == "turn"
    bench = squad_of_9(nco=False)
    lose(bench, "a", 4)
    bench.put("a.1", 50, 50, down=True)
    bench.step("end", "survive 3, pluck 3 3")
    assert (bench.state.units["a"].half_tested, bench.state.units["a"].fleeing) == (True, False)


def test_the_fleeing_do_not_test_half_losses_later():
    """LOW-7.1, LOW-7.5, LOW-RULING-134: the test belongs to the phase of the loss; a unit that fled then and rallies owes nothing."""
    bench = squad_of_9()
    bench.breaks("a")
    lose(bench, "a", 5)
    bench.step("tests_fire", "")
    bench.game.emit(Rallied("a"))
    bench.state.phase = "tests_fire"
    bench.step("tests_fire", "")
    assert not bench.state.units["a"].fleeing


def test_chief_bonus(monkeypatch):
    """LOW-8.22: the 5-point chief gives nothing by default, +1 with the option, at most 7."""
    for option, own in (("off", 4), ("on", 5)):
        bench = table(chief_pluck_bonus=option)
        many(bench, "a", 2, (50, 50))
        bench.put("a.1", 50, 50, chief=True)
        assert pluck.own_pluck(bench.game, "a") == own
    bench = table(chief_pluck_bonus="on")
    many(bench, "a", 2, (50, 50))
    row = PROFILES["ww1_regular"]
    for printed, own in ((6, 7), (7, 7)):
        monkeypatch.setitem(PROFILES, "ww1_regular", replace(row, pluck=printed))
        bench.put("a.1", 50, 50, chief=True)
        assert pluck.own_pluck(bench.game, "a") == own


def test_lone_snipers_and_observers_use_the_general_only():
    """LOW-12.5, LOW-12.26: on his own he uses his own Pluck or the General's, no other leader's."""
    for kind in ("sniper", "observer"):
        bench = table()
        bench.men("s", f"ww1_{kind}", [(50, 50)])
        bench.men("o", "ww1_officer", [(50, 60)])
        assert pluck.lenders(bench.game, "s") == []
        bench.state.generals[OURS] = "o.1"
        assert pluck.lenders(bench.game, "s") == ["o.1"]


def test_radio_brings_leaders_into_range():
    """LOW-12.23, LOW-12.21, LOW-12.22: a unit with a set counts as in range of a leader whose unit has one too; without, not."""
    bench = table("ww2")
    bench.men("a", "ww2_regular", [(20, 20)], ("ww2_rifle", "ww2_radio"))
    bench.men("o", "ww2_officer", [(150, 150)])
    assert pluck.lenders(bench.game, "a") == []
    bench.men("o", "ww2_regular", [(153, 150)], ("ww2_rifle", "ww2_radio"))
    assert pluck.lenders(bench.game, "a") == ["o.1"]


@pytest.mark.parametrize(("era", "moved", "lends"), [("ww1", 0, True), ("ww1", 1, False), ("ww2", 750, True)])
def test_a_radio_that_was_moved_in_14_18_is_silent(era, moved, lends):
    """LOW-2.30, LOW-12.23, LOW-20.25: its class is Full: it may be used only if it did not move this turn."""
    bench = table(era)
    bench.men("a", f"{era}_regular", [(20, 20)], (f"{era}_rifle", f"{era}_radio"), moved=moved)
    bench.men("o", f"{era}_officer", [(150, 150)])
    bench.men("o", f"{era}_regular", [(153, 150)], (f"{era}_rifle", f"{era}_radio"))
    assert (pluck.lenders(bench.game, "a") == ["o.1"]) is lends


@pytest.mark.parametrize("away", [10, 100])
def test_a_question_does_not_tell_where_a_leader_hides(away):
    """LOW-7.7, LOW-13.2: while a leader of the nation lies in ambush the owner is asked whose Pluck he uses, be the leader near or far."""
    bench = table()
    many(bench, "a", 2, (50, 50))
    bench.men("o", "ww1_officer", [(50, 55 + away)], fame=0, hidden=True)
    bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 6 6", "lend")
    assert bench.asked == ["lend"]
    bench.put("o.1", 50, 55 + away, hidden=False)
    bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 6 6", *((Lend(""),) if away == 10 else ()))
    assert bench.asked == (["lend"] if away == 10 else [])
    bench.put("o.1", 50, 55 + away, hidden=True)
    bench.state.units["o"] = replace(bench.state.units["o"], nation="french")
    bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 6 6")
    assert bench.asked == []


def test_the_commander_is_not_asked_whose_pluck():
    """LOW-7.9, LOW-7.11: his own must be used; nothing is asked, not even in ambush."""
    bench = table()
    bench.men("g", "ww1_officer", [(50, 60)], fame=0, hidden=True)
    bench.run(pluck.test(bench.game, "g.1", "LOW-7.9", lend=False), "pluck 6 6")
    assert bench.asked == []
