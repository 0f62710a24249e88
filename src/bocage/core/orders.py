"""Standing orders: how a seat wants its reaction windows answered, so that a move across a field is not forty prompts.

They live in the kernel, so that hot-seat, server, lab and terminal share them. An order is private to its seat.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from bocage.core.legal import Pass

if TYPE_CHECKING:
    from bocage.core.decision import Ask
    from bocage.core.match import Match

TRIED = 6  # so many reactions are reckoned at most, and roughly: an order must not keep the table waiting


class Order(msgspec.Struct, frozen=True):
    """For one window: always ask, never (decline silently), or ask only when the best reaction is worth at least `percent`."""

    policy: Literal["ask", "above", "never"] = "ask"
    percent: int = 0


def worth(match: Match, ask: Ask[Any]) -> float:
    """What the best reaction on offer is worth: what the game says of it, else the chance that it does any good, as the seat may reckon it.

    What needs no chance is worth asking about.
    """
    told = match.title.worth(match.game, ask)
    if told is not None:
        return told
    best = 0.0
    for answer in islice((answer for answer in ask.legal if not isinstance(answer, Pass)), TRIED):
        if not match.title.option(match.game, ask, answer).chance:
            return 1.0
        best = max(best, float(match.odds(ask.seat, answer, branches=64, worlds=2, samples=24).at_least(1)))
    return best
