"""What is kept of a match that is over: its result, its record, and every frame as each audience saw it. Whatever rules come later, that stands."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from bocage.core.errors import BocageError
from bocage.server.storage import Damaged, Storage
from bocage.server.tables.refusals import NotFound
from bocage.server.tables.state import Result
from bocage.server.tables.table import Table
from bocage.server.work.frames import unpack
from bocage.server.work.lookback import LOG
from bocage.server.work.pool import WorkerFailed

log = logging.getLogger("bocage.server")
HEAD = "head"
TRIES = 3  # how often a worker may die or hang over a match in one life of the server
Look = Callable[[Table, str, str], Awaitable[bytes]]  # what a worker makes of a table: what is wanted, for which audience


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a match was looked at after its end: its result, by which rules it was played, and why nothing more could be kept, if so."""

    rules: str
    result: Result | None = None
    failed: str = ""


class _Timeline(msgspec.Struct, frozen=True):
    count: int
    frames: msgspec.Raw
    chances: msgspec.Raw = msgspec.Raw(b"null")


class _Log(msgspec.Struct, frozen=True):
    events: list[msgspec.Raw]
    names: msgspec.Raw = msgspec.Raw(b"{}")


@contextmanager
def readable(match: str) -> Iterator[None]:
    """What was kept may be damaged in any shape."""
    try:
        yield
    except BocageError:
        raise
    except Exception as error:
        raise Damaged(f"what was kept of match {match} cannot be read: {type(error).__name__}: {error}. Put a backup in its place.") from None


class Archives:
    """All that are kept in a storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._tried: dict[str, int] = {}

    async def keep(self, table: Table, look: Look) -> None:
        """Keeps what is left of a match that is over; once."""
        if table.state.result is None or await self.storage.archived(table.id, HEAD) is not None:
            return
        parts, failed = await self._parts(table, look)
        if failed and self._tried.get(table.id, 0) < TRIES:
            return
        head = Head(table.state.rules, table.state.result, failed)
        await self.storage.archive(table.id, {**parts, HEAD: msgspec.json.encode(head)})

    async def _parts(self, table: Table, look: Look) -> tuple[dict[str, bytes], str]:
        kind = dict[str, bytes]
        try:
            parts = msgspec.json.decode(await look(table, "kept", ""), type=kind)
            for audience in table.state.counts:
                parts |= msgspec.json.decode(await look(table, "kept_for", audience), type=kind)
        except WorkerFailed as error:
            log.warning("match cannot be kept", extra={"match": table.id, "reason": str(error)})
            self._tried[table.id] = TRIES if error.kind == "RecordError" else self._tried.get(table.id, 0) + 1
            return {}, str(error)
        return parts, ""

    async def head(self, match: str) -> Head | None:
        body = await self.storage.archived(match, HEAD)
        with readable(match):
            return None if body is None else msgspec.json.decode(body, type=Head)

    async def look(self, match: str, want: str, audience: str = "", n: int = 0) -> bytes | None:
        """What was kept of this, as a worker would have given it; None if it was not."""
        with readable(match):
            return await self._look(match, want, audience, n)

    async def _look(self, match: str, want: str, audience: str, n: int) -> bytes | None:
        if want == "record":
            return await self._part(match, "record")
        if want == "luck":
            return await self.storage.archived(match, "luck")
        if want == "frame":
            return await self._frame(match, audience, n)
        if want == "timeline":
            return await self._timeline(match, audience)
        return await self._log(match, audience, n) if want == "log" else None

    async def final(self, match: str, audience: str) -> msgspec.Raw | None:
        """The last scene that an audience saw."""
        with readable(match):
            packed, body = await self.storage.archived(match, f"frames {audience}"), await self._part(match, f"timeline {audience}")
            if packed is None or body is None:
                return None
            found = await asyncio.to_thread(unpack, packed, msgspec.json.decode(body, type=_Timeline).count)
            return None if found is None else msgspec.Raw(msgspec.json.encode(found[0]))

    async def _part(self, match: str, part: str) -> bytes | None:
        body = await self.storage.archived(match, part)
        return None if body is None else zlib.decompress(body)

    async def _frame(self, match: str, audience: str, n: int) -> bytes | None:
        packed = await self.storage.archived(match, f"frames {audience}")
        if packed is None:
            return None
        found: tuple[Any, msgspec.Raw, int] | None = await asyncio.to_thread(unpack, packed, n)
        if found is None:
            raise NotFound("There is no such frame.")
        scene, events, count = found
        return msgspec.json.encode({"n": n, "count": count - 1, "scene": scene, "events": events})

    async def _timeline(self, match: str, audience: str) -> bytes | None:
        body, chances = await self._part(match, f"timeline {audience}"), await self.storage.archived(match, "chances")
        if body is None or chances is None:
            return None
        return msgspec.json.encode(msgspec.structs.replace(msgspec.json.decode(body, type=_Timeline), chances=msgspec.Raw(chances)))

    async def _log(self, match: str, audience: str, since: int) -> bytes | None:
        body = await self._part(match, f"log {audience}")
        if body is None:
            return None
        found = msgspec.json.decode(body, type=_Log)
        return msgspec.json.encode(_Log(found.events[since : since + LOG], found.names))
