"""Chapter 3: turns, sequences, tactics, the end."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.state import events
from bocage.testing import given

HON = "heroes_of_normandie"


def test_a_turn_is_two_sequences():
    """HON-3.3, HON-3.4, HON-3.5, HON-3.16, HON-3.17, HON-3.2: first player, second player, next turn; the same first player again; full ORDER
    markers each time."""
    table = given(HON, "orders us 1\nus r us_rifle_cie C6\nge g ge_grenadier_kp C1")
    table.plays("us", "take directives").asked("ge", "tactic").then("ge", orders=4).then_state(turn=1)
    table.plays("ge", "take directives; take directives; take directives; take directives").asked("us", "tactic").then("us", orders=4).then_state(turn=2)


def test_the_end_of_a_sequence():
    """HON-3.13, HON-3.14, HON-3.15, HON-5.4: own ACTIVATED markers go, HIT and SUPPRESSED stay, the enemy's markers stay."""
    table = given(HON, "orders us 1\nus r us_armored_infantry_cie C6 hits=1 suppressed=2\nge g ge_grenadier_kp C1 activated")
    table.plays("us", "activate r; end activation").asked("ge", "tactic")
    table.then("r", marker="", hits=1, suppressed=2).then("g", marker="activated").then("us", orders=0)


def test_a_tactic_is_resolved_completely():
    """HON-3.6, HON-3.7: an ORDER on one of five tactics; no other tactic before its GO! attempts are settled."""
    table = given(HON, "us h us_hq_infantry_command C6\nus r us_rifle_cie C5 suppressed=1\nus q us_rifle_cie F5\ndirectives us 0")
    table.offers("us", "activate", "take directives", "manage hand", "remove suppressed", "manoeuvre r h")
    table.plays("us", "activate h").then("us", orders=3).plays("us", "command 0 r; end activation").asked("us", "go").not_asked("us", "tactic")
    table.plays("us", "decline r").then("r", marker="").asked("us", "tactic")


def test_cards_cost_no_order():
    """HON-3.12, HON-8.12, HON-3.10: an Event and a Hero beside the tactics, also inside an own activation, at no cost."""
    table = given(HON, "us r us_rifle_cie C6\nge g ge_grenadier_kp C1\nhand us ev_ammo_truck hero_us_clint ev_replacements")
    table.plays("us", "play event ev_ammo_truck").then("us", orders=4, directives=5, event_played=True)
    table.plays("us", "activate r; play hero hero_us_clint r").then("us", orders=3, hero_played=True).then("r", heroes=["hero_us_clint"])
    table.refuses("us", "play event us-h3", rule="HON-8.1")


def test_the_end_of_the_battle():
    """HON-3.1, HON-3.18, HON-18.1: after the second sequence of the END turn the scenario decides."""
    text = "turn 5\nactive ge\norders ge 1\nobjective C3 2 {}\nus r us_rifle_cie C6\nge g ge_grenadier_kp C1"
    given(HON, text.format("us")).plays("ge", "take directives").ended("us")
    given(HON, text.format("ge")).plays("ge", "take directives").ended("ge")
    given(HON, text.format("us").replace("turn 5", "turn 4")).plays("ge", "take directives").asked("us", "tactic")


def test_turn_events_and_orders():
    """HON-14.7, HON-3.19: a scenario event happens at the start of its side's sequence of its turn, before the first
    tactic."""
    text = (
        "first ge\nactive ge\nturn {}\norders ge 1\nus r us_para_rifle_cie A1\nge g ge_fj_kp H7\n"
        "reserve us us_m4_sherman us_m4_sherman us_m4_sherman\ndirectives us 0"
    )
    table = given(HON, text.format(5), "hon_s5_bloody_gulch").plays("ge", "take directives", dice="us_reserve 0 1").asked("us", "tactic")
    table.then("us", per_turn=4, orders=4)
    assert len(table.state.hands["us"]) == 2
    table = given(HON, text.format(4), "hon_s5_bloody_gulch").plays("ge", "take directives").asked("us", "tactic")
    assert table.state.hands["us"] == ()


def test_the_other_players_windows():
    """HON-21.1, HON-3.11: at the start, after a tactic, before a GO!, in Manage hand and in a Manoeuvre with its Fire; fewer with the option."""
    text = """
        stage open
        us h us_hq_infantry_command C6
        us r us_rifle_cie C5
        us s us_rifle_cie B5
        ge g ge_sturm_kp C4
        hand ge ev_smoke
        hand us us_rifle_cie
        directives us 0
        directives ge 0
    """
    table = given(HON, text).asked("ge", "window").passes("ge")
    table.plays("us", "activate h; command 0 r; end activation").asked("ge", "window").passes("ge").plays("us", "decline r").asked("ge", "window").passes("ge")
    table.plays("us", "manage hand").asked("ge", "window").passes("ge").plays("us", "deploy us_rifle_cie C7").asked("ge", "window")
    table.plays("ge", "pass").asked("ge", "window").passes("ge")
    table.plays("us", "manoeuvre s r").asked("ge", "window").passes("ge")
    table.plays("us", "fire at 0 g by r").asked("ge", "window").plays("ge", "pass", dice="red 6 4").asked("ge", "window")
    table = given(HON, text, options={"card_moments_other": "between_tactics"}).passes("ge")
    table.plays("us", "manage hand").asked("us", "deploy").plays("us", "deploy us_rifle_cie C7").asked("ge", "window").passes("ge")
    table.plays("us", "manoeuvre s r").asked("us", "manoeuvre").plays("us", "fire at 0 g by r", dice="red 1 2").asked("us", "manoeuvre")


def test_the_active_player_is_asked_before_and_after_the_dice():
    """HON-21.2: with cards in hand it is asked in its own Fire even without DIRECTIVE; a bonus after the dice counts; not with the option."""
    text = "us r us_rifle_cie C5\nge g ge_sturm_kp C4\nhand us ev_crossfire\ndirectives us 0"
    table = given(HON, text).plays("us", "activate r; fire at 0 g").asked("us", "pierce").plays("us", "pass", dice="red 4 3").asked("us", "fire_plus")
    table.plays("us", "play event ev_crossfire; pick unit g").then("g", hits=1)
    given(HON, text, options={"card_moments_active": "whole_fires"}).plays("us", "activate r; fire at 0 g", dice="red 4 3").asked("us", "act")


def test_a_fire_ends_without_effect_when_its_target_is_gone():
    """HON-21.2, HON-16.3: a target that leaves the battlefield in the middle ends the Fire; rolled dice stay rolled."""
    table = given(HON, "us r us_rifle_cie C5\nge d ge_decoy C4 concealed\ndirectives us 0")
    table.plays("us", "activate r; fire at 0 d").plays("ge", "reveal d").gone("d").asked("us", "act").does_not_offer("us", "fire at")
    table.then_state(shots=[])
    assert not table.events(events.FireRolled)


def test_effects_end_in_time():
    """HON-21.13, HON-8.5, HON-8.6, HON-8.2: a sequence effect ends with the sequence, a turn effect after the second one; the kept card is then discarded."""
    text = "orders us 1\nus r us_rifle_cie C6\nge g ge_grenadier_kp C1\nhand us {}"
    table = given(HON, text.format("ev_crossfire")).plays("us", "play event ev_crossfire; pick unit g")
    assert [kept.card for kept in table.state.beside] == ["ev_crossfire"]
    table.plays("us", "take directives").then_state(lasting=[], beside=[])
    assert table.state.discards["us"] == ("ev_crossfire",)
    table = given(HON, text.format("ev_smoke")).plays("us", "play event ev_smoke; pick unit r; take directives")
    assert table.state.lasting
    table.plays("ge", "take directives; take directives; take directives; take directives").then_state(lasting=[], beside=[], turn=2)
