"""The law of flying and landing (DZC-4.15, DZC-4.16, DZC-9.1 to DZC-9.20, DZC-10.15, DZC-23.10)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from bocage.core.errors import Refusal
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.layout import ALTITUDE, LOW_ALTITUDE, Plan
from bocage.games.dropzone_commander.ground.sight import sees_point, walls_that_see
from bocage.games.dropzone_commander.state.state import FLYING, INSIDE, TABLE
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.tables import tables, template_radius
from bocage.space.plane import Disc, Point, Spot, contains, covers, crosses, is_under, overlaps, path_length
from bocage.space.plane.segments import crossing_test

Test = Callable[[int, int, int, int], bool]
BASE = 50  # the radius of a flight base (DZC-9.11)
HOT = 300  # DZC-9.17
LANDING_COST = 200  # DZC-9.13


def too_tall(plan: Plan, low: bool) -> list[tuple[Test, str]]:
    """DZC-4.16, DZC-9.7, DZC-9.9, DZC-10.15: what may not be overflown: Structures over 6 inches; at low altitude anything over 2."""
    key = ("tall", low)
    known = plan.sights.get(key)
    if known is None:
        limit = LOW_ALTITUDE if low else ALTITUDE
        shapes = [(b.footprint, b.id) for b in plan.standing if b.height > limit]
        if low:
            shapes += [(p.polygon, p.id) for p in (*plan.hills, *plan.cliffs) if p.height > limit]
        known = plan.sights[key] = [(crossing_test(shape), name) for shape, name in shapes]
    return known  # type: ignore[return-value]


def barred(plan: Plan, a: Point, b: Point, low: bool) -> str:
    """What a leg may not cross, "" if nothing."""
    ax, ay, bx, by = a.x, a.y, b.x, b.y
    for crossed, name in too_tall(plan, low):
        if crossed(ax, ay, bx, by):
            return name
    return ""


def climb(plan: Plan, a: Point, b: Point) -> int:
    """DZC-9.8: contours above 6 inches cost an inch for each full inch above, once as they are flown onto."""
    steep = [p for p in plan.hills if p.height > ALTITUDE and crosses(a, b, p.polygon) and not contains(p.polygon, a, strict=True)]
    return sum((p.height - ALTITUDE) // 100 * 100 for p in steep)


def path_cost(plan: Plan, path: Sequence[Point]) -> int:
    """The length of a flight and its climbs."""
    flown = path_length(path)
    return flown + sum(climb(plan, a, b) for a, b in itertools.pairwise(path)) if plan.hills else flown


def refuse_path(game: Battle, unit: str, path: Sequence[Point], low: bool) -> Refusal | None:
    """Whether an aircraft may fly along a path."""
    layout, plan = game.setting.layout, game.plan
    for a, b in itertools.pairwise(path):
        if not (0 <= b.x <= layout.width and 0 <= b.y <= layout.depth):
            return Refusal("DZC-9.11", "off-the-table", {"unit": unit})
        name = barred(plan, a, b, low)
        if name:
            return Refusal("DZC-9.7" if low else "DZC-4.16", "too-tall-to-fly-over", {"unit": unit, "blocker": name})
    return None


def refuse_hover(game: Battle, unit: str, point: Point, low: bool, apart: Sequence[str]) -> Refusal | None:
    """DZC-9.10, DZC-9.11: the base lies wholly on the table, on one flat surface, on no other aircraft's base."""
    layout, plan = game.setting.layout, game.plan
    x, y, base = point.x, point.y, Disc(point, BASE)
    if not (BASE <= point.x <= layout.width - BASE and BASE <= point.y <= layout.depth - BASE):
        return Refusal("DZC-9.11", "off-the-table", {"unit": unit})
    limit = LOW_ALTITUDE if low else ALTITUDE
    for building in plan.standing_near(x, y):
        w, s, e, n = building.bounds
        if w - BASE < x < e + BASE and s - BASE < y < n + BASE and overlaps(base, building.footprint):
            if building.height > limit:
                return Refusal("DZC-9.11", "roof-too-high", {"unit": unit, "structure": building.id})
            if not covers(building.footprint, base):
                return Refusal("DZC-9.11", "not-on-one-surface", {"unit": unit, "structure": building.id})
    for hill in plan.hills:
        if overlaps(base, hill.polygon) and not covers(hill.polygon, base):
            return Refusal("DZC-9.11", "not-on-one-surface", {"unit": unit, "structure": hill.id})
    for other in game.on_table():
        dx, dy = other.x - point.x, other.y - point.y
        if dx * dx + dy * dy < 4 * BASE * BASE and other.id not in apart and game.profile(other.id).is_aircraft:
            return Refusal("DZC-9.11", "overlaps-an-aircraft", {"unit": unit, "other": other.id})
    return None


# -- landing -----------------------------------------------------------------------------------------------------------------------------------


def lz_radius(game: Battle, unit: str) -> int:
    """DZC-9.16: the radius of an aircraft's LZ template."""
    return template_radius(game.profile(unit).lz or "Tiny")


def refuse_zone(game: Battle, unit: str, point: Point, apart: Sequence[str] = ()) -> Refusal | None:
    """DZC-9.15, DZC-9.19: no unit and no Structure under the template; passengers that get in or out do not count."""
    radius = lz_radius(game, unit)
    template = Disc(point, radius)
    layout, plan = game.setting.layout, game.plan
    facts = {"unit": unit}
    if not (BASE <= point.x <= layout.width - BASE and BASE <= point.y <= layout.depth - BASE):
        return Refusal("DZC-9.11", "off-the-table", facts)
    for building in plan.standing_near(point.x, point.y):
        w, s, e, n = building.bounds
        if w - radius < point.x < e + radius and s - radius < point.y < n + radius and overlaps(template, building.footprint):
            return Refusal("DZC-9.15", "structure-in-landing-zone", {**facts, "structure": building.id})
    for (w, s, e, n), patch in plan.impassable["ground"]:
        if w - BASE < point.x < e + BASE and s - BASE < point.y < n + BASE and overlaps(Disc(point, BASE), patch.polygon):
            return Refusal("DZC-9.10", "impassable-ground", {**facts, "ground": patch.id})
    for hill in plan.hills:
        if overlaps(Disc(point, BASE), hill.polygon) and not covers(hill.polygon, Disc(point, BASE)):
            return Refusal("DZC-9.11", "not-on-one-surface", {**facts, "structure": hill.id})
    for other in game.on_table():
        if other.id == unit or other.id in apart or other.level in FLYING:
            continue
        if abs(other.x - point.x) < radius + 300 and abs(other.y - point.y) < radius + 300 and is_under(template, game.outline(other.id)):
            return Refusal("DZC-9.15", "unit-in-landing-zone", {**facts, "other": other.id})
    return None


def refuse_hot(game: Battle, unit: str, point: Point) -> Refusal | None:
    """DZC-9.17, DZC-9.18, DZC-24.12, DZC-1.4: no enemy infantry or vehicle within 3 inches that sees the landing point; garrisons count, aircraft do not."""
    seat = game.seat_of(unit)
    limit = HOT + (lz_radius(game, unit) if game.setting.lz_edge else 0)
    spot = Spot(point.x, point.y, game.plan.ground_height(point.x, point.y))
    held: list[str] = []
    for enemy in game.enemies_in_play(seat):
        if enemy.where == INSIDE:
            if enemy.host not in held:
                held.append(enemy.host)
            continue
        near = (enemy.x - point.x) ** 2 + (enemy.y - point.y) ** 2 < limit * limit
        if near and not game.profile(enemy.id).is_aircraft and sees_point(game, enemy.id, spot):
            return Refusal("DZC-9.17", "hot-landing-zone", {"unit": unit, "other": enemy.id})
    for structure in held:
        w, s, e, n = game.building(structure).bounds
        dx, dy = max(0, w - point.x, point.x - e), max(0, s - point.y, point.y - n)
        if dx * dx + dy * dy >= limit * limit:
            continue
        wall = walls_that_see(game, structure, spot)
        if wall is not None and (wall.x - point.x) ** 2 + (wall.y - point.y) ** 2 < limit * limit:
            return Refusal("DZC-9.18", "hot-landing-zone", {"unit": unit, "other": structure})
    return None


def refuse_landing(game: Battle, unit: str, apart: Sequence[str] = ()) -> Refusal | None:
    """DZC-9.12 to DZC-9.18: whether an aircraft may land where it is."""
    record = game.state.units[unit]
    facts = {"unit": unit}
    if record.where != TABLE or record.level not in FLYING:
        return Refusal("DZC-9.12", "not-flying", facts)
    point = Point(record.x, record.y)
    return refuse_zone(game, unit, point, apart) or refuse_hot(game, unit, point)


def crashes(game: Battle, unit: str, dice: int) -> bool:
    """DZC-9.4: an ordinary aircraft crashes on a total of 2, a fast mover on 2 or 3."""
    row = tables().low_altitude_crash
    return dice in (row.fast_mover if game.profile(unit).is_fast else row.aircraft)


def rolls_low(game: Battle, unit: str) -> bool:
    """DZC-9.3, DZC-22.62: who rolls when it moves at low altitude."""
    return not keywords.low_only(game.profile(unit))
