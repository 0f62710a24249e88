"""Line of sight over hexes of several levels (TOI-10.1 to TOI-10.16): who sees whom, and what stands in the way.

`Sight.sees` and `Sight.row` read a table of bit rows, each computed when first asked for from the shadows of the obstacles (see `shadows`).
`Sight.block` walks one line as a player with a ruler would and tells the reason. Tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from bocage.space.bits import mask, members
from bocage.space.crossing import Crossing
from bocage.space.hexes import HexGrid
from bocage.space.shadows import FAR, shadows

Reason = Literal["", "outright", "obstacle", "plateau"]
"""Why there is no sight: a hex above both ends, an obstacle, a higher end that does not stand on the rim; empty where there is sight."""

BLIND = {1: 2, 2: 1}
"""TOI-10.11, TOI-10.12: how many hexes behind the nearest obstacle are blind, by difference of levels. The rules know no larger one: then none is."""

_UNKNOWN = -1
_SIGHTS_KEPT = 256


class Block(NamedTuple):
    """Why one hex is not seen from another, and the hexes that suffice to show it: one on the line, or one on each side of it."""

    reason: Reason = ""
    cells: tuple[int, ...] = ()


CLEAR = Block()


class _Relief:
    """What does not change during a battle: the levels, and for each level its cells and the cells above it."""

    __slots__ = ("above", "cells", "grid", "heights", "levels", "sights")

    def __init__(self, grid: HexGrid, levels: Sequence[int]) -> None:
        if len(levels) != grid.size:
            raise ValueError(f"{len(levels)} levels for the {grid.size} cells of {grid!r}")
        self.grid = grid
        self.levels = tuple(levels)
        self.heights = sorted(set(self.levels))
        self.cells = {height: mask(cell for cell in grid.cells if self.levels[cell] == height) for height in self.heights}
        self.above = {height: mask(cell for cell in grid.cells if self.levels[cell] > height) for height in self.heights}
        self.sights: dict[int, Sight] = {}

    def sight(self, blocking: int) -> Sight:
        found = self.sights.pop(blocking, None)
        if found is None:
            found = Sight._of(self, blocking)
            if len(self.sights) >= _SIGHTS_KEPT:
                del self.sights[next(iter(self.sights))]
        self.sights[blocking] = found  # last in line to be dropped
        return found


class Sight:
    """The sight table of a map: levels by cell, and the cells that block (woods, buildings, smoke) as a bit mask or as one bool per cell.

    Units never block (TOI-10.2), the two ends never block (TOI-10.7), neighbours always see each other (TOI-10.15), and so does a hex itself.
    Blocking hexes count whatever level they stand on (TOI-RULING-13). Immutable; `with_blocking` gives the table after smoke has come or gone.
    """

    __slots__ = ("_obstacles", "_relief", "_rows", "_spots", "blocking", "grid", "levels")

    grid: HexGrid
    levels: tuple[int, ...]
    blocking: int
    _relief: _Relief
    _rows: list[int]
    _obstacles: dict[int, int]
    _spots: dict[int, tuple[int, ...]]

    def __init__(self, grid: HexGrid, levels: Sequence[int], blocking: int | Sequence[bool] = 0) -> None:
        self._prepare(_Relief(grid, levels), blocking)
        self._relief.sights[self.blocking] = self

    @classmethod
    def _of(cls, relief: _Relief, blocking: int) -> Sight:
        sight = cls.__new__(cls)
        sight._prepare(relief, blocking)
        return sight

    def _prepare(self, relief: _Relief, blocking: int | Sequence[bool]) -> None:
        self.grid, self.levels, self._relief = relief.grid, relief.levels, relief
        self.blocking = _checked(relief.grid, blocking)
        self._rows = [_UNKNOWN] * relief.grid.size
        # TOI-10.4, TOI-10.13: by the level of the lower end, what is an obstacle
        self._obstacles = {height: self.blocking | higher for height, higher in relief.above.items()}
        self._spots = {}

    def __reduce__(self) -> tuple[type[Sight], tuple[HexGrid, tuple[int, ...], int]]:
        return Sight, (self.grid, self.levels, self.blocking)

    def __repr__(self) -> str:
        return f"<Sight on {self.grid!r}, {self.blocking.bit_count()} cells blocking>"

    def with_blocking(self, blocking: int | Sequence[bool]) -> Sight:
        """The table of the same map with these blocking cells instead (TOI-10.6). Tables asked for lately are kept and given again."""
        return self._relief.sight(_checked(self.grid, blocking))

    def changed(self, block: Iterable[int] = (), clear: Iterable[int] = ()) -> Sight:
        """The table of the same map after some cells have ceased to block and others have begun to."""
        return self.with_blocking(self.blocking & ~self._mask(clear) | self._mask(block))

    def _mask(self, cells: Iterable[int]) -> int:
        return mask(self.grid.cell(*self.grid.at(cell)) for cell in cells)

    def sees(self, a: int, b: int) -> bool:
        """Whether there is a line of sight between two hexes (TOI-10.1: in both directions alike)."""
        row = self._rows[a]
        if row == _UNKNOWN:
            row = self.row(a)
        return row >> b & 1 == 1

    def row(self, a: int) -> int:
        """The cells seen from a, itself included, as a bit mask."""
        row = self._rows[a]
        if row == _UNKNOWN:
            row = self._rows[a] = self._look_around(a)
        return row

    def _look_around(self, a: int) -> int:
        own, relief, shadow = self.levels[a], self._relief, shadows(self.grid)
        row = 0
        for other in relief.heights:
            if other == own:
                dark = shadow.hidden(a, self._at(self._obstacles[own]))  # TOI-10.3, TOI-10.8
            else:
                low, high = min(own, other), max(own, other)
                blind = BLIND.get(high - low, 0)
                dark = shadow.hidden(a, self._at(relief.above[high]))  # TOI-10.14
                obstacles = self._obstacles[low]
                if own == low:
                    near = [shadow.spots[cell] for cell in self.grid.within(a, blind) if obstacles >> cell & 1]
                    dark |= shadow.hidden(a, near, FAR)  # TOI-10.11, TOI-10.12
                    dark |= shadow.hidden(a, self._at(relief.cells[high]), 1)  # TOI-10.16
                else:
                    if blind:
                        dark |= shadow.hidden(a, self._at(obstacles), blind)
                    rim = [shadow.spots[cell] for cell in self.grid.neighbours(a) if self.levels[cell] == high]
                    dark |= shadow.hidden(a, rim, FAR)
            row |= relief.cells[other] & ~shadow.on_board(a, dark)
        return row

    def _at(self, cells: int) -> tuple[int, ...]:
        """The spots of a set of cells, worked out once per set."""
        found = self._spots.get(cells)
        if found is None:
            spots = shadows(self.grid).spots
            found = self._spots[cells] = tuple([spots[cell] for cell in members(cells)])
        return found

    def reason(self, a: int, b: int) -> Reason:
        """Why there is no line of sight; empty where there is one."""
        return self.block(a, b).reason

    def blockers(self, a: int, b: int) -> tuple[int, ...]:
        """Hexes that suffice to block the line: one that it crosses, or one on its left and one on its right, the nearer to a first. Empty if it is clear."""
        return self.block(a, b).cells

    def blocked_by(self, a: int, b: int) -> Block | None:
        """Why a and b do not see each other; None where they do."""
        return self.block(a, b) if not self.sees(a, b) else None

    def block(self, a: int, b: int) -> Block:
        """Why a and b do not see each other, by the first of the rules that says so; `CLEAR` if none does."""
        if self.grid.distance(a, b) <= 1:
            return CLEAR  # TOI-10.15
        levels = self.levels
        low, high = (a, b) if levels[a] <= levels[b] else (b, a)
        bottom, top = levels[low], levels[high]
        up = self.grid.crossed(low, high)
        if cells := _nearest(up, lambda cell: levels[cell] > top):
            return self._told("outright", cells, a, low)  # TOI-10.14, and TOI-10.4 at equal level
        if bottom < top:
            down = self.grid.crossed(high, low)
            if cells := _nearest(down, lambda cell: levels[cell] == top and self.grid.distance(cell, high) == 1):
                return self._told("plateau", cells, a, high)  # TOI-10.16
        blind = BLIND.get(top - bottom, 0) if bottom < top else self.grid.size
        obstacles = self._obstacles[bottom]
        if cells := _nearest(up, lambda cell: obstacles >> cell & 1 == 1 and self.grid.distance(low, cell) <= blind):
            return self._told("obstacle", cells, a, low)
        return CLEAR

    def _told(self, reason: Reason, cells: tuple[int, ...], a: int, walked_from: int) -> Block:
        """The block as it is told to a: nearest first, and of two equally near the left one."""
        left_first = cells if a == walked_from else cells[::-1]
        return Block(reason, tuple(sorted(left_first, key=lambda cell: self.grid.distance(a, cell))))


def _nearest(line: Crossing, stands_in_the_way: Callable[[int], bool]) -> tuple[int, ...]:
    """TOI-10.8: the first such hex inside the line, or else the first on its left and the first on its right; empty unless the line is blocked."""
    for cell in line.inner:
        if stands_in_the_way(cell):
            return (cell,)
    left = next(filter(stands_in_the_way, line.left), None)
    right = next(filter(stands_in_the_way, line.right), None)
    return () if left is None or right is None else (left, right)


def _checked(grid: HexGrid, blocking: int | Sequence[bool]) -> int:
    if not isinstance(blocking, int):
        if len(blocking) != grid.size:
            raise ValueError(f"{len(blocking)} blocking flags for the {grid.size} cells of {grid!r}")
        return mask(cell for cell, blocks in enumerate(blocking) if blocks)
    if blocking < 0 or blocking >> grid.size:
        raise ValueError(f"{blocking:#x} blocks off the board: the cells of {grid!r} are 0 to {grid.size - 1}")
    return blocking
