"""`bocage army GAME FILE`: what an army list costs, and which limits it breaks."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bocage.cli import arguments
from bocage.cli.output import console, print_json, print_table
from bocage.core.errors import Invalid
from bocage.core.registry import title
from bocage.core.text import texts


def add_commands(commands: Any) -> None:
    words = "Reads an army list (TOML or JSON), says what it costs and which limits it breaks. The exit status is 0 only for a legal list."
    command = commands.add_parser("army", help="check an army list", description=words)
    arguments.add_game(command)
    command.add_argument("file", type=Path, help="the list, in TOML or JSON")
    arguments.add_language(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=check_army)


def check_army(options: argparse.Namespace) -> int:
    found = title(options.game)
    try:
        text = options.file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Invalid(f"{options.file}: not a text in UTF-8 ({error.reason} at byte {error.start})") from None
    judged = found.judge(text, options.file.name)
    if options.json:
        print_json(judged)
    else:
        words = texts(found, options.language)
        rows = [(refusal.path or "-", refusal.rule, words.format(f"refusal-{refusal.message}", refusal.facts)) for refusal in judged.refusals]
        console.print(f"{options.file.name}: {judged.points} points, {'legal' if not rows else f'{len(rows)} limits broken'}")
        if rows:
            print_table(("where", "rule", "why"), rows)
    return 1 if judged.refusals else 0
