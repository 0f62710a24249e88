"""Benchmarks: every registered game beside games of other libraries, interleaved in one run, so that ratios stand on a noisy machine.

For each game: decisions per second of random play (forced and empty questions not counted), games per second, copies at a joint and in mid-rule, save
and load, a view, and odds. Beside them random play of chess (python-chess), backgammon and a game written in Python (open_spiel), if these are
installed.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any

import msgspec

from bocage.ai.uniform import Uniform
from bocage.core.chance import Sampling, Seeded
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.core.registry import slugs, title
from bocage.core.replay import load
from bocage.core.tables import ScenarioHead
from bocage.lab.calm import calm

REPEATS = 5  # a copy is timed so often at each position, and the best counts: what remains is the copy, not the noise around it


class Row(msgspec.Struct):
    """One game's figures. Times are microseconds."""

    name: str
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    copy_joint_p95: float = 0.0
    copy_mid_p95: float = 0.0
    inputs_between_joints_p99: float = 0.0
    save_us: float = 0.0
    load_us_per_input: float = 0.0
    view_us: float = 0.0
    odds_ms_p95: float = 0.0
    ratio_to_chess: float = 0.0


def bench(
    games: list[str] | None = None,
    seconds: float = 2.0,
    rounds: int = 5,
    progress: Callable[[str], None] | None = None,
    own: Sequence[tuple[str, ScenarioHead]] = (),
) -> list[Row]:
    """All figures; random play is measured in short slices, one game after the other, `rounds` times. `own`: battles that are not on the shelf."""
    rivals = dict(_rivals())
    fought = [(slug, title(slug).scenarios()[scenario]) for slug in games or (() if own else slugs()) for scenario in _scenarios(title(slug))]
    battles = {f"{slug}/{battle.id}": (title(slug), battle) for slug, battle in (*fought, *own)}
    runners: dict[str, Callable[[float], tuple[int, int, float]]] = {name: _random_play(*battle) for name, battle in battles.items()}
    runners.update(rivals)
    totals = {name: [0, 0, 0.0] for name in runners}
    for runner in runners.values():
        runner(0.0001)  # one match each: maps and tables are read before the clock runs
    with calm():
        for _ in range(rounds):
            for name, runner in runners.items():
                if progress is not None:
                    progress(name)
                for place, value in enumerate(runner(seconds / rounds)):
                    totals[name][place] += value
    rows = []
    for name, (decisions, played, spent) in totals.items():
        row = Row(name, round(decisions / spent), round(played / spent, 2))
        if name not in rivals:
            _copies(*battles[name], row)
        rows.append(row)
    chess = next((row.decisions_per_second for row in rows if row.name == "chess (python-chess)"), 0.0)
    for row in rows:
        row.ratio_to_chess = round(row.decisions_per_second / chess, 2) if chess else 0.0
    return rows


def _scenarios(found: Title) -> list[str]:
    """The benchmark battle of a game: a medium one if it has one, else the largest."""
    heads = list(found.scenarios().values())
    medium = [head.id for head in heads if "medium" in head.size]
    return medium[:1] or [heads[-1].id]


def _random_play(found: Title, battle: ScenarioHead) -> Callable[[float], tuple[int, int, float]]:
    options = found.resolve_options({})
    count = 0

    def run(seconds: float) -> tuple[int, int, float]:
        nonlocal count
        decisions = played = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            count += 1
            match = Match(found, found.start(battle, options), Sampling(count), scenario=battle.id, options=options, lean=True)
            player = Uniform(count)
            play, choose = match.play, player.choose
            while asks := match.asks:
                ask = asks[0]
                play(ask.seat, choose(match, ask))
            decisions += player.decisions
            played += 1
        return decisions, played, spent

    return run


def _copies(found: Title, battle: ScenarioHead, row: Row) -> None:
    """Copies, views, odds and records over one recorded match."""
    options = found.resolve_options({})
    match = Match(found, found.start(battle, options), Seeded(5), scenario=battle.id, options=options)
    player = Uniform(5)
    at_joint: list[float] = []
    in_rule: list[float] = []
    views: list[float] = []
    odds: list[float] = []
    gaps: list[float] = []
    source = Sampling(1)
    while asks := match.asks:
        ask = asks[0]
        since = len(match.inputs) - match.joints[-1].inputs
        (in_rule if since else at_joint).append(min(_clock(lambda: match.copy(source)) for _ in range(REPEATS)))
        views.append(_clock(lambda seat=ask.seat: match.view(seat)))  # type: ignore[misc]
        if len(odds) < 150:
            odds += _odds(match, ask)
        match.play(ask.seat, player.choose(match, ask))
    joints = match.joints
    gaps = [float(b.inputs - a.inputs) for a, b in itertools.pairwise(joints)]
    row.copy_joint_p95, row.copy_mid_p95 = _percentile(at_joint, 95), _percentile(in_rule, 95)
    row.inputs_between_joints_p99, row.view_us = _percentile(gaps, 99), _percentile(views, 50)
    row.odds_ms_p95 = round(_percentile(odds, 95) / 1000, 2)
    record = match.save()
    row.save_us = _clock(match.save)
    row.load_us_per_input = round(_clock(lambda: load(record, title)) / max(len(match.inputs), 1), 1)


def _odds(match: Match, ask: Any) -> list[float]:
    """The time of the odds of the first answers here that involve chance."""
    found = []
    for answer in ask.legal:
        option = match.title.option(match.game, ask, answer)
        if option.chance:
            found.append(_clock(lambda answer=answer: match.odds(ask.seat, answer)))  # type: ignore[misc]
            break
    return found


def _clock(act: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    act()
    return (time.perf_counter() - begun) * 1e6


def _percentile(values: list[float], percent: int) -> float:
    return round(sorted(values)[min(len(values) * percent // 100, len(values) - 1)], 1) if values else 0.0


def _rivals() -> Iterator[tuple[str, Callable[[float], tuple[int, int, float]]]]:
    if find_spec("chess") is not None:
        yield "chess (python-chess)", _chess
    if find_spec("pyspiel") is not None:
        yield "backgammon (open_spiel, C++)", _open_spiel("backgammon")
        yield "tic_tac_toe (open_spiel, Python)", _open_spiel("python_tic_tac_toe")


def _chess(seconds: float) -> tuple[int, int, float]:
    import chess  # a rival that may not be installed: `_rivals` has looked

    numbers = random.Random(1)
    decisions = played = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 300:
            board.push(numbers.choice(list(board.legal_moves)))
            decisions += 1
        played += 1
    return decisions, played, spent


def _open_spiel(name: str) -> Callable[[float], tuple[int, int, float]]:
    def run(seconds: float) -> tuple[int, int, float]:
        # rivals that may not be installed: `_rivals` has looked
        import open_spiel.python.games  # noqa: F401 - registers the games written in Python
        import pyspiel

        game = pyspiel.load_game(name)
        numbers = random.Random(1)
        decisions = played = 0
        begun = time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = [action for action, _ in state.chance_outcomes()]
                    state.apply_action(numbers.choice(outcomes))
                    continue
                state.apply_action(numbers.choice(state.legal_actions()))
                decisions += 1
            played += 1
        return decisions, played, spent

    return run
