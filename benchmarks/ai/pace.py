"""How long a decision of thumb takes, by the clock on the wall and in processor time, in milliseconds.

python -m benchmarks.ai.pace --decisions 400

Both sides are played by the same player; decisions in which there is no choice are not counted.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

import bocage
from benchmarks.ai.common import BATTLES, chosen, progress, spread, write
from bocage.ai.search import Search


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="thumb")
    parser.add_argument("--decisions", type=int, default=400, help="in each battle")
    parser.add_argument("--battles", default="")
    options = parser.parse_args()
    found: dict[str, Any] = {}
    for slug, scenario in chosen(options.battles, BATTLES):
        found[scenario] = {"game": slug, "player": options.player} | timed(slug, scenario, options.player, options.decisions)
        print(scenario, found[scenario], flush=True)
        write(f"pace_{options.player}", found, quiet=True)


def timed(slug: str, scenario: str, name: str, decisions: int) -> dict[str, Any]:
    """So many decisions of a battle."""
    told, wall, busy, seed = progress(scenario), list[float](), list[float](), 0
    while len(wall) < decisions:
        seed += 1
        match = bocage.new(slug, scenario, seed=f"pace {seed}")
        players = {seat: Search(f"pace {seed}/{seat}", name) for seat in match.seats}
        while match.asks and len(wall) < decisions:
            ask = match.asks[0]
            begun, worked = time.perf_counter(), time.process_time()
            answer = players[ask.seat].choose(match, ask)
            if len(players[ask.seat].explained) > 1:
                wall.append((time.perf_counter() - begun) * 1000)
                busy.append((time.process_time() - worked) * 1000)
                told(len(wall), decisions)
            match.play(ask.seat, answer)
    return {"decisions": len(wall), "wall_ms": spread(wall), "processor_ms": spread(busy), "load": [round(value, 1) for value in os.getloadavg()]}


if __name__ == "__main__":
    main()
