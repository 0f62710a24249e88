"""Every answer that takes a chance says so and has odds that tell something, over random play of every registered game."""

from __future__ import annotations

import pytest

from bocage.core.odds import takes_a_chance
from bocage.core.registry import slugs
from bocage.testing import given
from tests.conformance.chances import Sweep

AMOUNT = {"legends_old_west": (8, 300), "dropzone_commander": (8, 300)}  # matches and steps of each; others play 40 whole matches
LATER = "a gap to be mended"
DEALT = "the first hands are dealt after the set-up; no answer to it changes what is dealt"
UNMARKED: dict[str, dict[str, str]] = {
    "patrol": {"place: place": DEALT},
    "tide_of_iron": {
        "action: play_card": LATER,
        "action: retry_contact": LATER,
        "card_hex: pick_cell": LATER,
        "card_window: pass": LATER,
        "card_window: use_card": LATER,
        "op_fire: pass": LATER,
        "support: pass": LATER,
        "support: support": LATER,
        "thick_armor: pass": LATER,
        "thick_armor: use_ability": LATER,
    },
    "heroes_of_normandie": {
        "act: draw_card": LATER,
        "fire_plus: pass": LATER,
        "fire_plus: spend_directive": LATER,
        "pick_historical: pick_historical": LATER,
        "pick_square: pass": LATER,
        "pierce: pass": LATER,
        "pierce: spend_directive": LATER,
        "reveal_target: pass": LATER,
        "save: pass": LATER,
        "tactic: manage_hand": LATER,
        "window: pass": LATER,
    },
    "frontline": {
        "act: prepare": LATER,
        "answer_attack: prepare": LATER,
        "dig_in_hit: pass": LATER,
        "discard: discard": LATER,
        "discard: pass": LATER,
        "lose_flanking: discard_flanking": LATER,
        "name_member: pick": LATER,
        "on_point: apply_note": LATER,
        "prepare: draw_card": LATER,
        "priority: use_canteen": LATER,
        "react: prepare": LATER,
        "react_to_action: prepare": LATER,
        "trees: discard": LATER,
        "trees: pick": LATER,
        "with_move: pass": LATER,
    },
    "legends_old_west": {"guess: guess": "a guess comes before the ruler: nothing is reckoned while it is open"},
    "dropzone_commander": {
        "act: do": LATER,
        "card: pass": LATER,
        "card: play_card": LATER,
        "draw: draw_up": LATER,
        "enter: enter": LATER,
        "fly: fly": LATER,
        "focus: give_up": LATER,
    },
}
SILENT: dict[str, dict[str, str]] = {
    "patrol": {"place: place": DEALT},
    "tide_of_iron": {
        "action: play_card": LATER,
        "action: repeat_barrage": LATER,
        "action: retry_contact": LATER,
        "area_type: attack_type": LATER,
        "bonus_draw: draw_from": LATER,
        "draw: draw_from": LATER,
        "thick_armor: pass": LATER,
        "thick_armor: use_ability": LATER,
    },
    "heroes_of_normandie": {
        "act: draw_card": LATER,
        "act: play_event": LATER,
        "fire_plus: play_event": LATER,
        "go: play_event": LATER,
        "manoeuvre: play_event": LATER,
        "pick_square: pass": LATER,
        "save: pass": LATER,
        "tactic: manage_hand": LATER,
        "tactic: play_event": LATER,
    },
    "frontline": {
        "act: prepare": LATER,
        "answer_attack: prepare": LATER,
        "discard: discard": LATER,
        "discard: pass": LATER,
        "lose_flanking: discard_flanking": LATER,
        "on_point: apply_note": LATER,
        "prepare: draw_card": LATER,
        "priority: use_canteen": LATER,
        "react: prepare": LATER,
        "react_to_action: prepare": LATER,
        "trees: discard": LATER,
        "trees: pick": LATER,
        "with_move: pass": LATER,
    },
    "dropzone_commander": {"act: do": LATER, "draw: draw_up": LATER, "reserve: roll_reserve": LATER},
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
    assert [takes_a_chance(table.match, "red", answer) for answer in ask.legal] == [True, False]
