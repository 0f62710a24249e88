"""Damaged rows, in any shape: a clear answer for that match only, and all others go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bocage.server.storage.sqlite import FILE
from tests.server.house import House, Player, play_on
from tests.server.test_kept import kept

SETTING = "UPDATE matches SET body = ? WHERE id = ?"
ENTRY = "UPDATE entries SET body = ? WHERE match = ? AND seq = 4"
SNAPSHOT = "UPDATE snapshots SET body = ? WHERE match = ?"


def put(path: str, value: Any) -> Any:
    """Changes one field of a JSON body, however deep."""

    def change(body: bytes) -> bytes:
        whole = msgspec.json.decode(body)
        *way, last = path.split(".")
        inner = whole
        for step in way:
            inner = inner[int(step) if step.isdigit() else step]
        inner[int(last) if last.isdigit() else last] = value
        return bytes(msgspec.json.encode(whole))

    return change


DEEP = b"[" * 100_000
SHAPES: dict[str, tuple[str, Any]] = {
    "setting null": (SETTING, None),
    "setting a number": (SETTING, 17),
    "setting a text": (SETTING, "{}"),
    "setting empty": (SETTING, b""),
    "setting another thing": (SETTING, b"[1]"),
    "setting deep": (SETTING, DEEP),
    "setting no game": (SETTING, put("game", "no_such_game")),
    "setting no scenario": (SETTING, put("scenario", "nowhere")),
    "setting no seats": (SETTING, put("seats", [])),
    "setting other seats": (SETTING, put("seats.0.id", "green")),
    "setting two alike": (SETTING, put("seats.0.id", "red")),
    "setting dice not hex": (SETTING, put("dice", "zz")),
    "setting dice odd": (SETTING, put("dice", "abc")),
    "setting options": (SETTING, put("options", {"nothing": "x"})),
    "setting clock": (SETTING, put("clock", {"kind": "live", "base": -5})),
    "setting given": (SETTING, put("given", [{"seat": "nobody"}])),
    "created a text": ("UPDATE matches SET created = ? WHERE id = ?", "yesterday"),
    "waiting a number": ("UPDATE matches SET waiting = ? WHERE id = ?", 5),
    "phase unknown": ("UPDATE matches SET phase = ? WHERE id = ?", "dreaming"),
    "due a text": ("UPDATE matches SET due = ? WHERE id = ?", "soon"),
    "entry a number": (ENTRY, 17),
    "entry a text": (ENTRY, "x"),
    "entry empty": (ENTRY, b""),
    "entry deep": (ENTRY, DEEP),
    "entry of nobody": (ENTRY, b'{"entry":"resigned","seat":"nobody"}'),
    "entry seats nobody": (ENTRY, b'{"entry":"seated","seat":"nobody"}'),
    "entry undone": (ENTRY, b'{"entry":"undone","seat":"blue","inputs":-7,"number":-1}'),
    "entry undone too far": (ENTRY, b'{"entry":"undone","seat":"blue","inputs":99999,"number":3}'),
    "entry handed": (ENTRY, b'{"entry":"handed","seat":"blue","level":"genius"}'),
    "entry excused": (ENTRY, b'{"entry":"excused","ms":99999999999999999}'),
    "entry migrated": (ENTRY, b'{"entry":"migrated","rules":"x","snapshot":{"a":1}}'),
    "entry begun twice": (ENTRY, b'{"entry":"begun","inputs":[],"number":1,"hash":"x"}'),
    "entry flagged nobody": (ENTRY, b'{"entry":"flagged","seat":""}'),
    "entry replied": (ENTRY, b'{"entry":"replied","offer":-1,"seat":"nobody","agree":true}'),
    "entry played nothing": (ENTRY, b'{"entry":"played","seat":"nobody","inputs":[],"number":1,"hash":"x"}'),
    "time a text": ("UPDATE entries SET at = ? WHERE match = ? AND seq = 4", "noon"),
    "number moved": ("UPDATE entries SET seq = ? WHERE match = ? AND seq = 4", 4000),
    "snapshot a number": (SNAPSHOT, 17),
    "snapshot a text": (SNAPSHOT, "x"),
    "snapshot deep": (SNAPSHOT, DEEP),
    "snapshot no seats": (SNAPSHOT, put("state.seats", {})),
    "snapshot other match": (SNAPSHOT, put("match", {"format": "nothing"})),
    "snapshot counts": (SNAPSHOT, put("state.counts", {})),
    "snapshot shown": (SNAPSHOT, put("state.shown", [{"blue": 5}] * 50)),
    "snapshot clock": (SNAPSHOT, put("state.clock", {"left": {}, "running": ["blue"], "at": 5})),
    "orders a number": ("UPDATE orders SET body = ? WHERE match = ?", 17),
    "orders not text": ("UPDATE orders SET body = ? WHERE match = ?", b"\xff\xfe"),
    "orders of nobody": ("UPDATE orders SET seat = ? WHERE match = ?", "nobody"),
    "owner of no seat": ("UPDATE owners SET seat = ? WHERE match = ?", "nobody"),
    "archive head": ("UPDATE archives SET body = ? WHERE match = ? AND part = 'head'", b"{"),
    "archive frames": ("UPDATE archives SET body = ? WHERE match = ? AND part LIKE 'frames%'", b"not packed"),
    "archive log": ("UPDATE archives SET body = ? WHERE match = ? AND part LIKE 'log%'", 9),
    "archive record": ("UPDATE archives SET body = ? WHERE match = ? AND part = 'record'", "x"),
}
PATHS = ("", "/log?seat=blue", "/replay", "/replay/1", "/record", "/advice/1", "/luck")


class Museum:
    """A folder with a match that goes on, one that is over, and one that must not suffer; all of a member."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with House(folder) as house:
            self.cookie = house.member("Ann")
            csrf = house._csrf(self.cookie)
            self.made: list[dict[str, Any]] = []
            for _ in range(3):
                headers = {"cookie": self.cookie, "x-csrf-token": csrf}
                self.made.append(httpx.post(f"{house.url}/api/matches", json={"game": "patrol"}, headers=headers).json())
            for place, made in enumerate(self.made):
                players = [Player(house.url, made["id"], secret, cookie=self.cookie) for secret in made["secrets"].values()]
                for player in players:
                    player.until_begun()
                assert players[0].ask("order", window="reaction", policy="never")["type"] == "ok"
                play_on(players, 45)
                if place == 1 and players[0].table["result"] is None:
                    assert players[0].ask("resign")["type"] == "ok"
            assert kept(house, self.made[1]["id"])
        self.bytes = (folder / FILE).read_bytes()

    def damage(self, statement: str, value: Any) -> list[str]:
        """Puts the folder back as it was, and damages the two matches; gives those where there was something to damage."""
        for name in (f"{FILE}-wal", f"{FILE}-shm"):
            (self.folder / name).unlink(missing_ok=True)
        (self.folder / FILE).write_bytes(self.bytes)
        with closing(sqlite3.connect(self.folder / FILE)) as connection:
            found = [made["id"] for made in self.made[:2] if self._damage_one(connection, statement, value, made["id"])]
            connection.commit()
        return found

    def _damage_one(self, connection: sqlite3.Connection, statement: str, value: Any, ident: str) -> bool:
        if callable(value):
            table, column = statement.split()[1], "id" if "matches" in statement else "match"
            row = connection.execute(f"SELECT body FROM {table} WHERE {column} = ?", (ident,)).fetchone()
            value = value(bytes(row[0])) if row is not None else None
        try:
            return connection.execute(statement, (value, ident)).rowcount > 0
        except sqlite3.IntegrityError:  # the database itself does not take such a row
            return False


@pytest.fixture(scope="module")
def museum(tmp_path_factory: pytest.TempPathFactory) -> Museum:
    return Museum(tmp_path_factory.mktemp("museum"))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_damaged_row_closes_that_match_only(shape: str, museum: Museum):
    """Every route and the socket answer, none with a mistake of the server's; another match is not touched, and lists are given."""
    found = museum.damage(*SHAPES[shape])
    assert found or shape in ("setting null", "owner of no seat"), "nothing was damaged"
    with House(museum.folder) as house:
        mine = {"cookie": museum.cookie}
        for ident in found:
            for path in PATHS:
                reply = httpx.get(f"{house.url}/api/matches/{ident}{path}", headers=mine, timeout=30)
                assert reply.status_code < 500, (path, reply.text)
                assert reply.json(), path
            player = Player(house.url, ident, cookie=museum.cookie)
            assert player.error is None or player.error["code"] == "damaged"
        for path in ("/api/matches", "/api/notices", "/api/health"):
            assert httpx.get(f"{house.url}{path}", headers=mine).status_code == 200, path
        well = Player(house.url, museum.made[2]["id"], cookie=museum.cookie, seat="blue")
        assert well.error is None
        assert well.ask("chat", text="well")["type"] == "ok"
