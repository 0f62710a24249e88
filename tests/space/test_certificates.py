"""What a player is told about a blocked line, and square by square choices of a shape."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space import HexGrid, Shape, Sight, SquareGrid, mask

GROUND = st.tuples(st.booleans(), st.sampled_from([0, 0, 0, 1, 1, 2]))


@st.composite
def maps(draw: st.DrawFn) -> Sight:
    grid = HexGrid(*draw(st.sampled_from([(7, 6), (6, 7), (3, 9), (9, 3)])))
    ground = draw(st.lists(GROUND, min_size=grid.size, max_size=grid.size))
    return Sight(grid, [level for _, level in ground], [woods for woods, _ in ground])


def field(levels: dict[str, int]) -> Sight:
    """A board of 8 by 9 hexes without woods, at level 0 but for these."""
    grid = HexGrid(8, 9)
    heights = [0] * grid.size
    for name, level in levels.items():
        heights[grid.named(name)] = level
    return Sight(grid, heights)


@settings(deadline=None)
@given(maps(), st.data())
def test_blockers_alone_suffice(sight: Sight, data: st.DataObject) -> None:
    """TOI-10.8: one hex that the line crosses or one on each side of it; on bare ground these alone still block, for the same reason."""
    grid = sight.grid
    a, b = data.draw(st.sampled_from(grid.cells)), data.draw(st.sampled_from(grid.cells))
    cells, line = sight.blockers(a, b), grid.crossed(a, b)
    assert len(cells) <= 2
    if len(cells) == 1:
        assert cells[0] in line.inner
    elif cells:
        assert {cell in line.left for cell in cells} == {cell not in line.right for cell in cells} == {True, False}
    bare = Sight(grid, [level if cell in (a, b, *cells) else -1 for cell, level in enumerate(sight.levels)], sight.blocking & mask(cells))
    assert (bare.reason(a, b), bare.blockers(a, b)) == (sight.reason(a, b), cells)
    assert sight.reason(a, b) == sight.reason(b, a)


def test_the_pair_is_told_left_first() -> None:
    """TOI-10.14, TOI-10.16: from either end, the nearer one first, of two equally near ones the left one."""
    names = field({"0202": 1, "0301": 1, "0302": 1})
    here, there = names.grid.named("0202"), names.grid.named("0602")
    assert [names.grid.name(cell) for cell in names.blockers(here, there)] == ["0301", "0302"]
    assert [names.grid.name(cell) for cell in names.blockers(there, here)] == ["0302", "0301"]
    above = field({"0301": 2, "0502": 2})
    assert above.reason(here, there) == "outright"
    assert [above.grid.name(cell) for cell in above.blockers(here, there)] == ["0301", "0502"]
    assert [above.grid.name(cell) for cell in above.blockers(there, here)] == ["0502", "0301"]


def test_a_clear_line_has_no_reason() -> None:
    """TOI-10.3, TOI-10.15: nothing is told of a line that nothing blocks, nor of a hex and its neighbours."""
    sight = field({"0404": 2})
    here = sight.grid.named("0404")
    for other in (here, *sight.grid.neighbours(here), sight.grid.named("0407")):
        assert (sight.reason(here, other), sight.blockers(here, other)) == ("", ())


def test_a_table_in_use_is_kept_while_many_others_come() -> None:
    """TOI-10.6: a search that tries smoke everywhere does not lose the table it comes back to."""
    sight = field({})
    for smoke in range(1, 1000):
        assert sight.with_blocking(smoke).blocking == smoke
        assert sight.with_blocking(0) is sight
    assert sight.with_blocking([cell == 3 for cell in sight.grid.cells]).blocking == 8


@pytest.mark.parametrize("shape", get_args(Shape))
@pytest.mark.parametrize("n", range(1, 6))
@pytest.mark.parametrize(("cols", "rows"), [(4, 3), (1, 5)])
def test_a_shape_is_chosen_square_by_square(shape: Shape, n: int, cols: int, rows: int) -> None:
    """HON-21.18: the next square is offered exactly if some whole shape still holds all that is chosen."""
    grid = SquareGrid(cols, rows)
    ways = [set(way) for way in combinations(grid.cells, n) if grid.forms(shape, way)]
    for chosen in [(), *((cell,) for cell in grid.cells), *combinations(grid.cells, 2)]:
        expected = sorted({cell for way in ways if set(chosen) < way for cell in way} - set(chosen))
        assert list(grid.extensions(shape, n, chosen)) == expected
