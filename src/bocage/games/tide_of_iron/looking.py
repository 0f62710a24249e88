"""What a unit or a hex sees, and what could hurt it: marks for the eye, made of the same facts as the law (TOI-9.2, TOI-10.1).

Everything on the map is open to all (companion, section 4), so no seat sees more than another here.
"""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.scene import Mark, Say
from bocage.core.state import replace
from bocage.games.tide_of_iron.area import mortar_cells
from bocage.games.tide_of_iron.combat import CONCENTRATED, HIT_ON, Shot, band, eligible, firepower
from bocage.games.tide_of_iron.model import MORTAR, Battle, Unit


def look(game: Battle, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
    """Lines of sight from a unit or hex ("sight"), or who could fire at it from where they stand ("threat")."""
    unit = _standing(game, seat, target)
    if unit is None:
        return ()
    return tuple(sight(game, unit) if what == "sight" else threat(game, unit))


def _standing(game: Battle, seat: str | None, target: str | int) -> Unit | None:
    """The unit that looks; for a hex one of the seat's squads as if it stood there, for an empty seat any squad."""
    if isinstance(target, str):
        unit = game.state.units.get(target)
        return unit if unit is not None and unit.cell >= 0 and not unit.aboard else None
    if target not in game.setting.grid.cells:
        return None
    side = game.setting.side_of_seat.get(seat or "")
    squads = [unit for unit in game.state.units.values() if unit.is_squad and unit.cell >= 0 and side in (None, unit.side)]
    return replace(squads[0], cell=target, inside="", concealed=False) if squads else None


def _enemies(game: Battle, unit: Unit) -> list[Unit]:
    near = [other for other in game.on_board(_other(game, unit)) if not other.aboard]
    return sorted(near, key=lambda other: (game.setting.grid.distance(unit.cell, other.cell), other.id))


def _other(game: Battle, unit: Unit) -> str:
    return next(side for side in game.setting.seats_of if side != unit.side)


def sight(game: Battle, unit: Unit) -> Iterator[Mark]:
    """TOI-10.1, TOI-10.3, TOI-9.7: clear lines with range and needed number, blocked ones with the hex that blocks."""
    grid, seen = game.setting.grid, game.sight()
    done: set[int] = set()
    for other in _enemies(game, unit):
        if other.cell in done:
            continue
        done.add(other.cell)
        distance = grid.distance(unit.cell, other.cell)
        if game.sees(unit.cell, other.cell):
            yield Mark("sight_clear", (unit.cell, other.cell), label=_range(game, unit, other, distance), rule="TOI-10.1")
            continue
        hexes = seen.blockers(unit.cell, other.cell)
        yield Mark("sight_blocked", (unit.cell, *hexes[:1], other.cell), rule="TOI-10.3")
        for cell in hexes:
            label = Say("look-blocker", {"terrain": f"@terrain-{game.setting.terrain[cell].id}", "hex": grid.name(cell)})
            yield Mark("blocker", (cell,), label=label, rule="TOI-10.4")


def _range(game: Battle, unit: Unit, other: Unit, distance: int) -> Say:
    """TOI-11.8: the range, and the number that hits; a target that no figure reaches is out of range."""
    able = eligible(game, unit, other, CONCENTRATED)
    reached = band(game, unit, able, other) if able else ""
    return Say("look-range", {"range": distance, "need": HIT_ON[reached]}) if reached else Say("look-too-far", {"range": distance})


def threat(game: Battle, unit: Unit) -> Iterator[Mark]:
    """TOI-9.2, TOI-11.3, TOI-20.11: enemy units that could fire at it from where they stand, with their dice and the number that hits."""
    plain = replace(unit, concealed=False)
    for other in _enemies(game, unit):
        where = (other.cell, unit.cell)
        able = eligible(game, other, plain, CONCENTRATED)
        if able:
            figures = able if other.is_squad else ()
            dice = firepower(game, Shot(other.id, able), plain, CONCENTRATED)
            need = HIT_ON[band(game, other, figures, plain)]
            if dice > 0:
                yield Mark("threat", where, label=Say("look-threat", {"dice": dice, "need": need}), rule="TOI-9.2", side=other.side)
                continue
        if MORTAR in other.figures and mortar_cells(game, other) >> unit.cell & 1:
            yield Mark("threat", where, label=Say("look-mortar"), rule="TOI-20.11", side=other.side)
