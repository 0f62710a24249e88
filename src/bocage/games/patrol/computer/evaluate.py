"""An estimate of the chance to win, for computer players."""

from __future__ import annotations

from bocage.games.patrol.state.model import BLUE, Patrol
from bocage.tabletop.estimates import logistic


def evaluate(game: Patrol, side: str) -> float:
    """How near the nearest squad is, how many squads are left, and how long it is still light."""
    winner = game.winner()
    if winner is not None:
        return 1.0 if winner == side else 0.0
    grid, state = game.setting.grid, game.state
    if not state.squads:
        return 0.5
    far = sorted(min(grid.distance(squad.hex, goal) for goal in game.setting.objectives) for squad in state.squads.values())
    time = game.setting.scenario.rounds - state.round + 1
    spare = min(time - far[0] / 2.5, 2.0)
    strength = 1.6 + 0.5 * len(far) - 0.8 * far[0] - 0.2 * sum(far[1:]) / len(far) + 0.4 * spare
    blue = logistic(strength)
    return blue if side == BLUE else 1 - blue
