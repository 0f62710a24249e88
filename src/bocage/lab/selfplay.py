"""Self-play: matches between programs, with what a designer or engineer wants to count."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from bocage.ai import Player, player
from bocage.ai.uniform import Uniform
from bocage.core.chance import Seeded
from bocage.core.errors import RuleError
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.core.tables import ScenarioHead
from bocage.lab.calm import calm
from bocage.lab.kinds import Kind, Kinds


class Failure(msgspec.Struct):
    """A match that did not end well: where to find it again, and the record that shows it."""

    scenario: str
    seed: str
    error: str
    record: str = ""


class Tally(msgspec.Struct):
    """What a run of self-play came to. Forced and empty questions are not decisions."""

    game: str
    players: list[str]
    games: int = 0
    finished: int = 0
    decisions: int = 0
    inputs: int = 0
    seconds: float = 0.0
    winners: dict[str, int] = {}
    by_scenario: dict[str, dict[str, int]] = {}
    errors: list[Failure] = []
    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    kinds: dict[str, Kind] | msgspec.UnsetType = msgspec.UNSET  # offered and taken by kind of answer, if they were counted


def selfplay(
    title: Title,
    scenarios: Sequence[str | ScenarioHead],
    players: Sequence[str],
    games: int,
    seed: int | str = 0,
    options: dict[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    count_kinds: bool = False,
) -> Tally:
    """Plays `games` matches, the scenarios in turn; seats take the players in turn. With `count_kinds` what is offered and taken is counted as well."""
    kinds = Kinds() if count_kinds else None
    tally = Tally(title.slug, list(players), winners={}, by_scenario={}, errors=[])
    settled = title.resolve_options(options or {})
    for name in players:
        player(name, 0)  # an unknown name is refused before anything is played
    for scenario in scenarios[:games]:
        title.start(scenario, settled)  # maps and tables are read before the clock runs
    with calm():
        for number in range(games):
            scenario = scenarios[number % len(scenarios)]
            _one(title, scenario, players, f"{seed}/{number}", settled, tally, kinds)
            if progress is not None:
                progress(number + 1)
    if kinds is not None:
        tally.kinds = kinds.sorted()
    if tally.seconds > 0:
        tally.decisions_per_second = round(tally.decisions / tally.seconds, 1)
        tally.games_per_second = round(tally.games / tally.seconds, 2)
    return tally


def _one(title: Title, battle: str | ScenarioHead, names: Sequence[str], seed: str, options: dict[str, str], tally: Tally, kinds: Kinds | None) -> None:
    tally.games += 1
    scenario = battle if isinstance(battle, str) else battle.id
    lean = all(name == "random" for name in names)
    begun = time.perf_counter()
    try:
        match = Match(title, title.start(battle, options), Seeded(seed), scenario=scenario, options=options, lean=lean)
        inputs, decisions = _play_out(match, names, seed, kinds)
    except Exception as error:  # whatever breaks in one match is counted, and the next one is played
        tally.seconds += time.perf_counter() - begun
        tally.errors.append(_failure(title, battle, names, seed, options, error))
        return
    tally.seconds += time.perf_counter() - begun
    tally.inputs += inputs
    tally.decisions += decisions
    if not match.over:
        tally.errors.append(Failure(scenario, seed, f"not over after {inputs} answers"))
        return
    ending = match.outcome()
    winners = "+".join(ending.winners) if ending is not None and ending.winners else "draw"
    tally.finished += 1
    tally.winners[winners] = tally.winners.get(winners, 0) + 1
    row = tally.by_scenario.setdefault(scenario, {})
    row[winners] = row.get(winners, 0) + 1


def _play_out(match: Match, names: Sequence[str], seed: str, kinds: Kinds | None = None) -> tuple[int, int]:
    """Plays to the end, or to the bound; counts answers and decisions."""
    players: dict[str, Player] = {seat: player(names[place % len(names)], f"{seed}/{seat}") for place, seat in enumerate(match.seats)}
    bound, inputs, play = match.title.bound(match.game), 0, match.play
    while inputs < bound:
        asks = match.asks
        if not asks:
            break
        ask = asks[0]
        answer = players[ask.seat].choose(match, ask)
        if kinds is not None:
            kinds.count(match, ask, answer)
        play(ask.seat, answer)
        inputs += 1
    decisions = sum(p.decisions if isinstance(p, Uniform) else 0 for p in players.values())
    return inputs, decisions or inputs


def _failure(title: Title, battle: str | ScenarioHead, names: Sequence[str], seed: str, options: dict[str, str], error: Exception) -> Failure:
    """Plays the match again with its history, so that the failure can be sent as a record."""
    record, scenario = b"", battle if isinstance(battle, str) else battle.id
    try:
        match = Match(title, title.start(battle, options), Seeded(seed), scenario=scenario, options=options)
        _play_out(match, names, seed)
    except RuleError as broken:
        record = broken.record
    except Exception as other:
        error = other
    return Failure(scenario, seed, f"{type(error).__name__}: {error}", record.decode())
