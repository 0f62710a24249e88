"""Answers in short words, for the terminal and for tests, and hexes by the names that players give them."""

from __future__ import annotations

from typing import Any

from bocage.core import words
from bocage.games.patrol.state.model import Patrol
from bocage.games.patrol.turn.turn import Shift, Step


def say(game: Patrol, answer: Any) -> str:
    """An answer in short words, hexes by their names."""
    grid = game.setting.grid
    if isinstance(answer, Step):
        return f"step {grid.name(answer.to)}" if 0 <= answer.to < grid.size else f"step {answer.to}"
    if isinstance(answer, Shift) and 0 <= answer.to < grid.size:
        return f"shift {answer.position} {grid.name(answer.to)}"
    return words.say(answer)


def cell_named(game: Patrol, name: str) -> int | None:
    """The hex that players call by this name."""
    try:
        return game.setting.grid.named(name)
    except ValueError:
        return None
