"""Carrying out a planned move: obstacles are rolled for, then the path is walked past ambushes, mines and hidden men.

LOW-2.14, LOW-13.4, LOW-13.12, LOW-15.12.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt

from bocage.core.chance import faces, multiset
from bocage.core.decision import Rules, roll
from bocage.games.legends_old_west.aiming.fame import spend_fame
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.ground.concealment import hidden_groups, show
from bocage.games.legends_old_west.ground.courses import Course, arrive, hurdles
from bocage.games.legends_old_west.ground.troops import is_mount_kind
from bocage.games.legends_old_west.ground.walk import on_wall
from bocage.games.legends_old_west.shooting.ambush import run_the_gauntlet
from bocage.games.legends_old_west.state.events import ObstacleMet
from bocage.games.legends_old_west.state.state import Figure
from bocage.space.plane import Point, Wall, point_at, wall_crossing
from bocage.space.plane.costs import leg_length, path_length, towards

HERO = faces("obstacle", 1)
D6 = multiset("obstacle", 1, lambda shown: (shown[0] if shown[0] in (1, 6) else 3,))  # 2 to 5 are one to whoever has no Fame


def carry_out(game: Battle, unit: str, courses: Sequence[Course]) -> Rules[None]:
    """Walks all courses of a unit together."""
    land = game.land
    moving = [course for course in courses if len(course.path) > 1]
    if not moving:
        return
    show(game, [course.ident for course in moving])  # LOW-13.3: who moves is seen
    for course in moving:
        if any(land.terrain.near_line(a, b) & land.lines for a, b in pairwise(course.path)):
            yield from _over_obstacles(game, course, moving)
    if game.state.mines or hidden_groups(game, game.enemy(game.side(unit))) or _unseen(game, unit):
        yield from run_the_gauntlet(game, unit, moving)
        return
    arrive(game, unit, moving)


def _unseen(game: Battle, unit: str) -> bool:
    side = game.side(unit)
    return any(f.hidden for f in game.present()[game.enemy(side)])


def _over_obstacles(game: Battle, course: Course, all_courses: Sequence[Course]) -> Rules[None]:
    """LOW-2.14: at each line obstacle and each wall that may be climbed a D6; whoever does not get across goes no farther this turn."""
    land = game.land
    figure = game.figure(course.ident)
    path = course.path
    for leg, (a, b) in enumerate(pairwise(path)):
        for number in hurdles(land, figure, a, b):
            high = bool(land.barriers >> number & 1)
            result = yield from _try(game, figure, high)
            game.emit(ObstacleMet(course.ident, result))
            if result == "crossed":
                continue
            wall = land.shapes[number]
            assert isinstance(wall, Wall)
            taken = [c.path[-1] for c in all_courses if c is not course]
            end = game.once("beside", _beside, game, figure, a, b, wall, result, taken)
            _stop_at(game, course, (*path[: leg + 1], end))
            return


def _try(game: Battle, figure: Figure, high: bool) -> Rules[str]:
    """LOW-2.14: the roll at one obstacle. A jump is a hero's own roll: Fame may help (LOW-2.23)."""
    shown = yield from roll(HERO if figure.fame else D6, why="LOW-2.14")
    face = shown[0]
    lacking = 1 if face == 1 else 0 if figure.mount else 6 - face
    if lacking and (yield from spend_fame(game, figure.id, lacking)):
        face += lacking
    if figure.mount:
        return "refused" if face == 1 else "crossed"
    if face == 6:
        return "crossed"
    if high:
        return "fell_back" if face == 1 else "on_top"
    return "stayed" if face == 1 else "stopped"


def _stop_at(game: Battle, course: Course, path: tuple[Point, ...]) -> None:
    """A course ends earlier than it was planned, and charges nobody."""
    kind = is_mount_kind(game.figure(course.ident))
    course.path = path if len(path) > 2 or path[-1] != path[0] else path[:1]
    course.length = path_length(course.path)
    course.cost = min(course.cost, sum(game.land.cost(a, b, kind) or 0 for a, b in pairwise(course.path)))
    course.enemy = ""


def _beside(game: Battle, figure: Figure, a: Point, b: Point, wall: Wall, result: str, taken: Sequence[Point]) -> Point:
    """Where a base stands that met a wall on its leg: in contact on the far side, on top of it, or in front of it."""
    r = MOUNTED if figure.mount else FOOT
    crossed_at, clear = _crossing(a, b, wall)
    bases = _bases_near(game, figure, r, a, b, taken)
    if result == "on_top":
        place = wall_crossing(a, b, wall)
        top = point_at(a, b, place) if place is not None else a
        if _is_free(game, top, r, bases):
            return top
    if result == "stopped":
        for way in range(crossed_at + (r // 5 - 1) * 5 * clear, crossed_at + 600, 5):
            spot = _along(a, b, way)
            if not on_wall(wall, spot, r):
                if _is_free(game, spot, r, bases):
                    return spot
                break
    way = crossed_at - (r // 5 - 1) * 5 * clear
    while way >= 0:
        spot = towards(a, b, way) if way else a
        deep = _how_deep(game, spot, r, bases)
        if deep < 0 and not on_wall(wall, spot, r) and not hurdles(game.land, figure, a, spot):
            return spot
        way -= max(deep // 5, 1) * 5
    return a


def _crossing(a: Point, b: Point, wall: Wall) -> tuple[int, bool]:
    """How far along a leg it meets a wall, in whole units, and whether it does: then nearly a radius to either side of it is on the wall."""
    place = wall_crossing(a, b, wall)
    length = leg_length(a, b)
    if place is None:
        return length, False
    spot = point_at(a, b, place)
    return min(length, leg_length(a, spot)), True


def _along(a: Point, b: Point, distance: int) -> Point:
    """The point so far from a in the direction of b, beyond b if need be."""
    length = max(leg_length(a, b), 1)
    return Point(a.x + (b.x - a.x) * distance // length, a.y + (b.y - a.y) * distance // length)


def _bases_near(game: Battle, figure: Figure, r: int, a: Point, b: Point, taken: Sequence[Point]) -> list[tuple[int, int, int]]:
    """Bases that are or will be about a leg: where, and how far off their middles a base must stay."""
    west, east = min(a.x, b.x) - 1100, max(a.x, b.x) + 1100
    south, north = min(a.y, b.y) - 1100, max(a.y, b.y) + 1100
    found = [(p.x, p.y, 2 * r) for p in taken]
    for present in game.present().values():
        for other in present:
            if west < other.x < east and south < other.y < north and other.id != figure.id and not other.hidden:
                found.append((other.x, other.y, r + (MOUNTED if other.mount else FOOT)))
    return found


def _is_free(game: Battle, spot: Point, r: int, bases: Sequence[tuple[int, int, int]]) -> bool:
    return _how_deep(game, spot, r, bases) < 0


def _how_deep(game: Battle, spot: Point, r: int, bases: Sequence[tuple[int, int, int]]) -> int:
    """-1 where a base may stand among others; else so far away, whichever way, it would still stand in one of them or off the table."""
    x, y = spot.x, spot.y
    if not (r <= x <= game.setting.width - r and r <= y <= game.setting.depth - r):
        return 0
    for bx, by, far in bases:
        dx, dy = bx - x, by - y
        square = dx * dx + dy * dy
        if square < far * far:
            return max(far - isqrt(square) - 4, 0)  # spots are rounded to the grid
    return -1
