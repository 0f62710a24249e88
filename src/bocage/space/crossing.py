"""Which hexes a straight line crosses, exactly (TOI-10.3, TOI-10.8).

Theory of operation. With cube coordinates x + y + z = 0 let u = x - y, v = y - z, w = z - x. A hex is then the region where u, v
and w are each at most 1 away from its centre, its six sides lie where one of them is exactly 1 away, and a line between two centres
is t * (U, V, W), 0 <= t <= 1. From inside a hex the line leaves at the earliest t at which one of the three is 1 away in the
direction of travel:

- one alone: through the inside of a side, into the neighbour across it, which is *inner*;
- two at once: through a corner. If the third one is constant the line runs along the side between the two next hexes, which become
  *left* and *right*, and on through the middle of the hex beyond. If not, it bends into one of the two; the other has only its
  corner touched: it counts for nothing.

The times are fractions with the denominators |U|, |V|, |W|, so comparing them over a common denominator needs whole numbers only.
What a line crosses depends on the difference of its ends alone: it is traced once per difference, in axial steps (q, r), and shared
by all boards.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Axial = tuple[int, int]

_ACROSS: tuple[Axial, Axial, Axial] = ((1, 0), (0, -1), (-1, 1))
"""The axial step across the side on which u, v or w is 1 more than in the centre."""


class Crossing(NamedTuple):
    """The cells that a line meets between its two ends, each in order from the first end to the second."""

    inner: tuple[int, ...]
    """The line passes through the inside of these."""
    left: tuple[int, ...]
    """The line only runs along a whole side of these, and they lie to the left of it."""
    right: tuple[int, ...]
    """The same, to the right."""


class Trace(NamedTuple):
    """A crossing as axial steps from the first end, on a board without edges."""

    inner: tuple[Axial, ...]
    left: tuple[Axial, ...]
    right: tuple[Axial, ...]


def axial(col: int, row: int) -> Axial:
    """Axial coordinates of a hex on a board whose odd columns lie half a hex lower."""
    return col, row - (col >> 1)


def length(q: int, r: int) -> int:
    """The number of hexes from one hex to another that is this many axial steps away."""
    return max(abs(q), abs(r), abs(q + r))


def _slopes(q: int, r: int) -> tuple[int, int, int]:
    return 2 * q + r, -q - 2 * r, r - q


@cache
def trace(q: int, r: int) -> Trace:
    """The hexes between a hex and another that is (q, r) axial steps away."""
    inner: list[Axial] = []
    left: list[Axial] = []
    right: list[Axial] = []
    slopes = _slopes(q, r)
    common = 1
    for slope in slopes:
        common *= abs(slope) or 1
    travel = [(axis, 1 if slope > 0 else -1, common // abs(slope)) for axis, slope in enumerate(slopes) if slope]
    here = (0, 0)
    while here != (q, r):
        centre = _slopes(*here)
        exits = [((sign * centre[axis] + 1) * weight, axis, sign) for axis, sign, weight in travel]
        soonest = min(exits)[0]
        ways = [(axis, sign) for time, axis, sign in exits if time == soonest]
        if len(ways) == 2:
            (first, _), (second, _) = ways
            third = slopes[3 - first - second]
            if third == 0:
                for axis, sign in ways:
                    beside = _step(here, axis, sign)
                    # the map is drawn with rows running down, so a positive cross product is to the right
                    (right if q * beside[1] - r * beside[0] > 0 else left).append(beside)
            else:
                # a step across one side moves the other two coordinates the opposite way: take the side that the third one agrees with
                ways = [(axis, sign) for axis, sign in ways if sign * third < 0]
        for axis, sign in ways:
            here = _step(here, axis, sign)
        inner.append(here)
    return Trace(tuple(inner[:-1]), tuple(left), tuple(right))


def _step(here: Axial, axis: int, sign: int) -> Axial:
    q, r = _ACROSS[axis]
    return here[0] + sign * q, here[1] + sign * r
