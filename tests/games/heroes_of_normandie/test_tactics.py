"""Chapters 4 and 5: tactics, deployment, activation and movement."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.state import events
from bocage.testing import given

HON = "heroes_of_normandie"


def square(name: str) -> int:
    """A square of the plain map of 7 by 7."""
    return (int(name[1]) - 1) * 7 + ord(name[0]) - ord("A")


def test_drawing_and_an_empty_reserve():
    """HON-4.2, HON-4.3, HON-21.16: three cards, all if fewer remain; no hand limit; the discard pile never refills the Reserve."""
    table = given(HON, "reserve us us_m10 us_m10 us_rifle_cie us_rifle_cie\ndiscard us us_decoy\nhand us " + "ev_smoke " * 9 + "\nus r us_rifle_cie C5")
    table.plays("us", "manage hand", dice="us_reserve 0 1 2").plays("us", "pass")
    assert (len(table.state.hands["us"]), table.state.reserves["us"]) == (12, ("us_rifle_cie",))
    table.plays("us", "manage hand", dice="us_reserve 0").plays("us", "pass; manage hand; pass")
    assert (len(table.state.hands["us"]), table.state.discards["us"]) == (13, ("us_decoy",))


def test_deploying_is_optional_and_needs_a_free_square():
    """HON-4.4, HON-4.7, HON-4.5: nothing need be deployed; not on a card, friend, enemy, Concealed or decoy; not into Water; events are no units."""
    text = "terrain W D7\nus r us_rifle_cie C7\nge d ge_decoy B7 concealed\nhand us us_m10 ev_smoke"
    table = given(HON, text).plays("us", "manage hand").refuses("us", "deploy us-h1 hq= square=C7", rule="HON-4.7")
    table.refuses("us", "deploy us-h1 hq= square=B7", rule="HON-4.7").refuses("us", "deploy us-h1 hq= square=D7", rule="HON-4.7")
    table.refuses("us", "deploy us-h2 hq= square=A7", rule="HON-4.4").refuses("us", "deploy us-h1 hq= square=A6", rule="HON-4.5").plays("us", "pass").asked(
        "us", "tactic"
    )


def test_a_concealed_hq_is_revealed_to_serve():
    """HON-4.12, HON-4.6: its owner turns it Visible by using its slot; only the 8 squares around it."""
    table = given(HON, "us h us_hq_barton C4 concealed\nhand us us_m10 us_m10").plays("us", "manage hand").refuses("us", "deploy us-h1 h C6", rule="HON-4.6")
    table.plays("us", "deploy us_m10 h B3").then("h", visible=True).refuses("us", "deploy us-h2 h B4", rule="HON-4.6")


def test_a_reinforcement_may_act_in_the_same_sequence():
    """HON-4.11, HON-20.4: arriving is no activation."""
    table = given(HON, "hand us us_m10").plays("us", "manage hand; deploy us_m10 C7").then("u101", marker="").plays("us", "activate u101; move C6")
    table.plays("us", "end activation").then("u101", marker="activated")


def test_no_skills_in_a_manoeuvre():
    """HON-4.18, HON-4.15: neither unit uses a skill or makes a normal move."""
    table = (
        given(HON, "us h us_hq_infantry_command C5\nus r us_rifle_cie C4\nus q us_rifle_cie D5")
        .plays("us", "manoeuvre r h")
        .does_not_offer("us", "command", "move")
    )
    table.refuses("us", "command 0 q").plays("us", "pass").then("q", marker="")


def test_a_manoeuvre_reveals_and_is_no_activation():
    """HON-4.19, HON-4.26, HON-21.3, HON-21.39: the swap is a move that reveals; nobody conceals at its end; Cumbersome has its moved value."""
    table = given(HON, "terrain T C5\nus h us_para_pack_howitzer C4\nus r us_rifle_cie C5\nge g ge_sturm_kp D6 concealed\nge s ge_sturm_kp G1\ndirectives us 0")
    table.plays("us", "manoeuvre h r").then("g", visible=True).plays("us", "fire at 0 g by h", dice="red 5 4").then("g", hits=0)
    table.plays("us", "pass").asked("us", "tactic").then("h", visible=True, marker="activated")


def test_any_unit_may_be_ordered_once():
    """HON-4.22, HON-4.23, HON-4.24, HON-4.25: Concealed cards and decoys too, without a roll; never twice in a sequence; never an enemy's."""
    table = given(HON, "us d us_decoy C5 concealed\nus c us_m10 E5 concealed\nge g ge_grenadier_kp A1")
    table.plays("us", "activate d").then("d", marker="order").plays("us", "move C4; end activation").then("d", marker="activated", visible=False)
    table.plays("us", "activate c; end activation").refuses("us", "activate d", rule="HON-4.25").refuses("us", "activate g", rule="HON-4.22")


def test_the_normal_move():
    """HON-5.5, HON-5.6, HON-5.11, HON-5.12: one square orthogonally, into an empty square of the map; enemies nearby do not hinder."""
    table = given(HON, "us r us_rifle_cie A7\nus q us_rifle_cie B7\nge g ge_sturm_kp B6").plays("us", "activate r")
    table.refuses("us", "move B7", rule="HON-5.6").refuses("us", "move A5", rule="HON-5.5").refuses("us", "move 99", rule="HON-5.12")
    table.refuses("us", "move B6", rule="HON-5.7").plays("us", "move A6; march A5").then("r", square=square("A5"))


def test_one_forced_march():
    """HON-7.5, HON-7.7, HON-7.3: one DIRECTIVE, one march per activation; none without a DIRECTIVE."""
    (given(HON, "us r us_rifle_cie C5\ndirectives us 2").plays("us", "activate r; march C4").then("us", directives=1).refuses("us", "march C3", rule="HON-7.7"))
    given(HON, "us r us_rifle_cie C5\ndirectives us 0").plays("us", "activate r").refuses("us", "march C4", rule="HON-7.3")
    given(HON, "us r us_rifle_cie C5 suppressed=1").plays("us", "activate r").refuses("us", "march C4", rule="HON-7.4").plays("us", "move C4")


def test_skills_between_moves_and_fires():
    """HON-5.3, HON-9.2: a skill before, between and after; only by the activated unit."""
    table = given(HON, "us m us_medical_cie C5 suppressed=1\nus a us_ranger_cie C4 hits=1 suppressed=1\nus r us_rifle_cie F5")
    table.plays("us", "activate m; encourage 1 m").then("m", suppressed=0).plays("us", "move B5; heal 0 a", dice="yellow 6").then("a", hits=0)
    table.plays("us", "end activation; activate r").refuses("us", "heal 0 a", rule="HON-9.2")


def test_the_go_pool_is_free_in_order():
    """HON-10.10, HON-10.8, HON-10.3: any order, declining allowed, one unit finished before the next is attempted."""
    table = given(HON, "us a us_rifle_cie A5 go\nus b us_rifle_cie C5 go\nus c us_rifle_cie E5 go\ndirectives us 0")
    table.plays("us", "attempt c", dice="yellow 6").asked("us", "act").refuses("us", "attempt a").plays("us", "end activation; decline a").then("a", marker="")
    table.plays("us", "attempt b", dice="yellow 1").then("b", marker="").asked("us", "tactic").then("us", orders=4)


def test_go_limits():
    """HON-21.8, HON-10.1, HON-10.9: one GO! per unit, not on the giver, not on an ACTIVATED unit; chained HQs add to the pool."""
    table = given(HON, "us h us_hq_infantry_command C5\nus i us_hq_infantry_command C4\nus a us_rifle_cie B5 activated\nus b us_rifle_cie B3")
    table.plays("us", "activate h").refuses("us", "command 0 h", rule="HON-21.8").refuses("us", "command 0 a", rule="HON-10.1").plays("us", "command 0 i")
    table.refuses("us", "command 0 i", rule="HON-21.8").plays("us", "end activation; attempt i; command 0 b; end activation").then_state(pool=["b"])


def test_remove_suppressed_needs_a_subject():
    """HON-3.20, HON-4.20, HON-4.21: only own SUPPRESSED units; markers accumulate."""
    given(HON, "us r us_rifle_cie C5\nge g ge_grenadier_kp A1 suppressed=1").refuses("us", "remove suppressed", rule="HON-3.20")
    table = given(HON, "us r us_rifle_cie C5 suppressed=1\nus q us_rifle_cie D5\nge g ge_grenadier_kp A1 suppressed=1").plays("us", "remove suppressed")
    table.refuses("us", "relieve q", rule="HON-4.20").refuses("us", "relieve g", rule="HON-4.20").plays("us", "relieve r").then("r", suppressed=0)


def test_a_deployed_card_has_a_fresh_public_id():
    """HON-21.5, HON-1.11: neither the id in hand nor the one on the map tells what the card is; the enemy sees only that a card came."""
    table = given(HON, "hand us us_decoy us_m10").plays("us", "manage hand; deploy us_m10 C7")
    told = [event for event in table.match.events("ge") if isinstance(event, events.UnitDeployed)]
    assert [(event.unit, event.card, event.held, event.name) for event in told] == [("u101", None, None, "@name-concealed")]
