"""Odds from the rules themselves: because chance is an input, the distribution of a choice is found by running its rule over all outcomes.

Theory of operation. A run (`odds.runs`) goes to the end of the *scope* (the attack, the move) that the choice stands in or opens, its result is read from the
events inside, and questions on the way are answered by a stated assumption: what the title foresees of another seat (an enemy who waits in Op Fire mode
fires), else the usual. It stops before each request for chance; from there a copy goes on for each outcome. Where the scope closes it ends: what the rule
would look for next is not looked for.
Runs that meet again (the same state at a joint, the same result so far) are counted as one, if the title says that its `measure` only adds to what it has
read (`measure_folds`).

Odds run on what the asking seat imagines, never on the truth. A title may be able to hide (`blank(game, seat)`): it puts `Unseen` things in place of all that
the seat cannot know. A run that touches none of them is the same whatever is hidden, so its odds are exact; one that does raises `Peeked`, and then
several imagined worlds are asked instead. Past a bound of branches runs are sampled. The answer says which, and how far off its chances may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from hashlib import sha256
from math import sqrt
from statistics import stdev
from typing import Any, get_args
from weakref import WeakKeyDictionary

import msgspec

from bocage.core.chance import Numbers
from bocage.core.decision import Ask, Seat
from bocage.core.game import Result
from bocage.core.legal import PASS, Pass
from bocage.core.odds.gc_pause import uncollected
from bocage.core.odds.runs import STOP, Assume, Reckoning, Spread, blinded
from bocage.core.runner import Runner
from bocage.core.scene import Say
from bocage.core.unseen import Peeked

AGREEING = 4  # imagined worlds that give the very same distribution: what is hidden does not matter here
SURE = 1.96  # standard errors within which nineteen of twenty estimates lie


class Assumed(msgspec.Struct, frozen=True):
    """An answer that was assumed of a seat on the way: as it would be offered to it, and in short words."""

    seat: Seat
    label: Say
    words: str


class Distribution(msgspec.Struct, frozen=True):
    """What a choice may lead to: results from low to high with their chances, whether they are exact, and what was assumed. Where they are not exact,
    `error` is how far off they may be: by so much or less in nineteen of twenty cases."""

    results: tuple[tuple[Result, Fraction], ...]
    exact: bool
    runs: int
    worlds: int = 1
    assumed: tuple[Assumed, ...] = ()
    error: float = 0.0

    def chance(self, message: str) -> Fraction:
        """The chance of the results with this message."""
        return sum((chance for result, chance in self.results if result.message == message), Fraction(0))

    def at_least(self, value: int) -> Fraction:
        """The chance of a result worth this or more."""
        return sum((chance for result, chance in self.results if result.value >= value), Fraction(0))

    def expected(self) -> Fraction:
        """The mean value."""
        return sum((result.value * chance for result, chance in self.results), Fraction(0))


_known: WeakKeyDictionary[Runner, tuple[tuple[int, int], dict[Any, Distribution]]] = WeakKeyDictionary()


def odds(
    runner: Runner,
    seat: Seat,
    answer: Any,
    assume: Callable[[Ask[Any]], Any] | None = None,
    *,
    branches: int | None = None,
    worlds: int = 12,
    samples: int = 120,
) -> Distribution:
    """The distribution of what `answer` leads to, as `seat` may reckon it. What was found is kept until the next question."""
    branches = runner.title.branches if branches is None else branches
    if assume is not None:
        return _odds(runner, seat, answer, lambda _, ask: assume(ask), branches, worlds, samples)
    moment = (runner.number, len(runner.inputs))
    then, found = _known.get(runner, (moment, {}))
    if then != moment:
        found = {}
    _known[runner] = moment, found
    key = (seat, msgspec.json.encode(answer), branches, worlds, samples)
    if key not in found:
        found[key] = _odds(runner, seat, answer, lambda run, ask: foreseen(run, seat, ask), branches, worlds, samples)
    return found[key]


def usual(ask: Ask[Any]) -> Any:
    """What is assumed of a question on the way: its default, else passing, else the first answer listed. A hand is not looked at without need."""
    legal = ask.legal
    if legal.default is None:
        if not _may_pass(ask.question.answers):
            first = next(iter(legal), None)
            return legal.fallback() if first is None else first
        if legal.refuse(PASS) is None:
            return PASS
    return legal.fallback()


@cache
def _may_pass(answers: Any) -> bool:
    return Pass in get_args(answers)


class _AskedAgain(Exception):
    """The seat has something else to decide before dice fall."""


def takes_a_chance(runner: Runner, seat: Seat, answer: Any) -> bool:
    """Whether dice fall or things are drawn for this answer before its seat is asked again; others answer as is assumed of them.

    It looks at the truth: for tools.
    """

    def assume(run: Runner, ask: Ask[Any]) -> Any:
        if ask.seat == seat:
            raise _AskedAgain
        return foreseen(run, seat, ask)

    try:
        run = Reckoning(seat, answer, assume).begin(runner)
        return run.request is not None and run.result is None  # dice after the end of the scope are not its affair
    except _AskedAgain:
        return False


def foreseen(runner: Runner, seat: Seat, ask: Ask[Any]) -> Any:
    """What odds of a seat assume of a question on the way: of another seat what the title foresees, if that is legal, else the usual."""
    title = runner.title
    if title.foresee is not None and ask.seat != seat:
        answer = title.foresee(runner.game, seat, ask)
        if answer is not None and ask.legal.refuse(answer) is None:
            return answer
    return usual(ask)


@uncollected()
def _odds(runner: Runner, seat: Seat, answer: Any, assume: Assume, branches: int, worlds: int, samples: int) -> Distribution:
    reckoning = Reckoning(seat, answer, assume)
    blind = blinded(runner, seat)
    if blind is not None:
        try:
            results, rest = reckoning.enumerate(blind, branches)
            return _told(reckoning, [reckoning.sample(results, rest, samples)], not rest)
        except Peeked:
            reckoning = Reckoning(seat, answer, assume)
    spreads: list[Spread] = []
    hidden, counted = True, True  # whether anything is hidden, and whether all outcomes could be counted so far
    bound = max(branches // worlds, 16)
    for number in range(worlds):
        imagined = runner.copy(STOP)
        imagined.game.told = False
        hidden = imagined.imagine(seat, Numbers(sha256(f"bocage odds {number}".encode()).digest()))
        results, rest = reckoning.enumerate(imagined, (bound if counted else 1) if hidden else branches)
        if rest:
            counted = False
            results = reckoning.sample(results, rest, max(samples // worlds, 8) if hidden else samples)
        spreads.append(results)
        if not hidden or (counted and len(spreads) == AGREEING and all(spread == results for spread in spreads)):
            break
    return _told(reckoning, spreads, counted and not hidden)


def _told(reckoning: Reckoning, spreads: Sequence[Spread], exact: bool) -> Distribution:
    """The mean of what several worlds gave."""
    found: Spread = {}
    for spread in spreads:
        for result, chance in spread.items():
            found[result] = found.get(result, Fraction(0)) + chance / len(spreads)
    assumed = {(seat, words): Assumed(seat, label, words) for seat, label, words in reckoning.assumed.values()}
    error = 0.0 if exact else max((_error(reckoning, spreads, them) for them in _groups(found)), default=0.0)
    return Distribution(tuple(sorted(found.items())), exact, reckoning.runs, len(spreads), tuple(assumed.values()), error)


def _error(reckoning: Reckoning, spreads: Sequence[Spread], them: list[Result]) -> float:
    """How far off the chance of these results may be: by what worlds differ in, or by what the runs drawn in a single one leave open."""
    chances = [float(sum(spread.get(result, Fraction(0)) for result in them)) for spread in spreads]
    many = len(chances)
    if many > 1:
        return (SURE + 2.4 / (many - 1)) * stdev(chances) / sqrt(many)  # with few worlds one is less sure
    left, drawn = float(reckoning.left), reckoning.drawn
    if not left:
        return 0.0
    share = (chances[0] - float(sum(reckoning.counted.get(result, Fraction(0)) for result in them))) / left
    share = (share * drawn + 1) / (drawn + 2)  # what never came may come all the same
    return SURE * left * sqrt(share * (1 - share) / drawn)


def _groups(found: Spread) -> list[list[Result]]:
    """What people read chances of: each result, all that are good, all that are bad."""
    return [*([result] for result in found), [result for result in found if result.value > 0], [result for result in found if result.value < 0]]
