"""Chapters 9, 10 and 12: skills, their range, restriction and number; chapter 14: markers."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.tables import printed_cards
from bocage.testing import given

HON = "heroes_of_normandie"


def square(name: str) -> int:
    """A square of the plain map of 7 by 7."""
    return (int(name[1]) - 1) * 7 + ord(name[0]) - ord("A")


def test_reinforcements():
    """HON-10.11, HON-9.11: one card of the Reserve for each symbol."""
    table = given(HON, "us b us_hq_barton C5\nreserve us us_m10 us_decoy").plays("us", "activate b").plays("us", "draw card 1", dice="us_reserve 1")
    assert [held.card for held in table.state.hands["us"]] == ["us_m10"]
    table.refuses("us", "draw card 1", rule="HON-9.11")


def test_forward():
    """HON-10.14, HON-21.26, HON-5.12: one square toward the enemy; ACTIVATED units too; not into a card; it reveals; not off the map."""
    text = "us h us_hq_roosevelt C5\nus r us_rifle_cie {} activated\nge g ge_grenadier_kp C2 concealed"
    (
        given(HON, text.format("C4"))
        .plays("us", "activate h; shift 1 r")
        .then("r", square=square("C3"))
        .then("g", visible=True)
        .refuses("us", "shift 1 r", rule="HON-9.11")
    )
    given(HON, "us h us_hq_roosevelt C4\nus r us_rifle_cie C3\nge g ge_grenadier_kp C2").plays("us", "activate h").refuses("us", "shift 1 r", rule="HON-5.6")
    given(HON, "us h us_hq_roosevelt C2\nus r us_rifle_cie C1").plays("us", "activate h").refuses("us", "shift 1 r", rule="HON-5.12")


def test_fall_back():
    """HON-10.15, HON-9.7: one square toward the own zone, for units of the type."""
    table = (
        given(HON, "active ge\nge h ge_hq_ost C3\nge o ge_ost_kp C4\nge k ge_grenadier_kp D4")
        .plays("ge", "activate h")
        .refuses("ge", "shift 2 k", rule="HON-9.7")
    )
    table.refuses("ge", "shift 2 o", rule="HON-5.6").plays("ge", "move B3; shift 2 o").then("o", square=square("C3"))


def test_encouragement():
    """HON-12.4, HON-21.24, HON-9.4: itself or an adjacent unit loses a marker; not a distant one, not one without."""
    text = "us h us_hq_roosevelt C5 suppressed=1\nus r us_rifle_cie D4 suppressed=1\nus q us_rifle_cie F4 suppressed=1\nus p us_rifle_cie B5"
    table = given(HON, text).plays("us", "activate h").refuses("us", "encourage 0 q", rule="HON-9.5").refuses("us", "encourage 0 p", rule="HON-12.4")
    table.plays("us", "encourage 0 h; encourage 0 r").then("h", suppressed=0).then("r", suppressed=0)


def test_skill_range_up_to_or_exactly():
    """HON-9.5, HON-9.6: up to the number; exactly at it with the option; infinity reaches everywhere."""
    text = "us h us_hq_tank_battalion C5\nus a us_m10 C4\nus b us_m10 C3\nus c us_m10 C2"
    given(HON, text).plays("us", "activate h").offers("us", "command 0 a", "command 0 b").refuses("us", "command 0 c", rule="HON-9.5")
    given(HON, text, options={"skill_range": "exact"}).plays("us", "activate h").offers("us", "command 0 b").refuses("us", "command 0 a", rule="HON-9.5")


def test_the_unit_itself_is_in_range_of_its_skills():
    """HON-21.24, HON-12.4, HON-9.5: Encouragement may be used on its owner, also where the range is exactly 1."""
    for reading in ("up_to", "exact"):
        table = given(HON, "us m us_medical_cie C5 suppressed=1", options={"skill_range": reading})
        table.plays("us", "activate m; encourage 1 m").then("m", suppressed=0)


def test_passive_skills_need_no_activation():
    """HON-9.3, HON-9.1, HON-10.17, HON-21.24: Stimulation works while its owner does nothing, for units of the type in range; a Concealed source
    does not (HON-21.7)."""
    text = "us h us_hq_gavin {}\nus p us_para_rifle_cie C4\nge g ge_sturm_kp C3\ndirectives us 0"
    given(HON, text.format("C5 activated")).plays("us", "activate p; fire at 0 g", dice="red 4 3").then("g", hits=1)
    given(HON, text.format("C6")).plays("us", "activate p; fire at 0 g", dice="red 4 3").then("g", hits=0)
    given(HON, text.format("C5 concealed")).plays("us", "activate p; fire at 0 g", dice="red 4 3").then("g", hits=0)


def test_a_type_bound_go_on_a_concealed_card():
    """HON-21.12, HON-21.7: only if the hidden card has the type; the deed is remembered as public knowledge; other skills do not see its types."""
    table = (
        given(HON, "us h us_hq_collins C5\nus t us_m10 A1 concealed\nus r us_rifle_cie B1 concealed")
        .plays("us", "activate h")
        .refuses("us", "command 0 r", rule="HON-9.7")
    )
    table.plays("us", "command 0 t").then("t", facts=["types:tank"], visible=False)
    table = given(HON, "us m us_medical_cie C5\nus a us_ranger_cie C4 hits=1 concealed").plays("us", "activate m").refuses("us", "heal 0 a", rule="HON-21.7")
    table.plays("us", "reveal a").offers("us", "heal 0 a")


def test_engineers():
    """HON-12.2, HON-21.19, HON-14.2: instead of a Fire they clear mines and wire and lay a Passage on a demolished bridge, which makes Water
    Flooded."""
    text = (
        "terrain W C4\nmarker demolished_bridge C4\nmarker minefield D5\nmarker barbed_wire B5\n"
        "us e us_engineer_cie C5\nus r us_rifle_cie C6\nge g ge_sturm_kp D4"
    )
    table = given(HON, text).plays("us", "activate e; clear D5 minefield").does_not_offer("us", "fire at", "clear", "bridge")
    table.refuses("us", "clear B5 barbed_wire", rule="HON-21.19")
    table = (
        given(HON, text)
        .plays("us", "activate e")
        .refuses("us", "move C4", rule="HON-17.10")
        .plays("us", "bridge C4; move C4")
        .refuses("us", "march C3", rule="HON-7.19")
    )
    given(HON, text).plays("us", "activate r").refuses("us", "clear B5 barbed_wire", rule="HON-12.2")
    given(HON, text).plays("us", "activate e; fire at 0 g", dice="red 1 2").refuses("us", "bridge C4", rule="HON-21.19")


def test_strongpoint_charge():
    """HON-21.19: in its scenarios a Visible Engineers unit next to a Visible strongpoint rolls 4 or more for a HIT without save; elsewhere not."""
    text = "us e us_engineer_cie D4{}\nge n ge_widerstandsnest D5\nge g ge_grenadier_kp C4"
    (
        given(HON, text.format(""), "hon_s7_utah")
        .plays("us", "activate e")
        .refuses("us", "charge g", rule="HON-21.19")
        .plays("us", "charge n", dice="yellow 4")
        .then("n", hits=1)
    )
    given(HON, text.format(""), "hon_s7_utah").plays("us", "activate e").plays("us", "charge n", dice="yellow 3").then("n", hits=0).does_not_offer(
        "us", "fire at", "charge"
    )
    given(HON, text.format(" concealed"), "hon_s7_utah").plays("us", "activate e").refuses("us", "charge n", rule="HON-21.19")
    given(HON, text.format("")).plays("us", "activate e").refuses("us", "charge n", rule="HON-21.19")


def test_mines_and_wire():
    """HON-21.20: a mine hits on 1 or 2, suppresses armour, spares Engineers; wire ends the movement of all but tanks, who remove it."""
    text = "marker minefield C4\nus u {} C5{}\nge g ge_sturm_kp C3\ndirectives us 1"
    given(HON, text.format("us_m10", "")).plays("us", "activate u").plays("us", "move C4", dice="yellow 2").then("u", suppressed=1, hits=0)
    given(HON, text.format("us_ranger_cie", "")).plays("us", "activate u").plays("us", "move C4", dice="yellow 1").then("u", hits=1)
    given(HON, text.format("us_engineer_cie", "")).plays("us", "activate u; move C4").then("u", hits=0)
    given(HON, text.format("us_decoy", " concealed")).plays("us", "activate u").plays("us", "move C4", dice="yellow 2").gone("u")
    given(HON, text.format("us_engineer_cie", " concealed")).plays("us", "activate u").plays("us", "move C4", dice="yellow 3").then("u", visible=False)
    wire = text.replace("minefield", "barbed_wire")
    (given(HON, wire.format("us_rifle_cie", "")).plays("us", "activate u; move C4").refuses("us", "march B4", rule="HON-21.20").offers("us", "fire at 0 g"))
    given(HON, wire.format("us_m10", "")).plays("us", "activate u; move C4; march B4").then_state(markers={})


def test_camouflage():
    """HON-12.13, HON-21.39, HON-15.7: at the end of an activation, not on Plain or Flooded, not next to an enemy card, Concealed or not."""
    text = "terrain {} C5\nus r us_ranger_cie C5\nge g ge_decoy {} concealed"
    given(HON, text.format("U", "A1")).plays("us", "activate r; end activation").asked("us", "conceal").plays("us", "conceal").then("r", visible=False)
    for ground, enemy in ((".", "A1"), ("F", "A1"), ("U", "C4")):
        given(HON, text.format(ground, enemy)).plays("us", "activate r; end activation").asked("us", "tactic").then("r", visible=True)
    given(HON, "terrain U C5\nus r us_rifle_cie C5").plays("us", "activate r; end activation").asked("us", "tactic")


def test_describing_skills_cannot_be_switched_off():
    """HON-21.44, HON-12.7, HON-21.7: Immobile holds for a Concealed card, whatever moves it; refusals go to its owner."""
    table = (
        given(HON, "active ge\nge n ge_widerstandsnest C4 concealed\nhand ge ev_sunken_lane")
        .plays("ge", "play event ev_sunken_lane")
        .refuses("ge", "move unit n C5", rule="HON-12.7")
    )
    table.plays("ge", "pass; activate n").refuses("ge", "move C5", rule="HON-12.7").refuses("ge", "march C5", rule="HON-12.7")


def test_fire_or_move():
    """HON-12.6, HON-21.44: neither fires after moving nor moves, marches or advances after firing."""
    text = "us m us_heavy_weapons_cie C5\nge g ge_grenadier_kp C4\nge h ge_sturm_kp D4\ndirectives us 1"
    given(HON, text).plays("us", "activate m; move B5").refuses("us", "fire at 0 g", rule="HON-12.6")
    (
        given(HON, text)
        .plays("us", "activate m; fire at 0 g", dice="red 6 6")
        .gone("g")
        .refuses("us", "move C4", rule="HON-12.6")
        .refuses("us", "march C4", rule="HON-12.6")
    )


def test_hit_point_marker():
    """HON-14.10, HON-6.30: one more hit point."""
    given(HON, "us r us_rifle_cie C5\nge g ge_grenadier_kp D4 extra=1\ndirectives us 0").plays("us", "activate r; fire at 0 g", dice="red 6 4").then(
        "g", hits=1
    )


def test_a_fire_bonus_marker_helps_whoever_stands_there():
    """HON-14.3, HON-14.4, HON-14.11: markers of a scenario act on the unit in their square, of either side."""
    table = given(HON, "active ge\nmarker fire_bonus C4 2\nge g ge_grenadier_kp C4\nus r us_ranger_cie C5\ndirectives ge 0").plays(
        "ge", "activate g; fire at 0 r", dice="red 4 2"
    )
    table.then("r", hits=1)


def test_printed_passives_of_the_cards():
    """HON-9.3, HON-21.44, HON-12.3: which cards carry which describing skills."""
    assert printed_cards.profile("ge_ost_kp").fragile == 2
    assert printed_cards.profile("ge_nebelwerfer_batterie").fragile == 3
    assert printed_cards.profile("us_m4_dd").amphibious
    assert printed_cards.profile("ge_kasematte").immobile
    assert printed_cards.profile("us_rifle_cie", ("hero_us_fontaine",)).camouflage
