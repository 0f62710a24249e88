"""Honesty: the truth is exchanged for another one that the seat cannot tell from it, and the decision must stay the same.

    python -m benchmarks.ai.honesty --player thumb --states 2000
    python -m benchmarks.ai.honesty --player search --states 100

States come from random play in all battles of a game, every few questions. Where a game hides nothing the copy is compared as it is.
"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

import bocage
from benchmarks.ai.common import RESULTS, progress, write
from bocage.ai import player
from bocage.ai.search import Search
from bocage.core.chance import Numbers, Sampling
from bocage.core.registry import title

GAMES = ("tide_of_iron", "heroes_of_normandie", "frontline", "legends_old_west", "dropzone_commander")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="thumb")
    parser.add_argument("--states", type=int, default=2000)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seed", default="honesty")
    parser.add_argument("--iterations", type=int, default=0, help="in place of the player's own budget")
    options = parser.parse_args()
    known = RESULTS / f"honesty_{options.player}.json"
    found: dict[str, Any] = msgspec.json.decode(known.read_bytes()) if known.exists() else {}
    for slug in options.games.split(","):
        found[slug] = checked(slug, options.player, options.states, options.seed, options.iterations)
        print(slug, found[slug], flush=True)
        write(known.stem, found)


def checked(slug: str, name: str, states: int, seed: str, iterations: int = 0) -> dict[str, Any]:
    """So many states of a game in which a player decides twice: on the truth, and on another one."""
    told = progress(slug)
    battles = list(title(slug).scenarios())
    changes: dict[str, Any] = {"seconds": None, "blunders": 0} | ({"iterations": iterations} if iterations else {})
    done = hidden = differing = number = 0
    while done < states:
        number += 1
        match = bocage.new(slug, battles[number % len(battles)], seed=f"{seed} {number}")
        random, asked = player("random", f"{seed} {number}"), 0
        while match.asks and done < states and asked < 4 * max(states // 4, 40):
            ask = match.asks[0]
            asked += 1
            if asked % 7 == number % 7 and len(list(ask.legal)) > 1:
                twin = match.copy(Sampling("another"))
                hidden += twin.imagine(ask.seat, Numbers(f"another truth {number}/{asked}".encode()))
                other = twin.asked(ask.seat)
                assert other is not None
                mine, theirs = (Search(f"{seed} {asked}", name, **changes) for _ in range(2))
                same = mine.choose(match, ask) == theirs.choose(twin, other) and mine.explained == theirs.explained
                differing += not same
                if not same:
                    print(f"{slug}, {match.scenario}, match {number}, question {asked}: {ask.seat} {ask.what} depends on what is hidden", flush=True)
                done += 1
                told(done, states)
            match.play(ask.seat, random.choose(match, ask))
    return {"states": done, "with_something_hidden": hidden, "differing": differing, "matches": number}


if __name__ == "__main__":
    main()
