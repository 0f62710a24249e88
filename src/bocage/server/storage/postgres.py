"""PostgreSQL by URL: several server processes may serve the same matches, kept in order by sequence numbers and notified through the database."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg

from bocage.server.storage.migrations import MIGRATIONS
from bocage.server.storage.port import Append, StorageError
from bocage.server.storage.sql import Run, SqlStorage

CHANNEL, TALK = "bocage", "bocage_talk"
SILENCE = 30.0  # seconds without a word, not even of one's own, after which the line is taken for dead


MIGRATING, IN_USE = 7240, 7241  # advisory locks: one process brings the tables up to date; servers share the other, and no backup is put back meanwhile


def explained(error: Exception) -> str:
    """One sentence for the person who runs the server."""
    words = str(error).splitlines()[0] if str(error) else type(error).__name__
    hint = " Its address looks like postgresql://user@host/name." if "connection info string" in words else ""
    return f"the PostgreSQL database cannot be used: {words}.{hint}"


class Postgres(SqlStorage):
    """All matches in one database."""

    name = "postgresql"
    alone = False
    marker = "%s"
    taken = psycopg.errors.UniqueViolation
    broken = (psycopg.Error, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._listening: threading.Thread | None = None
        self._closed = threading.Event()

    def connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self.url, connect_timeout=5)

    def begin(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute("SET LOCAL lock_timeout = '10s'")

    def _migrate(self, upto: int = len(MIGRATIONS)) -> None:
        try:
            with psycopg.connect(self.url, connect_timeout=5) as lock:
                lock.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))  # two processes may start at once
                super()._migrate(upto)
        except psycopg.Error as error:
            raise StorageError(self.explain(error)) from None

    def may_retry(self, error: Exception) -> bool:
        return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)

    def explain(self, error: Exception) -> str:
        return explained(error)

    def wrote(self, run: Run, entry: Append) -> None:
        run("SELECT pg_notify(?, ?)", CHANNEL, f"{entry.match} {entry.seq}")

    async def say(self, text: str) -> None:
        await self._put("~say", lambda run: run("SELECT pg_notify(?, ?)", TALK, text) and None)

    async def watch(self, told: Callable[[str, int], None], heard: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()

        def listen() -> None:
            while not self._closed.is_set():
                try:
                    with psycopg.connect(self.url, autocommit=True, connect_timeout=5) as connection:
                        connection.execute("SELECT pg_advisory_lock_shared(%s)", (IN_USE,))
                        connection.execute(f"LISTEN {CHANNEL}")
                        connection.execute(f"LISTEN {TALK}")
                        loop.call_soon_threadsafe(told, "", 0)  # something may have been missed: look at all open tables
                        loop.call_soon_threadsafe(heard, "")
                        heard_at = time.monotonic()
                        while not self._closed.is_set() and time.monotonic() - heard_at < SILENCE:
                            for notice in connection.notifies(timeout=0.5):
                                heard_at = time.monotonic()
                                if notice.channel == TALK:
                                    loop.call_soon_threadsafe(heard, notice.payload)
                                    continue
                                match, _, seq = notice.payload.partition(" ")
                                loop.call_soon_threadsafe(told, match, int(seq))
                except (psycopg.Error, OSError):
                    self._closed.wait(1.0)
                except RuntimeError:  # the loop has ended
                    return

        self._listening = threading.Thread(target=listen, name="bocage-postgresql-listener", daemon=True)
        self._listening.start()

    async def close(self) -> None:
        self._closed.set()
        await super().close()
        if self._listening is not None:
            await asyncio.to_thread(self._listening.join, 5)
