"""Men and vehicles: fear, boarding, passengers, trades, close combat (LOW-19.12, 19.23, 19.24, 19.43 to 19.46)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.aiming.aim import refuse_shooter, targets_in_unit
from bocage.games.legends_old_west.aiming.in_the_way import items
from bocage.games.legends_old_west.armies import muster
from bocage.games.legends_old_west.ground.vehicle_facts import crew, may_man
from bocage.games.legends_old_west.moving.charge import causes_fear
from bocage.games.legends_old_west.tables.rows import GroupRow, UnitRow
from bocage.games.legends_old_west.tables.tables import MODELS, VEHICLES, WEAPONS
from bocage.games.legends_old_west.turn import morale, victory
from bocage.games.legends_old_west.vehicles import boarding

from .bench import OURS, THEIRS, Bench, replace
from .test_vehicles import duel


def test_tanks_cause_fear() -> None:
    """LOW-19.12: tanks do; armoured cars and half-tracks do not."""
    bench, ours, _ = duel()
    track = bench.vehicle("t", "m3_halftrack", (50, 100))
    assert causes_fear(bench.game, ours)
    assert not causes_fear(bench.game, track)


def riders() -> tuple[Bench, str, list[str]]:
    bench = Bench()
    track = bench.vehicle("t", "m3_halftrack", (100, 100))
    men = bench.men("p", "ww2_regular", [(100 + 3 * n, 90) for n in range(4)], ("ww2_rifle",))
    return bench, track, men


def test_boarding_and_leaving() -> None:
    """LOW-19.23, LOW-19.1: half a move to board or leave; too far, too many or engaged may not."""
    bench, track, men = riders()
    assert bench.order_refusal("p", f"board p {track}") is None
    bench.run(boarding.board(bench.game, "p", track))
    assert all(bench.fig(m).place == "aboard" and bench.fig(m).station == "passenger" for m in men)
    assert not boarding.may_leave(bench.game, "p")  # no half move left
    for m in men:
        bench.state.figures[m] = replace(bench.fig(m), moved=0)
    assert boarding.may_leave(bench.game, "p")
    bench.moves("p", "", "alight p")
    assert all(bench.fig(m).place == "table" and bench.fig(m).moved == 750 for m in men)
    far, track, men = riders()
    far.put(men[3], 140, 90)
    assert far.order_refusal("p", f"board p {track}").rule == "LOW-19.23"
    full, track, men = riders()
    full.men("p", "ww2_regular", [(95 - 2.6 * n, 93) for n in range(5)])
    assert full.order_refusal("p", f"board p {track}").rule == "LOW-19.1"


def test_passengers_fire_and_are_shot_at() -> None:
    """LOW-19.24, LOW-19.45: troops aboard may shoot; in an open vehicle they are targets behind hard cover, in a closed one not; crews man their vehicle."""
    bench, track, men = riders()
    bench.moves("p", "", f"board p {track}")
    man = bench.fig(men[0])
    assert refuse_shooter(bench.game, man) is None
    assert refuse_shooter(bench.game, bench.fig("t.1")).rule == "LOW-19.46"
    foe = bench.men("e", "ww2_regular", [(100, 130)], ("ww2_rifle",), THEIRS)[0]
    assert men[0] in targets_in_unit(bench.game, foe, "p", 6000)
    assert items(bench.game, foe, men[0]) == [(5, "")]
    assert VEHICLES["ww2_halftrack"].open
    assert not VEHICLES["ww2_civil_truck"].open
    for m in men:
        bench.state.figures[m] = replace(bench.fig(m), vehicle="c.v1")
    bench.vehicle("c", "ww2_civil_truck", (100, 110))
    bench.game.forget_all()
    assert targets_in_unit(bench.game, foe, "p", 6000) == []


def test_who_may_take_over_a_vehicle() -> None:
    """LOW-19.46, LOW-12.11, LOW-12.12, LOW-12.33: tank crew take tanks and half-tracks, drivers no tanks, airmen neither."""
    bench, ours, _ = duel()
    track = bench.vehicle("t", "m3_halftrack", (50, 100))
    tank, half = bench.state.vehicles[ours], bench.state.vehicles[track]
    tanker, driver = bench.fig("a.1"), bench.fig("t.1")
    assert (tanker.trade, driver.trade) == ("tank_crew", "driver")
    assert may_man(tanker, half) is None
    assert may_man(driver, half) is None
    assert may_man(driver, tank).rule == "LOW-12.12"
    airman = replace(driver, trade="airman")
    assert may_man(airman, half).rule == "LOW-12.12"
    lorry = bench.vehicle("l", "ww2_army_truck", (50, 60))
    assert may_man(airman, bench.state.vehicles[lorry]) is None


def test_a_captured_tank() -> None:
    """LOW-19.46: an abandoned enemy vehicle may be manned by a crew of the right trade, one with its crew aboard may not."""
    bench, _ours, theirs = duel(40)
    for n in range(1, 6):
        bench.put(f"a.{n}", 94 + 2.6 * n, 60, vehicle="", station="")
    assert bench.order_refusal("a", f"board a {theirs}").rule == "LOW-19.46"
    for n in range(1, 6):
        bench.state.figures.pop(f"e.{n}")
    assert bench.order_refusal("a", f"board a {theirs}") is None
    bench.moves("a", "", f"board a {theirs}")
    assert theirs not in bench.state.vehicles
    assert bench.game.side("a.v2") == OURS
    assert len(crew(bench.game, "a.v2")) == 5


def test_men_against_vehicles() -> None:
    """LOW-19.43: in contact A wound rolls without a fight; light weapons cannot hurt a tank, a grenade may; one grenade each."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100), side=THEIRS)
    man = bench.men("a", "ww2_regular", [(103.75, 100)], ("ww2_rifle", "ww2_grenade"))[0]
    rifle = bench.men("b", "ww2_regular", [(103.75, 103)], ("ww2_rifle",))[0]
    assert boarding.means(bench.game, rifle, bench.state.vehicles[tank]) == []
    assert boarding.means(bench.game, man, bench.state.vehicles[tank]) == ["ww2_grenade"]
    bench.step("bodies", "wound 5, damage 6, pluck 4 3", "assault ww2_grenade")
    assert bench.asked == ["assault_vehicle"]
    assert bench.state.vehicles[tank].hit_points == 3
    soft = Bench()
    car = soft.vehicle("c", "ww2_civil_truck", (100, 100), side=THEIRS)
    nco = soft.men("a", "ww2_nco", [(103.5, 100)], ("ww2_pistol",), fame=0)[0]
    soft.step("bodies", "wound 3, wound 4, damage 6, pluck 4 3", "assault melee")
    assert soft.state.vehicles[car].hit_points == 1
    assert nco in soft.state.figures


def test_colonial_teams() -> None:
    """LOW-19.44, LOW-10.25: a horse-drawn team is hit as a light vehicle."""
    bench = Bench("colonial", date="1879-01-22")
    team = bench.vehicle("t", "col_wagon", (100, 100), crew=2)
    bench.struck(team, 3, "location 3, wound 4, wound 3, wound 3", weapon="col_rifle", shot=True)
    assert bench.state.vehicles[team].wreck


@pytest.mark.parametrize(("men", "drivers"), [(1, 1), (2, 1), (9, 1), (10, 2)])
def test_colonial_teams_are_driven_by_soldiers(men: int, drivers: int) -> None:
    """LOW-10.25, LOW-19.1, LOW-RULING-138: without crew figures the first men drive, the others ride; an abandoned team is taken by two men, not by three."""
    bench = Bench("colonial", date="1879-01-22")
    row = UnitRow("t", "t", "colonial", OURS, men, 0, False, (GroupRow("col_regular", men, ()),), ("col_wagon",), (), "house")
    muster.add_unit(bench.state, bench.game.setting, "t", row, OURS, OURS)
    assert [f.station for f in bench.state.figures.values()] == ["crew"] * drivers + ["passenger"] * (men - drivers)
    for takers, rule in ((2, ""), (3, "LOW-19.1")):
        bench = Bench("colonial", date="1879-01-22")
        team = bench.vehicle("t", "col_wagon", (100, 100), crew=1)
        bench.state.figures.pop("t.1")
        bench.men("a", "col_regular", [(100 + 3 * n, 108.5) for n in range(takers)])
        found = bench.order_refusal("a", f"board a {team}")
        assert (found.rule if found else "") == rule


def test_a_vehicle_and_its_crew_count_as_one() -> None:
    """LOW-2.26: neither a crew that has bailed out nor riders who were aboard from the start falsify the count of losses."""
    bench = Bench()
    track = bench.vehicle("t", "m3_halftrack", (100, 100), crew=2)
    bench.men("a", "ww2_regular", [(20 + 3 * n, 20) for n in range(8)])
    for ident in ("a.1", "a.2"):
        bench.state.figures[ident] = replace(bench.fig(ident), place="aboard", vehicle=track, station="passenger")
    muster.finish(bench.state, bench.game.setting)
    assert bench.state.starting[OURS] == 9
    assert victory.losses(bench.game, OURS) == 0
    for ident in ("t.1", "t.2"):
        bench.state.figures[ident] = replace(bench.fig(ident), place="table", vehicle="", station="")
    assert victory.losses(bench.game, OURS) == 0
    bench.state.vehicles[track] = replace(bench.state.vehicles[track], wreck=True)
    assert victory.losses(bench.game, OURS) == 1
    bench.state.figures.pop("t.1")
    bench.state.figures.pop("a.1")
    assert victory.losses(bench.game, OURS) == 2


def test_who_breaks_aboard_gets_out() -> None:
    """LOW-7.3, LOW-7.6, LOW-19.22, LOW-RULING-140: a crew or riders who fail the general-killed test leave the vehicle and flee on foot; who passes stays."""
    for dice, out in (("pluck 1 1, pluck 1 1", True), ("pluck 6 6, pluck 6 6", False)):
        bench = Bench()
        track = bench.vehicle("t", "m3_halftrack", (100, 100), crew=2)
        bench.men("p", "ww2_regular", [(20, 20), (23, 20)], ("ww2_rifle",))
        for ident in ("p.1", "p.2"):
            bench.state.figures[ident] = replace(bench.fig(ident), place="aboard", vehicle=track, station="passenger")
        for unit in ("t", "p"):
            bench.state.units[unit] = replace(bench.state.units[unit], owes=("general",))
        bench.game.forget_all()
        bench.run(morale.take_tests(bench.game), dice)
        assert [bench.state.units[unit].fleeing for unit in ("t", "p")] == [out, out]
        assert [bench.fig(ident).place for ident in ("t.1", "t.2", "p.1", "p.2")] == (["table"] if out else ["aboard"]) * 4
        assert bool(crew(bench.game, track)) is not out
        if out:
            bench.step("flight", "", side=OURS)
            assert bench.fig("p.1").y < 10000


def test_models_have_what_their_rows_say() -> None:
    """LOW-19.1: a model's points are its row's and its weapons'; its crew lies within the row's numbers."""
    for model in MODELS.values():
        row = VEHICLES[model.parent]
        assert model.points == row.points + sum(WEAPONS[w].points for w in model.weapons)
        assert row.crew_min <= model.crew <= row.crew_max


def test_who_has_just_boarded_may_have_moved_too_far_to_shoot() -> None:
    """LOW-6.3, LOW-19.23, LOW-19.24: boarding from beside the vehicle is half a move and leaves a shot; who walked to it first has moved more; riders shoot."""
    from bocage.games.legends_old_west.aiming.aim import may_fire_after_move
    from bocage.games.legends_old_west.tables.tables import WEAPONS

    for walked, rule in ((0, ""), (300, "LOW-6.3")):
        bench, track, men = riders()
        for m in men:
            bench.state.figures[m] = replace(bench.fig(m), moved=walked)
        bench.game.forget_all()
        bench.run(boarding.board(bench.game, "p", track))
        bench.state.figures[men[0]] = replace(bench.fig(men[0]), moved=walked + 750)
        found = may_fire_after_move(bench.game, bench.fig(men[0]), WEAPONS["ww2_rifle"])
        assert (found.rule if found else "") == rule
        bench.state.figures[men[0]] = replace(bench.fig(men[0]), moved=0)
        assert may_fire_after_move(bench.game, bench.fig(men[0]), WEAPONS["ww2_rifle"]) is None
