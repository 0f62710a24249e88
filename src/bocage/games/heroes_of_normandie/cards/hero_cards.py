"""Hero cards (HON-8.11 to HON-8.20): playing one. What a hero grants is part of the unit's profile (`cards.Profile`)."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.rules import concealment
from bocage.games.heroes_of_normandie.state.answers import PlayHero
from bocage.games.heroes_of_normandie.state.events import HeroPlayed
from bocage.games.heroes_of_normandie.state.model import Heroes


def play_hero(game: Heroes, side: str, answer: PlayHero) -> None:
    """HON-8.14, HON-8.12, HON-21.14: the marker goes on the unit, at no cost; a Concealed unit is turned Visible by it."""
    card = next(held.card for held in game.state.hands[side] if held.id == answer.card)
    concealment.reveal(game, answer.unit)
    game.emit(HeroPlayed(side, card, answer.unit, answer.card))
