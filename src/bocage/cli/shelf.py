"""`bocage games`, `bocage scenarios GAME`, `bocage rules GAME [ID|words]`: what is on the shelf."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bocage.cli import arguments
from bocage.cli.output import console, print_json, print_table
from bocage.core.registry import slugs, title
from bocage.workshop.library import Library, battles_folder

Commands = Any


def add_commands(commands: Commands) -> None:
    games = commands.add_parser("games", help="list the games", description="The games that are installed.")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=list_games)

    scenarios = commands.add_parser("scenarios", help="list a game's battles", description="The battles of a game, and its match options.")
    arguments.add_game(scenarios)
    scenarios.add_argument("files", nargs="*", type=Path, metavar="FILE", help="battles of your own, shown beside those of the shelf")
    arguments.add_folder(scenarios)
    scenarios.add_argument("--json", action="store_true", help="as JSON")
    scenarios.set_defaults(run=list_scenarios)

    rules = commands.add_parser("rules", help="read or search a rulebook", description="One rule by its id, or the rules that contain all the words.")
    arguments.add_game(rules)
    rules.add_argument("words", nargs="*", help="a rule id, or words to search for")
    arguments.add_language(rules)
    rules.add_argument("--json", action="store_true", help="as JSON")
    rules.set_defaults(run=show_rules)


def list_games(options: argparse.Namespace) -> int:
    found = sorted((title(slug) for slug in slugs()), key=lambda each: (each.shelf, each.name))
    rows = [{"game": t.slug, "title": t.name, "scenarios": len(t.scenarios()), "rules": len(t.rulebook().rules)} for t in found]
    if options.json:
        print_json(rows)
    else:
        print_table(("game", "title", "battles", "rules"), [tuple(row.values()) for row in rows])
    return 0


def list_scenarios(options: argparse.Namespace) -> int:
    """The shelf, then battles of one's own; a bad file is shown with its first error."""
    found = title(options.game)
    files = [own.reading for own in Library(battles_folder(options.battles), options.files).of(found.slug)]
    own, bad = [reading for reading in files if reading.battle is not None], [reading for reading in files if reading.battle is None]
    rows = [(head, "") for head in found.scenarios().values()] + [(reading.battle, reading.file) for reading in own if reading.battle is not None]
    if options.json:
        shown = [
            {"id": h.id, "title": h.title, "size": h.size, "rounds": h.rounds, "players": h.players, "synopsis": h.synopsis, "file": file} for h, file in rows
        ]
        wrong = [{"file": reading.file, "errors": [str(error) for error in reading.errors]} for reading in bad]
        print_json({"scenarios": shown, "bad": wrong, "options": found.option_rows()})
        return 0
    table = [(h.id, f"{h.title} (your own: {file})" if file else h.title, h.size, h.rounds, h.synopsis) for h, file in rows]
    print_table(("scenario", "title", "size", "rounds", "what it is about"), table)
    for reading in bad:
        console.print(f"cannot be played: {reading.errors[0]}", markup=False, soft_wrap=True)
    if found.option_rows():
        console.print()
        print_table(
            ("option", "values", "default", "rules"), [(row.id, " | ".join(row.values), row.default, ", ".join(row.rules)) for row in found.option_rows()]
        )
    return 0


def show_rules(options: argparse.Namespace) -> int:
    book = title(options.game).rulebook(options.language)
    words = " ".join(options.words)
    is_id = len(options.words) == 1 and "-" in words and words.split("-")[0].isupper()
    found = [book[words]] if is_id else book.search(words) if words else list(book.rules.values())
    if options.json:
        print_json(found)
    elif len(found) == 1:
        console.print(f"[bold]{found[0].id}  {found[0].title}[/bold]\n{found[0].text}", markup=True)
    else:
        print_table(("id", "title"), [(rule.id, rule.title) for rule in found])
    if not found:
        console.print(f'No rule of {options.game} holds "{words}". Try fewer or shorter words.')
    return 0 if found else 1
