"""Two server processes on one PostgreSQL serve the same match; numbers keep them in order, the database tells them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.house import House, play_on


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
        truth = first.hall.rooms[made["id"]].table.match.hash()
        assert second.hall.rooms[made["id"]].table.match.hash() == truth
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


def _decode(body: bytes) -> Any:
    import msgspec

    return msgspec.json.decode(body)
