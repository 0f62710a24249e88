"""How a unit stands when it is placed: ranks about its leader, guns with their crew around them (LOW-24.3, LOW-4.5 to 4.8)."""

from __future__ import annotations

from functools import lru_cache

from bocage.core.errors import Refusal
from bocage.games.legends_old_west.ground.battle import FOOT, GUN, MOUNTED, Battle
from bocage.games.legends_old_west.ground.land import Land
from bocage.games.legends_old_west.ground.walk import on_wall
from bocage.games.legends_old_west.state.events import Spots
from bocage.games.legends_old_west.tables.tables import TERRAIN, VEHICLES
from bocage.space.plane import Box, Disc, Point, Wall, each, fits, stands_on
from bocage.space.plane.shapes import Base

Box4 = tuple[int, int, int, int]


@lru_cache(maxsize=64)
def ranks(radius: int, reach: int, facing: int) -> tuple[tuple[int, int], ...]:
    """Places about a leader, his own first: in ranks of touching bases, the front rank first, all within `reach` of him edge to edge."""
    side = 2 * radius
    far = side + reach
    found = [(0, 0)]
    for rank in range(6):
        for k in range(far // side + 2):
            for way in (k, -k) if k else (0,):
                dx, dy = way * side, -facing * rank * side
                if (dx, dy) != (0, 0) and dx * dx + dy * dy <= far * far:
                    found.append((dx, dy))
    return tuple(found)


_RING = ((0, 325), (-325, 0), (325, 0), (0, -325), (230, 230), (-230, 230), (230, -230), (-230, -230))


def facing_of(game: Battle, side: str) -> int:
    """1 if a side looks north, -1 if south."""
    army = game.setting.armies[side]
    if army.edge in ("north", "south"):
        return 1 if army.edge == "south" else -1
    return 1 if army.zone.box[1] + army.zone.box[3] < game.setting.depth else -1


def arrange(game: Battle, unit: str, x: int, y: int) -> Spots | None:
    """Where every figure, gun or vehicle of a unit would stand with its leader at a point; None if there is no room."""
    key = ("arrange", unit, x, y)
    memo = game.memo
    if key not in memo:
        memo[key] = _arrange(game, unit, x, y)
    found: Spots | None = memo[key]
    return found


def _arrange(game: Battle, unit: str, x: int, y: int) -> Spots | None:
    state = game.state
    record = state.units[unit]
    facing = facing_of(game, record.side)
    others = bodies(game, record.side, unit)
    spots: list[tuple[str, int, int]] = []
    if record.vehicles:
        for number, ident in enumerate(record.vehicles):
            row = VEHICLES[state.vehicles[ident].row]
            body = Box(Point(x + number * (row.width + 100), y), row.length, row.width, 0 if facing > 0 else 180)
            if not _may_stand(game, body, others, vehicle=row.id):
                return None
            spots.append((ident, body.centre.x, body.centre.y))
        return tuple(spots)
    figures = [ident for ident in record.figures if ident in state.figures and state.figures[ident].place != "aboard"]
    if not figures:
        return ()
    leader = record.leader if record.leader in figures else figures[0]
    order = [leader, *(f for f in figures if f != leader)]
    placed: list[Disc] = []
    if record.guns:
        base = Disc(Point(x, y), GUN)
        if not _may_stand(game, base, others):
            return None
        placed.append(base)
        spots.append((record.guns[0], x, y))
        places = [(x + dx, y - facing * dy) for dx, dy in _RING]
    else:
        radius = MOUNTED if state.figures[leader].mount else FOOT
        places = [(x + dx, y + dy) for dx, dy in ranks(radius, game.setting.cohesion, facing)]
    queue = iter(places)
    for ident in order:
        radius = MOUNTED if state.figures[ident].mount else FOOT
        for px, py in queue:
            base = Disc(Point(px, py), radius)
            if _may_stand(game, base, others) and not any((px - d.centre.x) ** 2 + (py - d.centre.y) ** 2 < (radius + d.radius) ** 2 for d in placed):
                placed.append(base)
                spots.append((ident, px, py))
                break
            if ident == leader and not record.guns:
                return None
        else:
            return None
    return tuple(spots)


def bodies(game: Battle, side: str, but: str = "") -> list[Base]:
    """Bases that a unit is set round: all that are seen. Nobody is seen to stand round a man in ambush, not even round his own."""
    state = game.state
    found: list[Base] = []
    for figures in game.present().values():
        for f in figures:
            if f.unit != but and not f.hidden:
                found.append(Disc(Point(f.x, f.y), MOUNTED if f.mount else FOOT))
    for vehicle in state.vehicles.values():
        if vehicle.place == "table" and vehicle.unit != but:
            found.append(game.base(vehicle.id))
    for gun in state.guns.values():
        if gun.place == "table" and gun.unit != but and not gun.hidden:
            found.append(Disc(Point(gun.x, gun.y), GUN))
    return found


def _may_stand(game: Battle, base: Base, others: list[Base], vehicle: str = "") -> bool:
    cx, cy = base.centre.x, base.centre.y
    close = [o for o in others if -1600 < o.centre.x - cx < 1600 and -1600 < o.centre.y - cy < 1600]
    return fits(base, close, game.setting.width, game.setting.depth) and _bears(game.land, base, vehicle)


@lru_cache(maxsize=16_384)
def _bears(land: Land, base: Base, vehicle: str) -> bool:
    """Whether a figure, gun or vehicle may be set down somewhere as far as the ground goes."""
    ground = land.at(base.centre.x, base.centre.y)
    if vehicle:
        row = VEHICLES[vehicle]
        wrong = ("impassable", "building", "very_difficult") if row.water else ("impassable", "building", "water", "very_difficult")
        if ground.vehicle in wrong or (not row.cross_country_cm and not row.water and ground.vehicle != "road"):  # LOW-19.47
            return False
    elif ground.foot == "impassable":
        return False
    near = land.terrain.near(base.centre.x - 600, base.centre.y - 600, base.centre.x + 600, base.centre.y + 600)
    for number in each(near):
        shape = land.shapes[number]
        if isinstance(shape, Wall):
            if on_wall(shape, base.centre, base.radius) if isinstance(base, Disc) else stands_on(base, shape):
                return False
        elif vehicle and (land.rows[number].is_building or TERRAIN[land.rows[number].id].vehicle == "impassable") and stands_on(base, shape):
            return False
    return True


def in_zone(zones: list[Box4], x: int, y: int, r: int) -> bool:
    """Whether a base lies wholly in one of some rectangles."""
    return any(w + r <= x <= e - r and s + r <= y <= n - r for w, s, e, n in zones)


def refuse_spots(game: Battle, unit: str, spots: Spots | None, zones: list[Box4], forbidden: list[Box4]) -> Refusal | None:
    """LOW-24.3: all of a unit in its zone, and none in a forbidden one."""
    if spots is None:
        return Refusal("LOW-24.3", "no-room-there", {"unit": unit})
    for ident, x, y in spots:
        base = game.base(ident)
        r = base.radius if isinstance(base, Disc) else max(base.length, base.width) // 2
        if zones and not in_zone(zones, x, y, min(r, 125)):
            return Refusal("LOW-24.3", "outside-your-zone", {"figure": ident})
        if any(w < x < e and s < y < n for w, s, e, n in forbidden):
            return Refusal("LOW-13.2", "in-the-enemy-zone", {"figure": ident})
    return None
