"""Chapters 4 and 16: the turn, and victory."""

from __future__ import annotations

import pytest

import bocage
from bocage.games.frontline.state.events import CardsDrawn, DeckReshuffled, TurnBegan

from .line import FIGHT, PASS, Attack, Detach, DigIn, Discard, DrawCard, EndTurn, Join, Lead, Line, Pick, PlayRally, Prepare, UseBandages, card


def end(line: Line) -> None:
    """The active seat ends its turn without discarding."""
    seat = line.state.active
    turn = line.state.turn
    line.do("act", EndTurn())
    while not line.match.over and line.state.turn == turn:
        line.match.play(line.match.ask.seat, PASS)
    assert line.match.over or line.state.active != seat


def test_turns_alternate():
    """FL-4.1, FL-4.2, FL-1.7, FL-2.22, FL-14.11: complete turns in turn; all counters of both sides go to Not Acted."""
    line = Line(FIGHT.replace("at 4", "at 4 acted").replace("at 6", "at 6 acted") + "hand allies rally\nhand axis rally")
    end(line)
    assert (line.state.active, line.state.turn) == ("axis", 2)
    assert not any(section.acted for section in line.state.sections.values())
    assert line.game.is_active("axis")
    assert not line.game.is_active("allies")
    end(line)
    assert line.state.active == "allies"
    assert [event.side for event in line.events(TurnBegan)] == ["axis", "allies"]


def test_any_number_of_actions():
    """FL-4.7, FL-5.1: section after section, one action each; the player may stop with sections unused."""
    line = Line("allies A1 harlan at 4\nallies A2 walker at 4\nallies A3 smith at 4\naxis G1 voss at 8\nhand allies rally")
    line.do("act", Prepare("A1")).do("prepare", PASS)
    line.to("act").refuses(Prepare("A1"), "FL-5.1")
    line.do("act", Prepare("A2")).do("prepare", PASS)
    line.do("act", EndTurn())
    assert line.state.phase == "draw"
    assert not line.section("A3").acted


def test_both_sides_act_in_every_turn():
    """FL-4.10, FL-5.15: a section reacts once in the enemy's turn and acts again in its own."""
    line = Line(FIGHT + "hand allies rally\nhand axis rally")
    line.do("act", Prepare("A1")).do("prepare", PASS)
    line.do("react_to_action", Prepare("G1"), seat="axis").do("prepare", PASS)
    assert line.section("G1").acted
    line.to("act", "allies")
    end(line)
    assert line.to("act", "axis").offers(Prepare("G1"))


def test_draw_step():
    """FL-4.8, FL-4.12, FL-13.44: discard any, then draw up to hand size; the other side draws nothing."""
    line = Line("allies A1 harlan at 2\naxis G1 voss at 8\nhand allies rally rally attack\nhand axis rally\nterrain 1 open_ground")
    line.do("act", EndTurn()).do("discard", Discard("rally"), PASS)
    assert line.state.held == {"allies": 6, "axis": 1}
    assert line.state.discard[-1].card == "rally"
    line = Line("allies A1 smith at 2\naxis G1 voss at 8\nhand allies rally rally attack attack attack")
    line.do("act", EndTurn()).to("discard").refuses(PASS, "FL-4.8")
    line.do("discard", Discard("rally"), PASS)
    assert line.state.held["allies"] == 4


def test_cards_above_the_limit_are_kept_until_the_draw_step():
    """FL-4.12: a Prepare may take the hand over its size."""
    line = Line("allies A1 smith at 2\naxis G1 voss at 8\nhand allies rally rally attack attack")
    line.do("act", Prepare("A1")).do("prepare", DrawCard(card("smith")))
    assert line.state.held["allies"] == 5
    line.to("act")


def test_empty_deck():
    """FL-4.11: the discard pile is shuffled into a new deck; if both are empty no card is drawn."""
    line = Line("allies A1 harlan at 2\naxis G1 voss at 8\nhand allies rally\ndeck attack\ndiscard dig_in obscured stay_low attack attack")
    line.do("act", EndTurn()).do("discard", PASS)
    assert line.events(DeckReshuffled)
    assert line.state.held["allies"] == 6
    assert line.state.discard == []
    line = Line("allies A1 harlan at 2\naxis G1 voss at 8\nhand allies rally\ndeck attack")
    line.do("act", EndTurn()).do("discard", PASS)
    assert line.state.held["allies"] == 2


def test_key_location_draw_comes_before_rally():
    """FL-4.13, FL-12.27, FL-4.2: its owner draws at the start of every player turn, and a Rally just drawn may be played."""
    line = Line("allies A1 harlan smith at 5 key\naxis G1 voss at 8\nharlan pin\nphase start\nturn 1\nactive axis", scenario="fl_s02")
    assert line.state.held["allies"] == 1
    assert (line.match.ask.seat, line.match.ask.what) == ("allies", "priority")
    line.to("rally", "allies").to("act")
    end(line)
    assert [event.why for event in line.events(CardsDrawn)].count("FL-12.27") == 2


def test_rally_more_than_once():
    """FL-4.3, FL-4.13, FL-10.5: any number of Rally cards, each with its own set; only for one's own forces."""
    line = Line("allies A1 harlan smith at 4\naxis G1 voss at 8\nharlan pin\nsmith pin\nvoss pin\nphase care\nhand allies rally rally")
    line.do("rally", PlayRally()).to("rally_remove").refuses(Pick(card("voss")), "FL-12.31")
    line.do("rally_remove", Pick(card("harlan"))).do("rally", PlayRally())
    assert not line.force("harlan").pin
    assert not line.force("smith").pin
    assert line.force("voss").pin


def test_rally_needs_the_card():
    """FL-12.31, FL-10.5: without the card it is refused; a Rally takes a Wound off a vehicle."""
    line = Line("allies A1 jeep at 4\naxis G1 voss at 8\njeep wounds 1\nphase care\nhand allies attack")
    line.to("rally").refuses(PlayRally(), "FL-12.31")
    line = Line("allies A1 jeep at 4\naxis G1 voss at 8\njeep wounds 1\nphase care\nhand allies rally")
    line.do("rally", PlayRally())
    assert line.force("jeep").wounds == 0


def test_medic_and_bandages_steps():
    """FL-4.4, FL-4.5, FL-14.20: each in its step, once for each Medic, and counter for counter."""
    line = Line("allies A1 harlan smith at 4\nallies A2 abbott at 4\naxis G1 voss at 8\nsmith morale 2 wounds 1\nharlan wounds 1 has bandages\nphase care")
    line.do("medic", Pick(card("smith")))
    assert line.force("smith").morale == 1
    line.to("bandages").refuses(UseBandages(card("smith"), card("harlan")), "FL-14.20")
    line.do("bandages", UseBandages(card("harlan"), card("smith")))
    assert (line.force("smith").wounds, line.force("harlan").wounds, line.force("harlan").equipment) == (0, 1, ())


def test_reorganise():
    """FL-4.6, FL-3.8, FL-11.30: join within the limit, detach, change leader; never a sniper; Not Acted; free."""
    line = Line(
        "allies A1 walker harlan smith jones at 4\nallies A2 morris at 4\nallies A3 cole at 4\nallies A4 winslow at 5\naxis G1 voss at 8\nphase reorganise"
    )
    line.to("reorganise").refuses(Join(card("morris"), "A1"), "FL-3.8")
    line.refuses(Join(card("cole"), "A1"), "FL-11.30")
    line.refuses(Join(card("winslow"), "A1"), "FL-4.6")
    line.refuses(Detach(card("walker")), "FL-4.6")
    line.refuses(Lead(card("smith")), "FL-2.4")
    line.refuses(Lead(card("harlan")), "FL-3.8")  # his Command of 3 is too small for four
    line.do("reorganise", Detach(card("jones")))
    assert line.home_of("jones").members == (card("jones"),)
    line.do("reorganise", Lead(card("harlan")), Detach(card("walker")), Join(card("morris"), "A1"))
    assert line.section("A1").members == (card("harlan"), card("smith"), card("morris"))
    assert line.section("A1").leader == card("harlan")
    assert not line.home_of("morris").acted
    assert line.home_of("walker").leader == card("walker")


def test_joining_drops_the_lasting_cards_of_the_one_who_joins():
    """FL-9.16, FL-4.6: an Individual's Flanking Position goes when his section is no more."""
    line = Line("allies A1 harlan at 4\nallies A2 smith at 4 flanking 1\naxis G1 voss at 8\nphase reorganise")
    line.do("reorganise", Join(card("smith"), "A1"))
    assert line.section("A1").flanking == 0
    assert line.state.discard[-1].card == "flanking_position"


def test_detaching_the_last_fit_man_ends_a_key_location():
    """FL-12.27, FL-4.6: when only pinned and wounded men are left in the section its Key Location is discarded."""
    line = Line("allies A1 harlan smith at 5 key\naxis G1 voss at 8\nharlan pin\nphase reorganise")
    line.do("reorganise", Detach(card("smith")))
    assert not line.section("A1").key


def test_end_of_turn():
    """FL-4.9: until-end-of-turn cover of both sides ends."""
    line = Line(FIGHT.replace("at 4", "at 4 cover 10").replace("at 6", "at 6 cover 20") + "hand allies rally")
    end(line)
    assert [section.cover for section in line.state.sections.values()] == [0, 0]


# -- victory ------------------------------------------------------------------------------------------------------------------------


def test_half_wins_at_once():
    """FL-16.1, FL-16.3, FL-16.5, FL-9.12: victory is checked at each death; the attack stops there."""
    line = Line(FIGHT + "hand allies rally\nlost allies 5")
    line.to("act").fire(Attack("A1"), "G1", "rally", "rapid")
    line.do("name_member", Pick(card("voss")), chance="cup D1")
    assert not line.match.over  # 5 of the 6 VP that are needed
    line.do("name_member", Pick(card("bauer")), chance="cup D2")
    ending = line.match.outcome()
    assert ending is not None
    assert ending.winners == ("allies",)
    assert ending.scores == {"allies": 8, "axis": 5}
    last = Line("allies A1 smith at 4\naxis G1 voss at 6\nterrain 6 stream\nhand allies rally")
    last.to("act").fire(Attack("A1"), "G1", "rally", "rapid").quiet("cup D1")
    assert last.match.over


@pytest.mark.parametrize(("lost", "winner"), [((3, 5), "allies"), ((5, 3), "axis"), ((3, 3), "")])
def test_turn_limit_by_share(lost: tuple[int, int], winner: str):
    """FL-16.4: at the limit the larger share of destroyed VP wins; equal shares are a draw."""
    line = Line(FIGHT + f"turn 24\nactive allies\nlost allies {lost[0]}\nlost axis {lost[1]}")
    end(line)
    ending = line.match.outcome()
    assert ending is not None
    assert ending.winners == ((winner,) if winner else ())


def test_turn_limit_options():
    """FL-16.4: without a limit the battle goes on; an option sets one."""
    line = Line(FIGHT + "turn 24", turn_limit="none")
    end(line)
    assert not line.match.over
    line = Line(FIGHT + "turn 16", turn_limit="8")
    end(line)
    assert line.match.over


def test_ground_decides():
    """FL-16.4: in fl_s03 who holds card 5 wins, else the larger share; in fl_s04 the Allies need card 7 or the larger share."""
    for at, lost, winner in ((5, 0, ("allies",)), (4, 0, ()), (4, 8, ("axis",))):
        line = Line(
            f"allies A1 brodie at {at}\naxis G1 brandt at 8\nturn 28\nactive axis\nlost allies {lost}\ntotal allies 50\ntotal axis 50", scenario="fl_s03"
        )
        end(line)
        ending = line.match.outcome()
        assert ending is not None
        assert ending.winners == winner
    for at, lost, side in ((7, 0, "allies"), (6, 3, "allies"), (6, 0, "axis")):
        line = Line(f"allies A1 johnson at {at}\naxis G1 adler at 8\nturn 32\nactive axis\nlost axis {lost}\ntotal allies 59\ntotal axis 59", scenario="fl_s04")
        end(line)
        ending = line.match.outcome()
        assert ending is not None
        assert ending.winners == (side,)


def test_solo_is_an_ordinary_seat():
    """FL-17.2: a computer player sees a seat's view and questions; the other hand is not in them."""
    match = bocage.new("frontline", "fl_s01", seed=3)
    for _ in range(40):
        seat = match.ask.seat
        other = "axis" if seat == "allies" else "allies"
        assert not [piece for piece in match.view(seat).pieces if piece.place.zone == f"hand-{other}"]
        match.play(seat, next(iter(match.ask.legal)))


def test_counterattack_wins_count_for_the_right_side():
    """FL-16.6, FL-16.1: VP count when a force dies, whatever killed it: its own Dig-In too."""
    line = Line(
        FIGHT.replace("jones", "tucker") + "tucker morale 1 wounds 1\nlost allies 4\nactive axis\nhand axis rally\nhand allies dig_in rally\ntotal allies 11"
    )
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("cover", DigIn(), Pick(card("tucker")))
    ending = line.match.outcome()
    assert ending is not None
    assert ending.winners == ("axis",)
