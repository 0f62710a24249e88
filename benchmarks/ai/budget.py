"""Time budgets: how long a decision of "search:Ns" takes, by the clock on the wall and in processor time, as a share of N.

python -m benchmarks.ai.budget --seconds 0.5 --decisions 30
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

import msgspec

import bocage
from benchmarks.ai.common import RESULTS, SMALLER, chosen, progress, spread, write
from bocage.ai import player
from bocage.ai.search import Search


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--decisions", type=int, default=30, help="in each battle")
    parser.add_argument("--battles", default="", help="all if none is named; else what is known of the others is kept")
    options = parser.parse_args()
    known = RESULTS / "budget.json"
    found: dict[str, Any] = msgspec.json.decode(known.read_bytes()) if options.battles and known.exists() else {}
    for slug, scenario in chosen(options.battles, SMALLER):
        told, shares, worked, seed = progress(scenario), list[float](), list[float](), 0
        while len(shares) < options.decisions:
            seed += 1
            match, random, asked = bocage.new(slug, scenario, seed=f"budget {seed}"), player("random", seed), 0
            while match.asks and len(shares) < options.decisions:
                ask, asked = match.asks[0], asked + 1
                if asked % 5 == 0 and len(match.put) == 1:
                    mind = Search(asked, f"search:{options.seconds}s")
                    begun, busy = time.perf_counter(), time.process_time()
                    mind.choose(match, ask)
                    if sum(row.visits for row in mind.explained) > 0:
                        shares.append((time.perf_counter() - begun) / options.seconds)
                        worked.append((time.process_time() - busy) / options.seconds)
                        told(len(shares), options.decisions)
                match.play(ask.seat, random.choose(match, ask))
        found[scenario] = {
            "seconds": options.seconds,
            "decisions": len(shares),
            "wall": spread(shares),
            "processor": spread(worked),
            "load": [round(value, 1) for value in os.getloadavg()],
        }
        print(scenario, found[scenario], flush=True)
    write("budget", found)


if __name__ == "__main__":
    main()
