"""Where chapters meet: sections that split under fire, snipers and others together, moves that stop short, a deck that runs out."""

from __future__ import annotations

from bocage.games.frontline.state.fire_events import FirepowerMoved

from .line import PASS, AddInstant, AsDefault, At, Attack, Counterattack, Discard, DrawCard, Fire, ForText, Go, Line, Move, Pick, Prepare, card


def left_behind(firer: str) -> Line:
    """An attack in the German turn on Walker, Smith (pinned) and Jones in 4, in Open Ground."""
    text = f"allies A1 walker smith jones at 4\nsmith pin\naxis G1 {firer} at 8\ntotal allies 40\nactive axis\nhand axis rally\nhand allies stay_low rally"
    return Line(text)


def test_a_sniper_keeps_his_eye_on_the_man_left_behind():
    """FL-11.34, FL-11.35, FL-6.8, FL-9.20: the chosen card stays the target in its old card and has no part in the cover of those who went."""
    line = left_behind("richter")
    line.to("act").do("act", Attack("G1"), At("A1"), Pick(card("smith")), AsDefault("rally"), Fire(card("richter"), "aimed"))
    line.to("react").move("A1", "retreat", "stay_low", text=True)
    line.to("cover", "allies")
    assert line.attack.victims == (card("smith"),)
    assert (line.attack.firepower, line.home_of("smith").at, line.home_of("smith").cover, line.section("A1").cover) == (12, 4, 0, 10)
    line.quiet("cup D1")
    assert not line.alive("smith")
    assert line.alive("walker")


def test_a_plain_attack_follows_the_section():
    """FL-6.11, FL-8.10, FL-8.16: those who went are under fire with their new cover, the man left behind is not."""
    line = left_behind("kessler bauer engel fuchs")
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    before = line.attack.firepower
    line.to("react").move("A1", "retreat", "stay_low", text=True)
    line.to("cover", "allies")
    assert line.attack.victims == (card("walker"), card("jones"))
    assert line.attack.firepower == before - 10


def test_left_behind_by_a_move_out_is_not_acted():
    """FL-6.8, FL-12.28: those left behind have the Acted state the section has after the move."""
    line = Line("allies A1 harlan smith at 4\nsmith pin\naxis G1 voss at 9\nhand allies rally move_out")
    line.to("act").move("A1", "advance", "rally", "move_out")
    assert (line.home_of("smith").acted, line.section("A1").acted, line.section("A1").members) == (False, False, (card("harlan"),))


def test_a_key_location_that_is_not_reached_is_discarded():
    """FL-12.23, FL-12.27, FL-13.24: Double Time towards card 4 ends in the trees of card 3, where no Key Location can lie."""
    line = Line("terrain 3 scattered_trees\nallies A1 harlan at 2\nharlan morale 1\naxis G1 voss at 9\nhand allies double_time key_location rally")
    line.to("act").do("act", Move("A1"), ForText("double_time"), AddInstant("key_location"), PASS)
    line.do("trees", Pick(card("harlan")))
    assert (line.section("A1").at, line.section("A1").key) == (3, False)
    assert [played.card for played in line.state.discard] == ["key_location", "double_time"]


def test_a_wounded_tough_man_keeps_no_key_location():
    """FL-11.18, FL-2.17, FL-12.27: he may move with one Wound, but he is wounded, and nobody with him is fit."""
    line = Line("allies A1 ortega at 3\nortega wounds 1\naxis G1 voss at 9\nhand allies rally key_location")
    line.to("act").move("A1", "advance", "rally", "key_location")
    assert (line.section("A1").at, line.section("A1").key) == (4, False)
    assert "key_location" in [played.card for played in line.state.discard]


def test_a_sniper_among_other_counterattackers():
    """FL-11.42, FL-8.8: if others counterattacked too, the turned fire is at the whole section, even if the sniper came last."""
    text = "allies A1 harlan smith at 4\naxis G1 voss bauer engel at 6\naxis G2 richter at 8\nhand allies rally\nhand axis rally rally"
    line = Line(text)
    line.to("act").fire(Attack("A1"), "G1", "rally", {"harlan": "aimed"})
    line.to("react").fire(Counterattack("G1"), None, "rally")
    line.do("react", Counterattack("G2"), Pick(card("smith")), AsDefault("rally"), Fire(card("richter"), "aimed"))
    assert (line.attack.flipped, line.attack.firepower) == (True, 9 - 6 + 6)
    line.do("name_member", Pick(card("harlan")), chance="cup P1 P1")
    assert line.attack.victims == (card("harlan"), card("smith"))


def test_standing_bonuses_of_a_counterattacking_sniper_are_halved_too():
    """FL-8.6, FL-12.25, FL-13.22, FL-11.34: 8 at range 3, 2 for Undergrowth, 4 for two cards behind: 14, halved 7."""
    line = Line("allies A1 harlan smith at 4\naxis G2 richter at 7 flanking 1\nhand allies rally\nhand axis rally rally")
    line.to("act").fire(Attack("A1"), "G2", "rally", "rapid")
    before = line.attack.firepower
    line.do("react", Counterattack("G2"), PASS, Pick(card("smith")), AsDefault("rally"), Fire(card("richter"), "aimed"))
    moved = line.events(FirepowerMoved)
    assert next((event.amount, event.firepower) for event in moved if event.why == "counterattack") == (7, before - 7)


def test_a_mover_that_has_fallen_apart_is_no_target_any_more():
    """FL-5.5, FL-5.10, FL-9.15: the window stays open, but the section that moved is gone; other reactions are left."""
    text = "allies A1 harlan smith jones at 3\naxis G1 voss bauer engel at 6\naxis G2 kessler fuchs at 6\ntotal allies 40\n"
    line = Line(text + "hand allies rally\nhand axis rally rally rally")
    line.to("act").move("A1", "advance", "rally")
    line.to("react_to_action").fire(Attack("G1"), None, "rally", closer=2)
    line.do("name_member", Pick(card("harlan")), chance="cup D1 D2 D1")
    assert "A1" not in line.state.sections
    line.do("name_member", Pick(card("smith")))
    line.to("react_to_action")
    assert line.offers(Move("G2"))
    assert not line.offers(Attack("G2"))
    line.refuses(Attack("G2"), "FL-7.13")


def test_a_deck_that_runs_out_in_a_prepare():
    """FL-4.11, FL-10.4: the discard pile becomes the deck between two soldiers; when both are empty nothing is drawn."""
    line = Line("allies A1 harlan smith jones at 3\naxis G1 voss at 9\ndeck rally\ndiscard attack:axis")
    line.to("act").do("act", Prepare("A1"), DrawCard(card("harlan")))
    assert (line.hand("allies"), line.state.deck, len(line.state.discard)) == (("rally",), (), 1)
    line.do("prepare", DrawCard(card("smith")), DrawCard(card("jones")))
    assert (line.hand("allies"), line.state.deck, line.state.discard) == (("attack", "rally"), (), [])


def test_trees_may_take_the_last_card():
    """FL-13.24, FL-5.3: the card discarded for the trees is gone before the opponent reacts."""
    line = Line("terrain 4 undergrowth\nterrain 5 scattered_trees\nallies A1 harlan at 4\naxis G1 voss at 9\nhand allies rally attack")
    line.to("act").do("act", Move("A1"), AsDefault("rally"), Go("advance"), PASS).do("trees", Discard("attack"))
    assert (line.hand("allies"), line.force("harlan").morale) == ((), 0)
    assert [played.card for played in line.state.discard] == ["attack", "rally"]
