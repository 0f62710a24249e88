"""What a seat cannot know, dealt anew from what it does know (PAT-1.1, PAT-8.1)."""

from __future__ import annotations

from typing import Any

from bocage.core.chance import Numbers
from bocage.core.state import replace
from bocage.games.patrol.state.model import RED, Patrol
from bocage.tabletop.cards import dealt


def redeal(game: Patrol, seat: str | None, numbers: Numbers) -> Any:
    """What a seat cannot know: which face-down positions are guns, and what the other hands hold."""
    state = game.state
    kinds: list[tuple[str, bool]] = []
    if seat != RED:
        down = [p.id for p in state.positions.values() if not p.up]
        pool = sorted(state.positions[name].gun for name in down)
        kinds = [*zip(down, dealt(pool, len(down), numbers), strict=True)]
    hands: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = []
    for owner, hand in state.hands.items():
        if owner != seat and hand.cards:
            cards = sorted(hand.cards + hand.deck)
            held = dealt(cards, len(hand.cards), numbers)
            hands.append((owner, tuple(sorted(held)), tuple(cards)))
    return (tuple(kinds), tuple(hands)) if kinds or hands else None


def assume(game: Patrol, facts: Any) -> None:
    """Puts what was dealt in place of the truth."""
    state = game.state
    kinds, hands = facts
    for name, gun in kinds:
        state.positions[name] = replace(state.positions[name], gun=gun)
    for owner, cards, deck in hands:
        state.hands[owner] = replace(state.hands[owner], cards=cards, deck=deck)
