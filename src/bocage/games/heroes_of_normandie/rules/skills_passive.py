"""Passive skills (HON-9.3) and everything else that changes a Fire roll: Stimulation, Relentless, markers, effects of cards.

HON-9.1: skills change the general rules. HON-21.7: the skills of a Concealed card are inactive. HON-6.36: all bonuses add up. HON-9.9: the types
that a symbol names stand in the data.
"""

from __future__ import annotations

from bocage.games.heroes_of_normandie.state.model import Heroes, Shot, Unit
from bocage.games.heroes_of_normandie.tables.printed_cards import Skill, fits, heroes, joined, profile


def in_range(game: Heroes, skill: Skill, source: int, square: int) -> bool:
    """HON-9.4 to HON-9.6: up to the number of squares away, without limit for the infinity symbol; exactly that far with the option.

    HON-21.24: the unit itself is always in range; what cannot be used on it says so.
    """
    distance = game.setting.distance[source][square]
    if game.setting.reading("skill_range", "exact") and 0 < skill.range < 99:
        return distance in (0, skill.range)
    return distance <= skill.range


def benefits(unit: Unit, skill: Skill) -> bool:
    """HON-9.7 to HON-9.10, HON-21.42: a Concealed unit has no types, so that only the army symbol reaches it."""
    return "any" in skill.types or (unit.visible and fits(profile(unit.card, unit.heroes).types, skill.types, skill.exclusive))


def sources(game: Heroes, unit: Unit, kind: str) -> list[Skill]:
    """HON-10.17, HON-10.18, HON-21.24: the skills of this kind that reach a unit from other Visible units of its side."""
    found: list[Skill] = []
    for other in game.state.units.values():
        if other.side == unit.side and other.visible and other.id != unit.id:
            printed = profile(other.card, other.heroes)
            for skill in printed.stimulations if kind == "stimulation" else printed.supports:
                if in_range(game, skill, other.square, unit.square) and benefits(unit, skill):
                    found.append(skill)
    return found


def stimulation(game: Heroes, unit: Unit) -> int:
    """HON-10.17, HON-21.9: +1 for each source, or once with the option."""
    count = len(sources(game, unit, "stimulation"))
    return min(count, 1) if game.setting.reading("auras", "aura_once") else count


def effects(game: Heroes, shot: Shot) -> dict[str, int]:
    """HON-11.1: the fire effects of a Fire: its box and heroes, a Panzerfaust (HON-14.5), what cards grant, Piercing by DIRECTIVE (HON-7.10)."""
    found = shot.effects
    if shot.piercing and "piercing" not in found:
        found = {**found, "piercing": 0}
    if not shot.firer:
        return found
    firer = game.unit(shot.firer)
    if len(firer.heroes) > shot.heroes:  # HON-21.2: a hero who joined inside this Fire counts for it
        found = joined(found, [heroes()[hero].grants for hero in firer.heroes[shot.heroes :]])
    if firer.panzerfaust and "piercing" not in found:
        found = {**found, "piercing": 0}
    for lasting in game.state.lasting:
        if lasting.kind == "effect" and shot.firer in lasting.units:
            found = {**found, lasting.what: found.get(lasting.what, 0) + lasting.value}
    return found


def bonus(game: Heroes, shot: Shot) -> int:
    """HON-6.36: everything that is added to the red dice; a Fire of a card has no unit bonus (HON-21.37)."""
    total = shot.bonus + (1 if shot.plus else 0)
    if not shot.firer:
        return total
    firer, target = game.unit(shot.firer), game.unit(shot.target)
    granted = effects(game, shot)
    total += granted.get("sustained_fire", 0)  # HON-11.12
    total += granted.get("relentless", 0) * target.suppressed  # HON-11.9
    marker = game.marked(firer.square, "fire_bonus") if game.state.markers else None
    total += marker.value if marker is not None else 0  # HON-14.3
    for lasting in game.state.lasting:
        if lasting.kind != "modifier" or lasting.side != firer.side or (lasting.targets and target.id not in lasting.targets):
            continue
        if not lasting.types or fits(game.profile(firer.id).types, lasting.types, False):
            total += lasting.value
    return total + stimulation(game, firer)


def no_cover_near(game: Heroes, unit: Unit) -> bool:
    """HON-12.5, HON-21.45: next to a Visible enemy unit with the passive No Cover there is no save of any kind."""
    at, units = game.state.at, game.state.units
    for cell in game.setting.adjacent[unit.square]:
        other = units[at[cell]] if cell in at else None
        if other is not None and other.side != unit.side and other.visible and profile(other.card, other.heroes).no_cover_aura:
            return True
    return False
