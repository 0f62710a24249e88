"""Units, weapons, commanders: data/units_*.toml read once into frozen rows, with lengths in hundredths of an inch and keywords split into word and parameter.

A keyword in the data is a word, or a word and a parameter: "AA", "RW-2", "Dodge 4+", "Gate-F2". What each word does stands in `keywords.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import msgspec

from bocage.core.frozen import Frozen
from bocage.core.tables import Row, find, folder, read

PACKAGE = "bocage.games.dropzone_commander"
INCH = 100
UNLIMITED = 10_000_000  # a range with no limit
FAST = -1  # the Mv of a fast mover (DZC-10.1)
FACTIONS = ("ucm", "scourge", "phr", "shaltari", "resistance")


class Weapon(Frozen):
    """One weapon of a unit. `accuracy` is the number needed; `other` the second accuracy of an a/b weapon (DZC-22.40), 0 for none."""

    id: str
    name: str
    energy: int  # 0: "special", the keyword says what happens
    shots: int
    accuracy: int
    full: int  # R(F)
    countered: int  # R(C)
    move_fire: int  # -1: not limited (fast movers)
    arcs: tuple[str, ...]
    side: str = ""
    other: int = 0
    close: bool = False  # range CC (DZC-22.39)
    ranged: bool = True  # False: the weapon has no target (range NA)
    words: Mapping[str, str] = {}


class Option(Frozen):
    """An upgrade that a unit may buy: a weapon more."""

    id: str
    name: str
    points: int
    weapon: Weapon


class Carries(Frozen):
    """What a transport takes aboard: a unit id or "infantry", and how many (DZC-12.19)."""

    what: str
    max: int


class Unit(Frozen):
    """The profile of a unit: what one model is and can do."""

    id: str
    name: str
    faction: str
    type: str  # vehicle, infantry, aircraft
    category: str
    move: int  # hundredths of an inch, FAST for a fast mover
    armour: int
    dp: int
    active: bool
    passive: int
    evasion: int
    squad_sizes: tuple[int, ...]
    coherency: str
    points: int
    body: str
    words: Mapping[str, str] = {}
    weapons: tuple[Weapon, ...] = ()
    lz: str = ""
    carries: tuple[Carries, ...] = ()
    cqb: Fraction = Fraction(0)
    cqb_dice: str = ""  # a CQB value that is rolled (DZC-22.53)
    fortitude: int = 0
    dodge: int = 0
    mass: Fraction = Fraction(0)
    on_foot: bool = False  # the mass fits a gate marked F
    gate: int = 0
    gate_foot_only: bool = False
    mode_group: str = ""
    options: tuple[Option, ...] = ()
    note: str = ""

    @property
    def is_aircraft(self) -> bool:
        """An aircraft by its profile, in the air or landed."""
        return self.type == "aircraft"

    @property
    def is_infantry(self) -> bool:
        """An infantry base."""
        return self.type == "infantry"

    @property
    def is_fast(self) -> bool:
        """A fast mover (DZC-10.1)."""
        return self.move == FAST


class Commander(Frozen):
    """A commander that may be bought (DZC-20.1, DZC-21.4)."""

    id: str
    name: str
    faction: str
    cv: int
    radius: int
    points: int
    allowed: tuple[str, ...]


class _Weapon(Row):
    name: str
    energy: int | str
    shots: int
    accuracy: int
    range_full: int | str
    range_countered: int | str
    move_fire: int | str
    arcs: tuple[str, ...]
    side: str
    special: tuple[str, ...]
    id: str = ""
    accuracy_other: int = 0


class _Option(Row):
    id: str
    name: str
    points: int
    weapon: _Weapon


class _Unit(Row):
    id: str
    name: str
    type: str
    category: str
    move: int | str
    armour: int
    dp: int
    cm_active: bool
    cm_passive: int
    cm_evasion: int
    squad_sizes: tuple[int, ...]
    coherency: str
    points: int
    special: tuple[str, ...]
    body: str
    source: str
    weapon: tuple[_Weapon, ...] = ()
    lz: str = ""
    carries: tuple[Carries, ...] = ()
    carries_source: str = ""
    cqb: float | str = 0.0
    fortitude: int = 0
    note: str = ""
    mass: float = 0.0
    mass_foot: bool = False
    option: tuple[_Option, ...] = ()
    dodge: int = 0
    mode_group: str = ""
    gate: int = 0
    gate_foot_only: bool = False


class _Commander(Row):
    id: str
    name: str
    cv: int
    radius: int
    points: int
    allowed: tuple[str, ...]
    source: str


class _File(Row):
    faction: str
    name: str
    source: str
    commander: tuple[_Commander, ...]
    unit: tuple[_Unit, ...]


def split(keyword: str) -> tuple[str, str]:
    """A keyword and its parameter: "RW-0.5" is RW of 0.5, "Dodge 4+" is Dodge of 4+."""
    for sign in ("-", " "):
        word, found, parameter = keyword.rpartition(sign)
        if found and parameter[:1] in "0123456789DFSML" and (sign == "-" or parameter[0].isdigit()):
            return word, parameter
    return keyword, ""


def _words(special: tuple[str, ...]) -> dict[str, str]:
    return dict(split(keyword) for keyword in special)


def _range(value: int | str) -> int:
    return INCH if value == "CC" else UNLIMITED if value == "inf" else 0 if isinstance(value, str) else value * INCH


def _weapon(raw: _Weapon, key: str) -> Weapon:
    return Weapon(
        raw.id or key,
        raw.name,
        0 if isinstance(raw.energy, str) else raw.energy,
        raw.shots,
        raw.accuracy,
        _range(raw.range_full),
        _range(raw.range_countered),
        -1 if isinstance(raw.move_fire, str) else raw.move_fire * INCH,
        raw.arcs,
        raw.side,
        raw.accuracy_other,
        raw.range_full == "CC",
        raw.range_full != "NA",
        _words(raw.special),
    )


def _unit(raw: _Unit, faction: str) -> Unit:
    rolled = isinstance(raw.cqb, str)
    return Unit(
        raw.id,
        raw.name,
        faction,
        raw.type,
        raw.category,
        FAST if isinstance(raw.move, str) else raw.move * INCH,
        raw.armour,
        raw.dp,
        raw.cm_active,
        raw.cm_passive,
        raw.cm_evasion,
        raw.squad_sizes,
        raw.coherency,
        raw.points,
        raw.body,
        _words(raw.special),
        tuple(_weapon(weapon, "") for weapon in raw.weapon),
        raw.lz,
        raw.carries,
        Fraction(0) if rolled else Fraction(str(raw.cqb)),
        str(raw.cqb) if rolled else "",
        raw.fortitude,
        raw.dodge,
        Fraction(str(raw.mass)),
        raw.mass_foot,
        raw.gate,
        raw.gate_foot_only,
        raw.mode_group,
        tuple(Option(o.id, o.name, o.points, _weapon(o.weapon, o.id)) for o in raw.option),
        raw.note,
    )


@cache
def _files() -> tuple[_File, ...]:
    return tuple(read(file, _File) for file in folder(PACKAGE, "data") if file.name.startswith("units_"))


@cache
def units() -> dict[str, Unit]:
    """All units of all factions by id."""
    return {unit.id: _unit(unit, file.faction) for file in _files() for unit in file.unit}


@cache
def commanders() -> dict[str, Commander]:
    """All commanders by id."""
    fields = msgspec.structs.fields(_Commander)
    names = [field.name for field in fields if field.name != "source"]

    def made(raw: _Commander, faction: str) -> Commander:
        values: dict[str, Any] = {name: getattr(raw, name) for name in names}
        return Commander(faction=faction, **{**values, "radius": raw.radius * INCH})

    return {raw.id: made(raw, file.faction) for file in _files() for raw in file.commander}


def unit(key: str, where: str = "units") -> Unit:
    """One profile; a wrong id names the nearest right one."""
    return find(units(), key, where, "unit")


def fitted(profile: Unit, options: tuple[str, ...]) -> tuple[Weapon, ...]:
    """The weapons of a unit with the options bought for it."""
    return profile.weapons + tuple(option.weapon for option in profile.options if option.id in options)


@cache
def capacity(carrier: str, passenger: str) -> int:
    """DZC-12.19: how many units of a kind a transport holds when it holds nothing else; a line for the very unit goes before "infantry"."""
    holder, rider = units()[carrier], units()[passenger]
    lines = {line.what: line.max for line in holder.carries}
    if passenger in lines:
        return lines[passenger]
    if "Command Transport" in holder.words and rider.id in ("resistance.gun_technical", "resistance.rocket_technical"):
        return 12  # DZC-22.68
    return lines.get("infantry", 0) if rider.is_infantry else 0
