"""Putting single units right after a squad has marched or flown (DZC-3.5, DZC-4.1): each may end elsewhere, along a path of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.space.plane import Point
from bocage.tabletop.laws import Law
from bocage.tabletop.points import Waypoint


class Adjust(Answer):
    """One unit ends elsewhere, along a path of its own."""

    unit: str
    path: tuple[Waypoint, ...]
    facing: int

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


ADJUST: Question[Adjust | Pass] = Question("adjust", Adjust | Pass, rule="DZC-4.1", asides=False)
Plan = dict[str, tuple[tuple[Point, ...], int, int]]  # path, facing, cost by unit


class Adjusting(ABC):
    """The open question after a march or a flight: single units may end elsewhere than the plan has them."""

    def __init__(self, game: Battle, plan: Plan) -> None:
        self.game, self.plan = game, plan

    @abstractmethod
    def changed(self, answer: Adjust) -> Plan | Refusal:
        """The plan with one unit put elsewhere."""

    def refuse(self, answer: Adjust | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if answer.unit not in self.plan:
            return Refusal("DZC-4.1", "not-of-the-squad", {"unit": answer.unit})
        if not 0 <= answer.facing < 360 or not 1 <= len(answer.path) <= 12:
            return Refusal("DZC-4.2", "no-such-facing", {})
        found = self.changed(answer)
        return found if isinstance(found, Refusal) else None

    def listing(self) -> list[Adjust | Pass]:
        return [PASS]


def adjust(game: Battle, squad: str, plan: Plan, of: Callable[[Plan], Adjusting], facts: dict[str, str | int]) -> Rules[Plan]:
    """Single units may end elsewhere, one after the other."""
    seat = game.state.squads[squad].seat
    while True:
        asked = of(plan)
        legal: Law[Adjust | Pass] = Law(asked, PASS)
        answer = yield from choose(game, seat, ADJUST, legal, facts)
        if isinstance(answer, Pass):
            return plan
        found = asked.changed(answer)
        assert not isinstance(found, Refusal)
        if all((path[-1], facing) == (found[unit][0][-1], found[unit][1]) for unit, (path, facing, _) in plan.items()):
            return plan  # nobody is put elsewhere
        plan = found
