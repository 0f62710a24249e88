"""Random tables: small ones, where lines touch and run along edges all the time, and wide ones up to the bounds of the plane."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from bocage.space.plane import Box, Disc, Point, Polygon, hull

LONG = int(os.environ.get("BOCAGE_PLANE_CASES", "0"))
"""How many cases each property is tried on; the suite tries a few hundred."""


def cases(few: int):
    """Settings for a property: a few cases in the suite, as many as BOCAGE_PLANE_CASES says in a long run."""
    return settings(max_examples=LONG or few, derandomize=not LONG, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@st.composite
def spread(draw):
    """A table: how far its coordinates go, so that the points of one case lie on the same scale."""
    return draw(st.sampled_from([6, 6, 10, 40, 1000, 30_000]))


def pairs(size: int):
    return st.tuples(st.integers(0, size), st.integers(0, size))


def points(size: int):
    return st.builds(lambda pair: Point(*pair), pairs(size))


@st.composite
def convex(draw, size: int):
    """A convex polygon with whole corners, counter-clockwise."""
    found = hull(draw(st.lists(pairs(size), min_size=3, max_size=6)))
    if len(found) < 3:
        found = ((0, 0), (size, draw(st.integers(0, size))), (1, size))
    return Polygon.of(*found)


@st.composite
def simple(draw, size: int):
    """A polygon that need not be convex: points in order of the angle about a middle one, as far as they stay simple."""
    ring = list(hull(draw(st.lists(pairs(size), min_size=3, max_size=6))))
    if len(ring) < 3:
        ring = [(0, 0), (size, 0), (0, size)]
    for dent in draw(st.lists(pairs(size), max_size=2)):
        side = draw(st.integers(0, len(ring) - 1))
        tried = [*ring[: side + 1], dent, *ring[side + 1 :]]
        if _is_simple(tried):
            ring = tried
    return Polygon.of(*ring)


def _is_simple(ring) -> bool:
    from . import oracle

    count = len(ring)
    if len(set(ring)) < count:
        return False
    sides = list(zip(ring, ring[1:] + ring[:1], strict=True))
    for i in range(count):
        for j in range(i + 1, count):
            shared = oracle.meeting(*sides[i], *sides[j])
            if j in (i + 1, i - 1 + count) if i == 0 else j == i + 1:
                if len(set(shared)) > 1:
                    return False
            elif shared:
                return False
    return True


@st.composite
def discs(draw, size: int):
    return Disc(draw(points(size)), draw(st.integers(1, max(2, size // 2))))


@st.composite
def boxes(draw, size: int):
    big = max(4, size // 2)
    return Box(draw(points(size)), draw(st.integers(2, big)) * 2, draw(st.integers(2, big)) * 2, draw(st.integers(0, 359)))


def tables(*makers):
    """A tuple of shapes on one scale: each maker gets the size of the table."""
    return spread().flatmap(lambda size: st.tuples(*(maker(size) for maker in makers)))


def plain(polygon: Polygon):
    """The corners as pairs, counter-clockwise."""
    ring = [(p.x, p.y) for p in polygon.corners]
    signed = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    return ring if signed > 0 else ring[::-1]
