"""Fair shares: whoever asks much, or only looks, does not keep others waiting."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from bocage.core.registry import title
from bocage.server.work import pool as pools
from bocage.server.work.fairness import QUOTAS, Busy, Desk, Errand, Kind, Quota, Ticket, lanes
from bocage.server.work.pool import Pool
from bocage.server.work.worker import Sleep
from tests.server.house import House, play_on


class Line:
    """A desk with a clock of the test's own, and who was started, in order."""

    def __init__(self, workers: int = 2) -> None:
        self.time = 0.0
        self.desk = Desk(lanes(workers), lambda: self.time)
        self.started: list[str] = []

    def take(self, kind: Kind, person: str, match: str = "m", address: str = "") -> Ticket:
        return self.desk.take(Errand(kind, person, match, address), lambda: self.started.append(person))

    def works(self, ticket: Ticket, seconds: float) -> None:
        self.time += seconds
        self.desk.drop(ticket)


def test_the_more_urgent_class_goes_first():
    line = Line(1)
    first = line.take(Kind.OPPONENT, "ann")
    line.take(Kind.HINT, "bob")
    line.take(Kind.OPPONENT, "cid")
    line.works(first, 1.0)
    assert line.started == ["ann", "cid"]


def test_looking_back_and_computers_never_hold_what_players_need():
    """However many look back and however many computers play among themselves: a question, an opponent and a hint begin at once."""
    line = Line(2)
    for n in range(30):
        line.take(Kind.COMPUTERS, "mallory", f"c{n}")
        line.take(Kind.BACK, f"visitor {n}", f"b{n}", f"address {n}")
    line.started.clear()
    for kind in (Kind.QUESTION, Kind.OPPONENT, Kind.HINT):
        line.take(kind, kind.name)
    assert line.started == ["QUESTION", "OPPONENT", "HINT"]


def test_whoever_has_used_least_is_next():
    """Mallory has forty matches, each with a computer that thinks; Ann has one, and waits for one of his at most."""
    line = Line(1)
    held = line.take(Kind.OPPONENT, "mallory", "m0")
    for n in range(40):
        line.take(Kind.OPPONENT, "mallory", f"m{n + 1}")
    line.take(Kind.OPPONENT, "ann", "a")
    line.works(held, 3.0)
    assert line.started == ["mallory", "ann"]


def test_what_was_used_fades():
    line = Line(1)
    line.works(line.take(Kind.OPPONENT, "ann"), 8.0)
    line.works(line.take(Kind.OPPONENT, "bob"), 2.0)
    line.time += 300.0
    line.works(line.take(Kind.OPPONENT, "bob"), 1.0)
    held = line.take(Kind.OPPONENT, "cid")
    line.take(Kind.OPPONENT, "bob")
    line.take(Kind.OPPONENT, "ann")
    line.works(held, 1.0)
    assert line.started[-1] == "ann"


def test_one_person_holds_all_of_a_lane_only_while_alone():
    line = Line()
    mine = [line.take(Kind.QUESTION, "mallory", f"m{n}") for n in range(4)]
    assert line.started == ["mallory", "mallory"]
    line.take(Kind.QUESTION, "ann", "a")
    line.works(mine[0], 1.0)
    line.works(mine[1], 1.0)
    assert line.started == ["mallory", "mallory", "ann", "mallory"]
    line.take(Kind.QUESTION, "bob", "b")
    assert line.started[-1] == "mallory", "both workers are taken, one of them by each"


def test_hints_leave_a_worker_to_opponents():
    line = Line(2)
    line.take(Kind.HINT, "ann", "a")
    line.take(Kind.HINT, "bob", "b")
    line.take(Kind.OPPONENT, "cid", "c")
    assert line.started == ["ann", "cid"]


@pytest.mark.parametrize("kind", [Kind.QUESTION, Kind.HINT, Kind.BACK])
@pytest.mark.parametrize("bound", ["person", "match", "address"])
def test_nobody_has_more_than_so_many_open(kind: Kind, bound: str):
    """By person, by match and by address; another is still served, and so is he when something of his is done."""
    line = Line()

    def take(n: int) -> Ticket:
        return line.take(kind, "p" if bound == "person" else f"p{n}", "m" if bound == "match" else f"m{n}", "a" if bound == "address" else f"a{n}")

    first, *_ = [take(n) for n in range(getattr(QUOTAS[kind], bound))]
    with pytest.raises(Busy) as refused:
        take(1000)
    assert refused.value.code == "too-many"
    line.take(kind, "another", "elsewhere", "else")
    line.works(first, 1.0)
    take(1001)


def test_the_line_is_bounded():
    line = Line()
    for n in range(QUOTAS[Kind.BACK].all):
        line.take(Kind.BACK, f"p{n}", f"m{n}", f"a{n}")
    with pytest.raises(Busy) as refused:
        line.take(Kind.BACK, "late", "late", "late")
    assert refused.value.code == "busy"
    line.desk.take(Errand(Kind.BACK), lambda: None)  # what the server does of itself always finds a place


def test_whoever_goes_away_is_not_worked_for(monkeypatch: pytest.MonkeyPatch):
    """What waits is dropped at once; what runs has a moment, then its worker is killed, and the next is served."""
    monkeypatch.setattr(pools, "GRACE", 0.1)

    async def main() -> None:
        pool = Pool(1)
        running = asyncio.create_task(pool.run(Sleep(60.0), 60, Errand(Kind.OPPONENT, "ann", "a")))
        waiting = asyncio.create_task(pool.run(Sleep(60.0), 60, Errand(Kind.OPPONENT, "bob", "b")))
        await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert pool.desk.lengths()[Kind.OPPONENT] == 0
        running.cancel()
        begun = time.monotonic()
        assert await pool.run(Sleep(0.0), 30, Errand(Kind.OPPONENT, "cid", "c")) == b"null"
        assert time.monotonic() - begun < 30
        assert pool.jobs == 2, "what only waited was never begun"
        await pool.close()

    asyncio.run(main())


def test_whoever_waits_too_long_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(QUOTAS, Kind.BACK, Quota(6, 12, 12, 120, 0.1))

    async def main() -> None:
        pool = Pool(1)
        held = asyncio.create_task(pool.run(Sleep(60.0), 60, Errand(Kind.BACK, "ann", "a")))
        await asyncio.sleep(0.05)
        with pytest.raises(Busy) as refused:
            await pool.run(Sleep(0.0), 60, Errand(Kind.BACK, "bob", "b"))
        assert refused.value.code == "busy"
        held.cancel()
        await asyncio.gather(held, return_exceptions=True)
        await pool.close()

    asyncio.run(main())


def test_computers_among_themselves_wait_for_somebody_who_looks(tmp_path: Path):
    """Nobody looks: nothing is played, and the server does not take it up by itself. Somebody comes: it goes on. He leaves: it stops."""
    with House(tmp_path) as house:
        made = house.make(seats={seat: {"kind": "computer", "level": "random"} for seat in ("blue", "red")})
        live = house.open_tables.live[made["id"]]
        seq, jobs = live.table.state.seq, house.open_tables.pool.jobs
        time.sleep(0.5)
        assert (live.table.state.seq, house.open_tables.pool.jobs) == (seq, jobs)
        assert house.call(house.open_tables.storage.thinking(2**60)) == []
        watcher = house.player(made["id"])
        watcher.until_seq(seq + 3)
        watcher.close()
        deadline = time.monotonic() + 20
        while live.driving is not None and not live.driving.done() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert live.table.state.result is None
        stopped = live.table.state.seq
        time.sleep(0.5)
        assert live.table.state.seq == stopped
        watcher = house.player(made["id"])
        watcher.until_seq(stopped + 2)


def test_a_spectator_who_wants_all_events_keeps_nobody_waiting(tmp_path: Path):
    """His past is found by a worker that takes its time; meanwhile those who play answer and are told."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 12)
    with House(tmp_path) as house:
        blue, red = (house.player(made["id"], made["secrets"][seat]) for seat in ("blue", "red"))
        live = house.open_tables.live[made["id"]]
        for told in live.table.happened.values():
            told.clear()  # as after a snapshot: what is older is not in memory
        look, released, looking = house.open_tables._look, threading.Event(), threading.Event()

        async def slow(*args: Any, **more: Any) -> bytes:
            looking.set()
            while not released.is_set():
                await asyncio.sleep(0.01)
            return bytes(await look(*args, **more))

        house.open_tables._look = slow
        watchers: list[Any] = []
        thread = threading.Thread(target=lambda: watchers.append(house.player(made["id"], seen=0)))
        thread.start()
        assert looking.wait(20)
        assert play_on([blue, red], 4) == 4
        released.set()
        thread.join(20)
        [watcher] = watchers
        assert [event["n"] for event in watcher.events] == list(range(1, len(watcher.events) + 1))
        assert watcher.seq == blue.seq
        assert len(watcher.events) == live.table.state.counts[""]


def test_many_who_look_back_are_bounded(house: House):
    """An anonymous visitor asks again and again about a match that is over: a few of his questions are taken, the others are refused with the reason, and a
    player's question is not in line behind them."""
    blue, red, made = house.pair()
    play_on([blue, red], 2)
    assert blue.ask("resign")["type"] == "ok"
    held: list[asyncio.Task[bytes]] = []

    async def hold() -> None:
        for _ in range(QUOTAS[Kind.BACK].person):
            held.append(asyncio.create_task(house.open_tables.pool.run(Sleep(20.0), 30, Errand(Kind.BACK, "127.0.0.1", made["id"], "127.0.0.1"))))
        await asyncio.sleep(0)

    async def release() -> None:
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)

    house.call(hold())
    try:
        refused = house.http.get(f"/api/matches/{made['id']}/advice/0")
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
        ann, bob, _ = house.pair()
        asker = ann if ann.question else bob
        assert asker.ask("why", answer=asker.question["options"][0]["answer"])["type"] == "why"
    finally:
        house.call(release())


def test_whoever_hangs_up_is_not_worked_for(house: House):
    """A request about a match that is over waits in line; its sender goes away, and it is taken out of the line."""
    blue, red, made = house.pair()
    play_on([blue, red], 2)
    assert blue.ask("resign")["type"] == "ok"
    pool, held = house.open_tables.pool, []

    async def hold() -> None:
        held.append(asyncio.create_task(pool.run(Sleep(20.0), 30)))
        await asyncio.sleep(0)

    async def release() -> None:
        held[0].cancel()
        await asyncio.gather(*held, return_exceptions=True)

    def waiting(count: int) -> bool:
        deadline = time.monotonic() + 10
        while pool.desk.lengths()[Kind.BACK] != count and time.monotonic() < deadline:
            time.sleep(0.02)
        return bool(pool.desk.lengths()[Kind.BACK] == count)

    deadline = time.monotonic() + 20
    while house.call(house.open_tables.storage.archived(made["id"], "head")) is None and time.monotonic() < deadline:  # what is kept is written down first
        time.sleep(0.05)
    house.call(hold())
    try:
        with socket.create_connection(("127.0.0.1", house.port)) as line:
            line.sendall(f"GET /api/matches/{made['id']}/advice/0 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
            assert waiting(1)
        assert waiting(0)
    finally:
        house.call(release())


def test_nobody_holds_the_lock_while_rules_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """After an upgrade a worker looks whether a match goes alike. A spectator has asked for that; a player who comes is served by the same look."""
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 4)
    monkeypatch.setattr(title("patrol"), "version", "1.1")
    with House(tmp_path) as house:
        released, looking, looks = threading.Event(), threading.Event(), []

        async def slow(*args: Any, **more: Any) -> bytes:
            looks.append(args[1])
            looking.set()
            while not released.is_set():
                await asyncio.sleep(0.01)
            return b"true"

        house.open_tables._look = slow
        found: list[Any] = []
        secrets = ("", made["secrets"]["blue"])
        threads = [threading.Thread(target=lambda secret=secret: found.append(house.player(made["id"], secret))) for secret in secrets]
        for thread in threads:
            thread.start()
        assert looking.wait(20)
        time.sleep(0.2)
        assert not house.open_tables.live[made["id"]].lock.locked()
        released.set()
        for thread in threads:
            thread.join(20)
        assert [player.table["rules"] for player in found] == ["1.1", "1.1"]
        assert looks == ["same"]
