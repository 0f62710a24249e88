"""What a place promises: the hits that a unit may expect to give and to take where it would stand, by the lines of fire themselves. No rule hangs on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.core.errors import Refusal
from bocage.core.state import replace
from bocage.games.legends_old_west.aiming.aim import may_fire_after_move, nearest_in_unit, refuse_shooter, usable
from bocage.games.legends_old_west.aiming.in_the_way import items
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.troops import shooting
from bocage.games.legends_old_west.moving.orders import Move
from bocage.games.legends_old_west.moving.plan import left, plan_move
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Point, step, towards
from bocage.tabletop.points import Waypoint

AIMED = ("shoot", "thrown", "automatic")
FEW = 8  # so many figures speak for a unit
CARE = 0.6  # what a hit taken weighs against one given: who fires seldom holds his fire, who is fired at sometimes does
TRIED = 3
Ends = Sequence[tuple[str, int, int, int]]  # figure, where it ends, what it has moved


def best_ground(game: Battle, unit: str, figures: Sequence[Figure], moves: Sequence[Move]) -> Move | None:
    """The move after which the unit gives the most hits and takes the fewest over the turns that are left; None to stay.

    Half of the way, with fire on the move, and the other half next turn is as good as the whole: it is looked at for the best few.
    """
    turns = min(game.setting.limit - game.state.turn, 4)
    stay = [(f.id, f.x, f.y, f.moved) for f in figures]
    best, top = None, _now(game, unit, stay) + turns * _later(game, unit, stay) + 0.2
    places = [(move, ends) for move in (*moves, *around(unit, figures[0], left(game, figures[0]))) if (ends := _ends(game, unit, move)) is not None]
    ranked = sorted(((_later(game, unit, ends), -number) for number, (_, ends) in enumerate(places)), reverse=True)
    for later, number in ranked[:TRIED]:
        move, ends = places[-number]
        half = _half(figures[0], move, left(game, figures[0]) // 2)
        for how, where in ((move, ends), (half, _ends(game, unit, half))):
            if where is not None and (value := turns * later + _now(game, unit, where)) > top:
                best, top = how, value
    return best


def around(unit: str, leader: Figure, budget: int) -> Iterator[Move]:
    """A whole move to all sides."""
    for angle in range(0, 360, 45):
        end = step(Point(leader.x, leader.y), angle, budget - 2)
        if budget > 100:
            yield Move(unit, (Waypoint(end.x, end.y),))


def _half(leader: Figure, move: Move, budget: int) -> Move:
    end = towards(Point(leader.x, leader.y), Point(move.path[0].x, move.path[0].y), budget)
    return Move(move.unit, (Waypoint(end.x, end.y),))


def _ends(game: Battle, unit: str, move: Move) -> Ends | None:
    """Where everybody would stand, None if the move is not allowed."""
    plan = plan_move(game, unit, move.path)
    return None if isinstance(plan, Refusal) else [(ident, march.end.x, march.end.y, march.cost) for ident, march in plan]


def _now(game: Battle, unit: str, ends: Ends) -> float:
    """This turn's fire: of those who may still fire after their move, and of the enemy at them."""
    ready = sum(1 for ident, _, _, cost in ends if _may_fire(game, game.figure(ident), cost))
    there = _stand(game, ends)
    return (given(there, unit) * ready / len(ends) if ready else 0.0) - CARE * taken(there, unit)


def _later(game: Battle, unit: str, ends: Ends) -> float:
    """What a later turn there is worth, with every jam cleared."""
    there = _stand(game, ends, cleared=True)
    return given(there, unit) - CARE * taken(there, unit)


def _may_fire(game: Battle, figure: Figure, moved: int) -> bool:
    after = replace(figure, moved=moved)
    return any(WEAPONS[w].kind in AIMED and may_fire_after_move(game, after, WEAPONS[w]) is None for w in figure.weapons)


def _stand(game: Battle, ends: Ends, *, cleared: bool = False) -> Battle:
    """The same battle with a unit elsewhere, at the beginning of a turn."""
    state = game.state.copy()
    for figure in list(state.figures.values()) if cleared else ():
        if figure.jammed:
            state.figures[figure.id] = replace(figure, jammed=())
    for ident, x, y, _ in ends:
        state.figures[ident] = replace(state.figures[ident], x=x, y=y, moved=0, shots=0)
    there = game.copy(state)
    assert isinstance(there, Battle)
    there.ready = {}
    there.forget_all()
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
    """How many hits one figure may expect on a unit: its dice, its skill, and what is in the way (LOW-2.15); who would hit his friends holds his fire."""
    need = shooting(figure)
    if not need or refuse_shooter(game, figure) is not None:
        return 0.0
    best = 0.0
    for weapon in usable(game, figure):
        row = WEAPONS[weapon]
        if row.kind in AIMED and (near := nearest_in_unit(game, figure.id, target, row.reach)):
            best = max(best, max(1, row.dice) * (7 - need) / 6 * clear(game, figure.id, near[0]))
    return best


def clear(game: Battle, by: str, target: str) -> float:
    """LOW-2.16: the share of hits that an enemy takes, less the share that friends in the way take."""
    side = game.side(by)
    through, found = 1.0, 0.0
    for needed, other in items(game, by, target):
        stopped = through * (needed - 1) / 6
        through -= stopped
        if other:
            found += -stopped if game.side(other) == side else stopped
    return found + through
