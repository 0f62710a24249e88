"""Set-up, turns and cards: what happens in a battle. Nothing else changes its state.

Cards drawn and equipment taken are masked for those who may not see them (FL-3.10).
"""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.frontline.state.model import Force, FrontlineState, Played, Section, bump, carrying
from bocage.games.frontline.tables.tables import CARDS
from bocage.tabletop.cards import with_more, without

# -- set-up ------------------------------------------------------------------------------------------------------------------------


class TerrainLaid(Event):
    """A terrain card was drawn and laid at its number, or ignored because the number was taken (FL-3.3)."""

    card: str
    face: str
    at: int
    terrain: str
    ignored: bool = False
    rules: ClassVar[tuple[str, ...]] = ("FL-3.3", "FL-13.2")

    def apply(self, state: FrontlineState) -> None:
        if not self.ignored:
            state.terrain[self.at - 1] = self.terrain


class FirstPlayerDrawn(Event):
    """Who begins (FL-3.5)."""

    side: str
    rules: ClassVar[tuple[str, ...]] = ("FL-3.5", "FL-3.20")

    def apply(self, state: FrontlineState) -> None:
        state.first = state.active = self.side


class ForcesBought(Event):
    """The force cards of a seat, revealed together with the others (FL-3.7)."""

    seat: str
    side: str
    forces: tuple[str, ...]
    vp: int
    rules: ClassVar[tuple[str, ...]] = ("FL-3.6", "FL-3.7", "FL-16.2")
    reveals: ClassVar[bool] = True

    def apply(self, state: FrontlineState) -> None:
        bump(state.total, self.side, self.vp)
        for card in self.forces:
            state.forces[card] = Force(card, self.seat, "", concealed=CARDS[card].sniper)


class SectionFormed(Event):
    """A section stands ready in its start card (FL-3.8, FL-3.13, FL-3.16)."""

    section: Section
    rules: ClassVar[tuple[str, ...]] = ("FL-3.8", "FL-3.13", "FL-3.16")
    reveals: ClassVar[bool] = True

    def apply(self, state: FrontlineState) -> None:
        state.sections[self.section.id] = self.section
        for card in self.section.members:
            state.forces[card] = replace(state.forces[card], section=self.section.id)


class EquipmentTaken(Event):
    """A seat laid equipment counters face down on its cards (FL-3.9, FL-3.10). Others see how many."""

    seat: str
    equipment: dict[str, tuple[str, ...]] | None
    counts: dict[str, int]
    open: bool = False
    rules: ClassVar[tuple[str, ...]] = ("FL-3.9", "FL-3.10")
    reveals: ClassVar[bool] = True

    def apply(self, state: FrontlineState) -> None:
        for card, counters in (self.equipment or {}).items():
            state.forces[card] = carrying(state.forces[card], tuple(sorted(counters)))

    def seen_by(self, seat: str | None) -> Event:
        return self if self.open or seat == self.seat else replace(self, equipment=None)


# -- turns -------------------------------------------------------------------------------------------------------------------------


class PhaseBegan(Event):
    """A step of the turn begins (FL-4.2 to FL-4.9)."""

    phase: str
    rules: ClassVar[tuple[str, ...]] = ("FL-4.1",)

    def apply(self, state: FrontlineState) -> None:
        state.phase, state.speaker = self.phase, 0
        if state.done:
            state.done = []


class TurnBegan(Event):
    """The Acting Player counter is passed and all counters of both sides are flipped to Not Acted (FL-4.2)."""

    side: str
    turn: int
    rules: ClassVar[tuple[str, ...]] = ("FL-4.2", "FL-14.11", "FL-14.12")

    def apply(self, state: FrontlineState) -> None:
        state.active, state.turn, state.phase, state.speaker = self.side, self.turn, "care", 0
        state.done = []
        sections = state.sections
        for name, section in list(sections.items()):
            if section.acted:
                sections[name] = replace(section, acted=False)


class TurnEnded(Event):
    """Until-end-of-turn cover of both sides ends (FL-4.9)."""

    side: str
    rules: ClassVar[tuple[str, ...]] = ("FL-4.9",)

    def apply(self, state: FrontlineState) -> None:
        state.phase = "start"
        for name, section in list(state.sections.items()):
            if section.cover:
                state.sections[name] = replace(section, cover=0)


class Spoke(Event):
    """A mate of the active side lets another one speak, or has ended his part of the turn (FL-17.1)."""

    seat: str
    speaker: int
    ended: bool
    rules: ClassVar[tuple[str, ...]] = ("FL-17.1",)

    def apply(self, state: FrontlineState) -> None:
        state.speaker = self.speaker
        state.done.append(f"ended {self.seat}" if self.ended else f"yielded {self.seat}")


class Noted(Event):
    """Something that can be done once in a step has been done; nothing to see."""

    what: str

    def apply(self, state: FrontlineState) -> None:
        state.done.append(self.what)

    def seen_by(self, seat: str | None) -> Event | None:
        return None


class BattleEnded(Event):
    """The battle is over (FL-16.1, FL-16.4)."""

    winner: str
    reason: str
    rules: ClassVar[tuple[str, ...]] = ("FL-16.1", "FL-16.4")

    def apply(self, state: FrontlineState) -> None:
        state.winner, state.reason, state.phase = self.winner, self.reason, "over"
        state.attack = state.pending = None


# -- cards -------------------------------------------------------------------------------------------------------------------------


class CardsDrawn(Event):
    """A seat drew action cards; the others see how many."""

    seat: str
    cards: tuple[str, ...] | None
    count: int
    why: str
    rules: ClassVar[tuple[str, ...]] = ("FL-3.18", "FL-4.8")

    def apply(self, state: FrontlineState) -> None:
        assert self.cards is not None
        deck = list(state.deck)
        for card in self.cards:
            deck.remove(card)
        state.deck = tuple(deck)
        state.hands[self.seat] = with_more(state.hands[self.seat], *self.cards)
        state.held[self.seat] += len(self.cards)

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.seat else replace(self, cards=None)


class DeckReshuffled(Event):
    """The discard pile became the new deck (FL-4.11)."""

    count: int
    rules: ClassVar[tuple[str, ...]] = ("FL-4.11",)

    def apply(self, state: FrontlineState) -> None:
        state.deck = with_more(state.deck, *(played.card for played in state.discard))
        state.discard = []


def _leave_hand(state: FrontlineState, seat: str, card: str) -> None:
    state.hands[seat] = without(state.hands[seat], card)
    state.held[seat] -= 1
    if card in state.known.get(seat, ()):
        state.known[seat] = without(state.known[seat], card)


class CardPlayed(Event):
    """A card of a hand lies face up on the table (FL-5.16); `text` says whether for its text or as a default action (FL-12.10)."""

    seat: str
    card: str
    text: bool
    section: str = ""
    rules: ClassVar[tuple[str, ...]] = ("FL-5.16", "FL-12.10")
    reveals: ClassVar[bool] = True

    def apply(self, state: FrontlineState) -> None:
        _leave_hand(state, self.seat, self.card)
        state.table.append(Played(self.card, self.seat))


class CardDiscarded(Event):
    """A card went to the discard pile, from a hand or from the table (FL-5.14)."""

    seat: str
    card: str
    hand: bool = False
    rules: ClassVar[tuple[str, ...]] = ("FL-5.14",)
    reveals: ClassVar[bool] = True

    def apply(self, state: FrontlineState) -> None:
        played = Played(self.card, self.seat)
        if self.hand:
            _leave_hand(state, self.seat, self.card)
        else:
            state.table.remove(played)
        state.discard.append(played)


class CardTaken(Event):
    """The top card of the discard pile went to a hand, for all to see (FL-14.23)."""

    seat: str
    card: str
    rules: ClassVar[tuple[str, ...]] = ("FL-14.23",)

    def apply(self, state: FrontlineState) -> None:
        state.discard.pop()
        state.hands[self.seat] = with_more(state.hands[self.seat], self.card)
        state.held[self.seat] += 1
        state.known[self.seat] = with_more(state.known.get(self.seat, ()), self.card)


class LastingPlaced(Event):
    """A Flanking Position or Key Location stays with its section (FL-12.4)."""

    section: str
    card: str
    seat: str
    rules: ClassVar[tuple[str, ...]] = ("FL-12.25", "FL-12.27")

    def apply(self, state: FrontlineState) -> None:
        state.table.remove(Played(self.card, self.seat))
        section = state.sections[self.section]
        state.sections[self.section] = replace(section, key=True) if self.card == "key_location" else replace(section, flanking=section.flanking + 1)


class LastingDiscarded(Event):
    """A Lasting card on a section was discarded (FL-6.10, FL-9.16, FL-9.18, FL-12.25)."""

    section: str
    card: str
    seat: str
    rules: ClassVar[tuple[str, ...]] = ("FL-9.16", "FL-12.4")

    def apply(self, state: FrontlineState) -> None:
        section = state.sections[self.section]
        state.sections[self.section] = replace(section, key=False) if self.card == "key_location" else replace(section, flanking=section.flanking - 1)
        state.discard.append(Played(self.card, self.seat))
