"""What a hex hides from another one: the shadows that lines of sight are made of (TOI-10.3, TOI-10.8).

Theory of operation. Seen from hex a, hex o throws three shadows: the hexes b for which o is *inner* on the line from a to b, and those for which it
borders the line on the *left* or on the *right*. With a set of obstacles the hexes hidden from a are those in some inner shadow, and those in a left
shadow and in a right one as well. So a whole row of the sight table costs a few ORs of bit masks per obstacle, not a walk per pair.

Shadows depend on where o lies from a (and on the parity of a's column) alone. They are kept on a frame twice as wide and high as the board with a in
its middle; columns that fall off the board then land between the board's rows, where one AND wipes them out. A *spot* is a place in such a frame.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from bocage.space.crossing import axial, length, trace
from bocage.space.hexes import HexGrid

FAR = 0
"""Which shadow: all of it, or (1, 2) only the hexes at most that far from the one that throws it."""
_KINDS = (FAR, 1, 2)


class Cast(NamedTuple):
    """The shadows of one kind around a hex: by spot the inner shadow, and the left and right ones where there are any."""

    inner: list[int]
    beside: dict[int, tuple[int, int]]


class Shadows:
    """The shadows on all boards of one size."""

    __slots__ = ("_casts", "_middle", "_width", "cols", "rows", "spots")

    def __init__(self, cols: int, rows: int) -> None:
        self.cols, self.rows = cols, rows
        self._width = 2 * cols - 1
        self._middle = (rows - 1) * self._width + cols - 1
        self.spots = tuple(row * self._width + col for row in range(rows) for col in range(cols))
        self._casts = (self._cast(0), self._cast(1))

    def hidden(self, a: int, spots: Iterable[int], kind: int = FAR) -> int:
        """What obstacles on these spots hide from cell a, as a frame to be read with `on_board`."""
        inner, beside = self._casts[a % self.cols & 1][kind]
        base = self._middle - self.spots[a]
        dark = left = right = 0
        for spot in spots:
            dark |= inner[base + spot]
            if base + spot in beside:
                to_left, to_right = beside[base + spot]
                left |= to_left
                right |= to_right
        return dark | left & right

    def on_board(self, a: int, frame: int) -> int:
        """The cells of the board in a frame around cell a, as an ordinary bit mask (bit c is cell c)."""
        frame >>= self._middle - self.spots[a]
        line = (1 << self.cols) - 1
        cells = 0
        for row in range(self.rows):
            cells |= (frame >> row * self._width & line) << row * self.cols
        return cells

    def _cast(self, parity: int) -> tuple[Cast, ...]:
        """All shadows around a hex in an even or odd column."""
        cols, rows, width = self.cols, self.rows, self._width
        spots = range(width * (2 * rows - 1))
        inner = [[0 for _ in spots] for _ in _KINDS]
        sides: list[list[dict[int, int]]] = [[{}, {}] for _ in _KINDS]
        for spot in spots:
            down, across = divmod(spot, width)
            q, r = axial(parity + across - cols + 1, down - rows + 1)
            q -= parity
            bit = 1 << spot
            line = trace(q, r)
            for x, y in line.inner:
                at = self._spot(parity, x, y)
                if at is None:
                    continue
                inner[FAR][at] |= bit
                away = length(q - x, r - y)
                for near in range(away, 3):
                    inner[near][at] |= bit
            for hand, cells in enumerate((line.left, line.right)):
                for x, y in cells:
                    at = self._spot(parity, x, y)
                    if at is None:
                        continue
                    for kind in (FAR, *range(length(q - x, r - y), 3)):
                        sides[kind][hand][at] = sides[kind][hand].get(at, 0) | bit
        casts = []
        for kind in _KINDS:
            left, right = sides[kind]
            casts.append(Cast(inner[kind], {at: (left.get(at, 0), right.get(at, 0)) for at in (*left, *right)}))
        return tuple(casts)

    def _spot(self, parity: int, x: int, y: int) -> int | None:
        """The spot x, y axial steps from the middle; None where no hex of the board can lie."""
        down = y + (parity + x >> 1)
        inside = -self.cols < x < self.cols and -self.rows < down < self.rows
        return self._middle + down * self._width + x if inside else None


@cache
def _shadows(cols: int, rows: int) -> Shadows:
    return Shadows(cols, rows)


def shadows(grid: HexGrid) -> Shadows:
    """The shadows on this board, computed when first asked for and shared by all boards of its size."""
    return _shadows(grid.cols, grid.rows)
