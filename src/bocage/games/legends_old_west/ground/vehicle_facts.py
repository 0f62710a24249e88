"""Facts of vehicles: crews, turrets, arcs, movement, free places around them (LOW-19.1, LOW-2.32, LOW-19.39, LOW-19.46, LOW-19.47)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.errors import Refusal
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.state.state import Figure, Vehicle
from bocage.games.legends_old_west.tables.rows import VehicleRow
from bocage.games.legends_old_west.tables.tables import MODELS, VEHICLES, WEAPONS
from bocage.space.plane import Box, Disc, Point, fits, in_arc, offset, overlaps, stations

STATION = 250
"""LOW-13.13: a path is looked at every 2.5 cm."""
FRONT, LEFT, RIGHT, REAR = 0, 270, 90, 180
SPONSONS: dict[str, dict[str, tuple[int, ...]]] = {
    "mark_iv": {"gun_medium": (LEFT, RIGHT), "mg": (FRONT, LEFT, RIGHT, REAR)},
    "st_chamond": {"gun_medium": (FRONT,), "mg": (FRONT, LEFT, RIGHT, REAR)},
    "a7v": {"gun_medium": (FRONT,), "mg": (LEFT, RIGHT, REAR)},
    "whippet": {"mg": (FRONT, LEFT, RIGHT, REAR)},
}
"""LOW-2.32: vehicles whose weapons look to several sides, one arc per weapon."""
TRADES = {
    "tank_crew": ("tank", "halftrack", "car", "truck"),
    "driver": ("halftrack", "car", "truck"),
    "airman": ("car", "truck", "aircraft"),
}
"""LOW-12.12: who may drive what."""


def row_of(vehicle: Vehicle) -> VehicleRow:
    """The printed row of a vehicle."""
    return VEHICLES[vehicle.row]


def notes(vehicle: Vehicle) -> str:
    """What the data say of its model."""
    return MODELS[vehicle.model].notes if vehicle.model else ""


def has_turret(vehicle: Vehicle) -> bool:
    """LOW-2.32: weapons in a turret fire all round."""
    return row_of(vehicle).turret and "no turret" not in notes(vehicle)


def is_small_bore(vehicle: Vehicle, weapon: str) -> bool:
    """LOW-16.12: a gun under 37 mm, which may fire at troops as a machine gun."""
    return WEAPONS[weapon].type == "gun_light" and "20 mm" in notes(vehicle)


def category(vehicle: Vehicle) -> str:
    """LOW-12.12: tank, halftrack, car, truck, boat or animal."""
    row = row_of(vehicle)
    kind = row.id.partition("_")[2]
    if row.tank:
        return "tank"
    if row.water:
        return "boat"
    if kind == "halftrack" or kind == "armoured_car" or kind == "wheeled_armour":
        return "halftrack"
    return "truck" if "truck" in kind or kind in ("dodge", "wagon") else "car"


def may_man(figure: Figure, vehicle: Vehicle) -> Refusal | None:
    """LOW-12.11, LOW-12.12: whether a crew figure's trade lets him take a vehicle."""
    kind = category(vehicle)
    if kind == "boat" or row_of(vehicle).era == "colonial" or kind in TRADES.get(figure.trade, ()):
        return None
    return Refusal("LOW-12.12", "wrong-trade", {"figure": figure.id, "vehicle": vehicle.id})


def aboard(game: Battle, vehicle: str, station: str = "") -> list[Figure]:
    """Who is in a vehicle."""
    figures, places = game.state.figures, game.places
    key = ("aboard", vehicle)
    inside: list[str] | None = places.get(key)
    if inside is None:
        inside = places[key] = [f.id for f in figures.values() if f.vehicle == vehicle and f.place == "aboard"]
    return [f for ident in inside if (f := figures.get(ident)) is not None and (not station or f.station == station)]


def crew(game: Battle, vehicle: str) -> list[Figure]:
    """Its crew."""
    return aboard(game, vehicle, "crew")


def is_short_handed(game: Battle, vehicle: Vehicle) -> bool:
    """LOW-19.39: with fewer than half its crew it either moves or fires."""
    return 2 * len(crew(game, vehicle.id)) < vehicle.crew_size


def refuse_to_act(game: Battle, vehicle: Vehicle) -> Refusal | None:
    """What keeps a vehicle from doing anything: wrecked, off the table, without crew, boarded this turn (LOW-19.39, LOW-19.22)."""
    facts = {"vehicle": vehicle.id}
    if vehicle.wreck or vehicle.place != "table":
        return Refusal("LOW-19.40", "vehicle-gone", facts)
    if not crew(game, vehicle.id):
        return Refusal("LOW-19.39", "no-crew", facts)
    if vehicle.boarded and vehicle.boarded == game.state.turn:
        return Refusal("LOW-19.22", "just-boarded", facts)
    return None


def body(vehicle: Vehicle, where: Point | None = None, facing: int | None = None) -> Box:
    """Its body, or how it would stand elsewhere."""
    row = row_of(vehicle)
    return Box(where or Point(vehicle.x, vehicle.y), row.length, row.width, vehicle.facing if facing is None else facing)


def arcs(vehicle: Vehicle, weapon: str) -> tuple[int, ...]:
    """LOW-2.32: bearings, from the front, of the middles of the 90-degree arcs of a weapon; none: all round."""
    if has_turret(vehicle):
        return (FRONT,) if vehicle.turret_stuck else ()
    return SPONSONS.get(vehicle.row.partition("_")[2], {}).get(WEAPONS[weapon].type, (FRONT,))


def in_arcs(vehicle: Vehicle, weapon: str, target: Point) -> bool:
    """LOW-2.32, LOW-19.20: whether a weapon of a vehicle bears on a point; a turret that is stuck turns with the hull."""
    found = arcs(vehicle, weapon)
    here = Point(vehicle.x, vehicle.y)
    return not found or any(in_arc(here, (vehicle.facing + middle) % 360, target, -45, 45) for middle in found)


def on_road(game: Battle, path: Sequence[Point]) -> bool:
    """LOW-19.47: whether a whole move lies on road."""
    return all(game.land.at(spot.x, spot.y).vehicle == "road" for spot in stations(path, STATION))


def free_spots(game: Battle, around: Box, count: int, *, radius: int = FOOT, leave: Sequence[str] = ()) -> list[Point]:
    """Places beside a body for so many figures, the nearest rings first, overlapping nobody, within 5 cm if there is room (LOW-19.40)."""
    land = game.land
    taken: list[Disc | Box] = [game.base(f.id) for side in game.present().values() for f in side if f.id not in leave and not f.hidden]
    taken += [game.base(v.id) for v in game.state.vehicles.values() if v.place == "table" and not v.wreck]
    taken = [base for base in taken if _near(base, around)] + [around]
    found: list[Point] = []
    ring = radius + 5
    while len(found) < count and ring <= 3000:
        for spot in _ring(around, ring):
            if len(found) == count:
                break
            base = Disc(spot, radius)
            if land.at(spot.x, spot.y).foot == "impassable" or not fits(base, taken, game.setting.width, game.setting.depth):
                continue
            if any(overlaps(base, Disc(other, radius)) for other in found):
                continue
            found.append(spot)
        ring += 2 * radius + 5
    return found


def _near(base: Disc | Box, around: Box) -> bool:
    reach = 3500
    return abs(base.centre.x - around.centre.x) <= reach and abs(base.centre.y - around.centre.y) <= reach


def _ring(around: Box, away: int) -> list[Point]:
    """Points at a distance from the sides of a body: rear first, then the flanks, then the front."""
    half_length, half_width = around.length // 2 + away, around.width // 2 + away
    step = 2 * MOUNTED
    across = range(-half_width, half_width + 1, step)
    along = range(-half_length, half_length + 1, step)
    spots = [(-half_length, right) for right in across]
    spots += [(ahead, side) for ahead in along for side in (-half_width, half_width)]
    spots += [(half_length, right) for right in across]
    return [offset(around.centre, around.facing, ahead, right) for ahead, right in spots]
