"""Computer players: they always answer legally, the same way whatever is hidden, and looking ahead beats not looking."""

from __future__ import annotations

import pytest

import bocage
from bocage.ai import player
from bocage.ai.search import Search
from bocage.core.chance import Numbers, Sampling
from bocage.core.errors import Invalid
from bocage.core.registry import title
from bocage.lab.selfplay import selfplay


def test_an_unknown_player_is_named():
    with pytest.raises(Invalid, match='Did you mean "thumb"'):
        player("thum", 1)


@pytest.mark.parametrize("name", ["random", "thumb"])
def test_a_player_answers_every_question_legally(name):
    match = bocage.new("patrol", "hedgerow", seed=2)
    seats = {seat: player(name, f"{seat}") for seat in match.seats}
    while match.asks:
        ask = match.asks[0]
        answer = seats[ask.seat].choose(match, ask)
        assert ask.refuse(answer) is None
        match.play(ask.seat, answer)
    assert match.outcome() is not None


def test_a_decision_is_the_same_whatever_is_hidden():
    """The truth is exchanged for another one that the seat cannot tell from it; the answer stays."""
    match = bocage.new("patrol", "two_lanes", seed=8)
    random, checked = player("random", 8), 0
    while match.asks and checked < 25:
        ask = match.asks[0]
        twin = match.copy(Sampling(3))
        if twin.imagine(ask.seat, Numbers(b"another truth")) and len(list(ask.legal)) > 1:
            mine = Search(5, iterations=12).choose(match, ask)
            theirs = Search(5, iterations=12).choose(twin, twin.asked(ask.seat))
            assert mine == theirs
            checked += 1
        match.play(ask.seat, random.choose(match, ask))
    assert checked == 25


def test_thumb_wins_more_than_random_does():
    """Blue by random wins next to nothing against red by random; blue by thumb wins most."""
    found = title("patrol")
    by_random = selfplay(found, ["hedgerow"], ["random", "random"], 30, 1).winners.get("blue", 0)
    by_thumb = selfplay(found, ["hedgerow"], ["thumb", "random"], 6, 1).winners.get("blue", 0)
    assert by_random <= 3
    assert by_thumb >= 3


def test_a_move_is_explained_by_its_alternatives():
    match = bocage.new("patrol", "hedgerow", seed=2)
    for ask in match.asks:
        match.play(ask.seat, next(iter(ask.legal)))
    searcher = Search(1, iterations=30)
    answer = searcher.choose(match, match.ask)
    assert searcher.explained[0][0] == answer
    assert all(0 <= value <= 1 for _, _, value in searcher.explained)
    assert sum(visits for _, visits, _ in searcher.explained) == 30
