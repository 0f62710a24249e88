"""How a battle stands: an estimate of the chance to win, and what a question is worth to whom it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.core.decision import Ask
from bocage.games.heroes_of_normandie.state.model import FOE, SIDES, Heroes
from bocage.games.heroes_of_normandie.tables.printed_cards import units
from bocage.tabletop.estimates import logistic

NEAR = (1.6, 1.0, 0.6, 0.35, 0.2, 0.1)  # how much a unit counts for an objective so far away


def evaluate(game: Heroes, side: str) -> float:
    """An estimate of the chance to win from what is on the table: what each objective will bring at the end, and the strength of both armies."""
    state, foe, table = game.state, FOE[side], units()
    if state.stage == "over":
        return 1.0 if state.winner == side else 0.0
    strength = {owner: 0.35 * state.armies[owner].directives + 0.8 * len(state.hands[owner]) for owner in SIDES}
    places: list[tuple[int, float, float]] = []  # square, worth (the enemy's below zero), and how much of it holds ground
    for unit in state.units.values():
        card = table[unit.card]
        if "decoy" in card.types:
            continue
        worth = card.points * (1 - 0.6 * unit.hits / max(card.hit_points, 1)) * (0.85 if unit.suppressed else 1.0)
        strength[unit.side] += worth
        places.append((unit.square, worth if unit.side == side else -worth, 0.4 if "hq" in card.types else 1.0))
    balance = (strength[side] - strength[foe]) / (strength[side] + strength[foe] + 1)
    left = max(game.setting.scenario.rounds - state.turn, 0)
    score = _lead(game, side, places, left) * (1.2 + 1.5 / (1 + left)) + (1.0 + 0.5 * left) * balance
    return logistic(max(min(score, 12.0), -12.0))


def _lead(game: Heroes, side: str, places: Sequence[tuple[int, float, float]], left: int) -> float:
    """How far a side will be from winning by points, as it looks now."""
    row, state, foe = game.setting.scenario.victory, game.state, FOE[side]
    ours, theirs = float(state.armies[side].points), float(state.armies[foe].points)
    for square, worth in state.worth.items():
        chance = _chance(game, side, square, places, left)
        ours += worth * chance
        theirs += worth * (1 - chance)
    if row.mode != "threshold":
        return ours - theirs + (0.5 if row.tie == side else -0.5)
    free = game.setting.scenario.free
    attacker = (state.first if free else row.side) or side
    needed = sum(state.worth.values()) // 2 + 1 if free else row.points
    return ours - needed + 0.4 if attacker == side else needed - theirs - 0.4


def _chance(game: Heroes, side: str, square: int, places: Sequence[tuple[int, float, float]], left: int) -> float:
    """The chance to control an objective at the end: who controls it, who stands in it, who is stronger around it; the nearer the end, the less may change."""
    holder = game.state.control.get(square)
    held = (holder == side) - (holder == FOE[side])
    distance = game.setting.distance[square]
    mine = theirs = 0.0
    inside = 0
    for place, worth, holds in places:
        away = distance[place]
        if away == 0:
            inside = 1 if worth > 0 else -1
        if away < len(NEAR):
            if worth > 0:
                mine += worth * holds * NEAR[away]
            else:
                theirs -= worth * holds * NEAR[away]
    share = (mine - theirs) / (mine + theirs + 1.0)
    settled = 0.5 + 0.5 / (1 + left)
    outlook = settled * (0.75 * held + 0.25 * inside) + (1.25 - settled) * share
    return min(max(0.5 + 0.5 * outlook, 0.0), 1.0)


def worth(game: Heroes, ask: Ask[Any]) -> float:
    """For standing orders: card windows are always worth a look while they offer more than passing; so are saves and reveals."""
    return 0.5 if ask.window in ("reveal_target", "reveal_before_save", "claim") else 1.0
