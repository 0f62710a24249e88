"""What the server needs of a database, and the rows it exchanges with it.

A match is a row that never changes, a journal of numbered entries, and now and then a snapshot. `append` is the commit point: when it returns, the entry
is on disk; if another process has written that number first it raises `Conflict`, and nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from bocage.core.errors import BocageError


class StorageError(BocageError):
    """The storage does not work: a full disk, a lost database, an unreadable folder. Nothing was written."""


class Conflict(BocageError):
    """Somebody else has written this number of the journal first, or taken this name."""


class Damaged(BocageError):
    """Something that was stored cannot be read any more."""


class Summary(msgspec.Struct, frozen=True):
    """What lists of matches show and search for; rewritten with every entry."""

    phase: str
    waiting: tuple[str, ...]
    free: bool  # a seat is open to anybody who comes
    due: int = 0  # when the next flag falls, ms; 0: never
    thinks: bool = False  # a computer is asked


class MatchRow(msgspec.Struct, frozen=True):
    """A match as it was made."""

    id: str
    created: int
    body: bytes


class Entry(msgspec.Struct, frozen=True):
    """One numbered entry of a match's journal; `at` in milliseconds."""

    seq: int
    at: int
    body: bytes


class Append(msgspec.Struct, frozen=True):
    """An entry to be written, with all that must be written together with it."""

    match: str
    seq: int
    at: int
    body: bytes
    summary: Summary
    snapshot: bytes | None = None
    owner: tuple[str, str] | None = None  # seat, account


class Waiting(msgspec.Struct, frozen=True):
    """A match that waits for a seat: since when, and until when (0: for ever)."""

    match: str
    seat: str
    since: int
    due: int
    body: bytes


class Storage(Protocol):
    """The port. All calls may raise `StorageError`."""

    name: str
    alone: bool  # no other process can use it at the same time

    async def start(self, told: Callable[[str, int], None] | None = None, heard: Callable[[str], None] | None = None) -> None:
        """Opens, migrates, and reports entries that other processes write (match, seq) to `told`, and what they say to `heard`, on the event loop; an empty
        text says that the line to them is new."""

    async def close(self) -> None: ...

    async def ping(self) -> None: ...

    async def create(self, row: MatchRow, summary: Summary, listed: bool, owners: Sequence[tuple[str, str]] = ()) -> None: ...

    async def append(self, entry: Append) -> None: ...

    async def match(self, match: str) -> MatchRow | None: ...

    async def entries(self, match: str, after: int) -> list[Entry]: ...

    async def snapshot(self, match: str, before: int | None = None) -> tuple[int, bytes] | None:
        """The latest snapshot, or the latest before a number."""

    async def open_tables(self, limit: int = 50) -> list[str]: ...

    async def tables_of(self, account: str, limit: int = 200) -> list[str]: ...

    async def waiting_for(self, account: str, limit: int = 50) -> list[Waiting]:
        """The matches that wait for an answer of an account, the most urgent first."""

    async def overdue(self, now: int, limit: int = 50) -> list[str]:
        """Matches in which a flag falls now, or has fallen."""

    async def thinking(self, before: int, limit: int = 50) -> list[str]:
        """Matches in which a computer has been asked since before a moment, the longest first."""

    async def say(self, text: str) -> None:
        """Tells other processes something that is not kept."""

    async def owner(self, match: str, account: str) -> list[str]:
        """The seats of a match that an account holds."""

    async def orders(self, match: str) -> dict[str, bytes]: ...

    async def set_orders(self, match: str, seat: str, body: bytes) -> None: ...

    async def account(self, name: str) -> str | None:
        """The password hash of an account."""

    async def add_account(self, name: str, password: str, at: int) -> None: ...

    async def set_password(self, name: str, password: str) -> None: ...

    async def session(self, token: str, now: int) -> tuple[str, str] | None:
        """Account and CSRF token of a session that has not run out; `token` is the hash of what the browser holds."""

    async def add_session(self, token: str, account: str, csrf: str, ends: int) -> None: ...

    async def end_session(self, token: str) -> None: ...

    async def note(self, key: str) -> bytes | None: ...

    async def set_note(self, key: str, body: bytes) -> None: ...

    async def archive(self, match: str, parts: Mapping[str, bytes]) -> None:
        """Keeps what is left of a match that is over, all parts together; what was kept before stands."""

    async def archived(self, match: str, part: str) -> bytes | None: ...

    async def unarchived(self, part: str, limit: int = 20) -> list[str]:
        """Matches that are over and of which that part was not kept yet."""
