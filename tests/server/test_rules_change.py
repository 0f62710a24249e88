"""After an upgrade: a match that replays alike goes on; one that does not is flagged, stays readable, and goes on by its players' consent."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bocage.core.registry import title
from bocage.server.storage.sqlite import FILE
from tests.server.house import House, play_on


def test_rules_of_a_new_version_that_play_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 6)
    monkeypatch.setattr(title("patrol"), "version", "97.1")

    with House(tmp_path) as house:
        house.open_tables._look = _same(house, b"true")
        blue = house.player(made["id"], made["secrets"]["blue"])
        assert blue.table["flag"] == ""
        assert blue.table["rules"] == "97.1"


def _same(house: House, reply: bytes):
    async def look(table, want, audience="", n=0, errand=None):
        assert want == "same"
        return reply

    return look


def test_rules_that_play_differently(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Flagged and readable; no answer is taken; all players agree, and it goes on under the new rules."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 6)
        pieces = blue.scene["pieces"]
    monkeypatch.setattr(title("patrol"), "version", "98")
    with House(tmp_path) as house:
        house.open_tables._look = _same(house, b"false")
        blue = house.player(made["id"], made["secrets"]["blue"])
        red = house.player(made["id"], made["secrets"]["red"])
        assert blue.table["flag"] == "rules-changed"
        assert blue.scene["pieces"] == pieces
        mover = blue if blue.question else red
        assert mover.answer(0)["code"] == "flagged"
        assert blue.ask("offer", what="migrate")["type"] == "ok"
        red.until(lambda: bool(red.table["offers"]))
        assert red.ask("reply", offer=red.table["offers"][0]["id"], agree=True)["type"] == "ok"
        blue.until(lambda: blue.table["flag"] == "")
        assert blue.table["rules"] == "98"
        red.until(lambda: red.seq == blue.seq)
        assert play_on([blue, red], 4) == 4
        seq = blue.seq
    with House(tmp_path) as house:
        assert house.player(made["id"], made["secrets"]["blue"]).seq == seq


def test_a_journal_that_no_longer_fits_is_flagged(tmp_path: Path):
    """An answer that the rules refuse, as after a change of rules under the same version, does not stop the server."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 6)
    with sqlite3.connect(tmp_path / FILE) as connection:
        seq, body = connection.execute("SELECT seq, body FROM entries WHERE match = ? ORDER BY seq DESC LIMIT 1", (made["id"],)).fetchone()
        connection.execute("UPDATE entries SET body = ? WHERE match = ? AND seq = ?", (body.replace(b'"hash":"', b'"hash":"x'), made["id"], seq))
    with House(tmp_path) as house:
        assert house.player(made["id"], made["secrets"]["blue"]).table["flag"] == "rules-changed"


def test_a_damaged_row_closes_one_table_only(tmp_path: Path):
    with House(tmp_path) as house:
        _, _, made = house.pair()
        _, _, other = house.pair()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE entries SET body = ? WHERE match = ?", (b"\xff{", made["id"]))
    with House(tmp_path) as house:
        assert house.player(made["id"], made["secrets"]["blue"]).error["code"] == "damaged"
        reply = house.http.get(f"/api/matches/{made['id']}")
        assert reply.status_code == 409
        assert "cannot be read" in reply.json()["message"]
        assert house.player(other["id"], other["secrets"]["blue"]).error is None
