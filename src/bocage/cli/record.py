"""`bocage record show|verify FILE`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import bocage
from bocage.cli import arguments
from bocage.cli.output import console, print_json, sentence
from bocage.core.errors import RecordError
from bocage.core.record import load, parse
from bocage.core.registry import title
from bocage.core.text import table_texts

T = TypeVar("T")
MOMENTS = 6  # at which the table is looked at, to learn the names of what comes and goes


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "record", help="read or prove a record", description="Shows a recorded match, or proves that it replays and that its dice are fair."
    )
    actions = command.add_subparsers(dest="action", metavar="show|verify", required=True)
    for name, run, words in (("show", show, "tell the match as a story"), ("verify", verify, "replay it and prove the dice")):
        action = actions.add_parser(name, help=words, description=words.capitalize() + ".")
        action.add_argument("file", type=Path)
        action.add_argument("--json", action="store_true", help="as JSON")
        if run is show:
            arguments.add_language(action)
        action.set_defaults(run=run)


def show(options: argparse.Namespace) -> int:
    record = _read(options.file, parse)
    match = load(record, title)
    words = table_texts(match.title, options.language)
    for part in range(MOMENTS):
        moment = load(record, title, upto=len(record.inputs) * part // MOMENTS) if part else match
        for seat in moment.seats:
            words.look_at(moment.view(seat))
    events = [said for event in match.all_events() if (said := sentence(words, event))]
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


def _read(file: Path, act: Callable[[bytes], T]) -> T:
    """What a file comes to; an error names it."""
    try:
        return act(file.read_bytes())
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None


def verify(options: argparse.Namespace) -> int:
    proved = _read(options.file, bocage.verify)
    if options.json:
        print_json({"verified": True, "shown": proved})
    else:
        for line in proved:
            console.print(line, markup=False)
    return 0
