"""Which Fires a unit may make: fire values, targets, range (HON-6.2 to HON-6.7, HON-11.11, HON-12.6, HON-17.4).

`mode` says where the Fire is made: "act" in an activation, "swap" in a Manoeuvre (HON-4.14), "order" outside both (HON-21.25: Fire!, cards).
"""

from __future__ import annotations

from bocage.core.errors import Refusal
from bocage.games.heroes_of_normandie.rules.directives import forbidden
from bocage.games.heroes_of_normandie.state.answers import FireAt
from bocage.games.heroes_of_normandie.state.model import Heroes, Shot, Unit
from bocage.games.heroes_of_normandie.tables.printed_cards import Fire, profile


def has_moved(game: Heroes, unit: Unit) -> bool:
    """Whether the unit has moved in its own activation, in any way."""
    act = game.state.act
    return act is not None and act.unit == unit.id and (act.moved or act.marched or act.advanced)


def stood(game: Heroes, unit: Unit) -> bool:
    """HON-11.11, HON-21.27: whether a Cumbersome unit has not moved at all during its activation, also not by a card."""
    act = game.state.act
    return not has_moved(game, unit) and not (act is not None and act.unit == unit.id and act.carried)


def reach(game: Heroes, unit: Unit, fire: Fire) -> int:
    """HON-6.4, HON-6.5, HON-6.6, HON-17.4, HON-17.7: the range of the box, one more on a hill; nothing blocks it."""
    return fire.range + game.terrain(unit.square).range_bonus


def refuse_firing(game: Heroes, unit: Unit, mode: str) -> Refusal | None:
    """HON-12.6: a Fire or Move unit that has moved cannot fire; after the swap of a Manoeuvre it may, unless the option says otherwise."""
    profile = game.profile(unit.id)
    if not profile.fires:
        return Refusal("HON-6.1", "no-fire-value", {"unit": unit.id})
    if forbidden(game, unit.id, "fire"):
        return Refusal("HON-8.2", "forbidden-by-event", {"unit": unit.id})
    if profile.fire_or_move:
        if mode == "act" and has_moved(game, unit):
            return Refusal("HON-12.6", "fire-or-move", {"unit": unit.id})
        if mode == "swap" and game.setting.reading("fire_or_move_manoeuvre", "swap_counts"):
            return Refusal("HON-12.6", "fire-or-move", {"unit": unit.id})
    return None


def refuse_fire(game: Heroes, unit: Unit, answer: FireAt, mode: str) -> Refusal | None:
    """HON-6.2, HON-6.5: an unused fire value against an enemy Unit card in range."""
    refusal = refuse_firing(game, unit, mode)
    if refusal is not None:
        return refusal
    fires = game.profile(unit.id).fires
    if not 0 <= answer.fire < len(fires):
        return Refusal("HON-6.1", "no-fire-value", {"unit": unit.id})
    act = game.state.act
    if mode == "act" and act is not None and answer.fire in act.fired:
        return Refusal("HON-6.2", "fire-value-used", {"unit": unit.id})
    if answer.still and (not fires[answer.fire].moved or mode != "act"):
        return Refusal("HON-11.11", "not-cumbersome", {"unit": unit.id})
    if answer.still and not stood(game, unit):
        return Refusal("HON-21.27", "has-moved", {"unit": unit.id})
    if mode == "act" and act is not None and act.standing and fires[answer.fire].moved and not answer.still:
        return Refusal("HON-21.27", "stands-still", {"unit": unit.id})
    target = game.state.units.get(answer.target_unit)
    if target is None or target.side == unit.side:
        return Refusal("HON-6.2", "no-enemy-there", {"unit": answer.target_unit})
    distance, limit = game.setting.distance[unit.square][target.square], reach(game, unit, fires[answer.fire])
    if distance > limit:
        return Refusal("HON-6.5", "out-of-range", {"unit": answer.target_unit, "distance": distance, "range": limit}, ("come-nearer",))
    return None


def fire_options(game: Heroes, unit: Unit, mode: str) -> list[FireAt]:
    """Every legal Fire of a unit, by fire value and target."""
    printed = profile(unit.card, unit.heroes)
    if not printed.fires:
        return []
    bonus = game.terrain(unit.square).range_bonus
    furthest, side, distances = printed.furthest + bonus, unit.side, game.setting.distance[unit.square]
    enemies = [(distance, other.id) for other in game.state.units.values() if other.side != side and (distance := distances[other.square]) <= furthest]
    if not enemies or refuse_firing(game, unit, mode) is not None:
        return []
    found: list[FireAt] = []
    act = game.state.act
    used = act.fired if mode == "act" and act is not None else ()
    name = "" if mode == "act" else unit.id
    for index, fire in enumerate(printed.fires):
        if index in used:
            continue
        limit = fire.range + bonus
        for distance, enemy in enemies:
            if distance <= limit:
                if fire.moved and mode == "act" and stood(game, unit):
                    found.append(FireAt(index, enemy, True, name))
                    if act is not None and act.standing:
                        continue
                found.append(FireAt(index, enemy, False, name))
    return found


def shot_of(game: Heroes, unit: Unit, answer: FireAt, mode: str, bonus: int = 0) -> Shot:
    """The Fire that an answer declares. HON-21.27: a Cumbersome unit that has moved or keeps the right to move fires at its moved value."""
    fire = game.profile(unit.id).fires[answer.fire]
    act = game.state.act
    value = fire.value
    if fire.moved and (mode == "swap" or game.manoeuvring(unit.id) or (mode == "act" and not answer.still)):
        value = fire.moved
    # HON-11.8: the second Fire at the same target succeeds by itself
    again = mode == "act" and act is not None and act.again == answer.target_unit and len(act.fired) == 1 and "once_more" in fire.effects
    swap = mode == "swap"
    return Shot(
        unit.side,
        unit.id,
        answer.target_unit,
        value,
        fire.effects,
        advance=not swap,
        manoeuvre=swap,
        automatic=again,
        bonus=bonus,
        heroes=len(unit.heroes),
    )
