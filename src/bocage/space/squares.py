"""Boards of squares: columns A, B, ... from the west, rows 1, 2, ... from the north; distances, steps, and the shapes of a bombardment."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import combinations
from typing import ClassVar, Literal, get_args

from bocage.space.grid import Grid
from bocage.space.paths import Cost, Reach, spread

Shape = Literal["any", "line", "adjacent", "block"]
"""How the squares of a bombardment lie (HON-21.18): anywhere; consecutive in one row or column; connected side by side; within one 2x2 block."""

_COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class SquareGrid(Grid):
    """A board of squares."""

    __slots__ = ("_extensions", "_neighbours4", "_neighbours8", "_shapes", "_within")

    _neighbours4: tuple[tuple[int, ...], ...]
    _neighbours8: tuple[tuple[int, ...], ...]
    _within: dict[tuple[int, int], tuple[int, ...]]
    _shapes: dict[tuple[Shape, int], tuple[tuple[int, ...], ...]]
    _extensions: dict[tuple[Shape, int, tuple[int, ...]], tuple[int, ...]]

    MOST_COLS: ClassVar[int] = 26

    def _prepare(self) -> None:
        self._set(_neighbours4=self._around(_COMPASS[::2]), _neighbours8=self._around(_COMPASS), _within={}, _shapes={}, _extensions={})

    def _around(self, steps: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
        steps = tuple(steps)
        return tuple(tuple(there for dx, dy in steps if (there := self.step(cell, dx, dy)) is not None) for cell in self.cells)

    def name(self, cell: int) -> str:
        """Letter of the column, number of the row: "B5" is the second column, fifth row."""
        col, row = self.at(cell)
        return f"{chr(ord('A') + col)}{row + 1}"

    def named(self, name: str) -> int:
        """The cell of this name."""
        letter, number = name[:1], name[1:]
        if not ("A" <= letter <= "Z" and number.isascii() and number.isdigit() and number[0] != "0"):
            raise ValueError(f'no square "{name}": a square is named by the letter of its column and the number of its row, as "B5"')
        col, row = ord(letter) - ord("A"), int(number) - 1
        if col >= self.cols or row >= self.rows:
            raise ValueError(f'square "{name}" is off the board: the squares are A1 to {self.name(self.size - 1)}')
        return self.cell(col, row)

    def step(self, cell: int, dx: int, dy: int) -> int | None:
        """The cell dx columns to the east and dy rows to the south, or None off the board."""
        row, col = divmod(cell, self.cols)
        col += dx
        row += dy
        return row * self.cols + col if 0 <= col < self.cols and 0 <= row < self.rows else None

    def neighbours4(self, cell: int) -> tuple[int, ...]:
        """The cells that share a side with this one, clockwise from north."""
        return self._neighbours4[cell]

    def neighbours8(self, cell: int) -> tuple[int, ...]:
        """HON-1.6: the up to 8 cells around this one, clockwise from north."""
        return self._neighbours8[cell]

    def distance(self, a: int, b: int) -> int:
        """HON-6.7: the larger of the differences of columns and rows."""
        cols = self.cols
        across, down = abs(a % cols - b % cols), abs(a // cols - b // cols)
        return across if across > down else down

    def within(self, cell: int, n: int) -> tuple[int, ...]:
        """The cells at most n away, in rising order; the cell itself is one of them."""
        found = self._within.get((cell, n))
        if found is None:
            found = self._within[cell, n] = tuple(other for other in self.cells if self.distance(cell, other) <= n)
        return found

    def ring(self, cell: int, n: int) -> tuple[int, ...]:
        """The cells exactly n away, in rising order."""
        return tuple(other for other in self.within(cell, n) if self.distance(cell, other) == n)

    def reach(self, start: int, budget: int, cost: Cost, diagonal: bool = False) -> Reach:
        """All cells within the budget: cell -> (cost so far, previous cell), cheapest first; by sides only, or diagonally too (see `paths.spread`)."""
        return spread(start, budget, self._neighbours8 if diagonal else self._neighbours4, cost)

    def forms(self, shape: Shape, cells: Collection[int]) -> bool:
        """Whether these cells, all different and on the board, form such a shape."""
        _check(shape)
        if not cells or len(set(cells)) != len(cells) or any(cell not in self.cells for cell in cells):
            return False
        match shape:
            case "any":
                return True
            case "adjacent":
                return self._connected(cells)
            case "line":
                across, down = self._extent(cells)
                return min(across, down) == 1 and max(across, down) == len(cells)
            case "block":
                return max(self._extent(cells)) <= 2

    def shapes(self, shape: Shape, n: int) -> tuple[tuple[int, ...], ...]:
        """All such shapes of n cells on this board, each in rising order. For "any" these are all combinations: better take `extensions`."""
        found = self._shapes.get((shape, n))
        if found is None:
            _check(shape)
            if n < 1:
                raise ValueError(f"no shape of {n} squares: at least 1")
            ways = combinations(self.cells, n) if shape == "any" else self._grown(shape, n)
            found = self._shapes[shape, n] = tuple(sorted(ways))
        return found

    def extensions(self, shape: Shape, n: int, chosen: Iterable[int] = ()) -> tuple[int, ...]:
        """The cells, in rising order, that may come next so that the chosen ones can still be completed to such a shape of n cells."""
        already = tuple(sorted(set(chosen)))
        if shape == "any":
            return tuple(cell for cell in self.cells if cell not in already) if len(already) < n else ()
        found = self._extensions.get((shape, n, already))
        if found is None:
            wanted = set(already)
            more = {cell for way in self.shapes(shape, n) if wanted.issubset(way) for cell in way} - wanted
            found = self._extensions[shape, n, already] = tuple(sorted(more))
        return found

    def _extent(self, cells: Collection[int]) -> tuple[int, int]:
        cols, rows = [cell % self.cols for cell in cells], [cell // self.cols for cell in cells]
        return max(cols) - min(cols) + 1, max(rows) - min(rows) + 1

    def _connected(self, cells: Collection[int]) -> bool:
        return len(spread(next(iter(cells)), 0, self._neighbours4, lambda _, to: 0 if to in cells else None)) == len(cells)

    def _grown(self, shape: Shape, n: int) -> Iterator[tuple[int, ...]]:
        """Every line, connected set or block of n cells grows cell by cell out of a smaller one of the same kind."""
        around = self._neighbours8 if shape == "block" else self._neighbours4
        grown: set[tuple[int, ...]] = {(cell,) for cell in self.cells}
        for _ in range(n - 1):
            larger = {tuple(sorted((*way, cell))) for way in grown for part in way for cell in around[part] if cell not in way}
            grown = {way for way in larger if self.forms(shape, way)}
        yield from grown


def _check(shape: Shape) -> None:
    if shape not in get_args(Shape):
        raise ValueError(f'no shape "{shape}": one of {", ".join(get_args(Shape))}')
