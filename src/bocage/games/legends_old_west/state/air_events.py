"""What aircraft do and suffer (chapter 21)."""

from __future__ import annotations

from typing import Any

from bocage.core.state import replace
from bocage.games.legends_old_west.state.events import ALL, PLACES, Happened, change
from bocage.games.legends_old_west.state.state import LowState, Plan


def change_craft(state: LowState, craft: str, **facts: Any) -> None:
    """Another record of an aircraft."""
    state.aircraft[craft] = replace(state.aircraft[craft], **facts)


class MissionRevealed(Happened):
    """A mission sheet was revealed: entry, turn, mission, altitude (LOW-21.3)."""

    rules = ("LOW-21.3", "LOW-21.4")
    reveals = True
    craft: str
    x: int
    y: int
    edge: str
    turn: int
    mission: str
    band: int

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, entry=(self.x, self.y, self.edge), entry_turn=self.turn, mission=self.mission, band=self.band)


class PlanRevealed(Happened):
    """A flight plan was revealed (LOW-21.5, LOW-21.6)."""

    rules = ("LOW-21.5", "LOW-21.6")
    reveals = True
    craft: str
    speed: int
    heading: int
    band: int
    late: bool

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, plan=Plan(self.speed, self.heading, self.band, self.late), plan_known=True)


class Flew(Happened):
    """An aircraft flew its plan, entered, or span (LOW-21.7, LOW-21.39, LOW-21.32)."""

    rules = ("LOW-21.7", "LOW-21.39", "LOW-21.32")
    craft: str
    path: tuple[tuple[int, int], ...]
    heading: int
    band: int
    flown: int

    def apply(self, state: LowState) -> None:
        x, y = self.path[-1]
        change_craft(
            state, self.craft, x=x, y=y, heading=self.heading, band=self.band, path=self.path, flown=self.flown, place="table", plan=None, plan_known=False
        )


class LeftTable(Happened):
    """An aircraft left the table by an edge (LOW-21.8), or out of fuel for good (LOW-21.2)."""

    rules = ("LOW-21.8", "LOW-21.2")
    craft: str
    edge: str
    turn: int
    fuel: bool = False

    def apply(self, state: LowState) -> None:
        change_craft(
            state, self.craft, place="gone" if self.fuel else "off", exit_edge=self.edge, exit_turn=self.turn, plan=None, plan_known=False, path=(), flown=0
        )


class ReturnNamed(Happened):
    """When and where an aircraft comes back was said (LOW-21.8)."""

    rules = ("LOW-21.8",)
    craft: str
    x: int
    y: int
    edge: str
    turn: int

    def apply(self, state: LowState) -> None:
        changes: dict[str, Any] = {"entry": (self.x, self.y, self.edge), "return_turn": self.turn, "place": "waiting", "entry_turn": self.turn}
        change_craft(state, self.craft, **changes)


class StaysAway(Happened):
    """An aircraft does not come back (LOW-21.8)."""

    rules = ("LOW-21.8",)
    craft: str

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, place="gone")


class FuelCounted(Happened):
    """Another turn on the table (LOW-21.40)."""

    rules = ("LOW-21.40", "LOW-21.2")
    leaves = ALL
    craft: str
    turns: int

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, turns=self.turns)


class Overflew(Happened):
    """An aircraft ended a move above the objective of its reconnaissance (scenario)."""

    rules = ("LOW-24.5",)
    leaves = ALL
    craft: str
    passes: int

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, passes=self.passes)


class ReconnaissanceDone(Happened):
    """An aircraft that had seen enough left the table by its own edge (scenario)."""

    rules = ("LOW-24.5",)
    leaves = ALL
    craft: str

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, mission_done=True)


class AircraftShot(Happened):
    """An aircraft fired its guns or dropped a bomb (LOW-21.15, LOW-21.21, LOW-21.22)."""

    rules = ("LOW-21.15", "LOW-21.21", "LOW-21.22")
    leaves = ALL
    craft: str
    weapon: str
    target: str

    def apply(self, state: LowState) -> None:
        known = state.aircraft[self.craft]
        bombs = known.bombs - 1 if self.weapon == "bomb" else known.bombs
        change_craft(state, self.craft, shot_with=(*known.shot_with, self.weapon), bombs=bombs)


class Strafed(Happened):
    """Figures were under the fire template of an aircraft and may not shoot at it this turn (LOW-21.34)."""

    rules = ("LOW-21.34",)
    leaves = PLACES
    craft: str
    figures: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        for ident in self.figures:
            if ident in state.figures:
                change(state, ident, strafed_by=(*state.figures[ident].strafed_by, self.craft))


class BombingSilenced(Happened):
    """After a firing incident no bombs until the end of a turn (LOW-21.41)."""

    rules = ("LOW-21.41",)
    leaves = PLACES
    craft: str
    until: int

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, no_bombs_until=self.until)


class AircraftStruck(Happened):
    """Where a hit on an aircraft went: aircraft, pilot or passenger (LOW-21.24, LOW-21.25)."""

    rules = ("LOW-21.24", "LOW-21.25")
    leaves = ALL
    craft: str
    location: str


class AircraftDamaged(Happened):
    """An aircraft lost hit points (LOW-21.26)."""

    rules = ("LOW-21.26",)
    leaves = ALL
    craft: str
    left: int

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, hit_points=self.left)


class AirmanWounded(Happened):
    """A pilot or observer is wounded; a second wound kills (LOW-21.30, LOW-21.31)."""

    rules = ("LOW-21.30", "LOW-21.31")
    leaves = ALL
    craft: str
    station: str

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, **({"pilot_hurt": True} if self.station == "pilot" else {"observer_hurt": True}))


class Spins(Happened):
    """An aircraft falls into a spin, or its pilot catches it (LOW-21.30, LOW-21.32)."""

    rules = ("LOW-21.30", "LOW-21.32")
    leaves = PLACES
    craft: str
    spinning: bool
    how: str = "begins"  # begins, ends

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, spinning=self.spinning)


class Crashed(Happened):
    """An aircraft crashed (LOW-21.27, LOW-21.28)."""

    rules = ("LOW-21.27", "LOW-21.28")
    craft: str
    x: int
    y: int

    def apply(self, state: LowState) -> None:
        change_craft(state, self.craft, place="gone", x=self.x, y=self.y, hit_points=0, spinning=False, plan=None, plan_known=False)
