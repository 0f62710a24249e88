"""Carrying out what was chosen beside a question or in a window: a reveal, a Hero, an Event. When it may be chosen is said in `windows`."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Rules
from bocage.games.heroes_of_normandie.cards import event_cards, hero_cards
from bocage.games.heroes_of_normandie.rules import concealment
from bocage.games.heroes_of_normandie.state.answers import PlayHero, Reveal
from bocage.games.heroes_of_normandie.state.model import Heroes


def carry_out(game: Any, seat: str, aside: Any) -> Rules[None]:
    """Carries out a right used beside a question or in a window (HON-21.1, HON-21.2, HON-21.43)."""
    if isinstance(aside, Reveal):
        concealment.reveal(game, aside.unit)
    elif isinstance(aside, PlayHero):
        hero_cards.play_hero(game, seat, aside)
    else:
        yield from to_its_end(game, event_cards.play_event(game, seat, aside))


def to_its_end(game: Heroes, card: Rules[None]) -> Rules[None]:
    """HON-8.2: a card is carried out whole before what it has interrupted looks whether it can go on: rights used beside its questions do not cut it short."""
    wall = (lambda: True,)
    outside, game.guards[:] = game.guards[:], [wall]
    try:
        yield from card
    finally:
        if wall in game.guards:  # not if the match went back and this rule is only being thrown away
            game.guards[:] = outside
