"""PostgreSQL by URL: several server processes may serve the same matches, kept in order by sequence numbers and notified through the database."""

from __future__ import annotations

import asyncio
import gzip
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from bocage.server.storage.migrations import MIGRATIONS
from bocage.server.storage.port import Append, StorageError
from bocage.server.storage.sql import Run, SqlStorage

CHANNEL, TALK = "bocage", "bocage_talk"
SILENCE = 30.0  # seconds without a word, not even of one's own, after which the line is taken for dead
TABLES = ("schema_version", "matches", "entries", "snapshots", "owners", "orders", "accounts", "sessions", "notes", "archives")


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
                lock.execute("SELECT pg_advisory_xact_lock(7240)")  # two processes may start at once
                super()._migrate(upto)
        except psycopg.Error as error:
            raise StorageError(self.explain(error)) from None

    def may_retry(self, error: Exception) -> bool:
        return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)

    def explain(self, error: Exception) -> str:
        words = str(error).splitlines()[0] if str(error) else type(error).__name__
        hint = " Its address looks like postgresql://user@host/name." if "connection info string" in words else ""
        return f"the PostgreSQL database cannot be used: {words}.{hint}"

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

    async def backup(self, target: Path) -> None:
        await asyncio.to_thread(copy_database, self.url, target)


def copy_database(url: str, target: Path) -> None:
    """All rows of all tables, as of one moment, into one compressed file of JSON lines."""
    part = target.with_name(target.name + ".part")
    try:
        with psycopg.connect(url, connect_timeout=5) as connection, gzip.open(part, "wb") as out:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            for table in TABLES:
                with connection.cursor(name=f"backup_{table}") as rows:
                    rows.execute(f"SELECT * FROM {table}")
                    for row in rows:
                        out.write(msgspec.json.encode([table, *row]) + b"\n")
        part.replace(target)
    except (psycopg.Error, OSError) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise StorageError(f"the backup {target} cannot be written: {error}") from None


def restore_database(url: str, source: Path) -> int:
    """Puts a backup into an empty database; gives the number of rows. One of an older version is brought up to date afterwards."""
    storage = Postgres(url)
    storage._migrate(_version_of(source))
    count = 0
    with psycopg.connect(url, connect_timeout=5) as connection, gzip.open(source, "rb") as lines:
        if connection.execute("SELECT 1 FROM matches LIMIT 1").fetchone() is not None:
            raise StorageError("the database is not empty: a backup is put into an empty one only")
        connection.execute("DELETE FROM schema_version")
        for line in lines:
            table, *row = msgspec.json.decode(line)
            if table not in TABLES:
                raise StorageError(f"the backup {source} is damaged: it names a table {table!r}")
            kinds = [column.type_code for column in connection.execute(f"SELECT * FROM {table} LIMIT 0").description or ()]
            values = [msgspec.convert(value, bytes, strict=False) if kind == 17 else value for value, kind in zip(row, kinds, strict=True)]
            connection.execute(f"INSERT INTO {table} VALUES ({', '.join(['%s'] * len(values))})", values)
            count += 1
    storage._migrate()
    return count


def _version_of(source: Path) -> int:
    """The version of the tables in a backup; its first rows tell it."""
    try:
        with gzip.open(source, "rb") as lines:
            rows = [msgspec.json.decode(line) for _, line in zip(range(len(MIGRATIONS) + 2), lines)]
        version = max(int(row[1]) for row in rows if row[0] == "schema_version")
    except (OSError, EOFError, ValueError, LookupError, TypeError, msgspec.MsgspecError) as error:
        raise StorageError(f"the backup {source} cannot be read: {error}") from None
    if version > len(MIGRATIONS):
        raise StorageError(f"the backup {source} is of version {version}, this Bocage knows up to {len(MIGRATIONS)}: install a newer Bocage")
    return version
