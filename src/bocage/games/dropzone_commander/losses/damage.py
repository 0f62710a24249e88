"""Hits that no weapon fired: traps, falling masonry, crashes, booby traps. Saves, damage, losses, as for every hit (DZC-6.14 to DZC-6.16)."""

from __future__ import annotations

from bocage.core.chance import successes
from bocage.core.decision import Rules, roll
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.losses import wrecks
from bocage.games.dropzone_commander.shooting.attack import passive
from bocage.games.dropzone_commander.state.events_units import UnitDamaged
from bocage.games.dropzone_commander.state.state import INSIDE
from bocage.games.dropzone_commander.tables.tables import damage_needed


def hits(game: Battle, unit: str, count: int, energy: int, *, why: str, cover: bool = False, saves: bool = True, by: str = "") -> Rules[int]:
    """So many hits of an energy on a unit: gives back the damage points lost; a destroyed unit meets its fate."""
    number = passive(game, unit) if saves else 0
    if number and count:
        count -= yield from roll(successes("save", count, number), why="DZC-6.14")
    armour = game.profile(unit).armour + game.effect("armour", unit)
    if cover and game.state.units[unit].where == INSIDE:
        armour += 1
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
            yield from wrecks.destroyed(game, unit, by=by)
    return points
