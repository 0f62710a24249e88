"""What happens in attack runs and interceptions (chapter 10, chapter 11)."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import GONE, READINESS, DropzoneState, Run


class RunDeclared(Event):
    """An attack run or an interception is declared and the aircraft are available (DZC-10.3, DZC-11.7)."""

    rules = ("DZC-10.3", "DZC-11.7")
    run: Run
    squad: str
    kind_of_run: str
    target: str

    def apply(self, state: DropzoneState) -> None:
        state.runs.append(self.run)
        if self.run.kind == "interception":
            state.squads[self.run.squad] = replace(state.squads[self.run.squad], intercepted=True)


class RunNotAvailable(Event):
    """The squadron is not available and stays in Readiness (DZC-10.3, DZC-11.7)."""

    rules = ("DZC-10.3", "DZC-11.7")
    squad: str
    kind_of_run: str

    def apply(self, state: DropzoneState) -> None:
        if self.kind_of_run == "run":
            state.squads[self.squad] = replace(state.squads[self.squad], acted=True)


class LaneChosen(Event):
    """Entry point, altitude and attack point (DZC-10.4, DZC-10.5); every aircraft flies a lane beside the leader's (DZC-10.17)."""

    rules = ("DZC-10.4", "DZC-10.5", "DZC-10.17")
    squad: str
    low: bool
    entry: tuple[int, ...]
    attack: tuple[int, ...]
    lanes: tuple[tuple[int, ...], ...]
    units: tuple[str, ...]
    supercruise: bool = False

    def apply(self, state: DropzoneState) -> None:
        run = state.runs[-1]
        state.runs[-1] = replace(
            run, low=self.low, entry=self.entry, attack=self.attack, lanes=self.lanes, units=self.units, stage="lane_in", supercruise=self.supercruise
        )


class RunWentOn(Event):
    """A run comes to its next step (DZC-10.3 to DZC-10.13)."""

    rules = ("DZC-10.3",)
    squad: str
    stage: str

    def apply(self, state: DropzoneState) -> None:
        state.runs[-1] = replace(state.runs[-1], stage=self.stage)


class PursuitDeclined(Event):
    """A seat has no further interceptor for this run, or a squadron has tried (DZC-11.8)."""

    rules = ("DZC-11.8",)
    who: str

    def apply(self, state: DropzoneState) -> None:
        run = state.runs[-1]
        state.runs[-1] = replace(run, asked=(*run.asked, self.who))


class RunEnded(Event):
    """The aircraft that are left are off the table and in Readiness (DZC-10.13, DZC-11.15)."""

    rules = ("DZC-10.13", "DZC-11.15")
    squad: str
    kind_of_run: str

    def apply(self, state: DropzoneState) -> None:
        state.runs.pop()
        squad = state.squads[self.squad]
        for name in squad.units:
            unit = state.units[name]
            if unit.where != GONE:
                state.units[name] = replace(unit, where=READINESS, host="", x=0, y=0, level="air")
        if self.kind_of_run == "run":
            state.squads[self.squad] = replace(squad, acted=True)
