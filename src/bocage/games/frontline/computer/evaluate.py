"""Estimates: how likely a side is to win (0 to 1), and how much a reaction is worth."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.games.frontline.ground.terrain import held_by
from bocage.games.frontline.ground.victory import goal
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.tables.tables import CARDS
from bocage.tabletop.estimates import logistic


def evaluate(game: Battle, side: str) -> float:
    """The probability that a side wins, from VP lost against each goal, markers, ground and cards."""
    state = game.state
    if state.phase == "over":
        return 1.0 if state.winner == side else 0.5 if not state.winner else 0.0
    if not state.sections:
        return 0.5
    enemy = game.setting.enemies[side]
    score = standing(game, side) - standing(game, enemy)
    return logistic(score)


def standing(game: Battle, side: str) -> float:
    """What speaks for a side: little lost, few markers, ground held, cards in hand."""
    state = game.state
    score = -4.0 * state.lost.get(side, 0) / max(goal(game, side), 1)
    for seat in game.seats_of(side):
        score += 0.06 * len(held_by(game, seat)) + 0.04 * len(state.hands[seat])
        for force in game.own_forces(seat):
            hurt = 0.5 * force.wounds / CARDS[force.id].kills + 0.1 * force.morale + 0.15 * force.pin + 0.05 * (not force.loaded)
            score -= 2.0 * hurt * CARDS[force.id].vp / max(goal(game, side), 1)
    objective = game.setting.scenario.victory.objective
    if objective and any(objective in held_by(game, seat) for seat in game.seats_of(side)):
        score += 0.8 * min(1.0, state.turn / max(2 * game.setting.limit, 1)) + 0.1
    return score


def worth(game: Battle, ask: Ask[Any]) -> float:
    """For standing orders: a window matters more the more firepower is on the marker."""
    attack = game.state.attack
    return min(1.0, attack.firepower / 20) if attack is not None else 0.25
