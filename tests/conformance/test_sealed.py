"""Questions put to several seats at once: whoever has been shown another's answer does not take the own one back and give it again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bocage.core.chance import Numbers, Sampling
from bocage.core.match import Match
from bocage.core.registry import title
from tests.conformance.battles import BATTLES

INPUTS = 60  # answers of each battle among which such questions are looked for: its set-up and the first turn
MOMENTS = 4  # such questions looked at in each battle


def sealed_moments(slug: str, scenario: str) -> Iterator[Match]:
    """The matches at which several seats are asked at once, in the first moves of a battle that is played at random."""
    match, numbers = Match(title(slug), title(slug).start(scenario, title(slug).resolve_options({})), Sampling("sealed")), Numbers(b"sealed")
    for _ in range(INPUTS):
        if match.over:
            return
        if len(match.asks) > 1 and len(match.asks) == len(match.put):
            yield match
        ask = match.asks[0]
        match.play(ask.seat, ask.sample(numbers.below)[0])


def told(match: Match, seat: str) -> tuple[Any, ...]:
    """All that a seat has learned: what happened, and the table."""
    return match.events(seat), match.view(seat)


def after(match: Match, last: str, choices: dict[str, int]) -> Match:
    """The match when all have answered, `last` last; each seat with one of its listed answers."""
    twin = match.copy(Sampling("answered"), history=True)
    for seat in (*(ask.seat for ask in match.asks if ask.seat != last), last):
        ask = twin.asked(seat)
        assert ask is not None
        listed = list(islice(ask.legal, 2))
        twin.play(seat, listed[min(choices.get(seat, 0), len(listed) - 1)])
    return twin


@pytest.mark.parametrize(("slug", "scenario"), BATTLES)
def test_nobody_takes_back_what_another_answer_has_told(slug, scenario):
    """A seat that answers last, and sees by what follows which of two answers another seat has given, is held by a barrier."""
    for match in islice(sealed_moments(slug, scenario), MOMENTS):
        for last in [ask.seat for ask in match.asks]:
            one = after(match, last, {})
            for other in [ask.seat for ask in match.asks if ask.seat != last]:
                shown = told(one, last) != told(after(match, last, {other: 1}), last)
                assert not shown or one.barrier(last), f"{last} has seen what {other} answered to {match.asks[0].what}, and may answer again"
