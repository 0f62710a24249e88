"""The odds of attacks equal an independent computation; `python -m benchmarks.ai.odds` does the same for 200 attacks of each game."""

from __future__ import annotations

import pytest

from bocage.core.odds import usual
from tests.ai.by_icepool import BATTLES, attacks, named, reckoned

ENOUGH = 12


@pytest.mark.parametrize("slug", BATTLES)
def test_exact_odds_are_those_of_icepool(slug):
    """Attacks of random play: the same results with the same chances, to 1e-9 (they are fractions, and equal)."""
    agreed = 0
    for match, ask, answer in attacks(slug, 7):
        odds = match.odds(ask.seat, answer, usual)  # as icepool assumes: no reaction that a title foresees
        other = reckoned(match, ask, answer) if odds.exact else None
        if other is None:
            continue
        mine = named(odds)
        assert max(abs(float(mine.get(key, 0) - other.get(key, 0))) for key in {*mine, *other}) < 1e-9
        agreed += 1
        if agreed == ENOUGH:
            break
    assert agreed == ENOUGH
