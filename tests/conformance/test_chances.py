"""Every answer that takes a chance says so and has odds that tell something, over random play of every registered game."""

from __future__ import annotations

import pytest

from bocage.core.odds import takes_a_chance
from bocage.core.registry import slugs
from bocage.testing import given
from tests.conformance.chances import Sweep

AMOUNT = {"legends_old_west": (8, 300), "dropzone_commander": (8, 300)}  # matches and steps of each; others play 40 whole matches
DEALT = "the first hands are dealt after the set-up; no answer to it changes what is dealt"
THE_NEXT = "the dice of this unit lie; those of the next unit in the hex do not depend on the answer"
NEXT_FIRE = "what is answered is settled; the dice are those of the next Fire of the same card"
IN_PASSING = "the ground lets a section draw a card as it passes; which one it is has nothing to do with the answer"
FILLED = "the hand of a mate, or an empty one, is filled in the draw step whatever is answered"
EMPTY = "random play strikes empty hexes"
OWN_DECK = "cards come from one's own deck into one's hand; none of them is a result"
AS_DECLARED = "nobody is put elsewhere, and the flight goes on as it was declared; its odds were told with it"
WITHOUT = "an activation that begins without a card may begin with dice that have nothing to do with it"
UNMARKED: dict[str, dict[str, str]] = {
    "patrol": {"place: place": DEALT},
    "tide_of_iron": {
        "op_fire: pass": "the mines that the mover has entered go off whatever is answered; the odds of its step tell of them",
        "loss: lose": THE_NEXT,
        "thick_armor: pass": THE_NEXT,
        "thick_armor: use_ability": THE_NEXT,
    },
    "heroes_of_normandie": {"pick_square: pick_square": NEXT_FIRE},
    "frontline": {
        "direction: go": IN_PASSING,
        "discard: pass": FILLED,
        "lose_flanking: discard_flanking": IN_PASSING,
        "on_point: apply_note": IN_PASSING,
        "trees: discard": IN_PASSING,
        "priority: pass": FILLED,
        "trees: pick": IN_PASSING,
        "with_move: add_instant": IN_PASSING,
        "with_move: pass": IN_PASSING,
    },
    "legends_old_west": {"guess: guess": "a guess comes before the ruler: nothing is reckoned while it is open"},
    "dropzone_commander": {"adjust: pass": AS_DECLARED, "card: pass": WITHOUT, "draw: draw_up": OWN_DECK},
}
SILENT: dict[str, dict[str, str]] = {
    "patrol": {"place: place": DEALT},
    "tide_of_iron": {
        "action: repeat_barrage": EMPTY,
        "area_type: attack_type": EMPTY,
        "loss: lose": THE_NEXT,
        "thick_armor: pass": THE_NEXT,
        "thick_armor: use_ability": THE_NEXT,
    },
    "heroes_of_normandie": {
        "pick_square: pass": NEXT_FIRE,
        "pick_square: pick_square": NEXT_FIRE,
        "reveal_before_save: pass": NEXT_FIRE,
        "reveal_before_save: reveal": NEXT_FIRE,
        "reveal_before_save: turn_up": NEXT_FIRE,
        "save: pass": NEXT_FIRE,
    },
    "frontline": {
        "direction: go": IN_PASSING,
        "discard: pass": FILLED,
        "lose_flanking: discard_flanking": IN_PASSING,
        "on_point: apply_note": IN_PASSING,
        "trees: discard": IN_PASSING,
        "priority: pass": FILLED,
        "trees: pick": IN_PASSING,
        "with_move: add_instant": IN_PASSING,
        "with_move: pass": IN_PASSING,
    },
    "dropzone_commander": {"adjust: pass": AS_DECLARED, "draw: draw_up": OWN_DECK},
}


@pytest.fixture(scope="module", params=slugs())
def sweep(request):
    """Random play of a game, looked through once."""
    count, steps = AMOUNT.get(request.param, (40, 3000))
    return Sweep(request.param).matches(count, steps)


def _left(found, known):
    """What was found and is not known, with an example; a kind stands for all cards in it."""
    return {kind: example for kind, example in found.items() if not any(kind == each or kind.startswith(f"{each} ") for each in known)}


def test_what_takes_a_chance_says_so(sweep):
    """Where dice fall or things are drawn before the seat is asked again, the option is marked: the client then shows its odds."""
    assert sweep.examples, "nothing was met that takes a chance"
    assert not _left(sweep.unmarked, UNMARKED.get(sweep.slug, {}))


def test_odds_tell_something(sweep):
    """Whatever takes a chance may come out in more than one way that somebody cares about."""
    assert sweep.telling, "no odds told anything"
    assert not _left(sweep.silent, SILENT.get(sweep.slug, {}))


def test_a_shot_takes_a_chance_and_holding_fire_does_not():
    """PAT-4.1, PAT-5.1: dice fall for a shot before red is asked again; if it holds fire they do not."""
    table = given("patrol", "blue a 0206 active\nblue b 0606\nred p1 0203 gun")
    table.plays("blue", "step 0205")
    ask = table.match.asks[0]
    assert [takes_a_chance(table.match.runner, "red", answer) for answer in ask.legal] == [True, False]
