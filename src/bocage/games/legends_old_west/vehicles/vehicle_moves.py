"""Vehicles (chapter 19): what the phases of a turn ask of them. Boats leave and come back here (LOW-19.29, LOW-19.30)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.vehicle_facts import body, row_of
from bocage.games.legends_old_west.moving.orders import Alight
from bocage.games.legends_old_west.state.state import Vehicle
from bocage.games.legends_old_west.state.vehicle_events import BoatBack, BoatLeft, Drove
from bocage.games.legends_old_west.vehicles.boarding import abandon, refuse_abandon
from bocage.games.legends_old_west.vehicles.drive_law import Drive, refuse_start
from bocage.games.legends_old_west.vehicles.driving import ask_drive, drive
from bocage.space.plane import outline

OFF = 2
"""LOW-19.30: complete turns off the table."""


class Steer(Answer):
    """What a boat does: sail on, turn about where there is room, or leave the table to turn."""

    how: str


STEER: Question[Steer] = Question("steer", Steer, rule="LOW-19.29")


def move(game: Battle, ident: str) -> Rules[None]:
    """A vehicle's move in its side's movement phase."""
    vehicle = game.state.vehicles[ident]
    starts = refuse_start(game, vehicle) is None
    if not starts and (vehicle.stuck < game.state.turn or refuse_abandon(game, ident) is not None):
        return  # only the crew of a vehicle that is stuck for good still has something to decide
    if starts and row_of(vehicle).water:
        answer = yield from choose_unless_forced(game, game.seat(ident), STEER, steering(game, ident), {"vehicle": ident})
        if answer.how == "about":
            game.emit(Drove(ident, vehicle.x, vehicle.y, (vehicle.facing + 180) % 360, row_of(vehicle).road, 180))
            return
        if answer.how == "leave":
            game.emit(BoatLeft(ident, game.state.turn + OFF))
            return
    way = yield from ask_drive(game, ident)
    if isinstance(way, Drive):
        yield from drive(game, ident, way)
    elif isinstance(way, Alight):
        yield from abandon(game, ident)


def steering(game: Battle, ident: str) -> Legal[Steer]:
    """LOW-19.29: it may turn about on a river if there is room; LOW-19.30: else it leaves by an edge it touches."""

    def refuse(answer: Steer) -> Refusal | None:
        vehicle = game.state.vehicles[ident]
        if answer.how == "sail":
            return None
        if answer.how == "about":
            return None if has_room(game, vehicle) else Refusal("LOW-19.29", "no-room-to-turn", {"vehicle": ident})
        if answer.how == "leave":
            return None if at_edge(game, vehicle) else Refusal("LOW-19.30", "not-at-the-edge", {"vehicle": ident})
        return Refusal("LOW-19.29", "no-such-way")

    return Legal(refuse, lambda: (Steer("sail"), Steer("about"), Steer("leave")), default=Steer("sail"))


def has_room(game: Battle, vehicle: Vehicle) -> bool:
    """LOW-19.29: its body stays on the water while it turns about."""
    for turn in range(0, 181, 15):
        shape = body(vehicle, None, (vehicle.facing + turn) % 360)
        if any(game.land.at(x, y).vehicle != "water" for x, y in outline(shape).corners):
            return False
    return True


def at_edge(game: Battle, vehicle: Vehicle) -> bool:
    """Whether its bow is within a move of the edge it sails at."""
    shape = body(vehicle)
    return any(not (100 < x < game.setting.width - 100 and 100 < y < game.setting.depth - 100) for x, y in outline(shape).corners)


def start_turn(game: Battle) -> Rules[None]:
    """LOW-19.30: boats come back on the edge they left, turned about, and move only next turn."""
    for vehicle in list(game.state.vehicles.values()):
        if vehicle.place == "off" and vehicle.off_until and vehicle.off_until < game.state.turn:
            game.emit(BoatBack(vehicle.id, vehicle.x, vehicle.y, (vehicle.facing + 180) % 360, game.state.turn))
    return
    yield
