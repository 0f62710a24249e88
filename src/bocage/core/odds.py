"""Odds from the rules themselves: because chance is an input, the distribution of a choice is found by running its rule over all outcomes.

The run goes to the end of the *scope* (the attack, the move) that the choice stands in or opens, its result is read from the events inside, questions
on the way are answered by a stated assumption, and it runs on what the asking seat imagines, never on the truth. Past a bound of branches it samples.
The answer says which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from bocage.core.chance import Fixed, NeedsChance, Numbers, Outcome, Sampling, Source
from bocage.core.decision import Ask, Seat
from bocage.core.events import Event, ScopeClosed, ScopeOpened
from bocage.core.game import Result

if TYPE_CHECKING:
    from bocage.core.match import Match

AGREEING = 4  # imagined worlds that give the very same distribution: what is hidden does not matter here
QUESTIONS = 64  # a run that asks more than this inside one scope is cut: its result is what has happened so far


class Distribution(msgspec.Struct, frozen=True):
    """What a choice may lead to: results from low to high with their chances, whether they are exact, and what was assumed."""

    results: tuple[tuple[Result, Fraction], ...]
    exact: bool
    runs: int
    worlds: int = 1
    assumed: tuple[str, ...] = ()

    def chance(self, message: str) -> Fraction:
        """The chance of the results with this message."""
        return sum((chance for result, chance in self.results if result.message == message), Fraction(0))

    def at_least(self, value: int) -> Fraction:
        """The chance of a result worth this or more."""
        return sum((chance for result, chance in self.results if result.value >= value), Fraction(0))

    def expected(self) -> Fraction:
        """The mean value."""
        return sum((result.value * chance for result, chance in self.results), Fraction(0))


def odds(
    match: Match,
    seat: Seat,
    answer: Any,
    assume: Callable[[Ask[Any]], Any] | None = None,
    *,
    branches: int = 5000,
    worlds: int = 12,
    samples: int = 300,
) -> Distribution:
    """The distribution of what `answer` leads to, as `seat` may reckon it."""
    reckoning = _Reckoning(seat, answer, assume or (lambda ask: ask.legal.fallback()))
    spreads: list[dict[Result, Fraction]] = []
    exact = True
    for world in range(worlds):
        imagined = match.copy(Fixed(()))
        hidden = imagined.imagine(seat, Numbers(sha256(f"bocage odds {world}".encode()).digest()))
        results = reckoning.enumerate(imagined, branches // (worlds if hidden else 1))
        if results is None:
            exact = False
            results = reckoning.sample(imagined, max(samples // worlds, 24) if hidden else samples)
        spreads.append(results)
        exact = exact and not hidden
        if not hidden or (len(spreads) == AGREEING and all(spread == results for spread in spreads)):
            break
    found: dict[Result, Fraction] = {}
    for spread in spreads:
        for result, chance in spread.items():
            found[result] = found.get(result, Fraction(0)) + chance / len(spreads)
    return Distribution(tuple(sorted(found.items())), exact, reckoning.runs, len(spreads), tuple(reckoning.assumed))


class _Reckoning:
    """Runs of one choice."""

    def __init__(self, seat: Seat, answer: Any, assume: Callable[[Ask[Any]], Any]) -> None:
        self.seat, self.answer, self.assume = seat, answer, assume
        self.assumed: list[str] = []
        self.runs = 0

    def enumerate(self, base: Match, limit: int) -> dict[Result, Fraction] | None:
        """All outcomes with their exact chances, or None if there are too many."""
        found: dict[Result, Fraction] = {}
        open_: list[tuple[tuple[Outcome, ...], Fraction]] = [((), Fraction(1))]
        leaves = 0
        while open_:
            script, chance = open_.pop()
            run = self._run(base, Fixed(script))
            if isinstance(run, NeedsChance):
                if run.asked.size() + len(open_) + leaves > limit:
                    return None
                open_ += [((*script, outcome), chance * share) for outcome, share in run.asked.branches()]
                continue
            leaves += 1
            found[run] = found.get(run, Fraction(0)) + chance
        return found

    def sample(self, base: Match, samples: int) -> dict[Result, Fraction]:
        """Chances counted over so many runs; the numbers do not depend on the truth."""
        found: dict[Result, Fraction] = {}
        for index in range(samples):
            run = self._run(base, Sampling(f"odds {index}"))
            assert isinstance(run, Result)
            found[run] = found.get(run, Fraction(0)) + Fraction(1, samples)
        return found

    def _run(self, base: Match, chance: Source) -> Result | NeedsChance:
        """One run to the end of the scope; gives back the request if the chance has run out before."""
        self.runs += 1
        branch = base.copy(chance, history=True)
        start = len(branch.game.events)
        depth = _depth(branch.game.events)
        joint = len(branch.joints)
        answer = self.answer
        seat = self.seat
        for _ in range(QUESTIONS):
            try:
                branch.play(seat, answer)
            except NeedsChance as need:
                events = branch.all_events()[start:]
                end = _end(events, depth)
                return need if end is None else self._result(branch, events[:end])
            events = branch.all_events()[start:]
            end = _end(events, depth)
            crossed = len(branch.joints) > joint and depth + _depth(events) <= 0
            outside = depth == 0 and not any(type(event) is ScopeOpened for event in events)
            if end is not None or branch.over or crossed or outside:
                return self._result(branch, events[:end])
            ask = branch.asks[0]
            seat, answer = ask.seat, self.assume(ask)
            said = f"{ask.seat}: {branch.title.say(branch.game, answer)}"
            if said not in self.assumed and len(self.assumed) < 12:
                self.assumed.append(said)
        return self._result(branch, branch.all_events()[start:])

    def _result(self, branch: Match, events: Sequence[Event]) -> Result:
        return branch.title.measure(branch.game, self.seat, events)


def _depth(events: Sequence[Event]) -> int:
    """How many scopes these events leave open."""
    return sum(1 if type(event) is ScopeOpened else -1 if type(event) is ScopeClosed else 0 for event in events)


def _end(events: Sequence[Event], depth: int) -> int | None:
    """After how many events the scope that counts is closed: the innermost open one, or the first one that opens; None if it still is open."""
    level, opened = depth, depth > 0
    for index, event in enumerate(events):
        if type(event) is ScopeOpened:
            level, opened = level + 1, True
        elif type(event) is ScopeClosed:
            level -= 1
            if opened and level == max(depth - 1, 0):
                return index + 1
    return None
