"""What is left to chance: what a run of counters and cards drawn came to."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.events import Event
from bocage.core.game import Result
from bocage.games.frontline.state.events import CardsDrawn
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.state.section_events import Died, Marked
from bocage.games.frontline.tables.names import card_name
from bocage.games.frontline.tables.tables import ACTIONS, CARDS

WORTH = {"pin": 2, "morale": 1, "wound": 4}
NATIONS = {"allies": ("us", "uk"), "axis": ("germany",)}


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
