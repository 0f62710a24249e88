"""Answers of the movement phase: what a unit that was picked does (LOW-5.1)."""

from __future__ import annotations

from bocage.core.decision import Question
from bocage.core.legal import Answer, Pass
from bocage.tabletop.points import Waypoint


class Activate(Answer):
    """The unit whose turn to move it is."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


class Move(Answer):
    """The leader walks along a path; the formation follows (LOW-2.10)."""

    unit: str
    path: tuple[Waypoint, ...]
    facing: int = 0

    def target(self) -> tuple[str, str]:
        end = self.path[-1] if self.path else Waypoint(0, 0)
        return "point", f"{end.x},{end.y}"


class Storm(Answer):
    """The unit charges an enemy unit or vehicle (LOW-5.2)."""

    unit: str
    enemy: str

    def target(self) -> tuple[str, str]:
        return "piece", self.enemy


class Work(Answer):
    """A figure begins work of a whole turn (LOW-2.33): a task, and where and what comes of it."""

    figure: str
    task: str
    x: int = 0
    y: int = 0
    what: str = ""

    def target(self) -> tuple[str, str]:
        return "piece", self.figure


class Saddle(Answer):
    """The unit mounts or dismounts for half its move (LOW-8.36)."""

    unit: str
    up: bool


class Board(Answer):
    """The unit boards a vehicle (LOW-19.23)."""

    unit: str
    vehicle: str

    def target(self) -> tuple[str, str]:
        return "piece", self.vehicle


class Alight(Answer):
    """The unit leaves its vehicle (LOW-19.23)."""

    unit: str


class Join(Answer):
    """A leader on his own joins a unit (LOW-4.12)."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


class Adjust(Answer):
    """One figure is set a little otherwise, within what is left of its move."""

    figure: str
    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


class Rush(Answer):
    """One figure charges one enemy (LOW-5.2)."""

    figure: str
    enemy: str

    def target(self) -> tuple[str, str]:
        return "piece", self.enemy


PICK: Question[Activate | Pass] = Question("activate", Activate | Pass, rule="LOW-5.1")
ORDER: Question[Move | Storm | Work | Saddle | Board | Alight | Pass] = Question("order", Move | Storm | Work | Saddle | Board | Alight | Pass, rule="LOW-5.1")
ADJUST: Question[Adjust | Rush | Pass] = Question("adjust", Adjust | Rush | Pass, rule="LOW-2.10")
JOIN: Question[Join | Pass] = Question("join", Join | Pass, rule="LOW-4.12")
