"""The worked examples of the rulebook: FL-EX-01 to FL-EX-37."""

from __future__ import annotations

import pytest

from bocage.core.errors import IllegalChoice
from bocage.games.frontline import TITLE
from bocage.games.frontline.state.events import CardPlayed, CardsDrawn
from bocage.games.frontline.state.fire_events import CounterDrawn, FireDeclared
from bocage.games.frontline.tables.tables import COST

from .line import (
    FIGHT,
    PASS,
    AsDefault,
    At,
    Attack,
    Counterattack,
    DigIn,
    Discard,
    DiscardFlanking,
    FallBack,
    Fire,
    ForText,
    Go,
    HitTheDirt,
    Join,
    Line,
    Move,
    Pick,
    PlayRally,
    UseCanteen,
    card,
    raise_to,
    shots,
)
from .test_setup import formation, forming, why


def test_example_01_half_of_31_is_16():
    """FL-16.1, FL-16.2: FL-EX-01: 15 of 31 VP are not enough, 16 win."""
    for lost, winner in ((10, ""), (11, "allies")):  # and Voss, who is worth 5
        line = Line(FIGHT + f"hand allies rally\ntotal axis 31\nlost axis {lost}")
        assert line.track("lost-axis").high == 16
        line.to("act").fire(Attack("A1"), "G1", "rally", "rapid").do("name_member", Pick(card("voss")), chance="cup D1")
        assert (line.track("lost-axis").value, line.state.winner) == (lost + 5, winner)


def test_example_02_command_3():
    """FL-11.2, FL-3.8: FL-EX-02: a leader with Command 3 and at most two others."""
    line = Line("allies A1 harlan smith at 4\nallies A2 jones at 4\nallies A3 morris at 4\naxis G1 voss at 8\nphase reorganise")
    line.do("reorganise", Join(card("jones"), "A1")).to("reorganise").refuses(Join(card("morris"), "A1"), "FL-3.8")
    match = forming("harlan", "smith", "jones", "morris")
    assert match.why("allies", formation("harlan smith jones", "morris")) is None
    assert why(match, "allies", formation("harlan smith jones morris")).rule == "FL-3.8"


@pytest.mark.parametrize(("firer", "target", "expected"), [(2, 5, 3), (7, 3, 4), (4, 4, 0)])
def test_examples_03_and_04_range(firer: int, target: int, expected: int):
    """FL-7.1: FL-EX-03, FL-EX-04: the difference of the card numbers, 0 in the same card."""
    line = Line(f"allies A1 johnson at {firer}\naxis G1 voss at {target}\nhand allies rally").to("act").fire(Attack("A1"), "G1", "rally")
    assert line.events(FireDeclared)[0].distance == expected


def test_example_05_aimed_or_rapid():
    """FL-7.6, FL-7.4: FL-EX-05: 6 aimed or 10 rapid in column 2-3."""
    for at in (2, 3):
        assert shots("smith", at) == {"aimed": 6, "rapid": 10}


def test_example_06_winslow():
    """FL-7.8, FL-2.15: FL-EX-06: aimed at range 4 he adds 2 and keeps his ammo."""
    line = Line("allies A1 winslow at 4\naxis G1 voss at 8\nhand allies rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    assert line.attack.firepower == 2
    assert line.force("winslow").loaded


def test_example_07_bertinelli():
    """FL-7.9: FL-EX-07: rapid at range 3 he adds 16 and his ammo is gone at once."""
    line = Line("allies A1 bertinelli at 8\naxis G1 voss at 5\nhand allies rally")
    line.to("act").fire(Attack("A1"), "G1", "rally", "rapid")
    assert line.attack.firepower == 16
    assert not line.force("bertinelli").loaded


def test_examples_08_and_09_hand_grenades():
    """FL-14.21, FL-11.17, FL-13.23: FL-EX-08, FL-EX-09: range 0 or 1, with Throwing Arm 2, and real range 3 from High Ground."""
    line = Line(
        "allies A1 smith at 2\nallies A2 pike at 2\naxis G1 voss at 5\nterrain 2 high_ground\n"
        "terrain 5 open_ground\nsmith has hand_grenade\npike has hand_grenade\nhand allies rally"
    )
    reach = {name: [at for at in range(8) if shots(name, at, f"{name} has hand_grenade").get("hand_grenade") == 20] for name in ("smith", "pike")}
    assert reach == {"smith": [0, 1], "pike": [0, 1, 2]}
    line.to("act").fire(Attack("A2"), "G1", "rally", "hand_grenade", closer=2)
    assert line.attack.firepower == 20


def test_example_10_all_on_one_card():
    """FL-11.33, FL-11.35: FL-EX-10: without an extra card the enemy chooses, and all 12 are spent against that card."""
    line = Line("allies A1 cole at 2\naxis G1 kessler bauer engel fuchs at 8\nhand allies rally rally\nhand axis hit_the_dirt\ntotal axis 60")
    line.do("act", Attack("A1")).do("target", At("G1")).do("sniper_pay", PASS)
    line.do("sniper_card", Pick(card("bauer")), seat="axis").do("fire_card", AsDefault("rally"), Fire(card("cole"), "aimed"))
    line.do("cover", HitTheDirt())
    assert line.attack.firepower == 12
    line.quiet("cup M1 M2 W1 P1 P2")
    assert {event.force for event in line.events(CounterDrawn)} == {card("bauer")}


def test_example_11_stay_low_and_two_hit_the_dirt():
    """FL-5.13, FL-12.32, FL-12.26: FL-EX-11: 22 - 10 - 4 - 4 = 4, with a Key Location on the same move."""
    line = Line(
        "allies A1 harlan smith jones at 4\naxis G1 voss bauer engel at 7\nterrain 7 open_ground\nterrain 6 undergrowth\nhand allies rally\n"
        "hand axis stay_low key_location hit_the_dirt hit_the_dirt"
    )
    line.to("act").fire(Attack("A1"), "G1", "rally")
    raise_to(line, 22)
    line.to("react").move("G1", "advance", "stay_low", "key_location", text=True)
    assert (line.section("G1").cover, line.section("G1").key) == (10, True)
    line.do("cover", HitTheDirt(), HitTheDirt())
    assert line.attack.firepower == 4


def test_example_12_flanking_position_as_a_default_attack():
    """FL-12.13, FL-12.10, FL-12.15: FL-EX-12: nothing on it applies, the enemy discards none, and it is discarded."""
    line = Line(FIGHT.replace("at 6", "at 6 flanking 1") + "hand allies flanking_position")
    line.to("act").fire(Attack("A1"), "G1", "flanking_position")
    assert line.attack.firepower == 18
    assert (line.section("G1").flanking, line.section("A1").flanking) == (1, 0)
    assert line.state.table[0].card == "flanking_position"


def test_example_13_attack():
    """FL-12.20: FL-EX-13: 16 and the card Attack: 22."""
    line = Line("allies A1 bertinelli at 4\naxis G1 voss at 6\nhand allies attack")
    line.to("act").fire(Attack("A1"), "G1", "attack", "rapid", text=True)
    assert line.attack.firepower == 22


def test_example_14_covering_fire():
    """FL-12.21, FL-8.6: FL-EX-14: against 30, 20 with Covering Fire leave 10, without it 20."""
    for text, left in ((True, 10), (False, 20)):
        line = Line(FIGHT + "terrain 6 open_ground\nhand allies rally\nhand axis covering_fire")
        line.to("act").fire(Attack("A1"), "G1", "rally", "rapid")
        assert line.attack.firepower == 30
        line.to("react").fire(Counterattack("G1"), None, "covering_fire", {"voss": "aimed", "bauer": "aimed", "engel": "rapid"}, text=text)
        assert line.events(FireDeclared)[-1].total == 20
        assert line.attack.firepower == left


def test_example_15_dig_in():
    """FL-12.22: FL-EX-15: two hits on Walker and one on Jones are 12 cover: 8 are left of 20."""
    line = Line("allies A1 walker smith jones at 4\naxis G1 voss bauer engel at 6\nactive axis\nhand axis rally\nhand allies dig_in")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    raise_to(line, 20)
    line.do("cover", DigIn()).refuses(PASS, "FL-12.22")
    line.do("dig_in_hit", Pick(card("walker")), Pick(card("walker")), Pick(card("jones")))
    assert line.attack.firepower == 8
    assert (line.force("walker").morale, line.force("jones").morale) == (2, 1)


def test_example_16_dig_in_against_a_sniper():
    """FL-11.41, FL-9.10: FL-EX-16: only on the chosen card; the third hit is a Wound."""
    line = Line("allies A1 walker smith jones at 2\naxis G1 richter at 8\nactive axis\nhand axis rally\nhand allies dig_in")
    line.do("act", Attack("G1")).do("target", At("A1")).do("sniper_card", Pick(card("jones")), seat="allies")
    line.do("fire_card", AsDefault("rally"), Fire(card("richter"), "aimed"))
    assert line.attack.firepower == 16
    line.do("cover", DigIn()).refuses(Pick(card("smith")), "FL-11.41")
    line.do("dig_in_hit", Pick(card("jones")), Pick(card("jones")))
    assert line.attack.firepower == 8
    line.do("dig_in_hit", Pick(card("jones")))
    assert (line.attack.firepower, line.force("jones").morale, line.force("jones").wounds) == (4, 2, 1)


def test_example_17_double_time():
    """FL-12.23, FL-13.20, FL-13.24, FL-6.9: FL-EX-17: a card for entering and one for leaving Open Ground, then the trees' price."""
    line = Line("allies A1 harlan smith at 3\naxis G1 voss at 8\nterrain 4 open_ground\nterrain 5 scattered_trees\nhand allies double_time")
    line.do("act", Move("A1"), ForText("double_time"))
    line.refuses(Go("lateral"), "FL-12.23")
    line.do("direction", Go("advance"), chance="deck rally attack")
    assert len(line.events(CardsDrawn)) == 2
    line.do("trees", Discard("rally"))
    assert line.section("A1").at == 5
    assert line.hand("allies") == ("attack",)


def test_examples_18_and_19_fall_back():
    """FL-12.24, FL-12.33: FL-EX-18, FL-EX-19: cover 10 and one card back; after Stay Low forward the cover is 20 and it is where it began."""
    line = Line(FIGHT + "terrain 6 open_ground\nhand allies rally\nhand axis stay_low fall_back")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.do("priority", FallBack("G1"), seat="axis")
    assert (line.section("G1").cover, line.section("G1").at) == (10, 7)
    line = Line(FIGHT + "terrain 6 open_ground\nhand allies rally\nhand axis stay_low fall_back")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react").move("G1", "advance", "stay_low", text=True)
    assert line.section("G1").at == 5
    line.do("cover", FallBack("G1"), seat="axis")
    assert (line.section("G1").cover, line.section("G1").at) == (20, 6)


def test_example_20_flanking_position():
    """FL-12.25, FL-12.4: FL-EX-20: the enemy discards one of his choice; +4 with two cards behind, +6 in card 6."""
    line = Line(
        "allies A1 harlan at 3 flanking 1\nallies A2 walker at 3 flanking 1\n"
        "axis G1 voss at 8\nactive axis\nterrain 7 stream\nhand axis flanking_position rally"
    )
    line.do("act", Move("G1"), ForText("flanking_position")).do("direction", Go("advance")).do("with_move", PASS)
    line.do("lose_flanking", DiscardFlanking("A2"), seat="allies")
    assert (line.section("A1").flanking, line.section("A2").flanking, line.section("G1").flanking) == (1, 0, 1)
    for at, bonus in ((7, 4), (6, 6)):
        line = Line(f"allies A1 harlan at 4\naxis G1 voss at {at} flanking 1\nterrain {at} stream\nactive axis\nhand axis rally").to("act")
        assert line.fire(Attack("G1"), "A1", "rally").events(FireDeclared)[0].bonus == bonus


def test_example_21_hit_the_dirt():
    """FL-12.26: FL-EX-21: 10 become 6."""
    line = Line(FIGHT + "active axis\nhand axis rally\nhand allies hit_the_dirt")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    raise_to(line, 10)
    line.do("cover", HitTheDirt())
    assert line.attack.firepower == 6


def test_example_22_declared_cards_lie_open():
    """FL-5.16, FL-5.3: FL-EX-22: a default move and a Key Location are declared together, and seen by the enemy before he reacts."""
    line = Line("allies A1 johnson at 3\naxis G1 voss at 8\nterrain 4 stream\nhand allies rally key_location")
    line.to("act").move("A1", "advance", "rally", "key_location")
    line.to("react_to_action", "axis")
    seen = [event.card for event in line.match.events("axis") if isinstance(event, CardPlayed)]
    assert seen == ["rally", "key_location"]
    assert line.section("A1").key


def test_example_23_a_move_ends_key_location():
    """FL-12.27, FL-6.10: FL-EX-23: any move discards it, lateral too."""
    for way in ("advance", "lateral"):
        line = Line("allies A1 harlan at 5 key\naxis G1 voss at 8\nhand allies rally")
        line.to("act").move("A1", way, "rally")
        assert not line.section("A1").key
        assert "key_location" in [played.card for played in line.state.discard]


def test_example_24_move_out_with_flanking_position():
    """FL-12.28: FL-EX-24: the card's benefits apply and the section stays Not Acted."""
    line = Line("allies A1 harlan at 3\naxis G1 voss at 8\nhand allies flanking_position move_out")
    line.to("act").move("A1", "lateral", "flanking_position", "move_out", text=True)
    assert (line.section("A1").flanking, line.section("A1").acted) == (1, False)


def test_example_25_pour_it_on():
    """FL-12.30: FL-EX-25: at range 3, 18 and 6: 24."""
    line = Line("allies A1 harlan smith jones at 4\naxis G1 voss at 7\nhand allies pour_it_on")
    line.to("act").fire(Attack("A1"), "G1", "pour_it_on", text=True)
    assert line.attack.firepower == 24


def test_example_26_rally():
    """FL-12.31, FL-4.3: FL-EX-26: one Pin, one Morale; nobody is wounded, so no Wound is removed."""
    line = Line("allies A1 harlan smith morris at 4\naxis G1 voss at 8\nharlan pin\nsmith pin\nmorris morale 2\nphase care\nhand allies rally")
    line.do("rally", PlayRally()).do("rally_remove", Pick(card("smith")))
    assert (line.force("harlan").pin, line.force("smith").pin, line.force("morris").morale) == (True, False, 1)
    assert line.hand("allies") == ()


def test_example_27_obscured():
    """FL-12.29, FL-5.9: FL-EX-27: Stay Low counts and nobody reacts."""
    line = Line(FIGHT + "hand allies stay_low obscured\nhand axis rally")
    line.to("act").move("A1", "lateral", "stay_low", "obscured", text=True)
    assert line.section("A1").cover == 10
    assert line.state.pending is None
    line.to("act", "allies")


def test_example_28_sherman():
    """FL-5.5, FL-8.16, FL-15.8: FL-EX-28: cover 10 counts against the reaction attack and every other of the turn."""
    line = Line(
        "allies A1 sherman_dixie at 4\naxis G1 weiss at 6\naxis G2 zeller at 6\nterrain 6 open_ground\nhand allies stay_low rally\nhand axis rally rally"
    )
    line.to("act").move("A1", "advance", "stay_low", text=True)
    line.to("react_to_action", "axis").fire(Attack("G1"), None, "rally", "rapid")
    assert line.attack.firepower == 32
    line.to("cover", "allies")
    assert line.attack.firepower == 32 - 14 - 10
    line.quiet("cup D2")
    assert line.section("A1").cover == 10


def test_example_29_start_and_home():
    """FL-2.5: FL-EX-29: start 2 means home 1, start 8 home 9; the other way round if the Allies start in 8."""
    assert TITLE.start("fl_s06", {}).setting.home == {"allies": 1, "axis": 9}
    swapped = TITLE.start("fl_s06", {"allies_start": "8"}).setting
    assert (swapped.start, swapped.home) == ({"allies": 8, "axis": 2}, {"allies": 9, "axis": 1})


def test_example_30_scattered_trees():
    """FL-13.24: FL-EX-30: discard a card or a Morale hit on one of its soldiers; a soldier of another section is refused."""
    line = Line("allies A1 harlan smith at 3\nallies A2 jones at 3\naxis G1 voss at 8\nterrain 4 scattered_trees\nhand allies rally attack")
    line.to("act").move("A1", "advance", "rally")
    line.to("trees").refuses(Pick(card("jones")), "FL-13.24")
    line.do("trees", Pick(card("smith")))
    assert line.force("smith").morale == 1
    assert line.hand("allies") == ("attack",)


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("allies A1 harlan at 4\naxis G1 voss at 8", [1, 2, 3, 4]),
        ("allies A1 harlan at 2\nallies A2 walker at 4\naxis G1 voss at 4", [1, 2]),
        ("allies A1 harlan at 1\nallies A2 walker at 2\nallies A3 dunne at 5\naxis G1 voss at 3", [1, 2, 5]),
    ],
)
def test_examples_31_to_33_holding(text: str, held: list[int]):
    """FL-13.40, FL-13.41, FL-13.42: FL-EX-31, FL-EX-32, FL-EX-33."""
    assert Line(text).held("allies") == held


def test_examples_34_and_35_canteens():
    """FL-14.24, FL-9.12: FL-EX-34, FL-EX-35: before the counters are drawn a Canteen draws a card; a dead bearer cannot use his."""
    line = Line(FIGHT + "active axis\nhand axis rally\nsmith has canteen")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("cover", PASS).do("priority", UseCanteen(card("smith")), seat="allies", chance="deck rally")
    assert line.hand("allies") == ("rally",)
    line = Line(FIGHT + "active axis\nhand axis rally\nsmith has canteen\njones has shovel\ntotal allies 40")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("name_member", Pick(card("smith")), chance="cup D1").to("priority", "allies")
    with pytest.raises(IllegalChoice):
        line.match.play("allies", UseCanteen(card("smith")))
    line.refuses(UseCanteen(card("smith")), "FL-5.17")


def test_example_36_cost_of_a_pin():
    """FL-9.19, FL-9.3: FL-EX-36: a Pin counter costs 1, 2, 3."""
    assert COST["P1"] == {"light": 1, "medium": 2, "heavy": 3}


def test_example_37_turned_marker():
    """FL-8.5, FL-8.4: FL-EX-37: Axis 7, Allied counterattack 16: marker Allied 9."""
    line = Line(FIGHT + "active axis\nhand axis rally\nhand allies covering_fire rally")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    raise_to(line, 7)
    line.to("react", "allies").fire(Counterattack("A1"), None, "covering_fire", {"harlan": "aimed", "smith": "rapid"}, text=True)
    assert (line.attack.firepower, line.attack.flipped) == (9, True)
    assert line.match.view("axis").tracks[0].side == "allies"
