"""Fire of vehicles: arcs, crews at the weapons, point blank, jams, two shots a turn (LOW-2.32, LOW-19.4 to 19.8, 19.13, 19.38, 19.42, 19.50, 19.52, 19.54)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming.aim import FAR, nearest_in_unit
from bocage.games.legends_old_west.aiming.targets import buildings, each_enemy_unit, enemy_vehicles, refuse_target
from bocage.games.legends_old_west.aiming.to_hit import threshold
from bocage.games.legends_old_west.aiming.vehicle_jam import jam
from bocage.games.legends_old_west.arms import flame, guns, machine_guns
from bocage.games.legends_old_west.arms.templates import era_row, pick_figure, under
from bocage.games.legends_old_west.ground.battle import Battle, measured
from bocage.games.legends_old_west.ground.naming import ground_words
from bocage.games.legends_old_west.ground.troops import shooting
from bocage.games.legends_old_west.ground.vehicle_facts import crew, in_arcs, is_short_handed, is_small_bore, refuse_to_act, row_of
from bocage.games.legends_old_west.state.dice import d6
from bocage.games.legends_old_west.state.fire_events import HeldFire, Missed, Volleyed
from bocage.games.legends_old_west.state.state import Vehicle
from bocage.games.legends_old_west.state.vehicle_events import GunJammed, VehicleShot
from bocage.games.legends_old_west.tables.rows import Weapon, cm
from bocage.games.legends_old_west.tables.tables import CONSTANTS, WEAPONS
from bocage.space.plane import Point, centre_of, step

POINT_BLANK = cm(CONSTANTS["tank_auto_hit_below_cm"].value)
SHOTS = 2
"""LOW-19.38: so many shots a turn, with different weapons."""


class FireWeapon(Answer):
    """A weapon of the vehicle and its target; `as_mg`: a small gun fired as a machine gun; for flame the target is "point"."""

    weapon: str
    aim: str
    as_mg: bool = False

    def target(self) -> tuple[str, str]:
        return "piece", self.aim


FIRE: Question[FireWeapon | Pass] = Question("vehicle_fire", FireWeapon | Pass, rule="LOW-19.38")


def refuse_fire(game: Battle, vehicle: Vehicle, *, on_the_move: bool = False) -> Refusal | None:
    """Whether a vehicle may fire at all: crew (LOW-19.39, LOW-19.46), two shots (LOW-19.38), a WWI tank that moved (LOW-19.5)."""
    fault = refuse_to_act(game, vehicle)
    if fault is not None:
        return fault
    if len(vehicle.shot_with) >= SHOTS:
        return Refusal("LOW-19.38", "two-shots", {"vehicle": vehicle.id})
    moved = vehicle.has_moved or on_the_move
    if moved and game.setting.era == "ww1" and row_of(vehicle).tank:
        return Refusal("LOW-19.5", "move-or-fire", {"vehicle": vehicle.id})
    if moved and is_short_handed(game, vehicle):
        return Refusal("LOW-19.39", "short-handed", {"vehicle": vehicle.id})
    if len(crew(game, vehicle.id)) - (1 if moved else 0) <= len(vehicle.shot_with):
        return Refusal("LOW-19.46", "nobody-at-the-weapon", {"vehicle": vehicle.id})
    return None


def refuse_weapon(game: Battle, vehicle: Vehicle, weapon: str) -> Refusal | None:
    """LOW-19.38: never the same weapon twice; LOW-19.42: guns of one type are one weapon; LOW-19.13: not while jammed."""
    facts = {"vehicle": vehicle.id, "weapon": weapon}
    if weapon not in vehicle.weapons:
        return Refusal("LOW-19.38", "not-fitted", facts)
    if weapon in vehicle.shot_with:
        return Refusal("LOW-19.38", "same-weapon", facts)
    if any(name == weapon and until >= game.state.turn for name, until in vehicle.jams):
        return Refusal("LOW-19.13", "gun-jammed", facts)
    return None


def aim_points(game: Battle, by: str, target: str) -> list[str]:
    """The figure of a unit that would be aimed at; anything else is itself."""
    if target in game.state.units:
        return nearest_in_unit(game, by, target, FAR)
    return [target]


def refuse_shot(game: Battle, ident: str, shot: FireWeapon, *, on_the_move: bool = False) -> Refusal | None:
    """The law of one shot: weapon, target, arc (LOW-2.32)."""
    vehicle = game.state.vehicles[ident]
    fault = refuse_fire(game, vehicle, on_the_move=on_the_move) or refuse_weapon(game, vehicle, shot.weapon)
    return fault if fault is not None else _refuse_at(game, vehicle, shot)


def _refuse_at(game: Battle, vehicle: Vehicle, shot: FireWeapon) -> Refusal | None:
    """The law of the target of a weapon that may be fired."""
    ident, row = vehicle.id, WEAPONS[shot.weapon]
    if shot.as_mg and not (is_small_bore(vehicle, shot.weapon) and shot.aim in game.state.units):
        return Refusal("LOW-16.12", "not-small-bore", {"weapon": shot.weapon})
    if row.kind == "flame":
        return None if shot.aim == "point" and flame_targets(game, vehicle, shot.weapon) else Refusal("LOW-14.22", "no-such-target", {"target": shot.aim})
    if row.kind == "gun" and not shot.as_mg:
        fault = guns.refuse_shot(game, ident, row, shot.aim)
    else:
        fault = refuse_target(game, ident, shot.aim, row.id)
    if fault is not None:
        return fault
    aims = aim_points(game, ident, shot.aim)
    if not aims:
        return Refusal("LOW-2.28", "not-seen", {"target": shot.aim})
    faults = [refuse_aim(game, vehicle, shot, aim) for aim in aims]
    return faults[0] if all(faults) else None


def refuse_aim(game: Battle, vehicle: Vehicle, shot: FireWeapon, aim: str) -> Refusal | None:
    """The law of one aim: arc, range, no friend under the template."""
    row = WEAPONS[shot.weapon]
    if not in_arcs(vehicle, shot.weapon, centre_of(guns.body_of(game, aim))):
        return Refusal("LOW-19.20" if vehicle.turret_stuck else "LOW-2.32", "not-in-arc", {"weapon": shot.weapon, "target": shot.aim})
    if row.kind == "gun" and not shot.as_mg:
        return guns.refuse_aim(game, vehicle.id, row, aim) if shot.aim in game.state.units else None
    gun = era_row(game, "mg") if shot.as_mg else row
    if shot.as_mg and (fault := guns.refuse_range(game, vehicle.id, aim, row)) is not None:
        return fault  # LOW-16.18: at its own minimum range
    return machine_guns.refuse_range(game, vehicle.id, aim, gun) or machine_guns.refuse_laid(game, vehicle.id, aim, gun)


def flame_targets(game: Battle, vehicle: Vehicle, weapon: str) -> list[flame.Spray | flame.SprayInto | Pass]:
    """Directions and dwellings of a vehicle's jet within its arc."""
    found = flame.candidates(game, vehicle.id, weapon)
    return [a for a in found if not isinstance(a, Pass) and jet_bears(game, vehicle, weapon, a)]


def jet_bears(game: Battle, vehicle: Vehicle, weapon: str, answer: flame.Spray | flame.SprayInto) -> bool:
    """LOW-2.32: whether the weapon bears on a direction, or on the middle of a dwelling."""
    if isinstance(answer, flame.SprayInto):
        return in_arcs(vehicle, weapon, centre_of(guns.body_of(game, answer.building)))
    return in_arcs(vehicle, weapon, step(Point(vehicle.x, vehicle.y), answer.facing, 1000))


def shots(game: Battle, ident: str, *, on_the_move: bool = False) -> list[FireWeapon]:
    """All lawful shots of a vehicle."""
    vehicle = game.state.vehicles[ident]
    if refuse_fire(game, vehicle, on_the_move=on_the_move) is not None:
        return []
    key = ("shots", ident, on_the_move)
    known: tuple[Vehicle, list[FireWeapon]] | None = game.places.get(key)
    if known is None or known[0] is not vehicle:
        known = game.places[key] = vehicle, list(_each_shot(game, vehicle))
    return known[1]


def has_shot(game: Battle, ident: str, *, on_the_move: bool = False) -> bool:
    """Whether a vehicle has any lawful shot: the first that is found will do."""
    vehicle = game.state.vehicles[ident]
    if refuse_fire(game, vehicle, on_the_move=on_the_move) is not None:
        return False
    places = game.places
    known: tuple[Vehicle, Any] | None = places.get(("shots", ident, on_the_move)) or places.get(("a shot", ident))
    if known is None or known[0] is not vehicle:
        known = places["a shot", ident] = vehicle, next(_each_shot(game, vehicle), None) is not None
    return bool(known[1])


def _each_shot(game: Battle, vehicle: Vehicle) -> Iterator[FireWeapon]:
    """The lawful shots of a vehicle that may fire, one after the other."""
    for weapon in dict.fromkeys(vehicle.weapons):
        if refuse_weapon(game, vehicle, weapon) is None:
            yield from (shot for shot in _offered(game, vehicle, weapon) if _refuse_at(game, vehicle, shot) is None)


def _offered(game: Battle, vehicle: Vehicle, weapon: str) -> Iterator[FireWeapon]:
    """What one weapon might be fired at."""
    ident, row = vehicle.id, WEAPONS[weapon]
    if row.kind == "flame":
        yield FireWeapon(weapon, "point")
        return
    yield from (FireWeapon(weapon, target) for target in enemy_vehicles(game, ident))
    yield from (FireWeapon(weapon, target) for target in each_enemy_unit(game, ident))
    if row.kind == "gun":
        yield from (FireWeapon(weapon, ground) for ground in buildings(game, ident))
        if is_small_bore(vehicle, weapon):
            yield from (FireWeapon(weapon, target, True) for target in each_enemy_unit(game, ident))


def groups(game: Battle, side: str) -> list[str]:
    """Vehicles of a side that may still fire and have something to fire at."""
    vehicles, done = game.state.vehicles, game.state.done
    return [ident for ident in vehicles if game.side(ident) == side and ident not in done and has_shot(game, ident)]


def fire_weapons(game: Battle, ident: str, *, on_the_move: bool = False) -> Rules[None]:
    """The owner names weapon and target, up to two shots; passing ends the vehicle's fire for this phase."""
    while has_shot(game, ident, on_the_move=on_the_move):

        def refuse(answer: FireWeapon | Pass) -> Refusal | None:
            return None if isinstance(answer, Pass) else refuse_shot(game, ident, answer, on_the_move=on_the_move)

        law: Legal[FireWeapon | Pass] = Legal(refuse, lambda: [*shots(game, ident, on_the_move=on_the_move), PASS], exact=True, default=PASS)
        answer = yield from choose(game, game.seat(ident), FIRE, law, {"vehicle": ident})
        if isinstance(answer, Pass):
            break
        with scope(game, "fire", ident):
            yield from shoot(game, ident, answer, on_the_move=on_the_move)
    if not on_the_move:
        game.emit(HeldFire(ident))


def own_modifier(game: Battle, vehicle: Vehicle, *, on_the_move: bool = False) -> int:
    """LOW-19.8, LOW-19.4, LOW-19.54: -1 from a vehicle that moved, once only, whatever the weapon's own class."""
    return -1 if vehicle.has_moved or on_the_move else 0


def is_point_blank(game: Battle, vehicle: Vehicle, target: str) -> bool:
    """LOW-19.6: a tank at a target less than 30 cm away hits without a roll."""
    return row_of(vehicle).tank and measured(game.base(vehicle.id), guns.body_of(game, target)).below(POINT_BLANK)


def gun_roll(game: Battle, ident: str, gunner: str, row: Weapon, modifier: int, why: str) -> Rules[bool]:
    """LOW-19.42: the T of a crew figure; LOW-2.4; LOW-19.13: a natural 1 jams."""
    die = yield from d6("hit", why)
    hit = die >= threshold(shooting(game.figure(gunner)), modifier)
    if not hit:
        game.emit(Missed(ident))
    if die == 1:
        yield from jam(game, ident, row.id)
    return hit


def shoot(game: Battle, ident: str, shot: FireWeapon, *, on_the_move: bool = False) -> Rules[None]:
    """One shot of a vehicle."""
    vehicle = game.state.vehicles[ident]
    row = WEAPONS[shot.weapon]
    gunner = crew(game, ident)[-1].id
    game.emit(VehicleShot(ident, shot.weapon))
    own = own_modifier(game, vehicle, on_the_move=on_the_move)
    if row.kind == "flame":
        yield from _flame(game, ident, gunner, shot.weapon, own)
        return
    aim = shot.aim
    if aim in game.state.units:
        seen = guns.spotted(game, ident, aim) if row.kind == "gun" and not shot.as_mg else None
        aim = yield from pick_figure(game, ident, aim, seen, lambda each: refuse_aim(game, vehicle, shot, each) is None)
    sure = is_point_blank(game, vehicle, aim)
    if row.kind == "automatic" or shot.as_mg:
        gun = era_row(game, "mg") if shot.as_mg else row
        yield from _machine_gun(game, ident, gunner, gun, aim, own, sure=sure, fired=shot.weapon)
        return
    modifier = own + guns.gun_modifier(game, ident, aim)
    if shot.aim in game.state.units:
        yield from _shell_infantry(game, ident, gunner, row, aim, modifier, sure=sure)
    elif shot.aim in game.state.vehicles:
        why = "LOW-16.6" if game.setting.era == "ww1" else "LOW-16.7"
        if sure or (yield from gun_roll(game, ident, gunner, row, modifier, why)):
            yield from guns.strike(game, ident, gunner, row, aim)
    elif sure:
        yield from guns.shelled(game, aim, row, gunner)
    else:
        yield from guns.at_building(game, ident, gunner, row, aim)


def _machine_gun(game: Battle, ident: str, gunner: str, row: Weapon, aim: str, own: int, *, sure: bool, fired: str) -> Rules[None]:
    """LOW-19.42, LOW-19.50: as in chapter 18, without a loader's die; point blank every die hits. `fired` is the weapon that may jam."""
    dice = yield from machine_guns.ask_dice(game, game.seat(ident), ident, row.id, row.dice)
    hits = dice
    if not sure:
        target = game.state.vehicles.get(aim)
        modifier = own + machine_guns.range_modifier(game, ident, aim, row) - (1 if target is not None and target.has_moved else 0)
        shown = yield from machine_guns.roll_dice(dice, "LOW-18.7")
        least = threshold(shooting(game.figure(gunner)), modifier)
        hits = sum(1 for die in shown if die >= least)
        if shown.count(1) > 1 and game.option("jam_on_one"):
            game.emit(GunJammed(ident, fired, game.state.turn + 1))  # LOW-2.18
    game.emit(Volleyed(ident, aim, dice, hits))
    yield from machine_guns.spread(game, ident, gunner, row, aim, hits)


def _shell_infantry(game: Battle, ident: str, gunner: str, row: Weapon, aim: str, modifier: int, *, sure: bool) -> Rules[None]:
    """LOW-16.5: indirect fire of a vehicle's gun: WWI hits except on a 1, WWII by T; a 1 jams."""
    where = game.base(aim).centre
    what = yield from guns.ask_round(game, game.seat(ident), ident, where)
    if not sure:
        if game.setting.era == "ww1":
            die = yield from d6("hit", "LOW-16.8")
            if die == 1:
                yield from jam(game, ident, row.id)
                return
        elif not (yield from gun_roll(game, ident, gunner, row, modifier, "LOW-16.7")):
            return
    yield from guns.land_shell(game, ident, gunner, row, where, what)


def _flame(game: Battle, ident: str, gunner: str, weapon: str, own: int) -> Rules[None]:
    """LOW-14.22: the direction, the roll, the lengthened jet; a tank that has an enemy under 30 cm does not roll (LOW-19.6)."""
    vehicle = game.state.vehicles[ident]
    law: Legal[flame.Spray | flame.SprayInto | Pass] = Legal(
        lambda a: refuse_jet(game, ident, weapon, a), lambda: [*flame_targets(game, vehicle, weapon), PASS], default=PASS
    )
    answer = yield from choose(game, game.seat(ident), flame.SPRAY, law, {"figure": ident, "weapon": weapon})
    if isinstance(answer, Pass):
        return
    side = game.side(ident)
    if isinstance(answer, flame.Spray):
        reached = [other for other, _ in under(game, flame.jet(game, ident, answer.facing, WEAPONS[weapon].template)) if game.side(other) != side]
    else:
        reached = [answer.building]
    sure = any(is_point_blank(game, vehicle, other) for other in reached)
    if not sure:
        die = yield from d6("hit", "LOW-14.22")
        if die < threshold(shooting(game.figure(gunner)), own):
            game.emit(Missed(ident))
            return
    yield from flame.vehicle_spray(game, ident, gunner, weapon, answer)


def refuse_jet(game: Battle, ident: str, weapon: str, answer: flame.Spray | flame.SprayInto | Pass) -> Refusal | None:
    """LOW-14.22, LOW-2.32: as any jet, within the weapon's arc."""
    vehicle = game.state.vehicles[ident]
    fault = flame.refuse_spray(game, ident, weapon, answer)
    if fault is None and not isinstance(answer, Pass) and not jet_bears(game, vehicle, weapon, answer):
        into = ground_words(game, answer.building) if isinstance(answer, flame.SprayInto) else ""
        return Refusal("LOW-2.32", "not-in-arc", {"weapon": weapon, "target": into})
    return fault
