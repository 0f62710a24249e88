"""How a battle stands: the ending in words, results for odds, and an estimate of the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from bocage.core.decision import Ask
from bocage.core.events import Event
from bocage.core.game import Ending, Result
from bocage.games.heroes_of_normandie import events
from bocage.games.heroes_of_normandie.cards import units
from bocage.games.heroes_of_normandie.model import FOE, SIDES, Heroes
from bocage.games.heroes_of_normandie.victory import points


def ending(game: Heroes) -> Ending | None:
    """HON-3.1: who has won and why."""
    state = game.state
    if state.stage != "over":
        return None
    scores = {side: points(game, side) for side in SIDES}
    facts = {"side": f"@side-{state.winner}", "us": scores["us"], "ge": scores["ge"]}
    return Ending((state.winner,), f"ending-{state.ending}", facts, scores)


def measure(game: Heroes, seat: str, happened: Sequence[Event]) -> Result:
    """What a Fire, an attempt, a move or a card came to, worst for the asking seat first."""
    for event in happened:
        if isinstance(event, events.BattleEnded):
            return Result(9 if event.winner == seat else -9, "result-battle-ended")
    value, message, facts = 0, "result-none", list[tuple[str, str | int]]()
    for event in happened:
        grade, name = _grade(game, seat, event)
        if abs(grade) > abs(value):
            value, message = grade, name
    return Result(value, message, tuple(facts))


def _grade(game: Heroes, seat: str, event: Event) -> tuple[int, str]:
    if isinstance(event, events.Destroyed):
        return (-6 if event.side == seat else 6), "result-destroyed"
    if isinstance(event, events.Withdrawn):
        return (-5 if event.side == seat else 5), "result-withdrawn"
    if isinstance(event, events.HitPlaced | events.SuppressionPlaced):
        unit = game.state.units.get(event.unit)
        sign = -1 if unit is not None and unit.side == seat else 1
        return (4 * sign, "result-hit") if isinstance(event, events.HitPlaced) else (2 * sign, "result-suppressed")
    if isinstance(event, events.SaveRolled) and event.saved:
        return 1, "result-saved"
    if isinstance(event, events.DecoyDiscarded):
        return (-1 if event.side == seat else 1), "result-decoy"
    if isinstance(event, events.Activated):
        return 3, "result-activated"
    if isinstance(event, events.GoDiscarded):
        return -1, "result-go-lost"
    if isinstance(event, events.HitRemoved):
        return 3, "result-healed"
    return 0, "result-none"


def evaluate(game: Heroes, side: str) -> float:
    """An estimate of the chance to win from what is on the table: objectives against what is needed, and the strength of both armies."""
    state = game.state
    if state.stage == "over":
        return 1.0 if state.winner == side else 0.0
    strength = dict.fromkeys(SIDES, 0.0)
    for unit in state.units.values():
        card = units()[unit.card]
        worth = card.points * (1 - 0.6 * unit.hits / max(card.hit_points, 1)) * (0.9 if unit.suppressed else 1.0)
        strength[unit.side] += 0.0 if "decoy" in card.types else worth
    for owner in SIDES:
        army = state.armies[owner]
        strength[owner] += 0.5 * army.directives + len(state.hands[owner])
    left = max(game.setting.scenario.rounds - state.turn, 0)
    score = _lead(game, side) * (2.2 / (1 + 0.5 * left)) + 2.0 * (strength[side] - strength[FOE[side]]) / (strength[side] + strength[FOE[side]] + 1)
    return 1 / (1 + exp(-max(min(score, 12.0), -12.0)))


def _lead(game: Heroes, side: str) -> float:
    """How far a side is from winning by points, with how near its units stand to objectives it lacks."""
    row, state = game.setting.scenario.victory, game.state
    attacker = (state.first if game.setting.scenario.free else row.side) or side
    if row.mode == "threshold":
        needed = sum(state.worth.values()) // 2 + 1 if game.setting.scenario.free else row.points
        lead = points(game, attacker) - needed + 0.5
        lead = lead if attacker == side else -lead
    else:
        lead = points(game, side) - points(game, FOE[side]) + (0.5 if row.tie == side else -0.5)
    near = 0.0
    for square, worth in state.worth.items():
        for unit in state.units.values():
            distance = game.setting.distance[square][unit.square]
            if distance <= 2 and state.control.get(square) != unit.side:
                near += (0.12 if unit.side == side else -0.12) * worth * (3 - distance)
    return lead + near


def worth(game: Heroes, ask: Ask[Any]) -> float:
    """For standing orders: card windows are always worth a look while they offer more than passing; so are saves and reveals."""
    return 0.5 if ask.window in ("reveal_target", "reveal_before_save", "claim") else 1.0
