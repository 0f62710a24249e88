"""What an activation remembers while it lasts: points left, where it began, who has fired at it. Plain numbers and ids, rebuilt by every replay."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.model import Battle

ADVANCE, ASSAULT = "advance", "assault"


class Activation:
    """One unit acting (TOI-2.8)."""

    __slots__ = (
        "action",
        "attacked_here",
        "bars_assault",
        "bonus",
        "fired",
        "last_free",
        "mined",
        "overruns",
        "points",
        "shooters",
        "start",
        "steps",
        "unit",
        "used_points",
    )

    def __init__(self, game: Battle, unit_id: str, action: str, points: int, bonus: int = 0) -> None:
        unit = game.unit(unit_id)
        self.unit, self.action, self.points, self.bonus = unit_id, action, points, bonus
        self.start = game.cell_of(unit)
        self.last_free = self.start
        self.shooters: list[str] = []  # TOI-14.5: who has fired at it in this activation
        self.attacked_here = False  # TOI-7.12, TOI-14.4: Op Fire has struck it in the hex where it is now
        self.steps = 0
        self.used_points = False
        self.fired = False
        self.overruns = False  # TOI-20.32: it entered the hex where it is now over enemies that stood in the open
        self.bars_assault = False  # TOI-16.4
        self.mined = self.start in game.state.mines  # TOI-25.21
