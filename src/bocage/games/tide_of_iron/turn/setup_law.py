"""What a set-up must respect (TOI-1.10 to TOI-1.17): exactly the forces of the scenario (TOI-0.21), full squads, zones, stacking, tokens."""

from __future__ import annotations

from collections import Counter

from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.state import replace
from bocage.games.tide_of_iron.state.answers import SetUp, SquadPlan, VehiclePlan
from bocage.games.tide_of_iron.state.model import FIGURES, HEAVY_WEAPONS, SLOTS, STACKING, VEHICLES, Battle
from bocage.games.tide_of_iron.state.setting import Setting
from bocage.games.tide_of_iron.tables.scenario import Scenario, SquadRow
from bocage.games.tide_of_iron.tables.tables import box


class Force(Frozen):
    """What a command sets up: bases, figures by their own names, vehicles, tokens."""

    bases: int
    figures: dict[str, int]
    vehicles: dict[str, int]
    specializations: tuple[str, ...]
    concealed: int
    light_bases: int
    vehicle_divisions: dict[str, tuple[str, ...]]


def ready_squads(setting: Setting, command_id: str) -> list[SquadRow]:
    """The squads of the ready set-up that belong to a command (TOI-19.3)."""
    command = setting.command[command_id]
    row = setting.scenario.side[command.side]
    if not command.division:
        return list(row.default_squad)
    if row.team_squad:
        return [squad for squad in row.team_squad if squad.division == command.division]
    light = setting.scenario.division[command.side]["light"].bases
    return list(row.default_squad[:light] if command.division == "light" else row.default_squad[light:])


def ready_plan(setting: Setting, command_id: str) -> SetUp:
    """The ready set-up of a command as a plan."""
    command = setting.command[command_id]
    row = setting.scenario.side[command.side]
    cell = setting.grid.cell
    squads = [SquadPlan(dict(squad.figures), cell(*squad.hex), squad.specialization, squad.inside) for squad in ready_squads(setting, command_id)]
    left = dict(force_of(setting, command_id).vehicles)
    skipped = dict(setting.scenario.division[command.side]["light"].vehicles) if command.division == "dark" else {}
    vehicles = []
    for vehicle in row.default_vehicle:
        if skipped.get(vehicle.id, 0):
            skipped[vehicle.id] -= 1
        elif left.get(vehicle.id, 0):
            left[vehicle.id] -= 1
            vehicles.append(VehiclePlan(vehicle.id, cell(*vehicle.hex)))
    return SetUp(tuple(squads), tuple(vehicles))


def proposals(setting: Setting, command_id: str) -> list[SetUp]:
    """Set-ups to choose from at once: the ready one; with concealed markers in covering terrain; with squads aboard the transports."""
    ready = ready_plan(setting, command_id)
    plans = [ready]
    hidden = [n for n, squad in enumerate(ready.squads) if setting.conceals[squad.cell] and not squad.inside][: force_of(setting, command_id).concealed]
    if hidden:
        plans.append(replace(ready, squads=tuple(replace(squad, concealed=n in hidden) for n, squad in enumerate(ready.squads))))
    walking = [n for n, squad in enumerate(ready.squads) if not squad.inside]
    riders: dict[int, str] = {}
    for number, vehicle in enumerate(ready.vehicles):
        for _ in range(VEHICLES[vehicle.vehicle].transport):
            if walking:
                riders[walking.pop(0)] = str(number)
    if riders:
        plans.append(replace(ready, squads=tuple(replace(squad, aboard=riders.get(n, "")) for n, squad in enumerate(ready.squads))))
    return plans


def force_of(setting: Setting, command_id: str) -> Force:
    """TOI-0.21, TOI-19.3, TOI-19.4: what the scenario gives to a command."""
    found = setting.forces.get(command_id)
    if found is None:
        found = setting.forces[command_id] = _force(setting, command_id)
    return found


def _force(setting: Setting, command_id: str) -> Force:
    command = setting.command[command_id]
    scenario: Scenario = setting.scenario
    row = scenario.side[command.side]
    divisions = scenario.division.get(command.side, {})
    light = divisions["light"].bases if divisions else row.bases
    if not command.division:
        owners: dict[str, tuple[str, ...]] = {}
        for kind, count in row.vehicles.items():
            first = divisions["light"].vehicles.get(kind, 0) if divisions else count
            owners[kind] = ("light",) * min(first, count) + ("dark",) * max(0, count - first)
        figures = {box().figure_of(pool, command.side): count for pool, count in row.figures.items()}
        return Force(row.bases, figures, row.vehicles, row.specializations, row.concealed_markers, light, owners)
    division = divisions[command.division]
    squads = ready_squads(setting, command_id)
    if division.figures:
        figures = {box().figure_of(pool, command.side): count for pool, count in division.figures.items()}
        tokens = division.specializations
    else:
        figures = dict(sum((Counter(squad.figures) for squad in squads), Counter()))
        tokens = tuple(squad.specialization for squad in squads if squad.specialization)
    return Force(division.bases, figures, division.vehicles, tokens, row.concealed_markers, light, {})


def refuse_plan(game: Battle, command_id: str, plan: SetUp, partner: list[SetUp]) -> Refusal | None:
    """TOI-1.10 to TOI-1.16: why a set-up is not allowed, with the path of what is wrong."""
    force = force_of(game.setting, command_id)
    return (
        _refuse_numbers(force, plan)
        or _refuse_squads(game, command_id, force, plan, partner)
        or _refuse_vehicles(game, command_id, plan)
        or _refuse_stacking(game, command_id, plan, partner)
    )


def _refuse_numbers(force: Force, plan: SetUp) -> Refusal | None:
    if len(plan.squads) != force.bases:
        return Refusal("TOI-1.10", "wrong-bases", {"count": force.bases}, path="squads")
    used: Counter[str] = Counter()
    for index, squad in enumerate(plan.squads):
        for figure, count in squad.figures.items():
            if figure not in FIGURES or count < 1:
                return Refusal("TOI-1.11", "no-such-figure", {"unit": figure}, path=f"squads[{index}].figures")
            used[figure] += count
    if dict(used) != dict(force.figures):
        wrong = next(figure for figure in (*force.figures, *used) if used[figure] != force.figures.get(figure, 0))
        return Refusal("TOI-0.21", "wrong-figures", {"figure": wrong, "count": force.figures.get(wrong, 0)}, path="squads")
    if Counter(vehicle.vehicle for vehicle in plan.vehicles) != Counter(force.vehicles):
        return Refusal("TOI-0.21", "wrong-vehicles", path="vehicles")
    return None


def free_forts(game: Battle, partner: list[SetUp]) -> Counter[str]:
    """TOI-25.2, TOI-25.6: the fortifications that nobody is in yet, the partner's plan included, by kind and hex."""
    taken = {unit.inside for unit in game.state.units.values()}
    forts = Counter(f"{fort.kind}:{fort.cell}" for fort in game.state.forts.values() if fort.id not in taken)
    forts.subtract(f"{squad.inside}:{squad.cell}" for other in partner for squad in other.squads if squad.inside)
    return forts


def concealed_by_partner(game: Battle, side: str, partner: list[SetUp]) -> int:
    """TOI-17.1: the markers of the side that the partner has used; the scenario grants them to the side, not to each division."""
    return sum(unit.concealed for unit in game.units_of(side)) + sum(squad.concealed for other in partner for squad in other.squads)


def fitted(game: Battle, command_id: str, plan: SetUp, partner: list[SetUp]) -> SetUp:
    """A ready plan as far as the partner has left room for it: out of taken fortifications, from full hexes into the nearest free one of the zone."""
    side, grid = game.setting.command[command_id].side, game.setting.grid
    forts = free_forts(game, partner)
    count: Counter[int] = Counter(unit.cell for unit in game.on_board(side))
    for other in partner:
        count.update(_cells(other))

    def room(cell: int, mover: str) -> int:
        near = sorted(game.setting.zones[side], key=lambda to: (grid.distance(cell, to), to))
        found = next((to for to in near if count[to] < STACKING and refuse_hex(game, command_id, to, mover, "") is None), cell)
        count[found] += 1
        return found

    vehicles = tuple(replace(vehicle, cell=room(vehicle.cell, "vehicle")) for vehicle in plan.vehicles)
    squads = []
    for squad in plan.squads:
        cell = room(squad.cell, "squad")
        key = f"{squad.inside}:{cell}"
        keeps = bool(squad.inside) and cell == squad.cell and forts[key] > 0
        forts[key] -= keeps
        squads.append(replace(squad, cell=cell, inside=squad.inside if keeps else ""))
    return SetUp(tuple(squads), vehicles)


def _refuse_squads(game: Battle, command_id: str, force: Force, plan: SetUp, partner: list[SetUp]) -> Refusal | None:
    enough = sum(FIGURES[figure].slots * count for figure, count in force.figures.items()) >= SLOTS * force.bases
    tokens = Counter(force.specializations)
    forts = free_forts(game, partner)
    concealed = concealed_by_partner(game, game.setting.command[command_id].side, partner)
    for index, squad in enumerate(plan.squads):
        path = f"squads[{index}]"
        slots = sum(FIGURES[figure].slots * count for figure, count in squad.figures.items())
        if slots > SLOTS or slots < 1 or (enough and slots != SLOTS):
            return Refusal("TOI-1.11" if slots < SLOTS else "TOI-1.10", "squad-not-full", {"slots": slots}, path=f"{path}.figures")
        if squad.specialization:
            tokens[squad.specialization] -= 1
            if tokens[squad.specialization] < 0:
                return Refusal("TOI-1.14", "no-such-token", {"token": squad.specialization}, path=f"{path}.specialization")
            if any(figure in HEAVY_WEAPONS for figure in squad.figures):
                return Refusal("TOI-1.15", "heavy-weapon", {"unit": path}, path=f"{path}.specialization")
        concealed += squad.concealed
        if concealed > force.concealed:
            return Refusal("TOI-17.1", "too-many-concealed", {"count": force.concealed}, path=f"{path}.concealed")
        if squad.inside:
            forts[f"{squad.inside}:{squad.cell}"] -= 1
            if forts[f"{squad.inside}:{squad.cell}"] < 0:
                return Refusal("TOI-25.2", "no-fortification", {"unit": path}, path=f"{path}.inside")
        if not squad.aboard and (refusal := refuse_hex(game, command_id, squad.cell, "squad", f"{path}.cell")):
            return refusal
    return None


def refuse_hex(game: Battle, command_id: str, cell: int, mover: str, path: str) -> Refusal | None:
    """TOI-1.16: in the own deployment zone, in a hex that the unit could enter."""
    side = game.setting.command[command_id].side
    if cell not in game.setting.zones[side]:
        return Refusal("TOI-1.16", "outside-zone", path=path)
    if game.setting.standing_cost(mover, cell) < 0:
        return Refusal(game.setting.terrain[cell].rule, "impassable", {"hex": game.setting.grid.name(cell)}, path=path)
    return None


def _refuse_vehicles(game: Battle, command_id: str, plan: SetUp) -> Refusal | None:
    """Vehicles stand in the zone; squads aboard fit their transports, a partner's too (TOI-8.1, TOI-19.19, TOI-RULING-42)."""
    side = game.setting.command[command_id].side
    for index, vehicle in enumerate(plan.vehicles):
        if refusal := refuse_hex(game, command_id, vehicle.cell, "vehicle", f"vehicles[{index}].cell"):
            return refusal
    load: Counter[str] = Counter(unit.aboard for unit in game.units_of(side) if unit.aboard)
    for index, squad in enumerate(plan.squads):
        if not squad.aboard:
            continue
        capacity = 0
        if squad.aboard.isdecimal() and int(squad.aboard) < len(plan.vehicles):
            capacity = VEHICLES[plan.vehicles[int(squad.aboard)].vehicle].transport
        elif squad.aboard in game.state.units and game.unit(squad.aboard).side == side and not game.unit(squad.aboard).is_squad:
            capacity = game.unit(squad.aboard).vehicle.transport
        load[squad.aboard] += 1
        markers = box().tokens[f"off_board_{side}"].count  # TOI-26.2
        if load[squad.aboard] > capacity or load.total() > markers or squad.concealed or squad.inside:
            return Refusal("TOI-8.1", "no-transport-room", {"vehicle": squad.aboard}, path=f"squads[{index}].aboard")
    return None


def _refuse_stacking(game: Battle, command_id: str, plan: SetUp, partner: list[SetUp]) -> Refusal | None:
    """TOI-7.5: at most three units of a side in a hex, the partner's included."""
    side = game.setting.command[command_id].side
    count: Counter[int] = Counter(unit.cell for unit in game.on_board(side))
    for other in partner:
        count.update(_cells(other))
    count.update(_cells(plan))
    for index, squad in enumerate(plan.squads):
        if not squad.aboard and count[squad.cell] > STACKING:
            return Refusal("TOI-7.5", "hex-full", {"hex": game.setting.grid.name(squad.cell)}, path=f"squads[{index}].cell")
    for index, vehicle in enumerate(plan.vehicles):
        if count[vehicle.cell] > STACKING:
            return Refusal("TOI-7.5", "hex-full", {"hex": game.setting.grid.name(vehicle.cell)}, path=f"vehicles[{index}].cell")
    return None


def _cells(plan: SetUp) -> list[int]:
    return [squad.cell for squad in plan.squads if not squad.aboard] + [vehicle.cell for vehicle in plan.vehicles]
