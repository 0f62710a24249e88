"""The ladder of levels: neighbours meet on the smaller battle of each game until it is sure that the upper one wins at least 60 %, or that it does not.

    python -m benchmarks.ai.ladder --games 60

Level 5 is thumb and level 6 is search; where `strength --players search,thumb` has been run its games are counted instead of being played again. Elo with
intervals goes to `results/ladder.json`, pictures to docs/pictures/.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.ai.common import RESULTS, SMALLER, chosen, progress, write
from bocage.ai.styles import LEVELS, style
from bocage.lab.arena import Pairing, Report, arena
from bocage.lab.arena_plot import plot
from bocage.lab.arena_ratings import Sprt, ratings

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="for each pair, at most")
    parser.add_argument("--battles", default="")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--margin", type=float, default=0.1)
    parser.add_argument("--top", default="auto", choices=["auto", "play", "skip"], help="how level 6 against level 5 is found")
    parser.add_argument("--only", default="", help="levels to be played against the one below; the games of the others are kept")
    options = parser.parse_args()
    known = RESULTS / "ladder.json"
    found: dict[str, Any] = msgspec.json.decode(known.read_bytes()) if known.exists() else {}
    for game, scenario in chosen(options.battles, SMALLER):
        report = Report(game, [scenario], list(LEVELS), claim=0.6, pairings=[], ladder=[], times={}, winners={}, errors=[])
        for low, high in pairwise(LEVELS):
            kept = {p["first"]: p for p in found.get(game, {}).get("pairings", ())} if options.only else {}
            pairing = msgspec.convert(kept[high], Pairing) if high in kept and high not in options.only.split(",") else None
            if pairing is None:
                pairing = _counted(game, scenario) if high == "level6" and options.top == "auto" else None
            if pairing is None and high == "level6" and options.top == "skip":
                continue
            if pairing is None:
                test, told = Sprt(0.6, options.margin), progress(f"{scenario} {high}")
                seed = f"{options.seed}/{high}"
                played = arena(game, [high, low], options.games, scenarios=[scenario], seed=seed, test=test, workers=1, progress=told)
                pairing = played.pairings[0]
                report.errors += played.errors
            report.pairings.append(pairing)
            report.games += pairing.games
            print(
                f"{scenario}: {high} wins {pairing.rate:.1%} of {pairing.games} [{pairing.low:.3f}, {pairing.high:.3f}] against {low}: {pairing.verdict}",
                flush=True,
            )
        report.players = [level for level in LEVELS if any(level in (p.first, p.second) for p in report.pairings)]
        report.ladder = ratings(report.players, {(p.first, p.second): (p.score, p.games) for p in report.pairings}, anchor="level1")
        found[game] = msgspec.to_builtins(report)
        (PICTURES / f"ladder-{game.replace('_', '-')}.svg").write_text(plot(report), encoding="utf-8")
        write("ladder", found)


def _counted(game: str, scenario: str) -> Pairing | None:
    """The games of search against thumb, if they have been played and the levels are the same players."""
    same = style("level6", game) == style("search", game) and style("level5", game) == style("thumb", game)
    for source in RESULTS.glob("search_thumb*.json") if same else ():
        rows = msgspec.json.decode(source.read_bytes())
        if scenario in rows:
            pairing = msgspec.convert(rows[scenario]["pairing"], Pairing)
            pairing.first, pairing.second = "level6", "level5"
            return pairing
    return None


if __name__ == "__main__":
    main()
