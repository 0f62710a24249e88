"""`bocage serve` and `bocage backup`: bad input gives one clear message and no half-written match."""

from __future__ import annotations

import argparse
import asyncio
import socket
import threading
from pathlib import Path

import pytest

from bocage.cli import serve as command
from bocage.server.storage import StorageError
from tests.server.house import House, play_on


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.serve(parser.parse_args([*words, "--quiet"]))


def test_a_port_in_use_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert run("--port", str(taken.getsockname()[1]), "--data", str(tmp_path)) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--host", "no.such.host.invalid"), "cannot listen"),
        (("--port", "99999"), "cannot listen"),
        (("--port", "0", "--database", "postgresql://nobody@/none?host=/nonexistent"), "PostgreSQL"),
        (("--port", "0", "--data", "/proc/bocage"), "cannot be used"),
    ],
)
def test_what_cannot_work_is_told_in_one_line(words: tuple[str, ...], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("--data", str(tmp_path), *words) == 1
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1


def test_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A copy taken under play opens as a server's folder."""
    parser = argparse.ArgumentParser()
    command.add_backup_arguments(parser)
    copy = tmp_path / "copy" / "bocage.sqlite3"
    copy.parent.mkdir()
    with House(tmp_path / "data") as house:
        blue, red, made = house.pair()
        play_on([blue, red], 5)
        assert command.backup(parser.parse_args([str(copy), "--data", str(tmp_path / "data")])) == 0
        seq = blue.seq
    with House(copy.parent) as house:
        assert house.player(made["id"], made["secrets"]["blue"]).seq == seq
    assert command.backup(parser.parse_args([str(copy), "--data", str(tmp_path / "nothing")])) == 1
    assert "no database" in capsys.readouterr().err


def test_a_storage_that_fails_under_play_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The answer is refused with `storage`, nobody is told, and the same answer is taken when the storage is back."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 3)
        mover, rival = (blue, red) if blue.question else (red, blue)
        before = house.open_tables.live[made["id"]].table.match.hash()

        async def full(entry):
            raise StorageError("the disk is full")

        monkeypatch.setattr(house.open_tables.storage, "append", full)
        assert mover.answer(0)["code"] == "storage"
        assert house.http.post("/api/matches", json={"game": "patrol"}).status_code == 201
        monkeypatch.undo()
        seq = rival.seq
        rival.drain(0.1)
        assert rival.seq == seq
        assert mover.answer(0)["type"] == "ok"
        assert house.open_tables.live[made["id"]].table.match.hash() != before
        assert mover.seq == seq + 1


def test_nobody_is_told_before_it_is_on_disk(tmp_path: Path):
    """While an entry is being written, somebody leaves: those who stay hear that, and nothing of the entry."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        watcher = house.player(made["id"])
        written, append = threading.Event(), house.open_tables.storage.append

        async def slow(entry):
            while not written.is_set():
                await asyncio.sleep(0.005)
            await append(entry)

        house.open_tables.storage.append = slow
        blue.send({"type": "offer", "id": 7, "what": "draw"})
        red.close()
        watcher.until(lambda: not watcher.table["seats"][1]["here"])
        assert watcher.table["offers"] == []
        assert b"draw" not in b"".join(watcher.bytes)
        written.set()
        watcher.until(lambda: bool(watcher.table["offers"]))
        del house.open_tables.storage.append


def test_health_and_metrics(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with House(tmp_path) as house:
        assert house.http.get("/api/health").json()["status"] == "ok"
        assert "bocage_answers_total" in house.http.get("/api/metrics").text

        async def gone():
            raise StorageError("the database is gone")

        monkeypatch.setattr(house.open_tables.storage, "ping", gone)
        assert house.http.get("/api/health").status_code == 503
