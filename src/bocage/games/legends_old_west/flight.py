"""Flight (LOW-5.3 to 5.6, LOW-8.38): fleeing units run for their own table edge, first of all their side's moves."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.games.legends_old_west.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.events import Fell, Happened, change, change_unit
from bocage.games.legends_old_west.layout import facing_of
from bocage.games.legends_old_west.nav import waypoints
from bocage.games.legends_old_west.state import Figure, LowState
from bocage.games.legends_old_west.tables import VEHICLES
from bocage.games.legends_old_west.troops import allowance, is_mount_kind
from bocage.space.plane import Point
from bocage.space.plane.costs import towards


class Broke(Happened):
    """A unit will flee from its next movement phase on (LOW-7.6)."""

    rules = ("LOW-7.6", "LOW-3.7")
    moves = False
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, fleeing=True, fled_turn=state.turn, joined="")
        for ident in state.units[self.unit].figures:
            if ident in state.figures and state.figures[ident].task:
                change(state, ident, task="")


class Rallied(Happened):
    """A fleeing unit rallies and may act normally (LOW-5.5)."""

    rules = ("LOW-5.5",)
    still = True
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, fleeing=False, rallied=True)


class Ran(Happened):
    """Fleeing figures ran towards their edge (LOW-5.4)."""

    rules = ("LOW-5.4",)
    unit: str
    spots: tuple[tuple[str, int, int], ...]
    costs: tuple[int, ...]

    def apply(self, state: LowState) -> None:
        for (ident, x, y), cost in zip(self.spots, self.costs, strict=True):
            figure = state.figures[ident]
            change(state, ident, x=x, y=y, moved=figure.moved + cost, hidden=False, set_up=False, dazed=False)
        change_unit(state, self.unit, moved=True)


class Remounted(Happened):
    """A dismounted unit takes to its horses before it flees (LOW-8.38)."""

    rules = ("LOW-8.38",)
    unit: str
    costs: tuple[tuple[str, int], ...]

    def apply(self, state: LowState) -> None:
        for ident, cost in self.costs:
            figure = state.figures[ident]
            change(state, ident, mount=figure.horse, holder=False, moved=figure.moved + cost)


def edge_of(game: Battle, side: str, figure: Figure) -> tuple[int, int]:
    """The nearest point of a side's own table edge; without one, of the nearest edge."""
    width, depth = game.setting.width, game.setting.depth
    edge = game.setting.armies[side].edge
    points = {"south": (figure.x, 0), "north": (figure.x, depth), "west": (0, figure.y), "east": (width, figure.y)}
    if edge in points:
        return points[edge]
    return min(points.values(), key=lambda p: ((p[0] - figure.x) ** 2 + (p[1] - figure.y) ** 2, p))


def flight_step(game: Battle) -> Rules[None]:
    """LOW-5.3: all fleeing units of the active side, then reserves come in, then the voluntary moves."""
    from bocage.games.legends_old_west.effects import enter_reserves
    from bocage.games.legends_old_west.turn import advance

    side = game.state.active
    for unit in [u.id for u in game.state.units.values() if u.side == side and u.fleeing]:
        flee(game, unit)
    yield from enter_reserves(game, side)
    advance(game)


def flee(game: Battle, unit: str) -> None:
    """LOW-5.4: the full move by the shortest way to the edge; who touches it is lost."""
    figures = game.standing(unit)
    if not figures:
        return
    dismounted = [f for f in figures if f.horse and not f.mount]
    if dismounted:  # LOW-8.38
        free = game.option("free_remount_in_flight")
        game.emit(Remounted(unit, tuple((f.id, 0 if free else VEHICLES[f.horse].road // 2) for f in dismounted)))
        from bocage.games.legends_old_west.mounts import spread

        spread(game, unit)
    from bocage.games.legends_old_west.ambush import show

    show(game, [f.id for f in figures])
    side = game.side(unit)
    spots, costs, gone = [], [], []
    taken: list[tuple[int, int, int]] = []
    mine = {f.id for f in figures}
    others = [(f.x, f.y, MOUNTED if f.mount else FOOT) for present in game.present().values() for f in present if f.id not in mine and not f.hidden]
    for figure in game.standing(unit):
        r = MOUNTED if figure.mount else FOOT
        budget = max(0, allowance(game, figure) - figure.moved)
        goal = edge_of(game, side, figure)
        end, cost = _run(game, figure, Point(*goal), budget, [*others, *taken], r)
        if _at_edge(game, end, goal, r):
            gone.append(figure.id)
            continue
        taken.append((end.x, end.y, r))
        spots.append((figure.id, end.x, end.y))
        costs.append(cost)
    if spots:
        game.emit(Ran(unit, tuple(spots), tuple(costs)))
    for ident in gone:
        game.emit(Fell(ident, "fled"))


def _at_edge(game: Battle, end: Point, goal: tuple[int, int], r: int) -> bool:
    """Whether the base touches the edge it runs for."""
    if goal[1] in (0, game.setting.depth) and abs(end.y - goal[1]) <= r:
        return True
    return goal[0] in (0, game.setting.width) and abs(end.x - goal[0]) <= r


def _run(game: Battle, figure: Figure, goal: Point, budget: int, others: list[tuple[int, int, int]], r: int) -> tuple[Point, int]:
    """As far as the move goes: straight if the ground allows, else by way of the cells that lead there."""
    start = Point(figure.x, figure.y)
    land, kind = game.land, is_mount_kind(figure)
    aims = [goal]
    inner = Point(min(max(goal.x, 250), game.setting.width - 250), min(max(goal.y, 250), game.setting.depth - 250))
    aims += reversed(waypoints(land, game.setting.width, game.setting.depth, start, inner, budget // 500 + 1))
    for aim in aims:
        for tenths in range(10, 0, -1):
            end = towards(start, aim, budget * tenths // 10)
            if end == start:
                break
            cost = land.cost(start, end, kind)
            if cost is None or cost > budget or land.barred(start, end) is not None:
                continue
            if all((end.x - x) ** 2 + (end.y - y) ** 2 >= (r + er) ** 2 for x, y, er in others):
                return end, cost
    return start, 0


def home(game: Battle, side: str) -> int:
    """1 if a side's home lies to the south."""
    return facing_of(game, side)
