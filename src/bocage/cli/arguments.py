"""Arguments that several commands have in common, so that they are called and explained alike."""

from __future__ import annotations

import argparse
from pathlib import Path

from bocage.core.errors import Invalid
from bocage.core.game import Title
from bocage.core.tables import ScenarioHead
from bocage.core.text import LANGUAGES
from bocage.workshop.library import HOME, Library, battles_folder, chosen


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="its short name; `bocage games` lists them")


def add_scenario(command: argparse.ArgumentParser, default: str) -> None:
    command.add_argument("--scenario", metavar="ID", help=f"the battle; `bocage scenarios GAME` lists them (default: {default})")


def add_battle(command: argparse.ArgumentParser, default: str) -> None:
    """The battle, as a word or by `--scenario`, and the folder of one's own."""
    command.add_argument("battle", nargs="?", metavar="BATTLE", help=f"its id, the name of a battle of your own, or a FILE.toml (default: {default})")
    add_scenario(command, default)
    add_folder(command)


def add_folder(command: argparse.ArgumentParser) -> None:
    words = f"the folder of your own battles (default: battles in {HOME}, or in ~/.bocage)"
    command.add_argument("--battles", type=Path, metavar="DIR", help=words)


def library(options: argparse.Namespace) -> Library:
    """The battles of one's own that a command looks at."""
    return Library(battles_folder(options.battles))


def battle(options: argparse.Namespace, found: Title) -> str | ScenarioHead | None:
    """The battle that was named; None if none was."""
    words = [word for word in (options.battle, options.scenario) if word]
    if len(words) > 1:
        raise Invalid(f"two battles are named: {words[0]} and {words[1]}; name one")
    return chosen(found, words[0], library(options)) if words else None


def add_seed(command: argparse.ArgumentParser, default: str = "0") -> None:
    command.add_argument("--seed", default=default, help=f"a number or word; the same one gives the same dice (default: {default})")


def add_options(command: argparse.ArgumentParser) -> None:
    words = "a match option; `bocage scenarios GAME` lists them; may be given several times"
    command.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help=words)


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", "--lang", choices=LANGUAGES, default="en", help="of the sentences (default: en)")


def positive(text: str) -> int:
    """A number of games or processes."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games; give 1 or more")
    return int(text)


def match_options(given: list[str]) -> dict[str, str]:
    """`id=value` words as options."""
    pairs = [word.partition("=") for word in given]
    for key, sign, value in pairs:
        if not (key and sign and value):
            raise Invalid(f'"{key}{sign}{value}" is no option; write --option id=value')
    return {key: value for key, _, value in pairs}
