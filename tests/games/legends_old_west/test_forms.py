"""Forms that people fill in: every part of an answer can be reached, and a guess is blind (LOW-2.2, LOW-15.1, LOW-19.4, LOW-21.11)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.legends_old_west.air.air_plans import BOMBER, FIGHTER, Flight, FlightPlan, write_plans
from bocage.games.legends_old_west.arms import cannonball, mortars
from bocage.games.legends_old_west.arms.guessing import Guess
from bocage.games.legends_old_west.vehicles import driving
from bocage.games.legends_old_west.vehicles.drive_law import Drive
from bocage.games.legends_old_west.view import arms_forms
from bocage.space.plane import Point

from .bench import THEIRS, Bench


def form(bench: Bench, rule: Any) -> Any:
    """The form of the first question that a rule puts, and the question."""
    request: Any = next(rule)
    ask = getattr(request, "asks", (request,))[0]
    return arms_forms.form(bench.game, ask), ask


@pytest.mark.parametrize("far", [60, 15, 130])
def test_a_guess_is_blind_wherever_the_enemy_stands(far: float) -> None:
    """LOW-2.2, LOW-15.1: nothing is measured while a mortar's distance is guessed, also with no enemy within its ranges; the draft is legal as it stands."""
    bench = Bench()
    me = bench.men("a", "ww2_gunner", [(100, 10)], ("ww2_mortar_medium",))[0]
    bench.men("e", "ww2_regular", [(100, 12.5 + far)], (), THEIRS)
    found, ask = form(bench, mortars.fire(bench.game, me, "ww2_mortar_medium", "point"))
    assert found is not None
    assert found.blind
    assert ask.legal.refuse(found.draft) is None
    exact = round(100 * far) + 125
    assert found.draft.distance != exact
    assert exact not in [answer.distance for answer in ask.legal if isinstance(answer, Guess)]


def test_a_ball_is_guessed_blind() -> None:
    """LOW-2.2, LOW-9.1: the same for a cannonball."""
    bench = Bench("colonial", date="1879-01-22")
    gun = bench.gun("g", "col_gun_medium", (100, 10), family="ball")
    bench.men("e", "col_regular", [(100, 70)], (), THEIRS)
    found, _ = form(bench, cannonball.fire_ball(bench.game, gun, ["g.1", "g.2"]))
    assert found.blind


@pytest.mark.parametrize(("era", "row", "fires"), [("ww2", "sherman", True), ("ww2", "ww2_jeep", False), ("ww1", "ww1_renault_ft", False)])
def test_a_tank_may_be_told_to_fire_on_its_way(era: str, row: str, fires: bool) -> None:
    """LOW-19.4: a person chooses the point at which a WWII tank fires; other vehicles have no such field. A point beyond the way is refused."""
    bench = Bench(era, date="1944-06-06" if era == "ww2" else "1918-05-01")
    tank = bench.vehicle("a", row, (100, 50), loadout=("ww1_mg",) if era == "ww1" else ())
    found, ask = form(bench, driving.ask_drive(bench.game, tank))
    fields = {field.path: field for field in found.fields}
    assert ("/fire_at" in fields) == fires
    way = (Point(10000, 5500),)
    if fires:
        assert [choice.value for choice in fields["/fire_at"].choices][:3] == [-1, 0, 1]
        assert ask.legal.refuse(Drive(way, fire_at=1)) is None
        assert ask.legal.refuse(Drive(way, fire_at=2)).message == "no-such-point-to-fire"
    else:
        assert ask.legal.refuse(Drive(way, fire_at=1)).message == "no-fire-on-the-move"


def test_a_pilot_chooses_when_to_turn() -> None:
    """LOW-21.11, LOW-21.5: at the start or in the middle of the move, for every aircraft of the plan."""
    bench = Bench("ww1", date="1917-09-23")
    craft = bench.plane("a", "sopwith_camel", (100, 60), 0, 2)
    found, ask = form(bench, write_plans(bench.game, FIGHTER))
    late = next(field for field in found.fields if field.path == "/flights/0/late")
    assert [choice.value for choice in late.choices] == [False, True]
    assert ask.legal.refuse(FlightPlan((Flight(craft, 8000, 90, 2, True),))) is None
    assert list(write_plans(bench.game, BOMBER)) == []
