"""Armies built to points: what a roster costs and whether it keeps every limit, with the rule that says so (chapters 4, 8, 12, 18, 24).

A roster is a list of units: groups of like figures with their weapons, vehicles with their crews, aircraft. `refuse_roster` gives the first limit it breaks
and `faults` all of them, each with the path of the offending line, so that a builder can show the reason beside the line. Rosters are kept as TOML or JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

import msgspec

from bocage.core.errors import Invalid, Refusal
from bocage.core.frozen import Frozen
from bocage.core.game import Judged
from bocage.core.tables import parse
from bocage.games.legends_old_west.state.worth import CHIEF, armed
from bocage.games.legends_old_west.tables.rows import AircraftRow, GroupRow, Profile, UnitRow, VehicleRow, Weapon
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, EQUIPMENT, MODELS, PROFILES, UNITS, VEHICLES, WEAPONS

CHIEFS = ("col_regular", "col_irregular", "col_native", "col_askari", "col_elite", "col_cavalry", "ww1_regular", "ww2_regular")
SPECIAL = ("bazooka", "panzerfaust", "flamethrower", "rifle_grenade", "precision_rifle")
"""LOW-18.16: what counts as a special weapon."""
CREWED = ("mg", "gun_light", "gun_medium", "gun_heavy", "mortar_light", "mortar_medium", "mortar_heavy")
LANCE = "col_spear"
"""LOW-8.34, LOW-12.29: the only row used across eras: cavalry still rides in WWII."""
SMALLEST = 8
LARGEST = {"colonial": 16, "ww1": 16, "ww2": 15}
ALONE = ("sniper", "observer", "medic", "dog", "nco", "officer", "senior_officer")


class Group(Frozen):
    """Like figures of a unit: profile, number, the weapons each of them carries, and whether their machine gun stands on a bipod (LOW-18.13)."""

    profile: str
    count: int
    weapons: tuple[str, ...] = ()
    bipod: bool = False


class RosterUnit(Frozen):
    """A unit of a roster. `loadout` says what a vehicle with a choice of armament carries; `chief` is the figure of LOW-8.21."""

    id: str
    groups: tuple[Group, ...] = ()
    name: str = ""
    nation: str = ""
    chief: bool = False
    vehicles: tuple[str, ...] = ()
    loadout: tuple[str, ...] = ()
    aircraft: tuple[str, ...] = ()


class Roster(Frozen):
    """An army: its era, its points, its units, and the unit of its general (LOW-24.6)."""

    name: str
    era: str
    points: int
    general: str
    units: tuple[RosterUnit, ...]
    date: str = ""


def bare(ident: str) -> str:
    """A row's id without its era: `ww2_lmg` is an lmg."""
    return ident.partition("_")[2]


def ready_unit(ident: str) -> RosterUnit:
    """A printed unit (units.toml) as a line of a roster."""
    row = UNITS[ident]
    groups = tuple(Group(group.profile, group.count, group.weapons, group.bipod) for group in row.groups)
    return RosterUnit(row.id, groups, row.name, row.nation, row.chief, row.vehicles, row.vehicle_loadout, row.aircraft)


def unit_row(unit: RosterUnit, era: str) -> UnitRow:
    """A line of a roster as a printed unit, so that `muster` can raise it."""
    groups = tuple(GroupRow(group.profile, group.count, group.weapons, group.bipod) for group in unit.groups)
    return UnitRow(
        unit.id, unit.name or unit.id, era, unit.nation, figures(unit), unit_cost(unit), unit.chief, groups, unit.vehicles, unit.aircraft, "roster",
        vehicle_loadout=unit.loadout,
    )  # fmt: skip


def figures(unit: RosterUnit) -> int:
    """How many figures a unit has."""
    return sum(group.count for group in unit.groups)


def group_cost(group: Group) -> int:
    """LOW-24.4: profile and weapons of each figure; LOW-12.9, LOW-8.25: where the first weapon is included it costs nothing."""
    return group.count * armed(group.profile, group.weapons)


def unit_cost(unit: RosterUnit) -> int:
    """LOW-24.4: figures with their weapons, the chief, vehicles (their armament is in their price) and aircraft; crews are bought as figures."""
    machines = sum(MODELS[ident].points if ident in MODELS else VEHICLES[ident].points for ident in unit.vehicles)
    flying = sum(AIRCRAFT[ident].points for ident in unit.aircraft)
    return sum(group_cost(group) for group in unit.groups) + (CHIEF if unit.chief else 0) + machines + flying


def cost(roster: Roster) -> int:
    """LOW-24.4: what an army costs."""
    return sum(unit_cost(unit) for unit in roster.units)


def general_of(roster: Roster) -> str:
    """LOW-24.6: the unit of the highest-cost leader; the first of them if several cost the same, "" if there is no leader."""
    best, found = 0, ""
    for unit in roster.units:
        for group in unit.groups:
            price = group_cost(group) // max(group.count, 1)
            if PROFILES[group.profile].category == "leader" and price > best:
                best, found = price, unit.id
    return found


def refuse_roster(roster: Roster, options: Mapping[str, str] | None = None) -> Refusal | None:
    """The first limit a roster breaks, None if it keeps them all."""
    return next(faults(roster, options or {}), None)


def faults(roster: Roster, options: Mapping[str, str]) -> Iterator[Refusal]:
    """Every limit a roster breaks, with the rule and where in the roster."""
    if roster.era not in LARGEST:
        yield Refusal("LOW-1.1", "roster-era", {"era": roster.era}, path="era")
        return
    unknown = list(_unknown(roster))
    yield from unknown
    if unknown:
        return
    if not roster.units:
        yield Refusal("LOW-24.4", "roster-empty", path="units")
    names = Counter(unit.id for unit in roster.units)
    for place, unit in enumerate(roster.units):
        here = f"units[{place}]"
        if names[unit.id] > 1:
            yield Refusal("LOW-24.4", "roster-same-name", {"unit": unit.id}, path=f"{here}.id")
        yield from _eras(roster, unit, here)
        yield from _size(roster, unit, here)
        for number, group in enumerate(unit.groups):
            yield from _equipment(unit, group, f"{here}.groups[{number}]", options)
        yield from _team(unit, here, options)
        yield from _specials(roster, unit, here, options)
        yield from _machines(roster, unit, here)
    price = cost(roster)
    if price > roster.points:
        yield Refusal("LOW-24.4", "roster-points", {"cost": price, "points": roster.points}, path="points")
    best = general_of(roster)
    if roster.general not in names or (best and not _is_general(roster)):
        yield Refusal("LOW-24.6", "roster-general", {"unit": roster.general, "right": best}, path="general")


def _is_general(roster: Roster) -> bool:
    """Whether the named general is a leader than whom no other costs more."""
    prices = {unit.id: max([_leader_price(group) for group in unit.groups], default=0) for unit in roster.units}
    return prices.get(roster.general, 0) == max(prices.values())


def _leader_price(group: Group) -> int:
    return group_cost(group) // max(group.count, 1) if PROFILES[group.profile].category == "leader" else 0


def _unknown(roster: Roster) -> Iterator[Refusal]:
    """LOW-24.4: only what the tables hold can be bought."""
    machines = [*VEHICLES, *MODELS]
    for place, unit in enumerate(roster.units):
        for number, group in enumerate(unit.groups):
            here = f"units[{place}].groups[{number}]"
            if group.profile not in PROFILES:
                yield _no_such(group.profile, PROFILES, f"{here}.profile")
            if group.count < 1:
                yield Refusal("LOW-24.4", "roster-count", {"count": group.count}, path=f"{here}.count")
            for weapon in group.weapons:
                if weapon not in WEAPONS:
                    yield _no_such(weapon, WEAPONS, f"{here}.weapons")
        for ident in unit.vehicles:
            if ident not in machines:
                yield _no_such(ident, machines, f"units[{place}].vehicles")
        for ident in unit.loadout:
            if ident not in WEAPONS:
                yield _no_such(ident, WEAPONS, f"units[{place}].loadout")
        for ident in unit.aircraft:
            if ident not in AIRCRAFT:
                yield _no_such(ident, AIRCRAFT, f"units[{place}].aircraft")


def _no_such(ident: str, known: Mapping[str, object] | list[str], path: str) -> Refusal:
    near = get_close_matches(ident, sorted(known), n=1)
    if not near:
        return Refusal("LOW-24.4", "roster-no-row", {"row": ident}, path=path)
    return Refusal("LOW-24.4", "roster-no-row-near", {"row": ident, "near": near[0]}, path=path)


def _rows(unit: RosterUnit) -> Iterator[Profile | Weapon | VehicleRow | AircraftRow]:
    for group in unit.groups:
        yield PROFILES[group.profile]
        yield from (WEAPONS[weapon] for weapon in group.weapons if weapon != LANCE)
    yield from (VEHICLES[MODELS[ident].parent if ident in MODELS else ident] for ident in unit.vehicles)
    yield from (WEAPONS[ident] for ident in unit.loadout)
    yield from (AIRCRAFT[ident] for ident in unit.aircraft)


def _eras(roster: Roster, unit: RosterUnit, here: str) -> Iterator[Refusal]:
    """LOW-1.1: tables of different eras are never mixed; LOW-21.37: aircraft belong to 14-18."""
    if unit.aircraft and roster.era != "ww1":
        yield Refusal("LOW-21.37", "roster-aircraft-era", {"unit": unit.id}, path=f"{here}.aircraft")
        return
    for row in _rows(unit):
        if row.era != roster.era:
            yield Refusal("LOW-1.1", "roster-other-era", {"row": row.id, "era": roster.era}, path=here)
            return


def is_squad(unit: RosterUnit) -> bool:
    """LOW-4.11, LOW-12.5: leaders, medics, snipers, observers and dogs may be alone, crews serve their machine or weapon; all others are a squad."""
    if unit.vehicles or unit.aircraft:
        return False
    if any(bare(weapon) in CREWED for group in unit.groups for weapon in group.weapons):
        return False
    return not all(bare(group.profile) in ALONE or "radio" in [bare(weapon) for weapon in group.weapons] for group in unit.groups)


def _size(roster: Roster, unit: RosterUnit, here: str) -> Iterator[Refusal]:
    """LOW-4.1, LOW-4.2: a squad has at least 8 and at most 16 figures, 15 in WWII; nor has any other unit more, but for the crew of a machine.

    LOW-4.11: single vehicles, aircraft and guns with their crew are units of their own.
    """
    count, largest = figures(unit), LARGEST[roster.era]
    rule = "LOW-4.2" if roster.era == "ww2" else "LOW-4.1"
    guns = sum(group.count for group in unit.groups for weapon in group.weapons if WEAPONS[weapon].kind == "gun")
    if len(unit.vehicles) + len(unit.aircraft) + guns > 1:
        yield Refusal("LOW-4.11", "roster-one-machine", {"unit": unit.id}, path=here)
    if count == 0:
        yield Refusal("LOW-24.4", "roster-no-figures", {"unit": unit.id}, path=f"{here}.groups")
    elif is_squad(unit) and not SMALLEST <= count <= largest:
        yield Refusal(rule, "roster-squad-size", {"unit": unit.id, "count": count, "low": SMALLEST, "high": largest}, path=f"{here}.groups")
    elif count > largest and not (unit.vehicles or unit.aircraft):
        yield Refusal(rule, "roster-unit-size", {"unit": unit.id, "count": count, "high": largest}, path=f"{here}.groups")


def _equipment(unit: RosterUnit, group: Group, here: str, options: Mapping[str, str]) -> Iterator[Refusal]:
    """LOW-12.1 and its like: one permitted set, and so many of the permitted extras."""
    permitted = EQUIPMENT[group.profile]
    if group.bipod and not any(WEAPONS[weapon].range_bipod_cm for weapon in group.weapons):
        yield Refusal("LOW-18.13", "roster-no-bipod", {"profile": group.profile}, path=f"{here}.bipod")
    if options.get("dog_handler_unarmed") == "on" and not group.weapons and any(bare(other.profile) == "dog" for other in unit.groups):
        return
    carried = Counter(group.weapons)
    reason: Refusal | None = None
    for chosen in sorted(permitted.choose_one, key=len, reverse=True):
        if Counter(chosen) - carried:
            continue
        extras = list((carried - Counter(chosen)).elements())
        wrong = [weapon for weapon in extras if weapon not in permitted.extras]
        facts = {"profile": group.profile, "count": len(extras), "most": permitted.extras_max}
        if wrong:
            fault: Refusal | None = Refusal(permitted.rule, "roster-not-permitted", {"profile": group.profile, "weapon": wrong[0]}, path=f"{here}.weapons")
        elif len(extras) > permitted.extras_max:
            fault = Refusal(permitted.rule, "roster-too-many-weapons", facts, path=f"{here}.weapons")
        else:
            fault = _serving(group, chosen, extras, here)
        if fault is None:
            return
        reason = reason or fault
    yield reason or Refusal(permitted.rule, "roster-no-set", {"profile": group.profile}, path=f"{here}.weapons")


def _serving(group: Group, chosen: tuple[str, ...], extras: list[str], here: str) -> Refusal | None:
    """LOW-12.2: the pistol alone is for men who serve a support or special weapon; LOW-14.9, LOW-14.10: the flamethrower's carrier has nothing else."""
    kind, served = bare(group.profile), [bare(weapon) for weapon in extras]
    pistol = [bare(weapon) for weapon in chosen] == ["pistol"]
    if kind in ("regular", "assault") and pistol and not any(weapon in (*SPECIAL, *CREWED, "lmg") for weapon in served):
        return Refusal("LOW-12.2", "roster-pistol-only", {"profile": group.profile}, path=f"{here}.weapons")
    if kind == "eng_demolition" and "flamethrower" in served and not pistol:
        rule = "LOW-14.9" if group.profile.startswith("ww1") else "LOW-14.10"
        return Refusal(rule, "roster-flame-carrier", {"profile": group.profile}, path=f"{here}.weapons")
    return None


def _team(unit: RosterUnit, here: str, options: Mapping[str, str]) -> Iterator[Refusal]:
    """Who must be there beside whom: loaders, assistants, handlers, chiefs."""
    carried: Counter[str] = Counter()
    for group in unit.groups:
        for weapon in group.weapons:
            carried[bare(weapon)] += group.count
    men = sum(group.count for group in unit.groups if bare(group.profile) != "dog")
    era = unit.groups[0].profile[:3] if unit.groups else ""
    if (served := carried["bazooka"] + carried["mg"]) and men < 2 * served and era != "col":
        yield Refusal("LOW-18.2", "roster-no-loader", {"unit": unit.id}, path=f"{here}.groups")
    if (served := carried["flamethrower"]) and men < 2 * served:
        yield Refusal("LOW-14.9" if era == "ww1" else "LOW-14.10", "roster-no-assistant", {"unit": unit.id}, path=f"{here}.groups")
    dogs = figures(unit) - men
    unarmed = sum(group.count for group in unit.groups if not group.weapons and bare(group.profile) != "dog")
    if dogs and men and (dogs > men or (options.get("dog_handler_unarmed") == "on" and unarmed < dogs)):
        yield Refusal("LOW-12.30", "roster-dogs", {"unit": unit.id, "dogs": dogs}, path=f"{here}.groups")
    if unit.chief and not any(group.profile in CHIEFS for group in unit.groups):
        yield Refusal("LOW-12.2" if era != "col" else "LOW-8.21", "roster-chief", {"unit": unit.id}, path=f"{here}.chief")
    if unit.nation == "south_african":
        spears = sum(group.count for group in unit.groups if group.profile == "col_native" and "col_spear" in group.weapons)
        muskets = sum(group.count for group in unit.groups if group.profile == "col_native" and "col_musket" in group.weapons)
        if abs(spears - muskets) > 1:
            yield Refusal("LOW-8.24", "roster-levy", {"spears": spears, "muskets": muskets}, path=f"{here}.groups")


def _specials(roster: Roster, unit: RosterUnit, here: str, options: Mapping[str, str]) -> Iterator[Refusal]:
    """LOW-18.1, LOW-18.16: one special weapon per WWII unit, one LMG and one MG beside it; LOW-18.18: anachronisms."""
    carried: Counter[str] = Counter()
    for group in unit.groups:
        for weapon in group.weapons:
            carried[bare(weapon)] += group.count
    if roster.era == "ww2":
        special = sum(carried[weapon] for weapon in SPECIAL) + max(carried["lmg"] - 1, 0) + max(carried["mg"] - 1, 0)
        if special > 1:
            rule = "LOW-18.16" if carried["lmg"] > 1 or carried["mg"] > 1 else "LOW-18.1"
            yield Refusal(rule, "roster-special", {"unit": unit.id, "count": special}, path=f"{here}.groups")
    if roster.era == "ww1" and options.get("ww1_no_anachronisms") == "on":
        for weapon in ("panzerfaust", "bazooka"):
            if carried[weapon]:
                yield Refusal("LOW-18.18", "roster-anachronism", {"weapon": f"ww1_{weapon}"}, path=f"{here}.groups")


def loadouts(row: VehicleRow) -> list[tuple[str, ...]]:
    """LOW-19.1: what a vehicle may be armed with: `a|b` is a choice, `*n` so many, `?` only some models."""
    ready: list[tuple[str, ...]] = [()]
    for cell in row.weapons:
        grown: list[tuple[str, ...]] = []
        for choice in cell.split("|"):
            name, _, number = choice.partition("*")
            fitted = (name.rstrip("?"),) * int(number or 1)
            grown += [(*before, *fitted) for before in ready]
            if name.endswith("?"):
                grown += ready
        ready = grown
    return ready


def _machines(roster: Roster, unit: RosterUnit, here: str) -> Iterator[Refusal]:
    """LOW-19.1: models, armament and crews of vehicles; LOW-12.11: crews are crew figures; LOW-21.25: airmen by seats."""
    anybody = roster.era == "colonial"  # LOW-RULING-138: the era has no crew figures, its soldiers drive and ride
    crew = sum(group.count for group in unit.groups if anybody or bare(group.profile) == "crew")
    mounts = all(ident in VEHICLES and VEHICLES[ident].vehicle_class == "mount" for ident in unit.vehicles)
    low = high = 0
    for ident in unit.vehicles:
        model = MODELS.get(ident)
        row = VEHICLES[model.parent if model is not None else ident]
        low, high = low + row.crew_min, high + row.crew_max + (row.passengers_max if anybody else 0)
        if model is None and "by_model" in row.weapons:
            yield Refusal("LOW-19.1", "roster-by-model", {"vehicle": ident}, path=f"{here}.vehicles")
        elif unit.loadout and (model is not None or tuple(sorted(unit.loadout)) not in [tuple(sorted(fitted)) for fitted in loadouts(row)]):
            yield Refusal("LOW-19.1", "roster-loadout", {"vehicle": ident}, path=f"{here}.loadout")
        elif not unit.loadout and model is None and len(loadouts(row)) > 1:
            yield Refusal("LOW-19.1", "roster-choose-loadout", {"vehicle": ident}, path=f"{here}.loadout")
    if unit.loadout and not unit.vehicles:
        yield Refusal("LOW-19.1", "roster-loadout", {"vehicle": unit.id}, path=f"{here}.loadout")
    riders = figures(unit) - crew
    room = sum(VEHICLES[MODELS[ident].parent if ident in MODELS else ident].passengers_max for ident in unit.vehicles)
    if unit.vehicles and not mounts and riders > room:
        yield Refusal("LOW-19.1", "roster-passengers", {"unit": unit.id, "count": riders, "most": room}, path=f"{here}.groups")
    if unit.vehicles and not low <= crew <= high and not mounts:
        yield Refusal("LOW-24.4", "roster-crew", {"unit": unit.id, "count": crew, "low": low, "high": high}, path=f"{here}.groups")
    if unit.aircraft and crew != (seats := sum(AIRCRAFT[ident].seats for ident in unit.aircraft)):
        yield Refusal("LOW-21.25", "roster-airmen", {"unit": unit.id, "count": crew, "seats": seats}, path=f"{here}.groups")


def to_json(roster: Roster) -> str:
    """A roster as JSON."""
    return msgspec.json.format(msgspec.json.encode(roster), indent=2).decode()


def from_json(text: str) -> Roster:
    """A roster from JSON; errors name the path."""
    try:
        return msgspec.json.decode(text, type=Roster, strict=True)
    except msgspec.DecodeError as error:
        raise Invalid(f"roster: {error}") from None


def to_toml(roster: Roster) -> str:
    """A roster as TOML, as people write it."""
    lines = [f"{key} = {_toml(getattr(roster, key))}" for key in ("name", "era", "date", "points", "general")]
    for unit in roster.units:
        lines += ["", "[[units]]", *(f"{key} = {_toml(value)}" for key in unit.__struct_fields__ if key != "groups" and (value := getattr(unit, key)))]
        for group in unit.groups:
            lines += ["", "[[units.groups]]", *(f"{key} = {_toml(getattr(group, key))}" for key in group.__struct_fields__)]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    return msgspec.json.encode(value).decode()  # words, numbers and truth are written alike in both


def from_toml(text: str, name: str = "roster.toml") -> Roster:
    """A roster from TOML; errors name the file, the path and the nearest right word."""
    return parse(text, Roster, name)


def judge(text: str, name: str) -> Judged:
    """A roster out of a file: what it costs (LOW-24.4), and the limits it breaks."""
    roster = from_json(text) if text.lstrip().startswith("{") else from_toml(text, name)
    return Judged(0 if any(_unknown(roster)) else cost(roster), tuple(faults(roster, {})))
