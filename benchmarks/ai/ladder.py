"""The ladder of levels: neighbours meet on a small battle of each game until it is sure that the upper one wins at least 60 %, or that it does not.

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

from benchmarks.ai.common import ONE_EACH, RESULTS, chosen, progress, write
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
    only = [level for level in options.only.split(",") if level]
    for game, scenario in chosen(options.battles, ONE_EACH):
        before = msgspec.convert(found.get(game, {}).get("pairings", []), list[Pairing]) if only else []
        rungs = {pairing.first: pairing for pairing in before}
        for low, high in pairwise(LEVELS):
            if (high in rungs and high not in only) or (high == "level6" and options.top == "skip"):
                continue
            known_games = _counted(game, scenario, Sprt(0.6, options.margin)) if high == "level6" and options.top == "auto" else None
            rungs[high] = pairing = known_games or _met(game, scenario, high, low, options)
            print(
                f"{scenario}: {high} wins {pairing.rate:.1%} of {pairing.games} [{pairing.low:.3f}, {pairing.high:.3f}] against {low}: {pairing.verdict}",
                flush=True,
            )
            _keep(game, scenario, [rungs[level] for level in LEVELS if level in rungs], found)


def _met(game: str, scenario: str, high: str, low: str, options: argparse.Namespace) -> Pairing:
    """Two neighbours play until the test is sure."""
    test, told = Sprt(0.6, options.margin), progress(f"{scenario} {high}")
    played = arena(game, [high, low], options.games, scenarios=[scenario], seed=f"{options.seed}/{high}", test=test, workers=1, progress=told)
    if played.errors:
        raise SystemExit("\n".join(played.errors))
    return played.pairings[0]


def _keep(game: str, scenario: str, pairings: list[Pairing], found: dict[str, Any]) -> None:
    """Elo of the levels that have met, and the picture; after each pair, so that nothing is lost if the rest is not played."""
    players = [level for level in LEVELS if any(level in (p.first, p.second) for p in pairings)]
    ladder = ratings(players, {(p.first, p.second): (p.score, p.games) for p in pairings}, anchor="level1")
    report = Report(game, [scenario], players, sum(p.games for p in pairings), claim=0.6, pairings=pairings, ladder=ladder)
    found[game] = msgspec.to_builtins(report)
    (PICTURES / f"ladder-{game.replace('_', '-')}.svg").write_text(plot(report), encoding="utf-8")
    write("ladder", found, quiet=True)


def _counted(game: str, scenario: str, test: Sprt) -> Pairing | None:
    """The games of search against thumb, if they have been played and the levels are the same players; judged by the test of levels."""
    same = style("level6", game) == style("search", game) and style("level5", game) == style("thumb", game)
    for source in RESULTS.glob("search_thumb*.json") if same else ():
        rows = msgspec.json.decode(source.read_bytes())
        if scenario in rows:
            pairing = msgspec.convert(rows[scenario]["pairing"], Pairing)
            pairing.first, pairing.second = "level6", "level5"
            pairing.verdict = test.verdict(pairing.score, pairing.games)
            return pairing
    return None


if __name__ == "__main__":
    main()
