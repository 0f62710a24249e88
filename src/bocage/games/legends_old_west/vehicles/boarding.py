"""Going aboard and getting out, manning abandoned vehicles, and men against vehicles in close combat (LOW-19.22 to 19.24, 19.43, 19.46)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass, only
from bocage.games.legends_old_west.aiming.wounds import Hit
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.troops import allowance, carries, melee_strength
from bocage.games.legends_old_west.ground.vehicle_facts import aboard, body, crew, free_spots, may_man, row_of
from bocage.games.legends_old_west.moving.plan import refuse_bound
from bocage.games.legends_old_west.shooting.ambush import set_down
from bocage.games.legends_old_west.state.state import Figure, Vehicle
from bocage.games.legends_old_west.state.vehicle_events import Boarded, GotOut, VehicleStruck, VehicleTaken
from bocage.games.legends_old_west.tables.tables import PROFILES, WEAPONS
from bocage.games.legends_old_west.vehicles import vehicle_damage


class Assault(Answer):
    """With what a man in contact attacks a vehicle: his melee weapon ("melee") or a grenade."""

    weapon: str


ASSAULT: Question[Assault | Pass] = Question("assault_vehicle", Assault | Pass, rule="LOW-19.43")


def boardable(game: Battle, unit: str) -> list[str]:
    """Vehicles that a unit may board now."""
    if not game.state.vehicles:
        return []
    return [v.id for v in game.state.vehicles.values() if refuse_board(game, unit, v.id) is None]


def station_in(game: Battle, unit: str, vehicle: Vehicle) -> str:
    """Crew if it is an abandoned vehicle and the unit is a crew (in the Colonial era anybody, LOW-RULING-138), else passengers."""
    figures = game.standing(unit)
    crewmen = game.setting.era == "colonial" or all(PROFILES[f.profile].category == "crew" for f in figures)
    return "crew" if crewmen and not crew(game, vehicle.id) else "passenger"


def refuse_board(game: Battle, unit: str, ident: str) -> Refusal | None:
    """LOW-19.23: half a move must be left to board, the rest to walk there; room, friends only, trades (LOW-19.46, LOW-12.12)."""
    vehicle, figures = game.state.vehicles[ident], game.standing(unit)
    facts = {"unit": unit, "vehicle": ident}
    if vehicle.wreck or vehicle.place != "table" or not figures:
        return Refusal("LOW-19.40", "vehicle-gone", facts)
    station = station_in(game, unit, vehicle)
    if game.side(ident) != game.side(unit) and (station != "crew" or aboard(game, ident)):
        return Refusal("LOW-19.46", "not-yours", facts)
    if station == "crew":
        fault = next((fault for f in figures if (fault := may_man(f, vehicle)) is not None), None)
        if fault is not None:
            return fault
        if len(figures) > max(row_of(vehicle).crew_max, vehicle.crew_size):
            return Refusal("LOW-19.1", "no-room", facts)
    elif len(aboard(game, ident, "passenger")) + len(figures) > row_of(vehicle).passengers_max or not crew(game, ident):
        return Refusal("LOW-19.1", "no-room", facts)
    for figure in figures:
        bound = refuse_bound(game, figure)
        if bound is not None:
            return bound
        if figure.mount:
            return Refusal("LOW-19.23", "cannot-board", facts)
        if not game.within(figure.id, ident, allowance(game, figure) - half(game, figure) - figure.moved):
            return Refusal("LOW-19.23", "too-far-to-board", {"figure": figure.id, "vehicle": ident})
    return None


def half(game: Battle, figure: Figure) -> int:
    """LOW-19.23: boarding or leaving costs half a move, rounded up."""
    return (allowance(game, figure) + 1) // 2


def board(game: Battle, unit: str, ident: str) -> Rules[None]:
    """LOW-19.23: the unit walks to the vehicle and goes aboard."""
    vehicle, figures = game.state.vehicles[ident], game.standing(unit)
    station = station_in(game, unit, vehicle)
    costs = tuple(min(allowance(game, f) - f.moved, half(game, f) + game.gap(f.id, ident).rounded_up()) for f in figures)
    if station == "crew" and vehicle.unit != unit:
        name = f"{unit}.v{len(game.state.units[unit].vehicles) + 1}"
        game.emit(VehicleTaken(ident, unit, name))
        ident = name
    game.emit(Boarded(ident, tuple(f.id for f in figures), station, costs, game.state.turn))
    return
    yield


def riders(game: Battle, unit: str) -> list[Figure]:
    """Figures of a unit that are passengers of a vehicle on the table."""
    return [
        f
        for ident in game.state.units[unit].figures
        if (f := game.state.figures.get(ident)) is not None
        and f.place == "aboard"
        and f.station == "passenger"
        and (v := game.state.vehicles.get(f.vehicle)) is not None
        and v.place == "table"
    ]


def may_leave(game: Battle, unit: str) -> bool:
    """LOW-19.23: passengers who have half a move left may get out."""
    men = riders(game, unit)
    return bool(men) and all(f.moved + half(game, f) <= allowance(game, f) for f in men)


def leave(game: Battle, unit: str) -> Rules[None]:
    """LOW-19.23: they are placed beside the vehicle; it cost them half a move."""
    for ident in dict.fromkeys(f.vehicle for f in riders(game, unit)):
        men = [f for f in riders(game, unit) if f.vehicle == ident]
        spots = free_spots(game, body(game.state.vehicles[ident]), len(men))
        out = list(zip(men, spots, strict=False))
        game.emit(GotOut(ident, tuple((f.id, spot.x, spot.y) for f, spot in out), tuple(half(game, f) for f, _ in out)))
        yield from set_down(game, [f.id for f, _ in out])


def refuse_abandon(game: Battle, ident: str) -> Refusal | None:
    """LOW-19.23: a crew may leave its vehicle too, if half a move is left and there is room beside it; not on the turn in which it came back (LOW-19.22)."""
    vehicle, men = game.state.vehicles[ident], crew(game, ident)
    facts = {"vehicle": ident}
    if vehicle.wreck or vehicle.place != "table" or not men:
        return Refusal("LOW-19.39", "no-crew", facts)
    if vehicle.boarded and vehicle.boarded == game.state.turn:
        return Refusal("LOW-19.22", "just-boarded", facts)
    if vehicle.has_moved or vehicle.shot_with or any(f.moved + half(game, f) > allowance(game, f) for f in men):
        return Refusal("LOW-19.23", "no-time-to-leave", facts)
    return None if len(free_spots(game, body(vehicle), len(men))) == len(men) else Refusal("LOW-19.23", "no-room-beside", facts)


def abandon(game: Battle, ident: str) -> Rules[None]:
    """LOW-19.23: the crew gets out for half a move; the vehicle stands there until somebody mans it (LOW-19.46)."""
    men = crew(game, ident)
    spots = free_spots(game, body(game.state.vehicles[ident]), len(men))
    game.emit(GotOut(ident, tuple((f.id, spot.x, spot.y) for f, spot in zip(men, spots, strict=True)), tuple(half(game, f) for f in men)))
    yield from set_down(game, [f.id for f in men])


def attackers(game: Battle, side: str) -> list[tuple[str, str]]:
    """LOW-19.43: standing figures of a side in contact with an enemy vehicle, each with it; not those who flee or were thrown (LOW-5.4, LOW-2.27)."""
    found = []
    for vehicle in game.state.vehicles.values():
        if vehicle.place == "table" and not vehicle.wreck and game.side(vehicle.id) != side:
            reach = row_of(vehicle).length + 500
            near = [f for f in game.friends(side) if abs(f.x - vehicle.x) <= reach and abs(f.y - vehicle.y) <= reach]
            found += [(f.id, vehicle.id) for f in near if game.touching(f.id, vehicle.id) and not (game.engaged(f.id) or f.dazed or game.unit(f.unit).fleeing)]
    return found


def means(game: Battle, figure: str, vehicle: Vehicle) -> list[str]:
    """With what a man can hurt a vehicle: his melee weapon unless it is heavy (LOW-19.9), or a grenade."""
    found = ["melee"] if row_of(vehicle).vehicle_class != "heavy" else []
    return found + [weapon.id for weapon in carries(game.figure(figure)) if weapon.type == "grenade"]


def close_combat(game: Battle) -> Rules[None]:
    """LOW-19.43: after the fights each man in contact with a vehicle may attack it: A wound rolls with his weapon, or one grenade."""
    if not game.state.vehicles or game.setting.era == "colonial":
        return
    for side in game.order():
        for figure, ident in attackers(game, side):
            if figure not in game.state.figures or game.state.vehicles[ident].wreck:
                continue
            ways = means(game, figure, game.state.vehicles[ident])
            if not ways:
                continue
            answers: list[Assault | Pass] = [*map(Assault, ways), PASS]
            answer = yield from choose(game, game.seat(figure), ASSAULT, only(answers, "LOW-19.43", "cannot-hurt-it"), {"figure": figure, "vehicle": ident})
            if isinstance(answer, Assault):
                with scope(game, "assault", figure):
                    yield from assault(game, figure, ident, answer.weapon)


def assault(game: Battle, figure: str, ident: str, weapon: str) -> Rules[None]:
    """LOW-19.43: no fight roll and no location: straight to the wound rolls against the vehicle."""
    man = game.figure(figure)
    grenade = weapon != "melee"
    strength = WEAPONS[weapon].force if grenade else melee_strength(game, man)
    game.emit(VehicleStruck(ident, "vehicle"))
    for _ in range(1 if grenade else PROFILES[man.profile].attacks):
        if not game.state.vehicles[ident].wreck:
            yield from vehicle_damage.damage_vehicle(game, Hit(ident, strength, weapon=weapon if grenade else "", by=figure, cause="assault"))
