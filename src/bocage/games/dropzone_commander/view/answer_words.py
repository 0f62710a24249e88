"""How answers are worded whose fields are not words: cards, yes and no. The others are worded by their fields alone."""

from __future__ import annotations

from typing import Any

from bocage.core.scene import Say, Target
from bocage.games.dropzone_commander.armies.setup import Linked
from bocage.games.dropzone_commander.cards.decks import Discard
from bocage.games.dropzone_commander.cards.windows import PlayCard
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.specials.card_effects import Arrange, FreeShot, Withdraw
from bocage.games.dropzone_commander.state.events_cards import named

LETTERS = "abcdef"


def thing(game: Battle, name: str) -> str:
    """A unit, squad, Structure or seat by its name."""
    state = game.state
    squad = state.squads.get(state.units[name].squad if name in state.units else name)
    if squad is not None:
        return f"@unit-{squad.profile.replace('.', '-').replace('_', '-')}"
    return f"@structure-{name.replace('_', '-')}" if name in state.structures else name


def several(what: str, cards: tuple[str, ...]) -> Say:
    """An answer that names up to six cards; more are only counted."""
    if len(cards) > len(LETTERS):
        return Say(f"answer-{what}-many", {"count": len(cards)})
    return Say(f"answer-{what}-{len(cards)}", {letter: named(card) for letter, card in zip(LETTERS, cards, strict=False)})


def label(game: Battle, answer: Any) -> Say | None:
    """The words of such an answer, None for all others."""
    if isinstance(answer, Linked):
        return Say("answer-linked-yes" if answer.yes else "answer-linked-no")
    if isinstance(answer, PlayCard):
        return Say("answer-play-card", {"card": named(answer.card), "at": thing(game, answer.at)})
    if isinstance(answer, Discard):
        return several("discard", answer.cards)
    if isinstance(answer, Arrange):
        return several("arrange", answer.cards)
    if isinstance(answer, Withdraw):
        return Say("answer-withdraw-to", {"to": thing(game, answer.to)}) if answer.to else Say("answer-withdraw")
    if isinstance(answer, FreeShot):
        return Say("answer-free-shot", {"weapon": answer.weapon, "at": thing(game, answer.at)})
    return None


def target(game: Battle, seat: str, answer: Any) -> Target | None:
    """A card to play is the piece in the seat's own hand, what is named on the table is that piece or Structure; None for all others."""
    if isinstance(answer, PlayCard) and answer.card in game.state.hands[seat]:
        return Target("card", f"{seat}:card{game.state.hands[seat].index(answer.card)}")
    if isinstance(answer, Withdraw) and answer.to in game.state.structures:
        return Target("zone", answer.to)
    return None
