"""What special rules of units do: events of chapter 22."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import GROUND, INSIDE, TABLE, DropzoneState, Squad, Unit


class SmokeLaunched(Event):
    """A squad used its Smoke Launcher, once in the game (DZC-22.25)."""

    squad: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.25",)

    def apply(self, state: DropzoneState) -> None:
        squad = state.squads[self.squad]
        state.squads[self.squad] = replace(squad, smoked=True, marks=(*squad.marks, "smoke!"))


class ModeChanged(Event):
    """A unit changed between its two modes; damage carries over (DZC-22.30)."""

    unit: str
    profile: str
    level: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.30",)

    def apply(self, state: DropzoneState) -> None:
        state.units[self.unit] = replace(state.units[self.unit], profile=self.profile, level=self.level)


class ShieldRaised(Event):
    """A Totem uses its shield instead of its beam (DZC-22.51)."""

    unit: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.51",)

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        state.units[self.unit] = replace(unit, marks=(*unit.marks, "shield!"))


class UnitConcussed(Event):
    """A base may not fire until the end of the turn (DZC-22.67)."""

    unit: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.67",)

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        state.units[self.unit] = replace(unit, marks=(*unit.marks, "concussed!"))


class StrikeCalled(Event):
    """An orbital strike is on its way; it lands at the end of the activation (DZC-22.43)."""

    unit: str
    weapon: str
    at: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.43", "DZC-22.73")

    def apply(self, state: DropzoneState) -> None:
        state.pending = [*state.pending, f"strike:{self.unit}:{self.weapon}:{self.at}"]


class StrikeLanded(Event):
    """It lands (DZC-22.43)."""

    word: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.43",)

    def apply(self, state: DropzoneState) -> None:
        state.pending = [word for word in state.pending if word != self.word]


class Hatched(Event):
    """A Razorworm base is in a Structure, or in the open (DZC-22.50)."""

    unit: str
    squad: str
    seat: str
    battlegroup: str
    structure: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.50",)

    def apply(self, state: DropzoneState) -> None:
        profile = "scourge.razorworms"
        where = INSIDE if self.structure else TABLE
        state.units[self.unit] = Unit(self.unit, self.squad, profile, where=where, host=self.structure, level=GROUND, no_fire=True)
        state.squads[self.squad] = Squad(self.squad, self.battlegroup, self.seat, profile, (self.unit,), 1, acted=True, entered=True)
        group = state.battlegroups[self.battlegroup]
        state.battlegroups[self.battlegroup] = replace(group, squads=(*group.squads, self.squad))
        if self.structure:
            record = state.structures[self.structure]
            if not record.occupant:
                state.structures[self.structure] = replace(record, occupant=self.seat)


class SquadTunnelled(Event):
    """A Subterranean squad comes up inside a Structure (DZC-22.26)."""

    squad: str
    structure: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.26",)

    def apply(self, state: DropzoneState) -> None:
        squad = state.squads[self.squad]
        state.squads[self.squad] = replace(squad, entered=True)
        for name in squad.units:
            state.units[name] = replace(state.units[name], where=INSIDE, host=self.structure, level=GROUND, entered=True, no_fire=True)
        record = state.structures[self.structure]
        if not record.occupant:
            state.structures[self.structure] = replace(record, occupant=squad.seat)
