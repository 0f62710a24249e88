"""What the rule of thumb lets guns, vehicles and small arms fire at."""

from __future__ import annotations

from typing import Any

import bocage
from bocage.core.decision import Ask
from bocage.core.legal import PASS, only
from bocage.core.registry import title
from bocage.core.state import replace
from bocage.games.legends_old_west.arms.guns import Load, ask_round
from bocage.games.legends_old_west.shooting.firing_groups import At
from bocage.games.legends_old_west.shooting.volleys import AIM
from bocage.games.legends_old_west.tables.scenario import TerrainPiece
from bocage.games.legends_old_west.turn.firing import Shoot
from bocage.games.legends_old_west.vehicles.vehicle_fire import FireWeapon, fire_weapons
from bocage.space.plane import Point

from .bench import OURS, THEIRS, Bench

TITLE = title("legends_old_west")
HOUSE = TerrainPiece("building", "rect", name="house", x=120, y=90, w=12, h=12)


def settled(bench: Bench, rule: Any) -> Any:
    """What the rule of thumb answers to the first question of a rule."""
    ask = next(rule)
    answer = TITLE.settle(bench.game, ask)
    assert ask.refuse(answer) is None
    return answer


def test_a_crew_serves_its_gun_before_it_takes_its_rifles():
    """LOW-6.1, LOW-16.5: who has fired his rifle cannot fire the gun in the same turn, so the gun comes first, and it fires at armour."""
    match = bocage.new("legends_old_west", "crossroads", seed=3)
    while not ((ask := match.asks[0]).seat == "german" and ask.what == "fire"):
        answer = TITLE.settle(match.game, ask)
        match.play(ask.seat, answer if answer is not None else ask.legal.fallback())
    listed = list(ask.legal)
    assert listed.index(Shoot("ger_ww2_at_gun")) < listed.index(Shoot("ger_ww2_at_gun.g1"))
    answer = TITLE.settle(match.game, ask)
    assert answer == Shoot("ger_ww2_at_gun.g1")
    match.play(ask.seat, answer)
    assert TITLE.settle(match.game, match.asks[0]).aim in ("us_sherman_1.v1", "us_sherman_2.v1")


def test_small_arms_leave_thick_armour_and_empty_houses_alone():
    """LOW-19.9: a sniper, whose rifle cannot hurt a tank, fires at men; with nobody else to fire at he fires at what there is. A bazooka goes for the tank."""
    for weapon, best in (("ww2_precision_rifle", "e"), ("ww2_bazooka", "tank.v1")):
        bench = Bench("ww2", [HOUSE])
        bench.men("a", "ww2_sniper", [(100, 70)], (weapon,))
        tank = bench.vehicle("tank", "sherman", (90, 100), 180, THEIRS)
        bench.men("e", "ww2_regular", [(110, 100)], ("ww2_rifle",), THEIRS)
        for aims, wanted in (((tank, "e"), best), (("house", "e"), "e"), (("house",), "house")):
            ask: Any = Ask(OURS, AIM, only([PASS, *map(At, aims)], "LOW-6.1"), {"group": "a.1"}, None)
            assert TITLE.settle(bench.game, ask) == At(wanted)


def test_a_tank_fires_its_gun_at_armour_and_its_machine_gun_at_men():
    """LOW-19.38: the gun takes the tank, the machine gun, which cannot hurt it, the larger group; nobody shells an empty house while he sees men."""
    bench = Bench("ww2", [HOUSE])
    tank = bench.vehicle("t", "sherman", (100, 50), 0)
    bench.men("few", "ww2_regular", [(90, 100)], ("ww2_rifle",), THEIRS)
    bench.men("many", "ww2_regular", [(110, 100), (112.5, 100), (115, 100)], ("ww2_rifle",), THEIRS)
    assert settled(bench, fire_weapons(bench.game, tank)).aim == "many"
    foe = bench.vehicle("foe", "sherman", (100, 120), 180, THEIRS)
    assert settled(bench, fire_weapons(bench.game, tank)) == FireWeapon("ww2_gun_medium", foe)
    bench.state.vehicles[tank] = replace(bench.state.vehicles[tank], shot_with=("ww2_gun_medium",))
    bench.game.forget_all()
    assert settled(bench, fire_weapons(bench.game, tank)) == FireWeapon("ww2_mg", "many")


def test_shells_are_fired_as_long_as_nobody_wants_smoke():
    """LOW-16.4: of the rounds that a gun may load the rule of thumb takes a shell."""
    bench = Bench("ww2")
    gun = bench.gun("a", "ww2_gun_medium", (100, 50), smoke=2)
    assert settled(bench, ask_round(bench.game, OURS, gun, Point(10000, 10000))) == Load("shell")
