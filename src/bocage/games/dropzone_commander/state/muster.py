"""An army in the state: its battlegroups, squads and units, passengers aboard (DZC-9.23, DZC-10.2, DZC-12.28, DZC-20.1, DZC-22.34)."""

from __future__ import annotations

from fractions import Fraction

from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import ABOARD, AIR, GROUND, READINESS, RESERVE, VOID, Battlegroup, DropzoneState, Reserve, Squad, Unit
from bocage.games.dropzone_commander.tables.army_rows import Army, BattlegroupRow, SquadRow, TransportRow
from bocage.games.dropzone_commander.tables.profiles import capacity, units

STARTS = {"readiness": READINESS, "reserve": RESERVE, "void": VOID, "table": READINESS}


def add_army(state: DropzoneState, army: Army) -> None:
    """An army as its list has it, passengers aboard (DZC-12.28)."""
    for group in army.battlegroup:
        add_battlegroup(state, army, group)
    for squad in state.squads.values():
        if squad.id == army.commander_in and army.commander:  # DZC-20.1
            state.units[squad.units[0]] = replace(state.units[squad.units[0]], commander=True)


def add_battlegroup(state: DropzoneState, army: Army, group: BattlegroupRow) -> None:
    """Its squads and transports, in the state the scenario says (DZC-9.23, DZC-10.2)."""
    rows: list[SquadRow | TransportRow] = [*group.squad, *group.transport]
    carrier = {rider: row.id for row in rows for rider in row.carries}
    where = STARTS[group.start]
    for row in rows:
        profile = units()[row.unit]
        names = tuple(f"{row.id}.{number}" for number in range(1, row.count + 1))
        place = where
        if where == VOID and not profile.mass:
            place = READINESS  # DZC-22.34: only squads with Mass are in the Void
        for name in names:
            state.units[name] = Unit(name, row.id, row.unit, place, level=AIR if profile.is_aircraft else GROUND, options=row.options)
        state.squads[row.id] = Squad(row.id, group.id, army.player, row.unit, names, row.count, row.carries, carrier.get(row.id, ""))
    for row in rows:
        fill(state, row)
    squads = tuple(row.id for row in rows)
    state.battlegroups[group.id] = Battlegroup(group.id, army.player, group.kind, squads)
    if where == RESERVE:
        outer = tuple(row.id for row in rows)
        state.reserves[group.id] = Reserve(group.id, group.id, army.player, outer)


def fill(state: DropzoneState, row: SquadRow | TransportRow) -> None:
    """DZC-12.19: passengers are spread over the transports bought for them, filling one after the other."""
    room = dict.fromkeys(state.squads[row.id].units, Fraction(1))
    sizes = {rider: Fraction(1, max(1, capacity(row.unit, state.squads[rider].profile))) for rider in row.carries}
    for rider, size in sorted(sizes.items(), key=lambda entry: -entry[1]):
        squad = state.squads[rider]
        for name in squad.units:
            host = next((unit for unit, left in room.items() if left >= size), None)
            if host is not None:
                room[host] -= size
                state.units[name] = replace(state.units[name], where=ABOARD, host=host)
