"""What boards of columns and rows have in common: numbered cells, one shared object per size."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from bocage.space.paths import path


class Grid:
    """Cells numbered row by row: `cell = row * cols + col`, counted from 0 at the top left.

    Two grids of one class and size are the same object, also after pickling or copying. `cell`, `named` and the like check what
    they are given; the methods for hot loops take cells of this grid and do not check again (`cell in grid.cells` does).
    """

    __slots__ = ("cells", "cols", "rows", "size")

    cols: int
    rows: int
    size: int
    cells: range

    MOST_COLS: ClassVar[int] = 100
    MOST_ROWS: ClassVar[int] = 100
    _made: ClassVar[dict[tuple[type[Grid], int, int], Grid]] = {}

    def __new__(cls, cols: int, rows: int) -> Self:
        made = Grid._made.get((cls, cols, rows))
        if isinstance(made, cls):
            return made
        if not (1 <= cols <= cls.MOST_COLS and 1 <= rows <= cls.MOST_ROWS):
            most = f"{cls.MOST_COLS} by {cls.MOST_ROWS}"
            raise ValueError(f"no {cls.__name__} of {cols} columns by {rows} rows: at least 1 by 1, at most {most}")
        grid = super().__new__(cls)
        grid._set(cols=cols, rows=rows, size=cols * rows, cells=range(cols * rows))
        grid._prepare()
        Grid._made[cls, cols, rows] = grid
        return grid

    def _prepare(self) -> None:
        """Compute the tables of this kind of grid."""

    def _set(self, **values: Any) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{self!r} is shared by all who use this size: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{self!r} is shared by all who use this size: {name} cannot be deleted")

    def __reduce__(self) -> tuple[type[Self], tuple[int, int]]:
        return type(self), (self.cols, self.rows)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.cols}, {self.rows})"

    def cell(self, col: int, row: int) -> int:
        """The cell in this column and row."""
        if not (0 <= col < self.cols and 0 <= row < self.rows):
            raise ValueError(f"column {col}, row {row} is off the board: columns 0 to {self.cols - 1}, rows 0 to {self.rows - 1}")
        return row * self.cols + col

    def at(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        if not 0 <= cell < self.size:
            raise ValueError(f"cell {cell} is off the board: cells 0 to {self.size - 1}")
        row, col = divmod(cell, self.cols)
        return col, row

    def path(self, reach: Mapping[int, tuple[int, int]], to: int) -> tuple[int, ...]:
        """The way from the start of a `reach` to a cell in it, both included."""
        return path(reach, to)
