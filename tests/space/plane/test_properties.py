"""Every predicate of the plane against a slow second opinion, on random tables where touching and running along edges are frequent.

`BOCAGE_PLANE_CASES=100000 pytest tests/space/plane` tries each property on so many cases.
"""

from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from bocage.space.plane import (
    Box,
    Cover,
    Disc,
    Feature,
    Point,
    Polygon,
    Prism,
    Spot,
    Teardrop,
    Terrain,
    Wall,
    covered,
    covers,
    crosses,
    gap,
    hull,
    in_arc,
    inside_solid,
    leg_length,
    outline,
    overlaps,
    path_cost,
    points_array,
    step,
    stretches,
    sweeps_over,
    within,
)
from bocage.space.plane.degrees import cosine, sine
from bocage.space.plane.roots import sign
from bocage.space.plane.rows import crossing_mask
from bocage.space.plane.segments import Along, compare, crossing_test
from bocage.space.plane.sweeps import leg_test

from . import oracle
from .strategies import boxes, cases, convex, discs, pairs, plain, points, simple, spread, tables


def pair(point: Point) -> tuple[int, int]:
    return point.x, point.y


@cases(500)
@given(tables(points, points, simple))
def test_a_segment_and_a_polygon(drawn):
    """LOW-2.28, DZC-5.13: crossing means a positive length in the open inside; the stretches add up to what the second opinion finds."""
    a, b, polygon = drawn
    ring = plain(polygon)
    expected = oracle.crosses_polygon(pair(a), pair(b), ring)
    assert crosses(a, b, polygon) == crosses(b, a, polygon) == expected
    assert crossing_test(polygon)(a.x, a.y, b.x, b.y) == expected
    assert bool(crossing_mask(points_array([a]), points_array([b]), polygon)[0]) == expected
    if a != b:
        share = sum((Fraction(high.p, high.d) - Fraction(low.p, low.d) for low, high in stretches(a, b, polygon)), Fraction(0))
        assert share == oracle.inside_share(pair(a), pair(b), ring)


@cases(400)
@given(tables(points, points, discs))
def test_a_segment_and_a_disc(drawn):
    """LOW-2.16, LOW-17.6: a line meets smoke or a base if it comes nearer than the radius; where it enters and leaves is where the circle is."""
    a, b, disc = drawn
    expected = oracle.crosses_disc(pair(a), pair(b), pair(disc.centre), disc.radius)
    assert crosses(a, b, disc) == expected
    assert bool(crossing_mask(points_array([a]), points_array([b]), disc)[0]) == expected
    runs = stretches(a, b, disc)
    assert bool(runs) == expected
    if runs:
        places = oracle.disc_places(pair(a), pair(b), pair(disc.centre), disc.radius)
        for along, place in zip(runs[0], (max(places[0], Decimal(0)), min(places[1], Decimal(1))), strict=True):
            value = (Decimal(along.p) + along.s * Decimal(along.n).sqrt()) / Decimal(along.d)
            assert abs(value - place) < oracle.TINY


@cases(400)
@given(spread().flatmap(lambda size: st.tuples(points(size), points(size), st.lists(pairs(size), min_size=2, max_size=5))))
def test_a_segment_and_a_wall(drawn):
    """LOW-2.14, LOW-2.16: a wall is crossed from one side to the other; its ends and a line that ends on it only touch."""
    a, b, line = drawn
    line = [point for point, before in zip(line, [None, *line[:-1]], strict=True) if point != before]
    assume(len(line) > 1 and a != b and line[0] != line[-1])
    wall = Wall.of(*line)
    expected = oracle.wall_crossed(pair(a), pair(b), line)
    assert crosses(a, b, wall) == crosses(b, a, wall) == expected
    assert bool(crossing_mask(points_array([a]), points_array([b]), wall)[0]) == expected


@cases(250)
@given(tables(convex, simple))
def test_two_polygons_overlap(drawn):
    """DZC-4.1: an overlap is a positive area."""
    one, two = drawn
    expected = oracle.area2(oracle.clipped(plain(two), plain(one))) > 0
    assert overlaps(one, two) == overlaps(two, one) == expected


@cases(300)
@given(tables(boxes, boxes, discs, simple))
def test_bodies_bases_and_ground(drawn):
    """DZC-4.1, LOW geometry: bodies are turned rectangles with whole corners; they and bases overlap or not, are inside or not, and are so far apart."""
    one, two, disc, polygon = drawn
    first, second = list(outline(one).corners), list(outline(two).corners)
    assert overlaps(one, two) == (oracle.area2(oracle.clipped(first, second)) > 0)
    assert overlaps(disc, one) == overlaps(one, disc) == oracle.disc_overlaps(pair(disc.centre), disc.radius, first)
    assert overlaps(disc, polygon) == oracle.disc_overlaps(pair(disc.centre), disc.radius, plain(polygon))
    inside = all((x - disc.centre.x) ** 2 + (y - disc.centre.y) ** 2 <= disc.radius**2 for x, y in second)
    assert covers(disc, two) == inside
    clip = oracle.clipped(second, first)
    assert covers(one, two) == (bool(clip) and oracle.area2(clip) == oracle.area2(second))


@cases(300)
@given(tables(simple, simple, discs, points, points), st.integers(0, 50))
def test_gaps(drawn, reach):
    """LOW geometry, DZC-1.13: distances run from edge to edge; N is within N and not below N."""
    one, two, disc, a, b = drawn
    ring, other = plain(one), plain(two)
    sides = list(zip(ring, ring[1:] + ring[:1], strict=True))
    others = list(zip(other, other[1:] + other[:1], strict=True))
    apart = min(oracle.segments_distance2(*s, *o) for s in sides for o in others)
    if oracle.winding(ring, other[0]) != 0 or oracle.winding(other, ring[0]) != 0:
        apart = Fraction(0)
    found = gap(one, two)
    assert Fraction(found.num, found.den) == apart
    assert found.within(reach) == (apart <= reach * reach)
    assert found.below(reach) == (apart < reach * reach)
    assert found.rounded_up() == math.ceil(oracle.root(apart))
    alone = Fraction(0) if oracle.winding(ring, pair(disc.centre)) != 0 else min(oracle.distance2(pair(disc.centre), *s) for s in sides)
    assert within(disc, one, reach) == (alone <= (reach + disc.radius) ** 2)
    leg = oracle.segments_distance2(pair(a), pair(b), *sides[0])
    assert Fraction(gap((a, b), Wall.of(*sides[0])).num, gap((a, b), Wall.of(*sides[0])).den) == leg
    near, far = gap(disc, one), gap(disc, a)
    exact_near = max(oracle.root(alone) - disc.radius, Decimal(0))
    exact_far = max(oracle.root((a.x - disc.centre.x) ** 2 + (a.y - disc.centre.y) ** 2) - disc.radius, Decimal(0))
    difference = exact_near - exact_far
    assert near.compare(far) == (0 if abs(difference) < oracle.TINY else 1 if difference > 0 else -1)


@cases(250)
@given(spread().flatmap(lambda size: st.tuples(points(size), points(size), st.integers(1, max(2, size // 3)), points(size), st.integers(1, max(2, size // 4)))))
def test_flame_over_bases(drawn):
    """LOW-14.11, LOW-14.13: wholly, partly or not under a flame template: the union of all discs from the apex to the head."""
    apex, head, radius, centre, base = drawn
    flame = Teardrop(apex, head, radius)
    if (apex.x - head.x) ** 2 + (apex.y - head.y) ** 2 <= radius**2:
        apart = (centre.x - head.x) ** 2 + (centre.y - head.y) ** 2
        touched, whole = apart < (radius + base) ** 2, base <= radius and apart <= (radius - base) ** 2
    else:
        off = oracle.flame_depth(pair(apex), pair(head), radius, pair(centre)) - base
        touched = off < -oracle.TINY
        whole = False
        if base <= radius:
            # every tangent of the template touches its head, so the places of a base inside it are the template itself, shrunk about the head
            ratio = Fraction(radius - base, radius)
            shrunk = (head.x + (apex.x - head.x) * ratio, head.y + (apex.y - head.y) * ratio)
            whole = oracle.flame_depth(shrunk, pair(head), radius - base, pair(centre)) <= oracle.TINY
    expected = Cover.FULL if touched and whole else Cover.PART if touched else Cover.NONE
    assert covered(flame, Disc(centre, base)) == expected


@cases(40)
@given(tables(points, points, convex), st.integers(1, 12))
def test_flame_over_bodies(drawn, radius):
    """LOW-14.22: a body is touched if the template reaches into it: the deepest point of each of its sides decides, or the head inside it."""
    apex, head, polygon = drawn
    flame = Teardrop(apex, head, radius)
    ring = plain(polygon)
    depths = [_deepest(flame, a, b) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]
    inside = oracle.winding(ring, pair(head)) not in (0, None)
    assume(inside or abs(min(depths)) > 1e-6)
    assert overlaps(flame, polygon) == (inside or min(depths) < 0)
    corners = [_flame_off(flame, corner) for corner in ring]
    assume(all(abs(depth) > 1e-6 for depth in corners))
    assert covers(flame, polygon) == (max(corners) < 0)


def _deepest(flame: Teardrop, a, b) -> float:
    """The depth is convex along a side and along the axis: both are searched in thirds."""
    return _least(lambda t: _flame_off(flame, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))))


def _flame_off(flame: Teardrop, point) -> float:
    (ax, ay), (hx, hy) = pair(flame.apex), pair(flame.head)
    if math.hypot(hx - ax, hy - ay) <= flame.radius:
        return math.hypot(point[0] - hx, point[1] - hy) - flame.radius
    return _least(lambda t: math.hypot(ax + t * (hx - ax) - point[0], ay + t * (hy - ay) - point[1]) - t * flame.radius)


def _least(value) -> float:
    low, high = 0.0, 1.0
    for _ in range(60):
        one, two = low + (high - low) * 0.4, low + (high - low) * 0.6
        if value(one) <= value(two):
            high = two
        else:
            low = one
    return float(min(value(0.0), value(low), value(1.0)))


@cases(600)
@given(st.integers(0, 359), st.integers(-180, 180), st.integers(0, 360), pairs(30_000), pairs(30_000), st.booleans(), st.integers(0, 7))
def test_arcs(facing, start, width, origin, target, diagonal, eighth):
    """DZC-5.3: borders belong to both arcs; only multiples of 45 degrees can be hit exactly."""
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    if diagonal:
        dx, dy = ((0, dx), (dx, dx), (dx, 0), (dx, -dx), (0, -dx), (-dx, -dx), (-dx, 0), (-dx, dx))[eighth]
    assume(dx or dy)
    bearing = math.degrees(math.atan2(dx, dy))
    from_start = (bearing - facing - start) % 360
    found = in_arc(Point(0, 0), facing, Point(dx, dy), start, start + width)
    for border in (0, width, 360):
        if abs(from_start - border) < 1e-9:
            assert found or border == 360
            assert round(bearing) % 45 == 0
            return
    assert found == (from_start < width)


@cases(150)
@given(
    spread().flatmap(lambda size: st.tuples(st.lists(st.one_of(convex(size), discs(size), simple(size)), min_size=1, max_size=4), points(size), points(size))),
    st.lists(st.sampled_from([None, 1, 2, 4]), min_size=4, max_size=4),
)
def test_path_cost(drawn, factors):
    """LOW-2.13: length times the factor of the ground, the later feature where two overlap, the leg rounded up once."""
    shapes, a, b = drawn
    assume(all(max(abs(v) for v in (s.centre.x + s.radius, s.centre.y + s.radius)) < 34_000 for s in shapes if isinstance(s, Disc)))
    assume(all(min(s.centre.x - s.radius, s.centre.y - s.radius) > -4_000 for s in shapes if isinstance(s, Disc)))
    terrain = Terrain([Feature(shape) for shape in shapes])
    length = oracle.root((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
    cuts = {Decimal(0), Decimal(1)}
    if a != b:
        for shape in shapes:
            if isinstance(shape, Disc):
                cuts.update(place for place in oracle.disc_places(pair(a), pair(b), pair(shape.centre), shape.radius) if 0 < place < 1)
            else:
                cuts.update(oracle.dec(low) for low, _, _ in oracle.pieces(pair(a), pair(b), [plain(shape)]))
    total = Decimal(0)
    ordered = sorted(cuts)
    for low, high in pairwise(ordered):
        if high - low < oracle.TINY:
            continue
        t = Fraction((low + high) / 2)
        middle = (a.x + t * (b.x - a.x), a.y + t * (b.y - a.y))
        factor = 1
        for shape, own in zip(shapes, factors, strict=False):
            if own is not None and _holds(shape, middle):
                factor = own
        total += (high - low) * length * factor
    nearest = total.to_integral_value()
    expected = int(nearest) if abs(total - nearest) < Decimal(10) ** -25 else math.ceil(total)
    found = path_cost(terrain, [a, b], factors[: len(shapes)])
    assert found.total == found.legs[0] == expected
    assert leg_length(a, b) == math.ceil(length)


def _holds(shape: Polygon | Disc, point) -> bool:
    if isinstance(shape, Disc):
        return bool((point[0] - shape.centre.x) ** 2 + (point[1] - shape.centre.y) ** 2 < shape.radius**2)
    return oracle.strictly_inside(plain(shape), point)


@cases(300)
@given(tables(points, points, convex), st.lists(st.integers(0, 20), min_size=4, max_size=4))
def test_a_segment_in_space_and_a_prism(drawn, heights):
    """DZC-5.13: blocked means a positive length in the open inside of a solid; touching a face, an edge or a corner is not."""
    a, b, polygon = drawn
    bottom, top = sorted(heights[:2])
    assume(bottom < top)
    start, end = Spot(a.x, a.y, heights[2]), Spot(b.x, b.y, heights[3])
    expected = oracle.through_prism((a.x, a.y, heights[2]), (b.x, b.y, heights[3]), plain(polygon), bottom, top)
    assert bool(inside_solid(start, end, Prism(polygon, top, bottom))) == expected


@cases(200)
@given(tables(points, points, simple, discs, boxes), st.integers(1, 12))
def test_swept_bases(drawn, radius):
    """LOW-2.10, DZC-4.1: a round base sweeps over what comes nearer than its radius to its leg; touching is free."""
    a, b, polygon, disc, box = drawn
    leg = (pair(a), pair(b))
    ring = plain(polygon)
    sides = list(zip(ring, ring[1:] + ring[:1], strict=True))
    near = oracle.winding(ring, pair(a)) != 0 or min(oracle.segments_distance2(*leg, *side) for side in sides) < radius**2
    base = Disc(a, radius)
    assert sweeps_over(base, a, b, polygon) == leg_test(radius, polygon)(a.x, a.y, b.x, b.y) == near
    near = oracle.distance2(pair(disc.centre), *leg) < (radius + disc.radius) ** 2
    assert sweeps_over(base, a, b, disc) == leg_test(radius, disc)(a.x, a.y, b.x, b.y) == near
    wall = Wall.of(*sides[0])
    near = oracle.segments_distance2(*leg, *sides[0]) < radius**2
    assert sweeps_over(base, a, b, wall) == leg_test(radius, wall)(a.x, a.y, b.x, b.y) == near
    # a body that goes straight covers the hull of where it starts and ends: every place on its way lies in it
    moved = [(x + b.x - a.x, y + b.y - a.y) for x, y in outline(Box(a, box.length, box.width, box.facing)).corners]
    start = outline(Box(a, box.length, box.width, box.facing)).corners
    both = list(hull([*start, *moved]))
    assert sweeps_over(box, a, b, polygon) == (oracle.area2(oracle.clipped(ring, both)) > 0)


@cases(200)
@given(st.integers(0, 359), st.integers(0, 20_000), pairs(8000))
def test_steps(degrees, distance, origin):
    """LOW-14.3, LOW-15.4: a scattered point lies in its direction at its distance, to half the grid; opposite directions mirror each other."""
    start = Point(*origin)
    there, back = step(start, degrees, distance), step(start, degrees + 180, distance)
    assert abs(there.x - start.x - distance * math.sin(math.radians(degrees))) < 0.5001
    assert abs(there.y - start.y - distance * math.cos(math.radians(degrees))) < 0.5001
    assert (there.x - start.x, there.y - start.y) == (start.x - back.x, start.y - back.y)


def test_no_direction_on_the_table_is_misjudged():
    """DZC-5.3: the best approach of a fraction of at most 38,000 to a tangent is farther off than the table of sines can err."""
    for degrees in range(1, 45):
        sin, cos = sine(degrees), cosine(degrees)
        # convergents and their neighbours come nearest: walk the Stern-Brocot tree towards sin / cos
        low, high, closest = (0, 1), (1, 0), None
        while True:
            middle = (low[0] + high[0], low[1] + high[1])
            if middle[0] > 38_000 or middle[1] > 38_000:
                break
            off = middle[0] * cos - middle[1] * sin
            closest = abs(off) if closest is None else min(closest, abs(off))
            low, high = (middle, high) if off < 0 else (low, middle)
        assert closest is not None
        assert closest > 38_000 * 2, f"{degrees} degrees"


def test_boxes_keep_their_shape():
    """LOW geometry: the corners of a turned body lie within a grid unit of the true ones, and opposite ones mirror each other."""
    for facing in range(360):
        corners = outline(Box(Point(1000, 1000), 1100, 500, facing)).corners
        assert len(corners) == 4
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
        assert (ax + cx, ay + cy) == (bx + dx, by + dy) == (2000, 2000)
        sizes = sorted((math.dist(corners[0], corners[1]), math.dist(corners[1], corners[2])))
        assert abs(sizes[0] - 500) < 1.5
        assert abs(sizes[1] - 1100) < 1.5


@cases(500)
@given(st.lists(st.tuples(st.integers(-50, 50), st.integers(1, 20), st.integers(-1, 1), st.integers(0, 400)), min_size=2, max_size=2))
def test_places_along_a_line_are_in_their_exact_order(places):
    """The quick way by whole numbers and the sum of roots agree, equal places included."""
    a, b = (Along(p, d, s, n if s else 0) for p, d, s, n in places)
    exact = sign((a.p * b.d - b.p * a.d, 1), (a.s * b.d, a.n), (-b.s * a.d, b.n))
    assert compare(a, b) == exact == -compare(b, a)
    assert compare(a, a) == 0
