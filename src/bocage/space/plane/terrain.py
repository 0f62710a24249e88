"""The ground of a table: features with an index that finds those near a line at once. Built once per table and shared by all its matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from bocage.space.plane.gaps import gap
from bocage.space.plane.segments import crossing_test
from bocage.space.plane.shapes import HIGHEST, LOWEST, TALL, Area, Point, Shape, Wall, bounds

Blocks = Literal["none", "partial", "full"]
_SHIFT = 8
"""Cells of the index are 256 units wide: few features are near a short line."""


class Feature(Shape):
    """A piece of ground: its shape, how it blocks sight, how high it stands."""

    shape: Area | Wall
    sight: Blocks = "none"
    top: int = TALL
    id: str = ""


class Terrain:
    """All features of a table, in the order of the scenario: where two overlap, the later one wins.

    `near` gives the features whose bounds meet a rectangle, by two lookups and an AND. The index ends with the last feature; what lies beyond it, or
    south or west of the table, counts to its border cells.
    """

    __slots__ = ("_columns", "_last", "_rows", "bounds", "features", "full", "memo", "partial", "tests", "walls")

    def __init__(self, features: Sequence[Feature]) -> None:
        self.features = tuple(features)
        self.bounds = tuple(bounds(feature.shape) for feature in self.features)
        for feature, (west, south, east, north) in zip(self.features, self.bounds, strict=True):
            if min(west, south) < LOWEST or max(east, north) > HIGHEST:
                raise ValueError(f"{feature!r} lies beyond the bounds of the plane, {LOWEST} to {HIGHEST}")
        self.full = _mask(feature.sight == "full" for feature in self.features)
        self.partial = _mask(feature.sight == "partial" for feature in self.features)
        self.walls = _mask(isinstance(feature.shape, Wall) for feature in self.features)
        self._last = max(0, max((max(limits) for limits in self.bounds), default=0) >> _SHIFT)
        self._columns = self._index(0)
        self._rows = self._index(1)
        self.tests = tuple(crossing_test(feature.shape) for feature in self.features)
        self.memo: dict[object, object] = {}

    def __reduce__(self) -> tuple[type[Terrain], tuple[tuple[Feature, ...]]]:
        return Terrain, (self.features,)

    def __repr__(self) -> str:
        return f"<Terrain of {len(self.features)} features>"

    def __len__(self) -> int:
        return len(self.features)

    def _index(self, axis: int) -> list[list[int]]:
        """For each range of cells along an axis the features that may lie in it, as a bit mask."""
        cells = self._last + 1
        single = [0] * cells
        for number, limits in enumerate(self.bounds):
            for cell in range(max(0, limits[axis] >> _SHIFT), max(0, limits[axis + 2] >> _SHIFT) + 1):
                single[cell] |= 1 << number
        table = []
        for low in range(cells):
            row, found = [0] * cells, 0
            for high in range(low, cells):
                found |= single[high]
                row[high] = found
            table.append(row)
        return table

    def near(self, west: int, south: int, east: int, north: int) -> int:
        """The features that may meet a rectangle, as a bit mask: their bounds overlap or nearly do."""
        left, low, right, high, last = west >> _SHIFT, south >> _SHIFT, east >> _SHIFT, north >> _SHIFT, self._last
        if left < 0 or low < 0 or right > last or high > last:
            left, low, right, high = max(0, min(left, last)), max(0, min(low, last)), max(0, min(right, last)), max(0, min(high, last))
        return self._columns[left][right] & self._rows[low][high]

    def near_line(self, a: Point, b: Point) -> int:
        """The features that may meet a segment."""
        west, south, east, north = a.x, a.y, b.x, b.y
        if west > east:
            west, east = east, west
        if south > north:
            south, north = north, south
        return self.near(west, south, east, north)

    def within(self, shape: Area | Point, reach: int, among: int = -1) -> tuple[int, ...]:
        """The features at most `reach` from a shape, in order."""
        west, south, east, north = bounds(shape)
        found = self.near(west - reach, south - reach, east + reach, north + reach) & among
        return tuple(index for index in each(found) if gap(shape, self.features[index].shape).within(reach))


def _mask(flags: Iterator[bool]) -> int:
    return sum(1 << index for index, flag in enumerate(flags) if flag)


def each(mask: int) -> Iterator[int]:
    """The numbers of a bit mask, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
