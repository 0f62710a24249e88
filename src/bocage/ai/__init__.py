"""Players that are programs. They see a seat's question and redealt copies, never the truth.

>>> import bocage
>>> from bocage.ai import hint, player
>>> match = bocage.new("patrol", seed=7)
>>> ask = match.asks[0]
>>> match.play(ask.seat, player("level2", seed=1).choose(match, ask))
"""

from __future__ import annotations

from typing import Any, Protocol

from bocage.ai import explain
from bocage.ai.search import Search
from bocage.ai.uniform import Uniform
from bocage.core.decision import Ask
from bocage.core.match import Match


class Player(Protocol):
    """Answers questions. `choose` gets the match only to copy and redeal it; it always answers."""

    name: str

    def choose(self, match: Match, ask: Ask[Any]) -> Any: ...


def player(name: str, seed: int | str, *, capped: bool = True) -> Player:
    """A player by name: random, thumb, search, level1 to level6; "search:400" looks at so many worlds, "search:1.5s" as long as that.

    Who plays against people has a cap on the time of a decision; without it (`capped=False`) only the seed decides, however busy the machine is.
    """
    return Uniform(seed) if name == "random" else Search(seed, name, capped=capped)


def hint(match: Match, seat: str, name: str = "search", seed: int | str = 0) -> explain.Explanation:
    """What a computer player would do in a seat's place, and why."""
    return explain.hint(match, seat, name, seed)
