"""`bocage battle check FILE...`, `new GAME`, `schema GAME`: make a battle in a text editor."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from bocage.cli import arguments
from bocage.cli.output import console, print_json
from bocage.core.errors import Invalid
from bocage.core.registry import title
from bocage.workshop.reading import Reading, read_file
from bocage.workshop.templates import schema, template


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
    new = actions.add_parser("new", help="write a template to begin from", description="Writes a commented battle of a game that plays as it stands.")
    arguments.add_game(new)
    new.add_argument("file", nargs="?", type=Path, help="where to (default: on the screen); a file that is there already is never written over")
    new.set_defaults(run=new_battle)
    shape = actions.add_parser("schema", help="the JSON Schema of a game's battles", description="Prints the JSON Schema of a game's battles, for editors.")
    arguments.add_game(shape)
    shape.set_defaults(run=print_schema)


def new_battle(options: argparse.Namespace) -> int:
    """A template, on the screen or in a new file."""
    text = template(title(options.game))
    if options.file is None:
        print(text, end="")
        return 0
    try:
        with options.file.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Invalid(f"{options.file} is there already; name another file") from None
    console.print(f"{options.file}: written. Change it, then: bocage battle check {options.file}", markup=False, soft_wrap=True)
    return 0


def print_schema(options: argparse.Namespace) -> int:
    print_json(schema(title(options.game)))
    return 0


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
