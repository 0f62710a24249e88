"""Short words for answers and names of things: for the terminal, for tests, for questions and labels."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.games.heroes_of_normandie.answers import Bought, BuyArmy, FireAt, March, Objectives, PlayEvent, PlayHero, SetUp
from bocage.games.heroes_of_normandie.model import Heroes, Unit
from bocage.games.heroes_of_normandie.telling import message


def card_message(card: str) -> str:
    """The id of the message that names a card."""
    return message(card)[1:]


def unit_message(unit: Unit, seat: str | None) -> str:
    """The id of the message that names a unit as a seat knows it."""
    return card_message(unit.card) if unit.visible or unit.known or unit.side == seat else "name-concealed"


def named(game: Heroes, seat: str | None, unit: str) -> dict[str, str | int]:
    """A unit for a sentence: its name as the seat knows it, and its square."""
    found = game.state.units.get(unit)
    if found is None:
        return {"unit": unit, "square": "-"}
    return {"unit": f"@{unit_message(found, seat)}", "square": game.setting.names[found.square]}


def asked_about(game: Heroes, seat: str | None, unit: str, by: str = "") -> dict[str, str | int]:
    """The same for a question, with the ids of who acts and of whom it is about: both are ringed on the board."""
    return {**({"by": by} if by else {}), **named(game, seat, unit), "piece": unit}


def square_name(game: Heroes, square: int) -> str:
    """The name of a square, or its number if it is none."""
    names = game.setting.names
    return names[square] if 0 <= square < len(names) else str(square)


def _card_of(game: Heroes, held: str) -> str:
    for hand in game.state.hands.values():
        for card in hand:
            if card.id == held:
                return card.card
    return held


def say(game: Heroes, answer: Any) -> str:
    """An answer in short words: its kind and its fields, squares by name, cards by what they are."""
    tag = str(answer.__struct_config__.tag).replace("_", " ")
    if isinstance(answer, FireAt):
        words = [str(answer.fire), answer.target_unit, "still" if answer.still else "", f"by {answer.unit}" if answer.unit else ""]
    elif isinstance(answer, PlayEvent):
        words = [_card_of(game, answer.card)]
    elif isinstance(answer, PlayHero):
        words = [_card_of(game, answer.card), answer.unit]
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
        return _card_of(game, value)
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
