"""What single units (chapter 22) may do in their activation besides moving and firing: smoke, modes, shields, orbital strikes, storms, drones, tunnels."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bocage.core.chance import total
from bocage.core.decision import Question, Rules, choose_unless_forced, roll
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, only
from bocage.games.dropzone_commander.ground import garrisons, markers, placing
from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.distances import within
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.shooting import attack, fire_keywords, volleys
from bocage.games.dropzone_commander.state.events import EffectAdded
from bocage.games.dropzone_commander.state.events_markers import SquadMarked
from bocage.games.dropzone_commander.state.events_specials import ModeChanged, ShieldRaised, SmokeLaunched, SquadTunnelled, StrikeCalled
from bocage.games.dropzone_commander.state.events_telling import SquadPut
from bocage.games.dropzone_commander.state.events_units import UnitEntered, UnitSilenced, VolleyDeclared
from bocage.games.dropzone_commander.state.state import AIR, FLYING, GROUND, LOW, READINESS, TABLE, Burst, Volley
from bocage.games.dropzone_commander.structures import entrances
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import INCH, Weapon
from bocage.games.dropzone_commander.tables.tables import template_radius
from bocage.space.plane import Disc, Point, is_under

SMOKE = 2  # DZC-22.25
SHIELD, SHIELD_REACH = 4, 6 * INCH  # DZC-22.51
BLAST_ENERGY = 10  # DZC-22.49
DRILL_REACH = 3 * INCH  # DZC-22.26
ENEMY_EDGE = 12 * INCH


class DroneAt(Answer):
    """What the next drone flies at."""

    at: str

    def target(self) -> tuple[str, str]:
        return "piece", self.at


DRONE = Question[DroneAt]("drone", DroneAt, rule="DZC-22.35")


def is_fresh(game: Battle, squad: str) -> bool:
    """The start of a squad's activation: it has neither moved, fired, nor got in or out."""
    return not any(game.unit(unit).order or game.unit(unit).embarks or game.unit(unit).fired for unit in game.squad(squad).units)


@cache
def knows(profile: str, word: str) -> bool:
    """Whether a unit, in either of its modes, has a word on its profile or on one of its weapons."""
    rows = [PROFILES[name] for name in (profile, other_mode(profile)) if name]
    return any(word in row.words or any(word in weapon.words for weapon in row.weapons) for row in rows)


def with_weapon(game: Battle, squad: str, word: str) -> list[tuple[str, Weapon]]:
    """Units of a squad in play with a weapon of a word."""
    found: list[tuple[str, Weapon]] = []
    if not knows(game.squad(squad).profile, word):
        return found
    for unit in game.squad(squad).units:
        if game.unit(unit).where == TABLE:
            found += [(unit, weapon) for weapon in game.weapons(unit) if word in weapon.words]
    return found


# -- Smoke Launcher ------------------------------------------------------------------------------------------------------------------------------


def smoke_targets(game: Battle, squad: str) -> Iterable[str]:
    record = game.squad(squad)
    return ("",) if "Smoke Launcher" in PROFILES[record.profile].words and not record.smoked else ()


def refuse_smoke(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-22.25: once per game, at the start of its activation."""
    record = game.squad(squad)
    if "Smoke Launcher" not in PROFILES[record.profile].words or record.smoked:
        return Refusal("DZC-22.25", "smoke-used", {"squad": game.squad_name(squad)})
    if not is_fresh(game, squad) or any(game.unit(unit).where != TABLE for unit in record.units):
        return Refusal("DZC-22.25", "only-at-the-start", {"squad": game.squad_name(squad)})
    return None


def smoke(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-22.25: E+2 until the end of the turn; it may not fire this turn."""
    game.emit(SmokeLaunched(squad))
    game.emit(EffectAdded("evasion", squad, SMOKE))
    return
    yield


# -- Transition ----------------------------------------------------------------------------------------------------------------------------------


@cache
def other_mode(profile: str) -> str:
    """The other record of the same model."""
    group = PROFILES[profile].mode_group
    return next((name for name, row in PROFILES.items() if group and row.mode_group == group and name != profile), "")


def mode_targets(game: Battle, squad: str) -> Iterable[str]:
    record = game.squad(squad)
    return ("",) if record.units and PROFILES[record.profile].mode_group else ()


def refuse_mode(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-22.30, DZC-14.14: at the start of its activation; who comes down must have ground to stand on, who goes up may carry no Objective; fast movers
    change in Readiness only."""
    units = game.squad(squad).units
    facts = {"squad": game.squad_name(squad)}
    new = other_mode(game.unit(units[0]).profile) if units else ""
    if not new:
        return Refusal("DZC-22.30", "one-mode-only", facts)
    if not is_fresh(game, squad) or "mode!" in game.squad(squad).marks:
        return Refusal("DZC-22.30", "only-at-the-start", facts)
    fast = PROFILES[new].is_fast or PROFILES[game.unit(units[0]).profile].is_fast
    for unit in units:
        record = game.unit(unit)
        if record.where not in (TABLE, READINESS) or (fast and record.where != READINESS):
            return Refusal("DZC-22.30", "not-here", facts)
        if PROFILES[new].is_aircraft and markers.carried_by(game, unit):
            return Refusal("DZC-14.14", "aircraft-cannot-carry", {"unit": unit})  # and it is not simply put down (DZC-14.36)
        if record.where == TABLE and not PROFILES[new].is_aircraft:
            refused = placing.refuse_stand(game, unit, placing.Stand(record.x, record.y, record.facing), units, "DZC-22.30")
            if refused is not None:
                return refused
    return None


def change_mode(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-22.30, DZC-22.62: the change costs nothing."""
    for unit in game.squad(squad).units:
        record = game.unit(unit)
        new = PROFILES[other_mode(record.profile)]
        up = (LOW if keywords.low_only(new) else AIR) if new.is_aircraft and record.where == TABLE else GROUND
        game.emit(ModeChanged(unit, new.id, up))
    game.emit(SquadMarked(squad, "mode!"))
    return
    yield


# -- E Shield ------------------------------------------------------------------------------------------------------------------------------------


def shield_targets(game: Battle, squad: str) -> Iterable[str]:
    return [unit for unit, _ in with_weapon(game, squad, "E Shield")]


def refuse_shield(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-22.51: instead of its beam."""
    if at not in shield_targets(game, squad):
        return Refusal("DZC-22.51", "no-shield", {"unit": at})
    record = game.unit(at)
    if record.fired or record.no_fire or "shield!" in record.marks:
        return Refusal("DZC-22.51", "shield-or-beam", {"unit": at})
    return None


def raise_shield(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-22.51: P4+ to all friendly ground units within 6 inches until the end of the turn."""
    game.emit(ShieldRaised(at))
    totem, seat = game.unit(at), game.seat_of(at)
    for unit in list(game.on_table()):
        friend = not game.is_enemy(seat, game.seat_of(unit.id)) and unit.level not in FLYING
        if friend and within(game, unit.id, totem.x, totem.y, SHIELD_REACH):
            game.emit(EffectAdded("passive", unit.id, SHIELD))
    return
    yield


# -- Self Destruct -------------------------------------------------------------------------------------------------------------------------------


def destruct_targets(game: Battle, squad: str) -> Iterable[str]:
    return [unit for unit, _ in with_weapon(game, squad, "Self Destruct")]


def refuse_destruct(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-22.49: instead of firing."""
    if at not in [unit for unit, _ in with_weapon(game, squad, "Self Destruct")]:
        return Refusal("DZC-22.49", "no-self-destruct", {"unit": at})
    if game.unit(at).fired or attack.may_fire(game, at) is not None:
        return Refusal("DZC-22.49", "unit-has-fired", {"unit": at, "weapon": ""})
    return None


def self_destruct(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-22.49: template S on it; every ground unit touched takes one E10 hit, infantry D6."""
    record, seat = game.unit(at), game.seat_of(at)
    blast = Disc(Point(record.x, record.y), template_radius("S"))
    touched = [unit.id for unit in game.on_table() if unit.id != at and unit.level not in FLYING and is_under(blast, game.outline(unit.id))]
    yield from damage.destroyed(game, at, fate="destroyed_in_air" if record.level in FLYING else "")
    for unit in touched:
        if game.is_alive(unit):
            count = (yield from roll(total("hits", 1), why="DZC-22.49")) if game.profile(unit).is_infantry else 1
            yield from damage.hits(game, unit, count, BLAST_ENERGY, why="DZC-22.49", by=seat)


# -- orbital strikes -----------------------------------------------------------------------------------------------------------------------------


def strike_targets(game: Battle, squad: str) -> Iterable[str]:
    found = with_weapon(game, squad, "Call It In")
    if not found or game.unit(found[0][0]).moved or found[0][1].id in game.unit(found[0][0]).fired:
        return ()
    return marks_to_hit(game, game.squad(squad).seat, flying=False)


def marks_to_hit(game: Battle, seat: str, *, flying: bool) -> list[str]:
    """Enemy units in play, in the air too if so, and Structures."""
    foes = [foe.id for foe in game.enemies_in_play(seat) if flying or not game.is_flying(foe.id)]
    return [*foes, *(building.id for building in game.plan.standing)]


def refuse_strike(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-22.43, DZC-22.73: once per turn, not having moved; the target needs not be seen."""
    found = with_weapon(game, squad, "Call It In")
    if not found:
        return Refusal("DZC-22.43", "no-orbital-strike", {"squad": game.squad_name(squad)})
    unit, weapon = found[0]
    record = game.unit(unit)
    facts = {"unit": unit, "weapon": weapon.name}
    if record.moved:
        return Refusal("DZC-22.43", "must-not-have-moved", facts)
    if weapon.id in record.fired:
        return Refusal("DZC-22.43", "weapon-has-fired", facts)
    refused = attack.may_fire(game, unit)
    if refused is not None:
        return refused
    aimed = attack.aim(game, unit, weapon, at)
    return aimed if isinstance(aimed, Refusal) else None


def call_in(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-22.43: the shot lands at the end of the battlegroup's activation."""
    unit, weapon = with_weapon(game, squad, "Call It In")[0]
    burst = Burst(unit, weapon.id, at, keywords.shots(weapon, game.unit(unit).damage))
    volleys.spend(game, Volley(squad, game.squad(squad).seat, "fire", (burst,)))
    game.emit(StrikeCalled(unit, weapon.id, at))
    return
    yield


# -- Ion Storm -----------------------------------------------------------------------------------------------------------------------------------


def storm_targets(game: Battle, squad: str) -> Iterable[str]:
    found = with_weapon(game, squad, "Ion Storm")
    return ("",) if found and fire_keywords.storm_targets(game, found[0][0]) else ()


def refuse_storm(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-22.55: the wide pattern fires at all enemies within 12 inches, or not at all."""
    found = with_weapon(game, squad, "Ion Storm")
    if not found:
        return Refusal("DZC-22.55", "no-ion-storm", {"squad": game.squad_name(squad)})
    unit, weapon = found[0]
    if not fire_keywords.storm_targets(game, unit):
        return Refusal("DZC-22.55", "no-such-target", {"unit": unit, "weapon": weapon.name})
    return attack.refuse_weapon(game, unit, weapon)


def ion_storm(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-22.55: every enemy unit within 12 inches horizontally is attacked once."""
    unit, weapon = with_weapon(game, squad, "Ion Storm")[0]
    bursts = tuple(Burst(unit, weapon.id, foe, 1) for foe in fire_keywords.storm_targets(game, unit))
    yield from volley(game, squad, "fire", bursts)


def volley(game: Battle, squad: str, kind: str, bursts: tuple[Burst, ...]) -> Rules[None]:
    """Shots that a special rule declares by itself."""
    declared = Volley(squad, game.squad(squad).seat, kind, bursts)
    game.emit(VolleyDeclared(declared))
    yield from volleys.before_rolls(game)
    yield from volleys.resolve(game)


# -- Drone Base ----------------------------------------------------------------------------------------------------------------------------------


def drone_targets(game: Battle, squad: str) -> Iterable[str]:
    record = game.squad(squad)
    if "Drone Base" not in PROFILES[record.profile].words or not is_fresh(game, squad):
        return ()
    return marks_to_hit(game, record.seat, flying=True)


def refuse_drones(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-22.35: at the start of its activation; range 24 whatever the countermeasures, all arcs, AA allowed."""
    record = game.squad(squad)
    if "Drone Base" not in PROFILES[record.profile].words or not is_fresh(game, squad):
        return Refusal("DZC-22.35", "only-at-the-start", {"squad": game.squad_name(squad)})
    unit = record.units[0]
    refused = attack.may_fire(game, unit)
    if refused is not None:
        return refused
    aimed = attack.aim(game, unit, keywords.DRONES, at)
    return aimed if isinstance(aimed, Refusal) else None


def launch_drones(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-22.35, DZC-6.11: four shots; the first drone flies at what was named, the others where the owner likes, all together under DZC-24.4."""
    record = game.squad(squad)
    unit = record.units[0]
    aimed = {at: keywords.DRONES.shots if game.setting.one_target else 1}
    while sum(aimed.values()) < keywords.DRONES.shots:
        reached = [DroneAt(foe) for foe in drone_targets(game, squad) if isinstance(attack.aim(game, unit, keywords.DRONES, foe), attack.Aim)]
        left = keywords.DRONES.shots - sum(aimed.values())
        answer = yield from choose_unless_forced(game, record.seat, DRONE, only(reached, "DZC-22.35"), {"left": left})
        aimed[answer.at] = aimed.get(answer.at, 0) + 1
    yield from volley(game, squad, "drones", tuple(Burst(unit, keywords.DRONES.id, foe, count) for foe, count in aimed.items()))


# -- Subterranean --------------------------------------------------------------------------------------------------------------------------------


def drills(game: Battle, seat: str) -> list[str]:
    """Own drills on the table."""
    return [unit.id for unit in game.on_table(seat) if game.profile(unit.id).category == "drill"]


def waits_below(game: Battle, squad: str) -> bool:
    """A Subterranean squad in Readiness, in its transport or by itself."""
    record = game.squad(squad)
    return "Subterranean" in PROFILES[record.profile].words and bool(record.units) and game.state_of(squad) == READINESS


def tunnel_targets(game: Battle, squad: str) -> Iterable[str]:
    if not waits_below(game, squad):
        return ()
    seat = game.squad(squad).seat
    houses = [b.id for b in game.plan.standing if b.room] if game.profile(game.squad(squad).units[0]).is_infantry else []
    return [*drills(game, seat), *houses]


def far_from_enemy_edges(game: Battle, seat: str, structure: str) -> bool:
    """DZC-22.26: more than 12 inches from the enemy table edge."""
    layout, (west, south, east, north) = game.setting.layout, game.building(structure).bounds
    gaps = {"west": west, "south": south, "east": layout.width - east, "north": layout.depth - north}
    foes = [edge for other in game.others(seat) for edge in layout.edges.get(other, ())]
    return all(gaps[edge] > ENEMY_EDGE for edge in foes)


def refuse_tunnel(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-22.26, DZC-22.27: infantry inside a Structure with no enemy in it, away from the enemy edge; squads within 3 inches of a drill."""
    facts = {"squad": game.squad_name(squad), "structure": at}
    if not waits_below(game, squad):
        return Refusal("DZC-22.26", "not-subterranean", facts)
    seat = game.squad(squad).seat
    if at in drills(game, seat):
        record = game.unit(at)
        fits = placing.any_room(game, list(game.squad(squad).units), [Point(record.x, record.y)], DRILL_REACH)
        return None if fits else Refusal("DZC-22.26", "no-room-to-get-out", facts)
    if at not in game.state.structures or not game.profile(game.squad(squad).units[0]).is_infantry:
        return Refusal("DZC-22.26", "no-such-structure", facts)
    if any(game.is_enemy(seat, other) for other in garrisons.seats_inside(game, at)):
        return Refusal("DZC-22.26", "enemy-inside", facts)
    if not far_from_enemy_edges(game, seat, at):
        return Refusal("DZC-22.26", "too-near-enemy-edge", facts)
    return entrances.refuse_entry(game, squad, at)


def tunnel(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-22.26: it comes up, and may not fire this turn."""
    if at in game.state.structures:
        game.emit(SquadTunnelled(squad, at))
        return
    drill, units = game.unit(at), list(game.squad(squad).units)
    if (yield from placing.place(game, game.squad(squad).seat, units, Point(drill.x, drill.y), DRILL_REACH, why="DZC-22.26")):
        game.emit(SquadPut(squad, len(units), "drill"))
        for unit in units:
            record = game.unit(unit)
            game.emit(UnitEntered(unit, record.x, record.y, GROUND))
            game.emit(UnitSilenced(unit))
        yield from searching.stopped_on(game, units)


DOINGS = (
    Verb("smoke", "DZC-22.25", smoke_targets, refuse_smoke, smoke),
    Verb("mode", "DZC-22.30", mode_targets, refuse_mode, change_mode),
    Verb("shield", "DZC-22.51", shield_targets, refuse_shield, raise_shield),
    Verb("self_destruct", "DZC-22.49", destruct_targets, refuse_destruct, self_destruct),
    Verb("call_in", "DZC-22.43", strike_targets, refuse_strike, call_in),
    Verb("ion_storm", "DZC-22.55", storm_targets, refuse_storm, ion_storm),
    Verb("drones", "DZC-22.35", drone_targets, refuse_drones, launch_drones),
    Verb("tunnel", "DZC-22.26", tunnel_targets, refuse_tunnel, tunnel),
)
