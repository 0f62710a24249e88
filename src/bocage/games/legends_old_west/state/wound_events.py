"""What is told of wounds: hits, mounts, saves, casualties, those who get up again (LOW-2.7 to 2.9, LOW-2.27, LOW-12.14 to 12.18)."""

from __future__ import annotations

from bocage.core.state import replace
from bocage.games.legends_old_west.state.events import ALL, RECORDS, Happened, change
from bocage.games.legends_old_west.state.state import Figure, Loss, LowState
from bocage.games.legends_old_west.state.worth import value
from bocage.games.legends_old_west.tables.tables import PROFILES


class WoundsRolled(Happened):
    """How many of some hits wound (LOW-2.7)."""

    rules = ("LOW-2.7",)
    leaves = ALL
    hits: int
    wounds: int


class HitTaken(Happened):
    """A figure is hit with a Strength (LOW-2.15, LOW-2.36)."""

    rules = ("LOW-2.15",)
    leaves = ALL
    figure: str
    strength: int
    by: str = ""


class MountHit(Happened):
    """The mount is hit instead of the rider (LOW-2.27)."""

    rules = ("LOW-2.27",)
    leaves = ALL
    figure: str


class MountKilled(Happened):
    """The mount is killed; its rider is thrown, stands beside it, or is unharmed (LOW-2.27)."""

    rules = ("LOW-2.27",)
    figure: str
    rider: str  # thrown, beside, unharmed

    def apply(self, state: LowState) -> None:
        change(
            state,
            self.figure,
            mount="",
            horse="",
            mount_wounds=0,
            dazed=self.rider == "thrown",
            busy=self.rider != "unharmed" or state.figures[self.figure].busy,
        )


class Saved(Happened):
    """A save or Fortune takes a wound away (LOW-2.8, LOW-2.24)."""

    rules = ("LOW-2.8", "LOW-2.24")
    leaves = ALL
    figure: str
    how: str


class Wounded(Happened):
    """A figure loses Wounds and has some left (LOW-2.9); being wounded ends its work (LOW-2.33)."""

    rules = ("LOW-2.9",)
    leaves = RECORDS
    renews = True
    figure: str
    wounds: int

    def apply(self, state: LowState) -> None:
        figure = state.figures[self.figure]
        change(state, self.figure, wounds=figure.wounds - self.wounds, task="")


class Fell(Happened):
    """A figure is out of action (LOW-2.9)."""

    rules = ("LOW-2.9",)
    figure: str
    how: str = "killed"

    def apply(self, state: LowState) -> None:
        remove(state, self.figure, self.how)


class LaidDown(Happened):
    """A figure lies wounded where it stood (LOW-12.14)."""

    rules = ("LOW-12.14",)
    figure: str
    gassed: bool = False

    def apply(self, state: LowState) -> None:
        change(state, self.figure, wounds=0, down=True, gassed=self.gassed, task="", set_up=False, hidden=False, busy=True)


class GotUp(Happened):
    """A treated figure stands up again, walking wounded or intact (LOW-12.17, LOW-12.18, LOW-12.32)."""

    rules = ("LOW-12.17", "LOW-12.18", "LOW-12.32")
    figure: str
    red: bool
    how: str = "healed"  # healed, walking

    def apply(self, state: LowState) -> None:
        figure = state.figures[self.figure]
        wounds = 1 if self.red else PROFILES[figure.profile].wounds
        change(state, self.figure, wounds=wounds, down=False, red=self.red, busy=True)


def remove(state: LowState, ident: str, how: str) -> None:
    """A figure leaves play: it is counted as lost, its unit owes a half-losses test (LOW-7.1), the army one for its general (LOW-7.3)."""
    figure = state.figures.pop(ident)
    unit = state.units[figure.unit]
    state.lost[ident] = Loss(ident, unit.id, unit.side, value(figure), how)
    if figure.loader_of and figure.loader_of in state.figures:
        change(state, figure.loader_of, crew_lost=state.turn)
    if figure.gun and figure.gun in state.guns:
        state.guns[figure.gun] = replace(state.guns[figure.gun], crew_lost=state.turn)
    for mate in unit.figures:
        if mate in state.figures and state.figures[mate].handler == ident:
            change(state, mate, handler=f"{figure.x},{figure.y}")  # LOW-12.31, LOW-RULING-136: it guards the place where he fell
    if state.generals.get(unit.side) == ident:
        for other, found in state.units.items():
            if found.side == unit.side and "general" not in found.owes:
                state.units[other] = replace(found, owes=(*found.owes, "general"))


def fallen(figure: Figure | None) -> bool:
    """Whether a figure is out of action or lies wounded."""
    return figure is None or figure.down
