"""Chapters 2, 3 and 18: initiation, activation, roundup and victory; chapter 24 on more than two players."""

from __future__ import annotations

import pytest

from bocage.games.dropzone_commander.state.events import InitiativeCounted, OrderSet, StepBegan, TurnBegan
from bocage.games.dropzone_commander.tables.tables import reserve_needed

from .field import enter, field, fly, march


def test_a_whole_turn_runs_through_its_steps():
    """DZC-2.1, DZC-2.2, DZC-18.1, DZC-18.2, DZC-18.6: the steps in order, and marks cleared at the end of it."""
    table = field("A sabre = ucm.sabre at 10,10\nB hunter = scourge.hunter at 40,40\nphase initiation begin\nturn 0", dice="initiative 6 1")
    table.plays("A", "first A").plays("A", "activate sabre; do done").plays("B", "activate hunter; do done", dice="initiative 1 6")
    steps = [(event.phase, event.step) for event in table.events(StepBegan)]
    first = [step for phase, step in steps if phase == "initiation"][:5]
    assert first == ["initiative", "discard", "draw", "clean_up", "reserves"]
    assert steps.index(("rotation", "choose")) < steps.index(("roundup", "fights")) < steps.index(("roundup", "victory"))
    assert [event.turn for event in table.events(TurnBegan)] == [1, 2]
    table.then("sabre", acted=False, started=False).then("sabre", battlegroup="sabre")
    assert not table.state.battlegroups["sabre"].activated


def test_initiative_is_a_die_and_the_command_value():
    """DZC-2.3, DZC-2.4: the highest total, with CV, names who is first; B cannot be first unless the winner says so."""
    text = "A kodiak = ucm.kodiak at 10,10 commander\nB hunter = scourge.hunter at 30,30\nphase initiation initiative"
    table = field(text, "dzc.street_of_lanterns", dice="initiative 2 3")
    assert [(event.seat, event.total) for event in table.events(InitiativeCounted)] == [("A", 5), ("B", 4)]
    table.asked("A", "first").offers("A", "first A", "first B").not_asked("B")


def test_a_tie_is_rolled_again():
    """DZC-2.3, DZC-2.4, DZC-2.5, DZC-CASE-01: 4 and CV 3 ties with 5 and CV 2; after 2 and 6 B wins and may name A as first."""
    text = "A kodiak = ucm.kodiak at 10,10 commander\nB hunter = scourge.hunter at 30,30\neffect cv B 1 turn\nphase initiation initiative"
    table = field(text, "dzc.street_of_lanterns", dice="initiative 4 5 2 6")
    table.asked("B", "first").not_asked("A").plays("B", "first A")
    assert table.events(OrderSet)[-1].order == ("A", "B")


def test_three_players_are_ranked():
    """DZC-2.5, DZC-24.1, DZC-2.11: the winner names the first player, the others follow by falling total; a tie lower down is rolled off."""
    text = "A sabre = ucm.sabre at 10,10\nB ares = phr.ares at 5,30\nC tomahawk = shaltari.tomahawk at 40,30\nphase initiation initiative"
    table = field(text, "dzc.three_claims", dice="initiative 6 2 2 1 5")
    table.asked("A", "first").plays("A", "first B")
    assert table.events(OrderSet)[-1].order == ("B", "A", "C")


def test_a_player_without_a_command_unit_counts_as_cv_1():
    """DZC-2.3, DZC-2.9, DZC-CASE-02: a lost commander leaves CV 1."""
    for words, total in (("kodiak = ucm.kodiak at 10,10 commander", 5), ("sabre = ucm.sabre at 10,10", 3)):
        text = f"A {words}\nB hunter = scourge.hunter at 40,40\nphase initiation initiative"
        table = field(text, "dzc.street_of_lanterns", dice="initiative 2 1")
        assert [event.total for event in table.events(InitiativeCounted) if event.seat == "A"] == [total]


def test_natural_six_option():
    """DZC-20.11: with the option a natural 6 wins outright, unless another rolled one too."""
    text = "A kodiak = ucm.kodiak at 10,10 commander\nB zeus = phr.zeus at 30,30\nphase initiation initiative"
    plain = field(text, "dzc.street_of_lanterns", dice="initiative 4 6 2 1")
    plain.asked("A", "first")
    six = field(text, "dzc.street_of_lanterns", {"natural_six": "on"}, dice="initiative 5 6")
    six.asked("B", "first")
    three = "A kodiak = ucm.kodiak at 10,10 commander\nB ares = phr.ares at 5,30\nC tomahawk = shaltari.tomahawk at 40,30\nphase initiation initiative"
    field(three, "dzc.three_claims", {"natural_six": "on"}, dice="initiative 5 6 4").asked("B", "first")
    both = field(three, "dzc.three_claims", {"natural_six": "on"}, dice="initiative 5 6 6 1 2")
    both.asked("A", "first")  # two sixes win nothing outright: 5 and CV 3 is more than 6 and CV 1


@pytest.mark.parametrize(("turns", "needed"), [(1, 6), (2, 4), (3, 2), (4, 2)])
def test_reserve_table(turns, needed):
    """DZC-2.12, DZC-2.15, DZC-19.6: 6+ in the first turn, 4+ in the second, 2+ in the third or later."""
    assert reserve_needed(turns) == needed


RESERVE = """
    A raven = ucm.raven_a reserve x1 turns {turns}
    A sabre = ucm.sabre at 10,10
    B hunter = scourge.hunter at 40,40
    phase initiation reserves
"""


def test_reserves_arrive_or_wait():
    """DZC-2.12, DZC-2.13, DZC-2.14, DZC-2.16, DZC-CASE-03: die 5 fails in the first turn; die 4 succeeds in the second, and the Raven enters, 12 inches."""
    first = field(RESERVE.format(turns=1)).asked("A", "reserve").plays("A", "roll reserve raven", dice="reserve 5")
    first.then("raven", turns=2).then("raven.1", where="reserve")
    first.refuses("A", "activate raven", "DZC-3.3", "battlegroup-in-reserve")
    second = field(RESERVE.format(turns=2)).plays("A", "roll reserve raven", dice="reserve 4")
    second.then("raven.1", where="readiness").plays("A", "activate raven; do enter raven")
    second.refuses("A", enter((20, 0), (20, 12.01)), "DZC-4.3", "too-far")
    second.plays("A", [enter((20, 0), (20, 12))]).then("raven.1", where="table", x=2000, y=1200, level="air")


def test_reserves_roll_in_order_of_play():
    """DZC-2.11: the first player of this turn rolls for all his battlegroups, then the next; not in the order of seats."""
    text = RESERVE.format(turns=1) + "    B marauder = scourge.marauder reserve x1 turns 1\n    order {order}\n"
    field(text.format(order="B A")).asked("B", "reserve").plays("B", "pass").asked("A", "reserve")
    field(text.format(order="A B")).asked("A", "reserve").plays("A", "pass").asked("B", "reserve")


def test_a_reserve_roll_may_be_declined():
    """DZC-2.14: who does not roll stays and counts a turn more."""
    table = field(RESERVE.format(turns=1)).plays("A", "pass").then("raven", turns=2).then("raven.1", where="reserve")
    assert table.match.ask.what == "activate"


def test_passengers_share_the_state_of_their_transport():
    """DZC-2.16: embarked squads are where their outermost transport is."""
    game = field("""
        A condor = ucm.condor reserve x1
        A bear = ucm.bear aboard condor x1 bg condor
        A legion = ucm.legionnaire aboard bear x2 bg condor
        B hunter = scourge.hunter at 40,40
    """).game
    assert game.state_of("legion") == game.state_of("bear") == "reserve"
    assert game.outermost("legion.1").id == "condor.1"


# -- activation -----------------------------------------------------------------------------------------------------------------------------------


def test_players_alternate_and_run_out():
    """DZC-3.1, DZC-3.2: each activates one battlegroup in turn; who has none left is skipped."""
    table = field("""
        A one = ucm.sabre at 10,10
        A two = ucm.sabre at 20,10
        A three = ucm.sabre at 30,10
        B hunter = scourge.hunter at 40,40
    """)
    table.plays("A", "activate one; do done").asked("B", "activate").plays("B", "activate hunter; do done")
    table.asked("A", "activate").refuses("A", "activate one", "DZC-3.1", "already-activated").refuses("A", "activate hunter", "DZC-3.1")
    table.plays("A", "activate two; do done").asked("A", "activate").offers("A", "activate three")


def test_a_player_may_not_pass_but_squads_may_do_nothing():
    """DZC-3.3: who has an unactivated battlegroup activates one; its squads need do nothing; a destroyed one is not activated."""
    table = field("A one = ucm.sabre at 10,10\nA ghost = ucm.sabre\nB hunter = scourge.hunter at 40,40")
    table.refuses("A", "pass").refuses("A", "activate ghost", "DZC-3.3", "battlegroup-destroyed")
    table.plays("A", "activate one; do done").then("one.1", x=1000, y=1000, moved=0)


def test_squads_of_a_battlegroup_act_one_after_the_other():
    """DZC-3.4, DZC-12.23: a squad finishes before the next starts; squads that share a transport act together."""
    table = field("""
        A condor = ucm.condor at 10,10 landed bg A1
        A sabre = ucm.sabre aboard condor x3 bg A1
        A katana = ucm.katana at 30,10 bg A1
        B hunter = scourge.hunter at 40,40
    """).plays("A", "activate A1")
    table.offers("A", "next condor", "next katana").does_not_offer("A", "next sabre").plays("A", "next katana")
    table.refuses("A", "do alight sabre", "DZC-3.4", "squad-does-not-act").refuses("A", "do fly condor", "DZC-3.4")
    table.plays("A", "do done").then_state(element=["condor", "sabre"]).offers("A", "do fly condor", "do alight sabre")


def test_move_and_fire_in_either_order_but_once():
    """DZC-3.5: move and fire, or fire and move; not move, fire and move again."""
    text = "A sabre = ucm.sabre at 10,10\nB hunter = scourge.hunter at 20,10\nactivate sabre sabre"
    first = field(text).plays("A", "do move sabre").plays("A", [march((10, 11))])
    first.plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1; open fire", dice="hit 1").then("sabre.1", order="mf")
    first.refuses("A", "do move sabre", "DZC-3.5").refuses("A", "do fire sabre", "DZC-3.5")
    second = field(text).plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1; open fire", dice="hit 1")
    second.plays("A", "do move sabre").plays("A", [march((10, 11))]).then("sabre.1", order="fm").refuses("A", "do fire sabre", "DZC-3.5")


def test_what_is_taken_up_and_left_is_not_offered_again_at_once():
    """DZC-3.5: a move that is declined may be taken up again only after something else has been done, so that an activation ends."""
    table = field("A sabre = ucm.sabre at 10,10 12,10\nB hunter = scourge.hunter at 20,10\nactivate sabre sabre")
    table.refuses("A", "do move sabre hunter.1", "DZC-4.1")
    table.plays("A", "do move sabre; pass").refuses("A", "do move sabre", "DZC-3.5", "left-for-now").does_not_offer("A", "do move sabre")
    table.plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1; open fire", dice="hit 1").offers("A", "do move sabre")


def test_a_squad_declares_all_shots_before_any_die():
    """DZC-3.6, DZC-6.10: shots are allotted one by one, and only then are dice rolled, in declared order."""
    table = field("A sabre = ucm.sabre at 10,10 12,10\nB hunter = scourge.hunter at 20,10 22,10\nactivate sabre sabre")
    table.plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1").asked("A", "aim").refuses("A", "pass", "DZC-6.10")
    table.plays("A", "shoot sabre.2 w1 hunter.2 1").then("hunter.1", damage=0)
    table.plays("A", "open fire", dice="hit 1 6, damage 3").then("hunter.2", where="gone").then("hunter.1", where="table")


def test_searches_come_before_squads_act():
    """DZC-3.7, DZC-7.4: a squad that stands in a Structure as Occupant is asked to search before any squad acts."""
    text = "building hall small normal 20,20 4x4\nmarker obj objective inside hall\nB hunter = scourge.hunter at 40,40\n"
    table = field(text + "A legion = ucm.legionnaire inside hall x2\nstructure hall counts 1,0").plays("A", "activate legion")
    table.asked("A", "search")
    none = field(text + "A legion = ucm.legionnaire at 5,5 6,5").plays("A", "activate legion")
    none.asked("A", "act")


def test_squads_that_have_acted_do_not_act_again():
    """DZC-3.8: a squad that counts as having acted is left out; the others of its battlegroup act."""
    table = field("A one = ucm.sabre at 10,10 bg A1 acted\nA two = ucm.katana at 20,10 bg A1\nB hunter = scourge.hunter at 40,40")
    table.plays("A", "activate A1").then_state(element=["two"]).refuses("A", "do move one", "DZC-3.4")


# -- the end --------------------------------------------------------------------------------------------------------------------------------------


def test_most_victory_points_win_then_kill_points():
    """DZC-18.3, DZC-18.4: most VP, then most kill points; else a draw."""
    text = "A sabre = ucm.sabre at 10,10\nB hunter = scourge.hunter at 40,40\nturn 5\nphase roundup victory\n"
    field(text + "vp A 2\nvp B 1\nkills B 90").ended("A")
    field(text + "vp A 2\nvp B 2\nkills B 90\nkills A 40").ended("B")
    field(text + "vp A 2\nvp B 2").ended()
    field(text + "vp B 1").ended("B")
    field(text).ended()


def test_the_game_goes_on_while_turns_remain():
    """DZC-18.2, DZC-18.5: a player with nothing left does not end it; nobody left, or all agreeing, does."""
    alone = field("A sabre = ucm.sabre at 10,10\nB ghost = scourge.hunter\nphase roundup victory", dice="initiative 6 1")
    assert alone.match.outcome() is None
    field("A ghost = ucm.sabre\nB spook = scourge.hunter\nphase roundup victory\nvp A 1").ended("A")
    both = field("A sabre = ucm.sabre at 10,10\nB hunter = scourge.hunter at 40,40")
    both.plays("A", "agree to stop").refuses("A", "agree to stop", "DZC-3.1")
    both.plays("A", "activate sabre; do done").plays("B", "agree to stop; activate hunter; do done").ended()


def test_marks_of_the_turn_are_cleared():
    """DZC-18.6: activated, acted, fired weapons, moves, windows and effects of the turn."""
    table = field(
        """
        building hall tiny normal 20,20 3x3
        A sabre = ucm.sabre at 10,10 moved 4 fired w1 acted nofire embarks 1
        B hunter = scourge.hunter at 40,40
        effect evasion hunter 2 turn
        activated sabre
        phase roundup victory
    """,
        dice="initiative 6 1",
    )
    table.then("sabre.1", moved=0, fired=[], no_fire=False, embarks=0, order="", cap=-1).then_state(effects=[], turn=2)
    assert not table.state.squads["sabre"].acted
    assert not table.state.battlegroups["sabre"].activated


def test_the_rotation_goes_on_from_who_has_just_acted():
    """DZC-3.1, DZC-3.2, DZC-24.1: with three players one of whom has nothing left the other two alternate."""
    table = field(
        "A one = ucm.sabre at 10,10\nA two = ucm.sabre at 20,10\nC three = shaltari.tomahawk at 40,30\nC four = shaltari.tomahawk at 40,40",
        "dzc.three_claims",
    )
    table.plays("A", "activate one; do done").asked("C", "activate").not_asked("B").plays("C", "activate three; do done")
    table.asked("A", "activate").not_asked("C").plays("A", "activate two; do done").asked("C", "activate")


def test_a_transport_does_not_go_on_after_it_has_fired():
    """DZC-3.5, DZC-12.3, DZC-RULING-52: it may divide its move, but not around its fire."""
    text = "A raven = ucm.raven_a at 10,10\nB bus = resistance.battle_bus at 10,20\nactivate raven raven"
    table = field(text).plays("A", "do fly raven").plays("A", [fly((10, 12))]).offers("A", "do fly raven")
    table.plays("A", "do fire raven; shoot raven.1 w1 bus.1 1; open fire", dice="hit 1").then("raven.1", order="mf").refuses("A", "do fly raven", "DZC-3.5")
