"""Vehicles under fire and firing (LOW-19.1, 19.4 to 19.24, 19.38 to 19.46, 19.50 to 19.54)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.legends_old_west.aiming.aim import modifiers
from bocage.games.legends_old_west.arms import machine_guns
from bocage.games.legends_old_west.arms.flame import Spray, SprayInto
from bocage.games.legends_old_west.arms.guns import Load
from bocage.games.legends_old_west.ground.vehicle_facts import crew, has_turret, in_arcs
from bocage.games.legends_old_west.moving.orders import Alight, Board
from bocage.games.legends_old_west.state.arms_events import Burst, Jet
from bocage.games.legends_old_west.state.state import FOREVER
from bocage.games.legends_old_west.state.vehicle_events import CrewFled, GunJammed, VehicleStruck
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.games.legends_old_west.turn.movement import order_law
from bocage.games.legends_old_west.vehicles import boarding, driving, vehicle_damage, vehicle_fire, vehicle_moves
from bocage.games.legends_old_west.vehicles.drive_law import Drive, refuse_drive
from bocage.games.legends_old_west.vehicles.vehicle_fire import FireWeapon, refuse_shot
from bocage.space.plane import Point

from .bench import THEIRS, Bench, cm, rect, replace

GUN, MG = "ww2_gun_medium", "ww2_mg"


def change(bench: Bench, ident: str, **facts: Any) -> None:
    bench.state.vehicles[ident] = replace(bench.state.vehicles[ident], **facts)
    bench.game.forget_all()


def duel(far: float = 60, **facts: Any) -> tuple[Bench, str, str]:
    """A Sherman facing a Panzer IV, so far apart edge to edge."""
    bench = Bench()
    ours = bench.vehicle("a", "sherman", (100, 20), 0, **facts)
    theirs = bench.vehicle("e", "pz4", (100, 20 + 11 + far), 180, THEIRS)
    return bench, ours, theirs


def fire(bench: Bench, tank: str, dice: str, *shots: Any) -> None:
    bench.run(vehicle_fire.fire_weapons(bench.game, tank), dice, *shots)


def test_case_30_tank_duel() -> None:
    """LOW-CASE-30, LOW-16.2, LOW-19.7, LOW-19.8, LOW-19.15, LOW-19.16, LOW-19.18, LOW-19.42: three times -1: only a 6; 2 points; immobilised; crew stands."""
    bench, ours, theirs = duel(120, moved=100)
    change(bench, theirs, moved=100)
    fire(bench, ours, "hit 6, location 3, wound 5, d3 4, damage 2, pluck 4 3", FireWeapon(GUN, theirs))
    hit = bench.state.vehicles[theirs]
    assert (hit.hit_points, hit.stuck) == (2, FOREVER)
    assert len(crew(bench.game, theirs)) == 5
    bench, ours, theirs = duel(120, moved=100)
    change(bench, theirs, moved=100)
    fire(bench, ours, "hit 5", FireWeapon(GUN, theirs))
    assert bench.state.vehicles[theirs].hit_points == 4


def test_own_move_counts_once() -> None:
    """LOW-19.4, LOW-19.8: fire on the move and from a moving vehicle is one -1; standing there is none."""
    bench, ours, _ = duel(moved=100)
    tank = bench.state.vehicles[ours]
    assert vehicle_fire.own_modifier(bench.game, tank, on_the_move=True) == -1
    assert vehicle_fire.own_modifier(bench.game, replace(tank, moved=0)) == 0


@pytest.mark.parametrize(("far", "dice"), [(29.99, "location 3, wound 4"), (30, "hit 3")])
def test_case_31_point_blank(far: float, dice: str) -> None:
    """LOW-CASE-31, LOW-19.6, LOW-19.50: under 30 cm a tank hits without a die and cannot jam; at 30 cm it rolls."""
    bench, ours, theirs = duel(far)
    fire(bench, ours, dice, FireWeapon(GUN, theirs))
    assert bench.state.vehicles[ours].jams == ()


def test_point_blank_is_for_tanks() -> None:
    """LOW-19.6: a half-track at 20 cm rolls; a tank's machine gun scores all its dice (LOW-19.50)."""
    bench = Bench()
    track = bench.vehicle("a", "m3_halftrack", (100, 20))
    men = bench.men("e", "ww2_regular", [(100, 46)], (), THEIRS)
    bench.fires(track, "hit 1 2 2 2", f"fire weapon {MG} e", "dice 4")
    assert bench.alive(*men) == [True]
    bench = Bench()
    tank = bench.vehicle("a", "sherman", (100, 20))
    men = bench.men("e", "ww2_regular", [(100, 46)], (), THEIRS)
    bench.fires(tank, "wound 3 3 3 3", f"fire weapon {MG} e", "dice 4")
    assert bench.alive(*men) == [True]


def test_case_32_gun_jam() -> None:
    """LOW-CASE-32, LOW-19.13: a natural 1 jams the gun 1D3 turns: die 3 is two turns."""
    bench, ours, theirs = duel()
    fire(bench, ours, "hit 1, d3 3", FireWeapon(GUN, theirs))
    assert bench.told(GunJammed)[0].until == 5
    change(bench, ours, shot_with=())
    bench.state.done.clear()
    assert bench.shot_refusal(ours, f"fire weapon {GUN} {theirs}").rule == "LOW-19.13"
    bench.state.turn = 6
    assert bench.shot_refusal(ours, f"fire weapon {GUN} {theirs}") is None


def test_case_33_small_arms_on_vehicles() -> None:
    """LOW-CASE-33, LOW-19.9, LOW-19.11, LOW-19.14, LOW-19.39: half-track 5 no effect, 6 a crewman; truck 4 a crewman; jeep 2 a wreck without damage roll."""
    bench = Bench()
    track = bench.vehicle("t", "sdkfz_251", (100, 100), side=THEIRS)
    bench.struck(track, 3, "location 5", weapon="ww2_rifle", shot=True)
    assert bench.told(VehicleStruck)[0].effect is False
    bench.struck(track, 3, "location 6, crew 1, wound 4", weapon="ww2_rifle", shot=True)
    assert bench.alive("t.1", "t.2") == [True, False]
    lorry = bench.vehicle("l", "ww2_army_truck", (60, 100), side=THEIRS)
    bench.struck(lorry, 3, "location 4, crew 0, wound 3", weapon="ww2_rifle", shot=True)
    assert bench.alive("l.1", "l.2") == [True, True]
    jeep = bench.vehicle("j", "ww2_jeep", (140, 100), side=THEIRS)
    bench.struck(jeep, 3, "location 2, wound 4, wound 3, wound 4", weapon="ww2_rifle", shot=True)
    assert bench.state.vehicles[jeep].wreck
    assert bench.alive("j.1", "j.2") == [True, False]
    assert bench.fig("j.1").place == "table"
    quiet = Bench(light_weapons_ignore_heavy="on")
    track = quiet.vehicle("t", "sdkfz_251", (100, 100), side=THEIRS)
    quiet.struck(track, 3, "", weapon="ww2_rifle", shot=True)


def test_medium_weapons_damage_any_vehicle() -> None:
    """LOW-19.10, LOW-19.11: a grenade may damage a tank; a rifle may damage a truck."""
    bench = Bench()
    tank = bench.vehicle("t", "sherman", (100, 100))
    lorry = bench.vehicle("l", "ww2_army_truck", (60, 100))
    light, heavy = bench.state.vehicles[lorry], bench.state.vehicles[tank]
    assert vehicle_damage.refuse_damage(heavy, "ww2_mg").rule == "LOW-19.9"
    for weapon in ("ww2_grenade", "ww2_panzerfaust", "ww2_gun_light", "ww2_bazooka", "ww2_mine_at", "ww2_flamethrower"):
        assert vehicle_damage.refuse_damage(heavy, weapon) is None
    assert vehicle_damage.refuse_damage(light, "ww2_rifle") is None


def strike(bench: Bench, tank: str, dice: str) -> None:
    bench.struck(tank, 4, dice, damage="1D3", weapon=GUN, shot=True)


def test_case_34_shaken() -> None:
    """LOW-CASE-34, LOW-19.19, LOW-19.22, LOW-19.23: the second test fails: the crew flees; rallied it boards and does nothing else."""
    bench, _ours, theirs = duel()
    strike(bench, theirs, "location 1, wound 5, d3 1, damage 4, pluck 6 2, pluck 2 3")
    assert bench.told(CrewFled)
    assert bench.state.units["e"].fleeing
    assert crew(bench.game, theirs) == []
    assert all(bench.fig(f"e.{n}").place == "table" for n in range(1, 6))
    assert bench.movable(theirs) is False
    bench.state.units["e"] = replace(bench.state.units["e"], fleeing=False)
    bench.state.turn = 5
    assert boarding.boardable(bench.game, "e") == [theirs]
    bench.moves("e", "", f"board e {theirs}")
    assert len(crew(bench.game, theirs)) == 5
    assert bench.fig("e.1").moved >= 625
    assert vehicle_fire.refuse_fire(bench.game, bench.state.vehicles[theirs]).rule == "LOW-19.22"
    assert not bench.movable(theirs)
    bench.state.turn = 6
    assert bench.movable(theirs)


def test_shaken_crew_fails_at_once() -> None:
    """LOW-19.19: failing the first test has the effect of LOW-19.22, and no second test follows."""
    bench, _, theirs = duel()
    strike(bench, theirs, "location 1, wound 5, d3 1, damage 4, pluck 2 3")
    assert crew(bench.game, theirs) == []


def test_damage_table() -> None:
    """LOW-19.16, LOW-19.17, LOW-19.20, LOW-19.21: 1 explodes and kills the crew, 5 the turret sticks, 6 nothing; a crew test after each but the first."""
    bench, _, theirs = duel()
    strike(bench, theirs, "location 1, wound 5, d3 1, damage 1")
    assert bench.state.vehicles[theirs].wreck
    assert not any(bench.alive(*(f"e.{n}" for n in range(1, 6))))
    assert any(g.type == "wreck" for g in bench.state.features)
    bench, _, theirs = duel()
    strike(bench, theirs, "location 1, wound 5, d3 1, damage 5, pluck 4 3")
    assert bench.state.vehicles[theirs].turret_stuck
    bench, _, theirs = duel()
    strike(bench, theirs, "location 1, wound 5, d3 1, damage 6, pluck 4 3")
    assert bench.state.vehicles[theirs].stuck == 0
    gunless = Bench()
    jsu = gunless.vehicle("e", "jsu", (100, 100), side=THEIRS)
    gunless.struck(jsu, 5, "location 1, wound 5, d3 1, damage 5, pluck 4 3", damage="1D3", weapon="ww2_gun_heavy")
    assert not gunless.state.vehicles[jsu].turret_stuck


def test_one_damage_roll_for_one_hit() -> None:
    """LOW-19.41: three points from one hit are one roll; with the option one for each point."""
    bench, _, theirs = duel()
    strike(bench, theirs, "location 1, wound 5, d3 6, damage 6, pluck 4 3")
    assert bench.state.vehicles[theirs].hit_points == 1
    each = Bench(damage_roll_per_point="on")
    tank = each.vehicle("e", "pz4", (100, 100), side=THEIRS)
    each.struck(tank, 4, "location 1, wound 5, d3 3, damage 6, pluck 4 3, damage 2, pluck 4 3", damage="1D3", weapon=GUN)
    assert each.state.vehicles[tank].stuck == FOREVER


def test_the_last_point() -> None:
    """LOW-19.40, LOW-2.9: at 0 Pv a wreck: no D3 against the last point, no damage roll, a Strength 3 hit on every occupant, passengers too."""
    bench = Bench()
    track = bench.vehicle("t", "sdkfz_251", (100, 100), side=THEIRS, hit_points=1)
    men = bench.men("p", "ww2_regular", [(100, 100), (100, 100)], (), THEIRS)
    for man in men:
        bench.state.figures[man] = replace(bench.fig(man), place="aboard", vehicle=track, station="passenger")
    bench.struck(track, 4, "location 1, wound 4, wound 4, wound 3, wound 4, wound 3", damage="1D3", weapon=GUN)
    assert bench.alive("t.1", "t.2", *men) == [False, True, False, True]
    survivor = bench.fig(men[1])
    assert survivor.place == "table"
    assert bench.game.within(men[1], track, 500)


def test_passengers_of_an_explosion() -> None:
    """LOW-19.53: the crew is dead, passengers take the Strength 3 hit of a wreck."""
    bench = Bench()
    track = bench.vehicle("t", "sdkfz_251", (100, 100), side=THEIRS)
    man = bench.men("p", "ww2_regular", [(100, 100)], (), THEIRS)[0]
    bench.state.figures[man] = replace(bench.fig(man), place="aboard", vehicle=track, station="passenger")
    bench.struck(track, 4, "location 1, wound 4, damage 1, wound 3", weapon=GUN)
    assert bench.alive("t.1", "t.2", man) == [False, False, True]


def test_two_shots_with_different_weapons() -> None:
    """LOW-19.38, LOW-19.42: gun and machine gun, never the same twice, never three; four machine guns are one weapon."""
    bench, ours, theirs = duel()
    bench.men("x", "ww2_regular", [(110, 80)], (), THEIRS)
    fire(bench, ours, "hit 2, hit 2 2 2 2", FireWeapon(GUN, theirs), FireWeapon(MG, "x"), machine_guns.Dice(4))
    assert refuse_shot(bench.game, ours, FireWeapon(MG, "x")).rule == "LOW-19.38"
    change(bench, ours, shot_with=(GUN,))
    assert refuse_shot(bench.game, ours, FireWeapon(GUN, theirs)).rule == "LOW-19.38"
    assert refuse_shot(bench.game, ours, FireWeapon("ww2_smg", theirs)).rule == "LOW-19.38"
    change(bench, ours, weapons=(GUN, MG, "ww2_lmg"), shot_with=(GUN,))
    assert refuse_shot(bench.game, ours, FireWeapon("ww2_lmg", theirs)) is None
    change(bench, ours, shot_with=(GUN, MG))
    assert refuse_shot(bench.game, ours, FireWeapon("ww2_lmg", theirs)).message == "two-shots"


def ww1_tank(row: str = "ww1_mark_iv", facing: int = 0, **facts: Any) -> tuple[Bench, str]:
    bench = Bench("ww1", date="1917-11-20")
    return bench, bench.vehicle("a", row, (100, 100), facing, **facts)


def test_first_war_tanks_move_or_fire() -> None:
    """LOW-19.5, LOW-19.54: a WWI tank that moved may not fire, an armoured car may at -1; a tank that fired may not move."""
    bench, tank = ww1_tank(loadout=("ww1_mg",) * 4, moved=100)
    assert vehicle_fire.refuse_fire(bench.game, bench.state.vehicles[tank]).rule == "LOW-19.5"
    change(bench, tank, moved=0, shot_with=("ww1_mg",))
    assert not bench.movable(tank)
    bench, car = ww1_tank("ww1_armoured_car", moved=100)
    assert vehicle_fire.refuse_fire(bench.game, bench.state.vehicles[car]) is None
    assert vehicle_fire.own_modifier(bench.game, bench.state.vehicles[car]) == -1


def test_arcs() -> None:
    """LOW-2.32, LOW-19.20: a turret fires all round, a stuck one turns with the hull; hull weapons in 90 degrees ahead; a Mark IV's guns to the sides."""
    bench, tank = ww1_tank(loadout=("ww1_gun_medium", "ww1_gun_medium"))
    male = bench.state.vehicles[tank]
    assert in_arcs(male, "ww1_gun_medium", Point(cm(150), cm(100)))
    assert in_arcs(male, "ww1_gun_medium", Point(cm(50), cm(100)))
    assert not in_arcs(male, "ww1_gun_medium", Point(cm(100), cm(150)))
    bench, ours, theirs = duel()
    sherman = bench.state.vehicles[ours]
    assert in_arcs(sherman, GUN, Point(cm(100), 0))
    assert has_turret(sherman)
    change(bench, ours, facing=90)
    assert bench.shot_refusal(ours, f"fire weapon {GUN} {theirs}") is None
    change(bench, ours, turret_stuck=True)
    assert refuse_shot(bench.game, ours, FireWeapon(GUN, theirs)).rule == "LOW-19.20"
    change(bench, ours, facing=0)
    assert bench.shot_refusal(ours, f"fire weapon {GUN} {theirs}") is None
    change(bench, ours, facing=90)
    jsu = bench.vehicle("j", "jsu", (140, 20), 90)
    assert refuse_shot(bench.game, jsu, FireWeapon("ww2_gun_heavy", theirs)).rule == "LOW-2.32"


def test_crews_at_the_weapons() -> None:
    """LOW-19.39, LOW-19.46: with fewer than half its crew it moves or fires; one drives, each further man mans a weapon; with none it stops."""
    bench, ours, _theirs = duel(moved=100)
    for n in (1, 2, 3):
        bench.state.figures.pop(f"a.{n}")
    assert vehicle_fire.refuse_fire(bench.game, bench.state.vehicles[ours]).rule == "LOW-19.39"
    change(bench, ours, moved=0)
    assert vehicle_fire.refuse_fire(bench.game, bench.state.vehicles[ours]) is None
    for n in (4, 5):
        bench.state.figures.pop(f"a.{n}")
    assert vehicle_fire.refuse_fire(bench.game, bench.state.vehicles[ours]).rule == "LOW-19.39"
    assert not bench.movable(ours)
    jeep = bench.vehicle("j", "ww2_jeep", (60, 20), crew=1, moved=100)
    assert vehicle_fire.refuse_fire(bench.game, bench.state.vehicles[jeep]).rule == "LOW-19.46"
    change(bench, jeep, moved=0)
    assert vehicle_fire.refuse_fire(bench.game, bench.state.vehicles[jeep]) is None


def test_small_guns_as_machine_guns() -> None:
    """LOW-16.12, LOW-16.18: a 20 mm gun may fire at troops with 4 dice of Strength 4 under the 12.5 cm template; a 75 may not."""
    bench = Bench()
    tank = bench.vehicle("a", "pz2", (100, 20))
    men = bench.men("e", "ww2_regular", [(100, 80)], (), THEIRS)
    shot = FireWeapon("ww2_gun_light", "e", True)
    assert bench.shot_refusal(tank, shot) is None
    fire(bench, tank, "hit 4 2 2 2, wound 4", shot, machine_guns.Dice(4))
    assert bench.alive(*men) == [False]
    assert bench.told(Burst)[0].radius == 625
    bench, ours, _theirs = duel()
    bench.men("x", "ww2_regular", [(110, 80)], (), THEIRS)
    assert bench.shot_refusal(ours, f"fire weapon {GUN} x true").rule == "LOW-16.12"


def test_tank_shells_at_infantry() -> None:
    """LOW-16.5, LOW-16.7, LOW-19.52: indirect by T in WWII; a natural 1 jams; at a building a 1 jams too, without a malfunction table."""
    bench = Bench(terrain=[rect("building", 150, 100, 10, 10, "house")])
    tank = bench.vehicle("a", "sherman", (100, 20))
    men = bench.men("e", "ww2_regular", [(100, 80)], (), THEIRS)
    fire(bench, tank, "hit 4, wound 4", FireWeapon(GUN, "e"), Load("shell"))
    assert bench.alive(*men) == [False]
    change(bench, tank, shot_with=())
    fire(bench, tank, "hit 1, d3 1", FireWeapon(GUN, "house"))
    assert bench.state.vehicles[tank].jams == ((GUN, 4),)
    bench, tank = ww1_tank("ww1_schneider")
    bench.men("e", "ww1_regular", [(100, 160)], (), THEIRS)
    fire(bench, tank, "hit 1, d3 5", FireWeapon("ww1_gun_medium", "e"), Load("shell"))
    assert bench.state.vehicles[tank].jams == (("ww1_gun_medium", 6),)


def test_flame_tanks() -> None:
    """LOW-14.22, LOW-23.21: 27 cm and D6 inches after a success; a tank with the enemy under 30 cm does not roll."""
    bench = Bench()
    tank = bench.vehicle("a", "crocodile", (100, 20))
    man = bench.men("e", "ww2_regular", [(100, 52)], (), THEIRS)[0]
    near = bench.men("x", "ww2_regular", [(100, 42)], (), THEIRS)[0]
    fire(bench, tank, "jet 4, d3 1 1, wound 4 4", FireWeapon("ww2_flamethrower_vehicle", "point"), Spray(0))
    assert bench.told(Jet)[0].length == 2700 + 4 * 250
    assert bench.alive(man, near) == [False, False]


def test_a_jet_into_a_dwelling_keeps_to_the_arc() -> None:
    """LOW-14.22, LOW-14.14, LOW-2.32, LOW-19.20: a flame tank whose turret is stuck reaches a dwelling before it, not one behind it."""
    bench = Bench(terrain=[rect("building", 95, 40, 10, 10, "front"), rect("building", 95, 90, 10, 10, "rear")])
    bench.men("e", "ww2_regular", [(100, 45)], (), THEIRS)
    bench.men("x", "ww2_regular", [(100, 95)], (), THEIRS)
    tank = bench.vehicle("a", "crocodile", (100, 70), 180)
    weapon = "ww2_flamethrower_vehicle"
    listed = [answer.building for answer in vehicle_fire.flame_targets(bench.game, bench.state.vehicles[tank], weapon)]
    assert listed == ["front", "rear"]
    change(bench, tank, turret_stuck=True)
    assert vehicle_fire.refuse_jet(bench.game, tank, weapon, SprayInto("front")) is None
    assert vehicle_fire.refuse_jet(bench.game, tank, weapon, SprayInto("rear")).rule == "LOW-2.32"
    assert vehicle_fire.flame_targets(bench.game, bench.state.vehicles[tank], weapon) == [SprayInto("front")]


def test_a_small_gun_fired_as_a_machine_gun_jams_itself() -> None:
    """LOW-16.18, LOW-2.18: two natural 1s jam the 20 mm gun that fired, not the machine gun beside it."""
    bench = Bench()
    tank = bench.vehicle("a", "pz2", (100, 20))
    bench.men("e", "ww2_regular", [(100, 80)], (), THEIRS)
    fire(bench, tank, "hit 1 1 2 2", FireWeapon("ww2_gun_light", "e", True), machine_guns.Dice(4))
    assert bench.state.vehicles[tank].jams == (("ww2_gun_light", 4),)
    assert refuse_shot(bench.game, tank, FireWeapon(MG, "e")) is None


def test_the_driver_fires_nothing_on_the_way() -> None:
    """LOW-19.4, LOW-19.46, LOW-19.39: of two men one drives, so one shot on the way; one man alone, or fewer than half the crew, may not drive and fire."""
    bench = Bench()
    tank = bench.vehicle("a", "stuart", (100, 20), crew=2)
    bench.men("e", "ww2_regular", [(100, 120)], (), THEIRS)
    way = Drive((Point(10000, 3000),), fire_at=0)
    assert refuse_drive(bench.game, tank, way) is None
    bench.run(driving.fire_on_the_way(bench.game, tank), "hit 2", "fire weapon ww2_gun_light e", "load shell")
    assert bench.state.vehicles[tank].shot_with == ("ww2_gun_light",)
    alone = bench.vehicle("b", "stuart", (140, 20), crew=1)
    assert refuse_drive(bench.game, alone, Drive((Point(14000, 3000),), fire_at=0)).rule == "LOW-19.46"
    assert refuse_drive(bench.game, alone, Drive((Point(14000, 3000),))) is None
    thin = bench.vehicle("c", "stuart", (60, 20), crew=2, crew_size=5)
    assert refuse_drive(bench.game, thin, Drive((Point(6000, 3000),), fire_at=1)).rule == "LOW-19.39"
    assert refuse_drive(bench.game, thin, Drive((Point(6000, 3000),))) is None


def test_a_turn_on_the_spot_is_a_move() -> None:
    """LOW-19.7, LOW-19.8, LOW-RULING-151: where turning is free a vehicle that only turned fires and is fired at with -1; one that stood does not."""
    bench = Bench("ww1", date="1918-05-01")
    car = bench.state.vehicles[bench.vehicle("a", "ww1_armoured_car", (100, 20), turned=45)]
    man = bench.men("m", "ww1_regular", [(100, 60)], ("ww1_rifle",), THEIRS)[0]
    rifle = WEAPONS["ww1_rifle"]
    assert vehicle_fire.own_modifier(bench.game, car) == -1
    assert modifiers(bench.game, bench.fig(man), rifle, car.id) == -1
    change(bench, car.id, turned=0)
    assert vehicle_fire.own_modifier(bench.game, bench.state.vehicles[car.id]) == 0
    assert modifiers(bench.game, bench.fig(man), rifle, car.id) == 0


def test_among_the_nearest_only_those_the_law_allows() -> None:
    """LOW-6.7, LOW-2.17, LOW-2.32: of two men equally near, one with a friend beside him, fire falls on the other without a question; guns and tanks too."""
    for weapon, dice in ((GUN, "hit 2"), (MG, "hit 2 2 2 2")):
        bench = Bench()
        tank = bench.vehicle("a", "sherman", (100, 20))
        bench.men("e", "ww2_regular", [(80, 80), (120, 80)], (), THEIRS)
        bench.men("b", "ww2_regular", [(76, 80)])
        bench.men("c", "ww2_regular", [(84, 80)])
        assert bench.shot_refusal(tank, f"fire weapon {weapon} e") is None
        fire(bench, tank, dice, FireWeapon(weapon, "e"), machine_guns.Dice(4) if weapon == MG else Load("shell"))
        assert "nearest" not in bench.asked
        bench.men("d", "ww2_regular", [(124, 80)])
        change(bench, tank, shot_with=())
        assert refuse_shot(bench.game, tank, FireWeapon(weapon, "e")).rule == "LOW-2.17"


def test_damage_six_does_no_more() -> None:
    """LOW-19.21, LOW-19.16: on a 6 nothing more is damaged, neither tracks nor turret; the crew tests all the same."""
    bench = Bench()
    tank = bench.vehicle("a", "sherman", (100, 20))
    before = bench.state.vehicles[tank]
    bench.run(vehicle_damage.damage_roll(bench.game, tank), "damage 6, pluck 4 3")
    assert bench.state.vehicles[tank] == before


def test_a_tank_gun_has_its_smoke() -> None:
    """LOW-17.9, LOW-RULING-152: two smoke rounds for each gun of a vehicle, none for its machine guns; a third is refused."""
    bench = Bench()
    tank = bench.vehicle("a", "sherman", (100, 20))
    bench.men("e", "ww2_regular", [(100, 80)], (), THEIRS)
    for left in (1, 0):
        fire(bench, tank, "hit 6", FireWeapon(GUN, "e"), Load("smoke"))
        assert bench.state.vehicles[tank].smoke == left
        change(bench, tank, shot_with=())
        bench.state.clouds.clear()
        bench.game.forget_all()
    fire(bench, tank, "hit 6, wound 1", FireWeapon(GUN, "e"))
    assert "load" not in bench.asked
    assert bench.state.vehicles[bench.vehicle("j", "ww2_jeep", (20, 20))].smoke == 0
    first, male = ww1_tank(loadout=("ww1_gun_medium",) * 2)
    assert first.state.vehicles[male].smoke == 4


def test_a_crew_may_leave_its_vehicle() -> None:
    """LOW-19.23, LOW-19.46, LOW-19.22: for half a move; not after it drove or fired, nor on the turn it came back; then the vehicle stands without a crew."""
    bench = Bench()
    tank = bench.vehicle("a", "sherman", (100, 50))
    assert boarding.refuse_abandon(bench.game, tank) is None
    for facts, rule in (({"moved": 100}, "LOW-19.23"), ({"shot_with": (MG,)}, "LOW-19.23"), ({"boarded": 3}, "LOW-19.22"), ({"wreck": True}, "LOW-19.39")):
        change(bench, tank, **facts)
        assert boarding.refuse_abandon(bench.game, tank).rule == rule
        change(bench, tank, moved=0, shot_with=(), boarded=0, wreck=False)
    bench.moves(bench.game.unit_of(tank).id, "", "alight a")
    assert [bench.fig(f"a.{n}").place for n in range(1, 6)] == ["table"] * 5
    assert {bench.fig(f"a.{n}").moved for n in range(1, 6)} == {625}
    assert crew(bench.game, tank) == []
    assert not bench.movable(tank)
    for n in range(1, 6):
        bench.put(f"a.{n}", bench.fig(f"a.{n}").x / 100, bench.fig(f"a.{n}").y / 100, moved=0)  # the next turn
    assert boarding.refuse_board(bench.game, "a", tank) is None
    change(bench, tank, stuck=FOREVER)
    again = bench.vehicle("b", "sherman", (50, 50), stuck=FOREVER)
    bench.moves(bench.game.unit_of(again).id, "", "alight b")
    assert crew(bench.game, again) == []
    other = bench.vehicle("c", "sherman", (150, 50))
    with pytest.raises(AssertionError, match="another-unit-moves"):
        bench.run(vehicle_moves.move(bench.game, other), "", Alight("b"))


def test_why_a_vehicle_cannot_be_boarded() -> None:
    """LOW-19.23, LOW-19.1, LOW-19.46: the order is refused by the rule it breaks: too far, no room, not theirs."""
    bench = Bench()
    bench.men("m", "ww2_regular", [(100, 60)])
    bench.men("n", "ww2_regular", [(60 + 3 * n, 60) for n in range(5)])
    jeep = bench.vehicle("j", "ww2_jeep", (100, 100))
    theirs = bench.vehicle("e", "ww2_jeep", (20, 60), side=THEIRS)
    law = order_law(bench.game, "m")
    assert law.refuse(Board("m", jeep)).message == "too-far-to-board"
    assert law.refuse(Board("m", theirs)).rule == "LOW-19.46"
    assert bench.order_refusal("n", f"board n {jeep}").rule == "LOW-19.1"
    assert law.refuse(Board("m", "x.v1")).rule == "LOW-19.23"
