"""Tables of the three eras (chapters 8 to 12, 20 to 23), read once: profiles, weapons, vehicles, models, aircraft, terrain, templates, rosters, results."""

from __future__ import annotations

from functools import cache
from typing import Any

from bocage.core.frozen import Frozen
from bocage.core.tables import OptionRow, read, resource
from bocage.games.legends_old_west.tables.rows import (
    AircraftRow,
    ConstantRow,
    EquipmentRow,
    FlagRow,
    Model,
    ModifierRow,
    Profile,
    TableRow,
    TemplateRow,
    TerrainRow,
    UnitRow,
    VehicleRow,
    Weapon,
    WoundRow,
)

PACKAGE = "bocage.games.legends_old_west"
ERAS = ("colonial", "ww1", "ww2")
INCH = 250  # LOW-1.6


class _Profiles(Frozen):
    profile: tuple[Profile, ...]


class _Weapons(Frozen):
    weapon: tuple[Weapon, ...]


class _Vehicles(Frozen):
    vehicle: tuple[VehicleRow, ...]


class _Models(Frozen):
    model: tuple[Model, ...]


class _Aircraft(Frozen):
    aircraft: tuple[AircraftRow, ...]


class _Terrain(Frozen):
    terrain: tuple[TerrainRow, ...]


class _Templates(Frozen):
    template: tuple[TemplateRow, ...]


class _Units(Frozen):
    unit: tuple[UnitRow, ...]


class _Equipment(Frozen):
    equipment: tuple[EquipmentRow, ...]


class _Modifiers(Frozen):
    to_hit_modifier: tuple[ModifierRow, ...]
    constant: tuple[ConstantRow, ...]
    option: tuple[FlagRow, ...]


class _Results(Frozen):
    table: tuple[TableRow, ...]
    wound_chart: tuple[WoundRow, ...]


def _file(name: str, kind: Any) -> Any:
    return read(resource(PACKAGE, "data", f"{name}.toml"), kind)


def _by_id(rows: Any) -> Any:
    return {row.id: row for row in rows}


PROFILES: dict[str, Profile] = _by_id(_file("profiles", _Profiles).profile)
WEAPONS: dict[str, Weapon] = _by_id(_file("weapons", _Weapons).weapon)
VEHICLES: dict[str, VehicleRow] = _by_id(_file("vehicles", _Vehicles).vehicle)
MODELS: dict[str, Model] = _by_id(_file("vehicle_models", _Models).model)
AIRCRAFT: dict[str, AircraftRow] = _by_id(_file("aircraft", _Aircraft).aircraft)
TERRAIN: dict[str, TerrainRow] = _by_id(_file("terrain", _Terrain).terrain)
TEMPLATES: dict[str, TemplateRow] = _by_id(_file("templates", _Templates).template)
UNITS: dict[str, UnitRow] = _by_id(_file("units", _Units).unit)
EQUIPMENT: dict[str, EquipmentRow] = {row.profile: row for row in _file("equipment", _Equipment).equipment}
_MODIFIERS: _Modifiers = _file("modifiers", _Modifiers)
CONSTANTS: dict[str, ConstantRow] = _by_id(_MODIFIERS.constant)
_RESULTS: _Results = _file("tables", _Results)
RESULTS: dict[str, TableRow] = _by_id(_RESULTS.table)
WOUND_CHART: dict[int, WoundRow] = {row.diff: row for row in _RESULTS.wound_chart}


@cache
def option_rows() -> tuple[OptionRow, ...]:
    """The options of modifiers.toml as rows of the lobby: no house change without a name (LOW-1.2)."""
    return tuple(
        OptionRow(flag.id, ("on", "off"), "on" if flag.default else "off", (flag.rule,), flag.title or flag.note, flag.title_fr) for flag in _MODIFIERS.option
    )
