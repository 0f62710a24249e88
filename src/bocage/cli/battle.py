"""`bocage battle check FILE...`: what is wrong with battles that people wrote."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from bocage.cli.output import console, print_json
from bocage.core.registry import title
from bocage.workshop.reading import Reading, read_file


def add_commands(commands: Any) -> None:
    words = "Checks battles that you wrote, writes a template to begin from, or the JSON Schema of a game's battles."
    command = commands.add_parser("battle", help="make a battle of your own", description=words)
    actions = command.add_subparsers(dest="action", metavar="check|new|schema", required=True)
    check = actions.add_parser(
        "check", help="say what is wrong with battle files", description="Lists everything that is wrong with battle files; status 1 if they cannot be played."
    )
    check.add_argument("file", nargs="+", type=Path)
    check.add_argument("--game", default="", metavar="GAME", help='the game, for files that do not say it (game = "...")')
    check.add_argument("--json", action="store_true", help="as JSON")
    check.set_defaults(run=check_battles)


def check_battles(options: argparse.Namespace) -> int:
    """Everything wrong with each file; status 0 if all of them can be played."""
    if options.game:
        title(options.game)
    readings = [read_file(file, options.game) for file in options.file]
    if options.json:
        print_json([_row(reading) for reading in readings])
    else:
        for reading in readings:
            _tell(reading)
    return 1 if any(reading.errors for reading in readings) else 0


def _row(reading: Reading) -> dict[str, Any]:
    battle = reading.battle
    named = {"game": reading.game, "id": "" if battle is None else battle.id, "title": "" if battle is None else battle.title}
    return {"file": reading.file, "good": not reading.errors, **named, "findings": msgspec.to_builtins(reading.findings)}


def _tell(reading: Reading) -> None:
    for finding in reading.findings:
        console.print(str(finding), markup=False, soft_wrap=True)
    if reading.battle is not None:
        console.print(f"{reading.file}: good. {reading.battle.title} ({title(reading.game).name})", markup=False, soft_wrap=True)
    else:
        count = len(reading.errors)
        console.print(f"{reading.file}: {count} error{'' if count == 1 else 's'}", markup=False, soft_wrap=True)
