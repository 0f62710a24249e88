"""What the measurements share: the battles, progress, and results as JSON."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from math import exp, lgamma, log
from pathlib import Path
from typing import Any

import msgspec

BATTLES = [
    ("tide_of_iron", "first_contact"),
    ("tide_of_iron", "saint_aubin"),
    ("heroes_of_normandie", "hon_s1_turqueville"),
    ("heroes_of_normandie", "hon_s3_la_fiere"),
    ("frontline", "fl_s02"),
    ("frontline", "fl_s03"),
]
SMALLER = [BATTLES[0], BATTLES[2], BATTLES[4]]
ONE_EACH = [*SMALLER, ("legends_old_west", "first_patrol"), ("dropzone_commander", "dzc.first_drop")]  # a small battle of every game
RESULTS = Path(__file__).parent / "results"


def chosen(names: str, battles: list[tuple[str, str]] = BATTLES) -> list[tuple[str, str]]:
    """The battles whose scenario or game is named ("crossroads", or "tide_of_iron/crossroads" where two games have one), all if none is."""
    wanted = {name for name in names.split(",") if name}
    return [row for row in battles if not wanted or wanted & {*row, "/".join(row)}]


def write(name: str, found: Any, quiet: bool = False) -> None:
    """Keeps a result beside the others; a reader never finds half of it."""
    RESULTS.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    half = RESULTS / f"{name}.half"
    half.write_bytes(text + b"\n")
    half.replace(RESULTS / f"{name}.json")
    if not quiet:
        print(f"{name}: written to {RESULTS.name}/{name}.json", flush=True)


def progress(label: str) -> Callable[[int, int], None]:
    """Says every few seconds how far a measurement has come."""
    last = [time.monotonic()]

    def told(done: int, of: int) -> None:
        now = time.monotonic()
        if now - last[0] > 5 or done == of:
            last[0] = now
            print(f"{label}: {done} of {of}", file=sys.stderr, flush=True)

    return told


def at_least(wins: int, games: int, error: float = 0.05) -> float:
    """Clopper and Pearson's exact lower bound of a win rate."""
    if wins == 0:
        return 0.0
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _tail(wins, games, middle) < error else (low, middle)
    return round(low, 4)


def _tail(wins: int, games: int, rate: float) -> float:
    """The chance of so many wins or more."""
    if rate <= 0 or rate >= 1:
        return float(rate >= 1)
    found = 0.0
    for k in range(wins, games + 1):
        found += exp(lgamma(games + 1) - lgamma(k + 1) - lgamma(games - k + 1) + k * log(rate) + (games - k) * log(1 - rate))
    return found


def spread(values: list[float]) -> dict[str, float]:
    """What most values are, and the extremes."""
    ordered = sorted(values)
    found = {name: ordered[len(ordered) * percent // 100] for name, percent in (("p5", 5), ("median", 50), ("p95", 95))}
    return {name: round(value, 3) for name, value in (found | {"longest": ordered[-1]}).items()}


def calibration() -> float:
    """How fast this machine is just now: seconds of the processor for a sum of two million integers (0.07 where these figures were first taken, alone)."""
    begun, total = time.process_time(), 0
    for number in range(2_000_000):
        total += number
    return round(time.process_time() - begun, 3)
