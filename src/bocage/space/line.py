"""A line of places, numbered from 1: positions, ranges and what lies between (FL-2.6, FL-7.1)."""

from __future__ import annotations

from typing import Any, ClassVar


class Line:
    """Places 1 to `length` in a row. One shared, immutable object per length."""

    __slots__ = ("_neighbours", "cells", "length")

    length: int
    cells: range
    _neighbours: tuple[tuple[int, ...], ...]
    _made: ClassVar[dict[int, Line]] = {}

    def __new__(cls, length: int) -> Line:
        if length in cls._made:
            return cls._made[length]
        if length < 1:
            raise ValueError(f"no line of {length} places: at least 1")
        line = super().__new__(cls)
        cells = range(1, length + 1)
        around = tuple(tuple(near for near in (cell - 1, cell + 1) if near in cells) for cell in range(length + 1))
        values: dict[str, Any] = {"length": length, "cells": cells, "_neighbours": around}
        for name, value in values.items():
            object.__setattr__(line, name, value)
        cls._made[length] = line
        return line

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{self!r} is shared by all who use this length: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{self!r} is shared by all who use this length: {name} cannot be deleted")

    def __reduce__(self) -> tuple[type[Line], tuple[int]]:
        return Line, (self.length,)

    def __repr__(self) -> str:
        return f"Line({self.length})"

    def cell(self, number: int) -> int:
        """The place of this number, checked."""
        if not 1 <= number <= self.length:
            raise ValueError(f"place {number} is off the line: places 1 to {self.length}")
        return number

    def distance(self, a: int, b: int) -> int:
        """FL-7.1: the range between two places is the difference of their numbers; 0 in the same place."""
        return abs(a - b)

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The places beside this one, the lower number first."""
        return self._neighbours[cell]

    def step(self, cell: int, n: int) -> int | None:
        """The place n further on (a negative n goes back), or None past the end of the line (FL-2.6, FL-2.7)."""
        there = cell + n
        return there if 1 <= there <= self.length else None

    def between(self, a: int, b: int) -> tuple[int, ...]:
        """The places strictly between two others, in order from a to b."""
        return tuple(range(a + 1, b)) if a < b else tuple(range(a - 1, b, -1))
