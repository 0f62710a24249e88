"""Line of sight: the cases of the rules, and all pairs of random maps against a slow second opinion."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterable, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space import HexGrid, Sight, mask, members

from . import oracle

Maps = tuple[HexGrid, list[int], list[bool]]


def battlefield(woods: Iterable[str] = (), levels: Mapping[str, int] | None = None) -> Sight:
    """A board of 8 by 8 hexes, clear and level but for what is said."""
    grid = HexGrid(8, 8)
    heights = [0] * grid.size
    for name, level in (levels or {}).items():
        heights[grid.named(name)] = level
    return Sight(grid, heights, mask(grid.named(name) for name in woods))


def sees(sight: Sight, a: str, b: str) -> bool:
    """Whether two hexes see each other, asked both ways (TOI-10.1)."""
    here, there = sight.grid.named(a), sight.grid.named(b)
    answer = sight.sees(here, there)
    assert sight.sees(there, here) is answer
    return answer


def blocked_by(sight: Sight, a: str, b: str) -> tuple[str, list[str]] | None:
    block = sight.blocked_by(sight.grid.named(a), sight.grid.named(b))
    return block and (block.reason, [sight.grid.name(cell) for cell in block.cells])


@st.composite
def maps(draw: st.DrawFn, most_cols: int = 7, most_rows: int = 6) -> Maps:
    """A random map: flat or hilly, bare or overgrown."""
    grid = HexGrid(draw(st.integers(1, most_cols)), draw(st.integers(1, most_rows)))
    heights = draw(st.sampled_from([[0], [0, 0, 0, 1], [0, 1, 2], [0, 0, 0, 0, 1, 2], [0, 1, 3]]))
    growth = draw(st.sampled_from([[False], [False, False, False, True], [False] * 12 + [True]]))
    levels = draw(st.lists(st.sampled_from(heights), min_size=grid.size, max_size=grid.size))
    blocking = draw(st.lists(st.sampled_from(growth), min_size=grid.size, max_size=grid.size))
    return grid, levels, blocking


@settings(max_examples=150, deadline=None)
@given(maps())
def test_all_pairs_agree_with_the_second_opinion(drawn: Maps) -> None:
    """TOI-10.1 to TOI-10.16: bit rows, single answers and named blockers say what the rules say, the same both ways."""
    grid, levels, blocking = drawn
    sight = Sight(grid, levels, blocking)
    for a in grid.cells:
        for b in grid.cells:
            expected = oracle.sees(grid.cols, grid.rows, levels, blocking, grid.at(a), grid.at(b))
            where = (grid.name(a), grid.name(b))
            assert sight.sees(a, b) is expected, where
            assert sight.sees(b, a) is expected, where
            assert (sight.row(a) >> b & 1 == 1) is expected, where
            assert (sight.blockers(a, b) == ()) is expected, where
            assert (sight.blocked_by(a, b) is None) is expected, where


@settings(max_examples=60, deadline=None)
@given(maps(20, 16))
def test_bit_rows_and_named_blockers_agree_on_large_maps(drawn: Maps) -> None:
    """TOI-10.1: two ways to the answer, on boards too large for the slow one; no row reaches past the board."""
    grid, levels, blocking = drawn
    sight = Sight(grid, levels, blocking)
    for a in grid.cells[:: max(1, grid.size // 12)]:
        assert sight.row(a) >> grid.size == 0
        for b in grid.cells:
            assert sight.sees(a, b) is sight.sees(b, a) is (sight.blocked_by(a, b) is None)


@settings(max_examples=100, deadline=None)
@given(maps(), st.data())
def test_taking_away_what_blocks_opens_the_line(drawn: Maps, data: st.DataObject) -> None:
    """TOI-10.8: the named hexes lie on the line, and with them levelled and cleared the named reason is gone."""
    grid, levels, blocking = drawn
    sight = Sight(grid, levels, blocking)
    a, b = data.draw(st.sampled_from(grid.cells)), data.draw(st.sampled_from(grid.cells))
    block = sight.blocked_by(a, b)
    if block is None:
        return
    assert set(block.cells) <= {cell for group in grid.crossed(a, b) for cell in group}
    assert [grid.distance(a, cell) for cell in block.cells] == sorted(grid.distance(a, cell) for cell in block.cells)
    lowered = [-1 if cell in block.cells else level for cell, level in enumerate(levels)]
    cleared = Sight(grid, lowered, sight.blocking & ~mask(block.cells)).blocked_by(a, b)
    assert cleared is None or cleared.reason != block.reason or not set(cleared.cells) & set(block.cells)


@settings(max_examples=100, deadline=None)
@given(maps(8, 7), st.data())
def test_a_changed_table_equals_a_new_one(drawn: Maps, data: st.DataObject) -> None:
    """TOI-10.6: smoke comes and goes, and every row is as if computed afresh; the old table stays as it was."""
    grid, levels, blocking = drawn
    cells = st.lists(st.sampled_from(grid.cells), max_size=3)
    sight = Sight(grid, levels, blocking)
    for _ in range(4):
        for a in data.draw(cells):
            sight.row(a)
        before = sight.blocking
        block, clear = data.draw(cells), data.draw(cells)
        changed = sight.changed(block=block, clear=clear)
        assert sight.blocking == before
        assert set(members(changed.blocking)) == set(members(before)) - set(clear) | set(block)
        for table in (changed, sight):
            fresh = Sight(grid, levels, table.blocking)
            for a in data.draw(cells):
                assert table.row(a) == fresh.row(a)
        sight = changed
    fresh = Sight(grid, levels, sight.blocking)
    assert [sight.row(a) for a in grid.cells] == [fresh.row(a) for a in grid.cells]


def test_a_line_between_two_woods_hexes() -> None:
    """TOI-10.8, TOI-CASE-30: woods on one side of a line along a hexside do not block, woods on both do."""
    assert sees(battlefield(["0301"]), "0202", "0402")
    assert sees(battlefield(["0302"]), "0202", "0402")
    both = battlefield(["0301", "0302"])
    assert not sees(both, "0202", "0402")
    assert blocked_by(both, "0202", "0402") == ("obstacle", ["0301", "0302"])


def test_woods_that_do_not_face_each_other() -> None:
    """TOI-10.8, TOI-10.3, TOI-CASE-31: one woods hex on each side blocks, two on one side do not, one in the line does."""
    assert not sees(battlefield(["0201", "0402"]), "0101", "0501")
    assert sees(battlefield(["0201", "0401"]), "0101", "0501")
    assert not sees(battlefield(["0301"]), "0101", "0501")
    assert blocked_by(battlefield(["0301", "0201"]), "0101", "0501") == ("obstacle", ["0301"])


@pytest.mark.parametrize(("level", "woods", "clear"), [(1, "0204", False), (1, "0203", True), (2, "0204", True), (2, "0205", False)])
def test_blind_hexes_behind_the_nearest_obstacle(level: int, woods: str, clear: bool) -> None:
    """TOI-10.10, TOI-10.11, TOI-10.12, TOI-CASE-32: two blind hexes with one level of difference, one with two."""
    sight = battlefield([woods], {"0201": level})
    assert sees(sight, "0206", "0201") is clear
    assert blocked_by(sight, "0206", "0201") == (None if clear else ("obstacle", [woods]))


def test_only_the_nearest_obstacle_matters() -> None:
    """TOI-10.10: woods close to the higher unit do not block, with or without others; woods close to the lower one do and are named."""
    assert sees(battlefield(["0202", "0203"], {"0201": 1}), "0206", "0201")
    assert blocked_by(battlefield(["0202", "0204", "0205"], {"0201": 1}), "0206", "0201") == ("obstacle", ["0205"])


def test_one_must_stand_on_the_rim_to_look_down() -> None:
    """TOI-10.16, TOI-10.9, TOI-CASE-33: the plateau blocks from behind its rim, not from the rim."""
    sight = battlefield(levels={"0201": 1, "0202": 1})
    assert not sees(sight, "0201", "0205")
    assert blocked_by(sight, "0205", "0201") == ("plateau", ["0202"])
    assert sees(sight, "0202", "0205")


def test_a_plateau_beside_a_line_along_a_hexside() -> None:
    """TOI-10.16: where the line leaves along a hexside both first hexes must be of that level."""
    assert sees(battlefield(levels={"0202": 1, "0301": 1}), "0202", "0602")
    both = battlefield(levels={"0202": 1, "0301": 1, "0302": 1})
    assert not sees(both, "0202", "0602")
    assert blocked_by(both, "0202", "0602") == ("plateau", ["0301", "0302"])


def test_each_reason_needs_both_sides_for_itself() -> None:
    """TOI-10.8, TOI-10.14, TOI-10.16: a hill above both on the left and a plateau on the right are two halves of nothing."""
    sight = battlefield(levels={"0202": 1, "0301": 2, "0302": 1})
    assert sees(sight, "0202", "0602")


def test_a_hill_is_an_obstacle() -> None:
    """TOI-10.12, TOI-10.13, TOI-CASE-34: a hill higher than the lower unit hides it when it is next to it, not two hexes away."""
    sight = battlefield(levels={"0205": 1, "0202": 2})
    assert not sees(sight, "0206", "0202")
    assert blocked_by(sight, "0202", "0206") == ("obstacle", ["0205"])
    assert sees(sight, "0207", "0202")


def test_neighbours_always_see_each_other() -> None:
    """TOI-10.15, TOI-10.7, TOI-CASE-35: across a cliff, from woods to woods; two hexes apart the same cliff may block."""
    sight = battlefield(["0303"], {"0303": 2})
    for near in sight.grid.neighbours(sight.grid.named("0303")):
        assert sees(sight, "0303", sight.grid.name(near))
    cliff = battlefield(levels={"0302": 2, "0303": 2})
    assert not sees(cliff, "0302", "0304")
    assert sees(cliff, "0303", "0304")


def test_a_hill_above_both_blocks_outright() -> None:
    """TOI-10.14, TOI-10.4: between equal and between different levels; a hill no higher than both does not."""
    for high in (0, 1):
        sight = battlefield(levels={"0201": high, "0203": 2})
        assert not sees(sight, "0201", "0206")
        assert blocked_by(sight, "0201", "0206") == ("outright", ["0203"])
    assert sees(battlefield(levels={"0201": 1, "0203": 1, "0206": 1}), "0201", "0206")


def test_woods_in_a_valley_block_between_two_hills() -> None:
    """TOI-RULING-13: blocking terrain counts whatever level it stands on."""
    assert not sees(battlefield(["0203"], {"0201": 1, "0206": 1}), "0201", "0206")
    assert sees(battlefield([], {"0201": 1, "0206": 1}), "0201", "0206")


def test_the_end_hexes_never_block() -> None:
    """TOI-10.7: woods at both ends; woods between do."""
    assert sees(battlefield(["0201", "0206"]), "0201", "0206")
    assert not sees(battlefield(["0201", "0202", "0206"]), "0201", "0206")


def test_the_edge_of_the_board_never_blocks() -> None:
    """TOI-7.7, TOI-10.8: along the edge the side off the board holds nothing, so woods on the other side alone do not block."""
    assert sees(battlefield(["0100", "0300"]), "0000", "0400")
    assert not sees(battlefield(["0200"]), "0000", "0400")


def test_smoke_on_woods_leaves_the_woods() -> None:
    """TOI-10.6: the caller says what blocks in all; the same cells give the same table."""
    grid = HexGrid(8, 8)
    woods, smoke = mask([grid.named("0203")]), mask([grid.named("0203"), grid.named("0303")])
    clear = Sight(grid, [0] * grid.size, woods)
    thick = clear.with_blocking(woods | smoke)
    assert not sees(thick, "0301", "0306")
    assert thick.with_blocking(woods) is clear
    assert sees(clear, "0301", "0306")
    assert not sees(clear, "0201", "0206")
    assert clear.changed() is clear


def test_tables_are_forgotten_but_never_wrong() -> None:
    """More tables than are remembered: all answers stay right."""
    grid = HexGrid(8, 8)
    sight = Sight(grid, [0] * grid.size)
    for cell in (*grid.cells, *grid.cells):
        smoky = sight.changed(block=[cell, (cell * 7 + 5) % grid.size])
        assert smoky.row(cell) == Sight(grid, [0] * grid.size, smoky.blocking).row(cell)


def test_a_table_survives_pickle_and_copy() -> None:
    """The copy answers alike and shares the grid."""
    sight = battlefield(["0203"], {"0201": 1})
    for again in (pickle.loads(pickle.dumps(sight)), copy.deepcopy(sight)):
        assert again.grid is sight.grid
        assert (again.levels, again.blocking) == (sight.levels, sight.blocking)
        assert [again.row(a) for a in again.grid.cells] == [sight.row(a) for a in sight.grid.cells]
    assert repr(sight) == "<Sight on HexGrid(8, 8), 1 cells blocking>"


def test_a_map_must_fit_its_board() -> None:
    """A wrong number of levels or flags, or blocking cells off the board, are refused with the numbers."""
    grid = HexGrid(3, 2)
    with pytest.raises(ValueError, match="5 levels for the 6 cells"):
        Sight(grid, [0] * 5)
    with pytest.raises(ValueError, match="7 blocking flags for the 6 cells"):
        Sight(grid, [0] * 6, [False] * 7)
    for wrong in (1 << 6, -1):
        with pytest.raises(ValueError, match="cells of HexGrid\\(3, 2\\) are 0 to 5"):
            Sight(grid, [0] * 6, wrong)
    with pytest.raises(ValueError, match="off the board"):
        Sight(grid, [0] * 6).changed(block=[6])
    assert Sight(grid, [0] * 6, [False, True] * 3).blocking == 0b101010
