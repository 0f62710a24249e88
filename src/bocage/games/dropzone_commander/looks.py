"""What a piece sees, and what could hurt it (the client's L and E keys), from open facts alone: all positions are open."""

from __future__ import annotations

from bocage.core.scene import Mark, Point, Say
from bocage.games.dropzone_commander.attack import Aim, aim, inches, is_countered
from bocage.games.dropzone_commander.battle import Battle
from bocage.games.dropzone_commander.forms import centre
from bocage.games.dropzone_commander.profiles import UNLIMITED
from bocage.games.dropzone_commander.sight import HULL_DOWN, blocker, see_unit
from bocage.games.dropzone_commander.state import INSIDE, TABLE

LIMIT = 40


def look(game: Battle, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
    """Marks for a piece: its sight lines, or the weapons that could reach it."""
    name = str(target)
    unit = game.state.units.get(name)
    if unit is None or unit.where not in (TABLE, INSIDE):
        return ()
    return sight(game, name) if what == "sight" else threat(game, name)


def sight(game: Battle, name: str) -> tuple[Mark, ...]:
    """Lines to all enemies: clear with the distance and the share seen, blocked with what blocks."""
    here = centre(game, name)
    found: list[Mark] = []
    if here is None:
        return ()
    for enemy in game.enemies_in_play(game.seat_of(name)):
        there = centre(game, enemy.id)
        if there is None or len(found) >= LIMIT:
            continue
        seen = see_unit(game, name, enemy.id)
        if seen.share >= HULL_DOWN:
            label = Say("mark-sight", {"distance": inches(round(seen.square**0.5)), "share": seen.share})
            found.append(Mark("sight_clear", points=(here, there), label=label, rule="DZC-5.1"))
            continue
        wall = "" if enemy.where == INSIDE or game.state.units[name].where == INSIDE else blocker(game, game.eye(name), game.eye(enemy.id), (), name, enemy.id)
        found.append(Mark("sight_blocked", points=(here, there), rule="DZC-5.13"))
        if wall in game.state.structures:
            w, s, e, n = game.building(wall).bounds
            found.append(Mark("blocker", points=(Point(w, s), Point(e, s), Point(e, n), Point(w, n))))
        elif wall in game.state.units:
            found.append(Mark("blocker", pieces=(wall,)))
    return tuple(found)


def threat(game: Battle, name: str) -> tuple[Mark, ...]:
    """Enemy weapons that could fire at the piece where both stand, with their range."""
    found: list[Mark] = []
    here = centre(game, name)
    seat = game.seat_of(name)
    for enemy in list(game.enemies_in_play(seat)):
        for weapon in game.weapons(enemy.id):
            if len(found) < LIMIT and isinstance(aim(game, enemy.id, weapon, name), Aim):
                there = centre(game, enemy.id)
                if here is not None and there is not None:
                    limit = weapon.countered if is_countered(game, name) else weapon.full
                    reach = "∞" if limit >= UNLIMITED else inches(limit)
                    found.append(Mark("threat", points=(there, here), pieces=(enemy.id,), label=Say("mark-threat", {"weapon": weapon.name, "range": reach})))
                break
    return tuple(found)
