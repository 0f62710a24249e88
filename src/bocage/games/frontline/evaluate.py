"""How a battle stands, and what a choice came to."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from bocage.core.decision import Ask
from bocage.core.events import Event
from bocage.core.game import Result
from bocage.games.frontline.events import CardsDrawn
from bocage.games.frontline.model import Battle
from bocage.games.frontline.names import card_name
from bocage.games.frontline.section_events import Died, Marked
from bocage.games.frontline.tables import ACTIONS, CARDS
from bocage.games.frontline.terrain import held_by
from bocage.games.frontline.victory import goal

WORTH = {"pin": 2, "morale": 1, "wound": 4}


def evaluate(game: Battle, side: str) -> float:
    """The probability that a side wins, from VP lost against each goal, markers, ground and cards."""
    state = game.state
    if state.phase == "over":
        return 1.0 if state.winner == side else 0.5 if not state.winner else 0.0
    if not state.sections:
        return 0.5
    enemy = game.setting.enemies[side]
    score = standing(game, side) - standing(game, enemy)
    return 1.0 / (1.0 + exp(-score))


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


def measure(game: Battle, seat: str, events: Sequence[Event]) -> Result:
    """What fire came to: VP destroyed and markers placed, the other side's counted for the seat and its own against it; without fire what the seat drew."""
    mine = game.setting.side[seat]
    value = killed = lost = 0
    cards: tuple[str, ...] = ()
    for event in events:
        if isinstance(event, Died):
            value += -10 * event.vp if event.side == mine else 10 * event.vp
            killed += event.vp if event.side != mine else 0
            lost += event.vp if event.side == mine else 0
        elif isinstance(event, Marked):
            own = CARDS[event.force].nation in NATIONS[mine]
            value += -WORTH[event.marker] if own else WORTH[event.marker]
        elif isinstance(event, CardsDrawn) and event.seat == seat:
            cards += event.cards or ()
    if killed or lost:
        return Result(value, "result-killed", (("killed", killed), ("lost", lost)))
    if value or not cards:
        return Result(value, "result-hurt" if value > 0 else "result-suffered" if value < 0 else "result-none")
    return drawn(cards)


def drawn(cards: Sequence[str]) -> Result:
    """FL-1.6: a card by its title, several by what they may be played for."""
    if len(cards) == 1:
        return Result(0, "result-drawn", (("card", card_name(cards[0])),))
    first = [ACTIONS[card].symbols[0] for card in cards]
    return Result(0, "result-drawn-cards", tuple((symbol, first.count(symbol)) for symbol in ("attack", "move", "instant")))


NATIONS = {"allies": ("us", "uk"), "axis": ("germany",)}


def worth(game: Battle, ask: Ask[Any]) -> float:
    """For standing orders: a window matters more the more firepower is on the marker."""
    attack = game.state.attack
    return min(1.0, attack.firepower / 20) if attack is not None else 0.25
