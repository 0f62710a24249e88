"""What a place promises: the hits that a unit may expect to give and to take where it would stand, by the lines of fire themselves. No rule hangs on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.core.errors import Refusal
from bocage.core.state import replace
from bocage.games.legends_old_west.aim import may_fire_after_move, nearest_in_unit, refuse_shooter, usable
from bocage.games.legends_old_west.battle import Battle
from bocage.games.legends_old_west.orders import Move, Spot
from bocage.games.legends_old_west.plan import left, plan_move
from bocage.games.legends_old_west.state import Figure
from bocage.games.legends_old_west.tables import WEAPONS
from bocage.games.legends_old_west.troops import shooting
from bocage.games.legends_old_west.way import items
from bocage.space.plane import Point, step

AIMED = ("shoot", "thrown", "automatic")
FEW = 8  # so many figures speak for a unit
CARE = 0.7  # what a hit taken weighs against one given
Ends = Sequence[tuple[str, int, int, int]]  # figure, where it ends, what it has moved


def best_ground(game: Battle, unit: str, figures: Sequence[Figure], moves: Sequence[Move]) -> Move | None:
    """The move after which the unit gives the most hits and takes the fewest over the turns that are left; None to stay."""
    turns = min(game.setting.limit - game.state.turn, 4)
    stay = _worth(game, unit, [(f.id, f.x, f.y, f.moved) for f in figures], turns)
    best, top = None, stay + 0.25
    for move in (*moves, *around(unit, figures[0], left(game, figures[0]))):
        plan = plan_move(game, unit, move.path)
        if isinstance(plan, Refusal):
            continue
        ends = [(ident, march.end.x, march.end.y, march.cost) for ident, march in plan]
        value = _worth(game, unit, ends, turns)
        if value > top:
            best, top = move, value
    return best


def around(unit: str, leader: Figure, budget: int) -> Iterator[Move]:
    """Half a move and a whole one to all sides."""
    for reach in (budget // 2, budget):
        for angle in range(0, 360, 45):
            end = step(Point(leader.x, leader.y), angle, reach - 2)
            if reach > 100:
                yield Move(unit, (Spot(end.x, end.y),))


def _worth(game: Battle, unit: str, ends: Ends, turns: int) -> float:
    """This turn's fire of those who may still fire after their move, and that of the turns to come from there."""
    there = _stand(game, ends)
    mine = given(there, unit)
    ready = sum(1 for ident, _, _, cost in ends if _may_fire(game, game.figure(ident), cost))
    return mine * ready / len(ends) + turns * (mine - CARE * taken(there, unit))


def _may_fire(game: Battle, figure: Figure, moved: int) -> bool:
    after = replace(figure, moved=moved)
    return any(WEAPONS[w].kind in AIMED and may_fire_after_move(game, after, WEAPONS[w]) is None for w in figure.weapons)


def _stand(game: Battle, ends: Ends) -> Battle:
    """The same battle with a unit elsewhere, at the beginning of a turn."""
    state = game.state.copy()
    for ident, x, y, _ in ends:
        state.figures[ident] = replace(state.figures[ident], x=x, y=y, moved=0, shots=0)
    there = game.copy(state)
    assert isinstance(there, Battle)
    there.ready = {}
    there.forget()
    return there


def given(game: Battle, unit: str) -> float:
    """Hits that the unit may expect to score in one phase."""
    side = game.side(unit)
    enemies = list(dict.fromkeys(f.unit for f in game.enemies(side)))
    return _fire(game, [f for f in game.standing(unit) if not f.hidden], enemies)


def taken(game: Battle, unit: str) -> float:
    """Hits that it may expect to take."""
    return sum(_fire(game, game.standing(other), [unit]) for other in dict.fromkeys(f.unit for f in game.enemies(game.side(unit))))


def _fire(game: Battle, figures: Sequence[Figure], targets: Sequence[str]) -> float:
    """The sum over the best target of each; of many figures a few speak for all."""
    every = -(-len(figures) // FEW)
    return every * sum(max((_chance(game, figure, target) for target in targets), default=0.0) for figure in figures[::every]) if figures else 0.0


def _chance(game: Battle, figure: Figure, target: str) -> float:
    """How many hits one figure may expect on a unit: its dice, its skill, and what is in the way (LOW-2.15, LOW-2.16)."""
    need = shooting(figure)
    if not need or refuse_shooter(game, figure) is not None:
        return 0.0
    best = 0.0
    for weapon in usable(game, figure):
        row = WEAPONS[weapon]
        if row.kind in AIMED and (near := nearest_in_unit(game, figure.id, target, row.reach)):
            through = 1.0
            for needed, _ in items(game, figure.id, near[0]):
                through *= (7 - needed) / 6
            best = max(best, max(1, row.dice) * (7 - need) / 6 * through)
    return best
