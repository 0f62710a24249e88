"""Air combat: dogfights, strafing, bombing, hits on aircraft and airmen (LOW-21.12, 21.15 to 21.31, 21.33 to 21.38, 21.41)."""

from __future__ import annotations

import re
from itertools import pairwise

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming import pluck
from bocage.games.legends_old_west.aiming.aim import refuse_target
from bocage.games.legends_old_west.aiming.to_hit import threshold
from bocage.games.legends_old_west.aiming.wounds import Hit, kill, wound_roll
from bocage.games.legends_old_west.air import air_moves
from bocage.games.legends_old_west.air.air_moves import fall, observer, pilot
from bocage.games.legends_old_west.air.air_plans import BOMBER, row_of, speed_of
from bocage.games.legends_old_west.arms.blast import burst
from bocage.games.legends_old_west.arms.machine_guns import AIR_BONUS, ask_dice, covered_by, range_modifier, refuse_range, roll_dice, spread, template_on
from bocage.games.legends_old_west.arms.templates import era_row, refuse_friends, uncover
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.naming import in_cm
from bocage.games.legends_old_west.ground.troops import shooting
from bocage.games.legends_old_west.state.air_events import AircraftDamaged, AircraftShot, AircraftStruck, AirmanWounded, BombingSilenced, Spins, Strafed
from bocage.games.legends_old_west.state.dice import d6
from bocage.games.legends_old_west.state.fire_events import HeldFire
from bocage.games.legends_old_west.state.state import Aircraft
from bocage.games.legends_old_west.tables.rows import Weapon, cm
from bocage.games.legends_old_west.tables.tables import CONSTANTS, RESULTS, TEMPLATES
from bocage.space.plane import Disc, Point, Strip, gap, in_arc, in_strip, stations, within

FORWARD, REAR, BOMB = "forward", "rear", "bomb"
SECOND_GUN = 2
"""LOW-21.36: dice a second gun adds."""
BLIND = 20
"""LOW-21.20: the cone straight astern that the tail blocks."""
STRAFE_BELOW = cm(CONSTANTS["strafe_altitude_below_cm"].value) // cm(CONSTANTS["altitude_band_cm"].value)
BOMB_SIZE, BOMB_STRENGTH = TEMPLATES["round_7_5"].diameter, 4
"""LOW-21.22, LOW-21.23."""
TOLERANCE = 250


class Attack(Answer):
    """What an aircraft does: fires its forward or rear gun at an aircraft or a figure, or drops a bomb at a point of its path ("x,y")."""

    weapon: str
    aim: str

    def target(self) -> tuple[str, str]:
        return ("point", self.aim) if self.weapon == BOMB else ("piece", self.aim)


ATTACK: Question[Attack | Pass] = Question("air_attack", Attack | Pass, rule="LOW-21.39")


def gun_row(game: Battle, weapon: str) -> Weapon:
    """LOW-21.36: forward guns use the MG row, rear guns the LMG row."""
    return era_row(game, "mg" if weapon == FORWARD else "lmg")


def gun_dice(craft: Aircraft, weapon: str) -> int:
    """LOW-21.36: 4 dice for a forward gun, 3 for a rear gun, 2 more for a second."""
    row = row_of(craft)
    guns, first = (row.forward_guns, 4) if weapon == FORWARD else (row.rear_guns, 3)
    return 0 if not guns else first + (SECOND_GUN if guns > 1 else 0)


def refuse_craft(game: Battle, craft: Aircraft, weapon: str) -> Refusal | None:
    """LOW-21.12: it may not have moved more than half; LOW-21.29: the rear gun needs its gunner; one shot for each weapon."""
    facts = {"craft": craft.id, "weapon": weapon}
    if craft.place != "table" or craft.spinning or pilot(game, craft.id) is None:
        return Refusal("LOW-21.27", "cannot-attack", facts)
    if 2 * craft.flown > speed_of(craft):
        return Refusal("LOW-21.12", "too-fast-to-attack", facts)
    if weapon in craft.shot_with:
        return Refusal("LOW-2.31", "has-shot", {"figure": craft.id})
    if weapon == BOMB:
        if craft.mission != BOMBER:
            return Refusal("LOW-21.69", "not-its-mission", facts)
        if craft.bombs < 1:
            return Refusal("LOW-21.23", "no-bombs-left", facts)
        if craft.no_bombs_until >= game.state.turn:
            return Refusal("LOW-21.41", "bombing-silenced", facts)
        return None
    if weapon not in (FORWARD, REAR) or not gun_dice(craft, weapon):
        return Refusal("LOW-21.18", "no-such-gun", facts)
    if weapon == REAR and observer(game, craft.id) is None:
        return Refusal("LOW-21.29", "no-gunner", facts)
    return None


def bears(craft: Aircraft, weapon: str, target: Point) -> bool:
    """LOW-21.18: the forward gun fires along its axis; LOW-21.19, LOW-21.20: the rear gun behind, but not straight astern."""
    here = Point(craft.x, craft.y)
    if weapon == FORWARD:
        return True
    behind = (craft.heading + 180) % 360
    return in_arc(here, behind, target, -90, 90) and not in_arc(here, behind, target, -BLIND // 2, BLIND // 2)


def refuse_air(game: Battle, craft: Aircraft, weapon: str, other: str) -> Refusal | None:
    """LOW-21.15: on the same band; LOW-21.17: in the field of its own wingspan, strictly; LOW-21.19: where the rear gun bears."""
    target = game.state.aircraft[other]
    facts = {"craft": craft.id, "target": other}
    if target.place != "table" or game.side(other) == game.side(craft.id):
        return Refusal("LOW-21.15", "no-such-target", {"target": other})
    if target.band != craft.band:
        return Refusal("LOW-21.15", "other-altitude", facts)
    at = Point(target.x, target.y)
    if weapon == FORWARD and not in_strip(Strip(Point(craft.x, craft.y), craft.heading, cm(row_of(target).wingspan_cm)), at):
        return Refusal("LOW-21.17", "not-in-field", facts)
    if weapon == REAR and not bears(craft, REAR, at):
        return Refusal("LOW-21.20", "not-in-arc", {"weapon": weapon, "target": other})
    return refuse_range(game, craft.id, other, gun_row(game, weapon), AIR_BONUS)  # LOW-18.12: only with the option


def refuse_strafe(game: Battle, craft: Aircraft, weapon: str, figure: str) -> Refusal | None:
    """LOW-21.21: below 20 cm; LOW-21.38: ahead, in a strip as wide as its own wingspan, within range and 20 cm; in sight, and a lawful target of fire."""
    row, facts = gun_row(game, weapon), {"craft": craft.id, "target": figure}
    victim, vehicle = game.state.figures.get(figure), game.state.vehicles.get(figure)
    if weapon != FORWARD:
        return Refusal("LOW-21.38", "forward-gun-only", facts)
    if craft.band >= STRAFE_BELOW:
        return Refusal("LOW-21.21", "too-high", facts)
    if figure in game.state.figures and (victim is None or victim.hidden or victim.down or victim.place != "table" or game.side(figure) == game.side(craft.id)):
        return Refusal("LOW-21.38", "no-such-target", {"target": figure})
    if vehicle is not None and (vehicle.wreck or vehicle.place != "table"):
        return Refusal("LOW-21.38", "no-such-target", {"target": figure})
    at = game.base(figure).centre
    if not in_strip(Strip(Point(craft.x, craft.y), craft.heading, cm(row_of(craft).wingspan_cm)), at):
        return Refusal("LOW-21.38", "not-in-field", facts)
    if victim is not None and (fault := refuse_target(game, craft.id, victim)) is not None:
        return fault  # LOW-13.6, LOW-2.17, LOW-12.8: as for any fire
    if not game.sees(craft.id, figure):
        return Refusal("LOW-2.28", "not-seen", {"target": figure})
    if not within(game.base(craft.id), game.base(figure), row.reach + AIR_BONUS):
        return Refusal("LOW-21.38", "out-of-range", {"range": in_cm(row.reach + AIR_BONUS)})
    return refuse_friends(game, craft.id, template_on(game, craft.id, figure, row))


def spot_of(aim: str) -> Point | None:
    """The point that "x,y" means, None if it means none."""
    found = re.fullmatch(r"(\d{1,6}),(\d{1,6})", aim, re.ASCII)
    return Point(int(found[1]), int(found[2])) if found is not None else None


def refuse_bomb(game: Battle, craft: Aircraft, aim: str) -> Refusal | None:
    """LOW-21.23: a point that its path crossed; LOW-2.17: no friends there."""
    spot = spot_of(aim)
    if spot is None:
        return Refusal("LOW-21.23", "not-on-path")
    path = [Point(*at) for at in craft.path]
    if not any(gap((a, b), Disc(spot, 0)).within(TOLERANCE) for a, b in pairwise(path)):
        return Refusal("LOW-21.23", "not-on-path")
    return refuse_friends(game, craft.id, Disc(spot, BOMB_SIZE // 2))


def refuse_attack(game: Battle, craft: str, answer: Attack) -> Refusal | None:
    """The law of an attack from the air."""
    known = game.state.aircraft[craft]
    fault = refuse_craft(game, known, answer.weapon)
    if fault is not None:
        return fault
    if answer.weapon == BOMB:
        return refuse_bomb(game, known, answer.aim)
    if answer.aim in game.state.aircraft:
        return refuse_air(game, known, answer.weapon, answer.aim)
    if answer.aim in game.state.figures or answer.aim in game.state.vehicles:
        return refuse_strafe(game, known, answer.weapon, answer.aim)
    return Refusal("LOW-21.15", "no-such-target", {"target": answer.aim})


def attacks(game: Battle, craft: str) -> list[Attack]:
    """Every lawful attack: enemy aircraft, figures ahead (at most a dozen), vehicles, bombs where the path passed enemies."""
    known = game.state.aircraft[craft]
    key = ("attacks", craft, known.shot_with, known.bombs)
    found: list[Attack] | None = game.memo.get(key)
    if found is None:
        found = game.memo[key] = _attacks(game, known)
    return found


def _attacks(game: Battle, craft: Aircraft) -> list[Attack]:
    side = game.side(craft.id)
    found: list[Attack] = []
    enemies = game.enemies(side)
    for weapon in (FORWARD, REAR):
        if refuse_craft(game, craft, weapon) is None:
            found += [Attack(weapon, other.id) for other in game.state.aircraft.values() if refuse_air(game, craft, weapon, other.id) is None]
            if weapon == FORWARD and craft.band < STRAFE_BELOW:
                aims = [
                    *(f.id for f in enemies),
                    *(v.id for v in game.state.vehicles.values() if v.place == "table" and not v.wreck and game.side(v.id) != side),
                ]
                found += [Attack(weapon, aim) for aim in aims if refuse_strafe(game, craft, weapon, aim) is None][:12]
    if refuse_craft(game, craft, BOMB) is None:
        spots = stations([Point(*at) for at in craft.path], 500) if len(craft.path) > 1 else ()
        for spot in spots:
            near = any(abs(f.x - spot.x) <= 500 and abs(f.y - spot.y) <= 500 for f in enemies)
            if near and refuse_bomb(game, craft, f"{spot.x},{spot.y}") is None:
                found.append(Attack(BOMB, f"{spot.x},{spot.y}"))
    return found


def groups(game: Battle, side: str) -> list[str]:
    """Aircraft of a side that may still attack something."""
    return [
        c.id for c in game.state.aircraft.values() if c.place == "table" and game.side(c.id) == side and c.id not in game.state.done and attacks(game, c.id)
    ]


def fire(game: Battle, craft: str) -> Rules[None]:
    """LOW-21.39: the owner decides in the Shooting phase whether and what it attacks, weapon by weapon."""
    while attacks(game, craft):

        def refuse(answer: Attack | Pass) -> Refusal | None:
            return None if isinstance(answer, Pass) else refuse_attack(game, craft, answer)

        law: Legal[Attack | Pass] = Legal(refuse, lambda: [*attacks(game, craft), PASS], default=PASS)
        answer = yield from choose(game, game.seat(craft), ATTACK, law, {"craft": craft})
        if isinstance(answer, Pass):
            break
        with scope(game, "air_attack", craft):
            yield from attack(game, craft, answer)
    game.emit(HeldFire(craft))


def attack(game: Battle, craft: str, answer: Attack) -> Rules[None]:
    """One attack."""
    game.emit(AircraftShot(craft, answer.weapon, answer.aim))
    if answer.weapon == BOMB:
        spot = spot_of(answer.aim)
        assert spot is not None
        yield from bomb(game, craft, spot)
        return
    known = game.state.aircraft[craft]
    row = gun_row(game, answer.weapon)
    man = pilot(game, craft) if answer.weapon == FORWARD else observer(game, craft)
    assert man is not None
    if answer.aim not in game.state.aircraft:
        below = covered_by(game, craft, row, answer.aim)
        uncover(game, below)
        game.emit(Strafed(craft, tuple(ident for ident in below if ident in game.state.figures)))
    dice = yield from ask_dice(game, game.seat(craft), craft, row.id, gun_dice(known, answer.weapon))
    target = game.state.vehicles.get(answer.aim)
    modifier = range_modifier(game, craft, answer.aim, row, AIR_BONUS) - (1 if target is not None and target.has_moved else 0)
    shown = yield from roll_dice(dice, "LOW-21.15")
    least = threshold(shooting(man), modifier)
    yield from spread(game, craft, man.id, row, answer.aim, sum(1 for die in shown if die >= least))


def bomb(game: Battle, craft: str, spot: Point) -> Rules[None]:
    """LOW-21.22, LOW-21.41: on target except on a 1, which brings a firing incident with it, unless the option only wastes the bomb."""
    die = yield from d6("hit", "LOW-21.41")
    if RESULTS["gun_vs_building"].code(die) == "hit":
        yield from burst(game, spot, BOMB_SIZE, BOMB_STRENGTH, weapon="", cause="bomb")
        return
    if game.option("bombing_no_incident"):
        return
    code = RESULTS["malfunction_ww"].code((yield from d6("table", "LOW-15.7")))
    turn = game.state.turn
    if code == "destroyed_crew_killed":
        mate = observer(game, craft)
        if mate is not None:
            kill(game, mate.id)
        game.emit(AircraftDamaged(craft, 0))
        yield from air_moves.crashes(game, craft)
    else:
        game.emit(BombingSilenced(craft, turn if code == "skip_1" else turn + 1))


# -- hits on aircraft ---------------------------------------------------------------------------------------------------------


def hit_aircraft(game: Battle, hit: Hit) -> Rules[None]:
    """LOW-21.24, LOW-21.25: crew or aircraft; in a two-seater the pilot or the passenger."""
    craft = game.state.aircraft[hit.target]
    if craft.place != "table":
        return
    seats = row_of(craft).seats
    die = yield from d6("location", "LOW-21.24" if seats == 1 else "LOW-21.25")
    where = RESULTS["aircraft_location_single" if seats == 1 else "aircraft_location_two_seat"].code(die)
    if where == "aircraft":
        game.emit(AircraftStruck(craft.id, "aircraft"))
        yield from damage(game, hit)
        return
    station = "pilot"
    if seats > 1:
        station = RESULTS["aircraft_crew"].code((yield from d6("seat", "LOW-21.25")))
    game.emit(AircraftStruck(craft.id, station))
    yield from hit_airman(game, hit, "pilot" if station == "pilot" else "observer")


def damage(game: Battle, hit: Hit) -> Rules[None]:
    """LOW-21.26: against E; each wound costs a hit point; LOW-21.27: at 0 it spins and crashes."""
    craft = game.state.aircraft[hit.target]
    if craft.hit_points < 1 or not (yield from wound_roll(game, hit.strength, row_of(craft).grit, hit.by)):
        return
    game.emit(AircraftDamaged(craft.id, craft.hit_points - 1))
    if craft.hit_points == 1:
        yield from fall(game, craft.id, crash=True)


def hit_airman(game: Battle, hit: Hit, station: str) -> Rules[None]:
    """LOW-21.31: an airman who is wounded rolls: 1-3 wounded, 4-6 killed; a second wound kills. LOW-21.28, LOW-21.30 for the pilot."""
    craft = game.state.aircraft[hit.target]
    man = pilot(game, craft.id) if station == "pilot" else observer(game, craft.id)
    if man is None or not (yield from wound_roll(game, hit.strength, game.profile(man).grit, hit.by)):
        return
    hurt = craft.pilot_hurt if station == "pilot" else craft.observer_hurt
    dead = hurt or RESULTS["airman_wound"].code((yield from d6("airman", "LOW-21.31"))) == "killed"
    if dead:
        kill(game, man.id)
        if station == "pilot":
            yield from fall(game, craft.id, crash=True)  # LOW-21.28
        return
    game.emit(AirmanWounded(craft.id, station))
    if station == "pilot" and not craft.spinning and not (yield from pluck.test(game, man.id, "LOW-21.30", lend=False)):
        game.emit(Spins(craft.id, True))
        yield from fall(game, craft.id, crash=False)
