"""Running the rules of one choice over the outcomes of chance: what odds are reckoned from.

Theory of operation. A `Run` is a copy of the match that has been given the choice and goes on until something outside the rules is wanted. Of a seat it is
an answer: that is assumed, and noted. Of chance it is an outcome: there the run stands before its request, since the chance of the copy (`STOP`) never
answers, and whoever reckons feeds it. Events tell where the run is: it ends where the *scope* that counts closes (the innermost one open at the choice, else
the first that it opens), in the middle of a rule if need be, and its result is what the title measures in the events since the choice.

A `Reckoning` holds the runs of one choice. `enumerate` goes level by level: all runs stand before a request, each is forked for every outcome but the last,
which goes on with the run itself, and then those at a joint that meet (the same state, the same inputs since, the same result so far) are one run with the sum
of their chances, if the title allows it (`measure_folds`). Past its limit it gives back the runs that stand, and `sample` goes on from these with chance that
is drawn.

A match that is `blinded` hides from its rules what the seat cannot know, in every copy that a run makes of it; a run that looks there raises `Peeked`.
What the chances mean together, over several imagined worlds, is the business of `odds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import ceil, lcm
from typing import Any

from bocage.core.chance import NeedsChance, Outcome, Request, Sampling, Source
from bocage.core.decision import Ask, Seat
from bocage.core.events import Event, ScopeClosed, ScopeOpened
from bocage.core.game import Result
from bocage.core.runner import Runner
from bocage.core.scene import Say, default_option
from bocage.core.unseen import Peeked

QUESTIONS = 64  # a run that asks more than this inside one scope is cut: its result is what has happened so far
TOLD = 6  # assumptions told
FEWEST = 24  # runs that are sampled, however little is left to count

Spread = dict[Result, Fraction]
Assume = Callable[[Runner, Ask[Any]], Any]


class _AtEnd(BaseException):
    """The scope that counts is closed. Not an `Exception`: no rule may swallow it."""


class _Stop:
    """Chance that never answers: the run stands before the request."""

    def answer(self, asked: Request) -> Outcome:
        raise NeedsChance(asked)


STOP = _Stop()


class _HidingTitle:
    """A title that hides again, in every copy, what the seat cannot know."""

    def __init__(self, title: Any, seat: Seat) -> None:
        self._title, self._seat = title, seat

    def __getattr__(self, name: str) -> Any:
        return getattr(self._title, name)

    def assume(self, game: Any, facts: Any) -> None:
        if facts is STOP:
            self._title.blank(game, self._seat)
        else:
            self._title.assume(game, facts)


def blinded(runner: Runner, seat: Seat) -> Runner | None:
    """A copy in which nothing that the seat cannot know can be looked at; None if the title cannot hide, or others have answered in secret."""
    if runner.title.blank is None or runner.sealed:
        return None
    twin = runner.copy(STOP)
    twin.game.told = False
    title: Any = _HidingTitle(runner.title, seat)
    twin.title = title
    twin.assume(STOP)
    return twin


class Run:
    """A run that stands before a request for chance, rests at a joint, or is at its end (`result`)."""

    __slots__ = ("before", "level", "opened", "questions", "request", "rests", "result", "runner", "scanned")

    def __init__(self, runner: Runner, before: list[Event], scanned: int, level: int, opened: bool) -> None:
        self.runner, self.before = runner, before  # events before the first joint that the match still holds
        self.scanned, self.level, self.opened = scanned, level, opened  # how far events were looked at, scopes open there, whether one counts
        self.questions = 0
        self.rests = False
        self.request: Request | None = None
        self.result: Result | None = None

    def fork(self, chance: Source) -> Run:
        """A run of its own from here on."""
        twin = self.runner.copy(chance, history=True)
        run = Run(twin, self.before + self.runner.past, self.scanned, self.level, self.opened)
        run.questions, run.request = self.questions, twin.wants
        return run

    def with_chance(self, chance: Source) -> Run:
        """This run itself, with another chance."""
        self.runner.chance = chance
        return self

    def events(self) -> list[Event]:
        return self.before + self.runner.past + self.runner.game.events


class Reckoning:
    """Runs of one choice."""

    def __init__(self, seat: Seat, answer: Any, assume: Assume) -> None:
        self.seat, self.answer, self.assume = seat, answer, assume
        self.assumed: dict[Any, tuple[Seat, Say, str]] = {}  # of whom, as it would be offered to it, and in short words
        self.runs = 0
        self.resting = False  # whether runs rest at joints, where those that meet are counted as one before they go on
        self.counted: Spread = {}  # what could be counted before runs were drawn, the chance of the rest, and how many were drawn for it
        self.left, self.drawn = Fraction(0), 0

    def enumerate(self, base: Runner, limit: int) -> tuple[Spread, list[tuple[Run, Fraction]]]:
        """Outcomes with their exact chances; and, if there are too many of them, the runs that stand before the next dice, each with its chance."""
        found: Spread = {}
        folds = base.title.measure_folds
        first = base.joints[-1].state
        trunk = self.begin(base)
        if trunk.result is not None:
            return {trunk.result: Fraction(1)}, []
        level: list[tuple[Run, Fraction]] = [(trunk, Fraction(1))]
        done = 0
        while level:
            if done + _ahead(level) > limit:
                return found, level
            after: dict[Any, tuple[Run, Fraction]] = {}
            self.resting = folds
            for run, chance in level:
                assert run.request is not None
                branches = list(run.request.branches())
                for number, (outcome, share) in enumerate(branches, 1):
                    child = run if number == len(branches) else run.fork(STOP)  # the last one goes on with the run itself
                    self._feed(child, outcome)
                    self.runs += 1
                    done += 1
                    if child.result is not None:
                        found[child.result] = found.get(child.result, Fraction(0)) + chance * share
                        continue
                    key = self._key(child) if folds and child.runner.joints[-1].state is not first else done
                    known = after.get(key)
                    after[key] = (child, chance * share) if known is None else (known[0], known[1] + chance * share)
            self.resting = False
            level = self._resumed(after.values(), found)
        return found, []

    def _resumed(self, rested: Iterable[tuple[Run, Fraction]], found: Spread) -> list[tuple[Run, Fraction]]:
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

    def sample(self, found: Spread, rest: list[tuple[Run, Fraction]], samples: int) -> Spread:
        """Goes on where counting stopped: so many runs, spread evenly over what is left; what is counted needs none. The numbers do not depend on the truth."""
        below = lcm(*(chance.denominator for _, chance in rest))  # in whole numbers: chances are compared for every run
        parts = [chance.numerator * (below // chance.denominator) for _, chance in rest]
        whole = sum(parts)
        left = Fraction(whole, below)
        samples = max(ceil(samples * left), min(samples, FEWEST))
        self.counted, self.left, self.drawn = dict(found), left, samples
        drawn: dict[Result, int] = {}
        passed, index = 0, 0
        for (run, _), part in zip(rest, parts, strict=True):
            passed += part
            sources: list[Sampling] = []
            while index < samples and (2 * index + 1) * whole < 2 * passed * samples:  # the middle of each of so many equal parts
                sources.append(Sampling(f"odds {index}"))
                index += 1
            if sources:
                self.runs += len(sources)
                self._draw(run, sources, drawn)
        for result, count in drawn.items():
            found[result] = found.get(result, Fraction(0)) + count * left / samples
        return found

    def _draw(self, run: Run, sources: list[Sampling], drawn: dict[Result, int]) -> None:
        """Each source draws what becomes of a run. Those whose dice tell the rule the same are one run up to the next dice; only then do they part."""
        request = run.request
        assert request is not None
        parts: dict[Any, tuple[Outcome, list[Sampling]]] = {}
        for source in sources:
            outcome = source.answer(request)
            parts.setdefault(request.told(outcome), (outcome, []))[1].append(source)
        for number, (outcome, them) in enumerate(parts.values(), 1):
            alone = them[0] if len(them) == 1 else STOP
            twin = run.fork(alone) if number < len(parts) else run.with_chance(alone)  # the last one goes on with the run itself
            self._feed(twin, outcome)
            if twin.result is None:
                self._draw(twin, them, drawn)
            else:
                drawn[twin.result] = drawn.get(twin.result, 0) + len(them)

    def _key(self, run: Run) -> Any:
        """What decides how a run goes on and what it comes to: the state at its joint, the inputs since, the result so far."""
        runner = run.runner
        return runner.joints[-1].state.encode(), tuple(runner.since_joint()), self._measure(run, run.events()), run.level

    def begin(self, base: Runner) -> Run:
        """The choice itself, and on to the first request for chance or to the end."""
        self.runs += 1
        runner = base.copy(STOP, history=True)
        runner.halts = True
        events = runner.game.events
        depth = _depth(events)
        run = Run(runner, [], len(events), depth, depth > 0)
        ask = runner.asked(self.seat)
        assert ask is not None
        self._start, self._level, self._joint = len(events), depth, runner.joints[-1].state
        self._go(run, ask, self.answer)
        return run

    def _feed(self, run: Run, outcome: Outcome) -> None:
        """Answers the request that a run stands before, and goes on."""
        request, run.request = run.request, None
        self._advance(run, lambda: run.runner.chanced(request, outcome))
        if not self._ended(run) and run.request is None and not run.rests:
            self._go_on(run)

    def _resume(self, run: Run) -> None:
        """Goes on from the joint where a run rests."""
        run.rests = False
        self._advance(run, lambda: run.runner.run(None))
        if not self._ended(run) and run.request is None:
            self._go_on(run)

    def _go(self, run: Run, ask: Ask[Any], answer: Any) -> None:
        """Gives an answer and goes on."""
        self._give(run, ask, answer)
        if not self._ended(run) and run.request is None:
            self._go_on(run)

    def _give(self, run: Run, ask: Ask[Any], answer: Any) -> None:
        self._advance(run, lambda: run.runner.answer(ask, answer))

    def _advance(self, run: Run, goes_on: Callable[[], None]) -> None:
        """Runs rules until chance or a seat is asked, or the scope that counts is closed; at a joint only as long as the run is not at its end."""
        runner = run.runner
        runner.game.closed = lambda: self._stop(run)
        try:
            goes_on()
            while not runner.put and not runner.over and not self._ended(run):
                if self.resting:
                    run.rests = True
                    return
                runner.run(None)
        except NeedsChance as need:
            run.request = need.asked
        except _AtEnd:
            return
        finally:
            runner.game.closed = None  # it holds the run, which would wait for the cycle collector

    def _stop(self, run: Run) -> None:
        """What the rules would go on with after the end is not looked at."""
        if self._ended(run):
            raise _AtEnd

    def _go_on(self, run: Run) -> None:
        """Answers questions by assumption until chance is asked or the scope is closed."""
        runner, title = run.runner, run.runner.title
        while run.request is None and run.result is None and not run.rests:
            run.questions += 1
            if run.questions >= QUESTIONS:
                run.result = self._measure(run, run.events())
                return
            ask = runner.asks[0]
            answer = self.assume(runner, ask)
            if len(self.assumed) < TOLD:
                key = (ask.seat, ask.question.what, type(answer), runner.number)
                if key not in self.assumed:
                    self.assumed[key] = ask.seat, _label(runner, ask, answer), title.say(runner.game, answer)
            self._give(run, ask, answer)
            self._ended(run)

    def _ended(self, run: Run) -> bool:
        """Whether the scope that counts is closed (the innermost open one, or the first one that opens), or nothing more belongs to the choice."""
        if run.result is not None:
            return True
        runner = run.runner
        happened = len(run.before) + len(runner.past) + len(runner.game.events)
        if happened > run.scanned and self._closed(run, run.events()):
            return True
        run.scanned = happened
        if run.request is not None:
            return False
        crossed = run.level <= 0 and runner.joints[-1].state is not self._joint
        if runner.over or crossed or not run.opened:
            run.result = self._measure(run, run.events())
            return True
        return False

    def _closed(self, run: Run, events: list[Event]) -> bool:
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

    def _measure(self, run: Run, events: list[Event]) -> Result:
        result: Result = run.runner.title.measure(run.runner.game, self.seat, events[self._start :])
        return result


def _ahead(level: list[tuple[Run, Fraction]]) -> int:
    """How many runs follow at least; a single request may know more than its own branches."""
    requests = [run.request for run, _ in level if run.request is not None]
    return requests[0].ahead() if len(requests) == 1 else sum(request.size() for request in requests)


def _label(runner: Runner, ask: Ask[Any], answer: Any) -> Say:
    """How an assumed answer would be offered; without its particulars where these are hidden from the seat that asks."""
    try:
        return runner.title.option(runner.game, ask, answer).label
    except Peeked:
        return default_option(answer).label


def _depth(events: Sequence[Event]) -> int:
    """How many scopes these events leave open."""
    return sum(1 if type(event) is ScopeOpened else -1 if type(event) is ScopeClosed else 0 for event in events)
