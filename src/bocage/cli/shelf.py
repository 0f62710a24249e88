"""`bocage games`, `bocage scenarios GAME`, `bocage rules GAME [ID|words]`: what is on the shelf."""

from __future__ import annotations

import argparse
from typing import Any

from bocage.cli import arguments
from bocage.cli.output import console, print_json, print_table
from bocage.core.registry import slugs, title

Commands = Any


def add_commands(commands: Commands) -> None:
    games = commands.add_parser("games", help="list the games", description="The games that are installed.")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=list_games)

    scenarios = commands.add_parser("scenarios", help="list a game's battles", description="The battles of a game, and its match options.")
    arguments.add_game(scenarios)
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
    found = title(options.game)
    heads = list(found.scenarios().values())
    if options.json:
        shown = [{"id": h.id, "title": h.title, "size": h.size, "rounds": h.rounds, "players": h.players, "synopsis": h.synopsis} for h in heads]
        print_json({"scenarios": shown, "options": found.option_rows()})
        return 0
    print_table(("scenario", "title", "size", "rounds", "what it is about"), [(h.id, h.title, h.size, h.rounds, h.synopsis) for h in heads])
    if found.option_rows():
        console.print()
        rows = [(row.id, " | ".join(row.values), row.default, ", ".join(row.rules)) for row in found.option_rows()]
        print_table(("option", "values", "default", "rules"), rows)
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
