"""Boards of squares: names, neighbours, distances, the shapes of bombardments."""

from __future__ import annotations

import copy
from collections.abc import Callable
from itertools import combinations
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.space import HexGrid, Shape, SquareGrid

grids = st.builds(SquareGrid, st.integers(1, 10), st.integers(1, 12))
SHAPES: tuple[Shape, ...] = ("any", "line", "adjacent", "block")


def cells(grid: SquareGrid, names: str) -> list[int]:
    return [grid.named(name) for name in names.split()]


@given(grids, st.data())
def test_names_go_there_and_back(grid: SquareGrid, data: st.DataObject) -> None:
    """HON-1.4: columns A.. from west, rows 1.. from north."""
    cell = data.draw(st.sampled_from(grid.cells))
    assert grid.named(grid.name(cell)) == cell
    assert grid.cell(*grid.at(cell)) == cell


def test_the_corners_have_their_names() -> None:
    """Cell 0 is A1, north-west; the last one south-east."""
    grid = SquareGrid(5, 12)
    assert [grid.name(cell) for cell in (0, 4, 5, 59)] == ["A1", "E1", "A2", "E12"]
    assert grid.named("B5") == 4 * 5 + 1


@pytest.mark.parametrize("name", ["", "B", "5", "5B", "b5", "B05", "B0", "BB5", "B-1", "B 5", "Ä5", "B５"])
def test_what_is_no_name_is_refused(name: str) -> None:
    """The message shows what a name looks like."""
    with pytest.raises(ValueError, match='as "B5"'):
        SquareGrid(5, 6).named(name)


@pytest.mark.parametrize("name", ["F1", "A7", "Z99"])
def test_a_name_off_the_board_is_refused(name: str) -> None:
    """The message says where the board ends."""
    with pytest.raises(ValueError, match=f'square "{name}" is off the board: the squares are A1 to E6'):
        SquareGrid(5, 6).named(name)


def test_one_grid_per_size_and_kind() -> None:
    """Squares are not hexes; letters end at Z."""
    assert SquareGrid(5, 6) is SquareGrid(5, 6) is copy.deepcopy(SquareGrid(5, 6))
    assert cast(object, SquareGrid(5, 6)) is not HexGrid(5, 6)
    with pytest.raises(ValueError, match="at most 26 by 100"):
        SquareGrid(27, 6)


def test_neighbours_go_clockwise_from_north() -> None:
    """HON-1.6: eight in the open, fewer at the edge; orthogonally four."""
    grid = SquareGrid(4, 4)
    assert [grid.name(cell) for cell in grid.neighbours8(grid.named("B2"))] == ["B1", "C1", "C2", "C3", "B3", "A3", "A2", "A1"]
    assert [grid.name(cell) for cell in grid.neighbours4(grid.named("B2"))] == ["B1", "C2", "B3", "A2"]
    assert [grid.name(cell) for cell in grid.neighbours8(grid.named("A1"))] == ["B1", "B2", "A2"]
    assert [grid.name(cell) for cell in grid.neighbours4(grid.named("D4"))] == ["D3", "C4"]


@given(grids, st.data(), st.integers(-1, 12))
def test_distances_agree_with_walking(grid: SquareGrid, data: st.DataObject, n: int) -> None:
    """HON-6.7: the least number of steps, diagonals allowed."""
    start = data.draw(st.sampled_from(grid.cells))
    reach = grid.reach(start, grid.size, lambda a, b: 1, diagonal=True)
    assert {cell: grid.distance(start, cell) for cell in grid.cells} == {cell: cost for cell, (cost, _) in reach.items()}
    assert grid.within(start, n) == tuple(cell for cell in grid.cells if reach[cell][0] <= n)
    assert set(grid.neighbours8(start)) == {cell for cell in grid.cells if reach[cell][0] == 1}
    straight = grid.reach(start, 1, lambda a, b: 1)
    assert set(grid.neighbours4(start)) == set(straight) - {start}


def test_a_hill_lengthens_the_range() -> None:
    """HON-6.7, HON-CASE-31: E3 is 2 away from C5, F5 is 3."""
    grid = SquareGrid(6, 6)
    here = grid.named("C5")
    assert grid.distance(here, grid.named("E3")) == 2
    assert grid.distance(here, grid.named("F5")) == 3


@given(grids, st.data(), st.integers(-12, 12), st.integers(-12, 12))
def test_a_step_stays_on_the_board(grid: SquareGrid, data: st.DataObject, dx: int, dy: int) -> None:
    """East and south are positive; nothing wraps round the edge."""
    cell = data.draw(st.sampled_from(grid.cells))
    col, row = grid.at(cell)
    on_board = 0 <= col + dx < grid.cols and 0 <= row + dy < grid.rows
    assert grid.step(cell, dx, dy) == (grid.cell(col + dx, row + dy) if on_board else None)


@pytest.mark.parametrize(
    ("shape", "names", "fits"),
    [
        ("any", "A1 D4 B3", True),
        ("any", "A1 A1", False),
        ("line", "B1 B2 B3", True),
        ("line", "C3 A3 B3", True),
        ("line", "A1 B1 D1", False),
        ("line", "A1 B2 C3", False),
        ("line", "A1 A2 B2", False),
        ("adjacent", "A1 A2 B2", True),
        ("adjacent", "A1 B2", False),
        ("adjacent", "A1 A2 C1 C2", False),
        ("adjacent", "D1 A2", False),
        ("block", "B2 C2 C3", True),
        ("block", "B2 C3", True),
        ("block", "B2 C2 B3 C3", True),
        ("block", "A1 B1 C1", False),
        ("block", "D1 A2", False),
    ],
)
def test_the_shape_of_a_bombardment(shape: Shape, names: str, fits: bool) -> None:
    """HON-21.18: line = consecutive orthogonal squares, adjacent = orthogonally connected, block = within one of two by two."""
    grid = SquareGrid(4, 4)
    assert grid.forms(shape, cells(grid, names)) is fits


@pytest.mark.parametrize("shape", SHAPES)
def test_squares_off_the_board_form_nothing(shape: Shape) -> None:
    """Squares must exist."""
    assert not SquareGrid(4, 4).forms(shape, [15, 16])
    assert not SquareGrid(4, 4).forms(shape, [-1, 0])


@given(st.integers(1, 4), st.integers(1, 4), st.sampled_from(SHAPES), st.integers(1, 4))
def test_the_list_of_shapes_is_complete(cols: int, rows: int, shape: Shape, n: int) -> None:
    """HON-21.18: what is listed is exactly what fits, in rising order, nothing twice."""
    grid = SquareGrid(cols, rows)
    assert list(grid.shapes(shape, n)) == [chosen for chosen in combinations(grid.cells, n) if grid.forms(shape, chosen)]


def test_how_many_shapes_there_are() -> None:
    """HON-21.18: counted by hand on three by three squares."""
    grid = SquareGrid(3, 3)
    count: Callable[[Shape, int], int] = lambda shape, n: len(list(grid.shapes(shape, n)))  # noqa: E731
    assert (count("line", 3), count("adjacent", 2), count("block", 4), count("block", 3)) == (6, 12, 4, 16)
    assert (count("adjacent", 3), count("any", 3)) == (6 + 16, 84)


def test_shapes_that_do_not_exist_are_refused() -> None:
    """A shape has a name and at least one square."""
    grid = SquareGrid(3, 3)
    with pytest.raises(ValueError, match='no shape "ring": one of any, line, adjacent, block'):
        grid.forms(cast(Shape, "ring"), [1])
    with pytest.raises(ValueError, match='no shape "ring"'):
        grid.shapes(cast(Shape, "ring"), 1)
    with pytest.raises(ValueError, match="no shape of 0 squares"):
        grid.shapes("line", 0)
