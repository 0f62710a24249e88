"""What cards, units and squares are called in questions and labels, as a seat knows them."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.state.model import Heroes, Unit


def card_message(card: str) -> str:
    """The id of the message that names a card."""
    return f"card-{card.replace('_', '-')}"


def card_name(card: str) -> str:
    """A card in the facts of a sentence: a reference to the message that names it."""
    return f"@{card_message(card)}"


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


def card_of(game: Heroes, held: str) -> str:
    """What a card in a hand is, by its id."""
    for hand in game.state.hands.values():
        for card in hand:
            if card.id == held:
                return card.card
    return held
