"""A hundred thousand malformed and forged answers: none is taken, none raises anything but the documented errors, and the state hash stays."""

from __future__ import annotations

import pytest

from bocage.core.match import Match
from bocage.core.registry import slugs, title
from bocage.testing.fuzz import begin, forge
from tests.conformance import broken
from tests.core import plane, toy

PARTS = 20
ANSWERS = 100_000


@pytest.mark.parametrize("part", range(PARTS))
def test_forged_answers_change_nothing(part):
    patrol = title("patrol")
    scenarios = list(patrol.scenarios())
    kinds: set[str] = set()
    sent, seed = 0, 100 * part
    while sent < ANSWERS // PARTS:
        errors = forge(begin(patrol, scenarios[seed % len(scenarios)], seed), ANSWERS // PARTS - sent, seed)
        sent += sum(errors.values())
        kinds |= errors.keys()
        seed += 1
    assert sent == ANSWERS // PARTS
    assert kinds == {"Invalid", "IllegalChoice", "Stale", "WrongSeat"}


@pytest.mark.parametrize("slug", [slug for slug in slugs() if slug != "patrol"])
def test_forged_answers_change_nothing_in_any_game(slug):
    game = title(slug)
    for number, scenario in enumerate(game.scenarios()):
        forge(begin(game, scenario, number), 300, number, every=150)  # most of them on the opening question: set-up, purchase
        forge(begin(game, scenario, number), 400, number, every=8)


@pytest.mark.parametrize("game", [toy.TITLE, plane.TITLE])
def test_forged_answers_change_nothing_on_the_toys(game):
    scenario = next(iter(game.scenarios()))
    for seed in range(10):
        forge(begin(game, scenario, seed), 300, seed)


def test_a_forged_answer_that_is_taken_is_found(monkeypatch):
    honest = Match._question
    monkeypatch.setattr(Match, "_question", lambda self, seat, number: honest(self, self.asks[0].seat, None))
    with pytest.raises(AssertionError, match="is taken"):
        forge(begin(toy.TITLE, "near", 1), 500, 1)


def test_a_law_that_breaks_on_a_forged_answer_is_found():
    with pytest.raises(AssertionError, match="raises KeyError"):
        forge(begin(broken.Fragile(), "near", 1), 500, 1)


def test_a_refusal_that_changes_the_state_is_found():
    with pytest.raises(AssertionError, match="has changed the match"):
        forge(begin(broken.Meddling(), "near", 1), 500, 1)
