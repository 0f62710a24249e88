"""Which way leads somewhere: fields of distances over a coarse grid, made once per land and goal, to propose sensible moves. No rule hangs on it."""

from __future__ import annotations

from functools import lru_cache

from bocage.games.legends_old_west.land import Land
from bocage.space.plane import Point

CELL = 500


Cell = tuple[int, int]


@lru_cache(maxsize=64)
def graph(land: Land, width: int, depth: int) -> dict[Cell, list[tuple[Cell, int]]]:
    """The cells of a table and what a step to each neighbour costs men on foot; made once per land."""
    cols, rows = -(-width // CELL), -(-depth // CELL)
    found: dict[Cell, list[tuple[Cell, int]]] = {}
    for x in range(cols):
        for y in range(rows):
            near = []
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    to = (x + dx, y + dy)
                    if (dx or dy) and 0 <= to[0] < cols and 0 <= to[1] < rows:
                        price = _price(land, to, (x, y), 7 if dx and dy else 5)
                        if price is not None:
                            near.append((to, price))
            found[x, y] = near
    return found


@lru_cache(maxsize=4096)
def field(land: Land, width: int, depth: int, goal: Cell) -> dict[Cell, int]:
    """The cost from every cell to a goal cell, for men on foot."""
    edges = graph(land, width, depth)
    best = {goal: 0}
    waiting: list[list[Cell]] = [[goal]]  # by cost, which is a small whole number
    cost = 0
    while cost < len(waiting):
        for cell in waiting[cost]:
            if best[cell] < cost:
                continue
            for to, price in edges.get(cell, ()):
                total = cost + price
                known = best.get(to)
                if known is None or total < known:
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
    here = cell_of(start.x, start.y)
    path: list[Point] = []
    for _ in range(steps):
        near = [(found[to], to) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (to := (here[0] + dx, here[1] + dy)) in found]
        if not near:
            break
        cost, to = min(near)
        if to == here or cost >= found.get(here, 1 << 30):
            break
        here = to
        path.append(centre(here))
    return path
