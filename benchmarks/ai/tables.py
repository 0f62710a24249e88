"""The tables of the guide on computer players, from what was measured: `python -m benchmarks.ai.tables` puts them into the guide.

A table stands between `<!-- name -->` and `<!-- end name -->`; `FILLED` says who fills which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.ai.common import RESULTS
from benchmarks.ai.selfplay import digest, percentile, played
from bocage.ai.styles import LEVELS
from bocage.core.registry import title
from bocage.lab.arena_ratings import wilson

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "computer_players.md"


def main() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for name, rows in FILLED.items():
        head, begin, rest = text.partition(f"<!-- {name} -->\n")
        _, end, tail = rest.partition(f"<!-- end {name} -->")
        if not begin or not end:
            raise SystemExit(f"{GUIDE.name} has no place for the table {name!r}")
        text = head + begin + "\n".join(rows()) + "\n" + end + tail
    GUIDE.write_text(text, encoding="utf-8")
    print(f"{GUIDE.name}: {', '.join(FILLED)}")


def measured(name: str) -> dict[str, Any]:
    """What a measurement has written."""
    source = RESULTS / f"{name}.json"
    found: dict[str, Any] = msgspec.json.decode(source.read_bytes()) if source.exists() else {}
    return found


def table(*rows: tuple[object, ...]) -> list[str]:
    """Rows of a table, the first of them its head."""
    lines = [f"| {' | '.join(map(str, row))} |" for row in rows]
    return [lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]


def beaten() -> list[str]:
    """thumb against random."""
    rows = [
        (f"`{battle}`", _won(row), _interval(row["pairing"]), f"{row['exact_lower_bound_95']:.1%}", _times(row["times_ms"]["thumb"]))
        for battle, row in measured("thumb_random").items()
    ]
    return table(("battle", "won", "95 % interval", "at least (exact, 95 %)", "decision, median / p95"), *rows)


def outsearched() -> list[str]:
    """search against thumb."""
    rows = [
        (f"`{battle}`", _won(row), _interval(row["pairing"]), row["pairing"]["verdict"], _times(row["times_ms"]["search"]))
        for battle, row in measured("search_thumb").items()
    ]
    return table(("battle", "won", "95 % interval", "sure?", "decision, median / p95"), *rows)


def levels() -> list[str]:
    """Each level against the one below."""
    rows: list[tuple[object, ...]] = [("game", "2 against 1", "3 against 2", "4 against 3", "5 against 4", "6 against 5")]
    for game, report in measured("ladder").items():
        rows.append((game, *(f"{p['rate']:.0%} of {p['games']} ({_interval(p)}{'' if p['verdict'] == 'yes' else ', open'})" for p in report["pairings"])))
    return table(*rows)


def elo() -> list[str]:
    """Elo of the levels, with intervals."""
    rows: list[tuple[object, ...]] = [("game", *(level.replace("level", "level ") for level in LEVELS))]
    for game, report in measured("ladder").items():
        known = {row["player"]: f"{row['elo']:.0f} ({row['low']:.0f} to {row['high']:.0f})" for row in report["ladder"]}
        rows.append((game, *(known.get(level, "") for level in LEVELS)))
    return table(*rows)


def balance() -> list[str]:
    """Who wins each battle between equals, with the data it has now; what was played before a battle was begun anew is left out."""
    rows: list[tuple[object, ...]] = [("game", "battle", "games", "wins", "p95 of a decision")]
    for game, battles in played(earlier=False).items():
        for battle in title(game).scenarios():
            runs = [run for run in battles.get(battle, []) if run["data"] == digest(game, battle)]
            games, winners, spent = sum(run["games"] for run in runs), Counter[str](), Counter[int]()
            for run in runs:
                winners.update(run["winners"])
                spent.update({int(value): count for value, count in run.get("decisions", {}).items()})
            if games:
                wins = ", ".join(f"{side} {count} ({count / games:.0%}, {_wilson(count, games)})" for side, count in sorted(winners.items()))
                rows.append((game, f"`{battle}`", games, wins, f"{percentile(dict(sorted(spent.items())), 95)} ms" if spent else ""))
    return table(*rows)


def totals() -> list[str]:
    """Games played in all, with the present data and with earlier ones, and what went wrong in them."""
    rows: list[tuple[object, ...]] = [("game", "games", "not ended or in error", "imagined worlds that broke")]
    for game, battles in played(earlier=True).items():
        runs = [run for found in battles.values() for run in found]
        rows.append((game, sum(run["games"] for run in runs), sum(len(run["errors"]) for run in runs), sum(run["broken"] for run in runs)))
    return table(*rows)


def pace() -> list[str]:
    """How long thumb takes, on the wall."""
    rows: list[tuple[object, ...]] = [("battle", "decisions", "on the wall, median / p95 / longest", "of the processor, median / p95 / longest", "load")]
    for battle, row in measured("pace_thumb").items():
        wall, busy = (" / ".join(f"{row[name][key]:.0f}" for key in ("median", "p95", "longest")) + " ms" for name in ("wall_ms", "processor_ms"))
        rows.append((f"`{battle}`", row["decisions"], wall, busy, row["load"][0]))
    return table(*rows)


def budget() -> list[str]:
    """How well a search keeps to its time."""
    rows: list[tuple[object, ...]] = [("battle", "decisions", "seconds", "p5 / median / p95 / longest, as a share of its time", "load")]
    for battle, row in measured("budget").items():
        shares = " / ".join(f"{row['wall'][key]:.1%}" for key in ("p5", "median", "p95", "longest"))
        rows.append((f"`{battle}`", row["decisions"], row["seconds"], shares, row["load"][0]))
    return table(*rows)


def honesty() -> list[str]:
    """Whether decisions depend on what is hidden."""
    rows: list[tuple[object, ...]] = [("game", "player", "states", "with something hidden", "decisions that differ")]
    for player in ("thumb", "search"):
        for game, row in measured(f"honesty_{player}").items():
            rows.append((game, f"`{player}`", row["states"], row["with_something_hidden"], row["differing"]))
    return table(*rows)


def odds() -> list[str]:
    """Odds of attacks against icepool's."""
    head = (
        "game",
        "attacks compared",
        "greatest difference",
        "asked",
        "of these sampled",
        "exact, not reckoned there",
        "processor, median / p95",
        "wall, p95",
        "calibration",
    )
    rows: list[tuple[object, ...]] = [head]
    for game, row in measured("odds").items():
        cpu, wall = row["cpu_ms"], row["wall_ms"]
        spent = f"{cpu['median']:.1f} / {cpu['p95']:.1f} ms", f"{wall['p95']:.1f} ms", f"{row['calibration']} s"
        rows.append((game, row["compared"], f"{row['greatest_difference']:g}", row["asked"], row["sampled"], row["exact_but_not_reckoned"], *spent))
    return table(*rows)


def calibration() -> list[str]:
    """What estimates are worth as chances to win, bare and as they are read."""
    rows: list[tuple[object, ...]] = [("game", "battle", "games", "off, bare", "off, as it is read", "in the first round, bare → read")]
    for name, row in measured("calibration").items():
        game, battle = name.split("/")
        start = ", ".join(f"{side} {bare:.0%} → {told:.0%}" for side, (bare, told) in row["start"].items())
        rows.append((game, f"`{battle}`", row["games"], f"{row['as_it_stands']:.3f}", f"{row['held_out']:.3f}", start))
    return table(*rows)


FILLED: dict[str, Callable[[], list[str]]] = {
    "thumb": beaten,
    "search": outsearched,
    "levels": levels,
    "elo": elo,
    "balance": balance,
    "totals": totals,
    "pace": pace,
    "budget": budget,
    "honesty": honesty,
    "odds": odds,
    "calibration": calibration,
}


def _won(row: dict[str, Any]) -> str:
    return f"{row['pairing']['wins']} of {row['pairing']['games']}"


def _times(row: dict[str, float]) -> str:
    return f"{row['median']:.1f} / {row['p95']:.1f} ms"


def _interval(row: dict[str, float]) -> str:
    return f"{row['low']:.0%} to {row['high']:.0%}"


def _wilson(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{low:.0%} to {high:.0%}"


if __name__ == "__main__":
    main()
