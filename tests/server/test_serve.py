"""`bocage serve`: bad input gives one clear message and no half-written match."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
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
        (("--workers", "0"), "--workers is 1 to"),
        (("--workers", "-1"), "--workers is 1 to"),
        (("--limits", "abc"), "is a number"),
        (("--limits", "nan"), "is a number"),
        (("--limits", "-1"), "is a number"),
        (("--backup-every", "-1"), "--backup-every is 0 to"),
        (("--backup-keep", "0"), "--backup-keep is 1 to"),
    ],
)
def test_what_cannot_work_is_told_in_one_line(words: tuple[str, ...], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("--data", str(tmp_path), *words) == 1
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1


def test_a_wrong_environment_is_told_in_one_line(tmp_path: Path):
    """And by the command that it concerns only."""
    environment = {**os.environ, "BOCAGE_LIMITS": "abc"}
    words = [sys.executable, "-m", "bocage.cli"]
    told = subprocess.run([*words, "serve", "--data", str(tmp_path)], capture_output=True, text=True, env=environment, timeout=60)
    assert (told.returncode, told.stderr.count("\n"), "'abc'" in told.stderr) == (1, 1, True)
    assert subprocess.run([*words, "games"], capture_output=True, env=environment, timeout=60).returncode == 0


@pytest.mark.parametrize("body", [b"[" * 30_000, b'{"game":' * 5_000, b'{"game":"patrol","options":' + b"[" * 20_000 + b"]" * 20_000 + b"}"])
def test_a_deeply_nested_body_is_refused(body: bytes, house: House):
    """On every route that reads one, and over the socket."""
    _, red, made = house.pair()
    for path in ("/matches", "/accounts", "/session", f"/matches/{made['id']}/join", f"/matches/{made['id']}/fork", f"/matches/{made['id']}/seats/red"):
        reply = house.http.post(f"/api{path}", content=body, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["error"]) == (400, "invalid"), path
    deep = body.decode()
    red.send('{"type":"answer","id":7,"number":1,"answer":' + deep + "}")
    while (told := red.receive()).get("type") != "refused":
        pass
    assert told["code"] in ("invalid", "stale", "wrong-seat", "illegal")
    assert house.open_tables.counts["rule_errors"] == 0


def test_a_deeply_nested_table_is_told_in_one_line(tmp_path: Path):
    file = tmp_path / "army.toml"
    file.write_text("a = " + "[" * 50_000)
    told = subprocess.run([sys.executable, "-m", "bocage.cli", "army", "dropzone_commander", str(file)], capture_output=True, text=True, timeout=60)
    assert told.returncode != 0
    assert "Traceback" not in told.stderr
    assert told.stderr.count("\n") == 1


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


@pytest.mark.parametrize("add", [command.add_arguments, command.add_backup_arguments, command.add_restore_arguments])
def test_the_guide_names_every_argument(add: Callable[[argparse.ArgumentParser], None]):
    """What can be said on the command line is in the guide to hosting."""
    text = (Path(__file__).parents[2] / "docs" / "guide" / "hosting.md").read_text(encoding="utf-8")
    parser = argparse.ArgumentParser()
    add(parser)
    words = [word for action in parser._actions for word in action.option_strings if word not in ("-h", "--help")]
    assert [word for word in words if f"`{word}" not in text and f", `{word}" not in text] == []
