"""The action deck, hands and the discard pile (FL-1.6, FL-4.11, FL-4.12, FL-5.14). The deck is a bag: no hidden order exists."""

from __future__ import annotations

from bocage.core.decision import Rules, draw
from bocage.core.legal import Answer
from bocage.games.frontline.state.events import CardDiscarded, CardPlayed, CardsDrawn, DeckReshuffled
from bocage.games.frontline.state.model import Battle


class Discard(Answer):
    """One card of the hand, given up."""

    card: str

    def target(self) -> tuple[str, str]:
        return "card", self.card


def draw_cards(game: Battle, seat: str, count: int, why: str) -> Rules[None]:
    """A seat draws; an empty deck is made anew out of the discard pile, and if that is empty too no card is drawn (FL-4.11)."""
    state = game.state
    while count > 0:
        if not state.deck:
            if not state.discard:
                return
            game.emit(DeckReshuffled(len(state.discard)))
        cards = yield from draw("deck", state.deck, count, why=why)
        game.emit(CardsDrawn(seat, tuple(cards), len(cards), why))
        count -= len(cards)


def play_card(game: Battle, seat: str, card: str, *, text: bool, section: str = "") -> None:
    """Lays a card of the hand face up on the table (FL-5.16)."""
    game.emit(CardPlayed(seat, card, text, section))


def clear(game: Battle, seat: str, card: str) -> None:
    """A card on the table goes to the discard pile when what it served is resolved (FL-5.14, FL-12.15)."""
    game.emit(CardDiscarded(seat, card))


def discard_from_hand(game: Battle, seat: str, card: str) -> None:
    """A card goes straight from the hand to the discard pile."""
    game.emit(CardDiscarded(seat, card, hand=True))


def titles(hand: tuple[str, ...]) -> list[str]:
    """The different titles of a hand, in order; copies of a title are the same card."""
    return list(dict.fromkeys(hand))
