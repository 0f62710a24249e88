"""Three and four players (chapter 19): divisions, shared resources (TOI-19.11), and what partners may do for each other.

A *command* is who takes turns: a side with two players, a division with three or four. A team of two seats decides together where the rules say so
(`agree`); one player against two commands both his divisions and is bound by the same limits (TOI-19.20).
"""

from __future__ import annotations

from typing import TypeVar

from bocage.core.decision import Question, Rules, agree, choose
from bocage.core.errors import Refusal
from bocage.core.legal import Legal
from bocage.games.tide_of_iron.state.answers import GoFirst
from bocage.games.tide_of_iron.state.events_table import OrderSet, StepDone
from bocage.games.tide_of_iron.state.model import Battle, Unit

T = TypeVar("T")
ORDER = Question[GoFirst]("team_order", GoFirst, rule="TOI-19.5")
_FIRST = (GoFirst("light"), GoFirst("dark"))
FIRST: Legal[GoFirst] = Legal(lambda answer: None if answer in _FIRST else Refusal("TOI-19.5", "not-offered"), lambda: list(_FIRST), exact=True)


def team_order(game: Battle, side: str) -> Rules[None]:
    """TOI-19.5, TOI-19.7: the team agrees on who goes first; without agreement the light division does (TOI-RULING-22)."""
    answer = yield from decide(game, side, ORDER, FIRST, _FIRST[0])
    game.emit(OrderSet(side, answer.division))
    game.emit(StepDone(side))


def decide(game: Battle, side: str, question: Question[T], legal: Legal[T], default: T) -> Rules[T]:
    """TOI-19.12: a decision of a side; a team of two seats must agree, else the default holds."""
    seats = game.setting.seats_of[side]
    if len(seats) == 1:
        return (yield from choose(game, seats[0], question, legal))
    return (yield from agree(game, seats, question, legal, default))


def is_partner(game: Battle, unit: Unit, other: Unit) -> bool:
    """Whether two units of a side belong to different divisions of a team."""
    return game.setting.teams and unit.side == other.side and unit.division != other.division


def support_cost(game: Battle, leader: Unit, helper: Unit) -> int:
    """TOI-19.17: 1 CP for support by the partner's units, 0 with an officer of the team in the leading unit's hex (TOI-RULING-21)."""
    return 1 if is_partner(game, leader, helper) and not game.officer_at(leader.cell, leader.side) else 0


def may_support_partner(game: Battle, leader: Unit, helper: Unit) -> bool:
    """TOI-19.17: whether the support could be paid for."""
    return support_cost(game, leader, helper) <= game.state.cp[leader.side]


def may_spot_for(game: Battle, unit: Unit, command: str) -> bool:
    """TOI-19.16: units of one division provide no LOS for the other."""
    return not game.setting.teams or game.command_of(unit).id == command


def in_division(game: Battle, unit: Unit, side: str, division: str) -> bool:
    """TOI-19.14: whether a card activated by a member touches this unit."""
    return unit.side == side and (not division or not game.setting.teams or unit.division == division)
