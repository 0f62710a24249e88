"""The Initiative phase and Pluck (LOW-2.22, LOW-2.26, LOW-2.29, chapters 3 and 7, LOW-5.5, LOW-8.22)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west import crews, initiative, morale, pluck, turn
from bocage.games.legends_old_west.events import InitiativeWon, PhaseBegan
from bocage.games.legends_old_west.flight import Broke, Rallied
from bocage.games.legends_old_west.initiative import Lead, Next, Recover
from bocage.games.legends_old_west.pluck import Lend
from bocage.games.legends_old_west.tables import PROFILES
from bocage.games.legends_old_west.wound_events import remove

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
    bench.game.forget()


def test_initiative_higher_die():
    """LOW-3.2: the higher roll holds the Initiative for the turn."""
    bench = table()
    bench.run(initiative.roll_initiative(bench.game), "initiative 5 3")
    assert bench.told(InitiativeWon)[0].side == OURS
    bench.run(initiative.roll_initiative(bench.game), "initiative 2 3")
    assert bench.told(InitiativeWon)[0].side == THEIRS


def test_case_04_initiative_tie():
    """LOW-CASE-04, LOW-3.2, LOW-2.29: a tie changes it over; on turn 1 it is rolled again."""
    bench = table()
    bench.state.turn, bench.state.last_first = 3, OURS
    bench.run(initiative.roll_initiative(bench.game), "initiative 4 4")
    assert bench.told(InitiativeWon)[0].side == THEIRS
    bench = table()
    bench.state.turn, bench.state.last_first = 1, ""
    bench.run(initiative.roll_initiative(bench.game), "initiative 4 4, initiative 2 5")
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
    bench.run(turn.end_turn(bench.game), "")
    assert bench.state.phase == "turn"
    bench.run(turn.start_turn(bench.game), "")
    assert (bench.state.turn, bench.fig("a.1").moved, bench.fig("a.1").shots) == (4, 0, 0)


def panic_table(gap=4.9, size=15, nco=None):
    """8 men flee; a unit stands so far from them, edge to edge."""
    bench = table()
    many(bench, "f", 8, (50, 50))
    bench.game.emit(Broke("f"))
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
    bench.run(initiative.panic_step(bench.game), "pluck 3 2")
    assert bench.state.units["u"].fleeing
    bench = panic_table(nco=29)
    bench.run(initiative.panic_step(bench.game), "pluck 3 2", Lend("n.1"))
    assert not bench.state.units["u"].fleeing


def test_panic_step_in_order():
    """LOW-3.11: no chain inside the step, one test per unit and turn, the owner's order, the fleeing themselves do not test."""
    bench = panic_table()
    many(bench, "v", 4, (50, 46))
    assert sorted(initiative.frightened(bench.game)[OURS]) == ["u", "v"]
    bench.run(initiative.panic_step(bench.game), "pluck 1 1, pluck 6 6", Next("v"))
    assert bench.asked[0] == "panic_order"
    assert (bench.state.units["v"].fleeing, bench.state.units["u"].fleeing) == (True, False)
    assert initiative.frightened(bench.game)[OURS] == []


def test_rally():
    """LOW-5.5: from the turn after, before panic, a fleeing unit tests; passing it acts normally, failing it runs on."""
    bench = table()
    many(bench, "a", 3, (50, 50))
    bench.game.emit(Broke("a"))
    bench.run(initiative.rally_step(bench.game), "")
    assert bench.state.units["a"].fleeing
    bench.state.turn = 4
    bench.run(initiative.rally_step(bench.game), "pluck 2 3")
    assert bench.state.units["a"].fleeing
    bench.run(initiative.rally_step(bench.game), "pluck 3 3")
    assert not bench.state.units["a"].fleeing


def test_rally_with_a_leaders_pluck():
    """LOW-5.5, LOW-7.11: a leader in range lends his Pluck to the fleeing too."""
    bench = table()
    many(bench, "a", 3, (50, 50))
    bench.men("o", "ww1_officer", [(50, 60)], fame=0)
    bench.game.emit(Broke("a"))
    bench.state.turn = 4
    bench.run(initiative.rally_step(bench.game), "pluck 2 2", Lend("o.1"))
    assert not bench.state.units["a"].fleeing


def squad_of_9(nco=True):
    bench = table()
    bench.men("a", "ww1_nco" if nco else "ww1_regular", [(50, 50)], fame=0)
    bench.men("a", "ww1_regular", [(52.5 + 2.5 * n, 50) for n in range(8)])
    many(bench, "e", 3, (50, 150), side=THEIRS)
    bench.state.phase = "tests_fire"
    return bench


def test_case_06_half_losses():
    """LOW-CASE-06, LOW-7.1, LOW-7.2, LOW-7.5, LOW-7.6: 4 of 9 lost: none;
    the 5th: one test with the NCO's 5 (10 passes), with 4 if he is dead (9 fails); a 6th: none.
    """
    bench = squad_of_9()
    lose(bench, "a", 4)
    bench.run(morale.tests_step(bench.game), "")
    lose(bench, "a", 1)
    bench.run(morale.tests_step(bench.game), "pluck 2 3", Lend(""))
    assert not bench.state.units["a"].fleeing
    lose(bench, "a", 1)
    bench.run(morale.tests_step(bench.game), "")
    bench = squad_of_9()
    lose(bench, "a", 4)
    remove(bench.state, "a.1", "killed")
    bench.game.forget()
    bench.run(morale.tests_step(bench.game), "pluck 2 3")
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
    assert not bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 2 3", Lend(""))
    assert bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 2 2", Lend("o.1"))
    assert bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 3 3", Lend(""))


def test_fame_on_a_pluck_test():
    """LOW-2.23: whose Pluck is used may add Fame to the roll."""
    from bocage.games.legends_old_west.fame import Spend

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
    bench.game.forget()
    bench.state.phase = "tests_fire"
    bench.run(morale.tests_step(bench.game), "pluck 6 1, pluck 3 2, pluck 2 2, pluck 5 5")
    assert [bench.state.units[f"s{n}"].fleeing for n in range(4)] == [False, True, True, False]


def test_losses_of_the_end_phase_are_tested_in_it():
    """LOW-7.5, LOW-7.3, LOW-12.20: a general who dies of his wounds at the end of the turn, and half losses there, are tested at the end of that phase."""
    bench = squad_of_9(nco=False)
    bench.state.units["e"] = replace(bench.state.units["e"], start=3)
    bench.men("g", "ww1_senior_officer", [(150, 20)], down=True)
    bench.state.generals[OURS] = "g.1"
    bench.run(turn.end_turn(bench.game), "survive 3, pluck 1 1")
    assert bench.state.units["a"].fleeing
    assert bench.state.phase == "turn"
    bench = squad_of_9(nco=False)
    lose(bench, "a", 4)
    bench.put("a.1", 50, 50, down=True)
    bench.run(turn.end_turn(bench.game), "survive 3, pluck 3 3")
    assert (bench.state.units["a"].half_tested, bench.state.units["a"].fleeing) == (True, False)


def test_the_fleeing_do_not_test_half_losses_later():
    """LOW-7.1, LOW-7.5, LOW-RULING-134: the test belongs to the phase of the loss; a unit that fled then and rallies owes nothing."""
    bench = squad_of_9()
    bench.game.emit(Broke("a"))
    lose(bench, "a", 5)
    bench.run(morale.tests_step(bench.game), "")
    bench.game.emit(Rallied("a"))
    bench.state.phase = "tests_fire"
    bench.run(morale.tests_step(bench.game), "")
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


def hills(lost, dice, general=True, **options):
    bench = table(**options)
    many(bench, "a", 7, (50, 50))
    bench.men("g", "ww1_officer", [(50, 60)], fame=0)
    many(bench, "e", 3, (150, 150), side=THEIRS)
    bench.state.generals[OURS] = "g.1"
    bench.state.starting.update({OURS: 8, THEIRS: 3})
    if not general:
        remove(bench.state, "g.1", "killed")
        bench.game.forget()
        lost -= 1
    lose(bench, "a", lost)
    bench.state.phase = "hills"
    bench.run(initiative.hills_step(bench.game), dice)
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
    bench.state.phase = "recovery"
    bench.run(initiative.recovery_step(bench.game), "recover 3", Recover("m.1", "silence"))
    assert bench.fig("m.1").silent == 3
    bench.run(initiative.recovery_step(bench.game), "recover 4", Recover("m.1", "silence"))
    assert bench.fig("m.1").silent == 0
    assert initiative.recoverable(bench.game, OURS) == []
    bench.put("m.1", 50, 50, crew_lost=2)
    assert initiative.recoverable(bench.game, OURS) == []
    bench.men("h", "ww1_regular", [(52.5, 50)])
    bench.state.done.clear()
    bench.run(initiative.recovery_step(bench.game), "recover 4", Recover("m.1", "crew"))
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
        bench.state.phase = "recovery"
        bench.run(initiative.recovery_step(bench.game), "recover 4", Recover(gun, "crew"))
        assert crews.gunners(bench.game, gun) == ["g.1", "h.1"]
        bench.put("h.1", 60, 60)
        assert crews.gunners(bench.game, gun) == ["g.1"]
        bench.put("h.1", 50, 53.25, gun="")
        bench.state.done.clear()
        bench.state.guns[gun] = replace(bench.state.guns[gun], crew_lost=2)
        bench.game.emit(Broke("h"))
        assert initiative.recoverable(bench.game, OURS) == []


def test_leader_killed():
    """LOW-4.9: at the next Initiative phase the owner names another figure of the unit as cohesion point, without any other gain."""
    bench = squad_of_9()
    remove(bench.state, "a.1", "killed")
    bench.game.forget()
    bench.state.phase = "leaders"
    bench.run(initiative.leaders_step(bench.game), "", Lead("a.4"))
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
            bench.game.emit(Broke("u"))
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


@pytest.mark.parametrize("away", [10, 100])
def test_a_question_does_not_tell_where_a_leader_hides(away):
    """LOW-7.7, LOW-13.2: while a leader of the nation lies in ambush the owner is asked whose Pluck he uses, be the leader near or far."""
    bench = table()
    many(bench, "a", 2, (50, 50))
    bench.men("o", "ww1_officer", [(50, 55 + away)], fame=0, hidden=True)
    bench.run(pluck.test(bench.game, "a", "LOW-3.5"), "pluck 6 6", Lend(""))
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


def test_a_leader_who_has_joined_counts_with_the_unit():
    """LOW-4.12, LOW-3.6: 15 men and the officer with them are twice the 8 who flee; on his own he would test for himself."""
    for joined, due in (("u", []), ("", ["o", "u"])):
        bench = panic_table(size=15)
        bench.men("o", "ww1_officer", [(bench.fig("u.1").x / 100 - 1, 47)])
        bench.state.units["o"] = replace(bench.state.units["o"], joined=joined)
        assert sorted(initiative.frightened(bench.game)[OURS]) == due
