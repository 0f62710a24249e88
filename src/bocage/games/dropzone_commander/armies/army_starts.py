"""What a scenario asks of army lists that are written for it: points, and where battlegroups begin (DZC-2.16, DZC-10.2, DZC-22.34, DZC-RULING-96)."""

from __future__ import annotations

from collections import Counter

from bocage.core.state import replace
from bocage.games.dropzone_commander.armies.ready_armies import ready_army
from bocage.games.dropzone_commander.ground.battle import Setting
from bocage.games.dropzone_commander.tables.army_rows import Army, BattlegroupRow, cost, sizes
from bocage.games.dropzone_commander.tables.profiles import FACTIONS, units

OWN = "scenario"  # the ready list that the scenario has for the seat
ROUND = 50


def most_points(setting: Setting) -> int:
    """DZC-RULING-96: the points of the scenario's largest list, rounded up to fifty, within the size of game."""
    largest = max(army.points for army in setting.scenario.force)
    return min(-(-largest // ROUND) * ROUND, sizes()[setting.scenario.army_size].points_max)


def is_fast(group: BattlegroupRow) -> bool:
    """DZC-10.2: fast movers begin in Reserve, whatever else the scenario says."""
    return any(units()[squad.unit].is_fast for squad in group.squad)


def begins(faction: str, group: BattlegroupRow) -> str:
    """Where a battlegroup must begin: fast movers in Reserve (DZC-10.2), Shaltari who come through gates in the Void (DZC-22.34); "" where it is free."""
    if is_fast(group):
        return "reserve"
    return "void" if faction == "shaltari" and any(units()[squad.unit].mass for squad in group.squad) else ""


def asked_starts(setting: Setting, seat: str, faction: str) -> Counter[str]:
    """DZC-2.16, DZC-RULING-96: how many battlegroups the scenario wants in Reserve or on the table, fast movers apart; Shaltari have the Void instead."""
    groups = () if faction == "shaltari" else setting.armies[seat].battlegroup
    return Counter(group.start for group in groups if group.start in ("reserve", "table") and not is_fast(group))


def started(army: Army) -> Counter[str]:
    """The same of a list."""
    return Counter(group.start for group in army.battlegroup if group.start in ("reserve", "table") and not is_fast(group))


def settled(setting: Setting, seat: str, army: Army) -> Army:
    """The list with the starts that are not free, and the scenario's zone for who begins on the table."""
    zone = next((group.zone for group in setting.armies[seat].battlegroup if group.zone), ())
    groups = []
    for group in army.battlegroup:
        start = begins(army.faction, group) or ("readiness" if group.start == "void" else group.start)
        groups.append(replace(group, start=start, zone=zone if start == "table" else ()))
    home = setting.armies[seat]
    return replace(army, battlegroup=tuple(groups), player=seat, points=cost(army), edges=home.edges, deployment=home.deployment)


def ready_list(setting: Setting, seat: str, ready: str) -> Army | None:
    """A ready list by its name, its last battlegroups held back as the scenario asks."""
    if ready == OWN:
        return setting.armies[seat]
    army = ready_army(seat, ready, setting.scenario.army_size, most_points(setting)) if ready in FACTIONS else None
    if army is None:
        return None
    army = settled(setting, seat, army)
    for start, count in asked_starts(setting, seat, army.faction).items():
        free = [group for group in army.battlegroup if group.start == "readiness" and group.kind != "hq"]
        for group in free[len(free) - count :]:
            army = settled(setting, seat, held(army, group.id, start))
    return army


def held(army: Army, name: str, start: str) -> Army:
    """The list with a battlegroup that begins somewhere else."""
    return replace(army, battlegroup=tuple(replace(group, start=start) if group.id == name else group for group in army.battlegroup))
