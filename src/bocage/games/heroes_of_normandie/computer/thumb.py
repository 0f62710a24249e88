"""Rules of thumb for computer players: what is answered without looking ahead, and what is tried first. Asked in redealt worlds only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bocage.core.decision import Ask
from bocage.core.legal import PASS
from bocage.games.heroes_of_normandie.state.answers import Activate, Deploy, EndActivation, FireAt, ManageHand, March, Move, SpendDirective, TakeDirectives
from bocage.games.heroes_of_normandie.state.model import FOE, Heroes, Unit
from bocage.games.heroes_of_normandie.tables.printed_cards import units

SPEND = SpendDirective()
TAKE, HAND, END = TakeDirectives(), ManageHand(), EndActivation()
FEW = 2  # directives or cards in hand below which more are wanted


def settle(game: Heroes, ask: Ask[Any]) -> Any:
    """A DIRECTIVE is spent where it decides a Fire, saves are rolled, and a Concealed card stays so while it is shot at."""
    what = ask.what
    if what in ("fire_plus", "pierce", "save_plus"):
        return SPEND if ask.legal.refuse(SPEND) is None else PASS
    if what == "save":
        return ask.legal.default
    if what in ("reveal_target", "reveal_before_save"):
        return PASS
    return None


def hint(game: Heroes, ask: Ask[Any]) -> list[Any] | None:
    """The unit nearest to what must be taken or held is activated first; it fires, then goes there; cards and directives come when they run low."""
    what = ask.what
    if what == "tactic":
        return _tactics(game, ask.seat)
    if what in ("act", "manoeuvre"):
        return _acts(game, ask)
    if what == "deploy":
        goals = _goals(game, ask.seat)
        found = [answer for answer in ask.legal if isinstance(answer, Deploy)]
        found.sort(key=lambda answer: _away(game, answer.square, goals))
        return found[:3] or None
    return None


def _goals(game: Heroes, side: str) -> list[int]:
    """The objectives that the enemy controls, or all of them if there are none; else where the enemy stands."""
    state = game.state
    wanted = [square for square in state.worth if state.control.get(square) != side]
    return wanted or list(state.worth) or [unit.square for unit in state.units.values() if unit.side != side]


def _away(game: Heroes, square: int, goals: Iterable[int]) -> int:
    row = game.setting.distance[square]
    return min((row[goal] for goal in goals), default=0)


def _tactics(game: Heroes, side: str) -> list[Any]:
    state, foe, table = game.state, FOE[side], units()
    goals, enemies = _goals(game, side), [unit.square for unit in state.units.values() if unit.side == foe]

    def rank(unit: Unit) -> float:
        card = table[unit.card]
        reach = min(_away(game, unit.square, enemies), 4) if enemies else 4
        return _away(game, unit.square, goals) + 0.7 * reach - 0.2 * card.points + 3 * unit.suppressed + 4 * ("hq" in card.types) + 8 * ("decoy" in card.types)

    ready = sorted((unit for unit in state.units.values() if unit.side == side and not unit.marker), key=rank)
    found: list[Any] = [Activate(unit.id) for unit in ready[:4]]
    army, left = state.armies[side], game.setting.scenario.rounds - state.turn
    if left and len(state.hands[side]) <= FEW and state.reserves[side]:
        found.insert(1, HAND)
    if army.directives < FEW:
        found.insert(2, TAKE)
    return found


def _acts(game: Heroes, ask: Ask[Any]) -> list[Any] | None:
    state = game.state
    goals = _goals(game, ask.seat)
    shots, steps = list[Any](), list[tuple[int, Any]]()
    acting = state.act.unit if state.act is not None else ""
    for answer in ask.legal:
        if isinstance(answer, FireAt):
            shots.append(answer)
        elif isinstance(answer, Move | March):
            unit = state.units.get(getattr(answer, "unit", "") or acting)
            here = _away(game, unit.square, goals) if unit is not None else 99
            away = _away(game, answer.square, goals)
            if away < here:
                steps.append((away + (1 if isinstance(answer, March) else 0), answer))
    steps.sort(key=lambda row: row[0])
    found = shots[:3] + [answer for _, answer in steps[:2]]
    if ask.what == "act" and not found:
        found.append(END)
    return found or None
