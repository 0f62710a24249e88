"""Odds of attacks against an independent computation (icepool), and the time they take.

    python -m benchmarks.ai.odds --attacks 200

Attacks come from random play. An attack whose odds are exact must agree with icepool to 1e-9 in every result, with the same answers assumed on the way:
the usual ones, no reaction that a title foresees. Times are of all attacks as people ask for them, exact or sampled.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import msgspec

from benchmarks.ai.common import RESULTS, calibration, progress, spread, write
from bocage.core.odds import usual
from tests.ai.by_icepool import BATTLES, attacks, named, reckoned


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attacks", type=int, default=200, help="to be compared, in each game")
    parser.add_argument("--games", default="")
    parser.add_argument("--seed", type=int, default=1000)
    options = parser.parse_args()
    known = RESULTS / "odds.json"
    found: dict[str, Any] = msgspec.json.decode(known.read_bytes()) if known.exists() else {}
    for slug in BATTLES:
        if not options.games or slug in options.games.split(","):
            found[slug] = measured(slug, options.attacks, options.seed)
            print(slug, found[slug], flush=True)
            write("odds", found)


def measured(slug: str, count: int, seed: int) -> dict[str, Any]:
    """So many attacks of a game compared."""
    told = progress(slug)
    spent: list[float] = []
    wall: list[float] = []
    agreed = sampled = left_out = 0
    worst = 0.0
    for match, ask, answer in attacks(slug, seed):
        begun, begun_wall = time.process_time(), time.perf_counter()
        odds = match.odds(ask.seat, answer)
        spent.append((time.process_time() - begun) * 1000)
        wall.append((time.perf_counter() - begun_wall) * 1000)
        if not odds.exact:
            sampled += 1
            continue
        other = reckoned(match, ask, answer)
        if other is None:
            left_out += 1
            continue
        mine = named(match.odds(ask.seat, answer, usual))
        difference = max(abs(float(mine.get(key, 0) - other.get(key, 0))) for key in {*mine, *other})
        worst = max(worst, difference)
        if difference > 1e-9:
            raise SystemExit(f"{slug}: {match.title.say(match.game, answer)}: {mine} here, {other} by icepool")
        agreed += 1
        told(agreed, count)
        if agreed == count:
            break
    return {
        "compared": agreed, "greatest_difference": worst, "sampled": sampled, "exact_but_not_reckoned": left_out, "asked": len(spent),
        "cpu_ms": spread(spent), "wall_ms": spread(wall), "calibration": calibration(),
    }  # fmt: skip


if __name__ == "__main__":
    main()
