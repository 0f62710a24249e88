"""Why a move: the alternatives with their values and, where dice decide, their odds. Hints for people use the same."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.ai.chances import chance_to_win
from bocage.ai.search import Alternative, Search
from bocage.ai.worlds import Worlds
from bocage.core.decision import Ask
from bocage.core.errors import BocageError, Invalid
from bocage.core.match import Match
from bocage.core.odds import Distribution
from bocage.core.scene import Option, Say

ADVISER = "search"  # who is asked for hints: people can wait longer than a ladder can
PATIENCE = 3.0  # seconds that a hint may take
SHOWN = 6  # alternatives told
ENOUGH = 4  # an answer hardly looked at: less than one in so many times as the one looked at most
DEALS = 6  # imagined for the estimate before the move


class Reason(msgspec.Struct, frozen=True):
    """An alternative for people: in short words and as its label on the table, the chance to win after it, how often it was looked at, and its odds if dice
    decide it."""

    answer: Any
    words: str
    label: Say
    value: float
    visits: int
    odds: Distribution | None = None


class Explanation(msgspec.Struct, frozen=True):
    """What a computer player thinks of the answers to a seat's open question, best first, and the chance to win that the position gives before it."""

    seat: str
    what: str
    rule: str
    before: float
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Any:
        """The answer with the best chance."""
        return self.reasons[0].answer


def explain(match: Match, ask: Ask[Any], found: list[Alternative], odds: bool = True) -> Explanation:
    """The alternatives of a decision that a player has just made (`player.explained`), told for people. Odds are those of the seat, never of the truth."""
    before = _before(match, ask.seat)
    looked_at = _best_first(found) or [found[0]._replace(value=before)]  # set-up and forced answers are taken without a look
    chance = round(_chance(match, ask.seat, before), 4)
    return Explanation(ask.seat, ask.what, ask.rule, chance, tuple(_reason(match, ask, row, odds) for row in looked_at))


def hint(match: Match, seat: str, name: str = ADVISER, seed: int | str = 0, odds: bool = True) -> Explanation:
    """What a computer player would do in a seat's place, and why. The match is not changed. Rules of thumb are looked into like everything else."""
    ask = match.asked(seat)
    if ask is None:
        raise Invalid(f"{seat!r} is not asked now, so there is nothing to hint at")
    adviser = Search(seed, name, trusting=False, seconds=PATIENCE)
    adviser.choose(match, ask)
    return explain(match, ask, adviser.explained, odds)


def _best_first(found: list[Alternative]) -> list[Alternative]:
    """What was looked at, in the order of its numbers: a list whose first entry is worse by its own number helps nobody.

    An answer that shines because it was hardly looked at is not told: its number means little.
    """
    chosen, enough = found[0], max(row.visits for row in found) / ENOUGH
    told = [row for row in found if row.visits and (row.visits >= enough or row.value <= chosen.value)]
    return sorted(told, key=lambda row: (-row.value, -row.visits))[:SHOWN]


def _reason(match: Match, ask: Ask[Any], row: Alternative, odds: bool) -> Reason:
    """One alternative in words, with its odds if they are wanted."""
    option = match.title.option(match.game, ask, row.answer)
    words = match.title.say(match.game, row.answer)
    chance = round(_chance(match, ask.seat, row.value), 4)
    return Reason(row.answer, words, option.label, chance, row.visits, _odds(match, ask, option) if odds else None)


def _chance(match: Match, seat: str, estimate: float) -> float:
    """What an estimate for the seat's side means as a chance to win."""
    return chance_to_win(match, match.title.side_of(match.game, seat), estimate)


def _before(match: Match, seat: str) -> float:
    """The game's estimate for the seat's side, over a few deals that the seat may imagine."""
    worlds = Worlds(match, seat, "explain")
    side = match.title.side_of(match.game, seat)
    return sum(match.title.evaluate(worlds.world(number).game, side) for number in range(DEALS)) / DEALS


def _odds(match: Match, ask: Ask[Any], option: Option) -> Distribution | None:
    """The odds of an answer if chance is in it and more than one thing may come of it."""
    if not option.chance:
        return None
    try:
        found = match.odds(ask.seat, option.answer, branches=1500, samples=120)
    except BocageError:
        return None
    return found if len(found.results) > 1 else None
