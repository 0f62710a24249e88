"""Luck as players of backgammon reckon it: how much better an answer came out than it would have on average.

Theory of operation. An answer that leads to dice or cards is given again, many times, from the same position with other dice; the mean of what the game's own
estimate says afterwards is what the answer was worth. What really came of it, less that mean, is luck; what is left of a battle's ups and downs is play.
Estimates are taken at a joint, where nothing is in the air: questions on the way there get their usual answers. Summed over a match, luck is fair: before the
dice fall, it is nothing on average, whatever the estimate is worth. It is reckoned on the truth, so only for a match that is over.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bocage.ai.chances import chance_to_win
from bocage.core.chance import Sampling
from bocage.core.errors import BocageError
from bocage.core.inputs import Chanced, Chose
from bocage.core.match import Match
from bocage.core.odds import usual

RUNS = 2000  # times that answers are given again in one match, at most
MOST, FEWEST = 48, 3  # times for one answer
QUESTIONS = 24  # on the way to a joint, at most

Values = dict[str, float]


class Fortune(msgspec.Struct, frozen=True):
    """What luck did after one answer: the n-th (from 1), whose it was, and what each side's chance to win gained by the dice, in permille."""

    n: int
    seat: str
    gained: dict[str, int]


class Fortunes(msgspec.Struct, frozen=True):
    """The luck of a match: after each answer that led to chance, in all, and how often each such answer was given again."""

    answers: list[Fortune]
    total: dict[str, int]
    runs: int


def fortunes(match: Match, runs: int = RUNS) -> Fortunes:
    """What the dice and cards of a match gave to each side and took from it."""
    sides = list(dict.fromkeys(match.title.side_of(match.game, seat) for seat in match.seats))
    places = [place for place, given in enumerate(match.inputs) if isinstance(given, Chose) and not given.by_order]
    lucky = [n for n, place in enumerate(places) if _led_to_chance(match, place, places[n + 1] if n + 1 < len(places) else len(match.inputs))]
    times = max(FEWEST, min(MOST, runs // max(1, len(lucky))))
    found = [_fortune(match, sides, places, n, times) for n in lucky]
    total = {side: sum(each.gained[side] for each in found) for side in sides}
    return Fortunes(found, total, times)


def _led_to_chance(match: Match, start: int, end: int) -> bool:
    return any(type(given) is Chanced for given in match.inputs[start:end])


def _fortune(match: Match, sides: Sequence[str], places: Sequence[int], n: int, times: int) -> Fortune:
    """What really came of an answer, less what comes of it on average."""
    given = match.inputs[places[n]]
    assert isinstance(given, Chose)
    before = match.after(places[n])
    after = match if n + 1 == len(places) else match.after(places[n + 1])
    might = [_again(before, given, sides, f"{n}/{each}") for each in range(times)]
    did = [_settled(after, sides, f"{n}/{each}/on") for each in range(1 if after.over or after.fresh else times)]
    return Fortune(n + 1, given.seat, {side: round(1000 * (_mean(did, side) - _mean(might, side))) for side in sides})


def _again(before: Match, given: Chose, sides: Sequence[str], seed: str) -> Values | None:
    """The values after the same answer with other dice; None if the rules cannot go on there."""
    twin = before.copy(Sampling(f"bocage fortune {seed}"))
    try:
        twin.play(given.seat, given.answer)
    except BocageError:
        return None
    return _settled(twin, sides, seed)


def _settled(match: Match, sides: Sequence[str], seed: str) -> Values | None:
    """The values at the next joint, reached by usual answers."""
    try:
        if not match.over and not match.fresh:
            match = match.copy(Sampling(f"bocage fortune {seed}"))
            _go_on(match)
        return {side: _value(match, side) for side in sides}
    except (BocageError, LookupError, ValueError, ArithmeticError):  # an estimate that breaks must not close the report
        return None


def _go_on(match: Match) -> None:
    for _ in range(QUESTIONS):
        if match.over or match.fresh:
            return
        ask = match.asks[0]
        match.play(ask.seat, usual(ask))


def _value(match: Match, side: str) -> float:
    """The chance to win by the game's estimate; what it came to if the match is over."""
    ending = match.outcome()
    if ending is None:
        return chance_to_win(match, side, match.title.evaluate(match.game, side))
    return (side in ending.winners) / len(ending.winners) if ending.winners else 0.5


def _mean(values: Sequence[Values | None], side: str) -> float:
    known = [value[side] for value in values if value is not None]
    return sum(known) / len(known) if known else 0.0


def biggest(found: Fortunes, side: str, count: int = 3) -> list[Fortune]:
    """The answers after which luck moved a side's chances most, either way."""
    return sorted(found.answers, key=lambda each: (-abs(each.gained[side]), each.n))[:count]
