"""Which hexes a straight line crosses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.space import HexGrid
from bocage.space.crossing import length, trace

from . import oracle


def names(grid: HexGrid, cells: tuple[int, ...]) -> list[str]:
    return [grid.name(cell) for cell in cells]


@pytest.mark.parametrize(("cols", "rows"), [(9, 6), (4, 8), (1, 6), (7, 1), (2, 3)])
def test_all_lines_of_a_board_agree_with_polygons(cols: int, rows: int) -> None:
    """TOI-10.3, TOI-10.8: inner hexes and hexes bordered along a whole side, in order, left and right apart; corners count for nothing."""
    grid = HexGrid(cols, rows)
    for a in grid.cells:
        for b in grid.cells:
            expected = oracle.lines(cols, rows, grid.at(a), grid.at(b))
            assert [[grid.at(cell) for cell in group] for group in grid.crossed(a, b)] == list(expected), (grid.name(a), grid.name(b))


@given(st.data())
def test_long_lines_agree_with_polygons(data: st.DataObject) -> None:
    """TOI-10.3, TOI-10.8: the same on a large board."""
    grid = HexGrid(31, 24)
    a, b = data.draw(st.sampled_from(grid.cells)), data.draw(st.sampled_from(grid.cells))
    expected = oracle.lines(31, 24, grid.at(a), grid.at(b))
    assert [[grid.at(cell) for cell in group] for group in grid.crossed(a, b)] == list(expected)


@given(st.integers(-40, 40), st.integers(-40, 40))
def test_the_way_back_is_the_way_reversed(q: int, r: int) -> None:
    """TOI-10.1: seen from the other end the same hexes lie on the line, left and right exchanged."""
    there, back = trace(q, r), trace(-q, -r)
    for group, other in ((there.inner, back.inner), (there.left, back.right), (there.right, back.left)):
        assert [(hq - q, hr - r) for hq, hr in reversed(group)] == list(other)
    assert len(there.left) == len(there.right)
    assert all(length(*step) + length(step[0] - q, step[1] - r) <= length(q, r) + 1 for group in there for step in group)


def test_the_ends_are_not_on_the_line() -> None:
    """TOI-10.7: from a hex to itself or to a neighbour there is nothing between; two hexes on there is."""
    grid = HexGrid(5, 5)
    a = grid.named("0202")
    assert grid.crossed(a, a) == ((), (), ())
    for near in grid.neighbours(a):
        assert grid.crossed(a, near) == ((), (), ())
    assert names(grid, grid.crossed(a, grid.named("0204")).inner) == ["0203"]


def test_a_line_along_hexsides() -> None:
    """TOI-10.8, TOI-CASE-30, TOI-CASE-31: the hex in the middle is inner, those beside are left and right."""
    grid = HexGrid(7, 5)
    line = grid.crossed(grid.named("0202"), grid.named("0402"))
    assert [names(grid, group) for group in line] == [[], ["0301"], ["0302"]]
    line = grid.crossed(grid.named("0101"), grid.named("0501"))
    assert [names(grid, group) for group in line] == [["0301"], ["0201", "0401"], ["0202", "0402"]]


def test_a_touched_corner_counts_for_nothing() -> None:
    """TOI-10.8: this line passes through two corners, from one hex straight into the next; the third hex at each corner is not on it."""
    found = trace(4, -5)
    assert found.inner == ((1, -1), (2, -2), (2, -3), (3, -4))
    assert not any(touched in group for touched in ((1, -2), (3, -3)) for group in found)
    assert not found.left
    assert not found.right


def test_a_side_off_the_board_is_left_out() -> None:
    """TOI-7.7: along the upper and lower edge only the side on the board is named."""
    grid = HexGrid(5, 3)
    top = grid.crossed(grid.named("0000"), grid.named("0400"))
    assert [names(grid, group) for group in top] == [["0200"], [], ["0100", "0300"]]
    bottom = grid.crossed(grid.named("0102"), grid.named("0302"))
    assert [names(grid, group) for group in bottom] == [[], ["0202"], []]
