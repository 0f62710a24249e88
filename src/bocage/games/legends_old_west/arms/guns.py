"""Guns: direct fire at vehicles and buildings, indirect fire at infantry, Colonial shell; buildings under fire (LOW-9.7 to 9.9, chapter 16)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, choose_unless_forced, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming.aim import FAR, nearest, nearest_in_unit
from bocage.games.legends_old_west.aiming.aim import refuse_target as refuse_figure
from bocage.games.legends_old_west.aiming.crews import FULL_CREW, gunners
from bocage.games.legends_old_west.aiming.in_the_way import in_the_way
from bocage.games.legends_old_west.aiming.spotting import OBSERVER, spotter, use_spotter
from bocage.games.legends_old_west.aiming.targets import buildings, enemy_aircraft, enemy_units, enemy_vehicles, held_by, refuse_target, sees_building
from bocage.games.legends_old_west.aiming.to_hit import spent, to_hit
from bocage.games.legends_old_west.aiming.vehicle_jam import jam
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve, wound_roll
from bocage.games.legends_old_west.arms.blast import burst
from bocage.games.legends_old_west.arms.cannonball import fire_ball
from bocage.games.legends_old_west.arms.clouds import refuse_round, release
from bocage.games.legends_old_west.arms.grenades import DEBRIS, occupants
from bocage.games.legends_old_west.arms.guessing import SHELL, rounds_left
from bocage.games.legends_old_west.arms.malfunction import malfunction
from bocage.games.legends_old_west.arms.templates import centre, pick_figure, refuse_friends, uncover
from bocage.games.legends_old_west.ground.battle import CLOUD_RADII, Battle, measured
from bocage.games.legends_old_west.ground.naming import ground_words, in_cm
from bocage.games.legends_old_west.state.arms_events import BuildingCollapsed, BuildingHit, GunFired, RoundSpent
from bocage.games.legends_old_west.state.dice import d3, d6
from bocage.games.legends_old_west.state.fire_events import HeldFire, Missed
from bocage.games.legends_old_west.state.state import Gun
from bocage.games.legends_old_west.tables.rows import Weapon
from bocage.games.legends_old_west.tables.tables import RESULTS, TERRAIN, WEAPONS
from bocage.space.plane import Disc, Point, Wall, centre_of, heading
from bocage.space.plane.shapes import Area

LONG = 10_000
"""LOW-16.2: beyond one metre."""
COLLAPSE = 4
"""LOW-16.14: the hit on each occupant of a building that falls."""


class Load(Answer):
    """The round a gun fires."""

    round: str


class Lay(Answer):
    """What a gun is laid on: a unit, a vehicle, an aircraft, a building, or "point" for ball and canister."""

    aim: str

    def target(self) -> tuple[str, str]:
        return "piece", self.aim


LAY: Question[Lay | Pass] = Question("lay_gun", Lay | Pass, rule="LOW-16.5")
LOAD: Question[Load] = Question("load", Load, rule="LOW-16.4")


def gun_of(game: Battle, figure: str) -> Gun | None:
    """The gun that a gunner serves: his own, or one he stands at (LOW-8.44)."""
    known = game.figure(figure)
    gun = game.state.guns.get(known.gun)
    if gun is not None and game.within(gun.id, figure, 1):
        return gun
    return next((g for g in game.state.guns.values() if g.place == "table" and game.side(g.id) == game.side(figure) and game.within(g.id, figure, 1)), None)


def refuse_gun(game: Battle, gun: Gun) -> Refusal | None:
    """What keeps a gun from firing: silence, packing, its crew (LOW-15.7, LOW-18.9, LOW-16.15)."""
    turn = game.state.turn
    if gun.silent >= turn:
        return Refusal("LOW-9.11" if game.setting.era == "colonial" else "LOW-15.7", "piece-silent", {"piece": gun.id, "until": gun.silent})
    if WEAPONS[gun.weapon].needs_setup and not gun.set_up:
        return Refusal("LOW-18.9", "not-set-up", {"figure": gun.id, "weapon": gun.weapon})
    if gun.fired == turn and turn:
        return Refusal("LOW-2.31", "gun-has-fired", {"gun": gun.id})
    crew = len(gunners(game, gun.id))
    if crew == 0 or (crew < FULL_CREW and gun.fired and gun.fired >= turn - 1):
        return Refusal("LOW-16.15", "gun-crew", {"gun": gun.id, "crew": crew})
    return None


def refuse_range(game: Battle, by: str, target: str, row: Weapon) -> Refusal | None:
    """LOW-16.3: not below the minimum range."""
    if row.least and measured(game.base(by), body_of(game, target)).below(row.least):
        return Refusal("LOW-16.3", "too-near", {"least": in_cm(row.least)})
    return None


def body_of(game: Battle, target: str) -> Area:
    """The base of a target, or the shape of a building."""
    if target in game.land.index:
        shape = game.land.shapes[game.land.index[target]]
        if not isinstance(shape, Wall):
            return shape
    return game.base(target)


def targets(game: Battle, figure: str, weapon: str) -> list[str]:
    """What the gun of this gunner may be fired at; asked of one gunner only."""
    gun = gun_of(game, figure)
    if gun is None or gunners(game, gun.id)[:1] != [figure] or refuse_gun(game, gun) is not None:
        return []
    if game.setting.era == "colonial" and gun.family == "ball":
        return ["point"]
    if game.setting.era == "colonial":
        found = [*enemy_units(game, gun.id), *enemy_vehicles(game, gun.id)]
    else:
        found = [unit.id for unit in game.state.units.values() if unit.side != game.side(gun.id) and spotted(game, gun.id, unit.id)]
        found += [*enemy_vehicles(game, gun.id), *enemy_aircraft(game, gun.id, gun.weapon), *buildings(game, gun.id)]
    return [target for target in found if refuse(game, figure, weapon, target) is None]


def spotted(game: Battle, gun: str, unit: str) -> list[str]:
    """LOW-16.17: the nearest figures of a unit that the gunners see, else those an observer sees, the nearest first; none that LOW-6.10 excludes."""
    own = nearest_in_unit(game, gun, unit, FAR)
    if own:
        return own
    found = [f.id for f in game.standing(unit) if refuse_figure(game, gun, f) is None and spotter(game, gun, Point(f.x, f.y))]
    return sorted(found, key=lambda ident: game.gap(gun, ident).rounded_up())


def refuse(game: Battle, figure: str, weapon: str, target: str) -> Refusal | None:
    """The law of a gun's target."""
    gun = gun_of(game, figure)
    if gun is None:
        return Refusal("LOW-16.15", "gun-crew", {"gun": "", "crew": 0})
    fault = refuse_gun(game, gun)
    if fault is not None:
        return fault
    if game.setting.era == "colonial" and gun.family == "ball":
        return None if target == "point" else Refusal("LOW-8.45", "ball-is-guessed")
    return refuse_shot(game, gun.id, WEAPONS[gun.weapon], target)


def refuse_shot(game: Battle, by: str, row: Weapon, target: str) -> Refusal | None:
    """The law of one shot of a gun: target, minimum range and no other, friends (LOW-16.1, LOW-16.3, LOW-16.5, LOW-16.17, LOW-2.17)."""
    if target in game.land.index and target not in game.state.units:
        number = game.land.index[target]
        if not game.land.buildings >> number & 1 or game.setting.era == "colonial":
            return Refusal("LOW-16.5", "no-building", {"target": ground_words(game, target)})
        if held_by(game, number, game.side(by)):
            return Refusal("LOW-2.17", "template-on-friend", {"figure": ground_words(game, target)})
        return (
            refuse_range(game, by, target, row) if sees_building(game, by, number) else Refusal("LOW-2.28", "not-seen", {"target": ground_words(game, target)})
        )
    if target not in game.state.units:
        fault = refuse_target(game, by, target, row.id) or refuse_range(game, by, target, row)
        if fault is not None or game.setting.era != "colonial":
            return fault
        return refuse_friends(game, by, Disc(centre(game, target), row.template // 2))
    if game.state.units[target].side == game.side(by):
        return Refusal("LOW-6.1", "own-target", {"target": target})
    if not row.strength_he and game.setting.era != "colonial":
        return Refusal("LOW-16.12", "no-shell", {"weapon": row.id})
    figures = spotted(game, by, target)
    if not figures:
        return Refusal("LOW-16.17", "no-spotter", {"target": target})
    faults = [refuse_aim(game, by, row, aim) for aim in nearest(game, by, figures)]
    return faults[0] if all(faults) else None


def refuse_aim(game: Battle, by: str, row: Weapon, aim: str) -> Refusal | None:
    """The law of the template on one figure: not below the minimum range, and on no friend."""
    return refuse_range(game, by, aim, row) or refuse_friends(game, by, Disc(centre(game, aim), row.template // 2))


def gun_modifier(game: Battle, by: str, target: str) -> int:
    """LOW-16.2: -1 beyond a metre; LOW-12.25: +2 with an observer; LOW-19.7: -1 at a vehicle that moved. Not in the Colonial era."""
    if game.setting.era == "colonial":
        return 0
    body = body_of(game, target)
    far = -1 if not measured(game.base(by), body).within(LONG) else 0
    vehicle = game.state.vehicles.get(target)
    observed = OBSERVER if by not in game.state.vehicles and spotter(game, by, centre_of(body)) else 0
    return far + observed - (1 if vehicle is not None and vehicle.has_moved else 0)


def groups(game: Battle, side: str) -> list[str]:
    """Guns of a side that may still fire and have something to fire at."""
    found = []
    for gun in game.state.guns.values():
        if gun.place == "table" and game.side(gun.id) == side and gun.id not in game.state.done:
            crew = gunners(game, gun.id)
            if crew and not game.figure(crew[0]).shots and refuse_gun(game, gun) is None and (gun.hidden or targets(game, crew[0], gun.weapon)):
                found.append(gun.id)
    return found


def fire_gun(game: Battle, ident: str) -> Rules[None]:
    """LOW-16.5: the crew names its target, or holds its fire."""
    crew = gunners(game, ident)
    weapon = game.state.guns[ident].weapon

    def refuse_aim(answer: Lay | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) else refuse(game, crew[0], weapon, answer.aim)

    law: Legal[Lay | Pass] = Legal(refuse_aim, lambda: [*map(Lay, targets(game, crew[0], weapon)), PASS], exact=True, default=PASS)
    answer = yield from choose(game, game.seat(ident), LAY, law, {"gun": ident})
    if isinstance(answer, Lay):
        with scope(game, "fire", ident):
            yield from fire(game, crew[0], weapon, answer.aim)
    game.emit(HeldFire(ident))


def opportunity(game: Battle, unit: str, target: str) -> Rules[None]:
    """LOW-13.4, LOW-13.5: the guns of a group in ambush fire with it at the mover, if the law of their shot allows it."""
    for ident in game.state.units[unit].guns:
        crew = gunners(game, ident)
        if crew and not game.figure(crew[0]).shots and refuse(game, crew[0], game.state.guns[ident].weapon, target) is None:
            yield from fire(game, crew[0], game.state.guns[ident].weapon, target)


def fire(game: Battle, figure: str, weapon: str, target: str) -> Rules[None]:
    """One shot of a gun by its crew."""
    gun = gun_of(game, figure)
    assert gun is not None
    by, row = gun.id, WEAPONS[gun.weapon]
    crew = gunners(game, by)[:FULL_CREW]
    if target == "point":
        yield from fire_ball(game, by, crew)
        return
    for gunner in crew:
        spent(game, gunner, row.id)
    game.emit(GunFired(by, game.state.turn, heading(centre(game, by), _middle(game, by, target))))
    yield from shell(game, by, figure, row, target)


def _middle(game: Battle, by: str, target: str) -> Point:
    """Where a gun looks when it fires: at the first man of a unit, be he aboard an open vehicle (LOW-19.45)."""
    if target in game.state.units:
        figures = game.standing(target)
        return Point(figures[0].x, figures[0].y) if figures else centre(game, spotted(game, by, target)[0])
    return centre_of(body_of(game, target))


def shell(game: Battle, by: str, shooter: str, row: Weapon, target: str) -> Rules[None]:
    """LOW-16.5: direct at a vehicle, building or aircraft, indirect at infantry; LOW-9.7: in the Colonial era always with the template."""
    if target in game.state.units:
        yield from indirect(game, by, shooter, row, target)
    elif game.setting.era == "colonial":  # LOW-RULING-137: the template comes down on a vehicle as on a figure
        hit = yield from to_hit(game, shooter, row.id, 1, 0, "LOW-9.7")
        if hit:
            yield from land_shell(game, by, shooter, row, centre(game, target), SHELL)
        else:
            game.emit(Missed(by))
    elif target in game.state.vehicles or target in game.state.aircraft:
        if by not in game.state.vehicles:
            use_spotter(game, by, centre_of(body_of(game, target)))
        hit = yield from to_hit(game, shooter, row.id, 1, gun_modifier(game, by, target), "LOW-16.6" if game.setting.era == "ww1" else "LOW-16.7")
        if hit:
            yield from strike(game, by, shooter, row, target)
        else:
            game.emit(Missed(by))
    else:
        yield from at_building(game, by, shooter, row, target)


def strike(game: Battle, by: str, shooter: str, row: Weapon, target: str) -> Rules[None]:
    """LOW-16.13, LOW-16.16: a direct hit uses AC Strength and damage 1D3, without template and scatter; what is in the way may stop it."""
    taker = target if target in game.state.aircraft else (yield from in_the_way(game, by, target))
    if taker is not None:
        strength = row.strength_ac if taker == target else row.strength_he
        yield from resolve(game, [Hit(taker, strength, damage="1D3" if taker == target else "1", weapon=row.id, by=shooter, shot=True)])


def ask_round(game: Battle, seat: str, piece: str, where: Point) -> Rules[str]:
    """LOW-16.4: the ammunition, if the piece has any choice; no cloud is laid on friends on purpose (LOW-2.17, LOW-17.9: the first template is the largest)."""

    def refuse_load(answer: Load) -> Refusal | None:
        if answer.round == SHELL:
            return None
        if answer.round not in ("smoke", "gas"):
            return Refusal("LOW-17.9", "no-such-rounds", {"what": answer.round})
        fault = refuse_round(game, answer.round, rounds_left(game, piece, answer.round))
        return fault or refuse_friends(game, piece, Disc(where, CLOUD_RADII[1]))

    law: Legal[Load] = Legal(refuse_load, lambda: [Load(what) for what in (SHELL, "smoke", "gas") if refuse_load(Load(what)) is None], exact=True)
    answer = yield from choose_unless_forced(game, seat, LOAD, law, {"piece": piece})
    if answer.round != SHELL:
        game.emit(RoundSpent(piece, answer.round))
    return answer.round


def indirect(game: Battle, by: str, shooter: str, row: Weapon, unit: str) -> Rules[None]:
    """LOW-16.5, LOW-9.7, LOW-9.8: the calibre's template on the first figure facing the gun."""
    aim = yield from pick_figure(game, by, unit, spotted(game, by, unit), lambda each: refuse_aim(game, by, row, each) is None)
    where = centre(game, aim)
    what = yield from ask_round(game, game.seat(by), by, where)
    if by not in game.state.vehicles and (game.setting.era != "ww1" or not nearest_in_unit(game, by, unit, FAR)):
        use_spotter(game, by, where)  # LOW-12.25; in 14-18 he only tells what the gunners do not see (LOW-16.17)
    if game.setting.era == "ww1":  # LOW-16.8: hits except on a 1
        die = yield from d6("hit", "LOW-16.8")
        if RESULTS["gun_vs_building"].code(die) == "incident":
            yield from incident(game, by, row)
            return
    elif not (yield from to_hit(game, shooter, row.id, 1, gun_modifier(game, by, aim), "LOW-9.7" if game.setting.era == "colonial" else "LOW-16.7")):
        game.emit(Missed(by))  # LOW-16.19
        return
    yield from land_shell(game, by, shooter, row, where, what)


def land_shell(game: Battle, by: str, shooter: str, row: Weapon, where: Point, what: str) -> Rules[None]:
    """The round comes down: a blast, or a cloud."""
    if what == SHELL:
        yield from burst(game, where, row.template, row.force, weapon=row.id, by=shooter)
    else:
        yield from release(game, what, where)


def incident(game: Battle, by: str, row: Weapon) -> Rules[None]:
    """LOW-16.10: the malfunction table; LOW-19.52: a vehicle's gun jams instead."""
    if by in game.state.vehicles:
        yield from jam(game, by, row.id)
    else:
        yield from malfunction(game, by, row.id)


def at_building(game: Battle, by: str, shooter: str, row: Weapon, ground: str) -> Rules[None]:
    """LOW-16.8, LOW-16.9: hits except on a 1; LOW-16.11: all inside are hit with a 6+ save; LOW-16.14: the building suffers."""
    die = yield from d6("hit", "LOW-16.8" if game.setting.era == "ww1" else "LOW-16.9")
    if RESULTS["gun_vs_building"].code(die) == "incident":
        yield from incident(game, by, row)
        return
    yield from shelled(game, ground, row, shooter)


def shelled(game: Battle, ground: str, row: Weapon, shooter: str) -> Rules[None]:
    """LOW-16.11: the occupants take HE hits; then the Bat hit on the building."""
    inside = [inmate.id for inmate in occupants(game, ground)]
    uncover(game, inside)
    yield from resolve(game, [Hit(ident, row.strength_he, debris=DEBRIS, weapon=row.id, by=shooter, cause="blast") for ident in inside])
    yield from hit_building(game, ground, row.strength_building, shooter)


def hit_building(game: Battle, ground: str, strength: int, by: str = "") -> Rules[None]:
    """LOW-16.14: a hit rolls to wound against the building; each success takes 1D3 structure points, at 0 it falls."""
    known = game.state.features[game.land.index[ground]]
    if known.structure < 1 or not (yield from wound_roll(game, strength, TERRAIN[known.type].grit, by, "LOW-16.14")):
        return
    lost = 1 if known.structure == 1 else (yield from d3("LOW-16.14"))
    left = max(0, known.structure - lost)
    game.emit(BuildingHit(ground, lost, left, ground_words(game, ground)))
    if not left:
        inside = [inmate.id for inmate in occupants(game, ground)]
        uncover(game, inside)
        game.emit(BuildingCollapsed(ground, ground_words(game, ground)))
        yield from resolve(game, [Hit(ident, COLLAPSE, debris=DEBRIS, by=by, cause="collapse") for ident in inside])
