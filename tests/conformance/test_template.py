"""The template game, broken on purpose: the secrets of a real game leak in one place each, and the suite finds it."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.registry import title
from bocage.core.scene import Say
from bocage.core.state import replace
from bocage.games.patrol.rules import cards
from bocage.games.patrol.state import events, model
from bocage.testing.conformance import Effort, Report, check

EFFORT = Effort(matches=2, moments=40, redeals=3, odds=10, steps=30)


def found(game: Any = None) -> Report:
    return check(game or title("patrol"), "hedgerow", effort=EFFORT, seed=2)


def variant(**changes: Any) -> Any:
    """Patrol with some functions of its title changed."""
    return title("patrol").but(**changes)


def test_patrol_is_honest():
    report = found()
    assert report.ok, report


@pytest.mark.parametrize("kind", [events.SetUp, events.Drawn])
def test_an_event_without_its_mask_is_found(monkeypatch, kind):
    monkeypatch.setattr(kind, "seen_by", lambda self, seat: self)
    assert "events" in found().broken()


@pytest.mark.parametrize("kind", [events.TurnedUp, events.CardPlayed])
def test_a_reveal_that_does_not_say_so_is_found(monkeypatch, kind):
    monkeypatch.setattr(kind, "reveals", False)
    assert found().broken() & {"events", "view", "question", "barrier"}


def test_a_window_that_opens_for_guns_only_is_found(monkeypatch):
    honest = model.Patrol.watchers
    guns = lambda self, cell: [name for name in honest(self, cell) if self.state.positions[name].gun]  # noqa: E731
    monkeypatch.setattr(model.Patrol, "watchers", guns)
    assert "question" in found().broken()


def test_a_window_that_opens_for_the_right_card_only_is_found(monkeypatch):
    honest = cards.has_card_right
    monkeypatch.setattr(cards, "has_card_right", lambda game, seat: honest(game, seat) and "smoke" in game.state.hands[seat].cards)
    assert "question" in found().broken()


def test_a_scene_that_shows_guns_is_found():
    honest = title("patrol").scene

    def scene(game: Any, seat: str | None) -> Any:
        shown = honest(game, seat)
        guns = sum(position.gun and not position.up and position.hex % 2 for position in game.state.positions.values())
        return replace(shown, turn=Say("answer-pass", {"guns": guns}))

    assert "view" in found(variant(scene=scene)).broken()


def test_a_label_that_tells_is_found():
    honest = title("patrol").option

    def option(game: Any, ask: Any, answer: Any) -> Any:
        guns = [name for name, position in game.state.positions.items() if position.gun and not position.up]
        return replace(honest(game, ask, answer), chance=bool(guns) and ask.what == "step" and guns[0] == "p1")

    assert "question" in found(variant(option=option)).broken()


def test_odds_that_know_the_truth_are_found():
    honest = title("patrol").redeal

    def redeal(game: Any, seat: str | None, numbers: Any) -> Any:
        facts = honest(game, seat, numbers)
        if facts is None or numbers.below(3) == 0:
            return facts
        return tuple((name, game.state.positions[name].gun) for name, _ in facts[0]), facts[1]

    def measure(game: Any, seat: str, happened: Any) -> Any:
        from bocage.core.game import Result

        return Result(sum(2**n for n, position in enumerate(game.state.positions.values()) if position.gun), "result-none")

    assert "odds" not in found(variant(measure=measure)).broken()
    assert "odds" in found(variant(redeal=redeal, measure=measure)).broken()


def test_a_sentence_that_is_missing_in_french_is_found():
    honest = title("patrol").locale_texts

    def locale_texts(language: str) -> Any:
        texts = list(honest(language))
        return texts if language == "en" else [text.replace("event-moved", "event-mooved") for text in texts]

    assert "texts" in found(variant(locale_texts=locale_texts)).broken()
