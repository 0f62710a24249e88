"""What is put off or remembered for speed says the same as what is worked out anew."""

from __future__ import annotations

import pytest

from bocage.core.chance import Numbers, Sampling
from bocage.core.match import Match
from bocage.core.registry import title
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.vehicles.vehicle_fire import _each_shot, has_shot, refuse_fire, refuse_shot
from bocage.tabletop.laws import Free

TITLE = title("legends_old_west")


def begin(scenario: str, seed: int) -> Match:
    options = TITLE.resolve_options({})
    return Match(TITLE, TITLE.start(scenario, options), Sampling(seed), scenario=scenario, options=options, lean=True)


@pytest.mark.parametrize("scenario", ["mission_station", "tanks_at_dawn", "bridge_at_dusk"])
def test_drafts_come_to_what_is_listed(scenario):
    """LOW-5.1, LOW-6.1, LOW-6.9: a draw works out one answer at a time; all of them together are the listing, no more and no less."""
    match, below, seen = begin(scenario, 3), Numbers(b"drafts").below, set()
    for _ in range(260):
        if match.over:
            break
        ask = match.asks[0]
        law = ask.legal
        if isinstance(law, Free) and law._drafts is not None:
            seen.add(ask.what)
            worked_out = [draft() if callable(draft) else draft for draft in law._drafts()]
            assert {answer for answer in worked_out if answer is not None and law.refuse(answer) is None} == set(law), ask.what
        match.play(ask.seat, law.sample(below)[0])
    assert {"order", "fire"} <= seen


def test_a_draw_says_whether_there_was_a_choice():
    """LOW-5.1: passing alone is no choice; passing beside something that may be done is one, and so is doing it."""
    alone: Free[object] = Free(lambda _: None, lambda: [0, 1], drafts=lambda: [lambda: None, 1])
    assert alone.sample(lambda n: n - 1) == (1, True)
    match = begin("bridge_at_dusk", 5)
    below = Numbers(b"choice").below
    for _ in range(120):
        ask = match.asks[0]
        answer, free = ask.legal.sample(below)
        assert free == (len(list(ask.legal)) > 1), ask.what
        match.play(ask.seat, answer)


@pytest.mark.parametrize("scenario", ["trench_raid", "bridge_at_dusk", "crossroads"])
def test_who_is_present_is_kept_up_to_date(scenario, monkeypatch):
    """LOW-2.31: after a shot, a jam or a wound the figures on the table are those of the state, whatever was remembered of them."""
    plain, kept = Battle.emit, []

    def emit(self, event):
        plain(self, event)
        if self.on_table:
            fresh = {side: [f for f in self.state.figures.values() if f.place == "table" and self.side(f.id) == side] for side in self.setting.sides}
            assert self.present() == fresh, type(event)
            kept.append(type(event).__name__)

    monkeypatch.setattr(Battle, "emit", emit)
    match, below = begin(scenario, 4), Numbers(b"present").below
    for _ in range(500):
        if match.over:
            break
        ask = match.asks[0]
        match.play(ask.seat, ask.legal.sample(below)[0])
    assert "Shot" in kept


@pytest.mark.parametrize("scenario", ["tanks_at_dawn", "crossroads"])
def test_one_shot_is_enough_to_know_that_there_is_one(scenario):
    """LOW-19.38, LOW-2.32: whether a vehicle may fire is what all its shots say, found anew, and each of them is lawful."""
    match, below, seen = begin(scenario, 6), Numbers(b"shots").below, set()
    for _ in range(500):
        if match.over:
            break
        ask, game = match.asks[0], match.game
        assert isinstance(game, Battle)
        for vehicle in game.state.vehicles.values():
            may = vehicle.place == "table" and refuse_fire(game, vehicle) is None
            shots = list(_each_shot(game, vehicle)) if may else []
            assert has_shot(game, vehicle.id) == bool(shots)
            assert all(refuse_shot(game, vehicle.id, shot) is None for shot in shots)
            seen.add(bool(shots))
        match.play(ask.seat, ask.legal.sample(below)[0])
    assert seen == {True, False}
