"""After an outage, nothing stalls and no clock is wronged: tables are read again, computers go on, and what falls due does not wait for somebody to look."""

from __future__ import annotations

import asyncio
import threading
import time as machine
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from bocage.server.live.outages import merged, milliseconds
from bocage.server.storage import StorageError
from tests.server.house import House, Player, play_on
from tests.server.test_ways import Time, asked

CALLS = ("append", "match", "entries", "snapshot", "orders", "set_note", "note", "ping")


@contextmanager
def outage(house: House, *calls: str) -> Iterator[None]:
    """The storage is gone."""
    storage = house.open_tables.storage

    async def gone(*_: Any, **__: Any) -> None:
        raise StorageError("the database is gone")

    for call in calls or CALLS:
        setattr(storage, call, gone)
    try:
        yield
    finally:
        for call in calls or CALLS:
            delattr(storage, call)


def until(done: Any, seconds: float = 20) -> None:
    end = monotonic() + seconds
    while not done():
        assert monotonic() < end, "it did not happen"
        sleep(0.02)


def test_a_table_whose_action_failed_hears_the_others_again(tmp_path: Path, postgres: Any):
    """Two processes: an answer is refused with `storage` in one; what is then played in the other arrives there, though nobody asks."""
    url = postgres.database()
    with House(tmp_path / "a", url) as first, House(tmp_path / "b", url) as second:
        made = first.make()
        blue, red = first.player(made["id"], made["secrets"]["blue"]), second.player(made["id"], made["secrets"]["red"])
        blue.until_begun()
        red.until_begun()
        with outage(first, "append"):
            assert blue.ask("chat", text="lost")["code"] == "storage"
        assert red.ask("chat", text="do you hear me?")["type"] == "ok"
        blue.until(lambda: bool(blue.chat))
        assert [said["text"] for said in blue.chat] == ["do you hear me?"]


def test_computers_go_on_after_an_outage(tmp_path: Path):
    """Nothing could be read or written while the computer was asked; when it can, the computer answers, though nobody asks."""
    with House(tmp_path) as house:
        made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
        run, released = house.open_tables.pool.run, threading.Event()

        async def slow(*job: Any) -> bytes:
            while not released.is_set():
                await asyncio.sleep(0.01)
            return bytes(await run(*job))

        house.open_tables.pool.run = slow
        blue = house.player(made["id"], made["secrets"]["blue"])
        blue.until_begun()
        while not house.open_tables.live[made["id"]].table.thinking:
            assert blue.answer(0)["type"] == "ok"
        seq = house.open_tables.live[made["id"]].table.state.seq
        with outage(house):
            released.set()
            until(lambda: house.open_tables.counts["storage_errors"] > 0)
            sleep(1.5)
        blue.until(lambda: blue.seq > seq)
        assert b'"computer":true' in house.call(house.open_tables.storage.entries(made["id"], seq))[0].body


async def _hang(*_: Any) -> bytes:
    await asyncio.sleep(3600)
    return b""


def _less(player: Player, left: int) -> bool:
    return bool(player.table["clock"]["left"][player.seat] < left)


def test_a_player_who_was_refused_with_storage_does_not_lose_on_time(tmp_path: Path):
    """The clock is credited with the whole outage; only the time before it counts. A second outage counts as well."""
    time = Time()
    with House(tmp_path, now=time) as house:
        blue, red, _ = house.pair(clock={"kind": "live", "base": 60, "increment": 0})
        play_on([blue, red], 2)
        mover = asked((blue, red))
        for _ in range(2):
            left = mover.table["clock"]["left"][mover.seat]
            time.ms += 1000
            until(lambda: house.open_tables.outages.alive == time.ms)
            with outage(house):
                time.ms += 5000
                assert mover.ask("chat", text="lost")["code"] == "storage"
                time.ms += 300_000
            mover.until(partial(_less, mover, left))  # the credit was told
            assert mover.table["result"] is None
            assert mover.table["clock"]["left"][mover.seat] == left - 1000
        assert mover.answer(0)["type"] == "ok"


def test_the_answer_after_an_outage_is_credited_first(tmp_path: Path):
    """Who is quicker than the server's own look at the storage does not lose by it."""
    time = Time()
    with House(tmp_path, now=time) as house:
        blue, red, _ = house.pair(clock={"kind": "live", "base": 60, "increment": 0})
        play_on([blue, red], 2)
        mover = asked((blue, red))
        with outage(house):
            assert mover.answer(0)["code"] == "storage"
            time.ms += 300_000
        assert mover.answer(0)["type"] == "ok"
        assert mover.table["result"] is None


def test_several_outages_count_for_a_table_that_nobody_opened_between(tmp_path: Path, database: str):
    """The server was down three times before anybody came back."""
    time = Time()
    with House(tmp_path, database, now=time) as house:
        blue, red, made = house.pair(clock={"kind": "live", "base": 600})
        play_on([blue, red], 2)
        left = dict(blue.table["clock"]["left"])
    for _ in range(3):
        time.ms += 500_000
        with House(tmp_path, database, now=time) as house:
            until(lambda: house.open_tables.outages.alive == time.ms)
    with House(tmp_path, database, now=time) as house:
        again = house.player(made["id"], made["secrets"]["blue"])
        assert again.table["result"] is None
        assert again.table["clock"]["left"] == left


def test_times_are_counted_once():
    """Two processes saw the same outage."""
    assert merged([(5, 9), (1, 3), (6, 12), (12, 13)]) == [(1, 3), (5, 13)]


@pytest.mark.parametrize("step", [-3600, 3600])
def test_a_step_of_the_machines_clock_flags_nobody(step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Live clocks go by a steady clock."""
    with House(tmp_path) as house:
        blue, red, _ = house.pair(clock={"kind": "live", "base": 60})
        play_on([blue, red], 2)
        mover = asked((blue, red))
        before = milliseconds()
        real = machine.time_ns
        monkeypatch.setattr(machine, "time_ns", lambda: real() + step * 10**9)
        monkeypatch.setattr(machine, "time", lambda: real() / 1e9 + step)
        sleep(1.1)
        assert 0 <= milliseconds() - before < 30_000
        assert mover.answer(0)["type"] == "ok"
        assert mover.table["result"] is None
        assert mover.table["clock"]["left"][mover.seat] > 50_000


def over(house: House, ident: str) -> bool:
    entries = house.call(house.open_tables.storage.entries(ident, 0))
    return any(b'"flagged"' in entry.body for entry in entries)


def test_flags_by_correspondence_fall_though_nobody_looks(tmp_path: Path, database: str):
    """After a restart, and while the server runs."""
    time = Time()
    post = {"kind": "correspondence", "base": 1000}
    with House(tmp_path, database, now=time) as house:
        first, second = house.pair(clock=post)[2], house.pair(clock={**post, "base": 5000})[2]
    time.ms += 2_000_000
    with House(tmp_path, database, now=time) as house:
        until(lambda: over(house, first["id"]))
        assert not over(house, second["id"])
        assert second["id"] not in house.open_tables.live
        time.ms += 4_000_000
        until(lambda: over(house, second["id"]))


def test_a_computers_turn_after_a_restart_does_not_wait_for_anybody(tmp_path: Path):
    with House(tmp_path) as house:
        made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
        run, house.open_tables.pool.run = house.open_tables.pool.run, _hang
        blue = house.player(made["id"], made["secrets"]["blue"])
        blue.until_begun()
        while not house.open_tables.live[made["id"]].table.thinking:
            assert blue.answer(0)["type"] == "ok"
        seq = house.open_tables.live[made["id"]].table.state.seq
        house.open_tables.pool.run = run
    with House(tmp_path) as house:
        until(lambda: len(house.call(house.open_tables.storage.entries(made["id"], 0))) > seq)
