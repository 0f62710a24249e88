"""How a game's estimate is to be read as a chance to win: games between equals say how often a side wins where the estimate is so.

python -m benchmarks.ai.calibration --games 40 --every
python -m benchmarks.ai.calibration --battles saint_aubin --games 100

Writes `results/calibration.json` and, from it, the table `bocage/ai/chances.toml` that hints, charts and luck are read by. Estimates are taken at joints, where
nothing is in the air. A battle that stands there with its present data is left as it is, unless `--anew` is said. What the reading is worth is told by Brier's
score (the mean square of how far a chance was off; 0.25 for who always says one half) on games that were held out of the fit, four lots in turn. Mass play of
the same battle (`selfplay*.json`) says how often each side wins, better than a fit that has the whole course in mind: the first round follows it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from benchmarks.ai.common import RESULTS, chosen, progress, write
from benchmarks.ai.selfplay import digest, played
from bocage.ai import player
from bocage.ai.chances import Scale, lateness, read
from bocage.core.chance import Seeded
from bocage.core.match import Match
from bocage.core.registry import slugs, title
from bocage.lab.calm import calm

TABLE = Path(__file__).parents[2] / "src" / "bocage" / "ai" / "chances.toml"
EACH = 3  # joints from one estimate to the next
WEIGHT = 8.0  # what a game counts for: its estimates hang together
GENTLEST = 0.05  # no better position may look worse
LOTS = 4  # of games, each held out in turn
FEW = 10  # games that the fit's own word about the first round counts for, beside those of mass play
# What is believed before anything is seen: slopes a little below 1, no shift; and how firmly.
SLOPE, SLOPES, SHIFTS = (0.7, 1.0), (0.4, 0.4), (2.0, 1.0)


class Game(msgspec.Struct):
    """A game that was watched: round and estimates by side at some of its joints, how long it was, and what each side got."""

    seen: list[tuple[int, dict[str, float]]]
    rounds: int
    got: dict[str, float]


class Measured(msgspec.Struct):
    """What a battle came to."""

    game: str
    data: str
    games: int
    scale: Scale
    as_it_stands: float  # Brier's score of the bare estimate
    held_out: float  # of the estimate as it is read, on games that were held out
    start: dict[str, tuple[float, float]]  # by side: the mean estimate of the first round, bare and as it is read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each battle")
    parser.add_argument("--battles", default="", help="games or battles")
    parser.add_argument("--every", action="store_true", help="every battle of every game")
    parser.add_argument("--anew", action="store_true", help="also battles that are known")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--name", default="calibration", help="of the result; the table is written from `calibration` only")
    options = parser.parse_args()
    if not options.every and not options.battles:
        parser.error("say which battles, or --every")
    known = RESULTS / f"{options.name}.json"
    found = msgspec.json.decode(known.read_bytes(), type=dict[str, Measured]) if known.exists() else dict[str, Measured]()
    battles = [(slug, scenario) for slug in slugs() for scenario in title(slug).scenarios()]
    for slug, scenario in chosen(options.battles, battles):
        name, data = f"{slug}/{scenario}", digest(slug, scenario)
        if name in found and found[name].data == data and not options.anew:
            continue
        told, games = progress(name), []
        with calm():
            for number in range(options.games):
                games.append(watched(slug, scenario, f"{options.seed}/{name}/{data}/{number}"))
                told(number + 1, options.games)
        found[name] = measured(slug, data, games, mass_play(slug, scenario))
        print(name, found[name], flush=True)
        write(options.name, dict(sorted(found.items())), quiet=True)
    if options.name == "calibration":
        TABLE.write_text(table(found), encoding="utf-8")


def watched(slug: str, scenario: str, seed: str) -> Game:
    """A game of thumb against thumb."""
    of = title(slug)
    match = Match(of, of.start(scenario, {}), Seeded(seed), scenario=scenario, options=of.resolve_options({}))
    players = {seat: player("thumb", f"{seed}/{seat}", capped=False) for seat in match.seats}
    sides = list(dict.fromkeys(of.side_of(match.game, seat) for seat in match.seats))
    seen: list[tuple[int, dict[str, float]]] = []
    joints = 0
    while match.asks:
        if match.fresh and len(match.put) == 1:
            if joints % EACH == 0:
                seen.append((of.round_of(match.game), {side: of.evaluate(match.game, side) for side in sides}))
            joints += 1
        ask = match.asks[0]
        match.play(ask.seat, players[ask.seat].choose(match, ask))
    ending = match.outcome()
    winners = ending.winners if ending is not None else ()
    got = {side: (side in winners) / len(winners) if winners else 1 / len(sides) for side in sides}
    return Game(seen, of.round_of(match.game), got)


def measured(slug: str, data: str, games: Sequence[Game], won: dict[str, float]) -> Measured:
    """The scale that fits all games, and what such a scale is worth on games it has not seen."""
    scale = fitted(games, won)
    held_out = [brier(games[lot::LOTS], fitted([game for place, game in enumerate(games) if place % LOTS != lot], won)) for lot in range(LOTS)]
    start = {side: (round(_mean(first(games, side)), 3), scale.start[side]) for side in scale.start}
    return Measured(slug, data, len(games), scale, round(brier(games, None), 4), round(_mean(held_out), 4), start)


def first(games: Sequence[Game], side: str) -> list[float]:
    """The estimates of the first round."""
    return [values[side] for game in games for number, values in game.seen if number == 1]


def brier(games: Sequence[Game], scale: Scale | None) -> float:
    """The mean square of how far chances were off, each game counting the same."""
    total = 0.0
    for game in games:
        off = [
            ((value if scale is None else read(scale, side, number, _inside(value))) - game.got[side]) ** 2
            for number, values in game.seen
            for side, value in values.items()
            if number > 0
        ]
        total += _mean(off)
    return total / len(games)


def fitted(games: Sequence[Game], won: dict[str, float]) -> Scale:
    """Logistic regression of what sides got on the log odds of the estimate, by Newton's method, with a prior. The first round follows mass play."""
    sides = list(games[0].got)
    rounds = max(2, sorted(game.rounds for game in games)[len(games) * 3 // 4])
    rows, got, weights = [], [], []
    for game in games:
        for number, values in game.seen:
            if number < 1:  # set-up
                continue
            late = lateness(rounds, number)
            for place, side in enumerate(sides):
                value = _inside(values[side])
                row = np.zeros(2 + 2 * len(sides))
                row[:2] = np.array((1 - late, late)) * log(value / (1 - value))
                row[2 + 2 * place : 4 + 2 * place] = (1 - late, late)
                rows.append(row)
                got.append(game.got[side])
                weights.append(WEIGHT / len(game.seen) / len(sides))
    prior = np.array([*SLOPE, *[0.0] * (2 * len(sides))])
    firm = 1 / np.array([*SLOPES, *SHIFTS * len(sides)]) ** 2
    best = _newton(np.array(rows), np.array(got), np.array(weights), prior, firm)
    if min(best[:2]) < GENTLEST:  # what does not tell the outcome is told gently, and what is left is shift
        firm[:2], prior[:2] = 1e9, np.maximum(best[:2], GENTLEST)
        best = _newton(np.array(rows), np.array(got), np.array(weights), prior, firm)
    values = [round(float(value), 3) for value in best]
    shifts = {side: (values[2 + 2 * place], values[3 + 2 * place]) for place, side in enumerate(sides)}
    return anchored(Scale(rounds, (values[0], values[1]), shifts, dict.fromkeys(sides, 0.5)), games, won)


def _newton(rows: Any, got: Any, weights: Any, prior: Any, firm: Any) -> Any:
    best = prior.copy()
    for _ in range(60):
        said = 1 / (1 + np.exp(-np.clip(rows @ best, -30, 30)))
        slope = rows.T @ (weights * (got - said)) - firm * (best - prior)
        curve = (rows * (weights * said * (1 - said))[:, None]).T @ rows + np.diag(firm)
        step = np.linalg.solve(curve, slope)
        best = best + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return best


def _inside(value: float) -> float:
    return min(max(value, 1e-6), 1 - 1e-6)


def anchored(scale: Scale, games: Sequence[Game], won: dict[str, float]) -> Scale:
    """The scale that says, on the mean of the first round, what mass play says (wins by side, draws shared); the fit's own word counts as a few games."""
    shifts, start = {}, {}
    for side, (begins, ends) in scale.shift.items():
        odds = np.array([scale.slope[0] * log(_inside(value) / (1 - _inside(value))) for value in first(games, side)])
        said = _told(odds + begins)
        start[side] = round((said * FEW + won.get(side, 0.0)) / (FEW + sum(won.values())), 3)
        low, high = -12.0, 12.0
        for _ in range(50):
            middle = (low + high) / 2
            low, high = (middle, high) if _told(odds + middle) < start[side] else (low, middle)
        shifts[side] = (round(low, 3), ends)
    return msgspec.structs.replace(scale, shift=shifts, start=start)


def _told(odds: Any) -> float:
    return float(np.mean(1 / (1 + np.exp(-odds))))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def mass_play(slug: str, scenario: str) -> dict[str, float]:
    """What each side has won in mass play with the present data."""
    found: dict[str, float] = {}
    for run in played(earlier=False).get(slug, {}).get(scenario, []):
        if run["data"] == digest(slug, scenario):
            for winners, count in run["winners"].items():
                sides = title(slug).scenario(scenario).sides if winners == "draw" else winners.split("+")
                for side in sides:
                    found[side] = found.get(side, 0.0) + count / len(sides)
    return found


def table(found: dict[str, Measured]) -> str:
    """The table that the players read."""
    lines = ["# How estimates are read as chances to win, battle by battle: written by `python -m benchmarks.ai.calibration`, not by hand."]
    for name, row in sorted(found.items()):
        slug, scenario = name.split("/")
        scale = row.scale
        shifts = ", ".join(f'"{side}" = {list(ends)}' for side, ends in scale.shift.items())
        start = ", ".join(f'"{side}" = {share}' for side, share in scale.start.items())
        lines += ["", f'[{slug}."{scenario}"]', f"rounds = {scale.rounds}", f"slope = {list(scale.slope)}", f"shift = {{ {shifts} }}", f"start = {{ {start} }}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
