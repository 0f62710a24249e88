"""Vehicles on the move: turning, ground, obstacles, buildings, overruns, boats (LOW-19.2 to 19.4, 19.25 to 19.37, 19.47 to 19.49, 19.51)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.arms import mines
from bocage.games.legends_old_west.ground.vehicle_facts import row_of
from bocage.games.legends_old_west.moving.orders import Work
from bocage.games.legends_old_west.state.state import FOREVER, Mine
from bocage.games.legends_old_west.state.vehicle_events import BoatBack, Dodged, ObstacleTried, RunOver
from bocage.games.legends_old_west.tables.scenario import EffectRow
from bocage.games.legends_old_west.turn import engineering
from bocage.games.legends_old_west.vehicles import boarding, drive_law, driving, overrun, vehicle_moves
from bocage.games.legends_old_west.vehicles.drive_law import Drive, allowance, cost, refuse_drive
from bocage.games.legends_old_west.vehicles.vehicle_fire import FireWeapon
from bocage.space.plane import Point

from .bench import THEIRS, Bench, cm, line, rect, replace


def spot(x: float, y: float) -> Point:
    return Point(cm(x), cm(y))


def to(*points: tuple[float, float], facing: int = drive_law.KEEP, fire_at: int = drive_law.NEVER) -> Drive:
    return Drive(tuple(spot(*p) for p in points), facing, fire_at)


def drive(bench: Bench, ident: str, dice: str, way: Drive, *answers: object) -> tuple[int, int]:
    bench.moves(bench.game.unit_of(ident).id, dice, way, *answers)
    found = bench.state.vehicles[ident]
    return found.x, found.y


def law(bench: Bench, ident: str, way: Drive) -> str:
    refusal = refuse_drive(bench.game, ident, way)
    return refusal.rule if refusal else ""


def test_case_36_turning() -> None:
    """LOW-CASE-36, LOW-19.2, LOW-19.3: 60 degrees are two started 45s: half of 40 cm; WWI turns freely, by option a quarter; a motorcycle pays 50 of 100."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100))
    here = bench.state.vehicles[tank]
    assert cost(bench.game, here, Drive((), 60)) == 2000
    assert law(bench, tank, to((100 + 17.32, 110))) == ""
    assert law(bench, tank, to((100 + 17.4, 110.1))) == "LOW-19.2"
    assert law(bench, tank, to((100, 140))) == ""
    assert law(bench, tank, to((100, 140.01))) == "LOW-19.1"
    old = Bench("ww1", date="1917-11-20")
    mark = old.vehicle("t", "ww1_mark_iv", (100, 100), loadout=("ww1_mg",) * 4)
    assert cost(old.game, old.state.vehicles[mark], to((110, 100))) == 1000
    paid = Bench("ww1", date="1917-11-20", vehicle_turn_cost_ww1="on")
    mark = paid.vehicle("t", "ww1_mark_iv", (100, 100), loadout=("ww1_mg",) * 4)
    assert cost(paid.game, paid.state.vehicles[mark], Drive((), 45)) == 250
    bike = bench.vehicle("b", "ww2_motorcycle", (50, 50))
    assert cost(bench.game, bench.state.vehicles[bike], Drive((), 90)) == 5000


def test_a_drive_in_legs() -> None:
    """LOW-19.1, LOW-19.2: the move is counted and the facing follows the way."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100))
    assert drive(bench, tank, "", to((100, 110), (110, 110))) == (cm(110), cm(110))
    found = bench.state.vehicles[tank]
    assert (found.facing, found.moved, found.turned) == (90, 4000, 90)
    assert law(bench, tank, Drive(())) == "LOW-19.1"


@pytest.mark.parametrize(("die", "where", "result"), [(5, 115.5, "cross_stop"), (1, 104.5, "blocked"), (6, 119.5, "cross_continue")])
def test_case_37_obstacle(die: int, where: float, result: str) -> None:
    """LOW-CASE-37, LOW-19.35, LOW-19.36, LOW-19.37, LOW-19.49: 1 stops before the wall, 2-5 beyond it, 6 goes on with what is left after its own length."""
    bench = Bench(terrain=[line("wall", 50, 110, 150, 110)])
    tank = bench.vehicle("t", "sherman", (100, 104.5))  # its bow at the wall, 15 cm to go: 11 for its own length, 4 are left
    assert drive(bench, tank, f"obstacle {die}", to((100, 119.5))) == (cm(100), cm(where))
    assert bench.told(ObstacleTried)[0].result == result


def test_case_37_bogged_in_difficult_ground() -> None:
    """LOW-CASE-37, LOW-19.25, LOW-19.51: in difficult ground it rolls first; a 6: no move until next turn; 5 drives on."""
    for die, y in ((6, 100), (5, 120)):
        bench = Bench(terrain=[rect("rough", 80, 80, 40, 60)])
        tank = bench.vehicle("t", "sherman", (100, 100))
        assert drive(bench, tank, f"bog {die}", to((100, 120)))[1] == cm(y)
        assert bench.movable(tank) is (die == 5)
    bench.state.vehicles[tank] = replace(bench.state.vehicles[tank], stuck=3)
    bench.state.turn = 4
    assert bench.movable(tank)


def test_very_difficult_ground() -> None:
    """LOW-19.26, LOW-19.48: stuck on 5 or 6 when it is entered; plain wheels never enter it."""
    for die, stuck in ((4, False), (5, True)):
        bench = Bench(terrain=[rect("marsh", 80, 105, 40, 40)])
        tank = bench.vehicle("t", "sherman", (100, 95))
        drive(bench, tank, f"bog {die}", to((100, 125)))
        assert (bench.state.vehicles[tank].stuck == 3) is stuck
    lorry = bench.vehicle("l", "ww2_army_truck", (60, 125), 90)
    assert law(bench, lorry, to((90, 125))) == "LOW-19.48"


def test_through_a_building() -> None:
    """LOW-19.27, LOW-19.51: a tank drives through, stuck for good on 4+; the option frees it after the next turn; a truck may not."""
    for die, option, until in ((3, "off", 0), (4, "off", FOREVER), (4, "on", 4)):
        bench = Bench(terrain=[rect("building", 90, 108, 20, 8, "house")], building_stall_temporary=option)
        tank = bench.vehicle("t", "sherman", (100, 95))
        drive(bench, tank, f"bog {die}", to((100, 130)))
        assert bench.state.vehicles[tank].stuck == until
    lorry = bench.vehicle("l", "ww2_army_truck", (100, 80))
    bench.state.vehicles.pop(tank)
    assert law(bench, lorry, to((100, 109))) == "LOW-19.27"


def test_roads() -> None:
    """LOW-19.47, LOW-19.48: road speed needs the whole move on road; "no cross-country" stays on it; wheels go at half in difficult ground."""
    bench = Bench(terrain=[rect("road", 96, 0, 8, 200), rect("rough", 0, 0, 40, 40)])
    lorry = bench.vehicle("l", "ww2_army_truck", (100, 50))
    car = bench.vehicle("c", "ww2_civil_car", (100, 20))
    here = bench.state.vehicles[lorry]
    assert allowance(bench.game, here, [spot(100, 110)]) == 6000
    assert allowance(bench.game, here, [spot(120, 50)]) == 3000
    assert law(bench, car, to((120, 20))) == "LOW-19.47"
    assert law(bench, car, to((100, 40))) == ""
    rough = bench.vehicle("r", "ww2_army_truck", (20, 20))
    assert allowance(bench.game, bench.state.vehicles[rough], [spot(20, 30)]) == 1500


def test_water() -> None:
    """LOW-19.28: a tank may not enter water; an amphibious vehicle swims 10 cm."""
    bench = Bench(terrain=[rect("river", 0, 110, 200, 20)])
    tank = bench.vehicle("t", "sherman", (100, 95))
    assert law(bench, tank, to((100, 120))) == "LOW-19.28"
    from bocage.games.legends_old_west.tables.tables import VEHICLES

    row = VEHICLES["ww2_jeep"]
    VEHICLES["ww2_jeep"] = replace(row, amphibious=True)
    try:
        duck = bench.vehicle("d", "ww2_jeep", (60, 112))
        assert law(bench, duck, to((60, 122))) == ""
        assert law(bench, duck, to((60, 122.1))) == "LOW-19.1"
    finally:
        VEHICLES["ww2_jeep"] = row


def test_what_a_vehicle_runs_into() -> None:
    """LOW-19.31: it stops for friends and other vehicles, and stays on the table; enemies on foot do not stop it."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100))
    bench.men("b", "ww2_regular", [(100, 120)])
    assert law(bench, tank, to((100, 130))) == "LOW-19.31"
    assert law(bench, tank, to((100, 113))) == ""
    bench.vehicle("e", "pz4", (110, 100), side=THEIRS)
    assert law(bench, tank, to((120, 100))) == "LOW-19.31"
    far = Bench()
    tank = far.vehicle("t", "sherman", (100, 180))
    far.men("e", "ww2_regular", [(100, 190)], (), THEIRS)
    assert law(far, tank, to((100, 194.5))) == ""
    assert law(far, tank, to((100, 194.6))) == "LOW-19.1"
    assert law(far, tank, Drive((Point(10**12, 0),))) == "LOW-19.1"


def test_case_35_overrun() -> None:
    """LOW-CASE-35, LOW-19.31, LOW-19.32, LOW-19.33, LOW-19.34: each man in the path tests once; who fails takes Strength 5; the others leap aside and act."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100))
    men = bench.men("e", "ww2_regular", [(99, 112), (100.5, 116), (101, 120)], (), THEIRS)
    sides = (overrun.Dodge("left"), overrun.Dodge("right"))
    drive(bench, tank, "pluck 3 3, pluck 1 4, wound 3, pluck 6 2", to((100, 130)), *sides)
    assert bench.alive(*men) == [True, False, True]
    assert bench.told(RunOver)[0].figure == men[1]
    first, last = bench.fig(men[0]), bench.fig(men[2])
    assert first.x < cm(97.5)
    assert last.x > cm(102.5)
    assert {event.figure for event in bench.told(Dodged)} == {men[0], men[2]}
    assert not first.busy


def test_a_turn_runs_over_who_stands_beside() -> None:
    """LOW-19.31, LOW-19.32: a hull that swings round runs over a man at its side like one that drives; one beyond its swing is left alone."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100))
    near, far = bench.men("e", "ww2_regular", [(104, 100), (109, 100)], (), THEIRS)
    drive(bench, tank, "pluck 3 3", Drive((), 90), overrun.Dodge("left"))
    assert [event.figure for event in bench.told(Dodged)] == [near]
    assert abs(bench.fig(near).y - cm(100)) > cm(2.5)
    assert bench.fig(far).x == cm(109)


def test_a_turn_over_a_mine() -> None:
    """LOW-15.12: the bow that swings onto an anti-tank mine sets it off; a turn that stays clear of it does not."""
    for facing, left in ((90, 0), (20, 1)):
        bench = Bench()
        tank = bench.vehicle("t", "sherman", (100, 100))
        bench.state.mines["m"] = Mine("m", THEIRS, "ww2_mine_at", cm(105), cm(100))
        drive(bench, tank, "" if left else "location 2, wound 1", Drive((), facing))
        assert len(bench.state.mines) == left


def test_a_crossing_past_the_bend_ends_the_way() -> None:
    """LOW-19.36, LOW-19.37, LOW-19.49: placed beyond the wall it has come past the bend that was drawn before it: it is not put back to turn there."""
    bench = Bench(terrain=[line("wall", 50, 110, 150, 110)])
    tank = bench.vehicle("t", "sherman", (100, 104.5))
    assert drive(bench, tank, "obstacle 6", to((100, 106), (104, 106))) == (cm(100), cm(115.5))
    bench = Bench(terrain=[line("wall", 50, 110, 150, 110)])
    tank = bench.vehicle("t", "sherman", (100, 104.5))
    assert drive(bench, tank, "obstacle 6", to((100, 117), (104, 117))) == (cm(104), cm(117))


def test_a_mine_under_the_tracks() -> None:
    """LOW-15.12, LOW-13.13: a station within 1.25 cm of a mine sets it off and may end the move."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100))
    bench.state.mines["m"] = Mine("m", THEIRS, "ww2_mine_at", cm(100), cm(120))
    _x, y = drive(bench, tank, "location 2, wound 4, d3 1, damage 3, pluck 4 3", to((100, 135)))
    assert y < cm(120)
    assert bench.state.vehicles[tank].stuck == FOREVER


def test_wire_and_fascines() -> None:
    """LOW-19.25: scenario effects: a tank flattens a lane in the wire; its fascine spares it one roll in a trench."""
    crush = EffectRow(type="crush_terrain", terrain="wire", by="tank", lane_cm=6, becomes="open")
    bench = Bench("ww1", [rect("wire", 80, 104, 40, 4)], date="1917-11-20", effects=[crush])
    tank = bench.vehicle("t", "ww1_mark_iv", (100, 100), loadout=("ww1_mg",) * 4)
    drive(bench, tank, "bog 3", to((100, 110)))
    assert any(g.type == "open" for g in bench.state.features)
    assert bench.game.land.at(cm(100), cm(106)).id == "open"
    assert bench.game.land.at(cm(115), cm(106)).id == "wire"
    bench = Bench("ww1", [rect("trench", 80, 104, 40, 5)], date="1917-11-20")
    tank = bench.vehicle("t", "ww1_mark_iv", (100, 100), loadout=("ww1_mg",) * 4, fascine=True)
    drive(bench, tank, "", to((100, 110)))
    assert not bench.state.vehicles[tank].fascine
    assert bench.state.vehicles[tank].y == cm(110)


def test_fire_on_the_move() -> None:
    """LOW-19.4: a WWII tank names the point of its move at which it fires, at -1; half-tracks and WWI tanks may not."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 20))
    other = bench.vehicle("e", "pz4", (100, 100), 180, THEIRS)
    shot = FireWeapon("ww2_gun_medium", other)
    drive(bench, tank, "hit 4", to((100, 30), (100, 40), fire_at=1), shot)
    assert bench.state.vehicles[tank].y == cm(40)
    assert bench.state.vehicles[tank].shot_with == ("ww2_gun_medium",)
    track = bench.vehicle("h", "m3_halftrack", (50, 20))
    assert law(bench, track, to((50, 40), fire_at=1)) == "LOW-19.4"


def test_what_is_proposed_is_lawful_or_refused() -> None:
    """LOW-19.1: proposals lead towards enemies; a vehicle without crew, stuck or wrecked gets none."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100))
    bench.men("e", "ww2_regular", [(150, 150)], (), THEIRS)
    assert any(refuse_drive(bench.game, tank, way) is None for way in driving.candidates(bench.game, tank))
    bench.state.vehicles[tank] = replace(bench.state.vehicles[tank], stuck=FOREVER)
    assert law(bench, tank, to((100, 110))) == "LOW-19.51"


# -- boats ------------------------------------------------------------------------------------------------------------------------------


def boat(width: float = 60, at: tuple[float, float] = (100, 100)) -> tuple[Bench, str]:
    bench = Bench(terrain=[rect("river", 0, 100 - width / 2, 200, width)])
    return bench, bench.vehicle("b", "patrol_boat_ww2", at, 90)


def test_boats_sail_and_turn_about() -> None:
    """LOW-19.29, LOW-20.44, LOW-23.44: 15 cm a turn on water only; turning about takes the whole move and room."""
    bench, ship = boat()
    assert law(bench, ship, to((115, 100))) == ""
    assert law(bench, ship, to((115.01, 100))) == "LOW-19.1"
    bench.moves(bench.game.unit_of(ship).id, "", "steer about")
    found = bench.state.vehicles[ship]
    assert (found.facing, found.moved) == (270, 1500)
    narrow, ship = boat(12)
    assert vehicle_moves.steering(narrow.game, ship).refuse(vehicle_moves.Steer("about")).rule == "LOW-19.29"
    ashore, ship = boat(12)
    assert law(ashore, ship, to((100, 112))) in ("LOW-19.29", "LOW-19.2")


def test_a_boat_that_leaves_to_turn() -> None:
    """LOW-19.30: two complete turns off the table, back on the same edge, and a move only on the following turn."""
    bench, ship = boat(12, (187, 100))
    bench.moves(bench.game.unit_of(ship).id, "", "steer leave")
    assert bench.state.vehicles[ship].place == "off"
    for turn in (4, 5):
        bench.state.turn = turn
        bench.run(vehicle_moves.start_turn(bench.game))
        assert bench.state.vehicles[ship].place == "off"
    bench.state.turn = 6
    bench.run(vehicle_moves.start_turn(bench.game))
    assert bench.told(BoatBack)
    assert bench.state.vehicles[ship].facing == 270
    assert not bench.movable(ship)
    bench.state.turn = 7
    assert bench.movable(ship)
    middle, ship = boat(12)
    assert vehicle_moves.steering(middle.game, ship).refuse(vehicle_moves.Steer("leave")).rule == "LOW-19.30"


def test_who_works_does_not_board() -> None:
    """LOW-2.33, LOW-19.23: an engineer who has begun to lay a mine stays where he is for the turn; before he begins he may board."""
    bench = Bench()
    truck = bench.vehicle("t", "ww2_army_truck", (100, 100))
    man = bench.men("e", "ww2_eng_demolition", [(104, 100)], ("ww2_mine_ap",))[0]
    assert bench.order_refusal("e", f"board e {truck}") is None
    engineering.begin(bench.game, Work(man, "lay", *mines.lay_offers(bench.game, man)[0]))
    refusal = bench.order_refusal("e", f"board e {truck}")
    assert refusal is not None
    assert refusal.rule == "LOW-2.33"


def test_who_leaps_aside_stops_his_work() -> None:
    """LOW-2.33, LOW-19.32: an engineer who leaps out of a tank's path lays no mine where he stood; left alone he does."""
    for path, laid in (((100, 125), 0), ((100, 104), 1)):
        bench = Bench()
        tank = bench.vehicle("t", "sherman", (100, 100), side=THEIRS)
        man = bench.men("e", "ww2_eng_demolition", [(100, 112)], ("ww2_mine_ap",))[0]
        engineering.begin(bench.game, Work(man, "lay", *mines.lay_offers(bench.game, man)[0]))
        bench.moves(bench.game.unit_of(tank).id, "" if laid else "pluck 3 3", to(path), *(() if laid else (overrun.Dodge("left"),)))
        bench.step("end")
        assert len(bench.state.mines) == laid


def test_everybody_in_the_path_tests() -> None:
    """LOW-19.31, LOW-19.33: of three men abreast before a tank each tests, once; the one who fails is hit at its Strength; one beside the path does not."""
    bench = Bench()
    tank = bench.vehicle("a", "sherman", (100, 50))
    men = bench.men("e", "ww2_regular", [(98.7, 58), (101.3, 58), (100, 60.6), (110, 58)], (), THEIRS)
    bench.run(overrun.clear_the_way(bench.game, tank, Point(10000, 5000), Point(10000, 5500), 0), "pluck 6 6, pluck 1 1, wound 6, pluck 6 6")
    assert bench.alive(*men) == [True, False, True, True]
    assert (bench.fig(men[3]).x, bench.fig(men[3]).y) == (11000, 5800)


def test_who_flees_attacks_no_vehicle() -> None:
    """LOW-19.43, LOW-5.4, LOW-2.27: a man in contact may attack a jeep; fleeing or thrown he may not."""
    bench = Bench()
    jeep = bench.vehicle("j", "ww2_jeep", (100, 50), side=THEIRS)
    half = row_of(bench.state.vehicles[jeep]).length // 2
    (man,) = bench.men("a", "ww2_regular", [(100, (5000 - half - 125) / 100)], ("ww2_rifle",))
    assert boarding.attackers(bench.game, "ours") == [(man, jeep)]
    bench.put(man, 100, bench.fig(man).y / 100, dazed=True)
    assert boarding.attackers(bench.game, "ours") == []
    bench.put(man, 100, bench.fig(man).y / 100, dazed=False)
    bench.state.units["a"] = replace(bench.state.units["a"], fleeing=True)
    assert boarding.attackers(bench.game, "ours") == []


def test_fire_at_the_end_of_a_way_is_asked_for_once() -> None:
    """LOW-19.4: where the way ends with a turn the tank fires before it, and is not asked again after it; without a turn it fires at the end."""
    for facing in (-1, 45):
        bench = Bench()
        tank = bench.vehicle("t", "sherman", (100, 50))
        bench.men("e", "ww2_regular", [(100, 150)], (), THEIRS)
        bench.run(driving.drive(bench.game, tank, Drive((Point(10000, 5500),), facing, 1)), "")
        assert bench.asked == ["vehicle_fire"]
