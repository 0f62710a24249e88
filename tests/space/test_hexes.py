"""Boards of hexes: names, neighbours, directions, distances, rings."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.space import DIRECTIONS, HexGrid

from . import oracle

grids = st.builds(HexGrid, st.integers(1, 12), st.integers(1, 12))


def test_cells_are_numbered_row_by_row() -> None:
    """A cell is row * cols + col; off the board there is none, and the message says where the board ends."""
    grid = HexGrid(8, 7)
    assert (grid.cols, grid.rows, grid.size, grid.cells) == (8, 7, 56, range(56))
    assert grid.cell(4, 5) == 5 * 8 + 4
    assert grid.at(44) == (4, 5)
    for col, row in ((8, 0), (0, 7), (-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="off the board: columns 0 to 7, rows 0 to 6"):
            grid.cell(col, row)
    for cell in (-1, 56):
        with pytest.raises(ValueError, match="cells 0 to 55"):
            grid.at(cell)


@given(grids, st.data())
def test_names_go_there_and_back(grid: HexGrid, data: st.DataObject) -> None:
    """Two digits of the column, two of the row."""
    cell = data.draw(st.sampled_from(grid.cells))
    assert grid.named(grid.name(cell)) == cell
    assert grid.cell(*grid.at(cell)) == cell
    assert grid.name(cell) == "".join(f"{number:02d}" for number in grid.at(cell))


@pytest.mark.parametrize("name", ["", "405", "04050", "04x5", "-104", "０４０５", " 405"])
def test_what_is_no_name_is_refused(name: str) -> None:
    """The message shows what a name looks like."""
    with pytest.raises(ValueError, match='two digits of its column and two of its row, as "0405"'):
        HexGrid(8, 7).named(name)


def test_a_name_off_the_board_is_refused() -> None:
    """Column 8 is not on a board of 8 columns."""
    with pytest.raises(ValueError, match='no hex "0801": column 8, row 1 is off the board'):
        HexGrid(8, 7).named("0801")


def test_one_grid_per_size() -> None:
    """Grids of one size are one object, also when copied; others differ; a grid cannot be changed."""
    grid = HexGrid(8, 7)
    assert HexGrid(8, 7) is grid
    assert pickle.loads(pickle.dumps(grid)) is grid
    assert copy.deepcopy(grid) is grid
    assert HexGrid(7, 8) != grid
    assert len({grid, HexGrid(8, 7), HexGrid(7, 8)}) == 2
    assert repr(grid) == "HexGrid(8, 7)"
    with pytest.raises(AttributeError, match="cols cannot be set"):
        grid.cols = 9
    with pytest.raises(AttributeError, match="cols cannot be deleted"):
        del grid.cols


@pytest.mark.parametrize(("cols", "rows"), [(0, 5), (5, 0), (101, 5), (5, 101)])
def test_a_board_must_have_a_size(cols: int, rows: int) -> None:
    """Names have two digits, so a board has at most 100 columns and rows."""
    with pytest.raises(ValueError, match="at least 1 by 1, at most 100 by 100"):
        HexGrid(cols, rows)


def test_neighbours_go_clockwise_from_north() -> None:
    """Odd columns lie half a hex lower."""
    grid = HexGrid(6, 6)
    assert [grid.name(cell) for cell in grid.neighbours(grid.named("0202"))] == ["0201", "0301", "0302", "0203", "0102", "0101"]
    assert [grid.name(cell) for cell in grid.neighbours(grid.named("0302"))] == ["0301", "0402", "0403", "0303", "0203", "0202"]
    assert [grid.name(cell) for cell in grid.neighbours(grid.named("0000"))] == ["0100", "0001"]


@given(grids, st.data(), st.integers(1, 6), st.integers(1, 6))
def test_directions_lead_to_neighbours_and_back(grid: HexGrid, data: st.DataObject, d: int, north: int) -> None:
    """The opposite direction leads back; a turned compass names the same hexes otherwise; off the board there is nothing."""
    cell = data.draw(st.sampled_from(grid.cells))
    assert tuple(near for way in range(1, 7) if (near := grid.direction(cell, way)) is not None) == grid.neighbours(cell)
    there = grid.direction(cell, d, north)
    assert there == grid.direction(cell, (d + north - 2) % 6 + 1)
    assert grid.walk(cell, d, 1, north) == there
    if there is not None:
        assert grid.direction_to(cell, there, north) == d
        assert grid.direction(there, (d + 2) % 6 + 1, north) == cell


@given(grids, st.data(), st.integers(1, 6), st.integers(0, 14))
def test_a_walk_is_so_many_steps(grid: HexGrid, data: st.DataObject, d: int, n: int) -> None:
    """A walk ends where single steps end, or off the board when they do."""
    cell = data.draw(st.sampled_from(grid.cells))
    there: int | None = cell
    for _ in range(n):
        there = there if there is None else grid.direction(there, d)
    assert grid.walk(cell, d, n) == there
    assert there is None or grid.distance(cell, there) == n


def test_drift_goes_clockwise_from_the_scenarios_north() -> None:
    """TOI-21.15, TOI-CASE-36: four hexes to the south-east of (8, 5) lies (12, 7); with north in the south-east direction 1 leads there."""
    grid = HexGrid(14, 10)
    start = grid.cell(8, 5)
    assert DIRECTIONS[3 - 1] == "SE"
    assert grid.walk(start, 3, 4) == grid.cell(12, 7)
    assert grid.walk(start, 1, 4, north=3) == grid.cell(12, 7)
    assert grid.walk(start, 3, 6) is None


def test_directions_that_do_not_exist_are_refused() -> None:
    """Directions are 1 to 6; only a neighbour lies in one."""
    grid = HexGrid(6, 6)
    for d, north in ((0, 1), (7, 1), (1, 0), (1, 7)):
        with pytest.raises(ValueError, match="directions are 1 to 6"):
            grid.direction(0, d, north)
        with pytest.raises(ValueError, match="directions are 1 to 6"):
            grid.walk(0, d, 2, north)
    with pytest.raises(ValueError, match="hex 0202 is not next to hex 0000"):
        grid.direction_to(grid.named("0000"), grid.named("0202"))
    with pytest.raises(ValueError, match="not next to"):
        grid.direction_to(0, 0)


@given(grids, st.data())
def test_distances_rings_and_discs_agree_with_walking(grid: HexGrid, data: st.DataObject) -> None:
    """The distance is the least number of steps; a ring is exactly that far, a disc at most, the hex itself included."""
    cell = data.draw(st.sampled_from(grid.cells))
    walked = oracle.steps(grid.cols, grid.rows, grid.at(cell))
    assert {grid.at(other): grid.distance(cell, other) for other in grid.cells} == walked
    n = data.draw(st.integers(0, 14))
    assert grid.ring(cell, n) == tuple(other for other in grid.cells if walked[grid.at(other)] == n)
    assert grid.within(cell, n) == tuple(other for other in grid.cells if walked[grid.at(other)] <= n)
    assert grid.within(cell, n) is grid.within(cell, n)
    assert grid.neighbours(cell) == tuple(sorted(grid.ring(cell, 1), key=lambda near: grid.direction_to(cell, near)))
    assert grid.within(cell, -1) == ()


def test_the_longest_distance_of_the_largest_board() -> None:
    """Corner to corner of 100 by 100 hexes."""
    grid = HexGrid(100, 100)
    assert grid.distance(grid.named("0000"), grid.named("9999")) == 149
    assert grid.distance(grid.named("9900"), grid.named("0099")) == 148
