"""Words of chapter 22 that decide whether a weapon may fire, and at what. Asked by `attack`; nothing here changes anything."""

from __future__ import annotations

from bocage.core.errors import Refusal
from bocage.core.state import replace
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import within
from bocage.games.dropzone_commander.ground.sight import HULL_DOWN, see_unit
from bocage.games.dropzone_commander.state.state import ABOARD, INSIDE, TABLE
from bocage.games.dropzone_commander.tables.profiles import INCH, Weapon

STORM_REACH = 12 * INCH  # DZC-22.55
PORT_PENALTY = 2  # DZC-22.54


def with_word(weapon: Weapon, word: str) -> Weapon:
    """The weapon with a keyword more."""
    return replace(weapon, words={**weapon.words, word: ""})


def refuse_weapon(game: Battle, unit: str, weapon: Weapon) -> Refusal | None:
    """Words that keep a weapon from firing now."""
    record, words = game.unit(unit), weapon.words
    facts = {"unit": unit, "weapon": weapon.name}
    if "Awesome Power" in words and f"power:{game.state.turn - 1}" in record.marks:
        return Refusal("DZC-22.52", "awesome-power", facts)
    if "Call It In" in words:
        return Refusal("DZC-22.43", "strike-is-called-in", facts)
    if "concussed!" in record.marks:
        return Refusal("DZC-22.67", "concussed", facts)
    if "shield!" in record.marks:
        return Refusal("DZC-22.51", "shield-is-up", facts)
    if "smoke!" in game.squad(record.squad).marks:
        return Refusal("DZC-22.25", "behind-smoke", facts)
    if "passed!" in record.marks and record.where == INSIDE:
        return Refusal("DZC-14.26", "passed-an-objective", facts)
    if "Self Destruct" in words or "E Shield" in words:
        return Refusal("DZC-22.49" if "Self Destruct" in words else "DZC-22.51", "weapon-has-no-target", facts)
    if record.where == ABOARD and not firing_port(game, unit):
        return Refusal("DZC-22.54", "no-firing-port", facts)
    return None


def aim(game: Battle, unit: str, weapon: Weapon, target: str) -> Refusal | bool | None:
    """Words that choose their own targets: None for the ordinary law, a reason why not, or True."""
    facts = {"unit": unit, "weapon": weapon.name, "target": target}
    if "White Nanomachines" in weapon.words:
        return _nanomachines(game, unit, weapon, target, facts)
    if "Ion Storm" in weapon.words:
        return _ion_storm(game, unit, target, facts)
    if "Chem" in weapon.words and (target not in game.state.units or not game.profile(target).is_infantry):
        return Refusal("DZC-22.57", "chem-only-infantry", facts)
    if "Concussion" in weapon.words and (target not in game.state.units or game.unit(target).where != INSIDE):
        return Refusal("DZC-22.67", "concussion-only-garrisons", facts)
    return None


def _nanomachines(game: Battle, unit: str, weapon: Weapon, target: str, facts: dict[str, str]) -> Refusal | bool:
    """DZC-22.47: a damaged friendly unit in sight and range."""
    if target not in game.state.units or target == unit or game.is_enemy(game.seat_of(unit), game.seat_of(target)):
        return Refusal("DZC-22.47", "only-friends", facts)
    record = game.unit(target)
    if record.where != TABLE or not record.damage:
        return Refusal("DZC-22.47", "not-damaged", facts)
    a, b = game.eye(unit), game.eye(target)
    if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2 > weapon.full**2:
        return Refusal("DZC-6.9", "out-of-range", {**facts, "limit": f"{weapon.full / 100:g}"})
    if see_unit(game, unit, target).share < HULL_DOWN:
        return Refusal("DZC-22.47", "no-line-of-sight", facts)
    return True


def _ion_storm(game: Battle, unit: str, target: str, facts: dict[str, str]) -> Refusal | bool:
    """DZC-22.55: every enemy unit within 12 inches in plan; what flies is out of its reach."""
    if game.state.volley is None:
        return Refusal("DZC-22.55", "storm-strikes-all", facts)
    found = storm_targets(game, unit)
    return True if target in found else Refusal("DZC-22.55", "out-of-range", {**facts, "limit": "12"})


def storm_targets(game: Battle, unit: str) -> list[str]:
    """DZC-22.55: enemy units on the ground or in Structures within 12 inches horizontally."""
    record = game.unit(unit)
    near = [foe.id for foe in game.enemies_in_play(game.seat_of(unit)) if within(game, foe.id, record.x, record.y, STORM_REACH)]
    return [foe for foe in near if not game.is_flying(foe)]


def firing_port(game: Battle, unit: str) -> bool:
    """DZC-22.54: one infantry base inside a Battle Bus on the table may fire each turn."""
    record = game.unit(unit)
    if record.where != ABOARD or not game.profile(unit).is_infantry:
        return False
    bus = game.unit(record.host)
    if "Firing Ports" not in game.profile(bus.id).words or bus.where != TABLE:
        return False
    return not any(game.unit(mate).fired for mate in game.passengers(bus.id) if mate != unit)


def port_penalty(game: Battle, unit: str) -> int:
    """DZC-22.54: accuracy +2 out of a firing port."""
    return PORT_PENALTY if game.unit(unit).where == ABOARD else 0
