"""What vehicles do and suffer (chapter 19)."""

from __future__ import annotations

from typing import Any

from bocage.core.state import replace
from bocage.games.legends_old_west.state.events import ALL, PLACES, Happened, Spots, change, change_unit
from bocage.games.legends_old_west.state.state import FOREVER, LowState
from bocage.games.legends_old_west.tables.scenario import Ground


def change_vehicle(state: LowState, vehicle: str, **facts: Any) -> None:
    """Another record of a vehicle."""
    state.vehicles[vehicle] = replace(state.vehicles[vehicle], **facts)


class Drove(Happened):
    """A vehicle drove a leg of its way (LOW-19.1, LOW-19.2); turning counts in WWII."""

    rules = ("LOW-19.1", "LOW-19.2")
    vehicle: str
    x: int
    y: int
    facing: int
    moved: int
    turned: int = 0

    def apply(self, state: LowState) -> None:
        known = state.vehicles[self.vehicle]
        change_vehicle(
            state, self.vehicle, x=self.x, y=self.y, facing=self.facing, moved=known.moved + self.moved, turned=known.turned + self.turned, place="table"
        )


class Bogged(Happened):
    """A vehicle is stuck: in bad ground until the turn is over, in a building or by damage for good (LOW-19.25 to 19.27, LOW-19.51)."""

    rules = ("LOW-19.25", "LOW-19.26", "LOW-19.27", "LOW-19.18", "LOW-19.51")
    leaves = PLACES
    vehicle: str
    until: int
    why: str

    def apply(self, state: LowState) -> None:
        change_vehicle(state, self.vehicle, stuck=max(self.until, state.vehicles[self.vehicle].stuck))


class ObstacleTried(Happened):
    """A vehicle tried to cross a line obstacle: stays before it, crosses and stops, or crosses and goes on (LOW-19.35 to 19.37)."""

    rules = ("LOW-19.35", "LOW-19.36", "LOW-19.37")
    leaves = ALL
    vehicle: str
    obstacle: str
    result: str
    name: str = ""


class FascineDropped(Happened):
    """A tank used its fascine on a trench (scenario)."""

    leaves = PLACES
    vehicle: str

    def apply(self, state: LowState) -> None:
        change_vehicle(state, self.vehicle, fascine=False)


class LaneCrushed(Happened):
    """A tank flattened a lane (scenario)."""

    lane: Ground

    def apply(self, state: LowState) -> None:
        state.serial += 1
        state.features = (*state.features, self.lane)


class Dodged(Happened):
    """A figure leapt out of a vehicle's path (LOW-19.32): work he was at is stopped (LOW-2.33), and a weapon must be set up again (LOW-18.10)."""

    rules = ("LOW-19.32",)
    figure: str
    x: int
    y: int

    def apply(self, state: LowState) -> None:
        if self.figure in state.figures:
            change(state, self.figure, x=self.x, y=self.y, task="", set_up=False)


class RunOver(Happened):
    """A figure did not get out of the way (LOW-19.33)."""

    rules = ("LOW-19.33",)
    leaves = ALL
    figure: str
    vehicle: str


class VehicleStruck(Happened):
    """Where a hit on a vehicle went: the vehicle or its crew (LOW-19.14, LOW-19.15); `effect` False: too light to matter (LOW-19.9)."""

    rules = ("LOW-19.14", "LOW-19.15", "LOW-19.9")
    leaves = ALL
    vehicle: str
    location: str
    effect: bool = True


class VehicleDamaged(Happened):
    """A vehicle lost hit points (LOW-19.16)."""

    rules = ("LOW-19.16", "LOW-19.41")
    leaves = PLACES
    vehicle: str
    lost: int
    left: int

    def apply(self, state: LowState) -> None:
        change_vehicle(state, self.vehicle, hit_points=self.left)


class TurretStuck(Happened):
    """The turret can no longer traverse (LOW-19.20)."""

    rules = ("LOW-19.20",)
    leaves = PLACES
    vehicle: str

    def apply(self, state: LowState) -> None:
        change_vehicle(state, self.vehicle, turret_stuck=True)


class VehicleWrecked(Happened):
    """A vehicle is a wreck: hard cover and difficult ground (LOW-19.40); `exploded`: it killed its crew (LOW-19.17)."""

    rules = ("LOW-19.40", "LOW-19.17")
    vehicle: str
    wreck: Ground
    exploded: bool = False

    def apply(self, state: LowState) -> None:
        change_vehicle(state, self.vehicle, wreck=True, hit_points=0, stuck=FOREVER)
        state.serial += 1
        state.features = (*state.features, self.wreck)


class GotOut(Happened):
    """Figures left a vehicle, of their own will for half a move or because they had to (LOW-19.23, LOW-19.40)."""

    rules = ("LOW-19.23", "LOW-19.40")
    vehicle: str
    spots: Spots
    costs: tuple[int, ...] = ()

    def apply(self, state: LowState) -> None:
        for place, (ident, x, y) in enumerate(self.spots):
            if ident in state.figures:
                moved = state.figures[ident].moved + (self.costs[place] if self.costs else 0)
                change(state, ident, x=x, y=y, place="table", vehicle="", station="", moved=moved)


class CrewFled(Happened):
    """The crew left its vehicle and flees (LOW-19.22)."""

    rules = ("LOW-19.22",)
    leaves = ALL
    unit: str
    vehicle: str
    turn: int

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, fleeing=True, fled_turn=self.turn)


class Boarded(Happened):
    """Figures went aboard a vehicle as its crew or as passengers (LOW-19.23, LOW-19.46)."""

    rules = ("LOW-19.23", "LOW-19.46")
    vehicle: str
    figures: tuple[str, ...]
    station: str
    costs: tuple[int, ...]
    turn: int

    def apply(self, state: LowState) -> None:
        for ident, cost in zip(self.figures, self.costs, strict=True):
            figure = state.figures[ident]
            change(state, ident, place="aboard", vehicle=self.vehicle, station=self.station, moved=figure.moved + cost, set_up=False, hidden=False)
        if self.station == "crew":
            change_vehicle(state, self.vehicle, boarded=self.turn)


class VehicleTaken(Happened):
    """Another unit takes over an abandoned vehicle (LOW-19.46)."""

    rules = ("LOW-19.46", "LOW-12.12")
    vehicle: str
    unit: str
    name: str

    def apply(self, state: LowState) -> None:
        known = state.vehicles.pop(self.vehicle)
        state.vehicles[self.name] = replace(known, id=self.name, unit=self.unit)
        old = state.units[known.unit]
        change_unit(state, old.id, vehicles=tuple(v for v in old.vehicles if v != self.vehicle))
        change_unit(state, self.unit, vehicles=(*state.units[self.unit].vehicles, self.name))


class VehicleShot(Happened):
    """A vehicle fired one of its weapons (LOW-19.38)."""

    rules = ("LOW-19.38",)
    leaves = PLACES
    vehicle: str
    weapon: str

    def apply(self, state: LowState) -> None:
        change_vehicle(state, self.vehicle, shot_with=(*state.vehicles[self.vehicle].shot_with, self.weapon))


class GunJammed(Happened):
    """A vehicle's gun is jammed for some turns (LOW-19.13)."""

    rules = ("LOW-19.13",)
    leaves = PLACES
    vehicle: str
    weapon: str
    until: int

    def apply(self, state: LowState) -> None:
        known = state.vehicles[self.vehicle]
        change_vehicle(state, self.vehicle, jams=(*(jam for jam in known.jams if jam[0] != self.weapon), (self.weapon, self.until)))


class BoatLeft(Happened):
    """A boat left the table to turn (LOW-19.30)."""

    rules = ("LOW-19.30",)
    vehicle: str
    until: int

    def apply(self, state: LowState) -> None:
        change_vehicle(state, self.vehicle, place="off", off_until=self.until)


class BoatBack(Happened):
    """A boat is back on the edge it left, turned about; it may move next turn (LOW-19.30)."""

    rules = ("LOW-19.30",)
    vehicle: str
    x: int
    y: int
    facing: int
    turn: int

    def apply(self, state: LowState) -> None:
        change_vehicle(state, self.vehicle, place="table", x=self.x, y=self.y, facing=self.facing, off_until=0, stuck=self.turn)
