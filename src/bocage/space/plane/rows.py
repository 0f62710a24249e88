"""Many segments at once, with numpy in 64-bit integers: who of these sees whom of those.

Every decision is the one that the single calls take. Crossing the open inside of a convex polygon is a matter of separating lines: the segment is clear
if one side of the polygon has both its ends outside, or if its own line has all corners on one side. Open discs are met where a squared cross product
is small enough; it fits 64 bits within the bounds of the plane. What cannot be decided so (corners of walls on the line, polygons that are not
convex, the length of the way through woods) is handed to the single call, segment by segment.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bocage.space.plane.segments import crosses
from bocage.space.plane.shapes import HIGHEST, LOWEST, Area, Base, Box, Disc, Point, Polygon, Wall, hull, outline
from bocage.space.plane.sight import EYES, Eyes, is_blocked, samples, sight
from bocage.space.plane.terrain import Terrain, each

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
_SURE, _HANDED_ON = 1, 2


def points_array(points: Sequence[Point]) -> Ints:
    """Points as an array of two columns, checked against the bounds of the plane."""
    found = np.array([(p.x, p.y) for p in points], dtype=np.int64).reshape(-1, 2)
    return checked(found)


def checked(points: Ints) -> Ints:
    """The same array, if all its points lie within the bounds of the plane."""
    if points.size and (points.min() < LOWEST or points.max() > HIGHEST):
        raise ValueError(f"a point lies beyond the bounds of the plane, {LOWEST} to {HIGHEST}")
    return points


def crossing_mask(starts: Ints, ends: Ints, shape: Area | Wall) -> Bools:
    """For each segment whether it crosses a shape, as `crosses` says of one."""
    state = _state(starts, ends, shape)
    found: Bools = state == _SURE
    for index in np.flatnonzero(state == _HANDED_ON):
        (ax, ay), (bx, by) = starts[index].tolist(), ends[index].tolist()
        found[index] = crosses(Point(ax, ay), Point(bx, by), shape)
    return found


def crossing_matrix(starts: Ints, ends: Ints, shapes: Sequence[Area | Wall]) -> Bools:
    """Segments by shapes: which crosses which."""
    found = np.zeros((len(starts), len(shapes)), dtype=np.bool_)
    for column, shape in enumerate(shapes):
        found[:, column] = crossing_mask(starts, ends, shape)
    return found


def _state(starts: Ints, ends: Ints, shape: Area | Wall) -> NDArray[np.int8]:
    """By segment: 0 clear, 1 crossing, 2 for the single call to decide."""
    if isinstance(shape, Disc):
        return _meets_disc(starts, ends, shape).astype(np.int8)
    if isinstance(shape, Wall):
        return _meets_wall(starts, ends, shape)
    ring = outline(shape)
    corners = ring.corners if ring.convex else hull(ring.corners)
    found = _meets_convex(starts, ends, np.array(corners, dtype=np.int64)).astype(np.int8)
    if not ring.convex:
        found *= _HANDED_ON
    return found


def _meets_disc(starts: Ints, ends: Ints, disc: Disc) -> Bools:
    d = ends - starts
    cx, cy = disc.centre.x - starts[:, 0], disc.centre.y - starts[:, 1]
    square = d[:, 0] * d[:, 0] + d[:, 1] * d[:, 1]
    dot = cx * d[:, 0] + cy * d[:, 1]
    across = cx * d[:, 1] - cy * d[:, 0]
    radius = np.int64(disc.radius) * disc.radius
    at_start = cx * cx + cy * cy < radius
    ex, ey = cx - d[:, 0], cy - d[:, 1]
    at_end = ex * ex + ey * ey < radius
    beside = (dot > 0) & (dot < square) & (across * across < radius * square)
    found: Bools = (square > 0) & (at_start | at_end | beside)
    return found


def _meets_convex(starts: Ints, ends: Ints, corners: Ints) -> Bools:
    found: Bools = (starts != ends).any(axis=1)
    west, south = corners.min(axis=0)
    east, north = corners.max(axis=0)
    found &= np.maximum(starts[:, 0], ends[:, 0]) > west
    found &= np.minimum(starts[:, 0], ends[:, 0]) < east
    found &= np.maximum(starts[:, 1], ends[:, 1]) > south
    found &= np.minimum(starts[:, 1], ends[:, 1]) < north
    left = np.flatnonzero(found)
    if not left.size:
        return found
    px, py, qx, qy = starts[left, 0], starts[left, 1], ends[left, 0], ends[left, 1]
    dx, dy = qx - px, qy - py
    from_start = dx * py - dy * px
    some_left, some_right, clear = np.zeros((3, len(left)), dtype=np.bool_)
    for (ax, ay), (bx, by) in _sides(corners):
        off = dx * ay - dy * ax - from_start
        some_left |= off > 0
        some_right |= off < 0
        ex, ey, at = bx - ax, by - ay, (bx - ax) * ay - (by - ay) * ax
        clear |= (ex * py - ey * px <= at) & (ex * qy - ey * qx <= at)
    found[left] = some_left & some_right & ~clear
    return found


def _sides(corners: Ints) -> list[tuple[list[int], list[int]]]:
    plain = corners.tolist()
    return list(zip(plain, plain[1:] + plain[:1], strict=True))


def _fans_meet_convex(eyes_at: Ints, seen_at: Ints, corners: Ints) -> Bools:
    """For pairs of nine points each: which of their 81 lines cross a convex polygon. The products are formed by point, not by line."""
    px, py, qx, qy = eyes_at[:, :, None, 0], eyes_at[:, :, None, 1], seen_at[:, None, :, 0], seen_at[:, None, :, 1]
    between = qx * py - qy * px
    some_left, some_right, clear = np.zeros((3, len(eyes_at), 9, 9), dtype=np.bool_)
    for (ax, ay), (bx, by) in _sides(corners):
        off = (qx * ay - qy * ax) - (px * ay - py * ax) - between
        some_left |= off > 0
        some_right |= off < 0
        ex, ey, at = bx - ax, by - ay, (bx - ax) * ay - (by - ay) * ax
        clear |= (ex * py - ey * px <= at) & (ex * qy - ey * qx <= at)
    found: Bools = some_left & some_right & ~clear
    return found.reshape(-1, 81)


def _meets_wall(starts: Ints, ends: Ints, wall: Wall) -> NDArray[np.int8]:
    points = np.array([(p.x, p.y) for p in wall.points], dtype=np.int64)
    d = ends - starts
    off = d[:, 0, None] * (points[:, 1] - starts[:, 1, None]) - d[:, 1, None] * (points[:, 0] - starts[:, 0, None])
    state = np.zeros(len(starts), dtype=np.int8)
    side = points[1:] - points[:-1]
    at_p = side[:, 0] * (starts[:, 1, None] - points[:-1, 1]) - side[:, 1] * (starts[:, 0, None] - points[:-1, 0])
    at_q = side[:, 0] * (ends[:, 1, None] - points[:-1, 1]) - side[:, 1] * (ends[:, 0, None] - points[:-1, 0])
    apart = np.sign(off[:, :-1]) * np.sign(off[:, 1:]) < 0
    through = apart & (np.sign(at_p) * np.sign(at_q) < 0)
    state[((off == 0).any(axis=1)) & (off > 0).any(axis=1) & (off < 0).any(axis=1)] = _HANDED_ON
    state[through.any(axis=1)] = _SURE
    return state


def blocked(terrain: Terrain, starts: Ints, ends: Ints, smoke: Sequence[Disc] = (), eyes: Eyes = EYES) -> Bools:
    """For each segment whether it is blocked, as `is_blocked` says of one."""
    found: Bools = first_blockers(terrain, starts, ends, smoke, eyes) != _FREE
    return found


_FREE, _WOODS = -1, -2


def first_blockers(terrain: Terrain, starts: Ints, ends: Ints, smoke: Sequence[Disc] = (), eyes: Eyes = EYES) -> Ints:
    """For each segment the number of one blocker (smoke numbered on after the features), -1 if it is free, -2 if woods block it together."""
    found = np.full(len(starts), _FREE, dtype=np.int64)
    points_array([disc.centre for disc in smoke])
    open_still = np.arange(len(starts))
    for number, shape in _hard(terrain, smoke):
        hit = crossing_mask(starts[open_still], ends[open_still], shape)
        if hit.any():
            found[open_still[hit]] = number
            open_still = open_still[~hit]
            if not open_still.size:
                return found
    if terrain.partial:
        too_deep = _too_deep(terrain, starts[open_still], ends[open_still], eyes)
        found[open_still[too_deep]] = _WOODS
    return found


def _hard(terrain: Terrain, smoke: Sequence[Disc]) -> list[tuple[int, Area | Wall]]:
    found: list[tuple[int, Area | Wall]] = [(index, terrain.features[index].shape) for index in each(terrain.full)]
    return [*found, *((len(terrain) + number, disc) for number, disc in enumerate(smoke))]


def _too_deep(terrain: Terrain, starts: Ints, ends: Ints, eyes: Eyes) -> Bools:
    """The segments with too long a way inside features that block partly.

    The way is bounded from below and above in floating point with a margin of a whole unit, a million times the error; only what lies between is
    worked out exactly, one by one. So no answer depends on the floating point.
    """
    low, high = np.zeros(len(starts)), np.zeros(len(starts))
    for index in each(terrain.partial):
        shape = terrain.features[index].shape
        if not isinstance(shape, Wall):
            some = _way_inside(starts, ends, shape)
            convex = isinstance(shape, Disc) or outline(shape).convex
            low = np.maximum(low, some) if convex else low
            high += some
    found: Bools = low > eyes.through + 1
    doubtful = ~found & (high > eyes.through - 1)
    others = ~terrain.partial
    for row in np.flatnonzero(doubtful):
        (ax, ay), (bx, by) = starts[row].tolist(), ends[row].tolist()
        found[row] = is_blocked(terrain, Point(ax, ay), Point(bx, by), eyes, others)
    return found


def _way_inside(starts: Ints, ends: Ints, shape: Area) -> NDArray[np.float64]:
    """About how long each segment runs inside a shape, or inside its hull if it is not convex."""
    p, d = starts.astype(np.float64), (ends - starts).astype(np.float64)
    length = np.hypot(d[:, 0], d[:, 1])
    low, high = np.zeros(len(starts)), np.ones(len(starts))
    if isinstance(shape, Disc):
        c = np.array([shape.centre.x, shape.centre.y]) - p
        square = np.maximum(length * length, 1.0)
        dot = (c * d).sum(axis=1) / square
        across = c[:, 0] * d[:, 1] - c[:, 1] * d[:, 0]
        half = np.sqrt(np.maximum(shape.radius**2 - across * across / square, 0.0) / square)
        low, high = np.maximum(low, dot - half), np.minimum(high, dot + half)
    else:
        corners = np.array(hull(outline(shape).corners), dtype=np.float64)
        with np.errstate(divide="ignore", invalid="ignore"):
            for (ax, ay), (ex, ey) in zip(corners, np.roll(corners, -1, axis=0) - corners, strict=True):
                at = ex * (p[:, 1] - ay) - ey * (p[:, 0] - ax)
                slope = ex * d[:, 1] - ey * d[:, 0]
                place = -at / slope
                low = np.where(slope > 0, np.maximum(low, place), low)
                high = np.where(slope < 0, np.minimum(high, place), high)
                high = np.where((slope == 0) & (at <= 0), 0.0, high)
    inside: NDArray[np.float64] = np.maximum(high - low, 0.0) * length
    return inside


def sights(
    terrain: Terrain,
    observers: Sequence[Base],
    targets: Sequence[Base],
    *,
    observers_in: Sequence[int | None] = (),
    targets_in: Sequence[int | None] = (),
    smoke: Sequence[Disc] = (),
    eyes: Eyes = EYES,
) -> Bools:
    """LOW-2.28 for all pairs: which observer (row) sees which target (column), as `sight` says of one pair.

    First the lines between the centres; what they leave open, the other eighty. Pairs with somebody in a building go to the single call.
    """
    found = np.zeros((len(observers), len(targets)), dtype=np.bool_)
    if not len(observers) or not len(targets):
        return found
    rows, columns = np.divmod(np.arange(found.size), len(targets))
    eyes_at, seen_at = _sampled(observers), _sampled(targets)
    single = np.zeros(found.size, dtype=np.bool_)
    for held, index in ((observers_in, rows), (targets_in, columns)):
        if any(place is not None for place in held):
            single |= np.array([place is not None for place in held])[index]
    if terrain.partial:
        single |= _near_pairs(observers, targets, eyes)
    flat = found.reshape(-1)
    for pair in np.flatnonzero(single):
        row, column = divmod(int(pair), len(targets))
        flat[pair] = sight(
            terrain,
            observers[row],
            targets[column],
            observer_in=observers_in[row] if observers_in else None,
            target_in=targets_in[column] if targets_in else None,
            smoke=smoke,
            eyes=eyes,
        ).clear
    left = np.flatnonzero(~single)
    for batch in np.array_split(left, len(left) // _PAIRS + 1):
        _look(terrain, eyes_at[rows[batch]], seen_at[columns[batch]], flat, batch, smoke, eyes)
    return found


_PAIRS = 4096
_TRY = np.array(sorted(range(81), key=lambda line: (line != 0, line // 9 % 2, line % 9 % 2, line)), dtype=np.int64)
"""In which order the 81 lines of a pair are tried (line = 9 * point of the observer + point of the target): the two centres first."""


def _look(terrain: Terrain, eyes_at: Ints, seen_at: Ints, flat: Bools, pairs: Ints, smoke: Sequence[Disc], eyes: Eyes) -> None:
    """Round by round: of each pair the next line is tried against everything; what blocks it is then tried on all other lines of that pair."""
    shapes = dict(_hard(terrain, smoke))
    alive = np.ones((len(pairs), 81), dtype=np.bool_)
    left = np.arange(len(pairs))
    while left.size:
        line = _TRY[alive[left][:, _TRY].argmax(axis=1)]
        stopped = first_blockers(terrain, eyes_at[left, line // 9], seen_at[left, line % 9], smoke, eyes)
        flat[pairs[left[stopped == _FREE]]] = True
        alive[left, line] = False
        for number in np.unique(stopped):
            if number == _FREE:
                continue
            here = left[stopped == number]
            shape = shapes.get(int(number))
            if isinstance(shape, Polygon | Box) and outline(shape).convex:
                alive[here] &= ~_fans_meet_convex(eyes_at[here], seen_at[here], np.array(outline(shape).corners, dtype=np.int64))
                continue
            at, which = np.nonzero(alive[here])
            starts, ends = eyes_at[here[at], which // 9], seen_at[here[at], which % 9]
            hit = _too_deep(terrain, starts, ends, eyes) if shape is None else crossing_mask(starts, ends, shape)
            alive[here[at[hit]], which[hit]] = False
        left = left[stopped != _FREE]
        left = left[alive[left].any(axis=1)]


def _sampled(bases: Sequence[Base]) -> Ints:
    return checked(np.array([[(p.x, p.y) for p in samples(base)] for base in bases], dtype=np.int64))


def _near_pairs(observers: Sequence[Base], targets: Sequence[Base], eyes: Eyes) -> Bools:
    """The pairs that may stand together in one wood: decided singly."""
    a = np.array([(base.centre.x, base.centre.y, _reach(base)) for base in observers], dtype=np.int64)
    b = np.array([(base.centre.x, base.centre.y, _reach(base)) for base in targets], dtype=np.int64)
    dx, dy = a[:, None, 0] - b[None, :, 0], a[:, None, 1] - b[None, :, 1]
    far = a[:, None, 2] + b[None, :, 2] + eyes.together
    return (dx * dx + dy * dy <= far * far).reshape(-1)


def _reach(base: Base) -> int:
    return base.radius if isinstance(base, Disc) else base.length + base.width
