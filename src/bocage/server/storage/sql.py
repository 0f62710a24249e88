"""What SQLite and PostgreSQL have in common: the statements, and one writer thread that commits in groups.

Theory of operation. Whoever wants to write puts a job into a queue and waits. The writer takes all jobs that are there, runs each inside a savepoint of one
transaction, commits once, and only then tells them. So one sync of the disk serves all that came while the last one ran, a job that fails does not touch
the others, and nobody hears "done" before it is on disk. Reading has a thread and a connection of its own.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

from bocage.core.errors import Invalid
from bocage.server.storage.migrations import MIGRATIONS
from bocage.server.storage.port import Append, Conflict, Entry, MatchRow, StorageError, Summary, Waiting

T = TypeVar("T")
Run = Callable[..., Any]  # a statement and its values; gives a cursor


def as_bytes(value: Any) -> bytes:
    """A body out of the database. In a damaged row it may be anything; then whoever reads it finds nothing that he can read."""
    return bytes(value) if isinstance(value, bytes | bytearray | memoryview) else str(value).encode()


class _Job(Generic[T]):
    """Something to be written, and who waits for it. Jobs of one transaction run in the order of their keys, so that two processes cannot lock each other."""

    def __init__(self, key: str, work: Callable[[Run], T]) -> None:
        self.key, self.work = key, work
        self.done: Future[T] = Future()
        self.done.set_running_or_notify_cancel()  # a waiter that goes away does not stop the work


class SqlStorage:
    """The port on any database with SQL; subclasses open connections and know their errors."""

    name = "sql"
    alone = True
    marker = "?"
    taken: type[Exception]  # what the driver raises when a key is taken
    broken: tuple[type[Exception], ...]  # what it raises when the database does not work
    batch = 256

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._reads: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self.commits = self.written = 0

    # -- what a database adds ---------------------------------------------------------------------------------------------------

    def connect(self) -> Any:
        """A connection that commits only when told to."""
        raise StorageError(f"{self.name} cannot be opened")

    def begin(self, connection: Any) -> None:
        """Opens a transaction."""

    def explain(self, error: Exception) -> str:
        """One sentence for the person who runs the server."""
        return f"{self.name}: {error}"

    def wrote(self, run: Run, entry: Append) -> None:
        """Tells other processes, inside the transaction."""

    async def watch(self, told: Callable[[str, int], None], heard: Callable[[str], None]) -> None:
        """Begins to listen to other processes."""

    async def say(self, text: str) -> None:
        """Tells other processes something; without any, nobody."""

    # -- life ---------------------------------------------------------------------------------------------------------------------

    async def start(self, told: Callable[[str, int], None] | None = None, heard: Callable[[str], None] | None = None) -> None:
        """Opens the database, brings its tables up to date, and starts the threads."""
        await asyncio.to_thread(self._migrate)
        for jobs, write in ((self._jobs, True), (self._reads, False)):
            thread = threading.Thread(target=self._work, args=(jobs, write), name=f"bocage-{self.name}-{'writer' if write else 'reader'}", daemon=True)
            thread.start()
            self._threads.append(thread)
        if told is not None:
            await self.watch(told, heard or (lambda text: None))

    async def close(self) -> None:
        """Finishes what is waiting and ends the threads."""
        self._jobs.put(None)
        self._reads.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join, 10)
        self._threads.clear()

    def _migrate(self, upto: int = len(MIGRATIONS)) -> None:
        connection: Any = None
        try:
            connection = self.connect()
            run = self._runner(connection)
            self.begin(connection)
            run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            row = run("SELECT max(version) FROM schema_version").fetchone()
            done = int(row[0] or 0)
            if done > len(MIGRATIONS):
                raise StorageError(f"{self.name}: the data are of version {done}, this Bocage knows up to {len(MIGRATIONS)}: install a newer Bocage")
            for number, statements in enumerate(MIGRATIONS[done:upto], done + 1):
                for statement in statements:
                    run(statement)
                run("INSERT INTO schema_version VALUES (?)", number)
            connection.commit()
        except self.broken as error:
            raise StorageError(self.explain(error)) from None
        finally:
            if connection is not None:
                connection.close()

    def _runner(self, connection: Any) -> Run:
        marker = self.marker

        def run(statement: str, *values: Any) -> Any:
            return connection.execute(statement if marker == "?" else statement.replace("?", marker), values)

        return run

    # -- the threads --------------------------------------------------------------------------------------------------------------

    def _work(self, jobs: queue.SimpleQueue[_Job[Any] | None], write: bool) -> None:
        connection: Any = None
        while True:
            batch = self._take(jobs)
            going_on = batch[-1] is not None
            todo = [job for job in batch if job is not None]
            for attempt in (1, 2):
                try:
                    connection = connection or self.connect()
                    (self._write if write else self._read)(connection, todo)
                    break
                except Exception as error:
                    with suppress(Exception):
                        connection.close()
                    connection = None
                    todo = [job for job in todo if not job.done.done()]
                    expected = isinstance(error, (*self.broken, StorageError))
                    if attempt == 2 or not (expected and self.may_retry(error)):
                        self._fail(todo, error)
                        break
            if not going_on:
                if connection is not None:
                    connection.close()
                return

    def may_retry(self, error: Exception) -> bool:
        """Whether a new connection may help."""
        return False

    def _take(self, jobs: queue.SimpleQueue[_Job[Any] | None]) -> list[_Job[Any] | None]:
        batch = [jobs.get()]
        while len(batch) < self.batch and batch[-1] is not None:
            try:
                batch.append(jobs.get_nowait())
            except queue.Empty:
                break
        return batch

    def _fail(self, jobs: Sequence[_Job[Any]], error: Exception) -> None:
        for job in jobs:
            job.done.set_exception(error if isinstance(error, StorageError) else StorageError(self.explain(error)))

    def _read(self, connection: Any, jobs: Sequence[_Job[Any]]) -> None:
        run = self._runner(connection)
        for job in jobs:
            try:
                result = job.work(run)
            except (UnicodeEncodeError, ValueError, OverflowError) as error:  # a question that no database can be asked
                job.done.set_exception(Invalid(str(error)))
                continue
            finally:
                connection.rollback()
            job.done.set_result(result)

    def _write(self, connection: Any, jobs: list[_Job[Any]]) -> None:
        if not jobs:
            return
        run = self._runner(connection)
        jobs.sort(key=lambda job: job.key)
        results: list[tuple[_Job[Any], Any, Exception | None]] = []
        self.begin(connection)
        try:
            for job in jobs:
                run("SAVEPOINT job")
                try:
                    results.append((job, job.work(run), None))
                    run("RELEASE SAVEPOINT job")
                except self.taken:
                    run("ROLLBACK TO SAVEPOINT job")
                    results.append((job, None, Conflict("somebody else was first")))
            connection.commit()
        except BaseException:
            with suppress(Exception):
                connection.rollback()
            raise
        self.commits += 1
        self.written += len(jobs)
        for job, result, error in results:
            if error is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(error)

    async def _put(self, key: str, work: Callable[[Run], T]) -> T:
        job = _Job(key, work)
        self._jobs.put(job)
        return await asyncio.wrap_future(job.done)

    async def _get(self, work: Callable[[Run], T]) -> T:
        job = _Job("", work)
        self._reads.put(job)
        return await asyncio.wrap_future(job.done)

    # -- the port -----------------------------------------------------------------------------------------------------------------

    async def ping(self) -> None:
        await self._get(lambda run: run("SELECT 1").fetchone())

    async def create(self, row: MatchRow, summary: Summary, listed: bool, owners: Sequence[tuple[str, str]] = ()) -> None:
        def work(run: Run) -> None:
            values = (row.id, row.created, row.created, summary.phase, ",".join(summary.waiting), int(summary.free), int(listed), row.body)
            run("INSERT INTO matches (id, created, updated, phase, waiting, free, listed, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *values)
            for seat, account in owners:
                run("INSERT INTO owners (match, seat, account) VALUES (?, ?, ?)", row.id, seat, account)

        await self._put(row.id, work)

    async def append(self, entry: Append) -> None:
        def work(run: Run) -> None:
            run("INSERT INTO entries (match, seq, at, body) VALUES (?, ?, ?, ?)", entry.match, entry.seq, entry.at, entry.body)
            summary = entry.summary
            run(
                "UPDATE matches SET updated = ?, phase = ?, waiting = ?, free = ?, due = ?, thinks = ? WHERE id = ?",
                entry.at, summary.phase, ",".join(summary.waiting), int(summary.free), summary.due, int(summary.thinks), entry.match,
            )  # fmt: skip
            if entry.snapshot is not None:
                run("INSERT INTO snapshots (match, seq, body) VALUES (?, ?, ?)", entry.match, entry.seq, entry.snapshot)
            if entry.owner is not None:
                run("INSERT INTO owners (match, seat, account) VALUES (?, ?, ?)", entry.match, *entry.owner)
            self.wrote(run, entry)

        await self._put(entry.match, work)

    async def match(self, match: str) -> MatchRow | None:
        row = await self._get(lambda run: run("SELECT id, created, body FROM matches WHERE id = ?", match).fetchone())
        return None if row is None else MatchRow(row[0], row[1], as_bytes(row[2]))

    async def entries(self, match: str, after: int) -> list[Entry]:
        rows = await self._get(lambda run: run("SELECT seq, at, body FROM entries WHERE match = ? AND seq > ? ORDER BY seq", match, after).fetchall())
        return [Entry(seq, at, as_bytes(body)) for seq, at, body in rows]

    async def snapshot(self, match: str, before: int | None = None) -> tuple[int, bytes] | None:
        upto = before if before is not None else 2**62
        statement = "SELECT seq, body FROM snapshots WHERE match = ? AND seq < ? ORDER BY seq DESC LIMIT 1"
        row = await self._get(lambda run: run(statement, match, upto).fetchone())
        return None if row is None else (row[0], as_bytes(row[1]))

    async def open_tables(self, limit: int = 50) -> list[str]:
        statement = "SELECT id FROM matches WHERE listed = 1 AND free = 1 ORDER BY updated DESC LIMIT ?"
        return [row[0] for row in await self._get(lambda run: run(statement, limit).fetchall())]

    async def tables_of(self, account: str, limit: int = 200) -> list[str]:
        statement = "SELECT DISTINCT id, updated FROM matches JOIN owners ON owners.match = matches.id WHERE account = ? ORDER BY updated DESC LIMIT ?"
        return [row[0] for row in await self._get(lambda run: run(statement, account, limit).fetchall())]

    async def waiting_for(self, account: str, limit: int = 50) -> list[Waiting]:
        statement = (
            "SELECT id, seat, updated, due, waiting, body FROM matches JOIN owners ON owners.match = matches.id"
            " WHERE account = ? AND phase = 'playing' AND waiting <> '' ORDER BY CASE WHEN due = 0 THEN 1 ELSE 0 END, due, updated DESC LIMIT ?"
        )
        rows = await self._get(lambda run: run(statement, account, 4 * limit).fetchall())
        found = [Waiting(match, seat, at, due, as_bytes(body)) for match, seat, at, due, waiting, body in rows if seat in str(waiting).split(",")]
        return found[:limit]

    async def overdue(self, now: int, limit: int = 50) -> list[str]:
        statement = "SELECT id FROM matches WHERE phase = 'playing' AND due > 0 AND due <= ? ORDER BY due LIMIT ?"
        return [row[0] for row in await self._get(lambda run: run(statement, now, limit).fetchall())]

    async def thinking(self, before: int, limit: int = 50) -> list[str]:
        statement = "SELECT id FROM matches WHERE phase = 'playing' AND thinks = 1 AND updated < ? ORDER BY updated LIMIT ?"
        return [row[0] for row in await self._get(lambda run: run(statement, before, limit).fetchall())]

    async def owner(self, match: str, account: str) -> list[str]:
        statement = "SELECT seat FROM owners WHERE match = ? AND account = ? ORDER BY seat"
        return [row[0] for row in await self._get(lambda run: run(statement, match, account).fetchall())]

    async def orders(self, match: str) -> dict[str, bytes]:
        rows = await self._get(lambda run: run("SELECT seat, body FROM orders WHERE match = ?", match).fetchall())
        return {seat: as_bytes(body) for seat, body in rows}

    async def set_orders(self, match: str, seat: str, body: bytes) -> None:
        statement = "INSERT INTO orders (match, seat, body) VALUES (?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET body = excluded.body"
        await self._put(match, lambda run: run(statement, match, seat, body) and None)

    async def account(self, name: str) -> str | None:
        row = await self._get(lambda run: run("SELECT password FROM accounts WHERE name = ?", name).fetchone())
        return None if row is None else str(row[0])

    async def add_account(self, name: str, password: str, at: int) -> None:
        await self._put(name, lambda run: run("INSERT INTO accounts (name, password, created) VALUES (?, ?, ?)", name, password, at) and None)

    async def set_password(self, name: str, password: str) -> None:
        await self._put(name, lambda run: run("UPDATE accounts SET password = ? WHERE name = ?", password, name) and None)

    async def session(self, token: str, now: int) -> tuple[str, str] | None:
        row = await self._get(lambda run: run("SELECT account, csrf FROM sessions WHERE token = ? AND ends > ?", token, now).fetchone())
        return None if row is None else (row[0], row[1])

    async def add_session(self, token: str, account: str, csrf: str, ends: int) -> None:
        await self._put(token, lambda run: run("INSERT INTO sessions (token, account, csrf, ends) VALUES (?, ?, ?, ?)", token, account, csrf, ends) and None)

    async def end_session(self, token: str) -> None:
        await self._put(token, lambda run: run("DELETE FROM sessions WHERE token = ?", token) and None)

    async def note(self, key: str) -> bytes | None:
        row = await self._get(lambda run: run("SELECT body FROM notes WHERE key = ?", key).fetchone())
        return None if row is None else as_bytes(row[0])

    async def set_note(self, key: str, body: bytes) -> None:
        statement = "INSERT INTO notes (key, body) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET body = excluded.body"
        await self._put(f"~{key}", lambda run: run(statement, key, body) and None)

    async def archive(self, match: str, parts: Mapping[str, bytes]) -> None:
        statement = "INSERT INTO archives (match, part, body) VALUES (?, ?, ?) ON CONFLICT (match, part) DO NOTHING"

        def work(run: Run) -> None:
            for part, body in parts.items():
                run(statement, match, part, body)

        await self._put(match, work)

    async def archived(self, match: str, part: str) -> bytes | None:
        row = await self._get(lambda run: run("SELECT body FROM archives WHERE match = ? AND part = ?", match, part).fetchone())
        return None if row is None else as_bytes(row[0])

    async def unarchived(self, part: str, limit: int = 20) -> list[str]:
        statement = (
            "SELECT id FROM matches WHERE phase = 'over' AND NOT EXISTS (SELECT 1 FROM archives WHERE archives.match = matches.id AND part = ?)"
            " ORDER BY updated LIMIT ?"
        )
        return [row[0] for row in await self._get(lambda run: run(statement, part, limit).fetchall())]
