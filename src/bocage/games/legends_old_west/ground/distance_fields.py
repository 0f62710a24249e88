"""Which way leads somewhere for men on foot: fields of distances, made once per land. No rule hangs on it."""

from __future__ import annotations

from functools import lru_cache

from bocage.games.legends_old_west.ground.land import Land
from bocage.space.plane import Point
from bocage.space.plane.fields import Fields

CELL = 500


@lru_cache(maxsize=64)
def fields(land: Land, width: int, depth: int) -> Fields:
    """The fields of a table for men on foot."""
    return Fields(CELL, width, depth, lambda a, b, length: _price(land, a, b, length))


def _price(land: Land, one: Point, two: Point, length: int) -> int | None:
    if land.barred(one, two) is not None:
        return None
    factor = 1
    for spot in (two, Point((one.x + two.x) // 2, (one.y + two.y) // 2)):
        top = land.top(spot.x, spot.y)
        here = 1 if top < 0 else land.factors["foot"][top]
        if here == 0:
            return None
        factor = max(factor, here or 1)
    return length * factor


def waypoints(land: Land, width: int, depth: int, start: Point, goal: Point, steps: int) -> list[Point]:
    """Places one after the other from a place towards a goal, at most so many."""
    return fields(land, width, depth).waypoints(start, goal, steps)
