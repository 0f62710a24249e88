"""Chapters 7, 8 and 12: firepower, attacks, counterattacks, cards that fire."""

from __future__ import annotations

import pytest

from bocage.games.frontline.state.fire_events import AttackEnded, FireDeclared, FirepowerMoved
from bocage.games.frontline.tables.tables import AMMO, CARDS, WEAPON_ROWS, WEAPONS

from .line import FIGHT, PASS, AsDefault, At, Attack, Counterattack, Fire, ForText, HitTheDirt, Line, Pick, Range, UseShovel, card, raise_to, shots


def test_brackets():
    """FL-7.3, FL-7.4, FL-2.14: four columns of two ranges; the closer, the stronger for rifles."""
    rifle = WEAPONS["m1_garand"].fire[0]["aimed"]
    assert rifle == (8, 8, 6, 6, 4, 4, 2, 2)


def test_dash_means_no_fire():
    """FL-7.5: at a dash he cannot fire, even with a bonus."""
    line = Line("allies A1 elliott at 1\naxis G1 voss at 7\nterrain 1 undergrowth\nhand allies attack")
    line.to("act").refuses(Attack("A1"), "FL-7.13")
    line = Line("allies A1 elliott at 2\naxis G1 voss at 6\nhand allies attack")
    line.do("act", Attack("A1")).do("target", At("G1"), ForText("attack"))
    line.refuses(Fire(card("elliott"), "aimed"), "FL-7.5")
    line.do("fire", Fire(card("elliott"), "rapid"))
    assert line.attack.firepower == 2 + 6


def test_mode_of_each_soldier():
    """FL-7.6, FL-7.13, FL-8.1: each soldier aimed, rapid, or not at all, in his turn; somebody must fire."""
    line = Line(FIGHT + "hand allies rally")
    line.do("act", Attack("A1")).do("target", At("G1"), AsDefault("rally"))
    line.refuses(Fire(card("smith"), "aimed"), "FL-7.6").refuses(Fire(card("harlan"), "wild"), "FL-2.15")
    line.do("fire", Fire(card("harlan"), "abstain"), Fire(card("smith"), "abstain"))
    line.refuses(Fire(card("jones"), "abstain"), "FL-7.13")
    line.do("fire", Fire(card("jones"), "rapid"))
    assert line.attack.firepower == 10
    assert line.events(FireDeclared)[0].fire == ((card("jones"), "rapid", 10),)


def test_who_contributes():
    """FL-7.13, FL-9.8, FL-9.11: the pinned do not, the wounded do."""
    line = Line(FIGHT + "harlan pin\nsmith wounds 1\nhand allies rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    assert [shot[0] for shot in line.events(FireDeclared)[0].fire] == [card("smith"), card("jones")]


def test_single_mode_and_ammo_types():
    """FL-7.7, FL-11.5, FL-11.6, FL-11.7: some weapons have one row; every weapon has a known ammo type, special weapons their own."""
    assert shots("novak", 1) == {"rapid": 20}
    assert shots("abbott", 1) == {"aimed": 5}
    assert {row.ammo for row in WEAPON_ROWS.values()} <= set(AMMO)
    assert {row.ammo for row in WEAPON_ROWS.values() if row.weapon_class in ("rifle", "carbine", "smg", "automatic_rifle")} == {"small_arms"}
    special = {"mortar": "mortar", "machine_gun": "machine_gun", "flamethrower": "flamethrower", "rocket_launcher": "rocket", "gun": "gun"}
    for weapon_class, ammo in special.items():
        assert {row.ammo for row in WEAPON_ROWS.values() if row.weapon_class == weapon_class} == {ammo}


def test_no_ammunition_box():
    """FL-3.12, FL-7.10: a weapon without a box never runs dry; one with a box that is empty is silent."""
    assert shots("abbott", 1, "abbott empty") == {"aimed": 5}
    assert shots("smith", 1, "smith empty") == {}


def test_empty_weapon_option():
    """FL-17.4: with the option an empty weapon may still fire aimed, never rapid."""
    assert shots("smith", 2, "smith empty", empty_weapon="aimed") == {"aimed": 6}


def test_grenade_in_place_of_the_weapon():
    """FL-7.11, FL-14.21: it replaces the weapon, which may be empty and keeps its state; one for each attack."""
    line = Line(
        "allies A1 pike at 4\naxis G1 voss bauer at 5\nterrain 4 open_ground\npike empty has hand_grenade hand_grenade\nhand allies rally\nhand axis rally"
    )
    line.to("act").fire(Attack("A1"), "G1", "rally", "hand_grenade")
    assert line.attack.firepower == 20
    assert line.force("pike").equipment == ("hand_grenade",)
    assert line.state.used == {"allies hand_grenade": 1}


def test_a_pinned_bearer_throws_nothing():
    """FL-14.26, FL-9.8: a pinned soldier cannot use grenades, but Canteens and Shovels."""
    line = Line("allies A1 smith at 4\naxis G1 voss at 5\nsmith pin has hand_grenade\nhand allies rally")
    line.to("act").refuses(Attack("A1"), "FL-7.13")
    line = Line(FIGHT + "active axis\nsmith pin has shovel\nhand axis rally")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("cover", UseShovel(card("smith")))
    assert line.attack.firepower == 18 - 5


def test_target_choice():
    """FL-7.14, FL-7.2, FL-7.15, FL-7.16, FL-2.10: one enemy section in any card, whatever stands between; others in its card are not touched."""
    line = Line("allies A1 harlan at 2\nallies A2 smith at 4\naxis G1 voss bauer at 4\naxis G2 kessler at 6\naxis G3 fuchs at 6\nhand allies rally")
    line.do("act", Attack("A1"))
    assert [option.section for option in line.match.ask.legal] == ["G1", "G2", "G3"]
    line.refuses(At("A2"), "FL-7.14").refuses(At("G9"), "FL-7.14")
    line.do("target", At("G2"), AsDefault("rally"), Fire(card("harlan"), "rapid"))
    line.chance.add("cup M1 P3")
    line.quiet()
    assert line.force("kessler").morale == 1
    assert not line.force("fuchs").pin
    assert not line.force("fuchs").morale


def test_bonuses_are_per_section():
    """FL-7.17, FL-7.12, FL-13.22: card, Undergrowth and Flanking Position add once, however many fire."""
    for members in ("harlan", "harlan smith jones"):
        line = Line(f"allies A1 {members} at 4 flanking 1\naxis G1 voss at 6\nterrain 4 undergrowth\nhand allies attack")
        line.to("act").fire(Attack("A1"), "G1", "attack", text=True)
        assert line.events(FireDeclared)[0].bonus == 6 + 2 + 6
        assert line.attack.firepower == 14 + 6 * len(members.split())


@pytest.mark.parametrize(("at", "bonus"), [(0, 10), (1, 10), (2, 6), (3, 6), (4, 4), (5, 4), (6, 0), (7, 0)])
def test_pour_it_on_by_range(at: int, bonus: int):
    """FL-12.30, FL-12.20: +10, +6, +4, +0; Attack is +6 at any range."""
    for title, added in (("pour_it_on", bonus), ("attack", 6)):
        line = Line(f"allies A1 sherman_dixie at 1\naxis G1 voss at {1 + at}\nterrain 1 open_ground\nhand allies {title}").to("act")
        assert line.fire(Attack("A1"), "G1", title, text=True).events(FireDeclared)[0].bonus == added


def test_cards_that_fire():
    """FL-12.2, FL-12.21, FL-12.10, FL-12.12, FL-12.14: attack cards for their text, Covering Fire only to counterattack, any card as default."""
    line = Line(FIGHT + "hand allies covering_fire rally attack\nhand axis attack")
    line.do("act", Attack("A1")).do("target", At("G1"))
    line.refuses(ForText("covering_fire"), "FL-12.21").refuses(ForText("rally"), "FL-12.2").refuses(AsDefault("dig_in"), "FL-5.2")
    assert line.offers(AsDefault("covering_fire"))
    line.do("fire_card", AsDefault("attack"), *(Fire(card(name), "aimed") for name in ("harlan", "smith", "jones")))
    assert line.attack.firepower == 18
    line.to("react", "axis").fire(Counterattack("G1"), None, "attack")
    assert line.attack.firepower == 18 - 9


def test_halving_rounds_up():
    """FL-8.6, FL-2.11: halved, rounded up."""
    for members, total, half in (("abbott", 5, 3), ("smith", 12, 6), ("abbott smith", 17, 9)):
        line = Line(
            f"allies A1 {members} at 4\naxis G1 voss bauer engel at 5\nterrain 4 open_ground\nactive axis\nhand allies rally rally\nhand axis rally rally"
        )
        line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
        line.to("react", "allies").fire(Counterattack("A1"), None, "rally", {"abbott": "aimed", "smith": "rapid"})
        assert (line.events(FireDeclared)[-1].total, line.events(FirepowerMoved)[-1].amount) == (total, half)


def test_counterattack_obeys_range():
    """FL-8.7: it must fire at the attacker and obeys range and ammo."""
    line = Line("allies A1 fields at 1\naxis G1 voss at 6\naxis G2 zeller at 6\nterrain 1 open_ground\nhand allies rally\nhand axis rally rally")
    line.to("act").fire(Attack("A1"), "G1", "rally", "rapid")
    line.to("react", "axis").refuses(Counterattack("G2"), "FL-7.13")
    assert line.offers(Counterattack("G1"))


def test_marker_and_suffering_section():
    """FL-8.2, FL-8.10, FL-14.10, FL-8.12: the marker is set and moved; the suffering section is the target, or the attacker if it was flipped."""
    line = Line(FIGHT + "hand allies rally rally\nhand axis covering_fire rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.do("cover", PASS, seat="axis")
    assert line.attack.victims == tuple(map(card, ("voss", "bauer", "engel")))
    line = Line(FIGHT + "hand allies rally rally\nhand axis covering_fire rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react", "axis").fire(Counterattack("G1"), None, "covering_fire", "rapid", text=True, closer=1)
    line.to("cover", "allies")
    assert line.attack.victims == tuple(map(card, ("harlan", "smith", "jones")))


def test_cover_never_below_zero_and_ends_the_attack():
    """FL-2.12, FL-8.11, FL-8.12: cover is subtracted one for one, not below 0; without firepower there is no damage."""
    line = Line(FIGHT + "active axis\nhand axis rally\nhand allies hit_the_dirt")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    raise_to(line, 3)
    line.do("cover", HitTheDirt())
    assert line.state.attack is None
    assert line.events(AttackEnded)


def test_cover_of_the_step_counts_once():
    """FL-8.16: Hit The Dirt and Shovels count only for that attack."""
    line = Line(FIGHT + "axis G2 kessler at 6\nactive axis\nhand axis rally rally\nhand allies hit_the_dirt rally")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    raise_to(line, 4)
    line.do("cover", HitTheDirt())
    line.to("act", "axis").fire(Attack("G2"), "A1", "rally").to("cover", "allies")
    assert line.attack.firepower == 6
    assert line.section("A1").cover == 0


def test_shovel():
    """FL-14.25: 5 cover, in the Cover step, from a member of the section under fire only."""
    line = Line(FIGHT + "allies A2 walker at 4\nactive axis\nsmith has shovel\nwalker has shovel\nhand axis rally")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.to("cover").refuses(UseShovel(card("walker")), "FL-14.25").refuses(UseShovel(card("jones")), "FL-14.25")
    line.do("cover", UseShovel(card("smith")))
    assert line.attack.firepower == 13
    assert line.state.used == {"allies shovel": 1}


def test_finish():
    """FL-8.13, FL-9.7: at the end cards are discarded and the counters are back in the cup."""
    line = Line(FIGHT + "hand allies rally rally\naxis G2 kessler at 8")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    raise_to(line, 9)
    line.do("name_member", Pick(card("voss")), chance="cup D3").quiet()
    assert line.state.attack is None
    assert line.state.table == []
    cup = next(zone for zone in line.match.view(None).zones if zone.id == "cup")
    assert cup.count == 40


def test_firepower_of_all_weapons_is_from_the_table():
    """FL-7.4, FL-11.8: each card's weapon and abilities are those of the tables."""
    assert CARDS[card("bertinelli")].weapon.fire[0]["rapid"][3] == 16
    assert CARDS[card("winslow")].weapon.fire[0]["aimed"][4] == 2
    assert all(len(row.abilities) <= 1 for row in CARDS.values())


def test_odds_run_to_the_end_of_the_attack():
    """FL-8.1, FL-8.11, FL-8.13: odds of an attack, a counterattack and a cover card are reckoned to the end of that attack, with both results possible."""
    text = (
        "allies A1 smith at 4\naxis G1 bauer at 5\nterrain 4 stream\nterrain 5 stream\nhand allies rally\n"
        "hand axis covering_fire hit_the_dirt\ntotal axis 40\ntotal allies 40"
    )
    line = Line(text)
    found = line.to("act").match.odds("allies", Attack("A1"), worlds=1, branches=20, samples=40)
    assert found.expected() > 0
    line.fire(Attack("A1"), "G1", "rally", "rapid")
    line.to("react", "axis")
    countered = line.match.odds("axis", Counterattack("G1"), worlds=1, branches=20, samples=40)
    left_alone = line.match.odds("axis", PASS, worlds=1, branches=20, samples=40)
    assert countered.expected() > left_alone.expected() or left_alone.expected() == 0
    line.to("cover", "axis")
    covered, bare = (line.match.odds("axis", answer, worlds=1, branches=20, samples=60).expected() for answer in (HitTheDirt(), PASS))
    assert covered > bare


def test_range_answers_are_checked():
    """FL-13.23: a range that the ground does not give is refused."""
    line = Line("allies A1 harlan at 4\naxis G1 voss at 8\nterrain 4 high_ground\nhand allies rally")
    line.do("act", Attack("A1")).do("target", At("G1")).refuses(Range(2), "FL-13.23")
