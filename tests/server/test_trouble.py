"""Trouble: a full disk, a lost database, damaged rows, other versions. One clear message, no half-written match, and play goes on when it is over."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import bocage
from bocage.server.storage.sqlite import FILE
from tests.server.cluster import cluster
from tests.server.crashing import Process
from tests.server.house import House, Player, play_on


def make(server: Process) -> httpx.Response:
    return httpx.post(f"{server.url}/api/matches", json={"game": "patrol"})


def test_a_full_disk_under_play(tmp_path: Path):
    """A real one: the server's files may not grow past a limit. Answers are refused with `storage` and told to nobody, new matches with 503; with room again
    everything acknowledged is there, every match that was made opens, and play goes on."""
    server = Process(tmp_path, largest=400_000)
    server.start()
    made = make(server).json()
    blue, red = (Player(server.url, made["id"], made["secrets"][seat]) for seat in ("blue", "red"))
    for player in (blue, red):
        player.until_begun()
    said = 0
    while (reply := blue.ask("chat", text=f"{said} " + "x" * 490))["type"] == "ok":
        said += 1
        assert said < 5000
    assert (reply["type"], reply["code"]) == ("refused", "storage")
    red.until_seq(blue.seq)
    red.drain(0.1)
    assert red.seq == blue.seq
    mover = blue if blue.question else red
    assert mover.answer(0)["code"] == "storage"
    others = []
    while (answer := make(server)).status_code == 201:
        others.append(answer.json())
        assert len(others) < 5000
    assert (answer.status_code, answer.json()["error"]) == (503, "storage")
    assert server.stop() in (0, -15)
    with House(tmp_path) as house:
        again = house.player(made["id"], made["secrets"]["blue"])
        assert (again.seq, again.chat[-1]["text"].split()[0]) == (blue.seq, str(said - 1))
        rival = house.player(made["id"], made["secrets"]["red"])
        assert play_on([again, rival], 2) == 2
        for other in others:
            assert house.player(other["id"], other["secrets"]["blue"]).error is None
        with sqlite3.connect(tmp_path / FILE) as connection:
            assert connection.execute("SELECT count(*) FROM matches").fetchone()[0] == len(others) + 1


def test_a_full_disk_at_the_start(tmp_path: Path):
    """One line, and no server."""
    with pytest.raises(RuntimeError, match="the server does not start") as told:
        Process(tmp_path, largest=2000).start()
    words = str(told.value)
    assert "bocage serve: the database" in words
    assert words.count("\n") == 1
    assert "Traceback" not in words


def test_the_database_goes_away_under_play(tmp_path: Path):
    """PostgreSQL stops: answers are refused with `storage`, routes with 503, nobody is told anything; when it is back the same answer is taken."""
    with cluster() as postgres, House(tmp_path, postgres.database()) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 3)
        mover, rival = (blue, red) if blue.question else (red, blue)
        seq = mover.seq
        postgres.stop()
        assert mover.answer(0)["code"] == "storage"
        assert house.http.get("/api/health").status_code == 503
        reply = house.http.post("/api/matches", json={"game": "patrol"})
        assert (reply.status_code, reply.json()["error"]) == (503, "storage")
        postgres.start()
        assert mover.answer(0)["type"] == "ok"
        assert mover.seq == seq + 1
        rival.until_seq(seq + 1)
        assert house.http.get("/api/health").status_code == 200
        assert house.http.get(f"/api/matches/{made['id']}").status_code == 200


def change(folder: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(folder / FILE) as connection:
        assert connection.execute(statement, values).rowcount > 0


def test_a_damaged_snapshot_costs_time_only(tmp_path: Path):
    """The journal has everything: the match opens from an earlier snapshot or from its beginning."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        while play_on([blue, red], 20) == 20:
            pass
        scene, seq = blue.scene, blue.seq
    change(tmp_path, "UPDATE snapshots SET body = ? WHERE match = ?", b"{torn", made["id"])
    with House(tmp_path) as house:
        again = house.player(made["id"], made["secrets"]["blue"])
        assert (again.seq, again.table["flag"]) == (seq, "")
        assert {piece["id"] for piece in again.scene["pieces"]} == {piece["id"] for piece in scene["pieces"]}


@pytest.mark.parametrize("statement", ["UPDATE matches SET body = ? WHERE id = ?", "UPDATE entries SET body = ? WHERE match = ? AND seq > 2"])
def test_a_damaged_row_is_told_and_closes_one_match_only(statement: str, tmp_path: Path):
    """The setting of a match or an entry in its journal: 409 with one sentence on every route, a closed socket, and all other matches go on."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 4)
        _, _, other = house.pair()
    change(tmp_path, statement, b'{"entry":"played"', made["id"])
    with House(tmp_path) as house:
        assert house.player(made["id"], made["secrets"]["blue"]).error["code"] == "damaged"
        mine = {"authorization": f"Bearer {made['secrets']['blue']}"}
        for path in ("", "/log", "/replay", "/replay/1", "/record", "/advice/1", "/fortune", "/luck"):
            reply = house.http.get(f"/api/matches/{made['id']}{path}", headers=mine)
            assert reply.status_code == 409, path
            assert "cannot be read" in reply.json()["message"]
        for what, body in (("rematch", {}), ("report", {}), ("fork", {"n": 0})):
            assert house.http.post(f"/api/matches/{made['id']}/{what}", json=body, headers=mine).status_code == 409
        assert house.player(other["id"], other["secrets"]["blue"]).error is None
        assert house.http.get("/api/matches").status_code == 200


def test_a_torn_journal_is_told(tmp_path: Path):
    """An entry is missing in the middle."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 4)
    change(tmp_path, "DELETE FROM entries WHERE match = ? AND seq = 4", made["id"])
    with House(tmp_path) as house:
        assert "gap" in house.http.get(f"/api/matches/{made['id']}").json()["message"]


def test_a_record_of_another_version_is_told(house: House):
    """Of a newer format, of other rules, or damaged: one sentence that says what to do."""
    blue, _, made = house.pair()
    assert blue.ask("resign")["type"] == "ok"
    record = house.http.get(f"/api/matches/{made['id']}/record").json()
    wrong = (({"version": 99}, "install a newer Bocage"), ({"rules": "0.0"}, "rules 0.0"), ({"inputs": 7}, "damaged"), ({"game": "patrl"}, "patrl"))
    for change_, words in wrong:
        with pytest.raises(bocage.BocageError, match=words) as told:
            bocage.load(msgspec.json.encode({**record, **change_}))
        assert "\n" not in str(told.value)


def test_a_report_that_cannot_be_written_is_told(house: House):
    """The folder of reports is a file: a 503 with one sentence, nothing broken."""
    _, _, made = house.pair()
    house.access.reports.write_text("not a folder")
    reply = house.http.post(f"/api/matches/{made['id']}/report", json={}, headers={"authorization": f"Bearer {made['secrets']['red']}"})
    house.access.reports.unlink()
    assert (reply.status_code, reply.json()["error"]) == (503, "storage")
