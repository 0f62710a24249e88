"""Times in which nothing could be written: no server was alive, or the storage was gone. They count against nobody whose live clock ran."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from bocage.server.storage import Storage, StorageError

GAP = 15_000  # ms without a sign of life that count as an outage
KEPT = 200
Span = tuple[int, int]
_START = (time.time_ns() // 1_000_000, time.monotonic())


def milliseconds() -> int:
    """The time by the machine's clock as it stood when this process began, and by a steady one since: a step of the clock costs nobody anything."""
    return _START[0] + int((time.monotonic() - _START[1]) * 1000)


class Outages:
    """What is known of them; kept in the storage, since a table may be read only after several of them."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self.storage, self.now = storage, now
        self.spans: list[Span] = []
        self.alive = 0  # when something was written last
        self.since: int | None = None  # since when nothing can be written
        self.over = asyncio.Event()  # set while everything works

    async def start(self) -> None:
        """Looks how long no server was alive."""
        now, alive = self.now(), await self.storage.note("alive")
        self.spans = _read(await self.storage.note("outages"))
        self.alive = int(alive) if alive is not None and alive.isdigit() else now
        if now - self.alive > GAP:
            self.since = self.alive
        await self.beat()

    def worked(self) -> None:
        """Something was written."""
        self.alive = self.now()

    def failed(self) -> None:
        """Something could not be written."""
        if self.since is None:
            self.since = self.alive
            self.over.clear()

    async def beat(self) -> bool:
        """A sign of life; gives whether an outage has ended with it."""
        try:
            await self.storage.set_note("alive", str(self.now()).encode())
            if self.since is None:
                self.worked()
                return False
            known = _read(await self.storage.note("outages"))  # other processes may have seen it, too
            spans = merged([*known, *self.spans, (self.since, self.now())])[-KEPT:]
            await self.storage.set_note("outages", msgspec.json.encode(spans))
        except StorageError:
            self.failed()
            raise
        self.spans, self.since = spans, None
        self.worked()
        self.over.set()
        return True

    def owed(self, since: int) -> int:
        """How many ms after a moment nothing could be written."""
        return sum(end - max(begin, since) for begin, end in self.spans if end > since)


def merged(spans: list[Span]) -> list[Span]:
    """The same times, each counted once, in order."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found


def _read(body: bytes | None) -> list[Span]:
    try:
        return msgspec.json.decode(body, type=list[Span]) if body is not None else []
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return []
