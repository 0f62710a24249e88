"""What a seat cannot know, and dealing it anew (FL-3.10): other hands, the deck, face-down equipment.

The pool of unseen cards is all that is neither in the seat's own hand nor in sight, in the order of titles; hands are filled from it in the order of
seats, cards that everybody knows to be in a hand first. Unseen counters of a side are its supply without those that were shown. Nothing here depends on
the truth but on what the seat sees: numbers of cards and counters.
"""

from __future__ import annotations

from typing import Any

from bocage.core.chance import Numbers
from bocage.core.state import replace
from bocage.core.unseen import things
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.tables.tables import SUPPLY
from bocage.tabletop.cards import dealt, with_more, without


def redeal(game: Battle, seat: str | None, numbers: Numbers) -> dict[str, Any]:
    """Hands, deck and equipment as the seat (None: a spectator) may imagine them."""
    return {"hands": _hands(game, seat, numbers), "equipment": {} if game.setting.open_equipment else _equipment(game, seat, numbers)}


def _hands(game: Battle, seat: str | None, numbers: Numbers) -> dict[str, tuple[str, ...]]:
    state = game.state
    unseen = list(state.deck)
    others = [other for other in game.setting.seats if other != seat]
    for other in others:
        unseen += without(state.hands[other], *state.known.get(other, ()))
    unseen.sort()
    hands: dict[str, tuple[str, ...]] = {}
    for other in others:
        known = state.known.get(other, ())
        count = len(state.hands[other]) - len(known)
        hands[other] = with_more(known, *dealt(unseen, count, numbers))
    hands["deck"] = tuple(unseen)
    return hands


def _equipment(game: Battle, seat: str | None, numbers: Numbers) -> dict[str, tuple[str, ...]]:
    state, side_of = game.state, game.setting.side
    found: dict[str, tuple[str, ...]] = {}
    for side in ("allies", "axis"):
        pool = {kind: count - state.used.get(f"{side} {kind}", 0) for kind, count in SUPPLY.items()}
        hidden = []
        for force in sorted((f for f in state.forces.values() if side_of[f.seat] == side), key=lambda f: f.id):
            for kind in force.shown + (force.equipment if force.seat == seat else force.seen):
                pool[kind] -= 1
            if force.seat != seat and len(force.equipment) > len(force.seen):
                hidden.append(force)
        counters = [kind for kind, count in sorted(pool.items()) for _ in range(count)]
        for force in hidden:
            count = len(force.equipment) - len(force.seen)
            found[force.id] = with_more(force.seen, *dealt(counters, count, numbers))
    return found


def blank(game: Battle, seat: str) -> None:
    """Hides what the seat cannot know: other hands, the deck, face-down equipment of others. Their numbers stay."""
    state = game.state
    for other in game.setting.seats:
        if other != seat:
            state.hands[other] = things(len(state.hands[other]))
    state.deck = things(len(state.deck))
    if not game.setting.open_equipment:
        for force in [force for force in state.forces.values() if force.seat != seat and force.equipment]:
            state.forces[force.id] = replace(force, equipment=things(len(force.equipment)))


def assume(game: Battle, facts: dict[str, Any]) -> None:
    """Puts imagined facts in place of the true ones."""
    state = game.state
    for place, cards in facts["hands"].items():
        if place == "deck":
            state.deck = tuple(cards)
        else:
            state.hands[place] = tuple(cards)
    for force, counters in facts["equipment"].items():
        state.forces[force] = replace(state.forces[force], equipment=tuple(counters))
