"""Drawing Strategy cards (TOI-1.5, TOI-5.2 to TOI-5.5). A deck is a bag until a card is drawn, so that its order exists nowhere (TOI-1.4, TOI-21.2)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, draw
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.tide_of_iron.state.answers import DrawFrom
from bocage.games.tide_of_iron.state.events_table import CardDrawn
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.tables.tables import box
from bocage.games.tide_of_iron.units.teams import decide

CARD_DRAW = Question[DrawFrom]("draw", DrawFrom, rule="TOI-5.2")
BONUS_DRAW = Question[DrawFrom | Pass]("bonus_draw", DrawFrom | Pass, rule="TOI-5.3")


def decks_left(game: Battle, side: str) -> list[str]:
    """TOI-5.5, TOI-21.8: the decks of a side that still have cards; an empty deck is out of the game."""
    return [deck for deck in game.setting.decks[side] if game.state.decks.get(deck)]


def draw_card(game: Battle, side: str) -> Rules[str]:
    """TOI-5.2, TOI-19.13: one card from a deck of choice, face up into the HQ. A team decides together, else the first deck is taken."""
    decks = decks_left(game, side)
    listed = [DrawFrom(deck) for deck in decks]

    def refuse(answer: DrawFrom) -> Refusal | None:
        return None if answer in listed else Refusal("TOI-5.5", "deck-empty", {"deck": answer.deck})

    answer = listed[0]
    if len(listed) > 1:
        answer = yield from decide(game, side, CARD_DRAW, Legal(refuse, lambda: listed, exact=True), listed[0])
    return (yield from take(game, side, answer.deck))


def take(game: Battle, side: str, deck: str) -> Rules[str]:
    """The top card of a deck, which is any of its cards."""
    drawn = yield from draw(deck, game.state.decks[deck], 1, why="TOI-5.2")
    game.emit(CardDrawn(side, drawn[0], deck))
    return drawn[0]


def bonus_draw(game: Battle, side: str, card: str) -> Rules[None]:
    """TOI-5.3, TOI-5.4: a red cross allows one more draw, in the Status Phase only, and a second cross no further one."""
    decks = decks_left(game, side)
    if not box().piece(card).bonus_draw or not decks:
        return
    listed: list[DrawFrom | Pass] = [*(DrawFrom(deck) for deck in decks), PASS]

    def refuse(answer: DrawFrom | Pass) -> Refusal | None:
        return None if answer in listed else Refusal("TOI-5.5", "deck-empty")

    legal: Legal[DrawFrom | Pass] = Legal(refuse, lambda: listed, exact=True, default=PASS)
    answer = yield from decide(game, side, BONUS_DRAW, legal, PASS)
    if isinstance(answer, DrawFrom):
        yield from take(game, side, answer.deck)
