"""What a piece sees, and what could hurt it (the client's L and E keys), from open facts alone: all positions are open."""

from __future__ import annotations

from bocage.core.scene import Mark, Point, Say
from bocage.core.state import replace
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import inches
from bocage.games.dropzone_commander.ground.sight import HULL_DOWN, blocker, see_unit
from bocage.games.dropzone_commander.shooting.attack import Aim, aim, range_limit, refuse_kind, surely_out
from bocage.games.dropzone_commander.state.state import FLYING, INSIDE, TABLE, Unit
from bocage.games.dropzone_commander.tables.profiles import UNLIMITED, Weapon
from bocage.games.dropzone_commander.view.forms import centre

LIMIT = 40


def look(game: Battle, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
    """Marks for a piece, or for a place ("x,y") as if a unit of the seat stood there: its sight lines, or the weapons that could reach it."""
    name = str(target)
    if "," in name:
        game, name = _as_if_there(game, seat, name)
    unit = game.state.units.get(name)
    if unit is None or unit.where not in (TABLE, INSIDE):
        return ()
    return sight(game, name) if what == "sight" else threat(game, name)


def _as_if_there(game: Battle, seat: str | None, written: str) -> tuple[Battle, str]:
    """The battle with the seat's nearest unit on the ground moved to a place of the table, and that unit; none: nobody could stand there."""
    x, y = map(int, written.split(","))
    if seat is None or not (0 <= x <= game.setting.layout.width and 0 <= y <= game.setting.layout.depth):
        return game, ""
    own = [unit for unit in game.state.units.values() if unit.where == TABLE and unit.level not in FLYING and game.seat_of(unit.id) == seat]
    nearest = min(own, key=lambda unit: (unit.x - x) ** 2 + (unit.y - y) ** 2, default=None)
    if nearest is None:
        return game, ""
    twin = game.copy(game.state.copy())
    twin.state.units[nearest.id] = replace(nearest, x=x, y=y)
    return twin, nearest.id


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
    """Enemy weapons that could fire at the piece: from where they stand, or after a move, if the way and the sight are free (DZC-4.8, DZC-6.9)."""
    here = centre(game, name)
    if here is None:
        return ()
    found: list[Mark] = []
    for enemy in list(game.enemies_in_play(game.seat_of(name))):
        there = centre(game, enemy.id)
        weapons = game.weapons(enemy.id)
        now = next((weapon for weapon in weapons if isinstance(aim(game, enemy.id, weapon, name), Aim)), None)
        weapon = now or next((weapon for weapon in weapons if after_a_move(game, enemy, weapon, name)), None)
        if weapon is not None and there is not None and len(found) < LIMIT:
            limit = range_limit(game, enemy.id, weapon, name)
            reach = "∞" if limit >= UNLIMITED else inches(limit)
            label = Say("mark-threat" if now else "mark-threat-later", {"weapon": weapon.name, "range": reach})
            found.append(Mark("threat", points=(there, here), pieces=(enemy.id,), label=label))
    return tuple(found)


def after_a_move(game: Battle, enemy: Unit, weapon: Weapon, name: str) -> bool:
    """Whether an enemy in the open could come near enough to fire a weapon that may be fired after moving."""
    if enemy.where != TABLE or not weapon.ranged or weapon.move_fire <= 0 or refuse_kind(game, enemy.id, weapon, name) is not None:
        return False
    reach = min(game.profile(enemy.id).move, weapon.move_fire) + range_limit(game, enemy.id, weapon, name)
    return not surely_out(game, enemy, name, reach)
