"""The promises on a continuous table: a free integer point, a path with a hidden ambusher who names group and point, sealed flight plans."""

from __future__ import annotations

import pytest

from bocage.core.chance import Numbers, Seeded
from bocage.core.decision import Watched
from bocage.core.errors import Invalid
from bocage.core.match import Match
from bocage.testing import given
from bocage.testing.conformance import Effort, conform
from tests.core.plane import TITLE, AmbushSeen, Came, Flew, Ordered, Orders, Walk


def test_any_point_within_reach_is_taken_not_only_those_proposed():
    table = given(TITLE, "squad 500 2000")
    assert Walk(1234, 2345) not in list(table.match.ask.legal)
    table.plays("a", Walk(1234, 2345))
    assert (table.state.squad.x, table.state.squad.y) == (1234, 2345)


def test_a_point_too_far_or_off_the_table_is_refused_with_its_rule():
    table = given(TITLE, "squad 500 2000")
    table.refuses("a", Walk(1701, 2000), rule="PLN-2", message="too-far")
    table.refuses("a", Walk(-1, 2000), rule="PLN-2", message="off-table")
    table.refuses("a", "walk 500 9000", rule="PLN-2")
    table.plays("a", Walk(1700, 2000))


@pytest.mark.parametrize("bad", [{"x": 1.5, "y": 0}, {"x": True, "y": 0}, {"x": "5", "y": 0}, {"x": None, "y": 0}, {"x": 5}])
def test_only_integers_are_points(bad):
    table = given(TITLE, "squad 500 2000")
    with pytest.raises(Invalid):
        table.match.play("a", {"kind": "walk", **bad})


def test_a_hidden_ambusher_names_group_and_point_of_the_path():
    table = given(TITLE, "squad 2000 2000\nambush 2600 2500")
    table.plays("a", Walk(3000, 2000)).asked("b", "ambush")
    table.refuses("b", Watched(5, "nobody"), rule="PLN-3").refuses("b", Watched(99, "ambush"), rule="PLN-3")
    table.plays("b", Watched(4, "ambush"), dice="d 5 1")
    assert (table.state.squad.x, table.state.squad.y) == (2400, 2000)
    assert table.state.hits == 1
    assert len(table.events(Came)) == 4
    assert table.events(AmbushSeen)


def test_a_miss_lets_the_mover_go_on_to_the_end():
    table = given(TITLE, "squad 2000 2000\nambush 2600 2500")
    table.plays("a", Walk(3000, 2000)).plays("b", Watched(4, "ambush"), dice="d 1 1")
    assert table.state.squad.x == 3000


def test_the_mover_stumbles_on_a_hidden_ambusher_that_let_it_come():
    table = given(TITLE, "squad 2000 2000\nambush 2600 2050")
    table.plays("a", Walk(3000, 2000)).passes("b")
    assert table.state.squad.x == 2500
    assert table.events(AmbushSeen)
    assert not table.state.lying


def test_out_of_range_nobody_fires_and_the_question_is_asked_all_the_same():
    near, far = given(TITLE, "squad 500 2000\nambush 2600 2000"), given(TITLE, "squad 500 2000\nambush 5900 100")
    for table in (near, far):
        table.plays("a", Walk(1700, 2000)).asked("b", "ambush")
    far.refuses("b", Watched(3, "ambush"), rule="PLN-3", message="out-of-range")


def test_flight_plans_are_sealed_until_they_are_flown():
    match = Match(TITLE, TITLE.start("open", {}), Seeded(1), scenario="open")
    assert [ask.seat for ask in match.asks] == ["a", "b"]
    refusal = match.why("b", Orders(0, 400, 3000, 100))
    assert refusal is not None
    assert refusal.path == "heading"
    match.play("b", Orders(700, 45, 3000, 100))
    match.play("a", Orders(100, 90, 500, 2000))
    told = [event for event in match.events("a") if isinstance(event, Ordered)]
    assert [event.orders is None for event in told] == [False, True]
    for _ in range(12):
        if match.over:
            break
        match.play(match.ask.seat, match.ask.legal.fallback())
    assert match.over
    assert [event.plan.entry for event in match.events(None) if isinstance(event, Flew)] == [100, 700]


def test_a_seat_that_imagines_keeps_what_it_knows():
    match = given(TITLE, "squad 2000 2000\nambush 2600 2500").match
    for turn in range(20):
        dream = match.copy(Seeded(1))
        dream.imagine("a", Numbers(bytes([turn])))
        assert dream.game.state.squad == match.game.state.squad
        assert dream.game.state.plans["a"] == match.game.state.plans["a"]


def test_the_plane_keeps_every_promise():
    report = conform(TITLE, "tests.core.plane:TITLE", effort=Effort(matches=6, moments=60))
    assert report.ok, report
