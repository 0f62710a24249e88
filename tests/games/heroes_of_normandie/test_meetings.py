"""Where two rules meet: cards inside Fires and Manoeuvres, decoys on objectives, early ends."""

from __future__ import annotations

from bocage.core.chance import Numbers
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.state.answers import FireAt, Manoeuvre
from bocage.games.heroes_of_normandie.state.model import Setting
from bocage.games.heroes_of_normandie.state.position import plain
from bocage.games.heroes_of_normandie.tables.printed_cards import heroes, joined
from bocage.games.heroes_of_normandie.tables.scenario import SuddenRow
from bocage.games.heroes_of_normandie.view.forms import option
from bocage.games.heroes_of_normandie.view.hidden import can_be, redeal
from bocage.testing import given

HON = "heroes_of_normandie"


def square(name: str) -> int:
    """A square of the plain map of 7 by 7."""
    return (int(name[1]) - 1) * 7 + ord(name[0]) - ord("A")


# -- decoys and control ----------------------------------------------------------------------------------------------------------


def test_a_decoy_that_arrives_visible_takes_no_control():
    """HON-18.2, HON-16.2, HON-4.8: a decoy deployed beside an enemy is discarded at once and controls nothing; a unit does."""
    text = "objective C6 2 ge\nus h us_hq_barton C7\nge g ge_sturm_kp C5\nhand us us_decoy us_m10"
    table = given(HON, text).plays("us", "manage hand; deploy us_decoy h C6").gone("u101")
    assert table.state.control[square("C6")] == "ge"
    table = given(HON, text).plays("us", "manage hand; deploy us_m10 h C6").then("u101", visible=True)
    assert table.state.control[square("C6")] == "us"


# -- heroes inside a Fire --------------------------------------------------------------------------------------------------------


def test_a_hero_that_joins_inside_a_fire_counts_for_it():
    """HON-8.18, HON-21.2, HON-11.12: Clint's +1 arrives after the dice and before the result: 7 becomes 8. With whole_fires he may not come."""
    text = "us r us_rifle_cie C4\nge s ge_sturm_kp C3\nhand us hero_us_clint\ndirectives us 0"
    table = given(HON, text).plays("us", "activate r; fire at 0 s; pass", dice="red 4 3").asked("us", "fire_plus")
    table.plays("us", "play hero hero_us_clint r").then("s", hits=1)
    table = given(HON, text).plays("us", "activate r; fire at 0 s; pass", dice="red 4 3").plays("us", "pass").then("s", hits=0)
    given(HON, text, options={"card_moments_active": "whole_fires"}).plays("us", "activate r; fire at 0 s", dice="red 4 3").then("s", hits=0)


def test_a_hero_that_joins_before_the_save_question_may_take_it_away():
    """HON-8.18, HON-11.10, HON-21.2: a sniper who joins after the dice leaves the target without a save."""
    text = "active ge\nterrain U C4\nus r us_rifle_cie C4\nge s ge_sturm_kp C3\nhand ge hero_ge_veit\ndirectives us 0\ndirectives ge 0"
    given(HON, text).plays("ge", "activate s; fire at 0 r; pass", dice="red 6 4").plays("ge", "play hero hero_ge_veit s; pass").gone("r")
    given(HON, text).plays("ge", "activate s; fire at 0 r; pass", dice="red 6 4").plays("ge", "pass").asked("us", "save")


def test_once_more_gained_between_the_two_fires():
    """HON-11.8, HON-8.18: the first Fire succeeded before the hero came; with him the second at the same target succeeds too, not after a miss."""
    text = "us m us_m10 C4\nge p ge_pz4 C3\nhand us hero_us_dallery\ndirectives us 0"
    table = given(HON, text).plays("us", "activate m; fire at 0 p; pass", dice="red 4 4").plays("us", "pass; play hero hero_us_dallery m")
    table.plays("us", "fire at 1 p").then("p", hits=1, suppressed=1)
    table = given(HON, text).plays("us", "activate m; fire at 0 p; pass", dice="red 1 2").plays("us", "pass; play hero hero_us_dallery m")
    table.plays("us", "fire at 1 p", dice="red 1 2").then("p", hits=0, suppressed=0)
    table = given(HON, text).plays("us", "activate m; fire at 0 p; pass", dice="red 4 4").plays("us", "pass")
    assert [event.seen_by("us") for event in table.events(events.FireRemembered)] == [None]


# -- the save of a card that is turned up ----------------------------------------------------------------------------------------


def test_no_save_against_suppressed_after_turning_up_beside_the_save_question():
    """HON-20.2, HON-15.16, HON-21.43: a hidden R35 in a village that is turned up beside the save question is armour: no save stops its SUPPRESSED."""
    text = "terrain U C3\nus r us_rifle_cie C4\nge t ge_r35 C3 concealed\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text).plays("us", "activate r; fire at 0 t").plays("ge", "pass", dice="red 5 4").plays("ge", "pass").asked("ge", "save")
    table.plays("ge", "reveal t").not_asked("ge").then("t", suppressed=1, hits=0)
    assert not table.events(events.SaveRolled)
    table = given(HON, text).plays("us", "activate r; fire at 0 t").plays("ge", "pass", dice="red 5 4").plays("ge", "pass; roll save", dice="yellow 6")
    table.then("t", suppressed=0, visible=True)


# -- Water without terrain -------------------------------------------------------------------------------------------------------


def test_water_without_terrain_effects_tells_nothing():
    """HON-19.4, HON-21.5: where Water is ordinary ground, a hidden card that enters it may be anything that moves; otherwise it must be Amphibious."""
    text = "terrain W C4\nus r {} C5 concealed\nreserve us us_m4_dd us_rifle_cie"
    table = given(HON, text.format("us_rifle_cie"), options={"novice_no_terrain": "on"}).plays("us", "activate r; move C4")
    assert can_be("us_rifle_cie", table.game.unit("r"))
    assert redeal(table.game, "ge", Numbers(b"water")) is not None
    table = given(HON, text.format("us_m4_dd")).plays("us", "activate r; move C4")
    assert not can_be("us_rifle_cie", table.game.unit("r"))
    swap = "terrain W C4\nus r us_rifle_cie C5 concealed\nus s us_rifle_cie C4 concealed"
    table = given(HON, swap, options={"novice_no_terrain": "on"}).plays("us", "manoeuvre r s")
    assert can_be("us_rifle_cie", table.game.unit("r"))


def test_a_card_deployed_face_down_on_water_swims():
    """HON-4.7, HON-21.5: nobody else could have been put there; on dry ground it may be anything."""
    table = given(HON, "terrain W C7\nus h us_hq_barton C6\nhand us us_m4_dd us_m4_dd\nreserve us us_rifle_cie").plays("us", "manage hand", dice="us_reserve 0")
    table.plays("us", "deploy us_m4_dd h C7; deploy us_m4_dd D7")
    assert [can_be("us_rifle_cie", table.game.unit(unit)) for unit in ("u102", "u103")] == [False, True]
    dealt = redeal(table.game, "ge", Numbers(b"swims"))
    assert dealt is not None
    assert dealt["us"]["units"][1] == "us_m4_dd"


# -- the two units of a Manoeuvre ------------------------------------------------------------------------------------------------


def test_no_go_for_the_units_of_a_running_manoeuvre():
    """HON-4.15, HON-4.18, HON-4.25: Radio Net marks a third unit between the parts of a Manoeuvre, but neither of the two."""
    text = "us h us_hq_infantry_command D4\nus a us_rifle_cie C5\nus b us_rifle_cie C4\nus c us_rifle_cie D5\nhand us ev_radio_net\ndirectives us 0"
    table = given(HON, text).plays("us", "manoeuvre a b; play event ev_radio_net").refuses("us", "pick unit a", rule="HON-4.15")
    table.refuses("us", "pick unit b", rule="HON-4.15").plays("us", "pick unit c; pick unit h; attempt h")
    table.refuses("us", "command 0 a", rule="HON-4.15").plays("us", "end activation; attempt c", dice="yellow 6").plays("us", "end activation; pass")
    table.then("a", marker="activated").then("b", marker="activated").asked("us", "tactic")


def test_no_other_movement_in_a_manoeuvre():
    """HON-4.15: neither unit is moved by a card or Forward! during the tactic; another unit is."""
    text = "us a us_rifle_cie C5\nus b us_rifle_cie C4\nus c us_rifle_cie E5\nhand us ev_sunken_lane\ndirectives us 0"
    table = given(HON, text).plays("us", "manoeuvre a b; play event ev_sunken_lane").refuses("us", "move unit a C3", rule="HON-4.15")
    table.plays("us", "move unit c E4").then("c", square=square("E4"))
    text = "us h us_hq_roosevelt D4\nus a us_rifle_cie C5\nus b us_rifle_cie C4\nus c us_rifle_cie D5\nhand us ev_radio_net\ndirectives us 0"
    table = given(HON, text).plays("us", "manoeuvre a b; play event ev_radio_net; pick unit h; pass; attempt h")
    table.refuses("us", "shift 1 a", rule="HON-4.15")


def test_no_advance_in_a_manoeuvre_by_another_fire():
    """HON-4.15, HON-21.25: a unit of the Manoeuvre that a card makes fire does not advance; outside a Manoeuvre it may."""
    text = "active ge\nge l ge_lefh18_batterie A1\nge a ge_grenadier_kp C3\nge b ge_grenadier_kp C2\nus r us_rifle_cie C4\ndirectives ge 0\ndirectives us 0"
    text += "\nhand ge historical_event_ge"
    played = "play event historical_event_ge; pick historical he_s2_ge1; pick unit {0}; fire at 0 r by {0}"
    table = given(HON, text, "hon_s2_brecourt").plays("ge", "manoeuvre a b; " + played.format("b"), dice="red 6 4").gone("r").asked("ge", "manoeuvre")
    table = given(HON, text.replace("C2", "D2"), "hon_s2_brecourt").plays("ge", played.format("a"), dice="red 6 4").gone("r")
    table.asked("ge", "advance")


def test_a_cumbersome_unit_of_a_manoeuvre_has_moved():
    """HON-21.27: after the swap only the moved value is available, also for the Fire of a card."""
    text = "us h us_para_pack_howitzer C5\nus r us_rifle_cie C6\nge g ge_sturm_kp C3\nhand us ev_us_time_on_target\ndirectives us 0"
    table = given(HON, text).plays("us", "manoeuvre h r; play event ev_us_time_on_target; pick unit h; fire at 0 g by h", dice="red 5 4")
    table.then("g", hits=0)
    given(HON, text).plays("us", "play event ev_us_time_on_target; pick unit h; fire at 0 g by h", dice="red 5 4").then("g", hits=1)


def test_the_label_of_a_fire_names_the_value_that_counts():
    """HON-21.25, HON-21.27: 9 for a Cumbersome unit that fires outside its activation, 11 after a swap."""
    text = "us h us_para_pack_howitzer C5\nus r us_rifle_cie C6\nge g ge_sturm_kp C3\nhand us ev_us_time_on_target\ndirectives us 0"
    for first, value in (("", "9"), ("manoeuvre h r; ", "11")):
        table = given(HON, text).plays("us", f"{first}play event ev_us_time_on_target; pick unit h")
        ask = table.match.ask
        assert option(table.game, ask, FireAt(0, "g", unit="h")).label.args["value"] == value


def test_equal_bonuses_of_box_and_hero_add_up():
    """HON-6.36, HON-8.18: +1 of a weapon and +1 of a hero are +2."""
    assert joined({"sustained_fire": 1, "piercing": 0}, [heroes()["hero_us_clint"].grants]) == {"sustained_fire": 2, "piercing": 0}


def test_wire_holds_a_swapped_unit():
    """HON-21.20, HON-4.16: a unit swapped into Barbed wire cannot march in this Manoeuvre; the other may, and so may a tank, which clears the wire."""
    text = "marker barbed_wire C4\nus a us_rifle_cie C4\nus b {} C5"
    table = given(HON, text.format("us_rifle_cie")).plays("us", "manoeuvre a b").refuses("us", "march B4 b", rule="HON-21.20")
    assert "march B4 b" not in str(list(table.match.ask.legal))
    table.plays("us", "march B5 a").then("a", square=square("B5"))
    given(HON, text.format("us_m10")).plays("us", "manoeuvre a b; march B4 b").then("b", square=square("B4")).then_state(markers={})


# -- cards and activations -------------------------------------------------------------------------------------------------------


def test_the_go_die_begins_an_activation():
    """HON-8.4, HON-8.2: after the die no card "not during an activation"; others may be played."""
    text = "us h us_hq_barton C6\nus r us_rifle_cie C5 go\nus s us_rifle_cie C4\nhand us ev_radio_net ev_ammo_truck\ndirectives us 1"
    table = given(HON, text).offers("us", "play event ev_radio_net").plays("us", "attempt r", dice="yellow 1").asked("us", "force")
    table.refuses("us", "play event us-h1", rule="HON-8.2")
    assert str(table.match.ask.asides is not None and [*table.match.ask.asides]) == "[PlayEvent(card='us-h2')]"
    table.plays("us", "play event ev_ammo_truck").then("us", directives=3).plays("us", "pass").then("r", marker="")


def test_the_advance_belongs_to_the_fire():
    """HON-21.2, HON-6.34: with whole_fires no card is played at the question of the advance; by default it is."""
    text = "us r us_rifle_cie C4\nge g ge_grenadier_kp C3\nhand us ev_ammo_truck\ndirectives us 0"
    table = given(HON, text, options={"card_moments_active": "whole_fires"}).plays("us", "activate r; fire at 0 g", dice="red 6 4").asked("us", "advance")
    table.refuses("us", "play event ev_ammo_truck", rule="HON-21.2").plays("us", "pass; play event ev_ammo_truck").then("us", directives=2)
    table = given(HON, text).plays("us", "activate r; fire at 0 g; pass", dice="red 6 4").plays("us", "pass").asked("us", "advance")
    table.plays("us", "play event ev_ammo_truck").then("us", directives=2)


def test_no_hiding_in_the_middle_of_the_own_fire():
    """HON-15.9, HON-8.2: a unit that is firing cannot be turned Concealed by a card; another can."""
    text = "us m us_mortar_platoon C5\nus r us_rifle_cie F6\nge g ge_sturm_kp C3\nhand us ev_hedgerow_maze\ndirectives us 0"
    table = given(HON, text).plays("us", "activate m; fire at 0 g; play event ev_hedgerow_maze").refuses("us", "pick unit m", rule="HON-15.9")
    table.plays("us", "pick unit r", dice="red 1 2").then("r", visible=False)


def test_a_card_inside_a_fire_is_carried_out_to_its_end():
    """HON-8.2, HON-21.2, HON-21.18: the shells kill the target of the Fire; the second square is shelled all the same, though its owner turns a card up
    meanwhile; then the Fire ends and no marker stays."""
    text = "us r us_rifle_cie C4\nge a ge_grenadier_kp C3\nge b ge_fj_kp C2\nge c ge_stug3 G1 concealed\ndirectives us 0\ndirectives ge 0"
    text += "\nhand us ev_mortar_concentration"
    table = given(HON, text).plays("us", "activate r; fire at 0 a; play event ev_mortar_concentration; pick square C3; pick square C2")
    table.plays("us", "pick square C3", dice="red 6 4").plays("ge", "pass", dice="red 6 4").gone("a").asked("ge", "reveal_before_save")
    table.plays("ge", "reveal c").asked("ge", "save").plays("ge", "pass").gone("b").asked("us", "act").then_state(markers={}, shots=[])


def test_cumbersome_and_moves_by_cards():
    """HON-11.11, HON-21.27, HON-12.6: a card's move inside the activation counts for a Cumbersome unit, not for Fire or Move; one that has fired
    standing still is not moved at all in this activation."""
    text = "us h {} C5\nge g ge_sturm_kp C3\nhand us ev_sunken_lane\ndirectives us 0"
    table = given(HON, text.format("us_para_pack_howitzer")).plays("us", "activate h; play event ev_sunken_lane; move unit h B5")
    table.refuses("us", "fire at 0 g still=true", rule="HON-21.27").plays("us", "fire at 0 g", dice="red 5 4").then("g", hits=0)
    table = given(HON, text.format("us_para_pack_howitzer")).plays("us", "activate h; fire at 0 g still; pass", dice="red 1 2")
    table.plays("us", "pass; play event ev_sunken_lane").refuses("us", "move unit h B5", rule="HON-21.27")
    table = given(HON, text.format("us_mortar_platoon")).plays("us", "activate h; play event ev_sunken_lane; move unit h B5")
    table.plays("us", "fire at 0 g", dice="red 1 2").refuses("us", "move B6", rule="HON-12.6")


def test_wire_holds_against_cards_too():
    """HON-21.20, HON-8.2: a unit that wire has stopped is not moved by a card in this activation; after it, it is."""
    text = "marker barbed_wire C4\nus r us_rifle_cie C5\nhand us ev_sunken_lane"
    table = given(HON, text).plays("us", "activate r; move C4; play event ev_sunken_lane").refuses("us", "move unit r C3", rule="HON-21.20")
    table = given(HON, text).plays("us", "activate r; move C4; end activation; play event ev_sunken_lane; move unit r C3")
    table.then("r", square=square("C3"))


# -- the end at once -------------------------------------------------------------------------------------------------------------


def test_nothing_is_asked_after_an_early_end():
    """HON-21.40: the last battery falls: no advance, no further Fire of a card."""
    text = "us r us_para_rifle_cie C4\nge g ge_lefh18_batterie C3\nge h ge_grenadier_kp A1\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text, "hon_s2_brecourt").plays("us", "activate r; fire at 0 g", dice="red 6 4").plays("ge", "pass").ended("us")
    assert not table.match.asks


def test_no_second_fire_of_a_card_after_an_early_end():
    """HON-21.40, HON-18.4: the first of two air attacks destroys the last unit; with the option the battle is over and no target is chosen any more."""
    text = "active us\nus r us_rifle_cie A7\nge g ge_grenadier_kp C3\nhand us historical_event_us\ndirectives ge 0"
    attack = "play event historical_event_us; pick historical he_s5_us3; pick unit g"
    table = given(HON, text, "hon_s5_bloody_gulch", options={"last_unit": "annihilation"}).plays("us", attack, dice="red 6 4").ended("us")
    assert not table.match.asks
    given(HON, text, "hon_s5_bloody_gulch").plays("us", attack, dice="red 6 4").gone("g").asked("us", "pick_unit")


def test_an_immediate_seizure():
    """HON-21.40, HON-18.2: a scenario may end the battle as soon as all its squares are controlled: after the move that does it, not before."""
    row = replace(plain(7, 7), sudden_victory=(SuddenRow("us", "control_all", "immediate", squares=("C3", "D3")),))
    table = given(HON, "objective C3 1 us\nobjective D3 1 ge\nus r us_rifle_cie D4 concealed\nge g ge_sturm_kp G7")
    table.game.setting = Setting(row, table.game.setting.options)
    table.plays("us", "activate r; move D3").asked("us", "act")  # a Concealed unit controls nothing
    table.plays("us", "reveal r").ended("us")
    assert table.state.ending == "sudden"


def test_only_the_active_side_claims_a_depot_at_the_start():
    """HON-14.1, HON-18.2: before the Germans' income nobody asks the Americans about their hidden card on the depot; in their own sequence they are asked."""
    text = "stage start\nmarker depot D2\nus r us_rifle_cie D2 concealed\nge g ge_grenadier_kp A1\nactive {}"
    given(HON, text.format("ge")).asked("ge", "tactic")
    given(HON, text.format("us")).asked("us", "claim").plays("us", "turn up r").then("us", directives=4)


def test_a_unit_that_may_not_move_is_not_offered_for_a_manoeuvre():
    """HON-4.19, HON-8.2: Turned Signposts hold a unit in a swap too; a free pair is offered."""
    text = "stage open\nus a us_rifle_cie C5\nus b us_rifle_cie C4\nus c us_rifle_cie B4\nge g ge_grenadier_kp G1\nhand ge ev_ge_turned_signposts"
    table = given(HON, text).plays("ge", "play event ev_ge_turned_signposts; pick unit a")
    table.refuses("us", "manoeuvre a b", rule="HON-4.19")
    assert [(pair.first, pair.second) for pair in table.match.ask.legal if isinstance(pair, Manoeuvre)] == [("c", "b")]
