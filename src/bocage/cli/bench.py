"""`bocage bench`: figures of every game, beside games of other libraries in the same run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from bocage.cli.output import console, print_json, print_table
from bocage.core.registry import title
from bocage.lab.bench import bench
from bocage.workshop.library import good
from bocage.workshop.reading import read_file


def add_commands(commands: Any) -> None:
    command = commands.add_parser("bench", help="measure speed", description="Measures every game beside games of other libraries, interleaved in one run.")
    command.add_argument("games", nargs="*", help="only these games, or battle files (FILE.toml)")
    command.add_argument("--seconds", type=float, default=2.0, help="of random play for each game (default 2)")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.add_argument("--json-file", type=Path, help="also write JSON into this file")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    files = [Path(word) for word in options.games if word.endswith(".toml")]
    games = [title(word).slug for word in options.games if not word.endswith(".toml")]
    own = [good(read_file(file)) for file in files]
    with console.status("measuring") as status:
        rows = bench(games, options.seconds, progress=lambda name: status.update(f"measuring {name}"), own=own)
    if options.json_file:
        options.json_file.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    if options.json:
        print_json(rows)
        return 0
    fields = list(rows[0].__struct_fields__)
    print_table([field.replace("_", " ") for field in fields], [[getattr(row, field) for field in fields] for row in rows])
    return 0
