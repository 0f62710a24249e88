"""Every move can be explained; people can ask for a hint."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

import bocage
from bocage.ai import hint
from bocage.ai.explain import explain
from bocage.ai.search import Alternative, Search
from bocage.core.chance import Numbers, Sampling
from bocage.core.errors import Invalid
from bocage.testing import given


def started() -> bocage.Match:
    match = bocage.new("patrol", "hedgerow", seed=2)
    for ask in match.asks:
        match.play(ask.seat, next(iter(ask.legal)))
    return match


def test_a_move_is_explained_by_its_alternatives():
    match = started()
    searcher = Search(1, iterations=30)
    answer = searcher.choose(match, match.ask)
    assert searcher.explained[0].answer == answer
    assert all(0 <= value <= 1 for _, _, value in searcher.explained)
    assert sum(visits for _, visits, _ in searcher.explained) == 30
    told = explain(match, match.ask, searcher.explained)
    assert told.best == answer
    assert told.reasons[0].words == match.title.say(match.game, answer)
    assert 0 <= told.before <= 1


def test_a_hint_carries_odds_where_dice_decide():
    """PAT-5.1: red may fire; the hint says what the shot may come to, exactly."""
    table = given("patrol", "blue a 0206 active\nblue b 0606\nred p1 0203 gun\nround 2")
    table.plays("blue", "step 0205")
    found = hint(table.match, "red", "thumb")
    fire = next(reason for reason in found.reasons if reason.words.startswith("fire"))
    assert fire.odds is not None
    assert fire.odds.exact
    assert fire.label.id == "answer-fire"
    assert found.best == fire.answer
    assert msgspec.json.encode(msgspec.structs.replace(found, reasons=()))


def test_a_hint_carries_no_odds_where_only_one_thing_may_happen():
    """PAT-5.1: holding fire decides nothing."""
    table = given("patrol", "blue a 0206 active\nblue b 0606\nred p1 0203 gun\nround 2")
    table.plays("blue", "step 0205")
    found = hint(table.match, "red", "thumb")
    assert [reason.odds for reason in found.reasons if reason.words == "pass"] == [None]


def test_a_hint_for_set_up_is_the_one_answer_that_would_be_given():
    """Nothing is looked at, so there is nothing to compare: the chance to win is the one the position gives."""
    match = bocage.new("patrol", "hedgerow", seed=2)
    found = hint(match, "red")
    assert [(reason.visits, reason.value) for reason in found.reasons] == [(0, found.before)]
    assert match.why("red", found.best) is None


def test_a_hint_changes_nothing_and_is_for_whom_is_asked():
    match = started()
    before = match.save()
    hint(match, "blue")
    assert match.save() == before
    with pytest.raises(Invalid, match="not asked"):
        hint(match, "red")


def test_a_hint_tells_no_secret():
    match = started()
    twin = match.copy(Sampling(3))
    assert twin.imagine("blue", Numbers(b"another truth"))
    assert hint(match, "blue") == hint(twin, "blue")


def test_hints_stand_in_the_order_of_their_own_numbers():
    """What shines only because it was hardly looked at is left out; what was looked at well and is better comes first, whatever the search would play."""
    match = given("patrol", "blue a 0206 active\nblue b 0606\nred p1 0203 gun\nround 2").match
    answers = list(islice(iter(match.ask.legal), 4))
    rows = zip(answers, (40, 30, 3, 2), (0.5, 0.6, 0.9, 0.1), strict=True)
    told = explain(match, match.ask, [Alternative(*row) for row in rows], odds=False)
    assert [reason.answer for reason in told.reasons] == [answers[1], answers[0], answers[3]]
