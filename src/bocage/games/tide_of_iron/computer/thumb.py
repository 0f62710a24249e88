"""Rules of thumb for computer players: what they try first, and what they answer without looking ahead."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.core.legal import PASS
from bocage.games.tide_of_iron.computer.evaluate import FIGURE_WORTH
from bocage.games.tide_of_iron.state.answers import Step, Stop
from bocage.games.tide_of_iron.state.model import Battle

STOP = Stop()


def hint(game: Battle, ask: Ask[Any]) -> list[Any] | None:
    """What computer players try first: a mover goes towards the nearest victory objective that its side does not hold, and stops when it is there."""
    unit = game.state.units.get(ask.facts.get("unit", "")) if ask.what == "move" else None
    if unit is None or unit.cell < 0:
        return None
    control, distance = game.state.control, game.setting.grid.distance
    goals = [o.cell for o in game.setting.objectives.values() if o.row.kind == "victory" and control.get(o.id) != unit.side]
    if not goals:
        return None
    goal = min(goals, key=lambda cell: distance(unit.cell, cell))
    here = distance(unit.cell, goal)
    if here == 0:
        return [STOP]
    steps = [(distance(answer.to, goal), answer.to, answer) for answer in ask.legal if isinstance(answer, Step)]
    nearer = [answer for away, _, answer in sorted(steps, key=lambda row: row[:2]) if away < here]
    return nearer or None


def settle(game: Battle, ask: Ask[Any]) -> Any:
    """Rules of thumb: everybody who can fires along, units keep their action instead of waiting in Op Fire mode, the least worthy figure is lost first."""
    if ask.what in ("ready", "transfer"):
        return PASS
    if ask.what == "figures":
        return ask.legal.default
    if ask.what in ("loss", "assault_loss"):
        return min(ask.legal, key=lambda answer: FIGURE_WORTH.get(answer.figure, 9.0))
    return None
