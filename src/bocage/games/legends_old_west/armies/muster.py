"""Raising the armies of a scenario (LOW-24.2, LOW-24.4, LOW-24.6): units, figures, guns, vehicles and aircraft out of the rosters."""

from __future__ import annotations

from bocage.core.state import replace
from bocage.games.legends_old_west.ground.battle import Battle, Setting
from bocage.games.legends_old_west.state.state import Aircraft, Figure, Gun, LowState, Unit, Vehicle
from bocage.games.legends_old_west.state.worth import value, vehicle_value
from bocage.games.legends_old_west.tables.rows import GroupRow, UnitRow
from bocage.games.legends_old_west.tables.scenario import Scenario, ground
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, MODELS, PROFILES, UNITS, VEHICLES, WEAPONS

HORSE = {"colonial": "col_horse", "ww1": "ww1_horse", "ww2": "ww2_horse"}


def blank(setting: Setting) -> LowState:
    """A table with its terrain and nobody on it."""
    scenario = setting.scenario
    return LowState(
        phase="start", turn=0, active="", first="", figures={}, units={}, guns={}, vehicles={}, aircraft={}, features=ground(scenario.terrain),
        clouds={}, mines={}, charges={}, lost={}, starting={}, worth={}, generals={}, fights=[], done=[], scores=dict.fromkeys(scenario.sides, 0), counters={},
    )  # fmt: skip


def raise_armies(setting: Setting) -> LowState:
    """The state before anything is rolled or chosen."""
    scenario = setting.scenario
    state = blank(setting)
    for army in scenario.army:
        seats = [seat.id for seat in scenario.seats if seat.side == army.id]
        number = 0
        for force in army.forces:
            for copy in range(force.count):
                ident = force.unit if force.count == 1 else f"{force.unit}_{copy + 1}"
                add_unit(state, setting, ident, UNITS[force.unit], army.id, seats[number % len(seats)], force.reserve_turn)
                number += 1
    finish(state, setting)
    return state


def finish(state: LowState, setting: Setting) -> None:
    """Counts a side's starting figures and points, names its general, applies what the scenario says of units."""
    for side in setting.sides:
        figures = [f for f in state.figures.values() if state.units[f.unit].side == side]
        crews = [f for f in figures if f.trade]
        bodies = [v for v in state.vehicles.values() if state.units[v.unit].side == side]
        bodies_air = [a for a in state.aircraft.values() if state.units[a.unit].side == side]
        state.starting[side] = len(figures) - len(crews) + len(bodies) + len(bodies_air)  # LOW-2.26: a vehicle and its crew count as one
        state.worth[side] = sum(value(f) for f in figures) + sum(vehicle_value(v) for v in bodies) + sum(AIRCRAFT[a.row].points for a in bodies_air)
        state.generals[side] = general(state, setting, side)
    for effect in setting.scenario.effects("trait"):
        for ident, figure in list(state.figures.items()):
            if state.units[figure.unit].roster == effect.unit and figure.profile == effect.profile:
                state.figures[ident] = replace(figure, trait=effect.trait)
    for effect in setting.scenario.effects("held_until_alert"):
        for ident, unit in list(state.units.items()):
            if unit.side == effect.side and unit.roster in effect.units:
                state.units[ident] = replace(unit, alert=False)
    for effect in setting.scenario.effects("special_rounds"):
        for ident, gun in list(state.guns.items()):
            if state.units[gun.unit].roster == effect.unit:
                state.guns[ident] = replace(gun, smoke=effect.smoke, gas=effect.gas)
    for effect in setting.scenario.effects("foreign_nation"):
        for ident, unit in list(state.units.items()):
            if unit.roster == effect.unit:
                state.units[ident] = replace(unit, nation=effect.nation)
    for effect in setting.scenario.effects("aa_position"):
        for ident, figure in list(state.figures.items()):
            if state.units[figure.unit].roster == effect.unit:
                state.figures[ident] = replace(figure, aa=True)
    for effect in setting.scenario.effects("respawn"):
        for ident, unit in list(state.units.items()):
            if unit.side == effect.side and unit.roster in effect.units:
                state.units[ident] = replace(unit, returns=effect.times_each)
    for effect in setting.scenario.effects("flare"):
        state.counters[f"flares:{effect.side}"] = effect.uses
    for effect in setting.scenario.effects("off_table_battery"):
        state.counters[f"missions:{effect.side}"] = effect.total
    for effect in setting.scenario.effects("fascine"):
        for ident, vehicle in list(state.vehicles.items()):
            if VEHICLES[vehicle.row].tank:
                state.vehicles[ident] = replace(vehicle, fascine=effect.uses_each > 0)
    for effect in setting.scenario.effects("reserve"):
        for ident, unit in list(state.units.items()):
            if unit.side == effect.side and unit.roster == effect.unit:
                entry = (round(effect.entry.get("x", 0) * 100), round(effect.entry.get("y", 0) * 100), effect.edge)
                state.units[ident] = replace(unit, entry=entry)


def general(state: LowState, setting: Setting, side: str) -> str:
    """LOW-24.6: the highest-cost leader of the unit the scenario names, else of the army."""
    army = setting.armies[side]
    figures = [f for f in state.figures.values() if state.units[f.unit].side == side]
    named = [f for f in figures if state.units[f.unit].roster == army.general] or figures
    leaders = [f for f in named if PROFILES[f.profile].category == "leader"] or named
    return max(leaders, key=lambda f: (PROFILES[f.profile].points, f.id)).id if leaders else ""


def add_unit(state: LowState, setting: Setting, ident: str, row: UnitRow, side: str, seat: str, reserve: int = 0) -> None:
    """One unit of a roster, off the table (LOW-4.3); no roster has a musician or a standard (LOW-4.4)."""
    figures: list[str] = []
    mounted = any(PROFILES[group.profile].category == "mounted" for group in row.groups)
    vehicles = [_vehicle(state, ident, row, n, name) for n, name in enumerate(row.vehicles, 1)]
    craft = [_aircraft(state, ident, n, name) for n, name in enumerate(row.aircraft, 1)]
    guns: list[str] = []
    for group in row.groups:
        for _ in range(group.count):
            figures.append(_figure(state, setting, ident, len(figures) + 1, group, mounted, guns))
    _stations(state, row, figures, vehicles, craft)
    leader = _leader(state, figures)
    if row.chief and leader:
        state.figures[leader] = replace(state.figures[leader], chief=True)
    _pair_crew(state, figures, guns)
    nation = row.nation
    state.units[ident] = Unit(
        ident, side, seat, row.id, nation, tuple(figures), len(figures), leader, tuple(vehicles), tuple(craft), tuple(guns), reserve=reserve
    )


def _figure(state: LowState, setting: Setting, unit: str, number: int, group: GroupRow, mounted: bool, guns: list[str]) -> str:
    profile = PROFILES[group.profile]
    ident = f"{unit}.{number}"
    weapons = tuple(w for w in group.weapons if WEAPONS[w].kind != "gun")
    horse = HORSE[setting.era] if mounted else ""
    support = any(WEAPONS[w].needs_setup for w in weapons)
    guess = any(WEAPONS[w].kind == "guess" for w in weapons)
    rounds = 2 if guess and setting.era != "colonial" else 0  # LOW-17.9
    state.figures[ident] = Figure(
        ident, unit, profile.id, weapons, place="off", wounds=profile.wounds, fame=profile.fame, fortune=profile.fortune, mount=horse, horse=horse,
        set_up=support, smoke=rounds, trait="bipod" if group.bipod else "",
    )  # fmt: skip
    for weapon in group.weapons:
        if WEAPONS[weapon].kind == "gun":
            gun = f"{unit}.g{len(guns) + 1}"
            guns.append(gun)
            state.guns[gun] = Gun(gun, unit, weapon, place="off", smoke=2 if setting.era != "colonial" else 0)
    return ident


def _vehicle(state: LowState, unit: str, row: UnitRow, number: int, name: str) -> str:
    ident = f"{unit}.v{number}"
    model = MODELS.get(name)
    parent = VEHICLES[model.parent if model is not None else name]
    weapons = row.vehicle_loadout or (
        model.weapons if model is not None else tuple(w for w in parent.weapons if "|" not in w and not w.endswith("?") and w != "by_model")
    )
    flat: list[str] = []
    for weapon in weapons:
        base, _, times = weapon.partition("*")
        flat += [base] * (int(times) if times else 1)
    crew = sum(group.count for group in row.groups if PROFILES[group.profile].category == "crew")
    rounds = 2 * sum(WEAPONS[weapon].kind == "gun" for weapon in flat) if parent.era != "colonial" else 0  # LOW-17.9, LOW-RULING-152
    state.vehicles[ident] = Vehicle(
        ident, unit, parent.id, tuple(flat), place="off", model=name if model is not None else "", hit_points=parent.hit_points, crew_size=max(crew, 1),
        smoke=rounds,
    )  # fmt: skip
    return ident


def _aircraft(state: LowState, unit: str, number: int, name: str) -> str:
    ident = f"{unit}.a{number}"
    row = AIRCRAFT[name]
    state.aircraft[ident] = Aircraft(ident, unit, name, hit_points=row.hit_points, bombs=row.bomb_runs)
    return ident


def _stations(state: LowState, row: UnitRow, figures: list[str], vehicles: list[str], craft: list[str]) -> None:
    """Crew figures take their places, with the trade of their vehicle (LOW-12.33); where an era has none, the first men drive (LOW-RULING-138)."""
    drivers = figures[: _teamsters(state, figures, vehicles[0])] if vehicles else []
    for place, ident in enumerate(figures):
        if craft:
            station = "pilot" if place == 0 else "observer"
            state.figures[ident] = replace(state.figures[ident], place="aboard", vehicle=craft[0], station=station, trade="airman")
        elif vehicles:
            tank = VEHICLES[state.vehicles[vehicles[0]].row].tank
            crew = PROFILES[state.figures[ident].profile].category == "crew" or ident in drivers
            state.figures[ident] = replace(
                state.figures[ident],
                place="aboard",
                vehicle=vehicles[0],
                station="crew" if crew else "passenger",
                trade=("tank_crew" if tank else "driver") if crew else "",
            )


def _teamsters(state: LowState, figures: list[str], vehicle: str) -> int:
    """How many men of a Colonial unit drive its wagon: as many as it must have, and those for whom there is no seat (LOW-10.25)."""
    row = VEHICLES[state.vehicles[vehicle].row]
    if row.era != "colonial":
        return 0
    return min(row.crew_max, max(row.crew_min, len(figures) - row.passengers_max))


def _leader(state: LowState, figures: list[str]) -> str:
    """The unit's leader: the highest Pluck (LOW-4.12), else its first figure that is no animal."""
    leaders = [f for f in figures if PROFILES[state.figures[f].profile].category == "leader"]
    others = [f for f in figures if PROFILES[state.figures[f].profile].category != "animal"] or figures
    return max(leaders, key=lambda f: PROFILES[state.figures[f].profile].pluck) if leaders else others[0] if others else ""


def _pair_crew(state: LowState, figures: list[str], guns: list[str]) -> None:
    """Loaders and gunners (LOW-18.2, LOW-14.10, LOW-16.15), and dogs with their handler (LOW-12.30)."""
    if guns:
        for ident in figures:
            if PROFILES[state.figures[ident].profile].category == "gunner":
                state.figures[ident] = replace(state.figures[ident], gun=guns[0])
        return
    free = [f for f in figures if PROFILES[state.figures[f].profile].category not in ("leader", "animal") and not _serves(state, f)]
    for ident in figures:
        if _serves(state, ident) and free:
            mate = free.pop() if len(free) > 1 else free.pop(0)
            state.figures[mate] = replace(state.figures[mate], loader_of=ident)
    for ident in figures:
        if PROFILES[state.figures[ident].profile].category == "animal" and free:
            state.figures[ident] = replace(state.figures[ident], handler=free.pop(0))  # LOW-12.30: one animal each


def _serves(state: LowState, ident: str) -> bool:
    """Whether a figure's weapon wants a second man."""
    return any(WEAPONS[w].needs_loader or WEAPONS[w].kind in ("flame", "guess") for w in state.figures[ident].weapons)


def battle(scenario: Scenario, options: dict[str, str]) -> Battle:
    """A battle with its armies on the table or waiting beside it, before anybody has decided anything."""
    setting = Setting(scenario, options)
    return Battle(raise_armies(setting), setting)
