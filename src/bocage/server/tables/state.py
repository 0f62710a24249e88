"""What stands at a table beside the match itself: seats, offers, chat, clock, result. It is folded from the journal, and written into snapshots."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bocage.core.scene import About
from bocage.server.journal import Kind, Setting
from bocage.server.tables.clock import Clock

CHAT_KEPT = 100
Undo = Literal["free", "ask", "none"]  # whether a seat may take back its last answer at once, by consent, or not at all
SPECTATOR = ""  # the audience of those who hold no seat


class Seat(msgspec.Struct):
    """A seat now. `level` is not empty while a computer plays it; `handed` says that it took over from its owner. `invite` is the hash of an invitation that
    nobody has used yet."""

    id: str
    side: str
    kind: Kind
    name: str
    level: str
    hash: str
    account: str
    entropy: str = ""
    arrived: bool = False
    handed: bool = False
    resigned: bool = False
    invite: str = ""
    permits: str = ""  # the level of a computer that may play for the owner while he is away

    @property
    def human(self) -> bool:
        """Whether a person decides here now."""
        return not self.level


class Offer(msgspec.Struct):
    """Something proposed; `id` is the number of its entry."""

    id: int
    what: str
    by: str
    needs: tuple[str, ...]
    seat: str = ""
    level: str = ""
    inputs: int = -1
    agreed: list[str] = []


class Chat(msgspec.Struct, frozen=True):
    seq: int
    seat: str
    text: str
    at: int


class Result(msgspec.Struct, frozen=True):
    """How it ended: the sides that won, why, and the seat that resigned, ran out of time or left."""

    winners: tuple[str, ...]
    reason: Literal["played", "resigned", "time", "draw", "left"]
    seat: str = ""


class TableState(msgspec.Struct):
    """All of it."""

    rules: str
    seats: dict[str, Seat]
    clock: Clock
    updated: int
    seq: int = 0
    dice: int = 0  # requests ever made of the dice; never goes back
    inputs: int = 0  # before the match's first joint that is kept here
    counts: dict[str, int] = {}  # audience -> how many events it has ever been told
    shown: list[dict[str, int]] = []  # for each event that stands: its number in each audience that saw it
    chat: list[Chat] = []
    offers: list[Offer] = []
    result: Result | None = None
    rematch: str = ""
    begun: bool = False
    adjourned: bool = False
    since_snapshot: int = 0
    migrated: bool = False

    @property
    def phase(self) -> Literal["gathering", "playing", "over"]:
        return "over" if self.result is not None else "playing" if self.begun else "gathering"


class Snapshot(msgspec.Struct, frozen=True):
    """A table at one moment."""

    state: TableState
    match: msgspec.Raw  # null before it begins


class Happened(msgspec.Struct, frozen=True):
    """An event as one audience is told it, numbered."""

    n: int
    event: Any
    rules: tuple[str, ...]
    at: int
    about: About = About()


def begin(setting: Setting, created: int) -> TableState:
    """A table that has just been made."""
    seats = {seat.id: Seat(seat.id, seat.side, seat.kind, seat.name, seat.level, seat.hash, seat.account, invite=seat.invite) for seat in setting.seats}
    people = [seat.id for seat in setting.seats if seat.kind != "computer"]
    clock = Clock.of(setting.clock, people if setting.clock.kind != "none" else ())
    return TableState(setting.rules, seats, clock, created, counts={SPECTATOR: 0, **dict.fromkeys(seats, 0)})
