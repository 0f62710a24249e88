"""Answers in short words, as tests and the terminal write them."""

from __future__ import annotations

from typing import Any

from bocage.core.words import say as plain
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.moving.orders import Move


def say(game: Battle, answer: Any) -> str:
    """A move by its bends and end; everything else by its kind and fields."""
    if isinstance(answer, Move):
        return f"move {answer.unit} " + " ".join(f"{spot.x}/{spot.y}" for spot in answer.path)
    return plain(answer)
