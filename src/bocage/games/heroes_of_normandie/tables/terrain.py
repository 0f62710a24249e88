"""The terrains as their table says them (chapter 17)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bocage.core.tables import Row, read
from bocage.games.heroes_of_normandie.tables.files import data


class TerrainRow(Row):
    """A terrain square (chapter 17)."""

    id: str
    code: str
    name: str
    french: str
    save: int
    range_bonus: int
    directive_allowed: bool
    enter: str
    advance_into: str
    conceal_at_end_of_activation: bool
    reinforcement_always_concealed: bool
    text: str
    rules: tuple[str, ...]
    seed_lines: str
    source: str


class _Terrains(Row):
    terrain: tuple[TerrainRow, ...]


@cache
def terrains() -> Mapping[str, TerrainRow]:
    """The terrains by their code."""
    return {row.code: row for row in read(data("terrain.toml"), _Terrains).terrain}
