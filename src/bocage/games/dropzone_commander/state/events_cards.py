"""Command Cards: events of chapter 20. Which cards are drawn only their owner sees; how many is open (DZC-24.8)."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import DropzoneState
from bocage.tabletop.cards import with_more, without


def named(card: str) -> str:
    """The message that says the name of a card."""
    return f"@card-{card.replace('_', '-')}"


def _left_hand(state: DropzoneState, seat: str, cards: tuple[str, ...]) -> None:
    """Cards leave a hand in the sight of all: who knew that they were there knows that they are not there any more."""
    state.hands[seat] = without(state.hands[seat], *cards)
    state.held[seat] -= len(cards)
    state.discards[seat] = with_more(state.discards[seat], *cards)
    for key, known in list(state.seen.items()):
        if key.split()[1] == seat:
            left = list(known)
            for card in cards:  # of two copies that leave only one may have been seen
                if card in left:
                    left.remove(card)
            state.seen[key] = tuple(left)


class CardsDrawn(Event):
    """A seat drew cards, from what it had put on top of its deck first (DZC-2.7, DZC-20.5)."""

    seat: str
    count: int
    cards: tuple[str, ...] | None
    on_top: bool = False
    rules: ClassVar[tuple[str, ...]] = ("DZC-2.7", "DZC-20.5", "DZC-24.8")

    def apply(self, state: DropzoneState) -> None:
        cards = self.cards or ()
        state.hands[self.seat] = with_more(state.hands[self.seat], *cards)
        state.held[self.seat] += self.count
        if self.on_top:
            state.tops[self.seat] = state.tops[self.seat][self.count :]
        else:
            state.decks[self.seat] = without(state.decks[self.seat], *cards)

    def seen_by(self, seat: str | None) -> CardsDrawn:
        return self if seat == self.seat else replace(self, cards=None, on_top=False)


class DeckReshuffled(Event):
    """The discard pile became a new deck (DZC-20.7)."""

    seat: str
    count: int
    rules: ClassVar[tuple[str, ...]] = ("DZC-20.7",)

    def apply(self, state: DropzoneState) -> None:
        state.decks[self.seat] = with_more(state.decks[self.seat], *state.discards[self.seat])
        state.discards[self.seat] = ()


class CardsDiscarded(Event):
    """Cards went face up from a hand to the discard pile (DZC-2.6, DZC-24.8)."""

    seat: str
    cards: tuple[str, ...]
    names: tuple[str, ...] = ()
    rules: ClassVar[tuple[str, ...]] = ("DZC-2.6", "DZC-20.6", "DZC-24.8")
    reveals: ClassVar[bool] = True

    def apply(self, state: DropzoneState) -> None:
        _left_hand(state, self.seat, self.cards)


class CardPlayed(Event):
    """A card was played, and lies on the discard pile (DZC-20.8)."""

    seat: str
    card: str
    target: str = ""
    name: str = ""
    rules: ClassVar[tuple[str, ...]] = ("DZC-20.8",)
    reveals: ClassVar[bool] = True

    def apply(self, state: DropzoneState) -> None:
        _left_hand(state, self.seat, (self.card,))


class CardCountered(Event):
    """A card just played has no effect (Espionage, DZC-20.10)."""

    seat: str
    card: str
    by: str
    name: str = ""
    rules: ClassVar[tuple[str, ...]] = ("DZC-20.10",)


class HandShown(Event):
    """A player showed his whole hand to one other (Intel Report)."""

    viewer: str
    owner: str
    cards: tuple[str, ...] | None
    rules: ClassVar[tuple[str, ...]] = ("DZC-20.8",)
    reveals: ClassVar[bool] = True

    def apply(self, state: DropzoneState) -> None:
        state.seen[f"{self.viewer} {self.owner}"] = self.cards or ()

    def seen_by(self, seat: str | None) -> HandShown:
        return self if seat in (self.viewer, self.owner) else replace(self, cards=None)


class DeckLooked(Event):
    """The owner looked at the top of his deck (Spherical Insight): these cards lie on top, in no order yet."""

    seat: str
    count: int
    cards: tuple[str, ...] | None
    rules: ClassVar[tuple[str, ...]] = ("DZC-20.8",)
    reveals: ClassVar[bool] = True

    def apply(self, state: DropzoneState) -> None:
        cards = self.cards or ()
        fresh = cards[len(state.tops[self.seat]) :]
        state.decks[self.seat] = without(state.decks[self.seat], *fresh)
        state.tops[self.seat] = cards

    def seen_by(self, seat: str | None) -> DeckLooked:
        return self if seat == self.seat else replace(self, cards=None)


class DeckOrdered(Event):
    """He put them back in an order of his choice, the top first."""

    seat: str
    cards: tuple[str, ...] | None
    rules: ClassVar[tuple[str, ...]] = ("DZC-20.8",)

    def apply(self, state: DropzoneState) -> None:
        state.tops[self.seat] = self.cards or ()

    def seen_by(self, seat: str | None) -> DeckOrdered:
        return self if seat == self.seat else replace(self, cards=None)


class Awaited(Event):
    """Something a card brings happens a little later: a squad acts before the first activation (Shock Assault)."""

    word: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-20.8",)

    def apply(self, state: DropzoneState) -> None:
        state.pending = [*state.pending, self.word]


class AmmunitionRegained(Event):
    """A weapon of limited uses regains one (Scavenge, DZC-22.19)."""

    unit: str
    weapon: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-22.19",)

    def apply(self, state: DropzoneState) -> None:
        unit = state.units[self.unit]
        state.units[self.unit] = replace(unit, used=without(unit.used, self.weapon))
