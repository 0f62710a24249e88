"""Chapters 11, 14 and 15: snipers and abilities, equipment, vehicles and guns."""

from __future__ import annotations

from bocage.games.frontline.state.fire_events import CounterDrawn
from bocage.games.frontline.tables.tables import CARDS, WEAPONS

from .line import (
    FIGHT,
    PASS,
    AsDefault,
    At,
    Attack,
    Conceal,
    Counterattack,
    Discard,
    Fire,
    ForText,
    Join,
    Line,
    Move,
    Pick,
    PlayRally,
    Prepare,
    UseBandages,
    UseBinoculars,
    UseCanteen,
    card,
    shots,
)
from .test_setup import formation, forming, why

SNIPED = "allies A1 cole at 2\naxis G1 kessler bauer engel at 8\nhand allies rally rally attack\nhand axis rally\ntotal axis 60\n"


def test_sniper_firepower():
    """FL-11.31: stronger at long range."""
    assert WEAPONS["sniper_rifle"].fire[0]["aimed"] == (4, 4, 8, 8, 12, 12, 16, 16)


def test_sniper_owner_may_pay():
    """FL-11.33, FL-11.34: for one extra card he picks the card himself; its crosshair is public."""
    line = Line(SNIPED)
    line.do("act", Attack("A1")).do("target", At("G1")).refuses(Discard("dig_in"), "FL-11.33")
    line.do("sniper_pay", Discard("attack"))
    assert (line.match.ask.what, line.match.ask.seat) == ("sniper_card", "allies")
    line.do("sniper_card", Pick(card("engel"))).do("fire_card", AsDefault("rally"), Fire(card("cole"), "aimed"))
    assert line.hand("allies") == ("rally",)
    assert line.attack.chosen == card("engel")
    assert next(mark for mark in line.match.view("axis").marks if mark.role == "target").pieces == (card("engel"),)
    assert line.to("react", "axis").offers(Counterattack("G1"))


def test_sniper_with_one_card_cannot_pay():
    """FL-11.33, FL-5.2: the attack itself needs a card, so with one card the enemy picks."""
    line = Line(SNIPED.replace("rally rally attack", "rally"))
    line.do("act", Attack("A1")).do("target", At("G1"))
    assert (line.match.ask.what, line.match.ask.seat) == ("sniper_card", "axis")


def test_regaining_concealment():
    """FL-11.39, FL-5.6: his action, no card; then the enemy may react; not if concealed, not for others."""
    line = Line("allies A1 cole at 4\nallies A2 harlan at 4\naxis G1 voss at 8\ncole revealed\nhand axis rally")
    line.to("act").refuses(Conceal("A2"), "FL-11.39")
    line.do("act", Conceal("A1"))
    assert (line.force("cole").concealed, line.section("A1").acted) == (True, True)
    line.to("react_to_action", "axis")
    line = Line("allies A1 cole at 4\naxis G1 voss at 8")
    line.to("act").refuses(Conceal("A1"), "FL-11.39")


def test_sniper_counterattack_excess():
    """FL-11.42, FL-11.33: alone, the difference falls on the chosen card; with others it is ordinary damage."""
    text = (
        "allies A1 tucker smith harlan at 4\naxis G1 richter at 8\naxis G2 kessler at 6\nterrain 8 stream\n"
        "terrain 6 stream\nhand allies rally rally\nhand axis covering_fire rally rally\ntotal allies 60"
    )
    line = Line(text)
    line.to("act").fire(Attack("A1"), "G1", "rally", {"smith": "aimed"})
    assert line.attack.firepower == 4
    line.to("react", "axis")
    line.do("react", Counterattack("G1")).do("sniper_pay", PASS).do("sniper_card", Pick(card("smith")), seat="allies")
    line.do("fire_card", ForText("covering_fire"), Fire(card("richter"), "aimed"))
    assert (line.attack.firepower, line.attack.flipped) == (8, True)
    line.do("react", PASS, seat="axis").to("cover", "allies")
    assert line.attack.victims == (card("smith"),)
    line = Line(text)
    line.to("act").fire(Attack("A1"), "G1", "rally", {"smith": "aimed"})
    line.to("react", "axis").fire(Counterattack("G2"), None, "rally")
    line.do("react", Counterattack("G1"), seat="axis").do("sniper_pay", PASS).do("sniper_card", Pick(card("smith")), seat="allies")
    line.do("fire_card", ForText("covering_fire"), Fire(card("richter"), "aimed")).to("cover", "allies")
    assert len(line.attack.victims) == 3


def test_sniper_throws_a_grenade():
    """FL-11.43, FL-11.38: it still hits only the chosen card and costs him Concealment."""
    line = Line("allies A1 cole at 4\naxis G1 kessler bauer at 5\nterrain 4 stream\ncole has hand_grenade\nhand allies rally\nhand axis rally\ntotal axis 60")
    line.do("act", Attack("A1")).do("target", At("G1")).do("sniper_card", Pick(card("bauer")), seat="axis")
    line.do("fire_card", AsDefault("rally"), Fire(card("cole"), "hand_grenade"))
    assert line.attack.firepower == 20
    assert not line.force("cole").concealed
    line.to("cover", "axis")
    assert line.attack.victims == (card("bauer"),)


def test_sniper_is_left_with_what_is_dead():
    """FL-11.35, FL-8.15: what remains when the card is dead is lost."""
    line = Line(SNIPED)
    line.do("act", Attack("A1")).do("target", At("G1")).do("sniper_pay", PASS).do("sniper_card", Pick(card("bauer")), seat="axis")
    line.do("fire_card", AsDefault("rally"), Fire(card("cole"), "aimed")).quiet("cup D1")
    assert len(line.events(CounterDrawn)) == 1
    assert line.state.attack is None


def test_concealment_is_lost_by_counterattacking():
    """FL-11.38, FL-11.36: counterattacks cost it as well."""
    line = Line("allies A1 harlan at 4\naxis G1 richter at 8\nterrain 8 stream\nhand allies rally rally\nhand axis rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react", "axis").fire(Counterattack("G1"), None, "rally")
    assert not line.force("richter").concealed


def test_tactics():
    """FL-11.16, FL-13.30: +1 hand size while alive."""
    with_one, without = Line("allies A1 johnson at 2\naxis G1 voss at 8"), Line("allies A1 elliott at 2\naxis G1 voss at 8")
    assert with_one.hand_size("allies") == without.hand_size("allies") + 1


def test_medic_in_another_section():
    """FL-11.21, FL-17.9: any section in his card, nobody elsewhere; himself only with the option."""
    text = "allies A1 abbott at 4\nallies A2 smith at 4\nallies A3 jones at 5\naxis G1 voss at 8\nabbott morale 1\nsmith morale 1\njones morale 1\nphase care"
    line = Line(text)
    line.to("medic").refuses(Pick(card("jones")), "FL-11.21").refuses(Pick(card("abbott")), "FL-11.21")
    line.do("medic", Pick(card("smith")))
    assert line.force("smith").morale == 0
    line = Line(text, medic="himself_too")
    line.do("medic", Pick(card("abbott")))
    assert line.force("abbott").morale == 0


# -- equipment ----------------------------------------------------------------------------------------------------------------------


def test_canteen_and_binoculars():
    """FL-14.23, FL-14.24, FL-14.26: a card from the deck, or the top of the discard pile, then any card goes; pinned and wounded bearers too."""
    line = Line(
        "allies A1 walker smith at 4\naxis G1 voss at 8\nwalker pin has binoculars canteen\nsmith wounds 1\ndiscard attack:axis rally:axis\nhand allies dig_in"
    )
    line.do("priority", UseCanteen(card("walker")), chance="deck stay_low")
    line.do("priority", UseBinoculars(card("walker")))
    assert line.hand("allies") == ("dig_in", "rally", "stay_low")
    assert line.state.known == {"allies": ("rally",)}
    line.do("binoculars_discard", Discard("rally"))
    assert line.hand("allies") == ("dig_in", "stay_low")
    assert line.state.known == {"allies": ()}
    assert line.force("walker").equipment == ()


def test_binoculars_need_a_discard_pile():
    """FL-14.23: not while the discard pile is empty; a soldier without them has none."""
    line = Line("allies A1 walker at 4\naxis G1 voss at 8\nwalker has binoculars")
    line.to("priority").refuses(UseBinoculars(card("walker")), "FL-14.23").refuses(UseCanteen(card("walker")), "FL-14.24")


def test_binoculars_uncontested_goes_to_the_asker():
    """FL-14.23: if the other declines, or did not discard it, the first takes the card."""
    line = Line("allies A1 walker at 4\naxis G1 voss at 8\nwalker has binoculars\nvoss has binoculars\ndiscard rally:allies")
    line.do("priority", UseBinoculars(card("walker"))).do("contest", UseBinoculars(card("voss")), seat="axis")
    assert (line.match.ask.what, line.match.ask.seat) == ("binoculars_discard", "allies")
    assert line.force("voss").equipment == ("binoculars",)


def test_bandages():
    """FL-14.20, FL-15.7, FL-2.17: in one's own turn, on soldiers in the same card, one Wound for each counter, never on vehicles or guns."""
    line = Line(
        "allies A1 harlan smith at 4\nallies A2 jeep at 4\nallies A3 jones at 5\naxis G1 voss at 8\n"
        "harlan has bandages\nsmith wounds 1\njeep wounds 1\njones wounds 1\nphase care"
    )
    line.to("bandages").refuses(UseBandages(card("harlan"), card("jeep")), "FL-15.7").refuses(UseBandages(card("harlan"), card("jones")), "FL-14.20")
    line.do("bandages", UseBandages(card("harlan"), card("smith")))
    assert line.force("smith").wounds == 0
    assert line.force("harlan").equipment == ()
    line = Line("allies A1 jeep at 4\nallies A2 abbott at 4\naxis G1 voss at 8\njeep wounds 1 morale 1\nphase care\nhand allies rally")
    line.do("rally", PlayRally())
    assert (line.force("jeep").wounds, line.force("jeep").morale) == (0, 0)


def test_medics_treat_vehicles_morale():
    """FL-15.7: a Medic may take a Morale marker off a vehicle."""
    line = Line("allies A1 jeep at 4\nallies A2 abbott at 4\naxis G1 voss at 8\njeep morale 1\nphase care")
    line.do("medic", Pick(card("jeep")))
    assert line.force("jeep").morale == 0


def test_equipment_is_personal():
    """FL-14.27, FL-9.12: it is lost with its bearer; nobody else has it."""
    line = Line(FIGHT + "active axis\nhand axis rally\nsmith has canteen\njones has shovel\ntotal allies 60")
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    line.do("name_member", Pick(card("smith")), chance="cup D1")
    assert sum(force.counters for force in line.state.forces.values()) == 1
    line.to("priority", "allies").refuses(UseCanteen(card("harlan")), "FL-14.24")


def test_rifle_grenades_need_a_rifle():
    """FL-14.22: rifles and carbines only, at range 2 or 3."""
    for name, able in (("smith", [2, 3]), ("winslow", [2, 3]), ("bertinelli", [])):
        assert [at for at in range(8) if shots(name, at, f"{name} has rifle_grenade").get("rifle_grenade") == 14] == able


# -- vehicles and guns --------------------------------------------------------------------------------------------------------------


def test_vehicles_in_sections():
    """FL-15.1, FL-17.5, FL-11.9: a vehicle takes a place of the Command limit; alone it is a section, led if it has Command; apart by option."""
    bought = ("harlan", "smith", "jones", "jeep")
    match = forming(*bought)
    assert match.why("allies", formation("harlan smith jeep", "jones")) is None
    assert why(match, "allies", formation("harlan smith jeep jones")).rule == "FL-3.8"
    assert why(forming(*bought, vehicles="apart"), "allies", formation("harlan smith jeep", "jones")).rule == "FL-17.5"
    line = Line("allies A1 sherman_dixie at 4\nallies A2 jeep at 4\naxis G1 voss at 8")
    assert (line.section("A1").leader, line.section("A2").leader) == (card("sherman_dixie"), "")


def test_vehicles_apart_in_the_reorganise_step():
    """FL-17.5, FL-4.6: by the option a vehicle cannot join, without it it can."""
    text = "allies A1 harlan smith at 4\nallies A2 jeep at 4\naxis G1 voss at 8\nphase reorganise"
    Line(text, vehicles="apart").to("reorganise").refuses(Join(card("jeep"), "A1"), "FL-17.5")
    line = Line(text).do("reorganise", Join(card("jeep"), "A1"))
    assert card("jeep") in line.section("A1").members


def test_armour_and_gun_shields():
    """FL-15.3, FL-15.9, FL-15.10: armour and shields are cover; in a mixed section only if every member has one, and then the smallest."""

    def under_fire(names: str) -> Line:
        seen = "\nrichter revealed" if names == "richter" else ""  # the cover of a concealed sniper comes on top
        return Line(f"allies A1 doyle at 4\naxis G1 {names} at 5\nterrain 5 stream\nhand allies rally\nhand axis rally{seen}")

    def cover(names: str) -> int:
        line = under_fire(names).to("act").fire(Attack("A1"), "G1", "rally", "rapid")
        declared = line.attack.firepower
        return declared - line.to("cover", "axis").attack.firepower

    def is_armoured(names: str) -> bool:
        line = under_fire(names).do("act", Attack("A1")).do("target", At("G1")).do("fire_card", AsDefault("rally")).to("fire")
        return bool(line.match.ask.facts["armoured"])

    assert [cover("tiger"), cover("pak40"), cover("richter"), cover("voss")] == [22, 2, 4, 0]
    assert [cover("251 pak40"), cover("251 bauer")] == [2, 0]
    assert is_armoured("tiger 251")
    assert not is_armoured("tiger pak40")


def test_gun_shield_in_an_attack():
    """FL-15.9, FL-8.11: a PaK under fire has cover 2."""
    line = Line("allies A1 harlan smith at 4\naxis G1 pak40 at 6\nterrain 6 stream\nhand allies rally\nhand axis rally")
    line.to("act").fire(Attack("A1"), "G1", "rally").to("cover", "axis")
    assert line.attack.firepower == 12 - 2


def test_sniper_against_a_mixed_section():
    """FL-15.10, FL-11.32, FL-15.6: only the chosen card's own cover counts; the tank beside it cannot be chosen."""
    line = Line("allies A1 cole at 2\naxis G1 kessler pak40 tiger at 8\nhand allies rally\nhand axis rally")
    line.do("act", Attack("A1")).do("target", At("G1"))
    line.refuses(Pick(card("tiger")), "FL-11.32")
    line.do("sniper_card", Pick(card("pak40"))).do("fire_card", AsDefault("rally"), Fire(card("cole"), "aimed")).to("cover", "axis")
    assert line.attack.firepower == 16 - 2


def test_firing_at_armour():
    """FL-15.4: the versus-armour values; grenades with their normal firepower."""
    assert shots("novak", 1, target="tiger") == {"rapid": 8}
    assert shots("doyle", 1, target="tiger") == {"rapid": 28}
    assert shots("smith", 1, "smith has hand_grenade", target="tiger") == {"hand_grenade": 20}


def test_guns_and_vehicles_act_like_others():
    """FL-15.2, FL-15.5, FL-15.8: they move with any Move card, Double Time and Stay Low too, fire and Prepare; they carry no equipment."""
    line = Line("allies A1 6pdr at 4\naxis G1 voss at 9\nterrain 5 stream\nterrain 6 stream\nhand allies double_time stay_low")
    line.to("act").move("A1", "advance", "double_time", text=True)
    assert line.section("A1").at == 6
    line = Line("allies A1 6pdr at 4\naxis G1 voss at 6\nhand allies stay_low")
    line.to("act")
    assert all(line.offers(answer) for answer in (Move("A1"), Attack("A1"), Prepare("A1")))
    line.move("A1", "lateral", "stay_low", text=True)
    assert line.section("A1").cover == 10
    assert {row.equipment for row in CARDS.values() if row.kind != "soldier"} == {0}
