"""Rows of the tables: what a profile, a weapon, a vehicle, an aircraft, a terrain or a roster says. Files give centimetres, properties hundredths (LOW-1.6)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import force_setattr

from bocage.core.tables import Row


def cm(value: float) -> int:
    """Centimetres as hundredths."""
    return round(value * 100)


class Profile(Row):
    """A troop profile (LOW-2.1). Shooting 0: cannot shoot."""

    id: str
    era: str
    name_en: str
    name_fr: str
    category: str
    move_cm: float
    fight: int
    strength: int
    grit: int
    attacks: int
    wounds: int
    pluck: int
    fame: int
    fortune: int
    points: int
    hero: bool
    base_radius_cm: float
    source: str
    shooting: int = 0
    seed_line: int = 0
    note: str = ""
    move: int = 0
    """Hundredths."""
    kind: str = ""
    """The id without its era: nco, officer, sniper, medic, ..."""

    def __post_init__(self) -> None:
        force_setattr(self, "move", cm(self.move_cm))
        force_setattr(self, "kind", self.id.split("_", 1)[1])


class Weapon(Row):
    """A weapon row. `reach`, `template` and the like give what is adopted where a text rule differs from the table."""

    id: str
    era: str
    name_en: str
    name_fr: str
    kind: str
    range_cm: float
    min_range_cm: float
    off_table: bool
    strength: int
    damage: str
    template_cm: float
    template_shape: str
    dice: int
    loader_extra_die: bool
    needs_loader: bool
    move_penalty: str
    vehicle_class: str
    needs_setup: bool
    default_available: bool
    points: int
    source: str
    seed_line: int = 0
    note: str = ""
    range_text: str = ""
    strength_he: int = 0
    strength_ac: int = 0
    strength_building: int = 0
    range_bipod_cm: float = 0
    range_tripod_cm: float = 0
    adopted_range_cm: float = 0
    adopted_template_cm: float = 0
    adopted_strength: int = 0
    adopted_strength_bonus: int = 0
    adopted_damage: str = ""
    save: str = ""
    type: str = ""
    """The id without its era: rifle, mg, gun_medium, ..."""
    reach: int = 0
    """Range in hundredths; 0 for contact; guns and radios have no limit (a table's diagonal is shorter than 1,000,000)."""
    least: int = 0
    """Minimum range in hundredths."""
    force: int = 0
    """Strength of a hit on figures."""
    template: int = 0
    """Diameter of a round template, length of a flame, in hundredths."""

    def __post_init__(self) -> None:
        reach = 1_000_000 if self.off_table else cm(self.adopted_range_cm or self.range_tripod_cm or self.range_cm)
        force_setattr(self, "type", self.id.split("_", 1)[1])
        force_setattr(self, "reach", reach)
        force_setattr(self, "least", cm(self.min_range_cm))
        force_setattr(self, "force", self.adopted_strength or self.strength_he or self.strength)
        force_setattr(self, "template", cm(self.adopted_template_cm or self.template_cm))


class VehicleRow(Row):
    """A vehicle of a table."""

    id: str
    era: str
    name_en: str
    name_fr: str
    move_text: str
    road_cm: float
    cross_country_cm: float
    strength: int
    grit: int
    hit_points: int
    armament_text: str
    weapons: tuple[str, ...]
    crew: str
    crew_min: int
    crew_max: int
    passengers: str
    passengers_max: int
    points: int
    vehicle_class: str
    turret: bool
    tracked: bool
    tank: bool
    water: bool
    length_cm: float
    width_cm: float
    source: str
    seed_line: int = 0
    house_fields: str = ""
    note: str = ""
    open: bool = False
    amphibious: bool = False

    length: int = 0
    width: int = 0
    road: int = 0
    cross_country: int = 0

    def __post_init__(self) -> None:
        for name in ("length", "width", "road", "cross_country"):
            force_setattr(self, name, cm(getattr(self, f"{name}_cm")))


class Model(Row):
    """A model of a vehicle row whose armament is "by model"."""

    id: str
    name: str
    parent: str
    weapons: tuple[str, ...]
    crew: int
    points: int
    source: str
    notes: str = ""


class AircraftRow(Row):
    """An aircraft (LOW-21.51 to 21.68)."""

    id: str
    era: str
    name: str
    role: str
    side: str
    move_cm: float
    armament_text: str
    forward_guns: int
    rear_guns: int
    bomb_load_kg: int
    bomb_runs: int
    grit: int
    hit_points: int
    crew: str
    seats: int
    points: int
    turn_deg: int
    wingspan_cm: float
    base_radius_cm: float
    source: str
    seed_line: int = 0
    house_fields: str = ""

    move = property(lambda self: cm(self.move_cm))
    wingspan = property(lambda self: cm(self.wingspan_cm))


class TerrainRow(Row):
    """A type of terrain: how it is walked on and driven through, how it blocks sight, what cover it gives (in-the-way roll needed)."""

    id: str
    name: str
    foot: str
    vehicle: str
    blocks_sight: str
    cover: int
    is_building: bool
    height_cm: float
    structure_points: int
    grit: int
    source: str
    name_fr: str = ""

    height = property(lambda self: cm(self.height_cm))


class TemplateRow(Row):
    """A template of templates.toml."""

    id: str
    shape: str
    source: str
    diameter_cm: float = 0
    length_cm: float = 0
    head_diameter_cm: float = 0
    note: str = ""
    rule: str = ""
    house_fields: str = ""

    diameter = property(lambda self: cm(self.diameter_cm))
    length = property(lambda self: cm(self.length_cm))
    head = property(lambda self: cm(self.head_diameter_cm))


class GroupRow(Row):
    """Figures alike in a roster."""

    profile: str
    count: int
    weapons: tuple[str, ...] = ()
    bipod: bool = False


class UnitRow(Row):
    """A roster of units.toml."""

    id: str
    name: str
    era: str
    nation: str
    figures: int
    points: int
    chief: bool
    groups: tuple[GroupRow, ...]
    vehicles: tuple[str, ...]
    aircraft: tuple[str, ...]
    source: str
    vehicle_loadout: tuple[str, ...] = ()
    note: str = ""
    name_fr: str = ""


class EquipmentRow(Row):
    """What a profile may carry."""

    profile: str
    choose_one: tuple[tuple[str, ...], ...]
    extras: tuple[str, ...]
    extras_max: int
    free_first: bool
    rule: str
    source: str
    note: str = ""


class ConstantRow(Row):
    """A fixed number."""

    id: str
    value: float
    rule: str
    source: str


class ModifierRow(Row):
    """A to-hit modifier."""

    id: str
    value: int
    eras: tuple[str, ...]
    rule: str
    source: str


class FlagRow(Row):
    """An option that is on or off."""

    id: str
    default: bool
    rule: str
    source: str
    note: str = ""
    title: str = ""
    title_fr: str = ""


class ResultRow(Row):
    """One line of a result table: lo to hi on the die."""

    lo: int
    hi: int
    result: str
    code: str
    effects: dict[str, Any] = {}


class TableRow(Row):
    """A result table of tables.toml."""

    id: str
    die: str
    rule: str
    eras: tuple[str, ...]
    source: str
    rows: tuple[ResultRow, ...]
    note: str = ""

    def code(self, face: int) -> str:
        """What a face means."""
        return next(row.code for row in self.rows if row.lo <= face <= row.hi)


class WoundRow(Row):
    """A line of the wound chart (LOW-2.7)."""

    diff: int
    need: int
    second: int
    possible: bool
    source: str
    open_ended: str = ""
    note: str = ""
