"""What happens while army lists are written (chapter 21)."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.games.dropzone_commander.state.muster import add_army
from bocage.games.dropzone_commander.state.state import DropzoneState
from bocage.games.dropzone_commander.tables.army_rows import Army
from bocage.games.dropzone_commander.tables.command_cards import deck_of


class ListWritten(Event):
    """A seat has changed its list; nobody else sees it (chapter 21)."""

    rules = ("DZC-21.1",)
    seat: str
    army: Army
    points: int

    def apply(self, state: DropzoneState) -> None:
        state.lists[self.seat], state.page = self.army, ()

    def seen_by(self, seat: str | None) -> ListWritten | None:
        return self if seat == self.seat else None


class PageOpened(Event):
    """A seat is about to write a battlegroup of its list; nobody else sees it (DZC-21.3)."""

    rules = ("DZC-21.3",)
    seat: str
    page: tuple[str, str, str]

    def apply(self, state: DropzoneState) -> None:
        state.page = self.page

    def seen_by(self, seat: str | None) -> PageOpened | None:
        return self if seat == self.seat else None


class ListTorn(Event):
    """A seat has torn its list up; nobody else sees it (chapter 21)."""

    rules = ("DZC-21.1",)
    seat: str

    def apply(self, state: DropzoneState) -> None:
        del state.lists[self.seat]

    def seen_by(self, seat: str | None) -> ListTorn | None:
        return self if seat == self.seat else None


class ListStands(Event):
    """A seat has its list; what is on it is shown when all have theirs."""

    rules = ("DZC-21.1",)
    seat: str
    place: int

    def apply(self, state: DropzoneState) -> None:
        state.place = self.place


class ArmyShown(Event):
    """All lists stand and are shown: the army is raised, its deck is made up (DZC-20.6)."""

    rules = ("DZC-21.1", "DZC-20.1", "DZC-12.28")
    reveals = True
    seat: str
    army: Army
    faction: str
    points: int
    battlegroups: int
    cards: bool = True

    def apply(self, state: DropzoneState) -> None:
        state.lists[self.seat], state.place = self.army, 0
        add_army(state, self.army)
        if self.cards:
            state.decks[self.seat] = deck_of(self.army.faction)
