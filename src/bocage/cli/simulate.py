"""`bocage selfplay GAME`: many matches of programs against programs."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bocage.cli import arguments
from bocage.cli.output import console, print_json, print_table
from bocage.core.registry import title
from bocage.core.tables import ScenarioHead
from bocage.lab.selfplay import Tally, selfplay


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "selfplay", help="let programs play", description="Plays matches between programs. The exit status is 0 only if every game finished without an error."
    )
    arguments.add_game(command)
    arguments.add_battle(command, "all of them in turn")
    command.add_argument("--players", default="random,random", help="one name per seat, repeated as needed (default: random,random)")
    command.add_argument("--games", type=arguments.positive, default=10, help="how many (default: 10)")
    arguments.add_seed(command)
    arguments.add_options(command)
    command.add_argument("--kinds", action="store_true", help="also count how often each kind of answer was offered and taken (slower)")
    command.add_argument("--failures", type=Path, help="write the record of each failed game into this folder")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    found = title(options.game)
    named = arguments.battle(options, found)
    scenarios: list[str | ScenarioHead] = [named] if named is not None else list(found.scenarios())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=progress_console(), transient=True) as bar:
        task = bar.add_task(options.game, total=options.games)
        tally = selfplay(
            found,
            scenarios,
            options.players.split(","),
            options.games,
            options.seed,
            arguments.match_options(options.option),
            lambda done: bar.update(task, completed=done),
            options.kinds,
        )
    if options.failures:
        _write_failures(tally, options.failures)
    print_json(tally) if options.json else _report(tally)
    return 0 if tally.finished == tally.games and not tally.errors else 1


def progress_console() -> Console:
    return Console(stderr=True, quiet=not sys.stderr.isatty() or "CI" in os.environ)


def _write_failures(tally: Tally, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for failure in tally.errors:
        if failure.record:
            (folder / f"{tally.game}-{failure.seed.replace('/', '-')}.json").write_text(failure.record, encoding="utf-8")


def _report(tally: Tally) -> None:
    console.print(
        f"{tally.finished} of {tally.games} games finished, {tally.decisions} decisions in {tally.seconds:.2f} s: "
        f"{tally.decisions_per_second:.0f} decisions/s, {tally.games_per_second:.1f} games/s"
    )
    print_table(("scenario", "won by"), [(name, ", ".join(f"{who} {n}" for who, n in sorted(row.items()))) for name, row in tally.by_scenario.items()])
    if isinstance(tally.kinds, dict):
        console.print()
        print_table(("kind of answer", "offered", "taken"), [(name, row.offered, row.taken) for name, row in tally.kinds.items()])
        idle = sum(not row.taken for row in tally.kinds.values())
        console.print(f"{len(tally.kinds)} kinds of answer were offered, {idle} of them never taken")
    for failure in tally.errors[:10]:
        console.print(f"[bold]failed[/bold] {failure.scenario}, seed {failure.seed}: {failure.error}")
