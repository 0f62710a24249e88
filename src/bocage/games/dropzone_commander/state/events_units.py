"""What happens to units: moving, firing, damage, going in and out."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import GONE, GROUND, INSIDE, LANDED, LOW, TABLE, DropzoneState, Flight, Volley
from bocage.games.dropzone_commander.tables.profiles import units

FLEW_LOW = "low!"  # the mark of an aircraft that landed this turn after flying low (DZC-9.1)


class UnitMoved(Event):
    """A unit moved along a path: x, y in turn, the place where it was first (DZC-4.1)."""

    rules = ("DZC-4.1",)
    unit: str
    path: tuple[int, ...]
    facing: int
    cost: int  # of its allowance
    length: int  # in plan, for Move and Fire
    level: str

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        state.units[self.unit] = replace(
            unit,
            where=TABLE,
            host="",
            x=self.path[-2],
            y=self.path[-1],
            facing=self.facing,
            level=self.level,
            moved=unit.moved + self.length,
            spent=unit.spent + self.cost,
            order=unit.order if unit.order.endswith("m") or not self.length else f"{unit.order}m",
        )


class UnitTurned(Event):
    """A unit turned on the spot (DZC-4.2)."""

    rules = ("DZC-4.2",)
    unit: str
    facing: int

    def apply(self, state: DropzoneState) -> None:
        state.units[self.unit] = replace(state.units[self.unit], facing=self.facing)


class UnitEntered(Event):
    """A unit came onto the table (DZC-4.3); where it stands follows as a move."""

    rules = ("DZC-4.3",)
    unit: str
    x: int
    y: int
    level: str

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        state.units[self.unit] = replace(unit, where=TABLE, host="", x=self.x, y=self.y, level=self.level, entered=True)


class UnitPlaced(Event):
    """A unit was put down: out of a transport or Structure, or as a survivor (DZC-7.14, DZC-12.7, DZC-13.5)."""

    rules = ("DZC-7.14", "DZC-12.7", "DZC-13.5")
    unit: str
    x: int
    y: int
    facing: int

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        level = LANDED if units()[unit.profile].is_aircraft else GROUND
        state.units[self.unit] = replace(unit, where=TABLE, host="", x=self.x, y=self.y, facing=self.facing, level=level)


class AircraftLanded(Event):
    """An aircraft landed (DZC-9.12); `fee` is what it paid (DZC-9.13). It is part of its move (DZC-3.5), unless it is set down by a card."""

    rules = ("DZC-9.12",)
    unit: str
    fee: int
    moving: bool = True

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        marks = (*unit.marks, FLEW_LOW) if unit.level == LOW and FLEW_LOW not in unit.marks else unit.marks
        order = unit.order if not self.moving or unit.order.endswith("m") else f"{unit.order}m"
        state.units[self.unit] = replace(unit, level=LANDED, spent=unit.spent + self.fee, fees=unit.fees + self.fee, order=order, marks=marks)


class AircraftRose(Event):
    """An aircraft took off, climbed or went low (DZC-9.1, DZC-9.13, DZC-9.27); `moved` counts for a stationary descent (DZC-9.2)."""

    rules = ("DZC-9.1", "DZC-9.13")
    unit: str
    level: str
    fee: int = 0
    moved: int = 0
    flying: bool = False  # on its way: the flight is told by itself

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        moves = self.moved or unit.level == LANDED  # to rise from the ground is part of a move
        order = unit.order if not moves or unit.order.endswith("m") else f"{unit.order}m"
        state.units[self.unit] = replace(
            unit, level=self.level, spent=unit.spent + self.fee + self.moved, fees=unit.fees + self.fee, moved=unit.moved + self.moved, order=order
        )


class FlightsDeclared(Event):
    """Aircraft have declared a stretch of movement that may be fired at (DZC-4.14)."""

    rules = ("DZC-4.14",)
    flights: tuple[Flight, ...]

    def apply(self, state: DropzoneState) -> None:
        state.flights = list(self.flights)


class FlightsEnded(Event):
    """The stretch is over."""

    rules = ("DZC-4.14",)

    def apply(self, state: DropzoneState) -> None:
        state.flights = []


class AircraftReached(Event):
    """An aircraft has come to the station of its path where it is fired at or crashes (DZC-4.14, DZC-9.5)."""

    rules = ("DZC-4.14",)
    unit: str
    x: int
    y: int
    level: str

    def apply(self, state: DropzoneState) -> None:
        state.units[self.unit] = replace(state.units[self.unit], where=TABLE, x=self.x, y=self.y, level=self.level)


class VolleyDeclared(Event):
    """Shots are declared before any die is rolled (DZC-3.6, DZC-6.10)."""

    rules = ("DZC-3.6", "DZC-6.10")
    volley: Volley

    def apply(self, state: DropzoneState) -> None:
        state.volley = self.volley


class VolleyEnded(Event):
    """The shots are resolved; what held for this action ends."""

    rules = ("DZC-6.1",)

    def apply(self, state: DropzoneState) -> None:
        state.volley = None
        if state.effects:
            state.effects = [effect for effect in state.effects if effect.until != "action"]


class WeaponFired(Event):
    """A weapon fires, once a turn (DZC-6.2); `cap` is how far the unit may move in all from now on (DZC-4.8, DZC-4.13), -1 without limit."""

    rules = ("DZC-6.2", "DZC-4.8")
    unit: str
    weapon: str
    cap: int
    own: bool  # in its own activation, not in reaction
    limited: bool = False  # one of its few uses (DZC-22.19)

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        cap = unit.cap if self.cap < 0 else self.cap if unit.cap < 0 else min(unit.cap, self.cap)
        order = f"{unit.order}f" if self.own and not unit.order.endswith("f") else unit.order
        used = (*unit.used, self.weapon) if self.limited else unit.used
        state.units[self.unit] = replace(unit, fired=(*unit.fired, self.weapon), cap=cap, order=order, used=used)


class WindowUsed(Event):
    """A base fires from a Structure: one of its windows is used this turn (DZC-7.5, DZC-7.6)."""

    rules = ("DZC-7.5",)
    structure: str
    unit: str

    def apply(self, state: DropzoneState) -> None:
        record = state.structures[self.structure]
        if self.unit not in record.fired:
            state.structures[self.structure] = replace(record, fired=(*record.fired, self.unit))


class ShotsFell(Event):
    """What the shots of one weapon at one target came to: hits, hits saved, damaging hits (DZC-6.12 to DZC-6.15)."""

    rules = ("DZC-6.12", "DZC-6.15")
    unit: str
    weapon: str
    target: str
    shots: int
    hits: int
    saved: int
    damage: int


class UnitDamaged(Event):
    """A unit loses damage points (DZC-6.16)."""

    rules = ("DZC-6.16",)
    unit: str
    points: int

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        state.units[self.unit] = replace(unit, damage=min(units()[unit.profile].dp, unit.damage + self.points))


class UnitRepaired(Event):
    """A unit gets damage points back (DZC-22.47, DZC-20.8)."""

    rules = ("DZC-22.47", "DZC-20.8")
    unit: str
    points: int

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        state.units[self.unit] = replace(unit, damage=max(0, unit.damage - self.points))


class UnitDestroyed(Event):
    """A unit is destroyed and removed (DZC-6.16, DZC-21.9); `by` is the seat that scores its points, "" if nobody."""

    rules = ("DZC-6.16", "DZC-21.9")
    unit: str
    by: str
    points: int

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        squad = state.squads[unit.squad]
        state.units[self.unit] = replace(unit, where=GONE, host="")
        state.squads[unit.squad] = replace(squad, units=tuple([name for name in squad.units if name != self.unit]))
        if self.by:
            state.kills[self.by] += self.points


class UnitSilenced(Event):
    """A unit may not fire until the end of the turn (DZC-7.16, DZC-12.5, DZC-13.6)."""

    rules = ("DZC-7.16", "DZC-12.5", "DZC-13.6")
    unit: str

    def apply(self, state: DropzoneState) -> None:
        state.units[self.unit] = replace(state.units[self.unit], no_fire=True)


class StructureDamaged(Event):
    """A Structure loses damage points (DZC-7.9)."""

    rules = ("DZC-7.9",)
    structure: str
    points: int

    def apply(self, state: DropzoneState) -> None:
        record = state.structures[self.structure]
        state.structures[self.structure] = replace(record, damage=record.damage + self.points)


class StructureCollapsed(Event):
    """A Structure collapses (DZC-7.13)."""

    rules = ("DZC-7.13",)
    structure: str

    def apply(self, state: DropzoneState) -> None:
        record = state.structures[self.structure]
        state.structures[self.structure] = replace(record, collapsed=True, occupant="", contested=False, links=())
        state.collapsed = (*state.collapsed, self.structure)


class SquadWentIn(Event):
    """A squad entered a Structure (DZC-7.1, DZC-7.23)."""

    rules = ("DZC-7.1", "DZC-7.23")
    squad: str
    structure: str
    actions: int = 1

    def apply(self, state: DropzoneState) -> None:
        squad = state.squads[self.squad]
        state.squads[self.squad] = replace(squad, entered=True)
        for name in squad.units:
            unit = state.units[name]
            state.units[name] = replace(unit, where=INSIDE, host=self.structure, embarks=unit.embarks + self.actions, no_fire=True, level=GROUND)
        record = state.structures[self.structure]
        if not record.occupant:
            state.structures[self.structure] = replace(record, occupant=squad.seat)


class SquadCameOut(Event):
    """A squad leaves a Structure (DZC-7.14, DZC-7.16); where its bases stand follows."""

    rules = ("DZC-7.14", "DZC-7.16")
    squad: str
    structure: str
    actions: int = 1

    def apply(self, state: DropzoneState) -> None:
        for name in state.squads[self.squad].units:
            unit = state.units[name]
            state.units[name] = replace(unit, embarks=unit.embarks + self.actions, no_fire=True)


class StructureVacated(Event):
    """Nobody is left in a Structure (DZC-14.11)."""

    rules = ("DZC-14.11",)
    structure: str

    def apply(self, state: DropzoneState) -> None:
        state.structures[self.structure] = replace(state.structures[self.structure], occupant="", contested=False, designated=False)


class OccupantChanged(Event):
    """Another side holds a Structure (DZC-8.31, DZC-14.11)."""

    rules = ("DZC-8.31", "DZC-14.11")
    structure: str
    seat: str
    allied: bool = False  # of the same side: a fight there goes on

    def apply(self, state: DropzoneState) -> None:
        record = state.structures[self.structure]
        goes_on = {} if self.allied else {"contested": False, "designated": False}
        state.structures[self.structure] = replace(record, occupant=self.seat, **goes_on)
