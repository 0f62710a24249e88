"""Which way leads somewhere: fields of distances over a coarse grid, made once per land and goal, to propose sensible moves. No rule hangs on it."""

from __future__ import annotations

from functools import lru_cache

from bocage.games.legends_old_west.ground.land import Land
from bocage.space.plane import Point

CELL = 500


Cell = tuple[int, int]


FAR = 1 << 30  # of cells from which no way leads to a goal


@lru_cache(maxsize=64)
def graph(land: Land, width: int, depth: int) -> list[list[tuple[int, int]]]:
    """The cells of a table, column by column, and what a step to each neighbour costs men on foot; made once per land."""
    cols, rows = -(-width // CELL), -(-depth // CELL)
    found: list[list[tuple[int, int]]] = []
    for x in range(cols):
        for y in range(rows):
            near = []
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    to = (x + dx, y + dy)
                    if (dx or dy) and 0 <= to[0] < cols and 0 <= to[1] < rows:
                        price = _price(land, to, (x, y), 7 if dx and dy else 5)
                        if price is not None:
                            near.append((to[0] * rows + to[1], price))
            found.append(near)
    return found


@lru_cache(maxsize=4096)
def field(land: Land, width: int, depth: int, goal: Cell) -> list[int]:
    """The cost from every cell to a goal cell, for men on foot."""
    edges = graph(land, width, depth)
    best = [FAR] * len(edges)
    rows = -(-depth // CELL)
    if not (0 <= goal[1] < rows and 0 <= goal[0] * rows + goal[1] < len(edges)):
        return best
    first = goal[0] * rows + goal[1]
    best[first] = 0
    waiting: list[list[int]] = [[first]]  # by cost, which is a small whole number
    cost = 0
    while cost < len(waiting):
        for cell in waiting[cost]:
            if best[cell] < cost:
                continue
            for to, price in edges[cell]:
                total = cost + price
                if total < best[to]:
                    best[to] = total
                    while len(waiting) <= total:
                        waiting.append([])
                    waiting[total].append(to)
        cost += 1
    return best


def _price(land: Land, a: tuple[int, int], b: tuple[int, int], length: int) -> int | None:
    one, two = centre(a), centre(b)
    if land.barred(one, two) is not None:
        return None
    factor = 1
    for spot in (two, Point((one.x + two.x) // 2, (one.y + two.y) // 2)):
        top = land.top(spot.x, spot.y)
        here = 1 if top < 0 else land.factors["foot"][top]
        if here == 0:
            return None
        factor = max(factor, here or 1)
    return length * factor


def centre(cell: tuple[int, int]) -> Point:
    return Point(cell[0] * CELL + CELL // 2, cell[1] * CELL + CELL // 2)


def cell_of(x: int, y: int) -> tuple[int, int]:
    return x // CELL, y // CELL


def _block(cell: Cell) -> Cell:
    """Goals are told apart to 10 cm, so that fields are used again."""
    return cell[0] // 2 * 2 + 1, cell[1] // 2 * 2 + 1


def waypoints(land: Land, width: int, depth: int, start: Point, goal: Point, steps: int) -> list[Point]:
    """Cells one after the other from a place towards a goal, at most so many."""
    found = field(land, width, depth, _block(cell_of(goal.x, goal.y)))
    cols, rows = -(-width // CELL), -(-depth // CELL)
    x, y = cell_of(start.x, start.y)
    path: list[Point] = []
    for _ in range(steps):
        near = [
            (found[i * rows + j], i, j)
            for i in range(max(0, x - 1), min(cols, x + 2))
            for j in range(max(0, y - 1), min(rows, y + 2))
            if found[i * rows + j] < FAR
        ]
        if not near:
            break
        cost, i, j = min(near)
        here = found[x * rows + y] if 0 <= x < cols and 0 <= y < rows else FAR
        if (i, j) == (x, y) or cost >= here:
            break
        x, y = i, j
        path.append(centre((x, y)))
    return path
