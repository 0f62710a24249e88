"""A slow second opinion on the plane: fractions where that is exact, sixty decimal digits where it is not, and other methods throughout.

Lines are cut by solving equations, insides are told by winding numbers, overlaps by clipping and area, flame templates as the union of ever larger
discs. No code is shared with what is tested; shapes come as plain numbers.
"""

from __future__ import annotations

from decimal import Decimal, getcontext
from fractions import Fraction
from itertools import pairwise

F = Fraction
Pt = tuple[Fraction, Fraction]
getcontext().prec = 60
TINY = Decimal(10) ** -30


def exact(points) -> list[Pt]:
    return [(F(x), F(y)) for x, y in points]


def root(value) -> Decimal:
    value = F(value)
    return (Decimal(value.numerator) / Decimal(value.denominator)).sqrt()


def dec(value) -> Decimal:
    value = F(value)
    return Decimal(value.numerator) / Decimal(value.denominator)


def winding(ring, point) -> int | None:
    """How often the ring goes round a point; None if the point lies on it."""
    x, y = point
    count = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        cross = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
        if cross == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return None
        if ay <= y < by and cross > 0:
            count += 1
        elif by <= y < ay and cross < 0:
            count -= 1
    return count


def strictly_inside(ring, point) -> bool:
    return bool(winding(ring, point))


def meeting(p, q, a, b) -> list[Fraction]:
    """Places on pq, 0 to 1, that lie on ab; the ends of a common stretch if both lie on one line."""
    (px, py), (qx, qy), (ax, ay), (bx, by) = p, q, a, b
    # p + s (q - p) = a + t (b - a)
    m11, m12, m21, m22 = qx - px, ax - bx, qy - py, ay - by
    det = m11 * m22 - m12 * m21
    if det:
        s = F((ax - px) * m22 - m12 * (ay - py), det)
        t = F(m11 * (ay - py) - (ax - px) * m21, det)
        return [s] if 0 <= s <= 1 and 0 <= t <= 1 else []
    if (ax - px) * (qy - py) != (ay - py) * (qx - px):
        return []
    length = (qx - px) ** 2 + (qy - py) ** 2
    return [s for x, y in (a, b) if 0 <= (s := F((x - px) * (qx - px) + (y - py) * (qy - py), length)) <= 1] if length else []


def pieces(p, q, rings) -> list[tuple[Fraction, Fraction, list[int]]]:
    """The segment cut wherever it meets a ring; for each piece the rings that have its middle inside."""
    cuts = {F(0), F(1)}
    for ring in rings:
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            cuts.update(meeting(p, q, a, b))
    ordered = sorted(cuts)
    found = []
    for low, high in pairwise(ordered):
        t = (low + high) / 2
        middle = (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))
        found.append((low, high, [i for i, ring in enumerate(rings) if strictly_inside(ring, middle)]))
    return found


def crosses_polygon(p, q, ring) -> bool:
    return p != q and any(inside for _, _, inside in pieces(p, q, [ring]))


def inside_share(p, q, ring) -> Fraction:
    return sum((high - low for low, high, inside in pieces(p, q, [ring]) if inside), F(0))


def nearest_on_segment(point, a, b) -> Pt:
    (x, y), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    if not length:
        return F(ax), F(ay)
    t = min(F(1), max(F(0), F((x - ax) * (bx - ax) + (y - ay) * (by - ay), length)))
    return ax + t * (bx - ax), ay + t * (by - ay)


def distance2(point, a, b) -> Fraction:
    x, y = nearest_on_segment(point, a, b)
    return F((x - point[0]) ** 2 + (y - point[1]) ** 2)


def segments_distance2(a, b, c, d) -> Fraction:
    if meeting(a, b, c, d) or (a == b and distance2(a, c, d) == 0):
        return F(0)
    return min(distance2(a, c, d), distance2(b, c, d), distance2(c, a, b), distance2(d, a, b))


def crosses_disc(p, q, centre, radius) -> bool:
    return bool(p != q and distance2(centre, p, q) < radius * radius)


def disc_places(p, q, centre, radius) -> list[Decimal]:
    """Where the line through p and q meets the circle, as decimals."""
    dx, dy, cx, cy = q[0] - p[0], q[1] - p[1], p[0] - centre[0], p[1] - centre[1]
    a, b, c = dx * dx + dy * dy, 2 * (cx * dx + cy * dy), cx * cx + cy * cy - radius * radius
    under = b * b - 4 * a * c
    if under <= 0:
        return []
    return [(dec(-b) + way * root(under)) / dec(2 * a) for way in (-1, 1)]


def clipped(subject, convex) -> list[Pt]:
    """A polygon clipped by a convex one that runs counter-clockwise."""
    found = list(subject)
    for (ax, ay), (bx, by) in zip(convex, convex[1:] + convex[:1], strict=True):

        def side(point, ax=ax, ay=ay, bx=bx, by=by):
            return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)

        before, found = found, []
        for one, two in zip(before, before[1:] + before[:1], strict=True):
            s, t = side(one), side(two)
            if s >= 0:
                found.append(one)
            if s * t < 0:
                u = F(s, s - t)
                found.append((one[0] + u * (two[0] - one[0]), one[1] + u * (two[1] - one[1])))
        if not found:
            return []
    return found


def area2(ring) -> Fraction:
    return F(abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))))


def disc_overlaps(centre, radius, ring) -> bool:
    return winding(ring, centre) != 0 or any(distance2(centre, a, b) < radius * radius for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


def flame_depth(apex, head, radius, point) -> Decimal:
    """How far a point lies outside a flame template (negative: inside at least so deep): least over the discs that make it up."""
    ax, ay, hx, hy, px, py = (dec(v) for v in (*apex, *head, *point))
    r = dec(radius)

    def off(t: Decimal) -> Decimal:
        x, y = ax + t * (hx - ax) - px, ay + t * (hy - ay) - py
        return (x * x + y * y).sqrt() - t * r

    low, high = Decimal(0), Decimal(1)
    golden = (Decimal(5).sqrt() - 1) / 2
    one, two = high - golden * (high - low), low + golden * (high - low)
    at_one, at_two = off(one), off(two)
    for _ in range(150):
        if at_one < at_two:
            high, two, at_two = two, one, at_one
            one = high - golden * (high - low)
            at_one = off(one)
        else:
            low, one, at_one = one, two, at_two
            two = low + golden * (high - low)
            at_two = off(two)
    return min(off(Decimal(0)), off(Decimal(1)), at_one, at_two)


def through_prism(a, b, ring, bottom, top) -> bool:
    """Whether a segment in space has a positive length inside an upright convex prism (ring counter-clockwise): clipped by all its faces."""
    low, high = F(0), F(1)
    if a == b:
        return False
    faces = [(0, 0, 1, -bottom), (0, 0, -1, top)]
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        faces.append((ay - by, bx - ax, 0, (by - ay) * ax - (bx - ax) * ay))
    for nx, ny, nz, c in faces:
        at_a = nx * a[0] + ny * a[1] + nz * a[2] + c
        at_b = nx * b[0] + ny * b[1] + nz * b[2] + c
        if at_a <= 0 and at_b <= 0:
            return False
        if at_a < 0 or at_b < 0:
            t = F(at_a, at_a - at_b)
            low, high = (max(low, t), high) if at_a < 0 else (low, min(high, t))
    return low < high


def wall_crossed(p, q, points) -> bool:
    """A wall of straight pieces, crossed from one side to the other: its corners that lie on the line are stepped over."""
    (px, py), (qx, qy) = p, q
    sides = [(qx - px) * (y - py) - (qy - py) * (x - px) for x, y in points]
    runs = [(i, s) for i, s in enumerate(sides) if s]
    for (i, s), (j, t) in pairwise(runs):
        if (s > 0) == (t > 0):
            continue
        if j == i + 1:
            places = meeting(p, q, points[i], points[j])
            if places and 0 < places[0] < 1:
                return True
        else:
            length = (qx - px) ** 2 + (qy - py) ** 2
            on = [F((points[k][0] - px) * (qx - px) + (points[k][1] - py) * (qy - py), length) for k in range(i + 1, j)]
            if all(0 < place < 1 for place in on):
                return True
    return False
