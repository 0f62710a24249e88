"""Templates: which bases lie under them, flames, strips, the flight of balls and shells, the share of a template that a footprint covers."""

from __future__ import annotations

from enum import IntEnum
from fractions import Fraction

from bocage.space.plane.degrees import SCALE, cosine, sine, step
from bocage.space.plane.gaps import Ends, Gap, covers, gap, overlaps
from bocage.space.plane.lens import covered_area
from bocage.space.plane.segments import contains
from bocage.space.plane.shapes import Area, Disc, Point, Polygon, Strip, Teardrop, centre_of

Template = Disc | Teardrop


class Cover(IntEnum):
    """How much of a base lies under a template."""

    NONE = 0
    PART = 1
    """A positive area, not all of it; touching with the rim alone is none."""
    FULL = 2
    """All of it; the rims may touch."""


def covered(template: Template, base: Area) -> Cover:
    """LOW-9.9, LOW-14.11, LOW-14.13: whether a base is wholly, partly or not at all under a template."""
    if not overlaps(template, base):
        return Cover.NONE
    return Cover.FULL if covers(template, base) else Cover.PART


def centre_covered(template: Disc, base: Area) -> bool:
    """LOW-17.3: half the base, which means its centre, is under the template or on its rim."""
    return contains(template, centre_of(base))


def under_centre(template: Disc, base: Area) -> bool:
    """LOW-9.12: the centre of the template lies on the base."""
    return contains(base, template.centre)


def is_under(template: Disc, body: Area) -> bool:
    """DZC templates: a positive area of the outline, or the centre inside."""
    return overlaps(template, body) or contains(template, centre_of(body), strict=True)


def flame(apex: Point, facing: int, length: int, head: int) -> Teardrop:
    """A flame template: the far edge of its head, `head` wide, lies at `length` from the apex."""
    radius = head // 2
    return Teardrop(apex, step(apex, facing, length - radius), radius)


def canister(muzzle: Point, facing: int, ahead: int, length: int, head: int) -> Teardrop:
    """LOW-9.6: the flame template moved straight forward from the muzzle."""
    return flame(step(muzzle, facing, ahead), facing, length, head)


def in_strip(strip: Strip, point: Point, *, ahead: bool = True) -> bool:
    """LOW-21.17: strictly inside the strip; with `ahead` only in front of its origin."""
    dx, dy = point.x - strip.origin.x, point.y - strip.origin.y
    sin, cos = sine(strip.facing), cosine(strip.facing)
    if ahead and dx * sin + dy * cos <= 0:
        return False
    return 2 * abs(dx * cos - dy * sin) < strip.width * SCALE


def bounce(muzzle: Point, facing: int, impact: int, roll: int) -> Ends:
    """LOW-9.2, LOW-9.4: from the point of impact, so far from the muzzle, straight on by the bounce; both ends on the grid."""
    return step(muzzle, facing, impact), step(muzzle, facing, impact + roll)


def is_hit(line: Ends, base: Area) -> bool:
    """LOW-9.4: the base touches the segment, with its rim at least."""
    return gap(line, base).within(0)


def lane_gap(lane: Ends, point: Point) -> Gap:
    """DZC-10.8: the distance in plan of a point from a flight lane; `within(reach, rise)` adds the difference of heights."""
    return gap(lane, point)


def exit_point(entry: Point, attack: Point, width: int, depth: int) -> Point:
    """DZC-10.10: where the lane, drawn on beyond the attack point, leaves the table; rounded to the grid, on the border."""
    dx, dy = attack.x - entry.x, attack.y - entry.y
    if dx == dy == 0:
        return attack
    ways = [Fraction(far - at, way) for at, way, far in ((attack.x, dx, width if dx > 0 else 0), (attack.y, dy, depth if dy > 0 else 0)) if way]
    way = max(min(ways), Fraction(0))
    x, y = attack.x + way * dx, attack.y + way * dy
    return Point(min(max(_near(x), 0), width), min(max(_near(y), 0), depth))


def _near(value: Fraction) -> int:
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def share_bounds(template: Disc, footprint: Area) -> tuple[Fraction, Fraction]:
    """The share of the template that a footprint covers, from below and from above, less than 10^-20 apart."""
    if isinstance(footprint, Disc):
        raise TypeError("the footprint of a structure is a polygon or a box")
    return covered_area(template, footprint)


def share_at_least(template: Disc, footprint: Polygon | Area, num: int, den: int) -> bool:
    """DZC-13.14: whether at least num / den of the template covers the footprint.

    The share of a template with whole corners is never exactly a third (it is transcendental, or a multiple of an eighth), so bounds 10^-20 apart
    decide; a share that cannot be told from the limit counts as reaching it.
    """
    return share_bounds(template, footprint)[1] >= Fraction(num, den)
