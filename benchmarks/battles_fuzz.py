"""Broken battle files by the hundred thousand: each must be refused with a place, or be accepted; accepted ones are played to the end by random players.

    python -m benchmarks.battles_fuzz [--files 100000] [--plays 2000] [--game GAME] [--state FILE] [--show GAME K]

The run can be stopped and taken up again: what was counted stands in the state file. File number K is always the same file (its seed is the game and K), and
a finding is found again by its number: `--show GAME K` prints it. Status 0 only if nothing was found.
"""

from __future__ import annotations

import argparse
import random
import resource as limits
import sys
import time
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from bocage.core.registry import slugs, title
from bocage.core.tables import folder
from bocage.testing.battle_mutations import judged, mutated, played


class Found(msgspec.Struct):
    """A file whose check or play went wrong."""

    game: str
    number: int
    kind: str
    what: str


class Counts(msgspec.Struct):
    """What a run came to so far, by game."""

    next: int = 0
    files: dict[str, int] = {}
    refused: dict[str, int] = {}
    accepted: dict[str, int] = {}
    played: dict[str, int] = {}
    slowest: float = 0.0  # seconds that one check took
    slowest_file: str = ""
    longest: float = 0.0  # seconds that one match took
    seconds: float = 0.0
    memory_mb: int = 0
    found: list[Found] = []


def broken(game: str, number: int) -> tuple[bytes, str]:
    """File number K of a game, and the battle that it was made of."""
    files: list[Traversable] = folder(title(game).package, "scenarios")
    source = files[number % len(files)]
    return mutated(source.read_text(encoding="utf-8"), random.Random(f"{game}/{number}")), source.name


def one(counts: Counts, game: str, number: int, plays: int) -> None:
    """Reads one file, and plays it if it is accepted and matches are still wanted."""
    body, source = broken(game, number)
    verdict = judged(title(game), body)
    _add(counts.files, game)
    if verdict.seconds > counts.slowest:
        counts.slowest, counts.slowest_file = verdict.seconds, f"{game} {number} ({source})"
    if not verdict.sound:
        counts.found.append(Found(game, number, verdict.kind, verdict.what[:300]))
        return
    _add(counts.refused if verdict.kind == "refused" else counts.accepted, game)
    if verdict.reading is None or verdict.reading.battle is None or counts.played.get(game, 0) >= plays:
        return
    begun = time.perf_counter()
    try:
        wrong = played(title(game), verdict.reading.battle, number)
    except Exception as error:
        wrong = f"{type(error).__name__}: {error}"
    counts.longest = max(counts.longest, time.perf_counter() - begun)
    _add(counts.played, game)
    if wrong:
        counts.found.append(Found(game, number, "play", wrong[:300]))


def _add(table: dict[str, int], game: str) -> None:
    table[game] = table.get(game, 0) + 1


def run(games: list[str], files: int, plays: int, state: Path) -> Counts:
    """Goes on where the state file stands."""
    counts = msgspec.json.decode(state.read_bytes(), type=Counts) if state.is_file() else Counts(0, {}, {}, {}, {}, found=[])
    begun, before = time.perf_counter(), counts.seconds
    each = -(-plays // len(games))
    while counts.next < files:
        one(counts, games[counts.next % len(games)], counts.next, each)
        counts.next += 1
        if counts.next % 500 == 0 or counts.next == files:
            counts.seconds = before + time.perf_counter() - begun
            counts.memory_mb = limits.getrusage(limits.RUSAGE_SELF).ru_maxrss // 1024
            state.write_bytes(msgspec.json.format(msgspec.json.encode(counts), indent=1))
            done = sum(counts.played.values())
            print(f"{counts.next} files, {done} played, {len(counts.found)} found, {counts.seconds:.0f} s, {counts.memory_mb} MB", file=sys.stderr, flush=True)
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--plays", type=int, default=2_000)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--state", type=Path, default=Path("battles_fuzz.json"))
    parser.add_argument("--show", nargs=2, metavar=("GAME", "K"))
    options = parser.parse_args()
    if options.show:
        sys.stdout.buffer.write(broken(options.show[0], int(options.show[1]))[0])
        return 0
    games = options.game or [slug for slug in slugs() if slug != "patrol"]
    counts = run(games, options.files, options.plays, options.state)
    print(msgspec.json.format(msgspec.json.encode(counts), indent=1).decode())
    return 1 if counts.found else 0


if __name__ == "__main__":
    raise SystemExit(main())
