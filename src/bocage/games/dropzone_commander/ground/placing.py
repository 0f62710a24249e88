"""Putting units down: out of transports and Structures, as survivors, at set-up (DZC-7.14, DZC-12.7, DZC-13.5).

The owner places all bodies of a squad at once. The law: each centre within reach of what the rule measures from, on the table, overlapping nothing solid, the
squad in coherency (DZC-1.8). A ready formation is offered: bodies side by side on a lattice, nearest first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.legal import Answer, Legal
from bocage.games.dropzone_commander.ground.battle import COHERENCY, Battle, body_at
from bocage.games.dropzone_commander.ground.layout import Building, tread
from bocage.games.dropzone_commander.state.events_units import UnitPlaced
from bocage.games.dropzone_commander.state.state import FLYING, TABLE, Unit
from bocage.space.plane import Box, Disc, Point, Polygon, fits, gap, overlaps, within

Near = Point | Polygon | Disc | Box
LARGEST = 200  # no body reaches as far from its centre
VARIANTS = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))  # shifts of a ready formation: the middle, and towards each edge of what is in reach


class Stand(Frozen):
    """Where a unit stands."""

    x: int
    y: int
    facing: int = 0


class Put(Answer):
    """Where the units of a squad are put down, in their order."""

    at: tuple[Stand, ...]

    def target(self) -> tuple[str, str]:
        return "point", f"{self.at[0].x},{self.at[0].y}" if self.at else "0,0"


PUT: Question[Put] = Question("put", Put, rule="DZC-1.8")


def outline_at(game: Battle, unit: str, stand: Stand) -> Box | Disc:
    """The outline a unit would have."""
    base = body_at(game.profile(unit).body, stand.x, stand.y, stand.facing, 0).base
    assert isinstance(base, Box | Disc)
    return base


def solid_near(game: Battle, x: int, y: int, reach: int, apart: Sequence[str]) -> list[Box | Disc]:
    """Outlines of ground units and landed aircraft near a point, but for some."""
    found = []
    for unit in game.on_table():
        if unit.level not in FLYING and abs(unit.x - x) < reach and abs(unit.y - y) < reach and unit.id not in apart:
            found.append(game.outline(unit.id))
    return found


def refuse_stand(game: Battle, unit: str, stand: Stand, apart: Sequence[str], why: str, solids: Sequence[Box | Disc] | None = None) -> Refusal | None:
    """Whether a unit may stand somewhere: on the table, not on Structures, impassable ground or other bodies (DZC-4.1)."""
    shape = outline_at(game, unit, stand)
    layout, plan, x, y = game.setting.layout, game.plan, stand.x, stand.y
    inland = LARGEST < x < layout.width - LARGEST and LARGEST < y < layout.depth - LARGEST
    if not inland and not fits(shape, (), layout.width, layout.depth):
        return Refusal(why, "off-the-table", {"unit": unit})
    for building in plan.standing_near(x, y):
        w, s, e, n = building.bounds
        if w - LARGEST < x < e + LARGEST and s - LARGEST < y < n + LARGEST and overlaps(shape, building.footprint):
            return Refusal(why, "stands-on-structure", {"unit": unit, "structure": building.id})
    for (w, s, e, n), patch in plan.impassable[tread(game.profile(unit))]:
        if w - LARGEST < x < e + LARGEST and s - LARGEST < y < n + LARGEST and overlaps(shape, patch.polygon):
            return Refusal("DZC-23.4", "impassable-ground", {"unit": unit, "ground": patch.id})
    for other in solid_near(game, x, y, 2 * LARGEST, apart) if solids is None else solids:
        there = other.centre
        if abs(there.x - x) < 2 * LARGEST and abs(there.y - y) < 2 * LARGEST and overlaps(shape, other):
            return Refusal(why, "overlaps-a-unit", {"unit": unit})
    return None


def is_close(a: Box | Disc, b: Box | Disc, limit: int) -> bool:
    """Whether two bodies are within a limit of each other, edge to edge; if their centres are, they are."""
    dx, dy = a.centre.x - b.centre.x, a.centre.y - b.centre.y
    return dx * dx + dy * dy <= limit * limit or within(a, b, limit)


def hanging_together(shapes: Sequence[Box | Disc], limit: int) -> int:
    """How many hang together with the first, neighbours within the limit edge to edge."""
    return len(group_of(shapes, limit))


def group_of(shapes: Sequence[Box | Disc], limit: int) -> list[Box | Disc]:
    """Those that hang together with the first."""
    reached, waiting = [shapes[0]], list(shapes[1:])
    for shape in reached:
        near = [other for other in waiting if is_close(shape, other, limit)]
        reached += near
        waiting = [other for other in waiting if other not in near]
    return reached


def coherent(shapes: Sequence[Box | Disc], limit: int) -> bool:
    """DZC-1.8: one connected group; Open squads always are."""
    return limit < 0 or len(shapes) < 2 or hanging_together(shapes, limit) == len(shapes)


def largest_group(shapes: Sequence[Box | Disc], limit: int) -> int:
    """DZC-1.9: how many the largest connected group has."""
    return max(hanging_together([*shapes[place:], *shapes[:place]], limit) for place in range(len(shapes)))


def coherency(game: Battle, squad: str) -> int:
    """The limit of a squad's class in hundredths, -1 for Open (DZC-1.7)."""
    return COHERENCY[game.profile(game.state.squads[squad].units[0]).coherency]


def mates_standing(game: Battle, units: Sequence[str]) -> list[Unit]:
    """Other units of the same squad on the table."""
    squad = game.state.squads[game.state.units[units[0]].squad]
    return [game.state.units[name] for name in squad.units if name not in units and game.state.units[name].where == TABLE]


def refuse_put(game: Battle, units: Sequence[str], answer: Put, near: Sequence[Near], reach: int, why: str, *, off: Building | None = None) -> Refusal | None:
    """The law of a placement; `off` is a fallen Structure on whose rubble nobody is put."""
    if len(answer.at) != len(units):
        return Refusal(why, "place-all", {"count": len(units)})
    shapes: list[Box | Disc] = []
    for unit, stand in zip(units, answer.at, strict=True):
        refused = refuse_stand(game, unit, stand, units, why)
        if refused is not None:
            return refused
        shape = outline_at(game, unit, stand)
        if any(overlaps(shape, other) for other in shapes):
            return Refusal(why, "overlaps-a-unit", {"unit": unit})
        if off is not None and overlaps(shape, off.footprint):
            return Refusal(why, "stands-on-structure", {"unit": unit, "structure": off.id})
        shapes.append(shape)
    for place in near:
        if all(_reaches(Point(stand.x, stand.y), place, reach) for stand in answer.at):
            break
    else:
        return Refusal(why, "too-far-to-place", {"limit": f"{reach / 100:g}"})
    limit = coherency(game, game.state.units[units[0]].squad)
    if not coherent([*shapes, *(game.outline(mate.id) for mate in mates_standing(game, units))], limit):
        return Refusal("DZC-1.8", "not-coherent", {"squad": game.state.units[units[0]].squad})
    return None


def _reaches(point: Point, place: Near, reach: int) -> bool:
    if reach < 0:
        return True
    if isinstance(place, Point):
        square = (point.x - place.x) ** 2 + (point.y - place.y) ** 2
        return square <= reach * reach
    distance = gap(point, place)
    return distance.within(reach)


def ready(
    game: Battle,
    units: Sequence[str],
    near: Near,
    reach: int,
    shift: tuple[int, int] = (0, 0),
    *,
    tight: bool = False,
    off: Building | None = None,
) -> Put | None:
    """A ready formation near a place: a lattice of bodies side by side, filled from its middle outwards; None if they do not fit."""
    profile = game.profile(units[0])
    size = body_at(profile.body, 0, 0, 0, 0).base
    wide, long = (size.radius * 2, size.radius * 2) if isinstance(size, Disc) else (size.width, size.length)  # type: ignore[union-attr]
    if not isinstance(size, Disc) and not tight:
        wide = long = int((wide * wide + long * long) ** 0.5) + 2  # room to turn; side by side only if there is no other way
    spots = _lattice(near, reach, wide, long, shift)
    mates = [game.outline(mate.id) for mate in mates_standing(game, units)]
    limit = coherency(game, game.state.units[units[0]].squad)
    chosen: list[Stand] = []
    shapes: list[Box | Disc] = []
    middle = _middle(near)
    solids = solid_near(game, middle[0], middle[1], reach + middle[2] + 400, units)
    for x, y in spots:
        if len(chosen) == len(units):
            break
        stand = Stand(x, y)
        if not _reaches(Point(x, y), near, reach) or refuse_stand(game, units[0], stand, units, "DZC-1.8", solids) is not None:
            continue
        shape = outline_at(game, units[0], stand)
        if off is not None and overlaps(shape, off.footprint):
            continue
        linked = [*shapes, *mates]
        if limit >= 0 and linked and not any(is_close(shape, other, limit) for other in linked):
            continue
        chosen.append(stand)
        shapes.append(shape)
    if len(chosen) < len(units) or not coherent([*shapes, *mates], limit):
        return None if tight or isinstance(size, Disc) else ready(game, units, near, reach, shift, tight=True, off=off)
    return Put(tuple(chosen))


def _lattice(near: Near, reach: int, wide: int, long: int, shift: tuple[int, int]) -> list[tuple[int, int]]:
    """Places for bodies side by side, nearest to the shifted middle first."""
    if isinstance(near, Point):
        x, y, span_x, span_y = near.x, near.y, reach, reach
    elif isinstance(near, Disc):
        x, y, span_x, span_y = near.centre.x, near.centre.y, reach + near.radius, reach + near.radius
    elif isinstance(near, Box):
        x, y, span_x, span_y = near.centre.x, near.centre.y, reach + near.length, reach + near.length
    else:
        xs, ys = [p.x for p in near.corners], [p.y for p in near.corners]
        x, y = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
        span_x, span_y = reach + (max(xs) - min(xs)) // 2, reach + (max(ys) - min(ys)) // 2
    return [(x + dx, y + dy) for dx, dy in _cells(span_x, span_y, wide, long, shift)]


@lru_cache(maxsize=1000)
def _cells(span_x: int, span_y: int, wide: int, long: int, shift: tuple[int, int]) -> list[tuple[int, int]]:
    """The places of a lattice seen from its middle, nearest to the shifted middle first."""
    half_x, half_y = span_x // wide + 1, span_y // long + 1
    mid_x, mid_y = shift[0] * span_x // 2, shift[1] * span_y // 2
    cells = [(i * wide, j * long) for i in range(-half_x, half_x + 1) for j in range(-half_y, half_y + 1)]
    return sorted(cells, key=lambda cell: ((cell[0] - mid_x) ** 2 + (cell[1] - mid_y) ** 2, cell))


def formations(game: Battle, units: Sequence[str], near: Sequence[Near], reach: int, *, off: Building | None = None) -> Iterator[Put]:
    """Ready formations near each of the places, a few of each; looked for as they are wanted."""
    found: list[Put] = []
    shifts = VARIANTS if len(near) == 1 else VARIANTS[:1]
    for place in near:
        for shift in shifts:
            put = ready(game, units, place, reach, shift, off=off)
            if put is not None and put not in found:
                found.append(put)
                yield put


class _Offered:
    """Answers that are looked for when they are wanted, and then known."""

    def __init__(self, source: Iterator[Put]) -> None:
        self._source, self._known = source, list[Put]()

    def __iter__(self) -> Iterator[Put]:
        place = 0
        while True:
            if place == len(self._known):
                found = next(self._source, None)
                if found is None:
                    return
                self._known.append(found)
            yield self._known[place]
            place += 1


def any_room(game: Battle, units: Sequence[str], near: Sequence[Near], reach: int) -> bool:
    """Whether a ready formation fits near one of the places; remembered by what stands around."""
    memory = game.plan.sights
    for place in near:
        x, y, span = _middle(place)
        far = reach + span + 400
        around = tuple([(u.x, u.y, u.facing, u.profile) for u in game.on_table() if u.level not in FLYING and abs(u.x - x) < far and abs(u.y - y) < far])
        mates = tuple([(u.x, u.y) for u in mates_standing(game, units)])
        key = ("room", game.state.units[units[0]].profile, len(units), place, reach, around, mates)
        known = memory.get(key)
        if known is None:
            known = memory[key] = ready(game, units, place, reach) is not None
        if known:
            return True
    return False


def _middle(place: Near) -> tuple[int, int, int]:
    """The middle of a place and how far it goes from there."""
    if isinstance(place, Point):
        return place.x, place.y, 0
    if isinstance(place, Disc):
        return place.centre.x, place.centre.y, place.radius
    if isinstance(place, Box):
        return place.centre.x, place.centre.y, place.length
    xs, ys = [p.x for p in place.corners], [p.y for p in place.corners]
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2, max(max(xs) - min(xs), max(ys) - min(ys))


def place_near_one(game: Battle, seat: str, units: list[str], near: Sequence[Near], reach: int, *, why: str, off: Building | None = None) -> Rules[bool]:
    """The owner puts all units within reach of one of the places. False, and nothing done, if there is no room."""
    offered = _Offered(formations(game, units, near, reach, off=off))
    if next(iter(offered), None) is None:
        return False
    legal: Legal[Put] = Legal(lambda answer: refuse_put(game, units, answer, near, reach, why, off=off), lambda: offered, exact=True)
    squad = game.state.units[units[0]].squad
    answer = yield from choose(
        game, seat, PUT, legal, {"squad": squad, "name": game.squad_name(squad), "rule": why, "reach": f"{reach / 100:g}", "count": len(units)}
    )
    for unit, stand in zip(units, answer.at, strict=True):
        game.emit(UnitPlaced(unit, stand.x, stand.y, stand.facing))
    return True


def place(game: Battle, seat: str, units: list[str], near: Near, reach: int, *, why: str) -> Rules[bool]:
    """The owner puts all units within reach of a place."""
    return (yield from place_near_one(game, seat, units, [near], reach, why=why))
