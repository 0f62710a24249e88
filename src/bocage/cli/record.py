"""`bocage record show|verify FILE`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import bocage
from bocage.cli.output import console, print_json
from bocage.core.record import parse
from bocage.core.text import texts


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "record", help="read or prove a record", description="Shows a recorded match, or proves that it replays and that its dice are fair."
    )
    actions = command.add_subparsers(dest="action", metavar="show|verify", required=True)
    for name, run, words in (("show", show, "tell the match as a story"), ("verify", verify, "replay it and prove the dice")):
        action = actions.add_parser(name, help=words, description=words.capitalize() + ".")
        action.add_argument("file", type=Path)
        action.add_argument("--json", action="store_true", help="as JSON")
        action.set_defaults(run=run)


def show(options: argparse.Namespace) -> int:
    data = options.file.read_bytes()
    record = parse(data)
    match = bocage.load(data)
    words = texts(match.title, "en")
    events = [words.format(f"event-{str(e.__struct_config__.tag).replace('_', '-')}", _args(e)) for e in match.all_events()]
    ending = match.outcome()
    said = words.format(ending.message, ending.facts) if ending is not None else "The match goes on."
    if options.json:
        print_json({"game": record.game, "scenario": record.scenario, "inputs": len(record.inputs), "events": events, "ending": said})
        return 0
    console.print(f"[bold]{match.title.name}, {record.scenario}[/bold]: {len(record.inputs)} inputs")
    for line in events:
        console.print(f"  {line}", markup=False)
    console.print(said)
    return 0


def _args(event: Any) -> dict[str, Any]:
    return {field: getattr(event, field) for field in event.__struct_fields__}


def verify(options: argparse.Namespace) -> int:
    proved = bocage.verify(options.file.read_bytes())
    if options.json:
        print_json({"verified": True, "shown": proved})
    else:
        for line in proved:
            console.print(line, markup=False)
    return 0
