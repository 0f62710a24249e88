"""Worked cases, HON-CASE-01 to HON-CASE-30, with scripted dice."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.state import events
from bocage.testing import given

HON = "heroes_of_normandie"


def test_case_01_a_hit_destroys_and_the_advance_is_offered():
    """HON-6.8, HON-6.9, HON-6.30, HON-6.31, HON-6.34 (HON-CASE-01): 8 against 8 destroys; the advance is offered at once and is optional."""
    table = given(HON, "us a us_rifle_cie C4\nge g ge_grenadier_kp C3\ndirectives us 0")
    table.plays("us", "activate a; fire at 0 g", dice="red 5 3").gone("g").asked("us", "advance")
    assert table.state.discards["ge"] == ("ge_grenadier_kp",)
    table.plays("us", "pass").then("a", square=table.game.setting.grid.named("C4"))
    table.asked("us", "act").does_not_offer("us", "advance")


def test_case_02_no_diagonal_advance():
    """HON-6.32 (HON-CASE-02): a diagonal kill gives no advance."""
    table = given(HON, "us a us_rifle_cie C4\nge g ge_grenadier_kp D3\ndirectives us 0")
    table.plays("us", "activate a; fire at 0 g", dice="red 6 4").gone("g").not_asked("us", "advance")


def test_case_03_half_success_suppresses_without_a_save():
    """HON-6.10, HON-6.11, HON-20.2, HON-6.23 (HON-CASE-03): a failed double suppresses; there is no save against it."""
    table = given(HON, "terrain U C3\nus a us_rifle_cie C4\nge g ge_grenadier_kp C3\ndirectives us 0")
    table.plays("us", "activate a; fire at 0 g", dice="red 3 3").then("g", suppressed=1, hits=0).asked("us", "act")


def test_case_04_no_cover_after_a_directive():
    """HON-7.12, HON-11.10, HON-21.15 (HON-CASE-04): 8 + 1 reaches 9; No Cover leaves no save; the double of a success suppresses nobody."""
    table = given(HON, "terrain U C3\nus e us_engineer_cie C4\nge g ge_grenadier_kp C3")
    table.plays("us", "activate e; fire at 0 g", dice="red 4 4").asked("us", "fire_plus")
    table.plays("us", "spend directive").gone("g").then("us", directives=2)
    assert not table.events(events.SuppressionPlaced)
    assert not table.events(events.SaveRolled)


def test_case_05_double_one_and_the_limit_of_six():
    """HON-6.12, HON-7.2 (HON-CASE-05): a double 1 gives a DIRECTIVE, but never a seventh."""
    for have, then in ((6, 6), (5, 6)):
        table = given(HON, f"us a us_rifle_cie C4\nge g ge_grenadier_kp C3\ndirectives us {have}")
        table.plays("us", "activate a; fire at 0 g", dice="red 1 1").then("g", suppressed=1).then("us", directives=then)


def test_case_06_suppressive_fire_adds_to_a_half_success():
    """HON-11.4, HON-21.22 (HON-CASE-06): 7 or more suppresses infantry even on a miss; with a double it makes two."""
    text = "active ge\nge m ge_mg_abteilung C3\nus a us_rifle_cie C4\ndirectives ge 0"
    given(HON, text).plays("ge", "activate m; fire at 0 a", dice="red 4 3").then("a", suppressed=1, hits=0)
    given(HON, text).plays("ge", "activate m; fire at 0 a", dice="red 4 4").then("a", suppressed=2, hits=0)
    given(HON, text).plays("ge", "activate m; fire at 0 a", dice="red 4 2").then("a", suppressed=0)


def test_case_07_non_piercing_success_on_armour():
    """HON-6.19, HON-6.20, HON-11.4 (HON-CASE-07): a success without Piercing gives armour one SUPPRESSED; a tank is no infantry."""
    table = given(HON, "active ge\nge m ge_mg_abteilung C3\nus s us_m4_sherman C4\ndirectives ge 0")
    table.plays("ge", "activate m; fire at 0 s", dice="red 6 5").then("s", suppressed=1, hits=0)


def test_case_08_piercing_by_directive():
    """HON-7.10, HON-7.11, HON-7.3 (HON-CASE-08): announced before the dice it turns a success into a HIT; on a miss it is lost."""
    text = "active ge\nge m ge_mg_abteilung C3\nus s us_m4_sherman C4\ndirectives ge 1"
    table = given(HON, text).plays("ge", "activate m; fire at 0 s").asked("ge", "pierce")
    table.plays("ge", "spend directive", dice="red 5 4").then("s", hits=1, suppressed=0).then("ge", directives=0)
    table = given(HON, text).plays("ge", "activate m; fire at 0 s; spend directive", dice="red 5 3")
    table.then("s", hits=0, suppressed=0).then("ge", directives=0)


def test_case_09_piercing_and_plus_one_on_one_fire():
    """HON-7.15, HON-7.13 (HON-CASE-09): one of each kind, two DIRECTIVE in all."""
    table = given(HON, "us a us_rifle_cie C4\nge s ge_stug3 C3 hits=1")
    table.plays("us", "activate a; fire at 0 s; spend directive", dice="red 4 3").plays("us", "spend directive").gone("s")
    table.then("us", directives=1)


def test_case_10_a_directive_for_the_save():
    """HON-7.16, HON-7.17, HON-7.4, HON-6.25, HON-6.26 (HON-CASE-10): 5 + 1 saves; a SUPPRESSED unit has no DIRECTIVE and is lost."""
    text = "terrain U C3\nus a us_rifle_cie C4\nge g ge_grenadier_kp C3{}\ndirectives us 0"
    table = given(HON, text.format("")).plays("us", "activate a; fire at 0 g", dice="red 5 3").asked("ge", "save")
    table.plays("ge", "roll save", dice="yellow 5").asked("ge", "save_plus").plays("ge", "spend directive")
    table.then("g", hits=0).then("ge", directives=2)
    table = given(HON, text.format(" suppressed=1")).plays("us", "activate a; fire at 0 g", dice="red 5 3")
    table.plays("ge", "roll save", dice="yellow 5").gone("g")


def test_case_11_the_best_save_is_used():
    """HON-6.27, HON-14.4 (HON-CASE-11): an own save of 6 on a Defence Bonus 5: one die, 5 saves."""
    table = given(HON, "marker defence_bonus C4 5\nactive ge\nge g ge_grenadier_kp C3\nus p us_para_rifle_cie C4\ndirectives ge 0\ndirectives us 0")
    table.plays("ge", "activate g; fire at 0 p", dice="red 6 3").plays("us", "roll save", dice="yellow 5").then("p", hits=0)
    assert table.events(events.SaveRolled)[0].needed == 5


def test_case_12_double_impact_and_one_save():
    """HON-6.25, HON-11.7, HON-6.29 (HON-CASE-12): two HITs, one save ignores both; a failed one destroys a unit of 2 hit points."""
    text = "terrain U C2\nactive ge\nge k ge_nebelwerfer_batterie C4\nus r us_ranger_cie C2\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text).plays("ge", "activate k; fire at 0 r", dice="red 6 3").plays("us", "roll save", dice="yellow 6")
    table.then("r", hits=0)
    given(HON, text).plays("ge", "activate k; fire at 0 r", dice="red 6 3").plays("us", "roll save", dice="yellow 5").gone("r")


def test_case_13_double_impact_on_armour():
    """HON-6.20, HON-11.7 (HON-CASE-13): marker for marker, two SUPPRESSED, no save."""
    table = given(HON, "terrain U C2\nus f us_fa_battery C4\nge p ge_pz4 C2\ndirectives us 0")
    table.plays("us", "activate f; fire at 0 p", dice="red 5 5").then("p", suppressed=2, hits=0).asked("us", "act")


def test_case_14_a_saved_hit_has_no_rider():
    """HON-11.5, HON-21.23 (HON-CASE-14): saved, nothing at all; not saved, a HIT and a SUPPRESSED."""
    text = "terrain U C2\nus m us_mortar_platoon C4\nge s ge_sturm_kp C2\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text).plays("us", "activate m; fire at 0 s", dice="red 6 3").plays("ge", "roll save", dice="yellow 6")
    table.then("s", hits=0, suppressed=0)
    table = given(HON, text).plays("us", "activate m; fire at 0 s", dice="red 6 3").plays("ge", "roll save", dice="yellow 2")
    table.then("s", hits=1, suppressed=1)


def test_case_15_concealed_armour_rolls_its_save_first():
    """HON-15.12, HON-15.13, HON-15.10 (HON-CASE-15): the save of 6 is rolled before the card is turned; failed, armour takes SUPPRESSED."""
    text = "us a us_rifle_cie C4\nge s ge_stug3 C3 concealed\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text).plays("us", "activate a; fire at 0 s").asked("ge", "reveal_target")
    table.plays("ge", "pass", dice="red 5 4").asked("ge", "reveal_before_save").plays("ge", "pass; roll save", dice="yellow 6")
    table.then("s", visible=True, hits=0, suppressed=0)
    table = given(HON, text).plays("us", "activate a; fire at 0 s").plays("ge", "pass", dice="red 5 4")
    table.plays("ge", "pass; roll save", dice="yellow 3").then("s", visible=True, hits=0, suppressed=1)


def test_case_15_with_the_faq_reading():
    """HON-15.13: with the option the SUPPRESSED of hidden armour is placed whatever the save shows."""
    text = "us a us_rifle_cie C4\nge s ge_stug3 C3 concealed\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text, options={"concealed_armour_save": "faq"}).plays("us", "activate a; fire at 0 s").plays("ge", "pass", dice="red 5 4")
    table.plays("ge", "pass; roll save", dice="yellow 6").then("s", visible=True, suppressed=1)


def test_case_16_a_fire_at_a_decoy():
    """HON-16.1, HON-16.5, HON-21.35, HON-6.12 (HON-CASE-16): the decoy is shown and discarded, the Fire is spent, a double 1 still pays."""
    text = "us a us_rifle_cie C4\nge d ge_decoy C3 concealed\ndirectives us 0\n"
    table = given(HON, text).plays("us", "activate a; fire at 0 d").plays("ge", "pass", dice="red 2 1").gone("d")
    table.asked("us", "act").does_not_offer("us", "fire at").then("us", directives=0)
    assert table.state.discards["ge"] == ("ge_decoy",)
    assert not table.events(events.Destroyed)
    table = given(HON, text).plays("us", "activate a; fire at 0 d").plays("ge", "pass", dice="red 1 1").gone("d").then("us", directives=1)
    table = given(HON, text).plays("us", "activate a; fire at 0 d").plays("ge", "pass", dice="red 6 6").gone("d").asked("us", "act")


def test_case_17_a_move_reveals_all_around():
    """HON-15.11, HON-15.17, HON-16.2, HON-21.3 (HON-CASE-17): every Concealed enemy at distance 1 is revealed, the decoy discarded, distance 2 stays."""
    table = given(
        HON,
        """
        us a us_rifle_cie B4
        ge w ge_grenadier_kp A2 concealed
        ge d ge_decoy C2 concealed
        ge x ge_stug3 C4 concealed
        ge y ge_hq_regiment B1 concealed
        """,
    )
    table.plays("us", "activate a; move B3").then("w", visible=True).then("x", visible=True).then("y", visible=False).gone("d")


def test_case_18_a_concealed_mover_stays_concealed():
    """HON-15.17, HON-16.4 (HON-CASE-18): a decoy that moves adjacent reveals an HQ and stays Concealed."""
    table = given(HON, "us d us_decoy C5 concealed\nge h ge_hq_regiment C3 concealed")
    table.plays("us", "activate d; move C4").then("h", visible=True).then("d", visible=False)


def test_case_19_the_concealed_activation_value():
    """HON-15.2, HON-15.4, HON-7.9 (HON-CASE-19): printed 5, but 4 while Concealed; Visible it fails on 4 and may be forced."""
    text = "active ge\nge o ge_ost_kp C3 {}go\nus a us_rifle_cie C4\ndirectives ge 1"
    table = given(HON, text.format("concealed ")).plays("ge", "attempt o", dice="yellow 4").asked("ge", "act")
    table.plays("ge", "fire at 0 a", dice="red 1 2").then("o", visible=True)
    table = given(HON, text.format("")).plays("ge", "attempt o", dice="yellow 4").asked("ge", "force")
    table.plays("ge", "spend directive").asked("ge", "act").then("ge", directives=0)


def test_case_20_a_concealed_hq_needs_four():
    """HON-15.2, HON-10.5, HON-21.12 (HON-CASE-20): a Concealed HQ rolls against 4; revealed before the roll it is automatic."""
    text = "active ge\nge h ge_hq_regiment C3 concealed go\ndirectives ge 0"
    given(HON, text).plays("ge", "attempt h", dice="yellow 3").then("h", marker="")
    given(HON, text).plays("ge", "reveal h; attempt h").asked("ge", "act")


def test_case_21_an_automatic_go():
    """HON-10.5, HON-5.10, HON-15.3 (HON-CASE-21): Barton's GO! succeeds without a die; the Concealed unit may only move until revealed."""
    table = given(HON, "us b us_hq_barton C6\nus r us_rifle_cie C3 concealed\ndirectives us 0")
    table.plays("us", "activate b; command 0 r; end activation; attempt r").asked("us", "act").then("r", visible=False)
    table.plays("us", "move C2").then("r", visible=False)


def test_case_22_a_failed_go_is_discarded():
    """HON-10.4, HON-10.7, HON-4.22 (HON-CASE-22): the GO! goes; the next ORDER may activate the unit."""
    table = given(HON, "us r us_rifle_cie C3 go\ndirectives us 0")
    table.plays("us", "attempt r", dice="yellow 2").then("r", marker="").asked("us", "tactic").plays("us", "activate r").asked("us", "act")


def test_case_23_who_cannot_be_forced():
    """HON-7.4, HON-7.19, HON-21.4, HON-4.21, HON-17.3 (HON-CASE-23): neither a SUPPRESSED unit nor one in a Flooded square."""
    given(HON, "us r us_rifle_cie C3 go suppressed=1").plays("us", "attempt r", dice="yellow 2").then("r", marker="").asked("us", "tactic")
    given(HON, "terrain F C3\nus r us_rifle_cie C3 go").plays("us", "attempt r", dice="yellow 2").then("r", marker="").asked("us", "tactic")
    given(HON, "us r us_rifle_cie C3 go").plays("us", "attempt r", dice="yellow 2").asked("us", "force")


MANOEUVRE = "us r us_rifle_cie C5\nus m us_mortar_platoon C4\nge g ge_grenadier_kp C3\nge h ge_grenadier_kp D3"


def test_case_24_a_manoeuvre():
    """HON-4.13, HON-4.14, HON-4.15, HON-4.16, HON-4.17, HON-4.26, HON-12.6 (HON-CASE-24): swap, one Fire, no advance, one march, both ACTIVATED."""
    table = given(HON, MANOEUVRE).plays("us", "manoeuvre m r").then("r", square=table_square("C4")).then("m", square=table_square("C5"))
    table.offers("us", "fire at 0 g by r", "fire at 0 g by m").plays("us", "fire at 0 g by r", dice="red 6 4").gone("g")
    table.asked("us", "manoeuvre").refuses("us", "fire at 0 h unit=m", rule="HON-4.14").refuses("us", "fire at 0 h unit=r", rule="HON-4.14")
    table.plays("us", "march C3 r").then("r", square=table_square("C3")).refuses("us", "march C6 m", rule="HON-4.16")
    table.plays("us", "pass").then("r", marker="activated").then("m", marker="activated")


def test_case_24_with_swap_counts():
    """HON-12.6, HON-4.14: with the option a Fire or Move unit may not make the Manoeuvre's Fire."""
    table = given(HON, MANOEUVRE, options={"fire_or_move_manoeuvre": "swap_counts"}).plays("us", "manoeuvre m r")
    table.offers("us", "fire at 0 g by r").refuses("us", "fire at 0 g unit=m", rule="HON-12.6")


def test_case_25_illegal_manoeuvres():
    """HON-4.13, HON-4.19, HON-12.7, HON-17.10 (HON-CASE-25): not diagonally, not ACTIVATED, not Immobile, not onto Water."""
    table = given(
        HON,
        """
        active ge
        terrain W B1
        ge a ge_grenadier_kp C3
        ge b ge_grenadier_kp D4
        ge c ge_grenadier_kp C4 activated
        ge n ge_widerstandsnest C2
        ge w ge_grenadier_kp B1
        ge x ge_grenadier_kp A1
        """,
    )
    table.refuses("ge", "manoeuvre a b", rule="HON-4.13").refuses("ge", "manoeuvre a c", rule="HON-4.13")
    table.refuses("ge", "manoeuvre a n", rule="HON-4.19").refuses("ge", "manoeuvre w x", rule="HON-4.19")


def test_case_26_slots_of_manage_hand():
    """HON-4.5, HON-4.6, HON-4.10, HON-20.3 (HON-CASE-26): zone and HQ slots; a fresh HQ gives none until the next ORDER; two HQs at most."""
    table = given(
        HON,
        """
        us x us_hq_infantry_command C4
        hand us us_hq_barton us_rifle_cie us_rifle_cie us_m10 us_m5_stuart us_glider_cie
        """,
    )
    table.plays("us", "manage hand; deploy us_hq_barton C7")
    table.refuses("us", "deploy us-h2 u101 C6", rule="HON-4.10").refuses("us", "deploy us-h2 hq= square=D7", rule="HON-4.5")
    table.plays("us", "deploy us_rifle_cie x C3").does_not_offer("us", "deploy").plays("us", "pass")
    table.plays("us", "manage hand; deploy us_rifle_cie D7; deploy us_m10 x B3; deploy us_m5_stuart u101 B6").asked("us", "tactic")


def test_case_26_three_hqs_serve_only_two():
    """HON-4.6, HON-21.34: at most two HQs per tactic, ACTIVATED or SUPPRESSED ones too."""
    table = given(
        HON,
        """
        us x us_hq_infantry_command A4 activated
        us y us_hq_barton D4 suppressed=2
        us z us_hq_collins G4
        hand us us_rifle_cie us_m10 us_m5_stuart us_glider_cie
        """,
    )
    table.plays("us", "manage hand; deploy us_rifle_cie x A3; deploy us_m10 y D3").refuses("us", "deploy us-h3 z G3", rule="HON-4.6")


def test_case_27_arrivals():
    """HON-4.8, HON-4.9, HON-16.2, HON-21.21, HON-17.9, HON-15.6 (HON-CASE-27): next to a Concealed enemy Visible, a decoy discarded; in a Forest Concealed."""
    text = "ge g ge_grenadier_kp C6 concealed\nhand us us_rifle_cie us_decoy\n{}"
    table = given(HON, text.format("")).plays("us", "manage hand; deploy us_rifle_cie C7").then("u101", visible=True).then("g", visible=False)
    table = given(HON, text.format("")).plays("us", "manage hand; deploy us_decoy C7").gone("u101")
    assert table.state.discards["us"] == ("us_decoy",)
    for card in ("us_rifle_cie", "us_decoy"):
        given(HON, text.format("terrain T C7")).plays("us", f"manage hand; deploy {card} C7").then("u101", visible=False)
    given(HON, text.format("")).plays("us", "manage hand; deploy us_rifle_cie F7").then("u101", visible=False)


def test_case_28_flooded_and_the_march():
    """HON-7.19, HON-17.3, HON-7.8 (HON-CASE-28): march in and move out; not move in and march out."""
    text = "terrain F C4\nus r us_rifle_cie C5"
    given(HON, text).plays("us", "activate r; march C4; move C3").then("r", square=table_square("C3"))
    given(HON, text).plays("us", "activate r; move C4").refuses("us", "march C3", rule="HON-7.19")


def test_case_29_one_free_advance():
    """HON-21.11, HON-5.9 (HON-CASE-29): after the first advance the second kill gives none; three squares at most."""
    table = given(HON, "us t us_m10 C5\nge a ge_grenadier_kp C4\nge b ge_grenadier_kp C3\ndirectives us 1")
    table.plays("us", "activate t; fire at 0 a", dice="red 6 6").plays("us", "advance C4")
    table.plays("us", "fire at 1 b", dice="red 6 6").gone("b").asked("us", "act").plays("us", "move C3; march C2")
    table.does_not_offer("us", "move", "march", "advance")


def test_case_30_a_trench_takes_only_tanks():
    """HON-6.33, HON-17.6, HON-17.12, HON-13.4, HON-13.6, HON-13.7 (HON-CASE-30): infantry and mechanised may not advance into it; a normal move is legal."""
    text = "terrain P D3\nus u {} D4\nge g ge_grenadier_kp D3\ndirectives us 0\ndirectives ge 0"
    for card, may in (("us_rifle_cie", False), ("us_armored_infantry_cie", False), ("us_m4_sherman", True)):
        table = given(HON, text.format(card)).plays("us", "activate u; fire at 0 g", dice="red 6 6").plays("ge", "pass").gone("g")
        table.asked("us", "advance" if may else "act")
        if not may:
            table.offers("us", "move D3")


def table_square(name: str) -> int:
    """A square of the plain map of 7 by 7."""
    return (int(name[1]) - 1) * 7 + ord(name[0]) - ord("A")
