"""Whole degrees: directions, turning, arcs, steps to the grid. Nothing hangs on floating point, so that every machine agrees.

Theory of operation. Sines of all half degrees are integers of `SCALE`, worked out once by a power series in whole numbers. A direction between two
grid points lies exactly on the border of an arc of whole degrees only at multiples of 45 degrees (elsewhere the tangent is irrational), and there
the table has equal or zero entries, so the border is found exactly; everywhere else a table of twelve digits tells the sides of any two points apart
that lie within the bounds of the plane (a test proves it with continued fractions).
"""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocage.space.plane.shapes import Point

SCALE = 10**12
_PI_40 = 31415926535897932384626433832795028841971
_FINE = 10**40


@cache
def half_sines() -> tuple[int, ...]:
    """Sines of 0, 0.5, 1, ... 359.5 degrees, times `SCALE`, rounded."""
    quarter = [_rounded(_sine(half), _FINE // SCALE) for half in range(181)]
    return (*quarter, *quarter[179::-1], *(-v for v in quarter[1:]), *(-v for v in quarter[179:0:-1]))


def _sine(half: int) -> int:
    """The sine of half degrees, times 10^40: x - x^3/3! + x^5/5! - ..."""
    angle = half * _PI_40 // 360
    term = total = angle
    n = 1
    while term:
        term = -term * angle // _FINE * angle // _FINE // ((n + 1) * (n + 2))
        total += term
        n += 2
        if abs(term) <= 1:
            break
    return total


def _rounded(number: int, by: int) -> int:
    """The nearest whole number to a quotient, halves away from zero; `by` is positive."""
    return (2 * number + by) // (2 * by) if number >= 0 else -((-2 * number + by) // (2 * by))


rounded = _rounded


def sine(degrees: int) -> int:
    """The sine of whole degrees, times `SCALE`."""
    return half_sines()[degrees * 2 % 720]


def cosine(degrees: int) -> int:
    """The cosine of whole degrees, times `SCALE`."""
    return half_sines()[(degrees * 2 + 180) % 720]


def rotated(x: int, y: int, by: int, degrees: int) -> tuple[int, int]:
    """(x / by, y / by) turned clockwise, rounded to the grid; what points north before points to the given bearing after."""
    sin, cos = sine(degrees), cosine(degrees)
    return _rounded(x * cos + y * sin, by * SCALE), _rounded(y * cos - x * sin, by * SCALE)


def step(origin: Point, degrees: int, distance: int) -> Point:
    """The point so far away in a direction, rounded to the grid: scatter, drift, a guessed shot."""
    dx, dy = stride(degrees, distance)
    return type(origin)(origin.x + dx, origin.y + dy)


@lru_cache(maxsize=16_384)
def stride(degrees: int, distance: int) -> tuple[int, int]:
    """How far east and north so long a step leads, wherever it begins."""
    return rotated(0, distance, 1, degrees)


def offset(origin: Point, degrees: int, ahead: int, right: int = 0) -> Point:
    """The point so far ahead and to the right of one who faces that way, rounded to the grid."""
    dx, dy = rotated(right, ahead, 1, degrees)
    return type(origin)(origin.x + dx, origin.y + dy)


def _left_of(half: int, dx: int, dy: int) -> int:
    """Positive if the direction (dx, dy) lies counter-clockwise of a bearing in half degrees, 0 on it or opposite."""
    sines = half_sines()
    return sines[half % 720] * dy - sines[(half + 180) % 720] * dx


def _along(half: int, dx: int, dy: int) -> int:
    sines = half_sines()
    return sines[half % 720] * dx + sines[(half + 180) % 720] * dy


def heading(start: Point, end: Point) -> int:
    """The bearing from one point to another in the nearest whole degree; 0 if they are the same."""
    dx, dy = end.x - start.x, end.y - start.y
    if dx == dy == 0:
        return 0
    guess = round(math.degrees(math.atan2(dx, dy)))
    if _left_of(2 * guess - 1, dx, dy) < 0 < _left_of(2 * guess + 1, dx, dy):  # the table says that the guess is right
        return guess % 360
    low, high = 0, 360  # the bearing lies in [low, high), in degrees
    while high - low > 1:
        middle = (low + high) // 2
        if _in_sector(low * 2, middle * 2, dx, dy) and not _on_ray(middle * 2, dx, dy):
            high = middle
        else:
            low = middle
    return (low if _in_sector(low * 2, low * 2 + 1, dx, dy) and not _on_ray(low * 2 + 1, dx, dy) else low + 1) % 360


@cache
def _tangents() -> tuple[int, ...]:
    """Tangents of 0.5, 1.5, ... 44.5 degrees, in millionths."""
    sines = half_sines()
    return tuple(sines[half] * 1_000_000 // sines[half + 180] for half in range(1, 90, 2))


def bearing(a: Point, b: Point) -> int:
    """Nearly `heading`, at a third of its price: close to half a degree it may be one degree off. For what is proposed, never for a rule."""
    dx, dy = b.x - a.x, b.y - a.y
    wide, high = abs(dx), abs(dy)
    if not wide and not high:
        return 0
    if wide <= high:
        angle = bisect_right(_tangents(), wide * 1_000_000 // high)
    else:
        angle = 90 - bisect_right(_tangents(), high * 1_000_000 // wide)
    if dy < 0:
        angle = 180 - angle
    return (angle if dx >= 0 else 360 - angle) % 360


def _on_ray(half: int, dx: int, dy: int) -> bool:
    return _left_of(half, dx, dy) == 0 and _along(half, dx, dy) > 0


def _in_sector(start: int, stop: int, dx: int, dy: int) -> bool:
    """Whether a direction lies between two bearings in half degrees, clockwise from the first to the second, borders included."""
    width = stop - start
    if width >= 720:
        return True
    if width > 360:
        return not (_left_of(stop, dx, dy) < 0 and _left_of(start, dx, dy) > 0)
    if width == 360:
        return _left_of(start, dx, dy) <= 0
    if width == 0:
        return _on_ray(start, dx, dy)
    return _left_of(start, dx, dy) <= 0 <= _left_of(stop, dx, dy)


def in_arc(origin: Point, facing: int, target: Point, start: int, stop: int, *, coincident: bool = True) -> bool:
    """DZC-5.3: whether the target lies in the arc from `start` to `stop` degrees clockwise of the facing; borders belong to it.

    Front is (-45, 45), the right side (45, 135), rear (135, 225), narrow (-15, 15). `coincident` is the answer when both points are the same.
    """
    if stop < start:
        raise ValueError(f"an arc runs clockwise, from the smaller to the larger bearing, not from {start} to {stop}")
    dx, dy = target.x - origin.x, target.y - origin.y
    if dx == dy == 0:
        return coincident
    return _in_sector((facing + start) * 2, (facing + stop) * 2, dx, dy)


def turned(before: int, after: int) -> int:
    """By how many degrees a facing changes, the shorter way: 0 to 180."""
    change = (after - before) % 360
    return min(change, 360 - change)


def started(amount: int, by: int) -> int:
    """How many parts are started (LOW-19.2: 60 degrees are two started 45s)."""
    return -(-amount // by)
