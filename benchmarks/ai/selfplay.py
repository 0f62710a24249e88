"""Mass play of thumb against itself: no stall, no error, and who wins each battle.

python -m benchmarks.ai.selfplay --games 2000
python -m benchmarks.ai.selfplay --games 60 --every      (every battle of every game)
"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from benchmarks.ai.common import SMALLER, chosen, progress, write
from bocage.core.registry import slugs, title
from bocage.lab.arena_ratings import wilson
from bocage.lab.selfplay import selfplay


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="for each battle")
    parser.add_argument("--player", default="thumb")
    parser.add_argument("--battles", default="", help="games or battles; without it the smaller battle of each game")
    parser.add_argument("--every", action="store_true", help="every battle")
    parser.add_argument("--seed", default="selfplay")
    parser.add_argument("--name", default="selfplay")
    options = parser.parse_args()
    battles = [(slug, scenario) for slug in slugs() for scenario in title(slug).scenarios()]
    found: dict[str, Any] = {}
    for slug, scenario in chosen(options.battles, battles if options.every or options.battles else SMALLER):
        told = progress(scenario)
        tally = selfplay(title(slug), [scenario], [options.player] * 2, options.games, options.seed, progress=lambda done, told=told: told(done, options.games))
        shares = {side: [count / tally.games, *(round(bound, 3) for bound in wilson(count, tally.games))] for side, count in tally.winners.items()}
        found[scenario] = msgspec.to_builtins(tally) | {"shares": shares}
        print(
            f"{scenario}: {tally.finished} of {tally.games} finished, {len(tally.errors)} errors, {tally.winners}, {tally.games_per_second} games/s", flush=True
        )
        write(options.name, found)


if __name__ == "__main__":
    main()
