"""Bodies that move: what a base or a body sweeps over on its way, and what stands in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import isqrt

from bocage.space.plane.costs import leg_length, towards
from bocage.space.plane.degrees import turned
from bocage.space.plane.gaps import gap, overlaps, point_to_segment, touches
from bocage.space.plane.segments import crosses, in_outline, segments_meet
from bocage.space.plane.shapes import Area, Base, Box, Disc, Pair, Point, Polygon, Shape, Wall, bounds, centre_of, hull, outline

Obstacle = Area | Wall


class Pose(Shape):
    """Where a body is and which way it faces."""

    at: Point
    facing: int = 0


class Stop(Shape):
    """What a moving body runs into: on which leg of its path, and which obstacle of the list."""

    leg: int
    obstacle: int


def placed(body: Base, pose: Pose) -> Base:
    """The same body elsewhere."""
    if isinstance(body, Disc):
        return Disc(pose.at, body.radius)
    return Box(pose.at, body.length, body.width, pose.facing)


def stands_on(body: Base, obstacle: Obstacle) -> bool:
    """Whether a body overlaps an obstacle with a positive area, or a wall with a positive length."""
    if isinstance(obstacle, Wall):
        return _wall_under(body, obstacle)
    return overlaps(body, obstacle)


def _wall_under(body: Area, wall: Wall) -> bool:
    if isinstance(body, Disc):
        return gap(body.centre, wall).below(body.radius)
    return any(crosses(a, b, body) for a, b in pairwise(wall.points))


def sweeps_over(body: Base, a: Point, b: Point, obstacle: Obstacle) -> bool:
    """DZC movement: whether a body that goes straight from a to b, without turning, overlaps an obstacle on its way.

    A round base sweeps all that is less than its radius from the leg; a body the hull of its two outlines.
    """
    if isinstance(body, Disc):
        if isinstance(obstacle, Disc):
            return gap((a, b), obstacle.centre).below(body.radius + obstacle.radius)
        return gap((a, b), obstacle).below(body.radius)
    return stands_on_swept(swept(body, a, b), obstacle)


def leg_test(radius: int, obstacle: Obstacle) -> Callable[[int, int, int, int], bool]:
    """`sweeps_over` of a round base for one obstacle made ready, with the ends of the leg as four numbers."""
    west, south, east, north = bounds(obstacle)
    west, south, east, north = west - radius, south - radius, east + radius, north + radius
    if isinstance(obstacle, Disc):
        cx, cy, near = obstacle.centre.x, obstacle.centre.y, (radius + obstacle.radius) ** 2
        line: tuple[Pair, ...] = ((cx, cy),)
    else:
        near = radius * radius
        line = tuple((p.x, p.y) for p in obstacle.points) if isinstance(obstacle, Wall) else outline(obstacle).corners
    sides = list(pairwise(line)) if isinstance(obstacle, Wall | Disc) else list(zip(line, line[1:] + line[:1], strict=True))
    ring = outline(obstacle) if isinstance(obstacle, Polygon | Box) else None

    def test(ax: int, ay: int, bx: int, by: int) -> bool:
        if (ax <= west and bx <= west) or (ax >= east and bx >= east) or (ay <= south and by <= south) or (ay >= north and by >= north):
            return False
        a, b = (ax, ay), (bx, by)
        for corner in line:
            num, den = point_to_segment(corner, a, b)
            if num < near * den:
                return True
        for c, d in sides:
            for end in (a, b):
                num, den = point_to_segment(end, c, d)
                if num < near * den:
                    return True
            if segments_meet(a, b, c, d):
                return True
        return ring is not None and in_outline(ring, ax, ay) > 0

    return test


def stands_on_swept(area: Polygon, obstacle: Obstacle) -> bool:
    """Whether a swept area overlaps an obstacle."""
    return _wall_under(area, obstacle) if isinstance(obstacle, Wall) else overlaps(area, obstacle)


@lru_cache(maxsize=1024)
def swept(body: Box, a: Point, b: Point) -> Polygon:
    """What a body covers between two places, facing the same way all along."""
    start, end = outline(Box(a, body.length, body.width, body.facing)), outline(Box(b, body.length, body.width, body.facing))
    return Polygon.of(*hull([*start.corners, *end.corners]))


def pivot(body: Box, facing: int) -> Iterator[Box]:
    """The body at every whole degree of a turn on the spot, the shorter way (clockwise if both are as short)."""
    ways = turned(body.facing, facing)
    clockwise = (facing - body.facing) % 360 == ways
    for degree in range(ways + 1):
        yield Box(body.centre, body.length, body.width, (body.facing + (degree if clockwise else -degree)) % 360)


def pivots_over(body: Box, facing: int, obstacle: Obstacle) -> bool:
    """Whether a body that turns on the spot overlaps an obstacle at some whole degree of its turn."""
    if isinstance(obstacle, Disc):
        known = _round_turn(body, obstacle)
        if known is not None:
            return known
    return any(stands_on(turning, obstacle) for turning in pivot(body, facing))


def _round_turn(body: Box, obstacle: Disc) -> bool | None:
    """Whether a body overlaps a round base whichever way it faces, or whichever way it does not; None if that depends on its facing.

    Its corners lie on the grid, by less than one unit beside where they belong.
    """
    dx, dy, radius = obstacle.centre.x - body.centre.x, obstacle.centre.y - body.centre.y, obstacle.radius
    square = 4 * (dx * dx + dy * dy)
    if square >= (isqrt(body.length**2 + body.width**2) + 2 * radius + 4) ** 2:
        return False
    inner = min(body.length, body.width) + 2 * radius - 4
    return True if inner > 0 and square < inner**2 else None


def first_stop(body: Base, path: Sequence[Point], obstacles: Sequence[Obstacle]) -> Stop | None:
    """The first leg on which a body runs into something, and the first obstacle of the list there; None if its way is free."""
    for number, (a, b) in enumerate(pairwise(path)):
        for index in over_leg(body, a, b, obstacles):
            return Stop(number, index)
    return None


def over_leg(body: Base, a: Point, b: Point, obstacles: Iterable[Obstacle]) -> Iterator[int]:
    """LOW-19.31: which obstacles or bases a body runs over on one leg, in their order."""
    reach = body.radius if isinstance(body, Disc) else (body.length + body.width) // 2 + 2
    west, east = min(a.x, b.x) - reach, max(a.x, b.x) + reach
    south, north = min(a.y, b.y) - reach, max(a.y, b.y) + reach
    for index, obstacle in enumerate(obstacles):
        w, s, e, n = bounds(obstacle)
        if w <= east and e >= west and s <= north and n >= south and sweeps_over(body, a, b, obstacle):
            yield index


def run_over(body: Base, path: Sequence[Pose], obstacles: Sequence[Obstacle]) -> tuple[int, ...]:
    """Which obstacles a body overlaps on a path of poses: each leg is driven with the facing of its end, after turning on the spot at its start."""
    found: list[int] = []
    for before, after in pairwise(path):
        here = placed(body, Pose(before.at, after.facing))
        hits = list(over_leg(here, before.at, after.at, obstacles))
        if isinstance(body, Box):
            still = Box(before.at, body.length, body.width, before.facing)
            hits += [index for index, obstacle in enumerate(obstacles) if pivots_over(still, after.facing, obstacle)]
        found += [index for index in sorted(dict.fromkeys(hits)) if index not in found]
    return tuple(found)


def fits(body: Base, obstacles: Iterable[Obstacle], width: int, depth: int) -> bool:
    """Whether a body may stand where it is: wholly on the table, overlapping nothing."""
    west, south, east, north = bounds(body)
    return west >= 0 and south >= 0 and east <= width and north <= depth and not any(stands_on(body, obstacle) for obstacle in obstacles)


def contact_point(mover: Base, target: Area) -> Point | None:
    """Where a mover that goes straight at the middle of a target comes into contact: on the grid, overlapping nothing of it, nearest to its way.

    None if no such point lies there (the mover already overlaps the target, or its bases are too small for the grid).
    """
    start, end = mover.centre, centre_of(target)
    facing = mover.facing if isinstance(mover, Box) else 0
    low, high = 0, leg_length(start, end)
    while high - low > 1:
        way = (low + high) // 2
        if sweeps_over(mover, start, towards(start, end, way), target):
            high = way
        else:
            low = way
    ideal = towards(start, end, low)
    best: tuple[int, Point] | None = None
    for dx in range(-3, 4):
        for dy in range(-3, 4):
            place = Point(ideal.x + dx, ideal.y + dy)
            body = placed(mover, Pose(place, facing))
            aside = dx * dx + dy * dy
            if (best is None or (aside, place) < best) and touches(body, target) and not overlaps(body, target):
                best = (aside, place)
    return best[1] if best else None
