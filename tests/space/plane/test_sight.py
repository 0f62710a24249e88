"""Line of sight as a whole: many at once against one by one, one by one against all 81 lines of the second opinion, and the certificates."""

from __future__ import annotations

import random
from decimal import Decimal
from itertools import pairwise
from typing import Literal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.space.plane import (
    Box,
    Disc,
    Eyes,
    Feature,
    Point,
    Polygon,
    Prism,
    Spot,
    Terrain,
    Wall,
    blocked,
    crosses,
    crossing_mask,
    crossing_matrix,
    is_blocked,
    outline,
    points_array,
    samples,
    sees,
    sight,
    sights,
    visible,
)
from bocage.space.plane.solids import is_hidden, silhouette

from . import oracle
from .strategies import cases, plain


def table(rng: random.Random, size: int, features: int, woods: int = 0) -> Terrain:
    """A table with houses, turned blocks, an L, walls, craters and some woods; small ones are full of touching lines."""
    found: list[Feature] = []
    near = max(2, size // 6)
    for number in range(features + woods):
        x, y = rng.randrange(size), rng.randrange(size)
        width, depth = rng.randrange(1, near + 1), rng.randrange(1, near + 1)
        kind: Literal["full", "partial"] = "partial" if number >= features else "full"
        shape = rng.randrange(5) if kind == "full" else rng.choice((0, 1, 3))
        if shape == 0:
            found.append(Feature(Polygon.rectangle(x, y, width, depth), kind))
        elif shape == 1:
            found.append(Feature(Disc(Point(x, y), max(1, width // 2)), kind))
        elif shape == 2:
            found.append(Feature(Wall.of((x, y), (x + width, y), (x + width, y + depth)), kind))
        elif shape == 3:
            bent = ((x, y), (x + 2 * width, y), (x + 2 * width, y + depth), (x + width, y + depth), (x + width, y + 2 * depth), (x, y + 2 * depth))
            found.append(Feature(Polygon.of(*bent), kind))
        else:
            found.append(Feature(Box(Point(x, y), 2 * width + 4, 2 * depth + 4, rng.randrange(360)), kind))
    return Terrain(found)


def bases(rng: random.Random, size: int, count: int) -> list[Disc | Box]:
    small = max(2, size // 60)
    found: list[Disc | Box] = []
    for number in range(count):
        centre = Point(rng.randrange(size), rng.randrange(size))
        found.append(Box(centre, 8 * small, 4 * small, rng.randrange(360)) if number % 7 == 6 else Disc(centre, small))
    return found


def slow_block(terrain: Terrain, a: Point, b: Point, through: int) -> bool:
    """One line, feature by feature, by the second opinion."""
    p, q = (a.x, a.y), (b.x, b.y)
    if p == q:
        return False
    length = oracle.root((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
    cuts = {Decimal(0), Decimal(1)}
    soft = []
    for feature in terrain.features:
        shape = feature.shape
        if isinstance(shape, Disc):
            if feature.sight == "full" and oracle.crosses_disc(p, q, (shape.centre.x, shape.centre.y), shape.radius):
                return True
        elif isinstance(shape, Wall):
            if oracle.wall_crossed(p, q, [(c.x, c.y) for c in shape.points]):
                return True
        elif feature.sight == "full" and oracle.crosses_polygon(p, q, _ring(shape)):
            return True
        if feature.sight == "partial":
            soft.append(shape)
            if isinstance(shape, Disc):
                cuts.update(t for t in oracle.disc_places(p, q, (shape.centre.x, shape.centre.y), shape.radius) if 0 < t < 1)
            else:
                cuts.update(oracle.dec(low) for low, _, _ in oracle.pieces(p, q, [_ring(shape)]))
    inside = Decimal(0)
    ordered = sorted(cuts)
    for low, high in pairwise(ordered):
        t = oracle.F((low + high) / 2)
        middle = (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))
        if any(_holds(shape, middle) for shape in soft):
            inside += (high - low) * length
    return inside - through > oracle.TINY


def _ring(shape):
    return plain(shape) if isinstance(shape, Polygon) else list(outline(shape).corners)


def _holds(shape, point) -> bool:
    if isinstance(shape, Disc):
        return bool((point[0] - shape.centre.x) ** 2 + (point[1] - shape.centre.y) ** 2 < shape.radius**2)
    return oracle.strictly_inside(_ring(shape), point)


@cases(40)
@given(st.integers(0, 10**9), st.sampled_from([12, 30, 3000]))
def test_single_lines_and_many_lines(seed, size):
    """LOW-2.28: each line is blocked, singly and in a heap, as the second opinion says."""
    rng = random.Random(seed)
    terrain = table(rng, size, 5, 2)
    through = 500 if size > 1000 else 2
    starts = [Point(rng.randrange(size), rng.randrange(size)) for _ in range(12)]
    ends = [Point(rng.randrange(size), rng.randrange(size)) for _ in range(12)]
    eyes = Eyes(through=through)
    many = blocked(terrain, points_array(starts), points_array(ends), eyes=eyes)
    for a, b, found in zip(starts, ends, many, strict=True):
        expected = slow_block(terrain, a, b, through)
        assert is_blocked(terrain, a, b, eyes) == expected
        assert bool(found) == expected


@cases(25)
@given(st.integers(0, 10**9), st.sampled_from([(40, 6, 0), (3000, 12, 0), (3000, 8, 3)]))
def test_all_pairs(seed, kind):
    """LOW-2.28: the table of all pairs is what each pair says alone, and some of these are looked at line by line."""
    size, features, woods = kind
    rng = random.Random(seed)
    terrain = table(rng, size, features, woods)
    observers, targets = bases(rng, size, 7), bases(rng, size, 8)
    smoke = [Disc(Point(rng.randrange(size), rng.randrange(size)), max(1, size // 10))] if rng.random() < 0.4 else []
    found = sights(terrain, observers, targets, smoke=smoke)
    for row, observer in enumerate(observers):
        for column, target in enumerate(targets):
            single = sight(terrain, observer, target, smoke=smoke)
            assert found[row, column] == single.clear == sees(terrain, observer, target, smoke=smoke)
            assert (single.certificate is None) == single.clear
    if not woods and not smoke:
        observer, target = observers[0], targets[0]
        free = [not slow_block(terrain, a, b, 500) for a in samples(observer) for b in samples(target)]
        counted = sight(terrain, observer, target, count=True)
        assert counted.clear == any(free)
        assert counted.free == sum(free)


def test_a_matrix_of_crossings():
    """LOW-2.16: segments by shapes, each as it is said alone."""
    rng = random.Random(5)
    terrain = table(rng, 60, 12)
    starts = [Point(rng.randrange(60), rng.randrange(60)) for _ in range(60)]
    ends = [Point(rng.randrange(60), rng.randrange(60)) for _ in range(60)]
    shapes = [feature.shape for feature in terrain.features]
    matrix = crossing_matrix(points_array(starts), points_array(ends), shapes)
    for row in range(60):
        for column, shape in enumerate(shapes):
            assert matrix[row, column] == crosses(starts[row], ends[row], shape)


def test_the_bounds_of_the_plane():
    """Records: what would not fit 64 bits is refused; within the bounds the farthest cross products are still exact."""
    with pytest.raises(ValueError, match="beyond the bounds"):
        points_array([Point(34_001, 0)])
    with pytest.raises(ValueError, match="beyond the bounds"):
        Terrain([Feature(Disc(Point(0, 0), 4_001))])
    low, high = -4_000, 34_000
    corners = points_array([Point(low, low)]), points_array([Point(high, high - 1)])
    for radius in (1, 2, 18_999):
        for x, y in ((15_000, 15_000), (15_001, 15_000), (low, high), (14_999, 15_001)):
            disc = Disc(Point(x, y), radius)
            a, b = Point(low, low), Point(high, high - 1)
            assert bool(crossing_mask(*corners, disc)[0]) == oracle.crosses_disc((a.x, a.y), (b.x, b.y), (x, y), radius)


def test_walls_meet_without_a_gap():
    """LOW-2.28: a line through the very corner of a wall that goes on is blocked, in a heap as well; past its end it is not."""
    corner = Wall.of((10, 0), (10, 10), (20, 20))
    terrain = Terrain([Feature(corner, "full")])
    for a, b, expected in [
        ((0, 10), (20, 10), True),
        ((0, 0), (20, 0), False),
        ((0, 20), (20, 0), True),
        ((0, 10), (10, 10), False),
        ((10, 30), (10, -5), False),
    ]:
        start, end = Point(*a), Point(*b)
        assert is_blocked(terrain, start, end) == expected, (a, b)
        assert bool(blocked(terrain, points_array([start]), points_array([end]))[0]) == expected
    ring = Wall.of((10, 10), (20, 10), (20, 20), (10, 20), (10, 10))
    assert crosses(Point(0, 0), Point(15, 15), ring)  # through the corner where the ring closes


def test_certificates():
    """LOW-2.28: blocked by wall 3 at a point, so much short: how far the line would have to move aside, rounded up."""
    wall = Wall.of((1000, -600), (1000, 8))
    far = Wall.of((2000, -600), (2000, 600))
    terrain = Terrain([Feature(Disc(Point(0, 3000), 10)), Feature(far, "full"), Feature(Disc(Point(500, 3000), 5)), Feature(wall, "full")])
    found = sight(terrain, Disc(Point(0, 0), 1), Disc(Point(4000, 0), 1))
    assert found.certificate is not None
    assert (found.blockers, found.certificate.blocker, found.certificate.at, found.certificate.short) == ((3, 1), 3, Point(1000, 0), 8)
    round_one = Terrain([Feature(Disc(Point(1000, 90), 100), "full"), Feature(far, "full")])
    found = sight(round_one, Disc(Point(0, 0), 1), Disc(Point(4000, 0), 1))
    assert found.certificate is not None
    assert (found.certificate.blocker, found.certificate.at, found.certificate.short) == (0, Point(956, 0), 10)


@cases(25)
@given(st.integers(0, 10**9))
def test_visible_share(seed):
    """DZC-5.15: the hundred samples, column by column, against each line alone and against clipped prisms."""
    rng = random.Random(seed)
    size = rng.choice((60, 2000))
    eye = Spot(rng.randrange(size), rng.randrange(size), rng.choice((3, 30, 60, 200)))
    target = Prism(Box(Point(rng.randrange(size), rng.randrange(size)), 20, 12, rng.randrange(360)), 20, 0)
    around = [Prism(feature.shape, rng.randrange(5, 60)) for feature in table(rng, size, 9).features if not isinstance(feature.shape, Wall)]
    mates = [Prism(Box(Point(rng.randrange(size), rng.randrange(size)), 20, 12, rng.randrange(360)), 20, 0) for _ in range(3)]
    woods = [Prism(Polygon.rectangle(rng.randrange(size), rng.randrange(size), size // 4, size // 4)) for _ in range(2)]
    through = size // 10
    found = visible(eye, target, around, mates=mates, woods=woods, through=through)
    columns, heights = silhouette(eye, target)
    spots = [Spot(column.x, column.y, z) for column in columns for z in heights]
    assert found.free == sum(not is_hidden(eye, spot, around, mates=mates, woods=woods, through=through) for spot in spots)
    assert found.clear == (found.free >= 10)
    boxes = [solid for solid in around if not isinstance(solid.base, Disc) and outline(solid.base).convex]
    assert visible(eye, target, boxes).free == sum(
        not any(oracle.through_prism((eye.x, eye.y, eye.z), (s.x, s.y, s.z), list(outline(b.base).corners), b.bottom, b.top) for b in boxes) for s in spots
    )


def test_rows_are_plain_booleans():
    """Records: nothing of numpy leaks a float into a rule."""
    found = sights(Terrain([]), [Disc(Point(0, 0), 5)], [Disc(Point(100, 0), 5)])
    assert found.dtype == np.bool_
    assert found.tolist() == [[True]]
    assert sights(Terrain([]), [], []).shape == (0, 0)
