"""Moments: what may be taken back, when a sequence is over, and what a card does when the table changes under it."""

from __future__ import annotations

import pytest

from bocage.core.errors import Barrier
from bocage.testing import Table, given

HON = "heroes_of_normandie"


def square(name: str, cols: int = 7) -> int:
    """A square of a map with so many columns."""
    return (int(name[1]) - 1) * cols + ord(name[0]) - ord("A")


def may_take_back(table: Table, seat: str) -> bool:
    """Whether a seat may undo its last answer alone."""
    try:
        table.match.undo(seat)
    except Barrier:
        return False
    return True


def test_no_cards_when_the_turn_is_judged():
    """HON-3.10, HON-18.2, HON-21.40: the question who controls the manor comes after both sequences: a card may be turned up, none may be played."""
    text = "active ge\nfirst us\nobjective G4 2 us\nge g ge_grenadier_kp G4 concealed\nge k ge_grenadier_kp B3 concealed\nus r us_rifle_cie A1\norders ge 1"
    text += "\nhand ge ev_sunken_lane hero_ge_kranz"
    table = given(HON, text, "hon_s3_la_fiere").offers("ge", "play event ev_sunken_lane").plays("ge", "take directives").asked("ge", "claim")
    table.does_not_offer("ge", "play event", "play hero").refuses("ge", "play event ge-h1", "HON-3.10", "sequence-over")
    table.refuses("ge", "play hero ge-h2 k", "HON-3.10", "sequence-over").plays("ge", "reveal k").asked("ge", "claim").plays("ge", "turn up g")
    table.then_state(stage="over", winner="ge")


@pytest.mark.parametrize(("face", "free"), [("", True), ("concealed known", True), ("concealed", False)])
def test_a_go_that_tells_nothing_may_be_taken_back(face, free):
    """HON-21.12: a GO! for tanks tells something of a card nobody has seen: no free way back. On a Visible tank, or one seen before, it tells nothing."""
    table = given(HON, f"us h us_hq_collins C4\nus s us_m4_sherman C5 {face}\nge g ge_sturm_kp A1").plays("us", "activate h; command 0 s")
    assert may_take_back(table, "us") == free


@pytest.mark.parametrize(("face", "free"), [("", True), ("concealed known", True), ("concealed", False)])
def test_a_swap_that_tells_nothing_may_be_taken_back(face, free):
    """HON-4.13, HON-15.1: a card that lies face down shows by the swap that it is not Immobile; two Visible units may change back."""
    table = given(HON, f"us r us_rifle_cie C4\nus s us_m4_sherman C5 {face}\nge g ge_sturm_kp A1").plays("us", "manoeuvre r s")
    assert may_take_back(table, "us") == free


def test_no_more_moves_by_a_card_after_the_end():
    """HON-21.40, HON-18.4: the card's first move takes the last unit over a mine; with the option the battle is over and no further move is asked for."""
    text = "marker minefield C4\nus r us_rifle_cie C5\nge s ge_sturm_kp A1\nhand us historical_event_us{}"
    played = "play event historical_event_us; pick historical he_s3_us2; move unit r C4"
    table = given(HON, text.format(""), "hon_s3_la_fiere", {"last_unit": "annihilation"}).plays("us", played, dice="yellow 1")
    table.then_state(stage="over", winner="ge").not_asked("us")
    given(HON, text.format("\nus d us_decoy A6 concealed"), "hon_s3_la_fiere").plays("us", played, dice="yellow 1").asked("us", "move_unit")


def test_a_bombardment_hits_who_stands_there_when_its_turn_comes():
    """HON-21.18, HON-21.2: beside the question for its Concealed card the active player moves another unit into a marked square: the shells fall on it too."""
    text = "us a us_rifle_cie A7 concealed\nus b us_ranger_cie B6\nge g ge_sturm_kp G1\nhand us ev_sunken_lane\nhand ge historical_event_ge\ndirectives us 0"
    table = given(HON, text, "hon_s4_crisbecq").plays("us", "take directives")
    table.plays("ge", "play event historical_event_ge; pick square A7; pick square B7; pick square G7").asked("us", "reveal_target")
    table.plays("us", "play event ev_sunken_lane; move unit b B7; pass", dice="red 1 2, red 6 4").then("b", square=square("B7"), hits=1, suppressed=1)
    table.then("a", hits=0, visible=True).then_state(shots=[])
    assert not any(marker.kind == "bombardment" for markers in table.state.markers.values() for marker in markers)
