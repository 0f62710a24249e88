"""Movement (chapters 7, 18 and 24): hex by hex, with an Op Fire window after each, inside Advance, Fire and Movement and Assault (TOI-7.1).

`check_step` is the one law of a step: it gives the cost in thirds of a movement point, or the reason why not. Overrunning tanks and units among concealed
enemies may pass through a hex but not stay in it: such a hex may be entered only with the points to leave it again.
"""

from __future__ import annotations

from bocage.core.errors import Refusal
from bocage.games.tide_of_iron.combat.attack import FIRE_AND_MOVEMENT
from bocage.games.tide_of_iron.combat.card_windows import in_play
from bocage.games.tide_of_iron.state.activation import ADVANCE, ASSAULT, Activation
from bocage.games.tide_of_iron.state.model import HEAVY, LIGHT, STACKING, Battle, Unit
from bocage.games.tide_of_iron.state.setting import THIRDS
from bocage.games.tide_of_iron.tables.tables import box
from bocage.games.tide_of_iron.units.concealment import only_concealed
from bocage.games.tide_of_iron.units.fortifications import is_stopped_by_wire
from bocage.games.tide_of_iron.units.teams import in_division

SQUAD_MP = 4  # TOI-7.3


def movement_points(game: Battle, unit: Unit, action: str, extra: int = 0) -> int:
    """TOI-7.3: the points of a unit for an action, in thirds; never below 0 (TOI-11.13)."""
    rules = game.setting.rules[unit.side]
    if unit.is_squad:
        points = SQUAD_MP + (1 if unit.has_officer else 0)  # TOI-20.24
        if action == ADVANCE:
            points += rules.advance_mp + card_bonus(game, unit, "own_squads")
        else:
            points -= 1  # TOI-3.4, TOI-3.8
    else:
        if unit.damage == HEAVY:  # TOI-7.13, TOI-12.9
            return 0
        points = unit.vehicle.movement - (1 if unit.damage == LIGHT else 0)  # TOI-12.8
        if action == FIRE_AND_MOVEMENT:
            points += rules.tank_fm_mp if unit.is_tank else -2  # TOI-3.4
        elif action == ADVANCE:
            points += card_bonus(game, unit, "own_vehicles")
    return max(0, points + extra) * THIRDS


def card_bonus(game: Battle, unit: Unit, who: str) -> int:
    """Movement that Strategy cards give in an Advance: those in play, and those that hold until the end of the Action Phase."""
    bonus = 0
    for held in game.state.bonuses:
        side, division, card = held.split(":", 2)
        if in_division(game, unit, side, division):
            bonus += sum(effect.n for effect in box().cards[card].effect if effect.op == "mp_bonus" and effect.who == who)
    for name, effect in in_play(game, unit.side, "mp_bonus"):
        if effect.who == who and in_division(game, unit, unit.side, game.state.cards[name].division):
            bonus += effect.n
    return bonus


def costs(game: Battle, unit: Unit) -> tuple[dict[int, int], ...]:
    """The movement cost table of a kind of unit."""
    setting = game.setting
    if unit.kind == "squad":
        return setting.squad_cost
    return setting.truck_cost if "effective_road_movement" in unit.vehicle.abilities else setting.vehicle_cost


def overrun_cost(game: Battle, enemies: list[Unit]) -> int:
    """TOI-20.33: 1 MP for each enemy figure (reading "book") or unit (reading "published"); a vehicle or crew is one figure."""
    if game.setting.reading == "published":
        return len(enemies)
    return sum(len(enemy.figures) if enemy.is_squad else 1 for enemy in enemies)


def check_step(game: Battle, act: Activation, unit: Unit, here: int, to: int, points: int) -> int | Refusal:
    """TOI-7.4: what a step costs in thirds, or why it cannot be made."""
    state = game.state
    cost = costs(game, unit)[here].get(to)
    if cost is None:
        return _no_way(game, unit, here, to)
    if unit.inside and here == unit.cell:
        return Refusal("TOI-25.2", "leave-fortification-first", {"unit": unit.id}, ("leave",))
    if act.mined and act.steps:
        return Refusal("TOI-25.21", "mined-one-hex", {"unit": unit.id})
    passes = False
    standing = state.at.get(to)
    if standing:
        enemies = [other for other in game.units_at(to) if other.side != unit.side]
        if enemies:
            passes = True
            if not only_concealed(enemies):  # TOI-17.4: no overrun cost among concealed squads
                if not unit.is_tank:
                    return Refusal("TOI-7.2", "enemy-holds", {"hex": game.setting.grid.name(to)}, ("assault-or-go-round",))
                cost += overrun_cost(game, enemies) * THIRDS
        elif len(standing) >= STACKING:
            return Refusal("TOI-7.5", "hex-full", {"hex": game.setting.grid.name(to)}, ("another-hex",))
    if state.traps and not unit.is_squad and to in state.traps and (passes or game.setting.grid.distance(act.start, to) != 1):
        return Refusal("TOI-25.15", "tank-trap", {"hex": game.setting.grid.name(to)})
    if cost > points:
        return Refusal("TOI-7.4", "costs-too-much", {"left": points // THIRDS, "cost": -(-cost // THIRDS)})
    if passes and not can_leave(game, act, unit, to, points - cost):
        return Refusal("TOI-20.33", "cannot-leave-again", {"hex": game.setting.grid.name(to)}, ("keep-points-to-leave",))
    return cost


def can_leave(game: Battle, act: Activation, unit: Unit, cell: int, points: int) -> bool:
    """TOI-20.32, TOI-17.4: whether a unit that may not stay in a hex has the points for a way out; mines there are a risk, not a bar (TOI-20.39)."""
    if act.mined or (cell in game.state.wire and is_stopped_by_wire(unit)):  # TOI-25.21: out of a mine field it is one hex and no more
        return False
    return any(isinstance(check_step(game, act, unit, cell, near, points), int) for near in costs(game, unit)[cell])


def _no_way(game: Battle, unit: Unit, here: int, to: int) -> Refusal:
    """Why a hex can never be entered from here."""
    setting = game.setting
    if to not in setting.grid.cells or to not in setting.grid.neighbours(here):
        return Refusal("TOI-7.4", "not-adjacent")
    name = {"hex": setting.grid.name(to)}
    if abs(setting.levels[here] - setting.levels[to]) >= 2:
        return Refusal("TOI-24.15", "cliff", name)
    return Refusal(setting.terrain[to].rule, "impassable", name)


def may_act_in(game: Battle, action: str, unit: Unit) -> Refusal | None:
    """Whether a unit can be activated for one of the movement actions at all (TOI-3.1, TOI-3.5, TOI-3.9, TOI-20.6, TOI-3.14, TOI-7.13)."""
    if unit.condition:
        return Refusal("TOI-3.14", "suppressed", {"unit": unit.id}, ("recover-first",))
    if action == ASSAULT and not unit.is_squad:
        return Refusal("TOI-3.9", "vehicles-do-not-assault", {"unit": unit.id})
    if action in (ASSAULT, FIRE_AND_MOVEMENT) and unit.has_heavy_weapon:
        return Refusal("TOI-3.9" if action == ASSAULT else "TOI-3.5", "heavy-weapon", {"unit": unit.id}, ("advance-or-concentrate",))
    if unit.damage == HEAVY:
        return Refusal("TOI-7.13", "cannot-move", {"unit": unit.id}, ("repair-first",))
    return None
