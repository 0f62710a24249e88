"""The further cases of the companion, first half: FL-CASE-01 to FL-CASE-19 (firing, cover, damage)."""

from __future__ import annotations

from bocage.games.frontline.state.events import CardDiscarded
from bocage.games.frontline.state.fire_events import CounterDrawn, FireDeclared

from .line import FIGHT, PASS, AsDefault, At, Attack, Counterattack, DigIn, Fire, HitTheDirt, Line, Move, Pick, Prepare, Range, Reload, card, raise_to


def test_case_01_a_plain_attack():
    """FL-7.12, FL-9.2, FL-9.4, FL-9.5: FL-CASE-01: firepower is added up, members in turn, costs by cover, the unaffordable counter ends it."""
    line = Line(FIGHT + "hand allies rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    assert line.attack.firepower == 18
    line.do("name_member", Pick(card("voss")), chance="cup P2 M2 W1 W2")
    assert line.attack.firepower == 15
    line.refuses(Pick(card("voss")), "FL-9.2")
    line.do("name_member", Pick(card("bauer")))
    line.do("name_member", Pick(card("bauer"))).quiet()
    assert [event.cost for event in line.events(CounterDrawn)] == [3, 4, 6, 7]
    assert line.force("voss").pin
    assert line.force("bauer").morale == 1
    assert (line.force("engel").wounds, line.force("bauer").wounds) == (1, 0)
    assert all(line.force(name).loaded for name in ("harlan", "smith", "jones"))
    assert line.section("A1").acted
    assert line.state.attack is None


def test_case_02_rapid_and_empty():
    """FL-7.9, FL-7.10, FL-10.1: FL-CASE-02: rapid fire takes the ammo at once; an empty section cannot fire until it has reloaded."""
    line = Line(FIGHT + "hand allies rally attack")
    line.to("act").fire(Attack("A1"), "G1", "rally", "rapid")
    assert line.attack.firepower == 30
    assert not any(line.force(name).loaded for name in ("harlan", "smith", "jones"))

    line = Line(FIGHT + "harlan empty\nsmith empty\njones empty\nhand allies attack")
    line.to("act").refuses(Attack("A1"), "FL-7.13")
    held = len(line.hand("allies"))
    line.do("act", Prepare("A1"))
    line.do("prepare", Reload(card("harlan")), Reload(card("smith")), Reload(card("jones")))
    assert all(line.force(name).loaded for name in ("harlan", "smith", "jones"))
    assert len(line.hand("allies")) == held


def test_case_03_counterattack_from_high_ground():
    """FL-13.23, FL-8.6: FL-CASE-03: from High Ground the range is one less, and a counterattack is halved."""
    line = Line(FIGHT + "hand allies rally\nhand axis rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react").fire(Counterattack("G1"), None, "rally", closer=1)
    assert line.events(FireDeclared)[-1].total == 24
    assert (line.attack.firepower, line.attack.flipped) == (6, False)


def test_case_04_turned_fire():
    """FL-8.5, FL-9.15, FL-16.1, FL-12.21: FL-CASE-04: what exceeds the attack turns on the attacker; a dead leader leaves Individuals."""
    line = Line(FIGHT + "hand allies rally hit_the_dirt\nhand axis covering_fire")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react").fire(Counterattack("G1"), None, "covering_fire", "rapid", text=True, closer=1)
    assert (line.attack.firepower, line.attack.flipped) == (12, True)
    line.do("cover", HitTheDirt(), chance="cup D1 P1")
    assert line.attack.firepower == 8
    line.do("name_member", Pick(card("harlan")))
    assert not line.alive("harlan")
    assert line.state.lost["allies"] == 5
    line.do("name_member", Pick(card("smith"))).quiet()
    assert line.force("smith").pin
    for name in ("smith", "jones"):
        assert line.home_of(name).members == (card(name),)
        assert (line.home_of(name).leader, line.home_of(name).acted) == ("", True)
    assert not line.match.over


def test_case_05_attack_card_in_a_counterattack():
    """FL-8.6, FL-12.20: FL-CASE-05: 12 + 6 = 18, halved 9."""
    line = Line("allies A1 harlan at 4\naxis G1 bauer engel voss at 6\nterrain 6 open_ground\nbauer pin\nhand allies rally rally\nhand axis attack")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react").fire(Counterattack("G1"), None, "attack", text=True)
    assert line.events(FireDeclared)[-1].total == 18
    assert (line.attack.firepower, line.attack.flipped) == (3, True)


def test_case_06_rounding():
    """FL-8.6: FL-CASE-06: 15 halved is 8."""
    line = Line("allies A1 harlan smith at 1\naxis G1 voss bauer engel at 6\nterrain 6 open_ground\nhand allies rally\nhand axis rally")
    line.to("act").fire(Attack("A1"), "G1", "rally", "rapid")
    assert line.attack.firepower == 12 + 2
    line.to("react").fire(Counterattack("G1"), None, "rally", {"voss": "rapid", "bauer": "rapid", "engel": "rapid"})
    assert line.events(FireDeclared)[-1].total == 15
    assert line.attack.firepower == 14 - 8


def test_case_07_pour_it_on_and_high_ground():
    """FL-12.30, FL-13.23: FL-CASE-07: treated as 3 it gives +6, else +4; the column follows."""
    for closer, expected in ((3, 6 + 6), (4, 4 + 4)):
        line = Line("allies A1 harlan at 4\naxis G1 voss at 8\nterrain 4 high_ground\nhand allies pour_it_on")
        line.to("act").fire(Attack("A1"), "G1", "pour_it_on", text=True, closer=closer)
        assert line.attack.firepower == expected


def test_case_08_a_mortar_does_not_want_to_be_closer():
    """FL-13.23, FL-7.7: FL-CASE-08: declined it fires its red 16, accepted its black 4."""
    for closer, mode, expected in ((4, "rapid", 16), (3, "aimed", 4)):
        line = Line("allies A1 fields at 4\naxis G1 voss at 8\nterrain 4 high_ground\nhand allies rally")
        line.to("act").fire(Attack("A1"), "G1", "rally", mode, closer=closer)
        assert line.attack.firepower == expected
        assert line.force("fields").loaded == (mode == "aimed")


def test_case_09_a_rifle_grenade_from_the_hill():
    """FL-14.22: FL-CASE-09: at range 2 it gives 14; brought to range 1 it is illegal."""
    line = Line("allies A1 smith at 4\naxis G1 voss at 6\nterrain 4 high_ground\nterrain 6 open_ground\nsmith has rifle_grenade\nhand allies rally")
    line.to("act").fire(Attack("A1"), "G1", "rally", "rifle_grenade", closer=2)
    assert line.attack.firepower == 14
    line = Line("allies A1 smith at 4\naxis G1 voss at 6\nterrain 4 high_ground\nterrain 6 open_ground\nsmith has rifle_grenade\nhand allies rally")
    line.do("act", Attack("A1"))
    line.do("target", At("G1"), Range(1), AsDefault("rally"))
    line.refuses(Fire(card("smith"), "rifle_grenade"), "FL-14.22")


def test_case_10_a_hand_grenade_from_the_hill():
    """FL-14.21, FL-13.23: FL-CASE-10: real range 2 counts as 1, but not against a target in High Ground."""
    text = "allies A1 smith at 4\naxis G1 voss at 6\nterrain 4 high_ground\nterrain 6 {}\nsmith has hand_grenade\nhand allies rally"
    line = Line(text.format("stream"))
    line.to("act").fire(Attack("A1"), "G1", "rally", "hand_grenade", closer=1)
    assert line.attack.firepower == 20
    assert line.force("smith").equipment == ()
    line = Line(text.format("high_ground"))
    line.do("act", Attack("A1")).do("target", At("G1"), AsDefault("rally"))
    line.refuses(Fire(card("smith"), "hand_grenade"), "FL-14.21")


def test_case_11_and_12_flanking_bonus():
    """FL-12.25, FL-13.22, FL-7.17: FL-CASE-11, FL-CASE-12: +2 for each card behind and each Flanking Position, Undergrowth +2, for the section as a whole.

    None at home.
    """
    line = Line("allies A1 harlan smith at 4 flanking 2\naxis G1 voss at 6\nterrain 4 undergrowth\nhand allies rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    assert line.events(FireDeclared)[-1].bonus == 14
    assert line.attack.firepower == 12 + 14
    line = Line("allies A1 harlan at 7\naxis G1 voss at 9 flanking 1\nterrain 9 open_ground\nactive axis\nhand axis rally")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    assert line.events(FireDeclared)[-1].bonus == 0


def test_case_13_dig_in_kills():
    """FL-12.22, FL-9.10, FL-9.11, FL-16.6: FL-CASE-13: a hit at current morale 0 is a Wound, a second Wound is death; the cover and the VP count."""
    line = Line("allies A1 harlan tucker at 4\naxis G1 voss bauer engel at 6\ntucker morale 1 wounds 1\nactive axis\nhand allies dig_in\nhand axis rally")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    before = line.attack.firepower
    line.do("cover", DigIn(), Pick(card("tucker")))
    assert not line.alive("tucker")
    assert line.state.lost["allies"] == 2
    assert line.attack.firepower == before - 4
    line.do("dig_in_hit", PASS, chance="cup D3")


def test_case_14_morale_overflow():
    """FL-9.10, FL-8.15: FL-CASE-14: M1, then Wounds; what is left when the last soldier is dead is lost."""
    line = Line("allies A1 tucker at 2\nallies A2 harlan at 1\naxis G1 fuchs at 4\nactive axis\nterrain 4 open_ground\nhand axis pour_it_on\ntotal allies 40")
    line.to("act").fire(Attack("G1"), "A1", "pour_it_on", text=True)
    assert line.attack.firepower == 12
    raise_to(line, 10)
    line.quiet("cup M1 M2 M3")
    assert not line.alive("tucker")
    assert [event.cost for event in line.events(CounterDrawn)] == [2, 3, 4]
    assert line.state.attack is None


def test_case_15_fearless():
    """FL-11.12, FL-9.2: FL-CASE-15: the Pin is paid for, has no effect, and counts as his counter of this round."""
    line = Line("allies A1 walker ramsey at 4\naxis G1 voss at 6\nterrain 6 open_ground\nactive axis\nhand axis rally")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("name_member", Pick(card("ramsey")), chance="cup P2 D3")
    assert line.events(CounterDrawn)[0].cost == 2
    assert not line.force("ramsey").pin
    assert [event.force for event in line.events(CounterDrawn)] == [card("ramsey"), card("walker")]


def test_case_16_tough():
    """FL-11.18, FL-6.6: FL-CASE-16: one Wound no effect, two stop him, three kill."""
    line = Line("allies A1 ortega at 4\naxis G1 voss at 6\nortega wounds 1\nhand allies rally rally")
    assert line.to("act").offers(Move("A1"))
    line = Line("allies A1 ortega at 4\naxis G1 voss at 6\nortega wounds 2\nhand allies rally")
    line.to("act").refuses(Move("A1"), "FL-6.6")
    assert line.offers(Attack("A1"))
    line = Line(
        "allies A1 ortega at 4\nallies A2 harlan at 1\naxis G1 voss at 6\nortega wounds 2\nactive axis\nhand axis rally\nterrain 6 open_ground\ntotal allies 40"
    )
    line.to("act").fire(Attack("G1"), "A1", "rally").quiet("cup W1")
    assert not line.alive("ortega")


def test_case_17_a_sniper_kills():
    """FL-11.32, FL-11.33, FL-11.35, FL-11.36, FL-11.38: FL-CASE-17: all firepower on the one card; afterwards no Concealment."""
    line = Line("allies A1 cole at 2\naxis G1 voss bauer engel at 8\nhand allies rally\ntotal axis 40")
    line.do("act", Attack("A1"))
    line.do("target", At("G1"))
    line.do("sniper_card", Pick(card("bauer")), seat="axis")
    line.do("fire_card", AsDefault("rally"), Fire(card("cole"), "aimed"))
    assert line.attack.firepower == 16
    line.quiet("cup M1 P3 W2 W3")
    assert not line.alive("bauer")
    assert line.alive("voss")
    assert line.state.attack is None
    assert not line.force("cole").concealed


def test_case_18_a_sniper_under_fire():
    """FL-11.37, FL-11.40: FL-CASE-18: 20 - 10 - 4 = 6 while concealed, 16 after he has fired."""
    for words, left in (("", 6), ("thorne revealed", 16)):
        line = Line(
            f"allies A1 thorne at 4\naxis G1 voss bauer at 6\nterrain 6 open_ground\nactive axis\n{words}\nhand axis attack\nhand allies rally\nbauer empty"
        )
        line.to("act").fire(Attack("G1"), "A1", "attack", {"voss": "rapid"}, text=True)
        assert line.attack.firepower == 14
        raise_to(line, 20)
        line.do("react", PASS, seat="allies").to("cover")
        assert line.attack.firepower == left


def test_case_19_the_target_moves_away():
    """FL-6.11, FL-13.24, FL-9.3: FL-CASE-19: firepower stays, a retreat into trees costs nothing, costs are those of the new card."""
    line = Line(
        "allies A1 harlan smith at 5\naxis G1 voss bauer engel at 7\nterrain 5 undergrowth\nterrain 7 open_ground\nterrain 8 scattered_trees\n"
        "hand allies rally\nhand axis rally attack"
    )
    line.to("act").fire(Attack("A1"), "G1", "rally")
    assert line.attack.firepower == 14
    line.to("react").move("G1", "retreat", "rally")
    assert line.section("G1").at == 8
    assert line.attack.firepower == 14
    assert line.hand("axis") == ("attack",)
    line.do("name_member", Pick(card("voss")), chance="cup P1 M1 W1").do("name_member", Pick(card("bauer"))).quiet()
    assert [(event.cost, event.paid) for event in line.events(CounterDrawn)] == [(3, True), (4, True), (8, False)]
    assert line.force("engel").wounds == 0
    assert line.events(CardDiscarded)
