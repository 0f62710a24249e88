"""Army lists as scenarios and players write them, what they cost, and the sizes and battlegroups of chapter 21 (data/army_building.toml)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bocage.core.tables import Row, read, resource
from bocage.games.dropzone_commander.tables.profiles import PACKAGE, commanders, units


class SquadRow(Row):
    """A squad of an army list. `carries` is for the one unit that is a squad and a transport (DZC-22.68)."""

    id: str
    unit: str
    count: int
    options: tuple[str, ...] = ()
    carries: tuple[str, ...] = ()


class TransportRow(Row):
    """Transports bought for squads of the same battlegroup, or for other transports of it (DZC-12.25)."""

    id: str
    unit: str
    count: int
    carries: tuple[str, ...]
    options: tuple[str, ...] = ()


class BattlegroupRow(Row):
    """One battlegroup of an army list; `variant` names one of two forms of a Special battlegroup."""

    id: str
    kind: str
    squad: tuple[SquadRow, ...]
    transport: tuple[TransportRow, ...] = ()
    start: str = "readiness"
    variant: str = ""
    zone: tuple[tuple[int, int], ...] = ()


class Army(Row):
    """An army list, as a scenario's force writes it."""

    faction: str
    battlegroup: tuple[BattlegroupRow, ...]
    commander: str = ""
    commander_in: str = ""  # the squad whose unit he rides in (DZC-20.1)
    player: str = ""
    points: int = 0
    edges: tuple[str, ...] = ()
    deployment: str = ""
    name: str = ""


def rows_of(group: BattlegroupRow) -> list[SquadRow | TransportRow]:
    """All squads and transports of a battlegroup."""
    return [*group.squad, *group.transport]


def parts_of(group: BattlegroupRow) -> Iterator[tuple[str, SquadRow | TransportRow]]:
    """The same, each with its place in the list: "squad[0]"."""
    yield from ((f"squad[{place}]", squad) for place, squad in enumerate(group.squad))
    yield from ((f"transport[{place}]", transport) for place, transport in enumerate(group.transport))


class Size(Row):
    """DZC-21.1, DZC-21.2: a size of game."""

    id: str
    points_min: int
    points_max: int
    max_battlegroups: int
    source: str


class Formation(Row):
    """DZC-21.3: what one kind (and variant) of battlegroup of a faction holds in a size of game."""

    id: str
    faction: str
    kind: str
    variant: str
    size: str
    name: str
    min_of_kind: int
    max_of_kind: int
    max_squads: int
    slots: tuple[tuple[str, int, int], ...]
    source: str


class _File(Row):
    source: str
    size: tuple[Size, ...]
    battlegroup: tuple[Formation, ...]


@cache
def _tables() -> _File:
    return read(resource(PACKAGE, "data").joinpath("army_building.toml"), _File)


def sizes() -> dict[str, Size]:
    """The sizes of game by id (DZC-21.1)."""
    return {size.id: size for size in _tables().size}


def size_of(points: int) -> str:
    """DZC-21.1: which size of game a number of points makes; "" below the smallest."""
    return next((size.id for size in _tables().size if size.points_min <= points <= size.points_max), "")


def formations(faction: str, kind: str, size: str) -> list[Formation]:
    """The forms in which a faction may field a kind of battlegroup: one, or the two variants of Special."""
    return all_formations(faction, size, kind)


def all_formations(faction: str, size: str, kind: str = "") -> list[Formation]:
    """The forms of battlegroup that a faction has in a size of game, of one kind or of all."""
    return [row for row in _tables().battlegroup if (row.faction, row.size) == (faction, size) and kind in ("", row.kind)]


def options_cost(unit: str, options: tuple[str, ...]) -> int:
    """What the chosen options of one model cost."""
    if not options:
        return 0
    return sum(option.points for option in units()[unit].options if option.id in options)


def cost(army: Army) -> int:
    """DZC-21.5: squads, their transports with options, and the commander."""
    return (commanders()[army.commander].points if army.commander else 0) + sum(map(sum_of, army.battlegroup))


def sum_of(group: BattlegroupRow) -> int:
    """What a battlegroup costs."""
    return sum(row.count * (units()[row.unit].points + options_cost(row.unit, row.options)) for row in rows_of(group))
