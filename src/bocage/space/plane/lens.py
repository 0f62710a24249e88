"""The area that a disc and a polygon share, to more than twenty digits, in whole numbers.

Seen from the centre of the disc, each side of the polygon bounds a triangle where it runs inside the disc and a sector where it runs outside.
Triangles are roots, sectors are angles; both are worked out as integers of 10^-40.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

from bocage.space.plane.shapes import Box, Disc, Polygon, outline

_ONE = 10**40
_PI = 31415926535897932384626433832795028841971
_DOUBT = Fraction(1, 10**22)

Vector = tuple[int, int]


def covered_area(disc: Disc, footprint: Polygon | Box) -> tuple[Fraction, Fraction]:
    """Bounds of the share of the disc that lies on the footprint."""
    corners = [(x - disc.centre.x, y - disc.centre.y) for x, y in outline(footprint).corners]
    total = sum(_side(a, b, disc.radius) for a, b in zip(corners, corners[1:] + corners[:1], strict=True))
    share = Fraction(total, _PI * 2 * disc.radius**2)
    return max(share - _DOUBT, Fraction(0)), min(share + _DOUBT, Fraction(1))


def _side(a: Vector, b: Vector, radius: int) -> int:
    """Twice the area, times 10^40, between the centre and one side of the polygon, as far as the disc goes."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square, dot = dx * dx + dy * dy, a[0] * dx + a[1] * dy
    across = a[0] * b[1] - a[1] * b[0]
    if not across:
        return 0
    fine_a, fine_b = (a[0] * _ONE, a[1] * _ONE), (b[0] * _ONE, b[1] * _ONE)
    under = dot * dot - square * (a[0] * a[0] + a[1] * a[1] - radius * radius)
    if under <= 0:
        return _sector(fine_a, fine_b, radius)
    root = isqrt(under * _ONE * _ONE)
    enters, leaves = (-dot * _ONE - root) // square, (-dot * _ONE + root) // square
    if leaves <= 0 or enters >= _ONE:
        return _sector(fine_a, fine_b, radius)
    enters, leaves = max(enters, 0), min(leaves, _ONE)
    found = across * (leaves - enters)
    if enters > 0:
        found += _sector(fine_a, (fine_a[0] + dx * enters, fine_a[1] + dy * enters), radius)
    if leaves < _ONE:
        found += _sector((fine_a[0] + dx * leaves, fine_a[1] + dy * leaves), fine_b, radius)
    return found


def _sector(a: Vector, b: Vector, radius: int) -> int:
    """Twice the area of a sector between two directions, with its sign."""
    cross, dot = a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]
    return radius * radius * _angle(cross, dot)


def _angle(cross: int, dot: int) -> int:
    """The angle, times 10^40, whose sine and cosine are as these two: -pi to pi."""
    if cross < 0:
        return -_angle(-cross, dot)
    if not cross:
        return 0 if dot >= 0 else _PI
    if dot < 0:
        return _PI - _angle(cross, -dot)
    if cross > dot:
        return _PI // 2 - _arctangent(dot * _ONE // cross)
    return _arctangent(cross * _ONE // dot)


def _arctangent(x: int) -> int:
    """Of a number from 0 to 1: the angle is halved six times, then a power series."""
    halvings = 6
    for _ in range(halvings):
        x = x * _ONE // (_ONE + isqrt(_ONE * _ONE + x * x))
    square, term, total, n = x * x // _ONE, x, x, 1
    while term:
        term = term * square // _ONE
        n += 2
        total += -term // n if n % 4 == 3 else term // n
    return total << halvings
