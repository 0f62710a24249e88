"""The storage port: the same promises on SQLite and PostgreSQL, and clear words when something is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bocage.server.storage import Append, Conflict, MatchRow, Storage, StorageError, Summary, open_storage
from bocage.server.storage.sqlite import FILE, Sqlite

PLAYING = Summary("playing", ("blue",), False)


def on(storage: Storage, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    """Runs something on an open storage and closes it."""

    async def main() -> Any:
        await storage.start()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(main())


def entry(match: str, seq: int, body: bytes = b"{}", **more: Any) -> Append:
    return Append(match, seq, 1000 + seq, body, PLAYING, **more)


def test_an_entry_is_there_when_append_returns(tmp_path: Path, database: str):
    """What was acknowledged is read back by another opening of the same storage, in order."""

    async def write(storage: Storage) -> None:
        await storage.create(MatchRow("m1", 5, b"setting"), Summary("gathering", (), True), listed=True)
        for seq in range(1, 6):
            await storage.append(entry("m1", seq, b"%d" % seq, snapshot=b"snap" if seq == 3 else None))

    async def read(storage: Storage) -> None:
        row = await storage.match("m1")
        assert row == MatchRow("m1", 5, b"setting")
        assert [e.body for e in await storage.entries("m1", 2)] == [b"3", b"4", b"5"]
        assert await storage.snapshot("m1") == (3, b"snap")
        assert await storage.snapshot("m1", 3) is None
        assert await storage.match("m2") is None

    on(open_storage(tmp_path, database), write)
    on(open_storage(tmp_path, database), read)


def test_a_number_is_written_once(tmp_path: Path, database: str):
    """A second entry of the same number is a conflict and leaves nothing, however many come at once."""

    async def work(storage: Storage) -> None:
        await storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False)
        await storage.create(MatchRow("m2", 5, b"s"), PLAYING, listed=False)
        with pytest.raises(Conflict):
            await storage.create(MatchRow("m1", 6, b"other"), PLAYING, listed=False)
        tried = [storage.append(entry(match, seq)) for seq in range(1, 40) for match in ("m1", "m2", "m1")]
        results = await asyncio.gather(*tried, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 39
        assert sum(result is None for result in results) == 78
        assert len(await storage.entries("m1", 0)) == 39

    on(open_storage(tmp_path, database), work)


def test_writes_are_committed_in_groups(tmp_path: Path, database: str):
    """Many writers share one sync of the disk."""
    storage = open_storage(tmp_path, database)

    async def work(storage: Any) -> None:
        await storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False)
        before = storage.commits
        await asyncio.gather(*(storage.append(entry("m1", seq)) for seq in range(1, 201)))
        assert storage.commits - before < 100

    on(storage, work)


def test_lists_owners_orders_accounts_sessions_notes(tmp_path: Path, database: str):
    """The rest of the port."""

    async def work(storage: Storage) -> None:
        await storage.create(MatchRow("m1", 5, b"s"), Summary("gathering", (), True), listed=True, owners=[("blue", "ann")])
        await storage.create(MatchRow("m2", 6, b"s"), Summary("gathering", (), True), listed=False)
        assert await storage.open_tables() == ["m1"]
        await storage.append(entry("m1", 1, owner=("red", "bob")))
        assert await storage.open_tables() == []
        assert await storage.tables_of("bob") == ["m1"]
        assert await storage.owner("m1", "ann") == ["blue"]
        await storage.set_orders("m1", "red", b"1")
        await storage.set_orders("m1", "red", b"2")
        assert await storage.orders("m1") == {"red": b"2"}
        await storage.add_account("ann", "hash", 1)
        with pytest.raises(Conflict):
            await storage.add_account("ann", "hash", 1)
        await storage.set_password("ann", "new")
        assert await storage.account("ann") == "new"
        assert await storage.account("nobody") is None
        await storage.add_session("t", "ann", "c", ends=100)
        assert await storage.session("t", 99) == ("ann", "c")
        assert await storage.session("t", 100) is None
        await storage.end_session("t")
        assert await storage.session("t", 1) is None
        await storage.set_note("alive", b"7")
        assert await storage.note("alive") == b"7"
        await storage.ping()

    on(open_storage(tmp_path, database), work)


def test_data_of_a_newer_version_are_not_touched(tmp_path: Path):
    on(open_storage(tmp_path), lambda storage: storage.ping())
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")
    with pytest.raises(StorageError, match="install a newer Bocage"):
        on(open_storage(tmp_path), lambda storage: storage.ping())


def test_an_older_version_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Numbered migrations run where the last version stopped."""
    from bocage.server.storage import migrations, sql

    monkeypatch.setattr(sql, "MIGRATIONS", migrations.MIGRATIONS[:1])
    on(open_storage(tmp_path), lambda storage: storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False))
    monkeypatch.undo()

    async def work(storage: Storage) -> None:
        await storage.set_note("alive", b"1")
        assert await storage.match("m1") is not None

    on(open_storage(tmp_path), work)


def test_one_server_for_one_folder(tmp_path: Path):
    async def work(storage: Storage) -> None:
        with pytest.raises(StorageError, match="another server uses"):
            await open_storage(tmp_path).start()

    on(open_storage(tmp_path), work)


def test_an_unusable_folder_is_told(tmp_path: Path):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StorageError, match="cannot be used"):
        on(open_storage(tmp_path / "file"), lambda storage: storage.ping())


def test_a_damaged_database_is_told(tmp_path: Path):
    (tmp_path / FILE).write_bytes(b"this is no database at all" * 100)
    with pytest.raises(StorageError, match="damaged"):
        on(open_storage(tmp_path), lambda storage: storage.ping())


class Small(Sqlite):
    """A disk that is full after a few pages."""

    pages = 60

    def connect(self) -> sqlite3.Connection:
        connection = super().connect()
        connection.execute(f"PRAGMA max_page_count = {self.pages}")
        return connection


def test_a_full_disk_writes_nothing_and_says_so(tmp_path: Path):
    """The entry that does not fit is refused, the ones before stand, and with room it goes on."""
    storage = Small(tmp_path)

    async def work(storage: Any) -> int:
        await storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False)
        seq = 0

        async def fill() -> None:
            nonlocal seq
            while seq < 200:
                seq += 1
                await storage.append(entry("m1", seq, b"x" * 8000))

        with pytest.raises(StorageError, match="full"):
            await fill()
        assert len(await storage.entries("m1", 0)) == seq - 1
        Small.pages = 2000
        storage.__class__ = Sqlite
        await storage.append(entry("m1", seq, b"y"))
        return seq

    assert on(storage, work) > 3


def test_a_lost_database_is_told_and_found_again(postgres: Any):
    """While PostgreSQL is gone every call fails clearly; when it is back the next one works."""
    url = postgres.database()

    async def work(storage: Storage) -> None:
        await storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False)
        postgres.stop()
        try:
            for call in (storage.ping(), storage.append(entry("m1", 1))):
                with pytest.raises(StorageError, match="cannot be used"):
                    await call
        finally:
            postgres.start()
        await storage.append(entry("m1", 1))
        assert len(await storage.entries("m1", 0)) == 1

    on(open_storage(None, url), work)
