"""The index of a table: what is near is found, and little else."""

from __future__ import annotations

import random

import pytest

from bocage.space.plane import Feature, Point, Terrain

from .test_sight import table


@pytest.mark.parametrize("size", [40, 3000, 24_000])
def test_the_index_of_a_table_leaves_nothing_out(size):
    """LOW-24.2, DZC-23.1: whatever lies in or at a rectangle is found in it, at and beyond the edges of the table too."""
    rng = random.Random(f"index/{size}")
    terrain = table(rng, size, 12, 4)
    for _ in range(200):
        west, south = rng.randrange(-2000, size + 2000), rng.randrange(-2000, size + 2000)
        east, north = west + rng.randrange(4000), south + rng.randrange(4000)
        found = terrain.near(west, south, east, north)
        for number, (w, s, e, n) in enumerate(terrain.bounds):
            if w <= east and e >= west and s <= north and n >= south:
                assert found >> number & 1
        assert terrain.near_line(Point(east, north), Point(west, south)) == found


def test_the_index_of_a_table_leaves_out_what_is_far():
    """LOW-24.2: what lies more than a cell away is not looked at, nor is anything on an empty table."""
    rng = random.Random("far")
    terrain = table(rng, 20_000, 30)
    for _ in range(200):
        x, y = rng.randrange(20_000), rng.randrange(20_000)
        found = terrain.near(x, y, x + 500, y + 500)
        for number, (w, s, e, n) in enumerate(terrain.bounds):
            if found >> number & 1:
                assert w <= x + 500 + 256
                assert e >= x - 256
                assert s <= y + 500 + 256
                assert n >= y - 256
    assert Terrain([]).near(0, 0, 30_000, 30_000) == 0
    assert Terrain([Feature(terrain.features[0].shape)]).near(-9000, -9000, 40_000, 40_000) == 1
