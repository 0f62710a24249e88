"""Mass play of thumb against itself: no stall, no error, and who wins each battle.

python -m benchmarks.ai.selfplay --games 2000 --battles first_contact
python -m benchmarks.ai.selfplay --games 60 --every      (every battle of every game)

Results are written after every few games, and a run that was broken off goes on where it stood. A battle whose data have changed begins anew; what was
played with the older data stays under `earlier`, since those games, too, show whether a match can stall. After rules were mended `--anew` does the same to
battles whose data have not changed; their seeds go on where the earlier games stood, so that no game is played twice.
"""

from __future__ import annotations

import argparse
from collections import Counter
from hashlib import sha256
from typing import Any

import msgspec

from benchmarks.ai.common import RESULTS, SMALLER, chosen, progress, write
from bocage.core.registry import slugs, title
from bocage.core.tables import resource
from bocage.lab.arena import Job, Played, play
from bocage.lab.arena_ratings import wilson
from bocage.lab.calm import calm

OFTEN = 10  # games after which results are written


class Row(msgspec.Struct):
    """What a battle came to with its present data. Times are of the processor: all seconds, and decisions by their milliseconds, rounded up."""

    game: str
    data: str
    games: int = 0
    winners: dict[str, int] = {}
    shares: dict[str, tuple[float, float, float]] = {}
    errors: list[str] = []
    broken: int = 0
    answers: int = 0
    seconds: float = 0.0
    decisions: dict[str, int] = {}
    p95: int = 0
    earlier: list[dict[str, Any]] = []

    @property
    def before(self) -> int:
        """How many games were played with these data before the row began anew."""
        return sum(past["games"] for past in self.earlier if past["data"] == self.data)

    def add(self, played: Played) -> None:
        """Counts a match."""
        self.games += 1
        self.answers += played.answers
        self.broken += played.broken
        if played.error:
            self.errors.append(played.error)
        winners = "+".join(played.winners) or ("unfinished" if played.error else "draw")
        self.winners[winners] = self.winners.get(winners, 0) + 1
        self.shares = {side: _share(count, self.games) for side, count in self.winners.items()}
        spent = Counter(self.decisions)
        for times in played.times:
            spent.update(str(int(value) + 1) for value in times)
            self.seconds = round(self.seconds + sum(times) / 1000, 2)
        self.decisions = dict(sorted(spent.items(), key=lambda row: int(row[0])))
        self.p95 = percentile(self.decisions, 95)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="for each battle")
    parser.add_argument("--player", default="thumb")
    parser.add_argument("--battles", default="", help="games or battles; without it the smaller battle of each game")
    parser.add_argument("--every", action="store_true", help="every battle")
    parser.add_argument("--anew", action="store_true", help="count from nought, since rules have changed; what was played before stays under `earlier`")
    parser.add_argument("--seed", default="selfplay")
    parser.add_argument("--name", default="selfplay")
    options = parser.parse_args()
    battles = [(slug, scenario) for slug in slugs() for scenario in title(slug).scenarios()]
    known = RESULTS / f"{options.name}.json"
    found = msgspec.json.decode(known.read_bytes(), type=dict[str, Row]) if known.exists() else dict[str, Row]()
    for slug, scenario in chosen(options.battles, battles if options.every or options.battles else SMALLER):
        name = scenario if sum(other == scenario for _, other in battles) == 1 else f"{slug}/{scenario}"
        row = found[name] = begun(slug, scenario, found.get(name), options.anew)
        seeds = f"{options.seed}/{scenario}/{row.data}"
        told = progress(name)
        write(options.name, found, quiet=True)
        with calm():
            while row.games < options.games:
                row.add(play(Job(slug, scenario, options.player, options.player, f"{seeds}/{row.before + row.games}")))
                told(row.games, options.games)
                if row.games % OFTEN == 0 or row.games == options.games:
                    write(options.name, found, quiet=True)
        print(f"{name}: {row.games} games, {len(row.errors)} errors, {row.shares}, p95 {row.p95} ms, {row.seconds:.0f} s", flush=True)


def begun(slug: str, scenario: str, before: Row | None, anew: bool = False) -> Row:
    """The row of a battle: that of an earlier run if the battle is still the same and nobody wants it anew."""
    data = digest(slug, scenario)
    if before is not None and before.data == data and not anew:
        return before
    row = Row(slug, data, winners={}, shares={}, errors=[], decisions={}, earlier=[])
    if before is not None:
        past = {name: getattr(before, name) for name in ("data", "games", "winners", "errors", "broken")}
        row.earlier = [*before.earlier, past] if before.games else before.earlier
    return row


def digest(slug: str, scenario: str) -> str:
    """A mark of a battle's data: it changes when the file does."""
    folder = resource(f"bocage.games.{slug}", "scenarios")
    texts = [file.read_bytes() for file in folder.iterdir() if file.name.endswith(".toml")]
    text = next((text for text in texts if f'id = "{scenario}"'.encode() in text), scenario.encode())
    return sha256(text).hexdigest()[:8]


def played(earlier: bool) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """All mass play (`selfplay*.json`): every run, by game and battle, with or without those of earlier data and rules."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for source in sorted(RESULTS.glob("selfplay*.json")):
        for name, row in msgspec.json.decode(source.read_bytes()).items():
            battle = name.rpartition("/")[2]
            found.setdefault(row["game"], {}).setdefault(battle, []).extend([row, *(row["earlier"] if earlier else ())])
    return found


def _share(count: int, games: int) -> tuple[float, float, float]:
    low, high = wilson(count, games)
    return round(count / games, 3), round(low, 3), round(high, 3)


def percentile(counted: dict[Any, int], percent: int) -> int:
    """The value that so many of 100 do not exceed; values are counted in rising order."""
    wanted, seen = sum(counted.values()) * percent / 100, 0
    for value, count in counted.items():
        seen += count
        if seen >= wanted:
            return int(value)
    return 0


if __name__ == "__main__":
    main()
