"""Tables and scenarios as the data files give them; lengths there are inches, and become hundredths of an inch in `layout`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bocage.core.frozen import Frozen
from bocage.core.tables import Row, ScenarioHead, folder, read, resource
from bocage.games.dropzone_commander.tables.army_rows import Army
from bocage.games.dropzone_commander.tables.profiles import INCH, PACKAGE

Number = float | int


class TerrainRow(Row):
    """A piece of ground of a scenario."""

    id: str
    kind: str
    polygon: tuple[tuple[Number, Number], ...]
    height: Number = 0


class StructureRow(Row):
    """A Structure of a scenario."""

    id: str
    shape: str
    size: str
    armour: str
    rect: tuple[Number, Number, Number, Number]
    height: Number
    entrances: tuple[tuple[Number, Number], ...]
    linked_to: tuple[str, ...] = ()
    focal: bool = False
    title: str = ""
    title_fr: str = ""


class MarkerRow(Row):
    """A marker of a scenario: inside a Structure, or at a point."""

    id: str
    kind: str
    structure: str = ""
    at: tuple[Number, ...] = ()


class VictoryRow(Row):
    """What scores, and when (DZC-17.6, DZC-18.3)."""

    objective_carried_vp: int
    objective_extracted_vp: int
    intel_vp: int
    focal_point_vp: int
    focal_score_turns: tuple[int, ...]
    focal_contested: bool


class HiddenRow(Row):
    """Who marks how many Possible Objectives as Confirmed (DZC-15.3); nobody: they are dealt at random."""

    confirmed: int
    marked_by: str = ""
    known_to: tuple[str, ...] = ()


class EntryRow(Row):
    """The part of a table edge over which a force enters, if it is not its whole edge."""

    player: str
    start: tuple[Number, Number]
    stop: tuple[Number, Number]


class Scenario(ScenarioHead):
    """A battle."""

    table: tuple[int, int] = (48, 48)
    army_size: str = ""
    uses_cards: bool = True
    victory: VictoryRow = VictoryRow(1, 2, 1, 1, (), False)
    terrain: tuple[TerrainRow, ...] = ()
    structure: tuple[StructureRow, ...] = ()
    marker: tuple[MarkerRow, ...] = ()
    force: tuple[Army, ...] = ()
    hidden: HiddenRow | None = None
    entry: tuple[EntryRow, ...] = ()


class Body(Row):
    """The body of a kind of unit, in inches; `disc` bodies are round bases."""

    id: str
    shape: str
    length: Number
    width: Number
    height: Number
    source: str
    comment: str = ""


class _Bodies(Row):
    source: str
    body: tuple[Body, ...]


class TerrainKind(Row):
    """A kind of ground (chapter 23)."""

    id: str
    name: str
    move_cost: int
    blocks_los: bool
    soft_cover: bool
    body_cover: bool
    effect: str
    rule: str
    source: str


class StructureShape(Row):
    """A shape of Structure that the map editor offers."""

    id: str
    name: str
    size: str
    width: int
    depth: int
    height: int
    entrances: int
    source: str


class _Terrain(Row):
    terrain: tuple[TerrainKind, ...]
    structure_shape: tuple[StructureShape, ...]


class StructureSize(Row):
    """DZC-19.8, DZC-19.9, DZC-19.10, DZC-19.11, DZC-19.12: one row of the Structure table."""

    id: str
    armour_weak: int
    armour_normal: int
    armour_reinforced: int
    dp: int
    garrison_fire: int
    garrison_max: int
    seed_lines: str
    source: str


class Falling(Frozen):
    """DZC-7.10, DZC-7.11."""

    needed: int
    needed_below_half: int
    energy: int


class Outcome(Frozen):
    """One row of a destruction table (DZC-19.25, DZC-19.26). `passenger_killed_on`: 0 for none, 1 for always."""

    id: str
    dice: tuple[int, ...]
    passenger_killed_on: int
    crash_template: bool


class Reserves(Frozen):
    """DZC-19.6: the number needed in the first turn, the second, the third or later."""

    needed: tuple[int, ...]


class CloseQuarters(Frozen):
    """DZC-19.7: by enemy armour, from 1."""

    needed: tuple[int, ...]


class Search(Frozen):
    """DZC-19.1, DZC-19.2, DZC-19.3, DZC-19.4: by turn of occupation, the fifth or later last."""

    tiny: tuple[int, ...]
    small: tuple[int, ...]
    medium: tuple[int, ...]
    large: tuple[int, ...]


class EnergyArmour(Frozen):
    """Rows by armour from 1, columns by energy from 1; 0 is no damage.

    DZC-19.13, DZC-19.14, DZC-19.15, DZC-19.16, DZC-19.17, DZC-19.18, DZC-19.19, DZC-19.20, DZC-19.21, DZC-19.22.
    """

    rows: tuple[tuple[int, ...], ...]


class LowCrash(Frozen):
    """DZC-9.4: totals of 2D6 at which aircraft and fast movers crash."""

    aircraft: tuple[int, ...]
    fast_mover: tuple[int, ...]


class Availability(Frozen):
    """DZC-10.3, DZC-11.7: dice that keep a squadron in Readiness."""

    attack_run_fails_on: tuple[int, ...]
    interception_fails_on: tuple[int, ...]


class Disc(Frozen):
    """DZC-9.16: a template and its diameter in inches."""

    id: str
    diameter: int


class Tables(Frozen):
    """data/tables.toml."""

    reserve: Reserves
    cqb_damage: CloseQuarters
    search: Search
    energy_armour: EnergyArmour
    structure_size: tuple[StructureSize, ...]
    ground_transport_destruction: tuple[Outcome, ...]
    air_transport_destruction: tuple[Outcome, ...]
    falling_masonry: Falling
    low_altitude_crash: LowCrash
    availability: Availability
    lz_template: tuple[Disc, ...]


@cache
def tables() -> Tables:
    """The tables of the game."""
    return read(resource(PACKAGE, "data", "tables.toml"), Tables)


@cache
def bodies() -> dict[str, Body]:
    """Bodies by id."""
    return {row.id: row for row in read(resource(PACKAGE, "data", "bodies.toml"), _Bodies).body}


@cache
def terrain_kinds() -> dict[str, TerrainKind]:
    """Kinds of ground by id."""
    return {row.id: row for row in read(resource(PACKAGE, "data", "terrain.toml"), _Terrain).terrain}


@cache
def structure_sizes() -> dict[str, StructureSize]:
    """The Structure table by size."""
    return {row.id: row for row in tables().structure_size}


@cache
def template_radius(size: str) -> int:
    """DZC-9.16: the radius of an LZ or blast template in hundredths of an inch."""
    return next(row.diameter for row in tables().lz_template if row.id == size) * INCH // 2


@cache
def damage_needed(armour: int, energy: int) -> int:
    """DZC-6.15, DZC-19.23, DZC-19.24: the number needed to damage, 0 if it cannot be done. Beyond the table its formula goes on."""
    rows = tables().energy_armour.rows
    if 1 <= armour <= len(rows) and 1 <= energy <= len(rows[0]):
        return rows[armour - 1][energy - 1]
    needed = max(2, armour - energy + 5)
    return needed if needed < 7 else 0


@cache
def reserve_needed(turns: int) -> int:
    """DZC-2.12."""
    needed = tables().reserve.needed
    return needed[min(turns, len(needed)) - 1]


@cache
def search_needed(size: str, turns: int) -> int:
    """DZC-14.7: by size of Structure and turns of occupation; 0 where nothing can be searched (DZC-19.5)."""
    rows: dict[str, tuple[int, ...]] = {name: getattr(tables().search, name) for name in ("tiny", "small", "medium", "large")}
    row = rows.get(size)
    return 0 if row is None or turns < 1 else row[min(turns, len(row)) - 1]


@cache
def scenarios() -> Mapping[str, Scenario]:
    """All battles by id."""
    found = [read(file, Scenario) for file in folder(PACKAGE, "scenarios")]
    return {scenario.id: scenario for scenario in found}
