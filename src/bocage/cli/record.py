"""`bocage record show|verify|luck FILE`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import bocage
from bocage.cli import arguments
from bocage.cli.output import console, print_json, sentence
from bocage.core.errors import RecordError
from bocage.core.inputs import Chose
from bocage.core.match import Match
from bocage.core.record import parse
from bocage.core.registry import title
from bocage.core.replay import load
from bocage.core.text import table_texts
from bocage.lab.fortune import biggest, fortunes

T = TypeVar("T")
MOMENTS = 6  # at which the table is looked at, to learn the names of what comes and goes


def add_commands(commands: Any) -> None:
    words = "Shows a recorded match, proves that it replays and that its dice are fair, or says whom the dice favoured."
    command = commands.add_parser("record", help="read or prove a record", description=words)
    actions = command.add_subparsers(dest="action", metavar="show|verify|luck", required=True)
    for name, run, words in (
        ("show", show, "tell the match as a story"),
        ("verify", verify, "replay it and prove the dice"),
        ("luck", luck, "say whom the dice favoured"),
    ):
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


def luck(options: argparse.Namespace) -> int:
    """What the dice did to each side's chance to win, and where they did most."""
    match = _read(options.file, lambda body: load(parse(body), title))
    if not match.over:
        raise RecordError(f"{options.file}: the match is not over")
    found = fortunes(match)
    if options.json:
        print_json(msgspec.to_builtins(found))
        return 0
    for side, gained in found.total.items():
        console.print(f"{side}: luck {gained / 10:+.1f} points of the chance to win", markup=False)
        for each in biggest(found, side):
            console.print(f"  {each.gained[side] / 10:+6.1f}  after answer {each.n} ({each.seat}: {_given(match, each.n)})", markup=False)
    return 0


def _given(match: Match, n: int) -> str:
    """The n-th answer in short words."""
    given = [each for each in match.inputs if isinstance(each, Chose) and not each.by_order][n - 1]
    return f"{given.what}, {match.title.say(match.game, given.answer)}"
