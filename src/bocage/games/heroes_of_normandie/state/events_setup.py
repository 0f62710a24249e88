"""What happens in the set-up (chapter 2), and before it in a point-built battle."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state.events_units import Named
from bocage.games.heroes_of_normandie.state.model import Battle


class StepDone(Event):
    """A step of the set-up is over."""

    step: str

    def apply(self, state: Battle) -> None:
        state.steps.pop(0)
        if not state.steps:
            state.stage = "start"


class RolesSettled(Event):
    """A point-built battle: the attacker is first player."""

    attacker: str
    orders: dict[str, int]

    def apply(self, state: Battle) -> None:
        state.first = state.active = self.attacker
        for side, army in state.armies.items():
            state.armies[side] = replace(army, per_turn=self.orders[side])


class GroundLaid(Named):
    """A point-built battle: a special square; `chosen` by a player, in turn."""

    square: int
    code: str
    chosen: bool = False

    def apply(self, state: Battle) -> None:
        state.chosen += self.chosen
        state.ground = state.ground[: self.square] + self.code + state.ground[self.square + 1 :]


class ArmyMustered(Event):
    """A point-built battle: what a side has bought; both lists are public, as a scenario's are."""

    side: str
    on_map: tuple[str, ...]
    reserve: tuple[str, ...]

    def apply(self, state: Battle) -> None:
        state.muster[self.side] = self.on_map
        state.reserves[self.side] = tuple(sorted(self.reserve))


class ObjectivePlaced(Named):
    """HON-14.9: an objective marker; in a point-built battle the defender places and controls it."""

    rules = ("HON-14.9",)
    side: str
    square: int
    points: int

    def apply(self, state: Battle) -> None:
        state.control[self.square] = self.side
        state.worth[self.square] = self.points
