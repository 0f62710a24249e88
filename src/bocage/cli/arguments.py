"""Arguments that several commands have in common, so that they are called and explained alike."""

from __future__ import annotations

import argparse

from bocage.core.errors import Invalid
from bocage.core.text import LANGUAGES


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="its short name; `bocage games` lists them")


def add_scenario(command: argparse.ArgumentParser, default: str) -> None:
    command.add_argument("--scenario", metavar="ID", help=f"the battle; `bocage scenarios GAME` lists them (default: {default})")


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
