"""The quick policy: how questions are answered below the tree.

It knows no game. It takes a game's own rule of thumb if there is one (`title.settle(game, ask)`, an answer or None) or its hint (`title.hint(game, ask)`,
an ordered list of promising answers, or None), and else what has done well so far in this match: a running mean of how worlds went in which an answer was
given to a question. Half of all reaction windows are let go by. The rest is chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bocage.core.decision import Ask
from bocage.core.legal import PASS
from bocage.core.match import Match

BOLD = 10  # of so many quick answers ...
CURIOUS = 3  # ... so many are taken at random
LOOKED_AT = 10  # candidates compared for one quick answer
KEPT = 4000  # answers remembered

Below = Callable[[int], int]


class Experience:
    """How well answers have done, by question: mean values for the player's own side."""

    def __init__(self) -> None:
        self._rows: dict[Any, list[float]] = {}

    def note(self, played: Sequence[tuple[Any, Any]], value: float) -> None:
        """Counts one world for every answer given in it."""
        rows = self._rows
        for key in played:
            row = rows.get(key)
            if row is None:
                rows[key] = [1.0, value]
            else:
                row[0] += 1.0
                row[1] += value

    def mean(self, what: str, answer: Any, otherwise: float) -> float:
        """The mean of an answer, drawn towards `otherwise` while little is known of it."""
        row = self._rows.get((what, answer))
        return otherwise if row is None else (row[1] + otherwise) / (row[0] + 1.0)

    def fade(self) -> None:
        """Makes what was learned for an earlier decision weigh less than what comes."""
        if len(self._rows) > KEPT:
            self._rows = {key: row for key, row in self._rows.items() if row[0] > 1.0}
        for row in self._rows.values():
            if row[0] > 4.0:
                row[1] *= 4.0 / row[0]
                row[0] = 4.0


def hinted(world: Match, ask: Ask[Any]) -> Sequence[Any] | None:
    """What the game itself would try first, if it has an opinion. Asked in redealt worlds only."""
    hint = world.title.hint
    found: Sequence[Any] | None = None if hint is None else hint(world.game, ask)
    return found or None


def settled(world: Match, ask: Ask[Any]) -> Any:
    """What a game's rule of thumb answers without looking ahead (`title.settle(game, ask)`), None if it leaves the question open. Redealt worlds only."""
    settle = world.title.settle
    return None if settle is None else settle(world.game, ask)


def swiftly(world: Match, ask: Ask[Any]) -> Any:
    """The same on the way through an imagined world, where it is asked very often (`title.swift(game, ask)`, if a game has it)."""
    swift = world.title.swift or world.title.settle
    return None if swift is None else swift(world.game, ask)


def quick(world: Match, ask: Ask[Any], mine: bool, experience: Experience, mean: float, below: Below) -> Any:
    """One answer, quickly: the game's hint, or the best of a few by experience, or any."""
    legal = ask.legal
    sure = swiftly(world, ask)
    if sure is not None:
        return sure
    curious = below(BOLD) < CURIOUS
    if not curious:
        promising = hinted(world, ask)
        if promising is not None:
            for answer in promising[: 1 + below(2)][::-1]:
                if legal.refuse(answer) is None:
                    return answer
    if ask.question.window and below(2) and legal.refuse(PASS) is None:
        return PASS
    listed = list(legal.proposals())
    if curious or len(listed) <= 1:
        return _any(legal, listed, below)
    best = preferred(listed, ask, mine, experience, mean, below)
    return best if best is not None else _any(legal, listed, below)


def preferred(listed: Sequence[Any], ask: Ask[Any], mine: bool, experience: Experience, mean: float, below: Below) -> Any:
    """The best of a few legal answers by experience, or None if none of those looked at is legal."""
    legal, count = ask.legal, len(listed)
    if count > LOOKED_AT:
        start = below(count)
        step = 1 + count // LOOKED_AT
        listed = [listed[(start + step * index) % count] for index in range(LOOKED_AT)]
    what, best, top = ask.question.what, None, -1.0
    for answer in listed:
        value = experience.mean(what, answer, mean)
        value = (value if mine else 1.0 - value) + below(64) * 1e-4
        if value > top and (legal.exact or legal.refuse(answer) is None):
            best, top = answer, value
    return best


def _any(legal: Any, listed: list[Any], below: Below) -> Any:
    if legal.exact and listed:
        return listed[below(len(listed))]
    return legal.sample(below)[0]
