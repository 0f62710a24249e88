"""The last value that is still allowed, and the first that is not: cases that a broken rule would have passed unseen."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.games.frontline.attack.damage import CounterDraw
from bocage.games.frontline.ground.victory import goal, larger_share
from bocage.games.frontline.sections.sections import refuse_together
from bocage.games.frontline.state.fire_events import FirepowerMoved
from bocage.games.frontline.state.section_events import NoteIgnored

from .line import (
    FIGHT,
    PASS,
    AddInstant,
    ApplyNote,
    AsDefault,
    Attack,
    DigIn,
    Go,
    IgnoreNote,
    Join,
    Line,
    Move,
    Pick,
    Prepare,
    Purchase,
    UseBandages,
    UseBinoculars,
    card,
)  # fmt: skip
from .test_options import TEAM
from .test_setup import custom, why

APART = "allies A1 harlan jeep at 4\nallies A2 smith at 4\naxis G1 voss at 8\nphase reorganise\n"


@pytest.mark.parametrize("name", ["cole", "jeep", "sherman_dixie"])
def test_who_must_be_apart_may_be_alone(name: str):
    """FL-11.30, FL-17.5, FL-2.3: a sniper is alone, and so is a vehicle where the option says so; with another they are refused."""
    assert refuse_together((card(name),), "", apart=True) is None
    refusal = refuse_together((card("harlan"), card(name)), card("harlan"), apart=True)
    assert refusal is not None
    assert refusal.rule == ("FL-11.30" if name == "cole" else "FL-17.5")


def test_nobody_joins_a_sniper():
    """FL-11.30: the reason is the sniper, not that his section has no leader."""
    line = Line("allies A1 cole at 4\nallies A2 harlan jones at 4\nallies A3 smith at 4\naxis G1 voss at 8\nphase reorganise").to("reorganise")
    line.refuses(Join(card("smith"), "A1"), "FL-11.30").refuses(Join(card("cole"), "A2"), "FL-11.30")


def test_nobody_joins_a_section_with_a_vehicle_where_they_stay_apart():
    """FL-17.5: one vehicle among soldiers is enough; without the option a soldier may join."""
    Line(APART, vehicles="apart").to("reorganise").refuses(Join(card("smith"), "A1"), "FL-17.5")
    line = Line(APART).do("reorganise", Join(card("smith"), "A1"))
    assert card("smith") in line.section("A1").members


def test_only_own_soldiers_join_own_sections():
    """FL-5.17: no section of the enemy, no soldier of the enemy, nobody unknown."""
    line = Line("allies A1 harlan at 4\nallies A2 smith at 4\naxis G1 voss at 4\naxis G2 bauer at 4\nphase reorganise").to("reorganise", "allies")
    line.refuses(Join(card("smith"), "G1"), "FL-5.17").refuses(Join(card("bauer"), "A1"), "FL-5.17").refuses(Join("nobody", "A1"), "FL-5.17")


def test_one_key_location_with_a_move():
    """FL-12.27, FL-5.3: of two in the hand only one goes with a move."""
    line = Line("allies A1 harlan at 3\naxis G1 voss at 8\nterrain 4 stream\nhand allies rally key_location key_location")
    line.do("act", Move("A1"), AsDefault("rally"), Go("advance")).do("with_move", AddInstant("key_location"))
    assert not (line.match.ask.what == "with_move" and line.offers(AddInstant("key_location")))
    line.quiet()
    assert line.hand("allies").count("key_location") == 1


def test_an_assistant_takes_no_place_and_does_not_leave():
    """FL-9.15, FL-11.10: above the limit of the new leader those leave who count."""
    line = Line("allies A1 walker harlan smith jones morris cassidy at 4\naxis G1 voss bauer engel at 6\nactive axis\nhand axis rally\ntotal allies 60")
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    line.do("name_member", Pick(card("walker")), chance="cup D1").to("leave")
    line.refuses(Pick(card("cassidy")), "FL-9.15")
    assert not line.offers(Pick(card("cassidy")))
    line.do("leave", Pick(card("smith")))
    assert card("cassidy") in line.section("A1").members


@pytest.mark.parametrize(("total", "half"), [(59, 30), (60, 30), (61, 31)])
def test_half_rounded_up(total: int, half: int):
    """FL-16.1, FL-16.2: half of what a side started with, rounded up."""
    assert goal(Line(FIGHT + f"total allies {total}").game, "allies") == half


def test_shares_are_equal_while_nobody_has_lost_anything():
    """FL-16.4: however many points each side has; then the larger share counts, not the larger number."""
    line = Line(FIGHT + "total allies 60\ntotal axis 40")
    line.state.lost.clear()
    assert larger_share(line.game) == ""
    line.state.lost.update(allies=6, axis=4)
    assert larger_share(line.game) == ""
    line.state.lost.update(allies=6, axis=5)
    assert larger_share(line.game) == "allies"
    line.state.lost.update(allies=7, axis=4)
    assert larger_share(line.game) == "axis"


def test_binoculars_that_come_back_were_not_used():
    """FL-14.23: the counter of the one who loses the contest does not count as used; that of the other does, once."""
    line = Line("allies A1 harlan at 4\naxis G1 voss at 8\nharlan has binoculars\nvoss has binoculars\nhand allies rally attack\ndiscard dig_in:axis")
    line.to("act").move("A1", "lateral", "rally")
    line.do("priority", PASS, seat="allies").do("priority", UseBinoculars(card("voss")), seat="axis").to("contest", "allies")
    assert "rally" in str(line.match.ask.facts["card"])
    line.do("contest", UseBinoculars(card("harlan")), seat="allies")
    assert (line.state.used.get("axis binoculars", 0), line.state.used.get("allies binoculars", 0)) == (0, 1)


def test_bandages_are_used_up_unless_by_a_medic():
    """FL-4.5, FL-14.20, FL-11.22: the counter of a rifleman is gone, and may not be used again in that step."""
    line = Line("allies A1 harlan smith jones at 4\naxis G1 voss at 8\nsmith has bandages\njones wounds 1\nharlan wounds 1\nphase care")
    line.do("bandages", UseBandages(card("smith"), card("jones")))
    assert (line.force("jones").wounds, line.force("smith").equipment, line.force("smith").shown) == (0, (), ())
    assert line.state.used["allies bandages"] == 1


def test_dig_in_needs_its_card():
    """FL-12.22: without the card in the hand there is no digging in."""
    line = Line(FIGHT + "active axis\nhand axis rally\nhand allies rally")
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid").to("cover", "allies")
    line.refuses(DigIn(), "FL-12.22")
    assert not line.offers(DigIn())


def test_without_a_card_no_attack_is_offered():
    """FL-5.2: an attack costs a card; preparing does not."""
    line = Line(FIGHT).to("act", "allies")
    assert not line.offers(Attack("A1"))
    assert line.offers(Prepare("A1"))
    assert Line(FIGHT + "hand allies rally").to("act", "allies").offers(Attack("A1"))


def test_preparing_is_offered_as_a_reaction():
    """FL-4.7, FL-5.15: who has not acted may prepare after an action of the other side; who has acted may not."""
    text = FIGHT + "axis G2 kessler at 6 acted\nhand allies rally\nhand axis rally"
    line = Line(text).do("act", Prepare("A1")).do("prepare", PASS).to("react_to_action", "axis")
    assert line.offers(Prepare("G1"))
    assert not line.offers(Prepare("G2"))
    line.refuses(Prepare("G2"), "FL-5.15").do("react_to_action", Prepare("G1"))
    assert line.match.ask.what == "prepare"


def test_only_cards_that_exist_are_bought():
    """FL-1.2: an unknown card is refused, wherever it stands in the list."""
    match = custom(battle_size="75")
    for names in (("nobody",), (card("harlan"), "nobody")):
        assert why(match, "allies", Purchase((names,))).rule == "FL-1.2"
    assert match.why("allies", Purchase(((card("harlan"), card("smith")),))) is None


def test_who_ignores_a_note_says_so():
    """FL-11.14: an ignored note is told, with the place; one that applies is not."""
    for answer, told in ((IgnoreNote(), [("A1", 4)]), (ApplyNote(), [])):
        line = Line("allies A1 lindquist harlan at 3\naxis G1 voss at 8\nterrain 3 undergrowth\nterrain 4 open_ground\nhand allies rally")
        line.to("act").move("A1", "advance", "rally").do("on_point", answer)
        assert [(event.section, event.at) for event in line.events(NoteIgnored)] == told


@pytest.mark.parametrize(("cover", "asked"), [(10, True), (90, False)])
def test_nobody_adds_cover_against_nothing(cover: int, asked: bool):
    """FL-5.13, FL-8.9, FL-2.12: cover takes the firepower to 0 and no further; then the attack is over, and no card is asked for."""
    line = Line(f"allies A1 harlan smith jones at 4 cover {cover}\naxis G1 voss bauer engel at 6\nactive axis\nhand axis rally\nhand allies hit_the_dirt")
    line.to("act").fire(Attack("G1"), "A1", "rally", "rapid")
    seen = set()
    while line.match.ask.what in ("priority", "react", "answer_attack", "cover") and line.match.ask.what != "act":
        seen.add((line.match.ask.seat, line.match.ask.what))
        if ("allies", "cover") in seen:
            break
        line.match.play(line.match.ask.seat, PASS)
    assert (("allies", "cover") in seen) is asked
    left = line.events(FirepowerMoved)[-1].firepower
    assert left > 0 if asked else left == 0


def test_the_chances_of_a_counter_are_those_of_the_cup():
    """FL-9.2, FL-9.5: each kind by its number in the cup; what cannot be paid for is one branch."""
    draw = CounterDraw(("P1", "P1", "P3", "M1"), 2, "light")
    assert [share for _, share in draw.branches()] == [Fraction(1, 2), Fraction(1, 4), Fraction(1, 4)]
    assert draw.size() == 3


def test_every_seat_of_the_other_side_may_react_to_an_action():
    """FL-17.1, FL-5.10: after an action without an attack the mates are asked one after the other."""
    line = Line(TEAM, scenario="fl_s06_team").do("act", Prepare("A1"), seat="allies").do("prepare", PASS)
    line.do("react_to_action", PASS, seat="axis").to("react_to_action", "axis_2")
    assert line.offers(Prepare("H1"))


def test_the_first_mate_speaks_first():
    """FL-17.1, FL-4.2: a turn begins with the first seat of the side."""
    line = Line(TEAM + "phase start\nturn 1\nactive axis", scenario="fl_s06_team").to("act")
    assert (line.match.ask.seat, line.state.turn) == ("allies", 2)
