"""A slow second opinion on line of sight, written from the words of the rules: real polygons, exact fractions, no shared code.

The map is stretched so that a flat-topped hex has whole corners: its middle is (3 * col, 2 * row, one more in odd columns), its corners are
2 to the east and west, and 1 across and 1 up or down of it. Stretching keeps straight lines, what they cut, and which side a hex lies on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache

Point = tuple[int, int]
Hex = tuple[int, int]
Lines = tuple[list[Hex], list[Hex], list[Hex]]

CORNERS: tuple[Point, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def middle(place: Hex) -> Point:
    col, row = place
    return 3 * col, 2 * row + col % 2


def hexes(cols: int, rows: int) -> list[Hex]:
    return [(col, row) for row in range(rows) for col in range(cols)]


def overlap(start: Point, stop: Point, place: Hex) -> tuple[Fraction, Fraction] | None:
    """The part of the segment, from 0 to 1, that lies in a closed hex: the segment clipped by one side after the other."""
    x, y = middle(place)
    corners = [(x + dx, y + dy) for dx, dy in CORNERS]
    first, last = Fraction(0), Fraction(1)
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):

        def inside(point: Point, x0: int = x0, y0: int = y0, x1: int = x1, y1: int = y1) -> int:
            return (x1 - x0) * (point[1] - y0) - (y1 - y0) * (point[0] - x0)

        at_start, at_stop = inside(start), inside(stop)
        if at_start < 0 and at_stop < 0:
            return None
        if at_start < 0:
            first = max(first, Fraction(at_start, at_start - at_stop))
        elif at_stop < 0:
            last = min(last, Fraction(at_start, at_start - at_stop))
    return (first, last) if first <= last else None


def is_inside(x: Fraction, y: Fraction, place: Hex) -> bool:
    """Whether a point lies in the open hex: between top and bottom, and between the slanting sides."""
    mx, my = middle(place)
    dx, dy = abs(x - mx), abs(y - my)
    return dy < 1 and dx + dy < 2


@cache
def lines(cols: int, rows: int, start: Hex, stop: Hex) -> Lines:
    """INNER, SIDE_L and SIDE_R between two hexes, tried hex by hex over the whole board, ordered along the line."""
    (ax, ay), (bx, by) = middle(start), middle(stop)
    found: tuple[list[tuple[Fraction, Hex]], ...] = ([], [], [])
    for place in hexes(cols, rows):
        part = overlap((ax, ay), (bx, by), place)
        if place in (start, stop) or part is None or part[0] == part[1]:
            continue
        half = (part[0] + part[1]) / 2
        if is_inside(ax + half * (bx - ax), ay + half * (by - ay), place):
            group = 0
        else:
            x, y = middle(place)
            turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            group = 1 if turn < 0 else 2
        found[group].append((half, place))
    inner, left, right = ([place for _, place in sorted(group)] for group in found)
    return inner, left, right


@cache
def steps(cols: int, rows: int, start: Hex) -> dict[Hex, int]:
    """Distances found by walking: two hexes are neighbours when their middles are as close as middles get."""
    board = hexes(cols, rows)
    near = {(0, 2), (0, -2), (3, 1), (3, -1), (-3, 1), (-3, -1)}
    found, wave, count = {start: 0}, [start], 0
    while wave:
        count += 1
        reached = []
        for place in board:
            x, y = middle(place)
            if place not in found and any((x - middle(other)[0], y - middle(other)[1]) in near for other in wave):
                reached.append(place)
        found.update(dict.fromkeys(reached, count))
        wave = reached
    return found


def sees(cols: int, rows: int, levels: Sequence[int], blocking: Sequence[bool], start: Hex, stop: Hex) -> bool:
    """The seven points of the geometry, one after the other."""

    def level(place: Hex) -> int:
        return levels[place[1] * cols + place[0]]

    def blocks(place: Hex) -> bool:
        return blocking[place[1] * cols + place[0]]

    distance = steps(cols, rows, start)[stop]
    if distance <= 1:
        return True
    inner, left, right = lines(cols, rows, start, stop)

    def blocked(test: Callable[[Hex], bool]) -> bool:
        return any(map(test, inner)) or (any(map(test, left)) and any(map(test, right)))

    if blocked(lambda place: level(place) > max(level(start), level(stop))):
        return False
    if level(start) == level(stop):
        return not blocked(lambda place: blocks(place) or level(place) > level(start))
    low, high = (start, stop) if level(start) < level(stop) else (stop, start)
    front = [place for place in (*inner, *left, *right) if steps(cols, rows, high)[place] == 1]
    assert len(front) == 1 or (len(front) == 2 and front[0] in left and front[1] in right) or _is_at_the_edge(rows, left, right)
    if blocked(lambda place: place in front and level(place) == level(high)):
        return False
    away = steps(cols, rows, low)

    def nearest(group: list[Hex]) -> int | None:
        return min((away[place] for place in group if blocks(place) or level(place) > level(low)), default=None)

    in_line, at_left, at_right = nearest(inner), nearest(left), nearest(right)
    candidates = [] if in_line is None else [in_line]
    if at_left is not None and at_right is not None:
        candidates.append(max(at_left, at_right))
    difference = level(high) - level(low)
    blind = 2 if difference == 1 else 1 if difference == 2 else 0
    return not candidates or min(candidates) > blind


def _is_at_the_edge(rows: int, left: list[Hex], right: list[Hex]) -> bool:
    """Whether one side of the line lies off the board."""
    return (not left and {row for _, row in right} <= {0, rows - 1}) or (not right and {row for _, row in left} <= {0, rows - 1})
