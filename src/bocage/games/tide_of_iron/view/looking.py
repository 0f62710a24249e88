"""What a unit or a hex sees, and what could hurt it: marks for the eye, made of the same facts as the law (TOI-9.2, TOI-10.1).

Everything on the map is open to all (companion, section 4), so no seat sees more than another here.
"""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.scene import Mark, Say
from bocage.core.state import replace
from bocage.games.tide_of_iron.combat.area_fire import mortar_cells
from bocage.games.tide_of_iron.combat.assault import close_combat_firepower
from bocage.games.tide_of_iron.combat.attack import CONCENTRATED, FIRE_AND_MOVEMENT, HIT_ON, Shot, band, eligible, firepower
from bocage.games.tide_of_iron.moving.movement import check_step, may_act_in, movement_points
from bocage.games.tide_of_iron.state.activation import ASSAULT, Activation
from bocage.games.tide_of_iron.state.model import MORTAR, Battle, Unit


def look(game: Battle, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
    """Lines of sight from a unit or hex ("sight"), or what each enemy could do to it in its next action ("threat")."""
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
    """What each enemy could do to it in its next action: fire from where it stands, else fire on the move, else assault."""
    plain = replace(unit, concealed=False)
    for other in _enemies(game, unit):
        found = _fire(game, other, plain, CONCENTRATED)
        if found is None and MORTAR in other.figures and mortar_cells(game, other) >> unit.cell & 1:
            found = Mark("threat", (other.cell, unit.cell), label=Say("look-mortar"), rule="TOI-20.11", side=other.side)
        found = found or _fire_on_the_move(game, other, plain) or _assault(game, other, plain)
        if found is not None:
            yield found


def _fire(game: Battle, other: Unit, target: Unit, mode: str) -> Mark | None:
    """TOI-9.2, TOI-11.3: whether it could fire at the target from its hex, with its dice and the number that hits."""
    able = eligible(game, other, target, mode)
    dice = firepower(game, Shot(other.id, able), target, mode) if able else 0
    if dice <= 0:
        return None
    need = HIT_ON[band(game, other, able if other.is_squad else (), target)]
    return Mark("threat", (other.cell, target.cell), label=Say("look-threat", {"dice": dice, "need": need}), rule="TOI-9.2", side=other.side)


def _reach(game: Battle, other: Unit, action: str) -> list[int]:
    """TOI-7.4: the hexes that a unit could come to in a movement action, cheapest first; none if it may not act so."""
    if may_act_in(game, action, other) is not None:
        return []
    mover = replace(other, inside="")
    act = Activation(game, other.id, action, movement_points(game, other, action))

    def cost(here: int, to: int) -> int | None:
        found = check_step(game, act, mover, here, to, act.points)
        return found if isinstance(found, int) else None

    return [cell for cell in game.setting.grid.reach(other.cell, act.points, cost) if cell == other.cell or not game.units_at(cell)]


def _fire_on_the_move(game: Battle, other: Unit, target: Unit) -> Mark | None:
    """TOI-3.4, TOI-9.12: the strongest Fire and Movement attack that it could make, and the hex it would make it from."""
    twin = game.copy(game.state.copy())
    best: tuple[int, Mark] | None = None
    for cell in _reach(game, other, FIRE_AND_MOVEMENT):
        moved = twin.state.units[other.id] = replace(other, cell=cell, inside="")
        found = _fire(twin, moved, target, FIRE_AND_MOVEMENT)
        dice = int(found.label.args["dice"]) if found is not None and found.label is not None else 0
        if found is not None and found.label is not None and (best is None or dice > best[0]):
            label = Say("look-threat-moving", {**found.label.args, "hex": game.setting.grid.name(cell)})
            best = dice, replace(found, cells=(other.cell, cell, target.cell), label=label, rule="TOI-3.4")
    return None if best is None else best[1]


def _assault(game: Battle, other: Unit, target: Unit) -> Mark | None:
    """TOI-16.2, TOI-16.3: the hex from which it could assault the target after its movement, and its dice."""
    if not other.is_squad or target.is_heavy_vehicle:
        return None
    for cell in _reach(game, other, ASSAULT):
        if target.cell in game.setting.grid.neighbours(cell):
            label = Say("look-assault", {"dice": close_combat_firepower(other), "hex": game.setting.grid.name(cell)})
            return Mark("threat", (other.cell, cell, target.cell), label=label, rule="TOI-16.2", side=other.side)
    return None
