"""Chapters 18 and 19: control, victory, early ends, variants and options."""

from __future__ import annotations

import bocage
from bocage.core.chance import Sampling
from bocage.games.heroes_of_normandie import TITLE
from bocage.games.heroes_of_normandie.rules.victory import points
from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.tables import printed_cards
from bocage.games.heroes_of_normandie.tables.scenario import scenarios
from bocage.testing import given

HON = "heroes_of_normandie"


def square(name: str, cols: int = 7) -> int:
    """A square of a plain map."""
    return (int(name[1]) - 1) * cols + ord(name[0]) - ord("A")


def test_control():
    """HON-18.2, HON-14.9: the last side whose Visible unit stood there; a Concealed one changes nothing until it is revealed; decoys never do."""
    table = given(HON, "objective C4 2 ge\nus r us_rifle_cie C5 concealed\nus d us_decoy E5 concealed\nge g ge_grenadier_kp G1")
    table.plays("us", "activate r; move C4")
    assert points(table.game, "us") == 0
    table.plays("us", "reveal r")
    assert (points(table.game, "us"), points(table.game, "ge")) == (2, 0)
    table.plays("us", "march C3")
    assert points(table.game, "us") == 2
    table = given(HON, "objective C4 2 ge\nus d us_decoy C5 concealed").plays("us", "activate d; move C4; reveal d").gone("d")
    assert points(table.game, "ge") == 2


def test_awards_for_destruction():
    """HON-14.8, HON-16.5: points for each matching unit destroyed; none for decoys and Fragile returns."""
    text = "us r us_para_rifle_cie C4\nge g {} C3{}\ndirectives us 0\ndirectives ge 0"
    table = (
        given(HON, text.format("ge_lefh18_batterie", ""), "hon_s2_brecourt")
        .plays("us", "activate r; fire at 0 g", dice="red 6 4")
        .plays("ge", "pass")
        .gone("g")
    )
    assert points(table.game, "us") == 3
    table = (
        given(HON, text.format("ge_decoy", " concealed"), "hon_s2_brecourt")
        .plays("us", "activate r; fire at 0 g")
        .plays("ge", "pass", dice="red 6 4")
        .gone("g")
    )
    assert points(table.game, "us") == 0
    table = given(HON, "active ge\nge g ge_grenadier_kp C3\nus r us_para_mg_platoon C4\ndirectives ge 0", "hon_s2_brecourt").plays(
        "ge", "activate g; fire at 0 r", dice="red 6 4"
    )
    assert points(table.game, "ge") == 1


def test_points_for_surviving_batteries():
    """HON-14.8, HON-3.19: at the start of each German sequence a point for every leFH 18 on the battlefield beyond the first."""
    text = "orders us 1\nus r us_para_rifle_cie A6\nge a ge_lefh18_batterie C2\nge b ge_lefh18_batterie D2 concealed\nge c ge_lefh18_batterie C3"
    table = given(HON, text, "hon_s2_brecourt").plays("us", "take directives")
    assert points(table.game, "ge") == 2


def test_an_immediate_victory():
    """HON-21.40, HON-3.1: destroying the last battery wins at once; one in hand or Reserve still counts."""
    text = "us r us_para_rifle_cie C4\nge g ge_lefh18_batterie D3\ndirectives us 0\ndirectives ge 0\n{}"
    table = given(HON, text.format(""), "hon_s2_brecourt").plays("us", "activate r; fire at 0 g", dice="red 6 4").plays("ge", "pass").ended("us")
    assert table.state.ending == "sudden"
    table = (
        given(HON, text.format("reserve ge ge_lefh18_batterie"), "hon_s2_brecourt").plays("us", "activate r; fire at 0 g", dice="red 6 4").plays("ge", "pass")
    )
    assert not table.match.over


def test_an_end_of_turn_victory():
    """HON-21.40, HON-18.2: all squares controlled after the second sequence; a Concealed card may be revealed at the check to deny or claim."""
    text = "active ge\norders ge 1\nus a us_rifle_cie C3\nus b us_rifle_cie {}\nge g ge_grenadier_kp {}"
    given(HON, text.format("C1", "E1"), "hon_s0_first_hedgerow").plays("ge", "take directives").ended("us")
    given(HON, text.format("B1", "E1"), "hon_s0_first_hedgerow").plays("ge", "take directives").asked("us", "tactic")
    held = "active ge\norders ge 1\nobjective B3 2 us\nobjective F3 2 us\nobjective C2 2 us\nge g {} C2 concealed\nus a us_rifle_cie A6"
    (
        given(HON, held.format("ge_grenadier_kp"), "hon_s7_utah")
        .plays("ge", "take directives")
        .asked("ge", "claim")
        .plays("ge", "turn up g")
        .asked("us", "tactic")
    )
    given(HON, held.format("ge_grenadier_kp"), "hon_s7_utah").plays("ge", "take directives; pass").ended("us")
    given(HON, held.format("ge_decoy"), "hon_s7_utah").plays("ge", "take directives").asked("ge", "claim").plays("ge", "turn up g").ended("us")


def test_highest_points_and_ties():
    """HON-18.1: with mode highest the higher score wins and a tie goes to the side named."""
    text = "turn 5\nactive ge\norders ge 1\npoints us {}\npoints ge 3\nus r us_para_rifle_cie A6\nge g ge_lefh18_batterie C2"
    tie = scenarios()["hon_s2_brecourt"].victory.tie
    for ours, winner in ((2, "ge"), (3, tie), (4, "us")):
        given(HON, text.format(ours), "hon_s2_brecourt").plays("ge", "take directives").ended(winner)


def test_a_decisive_win():
    """HON-18.1, HON-3.18: the scenario's second mark."""
    text = "turn 6\nactive ge\norders ge 1\nobjective B3 2 us\nobjective B4 2 us\nobjective G4 2 us\nus r us_glider_cie H3\nge g ge_grenadier_kp A1"
    assert given(HON, text, "hon_s3_la_fiere").plays("ge", "take directives").ended("us").state.ending == "decisive"


def test_annihilation_is_an_option():
    """HON-18.4: by default play goes on; with the option the side without a unit on the map, in hand or Reserve loses at once; decoys are none."""
    text = "us r us_rifle_cie C5\nge g ge_grenadier_kp D4\nge d ge_decoy A1 concealed\ndirectives us 0\ndirectives ge 0\n{}"
    on = {"last_unit": "annihilation"}
    table = given(HON, text.format("")).plays("us", "activate r; fire at 0 g", dice="red 6 4").passes("ge")
    assert not table.match.over
    given(HON, text.format(""), options=on).plays("us", "activate r; fire at 0 g", dice="red 6 4").passes("ge").ended("us")
    table = given(HON, text.format("hand ge ge_stug3"), options=on).plays("us", "activate r; fire at 0 g", dice="red 6 4").passes("ge")
    assert not table.match.over


def test_osttruppen_have_had_enough():
    """HON-12.3, HON-14.11: the scenario's rule gives the Americans a DIRECTIVE when an Osttruppen unit goes back."""
    table = (
        given(HON, "us r us_rifle_cie C4\nge o ge_ost_kp D3 suppressed=1\ndirectives us 0", "hon_s1_turqueville")
        .plays("us", "activate r; fire at 0 o", dice="red 2 2")
        .gone("o")
    )
    table.then("us", directives=1)


def test_variants_are_options():
    """HON-19.1: each novice variant and the 12 can be switched on separately; all are off by default."""
    rows = {row.id: row for row in TITLE.option_rows()}
    for name in ("novice_no_events", "novice_auto_activation", "novice_no_terrain", "novice_no_concealment", "twelve_hurts"):
        assert (rows[name].default, rows[name].values) == ("off", ("off", "on"))


def test_without_events():
    """HON-19.2: no Event card in either Reserve or hand; heroes stay."""
    match = bocage.new(HON, "hon_s3_la_fiere", options={"novice_no_events": "on"}, chance=Sampling(1))
    match.play("ge", next(iter(match.ask.legal)))
    state = match.game.state
    for side in ("us", "ge"):
        deck = [held.card for held in state.hands[side]] + list(state.reserves[side])
        assert {printed_cards.family(card) for card in deck} == {"unit", "hero"}


def test_automatic_activations():
    """HON-19.3: every GO! succeeds without a die."""
    given(HON, "us r us_rifle_cie C5 go", options={"novice_auto_activation": "on"}).plays("us", "attempt r").asked("us", "act")


def test_without_terrain():
    """HON-19.4: no save in Urban, no range on a hill, Water is ordinary ground; with water_blocks it stays impassable."""
    on = {"novice_no_terrain": "on"}
    text = "terrain U C4\nterrain H C5\nterrain W B5\nus r us_rifle_cie C5\nge g ge_sturm_kp C4\nge h ge_sturm_kp C3\ndirectives us 0"
    given(HON, text, options=on).plays("us", "activate r; fire at 0 g", dice="red 6 4").then("g", hits=1)
    given(HON, text, options=on).plays("us", "activate r").refuses("us", "fire at 0 h", rule="HON-6.5").plays("us", "move B5")
    given(HON, text, options=on | {"novice_water": "water_blocks"}).plays("us", "activate r").refuses("us", "move B5", rule="HON-17.10")


def test_without_concealment():
    """HON-19.5: all cards lie Visible, decoys are removed, reinforcements arrive Visible, nobody conceals."""
    match = bocage.new(HON, "hon_s1_turqueville", options={"novice_no_concealment": "on"}, chance=Sampling(1))
    match.play("ge", next(iter(match.ask.legal)))
    state = match.game.state
    assert all(unit.visible for unit in state.units.values())
    everything = [unit.card for unit in state.units.values()] + [held.card for hand in state.hands.values() for held in hand]
    assert not [card for card in [*everything, *state.reserves["us"], *state.reserves["ge"]] if "decoy" in card]
    on = {"novice_no_concealment": "on"}
    given(HON, "hand us us_m10", options=on).plays("us", "manage hand; deploy us_m10 C7").then("u101", visible=True)
    given(HON, "terrain T C5\nus r us_rifle_cie C5", options=on).plays("us", "activate r; end activation").asked("us", "tactic")


def test_the_turn_marker_and_the_track():
    """HON-2.3, HON-3.17: the track shows the turn and its END."""
    table = (
        given(HON, "turn 3\nactive ge\norders ge 1\nus r us_rifle_cie C6\nge g ge_grenadier_kp C1")
        .plays("ge", "take directives")
        .then_state(turn=4, active="us")
    )
    track = next(track for track in table.match.view("us").tracks if track.id == "turn")
    assert (track.value, track.high) == (4, 5)
    assert [event.turn for event in table.events(events.TurnEnded)] == [3]
