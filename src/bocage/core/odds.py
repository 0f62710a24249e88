"""Odds from the rules themselves: because chance is an input, the distribution of a choice is found by running its rule over all outcomes.

Theory of operation. A run goes to the end of the *scope* (the attack, the move) that the choice stands in or opens, its result is read from the events
inside, and questions on the way are answered by a stated assumption: what the title foresees of another seat (an enemy who waits in Op Fire mode fires), else
the usual. It stops before each request for chance; from there a copy goes on for each outcome. Where the
scope closes it ends: what the rule would look for next is not looked for.
Runs that meet again (the same state at a joint, the same result so far) are counted as one, if the title says that its `measure` only adds to what it has
read (`measure_folds`).

Odds run on what the asking seat imagines, never on the truth. A title may be able to hide (`blank(game, seat)`): it puts `Unseen` things in place of all that
the seat cannot know. A run that touches none of them is the same whatever is hidden, so its odds are exact; one that does raises `Peeked`, and then
several imagined worlds are asked instead. Past a bound of branches runs are sampled. The answer says which, and how far off its chances may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from hashlib import sha256
from math import ceil, sqrt
from statistics import stdev
from typing import TYPE_CHECKING, Any, get_args
from weakref import WeakKeyDictionary

import msgspec

from bocage.core.chance import NeedsChance, Numbers, Outcome, Request, Sampling, Source
from bocage.core.decision import Ask, Seat
from bocage.core.errors import Invalid
from bocage.core.events import Event, ScopeClosed, ScopeOpened
from bocage.core.game import Result
from bocage.core.legal import PASS, Pass
from bocage.core.scene import Say, default_option
from bocage.core.unseen import Peeked

if TYPE_CHECKING:
    from bocage.core.match import Match

AGREEING = 4  # imagined worlds that give the very same distribution: what is hidden does not matter here
QUESTIONS = 64  # a run that asks more than this inside one scope is cut: its result is what has happened so far
TOLD = 6  # assumptions told
FEWEST = 24  # runs that are sampled, however little is left to count
SURE = 1.96  # standard errors within which nineteen of twenty estimates lie

Spread = dict[Result, Fraction]
Assume = Callable[["Match", Ask[Any]], Any]


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


_known: WeakKeyDictionary[Match, tuple[tuple[int, int], dict[Any, Distribution]]] = WeakKeyDictionary()


def odds(
    match: Match,
    seat: Seat,
    answer: Any,
    assume: Callable[[Ask[Any]], Any] | None = None,
    *,
    branches: int | None = None,
    worlds: int = 12,
    samples: int = 120,
) -> Distribution:
    """The distribution of what `answer` leads to, as `seat` may reckon it. What was found is kept until the next question."""
    branches = match.title.branches if branches is None else branches
    if assume is not None:
        return _odds(match, seat, answer, lambda _, ask: assume(ask), branches, worlds, samples)
    moment = (match.number, len(match.inputs))
    then, found = _known.get(match, (moment, {}))
    if then != moment:
        found = {}
    _known[match] = moment, found
    key = (seat, msgspec.json.encode(answer), branches, worlds, samples)
    if key not in found:
        found[key] = _odds(match, seat, answer, lambda run, ask: foreseen(run, seat, ask), branches, worlds, samples)
    return found[key]


def refuse_while_guessing(match: Match, seat: Seat) -> None:
    """Nothing is measured or reckoned for people while the question put to their seat is a guess; tools ask the match itself."""
    ask = match.asked(seat) if seat else None
    form = match.title.form(match.game, ask) if ask is not None else None
    if form is not None and form.blind:
        raise Invalid("nothing may be measured before this is decided")


def usual(ask: Ask[Any]) -> Any:
    """What is assumed of a question on the way: its default, else passing, else the first answer listed. A hand is not looked at without need."""
    legal = ask.legal
    if legal.default is None and _may_pass(ask.question.answers) and legal.refuse(PASS) is None:
        return PASS
    return legal.fallback()


@cache
def _may_pass(answers: Any) -> bool:
    return Pass in get_args(answers)


class _AtEnd(BaseException):
    """The scope that counts is closed. Not an `Exception`: no rule may swallow it."""


class _AskedAgain(Exception):
    """The seat has something else to decide before dice fall."""


def takes_a_chance(match: Match, seat: Seat, answer: Any) -> bool:
    """Whether dice fall or things are drawn for this answer before its seat is asked again; others answer as is assumed of them.

    It looks at the truth: for tools.
    """

    def assume(run: Match, ask: Ask[Any]) -> Any:
        if ask.seat == seat:
            raise _AskedAgain
        return foreseen(run, seat, ask)

    try:
        run = _Reckoning(seat, answer, assume, 1)._begin(match, _STOP)
        return run.request is not None and run.result is None  # dice after the end of the scope are not its affair
    except _AskedAgain:
        return False


def foreseen(match: Match, seat: Seat, ask: Ask[Any]) -> Any:
    """What odds of a seat assume of a question on the way: of another seat what the title foresees, if that is legal, else the usual."""
    title = match.title
    if title.foresee is not None and ask.seat != seat:
        answer = title.foresee(match.game, seat, ask)
        if answer is not None and ask.legal.refuse(answer) is None:
            return answer
    return usual(ask)


def _odds(match: Match, seat: Seat, answer: Any, assume: Assume, branches: int, worlds: int, samples: int) -> Distribution:
    reckoning = _Reckoning(seat, answer, assume, branches)
    blind = _blind(match, seat)
    if blind is not None:
        try:
            results, rest = reckoning.enumerate(blind, branches)
            return reckoning.told([reckoning.sample(results, rest, samples)], not rest)
        except Peeked:
            reckoning = _Reckoning(seat, answer, assume, branches)
    spreads: list[Spread] = []
    hidden, counted = True, True  # whether anything is hidden, and whether all outcomes could be counted so far
    bound = max(branches // worlds, 16)
    for number in range(worlds):
        imagined = match.copy(_STOP)
        imagined.game.told = False
        hidden = imagined.imagine(seat, Numbers(sha256(f"bocage odds {number}".encode()).digest()))
        results, rest = reckoning.enumerate(imagined, (bound if counted else 1) if hidden else branches)
        if rest:
            counted = False
            results = reckoning.sample(results, rest, max(samples // worlds, 8) if hidden else samples)
        spreads.append(results)
        if not hidden or (counted and len(spreads) == AGREEING and all(spread == results for spread in spreads)):
            break
    return reckoning.told(spreads, counted and not hidden)


def _groups(found: Spread) -> list[list[Result]]:
    """What people read chances of: each result, all that are good, all that are bad."""
    return [*([result] for result in found), [result for result in found if result.value > 0], [result for result in found if result.value < 0]]


class _Stop:
    """Chance that never answers: the run stands before the request."""

    def answer(self, asked: Request) -> Outcome:
        raise NeedsChance(asked)


_STOP = _Stop()


class _Blinded:
    """A title that hides again, in every copy, what the seat cannot know."""

    def __init__(self, title: Any, seat: Seat) -> None:
        self._title, self._seat = title, seat

    def __getattr__(self, name: str) -> Any:
        return getattr(self._title, name)

    def assume(self, game: Any, facts: Any) -> None:
        if facts is _STOP:
            self._title.blank(game, self._seat)
        else:
            self._title.assume(game, facts)


def _blind(match: Match, seat: Seat) -> Match | None:
    """A copy in which nothing that the seat cannot know can be looked at; None if the title cannot hide, or others have answered in secret."""
    from bocage.core.match import Imagined

    if match.title.blank is None or match.sealed:
        return None
    twin = match.copy(_STOP)
    twin.game.told = False
    title: Any = _Blinded(match.title, seat)
    twin.title = title
    title.assume(twin.game, _STOP)
    twin._note(Imagined(_STOP))
    return twin


class _Run:
    """A run that stands before a request for chance, rests at a joint, or is at its end (`result`)."""

    __slots__ = ("before", "level", "match", "opened", "questions", "request", "rests", "result", "scanned")

    def __init__(self, match: Match, before: list[Event], scanned: int, level: int, opened: bool) -> None:
        self.match, self.before = match, before  # events before the first joint that the match still holds
        self.scanned, self.level, self.opened = scanned, level, opened  # how far events were looked at, scopes open there, whether one counts
        self.questions = 0
        self.rests = False
        self.request: Request | None = None
        self.result: Result | None = None

    def fork(self, chance: Source) -> _Run:
        """A run of its own from here on."""
        self.match._open = ()
        twin = self.match.copy(chance, history=True)
        run = _Run(twin, self.before + self.match._past, self.scanned, self.level, self.opened)
        run.questions, run.request = self.questions, twin._open[0]  # type: ignore[assignment]
        return run

    def sampled(self, chance: Source) -> _Run:
        """This run itself, with a chance that answers."""
        self.match.chance = chance
        return self

    def events(self) -> list[Event]:
        return self.before + self.match._past + self.match.game.events


class _Reckoning:
    """Runs of one choice."""

    def __init__(self, seat: Seat, answer: Any, assume: Assume, limit: int) -> None:
        self.seat, self.answer, self.assume, self.limit = seat, answer, assume, limit
        self.assumed: dict[Any, Assumed] = {}
        self.runs = 0
        self.resting = False  # whether runs rest at joints, where those that meet are counted as one before they go on
        self.counted: Spread = {}  # what could be counted before runs were drawn, the chance of the rest, and how many were drawn for it
        self.left, self.drawn = Fraction(0), 0

    def told(self, spreads: Sequence[Spread], exact: bool) -> Distribution:
        """The mean of what several worlds gave."""
        found: Spread = {}
        for spread in spreads:
            for result, chance in spread.items():
                found[result] = found.get(result, Fraction(0)) + chance / len(spreads)
        assumed = {(each.seat, each.words): each for each in self.assumed.values()}
        error = 0.0 if exact else max((self._error(spreads, them) for them in _groups(found)), default=0.0)
        return Distribution(tuple(sorted(found.items())), exact, self.runs, len(spreads), tuple(assumed.values()), error)

    def _error(self, spreads: Sequence[Spread], them: list[Result]) -> float:
        """How far off the chance of these results may be: by what worlds differ in, or by what the runs drawn in a single one leave open."""
        chances = [float(sum(spread.get(result, Fraction(0)) for result in them)) for spread in spreads]
        many = len(chances)
        if many > 1:
            return (SURE + 2.4 / (many - 1)) * stdev(chances) / sqrt(many)  # with few worlds one is less sure
        left = float(self.left)
        if not left:
            return 0.0
        share = (chances[0] - float(sum(self.counted.get(result, Fraction(0)) for result in them))) / left
        share = (share * self.drawn + 1) / (self.drawn + 2)  # what never came may come all the same
        return SURE * left * sqrt(share * (1 - share) / self.drawn)

    def enumerate(self, base: Match, limit: int) -> tuple[Spread, list[tuple[_Run, Fraction]]]:
        """Outcomes with their exact chances; and, if there are too many of them, the runs that stand before the next dice, each with its chance."""
        found: Spread = {}
        folds = base.title.measure_folds
        first = base._joints[-1].state
        trunk = self._begin(base, _STOP)
        if trunk.result is not None:
            return {trunk.result: Fraction(1)}, []
        level: list[tuple[_Run, Fraction]] = [(trunk, Fraction(1))]
        done = 0
        while level:
            if done + _ahead(level) > limit:
                return found, level
            after: dict[Any, tuple[_Run, Fraction]] = {}
            self.resting = folds
            for run, chance in level:
                assert run.request is not None
                branches = list(run.request.branches())
                for number, (outcome, share) in enumerate(branches, 1):
                    child = run if number == len(branches) else run.fork(_STOP)  # the last one goes on with the run itself
                    self._feed(child, outcome)
                    done += 1
                    if child.result is not None:
                        found[child.result] = found.get(child.result, Fraction(0)) + chance * share
                        continue
                    key = self._key(child) if folds and child.match._joints[-1].state is not first else done
                    known = after.get(key)
                    after[key] = (child, chance * share) if known is None else (known[0], known[1] + chance * share)
            self.resting = False
            level = self._resumed(after.values(), found)
        return found, []

    def _resumed(self, rested: Iterable[tuple[_Run, Fraction]], found: Spread) -> list[tuple[_Run, Fraction]]:
        """Those that rest go on to the next request for chance; what ends without one is found."""
        level = []
        for run, chance in rested:
            if run.rests:
                self._resume(run)
            if run.result is not None:
                found[run.result] = found.get(run.result, Fraction(0)) + chance
            else:
                level.append((run, chance))
        return level

    def sample(self, found: Spread, rest: list[tuple[_Run, Fraction]], samples: int) -> Spread:
        """Goes on where counting stopped: so many runs, spread evenly over what is left; what is counted needs none. The numbers do not depend on the truth."""
        left = sum((chance for _, chance in rest), Fraction(0))
        samples = max(ceil(samples * left), min(samples, FEWEST))
        self.counted, self.left, self.drawn = dict(found), left, samples
        share, passed, index = left / samples, Fraction(0), 0
        for run, chance in rest:
            passed += chance
            while index < samples and (2 * index + 1) * share < 2 * passed:  # the middle of each of so many equal parts
                source = Sampling(f"odds {index}")
                last = index + 1 == samples or (2 * index + 3) * share >= 2 * passed
                twin = run.sampled(source) if last else run.fork(source)  # the last one goes on with the run itself
                assert twin.request is not None
                self._feed(twin, source.answer(twin.request))
                assert twin.result is not None
                found[twin.result] = found.get(twin.result, Fraction(0)) + share
                index += 1
        return found

    def _key(self, run: _Run) -> Any:
        """What decides how a run goes on and what it comes to: the state at its joint, the inputs since, the result so far."""
        match = run.match
        joint = match._joints[-1]
        return joint.state.encode(), tuple(match.inputs[joint.inputs :]), self._measure(run, run.events()), run.level

    def _begin(self, base: Match, chance: Source) -> _Run:
        """The choice itself, and on to the first request for chance or to the end."""
        self.runs += 1
        match = base.copy(chance, history=True)
        match._halts = True
        events = match.game.events
        depth = _depth(events)
        run = _Run(match, [], len(events), depth, depth > 0)
        run.before = []
        ask = match.asked(self.seat)
        assert ask is not None
        self._start, self._level, self._joint = len(events), depth, match._joints[-1].state
        self._go(run, ask, self.answer)
        return run

    def _feed(self, run: _Run, outcome: Outcome) -> None:
        """Answers the request that a run stands before, and goes on."""
        from bocage.core.match import Chanced

        self.runs += 1
        match, request = run.match, run.request
        run.request = None
        match._note(Chanced(outcome))
        self._advance(run, lambda: match._run(match._read(request, outcome)))
        if not self._ended(run) and run.request is None and not run.rests:
            self._go_on(run)

    def _resume(self, run: _Run) -> None:
        """Goes on from the joint where a run rests."""
        run.rests = False
        self._advance(run, lambda: run.match._run(None))
        if not self._ended(run) and run.request is None:
            self._go_on(run)

    def _go(self, run: _Run, ask: Ask[Any], answer: Any) -> None:
        """Gives an answer and goes on."""
        self._give(run, ask, answer)
        if not self._ended(run) and run.request is None:
            self._go_on(run)

    def _give(self, run: _Run, ask: Ask[Any], answer: Any) -> None:
        from bocage.core.match import Chose

        run.match._note(Chose(ask.seat, ask.question.what, answer))
        self._advance(run, lambda: run.match._carry_on(ask, answer))

    def _advance(self, run: _Run, goes_on: Callable[[], None]) -> None:
        """Runs rules until chance or a seat is asked, or the scope that counts is closed; at a joint only as long as the run is not at its end."""
        match = run.match
        match.game.closed = lambda: self._stop(run)
        try:
            goes_on()
            while not match._open and not match.over and not self._ended(run):
                if self.resting:
                    run.rests = True
                    return
                match._run(None)
        except NeedsChance as need:
            run.request = need.asked
        except _AtEnd:
            return

    def _stop(self, run: _Run) -> None:
        """What the rules would go on with after the end is not looked at."""
        if self._ended(run):
            raise _AtEnd

    def _go_on(self, run: _Run) -> None:
        """Answers questions by assumption until chance is asked or the scope is closed."""
        match, title = run.match, run.match.title
        while run.request is None and run.result is None and not run.rests:
            run.questions += 1
            if run.questions >= QUESTIONS:
                run.result = self._measure(run, run.events())
                return
            ask = match.asks[0]
            answer = self.assume(match, ask)
            if len(self.assumed) < TOLD:
                key = (ask.seat, ask.question.what, type(answer), match.number)
                if key not in self.assumed:
                    self.assumed[key] = Assumed(ask.seat, _label(match, ask, answer), title.say(match.game, answer))
            self._give(run, ask, answer)
            self._ended(run)

    def _ended(self, run: _Run) -> bool:
        """Whether the scope that counts is closed (the innermost open one, or the first one that opens), or nothing more belongs to the choice."""
        if run.result is not None:
            return True
        match = run.match
        happened = len(run.before) + len(match._past) + len(match.game.events)
        if happened > run.scanned and self._closed(run, run.events()):
            return True
        run.scanned = happened
        if run.request is not None:
            return False
        crossed = run.level <= 0 and match._joints[-1].state is not self._joint
        if match.over or crossed or not run.opened:
            run.result = self._measure(run, run.events())
            return True
        return False

    def _closed(self, run: _Run, events: list[Event]) -> bool:
        """Looks through new events; whether the scope that counts was closed among them."""
        level, opened, end = run.level, run.opened, max(self._level - 1, 0)
        for index in range(run.scanned, len(events)):
            kind = type(events[index])
            if kind is ScopeOpened:
                level, opened = level + 1, True
            elif kind is ScopeClosed:
                level -= 1
                if opened and level == end:
                    run.result = self._measure(run, events[: index + 1])
                    return True
        run.level, run.opened = level, opened
        return False

    def _measure(self, run: _Run, events: list[Event]) -> Result:
        result: Result = run.match.title.measure(run.match.game, self.seat, events[self._start :])
        return result


def _ahead(level: list[tuple[_Run, Fraction]]) -> int:
    """How many runs follow at least; a single request may know more than its own branches."""
    requests = [run.request for run, _ in level if run.request is not None]
    return requests[0].ahead() if len(requests) == 1 else sum(request.size() for request in requests)


def _label(match: Match, ask: Ask[Any], answer: Any) -> Say:
    """How an assumed answer would be offered; without its particulars where these are hidden from the seat that asks."""
    try:
        return match.title.option(match.game, ask, answer).label
    except Peeked:
        return default_option(answer).label


def _depth(events: Sequence[Event]) -> int:
    """How many scopes these events leave open."""
    return sum(1 if type(event) is ScopeOpened else -1 if type(event) is ScopeClosed else 0 for event in events)
