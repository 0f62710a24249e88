"""Estimates: how likely a side is to win (0 to 1), and how much a reaction is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import Any

from bocage.core.decision import Ask
from bocage.games.tide_of_iron.state.answers import OpFire
from bocage.games.tide_of_iron.state.model import Battle, Unit
from bocage.games.tide_of_iron.state.setting import OTHER
from bocage.games.tide_of_iron.view.chances import promise
from bocage.space.hexes import HexGrid
from bocage.tabletop.estimates import logistic

FIGURE_WORTH = {"regular": 1.0, "elite": 1.6, "officer": 1.8, "machine_gun_us": 2.6, "machine_gun_de": 3.0, "mortar": 2.6}
VEHICLE_WORTH = {"sherman": 7.0, "panzer_iv": 7.5, "tiger_i": 10.0, "m3a1": 3.0, "sdkfz_251": 3.0, "gmc": 1.2, "opel_blitz": 1.2}
WEAKENED = {"": 1.0, "pinned": 0.8, "disrupted": 0.6, "light": 0.75, "heavy": 0.45}
FAR = 15
PULL = tuple(exp(-0.35 * distance) for distance in range(FAR + 1))  # how much a unit counts at an objective so far away


def worth_of(unit: Unit) -> float:
    """What a unit is worth as it stands, in regular figures."""
    if unit.kind == "squad":
        return _squad_worth(unit.figures, bool(unit.specialization), unit.condition)
    return VEHICLE_WORTH[unit.kind] * WEAKENED[unit.damage]


@cache
def _squad_worth(figures: tuple[str, ...], specialized: bool, condition: str) -> float:
    return (sum([FIGURE_WORTH[figure] for figure in figures]) + (0.8 if specialized else 0)) * WEAKENED[condition]


@lru_cache(maxsize=256)
def _pulls(grid: HexGrid, goal: int) -> tuple[float, ...]:
    """How much a unit counts at an objective, by the cell it stands in."""
    return tuple([PULL[min(grid.distance(cell, goal), FAR)] for cell in grid.cells])


def evaluate(game: Battle, side: str) -> float:
    """An estimate of the probability that a side wins, from points, what each objective will still bring, and what is left of both forces."""
    state, enemy, setting = game.state, OTHER[side], game.setting
    if state.phase == "over":
        return 1.0 if state.winner == side else 0.0
    forces = {side: 0.0, enemy: 0.0}
    places: list[tuple[int, float]] = []  # cell and worth, the enemy's below zero
    for unit in state.units.values():
        worth = worth_of(unit)
        forces[unit.side] += worth
        cell = game.cell_of(unit)
        if cell >= 0:
            places.append((cell, worth if unit.side == side else -worth))
    own, other = forces[side], forces[enemy]
    balance = (own - other) / (own + other) if own + other else 0.0
    left = max(0, setting.scenario.rounds - state.round)
    at_end, times = _scorings(game)
    margin = 0.0 if at_end else float(state.vp[side] - state.vp[enemy])
    inside = dict(places)
    for objective in setting.objectives.values():
        if objective.row.kind == "victory":
            worth = inside.get(objective.cell, 0.0)  # who stands there will control it in the next Command Phase
            holder = side if worth > 0 else enemy if worth < 0 else state.control.get(objective.id)
            held = (holder == side) - (holder == enemy)
            stake = 3.0 if at_end else 0.8 * objective.row.vp * times
            margin += stake * (0.7 * held + 0.6 * _share(game, objective.cell, places))
    margin += balance * (1.5 + left) + 0.1 * (state.cp[side] - state.cp[enemy]) + 0.1 * ((state.initiative == side) - 0.5)
    for card in state.cards.values():
        margin += 0.05 if card.side == side else -0.05
    return logistic(0.3 * margin)


def _scorings(game: Battle) -> tuple[bool, int]:
    """Whether objectives count only at the end, and how often they are scored from now on otherwise."""
    scenario = game.setting.scenario
    starts = [row.from_round for row in scenario.conditions.scoring if row.when == "command_phase" and row.what == "victory_objectives_controlled"]
    return not starts, max(0, scenario.rounds - max(game.state.round, starts[0]) + 1) if starts else 0


def _share(game: Battle, cell: int, places: Sequence[tuple[int, float]]) -> float:
    """Who is stronger around an objective, from -1 to 1: what stands near counts more than what stands far."""
    pulls = _pulls(game.setting.grid, cell)
    mine = theirs = 0.0
    for place, worth in places:
        if worth > 0:
            mine += worth * pulls[place]
        else:
            theirs -= worth * pulls[place]
    return (mine - theirs) / (mine + theirs + 2.0)


def worth(game: Battle, ask: Ask[Any]) -> float:
    """For standing orders: how promising the best reaction is, by the dice it would have against the dice of the target."""
    if ask.what != "op_fire":
        return 1.0
    fires = (answer.unit for answer in ask.legal if isinstance(answer, OpFire))
    return max((promise(game, unit, str(ask.facts["unit"])) for unit in fires), default=0.0)
