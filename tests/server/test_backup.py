"""`bocage backup` and `bocage restore`: whole, checked, put back at once with the old data kept aside; and nothing that could lose them is done."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from bocage.server.start import Settings, back_up
from bocage.server.storage import Append, MatchRow, Storage, StorageError, Summary, open_storage
from bocage.server.storage.backup import backup, restore, scheduled
from bocage.server.storage.sqlite import FILE
from tests.server.crashing import Process
from tests.server.house import House, Player, play_on

PLAYING = Summary("playing", ("blue",), False)


def bocage(*words: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **more}
    return subprocess.run([sys.executable, "-m", "bocage.cli", *map(str, words)], capture_output=True, text=True, env=environment, timeout=60)


def where(folder: Path, database: str) -> list[str]:
    return ["--data", str(folder), *(["--database", database] if database else [])]


def on(storage: Storage, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    async def main() -> Any:
        await storage.start()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(main())


def test_backup_play_on_kill_restore_play_on(tmp_path: Path, database: str):
    """Again and again: after a restore every match stands as it was backed up, matches made since are not there, and play goes on."""
    data, file = tmp_path / "data", tmp_path / "backup"
    server = Process(data, database)
    server.start()
    made = httpx.post(f"{server.url}/api/matches", json={"game": "patrol"}).json()
    for turn in range(3):
        players = [Player(server.url, made["id"], secret) for secret in made["secrets"].values()]
        for player in players:
            player.until_begun()
        play_on(players, 2)
        told = bocage("backup", file, *where(data, database))
        assert (told.returncode, "checked" in told.stdout) == (0, True), told.stderr
        seq, scene = players[0].seq, players[0].scene["pieces"]
        play_on(players, 3)
        later = httpx.post(f"{server.url}/api/matches", json={"game": "patrol"}).json()
        assert bocage("restore", file, *where(data, database)).returncode == 1  # the server runs
        server.kill()
        told = bocage("restore", file, *where(data, database))
        assert told.returncode == 0, told.stderr
        assert "kept as" in told.stdout, turn
        server.start()
        again = Player(server.url, made["id"], made["secrets"]["blue"])
        assert (again.seq, again.scene["pieces"]) == (seq, scene)
        assert httpx.get(f"{server.url}/api/matches/{later['id']}").status_code == 404
        again.close()
    assert server.stop() in (0, -15)


def test_what_stood_there_before_is_kept_whole(tmp_path: Path, database: str):
    """What was played after the backup can still be found aside, log and all."""
    data, file = tmp_path / "data", tmp_path / "backup"
    server = Process(data, database)
    server.start()
    first = httpx.post(f"{server.url}/api/matches", json={"game": "patrol"}).json()["id"]
    backup(data, database, file)
    second = httpx.post(f"{server.url}/api/matches", json={"game": "patrol"}).json()["id"]
    server.kill()
    done = restore(data, database, file)
    assert (done.contents.matches, bool(done.aside)) == (1, True)
    if database:
        with psycopg.connect(database) as connection:
            found = [row[0] for row in connection.execute(f"SELECT id FROM {done.aside.removeprefix('schema ')}.matches")]
    else:
        assert not (data / f"{FILE}-wal").exists()
        with closing(sqlite3.connect(done.aside)) as connection:
            found = [row[0] for row in connection.execute("SELECT id FROM matches")]
    assert set(found) == {first, second}


def test_a_backup_goes_into_an_empty_place(tmp_path: Path, database: str, postgres: Any):
    async def write(storage: Storage) -> None:
        await storage.create(MatchRow("m1", 5, b"\x00setting\xff"), PLAYING, listed=False)
        await storage.append(Append("m1", 1, 1001, b"\x01\x02", PLAYING, snapshot=b"\x03"))
        await storage.archive("m1", {"head": b"\x04"})

    async def read(storage: Storage) -> None:
        row = await storage.match("m1")
        assert row is not None
        assert row.body == b"\x00setting\xff"
        assert [entry.body for entry in await storage.entries("m1", 0)] == [b"\x01\x02"]
        assert await storage.snapshot("m1") == (1, b"\x03")
        assert await storage.archived("m1", "head") == b"\x04"

    on(open_storage(tmp_path / "data", database), write)
    file = tmp_path / "backup"
    assert str(backup(tmp_path / "data", database, file)) == "1 matches with 1 entries"
    other = postgres.database() if database else ""
    assert restore(tmp_path / "other", other, file).aside == ""
    on(open_storage(tmp_path / "other", other), read)


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path, database: str, postgres: Any, monkeypatch: pytest.MonkeyPatch):
    """Its rows fit the tables of their time; what has been added since is added."""
    from bocage.server.storage import migrations, sql

    def create(storage: Storage) -> Awaitable[None]:
        return storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False, owners=[("blue", "ann")])

    async def go_on(storage: Storage) -> None:
        await storage.append(Append("m1", 1, 1001, b"{}", Summary("playing", ("blue",), False, due=7000)))
        assert [(row.match, row.seat, row.due) for row in await storage.waiting_for("ann")] == [("m1", "blue", 7000)]

    monkeypatch.setattr(sql, "MIGRATIONS", migrations.MIGRATIONS[:2])
    on(open_storage(tmp_path / "old", database), create)
    monkeypatch.undo()
    file = tmp_path / "backup"
    assert backup(tmp_path / "old", database, file).version == 2
    other = postgres.database() if database else ""
    restore(tmp_path / "new", other, file)
    on(open_storage(tmp_path / "new", other), go_on)


@pytest.fixture
def written(tmp_path: Path, database: str) -> Path:
    """A backup of one match."""
    on(open_storage(tmp_path / "data", database), lambda storage: storage.create(MatchRow("m1", 5, b"s" * 9000), PLAYING, listed=False))
    backup(tmp_path / "data", database, tmp_path / "backup")
    return tmp_path / "backup"


@pytest.mark.parametrize("damage", ["cut", "empty", "words", "turned", "missing", "folder"])
def test_a_damaged_backup_is_told_and_nothing_is_touched(damage: str, written: Path, tmp_path: Path, database: str):
    body = written.read_bytes()
    middle = len(body) // 2
    if damage in ("missing", "folder"):
        written.unlink()
        if damage == "folder":
            written.mkdir()
    else:
        turned = body[:middle] + bytes(255 - byte for byte in body[middle : middle + 40]) + body[middle + 40 :]
        written.write_bytes({"cut": body[:middle], "empty": b"", "words": b"no backup at all", "turned": turned}[damage])
    if damage == "turned" and not database:
        written.write_bytes(body[:100] + b"\xff" * 60 + body[160:])
    told = bocage("restore", written, *where(tmp_path / "data", database))
    assert told.returncode == 1, told.stdout
    assert told.stderr.count("\n") == 1, told.stderr
    assert "Traceback" not in told.stderr

    async def there(storage: Storage) -> None:
        assert await storage.match("m1") is not None

    on(open_storage(tmp_path / "data", database), there)
    assert [path.name for path in (tmp_path / "data").glob("*.before*")] == []


def test_a_backup_is_refused_by_the_other_database(written: Path, tmp_path: Path, database: str, postgres: Any):
    other = "" if database else postgres.database()
    with pytest.raises(StorageError, match="is a backup of"):
        restore(tmp_path / "other", other, written)


def test_rows_that_no_longer_belong_together_are_told(tmp_path: Path, postgres: Any):
    """A file of JSON lines whose rows were changed: one line, and the database is as it was."""
    url, file = postgres.database(), tmp_path / "backup"
    on(open_storage(None, url), lambda storage: storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False))
    backup(tmp_path, url, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for wrong in (lines[:-1], [b'["pg_user",1]\n', *lines], [*lines[:-1], b'["matches","x"]\n', b'["end",6]\n'], [b"[" * 100_000 + b"\n", *lines], lines[1:]):
        file.write_bytes(gzip.compress(b"".join(wrong)))
        with pytest.raises(StorageError, match="damaged"):
            restore(tmp_path, url, file)
    assert on(open_storage(None, url), lambda storage: storage.match("m1")) is not None


def test_a_backup_never_overwrites_the_database(tmp_path: Path):
    """Nor is it written to a folder; `--restore` is no word of `bocage backup` any more."""
    with House(tmp_path / "data") as house:
        _, _, made = house.pair()
        live = tmp_path / "data" / FILE
        for target, words in ((live, "itself"), (Path("/"), "folder"), (tmp_path, "folder"), (tmp_path / "no" / "where", "cannot be written")):
            told = bocage("backup", target, "--data", tmp_path / "data")
            assert (told.returncode, told.stderr.count("\n")) == (1, 1), told.stderr
            assert words in told.stderr
        file = tmp_path / "backup"
        assert bocage("backup", file, "--data", tmp_path / "data").returncode == 0
        body = file.read_bytes()
        assert bocage("backup", file, "--restore", "--data", tmp_path / "data").returncode == 2
        assert file.read_bytes() == body
        assert house.http.get(f"/api/matches/{made['id']}").status_code == 200
    assert bocage("restore", live, "--data", tmp_path / "data").returncode == 1
    assert bocage("backup", file, "--data", tmp_path / "nothing").returncode == 1


def test_scheduled_backups_are_checked_and_the_newest_kept(tmp_path: Path, database: str):
    """One that cannot be made takes none of the others away."""
    data, folder = tmp_path / "data", tmp_path / "backups"
    on(open_storage(data, database), lambda storage: storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False))
    files = [scheduled(data, database, folder, keep=3) for _ in range(5)]
    assert sorted(folder.iterdir()) == files[2:]
    restore(tmp_path / "other", database, files[-1])
    with pytest.raises(StorageError):
        scheduled(tmp_path / "nothing", "postgresql://nobody@/none?host=/nonexistent" if database else "", folder, keep=1)
    assert sorted(folder.iterdir()) == files[2:]


def test_a_server_backs_itself_up(tmp_path: Path):
    """When one is due, and again a period later; what fails is counted."""
    counts = {"backups": 0, "backup_failures": 0}
    settings = Settings(data=tmp_path, backup_every=0.1 / 3600, backup_keep=2)
    on(open_storage(tmp_path), lambda storage: storage.create(MatchRow("m1", 5, b"s"), PLAYING, listed=False))

    async def main() -> None:
        task = asyncio.create_task(back_up(settings, counts))
        while counts["backups"] < 3:
            await asyncio.sleep(0.02)
        (tmp_path / FILE).rename(tmp_path / "elsewhere")
        while not counts["backup_failures"]:
            await asyncio.sleep(0.02)
        task.cancel()

    asyncio.run(asyncio.wait_for(main(), 20))
    assert len(list((tmp_path / "backups").iterdir())) == 2
