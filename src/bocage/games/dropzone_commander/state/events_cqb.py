"""Close quarters battles: events of chapter 8."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import DropzoneState

WAITS = "waits!"  # the mark of a squad that does nothing but fight this turn (DZC-8.6)


class CloseQuartersBegan(Event):
    """Both sides are in a Structure at clean-up: the roles are fixed, and the Aggressor's squads wait (DZC-8.3, DZC-8.4, DZC-8.5)."""

    structure: str
    occupant: str
    waiting: tuple[str, ...] = ()
    rules: ClassVar[tuple[str, ...]] = ("DZC-8.3", "DZC-8.4")

    def apply(self, state: DropzoneState) -> None:
        state.structures[self.structure] = replace(state.structures[self.structure], contested=True, occupant=self.occupant)
        for name in self.waiting:
            squad = state.squads[name]
            state.squads[name] = replace(squad, marks=(*squad.marks, WAITS))


class CloseQuartersOver(Event):
    """Only one side is left in a Structure (DZC-8.28)."""

    structure: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-8.28",)

    def apply(self, state: DropzoneState) -> None:
        state.structures[self.structure] = replace(state.structures[self.structure], contested=False)


class SquadDesignated(Event):
    """A squad leaves the windows to repel the Aggressor (DZC-8.8, DZC-8.9)."""

    squad: str
    structure: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-8.8", "DZC-8.9")

    def apply(self, state: DropzoneState) -> None:
        state.squads[self.squad] = replace(state.squads[self.squad], repels=True)


class DesignationSettled(Event):
    """The Occupant has named who repels (DZC-8.8)."""

    structure: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-8.8",)

    def apply(self, state: DropzoneState) -> None:
        state.structures[self.structure] = replace(state.structures[self.structure], designated=True)


class DiceCounted(Event):
    """How many dice a side has in a close quarters battle (DZC-8.13, DZC-8.16)."""

    structure: str
    side: str
    dice: int
    rules: ClassVar[tuple[str, ...]] = ("DZC-8.13", "DZC-8.15", "DZC-8.16")


class MoraleTested(Event):
    """A squad took a fortitude test (DZC-8.25)."""

    squad: str
    needed: int
    passed: bool
    rules: ClassVar[tuple[str, ...]] = ("DZC-8.23", "DZC-8.25")


class SquadFled(Event):
    """A squad flees the Structure: it is out of the fight and has acted (DZC-8.27)."""

    squad: str
    structure: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-8.27",)

    def apply(self, state: DropzoneState) -> None:
        squad = state.squads[self.squad]
        state.squads[self.squad] = replace(squad, acted=True, repels=False)
        for name in squad.units:
            state.units[name] = replace(state.units[name], no_fire=True)


class CloseQuartersFought(Event):
    """The fight of this turn is over; who fought has acted (DZC-8.29)."""

    structure: str
    squads: tuple[str, ...]
    rules: ClassVar[tuple[str, ...]] = ("DZC-8.29",)

    def apply(self, state: DropzoneState) -> None:
        state.structures[self.structure] = replace(state.structures[self.structure], fought=True)
        for name in self.squads:
            state.squads[name] = replace(state.squads[name], acted=True)
