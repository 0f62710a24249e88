"""Looking back: whose dice fell how, and who was likely to win."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.events import Rolled
from bocage.server.work.lookback import Lookback, Row
from bocage.server.work.luck import luck
from tests.server.house import House, play_on


def test_every_die_counts_for_the_seat_that_brought_it_about():
    """Counted along the match, answer by answer, the dice of each seat are those of the report; together they are all."""
    match = bocage.new("patrol", seed=3)
    dice = random.Random(3)
    counted: Counter[str] = Counter()
    before = len(match.all_events())
    while not match.over:
        ask = match.asks[0]
        match.play(ask.seat, dice.choice(list(ask.legal)))
        events = match.all_events()
        counted[ask.seat] += sum(len(pool.faces) for event in events[before:] if isinstance(event, Rolled) for pool in event.pools)
        before = len(events)
    report = luck(match, {"blue": "blue", "red": "red"})
    shares = {row.seat: sum(pool.dice for pool in row.pools) for row in report.seats}
    assert shares == {"blue": counted["blue"], "red": counted["red"]}
    assert sum(shares.values()) == sum(pool.dice for pool in report.pools) > 5
    for pool in report.pools:
        assert sum(pool.faces) == pool.dice
        assert 0 <= pool.percentile <= 100


def test_an_estimate_that_breaks_does_not_close_the_replay(house: House, monkeypatch: pytest.MonkeyPatch):
    """The chances stay where they were last known."""
    blue, red, made = house.pair()
    play_on([blue, red], 6)
    rows = [Row(entry.seq, entry.at, msgspec.Raw(entry.body)) for entry in house.call(house.open_tables.storage.entries(made["id"], 0))]
    table = house.open_tables.live[made["id"]].table
    lookback = Lookback(table.id, table.created, table.setting, rows)
    whole = lookback.timeline("", chances=True)
    evaluate = table.title.evaluate
    calls: list[str] = []

    def broken(game: Any, side: str) -> float:
        calls.append(side)
        if len(calls) > 6:
            raise KeyError("")
        return float(evaluate(game, side))

    monkeypatch.setattr(table.title, "evaluate", broken)
    found = lookback.timeline("", chances=True)
    assert found.frames == whole.frames
    assert found.chances is not None
    assert whole.chances is not None
    assert found.chances[:3] == whole.chances[:3]
    assert found.chances[3:] == [whole.chances[2]] * 4
