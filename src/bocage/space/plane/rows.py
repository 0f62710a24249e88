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
from bocage.space.plane.shapes import HIGHEST, LOWEST, Area, Base, Disc, Point, Wall, hull, outline
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
    p, q = starts[left], ends[left]
    side = np.roll(corners, -1, axis=0) - corners
    # 3 cross products by corner: the ends against the sides, the corners against the segment
    at_p = side[:, 0] * (p[:, 1, None] - corners[:, 1]) - side[:, 1] * (p[:, 0, None] - corners[:, 0])
    at_q = side[:, 0] * (q[:, 1, None] - corners[:, 1]) - side[:, 1] * (q[:, 0, None] - corners[:, 0])
    clear = ((at_p <= 0) & (at_q <= 0)).any(axis=1)
    d = q - p
    off = d[:, 0, None] * (corners[:, 1] - p[:, 1, None]) - d[:, 1, None] * (corners[:, 0] - p[:, 0, None])
    clear |= (off >= 0).all(axis=1) | (off <= 0).all(axis=1)
    found[left[clear]] = False
    return found


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
    found = np.zeros(len(starts), dtype=np.bool_)
    open_still = np.arange(len(starts))
    shapes: list[Area | Wall] = [terrain.features[index].shape for index in each(terrain.full)]
    points_array([disc.centre for disc in smoke])
    for shape in (*shapes, *smoke):
        hit = crossing_mask(starts[open_still], ends[open_still], shape)
        if hit.any():
            found[open_still[hit]] = True
            open_still = open_still[~hit]
            if not open_still.size:
                return found
    if terrain.partial:
        _block_partly(terrain, starts, ends, found, open_still, eyes)
    return found


def _block_partly(terrain: Terrain, starts: Ints, ends: Ints, found: Bools, open_still: Ints, eyes: Eyes) -> None:
    """The segments that may have too long a way inside features that block partly, one by one."""
    d = ends[open_still] - starts[open_still]
    long = open_still[(d * d).sum(axis=1) > eyes.through**2]
    doubtful = np.zeros(len(long), dtype=np.bool_)
    for index in each(terrain.partial):
        shape = terrain.features[index].shape
        if not isinstance(shape, Wall):
            doubtful |= _state(starts[long], ends[long], shape) > 0
    others = ~terrain.partial
    for row in long[doubtful]:
        (ax, ay), (bx, by) = starts[row].tolist(), ends[row].tolist()
        found[row] = is_blocked(terrain, Point(ax, ay), Point(bx, by), eyes, others)


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
    for a, b in _ORDER:
        if not left.size:
            break
        stopped = blocked(terrain, eyes_at[rows[left], a], seen_at[columns[left], b], smoke, eyes)
        flat[left[~stopped]] = True
        left = left[stopped]
    return found


_ORDER = sorted(((a, b) for a in range(9) for b in range(9)), key=lambda pair: (pair != (0, 0), pair[0] % 2, pair[1] % 2, pair))
"""The pairs of sampled points: the centres first, then the diagonal points of the rims, which decide most of what is left."""


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
