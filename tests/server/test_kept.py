"""A match that is over is bytes that no later rule can change: its result, its record, and every frame as each audience saw it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core import registry
from bocage.core.chance import Seeded
from bocage.core.match import Match
from bocage.core.odds import usual
from bocage.server.storage.sqlite import FILE
from bocage.server.work import frames
from tests.server.house import House, play_on

SEEN = ("spectator", "blue", "red")


def finished(house: House) -> dict[str, Any]:
    """A match played to its end by the rules."""
    blue, red, made = house.pair()
    while play_on([blue, red], 50) == 50:
        pass
    assert blue.table["result"]["reason"] == "played"
    return made


def kept(house: House, ident: str) -> bool:
    """Waits until the match was kept."""
    end = monotonic() + 20
    while monotonic() < end:
        if house.call(house.open_tables.storage.archived(ident, "head")) is not None:
            return True
        sleep(0.05)
    return False


def pages(house: House, ident: str) -> dict[str, Any]:
    """All that can be looked back at."""
    paths = ["", "/record", "/luck"]
    for seat in SEEN:
        count = house.http.get(f"/api/matches/{ident}/replay?seat={seat}").json()["count"]
        paths += [f"/replay?seat={seat}", f"/log?seat={seat}&since=0", *(f"/replay/{n}?seat={seat}" for n in (*range(0, count, 7), count))]
    return {path: house.http.get(f"/api/matches/{ident}{path}").json() for path in paths}


async def not_kept(*_: Any) -> None:
    return None


def change_rules(folder: Path, ident: str) -> None:
    """As if other rules had come: no state is as it was when the match was played, and no snapshot helps."""
    with sqlite3.connect(folder / FILE) as connection:
        for seq, body in connection.execute("SELECT seq, body FROM entries WHERE match = ?", (ident,)).fetchall():
            entry = msgspec.json.decode(body)
            if "hash" in entry and entry["entry"] in ("begun", "played"):
                entry["hash"] = "0" * len(entry["hash"])
            connection.execute("UPDATE entries SET body = ? WHERE match = ? AND seq = ?", (msgspec.json.encode(entry), ident, seq))
        connection.execute("DELETE FROM snapshots WHERE match = ?", (ident,))


def test_the_result_is_written_to_the_journal(tmp_path: Path):
    """With the answer that ended it."""
    with House(tmp_path) as house:
        made = finished(house)
        winners = house.http.get(f"/api/matches/{made['id']}").json()["result"]["winners"]
        entries = house.call(house.open_tables.storage.entries(made["id"], 0))
    last = [msgspec.json.decode(entry.body) for entry in entries if b'"played"' in entry.body][-1]
    assert last["winners"] == winners


def test_whatever_rules_come_later_a_finished_match_stands(tmp_path: Path):
    """Result, record, replay, log and luck are what they were; whoever comes to the table sees its last scene and all its events."""
    with House(tmp_path) as house:
        made = finished(house)
        assert kept(house, made["id"])
        look, house.open_tables.archives.look = house.open_tables.archives.look, not_kept
        before = pages(house, made["id"])  # as the rules tell it
        house.open_tables.archives.look = look
        blue = house.player(made["id"], made["secrets"]["blue"], seen=0)
    change_rules(tmp_path, made["id"])
    with House(tmp_path) as house:
        again = house.player(made["id"], made["secrets"]["blue"], seen=0)
        assert (again.table["phase"], again.table["result"], again.table["flag"]) == ("over", blue.table["result"], "")
        assert again.scene["pieces"] == blue.scene["pieces"]
        assert again.scene["ended"] == blue.scene["ended"]
        assert again.events == blue.events
        assert house.player(made["id"]).scene is not None
        assert again.ask("chat", text="well played")["type"] == "ok"
        after = pages(house, made["id"])
        for path, page in before.items():
            if path:
                assert after[path] == page, path
        assert bocage.verify(msgspec.json.encode(after["/record"]))
        assert house.http.get(f"/api/matches/{made['id']}/replay/9999").status_code == 404
        assert house.http.post(f"/api/matches/{made['id']}/fork", json={"n": 1}).status_code == 409
        assert house.http.get(f"/api/matches/{made['id']}/advice/1").status_code == 409


def test_the_result_stands_also_where_nothing_else_was_kept(tmp_path: Path):
    """The rules changed before anything could be kept: the match is over all the same, and what needs the rules says why it cannot be had."""
    with House(tmp_path) as house:
        house.open_tables.keep = not_kept
        made = finished(house)
        result = house.http.get(f"/api/matches/{made['id']}").json()["result"]
    change_rules(tmp_path, made["id"])
    with House(tmp_path) as house:
        table = house.http.get(f"/api/matches/{made['id']}").json()
        assert (table["phase"], table["result"]) == ("over", result)
        assert kept(house, made["id"])
        reply = house.http.get(f"/api/matches/{made['id']}/record")
        assert reply.status_code == 409
        assert "other rules" in reply.json()["message"]


def test_what_was_not_kept_at_the_end_is_kept_after_a_restart(tmp_path: Path, database: str):
    """The server died before it had kept anything: the next one does it by itself."""
    with House(tmp_path, database) as house:
        house.open_tables.keep = not_kept
        blue, _, made = house.pair()
        assert blue.ask("resign")["type"] == "ok"
    with House(tmp_path, database) as house:
        assert kept(house, made["id"])
        assert house.call(house.open_tables.archives.head(made["id"])).result.reason == "resigned"


@pytest.mark.parametrize("slug", ["patrol", "frontline", "tide_of_iron"])
def test_frames_come_back_as_they_were(slug: str):
    """To the last field, whichever is asked for."""
    title = registry.title(slug)
    match = Match(title, title.start(next(iter(title.scenarios())), title.resolve_options({})), Seeded("frames"))
    scenes: list[tuple[bytes, bytes]] = []
    while len(scenes) < 80 and match.asks:
        scenes.append((msgspec.json.encode(match.view(None)), b"[%d]" % len(scenes)))
        for ask in match.asks:
            match.play(ask.seat, usual(ask))
    packed = frames.pack(scenes)
    assert len(packed) < sum(len(scene) for scene, _ in scenes) / 4
    for n, (scene, events) in enumerate(scenes):
        found = frames.unpack(packed, n)
        assert found is not None
        assert found[0] == msgspec.json.decode(scene)
        assert (bytes(found[1]), found[2]) == (events, len(scenes))
    assert frames.unpack(packed, len(scenes)) is None
    assert frames.unpack(packed, -1) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1}, {"b": 1}),
        ({"pieces": [{"id": "x"}, {"id": "y"}]}, {"pieces": [{"id": "y", "z": 1}, {"id": "x"}]}),
        ({"pieces": [{"id": "x"}, {"id": "x"}]}, {"pieces": [{"id": "x"}]}),
        ({"board": {"cells": [{"id": 1}], "w": 3}}, {"board": {"cells": [], "h": 3}}),
        ({"pieces": [{"id": "x"}]}, {"pieces": None}),
        ({"a": {"b": {"c": [1]}}}, {"a": {"b": {"c": [1, 2]}, "d": 0}}),
    ],
)
def test_any_difference_can_be_told(old: dict[str, Any], new: dict[str, Any]):
    assert frames.changed(old, frames.difference(old, new)) == new
    assert frames.changed(new, frames.difference(new, old)) == old
