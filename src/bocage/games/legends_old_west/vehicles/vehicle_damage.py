"""Hits on vehicles: location, damage, crews that bail out, wrecks (LOW-19.9 to 19.22, 19.39 to 19.41, 19.44, 19.53)."""

from __future__ import annotations

from bocage.core.decision import Rules, draw
from bocage.core.errors import Refusal
from bocage.games.legends_old_west.aiming import pluck
from bocage.games.legends_old_west.aiming.wounds import Hit, kill, wound, wound_roll
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.concealment import come_upon
from bocage.games.legends_old_west.ground.vehicle_facts import aboard, body, crew, free_spots, has_turret, row_of
from bocage.games.legends_old_west.state.dice import d3, d6
from bocage.games.legends_old_west.state.state import FOREVER, Vehicle
from bocage.games.legends_old_west.state.vehicle_events import Bogged, CrewFled, GotOut, TurretStuck, VehicleDamaged, VehicleStruck, VehicleWrecked
from bocage.games.legends_old_west.tables.scenario import Ground
from bocage.games.legends_old_west.tables.tables import RESULTS, WEAPONS
from bocage.space.plane import outline

WRECKED = 3
"""LOW-19.40: the hit each occupant of a wreck takes."""


def refuse_damage(vehicle: Vehicle, weapon: str) -> Refusal | None:
    """LOW-19.9, LOW-19.10, LOW-19.11: a light weapon cannot damage a heavy vehicle."""
    if weapon and WEAPONS[weapon].vehicle_class == "light" and row_of(vehicle).vehicle_class == "heavy":
        return Refusal("LOW-19.9", "too-light", {"vehicle": vehicle.id, "weapon": weapon})
    return None


def hit_vehicle(game: Battle, hit: Hit) -> Rules[None]:
    """LOW-19.14, LOW-19.44, LOW-19.15: where the hit goes; LOW-19.39: a random crewman, or LOW-19.16: the vehicle."""
    vehicle = game.state.vehicles[hit.target]
    if vehicle.wreck or vehicle.place != "table":
        return
    light = refuse_damage(vehicle, hit.weapon) is not None
    if light and game.option("light_weapons_ignore_heavy"):
        game.emit(VehicleStruck(vehicle.id, "none", False))
        return
    heavy = row_of(vehicle).vehicle_class == "heavy"
    die = yield from d6("location", "LOW-19.15" if heavy else "LOW-19.14")
    where = RESULTS["vehicle_location_heavy" if heavy else "vehicle_location_light"].code(die)
    game.emit(VehicleStruck(vehicle.id, where, where == "crew" or not light))
    if where == "crew":
        yield from hit_crew(game, hit)
    elif not light:
        yield from damage_vehicle(game, hit)


def hit_crew(game: Battle, hit: Hit) -> Rules[None]:
    """LOW-19.39: a random crew member takes the hit; passengers are not chosen."""
    men = [figure.id for figure in crew(game, hit.target)]
    if not men:
        return
    struck = men if len(men) == 1 else (yield from draw("crew", men, 1, why="LOW-19.39"))
    yield from wound(game, struck[0], Hit(struck[0], hit.strength, hit.damage, hit.save, 0, hit.weapon, hit.by, False, hit.cause))


def damage_vehicle(game: Battle, hit: Hit) -> Rules[None]:
    """LOW-2.7, LOW-2.9: the wound roll against E, then 1 or 1D3 hit points; no die against the last one."""
    vehicle = game.state.vehicles[hit.target]
    if not (yield from wound_roll(game, hit.strength, row_of(vehicle).grit, hit.by)):
        return
    lost = 1
    if hit.damage == "1D3" and vehicle.hit_points > 1:
        lost = yield from d3("LOW-2.9")
    left = max(0, vehicle.hit_points - lost)
    game.emit(VehicleDamaged(vehicle.id, vehicle.hit_points - left, left))
    if not left:
        yield from wreck(game, vehicle.id)
        return
    rolls = vehicle.hit_points - left if game.option("damage_roll_per_point") else 1  # LOW-19.41
    for _ in range(rolls):
        if not game.state.vehicles[hit.target].wreck:
            yield from damage_roll(game, hit.target)


def damage_roll(game: Battle, ident: str) -> Rules[None]:
    """LOW-19.16, LOW-19.21: the damage table, then a Pluck test of the crew; on a 6 nothing more is damaged."""
    die = yield from d6("damage", "LOW-19.16")
    code = RESULTS["vehicle_damage"].code(die)
    if code == "explode":  # LOW-19.17
        yield from wreck(game, ident, exploded=True)
        return
    if code == "immobilised":  # LOW-19.18
        game.emit(Bogged(ident, FOREVER, "damage"))
    elif code == "turret" and has_turret(game.state.vehicles[ident]):  # LOW-19.20
        game.emit(TurretStuck(ident))
    elif code == "shaken" and not (yield from crew_test(game, ident, "LOW-19.19")):
        return
    yield from crew_test(game, ident, "LOW-19.16")


def crew_test(game: Battle, ident: str, why: str) -> Rules[bool]:
    """LOW-19.22: a crew that fails its test leaves and flees."""
    men = crew(game, ident)
    if not men:
        return True
    if (yield from pluck.test(game, men[0].id, why)):
        return True
    bail_out(game, ident)
    return False


def bail_out(game: Battle, ident: str) -> None:
    """LOW-19.22: the crew gets out and flees; it may come back once it has rallied."""
    men = crew(game, ident)
    put_out(game, ident, [figure.id for figure in men])
    for unit in dict.fromkeys(figure.unit for figure in men):
        game.emit(CrewFled(unit, ident, game.state.turn))


def abandon(game: Battle, unit: str) -> None:
    """LOW-19.22, LOW-RULING-140: a unit that breaks gets out of the vehicles it is in, as crew or as riders."""
    for ident in [v.id for v in game.state.vehicles.values() if v.place == "table"]:
        men = [figure.id for figure in aboard(game, ident) if figure.unit == unit]
        if men:
            put_out(game, ident, men)


def put_out(game: Battle, ident: str, ids: list[str]) -> None:
    """Places figures beside a vehicle; who finds no room is lost."""
    spots = free_spots(game, body(game.state.vehicles[ident]), len(ids))
    game.emit(GotOut(ident, tuple((figure, spot.x, spot.y) for figure, spot in zip(ids, spots, strict=False))))
    for figure in ids[len(spots) :]:
        kill(game, figure)
    come_upon(game, ids)


def wreck(game: Battle, ident: str, *, exploded: bool = False) -> Rules[None]:
    """LOW-19.40: every occupant takes a Strength 3 hit, survivors get out; LOW-19.17, LOW-19.53: an explosion kills the crew, passengers fare as in a wreck."""
    vehicle = game.state.vehicles[ident]
    corners = outline(body(vehicle)).corners
    game.emit(VehicleWrecked(ident, Ground(f"wreck_{game.state.serial + 1}", "wreck", tuple((x, y) for x, y in corners), name=""), exploded))
    if exploded:
        for figure in crew(game, ident):
            kill(game, figure.id)
    for inmate in [figure.id for figure in aboard(game, ident)]:
        yield from wound(game, inmate, Hit(inmate, WRECKED, cause="wreck"))
    put_out(game, ident, [figure.id for figure in aboard(game, ident)])
