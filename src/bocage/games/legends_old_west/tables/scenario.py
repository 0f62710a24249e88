"""Scenarios (LOW-24.2): the common head, and the body of this game: era, date, table, terrain, armies, victory, effects. Files give centimetres."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from bocage.core.frozen import Frozen
from bocage.core.state import Record
from bocage.core.tables import Row, ScenarioHead, folder, read
from bocage.games.legends_old_west.tables.rows import cm
from bocage.games.legends_old_west.tables.tables import PACKAGE, TERRAIN


class TerrainPiece(Row):
    """A piece of terrain: rect (south-west corner), circle or line."""

    type: str
    shape: str
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    r: float = 0
    x1: float = 0
    y1: float = 0
    x2: float = 0
    y2: float = 0
    name: str = ""
    climbable: bool = False  # LOW-2.14


class Zone(Row):
    """A rectangle of the table."""

    x: float
    y: float
    w: float
    h: float

    @property
    def box(self) -> tuple[int, int, int, int]:
        """West, south, east, north in hundredths."""
        return cm(self.x), cm(self.y), cm(self.x + self.w), cm(self.y + self.h)


class ForceRow(Row):
    """A roster and how many of it; `reserve_turn`: the turn of its entry."""

    unit: str
    count: int
    reserve_turn: int = 0


class MineRow(Row):
    """Mines a side lays in secret before play (LOW-15.12)."""

    weapon: str
    count: int
    zone: Zone


class ArmyRow(Row):
    """A side: edge, points, general, zones, forces, who may ambush, mines."""

    id: str
    name: str
    edge: str
    points: int
    general: str
    zone: Zone
    extra_zones: tuple[Zone, ...] = ()
    forces: tuple[ForceRow, ...] = ()
    may_ambush: tuple[str, ...] = ()
    mines: tuple[MineRow, ...] = ()
    equipment: tuple[str, ...] = ()
    name_fr: str = ""

    @property
    def zones(self) -> tuple[Zone, ...]:
        return (self.zone, *self.extra_zones)


class VictoryRow(Frozen):
    """A victory condition (LOW-24.5); which fields count depends on its type."""

    id: str
    type: str
    text: str
    side: str = ""
    objective: Any = None
    at_turn: int = 0
    margin_points: int = 0
    compare: str = ""
    within_cm: float = 0
    score: int = 0
    score_each: int = 0
    score_per_figures: int = 0
    score_overrides: dict[str, int] = {}
    south_of_y: float = 0
    after_north_of_y: float = 0
    beyond_y: float = 0
    figures: int = 0
    or_tanks: int = 0
    draw_fraction: float = 0
    minimum: dict[str, int] = {}
    or_condition: str = ""
    unit: str = ""
    moves_above: int = 0
    altitudes_cm: tuple[int, ...] = ()
    then_exit: str = ""


class EffectRow(Frozen):
    """A special rule of a scenario; which fields count depends on its type."""

    type: str
    side: str = ""
    unit: str = ""
    units: tuple[str, ...] = ()
    cm: float = 0
    from_turn: int = 0
    until_turn: int = 0
    uses: int = 0
    uses_each: int = 0
    lifts: str = ""
    duration_turns: int = 0
    profile: str = ""
    trait: str = ""
    triggers: tuple[str, ...] = ()
    delay_turns: int = 0
    edge_die: str = ""
    times_each: int = 0
    terrain: str = ""
    by: str = ""
    lane_cm: float = 0
    becomes: str = ""
    smoke: int = 0
    gas: int = 0
    earliest_turn: int = 0
    turn: int = 0
    edge: str = ""
    entry: dict[str, float] = {}
    may_carry: str = ""
    carry_max: int = 0
    nation: str = ""
    forbidden_zone_of: str = ""
    min_cm: float = 0
    max_cm: float = 0
    caller: str = ""
    per_turn: int = 0
    total: int = 0
    as_weapon: str = ""
    ignore_min_range: bool = False
    cover: int = 0
    condition: str = ""


class Scenario(ScenarioHead, kw_only=True):
    """A battle of this game."""

    era: str
    date: str
    table_w_cm: float
    table_h_cm: float
    first_initiative: str = "roll"
    rules_used: tuple[str, ...] = ()
    terrain: tuple[TerrainPiece, ...] = ()
    army: tuple[ArmyRow, ...] = ()
    victory: tuple[VictoryRow, ...] = ()
    effect: tuple[EffectRow, ...] = ()
    free: bool = False  # sides build their own armies (LOW-24.4)

    @property
    def width(self) -> int:
        return cm(self.table_w_cm)

    @property
    def depth(self) -> int:
        return cm(self.table_h_cm)

    def armies(self) -> dict[str, ArmyRow]:
        return {army.id: army for army in self.army}

    def effects(self, kind: str) -> list[EffectRow]:
        return [effect for effect in self.effect if effect.type == kind]


class Ground(Record):
    """A piece of ground: one point and a radius, two points (a line), or a polygon. Later ones lie on top of earlier ones."""

    id: str
    type: str
    points: tuple[tuple[int, int], ...]
    radius: int = 0
    name: str = ""
    structure: int = 0  # points left of a building (LOW-16.14)
    climbable: bool = False  # the scenario marks a wall above 5 cm so (LOW-2.14)


@lru_cache(64)
def ground(pieces: tuple[TerrainPiece, ...]) -> tuple[Ground, ...]:
    """The terrain of a scenario as records of the state; an id is its name, or its type and a number."""
    counts: dict[str, int] = {}
    found: list[Ground] = []
    for piece in pieces:
        counts[piece.type] = counts.get(piece.type, 0) + 1
        ident = piece.name or f"{piece.type}_{counts[piece.type]}"
        if piece.shape == "circle":
            points: tuple[tuple[int, int], ...] = ((cm(piece.x), cm(piece.y)),)
        elif piece.shape == "line":
            points = ((cm(piece.x1), cm(piece.y1)), (cm(piece.x2), cm(piece.y2)))
        else:
            west, south, east, north = cm(piece.x), cm(piece.y), cm(piece.x + piece.w), cm(piece.y + piece.h)
            points = ((west, south), (east, south), (east, north), (west, north))
        found.append(Ground(ident, piece.type, points, cm(piece.r), piece.name, TERRAIN[piece.type].structure_points, piece.climbable))
    return tuple(found)


@cache
def scenarios() -> dict[str, Scenario]:
    """All battles by id."""
    return {scenario.id: scenario for scenario in (read(file, Scenario) for file in folder(PACKAGE, "scenarios"))}
