"""Sets of cells as bit masks: bit c is set when cell c is a member."""

from __future__ import annotations

from collections.abc import Iterable


def mask(cells: Iterable[int]) -> int:
    """The bit mask of these cells.

    >>> mask([0, 3])
    9
    """
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def members(bits: int) -> tuple[int, ...]:
    """The cells of a bit mask, in rising order.

    >>> members(9)
    (0, 3)
    """
    if bits < 0:
        raise ValueError(f"{bits} is no bit mask: it is negative")
    cells = []
    while bits:
        low = bits & -bits
        cells.append(low.bit_length() - 1)
        bits ^= low
    return tuple(cells)
