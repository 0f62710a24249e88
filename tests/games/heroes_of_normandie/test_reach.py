"""Nothing legal is out of reach, nothing offered is empty: one name for one deed, no idle question, and what is really asked."""

from __future__ import annotations

import pytest

import bocage
from bocage.core.chance import Numbers
from bocage.core.errors import Barrier
from bocage.core.text import table_texts
from bocage.games.heroes_of_normandie.view.hidden import can_be, redeal
from bocage.testing import given

HON = "heroes_of_normandie"
DECOY = "\nus x us_decoy A7 concealed"


def said(table, seat: str, language: str = "en") -> str:
    """The question as the seat reads it."""
    scene = table.match.view(seat)
    texts = table_texts(table.match.title, language)
    texts.look_at(scene)
    return texts.say(scene.question.text)


# -- a Concealed mechanised unit -------------------------------------------------------------------------------------------------


def test_a_concealed_mechanised_unit_moves_diagonally_and_tells_it():
    """HON-5.7, HON-5.10, HON-21.7, HON-RULING-68: its normal move, not its march; the move tells the type for good, and a redeal keeps to it."""
    text = "us m us_recon_troop C5 concealed\nus r us_rifle_cie A1 concealed\nreserve us us_rifle_cie us_m10 us_decoy us_armored_infantry_cie"
    table = given(HON, text).plays("us", "activate m").offers("us", "move D4").refuses("us", "march D4", rule="HON-7.6").plays("us", "move D4")
    table.then("m", visible=False, facts=["moved", "types:mechanised"])
    assert table.match.barrier("us") == "reveal"
    unit = table.game.unit("m")
    assert [card for card in ("us_recon_troop", "us_armored_infantry_cie", "us_rifle_cie", "us_m10", "us_decoy") if can_be(card, unit)] == [
        "us_recon_troop",
        "us_armored_infantry_cie",
    ]
    for number in range(20):
        dealt = redeal(table.game, "ge", Numbers(f"diagonal {number}".encode()))
        assert dealt is not None
        cards = dict(zip(dealt["us"]["units"][::2], dealt["us"]["units"][1::2], strict=True))
        assert cards["m"] in ("us_recon_troop", "us_armored_infantry_cie")
    table.plays("us", "reveal m").then("m", visible=True, facts=[])


def test_neither_a_decoy_nor_another_type_moves_diagonally():
    """HON-5.7, HON-16.1, HON-RULING-68: a decoy has no type, so that the move is no bluff; an orthogonal move tells nothing of types."""
    table = given(HON, "us d us_decoy C5 concealed\nus m us_recon_troop E5 concealed\nus r us_rifle_cie G5 concealed")
    table.plays("us", "activate d").refuses("us", "move D4", "HON-5.7", "only-mechanised-diagonal").plays("us", "end activation; activate r")
    table.refuses("us", "move F4", "HON-5.7", "only-mechanised-diagonal").plays("us", "end activation; activate m; move E4").then("m", facts=["moved"])


def test_with_the_option_types_sleep():
    """HON-RULING-68: with types_sleep a Concealed mechanised unit moves orthogonally until it is revealed."""
    table = given(HON, "us m us_recon_troop C5 concealed", options={"concealed_diagonal": "types_sleep"}).plays("us", "activate m")
    table.refuses("us", "move D4", "HON-21.7", "concealed-not-diagonal").does_not_offer("us", "move D4").plays("us", "reveal m; move D4")


# -- one name for one deed -------------------------------------------------------------------------------------------------------


def test_a_pair_has_one_name():
    """HON-4.13: the two units of a Manoeuvre are named in the order of their squares; the other order is the same deed."""
    table = given(HON, "us a us_rifle_cie C5\nus b us_rifle_cie C4").offers("us", "manoeuvre b a").does_not_offer("us", "manoeuvre a b")
    table.refuses("us", "manoeuvre a b", "HON-4.13", "pair-in-order")


def test_equal_cards_have_one_name():
    """HON-4.4: of equal cards in hand the first is deployed."""
    table = given(HON, "hand us us_m10 us_m10").plays("us", "manage hand").refuses("us", "deploy us-h2 hq= square=C7", "HON-4.4", "equal-card-first")
    table.plays("us", "deploy us_m10 C7")


def test_a_question_that_turns_a_card_up_has_no_second_way():
    """HON-21.43, HON-6.28, HON-15.16, HON-18.2: the target is turned up by the answer, another card beside it."""
    table = given(HON, "us r us_rifle_cie C4\nge s ge_stug3 C3 concealed\nge t ge_stug3 G1 concealed\ndirectives us 0").plays("us", "activate r; fire at 0 s")
    table.asked("ge", "reveal_target").offers("ge", "turn up s", "reveal t").does_not_offer("ge", "reveal s").refuses(
        "ge", "reveal s", "HON-21.43", "turn-it-up"
    )
    table.plays("ge", "pass", dice="red 6 4").asked("ge", "reveal_before_save").offers("ge", "turn up s", "turn up t").does_not_offer("ge", "reveal")
    table.refuses("ge", "reveal t", "HON-21.43", "turn-it-up").refuses("ge", "reveal r", rule="HON-15.8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_equal_fire_values_are_told_apart(language):
    """HON-6.2: a card with two equal values makes two Fires; their labels number them."""
    table = given(HON, "active ge\nge m ge_mg_abteilung C3\nus r us_ranger_cie C4").plays("ge", "activate m")
    scene = table.match.view("ge")
    texts = table_texts(table.match.title, language)
    texts.look_at(scene)
    labels = [texts.say(option.label) for option in scene.question.options if option.answer.__struct_config__.tag == "fire_at"]
    assert len(labels) == len(set(labels)) == 2


# -- no idle question ------------------------------------------------------------------------------------------------------------


def test_an_activation_with_nothing_left_to_do_ends_by_itself():
    """HON-5.1, HON-5.4, HON-21.2, HON-21.43: where no card and no reveal may come; else the question is put, whatever the hand holds."""
    text = "us r us_rifle_cie C5{}\ndirectives us 0\nge g ge_sturm_kp A1"
    given(HON, text.format("")).plays("us", "activate r; move C4").then("r", marker="activated").asked("us", "tactic")
    for more in (DECOY, "\nhand us ev_smoke", "\nhand us us_m10\nreserve us ev_smoke"):
        given(HON, text.format(more)).plays("us", "activate r; move C4").asked("us", "act")
    given(HON, text.format("\nhand us us_m10\nreserve us us_m10")).plays("us", "activate r; move C4").asked("us", "tactic")


def test_a_window_opens_only_if_a_card_may_come_by_the_lists():
    """HON-21.1, HON-21.5, HON-8.2: hand and Reserve together are public; a card of the own sequence opens no window in the enemy's, nor does a used right."""
    text = "stage open\nactive ge\nus r us_rifle_cie C5\nge g ge_stug3 A1\nhand us us_m10\nreserve us {}"
    given(HON, text.format("ev_smoke")).asked("us", "window")
    given(HON, text.format("hero_us_clint")).asked("us", "window")
    given(HON, text.format("us_m10")).not_asked("us").asked("ge", "tactic")
    given(HON, text.format("ev_us_time_on_target")).not_asked("us").asked("ge", "tactic")
    nobody = text.replace("us r us_rifle_cie C5", "us r us_m10 C5")
    given(HON, nobody.format("hero_us_clint")).not_asked("us")
    given(HON, nobody.replace("C5", "C5 concealed").format("hero_us_clint")).asked("us", "window")


def test_nothing_to_deploy_is_not_asked():
    """HON-4.4, HON-21.5: without a Unit card in hand and Reserve nobody asks where it goes; with one in either the question is put."""
    given(HON, "us r us_rifle_cie C5\nhand us ev_smoke").plays("us", "manage hand").asked("us", "tactic")
    given(HON, "us r us_rifle_cie C5\nhand us ev_smoke\nreserve us us_m10 us_m10 us_m10 us_m10").plays("us", "manage hand", dice="us_reserve 0 1 2").asked(
        "us", "deploy"
    )


def test_one_possible_choice_is_made():
    """HON-4.20, HON-8.9, HON-8.2: the only SUPPRESSED unit, the only historical event left, nobody left to choose: nothing is asked."""
    given(HON, "us r us_rifle_cie C5 suppressed=1\nge g ge_sturm_kp A1").plays("us", "remove suppressed").then("r", suppressed=0).asked("us", "tactic")
    given(HON, "us r us_rifle_cie C5 suppressed=1\nus q us_rifle_cie D5 suppressed=1").plays("us", "remove suppressed").asked("us", "relief")
    given(HON, "us r us_m10 C5\nhand us ev_stretcher_bearers").plays("us", "play event ev_stretcher_bearers").asked("us", "tactic")


# -- what is really asked --------------------------------------------------------------------------------------------------------


def test_a_fire_asks_for_what_is_possible():
    """HON-7.10, HON-7.12, HON-21.2: a DIRECTIVE where one can be spent; where only a card may come, for a card."""
    text = "us r us_rifle_cie C5\nge g {} C4\nhand us ev_crossfire\ndirectives us {}"
    table = given(HON, text.format("ge_stug3", 1)).plays("us", "activate r; fire at 0 g").asked("us", "pierce")
    assert "DIRECTIVE" in said(table, "us")
    table = given(HON, text.format("ge_sturm_kp", 1)).plays("us", "activate r; fire at 0 g").asked("us", "card_before_dice")
    assert ("DIRECTIVE" in said(table, "us"), "card" in said(table, "us")) == (False, True)
    table.plays("us", "pass", dice="red 4 3").asked("us", "fire_plus")
    table = given(HON, text.format("ge_sturm_kp", 1)).plays("us", "activate r; fire at 0 g; pass", dice="red 1 2").asked("us", "card_after_dice")
    assert ("DIRECTIVE" in said(table, "us"), "carte" in said(table, "us", "fr")) == (False, True)
    given(HON, text.format("ge_sturm_kp", 1).replace("hand us ev_crossfire\n", "")).plays("us", "activate r; fire at 0 g", dice="red 1 2").not_asked(
        "us", "pierce"
    )


def test_deploying_beside_a_concealed_hq_asks_twice():
    """HON-4.12: it turns the HQ up, which cannot be taken back; beside a Visible one and in the zone there is nothing to fear."""
    for face, twice in ((" concealed", True), ("", False)):
        table = given(HON, f"us h us_hq_barton C4{face}\nhand us us_m10").plays("us", "manage hand")
        options = [one for one in table.match.view("us").question.options if one.answer.__struct_config__.tag == "deploy"]
        assert {(bool(one.answer.hq), one.chance) for one in options} == {(True, twice), (False, False)}


def test_the_reason_for_a_target_out_of_range_names_its_range():
    """HON-6.4, HON-6.5: the default range of one square, or the range of the box."""
    text = "us r us_rifle_cie C6\nus t us_fa_battery D6\nge g ge_sturm_kp C1"
    given(HON, text).plays("us", "activate r").refuses("us", "fire at 0 g", "HON-6.4", "out-of-range")
    given(HON, text).plays("us", "activate t").refuses("us", "fire at 0 g", "HON-6.5", "out-of-range")


def test_both_armies_are_bought_before_either_is_seen():
    """HON-2.6, HON-21.5: who has seen the other list does not buy again."""
    match = bocage.new(HON, "hon_free_small", seed=3)
    while len(match.asks) < 2:
        match.play(match.ask.seat, next(iter(match.ask.legal)))
    for seat in ("us", "ge"):
        ask = match.asked(seat)
        assert ask is not None
        assert ask.what == "army"
        match.play(seat, next(iter(ask.legal)))
        assert match.barrier(seat) == ("" if seat == "us" else "reveal")
    with pytest.raises(Barrier):
        match.undo("ge")
