"""Why a move: the alternatives with their values and, where dice decide, their odds. Hints for people use the same."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.ai.search import Alternative, Search
from bocage.core.decision import Ask
from bocage.core.errors import BocageError, Invalid
from bocage.core.match import Match
from bocage.core.odds import Distribution

SHOWN = 6  # alternatives told


class Reason(msgspec.Struct, frozen=True):
    """An alternative for people: in short words, the chance to win after it, how often it was looked at, and its odds if dice decide it."""

    answer: Any
    words: str
    value: float
    visits: int
    odds: Distribution | None = None


class Explanation(msgspec.Struct, frozen=True):
    """What a computer player would answer to a seat's open question, best first, and the chance to win that the position gives before it."""

    seat: str
    what: str
    rule: str
    before: float
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Any:
        """The answer it would give."""
        return self.reasons[0].answer


def explain(match: Match, ask: Ask[Any], found: list[Alternative], odds: bool = True) -> Explanation:
    """The alternatives of a decision that a player has just made (`player.explained`), told for people. Odds are those of the seat, never of the truth."""
    reasons = tuple(
        Reason(row.answer, match.title.say(match.game, row.answer), round(row.value, 4), row.visits, _odds(match, ask, row.answer) if odds else None)
        for row in found[:SHOWN]
    )
    return Explanation(ask.seat, ask.what, ask.rule, round(_before(match, ask.seat), 4), reasons)


def hint(match: Match, seat: str, name: str = "thumb", seed: int | str = 0, odds: bool = True) -> Explanation:
    """What a computer player would do in a seat's place, and why. The match is not changed."""
    ask = match.asked(seat)
    if ask is None:
        raise Invalid(f"{seat!r} is not asked now, so there is nothing to hint at")
    adviser = Search(seed, name, trusting=False)  # a person wants to see the alternatives
    adviser.choose(match, ask)
    return explain(match, ask, adviser.explained, odds)


def _before(match: Match, seat: str) -> float:
    """The game's estimate for the seat's side, over a few deals that the seat may imagine."""
    from bocage.ai.worlds import Worlds

    worlds = Worlds(match, seat, "explain")
    side = match.title.side_of(match.game, seat)
    values = [match.title.evaluate(worlds.world(number).game, side) for number in range(6)]
    return sum(values) / len(values)


def _odds(match: Match, ask: Ask[Any], answer: Any) -> Distribution | None:
    """The odds of an answer if the game says that chance is in it."""
    try:
        if not match.title.option(match.game, ask, answer).chance:
            return None
        return match.odds(ask.seat, answer, branches=1500, samples=120)
    except BocageError:
        return None
