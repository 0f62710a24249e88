"""The worked examples of the rulebook, HON-EX-01 to HON-EX-24, step by step."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.tables.printed_cards import fits, profile, suits
from bocage.games.heroes_of_normandie.tables.printed_cards import heroes as hero_cards
from bocage.testing import given

HON = "heroes_of_normandie"


def square(name: str) -> int:
    """A square of the plain map of 7 by 7."""
    return (int(name[1]) - 1) * 7 + ord(name[0]) - ord("A")


def test_ex_01_fire_and_move_in_any_order():
    """HON-5.1, HON-5.2 (HON-EX-01): move and fire, fire and move, fire, move and fire; one move and each fire value once."""
    one = "us r us_rifle_cie C4\nge s ge_sturm_kp D3\nge t ge_sturm_kp C2\ndirectives us 0"
    given(HON, one).plays("us", "activate r; move C3; fire at 0 s", dice="red 1 2").refuses("us", "move C4", rule="HON-5.1")
    given(HON, one).plays("us", "activate r; fire at 0 s", dice="red 1 2").plays("us", "move C3").refuses("us", "fire at 0 s", rule="HON-6.2")
    two = "us m us_m10 C4\nge s ge_sturm_kp D3\ndirectives us 0"
    given(HON, two).plays("us", "activate m; fire at 0 s", dice="red 1 2").plays("us", "move D4; fire at 1 s", dice="red 1 2")


def test_ex_02_two_fires_at_two_targets():
    """HON-6.2, HON-6.3 (HON-EX-02): one Fire at each of two targets; each is resolved before the next is announced."""
    table = given(HON, "active ge\nge m ge_mg_abteilung C3\nus a us_rifle_cie C4\nus b us_rifle_cie D4\ndirectives ge 0")
    table.plays("ge", "activate m; fire at 0 a", dice="red 6 6").gone("a").asked("ge", "act").plays("ge", "fire at 1 b", dice="red 6 6").gone("b")
    kinds = [type(event) for event in table.match.all_events() if isinstance(event, events.FireDeclared | events.FireEnded)]
    assert kinds == [events.FireDeclared, events.FireEnded] * 2


def test_ex_03_nothing_blocks_fire():
    """HON-6.5, HON-6.6 (HON-EX-03): a Mortar Platoon fires over another card at distance 2, not at distance 3."""
    table = given(HON, "us m us_mortar_platoon C5\nus r us_rifle_cie C4\nge g ge_grenadier_kp C3\nge h ge_grenadier_kp C2\nterrain U C4")
    table.plays("us", "activate m").offers("us", "fire at 0 g").refuses("us", "fire at 0 h", rule="HON-6.5")


def test_ex_04_and_05_the_fire_table():
    """HON-6.13, HON-6.14, HON-6.15, HON-6.16, HON-6.11, HON-6.12 (HON-EX-04, HON-EX-05): successes, half successes and the double 1 for each fire value."""
    shooters = {7: "ge_fj_kp", 8: "ge_grenadier_kp", 9: "ge_panzerschreck_trupp", 10: "ge_ost_kp"}
    halves = {7: [1, 2, 3], 8: [1, 2, 3], 9: [1, 2, 3, 4], 10: [1, 2, 3, 4]}
    for value, card in shooters.items():
        assert profile(card).fires[0].value == value
        for high in range(1, 7):
            for low in range(1, high + 1):
                table = given(HON, f"active ge\nge f {card} C3\nus r us_ranger_cie C4\ndirectives ge 0")
                table.plays("ge", "activate f; fire at 0 r", dice=f"red {high} {low}")
                success = high + low >= value
                half = high == low and high in halves[value]
                table.then("r", hits=int(success), suppressed=int(half)).then("ge", directives=int(high == low == 1))


def test_ex_06_effects_belong_to_a_box():
    """HON-6.22, HON-6.21, HON-11.2, HON-11.1 (HON-EX-06): of a tank's two weapons only the gun pierces armour."""
    text = "us s us_m4_sherman C4\nge p ge_pz4 C3\ndirectives us 0"
    given(HON, text).plays("us", "activate s; fire at 0 p", dice="red 6 6").then("p", hits=1, suppressed=0)
    given(HON, text).plays("us", "activate s; fire at 1 p", dice="red 6 6").then("p", hits=0, suppressed=1)


def test_ex_07_plates_and_saves():
    """HON-6.17, HON-6.18, HON-6.23 (HON-EX-07): a fortification with a save of 6, an armoured HQ; every tank is armoured, light mechanised units are not."""
    assert profile("ge_widerstandsnest").save == 6
    assert (profile("us_hq_tank_battalion").armoured, profile("us_hq_tank_battalion").save) == (True, 6)
    from bocage.games.heroes_of_normandie.tables.printed_cards import units

    for card in units().values():
        if "tank" in card.types:
            assert card.armoured, card.id
        elif "mechanised" in card.types:
            assert not card.armoured, card.id
    table = given(HON, "us r us_rifle_cie C4\nge h ge_hq_panzer C3\ndirectives us 0").plays("us", "activate r; fire at 0 h", dice="red 6 4")
    table.then("h", suppressed=1, hits=0)


def test_ex_08_clint():
    """HON-8.15, HON-1.9 (HON-EX-08): infantry, mechanised or not, never paratroopers."""
    clint = hero_cards()["hero_us_clint"]
    assert suits(clint, profile("us_rifle_cie").types)
    assert suits(clint, profile("us_armored_infantry_cie").types)
    assert not suits(clint, profile("us_para_rifle_cie").types)
    assert not suits(clint, profile("us_m10").types)


def test_ex_09_to_11_restrictions():
    """HON-9.7, HON-9.9, HON-9.10, HON-9.8 (HON-EX-09, HON-EX-10, HON-EX-11): a type symbol, the army symbol, the exclamation mark."""
    assert profile("us_hq_tank_battalion").supports[0].types == ("tank",)
    assert fits(("tank",), ("tank",), False)
    assert not fits(("infantry",), ("tank",), False)
    assert fits(("hq",), ("any",), False)
    assert profile("us_hq_airborne").active[0].types == ("paratrooper",)
    assert fits(("infantry",), ("infantry",), True)
    assert not fits(("infantry", "mechanised"), ("infantry",), True)


def test_ex_12_momentum():
    """HON-9.11, HON-10.12 (HON-EX-12): one DIRECTIVE for each symbol, and no more."""
    table = given(HON, "us h us_hq_infantry_command C4\ndirectives us 1").plays("us", "activate h; take directive 1").then("us", directives=2)
    table.refuses("us", "take directive 1", rule="HON-9.11")


def test_ex_13_three_go_anywhere():
    """HON-10.1, HON-9.6 (HON-EX-13): three GO! on paratroopers anywhere, none on others."""
    text = (
        "us h us_hq_airborne A7\nus a us_para_rifle_cie G1\nus b us_para_rifle_cie F1\nus c us_para_mg_platoon E1\n"
        "us d us_para_rifle_cie D1\nus x us_rifle_cie A6"
    )
    table = given(HON, text).plays("us", "activate h").refuses("us", "command 0 x", rule="HON-9.7").plays("us", "command 0 a; command 0 b; command 0 c")
    table.refuses("us", "command 0 d", rule="HON-9.11")


def test_ex_14_all_artillery():
    """HON-10.2, HON-9.12 (HON-EX-14): one GO! on every artillery unit anywhere."""
    text = "us h us_hq_divarty A7\nus a us_fa_battery G1\nus b us_fa_battery F1\nus c us_mortar_platoon E1\nus d us_m7_priest D1\nus x us_rifle_cie A6"
    table = given(HON, text).plays("us", "activate h; command 0 a; command 0 b; command 0 c; command 0 d").refuses("us", "command 0 x", rule="HON-9.7")
    table.refuses("us", "command 0 a").then_state(pool=["a", "b", "c", "d"])


def test_ex_15_an_activation_value_of_three():
    """HON-10.4, HON-1.3, HON-20.1 (HON-EX-15): yellow 3 to 6 succeeds."""
    for die in range(1, 7):
        table = given(HON, "us r us_ranger_cie C4 go\ndirectives us 0").plays("us", "attempt r", dice=f"yellow {die}")
        table.asked("us", "act" if die >= 3 else "tactic")


def test_ex_16_an_automatic_go():
    """HON-10.5 (HON-EX-16): Barton's GO! succeeds anywhere without a die."""
    given(HON, "us b us_hq_barton A7\nus o us_rifle_cie G1").plays("us", "activate b; command 0 o; end activation; attempt o").asked("us", "act")


def test_ex_17_six_and_one():
    """HON-7.12, HON-7.13 (HON-EX-17): 6 misses 7; a DIRECTIVE makes it a success; one only."""
    table = given(HON, "us r us_ranger_cie C4\nge s ge_sturm_kp C3").plays("us", "activate r; fire at 0 s", dice="red 4 2").plays("us", "spend directive")
    table.then("s", hits=1).then("us", directives=2)
    given(HON, "us r us_ranger_cie C4\nge s ge_sturm_kp C3").plays("us", "activate r; fire at 0 s", dice="red 4 1").then("s", hits=0).asked("us", "act")


def test_ex_18_three_squares():
    """HON-5.9, HON-7.5, HON-7.8 (HON-EX-18): move, advance and march in any order, three squares in all."""
    table = given(HON, "us t us_m10 C6\nge g ge_grenadier_kp C4\ndirectives us 1").plays("us", "activate t; march C5")
    table.plays("us", "fire at 0 g", dice="red 6 6").plays("us", "advance C4; move C3").then("t", square=square("C3")).does_not_offer("us", "move", "march")


def test_ex_19_four_directives_for_one_unit():
    """HON-7.18, HON-7.1, HON-7.14 (HON-EX-19): force, march, Piercing and +1 in one sequence."""
    table = given(HON, "us r us_rifle_cie C5 go\nge s ge_stug3 C3\ndirectives us 4").plays("us", "attempt r", dice="yellow 1").plays("us", "spend directive")
    table.plays("us", "march C4; fire at 0 s; spend directive", dice="red 4 3").plays("us", "spend directive").then("s", hits=1).then("us", directives=0)
    assert [event.use for event in table.events(events.DirectiveSpent)] == ["force_activation", "forced_march", "piercing", "fire_plus_one"]


def test_ex_20_the_activation_of_the_m10():
    """HON-5.1, HON-5.4, HON-6.31, HON-7.6, HON-7.8, HON-10.6 (HON-EX-20): roll, Fire, advance, move, a Fire that misses, and a march back out of range."""
    table = given(HON, "us m us_m10 C5 go\nge a ge_grenadier_kp C4\nge b ge_pak40_zug D2\ndirectives us 1")
    table.plays("us", "attempt m", dice="yellow 4").asked("us", "act")  # 1 the activation die
    table.plays("us", "fire at 0 a", dice="red 5 4").gone("a")  #           the first Fire
    table.plays("us", "advance C4").then("m", square=square("C4"))  #       2 the free advance
    table.plays("us", "move C3").then("m", square=square("C3"))  #          3 the normal move
    table.plays("us", "fire at 1 b", dice="red 2 3").then("b", hits=0)  #   4 the second Fire misses
    table.plays("us", "march C4").then("m", square=square("C4")).then("us", directives=0)  # 5 backwards
    table.plays("us", "end activation").then("m", marker="activated").asked("us", "tactic")


def test_ex_21_roll_first_reveal_later():
    """HON-15.4, HON-15.2 (HON-EX-21): Concealed it succeeds on 4 and is revealed afterwards; Visible it would need 5."""
    table = given(HON, "active ge\nge o ge_ost_kp C3 concealed go\ndirectives ge 0").plays("ge", "attempt o", dice="yellow 4").asked("ge", "act")
    table.plays("ge", "reveal o").then("o", visible=True).asked("ge", "act")
    given(HON, "active ge\nge o ge_ost_kp C3 go\ndirectives ge 0").plays("ge", "attempt o", dice="yellow 4").asked("ge", "tactic")


def test_ex_22_collins_and_the_rifle_company():
    """HON-9.13, HON-10.3, HON-10.6, HON-10.8, HON-10.9, HON-10.10, HON-7.10, HON-6.30, HON-6.31, HON-3.7, HON-4.24 (HON-EX-22): a chain on one ORDER."""
    table = given(
        HON,
        """
        terrain U B4 F5
        us h us_hq_infantry_command C6
        us c us_hq_collins E5
        us r us_rifle_cie B6
        us m us_m10 G4
        ge g ge_grenadier_kp B4
        ge p ge_hq_panzer G3
        directives us 2
        directives ge 1
        """,
    )
    table.plays("us", "activate h").refuses("us", "command 0 c", rule="HON-9.5").plays("us", "command 0 r")  # a
    table.plays("us", "move D6; command 0 c; take directive 1; end activation").then("h", marker="activated").then("us", directives=3)  # b
    table.asked("us", "go").plays("us", "attempt c; move F5; command 0 m; end activation").then("c", marker="activated")  # c
    table.offers("us", "attempt r", "attempt m").plays("us", "attempt r", dice="yellow 4")  # d
    table.plays("us", "move B5; fire at 0 g", dice="red 4 3").plays("us", "spend directive").asked("ge", "save")
    table.plays("ge", "roll save", dice="yellow 5").plays("ge", "spend directive").then("g", hits=0).plays("us", "end activation")
    table.plays("us", "attempt m", dice="yellow 4").plays("us", "fire at 0 p", dice="red 6 4")  # e
    table.plays("ge", "roll save", dice="yellow 3").then("p", hits=1)
    table.plays("us", "fire at 1 p; spend directive", dice="red 6 3").plays("ge", "roll save", dice="yellow 2").gone("p")
    table.plays("us", "advance G3; end activation").then("m", square=square("G3"), marker="activated")  # f
    table.asked("us", "tactic").then("us", orders=3, directives=1)
    for unit in "hcrm":
        table.refuses("us", f"activate {unit}", rule="HON-4.25")


def test_ex_23_twelve_by_a_directive():
    """HON-19.6 (HON-EX-23): 11 and a DIRECTIVE are 12: two HITs."""
    table = given(HON, "us r us_rifle_cie C4\nge s ge_sturm_kp C3", options={"twelve_hurts": "on"})
    table.plays("us", "activate r; fire at 0 s", dice="red 6 5").plays("us", "spend directive").gone("s")


def test_ex_24_the_questions_and_answers():
    """HON-20.2, HON-20.3, HON-20.4, HON-4.11 (HON-EX-24): no save against SUPPRESSED; a fresh HQ gives no slot; a fresh unit may be activated."""
    table = given(HON, "terrain U C3\nus r us_rifle_cie C4\nge g ge_grenadier_kp C3\ndirectives us 0").plays("us", "activate r; fire at 0 g", dice="red 2 2")
    table.then("g", suppressed=1).not_asked("ge")
    table = (
        given(HON, "hand us us_hq_barton us_rifle_cie")
        .plays("us", "manage hand; deploy us_hq_barton C7")
        .refuses("us", "deploy us-h2 u101 C6", rule="HON-4.10")
    )
    table.plays("us", "pass; activate u101").asked("us", "act")
