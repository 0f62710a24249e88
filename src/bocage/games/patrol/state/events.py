"""What happens in Patrol, in the past tense."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.patrol.state.model import Hand, PatrolState, Position, Squad


class SetUp(Event):
    """The pieces are placed; red's lie face down (PAT-1.1)."""

    rules = ("PAT-1.1",)
    squads: tuple[int, ...]
    positions: tuple[int, ...]
    guns: tuple[bool, ...] | None

    def apply(self, state: PatrolState) -> None:
        for number, cell in enumerate(self.squads):
            name = "abcdef"[number]
            state.squads[name] = Squad(name, cell)
        for number, (cell, gun) in enumerate(zip(self.positions, self.guns or (), strict=True)):
            name = f"p{number + 1}"
            state.positions[name] = Position(name, cell, gun)
        state.phase = "blue"

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == "red" else replace(self, guns=None)


class Activated(Event):
    """A squad begins to act (PAT-2.1)."""

    rules = ("PAT-2.1", "PAT-3.1")
    squad: str
    points: int

    def apply(self, state: PatrolState) -> None:
        state.active = self.squad
        state.points = self.points


class Moved(Event):
    """A squad entered a hex (PAT-3.1)."""

    rules = ("PAT-3.1",)
    squad: str
    hex: int
    left: int

    def apply(self, state: PatrolState) -> None:
        before = state.squads[self.squad]
        state.squads[self.squad] = Squad(before.id, self.hex, before.pinned, before.done)
        state.points = self.left


class Finished(Event):
    """A squad's activation is over (PAT-2.1)."""

    rules = ("PAT-2.1",)
    squad: str

    def apply(self, state: PatrolState) -> None:
        state.active = ""
        before = state.squads.get(self.squad)
        if before is not None:
            state.squads[before.id] = Squad(before.id, before.hex, before.pinned, done=True)


class TurnedUp(Event):
    """A position is seen for what it is; a decoy goes (PAT-4.2, PAT-6.1)."""

    rules = ("PAT-4.2", "PAT-6.1")
    reveals = True
    position: str
    gun: bool

    def apply(self, state: PatrolState) -> None:
        if self.gun:
            state.positions[self.position] = replace(state.positions[self.position], up=True)
        else:
            del state.positions[self.position]


class Fired(Event):
    """A gun fired (PAT-4.1)."""

    rules = ("PAT-4.1", "PAT-5.1")
    position: str
    squad: str

    def apply(self, state: PatrolState) -> None:
        state.positions[self.position] = replace(state.positions[self.position], fired=True)


class Pinned(Event):
    """One hit: the squad is pinned (PAT-5.2)."""

    rules = ("PAT-5.2",)
    squad: str

    def apply(self, state: PatrolState) -> None:
        state.squads[self.squad] = replace(state.squads[self.squad], pinned=True)


class Eliminated(Event):
    """Two hits or more: the squad is gone (PAT-5.2)."""

    rules = ("PAT-5.2",)
    squad: str

    def apply(self, state: PatrolState) -> None:
        del state.squads[self.squad]


class Taken(Event):
    """An assaulted gun is gone (PAT-7.1)."""

    rules = ("PAT-7.1",)
    position: str

    def apply(self, state: PatrolState) -> None:
        del state.positions[self.position]


class Shifted(Event):
    """Red moved a face-down position (PAT-2.1)."""

    rules = ("PAT-2.1",)
    position: str
    hex: int

    def apply(self, state: PatrolState) -> None:
        state.positions[self.position] = replace(state.positions[self.position], hex=self.hex)


class RedDone(Event):
    """Red's part of the round is over (PAT-2.1)."""

    rules = ("PAT-2.1",)

    def apply(self, state: PatrolState) -> None:
        state.phase = "end"


class BlueDone(Event):
    """All squads have been activated (PAT-2.1)."""

    rules = ("PAT-2.1",)

    def apply(self, state: PatrolState) -> None:
        state.phase = "red"


class Drawn(Event):
    """A seat drew cards; only it knows which (PAT-8.1)."""

    rules = ("PAT-8.1",)
    seat: str
    count: int
    cards: tuple[str, ...] | None

    def apply(self, state: PatrolState) -> None:
        hand = state.hands[self.seat]
        deck = list(hand.deck)
        for card in self.cards or ():
            deck.remove(card)
        state.hands[self.seat] = replace(hand, cards=tuple(sorted(hand.cards + (self.cards or ()))), deck=tuple(deck))

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == self.seat else replace(self, cards=None)


class CardPlayed(Event):
    """A card was played and is out of the game (PAT-8.2, PAT-8.3)."""

    rules = ("PAT-8.2", "PAT-8.3")
    reveals = True
    seat: str
    card: str

    def apply(self, state: PatrolState) -> None:
        hand = state.hands[self.seat]
        cards = list(hand.cards)
        cards.remove(self.card)
        state.hands[self.seat] = Hand(tuple(cards), hand.deck, played=True)


class Hurried(Event):
    """The moving squad has 2 more movement points (PAT-8.2)."""

    rules = ("PAT-8.2",)
    squad: str

    def apply(self, state: PatrolState) -> None:
        state.points += 2


class Unpinned(Event):
    """A squad is pinned no more (PAT-8.2)."""

    rules = ("PAT-8.2",)
    squad: str

    def apply(self, state: PatrolState) -> None:
        state.squads[self.squad] = replace(state.squads[self.squad], pinned=False)


class RoundEnded(Event):
    """Pins come off, positions may fire again, the next round begins (PAT-9.1)."""

    rules = ("PAT-9.1",)
    round: int

    def apply(self, state: PatrolState) -> None:
        for squad in list(state.squads.values()):
            if squad.pinned or squad.done:
                state.squads[squad.id] = replace(squad, pinned=False, done=False)
        for position in list(state.positions.values()):
            if position.fired:
                state.positions[position.id] = replace(position, fired=False)
        for seat, hand in list(state.hands.items()):
            if hand.played:
                state.hands[seat] = replace(hand, played=False)
        state.round += 1
        state.phase = "blue"
