"""Which way leads somewhere: fields of distances over a coarse grid of a table, to propose sensible moves. No rule hangs on it."""

from __future__ import annotations

from collections.abc import Callable

from bocage.space.plane.shapes import Point

Cell = tuple[int, int]
Price = Callable[[Point, Point, int], "int | None"]
"""`price(a, b, length)`: what a step between the middles of two neighbouring cells costs, in small whole numbers; None if it is barred."""

STRAIGHT, DIAGONAL = 5, 7  # how long the steps are
FAR = 1 << 30  # of cells from which no way leads to a goal


class Fields:
    """A table in cells of a size, column by column, with what each step to a neighbour costs; fields of goals are worked out once."""

    def __init__(self, cell: int, width: int, depth: int, price: Price) -> None:
        self.cell, self.cols, self.rows = cell, -(-width // cell), -(-depth // cell)
        self.edges = [self._near(x, y, price) for x in range(self.cols) for y in range(self.rows)]
        self._found: dict[Cell, list[int]] = {}

    def _near(self, x: int, y: int, price: Price) -> list[tuple[int, int]]:
        """The neighbours of a cell and what it costs to come from each: ways are looked for from the goal."""
        near = []
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                i, j = x + dx, y + dy
                if (dx or dy) and 0 <= i < self.cols and 0 <= j < self.rows:
                    cost = price(self.centre((i, j)), self.centre((x, y)), DIAGONAL if dx and dy else STRAIGHT)
                    if cost is not None:
                        near.append((i * self.rows + j, cost))
        return near

    def centre(self, cell: Cell) -> Point:
        return Point(cell[0] * self.cell + self.cell // 2, cell[1] * self.cell + self.cell // 2)

    def cell_of(self, spot: Point) -> Cell:
        return spot.x // self.cell, spot.y // self.cell

    def field(self, goal: Cell) -> list[int]:
        """The cost from every cell to a goal cell."""
        found = self._found.get(goal)
        if found is None:
            found = self._found[goal] = self._field(goal)
        return found

    def _field(self, goal: Cell) -> list[int]:
        best = [FAR] * len(self.edges)
        if not (0 <= goal[0] < self.cols and 0 <= goal[1] < self.rows):
            return best
        first = goal[0] * self.rows + goal[1]
        best[first] = 0
        waiting: list[list[int]] = [[first]]  # by cost, which is a small whole number
        cost = 0
        while cost < len(waiting):
            for cell in waiting[cost]:
                if best[cell] < cost:
                    continue
                for to, price in self.edges[cell]:
                    total = cost + price
                    if total < best[to]:
                        best[to] = total
                        while len(waiting) <= total:
                            waiting.append([])
                        waiting[total].append(to)
            cost += 1
        return best

    def waypoints(self, start: Point, goal: Point, steps: int) -> list[Point]:
        """Cells one after the other from a place towards a goal, at most so many: each time the neighbour from which it is nearest, even if a wall is between.

        Goals are told apart to two cells, so that fields are used again.
        """
        i, j = self.cell_of(goal)
        found = self.field((i // 2 * 2 + 1, j // 2 * 2 + 1))
        cols, rows = self.cols, self.rows
        x, y = self.cell_of(start)
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
            path.append(self.centre((x, y)))
        return path
