"""A line of places, and sets as bit masks."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.space import Line, mask, members

PLACES = st.integers(1, 9)


@given(PLACES, PLACES)
def test_range_neighbours_and_between(a: int, b: int) -> None:
    """FL-7.1: the range is the difference of the numbers, 0 in the same place; neighbours are at range 1."""
    line = Line(9)
    assert line.distance(a, b) == line.distance(b, a) == len(range(min(a, b), max(a, b)))
    assert (b in line.neighbours(a)) is (line.distance(a, b) == 1)
    assert line.between(a, b) == tuple(reversed(line.between(b, a)))
    assert set(line.between(a, b)) == {cell for cell in line.cells if min(a, b) < cell < max(a, b)}


def test_the_ends_of_the_line() -> None:
    """FL-2.6, FL-2.7: from the home cards one moves only inwards."""
    line = Line(9)
    assert list(line.cells) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert (line.neighbours(1), line.neighbours(5), line.neighbours(9)) == ((2,), (4, 6), (8,))
    assert (line.step(8, 1), line.step(9, 1), line.step(2, -1), line.step(1, -1)) == (9, None, 1, None)
    assert line.between(7, 3) == (6, 5, 4)
    assert line.between(4, 5) == line.between(4, 4) == ()


def test_places_off_the_line_are_refused() -> None:
    """A line begins at 1 and has a length."""
    assert Line(9).cell(9) == 9
    for number in (0, 10):
        with pytest.raises(ValueError, match="places 1 to 9"):
            Line(9).cell(number)
    with pytest.raises(ValueError, match="at least 1"):
        Line(0)


def test_one_line_per_length() -> None:
    """Lines of one length are one object that cannot be changed."""
    line = Line(9)
    assert line is Line(9) is pickle.loads(pickle.dumps(line)) is copy.deepcopy(line)
    assert line != Line(8)
    assert repr(line) == "Line(9)"
    with pytest.raises(AttributeError, match="cannot be set"):
        line.length = 8
    with pytest.raises(AttributeError, match="cannot be deleted"):
        del line.length


@given(st.sets(st.integers(0, 500)))
def test_masks_go_there_and_back(cells: set[int]) -> None:
    """Bit c is set when cell c is a member; a negative number is no mask."""
    assert members(mask(cells)) == tuple(sorted(cells))
    assert all((mask(cells) >> cell & 1 == 1) is (cell in cells) for cell in range(501))
    with pytest.raises(ValueError, match="negative"):
        members(-1)
