"""How far one can go: cheapest ways over any board of numbered cells, in whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import heappop, heappush

Cost = Callable[[int, int], int | None]
"""What the step from one cell to the next costs; None where it may not be taken. Games with thirds of a point count in thirds."""

Reach = dict[int, tuple[int, int]]
"""Cell -> (cost so far, previous cell), cheapest first; the start is its own previous cell."""


def spread(start: int, budget: int, neighbours: Sequence[Sequence[int]], cost: Cost) -> Reach:
    """All cells within the budget, with the cheapest way to each.

    Cells come in order of cost, then number. Of two ways that cost the same, the one whose last cell comes first in that order is kept.
    """
    settled: Reach = {}
    if budget < 0:
        return settled
    best = {start: (0, start)}
    queue = [(0, start)]
    while queue:
        spent, here = heappop(queue)
        if here in settled:
            continue
        settled[here] = best[here]
        for there in neighbours[here]:
            if there in settled:
                continue
            step = cost(here, there)
            if step is None:
                continue
            if step < 0:
                raise ValueError(f"the step from cell {here} to cell {there} costs {step}: a cost is 0 or more")
            total = spent + step
            if total <= budget and (there not in best or total < best[there][0]):
                best[there] = (total, here)
                heappush(queue, (total, there))
    return settled


def path(reach: Mapping[int, tuple[int, int]], to: int) -> tuple[int, ...]:
    """The way from the start of this reach to a cell in it, both included."""
    if to not in reach:
        raise ValueError(f"cell {to} is out of reach")
    way = [to]
    while (previous := reach[way[-1]][1]) != way[-1]:
        way.append(previous)
    return tuple(reversed(way))
