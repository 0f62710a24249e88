"""Which answers take a chance, by what everybody may know: a way over a wall or through a minefield rolls dice, a charge at a tank too; another does not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from bocage.core.decision import Ask, Watched
from bocage.core.errors import Refusal
from bocage.core.legal import Pass
from bocage.games.legends_old_west.aiming.fame import Spend, Trust
from bocage.games.legends_old_west.aiming.pluck import Lend
from bocage.games.legends_old_west.air.air_combat import Attack
from bocage.games.legends_old_west.arms.battery import Mark
from bocage.games.legends_old_west.arms.flame import Spray, SprayInto
from bocage.games.legends_old_west.arms.grenades import ThrowAt, ThrowInto
from bocage.games.legends_old_west.arms.guns import Lay, Load
from bocage.games.legends_old_west.arms.machine_guns import Dice
from bocage.games.legends_old_west.arms.mines import TRIGGER
from bocage.games.legends_old_west.arms.templates import Nearest
from bocage.games.legends_old_west.fighting.fights import StrikeAt, TakeUp
from bocage.games.legends_old_west.fighting.giving_ground import Back
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.ground.concealment import hidden_groups
from bocage.games.legends_old_west.ground.courses import STEP, hurdles
from bocage.games.legends_old_west.ground.vehicle_facts import STATION, row_of
from bocage.games.legends_old_west.moving.charge import causes_fear, pair_off, rush_path
from bocage.games.legends_old_west.moving.orders import Adjust, Move, Rush, Storm
from bocage.games.legends_old_west.moving.plan import plan_move
from bocage.games.legends_old_west.shooting.firing_groups import At
from bocage.games.legends_old_west.shooting.search import Search
from bocage.games.legends_old_west.shooting.volleys import Use
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.games.legends_old_west.turn.firing import Detonate, Treat
from bocage.games.legends_old_west.turn.initiative import Next, Recover
from bocage.games.legends_old_west.vehicles.boarding import Assault
from bocage.games.legends_old_west.vehicles.drive_law import NEVER, Drive, Leg, legs
from bocage.games.legends_old_west.vehicles.driving import ROUGH, crosses
from bocage.games.legends_old_west.vehicles.overrun import Dodge, in_the_path, in_the_swing
from bocage.games.legends_old_west.vehicles.vehicle_fire import FireWeapon
from bocage.space.plane import Point, stations
from bocage.space.plane.costs import path_length

ROLLS = (
    Assault, At, Attack, Back, Detonate, Dice, Dodge, FireWeapon, Lay, Lend, Load, Mark, Nearest, Next, Recover, Search, Spend, Spray,
    SprayInto, StrikeAt, TakeUp, ThrowAt, ThrowInto, Treat, Trust, Use, Watched,
)  # fmt: skip
"""Answers after which dice fall, at once or when the same seat has said how. A guess is none: nothing is reckoned before it (LOW-9.1, LOW-15.1)."""


def takes_a_chance(game: Battle, ask: Ask[Any], answer: Any) -> bool:
    """Whether dice fall for an answer, as far as the seat that gives it can tell. Who keeps his Fame lets the dice go on as they fell (LOW-2.23)."""
    match answer:
        case Pass():
            return ask.what in ("fame", "weapon")
        case Move() | Storm() | Adjust() | Rush():
            return _lies_in_wait(game, ask.seat) or rolls_of(game, ask, answer) or _is_frightening(game, answer)
        case Drive():
            return _lies_in_wait(game, ask.seat) or drive_rolls(game, str(ask.facts["vehicle"]), answer)
    return isinstance(answer, ROLLS)


def _lies_in_wait(game: Battle, seat: str) -> bool:
    """LOW-13.2, LOW-13.4: whether anybody lies in ambush against a seat; who does is public, where he lies and whether he holds his fire is not."""
    return bool(hidden_groups(game, game.enemy(game.setting.side_of_seat[seat])))


def foresee(game: Battle, seat: str, ask: Ask[Any]) -> Any:
    """LOW-13.4: odds of a move reckon with fire out of an ambush, wherever the seat imagines it: the first group that can, at its end or half way."""
    if ask.what != "opportunity":
        return None
    last = -(-path_length([Point(x, y) for x, y in ask.facts["way"]]) // STEP)
    groups = hidden_groups(game, game.setting.side_of_seat[ask.seat])
    answers = (Watched(point, group) for group in groups for point in dict.fromkeys((last, last // 2)))
    return next((answer for answer in answers if ask.legal.refuse(answer) is None), None)


def _is_frightening(game: Battle, answer: Any) -> bool:
    """LOW-2.25: whether whoever charges must test his Pluck."""
    return isinstance(answer, Storm | Rush) and causes_fear(game, answer.enemy)


def rolls_of(game: Battle, ask: Ask[Any], answer: Move | Storm | Adjust | Rush) -> bool:
    """LOW-2.14, LOW-15.12: whether anybody of those who go meets an obstacle or where a mine may lie."""
    return any(_meets(game, game.figure(ident), path) for ident, path in _ways(game, ask, answer))


def _ways(game: Battle, ask: Ask[Any], answer: Move | Storm | Adjust | Rush) -> Iterable[tuple[str, Sequence[Point]]]:
    """Who goes, and how."""
    state = game.state
    match answer:
        case Move():
            plan = plan_move(game, answer.unit, answer.path) if answer.unit in state.units else Refusal("LOW-5.1", "nobody-to-move")
            return () if isinstance(plan, Refusal) else [(ident, march.path) for ident, march in plan]
        case Storm():
            known = answer.unit in state.units and (answer.enemy in state.units or answer.enemy in state.vehicles)
            return [(course.ident, course.path) for course in pair_off(game, answer.unit, answer.enemy)] if known else ()
        case Adjust() if answer.figure in state.figures:
            return [(answer.figure, (_spot(game.figure(answer.figure)), Point(answer.x, answer.y)))]
        case Rush() if answer.figure in state.figures and (answer.enemy in state.figures or answer.enemy in state.vehicles):
            found = rush_path(game, str(ask.facts["unit"]), game.figure(answer.figure), answer.enemy)
            return [(answer.figure, (_spot(game.figure(answer.figure)), found[0]))] if found is not None else ()
    return ()


def _spot(figure: Figure) -> Point:
    return Point(figure.x, figure.y)


def _meets(game: Battle, figure: Figure, path: Sequence[Point]) -> bool:
    land = game.land
    for a, b in pairwise(path):
        if land.terrain.near_line(a, b) & land.lines and hurdles(land, figure, a, b):
            return True
    return any(_may_lie_on(box, path) for box in minefields(game, game.side(figure.id), "mine_ap", MOUNTED if figure.mount else FOOT))


Box4 = tuple[int, int, int, int]


def minefields(game: Battle, side: str, kind: str, radius: int) -> list[Box4]:
    """LOW-15.12: where mines may lie that one of a side sets off: about those that are known, anywhere in the zones of those that the enemy has buried."""
    found: list[Box4] = []
    for mine in game.state.mines.values():
        if WEAPONS[mine.weapon].type != kind:
            continue
        reach = radius + TRIGGER
        if mine.known or mine.side == side:
            found.append((mine.x - reach, mine.y - reach, mine.x + reach, mine.y + reach))
        else:
            found += [row.zone.box for row in game.setting.armies[mine.side].mines if row.weapon == mine.weapon]
    return found


def _may_lie_on(box: Box4, path: Sequence[Point]) -> bool:
    """Whether a way comes near a place: by the boxes about its legs."""
    west, south, east, north = box
    return any(min(a.x, b.x) <= east and max(a.x, b.x) >= west and min(a.y, b.y) <= north and max(a.y, b.y) >= south for a, b in pairwise(path))


def drive_rolls(game: Battle, ident: str, way: Drive) -> bool:
    """LOW-19.25 to 19.37: bad ground, a line obstacle, enemies in the path, a mine, or a shot on the way."""
    vehicle = game.state.vehicles.get(ident)
    if vehicle is None:
        return False
    if way.fire_at != NEVER:
        return True
    facing = vehicle.facing
    fields = minefields(game, game.side(ident), "mine_at", row_of(vehicle).length)
    for leg in legs(vehicle, way):
        if _is_seen(game, in_the_swing(game, ident, facing, leg.facing)) if not leg.length else _leg_rolls(game, ident, leg, fields):
            return True
        facing = leg.facing
    return False


def _leg_rolls(game: Battle, ident: str, leg: Leg, fields: Sequence[Box4]) -> bool:
    spots = stations((leg.a, leg.b), STATION)
    bad = not row_of(game.state.vehicles[ident]).water and any(game.land.at(spot.x, spot.y).vehicle in ROUGH for spot in (leg.a, *spots))
    if bad or crosses(game, ident, leg) or any(_may_lie_on(box, (leg.a, leg.b)) for box in fields):
        return True
    return _is_seen(game, in_the_path(game, ident, leg.a, leg.b, leg.facing))


def _is_seen(game: Battle, figures: Sequence[str]) -> bool:
    """Men in ambush, whom nobody knows there, are not counted."""
    return any(not game.figure(figure).hidden and not game.figure(figure).down for figure in figures)
