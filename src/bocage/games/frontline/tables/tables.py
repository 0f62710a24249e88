"""The printed things: force cards, weapons, action cards, equipment, terrain, damage counters. All numbers come from the files in `data/`.

A row is what a file says; `ForceCard`, `Weapon` and the module's tables are what rules look up, made once and shared by all battles.
"""

from __future__ import annotations

from typing import Any, Literal

from bocage.core.frozen import Frozen
from bocage.core.tables import Row, find, read, resource

PACKAGE = "bocage.games.frontline"

Cover = Literal["light", "medium", "heavy"]


class ForceRow(Row):
    """A force card (FL-11.1 to FL-11.9). Names are labels and have no effect (FL-1.5)."""

    id: str
    name: str
    nation: Literal["us", "uk", "germany"]
    role: str
    kind: Literal["soldier", "vehicle", "gun"]
    vp: int
    command: int
    morale: int
    equipment: int
    weapon: str
    abilities: tuple[str, ...]
    inherent_cover: int
    armored: bool
    armor: int
    source: str


class MixedCell(Row):
    """One column of a row that mixes black and red values (FL-7.7)."""

    fp: int
    mode: Literal["aimed", "rapid", "dash"]
    vs_armor: int


class WeaponRow(Row):
    """A weapon table: firepower by range bracket, -1 is a dash (FL-7.3 to FL-7.7); a sniper's grows with the range (FL-11.31)."""

    id: str
    name: str
    weapon_class: str
    ammo: str
    aimed: tuple[int, ...]
    rapid: tuple[int, ...]
    aimed_vs_armor: tuple[int, ...]
    rapid_vs_armor: tuple[int, ...]
    rifle_grenade_ok: bool
    source: str
    mixed_row: tuple[MixedCell, ...] = ()
    note: str = ""


class NamedRow(Row):
    """A row with an id and a name: an ammo type."""

    id: str
    name: str
    source: str


class ActionRow(Row):
    """An action card: title, type symbols, when it can be played for its text, and its numbers (FL-12.1 to FL-12.6)."""

    id: str
    name: str
    copies: int
    symbols: tuple[Literal["attack", "move", "lasting", "instant"], ...]
    play_as: tuple[str, ...]
    effect: str
    rule: str
    source: str
    copies_source: str
    firepower_bonus: int = 0
    firepower_bonus_by_range: tuple[int, ...] = ()
    firepower_per_card_behind: int = 0
    no_halving: bool = False
    cover: int = 0
    cover_per_morale_hit: int = 0
    cover_until_end_of_turn: int = 0
    steps: int = 0
    directions: tuple[str, ...] = ()
    terrain_numbers: tuple[int, ...] = ()
    max_in_play_total: int = 0
    limit_source: str = ""


class EquipmentRow(Row):
    """A kind of equipment counter and how many of it each side has (FL-3.11, FL-14.20 to FL-14.25)."""

    id: str
    name: str
    count_per_side: int
    timing: str
    effect: str
    rule: str
    count_source: str
    source: str
    firepower: int = 0
    ranges: tuple[int, ...] = ()
    requires_weapon_class: tuple[str, ...] = ()
    cover: int = 0


class TerrainRow(Row):
    """A terrain type: cover level and special note (FL-13.3, FL-13.4, FL-13.5 to FL-13.8)."""

    id: str
    name: str
    cover: Cover
    note: str
    rule: str
    source: str
    on_advance_in: str = ""
    on_advance_out: str = ""
    held_value: int = 1
    firepower_bonus: int = 0
    range_shift: int = 0


class TerrainCardRow(Row):
    """A double-sided terrain card; it can only lie at its number (FL-13.2)."""

    id: str
    number: int
    front: str
    back: str
    source: str


class CounterRow(Row):
    """A damage counter and its three costs (FL-9.3)."""

    id: str
    result: Literal["pin", "morale", "wound", "dead"]
    copies: int
    cost_light: int
    cost_medium: int
    cost_heavy: int
    source: str


class AbilityRow(Row):
    """A special ability (FL-11.8)."""

    id: str
    name: str
    effect: str
    rule: str
    source: str


class _Forces(Frozen):
    force: tuple[ForceRow, ...]


class _Weapons(Frozen):
    weapon: tuple[WeaponRow, ...]
    ammo_type: tuple[NamedRow, ...]
    range_brackets: tuple[tuple[int, int], ...]


class _Actions(Frozen):
    action_card: tuple[ActionRow, ...]


class _Equipment(Frozen):
    equipment: tuple[EquipmentRow, ...]


class _Terrain(Frozen):
    terrain_type: tuple[TerrainRow, ...]
    terrain_card: tuple[TerrainCardRow, ...]


class _Counters(Frozen):
    damage_counter: tuple[CounterRow, ...]


class _Abilities(Frozen):
    ability: tuple[AbilityRow, ...]


def _data(name: str, kind: type[Any]) -> Any:
    return read(resource(PACKAGE, "data", f"{name}.toml"), kind)


class Parameters(Frozen):
    """Global numbers, the house ones among them (FL-RULING-03, FL-RULING-18)."""

    board: dict[str, Any]
    hand: dict[str, int]
    combat: dict[str, Any]
    damage: dict[str, Any]
    cards: dict[str, int]
    victory: dict[str, Any]
    sides: dict[str, tuple[str, ...]]


PARAMETERS: Parameters = _data("parameters", Parameters)
ABILITIES: dict[str, AbilityRow] = {row.id: row for row in _data("abilities", _Abilities).ability}
ACTIONS: dict[str, ActionRow] = {row.id: row for row in _data("action_cards", _Actions).action_card}
EQUIPMENT: dict[str, EquipmentRow] = {row.id: row for row in _data("equipment", _Equipment).equipment}
TERRAIN: dict[str, TerrainRow] = {row.id: row for row in _data("terrain", _Terrain).terrain_type}
TERRAIN_CARDS: tuple[TerrainCardRow, ...] = _data("terrain", _Terrain).terrain_card
COUNTERS: dict[str, CounterRow] = {row.id: row for row in _data("damage_counters", _Counters).damage_counter}
WEAPON_ROWS: dict[str, WeaponRow] = {row.id: row for row in _data("weapons", _Weapons).weapon}
AMMO: dict[str, NamedRow] = {row.id: row for row in _data("weapons", _Weapons).ammo_type}

# FL-1.3: 165 cards are force cards, terrain cards and action cards
DECK: tuple[str, ...] = tuple(sorted(row.id for row in ACTIONS.values() for _ in range(row.copies)))  # FL-1.6: one deck for both
CUP: tuple[str, ...] = tuple(sorted(row.id for row in COUNTERS.values() for _ in range(row.copies)))  # FL-3.17
# FL-9.19: the Pin counters begin at 1, 2, 3
COST: dict[str, dict[str, int]] = {row.id: {"light": row.cost_light, "medium": row.cost_medium, "heavy": row.cost_heavy} for row in COUNTERS.values()}
LEVEL: dict[str, str] = {row.id: row.cover for row in TERRAIN.values()}  # FL-13.4, FL-13.6, FL-13.7, FL-13.8
SUPPLY: dict[str, int] = {row.id: row.count_per_side for row in EQUIPMENT.values()}

HAND_BASE: int = PARAMETERS.hand["base_hand_size"]
TACTICS_BONUS: int = PARAMETERS.hand["tactics_bonus"]
MAX_RANGE: int = PARAMETERS.combat["max_range"]
CONCEALMENT: int = PARAMETERS.combat["sniper_concealment_cover"]


class Weapon:
    """A weapon as rules read it, with the ammo type of its box (FL-11.5, FL-11.6, FL-11.7).

    `fire[armoured][mode]` is the firepower at each range from 0 to 7, -1 where it cannot fire (FL-7.3, FL-7.5, FL-15.4).
    """

    __slots__ = ("ammo", "fire", "id", "kind", "name", "rifle_grenade")

    def __init__(self, row: WeaponRow) -> None:
        self.id, self.name, self.kind = row.id, row.name, row.weapon_class
        self.ammo = "" if row.ammo == "none" else row.ammo  # FL-3.12: without an Ammunition box no counter is needed
        self.rifle_grenade = row.weapon_class in EQUIPMENT["rifle_grenade"].requires_weapon_class  # FL-14.22
        if row.mixed_row:  # FL-7.7
            plain = {mode: [cell.fp if cell.mode == mode else -1 for cell in row.mixed_row] for mode in ("aimed", "rapid")}
            armour = {mode: [cell.vs_armor if cell.mode == mode else -1 for cell in row.mixed_row] for mode in ("aimed", "rapid")}
        else:
            plain = {"aimed": list(row.aimed), "rapid": list(row.rapid)}
            armour = {"aimed": list(row.aimed_vs_armor), "rapid": list(row.rapid_vs_armor)}
        self.fire = tuple(
            {mode: tuple(values[distance // 2] for distance in range(MAX_RANGE + 1)) for mode, values in rows.items()} for rows in (plain, armour)
        )


WEAPONS: dict[str, Weapon] = {row.id: Weapon(row) for row in WEAPON_ROWS.values()}


class ForceCard:
    """A force card as rules read it: the row, its weapon, and its abilities as plain facts."""

    __slots__ = (
        "abilities",
        "armor",
        "armored",
        "assistant",
        "cautious",
        "command",
        "cover",
        "equipment",
        "fearless",
        "id",
        "kills",
        "kind",
        "medic",
        "morale",
        "name",
        "nation",
        "on_point",
        "pathfinder",
        "planning",
        "role",
        "sniper",
        "soldier",
        "stops",
        "tactics",
        "throwing_arm",
        "tough",
        "vp",
        "weapon",
    )  # fmt: skip

    def __init__(self, row: ForceRow) -> None:
        self.id, self.name, self.nation, self.role, self.kind = row.id, row.name, row.nation, row.role, row.kind
        self.vp, self.command, self.morale, self.equipment = row.vp, row.command, row.morale, row.equipment
        self.weapon = find(WEAPONS, row.weapon, f"forces of {row.nation}, {row.id}", "weapon")
        self.abilities = row.abilities
        for ability in row.abilities:
            find(ABILITIES, ability, f"forces of {row.nation}, {row.id}", "ability")
        has = row.abilities.__contains__
        self.assistant, self.cautious, self.fearless, self.pathfinder = has("assistant"), has("cautious"), has("fearless"), has("pathfinder")
        self.on_point, self.planning, self.tactics, self.throwing_arm = has("on_point"), has("planning"), has("tactics"), has("throwing_arm")
        self.tough, self.medic, self.sniper = has("tough"), has("medic"), has("sniper")
        self.soldier = row.kind == "soldier"
        self.armored, self.armor, self.cover = row.armored, row.armor, row.inherent_cover
        scale = "tough_" if self.tough else ""
        self.stops: int = PARAMETERS.damage[f"{scale}wounds_to_immobilise"]  # FL-6.6, FL-11.18
        self.kills: int = PARAMETERS.damage[f"{scale}wounds_to_kill"]  # FL-9.11


CARDS: dict[str, ForceCard] = {row.id: ForceCard(row) for nation in ("us", "uk", "germany") for row in _data(f"forces_{nation}", _Forces).force}
