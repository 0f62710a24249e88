"""One player against another, battle by battle, sides swapped: win rate with Wilson's interval, an exact lower bound, and decision times.

python -m benchmarks.ai.strength --players thumb,random --games 60
python -m benchmarks.ai.strength --players search,thumb --games 60 --claim 0.65 --battles first_contact,hon_s1_turqueville,fl_s02
"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from benchmarks.ai.common import RESULTS, at_least, chosen, progress, write
from bocage.lab.arena import arena
from bocage.lab.arena_ratings import Sprt


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default="thumb,random")
    parser.add_argument("--games", type=int, default=60, help="for each battle, at most")
    parser.add_argument("--battles", default="", help="all if none is named; else what is known of the others is kept")
    parser.add_argument("--seed", default="proof")
    parser.add_argument("--claim", type=float, default=0.0, help="stop as soon as it is sure that the first wins at least this share, or that it does not")
    parser.add_argument("--margin", type=float, default=0.08)
    parser.add_argument("--whole", action="store_true", help="play all games; the claim is judged when they have been played")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--name", default="")
    options = parser.parse_args()
    players = options.players.split(",")
    test = Sprt(options.claim, options.margin) if options.claim else None
    name = options.name or "_".join(players).replace(":", "-")
    known = RESULTS / f"{name}.json"
    found: dict[str, Any] = msgspec.json.decode(known.read_bytes()) if options.battles and known.exists() else {}
    for game, scenario in chosen(options.battles):
        stop, told = None if options.whole else test, progress(scenario)
        report = arena(game, players, options.games, scenarios=[scenario], seed=options.seed, test=stop, workers=options.workers, progress=told)
        pairing = report.pairings[0]
        if options.whole and test is not None:
            pairing.verdict = test.verdict(pairing.score, pairing.games)
        bound = at_least(pairing.wins, pairing.games)
        times = {name: msgspec.to_builtins(row) for name, row in report.times.items()}
        found[scenario] = {"pairing": msgspec.to_builtins(pairing), "exact_lower_bound_95": bound, "times_ms": times, "seconds": report.seconds}
        found[scenario] |= {"errors": report.errors, "broken_worlds": report.broken}
        spent = ", ".join(f"{name} p95 {row.p95} ms" for name, row in report.times.items())
        print(f"{scenario}: {pairing.rate:.1%} of {pairing.games} [{pairing.low:.3f}, {pairing.high:.3f}], exact bound {bound}, {pairing.verdict}; {spent}")
        write(name, found)


if __name__ == "__main__":
    main()
