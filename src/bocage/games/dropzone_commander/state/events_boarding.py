"""Getting in and out of transports and gates: events of chapter 12 and DZC-22.32."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import ABOARD, VOID, DropzoneState
from bocage.games.dropzone_commander.tables.profiles import units

RODE = "rode!"
WALKED = "walked!"  # of a unit whose move is over, though it be a transport: it had moved before it got in itself (DZC-12.11), or by Reactionary Tactics
LOADED, UNLOADED = "loaded!", "unloaded!"  # of a transport that somebody got into, or left, this turn


def rode(marks: tuple[str, ...]) -> tuple[str, ...]:
    """The marks of a unit that itself used a transport this turn, beside having served as one."""
    return marks if RODE in marks else (*marks, RODE)


class UnitBoarded(Event):
    """A unit is aboard a transport: one embark action, counted for each unit (DZC-12.2, DZC-12.4, DZC-12.5, DZC-12.15, DZC-12.26)."""

    unit: str
    carrier: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-12.2", "DZC-12.4", "DZC-12.5")

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        marks = (*rode(unit.marks), WALKED) if "m" in unit.order and WALKED not in unit.marks else rode(unit.marks)
        state.units[self.unit] = replace(unit, where=ABOARD, host=self.carrier, embarks=unit.embarks + 1, no_fire=True, marks=marks)


class UnitAlighted(Event):
    """A unit got out of its transport: one disembark action (DZC-12.4, DZC-12.5). Where it stands is told before."""

    unit: str
    carrier: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-12.2", "DZC-12.4", "DZC-12.5")

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        state.units[self.unit] = replace(unit, embarks=unit.embarks + 1, no_fire=True, marks=rode(unit.marks))


class CarrierServed(Event):
    """A transport loaded or unloaded: all at one stop is one action of its own; an aircraft pays no landing for it and has half its Mv (DZC-12.13,
    DZC-12.14, DZC-12.29). It may still fire (DZC-12.6)."""

    unit: str
    stop: bool  # a new stop
    loading: bool = False
    rules: ClassVar[tuple[str, ...]] = ("DZC-12.13", "DZC-12.14", "DZC-12.29")

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        marks = (*(mark for mark in unit.marks if not mark.startswith("stop:")), f"stop:{unit.x}:{unit.y}!")
        did = LOADED if self.loading else UNLOADED
        if did not in marks:
            marks = (*marks, did)
        flies = units()[unit.profile].is_aircraft
        state.units[self.unit] = replace(
            unit,
            embarks=unit.embarks + (1 if self.stop and not units()[unit.profile].gate else 0),
            carried=unit.carried or flies,
            spent=unit.spent - unit.fees,
            fees=0,
            marks=marks,
        )


class GatePassed(Event):
    """A squad stepped out of a gate (DZC-22.32)."""

    squad: str
    gate: str
    way: str
    mass: str
    silent: bool
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.32", "DZC-22.33")

    def apply(self, state: DropzoneState) -> None:
        gate = state.units[self.gate]
        state.units[self.gate] = replace(gate, marks=(*gate.marks, f"{self.way}:{self.mass}!"))
        for name in state.squads[self.squad].units:
            unit = state.units[name]
            state.units[name] = replace(unit, embarks=unit.embarks + 1, no_fire=unit.no_fire or self.silent)


class SteppedIntoGate(Event):
    """A squad stepped into a gate and is in the Void (DZC-22.32)."""

    squad: str
    gate: str
    mass: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.32", "DZC-22.33")

    def apply(self, state: DropzoneState) -> None:
        gate = state.units[self.gate]
        state.units[self.gate] = replace(gate, marks=(*gate.marks, f"in:{self.mass}!"))
        for name in state.squads[self.squad].units:
            unit = state.units[name]
            state.units[name] = replace(unit, where=VOID, host="", embarks=unit.embarks + 1, no_fire=True)
