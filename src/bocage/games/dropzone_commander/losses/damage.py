"""What hits cost, and how one loss brings the next: units that are destroyed, aircraft that crash, masonry that falls, Structures that collapse.

`destroyed` is where every unit ends that has lost its last damage point, whatever took it; `hits` is for hits that no weapon fired: traps, crashes, booby
traps (DZC-6.14 to DZC-6.16, DZC-7.9 to DZC-7.13, DZC-13.11 to DZC-13.14).
"""

from __future__ import annotations

from bocage.core.chance import successes, total
from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.legal import Answer, only
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground import markers, placing
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.garrisons import inside, settle
from bocage.games.dropzone_commander.losses.wrecks import IN_THE_AIR, aboard_fate, check_void, fate_of, place_survivors, removed
from bocage.games.dropzone_commander.state.events_telling import SquadPut
from bocage.games.dropzone_commander.state.events_units import StructureCollapsed, StructureDamaged, UnitDamaged, UnitSilenced
from bocage.games.dropzone_commander.state.state import FLYING, INSIDE, TABLE
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.tables import damage_needed, tables, template_radius
from bocage.space.plane import Disc, Point, is_under, overlaps, share_at_least

CRASH_ON, CRASH_ENERGY = 4, 10  # DZC-13.12
COLLAPSE = 3  # DZC-7.13
BESIDE_RUBBLE = 200  # DZC-7.13


class TakeHit(Answer):
    """Which base takes a hit of falling masonry (DZC-7.12)."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


TAKE_HIT: Question[TakeHit] = Question("take_hit", TakeHit, rule="DZC-7.12")


def passive(game: Battle, target: str) -> int:
    """DZC-6.7: the number at which a hit is cancelled, with effects of cards and shields; 0 for none."""
    value = game.profile(target).passive
    if game.state.effects:
        squad = game.state.units[target].squad
        for effect in game.effects("passive", target, squad):
            value = effect.value if not value else min(value, effect.value)
        better = game.effect("passive_better", target)
        value = max(2, value - better) if value else 0
    return value


# -- of units -----------------------------------------------------------------------------------------------------------------------------


def hits(game: Battle, unit: str, count: int, energy: int, *, why: str, saves: bool = True, by: str = "") -> Rules[int]:
    """So many hits of an energy on a unit: gives back the damage points lost; a destroyed unit meets its fate."""
    number = passive(game, unit) if saves else 0
    if number and count:
        count -= yield from roll(successes("save", count, number), why="DZC-6.14")
    armour = game.profile(unit).armour + game.effect("armour", unit)
    needed = damage_needed(armour, energy)
    if not needed or not count:
        return 0
    lost = yield from roll(successes("damage", count, needed), why=why)
    return (yield from lose(game, unit, lost, by=by))


def lose(game: Battle, unit: str, points: int, *, by: str = "") -> Rules[int]:
    """DZC-6.16: damage points are marked; at the last one the unit is destroyed."""
    points = min(points, game.dp_left(unit))
    if points:
        game.emit(UnitDamaged(unit, points))
        if game.dp_left(unit) <= 0:
            yield from destroyed(game, unit, by=by)
    return points


def destroyed(game: Battle, unit: str, *, by: str = "", fire: bool = False, fate: str = "") -> Rules[None]:
    """DZC-6.16, DZC-9.24, DZC-13.1, DZC-13.7: a unit is removed; a transport's passengers and an aircraft's wreck meet their fate."""
    if not game.is_alive(unit):
        return
    if fire:
        yield from windows.window(game, "unit_destroyed", unit=unit, seat=game.seat_of(unit))
        if not game.is_alive(unit):
            return
    record, profile, seat = game.unit(unit), game.profile(unit), game.seat_of(unit)
    aboard = game.passengers(unit)
    flying = record.where == TABLE and record.level in FLYING
    outcome = yield from fate_of(game, unit, flying=flying, loaded=bool(aboard), forced=fate)
    x, y = record.x, record.y
    blown = outcome is not None and outcome.id == IN_THE_AIR
    markers.drop(game, unit, x, y, record.host if record.where == INSIDE else "")
    removed(game, unit, by)
    if outcome is not None:
        survivors = yield from aboard_fate(game, aboard, outcome, x, y, by=by, blown=blown)
        if outcome.crash_template:
            yield from crash_template(game, x, y, profile.lz, profile.dp, by=by)
        yield from place_survivors(game, survivors, x, y, by=by)
    check_void(game, seat, by)
    if record.where == INSIDE:
        settle(game, record.host)


def crash(game: Battle, unit: str, *, by: str = "") -> Rules[None]:
    """DZC-9.4: an aircraft flies into the ground where it is: the Crash result, without a die."""
    yield from destroyed(game, unit, by=by, fate="crash")


def crash_template(game: Battle, x: int, y: int, lz: str, dp: int, *, by: str) -> Rules[None]:
    """DZC-13.11 to DZC-13.14, DZC-13.18: what lies under the template of a crashing aircraft; bases inside Structures do not."""
    template = Disc(Point(x, y), template_radius(lz))
    under = [unit.id for unit in game.on_table() if unit.level not in FLYING and is_under(template, game.outline(unit.id))]
    hit = [building.id for building in game.plan.standing if overlaps(template, building.footprint)]
    for unit in under:
        if not game.is_alive(unit) or not (yield from roll(successes("crash", 1, CRASH_ON), why="DZC-13.12")):
            continue
        count = 1
        if game.profile(unit).is_infantry:
            count = yield from roll(total("hits", 1), why="DZC-13.13")
        yield from hits(game, unit, count, CRASH_ENERGY, why="DZC-13.12", by=by)
    for name in hit:
        if game.structure(name).collapsed or not (yield from roll(successes("crash", 1, CRASH_ON), why="DZC-13.14")):
            continue
        building = game.building(name)
        count = dp if share_at_least(template, building.footprint, 1, 3) else 1
        points = yield from roll(successes("damage", count, damage_needed(building.armour, CRASH_ENERGY)), why="DZC-13.14")
        yield from damage_structure(game, name, points, by=by)


# -- of Structures -------------------------------------------------------------------------------------------------------------------------


def damage_structure(game: Battle, structure: str, points: int, *, masonry: bool = True, by: str = "") -> Rules[None]:
    """DZC-7.9 to DZC-7.13: a Structure loses damage points; masonry falls on its squads, or it collapses."""
    record = game.state.structures[structure]
    building = game.building(structure)
    if record.collapsed or points <= 0:
        return
    game.emit(StructureDamaged(structure, min(points, building.dp - record.damage)))
    if record.damage + points >= building.dp:
        yield from collapse(game, structure, by=by)
    elif masonry:
        yield from falling_masonry(game, structure, points, by=by)


def falling_masonry(game: Battle, structure: str, points: int, *, by: str = "") -> Rules[None]:
    """DZC-7.10 to DZC-7.12: for every squad inside one die for each DP lost; the threshold uses what is left after the attack."""
    row, building = tables().falling_masonry, game.building(structure)
    left = building.dp - game.state.structures[structure].damage
    needed = row.needed_below_half if left * 2 < building.dp else row.needed
    for squad in inside(game, structure):
        profile = game.profile(game.state.squads[squad].units[0])
        hit = yield from roll(successes("masonry", points, needed), why="DZC-7.10")
        if hit and keywords.masonry_rerolls(profile):
            hit = yield from roll(successes("masonry", hit, needed), why="DZC-22.29")
        hit = max(0, hit - keywords.masonry_ignored(profile))
        for _ in range(hit):
            if not game.state.squads[squad].units:
                break
            yield from masonry_hit(game, squad, row.energy, by=by)
    settle(game, structure)


def masonry_hit(game: Battle, squad: str, energy: int, *, by: str) -> Rules[None]:
    """DZC-7.12: the owner puts the hit on a damaged base first; no cover, but saves."""
    record = game.state.squads[squad]
    damaged = [unit for unit in record.units if game.state.units[unit].damage]
    bases = damaged or list(record.units)
    unit = bases[0]
    if len({worth(game, base) for base in bases}) > 1:
        answer = yield from choose(game, record.seat, TAKE_HIT, only([TakeHit(base) for base in bases], "DZC-7.12"), {"name": game.squad_name(squad)})
        unit = answer.unit
    profile = game.profile(unit)
    save = keywords.masonry_save(profile, passive(game, unit))
    if save and (yield from roll(successes("save", 1, save), why="DZC-6.14")):
        return
    needed = damage_needed(profile.armour + game.effect("armour", unit), energy)
    if needed and (yield from roll(successes("damage", 1, needed), why="DZC-7.10")):
        game.emit(UnitDamaged(unit, 1))
        if game.dp_left(unit) <= 0:
            yield from destroyed(game, unit, by=by)


def worth(game: Battle, unit: str) -> tuple[object, ...]:
    """What tells a base from its mates for who must lose one: damage, weapons and what is left of them, windows, a commander, an Objective."""
    record = game.state.units[unit]
    carried = any(marker.carrier == unit for marker in game.state.markers.values())
    window = unit in game.state.structures[record.host].fired
    return record.damage, record.options, record.fired, record.used, window, record.no_fire, record.commander, carried


def collapse(game: Battle, structure: str, *, by: str = "") -> Rules[None]:
    """DZC-7.13, DZC-14.32: each base inside dies on 3+; survivors stand within 2 inches of the footprint and may not fire this turn."""
    building = game.building(structure)
    squads = inside(game, structure)
    markers.structure_lost(game, structure)
    for squad in squads:
        for unit in game.state.squads[squad].units:
            if (yield from roll(successes("collapse", 1, COLLAPSE), why="DZC-7.13")):
                yield from destroyed(game, unit, by=by)
    game.emit(StructureCollapsed(structure))
    for squad in squads:
        record = game.state.squads[squad]
        if not record.units:
            continue
        units = list(record.units)
        while units and not (yield from placing.place_near_one(game, record.seat, units, [building.footprint], BESIDE_RUBBLE, why="DZC-7.13", off=building)):
            yield from destroyed(game, units.pop(), by=by)  # no room for it
        if game.state.squads[squad].units:
            game.emit(SquadPut(squad, len(game.state.squads[squad].units), "survivors"))
        for unit in game.state.squads[squad].units:
            game.emit(UnitSilenced(unit))
