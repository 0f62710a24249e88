"""Two server processes on one PostgreSQL serve the same match; numbers keep them in order, the database tells them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

import bocage
from bocage.server.live.presence import Presence
from tests.server.crashing import Process
from tests.server.house import House, Player, play_on


def test_two_servers_serve_one_match(tmp_path: Path, postgres: Any):
    """Blue plays at one server, red at the other, a spectator looks on at the second; all see the same, without gaps."""
    url = postgres.database()
    with House(tmp_path / "a", url) as first, House(tmp_path / "b", url) as second:
        made = first.make()
        blue = first.player(made["id"], made["secrets"]["blue"])
        red = second.player(made["id"], made["secrets"]["red"])
        watcher = second.player(made["id"])
        for player in (blue, red, watcher):
            player.until_begun()
        play_on([blue, red], 30)
        assert blue.ask("chat", text="hello over there")["type"] == "ok"
        for player in (red, watcher):
            player.until_seq(blue.seq)
            assert player.chat[-1]["text"] == "hello over there"
        truth = first.open_tables.live[made["id"]].table.match.hash()
        assert second.open_tables.live[made["id"]].table.match.hash() == truth
        assert [event["n"] for event in watcher.events] == list(range(1, len(watcher.events) + 1))


def test_who_writes_second_reads_again(tmp_path: Path, postgres: Any):
    """Both servers write at once: nothing is lost, nothing is written twice, both go on."""
    import threading

    url = postgres.database()
    with House(tmp_path / "a", url) as first, House(tmp_path / "b", url) as second:
        made = first.make()
        blue = first.player(made["id"], made["secrets"]["blue"])
        red = second.player(made["id"], made["secrets"]["red"])
        for player in (blue, red):
            player.until_begun()
        replies: list[Any] = []

        def talk(player: Any) -> None:
            replies.extend(player.ask("chat", text=f"{player.seat} {n}")["type"] for n in range(20))

        threads = [threading.Thread(target=talk, args=(player,)) for player in (blue, red)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert replies == ["ok"] * 40
        for player in (blue, red):
            player.until_seq(max(blue.seq, red.seq))
        said = [line["text"] for line in blue.chat]
        assert sorted(said) == sorted(f"{seat} {n}" for seat in ("blue", "red") for n in range(20))
        assert said == [line["text"] for line in red.chat]


def test_a_forged_answer_at_the_other_server_is_stale(tmp_path: Path, postgres: Any):
    """The same answer sent to both servers is taken once."""
    url = postgres.database()
    with House(tmp_path / "a", url) as first, House(tmp_path / "b", url) as second:
        made = first.make(seats={"red": {"kind": "local"}})
        red = first.player(made["id"], made["secrets"]["red"])
        here, there = (house.player(made["id"], made["secrets"]["blue"]) for house in (first, second))
        for player in (here, there, red):
            player.until_begun()
        message = {"number": here.question["number"], "answer": here.question["options"][0]["answer"]}
        here.send({"type": "answer", "id": 99, **message})
        reply = there.ask("answer", **message)
        here.drain()
        codes = {reply["type"]} | {m["type"] for m in map(_decode, here.bytes) if m.get("id") == 99}
        assert codes == {"ok", "refused"}


def test_who_is_there_is_known_in_both(tmp_path: Path, postgres: Any):
    """Each server knows who is connected to the other, also if it came later, and hears when they leave."""
    url = postgres.database()

    def here(player: Any) -> dict[str, bool]:
        return {seat["id"]: seat["here"] for seat in player.table["seats"]}

    with House(tmp_path / "a", url) as first:
        made = first.make()
        blue = first.player(made["id"], made["secrets"]["blue"])
        with House(tmp_path / "b", url) as second:
            red = second.player(made["id"], made["secrets"]["red"])
            blue.until(lambda: here(blue) == {"blue": True, "red": True})
            red.until(lambda: here(red) == {"blue": True, "red": True})
            blue.close()
            red.until(lambda: here(red) == {"blue": False, "red": True})
            blue = first.player(made["id"], made["secrets"]["blue"])
            red.until(lambda: here(red) == {"blue": True, "red": True})
            assert here(blue) == {"blue": True, "red": True}
        blue.until(lambda: here(blue) == {"blue": True, "red": False})


def test_a_server_that_dies_silently_is_noticed():
    """A process that gives no sign of life is dropped with all it served."""
    time = [0]
    mine, theirs = Presence(lambda: time[0]), Presence(lambda: time[0])
    for text in theirs.news({"m": {"red"}, "n": {"blue"}}, ask=True):
        assert mine.hear(text) == ({"m", "n"}, True, True)
    assert mine.elsewhere("m") == {"red"}
    time[0] += 10_000
    assert mine.hear(*theirs.news({})) == (set(), False, False)
    time[0] += 10_000
    assert mine.forget_silent() == set()
    time[0] += 10_000
    assert mine.forget_silent() == {"m", "n"}
    assert mine.elsewhere("m") == frozenset()
    assert mine.hear("nonsense") == (set(), False, False)
    assert mine.hear(*theirs.news({})) == (set(), False, True), "who speaks again after a silence is asked again"
    assert mine.hear(theirs.farewell()) == (set(), False, False)


def test_two_processes_of_the_operating_system_serve_one_match(tmp_path: Path, postgres: Any):
    """Blue plays at one process, red at the other, spectators look on at both: no gaps, the same scenes. One process is killed in the middle: its player comes
    back at the other with the number of the last event he has, and the match goes on to its end; both processes give the same record, which proves itself."""
    url = postgres.database()
    first, second = Process(tmp_path / "a", url), Process(tmp_path / "b", url)
    first.start()
    second.start()
    try:
        made = httpx.post(f"{first.url}/api/matches", json={"game": "patrol"}).json()
        ident, secrets = made["id"], made["secrets"]
        blue, red = Player(first.url, ident, secrets["blue"]), Player(second.url, ident, secrets["red"])
        watchers = [Player(process.url, ident) for process in (first, second)]
        for player in (blue, red, *watchers):
            player.until_begun()
        play_on([blue, red], 12)
        for watcher in watchers:
            watcher.until_seq(blue.seq)
        assert watchers[0].scene == watchers[1].scene
        assert watchers[0].events == watchers[1].events
        second.kill()
        back = Player(first.url, ident, secrets["red"], seen=len(red.events))
        assert [event["n"] for event in red.events + back.events] == list(range(1, len(red.events) + len(back.events) + 1))
        blue.until_seq(back.seq)
        play_on([blue, back], 4)
        second.start()
        again = Player(second.url, ident, secrets["blue"], seen=0)
        assert again.events == blue.events
        back.until_seq(again.seq)
        while not again.table["result"]:
            assert play_on([again, back], 10) > 0
        records = [httpx.get(f"{process.url}/api/matches/{ident}/record").content for process in (first, second)]
        assert records[0] == records[1]
        assert "committed dice" in bocage.verify(records[0])[-1]
    finally:
        first.stop()
        second.stop()


def _decode(body: bytes) -> Any:
    import msgspec

    return msgspec.json.decode(body)
