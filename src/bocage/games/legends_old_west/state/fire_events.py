"""What is told of shooting: shots and volleys, jams, what stops a shot, Fame and Fortune (chapter 6, LOW-2.15 to 2.18, LOW-2.23, LOW-2.24)."""

from __future__ import annotations

from bocage.games.legends_old_west.state.events import ALL, RECORDS, Happened, change, change_unit
from bocage.games.legends_old_west.state.state import LowState


class Shot(Happened):
    """A figure fired this turn (LOW-2.31)."""

    rules = ("LOW-2.31",)
    leaves = RECORDS
    renews = True
    figure: str
    weapon: str
    opportunity: bool = False
    how: str = "alone"  # alone, or in a volley that is told as one

    def apply(self, state: LowState) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            change(state, self.figure, shots=figure.shots + 1)


class Volleyed(Happened):
    """What a unit or a figure fired at its target, and how many of the dice hit (LOW-2.15)."""

    rules = ("LOW-2.15",)
    leaves = ALL
    firer: str
    target: str
    shots: int
    hits: int


class Missed(Happened):
    """A shot of a gun, a jet, or a vehicle goes wide (LOW-2.15)."""

    rules = ("LOW-2.15",)
    leaves = ALL
    firer: str


class Jammed(Happened):
    """A weapon jams: it may not fire in the next turn (LOW-2.18)."""

    rules = ("LOW-2.18",)
    leaves = RECORDS
    renews = True
    figure: str
    weapon: str
    until: int

    def apply(self, state: LowState) -> None:
        figure = state.figures[self.figure]
        kept = tuple(jam for jam in figure.jammed if jam[0] != self.weapon and jam[1] >= state.turn)
        change(state, self.figure, jammed=(*kept, (self.weapon, self.until)))


class Fired(Happened):
    """The rank and file of a unit have fired, or hold their fire (LOW-6.1)."""

    rules = ("LOW-6.1",)
    leaves = ALL
    unit: str
    target: str = ""

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, fired=True)


class HeldFire(Happened):
    """A figure of its own choice does not fire this turn (LOW-6.1)."""

    rules = ("LOW-6.1",)
    leaves = ALL
    figure: str

    def apply(self, state: LowState) -> None:
        state.done.append(self.figure)


class Stopped(Happened):
    """A shot was stopped by what stood in the way (LOW-2.16); `by` is a figure that takes it, or terrain."""

    rules = ("LOW-2.16",)
    leaves = ALL
    target: str
    by: str
    how: str = "cover"  # cover, figure


class Busy(Happened):
    """A figure treats, detonates or searches instead of shooting (LOW-2.31)."""

    rules = ("LOW-2.31",)
    leaves = RECORDS
    renews = True
    figure: str
    what: str

    def apply(self, state: LowState) -> None:
        change(state, self.figure, busy=True)


class Spotted(Happened):
    """An observer spots for a piece: he does not shoot this turn (LOW-12.27)."""

    rules = ("LOW-12.27",)
    leaves = RECORDS
    renews = True
    figure: str

    def apply(self, state: LowState) -> None:
        change(state, self.figure, spotted=True)


class FameSpent(Happened):
    """Fame points add to a die (LOW-2.23)."""

    rules = ("LOW-2.23",)
    leaves = RECORDS
    renews = True
    figure: str
    points: int

    def apply(self, state: LowState) -> None:
        change(state, self.figure, fame=state.figures[self.figure].fame - self.points)


class FortuneSpent(Happened):
    """A Fortune point is spent against a wound (LOW-2.24)."""

    rules = ("LOW-2.24",)
    leaves = RECORDS
    renews = True
    figure: str

    def apply(self, state: LowState) -> None:
        change(state, self.figure, fortune=state.figures[self.figure].fortune - 1)
