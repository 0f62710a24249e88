"""Chapter 6 and the Move cards: directions, who can go, ends of the line, notes on the way."""

from __future__ import annotations

import pytest

from bocage.games.frontline.state.events import CardsDrawn
from bocage.games.frontline.state.section_events import Moved

from .line import FIGHT, PASS, AddInstant, AsDefault, FallBack, ForText, Go, IgnoreNote, Line, Move, Pick, Prepare, card


@pytest.mark.parametrize(
    ("seat", "way", "to"), [("allies", "advance", 5), ("allies", "retreat", 3), ("allies", "lateral", 4), ("axis", "advance", 5), ("axis", "retreat", 7)]
)
def test_ways(seat: str, way: str, to: int):
    """FL-2.6, FL-2.7, FL-2.8, FL-2.9, FL-6.1, FL-6.12, FL-12.11: one card forward or back, as seen from one's home, or laterally; a lateral move is a move."""
    line = Line(FIGHT + f"active {seat}\nterrain 5 stream\nhand {seat} rally")
    name = "A1" if seat == "allies" else "G1"
    line.to("act").move(name, way, "rally")
    assert line.section(name).at == to
    assert line.section(name).acted
    assert len(line.events(Moved)) == 1


def test_direction_is_fixed_behind_the_enemy():
    """FL-6.12, FL-6.3, FL-6.4: sections pass through enemies and share cards with them, and go on in their own direction."""
    line = Line(
        "allies A1 harlan at 5\nallies A2 walker at 6\naxis G1 voss at 6\naxis G2 kessler at 3\nhand allies double_time\nterrain 6 stream\nterrain 7 stream"
    )
    line.to("act").move("A1", "advance", "double_time", text=True)
    assert line.section("A1").at == 7
    line = Line("allies A1 harlan at 7\naxis G1 voss at 3\nterrain 8 stream\nhand allies rally")
    line.to("act").move("A1", "advance", "rally")
    assert line.section("A1").at == 8


def test_ends_of_the_line():
    """FL-6.2, FL-12.23: nobody leaves the line; Double Time needs both cards."""
    line = Line("allies A1 harlan at 1\naxis G1 voss at 8\nhand allies rally")
    line.do("act", Move("A1"), AsDefault("rally")).refuses(Go("retreat"), "FL-6.2")
    line = Line("allies A1 harlan at 8\naxis G1 voss at 8\nterrain 7 stream\nhand allies double_time")
    line.do("act", Move("A1"), ForText("double_time"))
    assert line.section("A1").at == 6  # the only way open is taken


def test_pinned_wounded_broken():
    """FL-6.5, FL-6.6, FL-6.7, FL-2.16, FL-2.17, FL-9.8, FL-9.9: pinned and wounded cannot move, at current morale 0 no advance."""
    for words, rule in (("pin", "FL-6.5"), ("wounds 1", "FL-6.6")):
        line = Line(f"allies A1 smith at 4\naxis G1 voss at 8\nsmith {words}\nhand allies rally")
        line.to("act").refuses(Move("A1"), rule)
    line = Line("allies A1 smith at 4\naxis G1 voss at 8\nsmith morale 2\nhand allies rally")
    line.do("act", Move("A1"), AsDefault("rally")).refuses(Go("advance"), "FL-6.7")
    line.do("direction", Go("retreat"))
    assert line.section("A1").at == 3


def test_leader_who_cannot_move_holds_the_section():
    """FL-6.8: if the leader cannot make the move the section cannot."""
    line = Line("allies A1 harlan smith at 4\naxis G1 voss at 8\nharlan pin\nhand allies rally")
    line.to("act").refuses(Move("A1"), "FL-6.5")


def test_left_behind_without_the_new_cover():
    """FL-9.20, FL-6.8: who is left behind does not get the cover of that move, but keeps what the section had; splitting keeps it."""
    line = Line("allies A1 harlan smith at 4 cover 10\naxis G1 voss at 8\nsmith pin\nhand allies stay_low")
    line.to("act").move("A1", "retreat", "stay_low", text=True)
    assert (line.section("A1").cover, line.home_of("smith").cover) == (20, 10)


def test_open_ground():
    """FL-13.20: a led section draws when it advances in or out; an Individual and a retreat draw nothing."""
    text = "terrain 3 open_ground\nterrain 4 undergrowth\nterrain 2 undergrowth\naxis G1 voss at 8\nhand allies rally\n"
    for members, way, start, drawn in (
        ("harlan", "advance", 2, 1),
        ("harlan", "advance", 3, 1),
        ("smith", "advance", 2, 0),
        ("harlan", "retreat", 4, 0),
        ("harlan", "lateral", 3, 0),
    ):
        line = Line(f"allies A1 {members} at {start}\n" + text)
        line.to("act").move("A1", way, "rally")
        assert sum(event.why == "FL-13.20" for event in line.events(CardsDrawn)) == drawn


def test_trees_with_an_empty_hand():
    """FL-13.24, FL-9.10: with an empty hand the hit is mandatory; retreats and lateral moves cost nothing; the hit may be a Wound."""
    line = Line("allies A1 smith at 4\naxis G1 voss at 8\nterrain 5 scattered_trees\nhand allies rally")
    line.to("act").move("A1", "advance", "rally")
    assert line.force("smith").morale == 1
    line = Line("allies A1 smith at 6\naxis G1 voss at 8\nterrain 5 scattered_trees\nhand allies rally")
    line.to("act").move("A1", "retreat", "rally")
    assert line.force("smith").morale == 0
    line = Line("allies A1 harlan smith at 4\naxis G1 voss at 8\nterrain 5 scattered_trees\nterrain 4 undergrowth\nharlan morale 1\nhand allies rally")
    line.to("act").move("A1", "advance", "rally")
    line.do("trees", Pick(card("harlan")))
    assert (line.force("harlan").morale, line.force("harlan").wounds) == (2, 0)


def test_double_time_stops_where_a_hit_has_broken_the_leader():
    """FL-12.23, FL-6.7: a leader broken by the first card's trees goes no further."""
    line = Line("allies A1 smith at 4\naxis G1 voss at 8\nterrain 5 scattered_trees\nsmith morale 1\nhand allies double_time")
    line.to("act").move("A1", "advance", "double_time", text=True)
    assert (line.section("A1").at, line.force("smith").morale) == (5, 2)


def test_move_cards_for_their_text():
    """FL-12.3, FL-12.32, FL-12.10, FL-2.13: Stay Low gives cover 10, as a default move it does not."""
    for text, cover in ((True, 10), (False, 0)):
        line = Line(FIGHT + "hand allies stay_low")
        line.to("act").move("A1", "lateral", "stay_low", text=text)
        assert line.section("A1").cover == cover


def test_key_location_conditions():
    """FL-12.27, FL-12.6: only into or laterally inside card 4, 5 or 6."""
    for start, way, legal in ((3, "advance", True), (5, "lateral", True), (7, "retreat", True), (3, "lateral", False), (6, "advance", False)):
        line = Line(f"allies A1 harlan at {start}\naxis G1 voss at 9\nterrain 4 stream\nterrain 7 stream\nhand allies rally key_location")
        line.do("act", Move("A1"), AsDefault("rally")).do("direction", Go(way))
        if legal:
            line.do("with_move", AddInstant("key_location"))
            assert line.section("A1").key
        else:
            line.to("with_move").refuses(AddInstant("key_location"), "FL-12.27")


def test_fall_back():
    """FL-12.24, FL-12.34, FL-12.36: not from the home card; pinned and wounded go too; Key Location is lost, Flanking Position stays; nothing goes with it."""
    line = Line(
        "allies A1 harlan smith at 5 key flanking 1\nallies A2 walker at 1\naxis G1 voss at 8\n"
        "harlan pin\nsmith wounds 1\nhand allies fall_back move_out key_location"
    )
    line.to("priority", "allies").refuses(FallBack("A2"), "FL-12.24")
    line.do("priority", FallBack("A1"))
    section = line.section("A1")
    assert (section.at, section.members, section.key, section.flanking, section.cover) == (4, (card("harlan"), card("smith")), False, 1, 10)
    assert line.hand("allies") == ("key_location", "move_out")
    assert line.match.ask.what == "priority"
    assert line.state.pending is None


def test_pathfinder_may_play_a_card():
    """FL-11.13: he may still play a card, and it is still the section's action."""
    line = Line("allies A1 dunne at 4\naxis G1 voss at 8\nhand allies stay_low")
    line.to("act").move("A1", "lateral", "stay_low", text=True)
    assert line.section("A1").cover == 10
    line = Line("allies A1 dunne at 4\naxis G1 voss at 8")
    line.to("act").move("A1", "lateral", None)
    assert line.section("A1").acted


def test_on_point_and_ruins():
    """FL-11.14, FL-13.25: a section On Point may ignore the ruins' note in the enemy's turn; others may not."""
    for members, legal in (("quast", True), ("bauer", False)):
        line = Line(f"allies A1 harlan at 2\naxis G1 {members} at 5\nterrain 5 burned_out_buildings\nhand allies rally\nhand axis rally")
        line.do("act", Prepare("A1")).do("prepare", PASS)
        line.do("react_to_action", Move("G1"), AsDefault("rally"), seat="axis")
        assert line.offers(Go("advance")) == legal


def test_ruins_in_ones_own_turn():
    """FL-13.25, FL-2.22: in one's own turn the ruins are open."""
    line = Line("allies A1 harlan at 4\naxis G1 voss at 8\nterrain 5 burned_out_buildings\nhand allies rally")
    line.to("act").move("A1", "advance", "rally")
    assert line.section("A1").at == 5


def test_closed_ruins():
    """FL-17.6: by the option no entry or exit in the enemy's turn, Fall Back included; lateral moves remain."""
    text = "allies A1 harlan at 2\naxis G1 voss at 5\nterrain 5 burned_out_buildings\nhand allies rally\nhand axis rally fall_back"
    line = Line(text, ruins="closed")
    line.to("priority", "axis").refuses(FallBack("G1"), "FL-17.6")
    line.do("act", Prepare("A1")).do("prepare", PASS)
    line.do("react_to_action", Move("G1"), AsDefault("rally"), seat="axis")
    assert line.match.ask.what != "direction"  # only the lateral move is left, and taken
    assert line.section("G1").at == 5


def test_open_ground_can_be_ignored():
    """FL-11.14, FL-13.20: the owner decides each time a note would apply."""
    line = Line("allies A1 lindquist harlan at 3\naxis G1 voss at 8\nterrain 3 undergrowth\nterrain 4 open_ground\nhand allies rally")
    line.to("act").move("A1", "advance", "rally")
    line.do("on_point", IgnoreNote())
    assert line.state.held["allies"] == 0
