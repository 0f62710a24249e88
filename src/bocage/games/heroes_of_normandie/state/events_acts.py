"""What happens in activations (chapters 5, 9 and 10): they begin and end, skills are used, GO! markers and equipment placed."""

from __future__ import annotations

from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state.events_units import Named, alter, tell
from bocage.games.heroes_of_normandie.state.model import Activation, Battle


class Activated(Named):
    """HON-4.22, HON-10.6: the activation of a unit begins, by ORDER or GO!."""

    rules = ("HON-4.22",)
    unit: str
    by: str

    def apply(self, state: Battle) -> None:
        if self.unit in state.pool:
            state.pool.remove(self.unit)
        alter(state, self.unit, marker="order" if self.by == "order" else "going")
        state.act = Activation(self.unit)


class ActivationEnded(Named):
    """HON-5.4: the ORDER or GO! marker is turned to ACTIVATED, if the unit is still there (HON-21.33)."""

    rules = ("HON-5.4",)
    unit: str

    def apply(self, state: Battle) -> None:
        if self.unit in state.units:
            alter(state, self.unit, marker="activated")
        state.act = None


class MovementEnded(Named):
    """HON-21.20: barbed wire ends the movement of a unit for this activation, or for this Manoeuvre."""

    rules = ("HON-21.20",)
    unit: str

    def apply(self, state: Battle) -> None:
        if state.act is not None and state.act.unit == self.unit:
            state.act = replace(state.act, halted=True)
        if state.swap is not None and self.unit in (state.swap.first, state.swap.second):
            state.swap = replace(state.swap, halted=(*state.swap.halted, self.unit))


class SkillUsed(Named):
    """HON-9.11: one use of a skill of the activated unit; `engineers` uses up a Fire instead (HON-21.19)."""

    rules = ("HON-9.11",)
    unit: str
    skill: str
    index: int
    on: str = ""

    def apply(self, state: Battle) -> None:
        act = state.act
        assert act is not None
        if self.skill == "engineers":
            state.act = replace(act, fired=(*act.fired, self.index))
            return
        shifted = (*act.shifted, f"{self.index}:{self.on}") if self.on else act.shifted
        state.act = replace(act, uses=(*act.uses, self.index), shifted=shifted)


class GoPlaced(Named):
    """HON-10.1: a GO! marker on a unit. `fact` is what a restricted skill tells of a Concealed card (HON-21.12)."""

    rules = ("HON-10.1",)
    unit: str
    automatic: bool
    fact: str = ""

    def apply(self, state: Battle) -> None:
        alter(state, self.unit, marker="go_auto" if self.automatic else "go")
        state.pool.append(self.unit)
        if self.fact:
            tell(state, self.unit, self.fact)


class GoPlacedTelling(GoPlaced):
    """HON-21.12: a GO! marker of a restricted skill, which tells the type of the card it lies on: no free way back."""

    reveals = True


class GoDiscarded(Named):
    """HON-10.7, HON-10.10: a GO! marker is discarded after a failure or a refusal."""

    rules = ("HON-10.7",)
    unit: str

    def apply(self, state: Battle) -> None:
        state.pool.remove(self.unit)
        alter(state, self.unit, marker="")


class UnitEquipped(Named):
    """HON-14.5, HON-14.10, HON-21.30: a Panzerfaust or hit point marker on a unit, which stays there."""

    rules = ("HON-14.5",)
    unit: str
    marker: str

    def apply(self, state: Battle) -> None:
        if self.marker == "panzerfaust":
            alter(state, self.unit, panzerfaust=True)
        else:
            alter(state, self.unit, extra=state.units[self.unit].extra + 1)
