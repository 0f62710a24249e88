"""Redealt copies: all that a computer player ever looks at.

A *world* is a copy of the match in which everything the seat cannot know has been dealt anew. Worlds are made from the player's seed alone, so the truth
decides nothing. World number k meets the same hidden facts and the same stream of dice whatever is tried in it, so alternatives are compared under the
same luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from bocage.core.chance import Numbers, Sampling
from bocage.core.decision import Ask
from bocage.core.match import Match

DEALS = 24  # so many different deals are imagined for one decision; their dice differ without end


class Worlds:
    """The worlds of one decision of one seat."""

    def __init__(self, match: Match, seat: str, key: str) -> None:
        self.match, self.seat, self.key = match, seat, key
        self._deals: list[Match] = []
        self._open = True  # whether another deal could differ from those made

    def world(self, number: int) -> Match:
        """World number `number`, ready to be played in."""
        deals = self._deals
        place = number % DEALS
        while self._open and len(deals) <= place:
            deal = self.match.copy(Sampling(f"{self.key}/deal"))
            numbers = Numbers(sha256(f"bocage deal {self.key}/{len(deals)}".encode()).digest())
            hidden = deal.imagine(self.seat, numbers)
            deal.game.told = False  # nobody reads what happens there
            deals.append(deal)
            self._open = hidden
        return deals[place % len(deals)].copy(Sampling(f"{self.key}/{number}"))


def answers(ask: Ask[Any], asides: bool = True) -> Iterator[Any]:
    """Every listed answer to a question, and the rights beside it."""
    yield from ask.legal
    if asides and ask.game is not None and (rights := ask.asides) is not None:
        yield from rights
