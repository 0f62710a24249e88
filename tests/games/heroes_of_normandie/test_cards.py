"""Chapter 8 and the Event cards: rights, timing, heroes, historical events, and every operation of the data."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.cards.event_cards import OPS
from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.tables.printed_cards import events as event_cards
from bocage.games.heroes_of_normandie.tables.printed_cards import historical
from bocage.testing import given

HON = "heroes_of_normandie"
TWO = "us r us_rifle_cie C5\nge g ge_sturm_kp C2\ndirectives us 2\ndirectives ge 2\n"


def test_every_operation_of_the_data_has_a_rule():
    """HON-8.8, HON-8.7: all that a card does is written on it; every operation it names exists."""
    used = {effect.op for row in [*event_cards().values(), *historical().values()] for effect in row.effects}
    assert used <= set(OPS)


def test_an_event_is_applied_at_once_and_discarded():
    """HON-8.1, HON-8.2, HON-8.5: gain_directive, enemy_lose_directive, gain_order, draw."""
    table = given(HON, TWO + "hand us ev_ammo_truck").plays("us", "play event ev_ammo_truck").then("us", directives=4)
    assert table.state.discards["us"] == ("ev_ammo_truck",)
    given(HON, TWO + "hand us ev_lost_dispatch").plays("us", "play event ev_lost_dispatch").then("ge", directives=0)
    given(HON, TWO + "hand us ev_change_of_plan").plays("us", "play event ev_change_of_plan").then("us", orders=5)
    table = given(HON, TWO + "hand us ev_replacements\nreserve us us_m10 us_m10 us_m10").plays("us", "play event ev_replacements", dice="us_reserve 0 1")
    assert len(table.state.hands["us"]) == 2


def test_timing():
    """HON-8.2, HON-8.3: own_sequence only in the own one; own_sequence_no_activation not inside an activation."""
    table = given(HON, "stage open\n" + TWO + "hand ge ev_change_of_plan ev_ammo_truck").asked("ge", "window").offers("ge", "play event ev_ammo_truck")
    table.refuses("ge", "play event ge-h1", rule="HON-8.2")
    table = given(HON, TWO + "us h us_hq_barton C6\nhand us ev_radio_net").plays("us", "activate r").refuses("us", "play event us-h1", rule="HON-8.2")


def test_no_card_inside_an_enemy_activation():
    """HON-8.3, HON-8.13: asked for a reveal or a save in the enemy's activation, the owner may reveal cards, but plays neither Event nor Hero."""
    text = "us r us_rifle_cie C5\nge g ge_grenadier_kp C4 concealed\nhand ge ev_ammo_truck hero_ge_kranz\ndirectives us 0"
    table = given(HON, text).plays("us", "activate r; fire at 0 g").asked("ge", "reveal_target").does_not_offer("ge", "play event", "play hero")
    table.refuses("ge", "play event ge-h1", rule="HON-8.3").refuses("ge", "play hero ge-h2 g", rule="HON-8.13")
    table.plays("ge", "pass", dice="red 6 4").refuses("ge", "play event ge-h1", rule="HON-8.3")


def test_removing_markers():
    """HON-8.2: remove_suppressed and remove_hit, with and without a die, on units that fit."""
    text = "us r us_ranger_cie C5 suppressed=3 hits=1\nus t us_m10 D5 hits=1\nus q us_rifle_cie E5\nge g ge_sturm_kp A1 suppressed=1\nhand us "
    table = (
        given(HON, text + "ev_on_your_feet")
        .plays("us", "play event ev_on_your_feet")
        .does_not_offer("us", "pick unit q", "pick unit g")
        .plays("us", "pick unit r; pass")
    )
    table.then("r", suppressed=0)
    table = (
        given(HON, text + "ev_stretcher_bearers")
        .plays("us", "play event ev_stretcher_bearers")
        .refuses("us", "pick unit t", rule="HON-8.2")
        .plays("us", "pick unit r")
    )
    table.then("r", hits=0)
    given(HON, text + "ev_track_back_on").plays("us", "play event ev_track_back_on").plays("us", "pick unit t", dice="yellow 3").then("t", hits=0)
    given(HON, text + "ev_track_back_on").plays("us", "play event ev_track_back_on").plays("us", "pick unit t", dice="yellow 2").then("t", hits=1)


def test_smoke_is_a_save():
    """HON-8.6, HON-6.27: grant_save gives a save of 5 until the end of the turn, to a Concealed unit too."""
    text = "active ge\nge g ge_grenadier_kp C4\nus r us_ranger_cie C5 {}\nhand us ev_smoke\ndirectives us 0\ndirectives ge 0\nstage open"
    table = given(HON, text.format("")).plays("us", "play event ev_smoke; pick unit r").plays("ge", "activate g; fire at 0 r", dice="red 6 4")
    table.plays("us", "roll save", dice="yellow 5").then("r", hits=0)
    table = given(HON, text.format("concealed")).plays("us", "play event ev_smoke; pick unit r").plays("ge", "activate g; fire at 0 r")
    table.plays("us", "pass", dice="red 6 4").plays("us", "pass; roll save", dice="yellow 5").then("r", hits=0)


def test_reveal_and_conceal():
    """HON-8.2, HON-16.2, HON-21.39: Aerial Photographs turns cards Visible; Hedgerow Maze conceals a unit with no enemy card adjacent, and it is remembered."""
    table = given(HON, TWO + "ge x ge_decoy A1 concealed\nge y ge_stug3 A2 concealed\nhand us ev_aerial_photos").plays("us", "play event ev_aerial_photos")
    table.refuses("us", "pick unit g", rule="HON-8.2").plays("us", "pick unit x; pick unit y").gone("x").then("y", visible=True)
    table = given(HON, "us r us_rifle_cie C5\nus q us_m10 F5\nge g ge_decoy C4 concealed\nhand us ev_hedgerow_maze").plays("us", "play event ev_hedgerow_maze")
    table.refuses("us", "pick unit r", rule="HON-8.2").plays("us", "pick unit q").then("q", visible=False, known=True)


def test_event_moves():
    """HON-8.2, HON-21.3, HON-5.6, HON-12.6: Sunken Lane moves a unit one square, ACTIVATED or not; it reveals; it does not bar a Fire or Move unit's Fire."""
    table = given(HON, "us m us_mortar_platoon C5\nge g ge_sturm_kp C3 concealed\nhand us ev_sunken_lane\ndirectives us 0\ndirectives ge 0")
    table.plays("us", "play event ev_sunken_lane").refuses("us", "move unit m B4", rule="HON-7.6").plays("us", "move unit m C4").then("g", visible=True)
    table.plays("us", "activate m").offers("us", "fire at 0 g")


def test_markers_by_cards():
    """HON-14.5, HON-14.4, HON-21.30: Panzerfaust on infantry for all its Fires and for good, Foxholes on the square, mines away from enemies."""
    text = "active ge\nge g ge_grenadier_kp C4\nge h ge_hq_regiment A1\nus s us_m4_sherman C5\nhand ge {}\ndirectives ge 0"
    table = given(HON, text.format("ev_ge_panzerfaust")).plays("ge", "play event ev_ge_panzerfaust").refuses("ge", "pick unit h", rule="HON-8.2")
    table.plays("ge", "pick unit g; pass; activate g; fire at 0 s", dice="red 6 4").then("s", hits=1).then("g", panzerfaust=True)
    table = given(HON, text.format("ev_foxholes")).plays("ge", "play event ev_foxholes; pick unit g")
    assert table.game.marked(table.game.unit("g").square, "defence_bonus").value == 5
    table = given(HON, text.format("ev_ge_minefield")).plays("ge", "play event ev_ge_minefield").refuses("ge", "pick square B5", rule="HON-8.2")
    table.refuses("ge", "pick square C4", rule="HON-8.2").plays("ge", "pick square C2")
    assert table.game.marked(table.game.setting.grid.named("C2"), "minefield")


def test_attacks_without_a_unit():
    """HON-21.37, HON-6.12: Thunderbolts fires with value 8 and Piercing at a Visible enemy anywhere; no DIRECTIVE, no advance; a double 1 pays; saves stand."""
    text = "us r us_rifle_cie A7\nge g {} G1{}\nhand us ev_us_thunderbolts\ndirectives ge 0"
    (
        given(HON, text.format("ge_pz4", ""))
        .plays("us", "play event ev_us_thunderbolts")
        .plays("us", "pick unit g", dice="red 4 3")
        .then("g", hits=0)
        .asked("us", "tactic")
    )
    given(HON, text.format("ge_pz4", "")).plays("us", "play event ev_us_thunderbolts").plays("us", "pick unit g", dice="red 4 4").then("g", hits=1)
    given(HON, text.format("ge_pz4", "")).plays("us", "play event ev_us_thunderbolts").plays("us", "pick unit g", dice="red 1 1").then("us", directives=4)
    given(HON, text.format("ge_r35", "")).plays("us", "play event ev_us_thunderbolts").plays("us", "pick unit g", dice="red 4 4").asked("ge", "save")
    given(HON, text.format("ge_pz4", " concealed")).plays("us", "play event ev_us_thunderbolts").refuses("us", "pick unit g", rule="HON-8.2")


def test_bombardment():
    """HON-21.18, HON-14.6: squares of the right shape are marked, each unit on them is fired at, friend or enemy, in the owner's order; the markers go."""
    text = "us r us_rifle_cie C4\nge a ge_grenadier_kp C3\nge b ge_decoy C2 concealed\nhand us ev_us_naval_gunfire\ndirectives us 3"
    table = (
        given(HON, text)
        .plays("us", "play event ev_us_naval_gunfire; pick square C2")
        .refuses("us", "pick square D3", rule="HON-21.18")
        .plays("us", "pick square C3")
    )
    assert table.game.marked(table.game.setting.grid.named("C3"), "bombardment")
    table.plays("us", "pick square C4").asked("us", "bombard_next").plays("us", "pick square C2").asked("ge", "reveal_target").plays(
        "ge", "pass", dice="red 6 6"
    ).gone("b")
    table.plays("us", "pick square C4", dice="red 5 3, red 6 3").then("r", hits=0).gone("a").asked("us", "tactic").then_state(markers={})


def test_fire_now():
    """HON-21.25, HON-15.9: Bocage Ambush reveals a Concealed unit and fires with +1 in the enemy's sequence; it is not activated."""
    text = "stage open\nus r us_ranger_cie C5\nge g ge_grenadier_kp C4 concealed\nge v ge_grenadier_kp D4\nhand ge ev_ge_bocage_ambush\ndirectives ge 0"
    table = (
        given(HON, text)
        .plays("ge", "play event ev_ge_bocage_ambush")
        .refuses("ge", "pick unit v", rule="HON-8.2")
        .plays("ge", "pick unit g")
        .then("g", visible=True)
    )
    table.plays("ge", "fire at 0 r", dice="red 4 3").then("r", hits=1).then("g", marker="").asked("us", "tactic")


def test_place_go():
    """HON-10.10, HON-8.2: Radio Net puts GO! on units near a Visible HQ; they are resolved at once, before the next tactic."""
    table = given(HON, "us h us_hq_barton C5\nus a us_rifle_cie C4\nus b us_rifle_cie G1\nhand us ev_radio_net\ndirectives us 0").plays(
        "us", "play event ev_radio_net"
    )
    table.refuses("us", "pick unit b", rule="HON-8.2").plays("us", "pick unit a; pass").asked("us", "go").plays("us", "attempt a", dice="yellow 5").asked(
        "us", "act"
    )
    table.plays("us", "end activation").asked("us", "tactic").then("us", orders=4)


def test_forbidding():
    """HON-8.2, HON-8.6: Cut Telephone Wire stops an HQ's skills, Turned Signposts a unit's moves, A Voice in Russian a unit's Fire."""
    text = "stage open\nus h us_hq_infantry_command C5\nus r us_rifle_cie D5\nge g ge_grenadier_kp A1\nhand ge {}"
    table = given(HON, text.format("ev_cut_wire")).plays("ge", "play event ev_cut_wire").refuses("ge", "pick unit r", rule="HON-8.2").plays("ge", "pick unit h")
    table.plays("us", "activate h").refuses("us", "command 0 r", rule="HON-8.2")
    table = given(HON, text.format("ev_ge_turned_signposts")).plays("ge", "play event ev_ge_turned_signposts; pick unit r").plays("us", "activate r")
    table.refuses("us", "move D4", rule="HON-8.2").refuses("us", "march D4", rule="HON-8.2")
    text = "us r us_rifle_cie C5\nge o ge_ost_kp C4\nge c ge_ost_kp A1 concealed\nhand us historical_event_us\norders us 1"
    table = (
        given(HON, text, "hon_s1_turqueville")
        .plays("us", "play event historical_event_us; pick historical he_s1_us3")
        .refuses("us", "pick unit c", rule="HON-8.2")
    )
    table.plays("us", "pick unit o; pass; take directives; ").plays("ge", "activate o").refuses("ge", "fire at 0 r", rule="HON-8.2")


def test_historical_events():
    """HON-8.9, HON-8.10, HON-2.11: the holder chooses one of the side's events of the scenario; each once; with none left the card cannot be played."""
    text = (
        "us r us_rifle_cie A7\nge o ge_ost_kp A1\nge p ge_ost_kp B1\nhand us historical_event_us historical_event_us historical_event_us historical_event_us\n"
    )
    table = given(HON, text, "hon_s1_turqueville").plays("us", "play event historical_event_us").refuses("us", "pick historical he_s1_ge1", rule="HON-8.9")
    table.plays("us", "pick historical he_s1_us1", dice="yellow 3, yellow 4").then("o", suppressed=1).then("p", suppressed=0).then_state(used=["he_s1_us1"])
    table = given(HON, text, "hon_s1_turqueville")
    table.state.used.append("he_s1_us1")
    table.plays("us", "play event historical_event_us").refuses("us", "pick historical he_s1_us1", rule="HON-8.10")
    table = given(HON, text, "hon_s1_turqueville")
    table.state.used.extend(["he_s1_us1", "he_s1_us2", "he_s1_us3"])
    table.refuses("us", "play event us-h1", rule="HON-8.10")


def test_units_from_outside():
    """HON-4.8, HON-21.21, HON-8.9: deploy_reserve puts a named unit on a free square of the zone; Concealed, but everybody knows what it is; not
    before its turn."""
    text = "us r us_para_rifle_cie A2\nge g ge_fj_kp H7\nhand us historical_event_us\nturn {}"
    table = given(HON, text.format(4).replace("turn", "active us\nturn"), "hon_s5_bloody_gulch").plays(
        "us", "play event historical_event_us; pick historical he_s5_us1"
    )
    table.refuses("us", "pick square A2", rule="HON-4.5").plays("us", "pick square A1; pick square B1").then(
        "u101", card="us_m4_sherman", visible=False, known=True
    )
    table = given(HON, text.format(3).replace("turn", "active us\nturn"), "hon_s5_bloody_gulch").plays("us", "play event historical_event_us")
    table.refuses("us", "pick historical he_s5_us1", rule="HON-8.9")


def test_stragglers():
    """HON-21.5, HON-8.2: a Unit card comes back from the discard pile, openly, under a new id in hand."""
    table = (
        given(HON, TWO + "hand us ev_stragglers\ndiscard us us_m10 ev_smoke")
        .plays("us", "play event ev_stragglers")
        .refuses("us", "pick card ev_smoke", rule="HON-8.2")
    )
    table.plays("us", "pick card us_m10")
    assert [held.card for held in table.state.hands["us"]] == ["us_m10"]
    assert [(seen.card, seen.place) for seen in table.state.seen] == [("us_m10", "hand")]


def test_effects_for_some_units():
    """HON-8.6, HON-6.36: Piper Cub helps artillery only; Grenades Down the Ditch gives paratroopers No Cover."""
    text = "us m us_mortar_platoon C5\nus r us_rifle_cie D5\nge g ge_sturm_kp C4\nhand us ev_us_piper_cub\ndirectives us 0"
    given(HON, text).plays("us", "play event ev_us_piper_cub; activate m; fire at 0 g", dice="red 5 3").then("g", hits=1)
    given(HON, text).plays("us", "play event ev_us_piper_cub; activate r; fire at 0 g", dice="red 4 3").then("g", hits=0)
    text = "us p us_para_rifle_cie C4\nge g ge_grenadier_kp C3\nhand us historical_event_us\ndirectives us 0"
    table = given(HON, text, "hon_s2_brecourt").plays("us", "play event historical_event_us; pick historical he_s2_us1; pick unit p; pass; activate p")
    table.plays("us", "fire at 0 g", dice="red 6 4").gone("g")


def test_playing_a_hero():
    """HON-8.11, HON-8.13, HON-8.14, HON-8.15, HON-21.14: on an own unit of the condition; a Concealed one is revealed; several heroes unless the
    option says one."""
    text = (
        "us r us_rifle_cie C5 concealed\nus p us_para_rifle_cie D5\nus d us_decoy E5 concealed\nge g ge_grenadier_kp A1\nhand us hero_us_clint hero_us_malloy"
    )
    table = (
        given(HON, text)
        .refuses("us", "play hero us-h1 p", rule="HON-8.15")
        .refuses("us", "play hero us-h1 d", rule="HON-8.15")
        .refuses("us", "play hero us-h1 g", rule="HON-8.14")
    )
    table.plays("us", "play hero hero_us_clint r").then("r", visible=True, heroes=["hero_us_clint"]).refuses("us", "play hero us-h2 r", rule="HON-8.11")
    one = "us r us_rifle_cie C5 hero=hero_us_clint\nhand us hero_us_malloy"
    given(HON, one, options={"heroes_per_unit": "one_hero_per_unit"}).refuses("us", "play hero us-h1 r", rule="HON-21.14")
    given(HON, one).plays("us", "play hero hero_us_malloy r").then("r", heroes=["hero_us_clint", "hero_us_malloy"])


def test_a_fragile_unit_leaves_its_hero():
    """HON-21.29, HON-8.16: heroes of a unit that goes back into the Reserve are discarded."""
    table = given(HON, "us r us_rifle_cie C5\nge o ge_ost_kp C4 suppressed=1 hero=hero_ge_hollmann\ndirectives us 0").plays(
        "us", "activate r; fire at 0 o", dice="red 2 2"
    )
    assert (table.state.discards["ge"], table.state.reserves["ge"]) == (("hero_ge_hollmann",), ("ge_ost_kp",))
    assert isinstance(table.events(events.Withdrawn)[0], events.Withdrawn)
