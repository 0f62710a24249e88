"""Carrying out a planned move: obstacles are rolled for, then the path is walked past ambushes, mines and hidden men.

LOW-2.14, LOW-13.4, LOW-13.12, LOW-15.12.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.chance import faces
from bocage.core.decision import Rules, roll
from bocage.games.legends_old_west.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.events import Charged, Moved, ObstacleMet
from bocage.games.legends_old_west.fame import spend_fame
from bocage.games.legends_old_west.state import Figure
from bocage.games.legends_old_west.walk import on_wall
from bocage.space.plane import Point, Wall, point_at, wall_crossing
from bocage.space.plane.costs import at_distance, leg_length, path_length, towards

STEP = 250  # LOW-13.13
D6 = faces("obstacle", 1)


class Course:
    """A figure on its way: its path, the cost of the whole, whom it charges at the end."""

    __slots__ = ("cost", "enemy", "ident", "length", "paid", "path")

    def __init__(self, ident: str, path: Sequence[Point], cost: int, enemy: str = "") -> None:
        self.ident, self.path, self.cost, self.enemy, self.paid = ident, tuple(path), cost, enemy, 0
        self.length = path_length(self.path) if len(self.path) > 2 else leg_length(self.path[0], self.path[-1])

    def at(self, distance: int) -> Point:
        return self.path[-1] if distance >= self.length else at_distance(self.path, distance)


def carry_out(game: Battle, unit: str, courses: Sequence[Course]) -> Rules[None]:
    """Walks all courses of a unit together."""
    land = game.land
    moving = [course for course in courses if len(course.path) > 1]
    if not moving:
        return
    from bocage.games.legends_old_west.ambush import hidden_groups, run_the_gauntlet, show

    show(game, [course.ident for course in moving])  # LOW-13.3: who moves is seen
    if land.obstacles:
        for course in moving:
            yield from _over_obstacles(game, course, moving)
    if game.state.mines or hidden_groups(game, game.enemy(game.side(unit))) or _unseen(game, unit):
        yield from run_the_gauntlet(game, unit, moving)
        return
    arrive(game, unit, moving)


def _unseen(game: Battle, unit: str) -> bool:
    side = game.side(unit)
    return any(f.hidden for f in game.present()[game.enemy(side)])


def arrive(game: Battle, unit: str, courses: Sequence[Course]) -> None:
    """Figures end their way; what was walked before an interruption is paid for already."""
    walked: list[Course] = [c for c in courses if c.ident in game.state.figures and not game.figure(c.ident).down]
    plain = [c for c in walked if not c.enemy or c.enemy not in game.state.figures | game.state.vehicles]
    if plain:
        spots = tuple((c.ident, c.path[-1].x, c.path[-1].y) for c in plain)
        game.emit(Moved(unit, spots, tuple(max(0, c.cost - c.paid) for c in plain)))
    for c in walked:
        if c not in plain:
            end = c.path[-1]
            game.emit(Charged(c.ident, c.enemy, end.x, end.y, max(0, c.cost - c.paid)))
    _carry_guns(game, unit)


def _carry_guns(game: Battle, unit: str) -> None:
    """Guns are manhandled along: with a gunner of the crew in contact they come to stand beside him (LOW-16.15)."""
    for ident in game.unit(unit).guns:
        gun = game.state.guns.get(ident)
        if gun is None or gun.place != "table":
            continue
        crew = [f for f in game.standing(unit) if f.gun == ident and f.moved]
        if not crew or any(game.touching(f.id, ident) for f in game.standing(unit) if f.gun == ident):
            continue
        lead = crew[0]
        for dx, dy in ((0, 325), (325, 0), (-325, 0), (0, -325), (230, 230), (-230, 230), (230, -230), (-230, -230)):
            x, y = lead.x + dx, lead.y + dy
            if all((x - f.x) ** 2 + (y - f.y) ** 2 >= (200 + (MOUNTED if f.mount else FOOT)) ** 2 for side in game.present().values() for f in side):
                game.emit(Moved(unit, ((ident, x, y),), (lead.moved,)))
                return


def _over_obstacles(game: Battle, course: Course, all_courses: Sequence[Course]) -> Rules[None]:
    """LOW-2.14: at each line obstacle a D6: 1 stays in front, 2-5 stops on the far side, 6 goes on; horses 1 refuses, 2-6 goes on."""
    land = game.land
    figure = game.figure(course.ident)
    path = list(course.path)
    for leg in range(len(path) - 1):
        a, b = path[leg], path[leg + 1]
        for number in land.crossed(a, b):
            shown = yield from roll(D6, why="LOW-2.14")
            face = shown[0]
            if face == 1 and (yield from spend_fame(game, course.ident, 1)):
                face = 2
            if figure.mount:
                result = "refused" if face == 1 else "crossed"
            else:
                result = "stayed" if face == 1 else "stopped" if face < 6 else "crossed"
            game.emit(ObstacleMet(course.ident, result))
            if result == "crossed":
                continue
            wall = land.shapes[number]
            assert isinstance(wall, Wall)
            end = _beside(game, figure, a, b, wall, beyond=result == "stopped", taken=[c.path[-1] for c in all_courses if c is not course])
            course.path = (*path[: leg + 1], end) if end != a or leg else (a,)
            course.length = path_length(course.path)
            course.cost = min(course.cost, land.cost(a, end, "horse" if figure.mount else "foot") or 0) if leg == 0 else course.cost
            course.enemy = ""
            return


def _beside(game: Battle, figure: Figure, a: Point, b: Point, wall: Wall, *, beyond: bool, taken: Sequence[Point]) -> Point:
    """Where a base stands in contact with a wall it met on its leg: on the far side, or in front of it."""
    r = MOUNTED if figure.mount else FOOT
    crossed_at = _crossing(a, b, wall)
    if beyond:
        for way in range(crossed_at, crossed_at + 600, 5):
            spot = _along(a, b, way)
            if not on_wall(wall, spot, r):
                if _is_free(game, figure, spot, r, taken):
                    return spot
                break
    for way in range(crossed_at, -1, -5):
        spot = towards(a, b, way) if way else a
        if not on_wall(wall, spot, r) and not game.land.crossed(a, spot) and _is_free(game, figure, spot, r, taken):
            return spot
    return a


def _crossing(a: Point, b: Point, wall: Wall) -> int:
    """How far along a leg it meets a wall, in whole units."""
    place = wall_crossing(a, b, wall)
    length = leg_length(a, b)
    if place is None:
        return length
    spot = point_at(a, b, place)
    return min(length, leg_length(a, spot))


def _along(a: Point, b: Point, distance: int) -> Point:
    """The point so far from a in the direction of b, beyond b if need be."""
    length = max(leg_length(a, b), 1)
    return Point(a.x + (b.x - a.x) * distance // length, a.y + (b.y - a.y) * distance // length)


def _is_free(game: Battle, figure: Figure, spot: Point, r: int, taken: Sequence[Point]) -> bool:
    if not (r <= spot.x <= game.setting.width - r and r <= spot.y <= game.setting.depth - r):
        return False
    if any((spot.x - p.x) ** 2 + (spot.y - p.y) ** 2 < (2 * r) ** 2 for p in taken):
        return False
    for present in game.present().values():
        for other in present:
            if other.id != figure.id and not other.hidden and (spot.x - other.x) ** 2 + (spot.y - other.y) ** 2 < (r + (MOUNTED if other.mount else FOOT)) ** 2:
                return False
    return True
