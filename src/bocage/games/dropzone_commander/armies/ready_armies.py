"""Army lists that are ready to be taken: one of each faction for a size of game and a number of points (chapter 21).

A list begins with what every army must have and grows, one squad, one larger squad or one battlegroup at a time, while the points allow it and no limit of
`army` is broken. It is the same on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from bocage.core.state import replace
from bocage.games.dropzone_commander.armies.army import refusals
from bocage.games.dropzone_commander.armies.army_lines import Line, battlegroup, lines_of, squad_of, usual
from bocage.games.dropzone_commander.tables.army_rows import Army, BattlegroupRow, Formation, all_formations, cost, sizes, sum_of
from bocage.games.dropzone_commander.tables.profiles import Unit, commanders, units

FIRST = ("hq", "armour", "infantry", "gates")  # what an army begins with; the others are added as points allow
COMMAND_MASS = 3
PLENTY = 15  # a list within so many points of the most is full
SHARES = {"hq": 20, "armour": 35, "infantry": 27, "special": 18, "air": 8, "gates": 16, "drills": 4}  # what part of the points each kind ought to have


def fielded(faction: str, category: str) -> list[Unit]:
    """Units that may fill a slot, cheap ones first; a unit of two modes by the record that lists name (DZC-22.30)."""
    found = [u for u in units().values() if (u.faction, u.category) == (faction, category) and not (u.mode_group and u.id.endswith(("_flight", "_hover")))]
    return sorted(found, key=lambda unit: (unit.points * unit.squad_sizes[0], unit.id))


def line_for(unit: Unit, count: int) -> Line:
    """A squad in its usual transport."""
    return Line(f"{count} {unit.id}", usual(unit.id, count))


def smallest(faction: str, form: Formation, taken: Counter[str]) -> tuple[Line, ...]:
    """The squads that a kind of battlegroup must have, or one if it need have none; units that the army has not yet go before others."""
    wanted = [(category, low) for category, low, _ in form.slots if low] or [(form.slots[0][0], 1)]
    found: list[Line] = []
    for category, low in wanted:
        choice = by_need(fielded(faction, category), taken)
        found += [line_for(choice[0], choice[0].squad_sizes[0])] * low if choice else []
    return tuple(found)


def by_need(choice: list[Unit], taken: Counter[str]) -> list[Unit]:
    """Units that the army has fewest squads of first; a gate that is too narrow for a command unit, or comes through one itself, comes last (DZC-22.33)."""
    return sorted(choice, key=lambda unit: (0 < unit.gate < COMMAND_MASS or (unit.gate > 0 and unit.mass > 0), taken[unit.id]))


@cache
def ready_army(seat: str, faction: str, size: str, most: int) -> Army | None:
    """A list of a faction within the points; None if there is none."""
    army = Army(faction, (), player=seat)
    for form in _forms(faction, size, FIRST):
        army = with_group(army, form, smallest(faction, form, _taken(army)))
    army = _commanded(army, size)
    while cost(army) <= most - PLENTY:
        points = {group.id: sum_of(group) for group in army.battlegroup}
        lacks = {kind: share * most - 100 * sum(points[g.id] for g in army.battlegroup if g.kind == kind) for kind, share in SHARES.items()}
        found = max(_grown(army, size, most), key=lambda grown: (lacks[grown[0]], cost(grown[1])), default=None)
        if found is None:
            break
        army = found[1]
    return army if next(refusals(army, size), None) is None and cost(army) <= most else None


def with_group(army: Army, form: Formation, lines: tuple[Line, ...]) -> Army:
    """The list with one battlegroup more."""
    return replace(army, battlegroup=(*army.battlegroup, battlegroup(free_name(army), form.kind, form.variant, "readiness", lines)))


def free_name(army: Army) -> str:
    """A name for a battlegroup that is not taken: A1, A2, ..."""
    taken = [group.id for group in army.battlegroup]
    return next(name for number in range(1, len(taken) + 2) if (name := f"{army.player}{number}") not in taken)


def rewritten(army: Army, group: BattlegroupRow, lines: tuple[Line, ...]) -> Army:
    """The list with other squads in a battlegroup; without squads the battlegroup is struck out, and a commander without a unit to ride in with it."""
    new = battlegroup(group.id, group.kind, group.variant, group.start, lines)
    groups = tuple(new if one.id == group.id else one for one in army.battlegroup if one.id != group.id or new.squad)
    mounts = [squad.id for one in groups for squad in one.squad if squad.unit in units() and units()[squad.unit].category == "command"]
    mount = army.commander_in if army.commander_in in mounts else next(iter(mounts), "")
    return replace(army, battlegroup=groups, commander=army.commander if mount else "", commander_in=mount if army.commander else "")


def _forms(faction: str, size: str, kinds: tuple[str, ...]) -> Iterator[Formation]:
    """One form of each kind, in this order."""
    for kind in kinds:
        yield from list(all_formations(faction, size, kind))[:1]


def _taken(army: Army) -> Counter[str]:
    return Counter(squad.unit for group in army.battlegroup for squad in group.squad)


def _commanded(army: Army, size: str) -> Army:
    """DZC-21.4: a commander of CV 3, in the first Command unit."""
    chief = next((c for c in commanders().values() if c.faction == army.faction and c.cv == 3 and size in c.allowed), None)
    mount = next((squad.id for group in army.battlegroup for squad in group.squad if units()[squad.unit].category == "command"), "")
    return replace(army, commander=chief.id, commander_in=mount) if chief is not None and mount else army


def _grown(army: Army, size: str, most: int) -> Iterator[tuple[str, Army]]:
    """The list with one thing more, within points and limits, and which kind of battlegroup that is in."""
    for kind, bigger in _bigger(army, size):
        if cost(army) < cost(bigger) <= most and all(refusal.message == "army-points" for refusal in refusals(bigger, size)):
            yield kind, bigger


def _bigger(army: Army, size: str) -> Iterator[tuple[str, Army]]:
    taken = _taken(army)
    for form in all_formations(army.faction, size):
        if len(army.battlegroup) < sizes()[size].max_battlegroups + 1:
            yield form.kind, with_group(army, form, smallest(army.faction, form, taken))
    for group in army.battlegroup:
        lines = lines_of(group)
        for place, line in enumerate(lines):
            count, name, _ = squad_of(line.squad)
            larger = [more for more in units()[name].squad_sizes if more > count]
            if larger:
                yield group.kind, rewritten(army, group, (*lines[:place], line_for(units()[name], larger[0]), *lines[place + 1 :]))
        for form in all_formations(army.faction, size, group.kind):
            if form.variant == group.variant and len(lines) < form.max_squads:
                for category, _, _ in form.slots:
                    choice = by_need(fielded(army.faction, category), taken)
                    yield from ((group.kind, rewritten(army, group, (*lines, line_for(unit, unit.squad_sizes[0])))) for unit in choice[:2])
