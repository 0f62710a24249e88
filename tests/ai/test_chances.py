"""What an estimate means to people: chances to win, measured battle by battle."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import bocage
from bocage.ai import chances, player
from bocage.ai.chances import Scale, chance_to_win, chances_to_win, read, scales
from bocage.ai.explain import explain
from bocage.ai.search import Search
from bocage.core.match import Match
from bocage.core.registry import slugs, title
from bocage.lab.fortune import fortunes

# The head start of blue is worth nothing; log odds of 0.9 are 2.197.
TOO_SURE = Scale(5, (0.5, 1.0), {"blue": (-1.0986123, 0.0), "red": (1.0986123, 0.0)}, {"blue": 0.55, "red": 0.45})
GENTLE = Scale(9, (0.05, 0.05), {"blue": (0.0, 0.0), "red": (0.0, 0.0)}, {"blue": 0.5, "red": 0.5})


def started(battle: Any = "hedgerow", seed: int = 2) -> Match:
    match = bocage.new("patrol", battle, seed=seed)
    for ask in match.asks:
        match.play(ask.seat, next(iter(ask.legal)))
    return match


@pytest.fixture
def too_sure(monkeypatch: Any) -> Scale:
    monkeypatch.setattr(chances, "scales", lambda: {"patrol": {"hedgerow": TOO_SURE}})
    return TOO_SURE


def test_an_estimate_is_stretched_and_moved_less_and_less_as_the_battle_goes_on():
    assert read(TOO_SURE, "blue", 1, 0.9) == pytest.approx(0.5)
    assert read(TOO_SURE, "blue", 5, 0.9) == pytest.approx(0.9)
    assert read(TOO_SURE, "blue", 9, 0.9) == pytest.approx(0.9)
    assert 0.5 < read(TOO_SURE, "blue", 3, 0.9) < 0.9
    assert read(TOO_SURE, "red", 1, 0.1) == pytest.approx(0.5)


def test_before_the_first_round_the_chances_are_those_of_the_battle():
    """While one side's forces are still to be set up, the estimate says that the other one has won."""
    assert [read(TOO_SURE, "blue", 0, bare) for bare in (0.01, 0.5, 0.999)] == [0.55] * 3


def test_what_nobody_has_measured_is_read_on_the_mean_of_its_game(too_sure: Scale):
    """Another battle of the same game, one that only bears the name of a measured one, a side that no scale knows: the game's slope, and no side's shift."""
    match = started()
    other = started("two_lanes")
    shelf = other.title.scenarios()["hedgerow"]
    changed = started(msgspec.structs.replace(shelf, title="Another hedgerow"))
    slope = TOO_SURE.slope[0]
    expected = 9**slope / (1 + 9**slope)  # 0.9 is 9 to 1
    assert chance_to_win(other, "blue", 0.9) == pytest.approx(expected)
    assert chance_to_win(changed, "blue", 0.9) == pytest.approx(expected)
    assert chance_to_win(match, "green", 0.9) == pytest.approx(expected)
    assert chance_to_win(other, "blue", 0.5) == pytest.approx(0.5)
    assert chance_to_win(other, "blue", 0.8) < chance_to_win(other, "blue", 0.9)
    assert chance_to_win(bocage.new("patrol", "two_lanes", seed=1), "blue", 0.9) == 0.5  # before the first round an estimate says nothing


def test_a_game_without_scales_is_read_as_it_stands(monkeypatch: Any):
    """And what is decided already, in any game."""
    monkeypatch.setattr(chances, "scales", dict)
    assert chance_to_win(started(), "blue", 0.9) == 0.9


def test_what_is_decided_stays_decided(too_sure: Scale):
    match = started()
    assert [chance_to_win(match, "blue", decided) for decided in (0.0, 1.0)] == [0.0, 1.0]
    assert chance_to_win(match, "blue", 0.9) == pytest.approx(0.5)


def test_the_chances_of_all_sides_are_a_whole(too_sure: Scale):
    found = chances_to_win(started(), ("blue", "red"))
    assert sum(found.values()) == pytest.approx(1)


def test_hints_tell_chances_and_keep_their_order(too_sure: Scale):
    """The best stays the best; its number is the one that people may believe."""
    match = started()
    searcher = Search(1, iterations=30)
    searcher.choose(match, match.ask)
    told = explain(match, match.ask, searcher.explained)
    bare = {row.answer: row.value for row in searcher.explained}
    assert len(told.reasons) > 1
    for reason in told.reasons:
        assert reason.value == pytest.approx(read(TOO_SURE, match.ask.seat, match.game.state.round, bare[reason.answer]), abs=1e-4)
    assert sorted(told.reasons, key=lambda each: bare[each.answer]) == sorted(told.reasons, key=lambda each: each.value)


def test_luck_is_told_in_the_same_chances(monkeypatch: Any):
    """Where the estimate says next to nothing about the outcome, dice that move it move the chances next to nothing."""
    match = started(seed=5)
    while not match.over:
        match.play(match.asks[0].seat, next(iter(match.asks[0].legal)))
    lucky = fortunes(match).answers
    before = [each for each in lucky[: len(lucky) // 2] if each.gained["blue"]]  # later the end comes into reach, which no scale reads
    monkeypatch.setattr(
        chances, "scales", lambda: {"patrol": {"hedgerow": Scale(9, (0.05, 0.05), {"blue": (0.0, 0.0), "red": (0.0, 0.0)}, {"blue": 0.5, "red": 0.5})}}
    )
    after = {each.n: each.gained["blue"] for each in fortunes(match).answers}
    assert before
    assert sum(abs(after[each.n]) for each in before) < sum(abs(each.gained["blue"]) for each in before) / 4


def test_every_battle_is_measured_and_better_stays_better():
    """Each row names a battle and its sides, only the example game may go without; slopes go up, so that no order of answers is turned round."""
    known = {(slug, scenario): scale for slug, rows in scales().items() for scenario, scale in rows.items()}
    battles = {(slug, scenario): tuple(head.sides) for slug in slugs() for scenario, head in title(slug).scenarios().items()}
    assert {battle for battle in battles if battle[0] != "patrol"} <= set(known) <= set(battles)
    for battle, scale in known.items():
        assert set(scale.shift) == set(scale.start) == set(battles[battle]), battle
        assert sum(scale.start.values()) == pytest.approx(1, abs=0.06), battle
        assert min(scale.slope) > 0
        assert scale.rounds > 1


@pytest.mark.parametrize(("game", "scenario"), [("tide_of_iron", "saint_aubin"), ("tide_of_iron", "stone_bridge"), ("heroes_of_normandie", "hon_s3_la_fiere")])
def test_a_head_start_is_no_victory(game: str, scenario: str):
    """The bare estimate takes a larger force, or one that is set up first, as a battle won; equal players win about as often as they lose there."""
    match = bocage.new(game, scenario, seed=1)
    sure, told = [], []
    while match.title.round_of(match.game) < 2:
        if match.fresh:
            side = match.title.side_of(match.game, match.seats[0])
            sure.append(abs(match.title.evaluate(match.game, side) - 0.5))
            told.append(chance_to_win(match, side, match.title.evaluate(match.game, side)))
        match.play(match.asks[0].seat, player("thumb", "start").choose(match, match.asks[0]))
    assert max(sure) > 0.44
    assert 0.25 < min(told) <= max(told) < 0.75
