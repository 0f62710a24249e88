"""How far one can go, on hexes and squares."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.space import HexGrid, Reach, SquareGrid, path


def slow_costs(start: int, budget: int, edges: dict[tuple[int, int], int]) -> dict[int, int]:
    """Bellman and Ford: improve over all steps until nothing improves."""
    found = {start: 0}
    while True:
        better = {
            there: found[here] + cost
            for (here, there), cost in edges.items()
            if here in found and found[here] + cost <= budget and found[here] + cost < found.get(there, budget + 1)
        }
        if not better:
            return found
        there = min(better)
        found[there] = min(found[here] + edges[here, there] for here in found if (here, there) in edges)


def check(reach: Reach, start: int, budget: int, edges: dict[tuple[int, int], int]) -> None:
    assert {cell: cost for cell, (cost, _) in reach.items()} == slow_costs(start, budget, edges)
    costs = [cost for cost, _ in reach.values()]
    assert costs == sorted(costs)
    for cell in reach:
        way = path(reach, cell)
        assert (way[0], way[-1]) == (start, cell)
        assert sum(edges[step] for step in pairwise(way)) == reach[cell][0]


@given(st.data(), st.integers(1, 6), st.integers(1, 6), st.integers(0, 15))
def test_reach_over_hexes(data: st.DataObject, cols: int, rows: int, budget: int) -> None:
    """The cheapest cost to every hex within the budget, and a way that costs it; None bars a step."""
    grid = HexGrid(cols, rows)
    steps = [(a, b) for a in grid.cells for b in grid.neighbours(a)]
    costs = data.draw(st.lists(st.none() | st.integers(0, 5), min_size=len(steps), max_size=len(steps)))
    table = dict(zip(steps, costs, strict=True))
    start = data.draw(st.sampled_from(grid.cells))
    reach = grid.reach(start, budget, lambda a, b: table[a, b])
    check(reach, start, budget, {step: cost for step, cost in table.items() if cost is not None})
    assert list(reach.items()) == list(grid.reach(start, budget, lambda a, b: table[a, b]).items())


@given(st.data(), st.integers(1, 6), st.integers(1, 6), st.integers(0, 9), st.booleans())
def test_reach_over_squares(data: st.DataObject, cols: int, rows: int, budget: int, diagonal: bool) -> None:
    """HON-5.5, HON-5.7: orthogonal steps, or any of the eight."""
    grid = SquareGrid(cols, rows)
    entry = data.draw(st.lists(st.integers(1, 3), min_size=grid.size, max_size=grid.size))
    start = data.draw(st.sampled_from(grid.cells))
    reach = grid.reach(start, budget, lambda a, b: entry[b], diagonal)
    near = grid.neighbours8 if diagonal else grid.neighbours4
    check(reach, start, budget, {(a, b): entry[b] for a in grid.cells for b in near(a)})


def test_one_way_of_several_is_always_the_same() -> None:
    """Of ways that cost the same, the one whose last hex is cheaper to come to, then has the lower number."""
    grid = HexGrid(5, 5)
    reach = grid.reach(grid.named("0202"), 3, lambda a, b: 1)
    assert [grid.name(cell) for cell in grid.path(reach, grid.named("0402"))] == ["0202", "0301", "0402"]
    assert reach[grid.named("0202")] == (0, grid.named("0202"))
    order = list(reach)
    assert order == sorted(order, key=lambda cell: (reach[cell][0], cell))


def test_what_is_too_far_is_not_reached() -> None:
    """A budget just enough, one too little, none, and less than none."""
    grid = HexGrid(5, 1)
    assert grid.named("0300") in grid.reach(0, 9, lambda a, b: 3)
    short = grid.reach(0, 8, lambda a, b: 3)
    assert grid.named("0300") not in short
    with pytest.raises(ValueError, match="cell 3 is out of reach"):
        grid.path(short, 3)
    assert grid.reach(0, 0, lambda a, b: 1) == {0: (0, 0)}
    assert grid.reach(0, -1, lambda a, b: 1) == {}


def test_a_negative_cost_is_refused() -> None:
    """Costs are 0 or more."""
    with pytest.raises(ValueError, match="from cell 0 to cell 1 costs -1"):
        HexGrid(3, 1).reach(0, 5, lambda a, b: -1)
