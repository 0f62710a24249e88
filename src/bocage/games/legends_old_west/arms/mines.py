"""Mines: what sets them off, what they do, how engineers lay and lift them (LOW-15.8 to 15.13)."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.games.legends_old_west.aiming.crews import Offer, Task
from bocage.games.legends_old_west.arms.blast import burst
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.arms_events import MineExploded, MineFound, MineLaid, MineLifted
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Box, Disc, Point, placed, step, within
from bocage.space.plane.sweeps import Pose

TRIGGER = 125
"""LOW-15.12: so near to its centre."""
ENGINEERS = ("eng_construction", "eng_demolition")


def trigger(game: Battle, mover: str, x: int, y: int, facing: int | None = None) -> str | None:
    """LOW-15.12: the mine that a mover at a spot sets off: anti-personnel by men and horses, anti-tank by vehicles."""
    state = game.state
    if not state.mines:
        return None
    kind = "mine_at" if mover in state.vehicles else "mine_ap"
    base = game.base(mover)
    where = Point(x, y)
    body = placed(base, Pose(where, facing if facing is not None else base.facing)) if isinstance(base, Box) else Disc(where, base.radius)
    for mine in state.mines.values():
        if WEAPONS[mine.weapon].type == kind and within(body, Disc(Point(mine.x, mine.y), 0), TRIGGER):
            return mine.id
    return None


def explode(game: Battle, mine: str, mover: str) -> Rules[None]:
    """LOW-15.10, LOW-15.11, LOW-15.12: the template on the mine; who set it off is hit, others as LOW-9.12."""
    known = game.state.mines[mine]
    row = WEAPONS[known.weapon]
    game.emit(MineExploded(mine, mover, known.x, known.y))
    yield from burst(game, Point(known.x, known.y), row.template, row.force, damage=row.damage, weapon=row.id, sure=(mover,), cause="mine")


def find(game: Battle, mine: str) -> None:
    """LOW-15.13: a mine that was located is known to all."""
    game.emit(MineFound(mine, game.state.mines[mine].x, game.state.mines[mine].y))


def is_engineer(game: Battle, figure: str) -> bool:
    """LOW-15.8: only engineers lay and lift mines."""
    return game.profile(game.figure(figure)).kind in ENGINEERS


def lay_offers(game: Battle, figure: str) -> list[Offer]:
    """LOW-15.8, LOW-15.9: an engineer who carries a mine may arm it beside him: before, behind, left or right."""
    known = game.figure(figure)
    if game.setting.era == "colonial" or not is_engineer(game, figure) or known.moved or game.engaged(figure):
        return []
    carried = [weapon for weapon in known.weapons if WEAPONS[weapon].kind == "mine" and weapon not in known.used]
    return [
        (spot.x, spot.y, weapon) for weapon in carried[:1] for facing in (0, 90, 180, 270) if _free(game, spot := step(Point(known.x, known.y), facing, 260))
    ]


def _free(game: Battle, spot: Point) -> bool:
    """On the table, and nobody so near that he would set it off at once."""
    if not (0 <= spot.x <= game.setting.width and 0 <= spot.y <= game.setting.depth):
        return False
    point = Disc(spot, 0)
    return not any(within(game.base(f.id), point, TRIGGER) for side in game.present().values() for f in side if not f.hidden)


def finish_lay(game: Battle, figure: str) -> Rules[None]:
    """LOW-15.9: after a complete turn the mine is armed."""
    x, y, weapon = game.figure(figure).task_at
    game.emit(MineLaid(figure, f"mine_{game.state.serial + 1}", game.side(figure), weapon, x, y))
    return
    yield


def lift_offers(game: Battle, figure: str) -> list[Offer]:
    """LOW-15.13: an engineer in contact with a known mine may lift it."""
    known = game.figure(figure)
    if not is_engineer(game, figure) or known.moved or game.engaged(figure):
        return []
    base = game.base(figure)
    near = [mine for mine in game.state.mines.values() if mine.known and within(base, Disc(Point(mine.x, mine.y), 0), TRIGGER + 15)]
    return [(mine.x, mine.y, mine.id) for mine in near]


def finish_lift(game: Battle, figure: str) -> Rules[None]:
    """LOW-15.13: after a complete turn the mine is gone."""
    game.emit(MineLifted(figure, game.figure(figure).task_at[2]))
    return
    yield


TASKS: dict[str, Task] = {"lay": Task(lay_offers, finish_lay), "lift": Task(lift_offers, finish_lift)}
