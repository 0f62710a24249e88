"""Given / when / then: words, dice, facts and refusals, and what is said when they are not as they should be."""

from __future__ import annotations

import pytest

from bocage.testing import given
from bocage.testing.reading import matching, plain
from tests.core.toy import TITLE, End, Hurt, Shoot, Step, Toy

START = """
    a 2 hand run
    b 5 hand bluff+medic trap 3
"""


def test_a_position_is_played_in_words_with_scripted_dice():
    table = given(TITLE, START)
    table.plays("a", "step 3").then("a", cell=3, health=2).asked("a", "action")
    table.plays("a", "shoot").plays("b", "heal; dodge", dice="black 5 6 5, red 1 2 3")
    table.then("b", health=1).then_state(turn=1, discards=["medic", "bluff"])
    assert [event.hits for event in table.events(Hurt)] == [1, 3]
    assert [event.hits for event in table.events(Hurt, last=True)] == [3]
    table.asked("b", "action").not_asked("a").not_asked("b", "dodge")


def test_a_scenario_is_played_from_its_beginning():
    table = given(TITLE, scenario="far", options={"traps": "no"}, dice="deck 0, deck 0")
    table.then("a", cell=0).then("b", cell=9).then_state(phase="act", hands={"a": ("bluff",), "b": ("bluff",)})
    with pytest.raises(AssertionError, match="before the first question"):
        given(TITLE, scenario="far", options={"traps": "no"})
    with pytest.raises(AssertionError, match="left over"):
        given(TITLE, scenario="far", options={"traps": "no"}, dice="deck 0, deck 0, d 1")


def test_a_position_may_lie_in_a_file(tmp_path):
    path = tmp_path / "position.txt"
    path.write_text("a 4\nb 6 health 1", encoding="utf-8")
    given(TITLE, path).then("b", health=1)


@pytest.mark.parametrize("words", ["step 3", "STEP 3", "Step: 3", "step_3", "step [3]", "step to=3", Step(3), [Step(3)], {"kind": "step", "to": 3}])
def test_words_may_be_written_in_many_ways(words):
    given(TITLE, "a 2\nb 9").plays("a", words).then("a", cell=3)


def test_the_beginning_of_a_sentence_is_enough_where_it_is_one():
    given(TITLE, "a 0\nb 9").plays("a", "st").then("a", cell=1)
    with pytest.raises(AssertionError, match='may mean "step 1", "step 3"'):
        given(TITLE, "a 2\nb 9").plays("a", "step")


def test_words_that_mean_nothing_are_answered_with_what_is_on_offer():
    with pytest.raises(AssertionError, match=r'nothing reads "jump". On offer: "step 1", "step 3", "end"'):
        given(TITLE, "a 2\nb 9").plays("a", "jump")


def test_an_illegal_play_says_why():
    with pytest.raises(AssertionError, match=r"TOY-3.1"):
        given(TITLE, "a 2\nb 9").plays("a", "step 7")
    with pytest.raises(AssertionError, match="b is not asked"):
        given(TITLE, "a 2\nb 9").plays("b", "end")


def test_dice_that_run_short_or_are_left_over_fail():
    with pytest.raises(AssertionError, match="run out"):
        given(TITLE, "a 2\nb 5").plays("a", "shoot")
    with pytest.raises(AssertionError, match="goes on with"):
        given(TITLE, "a 2\nb 5").plays("a", "shoot", dice="black 1 2, red 3")
    with pytest.raises(AssertionError, match="left over"):
        given(TITLE, "a 2\nb 5").plays("a", "step 3", dice="black 1 2 3")
    with pytest.raises(AssertionError, match="left over"):
        given(TITLE, "a 2\nb 5").plays("a", "shoot", dice="black 1 2 3, red 1, red 2")


def test_refusals_are_checked_by_rule_and_message():
    table = given(TITLE, "a 4\nb 5")
    table.refuses("a", "step 5", rule="TOY-3.2", message="occupied").refuses("a", Step(9), rule="TOY-3.1").refuses("b", "end").refuses("a", "fly")
    table.refuses("a", b"{")
    with pytest.raises(AssertionError, match=r"refused by TOY-3.2 \(occupied\), not by TOY-3.1"):
        table.refuses("a", "step 5", rule="TOY-3.1")
    with pytest.raises(AssertionError, match="not with too-far"):
        table.refuses("a", "step 5", message="too-far")
    with pytest.raises(AssertionError, match="because b is not asked"):
        table.refuses("b", "end", rule="TOY-2.1")
    with pytest.raises(AssertionError, match="cannot even be read"):
        table.refuses("a", "fly", rule="TOY-3.1")
    with pytest.raises(AssertionError, match=r'a may "step 3", which TOY-3.1 should refuse'):
        table.refuses("a", "step 3", rule="TOY-3.1")


def test_a_legal_roll_is_no_refusal():
    with pytest.raises(AssertionError, match='a may "shoot"'):
        given(TITLE, "a 4\nb 5").refuses("a", "shoot", rule="TOY-4.1")


def test_what_is_offered_is_checked():
    table = given(TITLE, "a 2\nb 9").offers("a", "step 3", "end").does_not_offer("a", "shoot")
    with pytest.raises(AssertionError, match='not offered "shoot"'):
        table.offers("a", "shoot")
    with pytest.raises(AssertionError, match='is offered "end"'):
        table.does_not_offer("a", "end")


def test_passing_goes_on_as_long_as_it_may():
    table = given(TITLE, "a 2\nb 5 hand run").plays("a", "shoot")
    table.passes("b", dice="black 1 1 1, red 1").asked("a", "action")
    with pytest.raises(AssertionError, match="cannot pass"):
        table.passes("a", "b")
    table.plays("a", "shoot")
    with pytest.raises(AssertionError, match="passed 0 times"):
        table.passes("b")


def test_facts_are_compared_as_tests_write_them():
    table = given(TITLE, "a 2\nb 9 hand bluff+run")
    table.then_state(hands={"a": [], "b": ["bluff", "run"]})
    with pytest.raises(AssertionError, match='"a": cell is 2, not 3'):
        table.then("a", cell=3)
    with pytest.raises(AssertionError, match='"a" has no colour; it has id, cell, health'):
        table.then("a", colour="red")
    with pytest.raises(AssertionError, match='there is no "c"'):
        table.then("c", cell=1)
    with pytest.raises(AssertionError, match="the state has no colour"):
        table.then_state(colour=1)
    with pytest.raises(AssertionError, match="turn is 0, not 1"):
        table.then_state(turn=1)
    with pytest.raises(AssertionError, match="still there"):
        table.gone("a")
    table.gone("nobody")


def test_a_title_may_tell_facts_of_its_own():
    class Telling(Toy):
        def facts(self, game, ident):
            return {"wounded": game.state.fighters[ident].health < 3}

    given(Telling(), "a 2 health 1\nb 9").then("a", wounded=True, cell=2).then("b", wounded=False)
    with pytest.raises(AssertionError, match="wounded is True"):
        given(Telling(), "a 2 health 1\nb 9").then("a", wounded=False)
    with pytest.raises(AssertionError, match="there is no"):
        given(Telling(), "a 2\nb 9").then("c", wounded=False)


def test_the_end_of_a_match_is_checked():
    table = given(TITLE, "a 2\nb 5 health 1")
    with pytest.raises(AssertionError, match="goes on"):
        table.ended("a")
    table.plays("a", Shoot(), dice="black 5 5 1, red 1").ended("a")
    with pytest.raises(AssertionError, match=r"a won .*, not b"):
        table.ended("b")
    with pytest.raises(AssertionError, match="the match is over"):
        table.plays("a", End())


def test_questions_are_checked():
    table = given(TITLE, "a 2\nb 5")
    with pytest.raises(AssertionError, match="a is asked action, not dodge"):
        table.asked("a", "dodge")
    with pytest.raises(AssertionError, match=r"b is not asked anything. a is asked action: step 1"):
        table.asked("b")
    with pytest.raises(AssertionError, match="a is asked action"):
        table.not_asked("a")


def test_an_unknown_game_or_option_is_refused():
    with pytest.raises(ValueError, match="no game"):
        given("no_such_game", "a 2")
    with pytest.raises(ValueError, match="no option"):
        given(TITLE, "a 2\nb 9", options={"tarps": "no"})


def test_words_are_matched_whole_before_they_are_matched_by_their_beginning():
    assert plain("Op-fire mg_crew, [1, 2]: -3") == "op fire mg crew 1 2 -3"
    assert matching("step 1", ["step 1", "step 12"]) == ["step 1"]
    assert matching("fire mg", ["fire mg crew", "fire mga"]) == ["fire mg crew"]
    assert matching("ste", ["step 1", "step 12"]) == ["step 1", "step 12"]
    assert matching("x", ["step 1"]) == []
