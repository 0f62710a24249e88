"""Sums of square roots, compared exactly with whole numbers.

Lengths on the grid are square roots of whole numbers. A sum of them is bounded from both sides by integer square roots of ever more bits until its
sign is clear. Perfect squares, one root and two roots are decided exactly; a longer sum that is still open at `_BITS` bits counts as zero (two
different sums of the few small roots of a table differ far earlier).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import isqrt, lcm

Term = tuple[Fraction | int, int]
"""A coefficient and what stands under the root: (2, 3) is 2 * sqrt(3), (5, 1) is 5."""

_BITS = 2048


def _signed_squares(terms: Iterable[Term]) -> tuple[list[tuple[int, int]], int]:
    """The sum as plus or minus roots of whole numbers over one denominator; like roots are put together."""
    sums: dict[int, Fraction | int] = {}
    for coefficient, under in terms:
        if coefficient and under:
            root = isqrt(under)
            if root * root == under:
                coefficient, under = coefficient * root, 1
            sums[under] = sums.get(under, 0) + coefficient
    below = lcm(*(value.denominator for value in sums.values())) if sums else 1
    found = []
    for under, value in sums.items():
        whole = int(value * below)
        if whole:
            found.append((1 if whole > 0 else -1, whole * whole * under))
    return found, below


def _sign_of(squares: Sequence[tuple[int, int]]) -> int:
    if not squares:
        return 0
    if len(squares) == 1:
        return squares[0][0]
    if len(squares) == 2:
        (first, one), (second, two) = squares
        if first == second:
            return first
        return 0 if one == two else first if one > two else second
    bits = 32
    while bits <= _BITS:
        total = sum(sign * isqrt(square << 2 * bits) for sign, square in squares)
        if abs(total) > len(squares):
            return 1 if total > 0 else -1
        bits *= 4
    return 0


def sign(*terms: Term) -> int:
    """-1, 0 or 1: the sign of a sum of roots."""
    return _sign_of(_signed_squares(terms)[0])


def ceiling(terms: Iterable[Term]) -> int:
    """The smallest whole number that is not less than a sum of roots."""
    squares, below = _signed_squares(terms)
    bits = 64
    unit = below << bits
    total = sum(sign * isqrt(square << 2 * bits) for sign, square in squares)
    low = (total - len(squares)) // unit  # at most the value
    high = -(-(total + len(squares)) // unit)  # at least the value
    for candidate in range(low, high):
        if _sign_of([*squares, (-1 if candidate > 0 else 1, (candidate * below) ** 2)] if candidate else squares) <= 0:
            return candidate
    return high


def root_up(square: int) -> int:
    """The square root of a whole number, rounded up: the length of a leg."""
    return isqrt(square - 1) + 1 if square > 0 else 0


def over_root(number: int, square: int) -> int:
    """number / sqrt(square), rounded to the nearest whole number, halves away from zero."""
    found = (isqrt(4 * number * number // square) + 1) // 2
    return found if number >= 0 else -found
