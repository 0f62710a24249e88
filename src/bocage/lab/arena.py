"""The arena: programs against programs, sides swapped, until the answer is sure.

Theory of operation. Each pair of players plays its games two by two: the same scenario and the same dice seed, then again with sides exchanged, so that an
unfair battle favours nobody. Matches run in worker processes; their results are counted in the order in which they were given out, so that a sequential
test stops at the same game whatever the machine does. A match that errs or does not end is counted as such and as nobody's win.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import combinations, pairwise

import msgspec

from bocage.ai import player
from bocage.core.chance import Seeded
from bocage.core.errors import Invalid
from bocage.core.match import Match
from bocage.core.registry import title
from bocage.core.tables import ScenarioHead
from bocage.lab.arena_ratings import Rating, Sprt, Verdict, ratings, wilson


class Job(msgspec.Struct, frozen=True):
    """One match to be played. `first` takes the first side of the scenario, the third, and so on."""

    game: str
    scenario: str
    first: str
    second: str
    seed: str
    options: Mapping[str, str] = {}
    battle: ScenarioHead | None = None  # if it is not on the shelf: workers have no other way to know it


class Played(msgspec.Struct, frozen=True):
    """How one match went: the score of the player on the first side, and what each decision with a choice took, in milliseconds of processor time."""

    job: Job
    score: float
    winners: tuple[str, ...]
    answers: int
    error: str = ""
    times: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())
    broken: int = 0  # imagined worlds in which a rule broke


class Times(msgspec.Struct):
    """Decision times of a player, in milliseconds of processor time (so that a busy machine does not count), and how many decisions they are from."""

    decisions: int
    median: float
    p95: float
    longest: float


class Pairing(msgspec.Struct):
    """What two players came to: the score of the first of them."""

    first: str
    second: str
    games: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    score: float = 0.0
    rate: float = 0.0
    low: float = 0.0
    high: float = 1.0
    verdict: Verdict = "open"
    by_scenario: dict[str, list[float]] = {}  # score and games
    by_side: dict[str, list[float]] = {}  # score and games of the first player, by the side it commanded

    def add(self, played: Played, test: Sprt | None) -> None:
        """Counts a match."""
        on_first = played.job.first == self.first
        score = played.score if on_first else 1 - played.score
        self.games += 1
        self.score += score
        self.wins += score == 1
        self.draws += 0 < score < 1
        self.losses += score == 0
        for table, key in ((self.by_scenario, played.job.scenario), (self.by_side, "first" if on_first else "second")):
            row = table.setdefault(key, [0.0, 0])
            row[0] += score
            row[1] += 1
        self.rate = round(self.score / self.games, 4)
        self.low, self.high = (round(bound, 4) for bound in wilson(self.score, self.games))
        if test is not None and self.verdict == "open" and self.games % 2 == 0:
            self.verdict = test.verdict(self.score, self.games)


class Report(msgspec.Struct):
    """What an arena came to."""

    game: str
    scenarios: list[str]
    players: list[str]
    games: int = 0
    seconds: float = 0.0
    claim: float | None = None
    pairings: list[Pairing] = []
    ladder: list[Rating] = []
    times: dict[str, Times] = {}
    winners: dict[str, dict[str, int]] = {}  # by scenario: which side won how often
    answers: int = 0
    errors: list[str] = []
    broken: int = 0


def arena(
    game: str,
    players: Sequence[str],
    games: int,
    *,
    scenarios: Sequence[str | ScenarioHead] = (),
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    test: Sprt | None = None,
    neighbours: bool = False,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Lets every pair of players (`neighbours`: only those named next to each other) play up to `games` matches, fewer if the test is sure before."""
    found = title(game)
    if len(players) < 2 or len(set(players)) != len(players):
        raise Invalid("an arena needs two or more different players, for instance --players thumb,random")
    for name in players:
        player(name, 0)  # an unknown name is refused before anything is played
    settled = found.resolve_options(options or {})
    fought = list(scenarios) or list(found.scenarios())
    names = [battle if isinstance(battle, str) else battle.id for battle in fought]
    report = Report(game, names, list(players), claim=test.claim if test else None, pairings=[], ladder=[], times={}, winners={}, errors=[])
    spent: dict[str, list[float]] = {name: [] for name in players}
    pairs = list(pairwise(players)) if neighbours else list(combinations(players, 2))
    total, begun = games * len(pairs), time.perf_counter()
    with _Crew(workers) as crew:
        for place, (first, second) in enumerate(pairs):
            pairing = Pairing(first, second, by_scenario={}, by_side={})
            report.pairings.append(pairing)
            for played in crew.run(_jobs(game, fought, first, second, games, seed, settled)):
                pairing.add(played, test)
                _count(report, played, spent)
                if progress is not None:
                    progress(place * games + pairing.games, total)
                if pairing.verdict != "open":
                    break
    report.seconds = round(time.perf_counter() - begun, 2)
    report.ladder = ratings(players, {(p.first, p.second): (p.score, p.games) for p in report.pairings})
    report.times = {name: _times(values) for name, values in spent.items() if values}
    return report


def _jobs(
    game: str, scenarios: Sequence[str | ScenarioHead], first: str, second: str, games: int, seed: int | str, options: Mapping[str, str]
) -> Iterator[Job]:
    for number in range(games):
        couple, swapped = divmod(number, 2)
        names = (second, first) if swapped else (first, second)
        battle = scenarios[couple % len(scenarios)]
        scenario, own = (battle, None) if isinstance(battle, str) else (battle.id, battle)
        yield Job(game, scenario, *names, f"{seed}/{scenario}/{couple}", options, own)


def play(job: Job) -> Played:
    """Plays one match to its end, or to the bound of its scenario."""
    found = title(job.game)
    times: tuple[list[float], list[float]] = ([], [])
    answers = 0
    try:
        match = Match(found, found.start(job.battle or job.scenario, job.options), Seeded(job.seed), scenario=job.scenario, options=job.options)
        sides = list(dict.fromkeys(found.side_of(match.game, seat) for seat in match.seats))
        parts = {seat: sides.index(found.side_of(match.game, seat)) % 2 for seat in match.seats}
        seated = {seat: player((job.first, job.second)[part], f"{job.seed}/{seat}/{part}", capped=False) for seat, part in parts.items()}
        bound, clock = found.bound(match.game), time.process_time
        while (asks := match.asks) and answers < bound:
            ask = asks[0]
            decider = seated[ask.seat]
            begun = clock()
            answer = decider.choose(match, ask)
            if len(getattr(decider, "explained", "..")) > 1:
                times[parts[ask.seat]].append((clock() - begun) * 1000)
            match.play(ask.seat, answer)
            answers += 1
        ending = match.outcome()
    except Exception as error:  # whatever breaks in one match is counted, and the next one is played
        return Played(job, 0.5, (), answers, f"{job.scenario}, seed {job.seed}: {type(error).__name__}: {error}")
    if ending is None:
        return Played(job, 0.5, (), answers, f"{job.scenario}, seed {job.seed}: not over after {answers} answers", (tuple(times[0]), tuple(times[1])))
    mine = [side for side in ending.winners if sides.index(side) % 2 == 0]
    score = len(mine) / len(ending.winners) if ending.winners else 0.5
    broken = sum(getattr(decider, "broken", 0) for decider in seated.values())
    return Played(job, score, tuple(ending.winners), answers, "", (tuple(times[0]), tuple(times[1])), broken)


def _count(report: Report, played: Played, spent: dict[str, list[float]]) -> None:
    report.games += 1
    report.answers += played.answers
    report.broken += played.broken
    if played.error:
        report.errors.append(played.error)
    row = report.winners.setdefault(played.job.scenario, {})
    winners = "+".join(played.winners) or ("unfinished" if played.error else "draw")
    row[winners] = row.get(winners, 0) + 1
    for name, values in zip((played.job.first, played.job.second), played.times):
        spent[name] += values


def _times(values: list[float]) -> Times:
    ordered = sorted(values)
    return Times(len(ordered), *(round(value, 2) for value in (ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1])))


class _Crew:
    """Worker processes that take jobs in order; results come back in that order."""

    def __init__(self, workers: int | None) -> None:
        self.workers = workers or min(os.cpu_count() or 1, 8)
        self.pool = ProcessPoolExecutor(self.workers) if self.workers > 1 else None

    def __enter__(self) -> _Crew:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)

    def run(self, jobs: Iterator[Job]) -> Iterator[Played]:
        if self.pool is None:
            yield from map(play, jobs)
            return
        waiting: deque[Future[Played]] = deque()
        try:
            for job in jobs:
                waiting.append(self.pool.submit(play, job))
                if len(waiting) > self.workers * 2:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for late in waiting:
                late.cancel()
