"""The statistics of the arena: intervals, a sequential test, and Elo. Plain arithmetic on counted games; a draw is half a win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log, sqrt
from typing import Literal

import msgspec

Z95 = 1.959964
Verdict = Literal["yes", "no", "open"]
POINTS = 400 / log(10)  # Elo points for one unit of log odds


def wilson(score: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a win rate: honest for few games and near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate, square = score / games, z * z / games
    middle = (rate + square / 2) / (1 + square)
    half = z * sqrt(max(rate * (1 - rate), 0.0) / games + square / (4 * games)) / (1 + square)
    return (0.0 if score <= 0 else max(middle - half, 0.0)), (1.0 if score >= games else min(middle + half, 1.0))


class Sprt(msgspec.Struct, frozen=True):
    """Wald's sequential test of "wins at least `claim`": it weighs `claim - margin` against `claim + margin` and stops when one is sure enough."""

    claim: float
    margin: float = 0.05
    error: float = 0.05  # of either kind

    def evidence(self, score: float, games: int) -> float:
        """The log likelihood ratio, positive for the claim."""
        low = min(max(self.claim - self.margin, 0.001), 0.998)
        high = max(min(self.claim + self.margin, 0.999), low + 0.001)
        return score * log(high / low) + (games - score) * log((1 - high) / (1 - low))

    def verdict(self, score: float, games: int) -> Verdict:
        """Whether the claim holds, does not, or more games are needed."""
        bound = log((1 - self.error) / self.error)
        evidence = self.evidence(score, games)
        return "yes" if evidence >= bound else "no" if evidence <= -bound else "open"


class Rating(msgspec.Struct, frozen=True):
    """A player's Elo, with a 95 % interval; the weakest stands at 0 unless a player is named as the anchor."""

    player: str
    elo: float
    low: float
    high: float
    games: int


def ratings(players: Sequence[str], results: Mapping[tuple[str, str], tuple[float, int]], anchor: str | None = None) -> list[Rating]:
    """Bradley and Terry's model fitted to (score of the first, games) of each pair, best first.

    Each pair that met counts as having drawn one game more than it did, so that a player who lost everything still gets a finite rating. Intervals are
    those of the difference to the anchor, from the curvature of the likelihood.
    """
    names = list(players)
    met = {(a, b): (score + 0.5, games + 1) for (a, b), (score, games) in results.items() if games and a != b}
    theta = _fit(names, met)
    base = names.index(anchor) if anchor in names else min(range(len(names)), key=lambda i: theta[i])
    spread = _spread(names, met, theta, base)
    rows = []
    for place, name in enumerate(names):
        games = sum(count for pair, (_, count) in results.items() if name in pair)
        elo, half = (theta[place] - theta[base]) * POINTS, Z95 * spread[place] * POINTS
        rows.append(Rating(name, round(elo, 1), round(elo - half, 1), round(elo + half, 1), games))
    return sorted(rows, key=lambda row: -row.elo)


def _chance(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _fit(names: Sequence[str], met: Mapping[tuple[str, str], tuple[float, int]]) -> list[float]:
    """Newton's method, one coordinate after the other; the likelihood is concave."""
    theta = [0.0] * len(names)
    for _ in range(500):
        moved = 0.0
        for place, name in enumerate(names):
            slope = curve = 0.0
            for (a, b), (score, games) in met.items():
                if name not in (a, b):
                    continue
                other = names.index(b if name == a else a)
                expected = _chance(theta[place] - theta[other])
                slope += (score if name == a else games - score) - games * expected
                curve += games * expected * (1 - expected)
            if curve > 0:
                step = max(min(slope / curve, 1.0), -1.0)
                theta[place] += step
                moved = max(moved, abs(step))
        if moved < 1e-9:
            break
    return theta


def _spread(names: Sequence[str], met: Mapping[tuple[str, str], tuple[float, int]], theta: Sequence[float], base: int) -> list[float]:
    """Standard errors of the differences to the anchor: the inverse of the information matrix without the anchor's row."""
    count = len(names)
    information = [[0.0] * count for _ in range(count)]
    for (a, b), (_, games) in met.items():
        i, j = names.index(a), names.index(b)
        expected = _chance(theta[i] - theta[j])
        weight = games * expected * (1 - expected)
        information[i][i] += weight
        information[j][j] += weight
        information[i][j] -= weight
        information[j][i] -= weight
    free = [place for place in range(count) if place != base]
    inverse = _inverse([[information[i][j] for j in free] for i in free])
    errors = [0.0] * count
    for row, place in enumerate(free):
        errors[place] = inf if inverse is None else sqrt(max(inverse[row][row], 0.0))
    return errors


def _inverse(matrix: list[list[float]]) -> list[list[float]] | None:
    """Gauss and Jordan; None if the matrix cannot be inverted (players that never met)."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda r: abs(rows[r][column]))
        if abs(rows[pivot][column]) < 1e-12:
            return None
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for other in range(size):
            if other != column and rows[other][column]:
                factor = rows[other][column]
                rows[other] = [value - factor * mine for value, mine in zip(rows[other], rows[column])]
    return [row[size:] for row in rows]
