"""The further cases of the companion, second half: FL-CASE-20 to FL-CASE-48 (moves, cards, holding, care, vehicles)."""

from __future__ import annotations

from bocage.games.frontline.state.events import CardsDrawn, CardTaken
from bocage.games.frontline.state.fire_events import CounterDrawn, FireDeclared
from bocage.games.frontline.state.section_events import BinocularsReturned

from .line import (
    FIGHT,
    PASS,
    AddInstant,
    ApplyNote,
    AsDefault,
    At,
    Attack,
    Counterattack,
    Discard,
    DrawCard,
    EndTurn,
    FallBack,
    ForText,
    Go,
    HitTheDirt,
    IgnoreNote,
    Line,
    Move,
    NoCard,
    Pick,
    Prepare,
    Reload,
    Unpin,
    UseBandages,
    UseBinoculars,
    UseCanteen,
    card,
    raise_to,
)

RUINS = "allies A1 harlan at 3\naxis G1 voss at 5\naxis G2 kessler at 6\nterrain 5 burned_out_buildings\nhand allies rally\nhand axis rally rally fall_back\n"


def test_case_20_ruins_in_the_enemy_turn():
    """FL-13.25: FL-CASE-20: no advance out of or into the ruins; retreat, lateral move and Fall Back are open."""
    line = Line(RUINS)
    line.do("act", Prepare("A1")).do("prepare", PASS).to("react_to_action", "axis")
    line.do("react_to_action", Move("G1"), AsDefault("rally"))
    assert [option.way for option in line.match.ask.legal] == ["retreat", "lateral"]
    line.refuses(Go("advance"), "FL-13.25")
    line = Line(RUINS)
    line.do("act", Prepare("A1")).do("prepare", PASS).to("react_to_action", "axis")
    line.do("react_to_action", Move("G2"), AsDefault("rally"))
    line.refuses(Go("advance"), "FL-13.25")
    line = Line(RUINS)
    line.do("priority", FallBack("G1"), seat="axis")
    assert line.section("G1").at == 6


def test_case_21_unled_double_time():
    """FL-13.20, FL-13.24: FL-CASE-21: an Individual draws nothing for Open Ground and pays for Scattered Trees."""
    line = Line("allies A1 smith at 3\naxis G1 voss at 8\nterrain 4 open_ground\nterrain 5 scattered_trees\nhand allies double_time rally")
    line.do("act", Move("A1"), ForText("double_time")).do("direction", Go("advance")).do("trees", Pick(card("smith")))
    assert line.section("A1").at == 5
    assert not line.events(CardsDrawn)
    assert line.force("smith").morale == 1


def test_case_22_move_then_shoot():
    """FL-12.28, FL-5.1: FL-CASE-22: with Move Out the section stays Not Acted, is reacted to, then attacks and is Acted."""
    line = Line(FIGHT + "hand allies rally move_out rally")
    line.to("act").move("A1", "lateral", "rally", "move_out")
    assert not line.section("A1").acted
    line.do("react_to_action", PASS, seat="axis")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    assert line.section("A1").acted


def test_case_23_a_second_key_location():
    """FL-12.27, FL-12.6: FL-CASE-23: not for its text while one is in play, whoever played it; as a default move it may."""
    line = Line("allies A1 harlan at 3\naxis G1 voss at 6 key\nhand allies rally key_location")
    line.do("act", Move("A1"), AsDefault("rally")).do("direction", Go("advance")).to("with_move")
    line.refuses(AddInstant("key_location"), "FL-12.27")
    line = Line("allies A1 harlan at 3\naxis G1 voss at 6 key\nhand allies key_location")
    line.to("act").move("A1", "advance", "key_location")
    assert line.section("A1").at == 4
    assert not line.section("A1").key


def test_case_24_a_key_location_falls():
    """FL-9.18: FL-CASE-24: when the third soldier is pinned too, the card goes at once, in the middle of the Damage step."""
    line = Line(FIGHT.replace("at 4", "at 4 key") + "harlan pin\nsmith wounds 1\nactive axis\nhand axis rally\nterrain 6 open_ground")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("name_member", Pick(card("jones")), chance="cup P1")
    assert not line.section("A1").key
    assert line.state.attack is not None
    assert line.state.discard[-1].card == "key_location"


def test_case_25_hand_sizes():
    """FL-13.30, FL-13.21, FL-11.16: FL-CASE-25: 4 + 2 = 6; with a Stream held and Tactics 4 + 6 + 1 = 11."""
    line = Line("allies A1 walker at 2\naxis G1 kessler at 8", scenario="fl_s02")
    assert line.hand_size("allies") == 6
    line = Line("allies A1 harcourt at 5\naxis G1 brandt at 8", scenario="fl_s03")
    assert line.hand_size("allies") == 11


def test_case_26_27_48_infiltration():
    """FL-13.41, FL-13.42, FL-13.43: FL-CASE-26, FL-CASE-27, FL-CASE-48: what is held with enemies between, contested, and beyond the last led section."""
    line = Line("allies A1 harlan at 2\nallies A2 walker at 6\naxis G1 voss at 4\naxis G2 kessler at 8")
    assert line.held("allies") == [1, 2, 3, 6]
    assert line.held("axis") == [4, 7, 8, 9]
    line = Line("allies A1 harlan at 4\naxis G1 bauer at 4")
    assert line.held("allies") == []
    assert line.hand_size("allies") == 4
    line = Line("allies A1 harlan at 4\nallies A2 smith at 5\naxis G1 bauer at 3")
    assert line.held("allies") == [1, 2, 4]


MEDIC = "allies A1 harlan smith at 4\nallies A2 abbott at 4\naxis G1 voss at 8\nharlan morale 1\nsmith wounds 1\nphase care\n"


def test_case_28_the_medic():
    """FL-11.20, FL-11.21, FL-11.22: FL-CASE-28: one marker in a turn, Bandages are kept, nothing while pinned, not his own Morale."""
    line = Line(MEDIC + "abbott morale 1 has bandages bandages")
    line.to("medic").refuses(Pick(card("abbott")), "FL-11.21")
    line.do("medic", Pick(card("harlan")))
    assert line.force("harlan").morale == 0
    assert line.match.ask.what != "bandages"
    line = Line(MEDIC + "abbott has bandages bandages")
    line.do("medic", PASS).do("bandages", UseBandages(card("abbott"), card("smith")))
    assert line.force("smith").wounds == 0
    assert line.force("abbott").shown == ("bandages",)
    assert line.force("abbott").equipment == ("bandages",)
    line = Line(MEDIC + "harlan wounds 1\nabbott has bandages bandages")
    line.do("medic", PASS).do("bandages", UseBandages(card("abbott"), card("smith")))
    assert line.match.ask.what != "bandages"
    assert line.force("harlan").wounds == 1
    line = Line(MEDIC + "abbott pin has bandages\nharlan has canteen")
    line.to("bandages").refuses(UseBandages(card("abbott"), card("smith")), "FL-11.20")


def test_case_29_left_behind():
    """FL-6.6, FL-6.7, FL-6.8: FL-CASE-29: who cannot make the move stays as an Individual, Acted; a broken man may retreat."""
    text = "allies A1 harlan smith jones at 4\naxis G1 voss at 8\nsmith wounds 1\njones morale 2\nhand allies rally"
    line = Line(text)
    line.to("act").move("A1", "advance", "rally")
    assert (line.section("A1").members, line.section("A1").leader, line.section("A1").at) == ((card("harlan"),), card("harlan"), 5)
    for name in ("smith", "jones"):
        assert (line.home_of(name).at, line.home_of(name).leader, line.home_of(name).acted) == (4, "", True)
    line = Line(text)
    line.to("act").move("A1", "retreat", "rally")
    assert line.section("A1").members == (card("harlan"), card("jones"))
    assert line.home_of("smith").at == 4


def test_case_30_binoculars_contest():
    """FL-14.23: FL-CASE-30: the one who discarded the card takes it; the other takes his Binoculars back, and both have seen them."""
    line = Line("allies A1 harlan at 4\naxis G1 voss at 8\nharlan has binoculars\nvoss has binoculars\nhand allies rally attack")
    line.to("act").move("A1", "lateral", "rally")
    line.do("priority", PASS, seat="allies").do("priority", UseBinoculars(card("voss")), seat="axis")
    line.do("contest", UseBinoculars(card("harlan")), seat="allies")
    assert line.match.ask.what == "binoculars_discard"
    assert line.match.ask.seat == "allies"
    assert "rally" in line.hand("allies")
    line.do("binoculars_discard", Discard("attack"))
    assert line.state.discard[-1].card == "attack"
    assert line.events(CardTaken)[0].seat == "allies"
    assert line.events(BinocularsReturned)[0].force == card("voss")
    assert (line.force("voss").equipment, line.force("voss").seen) == (("binoculars",), ("binoculars",))
    assert line.force("harlan").equipment == ()


TIGER = "axis G1 tiger at 6\nterrain 6 high_ground\n"


def test_case_31_bazooka_and_tiger():
    """FL-15.3, FL-15.4, FL-9.11, FL-9.17: FL-CASE-31: Garands do nothing, the bazooka counts versus armour, armour is cover; a wounded tank cannot move."""
    line = Line("allies A1 walker doyle ramsey at 4\n" + TIGER + "hand allies attack\ntotal axis 99")
    line.to("act").fire(Attack("A1"), "G1", "attack", "rapid", text=True)
    assert line.attack.firepower == 30
    assert not line.force("doyle").loaded
    assert line.force("walker").loaded
    line.quiet("cup W1 W2")
    assert [(event.cost, event.paid) for event in line.events(CounterDrawn)] == [(6, True), (7, False)]
    assert line.force("tiger").wounds == 1
    line = Line("allies A1 walker at 4\n" + TIGER + "tiger wounds 1\nactive axis\nhand axis rally")
    line.to("act").refuses(Move("G1"), "FL-6.6")


def test_case_32_rifles_and_tiger():
    """FL-7.13, FL-15.4: FL-CASE-32: three riflemen cannot declare an attack on it, whatever the card."""
    line = Line("allies A1 harlan smith jones at 5\n" + TIGER + "hand allies attack pour_it_on")
    line.to("act").refuses(Attack("A1"), "FL-7.13")
    line = Line("allies A1 harlan smith jones at 5\n" + TIGER + "smith has hand_grenade\nhand allies attack")
    line.to("act").fire(Attack("A1"), "G1", "attack", "hand_grenade")
    assert line.attack.firepower == 20 + 2  # Undergrowth


def test_case_33_two_counterattacks():
    """FL-8.8, FL-8.5: FL-CASE-33: 20 - 7 = 13; then 16 with Covering Fire: 3 against the attacker."""
    line = Line(
        "allies A1 harlan smith at 4\naxis G1 voss bauer at 6\naxis G2 kessler fuchs at 6\nterrain 6 open_ground\n"
        "hand allies rally rally\nhand axis rally covering_fire"
    )
    line.to("act").fire(Attack("A1"), "G1", "rally", "rapid")
    assert line.attack.firepower == 20
    line.to("react").fire(Counterattack("G1"), None, "rally", {"voss": "aimed", "bauer": "rapid"})
    assert line.attack.firepower == 13
    line.to("react").fire(Counterattack("G2"), None, "covering_fire", "rapid", text=True)
    assert (line.attack.firepower, line.attack.flipped) == (3, True)


def test_case_34_planning():
    """FL-10.3, FL-10.1, FL-11.15: FL-CASE-34: a card for Planning, then each his choice: three cards drawn in all."""
    line = Line("allies A1 walker bertinelli smith jones at 4\naxis G1 voss at 8\nbertinelli empty\nsmith pin")
    line.do("act", Prepare("A1"))
    assert len(line.hand("allies")) == 1
    line.do("prepare", DrawCard(card("walker")), Reload(card("bertinelli")), Unpin(card("smith")), DrawCard(card("jones")))
    assert len(line.hand("allies")) == 3
    assert line.force("bertinelli").loaded
    assert not line.force("smith").pin


def test_case_35_pathfinder():
    """FL-11.13, FL-12.27: FL-CASE-35: no card for the move, a Key Location with it, and the enemy may react."""
    line = Line("allies A1 dunne smith at 3\naxis G1 voss at 8\nterrain 4 stream\nhand allies key_location")
    line.to("act").move("A1", "advance", None, "key_location")
    assert (line.section("A1").at, line.section("A1").key, line.hand("allies")) == (4, True, ())
    line.to("react_to_action", "axis")
    line = Line("allies A1 harlan smith at 3\naxis G1 voss at 8\nhand allies key_location")
    line.do("act", Move("A1")).refuses(NoCard(), "FL-5.2")


def test_case_36_a_win_in_the_enemy_turn():
    """FL-16.1, FL-8.5: FL-CASE-36: turned fire that reaches the goal wins at once, in the enemy's turn."""
    line = Line(FIGHT + "lost allies 1\nhand allies rally\nhand axis covering_fire")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react").fire(Counterattack("G1"), None, "covering_fire", "rapid", text=True, closer=1)
    line.do("name_member", Pick(card("harlan")), chance="cup D1")
    ending = line.match.outcome()
    assert ending is not None
    assert ending.winners == ("axis",)
    assert line.state.active == "allies"


def test_case_37_range_8():
    """FL-7.3, FL-13.23: FL-CASE-37: no fire at 8, but from High Ground at a target outside it the range is 7."""
    line = Line("allies A1 harlan at 1\naxis G1 voss at 9\nterrain 1 open_ground\nhand allies rally")
    line.to("act").refuses(Attack("A1"), "FL-7.13")
    line = Line("allies A1 harlan at 1\naxis G1 voss at 9\nterrain 1 high_ground\nhand allies rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    assert (line.events(FireDeclared)[0].distance, line.attack.firepower) == (7, 2)


def test_case_38_cautious():
    """FL-11.11, FL-5.13: FL-CASE-38: two Hit The Dirt give 6 + 6, with a second Cautious member 8 + 8."""
    for members, left in (("vance harlan", 30 - 12), ("nash brodie mercer", 30 - 16)):
        line = Line(f"allies A1 {members} at 4\naxis G1 voss at 6\nactive axis\nhand axis rally\nhand allies hit_the_dirt hit_the_dirt")
        line.to("act").fire(Attack("G1"), "A1", "rally")
        raise_to(line, 30)
        line.do("cover", HitTheDirt(), HitTheDirt())
        assert line.attack.firepower == left


LATE = "allies A1 harlan smith at 4\naxis G1 voss bauer engel at 6\nactive axis\nhand axis rally\nharlan has canteen\n"


def test_case_39_a_late_canteen():
    """FL-5.11, FL-8.11, FL-12.24: FL-CASE-39: after the first counter Hit The Dirt is of no use; in the Cover step it is; Fall Back always."""
    line = Line(LATE)
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("name_member", Pick(card("smith")), chance="cup P1, deck hit_the_dirt")
    line.do("priority", UseCanteen(card("harlan")), seat="allies")
    assert line.hand("allies") == ("hit_the_dirt",)
    assert [type(answer).__name__ for answer in line.match.ask.legal] == ["Pass"]
    line = Line(LATE)
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("cover", UseCanteen(card("harlan")), chance="deck hit_the_dirt").do("cover", HitTheDirt())
    assert line.attack.firepower == 14
    line = Line(LATE)
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("name_member", Pick(card("smith")), chance="cup P1 D3, deck fall_back")
    line.do("priority", UseCanteen(card("harlan")), seat="allies").do("priority", FallBack("A1"), seat="allies")
    assert line.section("A1").at == 3


def test_case_40_cancelled_fire():
    """FL-8.9: FL-CASE-40: attack 9, counterattack 9: nobody suffers and both have Acted."""
    line = Line(FIGHT + "terrain 6 open_ground\nhand allies rally\nhand axis rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    raise_to(line, 9)
    line.to("react").fire(Counterattack("G1"), None, "rally")
    assert line.state.attack is None
    assert (line.section("A1").acted, line.section("G1").acted) == (True, True)
    assert not line.events(CounterDrawn)


def test_case_41_persistent_cover():
    """FL-8.16, FL-4.9: FL-CASE-41: Stay Low counts in full against every attack of the turn, and is gone in the next."""
    line = Line(
        "allies A1 harlan at 4 cover 10\nallies A2 smith at 1\naxis G1 voss bauer at 6\n"
        "axis G2 kessler at 6\nactive axis\nhand axis rally rally\ntotal allies 50"
    )
    line.to("act").fire(Attack("G1"), "A1", "rally")
    raise_to(line, 16)
    line.quiet("cup D3")
    assert line.section("A1").cover == 10
    assert line.events(CounterDrawn)[0].paid is False
    line.to("act").fire(Attack("G2"), "A1", "rally")
    raise_to(line, 9)
    line.quiet()
    assert len(line.events(CounterDrawn)) == 1
    line.do("act", EndTurn())
    while line.state.active == "axis":
        line.match.play(line.match.ask.seat, PASS)
    assert line.section("A1").cover == 0


def test_case_42_reaction_attack_and_answer():
    """FL-5.7, FL-5.8: FL-CASE-42: the active side answers a reaction attack; nobody reacts to the answer."""
    line = Line(
        "allies A1 harlan at 4\nallies A2 walker at 4\naxis G1 voss bauer at 6\n"
        "terrain 6 open_ground\nhand allies rally rally rally\nhand axis rally\nharlan empty"
    )
    line.to("act").move("A1", "lateral", "rally")
    line.to("react_to_action", "axis").fire(Attack("G1"), None, "rally")
    assert line.attack.firepower == 12
    assert line.section("A1").acted
    line.to("answer_attack", "allies").refuses(Counterattack("A1"), "FL-5.15")
    line.fire(Counterattack("A2"), None, "rally", "rapid")
    assert line.attack.firepower == 12 - 5
    assert line.match.ask.seat != "axis" or line.match.ask.what not in ("react", "react_to_action")


def test_case_43_on_point():
    """FL-11.14: FL-CASE-43: the trees' note is ignored, Open Ground's is applied."""
    line = Line("allies A1 lindquist harlan at 3\naxis G1 voss at 8\nterrain 3 open_ground\nterrain 4 scattered_trees\nhand allies rally attack")
    line.do("act", Move("A1"), AsDefault("rally")).do("direction", Go("advance")).do("with_move", PASS)
    line.do("on_point", ApplyNote()).do("on_point", IgnoreNote())
    assert len(line.hand("allies")) == 2
    assert all(force.morale == 0 for force in line.state.forces.values())


def test_case_44_sniper_and_armour():
    """FL-11.32, FL-15.6: FL-CASE-44: the PaK 40 is a target, the Tiger not; the jeep is one for the other side's sniper."""
    line = Line("allies A1 cole at 2\naxis G1 pak40 at 8\naxis G2 tiger at 8\nhand allies rally")
    line.do("act", Attack("A1"))
    assert [option.section for option in line.match.ask.legal] == ["G1"]
    line.refuses(At("G2"), "FL-7.13")
    line = Line("allies A1 jeep at 2\naxis G1 richter at 8\nactive axis\nhand axis rally")
    assert line.to("act").offers(Attack("G1"))


def test_case_45_surprise_landing():
    """FL-8.11, FL-5.4: FL-CASE-45: in the first Allied turn no Axis reaction window opens, but the Cover step does."""
    line = Line("allies A1 brodie hobbs at 4\naxis G1 brandt bauer at 5\nhand allies rally\nhand axis hit_the_dirt", scenario="fl_s03")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.do("priority", PASS, seat="axis")
    assert (line.match.ask.what, line.match.ask.seat) == ("cover", "axis")
    line = Line("allies A1 brodie hobbs at 4\naxis G1 brandt bauer at 5\nhand allies rally\nhand axis hit_the_dirt\nturn 3", scenario="fl_s03")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.do("priority", PASS, seat="axis")
    assert line.match.ask.what == "react"


FALLING = FIGHT + "terrain 3 undergrowth\nactive axis\nhand axis rally\nhand allies fall_back"


def test_case_46_fall_back_under_the_counters():
    """FL-5.11, FL-12.24, FL-9.3: FL-CASE-46: before the next draw it lowers what is left by 10 and moves the section, the pinned man too."""
    line = Line(FALLING)
    line.to("act").fire(Attack("G1"), "A1", "rally")
    raise_to(line, 17)
    line.do("cover", PASS)
    line.do("name_member", Pick(card("harlan")), chance="cup P2 M2 P1")
    line.do("priority", FallBack("A1"), seat="allies")
    assert (line.attack.firepower, line.section("A1").at) == (5, 3)
    line.do("name_member", Pick(card("smith"))).quiet()
    assert [(event.cost, event.paid) for event in line.events(CounterDrawn)] == [(2, True), (4, True), (2, False)]
    assert card("harlan") in line.section("A1").members


def test_case_46_the_option_shuts_that_door():
    """FL-17.8: FL-CASE-46: with the option Fall Back is not played in the Damage step."""
    line = Line(FALLING + "\nharlan has shovel", late_fall_back="forbidden")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("cover", PASS)
    line.to("priority", "allies").refuses(FallBack("A1"), "FL-17.8")


def test_case_47_mixed_section():
    """FL-15.1, FL-15.10: FL-CASE-47: with the jeep as for three soldiers; with the half-track still no armour, and rifles count fully."""
    for vehicle in ("jeep", "m3"):
        line = Line(f"allies A1 harlan smith {vehicle} at 4\naxis G1 voss bauer at 6\nterrain 6 open_ground\nactive axis\nhand axis rally\nhand allies rally")
        line.to("act").fire(Attack("G1"), "A1", "rally")
        assert line.attack.firepower == 12
        line.to("cover")
        assert line.attack.firepower == 12
        assert len(line.attack.victims) == 3
