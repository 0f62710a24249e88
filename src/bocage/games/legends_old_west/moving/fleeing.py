"""Flight (LOW-5.3 to 5.6, LOW-8.38): fleeing units run for their own table edge, first of all their side's moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from bocage.core.decision import Rules, scope
from bocage.games.legends_old_west.ground.battle import FOOT, GUN, MOUNTED, Battle
from bocage.games.legends_old_west.ground.courses import Course
from bocage.games.legends_old_west.ground.distance_fields import waypoints
from bocage.games.legends_old_west.ground.troops import allowance
from bocage.games.legends_old_west.ground.walk import Walk, on_wall
from bocage.games.legends_old_west.moving.march import carry_out
from bocage.games.legends_old_west.moving.mounts import spread
from bocage.games.legends_old_west.state.events import ALL, PLACES, Happened, change, change_unit
from bocage.games.legends_old_west.state.state import Figure, LowState
from bocage.games.legends_old_west.state.wound_events import Fell
from bocage.games.legends_old_west.tables.tables import VEHICLES
from bocage.space.plane import Point, each, heading, step
from bocage.space.plane.costs import leg_length, path_length, towards


class Broke(Happened):
    """A unit will flee from its next movement phase on (LOW-7.6)."""

    rules = ("LOW-7.6", "LOW-3.7")
    leaves = PLACES
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, fleeing=True, fled_turn=state.turn, joined="")
        for other in [unit.id for unit in state.units.values() if unit.joined == self.unit]:
            change_unit(state, other, joined="")  # LOW-RULING-130: whoever was with it is on his own
        for ident in state.units[self.unit].figures:
            if ident in state.figures and state.figures[ident].task:
                change(state, ident, task="")


class Rallied(Happened):
    """A fleeing unit rallies and may act normally (LOW-5.5)."""

    rules = ("LOW-5.5",)
    leaves = ALL
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, fleeing=False, rallied=True)


class Ran(Happened):
    """A fleeing unit runs for its edge (LOW-5.4); its move is over with that."""

    rules = ("LOW-5.4",)
    leaves = PLACES
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, moved=True)
        for ident in state.units[self.unit].figures:
            if ident in state.figures:
                change(state, ident, set_up=False)


class Rose(Happened):
    """Thrown riders are on their feet again: their next move phase has come (LOW-2.27)."""

    rules = ("LOW-2.27",)
    leaves = PLACES
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


def get_up_and_run(game: Battle, side: str) -> Rules[None]:
    """LOW-5.3: before a side's other moves the thrown get up and all its fleeing units run."""
    lying = tuple(f.id for f in game.present()[side] if f.dazed)
    if lying:
        game.emit(Rose(lying))
    for unit in [u.id for u in game.state.units.values() if u.side == side and u.fleeing]:
        yield from flee(game, unit)


def flee(game: Battle, unit: str) -> Rules[None]:
    """LOW-5.4: the full move by the shortest way to the edge, over obstacles (LOW-2.14) and under the eyes of ambushers; who touches the edge is lost."""
    if not game.standing(unit):
        return
    dismounted = [f for f in game.standing(unit) if f.horse and not f.mount]
    if dismounted:  # LOW-8.38
        free = game.option("free_remount_in_flight")
        game.emit(Remounted(unit, tuple((f.id, 0 if free else VEHICLES[f.horse].road // 2) for f in dismounted)))
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
    others += [(gun.x, gun.y, GUN) for gun in game.state.guns.values() if gun.place == "table" and not gun.hidden]
    found: list[Course] = []
    for figure in figures:
        r = MOUNTED if figure.mount else FOOT
        budget = max(0, allowance(game, figure) - figure.moved)
        path, cost = _run(game, figure, Point(*edge_of(game, side, figure)), budget, others, r)
        others.append((path[-1].x, path[-1].y, r))
        found.append(Course(figure.id, path, cost))
    return found


def _at_edge(game: Battle, end: Point, goal: tuple[int, int], r: int) -> bool:
    """Whether the base touches the edge it runs for."""
    if goal[1] in (0, game.setting.depth) and abs(end.y - goal[1]) <= r:
        return True
    return goal[0] in (0, game.setting.width) and abs(end.x - goal[0]) <= r


def _run(game: Battle, figure: Figure, goal: Point, budget: int, others: list[tuple[int, int, int]], r: int) -> tuple[tuple[Point, ...], int]:
    """As far as the move goes: straight if nothing bars the way, else round the enemies that do, else by way of the cells that lead there, else aside."""
    start = Point(figure.x, figure.y)
    land, walk = game.land, _unhindered_by_friends(game, figure)

    def leg(end: Point) -> int | None:
        """The cost of a straight run, None if it may not be made or may not end there."""
        if end == start or not _stands_free(game, end, r) or any((end.x - x) ** 2 + (end.y - y) ** 2 < (r + er) ** 2 for x, y, er in others):
            return None
        cost = walk.way(0, start, end) if land.barred(start, end) is None else None  # nobody climbs in flight (LOW-RULING-124)
        return cost if cost is not None and cost <= budget else None

    found = _straight(start, goal, budget, leg)
    barred = walk.men_bar(0, start, towards(start, goal, budget)) is not None
    if barred:
        for along in (0, 600, -600):
            aim = Point(goal.x + along, goal.y) if goal.y in (0, game.setting.depth) else Point(goal.x, goal.y + along)
            way = _round(walk, start, _inside(game, aim, r), budget, others, r)
            if way is not None:
                return way
    if found is None or barred:
        cells = waypoints(land, game.setting.width, game.setting.depth, start, _inside(game, goal, 250), budget // 500 + 1)
        ways = [found, *(_straight(start, aim, budget, leg) for aim in reversed(cells)), *_aside(game, figure, start, goal, budget, leg)]
        found = next((way for way in ways if way is not None), None)
    return ((start, found[0]), found[1]) if found is not None else ((start,), 0)


Leg = Callable[[Point], int | None]


def _straight(start: Point, aim: Point, budget: int, leg: Leg) -> tuple[Point, int] | None:
    """The farthest place on the straight way to a point, in tenths of the move."""
    for tenths in range(10, 0, -1):
        end = towards(start, aim, budget * tenths // 10)
        cost = leg(end)
        if cost is not None:
            return end, cost
    return None


def _unhindered_by_friends(game: Battle, figure: Figure) -> Walk:
    """The ground about a fleeing man: enemies and their control zones bar him (LOW-2.10, LOW-2.11), friends he runs through (LOW-RULING-133)."""
    walk, side = Walk(game, [figure]), game.side(figure.id)
    walk.others = [other for other in walk.others if game.side(other[3]) != side]
    return walk


def _inside(game: Battle, spot: Point, margin: int) -> Point:
    """A point so far from the edges at least."""
    return Point(min(max(spot.x, margin), game.setting.width - margin), min(max(spot.y, margin), game.setting.depth - margin))


def _round(walk: Walk, start: Point, goal: Point, budget: int, others: list[tuple[int, int, int]], r: int) -> tuple[tuple[Point, ...], int] | None:
    """The shortest way round enemies and vehicles towards the edge, as far along it as the move goes."""
    for beyond in range(800, -budget, -200):
        aim = towards(start, goal, budget + beyond)
        if not walk.free(0, aim):
            continue
        found = walk.detour(0, start, aim, 2 * budget)
        if found is None or found[0][-1] == start:
            continue
        length = path_length(found[0])
        for reach in range(min(length, budget), 0, -100):
            path = cut(found[0], reach) if reach < length else found[0]
            legs = [walk.way(0, a, b) for a, b in pairwise(path)]
            cost = sum(leg or 0 for leg in legs)
            end = path[-1]
            if None not in legs and cost <= budget and walk.free(0, end) and all((end.x - x) ** 2 + (end.y - y) ** 2 >= (r + er) ** 2 for x, y, er in others):
                return path, cost
    return None


def cut(path: Sequence[Point], reach: int) -> tuple[Point, ...]:
    """The first part of a path, so long."""
    kept: list[Point] = [path[0]]
    for a, b in pairwise(path):
        leg = leg_length(a, b)
        if leg >= reach:
            return (*kept, towards(a, b, reach))
        kept.append(b)
        reach -= leg
    return tuple(kept)


def _aside(game: Battle, figure: Figure, start: Point, goal: Point, budget: int, leg: Leg) -> Iterator[tuple[Point, int] | None]:
    """Where no way leads on: a little to either side; out of contact any way that is open (LOW-5.6)."""
    ahead = heading(start, goal)
    for turn in (30, 60, 90, 120, 150, 180) if game.engaged(figure.id) else (30, 60, 90):
        for facing in (ahead + turn, ahead - turn):
            yield _straight(start, step(start, facing % 360, budget), budget, leg)


def _stands_free(game: Battle, spot: Point, r: int) -> bool:
    """Whether a base at a point stands on no wall."""
    land = game.land
    walls = land.terrain.near(spot.x - r, spot.y - r, spot.x + r, spot.y + r) & (land.obstacles | land.barriers)
    return not any(on_wall(land.shapes[number], spot, r) for number in each(walls))
