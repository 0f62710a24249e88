"""Standing orders: how a seat wants its reaction windows answered, so that a move across a field is not forty prompts.

They live in the kernel, so that hot-seat, server, lab and terminal share them. An order is private to its seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, Literal

import msgspec

from bocage.core.decision import Ask, Seat
from bocage.core.legal import PASS, Pass
from bocage.core.odds import odds
from bocage.core.runner import Runner

TRIED = 6  # so many reactions are reckoned at most, and roughly: an order must not keep the table waiting


class Order(msgspec.Struct, frozen=True):
    """For one window: always ask, never (decline silently), or ask only when the best reaction is worth at least `percent`."""

    policy: Literal["ask", "above", "never"] = "ask"
    percent: int = 0


def declines(orders: Mapping[Seat, Mapping[str, Order]], runner: Runner, ask: Ask[Any]) -> bool:
    """Whether a standing order of the seat declines this window."""
    order = orders.get(ask.seat, {}).get(ask.window) if ask.window else None
    if order is None or order.policy == "ask" or ask.legal.refuse(PASS) is not None:
        return False
    return order.policy == "never" or worth(runner, ask) * 100 < order.percent


def worth(runner: Runner, ask: Ask[Any]) -> float:
    """What the best reaction on offer is worth: what the game says of it, else the chance that it does any good, as the seat may reckon it.

    What needs no chance is worth asking about.
    """
    title, game = runner.title, runner.game
    told = title.worth(game, ask)
    if told is not None:
        return told
    best = 0.0
    for answer in islice((answer for answer in ask.legal if not isinstance(answer, Pass)), TRIED):
        if not title.option(game, ask, answer).chance:
            return 1.0
        best = max(best, float(odds(runner, ask.seat, answer, branches=64, worlds=2, samples=24).at_least(1)))
    return best
