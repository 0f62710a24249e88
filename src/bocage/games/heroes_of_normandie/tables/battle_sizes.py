"""The sizes of point-built battles (data/free_battle.toml)."""

from __future__ import annotations

from functools import cache

from bocage.core.tables import Row, read
from bocage.games.heroes_of_normandie.tables.files import data


class Size(Row):
    """One size of battle."""

    columns: int
    rows: int
    turns: int
    points_attacker: int
    points_defender: int
    orders_attacker: int
    orders_defender: int
    objectives: int


class _File(Row):
    source: str
    sizes: dict[str, Size]
    rules: dict[str, str]


@cache
def sizes() -> dict[str, Size]:
    """The sizes by name."""
    return read(data("free_battle.toml"), _File).sizes
