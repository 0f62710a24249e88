"""Distances in plan that markers, spheres, gates and boarding ask for: between centres, or to the footprint of a Structure. Squares of hundredths, exact."""

from __future__ import annotations

from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.layout import Building
from bocage.games.dropzone_commander.state.state import INSIDE, TABLE


def square(ax: int, ay: int, bx: int, by: int) -> int:
    """The square of the distance between two points."""
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)


def square_to(building: Building, x: int, y: int) -> int:
    """The square of the distance from a point to a footprint, 0 inside it."""
    west, south, east, north = building.bounds
    return square(x, y, min(max(x, west), east), min(max(y, south), north))


def square_between(a: Building, b: Building) -> int:
    """The square of the gap between two footprints."""
    (aw, asouth, ae, an), (bw, bs, be, bn) = a.bounds, b.bounds
    dx, dy = max(bw - ae, aw - be, 0), max(bs - an, asouth - bn, 0)
    return dx * dx + dy * dy


def within(game: Battle, unit: str, x: int, y: int, reach: int) -> bool:
    """Whether a unit is within a distance of a point: on the table by its centre, in a Structure by the footprint; aboard or off the table never."""
    record = game.state.units[unit]
    if record.where == TABLE:
        return square(record.x, record.y, x, y) <= reach * reach
    if record.where == INSIDE:
        return square_to(game.building(record.host), x, y) <= reach * reach
    return False


def inches(value: int) -> str:
    """Hundredths as people say them."""
    return f"{value / 100:g}"
