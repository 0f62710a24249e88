"""Answers in short words, for the terminal and for tests, and squares by the names that players give them."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.games.heroes_of_normandie.state.answers import Bought, BuyArmy, FireAt, March, Objectives, PlayEvent, PlayHero, SetUp
from bocage.games.heroes_of_normandie.state.model import Heroes
from bocage.games.heroes_of_normandie.state.names import card_of, square_name


def say(game: Heroes, answer: Any) -> str:
    """An answer in short words: its kind and its fields, squares by name, cards by what they are."""
    tag = str(answer.__struct_config__.tag).replace("_", " ")
    if isinstance(answer, FireAt):
        words = [str(answer.fire), answer.target_unit, "still" if answer.still else "", f"by {answer.unit}" if answer.unit else ""]
    elif isinstance(answer, PlayEvent):
        words = [card_of(game, answer.card)]
    elif isinstance(answer, PlayHero):
        words = [card_of(game, answer.card), answer.unit]
    elif isinstance(answer, March):
        words = [square_name(game, answer.square), answer.unit]
    elif isinstance(answer, SetUp):
        words = ["+".join(square_name(game, square) for square in squares) or "-" for squares in (answer.fixed, answer.free)]
    elif isinstance(answer, Objectives):
        words = [square_name(game, square) for square in answer.squares]
    elif isinstance(answer, BuyArmy):
        words = ["+".join(_bought(item) for item in answer.units), "+".join(answer.heroes) or "-", "+".join(answer.events) or "-"]
    else:
        words = [_word(game, field, getattr(answer, field)) for field in answer.__struct_fields__]
    return " ".join([tag, *filter(None, words)])


def _bought(item: Bought) -> str:
    return f"{item.n}x{item.card}({item.on_map})"


def _word(game: Heroes, field: str, value: Any) -> str:
    if field == "square":
        return square_name(game, value)
    if field == "card":
        return card_of(game, value)
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def cell_named(game: Heroes, name: str) -> int | None:
    """The square that players call by this name."""
    names = game.setting.names
    return names.index(name) if name in names else None
