"""Driving: leg by leg, with bogs, obstacles, buildings, mines, ambushes and enemies in the way (LOW-19.4, 19.25 to 19.37, 19.49, 19.51)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.legends_old_west.arms import mines
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.concealment import reveal_near
from bocage.games.legends_old_west.ground.naming import ground_words
from bocage.games.legends_old_west.ground.vehicle_facts import STATION, body, row_of
from bocage.games.legends_old_west.moving.orders import Alight
from bocage.games.legends_old_west.shooting.ambush import watch_path
from bocage.games.legends_old_west.state.dice import d6
from bocage.games.legends_old_west.state.state import FOREVER, Vehicle
from bocage.games.legends_old_west.state.vehicle_events import Bogged, Drove, FascineDropped, LaneCrushed, ObstacleTried
from bocage.games.legends_old_west.tables.scenario import Ground
from bocage.games.legends_old_west.tables.tables import RESULTS
from bocage.games.legends_old_west.vehicles import overrun
from bocage.games.legends_old_west.vehicles.boarding import refuse_abandon
from bocage.games.legends_old_west.vehicles.drive_law import NEVER, Drive, Leg, allowance, legs, refuse_drive, refuse_start, turn_cost
from bocage.games.legends_old_west.vehicles.vehicle_fire import fire_weapons
from bocage.space.plane import Box, Point, Wall, heading, leg_length, offset, stands_on, stations, step, sweeps_over, towards, turned
from bocage.tabletop.laws import Free

DRIVE: Question[Drive | Alight | Pass] = Question("drive", Drive | Alight | Pass, rule="LOW-19.1")
ROUGH = {"difficult": "vehicle_difficult", "very_difficult": "vehicle_very_difficult", "building": "tank_building"}


def ask_drive(game: Battle, ident: str) -> Rules[Drive | Alight | Pass]:
    """The owner draws a way, lets the crew get out (LOW-19.23), or lets the vehicle stand."""
    unit = game.unit_of(ident).id

    def refuse(answer: Drive | Alight | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if isinstance(answer, Alight):
            return refuse_abandon(game, ident) if answer.unit == unit else Refusal("LOW-5.1", "another-unit-moves", {"unit": unit})
        memo, key = game.memo, ("drive", ident, answer)
        if key not in memo:
            memo[key] = refuse_drive(game, ident, answer)
        found: Refusal | None = memo[key]
        return found

    def listing() -> list[Drive | Alight | Pass]:
        ways = candidates(game, ident) if refuse_start(game, game.state.vehicles[ident]) is None else ()
        return [*ways, PASS, Alight(unit)]

    law: Legal[Drive | Alight | Pass] = Free(refuse, listing, default=PASS)
    return (yield from choose(game, game.seat(ident), DRIVE, law, {"vehicle": ident}))


def candidates(game: Battle, ident: str) -> list[Drive]:
    """Sensible ways: towards each enemy unit and the middle of the table at full and half speed, forward, back, and a turn on the spot."""
    vehicle = game.state.vehicles[ident]
    here = Point(vehicle.x, vehicle.y)
    speed = max(row_of(vehicle).cross_country or row_of(vehicle).road, 1)
    found: list[Drive] = []
    goals = [step(here, vehicle.facing, speed), *_goals(game, ident)]
    for goal in goals:
        bearing = heading(here, goal)
        paid = turn_cost(game, speed, turned(vehicle.facing, bearing))
        for share in (1, 2):
            left = (speed - paid) // share
            if left >= 100:
                spot = towards(here, goal, min(left, leg_length(here, goal)))
                spot = Point(min(max(spot.x, 0), game.setting.width), min(max(spot.y, 0), game.setting.depth))
                if spot != here:
                    found.append(Drive((spot,)))
    if goals[1:]:
        found.append(Drive((), heading(here, goals[1])))
    return list(dict.fromkeys(found))


def _goals(game: Battle, ident: str) -> list[Point]:
    """Where a vehicle may want to go: enemy units that are known, at most four, the objective, its own edge."""
    side = game.side(ident)
    found: list[Point] = []
    for unit in game.state.units.values():
        figures = [f for f in game.standing(unit.id) if not f.hidden] if unit.side != side else []
        if figures:
            found.append(Point(figures[0].x, figures[0].y))
    found = found[:4]
    for victory in game.setting.scenario.victory:
        if isinstance(victory.objective, dict) and "w" in victory.objective:
            spot = victory.objective
            found.append(Point(round((spot["x"] + spot["w"] / 2) * 100), round((spot["y"] + spot["h"] / 2) * 100)))
            break
    return found


def drive(game: Battle, ident: str, way: Drive) -> Rules[None]:
    """Carries out a way that was allowed, until it is driven or something ends it."""
    with scope(game, "drive", ident):
        bogs: list[str] = []
        speed = allowance(game, game.state.vehicles[ident], way.path)
        planned = legs(game.state.vehicles[ident], way)
        for number, leg in enumerate(planned):
            if way.fire_at == number:
                yield from fire_on_the_way(game, ident)
            paid = turn_cost(game, speed, leg.turn)
            if leg.turn and not (yield from swing(game, ident, leg, paid)):
                return
            if not leg.length:
                continue
            if not (yield from drive_leg(game, ident, leg, paid, bogs)) or not _is_at(game, ident, leg.b):
                return  # LOW-19.49: a crossing has carried it past the bend: what was drawn from there is behind it
        if way.fire_at != NEVER and way.fire_at >= len(planned):
            yield from fire_on_the_way(game, ident)


def swing(game: Battle, ident: str, leg: Leg, paid: int) -> Rules[bool]:
    """A turn before a leg or at the end of a way: it runs over whoever stands there (LOW-19.31) and meets mines and hidden men as a drive does."""
    yield from overrun.clear_the_swing(game, ident, game.state.vehicles[ident].facing, leg.facing)
    if not leg.length:
        game.emit(Drove(ident, leg.a.x, leg.a.y, leg.facing, paid, leg.turn))
    return (yield from _happens(game, ident, leg.a, leg.facing))


def _is_at(game: Battle, ident: str, spot: Point) -> bool:
    vehicle = game.state.vehicles[ident]
    return (vehicle.x, vehicle.y) == (spot.x, spot.y)


def fire_on_the_way(game: Battle, ident: str) -> Rules[None]:
    """LOW-19.4: a WWII tank fires at the point of its move that was named, at -1."""
    if not game.state.vehicles[ident].wreck:
        yield from fire_weapons(game, ident, on_the_move=True)


class Trip:
    """How far a vehicle has come on a leg. A way is as long as its Movement allows, crossings included (LOW-19.49), so nothing need be counted down."""

    def __init__(self, here: Point, paid: int, turn: int) -> None:
        self.here, self.paid, self.turn = here, paid, turn
        self.crossed: list[int] = []

    def beyond(self, leg: Leg, spot: Point) -> bool:
        """Whether it has already come past a point of the leg."""
        come = (self.here.x - leg.a.x) ** 2 + (self.here.y - leg.a.y) ** 2
        return come >= (spot.x - leg.a.x) ** 2 + (spot.y - leg.a.y) ** 2


def drive_leg(game: Battle, ident: str, leg: Leg, paid: int, bogs: list[str]) -> Rules[bool]:
    """One leg, station by station, under the eyes of ambushers (LOW-13.5). Says whether it goes on."""
    if (yield from _bogs(game, ident, leg.a, bogs)):
        return False
    spots = stations((leg.a, leg.b), STATION)
    trip = Trip(leg.a, paid, leg.turn)

    def advance(number: int) -> Rules[bool]:
        return (yield from _station(game, ident, leg, trip, spots[min(number, len(spots) - 1)], bogs))

    return (yield from watch_path(game, ident, (leg.a, leg.b), advance))


def _station(game: Battle, ident: str, leg: Leg, trip: Trip, spot: Point, bogs: list[str]) -> Rules[bool]:
    """To the next station; says whether it may go on."""
    if trip.beyond(leg, spot):
        return True
    wall = _wall_ahead(game, ident, trip.here, spot, leg.facing, trip.crossed)
    if wall is not None:
        trip.crossed.append(wall)
        if not (yield from cross(game, ident, wall, leg, trip)):
            return False
        if trip.beyond(leg, spot):
            return True
    yield from _roll_to(game, ident, leg, trip, spot)
    on = (yield from _happens(game, ident, spot, leg.facing)) and not (yield from _bogs(game, ident, spot, bogs))
    _crush(game, ident, spot)
    return on


def _roll_to(game: Battle, ident: str, leg: Leg, trip: Trip, spot: Point) -> Rules[None]:
    """Over whoever is in the way (LOW-19.31), to a point."""
    yield from overrun.clear_the_way(game, ident, trip.here, spot, leg.facing)
    walked = leg_length(trip.here, spot)
    game.emit(Drove(ident, spot.x, spot.y, leg.facing, walked + trip.paid, trip.turn))
    trip.here, trip.paid, trip.turn = spot, 0, 0


def _happens(game: Battle, ident: str, spot: Point, facing: int) -> Rules[bool]:
    """What may meet a vehicle at a station: mines (LOW-15.12), hidden men (LOW-13.12). Says whether it goes on."""
    mine = mines.trigger(game, ident, spot.x, spot.y, facing)
    if mine is not None:
        yield from mines.explode(game, mine, ident)
    reveal_near(game, game.base(ident), game.side(ident))
    vehicle = game.state.vehicles[ident]
    going = not vehicle.wreck and vehicle.stuck < game.state.turn and any(f.vehicle == ident and f.station == "crew" for f in game.state.figures.values())
    return going


def _bogs(game: Battle, ident: str, spot: Point, done: list[str]) -> Rules[bool]:
    """LOW-19.25 to 19.27: at the first bad ground of each kind a D6; says whether it is stuck."""
    vehicle, row = game.state.vehicles[ident], row_of(game.state.vehicles[ident])
    ground = game.land.at(spot.x, spot.y)
    kind = ground.vehicle
    if kind not in ROUGH or kind in done or row.water:
        return False
    if ground.id == "trench" and vehicle.fascine:
        game.emit(FascineDropped(ident))
        done.append(kind)
        return False
    done.append(kind)
    rule = {"difficult": "LOW-19.25", "very_difficult": "LOW-19.26", "building": "LOW-19.27"}[kind]
    die = yield from d6("bog", rule)
    if RESULTS[ROUGH[kind]].code(die) == "ok":
        return False
    turn = game.state.turn
    until = turn if kind != "building" else turn + 1 if game.option("building_stall_temporary") else FOREVER
    game.emit(Bogged(ident, until, kind))
    return True


def _crush(game: Battle, ident: str, spot: Point) -> None:
    """Scenario: a tank flattens a lane through wire."""
    for effect in game.setting.scenario.effects("crush_terrain"):
        vehicle = game.state.vehicles[ident]
        if row_of(vehicle).tank and game.land.at(spot.x, spot.y).id == effect.terrain:
            half, long = round(effect.lane_cm * 50), STATION + 150
            corners = [offset(spot, vehicle.facing, ahead, right) for ahead, right in ((-long, -half), (-long, half), (long, half), (long, -half))]
            game.emit(LaneCrushed(Ground(f"lane_{game.state.serial + 1}", effect.becomes, tuple((c.x, c.y) for c in corners))))


def _obstacles(game: Battle) -> list[int]:
    """Line obstacles that a vehicle must try to cross."""
    land = game.land
    return [n for n, row in enumerate(land.rows) if isinstance(land.shapes[n], Wall) and row.vehicle == "obstacle"]


def _wall_ahead(game: Battle, ident: str, here: Point, spot: Point, facing: int, crossed: list[int]) -> int | None:
    """The first line obstacle that its body meets on the way to a station and does not already stand on."""
    vehicle = game.state.vehicles[ident]
    near = game.land.terrain.near(min(here.x, spot.x) - 1500, min(here.y, spot.y) - 1500, max(here.x, spot.x) + 1500, max(here.y, spot.y) + 1500)
    standing = body(vehicle, here, facing)
    for number in _obstacles(game):
        wall = game.land.shapes[number]
        if near >> number & 1 and number not in crossed and sweeps_over(standing, here, spot, wall) and not stands_on(standing, wall):
            return number
    return None


def crosses(game: Battle, ident: str, leg: Leg) -> bool:
    """Whether a line obstacle lies on a leg, so that it must be tried (LOW-19.35)."""
    return _wall_ahead(game, ident, leg.a, leg.b, leg.facing, []) is not None


def cross(game: Battle, ident: str, number: int, leg: Leg, trip: Trip) -> Rules[bool]:
    """LOW-19.35 to 19.37, LOW-19.49: 1 stays before the obstacle, 2-5 is placed beyond and stops, 6 beyond and goes on, less the way across."""
    near, far = edges(game.state.vehicles[ident], trip.here, leg.facing, game.land.shapes[number])
    yield from _roll_to(game, ident, leg, trip, near)
    die = yield from d6("obstacle", "LOW-19.35")
    code = RESULTS["vehicle_obstacle"].code(die)
    game.emit(ObstacleTried(ident, game.land.features[number].id, code, ground_words(game, game.land.features[number].id)))
    if code == "blocked":
        return False
    yield from _roll_to(game, ident, leg, trip, far)
    return (yield from _happens(game, ident, far, leg.facing)) and code == "cross_continue"


def edges(vehicle: Vehicle, here: Point, facing: int, wall: object) -> tuple[Point, Point]:
    """Where a body that drives straight on stands last before an obstacle, and where its rear edge is first clear of it."""
    row = row_of(vehicle)

    def over(distance: int) -> bool:
        return stands_on(Box(step(here, facing, distance), row.length, row.width, facing), wall)  # type: ignore[arg-type]

    inside = next((d for d in range(50, 6000, 50) if over(d)), None)
    if inside is None:
        return here, here
    low, high = inside - 50, inside
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if over(middle) else (middle, high)
    near = low
    out = next(d for d in range(inside, 9000, 50) if not over(d))
    low, high = out - 50, out
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if over(middle) else (low, middle)
    return step(here, facing, near), step(here, facing, high)
