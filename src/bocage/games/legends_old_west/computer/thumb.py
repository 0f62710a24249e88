"""Rules of thumb for computer players: what a sergeant would do without thinking long. No rule hangs on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bocage.core.decision import Ask, Watched
from bocage.core.legal import PASS, Pass
from bocage.games.legends_old_west.aiming.aim import nearest_in_unit, usable
from bocage.games.legends_old_west.armies.setup import Deploy
from bocage.games.legends_old_west.arms.grenades import ThrowAt, ThrowInto, occupants
from bocage.games.legends_old_west.arms.templates import grenade_template, under
from bocage.games.legends_old_west.computer.thumb_gunnery import AT_A_POINT, IDLE, best_act, best_lay, best_shot, hurts, seen_inside
from bocage.games.legends_old_west.computer.thumb_prospects import best_ground, clear
from bocage.games.legends_old_west.ground.battle import FOOT, Battle
from bocage.games.legends_old_west.ground.troops import melee_strength
from bocage.games.legends_old_west.ground.vehicle_facts import row_of
from bocage.games.legends_old_west.moving.candidates import objectives
from bocage.games.legends_old_west.moving.orders import Activate, Adjust, Move, Storm, Work
from bocage.games.legends_old_west.moving.plan import left, movers
from bocage.games.legends_old_west.shooting.firing_groups import At
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import PROFILES, WEAPONS
from bocage.games.legends_old_west.turn.engineering import explosives
from bocage.games.legends_old_west.vehicles.drive_law import Drive
from bocage.games.legends_old_west.vehicles.vehicle_damage import refuse_damage
from bocage.games.legends_old_west.vehicles.vehicle_fire import has_shot
from bocage.space.plane import Disc, Point, step
from bocage.tabletop.points import Waypoint

CLEAR = 760  # the centre of a base farther than this from a charge is clear of it (LOW-8.32)
THROW, CLOSE = 2000, 1200  # the reach of grenades, and enemies who cannot be left standing
STRAY = 600  # how far a grenade may go astray (LOW-14.3)
ASTRAY = 0.2  # about how often a grenade that is thrown near a friend finds him
ENOUGH = 3  # shots at each of a few who are left; more are wasted
HASTE = 2  # a vehicle sets out when it could drive the way to the objective so many times
MARCH = 750  # how far men come in a turn over bad ground
FIRST = (
    "fame", "fortune", "lend", "back_away", "pair", "next_fight", "strike", "holder", "lead", "panic_order", "pick_target", "dice", "recover",
    "nearest", "deploy", "secrets", "enter", "replace", "air_attack", "return_edge", "load",
)  # fmt: skip
"""Questions whose first answer (or default) is a sound one."""


def swift(game: Battle, ask: Ask[Any]) -> Any:
    """The same in battles that are only imagined, where it is asked very often: nobody weighs one piece of ground against another there."""
    return best_order(game, str(ask.facts["unit"]), ask, weigh=False) if ask.what == "order" else settle(game, ask)


def settle(game: Battle, ask: Ask[Any]) -> Any:
    """An answer that needs no looking ahead, or None."""
    what = ask.what
    if what == "throw":
        return best_throw(game, game.setting.side_of_seat[ask.seat], ask)
    if what == "weapon":
        listed = list(ask.legal)
        blasts = [answer for answer in listed if WEAPONS[getattr(answer, "weapon", "col_rifle")].kind == "thrown_blast"]
        return (blasts or listed)[0]
    if what == "deploy" and _raids(game, game.setting.side_of_seat[ask.seat]):
        return before_the_goal(game, ask)
    if what in FIRST:
        return ask.legal.default if ask.legal.default is not None and what in ("deploy", "secrets", "enter") else next(iter(ask.legal), None)
    if what == "adjust":
        return to_the_dugout(game, str(ask.facts["unit"]), ask)
    if what in ("join", "carry"):
        return PASS
    if what == "activate":
        return next((answer for answer in ask.legal if isinstance(answer, Activate)), PASS)
    if what == "order":
        return best_order(game, str(ask.facts["unit"]), ask)
    if what == "drive":
        return best_drive(game, str(ask.facts["vehicle"]), ask)
    if what == "fire":
        return best_act(game, ask)
    if what == "lay_gun":
        return best_lay(game, str(ask.facts["gun"]), ask)
    if what == "vehicle_fire":
        return best_shot(game, str(ask.facts["vehicle"]), ask)
    if what == "fire_at":
        return best_target(game, str(ask.facts["group"]), ask)
    if what == "search":
        return next((answer for answer in ask.legal if not isinstance(answer, Pass)), PASS)
    if what == "opportunity":
        shots = [answer for answer in ask.legal if isinstance(answer, Watched)]
        return shots[len(shots) // 2] if shots else PASS
    if what == "flare":
        return PASS if _anything_seen(game, game.setting.side_of_seat[ask.seat]) else list(ask.legal)[-1]
    return None


def before_the_goal(game: Battle, ask: Ask[Any]) -> Any:
    """Raiders start straight before what they have come for, as far forward as they may."""
    ready: Deploy = ask.legal.default or next(iter(ask.legal))
    goals = objectives(game)
    if goals and game.unit(ready.unit).start > 1:
        west, _, east, _ = goals[0]
        for y in (ready.y + 150, ready.y):
            straight = Deploy(ready.unit, (west + east) // 2, y)
            if ask.legal.refuse(straight) is None:
                return straight
    return ready


def best_throw(game: Battle, side: str, ask: Ask[Any]) -> Any:
    """The throw with the most enemies under it, less the friends whom a grenade that goes astray may find (LOW-14.3, LOW-14.4); none if it is not worth it."""
    best, top = PASS, 0.0
    for answer in ask.legal:
        value = 0.0 if isinstance(answer, Pass) else _throw_value(game, side, str(ask.facts["figure"]), str(ask.facts["weapon"]), answer)
        if value > top:
            best, top = answer, value
    return best


def _throw_value(game: Battle, side: str, thrower: str, weapon: str, throw: ThrowAt | ThrowInto) -> float:
    """Enemies under the template whom it can hurt, less a part of the friends about them; without any it is worth nothing (LOW-9.12, LOW-19.9)."""
    reach = grenade_template(game, WEAPONS[weapon]) // 2 + FOOT
    if isinstance(throw, ThrowInto):
        foes = sum(1 for f in occupants(game, throw.building) if not f.hidden and game.side(f.id) != side)
        me = game.base(thrower).centre
        return foes - ASTRAY * sum(1 for f in game.friends(side) if (f.x - me.x) ** 2 + (f.y - me.y) ** 2 < reach**2)
    caught = [ident for ident, _ in under(game, Disc(Point(throw.x, throw.y), reach - FOOT)) if game.side(ident) != side]
    men = [f for f in map(game.state.figures.get, caught) if f is not None and not f.hidden]
    machines = [v for v in map(game.state.vehicles.get, caught) if v is not None and refuse_damage(v, weapon) is None]
    if not men and not machines:
        return 0.0
    near = [f for f in game.friends(side) if (f.x - throw.x) ** 2 + (f.y - throw.y) ** 2 < (reach + STRAY) ** 2]
    return len(men) + len(machines) - ASTRAY * len(near)


def best_target(game: Battle, group: str, ask: Ask[Any]) -> Any:
    """The target that most of the group reach with no friends in the way, the worthier and nearer the better; none if it would only hit its own."""
    best, top = None, -1.0
    for answer in ask.legal:
        if isinstance(answer, At):
            value = _target_value(game, group, answer.aim)
            if value > top:
                best, top = answer, value
    return best if best is not None else PASS


def _target_value(game: Battle, group: str, aim: str) -> float:
    figures = [game.figure(group)] if group in game.state.figures else game.standing(group)
    if aim == "point" and any(WEAPONS[w].kind == "thrown_blast" for f in figures for w in f.weapons):
        enemies = [(f.x, f.y) for f in game.enemies(game.side(group))]
        return 2.0 * sum(1 for f in figures if any((f.x - x) ** 2 + (f.y - y) ** 2 <= 2100**2 for x, y in enemies))
    if aim in game.state.vehicles:
        return AT_A_POINT if hurts(game, figures, aim) else IDLE
    if aim not in game.state.units:
        return IDLE if aim in game.land.index and not seen_inside(game, game.side(group), aim) else AT_A_POINT
    shots, firers = 0.0, 0
    for figure in figures:
        reach = max((WEAPONS[w].reach for w in figure.weapons if WEAPONS[w].kind in ("shoot", "thrown", "automatic")), default=0)
        if near := nearest_in_unit(game, figure.id, aim, reach):
            firers += 1
            shots += clear(game, figure.id, near[0])
    unit = game.unit(aim)
    left = len(game.standing(aim))
    if firers and shots <= 0:
        return -1.0  # they would hit their own (LOW-2.16)
    shots = min(shots, ENOUGH * left)
    breaking = 0.5 if unit.start > 1 and not unit.half_tested and left * 2 <= unit.start + 4 else 0.0
    return shots * (1.0 + breaking) / (2.0 if unit.fleeing else 1.0) + 0.1


def best_order(game: Battle, unit: str, ask: Ask[Any], *, weigh: bool = True) -> Any:
    """Work that was asked for, a charge that pays, a shot from where they stand, else towards what matters. Only what might be taken is checked."""
    listed = ask.legal.proposals()
    works = [answer for answer in listed if isinstance(answer, Work)]
    for wanted in ([work for work in works if work.task == "charge" and _matters(game, work.what)], [work for work in works if work.task == "set_up"]):
        if (work := _first_legal(ask, wanted)) is not None:
            return work
    moves = [answer for answer in listed if isinstance(answer, Move)]
    storms = [answer for answer in listed if isinstance(answer, Storm)]
    figures = movers(game, unit)
    if not figures:
        return PASS
    charge = next((c for c in game.state.charges.values() if c.figure in game.unit(unit).figures), None)
    if charge is not None:
        engineer = game.state.figures.get(charge.figure)
        if engineer is not None and (engineer.x - charge.x) ** 2 + (engineer.y - charge.y) ** 2 > CLEAR**2:
            return PASS  # he is far enough off to blow it, and who has moved much may not
        away = sorted(moves, key=lambda m: -((m.path[-1].x - charge.x) ** 2 + (m.path[-1].y - charge.y) ** 2))
        if (clear_of := _first_legal(ask, away)) is not None:
            return clear_of
    raiding = _raids(game, game.side(unit))
    if raiding and (bearer := _bearer(game, figures)) is not None:
        lead, end = figures[0], _foot_of(game, bearer)
        if end is not None and end != (bearer.x, bearer.y):
            bring = Move(unit, (Waypoint(lead.x + end[0] - bearer.x, lead.y + end[1] - bearer.y),))
            if ask.legal.refuse(bring) is None:
                return bring
    if not raiding and (storm := _first_legal(ask, [storm for storm in storms if _pays(game, figures, storm.enemy, 1.3)])) is not None:
        return storm
    goal = _goal(game, unit, figures[0])
    if goal is None:
        return PASS
    patient = _bombs(game, figures, goal) if raiding else not (_late(game) and objectives(game))
    if patient and _can_shoot(game, figures):
        if raiding or objectives(game) or not weigh:
            return PASS
        legal = [move for move in moves if ask.legal.refuse(move) is None]
        return (best_ground(game, unit, figures, legal) if legal else None) or PASS
    x, y = goal
    best = _first_legal(ask, sorted(moves, key=lambda m: abs(m.path[-1].x - x) + abs(m.path[-1].y - y)))
    if best is None:
        return PASS
    here = abs(figures[0].x - x) + abs(figures[0].y - y)
    there = abs(best.path[-1].x - x) + abs(best.path[-1].y - y)
    if there < here:
        return best
    return (_first_legal(ask, [storm for storm in storms if _pays(game, figures, storm.enemy, 0.6)]) if raiding else None) or PASS


def _first_legal(ask: Ask[Any], answers: Iterable[Any]) -> Any:
    """The first of some answers that the law allows, None if it allows none."""
    refuse = ask.legal.refuse
    return next((answer for answer in answers if refuse(answer) is None), None)


def best_drive(game: Battle, ident: str, ask: Ask[Any]) -> Any:
    """A vehicle goes for the objective when it has nothing to shoot at or time runs short; else, and once it is there, nothing is settled."""
    vehicle = game.state.vehicles[ident]
    row = next((row for row in game.setting.scenario.victory if row.type == "objective_hold" and row.side in ("", game.side(ident))), None)
    if row is None or not isinstance(row.objective, dict) or row.compare not in ("", "points_inside"):
        return None

    def way_left(x: int, y: int) -> int:
        if row.beyond_y:
            return max(0, round(row.beyond_y * 100) + 100 - y)
        west, south, east, north = objectives(game)[0]
        return max(west - x, x - east, 0) + max(south - y, y - north, 0)

    here = way_left(vehicle.x, vehicle.y)
    turns = game.setting.limit - game.state.turn + 1
    speed = max(row_of(vehicle).cross_country or row_of(vehicle).road, 1)
    if not here or (turns * speed > HASTE * here and has_shot(game, ident)):
        return None
    drives = [answer for answer in ask.legal if isinstance(answer, Drive) and answer.path]
    best = min(drives, key=lambda d: way_left(d.path[-1].x, d.path[-1].y), default=None)
    return best if best is not None and way_left(best.path[-1].x, best.path[-1].y) < here else None


def _bearer(game: Battle, figures: list[Figure]) -> Figure | None:
    """The engineer of a raid who still has his charge."""
    return next((f for f in figures if PROFILES[f.profile].kind == "eng_demolition" and explosives(f)), None)


def _foot_of(game: Battle, bearer: Figure) -> tuple[int, int] | None:
    """Where the engineer stands up against what is to be blown up, as near to him as may be."""
    row = next((row for row in game.setting.scenario.victory if row.type == "demolish" and isinstance(row.objective, str)), None)
    ground = next((g for g in game.state.features if row is not None and g.id == row.objective), None)
    if ground is None or game.state.counters.get(f"blown:{ground.id}"):
        return None
    xs, ys = [p[0] for p in ground.points], [p[1] for p in ground.points]
    west, east, south, north = min(xs), max(xs), min(ys), max(ys)
    x, y = min(max(bearer.x, west + 50), east - 50), min(max(bearer.y, south + 50), north - 50)
    if bearer.y <= south - FOOT:
        return x, south - FOOT
    if bearer.y >= north + FOOT:
        return x, north + FOOT
    if bearer.x <= west - FOOT:
        return west - FOOT, y
    return (east + FOOT, y) if bearer.x >= east + FOOT else (x, y)


def to_the_dugout(game: Battle, unit: str, ask: Ask[Any]) -> Any:
    """Where the squad has come near, the engineer goes on alone to what is to be blown up."""
    figures = movers(game, unit)
    if not _raids(game, game.side(unit)):
        return PASS
    charge = next((c for c in game.state.charges.values() if c.figure in game.unit(unit).figures and c.figure in game.state.figures), None)
    if charge is not None:
        return _get_clear(game, game.figure(charge.figure), Point(charge.x, charge.y), ask)
    bearer = _bearer(game, figures)
    if bearer is None:
        return PASS
    end = _foot_of(game, bearer)
    if end is None or end == (bearer.x, bearer.y):
        return PASS
    goes = Adjust(bearer.id, *end)
    return goes if ask.legal.refuse(goes) is None else PASS


def _get_clear(game: Battle, engineer: Figure, charge: Point, ask: Ask[Any]) -> Any:
    """He runs on, away from his charge, until he may blow it."""
    far = (engineer.x - charge.x) ** 2 + (engineer.y - charge.y) ** 2
    best: Any = PASS
    for part in (1, 2) if far <= CLEAR**2 else ():
        for angle in range(0, 360, 30):
            spot = step(Point(engineer.x, engineer.y), angle, left(game, engineer) // part)
            away = (spot.x - charge.x) ** 2 + (spot.y - charge.y) ** 2
            if away > far and ask.legal.refuse(go := Adjust(engineer.id, spot.x, spot.y)) is None:
                best, far = go, away
    return best


def _matters(game: Battle, ground: str) -> bool:
    return any(row.objective == ground for row in game.setting.scenario.victory if row.type == "demolish")


def _late(game: Battle) -> bool:
    """The last third of the battle: ground counts now."""
    return 3 * game.state.turn >= 2 * game.setting.limit


def _can_shoot(game: Battle, figures: list[Figure]) -> bool:
    """Whether at least a third of a unit has somebody to shoot at from where it stands."""
    side = game.side(figures[0].id)
    enemies = list(dict.fromkeys(f.unit for f in game.enemies(side)))
    able = 0
    for figure in figures:
        reach = max((WEAPONS[w].reach for w in usable(game, figure) if WEAPONS[w].kind in ("shoot", "automatic", "thrown")), default=0)
        if reach and any(nearest_in_unit(game, figure.id, unit, reach) for unit in enemies):
            able += 1
            if 3 * able >= len(figures):
                return True
    return False


def _raids(game: Battle, side: str) -> bool:
    """Whether a side has come to blow something up."""
    return any(row.type == "demolish" and row.side == side for row in game.setting.scenario.victory)


def _time_to_spare(game: Battle, leader: Figure, goal: tuple[int, int]) -> bool:
    """Whether raiders may stop and fight: the way to the goal, a turn to lay the charge and one to blow it are still in hand."""
    way = abs(leader.x - goal[0]) + abs(leader.y - goal[1])
    return game.setting.limit - game.state.turn > -(-way // MARCH) + 2


def _bombs(game: Battle, figures: list[Figure], goal: tuple[int, int]) -> bool:
    """Whether raiders stop to bomb and shoot: enemies within a throw, and time in hand or the enemy upon them."""
    return _in_throwing_range(game, figures, THROW) and (_time_to_spare(game, figures[0], goal) or _in_throwing_range(game, figures, CLOSE))


def _in_throwing_range(game: Battle, figures: list[Figure], reach: int) -> bool:
    """Whether half of a unit have enemies within the reach of their grenades: raiders bomb them out before they go in."""
    enemies = [(f.x, f.y) for f in game.enemies(game.side(figures[0].id))]
    near = sum(1 for f in figures if any((f.x - x) ** 2 + (f.y - y) ** 2 <= reach**2 for x, y in enemies))
    return 2 * near >= len(figures)


def _pays(game: Battle, figures: list[Figure], enemy: str, odds: float) -> bool:
    """Whether a charge is worth it: more men or better ones, or nothing to shoot with."""
    if enemy not in game.state.units:
        return False
    foes = game.standing(enemy)
    mine = sum(PROFILES[f.profile].fight + PROFILES[f.profile].attacks + melee_strength(game, f) for f in figures)
    yours = sum(PROFILES[f.profile].fight + PROFILES[f.profile].attacks + melee_strength(game, f) for f in foes)
    armed = any(WEAPONS[w].kind in ("shoot", "automatic") for f in figures for w in f.weapons)
    return bool(foes) and (mine > yours * odds or (not armed and mine > yours * 0.6))


def _goal(game: Battle, unit: str, leader: Figure) -> tuple[int, int] | None:
    """Where a unit wants to be: home after a raid, the objective, or the nearest enemy."""
    scenario = game.setting.scenario
    side = game.side(unit)
    if PROFILES[leader.profile].kind == "medic":
        return _patients(game, side, leader)
    blown = any(row.type == "demolish" and game.state.counters.get(f"blown:{row.objective}") for row in scenario.victory)
    home = next((row for row in scenario.victory if row.type == "reach" and row.side == side), None)
    if home is not None and (blown or game.setting.limit - game.state.turn < 4) and leader.far_north:
        return leader.x, 1000
    boxes = objectives(game)
    if boxes and (home is not None or any(row.type == "objective_hold" and not row.side for row in scenario.victory) or _wants(game, side)):
        west, south, east, north = boxes[0]
        return (west + east) // 2, (south + north) // 2
    enemies = game.enemies(side)
    if _keeps_out(game, side, leader):
        enemies = [f for f in enemies if f.y > leader.y]
    near = min(enemies, key=lambda f: ((f.x - leader.x) ** 2 + (f.y - leader.y) ** 2, f.id), default=None)
    return None if near is None else (near.x, near.y)


def _keeps_out(game: Battle, side: str, leader: Figure) -> bool:
    """Whether a unit stands between a line and those who want to cross it: it stays in its trench, and goes after nobody but who has come past."""
    rows = [row for row in game.setting.scenario.victory if row.type == "objective_hold" and row.beyond_y and row.side != side]
    return any(leader.y < row.beyond_y * 100 for row in rows)


def _patients(game: Battle, side: str, medic: Figure) -> tuple[int, int] | None:
    """A medic goes to the nearest casualty, else stays with the nearest squad."""
    lying = [f for f in game.present()[side] if f.down and not f.gassed]
    others = lying or [f for f in game.fighters(side) if f.unit != medic.unit and game.unit(f.unit).start > 1]
    near = min(others, key=lambda f: ((f.x - medic.x) ** 2 + (f.y - medic.y) ** 2, f.id), default=None)
    return None if near is None else (near.x, near.y)


def _wants(game: Battle, side: str) -> bool:
    return any(row.type == "objective_hold" and row.side == side for row in game.setting.scenario.victory)


def _anything_seen(game: Battle, side: str) -> bool:
    enemies = list(dict.fromkeys(f.unit for f in game.enemies(side)))
    return any(nearest_in_unit(game, f.id, unit, 6000) for f in game.fighters(side) for unit in enemies)
