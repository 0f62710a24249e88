"""The Command Cards and their windows (data/cards.toml), and the deck of each faction (DZC-20.6)."""

from __future__ import annotations

from functools import cache
from typing import Any

from bocage.core.state import replace
from bocage.core.tables import Row, read, resource
from bocage.games.dropzone_commander.tables.profiles import PACKAGE

CARD = "dzc.card."
SLOW = ("move_move_move", "underground_passage", "shaltari_recall", "reactionary_tactics", "shock_assault")


class Card(Row):
    """A Command Card: its window, the CV it asks for, and whether it is measured from the commander (DZC-20.4, DZC-20.9)."""

    id: str
    name: str
    faction: str
    copies: int
    cv: int
    range: str
    window: str
    target: str
    effect: str
    ops: tuple[dict[str, Any], ...]
    source: str
    key: str = ""  # the short name


class Window(Row):
    """A moment at which cards are played."""

    id: str
    when: str
    source: str


class _File(Row):
    limit_per_window: int
    window: tuple[Window, ...]
    card: tuple[Card, ...]


@cache
def _file() -> _File:
    file = read(resource(PACKAGE, "data", "cards.toml"), _File)
    return replace(file, card=tuple(replace(card, key=card.id.removeprefix(CARD)) for card in file.card))


@cache
def cards() -> dict[str, Card]:
    """All cards by their short names."""
    return {card.key: card for card in _file().card}


@cache
def windows() -> tuple[str, ...]:
    """All windows, in the order of the turn."""
    return tuple(window.id for window in _file().window)


@cache
def deck_of(faction: str) -> tuple[str, ...]:
    """DZC-20.6: the common cards, copies as given, and those of the faction."""
    return tuple(sorted(card.key for card in _file().card if card.faction in ("common", faction) for _ in range(card.copies)))


@cache
def cards_in(faction: str, window: str) -> tuple[Card, ...]:
    """The cards of a deck that belong to a window, those whose targets take longest to find last."""
    found = [card for card in _file().card if card.window == window and card.faction in ("common", faction)]
    return tuple(sorted(found, key=lambda card: card.key in SLOW))
