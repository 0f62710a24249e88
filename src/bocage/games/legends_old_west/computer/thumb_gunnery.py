"""What guns and vehicles fire at when a computer player commands them: armour first where it can be hurt, else where most men stand. No rule hangs on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.core.decision import Ask
from bocage.core.legal import PASS
from bocage.games.legends_old_west.aiming.aim import FAR, nearest_in_unit, usable
from bocage.games.legends_old_west.arms.grenades import occupants
from bocage.games.legends_old_west.arms.guns import Lay
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.shooting.firing_groups import may_fire_at
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.games.legends_old_west.turn.firing import Call, Detonate, Shoot, Treat
from bocage.games.legends_old_west.vehicles.vehicle_damage import refuse_damage
from bocage.games.legends_old_west.vehicles.vehicle_fire import FireWeapon

ARMOUR = 6.0  # a vehicle that can be hurt, in men under a template: hardly anybody else can hurt it
SOFT = 1.5  # one at which a machine gun may fire
AT_A_POINT = 2.0  # what is aimed at a spot
IDLE = 0.05  # a shot that can hardly hurt: at armour too thick for it, or at a house where nobody was seen


def best_act(game: Battle, ask: Ask[Any]) -> Any:
    """Charges first, then the battery, the wounded, the guns, since a crew that has used its rifles cannot serve its gun, and every group in turn."""
    listed = list(ask.legal)
    for kind in (Detonate, Call, Treat):
        for answer in listed:
            if isinstance(answer, kind):
                return answer
    return next((answer for answer in listed if isinstance(answer, Shoot) and answer.group in game.state.guns), listed[0])


def best_lay(game: Battle, gun: str, ask: Ask[Any]) -> Any:
    """What a gun fires at."""
    weapon = game.state.guns[gun].weapon
    lays = [answer for answer in ask.legal if isinstance(answer, Lay)]
    return max(lays, key=lambda lay: _promise(game, gun, weapon, lay.aim), default=PASS)


def best_shot(game: Battle, vehicle: str, ask: Ask[Any]) -> Any:
    """What a vehicle fires, and at what."""
    shots = [answer for answer in ask.legal if isinstance(answer, FireWeapon)]
    return max(shots, key=lambda shot: _promise(game, vehicle, shot.weapon, shot.aim), default=PASS)


def hurts(game: Battle, figures: Sequence[Figure], vehicle: str) -> bool:
    """Whether anybody has a weapon that can damage a vehicle from where he stands (LOW-19.9)."""
    target = game.state.vehicles[vehicle]
    return any(refuse_damage(target, weapon) is None and may_fire_at(game, f, weapon, vehicle) for f in figures for weapon in usable(game, f))


def seen_inside(game: Battle, side: str, ground: str) -> int:
    """Enemies known to be in a house."""
    return sum(1 for f in occupants(game, ground) if not f.hidden and game.side(f.id) != side)


def _promise(game: Battle, by: str, weapon: str, aim: str) -> float:
    """What a shot of a gun or vehicle may come to, in men under its template."""
    row, state = WEAPONS[weapon], game.state
    if aim in state.vehicles:
        if refuse_damage(state.vehicles[aim], weapon) is not None:
            return IDLE
        return ARMOUR if row.kind == "gun" else SOFT
    if aim in state.units:
        near = nearest_in_unit(game, by, aim, FAR)
        x, y = (game.figure(near[0]).x, game.figure(near[0]).y) if near else (0, 0)
        return float(sum(1 for f in game.standing(aim) if not near or 4 * ((f.x - x) ** 2 + (f.y - y) ** 2) <= row.template**2))
    if aim in game.land.index:
        return max(IDLE, float(seen_inside(game, game.side(by), aim)))
    return AT_A_POINT
