"""What a battle and its parts came to: the ending in words, results for odds, and what odds foresee of the other seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.core.decision import Ask
from bocage.core.events import Event
from bocage.core.game import Ending, Result
from bocage.games.patrol.rules.fire import Fire
from bocage.games.patrol.state import events
from bocage.games.patrol.state.model import RED, Patrol


def ending(game: Patrol) -> Ending | None:
    """Who won, and in which round."""
    winner = game.winner()
    return None if winner is None else Ending((winner,), f"ending-{winner}", {"round": min(game.state.round, game.setting.scenario.rounds)})


def foresee(game: Patrol, seat: str, ask: Ask[Any]) -> Any:
    """PAT-4.1: odds of a step reckon with fire of the first position that can, if what blue knows lets it be a gun."""
    if ask.what != "react":
        return None
    return next((answer for answer in ask.legal if isinstance(answer, Fire) and ask.legal.refuse(answer) is None), None)


def measure(game: Patrol, seat: str, happened: Sequence[Event]) -> Result:
    """What a shot, an assault or a step came to, worst for the asking seat first."""
    sign = 1 if seat == RED else -1
    for event in happened:
        if isinstance(event, events.Eliminated):
            return Result(2 * sign, "result-eliminated", (("squad", event.squad),))
        if isinstance(event, events.Taken):
            return Result(-2 * sign, "result-taken", (("position", event.position),))
    pinned = next((event.squad for event in happened if isinstance(event, events.Pinned)), None)
    return Result(0, "result-none") if pinned is None else Result(sign, "result-pinned", (("squad", pinned),))
