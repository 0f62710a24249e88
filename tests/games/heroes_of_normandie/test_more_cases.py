"""Worked cases, HON-CASE-31 to HON-CASE-60, with scripted dice."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.rules.victory import points
from bocage.games.heroes_of_normandie.state import events
from bocage.testing import given

HON = "heroes_of_normandie"


def square(name: str) -> int:
    """A square of the plain map of 7 by 7."""
    return (int(name[1]) - 1) * 7 + ord(name[0]) - ord("A")


def test_case_31_a_hill_adds_range():
    """HON-17.4, HON-6.7, HON-6.5 (HON-CASE-31): range 2 from a hill; two squares diagonally are distance 2; no advance from there."""
    table = given(HON, "terrain H C5\nus r us_rifle_cie C5\nge g ge_grenadier_kp E3\nge f ge_grenadier_kp F5\ndirectives us 0")
    table.plays("us", "activate r").refuses("us", "fire at 0 f", rule="HON-6.5")
    table.plays("us", "fire at 0 g", dice="red 6 6").gone("g").asked("us", "act")


def test_case_32_a_fortified_hill():
    """HON-17.7 (HON-CASE-32): range 3 becomes 4."""
    table = given(HON, "active ge\nterrain B A1\nge l ge_lefh18_batterie A1\nus x us_rifle_cie E1\nus y us_rifle_cie F1")
    table.plays("ge", "activate l").offers("ge", "fire at 0 x").refuses("ge", "fire at 0 y", rule="HON-6.5")


def test_case_33_fire_outside_an_activation():
    """HON-10.16, HON-21.25, HON-9.6 (HON-CASE-33): Fire! gives one Fire; the battery may be activated later; an ACTIVATED one cannot be chosen."""
    text = "us o us_forward_observers A7\nus f us_fa_battery C5 {}\nge g ge_stug3 C3\ndirectives us 0"
    table = given(HON, text.format("")).plays("us", "activate o; order fire 0 f; fire at 0 g", dice="red 1 2").then("f", marker="")
    table.refuses("us", "order fire 0 f", rule="HON-9.11").plays("us", "end activation; activate f").offers("us", "fire at 0 g")
    given(HON, text.format("activated")).plays("us", "activate o").refuses("us", "order fire 0 f", rule="HON-10.16")


def test_case_34_once_more():
    """HON-11.8, HON-21.28, HON-8.18 (HON-CASE-34): the second Fire at the same target succeeds without dice; Piercing may be announced."""
    text = "us m us_m10 C4 hero=hero_us_dallery\nge p ge_pz4 C3\ndirectives us {}"
    table = given(HON, text.format(0)).plays("us", "activate m; fire at 0 p", dice="red 4 4").then("p", hits=1, suppressed=0)
    table.plays("us", "fire at 1 p").then("p", hits=1, suppressed=1)
    table = given(HON, text.format(1)).plays("us", "activate m; fire at 0 p", dice="red 4 4").plays("us", "fire at 1 p; spend directive").gone("p")
    assert len(table.events(events.FireRolled)) == 1


def test_once_more_needs_the_same_target_and_a_success():
    """HON-11.8, HON-21.28: against another target, or after a miss, the second Fire is rolled; a saved first Fire counts unless the option says no."""
    text = "us m us_m10 C4 hero=hero_us_dallery\nge p ge_pz4 C3\nge q ge_r35 D3\ndirectives us 0\ndirectives ge 0"
    given(HON, text).plays("us", "activate m; fire at 0 p", dice="red 4 4").plays("us", "fire at 1 q", dice="red 1 2")
    given(HON, text).plays("us", "activate m; fire at 0 p", dice="red 1 2").plays("us", "fire at 1 p", dice="red 1 2")
    table = given(HON, text).plays("us", "activate m; fire at 0 q", dice="red 4 4").plays("ge", "roll save", dice="yellow 6")
    table.plays("us", "fire at 1 q").then("q", suppressed=1)
    table = given(HON, text, options={"once_more": "once_more_unsaved"}).plays("us", "activate m; fire at 0 q", dice="red 4 4")
    table.plays("ge", "roll save", dice="yellow 6").plays("us", "fire at 1 q", dice="red 1 2")


def test_case_35_relentless():
    """HON-11.9, HON-21.15 (HON-CASE-35): +1 for each SUPPRESSED marker: 6 + 2 reaches 8."""
    table = given(HON, "us p us_para_rifle_cie C4 hero=hero_us_lonergan\nge g ge_stug3 C3 suppressed=2\nge h ge_sturm_kp D3 suppressed=2\ndirectives us 0")
    table.plays("us", "activate p; fire at 0 h", dice="red 3 3").then("h", hits=1, suppressed=2)


def test_case_36_stimulation():
    """HON-10.17, HON-21.9, HON-6.36, HON-7.12 (HON-CASE-36): two sources give +2 and no half success; with one a DIRECTIVE completes it."""
    two = "us a us_hq_roosevelt B5\nus b us_hq_roosevelt D5\nus r us_rifle_cie C4\nge g ge_sturm_kp C3\ndirectives us 1"
    given(HON, two).plays("us", "activate r; fire at 0 g", dice="red 3 3").then("g", hits=1, suppressed=0)
    given(HON, two, options={"auras": "aura_once"}).plays("us", "activate r; fire at 0 g", dice="red 3 3").asked("us", "fire_plus")
    one = "us a us_hq_roosevelt B5\nus r us_rifle_cie C4\nge g ge_sturm_kp C3\ndirectives us 1"
    given(HON, one).plays("us", "activate r; fire at 0 g", dice="red 3 3").plays("us", "spend directive").then("g", hits=1, suppressed=0)
    given(HON, one).plays("us", "activate r; fire at 0 g", dice="red 3 3").plays("us", "pass").then("g", hits=0, suppressed=1)


def test_case_37_cumbersome():
    """HON-11.11, HON-21.27 (HON-CASE-37): 9 standing still and then no move at all; 11 after a move; 11 before it keeps the move."""
    text = "us h us_para_pack_howitzer C5\nge g ge_sturm_kp C3"
    table = given(HON, text).plays("us", "activate h; fire at 0 g still", dice="red 5 4").then("g", hits=1)
    table.refuses("us", "move B5", rule="HON-21.27").refuses("us", "march B5", rule="HON-21.27")
    table = given(HON, text).plays("us", "activate h; move B5").refuses("us", "fire at 0 g still=true", rule="HON-21.27")
    table.plays("us", "fire at 0 g", dice="red 5 4").then("g", hits=0)
    table = given(HON, text).plays("us", "activate h; fire at 0 g", dice="red 5 4").then("g", hits=0).plays("us", "move B5")


def test_case_38_fragile():
    """HON-12.3, HON-21.29 (HON-CASE-38): the second SUPPRESSED sends the card back into the Reserve; no destruction, no advance, no points."""
    table = given(HON, "us r us_rifle_cie C4\nge o ge_ost_kp C3 suppressed=1\nreserve ge ge_decoy\ndirectives us 0")
    table.plays("us", "activate r; fire at 0 o", dice="red 2 2").gone("o").asked("us", "act")
    assert table.state.reserves["ge"] == ("ge_decoy", "ge_ost_kp")
    assert table.state.discards["ge"] == ()
    assert not table.events(events.Destroyed)


def test_case_39_a_heros_save():
    """HON-8.19, HON-8.16, HON-6.27, HON-21.32 (HON-CASE-39): Kranz's 5 replaces the 6 and beats the terrain; the hero falls with the unit."""
    for card, ground in (("ge_fj_kp", "."), ("ge_grenadier_kp", "U")):
        table = given(HON, f"terrain {ground} C3\nus r us_rifle_cie C4\nge f {card} C3 hero=hero_ge_kranz\ndirectives us 0\ndirectives ge 0")
        table.plays("us", "activate r; fire at 0 f", dice="red 6 4").plays("ge", "roll save", dice="yellow 4").gone("f")
        assert table.events(events.SaveRolled)[0].needed == 5
        assert sorted(table.state.discards["ge"]) == sorted([card, "hero_ge_kranz"])


def test_case_40_twelve_hurts():
    """HON-19.6, HON-21.31 (HON-CASE-40): 11 and a DIRECTIVE make 12: two HITs, or two SUPPRESSED on armour; Double Impact is not doubled again."""
    on = {"twelve_hurts": "on"}
    text = "us r us_rifle_cie C4\nge s ge_sturm_kp C3"
    given(HON, text, options=on).plays("us", "activate r; fire at 0 s", dice="red 6 5").plays("us", "spend directive").gone("s")
    given(HON, text).plays("us", "activate r; fire at 0 s", dice="red 6 6").then("s", hits=1)
    text = "active ge\nge g ge_grenadier_kp C3\nus s us_m4_sherman C4"
    table = (
        given(HON, text, options=on).plays("ge", "activate g; fire at 0 s; pass", dice="red 6 5").plays("ge", "spend directive").then("s", suppressed=2, hits=0)
    )
    text = "us f us_fa_battery C5\nge k ge_kasematte C3\nge n ge_widerstandsnest D4\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text.replace("ge_widerstandsnest", "ge_sturm_kp"), options=on).plays("us", "activate f; fire at 0 n", dice="red 6 6").gone("n")
    assert table.events(events.HitPlaced)[0].count == 2


def test_case_41_no_card_inside_an_enemy_activation():
    """HON-8.3, HON-8.4, HON-8.13, HON-21.1 (HON-CASE-41): no window inside the activation; one before each GO! attempt, after each tactic, in Manage
    hand and Manoeuvre."""
    text = "us m us_m10 C4\nus r us_rifle_cie C5\nus g us_rifle_cie F5 go\nge s ge_sturm_kp C3\nhand ge ev_smoke\ndirectives us 0"
    table = given(HON, text).asked("ge", "window").passes("ge").plays("us", "decline g").asked("us", "tactic").plays("us", "activate m").asked("us", "act")
    table.refuses("ge", "play event ev_smoke").plays("us", "fire at 0 s", dice="red 1 2").not_asked("ge").plays("us", "end activation").asked("ge", "window")
    table = given(HON, text.replace(" go", "")).plays("us", "manage hand").asked("ge", "window").passes("ge")
    table = given(HON, text.replace(" go", "")).plays("us", "manoeuvre m r").asked("ge", "window")


def test_case_42_taking_directives():
    """HON-4.1, HON-3.20, HON-7.2 (HON-CASE-42): from 5 to 6, the rest is lost; at 6 the tactic is legal and gives nothing."""
    for have in (5, 6):
        given(HON, f"us r us_rifle_cie C4\ndirectives us {have}").plays("us", "take directives").then("us", directives=6, orders=3)
    given(HON, "us r us_rifle_cie C4\ndirectives us 1").plays("us", "take directives").then("us", directives=4)


def test_case_43_healing():
    """HON-10.13, HON-21.36, HON-21.24, HON-9.7 (HON-CASE-43): 4 or more removes a HIT, also on itself; a unit without HIT cannot be chosen."""
    text = "us m us_medical_cie C4\nus a us_armored_infantry_cie C5 hits=1\nus s us_m4_sherman D4 hits=1\nus b us_ranger_cie B4"
    given(HON, text).plays("us", "activate m; heal 0 a", dice="yellow 4").then("a", hits=0)
    table = given(HON, text).plays("us", "activate m; heal 0 a", dice="yellow 3").then("a", hits=1)
    table.refuses("us", "heal 0 a", rule="HON-9.11")
    given(HON, text).plays("us", "activate m").refuses("us", "heal 0 b", rule="HON-21.36").refuses("us", "heal 0 s", rule="HON-9.7")


def test_case_44_the_exclamation_mark():
    """HON-9.10, HON-8.20, HON-8.17 (HON-CASE-44): Brannigan's GO! goes to infantry only, not to units of two types; only while the unit is activated."""
    text = "us x us_rifle_cie C4 hero=hero_us_brannigan\nus r us_rifle_cie C5\nus a us_armored_infantry_cie D4\nus p us_para_rifle_cie B4"
    table = given(HON, text).plays("us", "activate x").refuses("us", "command 0 a", rule="HON-9.7").refuses("us", "command 0 p", rule="HON-9.7")
    table.plays("us", "command 0 r").then("r", marker="go")
    given(HON, text).plays("us", "activate r").refuses("us", "command 0 x", rule="HON-9.2")


def test_case_45_passive_no_cover():
    """HON-12.5, HON-21.45 (HON-CASE-45): next to a Visible Widerstandsnest there is no save of any kind, not even for a Concealed card."""
    text = "active ge\nterrain U C4\nge n ge_widerstandsnest B3{}\nge g ge_grenadier_kp C3\nus r us_rifle_cie C4{}\ndirectives ge 0\ndirectives us 0"
    given(HON, text.format("", "")).plays("ge", "activate g; fire at 0 r", dice="red 6 2").gone("r")
    table = given(HON, text.format("", " concealed")).plays("ge", "activate g; fire at 0 r").plays("us", "pass", dice="red 6 2").plays("us", "pass").gone("r")
    assert not table.events(events.SaveRolled)
    given(HON, text.format(" concealed", "")).plays("ge", "activate g; fire at 0 r", dice="red 6 2").asked("us", "save")


def test_case_46_the_final_reveal():
    """HON-18.2, HON-18.3, HON-3.18 (HON-CASE-46): a Grenadier revealed on the objective controls it, a decoy is discarded and the last controller keeps it."""
    text = "turn 9\norders us 1\nactive ge\norders ge 1\nobjective C3 1 us\nge g {} C3 concealed\nus r us_rifle_cie G7"
    for card, side in (("ge_grenadier_kp", "ge"), ("ge_decoy", "us")):
        table = given(HON, text.format(card)).plays("ge", "take directives")
        assert table.match.over
        assert points(table.game, side) == 1
        assert points(table.game, "ge" if side == "us" else "us") == 0


def test_case_47_diagonals():
    """HON-5.7, HON-5.8, HON-7.6 (HON-CASE-47): a mechanised unit moves diagonally, but never marches so; other types never move so."""
    table = given(HON, "us m us_recon_troop B4\nus t us_m4_sherman F4").plays("us", "activate m; move C3")
    table.refuses("us", "march D2", rule="HON-7.6").plays("us", "march C2; end activation; activate t").refuses("us", "move G3", rule="HON-5.7")


def test_case_48_a_concealed_unit_acts():
    """HON-5.10, HON-15.8, HON-15.9, HON-17.8, HON-21.6, HON-15.7 (HON-CASE-48): it moves, reveals itself and fires; in a Forest it may conceal
    again, markers stay."""
    text = "terrain T C5\nus r us_rifle_cie C6 concealed\nge g ge_sturm_kp C3\ndirectives us 0"
    table = given(HON, "terrain T C5\nus r us_rifle_cie C6 concealed suppressed=1\nge g ge_sturm_kp D4\ndirectives us 0")
    table.plays("us", "activate r; move C5; reveal r; fire at 0 g", dice="red 1 2").then("r", visible=True).plays("us", "end activation").asked("us", "tactic")
    table = given(HON, text).plays("us", "activate r; reveal r; move C5; end activation").asked("us", "conceal").plays("us", "conceal")
    table.then("r", visible=False, marker="activated", known=True)
    table = given(HON, "us r us_rifle_cie C4 concealed\nge g ge_sturm_kp C3\ndirectives us 0").plays("us", "activate r; fire at 0 g", dice="red 1 2")
    table.then("r", visible=True).plays("us", "move B4").then("r", visible=True)


def test_case_49_every_order_must_be_spent():
    """HON-3.8, HON-3.20, HON-3.9 (HON-CASE-49): without cards and with full DIRECTIVE the fillers are legal, again and again, and passing is not."""
    table = given(HON, "us d us_rifle_cie C4 activated\nge g ge_grenadier_kp A1\ndirectives us 6")
    table.offers("us", "take directives", "manage hand").does_not_offer("us", "activate", "remove suppressed", "manoeuvre").refuses(
        "us", "activate d", rule="HON-4.25"
    )
    table.refuses("us", "remove suppressed", rule="HON-3.20")
    table.plays("us", "take directives; manage hand; take directives; take directives").asked("ge", "tactic")


def test_case_50_a_depot():
    """HON-14.1, HON-18.2, HON-3.19 (HON-CASE-50): +1 at the start of the controller's sequence, none at 6; a Concealed card must reveal to claim it."""
    text = "orders us 1\nmarker depot D2\nge o ge_ost_kp D2 {}\nus r us_rifle_cie A7\ndirectives ge {}"
    given(HON, text.format("", 2)).plays("us", "take directives").asked("ge", "tactic").then("ge", directives=3)
    given(HON, text.format("", 6)).plays("us", "take directives").then("ge", directives=6)
    given(HON, text.format("concealed", 2)).plays("us", "take directives").asked("ge", "claim").plays("ge", "pass").then("ge", directives=2)
    given(HON, text.format("concealed", 2)).plays("us", "take directives").plays("ge", "turn up o").then("ge", directives=3).then("o", visible=True)


def test_case_51_suppressive_fire_at_seven():
    """HON-11.3, HON-21.15 (HON-CASE-51): exactly 7, natural or by DIRECTIVE, suppresses whatever the type."""
    text = "active ge\nge w ge_spaehwagen C3\nus s us_m4_sherman C4"
    given(HON, text).plays("ge", "activate w; fire at 0 s; pass", dice="red 4 3").then("s", suppressed=1)
    given(HON, text).plays("ge", "activate w; fire at 0 s; pass", dice="red 5 1").plays("ge", "spend directive").then("s", suppressed=1)
    given(HON, text).plays("ge", "activate w; fire at 0 s; pass", dice="red 5 3").plays("ge", "pass").then("s", suppressed=0)


def test_case_52_lost_in_its_own_activation():
    """HON-21.20, HON-21.33, HON-10.3 (HON-CASE-52): a mine destroys the HQ; its activation ends, its GO! markers are still attempted."""
    text = "us h us_hq_infantry_command C5\nus a us_rifle_cie B5\nus b us_rifle_cie D5\nmarker minefield C4"
    table = given(HON, text).plays("us", "activate h; command 0 a; command 0 b").plays("us", "move C4", dice="yellow 2").gone("h")
    table.asked("us", "go").offers("us", "attempt a", "attempt b")
    given(HON, text).plays("us", "activate h").plays("us", "move C4", dice="yellow 3").then("h", hits=0)


def test_case_53_two_fires_destroy():
    """HON-11.4, HON-12.6, HON-6.30, HON-6.2 (HON-CASE-53): two Fires at one target; a Fire or Move unit makes no advance."""
    table = given(HON, "active ge\nge m ge_mg_abteilung C3\nus r us_ranger_cie C4\ndirectives ge 0")
    table.plays("ge", "activate m; fire at 0 r", dice="red 6 4").then("r", hits=1, suppressed=1).plays("ge", "fire at 1 r", dice="red 5 4").gone("r")
    table.asked("ge", "act").refuses("ge", "move B3", rule="HON-12.6")


def test_case_54_support_for_a_concealed_unit():
    """HON-15.12, HON-21.42, HON-10.18, HON-6.27 (HON-CASE-54): the army symbol reaches a Concealed unit, a type does not."""
    text = "us r us_rifle_cie C4\nge f ge_fj_kp C3 concealed\nge h ge_hq_kampfgruppe C2\ndirectives us 0\ndirectives ge 0\nmarker defence_bonus C3 5"
    table = given(HON, text).plays("us", "activate r; fire at 0 f").plays("ge", "pass", dice="red 5 4").plays("ge", "pass; roll save", dice="yellow 5")
    table.then("f", visible=True, hits=0)
    text = "us r us_rifle_cie C4\nge t ge_r35 C3 {}\nge h ge_hq_panzer C2\ndirectives us 1\ndirectives ge 0"
    table = given(HON, text.format("concealed")).plays("us", "activate r; fire at 0 t").plays("ge", "pass").plays("us", "spend directive", dice="red 5 4")
    table.plays("ge", "pass; roll save", dice="yellow 6")
    assert table.events(events.SaveRolled)[0].needed == 6


def test_support_is_a_save_for_friends_in_range_and_type():
    """HON-10.18, HON-21.24, HON-9.5: Support reaches fitting units within its range, never its owner."""
    text = "us r us_m10 C4\nge t ge_stug3 C3\nge h ge_hq_panzer {}\ndirectives us 0\ndirectives ge 0"
    given(HON, text.format("C2")).plays("us", "activate r; fire at 0 t", dice="red 6 4").asked("ge", "save")
    given(HON, text.format("C1")).plays("us", "activate r; fire at 0 t", dice="red 6 4").then("t", hits=1)


def test_case_55_uses_may_be_spread():
    """HON-9.13, HON-10.1, HON-9.5 (HON-CASE-55): GO!, move, GO! again from the new square; the first unit keeps its marker."""
    table = given(HON, "us h us_hq_infantry_command B5\nus a us_rifle_cie A4\nus d us_rifle_cie D4\nus e us_rifle_cie D6")
    table.plays("us", "activate h").refuses("us", "command 0 d", rule="HON-9.5")
    table.plays("us", "command 0 a; move C5; command 0 d").then("a", marker="go").then("d", marker="go")
    table.refuses("us", "command 0 e", rule="HON-9.11")


def test_case_56_amphibious():
    """HON-12.1, HON-17.10, HON-17.11, HON-21.4 (HON-CASE-56): into Water by a move, no DIRECTIVE there; firing from it is legal; others stay out."""
    table = given(HON, "terrain W C4 C3\nus d us_m4_dd C5\nus s us_m4_sherman D4\nge g ge_r35 B3")
    table.plays("us", "activate d; move C4").refuses("us", "march C3", rule="HON-7.19").offers("us", "fire at 0 g").plays("us", "end activation")
    table.plays("us", "activate s").refuses("us", "move C4", rule="HON-5.6").plays("us", "move D3").refuses("us", "march C3", rule="HON-17.10")


def test_case_57_one_event_per_sequence():
    """HON-3.11, HON-8.1, HON-8.11, HON-3.10 (HON-CASE-57): one Event in the enemy sequence, then a Hero but no Event; in the own sequence again one."""
    text = "stage open\nge g ge_grenadier_kp A1\nus r us_rifle_cie A7\norders us 1\nhand ge ev_ammo_truck ev_ammo_truck ev_lost_dispatch hero_ge_kranz"
    table = (
        given(HON, text)
        .asked("ge", "window")
        .plays("ge", "play event ev_ammo_truck")
        .then("ge", directives=5)
        .refuses("ge", "play event ge-h2", rule="HON-8.1")
    )
    table.plays("ge", "pass").plays("us", "take directives").asked("ge", "window").does_not_offer("ge", "play event").plays("ge", "play hero hero_ge_kranz g")
    table.asked("ge", "tactic").offers("ge", "play event ev_ammo_truck").refuses("ge", "play event ge-h1", rule="HON-8.1")


def test_case_58_the_advance_reveals():
    """HON-21.3, HON-15.11 (HON-CASE-58): before the advance the distance is 2, after it 1; C1 stays hidden."""
    table = given(
        HON, "us r us_rifle_cie C4\nge a ge_grenadier_kp C3\nge b ge_stug3 C2 concealed\nge c ge_stug3 C1 concealed\ndirectives us 0\ndirectives ge 0"
    )
    table.plays("us", "activate r; fire at 0 a", dice="red 6 4").passes("ge").then("b", visible=False).plays("us", "advance C3")
    table.then("b", visible=True).then("c", visible=False)


def test_case_59_suppressive_fire_at_a_hidden_card():
    """HON-15.15, HON-11.4, HON-21.38, HON-15.14 (HON-CASE-59): on a miss the card turns Visible; infantry is suppressed by the 7, a Sherman is not."""
    for card, count in (("us_rifle_cie", 1), ("us_m4_sherman", 0)):
        table = given(HON, f"active ge\nge m ge_mg_abteilung C3\nus r {card} C4 concealed\ndirectives ge 0")
        table.plays("ge", "activate m; fire at 0 r").plays("us", "pass", dice="red 4 3").then("r", visible=True, suppressed=count, hits=0)
    table = given(HON, "active ge\nge g ge_grenadier_kp C3\nus r us_m4_sherman C4 concealed\ndirectives ge 0")
    table.plays("ge", "activate g; fire at 0 r").plays("us", "pass", dice="red 2 2").then("r", visible=True, suppressed=1)


def test_case_60_removing_suppressed():
    """HON-4.20 (HON-CASE-60): one or two markers in all, never three."""
    text = "us x us_rifle_cie C4 suppressed=3\nus y us_rifle_cie D4 suppressed=1"
    given(HON, text).plays("us", "remove suppressed; relieve x; relieve x").then("x", suppressed=1).then("y", suppressed=1).asked("us", "tactic")
    given(HON, text).plays("us", "remove suppressed; relieve x; relieve y").then("x", suppressed=2).then("y", suppressed=0).asked("us", "tactic")
    given(HON, text).plays("us", "remove suppressed").refuses("us", "pass", rule="HON-4.20").plays("us", "relieve y; pass").then("y", suppressed=0)
