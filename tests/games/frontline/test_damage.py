"""Chapters 9 and 10: damage, splitting of sections, loss of leaders; Prepare."""

from __future__ import annotations

import pytest

from bocage.games.frontline.state.fire_events import CounterDrawn
from bocage.games.frontline.state.section_events import Marked

from .line import FIGHT, PASS, Attack, DigIn, DrawCard, Line, Move, Pick, Prepare, Reload, Unpin, card

UNDER_FIRE = FIGHT + "active axis\nhand axis rally\ntotal allies 60\n"


def hit(line: Line, who: str, counters: str, *more: str) -> Line:
    """The German section fires; members are named in turn."""
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    line.do("name_member", Pick(card(who)), chance=f"cup {counters}")
    for name in more:
        line.do("name_member", Pick(card(name)))
    return line


def test_four_types():
    """FL-9.1, FL-9.8, FL-9.9, FL-9.11, FL-9.13: Pin, Morale and Wound put a marker on the card, Dead removes it."""
    line = hit(Line(UNDER_FIRE), "harlan", "P1 M1 W1 D3", "smith", "jones")
    marks = [(event.force, event.marker) for event in line.events(Marked)]
    assert marks == [(card("harlan"), "pin"), (card("smith"), "morale"), (card("jones"), "wound")]


def test_one_pin_only():
    """FL-9.8: a further Pin is paid for and does nothing more."""
    line = hit(Line(UNDER_FIRE + "smith pin"), "smith", "P1")
    assert line.force("smith").pin
    assert not line.events(Marked)
    assert line.events(CounterDrawn)[0].paid


def test_damage_is_immediate_and_spread():
    """FL-9.2, FL-9.14: a dead member is no longer on the list; the others in turn."""
    line = hit(Line(UNDER_FIRE), "smith", "D1 P1 P2 P3", "harlan")
    line.to("name_member")
    assert [option.force for option in line.match.ask.legal] == [card("harlan"), card("jones")]


def test_the_firing_side_draws_from_the_cup():
    """FL-9.6, FL-9.7, FL-3.17: counters come out of one cup and stay out until the attack ends."""
    line = hit(Line(UNDER_FIRE), "smith", "P1")
    assert line.attack.drawn == ("P1",)
    line.do("name_member", Pick(card("harlan")), chance="cup P2 P3")
    cup = line.chance.left("cup")
    assert (len(cup), cup.count("P1")) == (38, 3)


def test_costs_by_cover():
    """FL-9.3, FL-13.4: light, medium and heavy, from the left."""
    for terrain, cost in (("stream", 4), ("undergrowth", 6), ("scattered_trees", 8)):
        line = Line(UNDER_FIRE + f"terrain 4 {terrain}")
        hit(line, "smith", "W1")
        assert line.events(CounterDrawn)[0].cost == cost


def test_leader_lost():
    """FL-9.15, FL-11.2: another with Command takes over at once, and those above his limit leave, with the section's Acted state."""
    line = Line("allies A1 walker harlan smith jones morris at 4 acted\naxis G1 voss bauer engel at 6\nactive axis\nhand axis rally\ntotal allies 60")
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    line.do("name_member", Pick(card("walker")), chance="cup D1")
    assert line.section("A1").leader == card("harlan")
    assert line.match.ask.what == "leave"
    line.refuses(Pick(card("harlan")), "FL-9.15")
    line.do("leave", Pick(card("smith")))
    assert line.section("A1").members == (card("harlan"), card("jones"), card("morris"))
    assert (line.home_of("smith").acted, line.home_of("smith").leader) == (True, "")


def test_choice_of_a_new_leader():
    """FL-9.15: the owner names one of several with Command."""
    line = Line("allies A1 johnson walker harlan smith at 4\naxis G1 voss bauer engel at 6\nactive axis\nhand axis rally\ntotal allies 60")
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    line.do("name_member", Pick(card("johnson")), chance="cup D1")
    line.refuses(Pick(card("smith")), "FL-9.15")
    line.do("leader", Pick(card("harlan")))
    assert line.section("A1").leader == card("harlan")
    assert len(line.section("A1").members) == 3


def test_dissolved_section():
    """FL-9.15, FL-9.16, FL-9.20, FL-9.21: without a leader all become Individuals with their cover, Lasting cards go, and they stay under fire."""
    text = UNDER_FIRE.replace("at 4", "at 4 flanking 1 key cover 10")
    line = Line(text)
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    line.do("name_member", Pick(card("harlan")), chance="cup D1 P1 D3")
    assert "A1" not in line.state.sections
    assert [played.card for played in line.state.discard] == ["key_location", "flanking_position"]
    assert (line.home_of("smith").cover, line.home_of("smith").leader) == (10, "")
    line.do("name_member", Pick(card("smith"))).quiet()
    assert line.force("smith").pin


def test_dig_in_that_kills_the_leader():
    """FL-9.21, FL-12.22, FL-9.15: the members under fire stay the target when the section dissolves in the Cover step."""
    line = Line(FIGHT + "harlan morale 2 wounds 1\nactive axis\nhand axis rally\nhand allies dig_in\ntotal allies 60")
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    line.do("cover", DigIn(), Pick(card("harlan")))
    line.do("dig_in_hit", PASS, chance="cup P1 P2 D3")
    line.do("name_member", Pick(card("jones")))
    assert line.force("jones").pin


def test_key_location_stays_while_one_is_fit():
    """FL-9.18: one soldier neither pinned nor wounded keeps it."""
    line = Line(UNDER_FIRE.replace("at 4", "at 4 key") + "harlan pin")
    hit(line, "smith", "P1")
    assert line.section("A1").key


def test_vehicles_take_the_same_damage():
    """FL-9.17, FL-15.2: Pin, Morale, Wound and Dead as for soldiers."""
    line = Line("allies A1 jeep at 4\nallies A2 harlan at 1\naxis G1 voss bauer engel at 6\nactive axis\nhand axis rally\ntotal allies 60")
    line.to("act").fire(Attack("G1"), "A1", "rally").quiet("cup P1 M1 W1 W2")
    assert not line.alive("jeep")


def test_current_morale():
    """FL-9.9, FL-11.3, FL-9.10: factor minus markers; at 0 the next hit is a Wound."""
    line = Line(UNDER_FIRE + "smith morale 2")
    hit(line, "smith", "M1")
    assert (line.force("smith").morale, line.force("smith").wounds) == (2, 1)
    assert next(value.text for piece in line.match.view(None).pieces if piece.id == card("smith") for value in piece.values if value.id == "morale") == "0/2"


# -- Prepare ------------------------------------------------------------------------------------------------------------------------


def test_prepare_choices():
    """FL-10.1, FL-10.2, FL-10.4, FL-2.18: one choice each, pinned and wounded too, in any order, seeing each card drawn."""
    line = Line("allies A1 harlan smith jones at 4\naxis G1 voss at 8\nsmith pin empty\njones wounds 1")
    line.do("act", Prepare("A1"))
    line.refuses(Reload(card("harlan")), "FL-10.1").refuses(Unpin(card("harlan")), "FL-10.1")
    line.do("prepare", DrawCard(card("jones")), chance="deck rally")
    assert line.hand("allies") == ("rally",)
    line.refuses(DrawCard(card("jones")), "FL-10.1")
    line.do("prepare", Unpin(card("smith")))
    assert (line.force("smith").pin, line.force("smith").loaded) == (False, False)
    line.do("prepare", PASS)
    assert line.section("A1").acted


def test_prepare_only_to_draw():
    """FL-10.6: a section in good order may Prepare."""
    line = Line("allies A1 harlan at 4\naxis G1 voss at 8")
    line.do("act", Prepare("A1")).do("prepare", DrawCard(card("harlan")))
    assert line.state.held["allies"] == 1


def test_what_removes_what():
    """FL-10.5: Prepare takes off Pins alone, no Morale and no Wounds."""
    line = Line("allies A1 harlan at 4\naxis G1 voss at 8\nharlan pin morale 1 wounds 1")
    line.do("act", Prepare("A1"))
    assert [type(answer).__name__ for answer in line.match.ask.legal] == ["Unpin", "DrawCard", "Pass"]
    line.do("prepare", Unpin(card("harlan")))
    assert (line.force("harlan").morale, line.force("harlan").wounds) == (1, 1)


def test_two_planners():
    """FL-10.3, FL-11.15: one card for each Planning member."""
    line = Line("allies A1 walker smith at 4\nallies A2 mcallister at 4\naxis G1 voss at 8")
    line.do("act", Prepare("A1")).do("prepare", PASS)
    assert line.state.held["allies"] == 1
    line.do("act", Prepare("A2")).do("prepare", PASS)
    assert line.state.held["allies"] == 2


def test_reloading_is_unlimited():
    """FL-14.28: a weapon is reloaded again and again."""
    line = Line("allies A1 harlan at 4\naxis G1 voss at 8\nharlan empty\nhand allies rally")
    line.do("act", Prepare("A1")).do("prepare", Reload(card("harlan")))
    assert line.force("harlan").loaded
    line.state.forces[card("harlan")] = line.force("harlan").__class__(card("harlan"), "allies", "A1", loaded=False)
    line.state.sections["A1"] = line.section("A1").__class__("A1", "allies", 4, (card("harlan"),), card("harlan"))
    line.do("act", Prepare("A1")).do("prepare", Reload(card("harlan")))
    assert line.force("harlan").loaded


@pytest.mark.parametrize("name", ["harlan", "ortega"])
def test_wounded_can_fire_and_prepare(name: str):
    """FL-9.11, FL-11.18: wounded forces fire and Prepare."""
    line = Line(f"allies A1 {name} at 4\naxis G1 voss at 6\n{name} wounds 1\nhand allies rally")
    line.to("act")
    assert line.offers(Attack("A1"))
    assert line.offers(Prepare("A1"))
    assert line.offers(Move("A1")) == (name == "ortega")
