"""What happens in a Fire (HON-6.35), from its declaration to its end, and to the save against it."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state.events_units import Named
from bocage.games.heroes_of_normandie.state.model import Battle, Shot


class FireDeclared(Named):
    """HON-6.35, step 1: a Fire at a target; the fire value is used up (HON-6.2)."""

    rules = ("HON-6.2",)
    side: str
    firer: str
    target: str
    value: int
    square: int
    shot: Shot
    index: int = -1
    standing: bool = False
    by: str = ""

    def apply(self, state: Battle) -> None:
        state.shots.append(self.shot)
        act = state.act
        if act is not None and act.unit == self.firer and self.index >= 0:
            state.act = replace(act, fired=(*act.fired, self.index), standing=act.standing or self.standing)
        if self.shot.manoeuvre and state.swap is not None:
            state.swap = replace(state.swap, fired=True)


class FireRolled(Event):
    """HON-6.8: the red dice of a Fire: their sum, and the face of a double."""

    rules = ("HON-6.8",)
    total: int
    double: int

    def apply(self, state: Battle) -> None:
        state.shots[-1] = replace(state.shots[-1], total=self.total, double=self.double)


class FireJudged(Event):
    """HON-6.9 to HON-6.11: success, half success or miss."""

    rules = ("HON-6.9",)
    result: str
    total: int
    target: str


class FireRemembered(Event):
    """HON-11.8: the first Fire of an activation succeeded; the second at the same target will too, if the unit has Once More! (`granted`)."""

    rules = ("HON-11.8",)
    firer: str
    target: str
    granted: bool = True

    def apply(self, state: Battle) -> None:
        if state.act is not None and state.act.unit == self.firer:
            state.act = replace(state.act, again=self.target)

    def seen_by(self, seat: str | None) -> Event | None:
        return self if self.granted else None


class FireEnded(Event):
    """HON-6.3: the Fire is resolved completely."""

    rules = ("HON-6.3",)

    def apply(self, state: Battle) -> None:
        state.shots.pop()

    def seen_by(self, seat: str | None) -> None:
        return None


class SaveRolled(Named):
    """HON-6.24 to HON-6.26: a save was rolled; `saved` if it cancels the HIT result."""

    rules = ("HON-6.25",)
    unit: str
    needed: int
    die: int
    saved: bool
