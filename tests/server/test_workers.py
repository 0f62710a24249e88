"""Worker processes: one that hangs or dies is replaced, and no match is touched."""

from __future__ import annotations

import asyncio

import pytest

from bocage.server import hall as halls
from bocage.server.pool import Pool, WorkerFailed
from bocage.server.worker import Sleep
from tests.server.house import House, play_on


def test_a_hanging_worker_is_killed_and_a_dead_one_replaced():
    async def main() -> None:
        pool = Pool(1)
        assert await pool.run(Sleep(0.0), 20) == b"null"
        with pytest.raises(WorkerFailed, match="longer than") as hung:
            await pool.run(Sleep(60.0), 0.3)
        assert hung.value.kind == "timeout"
        with pytest.raises(WorkerFailed, match="died"):
            await pool.run(Sleep(0.0, die=True), 20)
        assert await pool.run(Sleep(0.0), 20) == b"null"
        assert (pool.jobs, pool.failures) == (4, 2)
        await pool.close()

    asyncio.run(main())


def test_a_computer_that_never_answers_does_not_stop_the_match(house: House, monkeypatch: pytest.MonkeyPatch):
    """When the worker fails, the answer that is assumed when nobody decides is given in its place."""

    async def broken(self: Pool, job: object, seconds: float) -> bytes:
        raise WorkerFailed("it took too long", "timeout")

    monkeypatch.setattr(Pool, "run", broken)
    made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
    blue = house.player(made["id"], made["secrets"]["blue"])
    for n in range(10):
        blue.until(lambda: blue.question is not None or bool(blue.table["result"]))
        if blue.table["result"]:
            break
        assert blue.answer(n)["type"] == "ok"
        refused = blue.ask("why", answer={"kind": "pass"})
        assert refused["code"] in ("timeout", "over")


def test_nonsense_from_a_computer_is_not_played(house: House, monkeypatch: pytest.MonkeyPatch):
    async def mad(self: Pool, job: object, seconds: float) -> bytes:
        return b'{"kind":"conjure","tanks":99}'

    monkeypatch.setattr(Pool, "run", mad)
    made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
    blue = house.player(made["id"], made["secrets"]["blue"])
    assert blue.answer(0)["type"] == "ok"
    blue.until(lambda: blue.question is not None or bool(blue.table["result"]))
    assert b"conjure" not in b"".join(blue.bytes)


def test_a_broken_rule_leaves_the_match_and_a_report(house: House, monkeypatch: pytest.MonkeyPatch):
    """An error inside a rule: the match stands where it stood, the seat is told, and one file replays it."""
    import bocage
    from bocage.core.match import Match
    from bocage.server.desk import read_report

    blue, red, made = house.pair()
    play_on([blue, red], 4)
    mover = blue if blue.question else red
    question = mover.question
    run = Match._run

    def break_once(self: Match, value: object) -> None:
        monkeypatch.setattr(Match, "_run", run)
        raise ZeroDivisionError("a rule with a mistake")

    before = house.hall.rooms[made["id"]].table.match.hash()
    monkeypatch.setattr(Match, "_run", break_once)
    reply = mover.answer(0)
    assert reply["code"] == "rule-error"
    assert house.hall.rooms[made["id"]].table.match.hash() == before
    report = read_report(next(house.desk.reports.glob(f"{made['id']}-*.json")))
    assert report.bocage == bocage.__version__
    assert bocage.load(bytes(report.record)).hash() == before
    assert mover.question == question
    assert mover.answer(0)["type"] == "ok"


def test_a_player_reports(house: House):
    """Record, version, note and log excerpt in one file on the server; only a seat may ask for it."""
    from bocage.server.desk import read_report

    _, _, made = house.pair()
    path = f"/api/matches/{made['id']}/report"
    assert house.http.post(path, json={"note": "odd"}).status_code == 403
    ident = house.http.post(path, json={"note": "odd"}, headers={"authorization": f"Bearer {made['secrets']['red']}"}).json()["id"]
    assert read_report(house.desk.reports / f"{ident}.json").note == "odd"


def test_time_caps_are_set():
    assert 0 < halls.THINKING <= 60
    assert 0 < halls.LOOKING <= 60
