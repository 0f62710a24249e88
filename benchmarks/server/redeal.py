"""Bytes over real sockets: for every installed game, each seat and the spectators hear the same in all worlds that they may imagine.

python -m benchmarks.server.redeal --matches 3 --moments 12 --worlds 3
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from bocage.core.registry import slugs
from bocage.core.registry import title as find_title
from tests.server.house import House
from tests.server.redealing import walk


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(slugs()))
    parser.add_argument("--matches", type=int, default=3, help="matches of each game, each of another scenario while there are some")
    parser.add_argument("--moments", type=int, default=12)
    parser.add_argument("--answers", type=int, default=25, help="answers between two moments")
    parser.add_argument("--worlds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        for game in args.games:
            begun, worlds, steps = time.perf_counter(), 0, 0
            scenarios = list(find_title(game).scenarios())
            for match in range(args.matches):
                dice = random.Random(f"{game} {args.seed} {match}")
                scenario = scenarios[(args.seed + match - 1) % len(scenarios)]
                more = walk(house, game, args.moments, args.answers, args.worlds, dice, scenario)
                worlds, steps = worlds + more[0], steps + more[1]
            seconds = time.perf_counter() - begun
            print(f"{game}: {worlds} worlds and {steps} answers in them, all bytes the same ({args.matches} matches, {seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
