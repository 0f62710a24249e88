"""What a card could fire at, and what could fire at it: marks for the eye, from what a seat knows (HON-6.2 to HON-6.7, HON-15.1)."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.scene import Mark, Say
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.rules.movement import refuse_going, refuse_step
from bocage.games.heroes_of_normandie.rules.targets import reach
from bocage.games.heroes_of_normandie.state.model import Heroes, Unit


def look(game: Heroes, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
    """Lines to all enemies in range ("sight"), or from all enemies known to the seat that have it in range ("threat")."""
    if isinstance(target, str):
        unit = game.state.units.get(target)
        if unit is None:
            return ()
        square, side = unit.square, unit.side
        if what == "sight":
            return tuple(sight(game, seat, unit))
    else:
        if target not in game.setting.grid.cells or seat is None or what == "sight":
            return ()
        square, side = target, seat
    return tuple(threat(game, seat, square, side))


def _known(unit: Unit, seat: str | None) -> bool:
    """HON-15.1: whether the seat knows what a card is."""
    return unit.visible or unit.side == seat


def _best(game: Heroes, unit: Unit, distance: int, square: int = -1) -> int:
    """HON-6.1, HON-6.4: the lowest number that hits at a distance, 0 if none of its boxes reaches so far; `square`: after a move there.

    HON-17.4, HON-21.27: a hill is that of the square it fires from, and a Cumbersome weapon that has moved has its other value.
    """
    moved = square >= 0
    there = replace(unit, square=square) if moved else unit
    values = [fire.moved if moved and fire.moved else fire.value for fire in game.profile(unit.id).fires if distance <= reach(game, there, fire)]
    return min(values, default=0)


def sight(game: Heroes, seat: str | None, unit: Unit) -> Iterator[Mark]:
    """HON-6.5, HON-6.6: nothing blocks Fire, so the range says all; what a Concealed card of the enemy is stays its secret."""
    if not _known(unit, seat):
        return
    distances = game.setting.distance[unit.square]
    furthest = max((reach(game, unit, fire) for fire in game.profile(unit.id).fires), default=0)
    if not furthest:
        return
    yield Mark("range", tuple(cell for cell in game.setting.grid.cells if 0 < distances[cell] <= furthest), rule="HON-6.5")
    for other in game.state.units.values():
        distance = distances[other.square]
        if other.side != unit.side and (value := _best(game, unit, distance)):
            label = Say("look-range", {"range": distance, "need": value})
            yield Mark("sight_clear", (unit.square, other.square), label=label, rule="HON-6.5")


def _destinations(game: Heroes, unit: Unit) -> list[int]:
    """HON-5.5, HON-12.6: the squares from which a unit could fire after its normal move."""
    if game.profile(unit.id).fire_or_move or refuse_going(game, unit) is not None:
        return []
    return [square for square in game.setting.adjacent[unit.square] if refuse_step(game, unit, square, diagonal=True) is None]


def threat(game: Heroes, seat: str | None, square: int, side: str) -> Iterator[Mark]:
    """HON-6.2, HON-5.1: enemies that could fire at the square in an activation, from where they are or after their move, as far as the seat knows them."""
    distances = game.setting.distance
    for other in game.state.units.values():
        if other.side == side or not _known(other, seat):
            continue
        if value := _best(game, other, distances[other.square][square]):
            label = Say("look-range", {"range": distances[other.square][square], "need": value})
            yield Mark("threat", (other.square, square), label=label, rule="HON-6.2", side=other.side)
            continue
        near = [(value, cell) for cell in _destinations(game, other) if (value := _best(game, other, distances[cell][square], cell))]
        if near:
            value, cell = min(near)
            label = Say("look-after-move", {"square": game.setting.names[cell], "range": distances[cell][square], "need": value})
            yield Mark("threat", (other.square, cell, square), label=label, rule="HON-5.1", side=other.side)
