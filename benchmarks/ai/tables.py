"""The tables of the guide on computer players, from what was measured: `python -m benchmarks.ai.tables`."""

from __future__ import annotations

from typing import Any

import msgspec

from benchmarks.ai.common import RESULTS
from bocage.ai.styles import LEVELS
from bocage.core.registry import title
from bocage.lab.arena_ratings import wilson


def main() -> None:
    ladder: dict[str, Any] = msgspec.json.decode((RESULTS / "ladder.json").read_bytes())
    played = _played()
    print("\n".join([*levels(ladder), "", *elo(ladder), "", *balance(played), "", *totals(played)]))


def _played() -> dict[str, Any]:
    """All mass play (`selfplay*.json`), run by run added up; what was played with other data than the first run's counts as earlier."""
    found: dict[str, Any] = {}
    for source in sorted(RESULTS.glob("selfplay*.json")):
        for scenario, row in msgspec.json.decode(source.read_bytes()).items():
            known = found.setdefault(scenario, row)
            if known is row:
                continue
            known["earlier"] += row["earlier"]
            if row["data"] != known["data"]:
                known["earlier"].append(row)
                continue
            for name in ("games", "errors", "broken"):
                known[name] += row[name]
            for side, count in row["winners"].items():
                known["winners"][side] = known["winners"].get(side, 0) + count
            known["shares"] = {side: (count / known["games"], *wilson(count, known["games"])) for side, count in known["winners"].items()}
    return found


def levels(found: dict[str, Any]) -> list[str]:
    """Each level against the one below."""
    rows = ["| game | 2 against 1 | 3 against 2 | 4 against 3 | 5 against 4 | 6 against 5 |", "|---|---|---|---|---|---|"]
    for game, report in found.items():
        cells = [f"{p['rate']:.0%} of {p['games']} ({p['low']:.0%} to {p['high']:.0%}{'' if p['verdict'] == 'yes' else ', open'})" for p in report["pairings"]]
        rows.append(f"| {game} | {' | '.join(cells)} |")
    return rows


def elo(found: dict[str, Any]) -> list[str]:
    """Elo of the levels, with intervals."""
    rows = ["| game | " + " | ".join(level.replace("level", "level ") for level in LEVELS) + " |", "|---" * (1 + len(LEVELS)) + "|"]
    for game, report in found.items():
        known = {row["player"]: f"{row['elo']:.0f} ({row['low']:.0f} to {row['high']:.0f})" for row in report["ladder"]}
        rows.append(f"| {game} | " + " | ".join(known.get(level, "") for level in LEVELS) + " |")
    return rows


def balance(found: dict[str, Any]) -> list[str]:
    """Who wins each battle between equals."""
    rows = ["| game | battle | games | wins | p95 of a decision |", "|---|---|---|---|---|"]
    for scenario, row in _in_order(found):
        wins = ", ".join(f"{side} {row['winners'][side]} ({s[0]:.0%}, {s[1]:.0%} to {s[2]:.0%})" for side, s in sorted(row["shares"].items()))
        rows.append(f"| {row['game']} | `{scenario}` | {row['games']} | {wins} | {row['p95']} ms |")
    return rows


def totals(found: dict[str, Any]) -> list[str]:
    """Games played in all, with the present data and with earlier ones, and what went wrong in them."""
    rows = ["| game | games | not ended or in error | imagined worlds that broke |", "|---|---|---|---|"]
    for game in dict.fromkeys(row["game"] for row in found.values()):
        runs = [run for row in found.values() if row["game"] == game for run in (row, *row["earlier"])]
        rows.append(f"| {game} | {sum(r['games'] for r in runs)} | {sum(len(r['errors']) for r in runs)} | {sum(r['broken'] for r in runs)} |")
    return rows


def _in_order(found: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    games = list(dict.fromkeys(row["game"] for row in found.values()))
    return [(scenario, found[scenario]) for game in games for scenario in title(game).scenarios() if scenario in found]


if __name__ == "__main__":
    main()
