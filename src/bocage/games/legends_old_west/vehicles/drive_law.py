"""The law of a vehicle's way: speed by ground, turning, what it may not enter or run into (LOW-19.1 to 19.3, 19.25 to 19.28, 19.47, 19.48)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.errors import Refusal
from bocage.core.legal import Answer
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.naming import in_cm
from bocage.games.legends_old_west.ground.vehicle_facts import STATION, body, is_short_handed, on_road, refuse_to_act, row_of
from bocage.games.legends_old_west.ground.walk import segment_near
from bocage.games.legends_old_west.state.state import Vehicle
from bocage.games.legends_old_west.tables.rows import cm
from bocage.games.legends_old_west.tables.tables import CONSTANTS
from bocage.games.legends_old_west.vehicles.vehicle_fire import refuse_fire
from bocage.space.plane import Box, Disc, Point, fits, heading, leg_length, pivots_over, started, stations, sweeps_over, turned

WATER = cm(CONSTANTS["amphibious_water_cm"].value)
"""LOW-19.28: how far an amphibious vehicle swims in a turn."""
KEEP = -1
"""No turn at the end of a way."""
NEVER = -1
"""No shot on the way."""


class Drive(Answer):
    """A vehicle's way: the points it drives to, the facing it takes in the end (-1: as it drove), and at which point it fires (-1: not on the way)."""

    path: tuple[Point, ...]
    facing: int = KEEP
    fire_at: int = NEVER

    def target(self) -> tuple[str, str]:
        return ("point", f"{self.path[-1].x},{self.path[-1].y}") if self.path else ("button", "turn")


class Leg(Answer):
    """One straight piece of a way, driven after a turn."""

    a: Point
    b: Point
    facing: int
    turn: int
    length: int


def legs(vehicle: Vehicle, way: Drive) -> list[Leg]:
    """A way in legs; a last turn on the spot is a leg without length."""
    found: list[Leg] = []
    here, facing = Point(vehicle.x, vehicle.y), vehicle.facing
    for there in way.path:
        if there == here:
            continue
        bearing = heading(here, there)
        found.append(Leg(here, there, bearing, turned(facing, bearing), leg_length(here, there)))
        here, facing = there, bearing
    if way.facing != KEEP and way.facing != facing:
        found.append(Leg(here, here, way.facing, turned(facing, way.facing), 0))
    return found


def pays_for_turns(game: Battle) -> bool:
    """LOW-19.2: in WWII; LOW-19.3: in WWI by option, in the Colonial era never."""
    return game.setting.era == "ww2" or (game.setting.era == "ww1" and game.option("vehicle_turn_cost_ww1"))


def allowance(game: Battle, vehicle: Vehicle, path: Sequence[Point]) -> int:
    """LOW-19.47: road speed for a move wholly on road, else the cross-country value; LOW-19.48: half of it for plain wheels in bad ground; LOW-19.28."""
    row = row_of(vehicle)
    road, cross = cm(row.road_cm), cm(row.cross_country_cm)
    way = [Point(vehicle.x, vehicle.y), *path]
    if road == cross and not row.amphibious and not plain_wheels(vehicle):
        return road
    kinds = grounds(game, way)
    if row.amphibious and "water" in kinds:
        return min(cross, WATER)
    speed = road if on_road(game, way) else cross
    return speed // 2 if plain_wheels(vehicle) and "difficult" in kinds else speed


def grounds(game: Battle, way: Sequence[Point]) -> list[str]:
    """What the middle of a vehicle passes over, looked at every 2.5 cm."""
    return [game.land.at(spot.x, spot.y).vehicle for spot in stations(way, STATION)]


def plain_wheels(vehicle: Vehicle) -> bool:
    """LOW-19.48: neither tracked nor armoured nor afloat."""
    row = row_of(vehicle)
    return not row.tracked and row.vehicle_class == "light" and not row.water


def turn_cost(game: Battle, speed: int, turn: int) -> int:
    """LOW-19.2: a quarter of the Movement for every started 45 degrees."""
    return speed * started(turn, 45) // 4 if turn and pays_for_turns(game) else 0


def cost(game: Battle, vehicle: Vehicle, way: Drive) -> int:
    """Turns and legs together."""
    speed = allowance(game, vehicle, way.path)
    return sum(turn_cost(game, speed, leg.turn) + leg.length for leg in legs(vehicle, way))


def refuse_start(game: Battle, vehicle: Vehicle) -> Refusal | None:
    """Whether it may move at all: crew, stuck (LOW-19.51), fired already with half a crew or as a WWI tank (LOW-19.5, LOW-19.39)."""
    fault = refuse_to_act(game, vehicle)
    if fault is not None:
        return fault
    if vehicle.stuck >= game.state.turn:
        return Refusal("LOW-19.51", "vehicle-stuck", {"vehicle": vehicle.id})
    if vehicle.shot_with and game.setting.era == "ww1" and row_of(vehicle).tank:
        return Refusal("LOW-19.5", "move-or-fire", {"vehicle": vehicle.id})
    if vehicle.shot_with and is_short_handed(game, vehicle):
        return Refusal("LOW-19.39", "short-handed", {"vehicle": vehicle.id})
    return None


def may_fire_on_the_way(game: Battle, ident: str) -> bool:
    """LOW-19.4: WWII tanks only."""
    return game.setting.era == "ww2" and row_of(game.state.vehicles[ident]).tank


def refuse_drive(game: Battle, ident: str, way: Drive) -> Refusal | None:
    """The law of a way."""
    vehicle = game.state.vehicles[ident]
    fault = refuse_start(game, vehicle)
    if fault is not None:
        return fault
    if len(way.path) > 12 or not KEEP <= way.facing < 360:
        return Refusal("LOW-19.1", "no-such-way")
    if any(not (0 <= spot.x <= game.setting.width and 0 <= spot.y <= game.setting.depth) for spot in way.path):
        return Refusal("LOW-19.1", "off-the-table", {"vehicle": ident})
    if not way.path and way.facing in (KEEP, vehicle.facing):
        return Refusal("LOW-19.1", "no-such-way")
    if way.fire_at != NEVER and not may_fire_on_the_way(game, ident):
        return Refusal("LOW-19.4", "no-fire-on-the-move", {"vehicle": ident})
    if way.fire_at != NEVER and not 0 <= way.fire_at <= len(way.path):
        return Refusal("LOW-19.4", "no-such-point-to-fire", {"most": len(way.path)})
    if way.fire_at != NEVER and (fault := refuse_fire(game, vehicle, on_the_move=True)) is not None:
        return fault  # LOW-19.46, LOW-19.39: the driver fires nothing
    speed, spent = allowance(game, vehicle, way.path), cost(game, vehicle, way)
    fault = _refuse_ground(game, vehicle, way)
    if fault is not None:
        return fault
    if spent > speed:
        turns = any(leg.turn for leg in legs(vehicle, way)) and pays_for_turns(game)
        return Refusal("LOW-19.2" if turns else "LOW-19.1", "drive-too-far", {"cost": in_cm(spent, up=True), "move": in_cm(speed)})
    return _refuse_bodies(game, vehicle, way)


def _refuse_ground(game: Battle, vehicle: Vehicle, way: Drive) -> Refusal | None:
    """Ground that a vehicle may not enter."""
    row, facts = row_of(vehicle), {"vehicle": vehicle.id}
    kinds = grounds(game, [Point(vehicle.x, vehicle.y), *way.path])[1:]
    if row.water:
        return (
            None
            if all(kind in ("water", "road") or kind == "difficult" for kind in kinds) and "water" in kinds
            else Refusal("LOW-19.29", "boats-need-water", facts)
        )
    if "impassable" in kinds:
        return Refusal("LOW-19.1", "ground-impassable", facts)
    if "water" in kinds and not row.amphibious:
        return Refusal("LOW-19.28", "not-amphibious", facts)
    if "building" in kinds and not row.tank:
        return Refusal("LOW-19.27", "only-tanks-through-buildings", facts)
    if row.cross_country == 0 and any(kind != "road" for kind in kinds):
        return Refusal("LOW-19.47", "road-only", facts)
    if plain_wheels(vehicle) and "very_difficult" in kinds:
        return Refusal("LOW-19.48", "wheels-in-bad-ground", facts)
    return None


def _refuse_bodies(game: Battle, vehicle: Vehicle, way: Drive) -> Refusal | None:
    """It runs into no friend and no other vehicle, and stays on the table; enemies on foot are run over (LOW-19.31)."""
    side = game.side(vehicle.id)
    shape = body(vehicle)
    friends = [(f.id, game.base(f.id)) for f in game.present()[side]]
    friends += [(v.id, game.base(v.id)) for v in game.state.vehicles.values() if v.id != vehicle.id and v.place == "table" and not v.wreck]
    friends += [(g.id, game.base(g.id)) for g in game.state.guns.values() if g.place == "table" and not (g.hidden and game.side(g.id) != side)]
    reach = 4000 + max((leg.length for leg in legs(vehicle, way)), default=0)
    near = [(ident, base) for ident, base in friends if abs(base.centre.x - vehicle.x) + abs(base.centre.y - vehicle.y) <= 2 * reach]
    for leg in legs(vehicle, way):
        there = Box(leg.b, shape.length, shape.width, leg.facing)
        if not fits(there, (), game.setting.width, game.setting.depth):
            return Refusal("LOW-19.1", "off-the-table", {"vehicle": vehicle.id})
        here = Box(leg.a, shape.length, shape.width, leg.facing)
        turning = Box(leg.a, shape.length, shape.width, _before(vehicle, way, leg))
        wide = (shape.length + shape.width) // 2 + 4
        for ident, base in near:
            size = base.radius if isinstance(base, Disc) else (base.length + base.width) // 2 + 2
            if not segment_near(leg.a.x, leg.a.y, leg.b.x, leg.b.y, base.centre.x, base.centre.y, (wide + size) ** 2):
                continue  # too far from the leg for any part of it
            beside = (base.centre.x - leg.a.x) ** 2 + (base.centre.y - leg.a.y) ** 2 < (wide + size) ** 2
            if sweeps_over(here, leg.a, leg.b, base) or (leg.turn and beside and pivots_over(turning, leg.facing, base)):
                return Refusal("LOW-19.31", "runs-into", {"vehicle": vehicle.id, "other": ident})
    return None


def _before(vehicle: Vehicle, way: Drive, leg: Leg) -> int:
    """The facing before a leg's turn."""
    facing = vehicle.facing
    for earlier in legs(vehicle, way):
        if earlier == leg:
            return facing
        facing = earlier.facing
    return facing
