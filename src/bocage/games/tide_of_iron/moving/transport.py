"""Transports (chapter 8): entering and leaving vehicles."""

from __future__ import annotations

from bocage.core.errors import Refusal
from bocage.games.tide_of_iron.state.activation import Activation
from bocage.games.tide_of_iron.state.model import Battle, Unit
from bocage.games.tide_of_iron.state.setting import THIRDS
from bocage.games.tide_of_iron.tables.tables import box

EMBARK_COST = DISEMBARK_COST = 2 * THIRDS  # TOI-8.3, TOI-8.4


def has_capacity(game: Battle, vehicle: Unit) -> bool:
    """TOI-8.1: a transport carries as many squads as its trait says; off-board markers are limited (TOI-26.2)."""
    if vehicle.is_squad or not vehicle.vehicle.transport:
        return False
    carried = sum(unit.side == vehicle.side and bool(unit.aboard) for unit in game.state.units.values())
    return len(game.passengers(vehicle.id)) < vehicle.vehicle.transport and carried < box().tokens[f"off_board_{vehicle.side}"].count


def refuse_embark(game: Battle, act: Activation, vehicle_id: str) -> Refusal | None:
    """TOI-8.3: a squad in the hex of a friendly transport with room, for 2 MP; a partner's transport will do (TOI-19.19)."""
    unit = game.unit(act.unit)
    if not unit.is_squad or unit.aboard or not game.alive(vehicle_id):
        return Refusal("TOI-8.3", "cannot-embark", {"vehicle": vehicle_id})
    vehicle = game.unit(vehicle_id)
    if vehicle.cell != unit.cell or vehicle.side != unit.side or not has_capacity(game, vehicle):
        return Refusal("TOI-8.1", "no-transport-room", {"vehicle": vehicle_id}, ("another-transport",))
    if unit.inside:
        return Refusal("TOI-25.2", "leave-fortification-first", {"unit": unit.id})
    if act.points < EMBARK_COST:
        return Refusal("TOI-8.3", "costs-too-much", {"left": act.points // THIRDS, "cost": 2})
    return None


def refuse_disembark(game: Battle, act: Activation) -> Refusal | None:
    """TOI-8.4: for 2 MP whatever the terrain, within the stacking limit of the vehicle's hex."""
    unit = game.unit(act.unit)
    if not unit.aboard:
        return Refusal("TOI-8.4", "not-aboard", {"unit": unit.id})
    if act.points < DISEMBARK_COST:
        return Refusal("TOI-8.4", "costs-too-much", {"left": act.points // THIRDS, "cost": 2})
    if not game.has_room(game.cell_of(unit), unit.side):
        return Refusal("TOI-7.5", "hex-full", {"hex": game.setting.grid.name(game.cell_of(unit))}, ("another-hex",))
    return None
