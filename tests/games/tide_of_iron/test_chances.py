"""What is left to chance: answers that say so, odds that reckon with Op Fire, and results beside losses."""

from __future__ import annotations

from fractions import Fraction

import pytest

from .helpers import say, table
from .test_cards_fire import with_card


def offered(here, words):
    """An answer of the open question in words, and whether it is offered as something that takes a chance."""
    match, ask = here.match, here.match.asks[0]
    answer = next(answer for answer in ask.legal if match.title.say(match.game, answer) == words)
    return answer, match.title.option(match.game, ask, answer).chance


def odds(here, words):
    answer, _ = offered(here, words)
    return here.match.odds(here.match.asks[0].seat, answer)


def spread(found):
    return {result.message: chance for result, chance in found.results}


def test_odds_of_a_step_reckon_with_op_fire():
    """TOI-7.8, TOI-14.1, TOI-11.8: four dice at 5+ without cover; the seat that moves sees what Op Fire may do, and who is taken to fire."""
    here = table("us A 4*regular [2, 6]\nde B 4*regular [2, 3] op_fire")
    for words in ("activate A", "advance"):
        say(here, words)
    found = odds(here, "step 0205")
    assert found.exact
    assert offered(here, "step 0205")[1]
    hits = {number: Fraction(count * 2 ** (4 - number), 81) for number, count in enumerate((1, 4, 6, 4, 1))}
    assert {(result.message, result.value): chance for result, chance in found.results} == {
        ("result-no-effect", 0): hits[0],
        ("result-figures", -1): hits[1],
        ("result-figures", -2): hits[2],
        ("result-figures", -3): hits[3],
        ("result-losses", -8): hits[4],
    }
    assert (found.assumed[0].seat, found.assumed[0].words) == ("de", "op fire B")


@pytest.mark.parametrize("status", ["fatigued", ""])
def test_a_step_that_nobody_watches_is_safe(status):
    """TOI-14.1: a unit that is not in Op Fire mode does not fire, and the step does not ask for a second tap."""
    here = table(f"us A 4*regular [2, 6]\nde B 4*regular [2, 3] {status}")
    for words in ("activate A", "advance"):
        say(here, words)
    assert not offered(here, "step 0205")[1]
    assert spread(odds(here, "step 0205")) == {"result-none": 1}


def test_the_most_promising_unit_leads_and_others_support():
    """TOI-13.1, TOI-14.1: the machine gun near by leads, the squad far away supports."""
    here = table("us A 4*regular [2, 6]\nde B 4*regular [2, 2] op_fire\nde M mg [2, 3] op_fire")
    for words in ("activate A", "advance"):
        say(here, words)
    told = [each.words for each in odds(here, "step 0205").assumed]
    assert told[0] == "op fire M"
    assert "support B" in told


def test_leaving_a_fortification_under_op_fire_takes_a_chance():
    """TOI-25.4, TOI-14.1: a window opens for whoever watches; without one there is none."""
    for status, chance in (("op_fire", True), ("", False)):
        here = table(f"entrenchment pit [2, 5]\nus A 4*regular [2, 5]\nde B 4*regular [2, 3] {status}")
        for words in ("activate A", "advance", "enter pit"):
            say(here, words)
        assert offered(here, "leave")[1] is chance


def test_odds_of_healing():
    """TOI-23.18: on 4 to 6 a figure comes back."""
    here = table("us M 3*elite [5, 5] medic").plays("us", "activate M")
    assert offered(here, "heal")[1]
    assert not offered(here, "advance")[1]
    found = odds(here, "heal")
    assert (spread(found), found.exact) == ({"result-not-healed": Fraction(1, 2), "result-healed": Fraction(1, 2)}, True)


def test_odds_of_contact_end_with_the_roll():
    """TOI-21.10: contact on 3 or more; where it strikes is chosen afterwards, and has odds of its own."""
    here = with_card("artillery_2.harassing_fire", "us A [5, 5]\nus B [6, 5]")
    words = "play card artillery_2.harassing_fire#1"
    assert offered(here, words)[1]
    found = odds(here, words)
    assert (spread(found), found.exact) == ({"result-no-contact": Fraction(1, 3), "result-contact": Fraction(2, 3)}, True)
    plain = with_card("morale_1.battle_cry", "us A [5, 5]")
    assert not offered(plain, "play card morale_1.battle_cry#1")[1]


def test_odds_of_drift():
    """TOI-21.14, TOI-21.15, TOI-21.18: smoke that nobody observes stays on 6 alone; near the edge it may leave the board."""
    here = with_card("artillery_1.smoke_screen", "us A [2, 10] fatigued")
    here.chance.add("black 6")
    say(here, "play card artillery_1.smoke_screen#1")
    found = spread(odds(here, "pick cell 0000"))
    assert offered(here, "pick cell 0000")[1]
    assert found["result-on-target"] == Fraction(1, 6)
    assert found["result-drifted"] > 0 < found["result-off-board"]


def test_odds_of_counter_battery():
    """TOI-21.6: the enemy's Artillery card goes on 3 to 6."""
    here = with_card("artillery_2.counter_battery", "us A [5, 5]\ncard de artillery_1.smoke_screen")
    found = odds(here, "play card artillery_2.counter_battery#1")
    assert offered(here, "play card artillery_2.counter_battery#1")[1]
    assert [(result.message, result.value, chance) for result, chance in found.results] == [
        ("result-none", 0, Fraction(1, 3)),
        ("result-card-removed", 1, Fraction(2, 3)),
    ]


def test_a_step_into_mines_takes_a_chance():
    """TOI-25.19: four dice, each 4 to 6 a hit; the hex beside it is safe."""
    here = table("mine_field [2, 5]\nus A 4*regular [2, 6]")
    for words in ("activate A", "advance"):
        say(here, words)
    assert [offered(here, f"step {cell}")[1] for cell in ("0205", "0305")] == [True, False]
    found = odds(here, "step 0205")
    assert found.exact
    assert (found.chance("result-losses"), found.expected()) == (Fraction(1, 16), -(4 + 12 + 12 + 8) / Fraction(16))
