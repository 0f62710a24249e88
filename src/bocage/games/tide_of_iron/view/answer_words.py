"""Answers in short words, as tests, the terminal and the log write them: "step 0405", "suppressive", "op fire mg_crew"."""

from __future__ import annotations

from typing import Any

from bocage.core.words import say as plain_words
from bocage.games.tide_of_iron.state.answers import AttackType, Do, Figures, SetUp
from bocage.games.tide_of_iron.state.model import Battle

CELLS = ("to", "cell")


def say(game: Battle, answer: Any) -> str:
    """The kind of an answer and its values; hexes by their names."""
    if isinstance(answer, Do):
        return answer.action.replace("_", " ")
    if isinstance(answer, AttackType):
        return answer.how
    if isinstance(answer, SetUp):
        return "set up"
    if isinstance(answer, Figures):
        return "figures " + "+".join(answer.figures)
    grid = game.setting.grid
    fields = getattr(answer, "__struct_fields__", ())
    if any(field in CELLS for field in fields):
        kind = str(answer.__struct_config__.tag).replace("_", " ")
        values = [getattr(answer, field) for field in fields]
        return " ".join([kind, *(grid.name(v) if f in CELLS and v in grid.cells else str(v) for f, v in zip(fields, values, strict=True))])
    return plain_words(answer)


def cell_named(game: Battle, name: str) -> int | None:
    """The hex that players call by this name."""
    try:
        return game.setting.grid.named(name)
    except ValueError:
        return None
