"""Army building (chapter 21). An army list is what a scenario's `force` holds; `refusals` says all that is wrong with one, with rules and places.

Slots, numbers of battlegroups and points per size are in data/army_building.toml; profiles and commanders in data/units_*.toml.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import msgspec

from bocage.core.errors import Invalid, Refusal, did_you_mean
from bocage.core.game import Judged
from bocage.core.tables import parse
from bocage.games.dropzone_commander.tables.army_rows import (
    Army,
    BattlegroupRow,
    Formation,
    TransportRow,
    all_formations,
    cost,
    formations,
    parts_of,
    rows_of,
    size_of,
    sizes,
)
from bocage.games.dropzone_commander.tables.profiles import capacity, commanders, units

FREE_KINDS = ("gates", "drills")  # DZC-21.2: they do not count against the number of battlegroups
RARE_LIMIT = {"skirmish": 1, "clash": 2, "battle": 3}  # DZC-21.7


def named(unit: str) -> str:
    """A unit by the message that names it, or by its id if there is no such unit."""
    return f"@unit-{unit.replace('.', '-').replace('_', '-')}" if unit in units() else unit


def refuse(army: Army, size: str) -> Refusal | None:
    """The first thing that is wrong with a list, if any."""
    return next(refusals(army, size), None)


def refusals(army: Army, size: str) -> Iterator[Refusal]:
    """DZC-21.1: everything that is wrong with a list, each with its rule and its path."""
    if size not in sizes():
        raise Invalid(f'no size of game "{size}". {did_you_mean(size, sizes())}')
    unknown = list(_unknown(army))
    if unknown:
        yield from unknown
        return
    row, points = sizes()[size], cost(army)
    if not row.points_min <= points <= row.points_max:
        yield Refusal("DZC-21.1", "army-points", {"points": points, "min": row.points_min, "max": row.points_max, "size": f"@size-{size}"})
    counted = [group for group in army.battlegroup if group.kind not in FREE_KINDS]
    if len(counted) > row.max_battlegroups:
        yield Refusal("DZC-21.2", "army-battlegroups", {"count": len(counted), "max": row.max_battlegroups, "size": f"@size-{size}"})
    yield from _kinds(army, size)
    yield from _commander(army, size)
    for number, group in enumerate(army.battlegroup):
        yield from _slots(army.faction, group, size, f"battlegroup[{number}]")
        yield from _squads(group, f"battlegroup[{number}]")
        yield from _transports(group, f"battlegroup[{number}]")
    yield from _rarities(army, size)


def ill_formed(army: Army) -> Iterator[Refusal]:
    """What no list may have in any size of game: unknown units, squads of a size that there is not, transports without room."""
    unknown = list(_unknown(army))
    yield from unknown
    for number, group in enumerate(army.battlegroup if not unknown else ()):
        yield from _squads(group, f"battlegroup[{number}]")
        yield from _transports(group, f"battlegroup[{number}]")


def group_refusals(army: Army, name: str, size: str) -> Iterator[Refusal]:
    """What is wrong with one battlegroup of a list, and with what it shares with the others: Rare, Allied and Feral squads."""
    unknown = list(_unknown(army))
    if unknown:
        yield from unknown
        return
    for number, group in enumerate(army.battlegroup):
        if group.id == name:
            yield from _slots(army.faction, group, size, f"battlegroup[{number}]")
            yield from _squads(group, f"battlegroup[{number}]")
            yield from _transports(group, f"battlegroup[{number}]")
    yield from _rarities(army, size)


def _unknown(army: Army) -> Iterator[Refusal]:
    """Ids that do not exist, or are of another faction, or are used twice."""
    seen: list[str] = []
    for number, group in enumerate(army.battlegroup):
        for part, row in parts_of(group):
            path = f"battlegroup[{number}].{part}"
            profile = units().get(row.unit)
            if profile is None or profile.faction != army.faction:
                yield Refusal("DZC-21.6", "army-unit", {"unit": named(row.unit), "faction": f"@faction-{army.faction}"}, path=path)
            elif any(option not in [o.id for o in profile.options] for option in row.options):
                yield Refusal("DZC-21.5", "army-option", {"unit": named(row.unit), "options": ", ".join(row.options)}, path=path)
            if row.id in seen:
                yield Refusal("DZC-21.6", "army-twice", {"id": row.id}, path=path)
            seen.append(row.id)
    chief = commanders().get(army.commander)
    if army.commander and (chief is None or chief.faction != army.faction):
        yield Refusal("DZC-21.4", "army-commander", {"commander": army.commander}, path="commander")


def _kinds(army: Army, size: str) -> Iterator[Refusal]:
    """DZC-21.3: how many battlegroups of each kind."""
    held = Counter(group.kind for group in army.battlegroup)
    known = {row.kind: row for row in all_formations(army.faction, size)}
    for kind in held:
        if kind not in known:
            yield Refusal("DZC-21.3", "army-no-kind", {"kind": f"@battlegroup-{kind}", "size": f"@size-{size}"})
    for kind, row in known.items():
        if held[kind] < row.min_of_kind:
            yield Refusal("DZC-21.3", "army-too-few-of-kind", {"kind": f"@battlegroup-{kind}", "min": row.min_of_kind, "count": held[kind]})
        if held[kind] > row.max_of_kind:
            yield Refusal("DZC-21.3", "army-too-many-of-kind", {"kind": f"@battlegroup-{kind}", "max": row.max_of_kind, "count": held[kind]})


def _commander(army: Army, size: str) -> Iterator[Refusal]:
    """DZC-21.4, DZC-20.1: a commander of a level the size allows, in a Command unit, with a Headquarters battlegroup."""
    if not army.commander:
        return
    chief = commanders()[army.commander]
    if size not in chief.allowed:
        yield Refusal("DZC-21.4", "army-commander-level", {"commander": chief.name, "cv": chief.cv, "size": f"@size-{size}"}, path="commander")
    if not any(group.kind == "hq" for group in army.battlegroup):
        yield Refusal("DZC-21.4", "army-commander-headquarters", {"commander": chief.name}, path="commander")
    mounts = [row for group in army.battlegroup for row in group.squad if row.id == army.commander_in]
    if not mounts or units()[mounts[0].unit].category != "command":
        yield Refusal("DZC-20.1", "army-commander-mount", {"commander": chief.name, "squad": army.commander_in}, path="commander_in")


def _slots(faction: str, group: BattlegroupRow, size: str, path: str) -> Iterator[Refusal]:
    """DZC-21.3, DZC-21.6: each squad takes a slot of its category; of two variants the one that fits best is meant."""
    forms = [form for form in formations(faction, group.kind, size) if group.variant in ("", form.variant)]
    if forms:
        reasons = [list(_form_refusals(form, group, path)) for form in forms]
        yield from min(reasons, key=len)


def _form_refusals(form: Formation, group: BattlegroupRow, path: str) -> Iterator[Refusal]:
    if len(group.squad) > form.max_squads:
        yield Refusal("DZC-21.3", "army-squads", {"group": group.id, "count": len(group.squad), "max": form.max_squads, "name": form.name}, path=path)
    taken = Counter(units()[squad.unit].category for squad in group.squad)
    limits = {category: (low, high) for category, low, high in form.slots}
    for category, count in taken.items():
        low, high = limits.get(category, (0, 0))
        if not high:
            yield Refusal("DZC-21.6", "army-no-slot", {"group": group.id, "category": f"@category-{category}", "name": form.name}, path=path)
        elif count > high:
            yield Refusal("DZC-21.6", "army-slot-full", {"group": group.id, "category": f"@category-{category}", "count": count, "max": high}, path=path)
    for category, (low, _) in limits.items():
        if taken[category] < low:
            yield Refusal("DZC-21.6", "army-slot-empty", {"group": group.id, "category": f"@category-{category}", "min": low}, path=path)


def _squads(group: BattlegroupRow, path: str) -> Iterator[Refusal]:
    """DZC-1.5: the sizes of its S+C entry; DZC-22.30: a unit of two modes is listed by its ground (or fast) record."""
    for place, squad in enumerate(group.squad):
        profile, where = units()[squad.unit], f"{path}.squad[{place}]"
        if squad.count not in profile.squad_sizes:
            sizes_text = ", ".join(map(str, profile.squad_sizes))
            yield Refusal("DZC-1.5", "army-squad-size", {"unit": named(squad.unit), "count": squad.count, "sizes": sizes_text}, path=where)
        if profile.mode_group and squad.unit.endswith(("_flight", "_hover")):
            yield Refusal("DZC-22.30", "army-mode", {"unit": named(squad.unit)}, path=where)


def _transports(group: BattlegroupRow, path: str) -> Iterator[Refusal]:
    """DZC-21.5, DZC-12.18, DZC-12.19: transports carry squads of their own battlegroup, each squad once, and have room for them."""
    rows = {row.id: row for row in rows_of(group)}
    aboard: list[str] = []
    for part, carrier in parts_of(group):
        where = f"{path}.{part}"
        if isinstance(carrier, TransportRow) and units()[carrier.unit].category != "transport":
            yield Refusal("DZC-21.6", "army-not-a-transport", {"unit": named(carrier.unit)}, path=where)
        if isinstance(carrier, TransportRow) and not carrier.carries:
            yield Refusal("DZC-21.5", "army-transport-for-nobody", {"transport": carrier.id}, path=where)
        load: list[tuple[str, int]] = []
        for rider in carrier.carries:
            room = capacity(carrier.unit, rows[rider].unit) if rider in rows else 0
            if rider not in rows:
                yield Refusal("DZC-12.18", "army-carries-stranger", {"transport": carrier.id, "squad": rider}, path=where)
            elif rider in aboard:
                yield Refusal("DZC-12.18", "army-carried-twice", {"squad": rider}, path=where)
            elif not room:
                yield Refusal("DZC-12.19", "army-cannot-carry", {"unit": named(carrier.unit), "passenger": named(rows[rider].unit)}, path=where)
            else:
                load.append((rows[rider].unit, rows[rider].count))
            aboard.append(rider)
        if not holds_all(carrier.unit, carrier.count, load):
            yield Refusal("DZC-12.19", "army-no-room", {"transport": carrier.id, "count": carrier.count}, path=where)


def holds_all(carrier: str, count: int, riders: list[tuple[str, int]]) -> bool:
    """DZC-12.19: whether so many transports have room for all, none of the riders divided between two."""
    room = [Fraction(1)] * count
    for size, number in sorted(((Fraction(1, capacity(carrier, unit)), number) for unit, number in riders), reverse=True):
        for _ in range(number):
            place = next((place for place, left in enumerate(room) if left >= size), None)
            if place is None:
                return False
            room[place] -= size
    return True


def _rarities(army: Army, size: str) -> Iterator[Refusal]:
    """DZC-21.7, DZC-21.8, DZC-22.72: Rare squads are few, and Allied and Feral squads do not mix."""
    squads = [squad.unit for group in army.battlegroup for squad in group.squad]
    everyone = squads + [row.unit for group in army.battlegroup for row in group.transport]
    for unit, count in Counter(squads).items():
        if "Rare" in units()[unit].words and count > RARE_LIMIT[size]:
            yield Refusal("DZC-21.7", "army-rare", {"unit": named(unit), "count": count, "max": RARE_LIMIT[size], "size": f"@size-{size}"})
    words = [word for unit in everyone for word in units()[unit].words]
    if "Allied" in words and "Feral" in words:
        yield Refusal("DZC-21.8", "army-allied-and-feral", {})


def save(army: Army) -> str:
    """An army list as JSON text, to keep and to send."""
    return msgspec.json.format(msgspec.json.encode(army)).decode()


def load(text: str, name: str = "army list") -> Army:
    """An army list from what `save` wrote, or from TOML of the same form."""
    if not text.lstrip().startswith("{"):
        return parse(text, Army, name)
    try:
        return msgspec.json.decode(text, type=Army)
    except msgspec.DecodeError as error:
        raise Invalid(f"{name}: {error}") from None


def judge(text: str, name: str = "army list") -> Judged:
    """A list out of a file: what it costs, and the limits of the size of game it makes (DZC-21.1)."""
    army = load(text, name)
    unknown = tuple(_unknown(army))
    if unknown:
        return Judged(0, unknown)
    points = cost(army)
    return Judged(points, tuple(refusals(army, size_of(points) or next(iter(sizes())))))
