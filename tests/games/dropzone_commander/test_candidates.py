"""What is proposed to who comes in: ways to what he wants, measured from his own edge."""

from __future__ import annotations

import bocage
from bocage.core.registry import title
from bocage.games.dropzone_commander.moving.entry import Enter

TITLE = title("dropzone_commander")


def entering(seat):
    """The first squad of a seat that enters in First Drop, with infantry aboard: the question and the rule of thumb's answer."""
    match = bocage.new("dropzone_commander", "dzc.first_drop", seed=3)
    while True:
        ask = match.asks[0]
        if ask.what == "enter" and ask.seat == seat and ask.facts["squad"] == f"{seat}2t":
            return match, ask, TITLE.settle(match.game, ask)
        answer = TITLE.settle(match.game, ask)
        match.play(ask.seat, answer if answer is not None else next(iter(ask.legal)))


def test_a_dropship_enters_towards_the_nearest_house_of_its_own_edge():
    """DZC-4.3: the Raven makes for the door of the east house, nearest to the south edge, not for what lies nearest to a corner of the table."""
    match, _, answer = entering("A")
    assert isinstance(answer, Enter)
    end = answer.path[-1]
    door = match.game.building("east_house").entrances[0]
    assert abs(end.x - door.x) + abs(end.y - door.y) < 300


def test_ways_onto_the_table_are_more_than_straight_ahead():
    """DZC-4.3: aircraft are offered ways that slant towards what they want; their own edge is no goal to who comes in by it."""
    _, ask, _ = entering("A")
    ways = [answer for answer in ask.legal if isinstance(answer, Enter)]
    assert any(way.path[0].x != way.path[-1].x for way in ways)
    assert all(ask.refuse(way) is None for way in ways)
