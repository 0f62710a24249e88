"""What a pilot writes down: a foe before his guns, nobody behind him, the place he was sent to; never off the table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bocage.core.registry import title
from bocage.games.legends_old_west.air.air_moves import observer
from bocage.games.legends_old_west.air.air_plans import BOMBER, Flight, plan_listing, refuse_flight, refuse_plan
from bocage.games.legends_old_west.computer import thumb_pilots
from bocage.games.legends_old_west.state.state import Plan
from bocage.games.legends_old_west.tables.scenario import VictoryRow

from .bench import OURS, THEIRS, Bench, replace


def sky(*victory: VictoryRow) -> Bench:
    return Bench("ww1", date="1917-09-23", victory=victory)


def flight_of(bench: Bench, craft: str) -> Flight:
    flight = thumb_pilots.best_flight(bench.game, bench.state.aircraft[craft])
    assert refuse_flight(bench.game, flight) is None
    return flight


def test_a_hunter_ends_slowly_behind_a_bomber_whose_plan_he_has_seen() -> None:
    """LOW-21.6, LOW-21.12, LOW-21.17: fighters plan after bombers; at half speed, in the same band, with the bomber ahead of the guns."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (100, 20), 0, 2)
    bomber = bench.plane("e", "airco_dh4", (100, 100), 90, 2, THEIRS)
    bench.state.aircraft[bomber] = replace(bench.state.aircraft[bomber], plan=Plan(3000, 90, 2))
    flight = flight_of(bench, camel)
    place = thumb_pilots._flown(bench.game, bench.state.aircraft[camel], flight)
    there = thumb_pilots._flown(bench.game, bench.state.aircraft[bomber], Flight(bomber, 3000, 90, 2))
    assert place is not None
    assert there is not None
    assert place.slow
    assert thumb_pilots.Guns(bench.game, bench.state.aircraft[camel], bench.state.aircraft[bomber]).dice(place, there)


def test_a_pilot_keeps_to_the_table_and_does_not_climb_before_another_s_guns() -> None:
    """LOW-21.8, LOW-21.12, LOW-21.15: with the edge before him he turns; who climbs may not fire, so he does not climb where he can only be fired at."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (100, 190), 0, 1)
    bench.plane("e", "albatros_d3", (100, 100), 0, 2, THEIRS)
    flight = flight_of(bench, camel)
    assert thumb_pilots._flown(bench.game, bench.state.aircraft[camel], flight) is not None
    assert flight.band == 1


def test_a_scout_finds_his_way_over_the_place_and_home() -> None:
    """LOW-24.5, LOW-21.9, LOW-21.11: alone in the sky he ends two moves above the wood within five turns, and leaves by the right edge."""
    wood = {"x": 70, "y": 70, "w": 30, "h": 20}
    task = VictoryRow("recon", "overfly", "", OURS, objective=wood, score=3, unit="a", moves_above=2, altitudes_cm=(10, 20), then_exit="south")
    bench = sky(task)
    scout = bench.plane("a", "re8", (90, 10), 0, 2)
    passes = 0
    for turn in range(4):
        craft = bench.state.aircraft[scout]
        flight = flight_of(bench, scout)
        place = thumb_pilots._flown(bench.game, craft, flight)
        assert place is not None
        passes += 7000 <= place.point.x <= 10000 and 7000 <= place.point.y <= 9000
        x, y = place.point.x, place.point.y
        bench.state.aircraft[scout] = replace(craft, x=x, y=y, heading=place.heading, band=place.band, passes=passes, turns=turn + 1)
    assert passes >= 2
    left = bench.state.aircraft[scout]
    assert min((left.y, "south"), (20000 - left.y, "north"), (left.x, "west"), (20000 - left.x, "east"))[1] == "south"


def test_a_plan_for_every_aircraft_of_the_class_and_no_opinion_on_the_rest() -> None:
    """LOW-21.5, LOW-21.6: the hint is one lawful plan for all aircraft that are asked for."""
    bench = sky()
    bench.plane("a", "airco_dh4", (60, 40), 0, 2)
    bench.plane("b", "airco_dh4", (120, 40), 0, 2)
    bench.plane("e", "albatros_d3", (100, 120), 180, 2, THEIRS)
    ask = asked(OURS, "flight_plan", {"role": "@role-fighter-bomber"})
    found = thumb_pilots.hint(bench.game, ask)
    assert found is not None
    assert refuse_plan(bench.game, OURS, BOMBER, found[0]) is None
    assert len(found[0].flights) == len(plan_listing(bench.game, OURS, BOMBER)[0].flights) == 2
    assert thumb_pilots.hint(bench.game, asked(OURS, "order", {})) is None
    assert title("legends_old_west").hint is thumb_pilots.hint


def asked(seat: str, what: str, facts: dict[str, str]) -> Any:
    """A question as the hint looks at it."""
    return SimpleNamespace(seat=seat, what=what, facts=facts)


def test_a_plan_is_remembered_for_the_very_same_sky_only() -> None:
    """LOW-21.6, LOW-21.29: whatever changes about any aircraft, a rear gunner who is gone too, is thought through anew; copies remember together."""
    bench = sky()
    bench.plane("a", "airco_dh4", (100, 40), 0, 2)
    foe = bench.plane("e", "airco_dh4", (100, 100), 180, 2, THEIRS)
    game = bench.game
    mine = next(ident for ident in game.state.aircraft if game.side(ident) == OURS)
    first = thumb_pilots.best_flight(game, game.state.aircraft[mine])
    assert thumb_pilots.best_flight(game.copy(game.state.copy()), game.state.aircraft[mine]) is first
    for change in ({"x": 4000}, {"heading": 90}, {"band": 3}, {"plan": Plan(3000, 90, 2)}):
        game.state.aircraft[foe] = replace(game.state.aircraft[foe], **change)
        known = len(game.planned)
        assert thumb_pilots.best_flight(game, game.state.aircraft[mine]) == thumb_pilots._best_flight(game, game.state.aircraft[mine])
        assert len(game.planned) == known + 1
    gunner = observer(game, foe)
    assert gunner is not None
    del game.state.figures[gunner.id]
    known = len(game.planned)
    assert thumb_pilots.best_flight(game, game.state.aircraft[mine]) == thumb_pilots._best_flight(game, game.state.aircraft[mine])
    assert len(game.planned) == known + 1
