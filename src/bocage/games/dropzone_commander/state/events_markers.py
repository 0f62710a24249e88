"""Objectives, Possible Objectives, Intel, Focal Points, and small marks on units and squads: events of chapters 14 to 17 and 22."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import RESERVE, DropzoneState, Reserve


class UnitMarked(Event):
    """A special rule keeps a word on a unit; a word that ends in "!" is cleared with the turn."""

    unit: str
    mark: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-18.6",)

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        if self.mark not in unit.marks:
            state.units[self.unit] = replace(unit, marks=(*unit.marks, self.mark))


class SquadMarked(Event):
    """A special rule keeps a word on a squad."""

    squad: str
    mark: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-18.6",)

    def apply(self, state: DropzoneState) -> None:
        squad = state.squads[self.squad]
        if self.mark not in squad.marks:
            state.squads[self.squad] = replace(squad, marks=(*squad.marks, self.mark))


class OccupationCounted(Event):
    """A player starts a turn as Occupant of a Structure (DZC-14.8, DZC-14.35)."""

    structure: str
    seat: str
    counts: tuple[int, ...]
    rules: ClassVar[tuple[str, ...]] = ("DZC-14.8", "DZC-14.35")

    def apply(self, state: DropzoneState) -> None:
        state.structures[self.structure] = replace(state.structures[self.structure], counts=self.counts)


class StructureSearched(Event):
    """A squad searched a Structure (DZC-14.7, DZC-14.9)."""

    squad: str
    structure: str
    needed: int
    found: bool
    rules: ClassVar[tuple[str, ...]] = ("DZC-14.7", "DZC-14.9")

    def apply(self, state: DropzoneState) -> None:
        state.squads[self.squad] = replace(state.squads[self.squad], searched=True)


class ObjectiveDiscovered(Event):
    """An Objective is Discovered (DZC-14.2, DZC-14.3, DZC-14.7)."""

    marker: str
    seat: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-14.2", "DZC-14.3")

    def apply(self, state: DropzoneState) -> None:
        state.markers[self.marker] = replace(state.markers[self.marker], kind="objective", state="discovered")


class ObjectiveTaken(Event):
    """A unit carries an Objective from now on (DZC-14.13, DZC-14.21, DZC-14.23)."""

    marker: str
    unit: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-14.13", "DZC-14.15", "DZC-14.21", "DZC-14.23")

    def apply(self, state: DropzoneState) -> None:
        state.markers[self.marker] = replace(state.markers[self.marker], state="carried", carrier=self.unit, structure="")


class ObjectiveDropped(Event):
    """An Objective lies on the table, or in a Structure, for anybody to take (DZC-14.28, DZC-14.30, DZC-14.38)."""

    marker: str
    x: int
    y: int
    structure: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-14.28", "DZC-14.30", "DZC-14.38")

    def apply(self, state: DropzoneState) -> None:
        marker = state.markers[self.marker]
        state.markers[self.marker] = replace(marker, state="discovered", carrier="", x=self.x, y=self.y, structure=self.structure)


class ObjectiveExtracted(Event):
    """An Objective left the table over a friendly edge (DZC-14.15)."""

    marker: str
    seat: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-14.15",)

    def apply(self, state: DropzoneState) -> None:
        state.markers[self.marker] = replace(state.markers[self.marker], state="extracted", carrier="", seat=self.seat)


class MarkerRemoved(Event):
    """A marker is out of the game: buried, blown up, or used up (DZC-14.29, DZC-14.32, DZC-15.8, DZC-16.6, DZC-17.2)."""

    marker: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-14.29", "DZC-14.32", "DZC-15.8", "DZC-16.8", "DZC-17.2")

    def apply(self, state: DropzoneState) -> None:
        state.markers[self.marker] = replace(state.markers[self.marker], state="removed", carrier="")


class MarkersConfirmed(Event):
    """Which Possible Objectives are Confirmed is settled; only those who are to know see which (DZC-15.3)."""

    count: int
    markers: tuple[str, ...] | None
    known_to: tuple[str, ...]
    rules: ClassVar[tuple[str, ...]] = ("DZC-15.3",)

    def apply(self, state: DropzoneState) -> None:
        state.confirmed = self.markers or ()

    def seen_by(self, seat: str | None) -> MarkersConfirmed:
        return self if seat in self.known_to else replace(self, markers=None)


class MarkerTurned(Event):
    """A Possible Objective is turned over: Confirmed, an Objective from now on; or blank, and removed (DZC-15.4 to DZC-15.7)."""

    marker: str
    seat: str
    confirmed: bool
    rules: ClassVar[tuple[str, ...]] = ("DZC-15.4", "DZC-15.6", "DZC-15.7")
    reveals: ClassVar[bool] = True

    def apply(self, state: DropzoneState) -> None:
        marker = state.markers[self.marker]
        if self.confirmed:
            state.markers[self.marker] = replace(marker, kind="objective", state="discovered")
        else:
            state.markers[self.marker] = replace(marker, state="blank")


class IntelTried(Event):
    """A player rolled for an Intel marker, once in the game (DZC-16.3)."""

    marker: str
    seat: str
    die: int
    rules: ClassVar[tuple[str, ...]] = ("DZC-16.2", "DZC-16.3")

    def apply(self, state: DropzoneState) -> None:
        marker = state.markers[self.marker]
        state.markers[self.marker] = replace(marker, tried=(*marker.tried, self.seat))


class IntelFound(Event):
    """The Intel is an Objective, carried by the unit that found it (DZC-16.4)."""

    marker: str
    unit: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-16.4",)

    def apply(self, state: DropzoneState) -> None:
        marker = state.markers[self.marker]
        state.markers[self.marker] = replace(marker, kind="objective", state="carried", carrier=self.unit, structure="")


class SquadsLeft(Event):
    """Squads left the table with an Objective and are in Reserve, counted from their first turn (DZC-14.18, DZC-14.19, DZC-14.39)."""

    squads: tuple[str, ...]
    units: tuple[str, ...]
    battlegroup: str
    seat: str
    reserve: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-14.18", "DZC-14.19", "DZC-14.39")

    def apply(self, state: DropzoneState) -> None:
        for unit in self.units:
            state.units[unit] = replace(state.units[unit], where=RESERVE, host="", level="ground")
        old = state.reserves.get(self.reserve)
        before = old.squads if old is not None else ()
        together = tuple(dict.fromkeys((*before, *self.squads)))
        state.reserves[self.reserve] = Reserve(self.reserve, self.battlegroup, self.seat, together)
        for squad in self.squads:
            state.squads[squad] = replace(state.squads[squad], acted=True)
