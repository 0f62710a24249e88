"""Ways that figures walk: a course, the points along it, what it must cross, arriving with a gun that is manhandled (LOW-2.14, LOW-13.13, LOW-16.15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.games.legends_old_west.ground.battle import FOOT, GUN, MOUNTED, Battle
from bocage.games.legends_old_west.ground.land import Land
from bocage.games.legends_old_west.ground.walk import on_wall
from bocage.games.legends_old_west.state.events import Charged, Moved
from bocage.games.legends_old_west.state.state import Figure
from bocage.space.plane import Disc, Point, each, stands_on, step, walls_crossed
from bocage.space.plane.costs import at_distance, leg_length, path_length
from bocage.space.plane.shapes import Base

STEP = 250  # LOW-13.13


class Course:
    """A figure on its way: its path, the cost of the whole, whom it charges at the end."""

    __slots__ = ("cost", "enemy", "ident", "length", "paid", "path")

    def __init__(self, ident: str, path: Sequence[Point], cost: int, enemy: str = "") -> None:
        self.ident, self.path, self.cost, self.enemy, self.paid = ident, tuple(path), cost, enemy, 0
        self.length = path_length(self.path) if len(self.path) > 2 else leg_length(self.path[0], self.path[-1])

    def at(self, distance: int) -> Point:
        return self.path[-1] if distance >= self.length else at_distance(self.path, distance)


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
        spot = _beside_gunner(game, ident, crew[0])
        if spot is not None:
            game.emit(Moved(unit, ((ident, spot.x, spot.y),), (crew[0].moved,)))
            return


AROUND = (0, 90, 270, 180, 45, 315, 135, 225, *range(15, 360, 30))
"""Where a gun is set down, by the bearing from its gunner: straight ahead, beside him, behind him, then between."""


def _beside_gunner(game: Battle, gun: str, lead: Figure) -> Point | None:
    """LOW-16.15, LOW-RULING-160: the first place in contact with a gunner where a gun may stand; None if there is none, and it stays where it is.

    On the table, on ground that can be entered, on nobody and nothing, and not beyond a wall from him.
    """
    land, here, reach = game.land, Point(lead.x, lead.y), GUN + (MOUNTED if lead.mount else FOOT)
    for bearing in AROUND:
        spot = step(here, bearing, reach)
        if (spot.x - here.x) ** 2 + (spot.y - here.y) ** 2 < reach * reach:
            spot = step(here, bearing, reach + 1)  # places are whole numbers
        walls = each(land.terrain.near(spot.x - GUN, spot.y - GUN, spot.x + GUN, spot.y + GUN) & land.lines)
        if not (GUN <= spot.x <= game.setting.width - GUN and GUN <= spot.y <= game.setting.depth - GUN) or land.cost(here, spot, "foot") is None:
            continue
        if walls_crossed(land.terrain, here, spot, land.lines) or any(on_wall(land.shapes[number], spot, GUN) for number in walls):
            continue
        if not any(stands_on(Disc(spot, GUN), body) for body in _bodies(game, gun, lead)):
            return spot
    return None


def _bodies(game: Battle, gun: str, lead: Figure) -> Iterator[Base]:
    """What a gun must not be set down on. Men in ambush are not known to be there."""
    state = game.state
    for present in game.present().values():
        yield from (game.base(f.id) for f in present if not f.hidden and f.id != lead.id)
    yield from (game.base(other.id) for other in state.guns.values() if other.place == "table" and other.id != gun and not other.hidden)
    yield from (game.base(vehicle.id) for vehicle in state.vehicles.values() if vehicle.place == "table")


def hurdles(land: Land, figure: Figure, a: Point, b: Point) -> tuple[int, ...]:
    """What a leg crosses that needs a roll, from a outward: obstacles up to 5 cm, and for men on foot higher walls that the scenario marks (LOW-2.14)."""
    if figure.mount or land.barred(a, b) is None:
        return land.crossed(a, b)
    return walls_crossed(land.terrain, a, b, land.obstacles | land.barriers)  # whoever may go here climbs all that he crosses
