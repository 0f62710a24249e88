"""Which weapons may fire at what, and with which numbers (DZC-1.6, DZC-5.1, DZC-6.1 to DZC-6.21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bocage.core.errors import Refusal
from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle, centre_of
from bocage.games.dropzone_commander.ground.distances import inches
from bocage.games.dropzone_commander.ground.layout import Plan
from bocage.games.dropzone_commander.ground.sight import (
    BEST,
    CLEAR,
    HULL_DOWN,
    NOTHING,
    Look,
    blocker,
    firing_points,
    is_in_arc,
    see_structure,
    see_unit,
    square,
)
from bocage.games.dropzone_commander.losses.damage import passive
from bocage.games.dropzone_commander.shooting import fire_keywords
from bocage.games.dropzone_commander.state.events_cqb import WAITS
from bocage.games.dropzone_commander.state.state import INSIDE, TABLE, Burst, Unit
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import UNLIMITED, Weapon
from bocage.space.plane import Disc, Point, Spot, contains, crosses, gap, within

HULL_DOWN_PENALTY = SOFT_COVER = INDIRECT = SMOKE = 2
WORST = 6  # DZC-1.12
STRUCTURE_HIT = 2  # DZC-6.13
SHORT = 600  # DZC-24.10
BEHIND = 100  # DZC-23.6
AT_MORE_THAN_PLACES = frozenset(("White Nanomachines", "Ion Storm"))  # they look at damage, or at a volley that is declared


class Aim(NamedTuple):
    """A shot that may be made: what is seen of the target, and whether it is seen at all (indirect fire need not)."""

    look: Look
    direct: bool


def may_fire(game: Battle, unit: str) -> Refusal | None:
    """DZC-6.2: rules that forbid a unit to fire this turn."""
    record = game.state.units[unit]
    if record.where not in (TABLE, INSIDE) and not fire_keywords.firing_port(game, unit):
        return Refusal("DZC-12.27", "not-on-the-table", {"unit": unit})
    if record.no_fire and not (keywords.fires_after_embarking(PROFILES[record.profile]) and record.embarks and "shaken!" not in record.marks):
        return Refusal("DZC-12.5", "may-not-fire", {"unit": unit})
    squad = game.state.squads[record.squad]
    if squad.repels:
        return Refusal("DZC-8.9", "unit-repels", {"unit": unit})
    if WAITS in squad.marks:
        return Refusal("DZC-8.6", "aggressor-waits", {"squad": game.squad_name(squad.id)})
    return None


def refuse_weapon(game: Battle, unit: str, weapon: Weapon, *, reaction: bool = False) -> Refusal | None:
    """DZC-6.2, DZC-4.8: whether a weapon is able to fire now."""
    forbidden = may_fire(game, unit)
    if forbidden is not None:
        return forbidden
    record = game.state.units[unit]
    facts = {"unit": unit, "weapon": weapon.name}
    if not weapon.ranged:
        return Refusal("DZC-6.2", "weapon-has-no-target", facts)
    if not reaction and "f" in record.order:
        return Refusal("DZC-3.5", "unit-has-fired", facts)
    if weapon.id in record.fired:
        return Refusal("DZC-6.2", "weapon-has-fired", facts)
    if record.fired and any(other in record.fired for other in keywords.alternates(game.weapons(unit), weapon)):
        return Refusal("DZC-22.2", "other-profile-has-fired", facts)
    limit = keywords.uses(weapon)
    if limit and record.used.count(weapon.id) >= limit:
        return Refusal("DZC-22.19", "no-ammunition", facts)
    if not keywords.shots(weapon, record.damage):
        return Refusal("DZC-22.20", "no-shots-left", facts)
    reach = weapon.move_fire
    if reach >= 0 and record.moved > reach + game.effect("move_fire", unit):
        return Refusal("DZC-4.8", "moved-too-far", {**facts, "moved": inches(record.moved), "limit": inches(reach)})
    mates = game.state.squads[record.squad].units if game.effects("move_or_fire", record.squad) else ()
    if any(game.state.units[mate].moved for mate in mates):  # Interference: the squad moves or fires
        return Refusal("DZC-20.8", "move-or-fire", facts)
    if record.where == INSIDE and not has_window(game, record):
        return Refusal("DZC-7.5", "no-window-left", {**facts, "structure": record.host})
    return fire_keywords.refuse_weapon(game, unit, weapon)


def has_window(game: Battle, record: Unit) -> bool:
    """DZC-7.5, DZC-7.6: no more bases than G fire from a Structure in a turn."""
    fired = game.state.structures[record.host].fired
    return record.id in fired or len(fired) < game.building(record.host).windows


def is_countered(game: Battle, target: str) -> bool:
    """DZC-6.5 to DZC-6.7: active and passive countermeasures force the shorter range."""
    profile = game.profile(target)
    return profile.active or profile.passive > 0 or passive(game, target) > 0


def range_limit(game: Battle, unit: str, weapon: Weapon, target: str) -> int:
    """DZC-6.5, DZC-6.6: R(F), or R(C) against countermeasures."""
    countered = target in game.state.units and is_countered(game, target)
    if countered and game.effects("full_range", game.state.units[unit].squad):
        countered = False
    return keywords.range_of(weapon, countered)


def aim(game: Battle, unit: str, weapon: Weapon, target: str, window: int = BEST) -> Aim | Refusal:
    """DZC-5.1, DZC-6.9: whether a target is legitimate and in range; `window` is the firing point of a garrison (DZC-5.16)."""
    units = game.state.units
    facts = {"unit": unit, "weapon": weapon.name, "target": target}
    special = fire_keywords.aim(game, unit, weapon, target)
    if special is not None:
        return special if isinstance(special, Refusal) else Aim(see_unit(game, unit, target) if target in units else NOTHING, True)
    refused = refuse_blind(game, unit, weapon, target)
    if refused is not None:
        return refused
    if weapon.close:
        return _close(game, unit, target, facts)
    limit = range_limit(game, unit, weapon, target)
    look = see_unit(game, unit, target, weapon, window) if target in units else see_structure(game, unit, target, weapon, window)
    direct = look.share >= HULL_DOWN
    if not direct and not keywords.is_indirect(weapon):
        return _unseen(game, unit, target, look, facts)
    least = keywords.nearest(weapon)
    if not look.share:
        look = unseen_look(game, unit, target, window, least)
    if limit < UNLIMITED and not _in_reach(game, unit, target, look, limit):
        return Refusal("DZC-6.9", "out-of-range", {**facts, "limit": inches(limit)})
    if least and look.square < least * least:
        return Refusal("DZC-22.5", "too-near", {**facts, "limit": inches(least)})
    return Aim(look, direct)


def aimed(game: Battle, unit: str, weapon: Weapon, target: str, window: int = BEST) -> Aim | Refusal:
    """The same as `aim`, looked for once as things stand; what some words look at beside that is not remembered."""
    if not AT_MORE_THAN_PLACES.isdisjoint(weapon.words):
        return aim(game, unit, weapon, target, window)
    known, key = game.as_it_stands, (unit, weapon.id, target, window)
    found: Aim | Refusal | None = known.get(key)
    if found is None:
        found = known[key] = aim(game, unit, weapon, target, window)
    return found


def refuse_blind(game: Battle, unit: str, weapon: Weapon, target: str) -> Refusal | None:
    """What forbids a target before anybody looks: its kind, the arc, a range that it is surely out of (DZC-5.1, DZC-5.3, DZC-6.9)."""
    units = game.state.units
    record = game.mount(unit)
    if target in units:
        refused = refuse_kind(game, unit, weapon, target)
        if refused is not None:
            return refused
    elif target not in game.state.structures:
        return Refusal("DZC-5.1", "no-such-target", {"unit": unit, "weapon": weapon.name, "target": target})
    elif game.state.structures[target].collapsed or target == record.host:
        return Refusal("DZC-5.14", "no-such-target", {"unit": unit, "weapon": weapon.name, "target": target})
    if record.where != INSIDE and not is_in_arc(record.facing, Point(record.x, record.y), _centre(game, target), weapon):
        return Refusal("DZC-5.3", "out-of-arc", {"unit": unit, "weapon": weapon.name, "target": target})
    limit = range_limit(game, unit, weapon, target)
    if limit < UNLIMITED and not weapon.close and surely_out(game, record, target, limit):
        return Refusal("DZC-6.9", "out-of-range", {"unit": unit, "weapon": weapon.name, "target": target, "limit": inches(limit)})
    return None


def _centre(game: Battle, target: str) -> Point:
    record = game.state.units.get(target)
    if record is None or record.where == INSIDE:
        return game.building(record.host if record is not None else target).centre
    return Point(record.x, record.y)


def refuse_kind(game: Battle, unit: str, weapon: Weapon, target: str) -> Refusal | None:
    """DZC-6.18, DZC-6.19, DZC-6.20, DZC-9.21, DZC-9.22: enemies only, and only AA at what flies."""
    facts = {"unit": unit, "weapon": weapon.name, "target": target}
    record = game.state.units[target]
    if record.where not in (TABLE, INSIDE):
        return Refusal("DZC-12.27", "target-not-on-the-table", facts)
    if not game.is_enemy(game.seat_of(unit), game.seat_of(target)):
        return Refusal("DZC-6.20", "friendly-target", facts)
    if record.where == INSIDE and record.host == game.state.units[unit].host:
        return Refusal("DZC-8.1", "in-the-same-structure", facts)  # DZC-RULING-110
    if game.is_flying(target) and not keywords.reaches_aircraft(weapon) and not game.effects("velocity", game.state.units[unit].squad):
        return Refusal("DZC-6.18", "only-aa-reaches-aircraft", facts)
    return None


def _close(game: Battle, unit: str, target: str, facts: dict[str, str]) -> Aim | Refusal:
    """DZC-22.39: within 1 inch, body to body; not into Structures nor into the air."""
    if target not in game.state.units or game.state.units[target].where == INSIDE or game.is_flying(target) or game.state.units[unit].where != TABLE:
        return Refusal("DZC-22.39", "out-of-range", {**facts, "limit": "1"})
    if not within(game.outline(unit), game.outline(target), 100):
        return Refusal("DZC-22.39", "out-of-range", {**facts, "limit": "1"})
    look = see_unit(game, unit, target)
    return Aim(look, True) if look.share >= HULL_DOWN else _unseen(game, unit, target, look, facts)


def surely_out(game: Battle, record: Unit, target: str, limit: int) -> bool:
    """A quick look at the ruler: farther in plan than the range, whatever is seen."""
    seen = game.state.units.get(target)
    if record.where != INSIDE and seen is not None and seen.where != INSIDE:
        dx, dy = seen.x - record.x, seen.y - record.y
        return dx * dx + dy * dy > limit * limit
    w, s, e, n = _extent(game, record)
    w2, s2, e2, n2 = _extent(game, seen) if seen is not None else game.building(target).bounds
    dx, dy = max(0, w2 - e, w - e2), max(0, s2 - n, s - n2)
    return dx * dx + dy * dy > limit * limit


def _extent(game: Battle, record: Unit) -> tuple[int, int, int, int]:
    return game.building(record.host).bounds if record.where == INSIDE else (record.x, record.y, record.x, record.y)


def unseen_look(game: Battle, unit: str, target: str, window: int, least: int = 0) -> Look:
    """From where to where fire runs at what is not seen: centre to centre, to a Structure its nearest wall point, out of one a point of its walls: the one
    its owner picked, else the nearest that is not too near (DZC-5.16, DZC-6.3, DZC-6.4)."""
    record, seen = game.mount(unit), game.state.units.get(target)
    if seen is not None and seen.where == TABLE:
        ends: Sequence[Spot] = (centre_of(game, seen),)
    else:
        ends = game.building(target if seen is None else seen.host).walls
    starts = (centre_of(game, record),) if record.where != INSIDE else firing_points(game, record.host, window, ends[0])
    looks = [min((Look(0, square(eye, spot), eye, spot) for spot in ends), key=lambda look: look.square) for eye in starts]
    far = [look for look in looks if look.square >= least * least]
    return min(far or looks, key=lambda look: look.square)


def _in_reach(game: Battle, unit: str, target: str, look: Look, limit: int) -> bool:
    """DZC-6.3, DZC-6.21, DZC-24.10: true distance; under the option short weapons of and against flyers are measured in plan."""
    if game.setting.short_in_plan and limit <= SHORT:
        flying = game.is_flying(unit) or (target in game.state.units and game.is_flying(target))
        if flying:
            return (look.eye.x - look.spot.x) ** 2 + (look.eye.y - look.spot.y) ** 2 <= limit * limit
    return look.square <= limit * limit


def _unseen(game: Battle, unit: str, target: str, look: Look, facts: dict[str, str]) -> Refusal:
    if look.share:
        return Refusal("DZC-5.11", "too-little-visible", {**facts, "share": look.share})
    record = game.state.units[unit]
    seen = game.state.units.get(target)
    if record.where == INSIDE or seen is None or seen.where == INSIDE:
        return Refusal("DZC-5.13", "no-line-of-sight", facts)
    mount = game.mount(unit)
    name = blocker(game, centre_of(game, mount), game.eye(target), (), mount.id, target)
    return Refusal("DZC-5.13", "sight-blocked-by" if name else "no-line-of-sight", {**facts, "blocker": name})


# -- numbers --------------------------------------------------------------------------------------------------------------------------------


def cover(game: Battle, target: str, eye: tuple[int, int]) -> tuple[bool, bool]:
    """DZC-7.7, DZC-7.8, DZC-23.6, DZC-23.7: Soft Cover and Body Cover of an infantry base against fire from a point."""
    record = game.state.units[target]
    if not PROFILES[record.profile].is_infantry:
        return False, False
    if record.where == INSIDE:
        return True, True
    plan = game.plan
    if not plan.soft and not plan.hard:
        return False, False
    key = ("cover", record.x, record.y, eye)
    known = plan.sights.get(key)
    if known is None:
        known = plan.sights[key] = _ground_cover(plan, Point(record.x, record.y), Point(*eye))
    return known  # type: ignore[return-value]


def _ground_cover(plan: Plan, here: Point, there: Point) -> tuple[bool, bool]:
    """What lies between a base on the table and who fires at it."""

    def covers(polygon: object) -> bool:
        if contains(polygon, here):  # type: ignore[arg-type]
            return True
        return gap(here, polygon).within(BEHIND) and crosses(there, here, polygon)  # type: ignore[arg-type]

    return any(covers(p.polygon) for p in plan.soft), any(covers(p.polygon) for p in plan.hard)


def to_hit(game: Battle, burst: Burst, found: Aim) -> int:
    """DZC-6.12, DZC-1.11, DZC-1.12: the number needed to hit, all penalties added, never beyond 6+; 0 if no die is rolled."""
    weapon = game.weapon_of(burst)
    squad = game.state.units[burst.unit].squad
    if burst.target in game.state.structures:
        return STRUCTURE_HIT if weapon.accuracy else 0  # DZC-6.13
    profile = game.profile(burst.target)
    if "Ion Storm" in weapon.words:  # DZC-22.55
        return weapon.other if game.state.units[burst.target].where == INSIDE else weapon.accuracy
    base = keywords.accuracy(weapon, profile.is_aircraft)
    if not base:
        return 0
    if game.effects("velocity", squad):
        return WORST
    total = 0 if game.effects("no_penalties", squad) else keywords.penalty(weapon, penalties(game, burst, found, weapon))
    return max(min(WORST, base + total), 1 if base == 1 else 2)


def penalties(game: Battle, burst: Burst, found: Aim, weapon: Weapon) -> int:
    """What makes a shot at a unit harder: reaction, Hull Down, Soft Cover, evasion, no line of sight, smoke."""
    total = burst.penalty + game.effect("accuracy_penalty", burst.unit) + fire_keywords.port_penalty(game, burst.unit)
    look = found.look
    if found.direct:
        if look.share < CLEAR:
            total += HULL_DOWN_PENALTY  # DZC-5.10
        if any(crosses(Point(look.eye.x, look.eye.y), Point(look.spot.x, look.spot.y), Disc(Point(t.x, t.y), t.radius)) for t in game.state.templates):
            total += SMOKE  # DZC-22.66
    elif not spotted(game, burst) and not game.effects("no_indirect_penalty", game.state.units[burst.unit].squad):
        total += INDIRECT  # DZC-22.18
    if not keywords.ignores_soft_cover(weapon) and cover(game, burst.target, (look.eye.x, look.eye.y))[0]:
        total += SOFT_COVER  # DZC-7.8, DZC-23.6, also against fire that sees nothing
    if not keywords.ignores_evasion(weapon):
        total += game.profile(burst.target).evasion + game.effect("evasion", burst.target)  # DZC-6.8
    return total


def spotted(game: Battle, burst: Burst) -> bool:
    """DZC-22.18, DZC-22.38: a friendly Scout on the table sees the target."""
    seat = game.seat_of(burst.unit)
    return any(
        keywords.spots(PROFILES[unit.profile]) and see_unit(game, unit.id, burst.target).share >= HULL_DOWN
        for friend in game.setting.seats
        if not game.is_enemy(seat, friend)
        for unit in game.on_table(friend)
    )


def to_damage(game: Battle, burst: Burst, target: str, energy: int, eye: tuple[int, int]) -> int:
    """DZC-6.15, DZC-19.23: the number needed to damage with so much energy; 0 if it cannot."""
    weapon = game.weapon_of(burst)
    if game.effects("SC", game.state.units[burst.unit].squad) and "SC" not in weapon.words:
        weapon = fire_keywords.with_word(weapon, "SC")
    if target in game.state.structures:
        return keywords.needed(weapon, energy, game.building(target).armour, True)
    armour = game.profile(target).armour + game.effect("armour", target)
    if not keywords.ignores_body_cover(weapon) and cover(game, target, eye)[1]:
        armour += 1
    return keywords.needed(weapon, energy, armour)


def energy(game: Battle, burst: Burst, target: str) -> int:
    """E against a target, with what cards add (never above 14)."""
    weapon = game.weapon_of(burst)
    if target in game.state.structures:
        building = game.building(target)
        base = keywords.structure_energy(weapon, building.armour, building.dp)
    else:
        base = keywords.energy(weapon, game.profile(target))
    return min(keywords.HIGHEST_ENERGY, base + game.effect("energy", burst.unit)) if base else 0
