"""Flight (LOW-5.3 to 5.6, LOW-8.38): fleeing units run for their own table edge, first of all their side's moves."""

from __future__ import annotations

from bocage.core.decision import Rules, scope
from bocage.games.legends_old_west.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.events import Happened, change, change_unit
from bocage.games.legends_old_west.march import Course, carry_out
from bocage.games.legends_old_west.nav import waypoints
from bocage.games.legends_old_west.state import Figure, LowState
from bocage.games.legends_old_west.tables import VEHICLES
from bocage.games.legends_old_west.troops import allowance, is_mount_kind
from bocage.games.legends_old_west.walk import on_wall
from bocage.games.legends_old_west.wound_events import Fell
from bocage.space.plane import Point, each
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
    """A fleeing unit runs for its edge (LOW-5.4); its move is over with that."""

    rules = ("LOW-5.4",)
    moves = False
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, moved=True)
        for ident in state.units[self.unit].figures:
            if ident in state.figures:
                change(state, ident, set_up=False)


class Rose(Happened):
    """Thrown riders are on their feet again: their next move phase has come (LOW-2.27)."""

    rules = ("LOW-2.27",)
    moves = False
    figures: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        for ident in self.figures:
            change(state, ident, dazed=False)


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
    """LOW-5.3: the thrown get up, all fleeing units of the active side run, then reserves come in, then the voluntary moves."""
    from bocage.games.legends_old_west.effects import enter_reserves
    from bocage.games.legends_old_west.turn import advance

    side = game.state.active
    lying = tuple(f.id for f in game.present()[side] if f.dazed)
    if lying:
        game.emit(Rose(lying))
    for unit in [u.id for u in game.state.units.values() if u.side == side and u.fleeing]:
        yield from flee(game, unit)
    yield from enter_reserves(game, side)
    advance(game)


def flee(game: Battle, unit: str) -> Rules[None]:
    """LOW-5.4: the full move by the shortest way to the edge, over obstacles (LOW-2.14) and under the eyes of ambushers; who touches the edge is lost."""
    if not game.standing(unit):
        return
    dismounted = [f for f in game.standing(unit) if f.horse and not f.mount]
    if dismounted:  # LOW-8.38
        free = game.option("free_remount_in_flight")
        game.emit(Remounted(unit, tuple((f.id, 0 if free else VEHICLES[f.horse].road // 2) for f in dismounted)))
        from bocage.games.legends_old_west.mounts import spread

        spread(game, unit)
    game.emit(Ran(unit))
    with scope(game, "flight", unit):
        yield from carry_out(game, unit, _courses(game, unit))
    side = game.side(unit)
    for figure in game.standing(unit):
        if _at_edge(game, Point(figure.x, figure.y), edge_of(game, side, figure), MOUNTED if figure.mount else FOOT):
            game.emit(Fell(figure.id, "fled"))


def _courses(game: Battle, unit: str) -> list[Course]:
    """How far each figure of a fleeing unit runs."""
    figures = game.standing(unit)
    mine = {f.id for f in figures}
    side = game.side(unit)
    others = [(f.x, f.y, MOUNTED if f.mount else FOOT) for present in game.present().values() for f in present if f.id not in mine and not f.hidden]
    found: list[Course] = []
    for figure in figures:
        r = MOUNTED if figure.mount else FOOT
        budget = max(0, allowance(game, figure) - figure.moved)
        end, cost = _run(game, figure, Point(*edge_of(game, side, figure)), budget, others, r)
        others.append((end.x, end.y, r))
        start = Point(figure.x, figure.y)
        found.append(Course(figure.id, (start, end) if end != start else (start,), cost))
    return found


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
            if cost is None or cost > budget or land.barred(start, end) is not None or (figure.mount.endswith("_mule") and land.crossed(start, end)):
                continue
            if _stands_free(game, end, r) and all((end.x - x) ** 2 + (end.y - y) ** 2 >= (r + er) ** 2 for x, y, er in others):
                return end, cost
    return start, 0


def _stands_free(game: Battle, spot: Point, r: int) -> bool:
    """Whether a base at a point stands on no wall."""
    land = game.land
    walls = land.terrain.near(spot.x - r, spot.y - r, spot.x + r, spot.y + r) & (land.obstacles | land.barriers)
    return not any(on_wall(land.shapes[number], spot, r) for number in each(walls))
