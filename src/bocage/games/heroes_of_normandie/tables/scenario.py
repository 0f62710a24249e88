"""Scenarios and match options as their files say them."""

from __future__ import annotations

from functools import cache
from typing import Any

from bocage.core.frozen import Frozen
from bocage.core.tables import OptionRow, Row, ScenarioHead, folder, read
from bocage.games.heroes_of_normandie.tables.files import PACKAGE, data
from bocage.games.heroes_of_normandie.tables.printed_cards import Op


class Placed(Row):
    """A fixed unit of a scenario."""

    unit: str
    at: str
    face: str


class Count(Row):
    """So many copies of a unit or card."""

    n: int
    unit: str = ""
    card: str = ""


class FreeSetup(Row):
    """Units whose owner chooses their squares (HON-2.5, HON-21.17)."""

    units: tuple[Count, ...]
    zone: tuple[str, ...]
    face: str


class ArmyRow(Row):
    """What a scenario gives a side."""

    orders_per_turn: int
    start_directives: int
    opening_hand: int
    forward: str
    deployment_zone: tuple[str, ...]
    historical_events: tuple[str, ...]
    on_map: tuple[Placed, ...]
    free_setup: tuple[FreeSetup, ...]
    reserve: tuple[Count, ...]


class MapRow(Row):
    """The map of a scenario."""

    columns: int
    rows_count: int
    rows: tuple[str, ...]


class ObjectiveRow(Row):
    """HON-14.9: a square to control."""

    at: str
    points: int
    control: str


class MapMarkerRow(Row):
    """HON-14.11: a marker that lies on the map from the start."""

    marker: str
    at: str
    value: int = 0


class TurnEventRow(Row):
    """HON-14.7: something that happens at the start of a side's sequence of a turn."""

    turn: int
    side: str
    text: str
    effects: tuple[Op, ...]


class AwardRow(Row):
    """HON-14.8: how victory points are won."""

    kind: str
    side: str
    points: int
    of: str = ""
    unit: str = ""
    types: tuple[str, ...] = ()
    when: str = ""
    count_minus: int = 0


class SuddenRow(Row):
    """A condition that ends the battle early."""

    side: str
    kind: str
    when: str
    unit: str = ""
    squares: tuple[str, ...] = ()


class VictoryRow(Row):
    """HON-18.1: who wins after the last turn."""

    mode: str
    side: str
    points: int
    tie: str
    text: str
    decisive: int = 0


class SpecialRow(Row):
    """A special rule of a scenario."""

    id: str
    text: str


class Scenario(ScenarioHead, kw_only=True):
    """A battle of this game: the common head and its body."""

    number: int
    first_player: str
    map: MapRow
    army: dict[str, ArmyRow]
    victory: VictoryRow
    date: str = ""
    place: str = ""
    variants: tuple[str, ...] = ()
    objective: tuple[ObjectiveRow, ...] = ()
    map_marker: tuple[MapMarkerRow, ...] = ()
    turn_event: tuple[TurnEventRow, ...] = ()
    award: tuple[AwardRow, ...] = ()
    sudden_victory: tuple[SuddenRow, ...] = ()
    special: tuple[SpecialRow, ...] = ()
    free: str = ""  # the size of a point-built battle, whose armies are bought


class _Table(Frozen):
    """The part of tables.toml that is read: match options and variants."""

    option: tuple[dict[str, Any], ...]
    variant: tuple[dict[str, Any], ...]


@cache
def scenarios() -> dict[str, Scenario]:
    """All battles by id, in the order of their numbers."""
    found = [read(item, Scenario) for item in folder(PACKAGE, "scenarios")]
    return {row.id: row for row in sorted(found, key=lambda row: row.number)}


@cache
def options() -> tuple[OptionRow, ...]:
    """HON-19.1: the variants, each on or off; and the readings of doubtful sentences."""
    table = read(data("tables.toml"), _Table)
    rows = [OptionRow(row["id"], ("off", "on"), "off", tuple(row["rules"]), row["title"], row["title_fr"]) for row in table.variant]
    return (*rows, *(_reading(row) for row in table.option))


def _reading(row: dict[str, Any]) -> OptionRow:
    """One reading of a doubtful sentence: the book's own first, then the other."""
    values = (row["default"], row["other"])
    return OptionRow(row["id"], values, row["default"], tuple(row["rules"]), row["title"], row["title_fr"], row.get("aliases", {}))
