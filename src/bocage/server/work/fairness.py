"""Who is served next: classes of work, quotas, and fair shares between people.

Theory of operation. Workers stand in three lanes, so that nobody can hold what somebody else needs more: `QUESTIONS` for what people ask while they decide,
`PLAYERS` for computer opponents and hints, `BACKGROUND` for looking back and for computers among themselves. Within a lane the higher class goes first. Within
a class whoever has used the least of the workers lately goes first, then the match that has; what they have used fades with time. Nobody may have more than
so many errands open, and one person holds no more workers of a lane at once than the others leave him.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from bocage.core.errors import BocageError

HALF = 10.0  # seconds after which what somebody has used counts half
RECENT = 60.0  # seconds for which somebody counts as one of those who share a lane
CROWD = 2000  # people who are remembered


class Kind(IntEnum):
    """The classes of work, the most urgent first."""

    QUESTION = 0  # why, odds and lines of sight for somebody who plays
    OPPONENT = 1  # the answer of a computer that a person plays against; what a player missed while he was away
    HINT = 2
    BACK = 3  # replays, records, reports, whatever a spectator asks
    COMPUTERS = 4  # the answer of a computer in a match without people


@dataclass(frozen=True)
class Errand:
    """For whom something is done: by account, or by address for guests; in which match; from which address. Without a person it is the server's own."""

    kind: Kind
    person: str = ""
    match: str = ""
    address: str = ""


@dataclass(frozen=True)
class Quota:
    """How many errands of a class may be open, waiting or at work: for a person, a match, an address, and in all; and how many seconds one may wait."""

    person: int
    match: int
    address: int
    all: int
    patience: float | None = None


NONE = 100_000
QUOTAS = {
    Kind.QUESTION: Quota(12, 12, 24, 300, 6.0),
    Kind.OPPONENT: Quota(NONE, NONE, NONE, NONE),
    Kind.HINT: Quota(2, 4, 8, 60, 20.0),
    Kind.BACK: Quota(6, 12, 12, 120, 20.0),
    Kind.COMPUTERS: Quota(NONE, NONE, NONE, NONE),
}


@dataclass(frozen=True)
class Lane:
    """Some workers, what they are for, and how far they stand back behind others when processors are short."""

    name: str
    kinds: frozenset[Kind]
    size: int
    nice: int


def lanes(workers: int) -> tuple[Lane, ...]:
    """The lanes of a pool with so many workers for computer players."""
    return (
        Lane("questions", frozenset({Kind.QUESTION}), 2, 0),
        Lane("players", frozenset({Kind.OPPONENT, Kind.HINT}), workers, 5),
        Lane("background", frozenset({Kind.BACK, Kind.COMPUTERS}), 1, 15),
    )


class Busy(BocageError):
    """No worker for this now: `code` is "too-many" for whoever has too much open himself, "busy" where others have."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(eq=False)
class Ticket:
    """An errand that waits or is at work."""

    errand: Errand
    number: int
    since: float
    start: Callable[[], None]
    running: bool = False


class _Used:
    """How much of the workers somebody has used lately, in seconds that fade, and when he was last there."""

    __slots__ = ("at", "seconds")

    def __init__(self, at: float) -> None:
        self.at, self.seconds = at, 0.0

    def now(self, now: float) -> float:
        self.seconds *= 0.5 ** ((now - self.at) / HALF)
        self.at = now
        return self.seconds


@dataclass
class Desk:
    """All errands of a pool. It knows no processes and no event loop: whoever is next is told to start."""

    lanes: tuple[Lane, ...]
    now: Callable[[], float] = time.monotonic
    waiting: list[Ticket] = field(default_factory=list)
    running: list[Ticket] = field(default_factory=list)
    _used: dict[str, _Used] = field(default_factory=dict)
    _number: int = 0

    def lane(self, kind: Kind) -> Lane:
        return next(lane for lane in self.lanes if kind in lane.kinds)

    def take(self, errand: Errand, start: Callable[[], None]) -> Ticket:
        """Puts an errand into the line; `start` is called when its turn has come, perhaps at once. Refuses what is too much."""
        self._refuse(errand)
        self._number += 1
        ticket = Ticket(errand, self._number, self.now(), start)
        self.waiting.append(ticket)
        self._remember(errand)
        self.call()
        return ticket

    def _refuse(self, errand: Errand) -> None:
        if not errand.person:  # the server's own
            return
        quota, same = QUOTAS[errand.kind], [ticket.errand for ticket in self._open() if ticket.errand.kind == errand.kind]
        if len(same) >= quota.all:
            raise Busy("The server has too much to do just now; try again in a moment.", "busy")
        mine = sum(other.person == errand.person for other in same) >= quota.person
        here = bool(errand.address) and sum(other.address == errand.address for other in same) >= quota.address
        if mine or here or sum(other.match == errand.match for other in same) >= quota.match:
            raise Busy("Too many questions at once; wait for the answers.", "too-many")

    def _open(self) -> Iterable[Ticket]:
        return [*self.waiting, *self.running]

    def drop(self, ticket: Ticket) -> None:
        """Takes an errand out of the line, or gives back its worker: it is done, or nobody waits for it any more."""
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        elif ticket in self.running:
            self.running.remove(ticket)
            self._charge(ticket)
        self.call()

    def call(self) -> None:
        """Starts whatever can be started now."""
        for lane in self.lanes:
            while (ticket := self._next(lane)) is not None:
                self.waiting.remove(ticket)
                self.running.append(ticket)
                ticket.running, ticket.since = True, self.now()
                ticket.start()

    def _next(self, lane: Lane) -> Ticket | None:
        busy = [ticket.errand for ticket in self.running if ticket.errand.kind in lane.kinds]
        if len(busy) >= lane.size:
            return None
        now, held = self.now(), Counter(errand.person for errand in busy)
        share = max(1, lane.size // max(1, self._crowd(lane, now)))
        hints = max(1, lane.size - 1) - sum(errand.kind == Kind.HINT for errand in busy)
        free = [
            ticket
            for ticket in self.waiting
            if ticket.errand.kind in lane.kinds
            and (held[ticket.errand.person] < share or not ticket.errand.person)
            and (hints > 0 or ticket.errand.kind != Kind.HINT)
        ]
        return min(free, key=lambda ticket: self._rank(ticket, now), default=None)

    def _rank(self, ticket: Ticket, now: float) -> tuple[int, float, float, int]:
        errand = ticket.errand
        return errand.kind, self._seconds(self._person(errand), now), self._seconds(self._match(errand), now), ticket.number

    def _crowd(self, lane: Lane, now: float) -> int:
        """How many people have used a lane lately."""
        return sum(key.startswith(f"{lane.name} person") and now - used.at < RECENT for key, used in self._used.items())

    def _person(self, errand: Errand) -> str:
        return f"{self.lane(errand.kind).name} person {errand.person}"

    def _match(self, errand: Errand) -> str:
        return f"{self.lane(errand.kind).name} match {errand.match}"

    def _seconds(self, key: str, now: float) -> float:
        used = self._used.get(key)
        return 0.0 if used is None else used.seconds * 0.5 ** ((now - used.at) / HALF)

    def _remember(self, errand: Errand) -> None:
        now = self.now()
        for key in (self._person(errand), self._match(errand)):
            self._used.setdefault(key, _Used(now)).now(now)
        if len(self._used) > CROWD:
            self._used = {key: used for key, used in self._used.items() if now - used.at < RECENT}
            for key in list(self._used)[: max(0, len(self._used) - CROWD)]:
                del self._used[key]

    def _charge(self, ticket: Ticket) -> None:
        now = self.now()
        for key in (self._person(ticket.errand), self._match(ticket.errand)):
            used = self._used.setdefault(key, _Used(now))
            used.now(now)
            used.seconds += now - ticket.since

    def lengths(self) -> dict[Kind, int]:
        """How many errands of each class wait."""
        found = Counter(ticket.errand.kind for ticket in self.waiting)
        return {kind: found[kind] for kind in Kind}
