"""Worker processes: one that hangs or dies is replaced, and no match is touched."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import bocage
from bocage.core.chance import Sampling
from bocage.core.odds import Distribution
from bocage.core.scene import Form
from bocage.server.live import computer_turns, open_tables
from bocage.server.work import worker
from bocage.server.work.pool import Pool, WorkerFailed
from bocage.server.work.worker import Sleep
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

    async def broken(self: Pool, job: object, seconds: float, errand: object) -> bytes:
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
    async def mad(self: Pool, job: object, seconds: float, errand: object) -> bytes:
        return b'{"kind":"conjure","tanks":99}'

    monkeypatch.setattr(Pool, "run", mad)
    made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
    blue = house.player(made["id"], made["secrets"]["blue"])
    assert blue.answer(0)["type"] == "ok"
    blue.until(lambda: blue.question is not None or bool(blue.table["result"]))
    assert b"conjure" not in b"".join(blue.bytes)


def test_a_broken_rule_leaves_the_match_and_a_report(house: House, monkeypatch: pytest.MonkeyPatch):
    """An error inside a rule: the match stands where it stood, the seat is told, and one file replays it."""
    from bocage.core.runner import Runner
    from bocage.server.http.access import read_report

    blue, red, made = house.pair()
    play_on([blue, red], 4)
    mover = blue if blue.question else red
    question = mover.question
    run = Runner.run

    def break_once(self: Runner, value: object) -> None:
        monkeypatch.setattr(Runner, "run", run)
        raise ZeroDivisionError("a rule with a mistake")

    before = house.open_tables.live[made["id"]].table.match.hash()
    monkeypatch.setattr(Runner, "run", break_once)
    reply = mover.answer(0)
    assert reply["code"] == "rule-error"
    assert house.open_tables.live[made["id"]].table.match.hash() == before
    report = read_report(next(house.access.reports.glob(f"{made['id']}-*.json")))
    assert report.bocage == bocage.__version__
    assert bocage.load(bytes(report.record)).hash() == before
    assert mover.question == question
    assert mover.answer(0)["type"] == "ok"


def test_a_broken_rule_is_told_even_if_no_report_can_be_kept(house: House, monkeypatch: pytest.MonkeyPatch):
    from bocage.core.runner import Runner

    blue, red, _ = house.pair()
    play_on([blue, red], 4)
    mover = blue if blue.question else red
    run = Runner.run

    def break_once(self: Runner, value: object) -> None:
        monkeypatch.setattr(Runner, "run", run)
        raise ZeroDivisionError("a rule with a mistake")

    monkeypatch.setattr(Runner, "run", break_once)
    monkeypatch.setattr(house.access, "reports", house.access.reports / "file" / "folder")
    house.access.reports.parent.parent.mkdir(exist_ok=True)
    house.access.reports.parent.write_text("not a folder")
    assert mover.answer(0)["code"] == "rule-error"
    assert mover.answer(0)["type"] == "ok"
    house.access.reports.parent.unlink()


def test_a_player_reports(house: House):
    """Record, version, note and log excerpt in one file on the server; only a seat may ask for it."""
    from bocage.server.http.access import read_report

    _, _, made = house.pair()
    path = f"/api/matches/{made['id']}/report"
    assert house.http.post(path, json={"note": "odd"}).status_code == 403
    ident = house.http.post(path, json={"note": "odd"}, headers={"authorization": f"Bearer {made['secrets']['red']}"}).json()["id"]
    assert read_report(house.access.reports / f"{ident}.json").note == "odd"


def test_nothing_is_measured_while_a_guess_is_open(monkeypatch: pytest.MonkeyPatch):
    """A guess comes before the ruler: the seat that guesses is refused, others are not."""
    match = bocage.new("patrol", seed=1)
    seat = match.asks[0].seat
    monkeypatch.setattr(match.title, "form", lambda game, ask: Form({}, blind=True))

    def look(audience: str) -> str:
        return worker.outcome(lambda: worker.run_on(match, worker.Survey(msgspec.Raw(b"null"), audience, "sight", 0))).kind

    assert look(seat) == "Invalid"
    assert look("") == ""
    draft = msgspec.Raw(msgspec.json.encode(next(iter(match.asks[0].legal))))
    job = worker.Odds(msgspec.Raw(match.snapshot()), seat, draft)
    assert worker.outcome(lambda: worker.run(job)).kind == "Invalid", "odds of one guess after the other would be a ruler"
    assert worker.outcome(lambda: worker.run_on(match, job)).kind == "Invalid"


def test_a_draft_without_a_picture_is_judged_all_the_same(monkeypatch: pytest.MonkeyPatch):
    """A refused draft may name anything; then there are no marks, and the reason stands."""
    match = bocage.new("patrol", seed=1)
    ask = match.asks[0]

    def broken(game: object, ask: object, answer: object) -> None:
        raise KeyError("no such piece")

    monkeypatch.setattr(match.title, "option", broken)
    answer = msgspec.Raw(msgspec.json.encode(next(iter(ask.legal))))
    assert worker.run_on(match, worker.Why(msgspec.Raw(b"null"), ask.seat, answer)) == {"refusal": None, "preview": ()}


def test_odds_that_take_long_are_told_roughly(monkeypatch: pytest.MonkeyPatch):
    """Rather a rough answer in time than none: then fewer worlds are imagined, and the answer says how many."""
    match = bocage.new("patrol", seed=1)
    below = Sampling("odds").below
    while not match.over:
        ask = match.asks[0]
        answer, _ = ask.legal.sample(below)
        job = worker.Odds(msgspec.Raw(match.snapshot()), ask.seat, msgspec.Raw(msgspec.json.encode(answer)))
        monkeypatch.setattr(worker, "PATIENCE", 60.0)
        full = worker.run(job)
        monkeypatch.setattr(worker, "PATIENCE", -1.0)
        rough = worker.run(job)
        assert abs(sum(result.chance for result in rough.results) - 1) < 1e-9
        if full.worlds > rough.worlds:
            return
        match.play(ask.seat, answer)
    raise AssertionError("no question of the match has odds that take more worlds in full")


class Estimated:
    """Stands for a match whose odds are the closer the more runs are drawn, and keeps what was asked."""

    def __init__(self) -> None:
        self.samples: list[int] = []

    def refuse_while_guessing(self, seat: str) -> None:
        """Nothing is guessed here."""

    def odds(self, seat: str, answer: bytes, assume: None, **bounds: int) -> Distribution:
        self.samples.append(bounds["samples"])
        return Distribution((), exact=False, runs=bounds["samples"], error=1 / bounds["samples"] ** 0.5)


def test_those_who_look_on_get_a_closer_estimate(monkeypatch: pytest.MonkeyPatch):
    """More runs and a smaller error; not unbidden, and not if the first estimate took so long that more would take too long."""
    job = worker.Odds(msgspec.Raw(b"null"), "blue", msgspec.Raw(b"1"))
    fine = msgspec.structs.replace(job, fine=True)

    def told(job: worker.Odds) -> tuple[float, list[int]]:
        match = Estimated()
        return worker._odds(match, job).error, match.samples  # type: ignore[arg-type]

    first, asked = told(job)
    assert asked == [24, 120]
    closer, asked = told(fine)
    assert asked == [24, 120, 360, 1080]
    assert closer < first
    monkeypatch.setattr(worker, "CLOSE", 0.06)
    assert told(fine)[1] == [24, 120, 360], "close enough"
    monkeypatch.setattr(worker, "LONGEST", 0.0)
    assert told(fine)[1] == [24, 120], "no time for more"


def test_what_is_reckoned_leaves_the_kept_match_as_it_was():
    """A worker keeps the match it has opened; reasons, looks, odds and computer players do not change it."""
    match = bocage.new("patrol", seed=1)
    raw = msgspec.Raw(match.snapshot())
    seat = match.asks[0].seat
    answer = msgspec.Raw(msgspec.json.encode(next(iter(match.asks[0].legal))))
    jobs = (worker.Why(raw, seat, answer), worker.Survey(raw, seat, "threat", 0), worker.Odds(raw, seat, answer), worker.Choose(raw, seat, "random", "s"))
    first = [worker.outcome(lambda job=job: worker.run(job)) for job in jobs]  # type: ignore[misc]
    assert [worker.outcome(lambda job=job: worker.run(job)) for job in jobs] == first  # type: ignore[misc]
    assert all(found.kind == "" for found in first)


def test_time_caps_are_set():
    assert 0 < computer_turns.THINKING <= 60
    assert 0 < open_tables.LOOKING <= 60
