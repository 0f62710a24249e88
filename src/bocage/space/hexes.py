"""Boards of hexes: flat-topped, in columns, odd columns half a hex lower; directions, distances, rings, lines."""

from __future__ import annotations

from functools import cache

from bocage.space.crossing import Axial, Crossing, axial, length, trace
from bocage.space.grid import Grid
from bocage.space.paths import Cost, Reach, spread

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
"""Names of the directions 1 to 6, clockwise: direction d is `DIRECTIONS[d - 1]`."""

_STEPS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class HexGrid(Grid):
    """A board of hexes. Half hexes along the edge are not on it (TOI-7.7).

    Directions are 1 to 6 clockwise from north. Where a scenario turns its compass, `north` is the direction of the board (1 to 6)
    in which the scenario's north lies; it is 1 unless said otherwise.
    """

    __slots__ = ("_crossings", "_distances", "_neighbours", "_steps", "_within")

    _steps: tuple[tuple[int | None, ...], ...]
    _neighbours: tuple[tuple[int, ...], ...]
    _distances: tuple[bytes, ...]
    _within: dict[tuple[int, int], tuple[int, ...]]
    _crossings: dict[tuple[int, int, int], Crossing]

    def _prepare(self) -> None:
        steps = tuple(tuple(self._moved(cell, q, r) for q, r in _STEPS) for cell in self.cells)
        neighbours = tuple(tuple(near for near in row if near is not None) for row in steps)
        distances = tuple(_distance_rows(self.cols, self.rows))
        self._set(_steps=steps, _neighbours=neighbours, _distances=distances, _within={}, _crossings={})

    def _moved(self, cell: int, q: int, r: int) -> int | None:
        row, col = divmod(cell, self.cols)
        there = col + q
        down = row - (col >> 1) + r + (there >> 1)
        return down * self.cols + there if 0 <= there < self.cols and 0 <= down < self.rows else None

    def name(self, cell: int) -> str:
        """Two digits of the column, two of the row: "0405" is column 4, row 5."""
        col, row = self.at(cell)
        return f"{col:02}{row:02}"

    def named(self, name: str) -> int:
        """The cell of this name."""
        if len(name) != 4 or not (name.isascii() and name.isdigit()):
            raise ValueError(f'no hex "{name}": a hex is named by two digits of its column and two of its row, as "0405"')
        try:
            return self.cell(int(name[:2]), int(name[2:]))
        except ValueError as error:
            raise ValueError(f'no hex "{name}": {error}') from None

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells beside this one that are on the board, clockwise from the board's north."""
        return self._neighbours[cell]

    def direction(self, cell: int, d: int, north: int = 1) -> int | None:
        """The cell next to this one in direction d, or None off the board."""
        return self._steps[cell][_turned(d, north) - 1]

    def direction_to(self, a: int, b: int, north: int = 1) -> int:
        """The direction from a cell to its neighbour."""
        if b not in self._neighbours[a]:
            raise ValueError(f"hex {self.name(b)} is not next to hex {self.name(a)}: there is no single direction to it")
        _turned(1, north)
        return (self._steps[a].index(b) + 1 - north) % 6 + 1

    def walk(self, cell: int, d: int, n: int, north: int = 1) -> int | None:
        """The cell n steps away in direction d, or None off the board."""
        q, r = _STEPS[_turned(d, north) - 1]
        return self._moved(cell, n * q, n * r)

    def distance(self, a: int, b: int) -> int:
        """The number of steps from one cell to the other."""
        return self._distances[a][b]

    def within(self, cell: int, n: int) -> tuple[int, ...]:
        """The cells at most n away, in rising order; the cell itself is one of them."""
        found = self._within.get((cell, n))
        if found is None:
            found = tuple(other for other, away in enumerate(self._distances[cell]) if away <= n)
            self._within[cell, n] = found
        return found

    def ring(self, cell: int, n: int) -> tuple[int, ...]:
        """The cells exactly n away, in rising order."""
        away = self._distances[cell]
        return tuple(other for other in self.within(cell, n) if away[other] == n)

    def reach(self, start: int, budget: int, cost: Cost) -> Reach:
        """All cells within the budget: cell -> (cost so far, previous cell), cheapest first (see `paths.spread`)."""
        return spread(start, budget, self._neighbours, cost)

    def crossed(self, a: int, b: int) -> Crossing:
        """What the straight line between the middles of two hexes crosses (TOI-10.3) and what it only borders along a hexside (TOI-10.8).

        The ends are not part of it. Along the upper and lower edge of the board one side of the line may lie off it; such hexes are
        left out.
        """
        start, stop = divmod(a, self.cols), divmod(b, self.cols)
        offsets = self._offsets(start[1] & 1, stop[1] - start[1], stop[0] - start[0])
        # inner hexes are always on the board; of the sides only those beyond the first and last row are not, whose numbers are out of range
        return Crossing(
            tuple([a + offset for offset in offsets.inner]),
            tuple([a + offset for offset in offsets.left if 0 <= a + offset < self.size]),
            tuple([a + offset for offset in offsets.right if 0 <= a + offset < self.size]),
        )

    def _offsets(self, parity: int, cols: int, rows: int) -> Crossing:
        """The crossing from a cell in an even or odd column, as differences of cell numbers."""
        found = self._crossings.get((parity, cols, rows))
        if found is None:
            q, r = axial(parity + cols, rows)
            inner, left, right = (tuple((r + (parity + q >> 1)) * self.cols + q for q, r in group) for group in trace(q - parity, r))
            found = self._crossings[parity, cols, rows] = Crossing(inner, left, right)
        return found


@cache
def _turned(d: int, north: int) -> int:
    """The direction of the board that is direction d of a compass whose north lies in direction `north` of the board."""
    if d not in range(1, 7) or north not in range(1, 7):
        raise ValueError(f"no direction {d} with north {north}: directions are 1 to 6, clockwise from north")
    return (d + north - 2) % 6 + 1


def _distance_rows(cols: int, rows: int) -> list[bytes]:
    """The distances from each cell to all cells, cut out of one table for even and one for odd columns. The greatest is 149."""
    width = 2 * cols - 1
    tables = []
    for parity in (0, 1):
        spots = (axial(parity + col, row) for row in range(1 - rows, rows) for col in range(1 - cols, cols))
        tables.append(bytes(length(q - parity, r) for q, r in spots))
    found = []
    for row in range(rows):
        for col in range(cols):
            table, first = tables[col & 1], (rows - 1 - row) * width + cols - 1 - col
            found.append(b"".join(table[first + down * width : first + down * width + cols] for down in range(rows)))
    return found
