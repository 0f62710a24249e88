"""Aircraft and the ground: strafing, ground fire, bombing (LOW-21.21 to 21.23, 21.33 to 21.41, 21.69)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.aiming.targets import refuse_aircraft
from bocage.games.legends_old_west.air import air_combat, air_moves
from bocage.games.legends_old_west.air.air_combat import Attack, refuse_attack
from bocage.games.legends_old_west.air.air_plans import BOMBER, FIGHTER
from bocage.games.legends_old_west.arms import machine_guns
from bocage.games.legends_old_west.state.air_events import BombingSilenced
from bocage.games.legends_old_west.state.arms_events import Burst
from bocage.games.legends_old_west.state.state import Plan
from bocage.games.legends_old_west.tables.scenario import VictoryRow
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, WEAPONS
from bocage.space.plane import Point

from .bench import OURS, THEIRS, Bench, cm, rect, replace
from .test_aviation import SIX, change, fire, sky


def test_strafing() -> None:
    """LOW-21.21, LOW-21.38, LOW-21.34: dice and template of the gun; ahead in a strip as wide as the own wings; who lies under it may not reply."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (100, 20), 0, 1)
    men = bench.men("e", "ww1_regular", [(100, 100), (104, 100), (106, 60)], ("ww1_rifle",), THEIRS)
    assert bench.shot_refusal(camel, f"attack forward {men[2]}").rule == "LOW-21.38"
    fire(bench, camel, "hit 4 2 2 2 2 2, wound 3", Attack("forward", men[0]), SIX)
    assert bench.told(Burst)[0].radius == 625
    assert refuse_aircraft(bench.game, men[0], "ww1_rifle", camel).rule == "LOW-21.34"
    assert refuse_aircraft(bench.game, men[1], "ww1_rifle", camel).rule == "LOW-21.34"
    assert refuse_aircraft(bench.game, men[2], "ww1_rifle", camel) is None
    far = bench.men("f", "ww1_regular", [(100, 124)], (), THEIRS)[0]
    change(bench, camel, shot_with=())
    assert refuse_attack(bench.game, camel, Attack("forward", far)).rule == "LOW-21.38"


def test_wrecks_are_not_strafed() -> None:
    """LOW-21.38, LOW-19.40: a tank ahead may be strafed; a wreck, or a vehicle that has left the table, is no target."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (100, 50), 0, 1)
    tank = bench.vehicle("t", "ww1_mark_iv", (100, 90), side=THEIRS, loadout=("ww1_mg",) * 4)
    assert bench.shot_refusal(camel, f"attack forward {tank}") is None
    for facts in ({"wreck": True}, {"wreck": False, "place": "off"}):
        bench.state.vehicles[tank] = replace(bench.state.vehicles[tank], **facts)
        bench.game.forget_all()
        assert refuse_attack(bench.game, camel, Attack("forward", tank)).rule == "LOW-21.38"


def test_ground_fire() -> None:
    """LOW-21.33, LOW-21.35: rifles, LMGs, machine guns and guns in anti-aircraft position; pistols, SMGs and others may not."""
    bench = sky()
    camel = bench.plane("e", "sopwith_camel", (100, 60), side=THEIRS)
    man = bench.men("a", "ww1_regular", [(100, 20)], ("ww1_rifle", "ww1_lmg", "ww1_pistol", "ww1_smg", "ww1_mg"))[0]
    for weapon in ("ww1_rifle", "ww1_lmg"):
        assert refuse_aircraft(bench.game, man, weapon, camel) is None
    for weapon in ("ww1_pistol", "ww1_smg", "ww1_mg", "ww1_grenade"):
        assert refuse_aircraft(bench.game, man, weapon, camel).rule == "LOW-21.33"
    bench.put(man, 100, 20, aa=True)
    assert refuse_aircraft(bench.game, man, "ww1_mg", camel) is None


def test_case_50_ground_fire_ranges() -> None:
    """LOW-CASE-50, LOW-21.33, LOW-21.35, LOW-18.5: base to base whatever the altitude: 50 cm no modifier, 61 cm beyond range."""
    for far, modifier in ((50, 0), (61, -1)):
        bench = sky()
        man = bench.men("a", "ww1_regular", [(100, 20)], ("ww1_lmg",))[0]
        craft = bench.plane("e", "sopwith_camel", (100, 20 + 1.25 + 2 + far), 0, 4, THEIRS)
        assert machine_guns.range_modifier(bench.game, man, craft, WEAPONS["ww1_lmg"]) == modifier
    bench.put(man, 100, 20, strafed_by=(craft,))
    assert refuse_aircraft(bench.game, man, "ww1_lmg", craft).rule == "LOW-21.34"
    bench.put(man, 100, 20, strafed_by=())
    bench.fires(man, "hit 6 5 4, location 4, wound 5", f"at {craft}", "dice 3")
    assert bench.state.aircraft[craft].hit_points == 1


def bomber(**options: str) -> tuple[Bench, str, list[str]]:
    bench = sky(**options)
    re8 = bench.plane("a", "re8", (100, 75), 0, 2, mission=BOMBER, path=((cm(100), cm(50)), (cm(100), cm(75))))
    men = bench.men("e", "ww1_regular", [(100, 60), (103, 60)], (), THEIRS)
    return bench, re8, men


AIM = Attack("bomb", f"{cm(100)},{cm(60)}")


def test_case_49_bombing() -> None:
    """LOW-CASE-49, LOW-21.22, LOW-21.23, LOW-21.41: 2 on target: 7.5 cm, Strength 4, one run less; 1: miss and incident, table 3: none this turn nor next."""
    bench, re8, men = bomber()
    fire(bench, re8, "hit 2, caught 4, wound 4 3", AIM)
    assert bench.alive(*men) == [False, True]
    assert bench.state.aircraft[re8].bombs == 2
    assert bench.told(Burst)[0].radius == 375
    bench, re8, men = bomber()
    fire(bench, re8, "hit 1, table 3", AIM)
    assert bench.told(BombingSilenced)[0].until == 4
    change(bench, re8, shot_with=())
    bench.state.turn = 4
    assert refuse_attack(bench.game, re8, AIM).rule == "LOW-21.41"
    bench, re8, _ = bomber()
    fire(bench, re8, "hit 1, table 1", AIM)
    assert bench.state.aircraft[re8].place == "gone"
    assert bench.alive("a.1", "a.2") == [False, False]
    bench, re8, _ = bomber(bombing_no_incident="on")
    fire(bench, re8, "hit 1", AIM)
    assert bench.state.aircraft[re8].bombs == 2


def test_who_may_bomb_what() -> None:
    """LOW-21.23, LOW-21.69, LOW-2.17: a point its path crossed; the bomber's mission; while runs are left; not on friends."""
    bench, re8, _ = bomber()
    assert bench.shot_refusal(re8, AIM) is None
    assert bench.shot_refusal(re8, Attack("bomb", f"{cm(110)},{cm(60)}")).rule == "LOW-21.23"
    for aim in ("here", "--5,3", "²,3", "1,2,3", ","):
        assert refuse_attack(bench.game, re8, Attack("bomb", aim)).rule == "LOW-21.23"
    change(bench, re8, mission=FIGHTER)
    assert refuse_attack(bench.game, re8, AIM).rule == "LOW-21.69"
    change(bench, re8, mission=BOMBER, bombs=0)
    assert refuse_attack(bench.game, re8, AIM).rule == "LOW-21.23"
    change(bench, re8, bombs=1)
    bench.men("b", "ww1_regular", [(97, 60)])
    assert bench.shot_refusal(re8, AIM).rule == "LOW-2.17"
    assert any(attack.weapon == "bomb" for attack in air_combat.attacks(bomber()[0].game, "a.a1"))


@pytest.mark.parametrize(("load", "runs"), [(50, 1), (100, 2), (115, 2), (200, 3), (210, 3), (280, 4), (0, 0)])
def test_bomb_loads(load: int, runs: int) -> None:
    """LOW-21.23: B50 one run, B100 and B115 two, B200 and B210 three, B280 four."""
    assert {row.bomb_runs for row in AIRCRAFT.values() if row.bomb_load_kg == load} == {runs}


def test_sight_from_the_air() -> None:
    """LOW-21.39, LOW-21.35: terrain does not stop aircraft; what stands near a ground figure may hide him from them."""
    bench = Bench("ww1", [rect("building", 98, 24, 4, 4)], date="1917-09-23")
    craft = bench.plane("e", "sopwith_camel", (100, 100), side=THEIRS)
    near = bench.men("a", "ww1_regular", [(100, 20), (100, 10)], ("ww1_rifle",))
    assert not bench.game.sees(near[0], craft)
    assert bench.game.sees(near[1], craft)


def test_edges() -> None:
    """LOW-21.8, LOW-21.2: by which edge a way leaves, and which edge is nearest."""
    bench = sky()
    for start, end, edge in (
        ((100, 190), (100, 230), "north"),
        ((100, 10), (110, -20), "south"),
        ((10, 100), (-20, 120), "west"),
        ((190, 100), (190, 150), ""),
    ):
        assert air_moves.edge_crossed(bench.game, [Point(cm(start[0]), cm(start[1])), Point(cm(end[0]), cm(end[1]))]) == edge


RECON = VictoryRow(
    "recon",
    "overfly",
    "",
    side=OURS,
    objective={"x": 90, "y": 90, "w": 20, "h": 20},
    unit="a",
    moves_above=2,
    altitudes_cm=(10, 20),
    then_exit="south",
    score=3,
)


def test_reconnaissance() -> None:
    """LOW-24.5, LOW-21.39: two moves that end above the place at 10 or 20 cm, then away by the south edge; nothing else counts."""
    bench = Bench("ww1", date="1917-09-23", victory=[RECON])
    re8 = bench.plane("a", "re8", (100, 65), 0, 2)
    for plan, passes in ((Plan(3500, 0, 2), 1), (Plan(2500, 90, 2), 1)):
        change(bench, re8, plan=plan)
        bench.step("air", side=OURS)
        assert bench.state.aircraft[re8].passes == passes
    change(bench, re8, x=cm(100), y=cm(65), heading=0, band=3, plan=Plan(3500, 0, 3))
    bench.step("air", side=OURS)
    assert bench.state.aircraft[re8].passes == 1
    change(bench, re8, x=cm(100), y=cm(65), heading=0, band=1, plan=Plan(3500, 0, 1))
    bench.step("air", side=OURS)
    assert bench.state.aircraft[re8].passes == 2
    change(bench, re8, x=cm(190), y=cm(100), heading=90, plan=Plan(3000, 90, 1))
    bench.step("air", side=OURS)
    assert not bench.state.aircraft[re8].mission_done
    change(bench, re8, place="table", x=cm(100), y=cm(20), heading=180, plan=Plan(3000, 180, 1))
    bench.step("air", side=OURS)
    assert bench.state.aircraft[re8].mission_done


def test_strafing_finds_only_whom_fire_may_find() -> None:
    """LOW-21.38, LOW-13.6, LOW-2.17, LOW-2.28: not men in a building who were not located, not men who fight one's own, not men behind a house."""
    bench = Bench("ww1", [rect("building", 95, 80, 10, 10, "house"), rect("building", 95, 120, 10, 4, "wall")], date="1918-05-01")
    camel = bench.plane("a", "sopwith_camel", (100, 50), 0, 1)
    inside = bench.men("e", "ww1_regular", [(100, 81.5)], (), THEIRS)[0]
    assert refuse_attack(bench.game, camel, Attack("forward", inside)).rule == "LOW-13.6"
    bench.put(inside, 100, 81.5, located=True)
    assert bench.shot_refusal(camel, f"attack forward {inside}") is None
    bench.put(inside, 100, 126)
    assert refuse_attack(bench.game, camel, Attack("forward", inside)).rule == "LOW-2.28"
    bench.put(inside, 100, 70)
    bench.men("b", "ww1_regular", [(102.5, 70)])
    assert refuse_attack(bench.game, camel, Attack("forward", inside)).rule == "LOW-2.17"
    assert Attack("forward", inside) not in air_combat.attacks(bench.game, camel)


def test_men_at_a_window_and_aircraft() -> None:
    """LOW-2.28, LOW-21.33: a rifleman at an opening of a house sees an aircraft on that side of it and may shoot at it; one in the middle of it does not."""
    for y, rule in ((81.5, ""), (90, "LOW-2.28")):
        bench = Bench("ww1", [rect("building", 90, 80, 20, 20, "house")], date="1918-05-01")
        craft = bench.plane("e", "sopwith_camel", (100, 50), side=THEIRS)
        man = bench.men("a", "ww1_regular", [(100, y)], ("ww1_rifle",))[0]
        found = refuse_aircraft(bench.game, man, "ww1_rifle", craft)
        assert (found.rule if found else "") == rule
