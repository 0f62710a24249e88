"""Colonial artillery, mortars, guns, gas and smoke (chapters 9, 15, 16, 17)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.state import replace
from bocage.games.legends_old_west.aiming import crews
from bocage.games.legends_old_west.arms import cannonball, clouds, guessing, guns, mortars
from bocage.games.legends_old_west.arms.guessing import Guess
from bocage.games.legends_old_west.state.arms_events import BallFlew, Burst, Dud, GunFired, Jet
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Point

from .bench import OURS, THEIRS, Bench, cm, rect

WHEN = {"colonial": "1879-01-22", "ww1": "1917-11-20", "ww2": "1944-06-06"}


def battery(era: str, weapon: str = "gun_medium", gunners: int = 2, **facts: Any) -> tuple[Bench, str]:
    bench = Bench(era, date=WHEN[era])
    prefix = {"colonial": "col", "ww1": "ww1", "ww2": "ww2"}[era]
    return bench, bench.gun("a", f"{prefix}_{weapon}", (100, 50), gunners, **facts)


def foes(bench: Bench, *spots: tuple[float, float], profile: str = "") -> list[str]:
    prefix = {"colonial": "col", "ww1": "ww1", "ww2": "ww2"}[bench.game.setting.era]
    return bench.men("e", profile or f"{prefix}_regular", spots, (), THEIRS)


def mortar(era: str = "ww2", weapon: str = "mortar_medium", **options: Any) -> tuple[Bench, str]:
    bench = Bench(era, date=WHEN[era], **options)
    prefix = {"colonial": "col", "ww1": "ww1", "ww2": "ww2"}[era]
    return bench, bench.men("a", f"{prefix}_gunner", [(100, 50)], (f"{prefix}_{weapon}",), fame=0)[0]


# -- ball and canister ------------------------------------------------------------------------------------------------------------


def test_case_23_cannonball() -> None:
    """LOW-CASE-23, LOW-9.1, LOW-9.2, LOW-9.4: guess 60, die 6: impact at 75; bounce 4: 10 cm on; Strength 5 without save on whom it touches."""
    bench, gun = battery("colonial", family="ball")
    men = foes(bench, (100, 128), (100, 136), (100, 139))
    bench.fires(gun, "artillery 3, artillery 2, wound 3 3", "lay point", "guess 0 6000")
    assert bench.alive(*men) == [False, False, True]
    (flew,) = bench.told(BallFlew)
    assert (flew.y, flew.to_y) == (cm(52 + 75), cm(52 + 85))


def test_case_23_a_ball_that_buries_itself() -> None:
    """LOW-CASE-23, LOW-9.5: MISFIRE on the bounce: only the man whose base reaches the impact point is hit."""
    bench, gun = battery("colonial", family="ball")
    men = foes(bench, (100, 128), (100, 136))
    bench.fires(gun, "artillery 3, artillery 6, wound 3", "lay point", "guess 0 6000")
    assert bench.alive(*men) == [False, True]


def test_a_ball_may_miss_by_a_wrong_guess() -> None:
    """LOW-9.1, LOW-9.13: nothing is measured before; a guess out of the weapon's range is refused, any direction may be named."""
    bench, gun = battery("colonial", family="ball")
    men = foes(bench, (100, 128))
    assert cannonball.refuse_ball(bench.game, gun, Guess(0, 1999)).rule == "LOW-9.13"
    assert cannonball.refuse_ball(bench.game, gun, Guess(0, 2000)) is None
    assert cannonball.refuse_ball(bench.game, gun, Guess(360, 2000)).rule == "LOW-15.1"
    bench.fires(gun, "artillery 1, artillery 1", "lay point", "guess 0 3000")
    assert bench.alive(*men) == [True]


def test_a_ball_that_misfires() -> None:
    """LOW-9.3, LOW-9.11: MISFIRE first: the malfunction table instead of a shot; on a 1 the piece is gone and the crew take Strength 4 hits."""
    bench, gun = battery("colonial", family="ball")
    foes(bench, (100, 128))
    crew = [f.id for f in bench.state.figures.values() if f.unit == "a"]
    bench.fires(gun, "artillery 6, table 1, wound 4 3", "lay point", "guess 0 6000")
    assert gun not in bench.state.guns
    assert bench.alive(*crew) == [False, True]


def test_case_24_canister() -> None:
    """LOW-CASE-24, LOW-9.6: artillery 8: the template begins 20 cm before the muzzle; every one touched takes Strength 4."""
    bench, gun = battery("colonial", family="ball")
    men = foes(bench, (100, 89), (103.5, 89), (100, 60))
    bench.fires(gun, "artillery 4, wound 4 4", "lay point", "canister 0")
    assert bench.alive(*men) == [False, False, True]
    assert bench.told(Jet)[0].y == cm(72)


def test_case_24_canister_misfire() -> None:
    """LOW-CASE-24, LOW-9.11: table 5: no shot this turn nor the next."""
    bench, gun = battery("colonial", family="ball")
    foes(bench, (100, 89))
    bench.fires(gun, "artillery 6, table 5", "lay point", "canister 0")
    assert bench.state.guns[gun].silent == 4
    bench.state.turn = 4
    refusal = guns.refuse_gun(bench.game, bench.state.guns[gun])
    assert refusal is not None
    assert refusal.rule == "LOW-9.11"
    bench.state.turn = 5
    assert guns.refuse_gun(bench.game, bench.state.guns[gun]) is None


def test_canister_may_not_be_laid_on_friends() -> None:
    """LOW-2.17: a direction with friends before the muzzle is refused."""
    bench, gun = battery("colonial", family="ball")
    bench.men("b", "col_regular", [(100, 62)])
    assert cannonball.refuse_ball(bench.game, gun, cannonball.Canister(0)).rule == "LOW-2.17"
    assert cannonball.refuse_ball(bench.game, gun, cannonball.Canister(180)) is None


def test_the_two_families_of_guns() -> None:
    """LOW-8.45: a bronze gun is aimed by guess, a shell gun at a unit; the other way is refused."""
    bench, _ = battery("colonial", family="ball")
    foes(bench, (100, 128))
    first = bench.state.units["a"].figures[0]
    assert guns.refuse(bench.game, first, "col_gun_medium", "e").rule == "LOW-8.45"
    assert guns.targets(bench.game, first, "col_gun_medium") == ["point"]
    shell, _gun = battery("colonial")
    foes(shell, (100, 128))
    assert guns.targets(shell.game, "a.1", "col_gun_medium") == ["e"]


def test_colonial_shell_at_a_wagon() -> None:
    """LOW-9.7, LOW-9.8, LOW-RULING-137: a vehicle gets the calibre's template and its shell Strength; not with a friend beside it (LOW-2.17)."""
    bench, gun = battery("colonial")
    for figure in ("a.1", "a.2"):
        bench.put(figure, bench.fig(figure).x / 100, bench.fig(figure).y / 100, fame=0)
    wagon = bench.vehicle("w", "col_wagon", (100, 100), side=THEIRS, crew=1)
    assert guns.Lay(wagon) in [guns.Lay(aim) for aim in guns.targets(bench.game, "a.1", "col_gun_medium")]
    bench.fires(gun, "hit 3", f"lay {wagon}")
    assert not bench.state.vehicles[wagon].wreck
    bench, gun = battery("colonial")
    for figure in ("a.1", "a.2"):
        bench.put(figure, bench.fig(figure).x / 100, bench.fig(figure).y / 100, fame=0)
    wagon = bench.vehicle("w", "col_wagon", (100, 100), side=THEIRS, crew=1)
    bench.fires(gun, "hit 4, location 1, wound 4, wound 1", f"lay {wagon}")
    assert bench.told(Burst)[0].radius == 375
    assert bench.state.vehicles[wagon].wreck
    bench, gun = battery("colonial")
    wagon = bench.vehicle("w", "col_wagon", (100, 100), side=THEIRS, crew=1)
    bench.men("b", "col_regular", [(100, 104.9)])
    refusal = guns.refuse_shot(bench.game, gun, WEAPONS["col_gun_medium"], wagon)
    assert refusal is not None
    assert refusal.rule == "LOW-2.17"


def test_case_25_colonial_shell() -> None:
    """LOW-CASE-25, LOW-9.7, LOW-9.8, LOW-9.9: T4+ with no long-range penalty; 7.5 cm on the front man; others touched on 4+."""
    bench, gun = battery("colonial")
    for figure in ("a.1", "a.2"):
        bench.put(figure, bench.fig(figure).x / 100, bench.fig(figure).y / 100, fame=0)
    men = foes(bench, (100, 163.25), (103, 165), (97, 165), (108, 165))
    bench.fires(gun, "hit 4, caught 4 3, wound 4 4", "lay e")
    assert bench.alive(*men) == [False, False, True, True]
    assert bench.told(Burst)[0].radius == 375
    bench, gun = battery("colonial")
    for figure in ("a.1", "a.2"):
        bench.put(figure, bench.fig(figure).x / 100, bench.fig(figure).y / 100, fame=0)
    men = foes(bench, (100, 163.25))
    bench.fires(gun, "hit 3", "lay e")
    assert bench.alive(*men) == [True]


# -- mortars ------------------------------------------------------------------------------------------------------------------------


def lob(bench: Bench, me: str, dice: str, guess: Guess) -> None:
    weapon = next(w for w in bench.fig(me).weapons if "mortar" in w)
    bench.run(mortars.fire(bench.game, me, weapon, "point"), dice, guess)


@pytest.mark.parametrize("era", ["colonial", "ww1", "ww2"])
def test_case_26_mortar(era: str) -> None:
    """LOW-CASE-26, LOW-9.10, LOW-15.1, LOW-15.2, LOW-15.4, LOW-15.5: HIT stays, an arrow shifts by the artillery die in cm, MISFIRE on it is a dud."""
    at = cm(51.25 + 70)
    for dice, where in (("scatter 3, angle 360, artillery 4", at + 800), ("scatter 1, angle 90", at)):
        bench, me = mortar(era)
        lob(bench, me, dice, Guess(0, 7000))
        assert (bench.told(Burst)[0].x, bench.told(Burst)[0].y) == (10000, where)
    bench, me = mortar(era)
    lob(bench, me, "scatter 4, angle 10, artillery 6", Guess(0, 7000))
    assert bench.told(Dud)
    assert not bench.told(Burst)
    assert bench.fig(me).silent == 0


def test_case_26_with_an_observer() -> None:
    """LOW-CASE-26, LOW-12.27: an observer who sees the point shortens the scatter by 2 cm; one who shot or cannot see does not."""
    cases: tuple[tuple[Any, int], ...] = (({}, 600), ({"shots": 1}, 800), ({"moved": 800}, 800))
    for facts, shift in cases:
        bench, me = mortar()
        bench.men("o", "ww2_observer", [(60, 100)], (), **facts)
        lob(bench, me, "scatter 3, angle 360, artillery 4", Guess(0, 7000))
        assert bench.told(Burst)[0].y == cm(51.25 + 70) + shift
    bench, me = mortar()
    bench.state.features = Bench(terrain=[rect("building", 70, 90, 10, 20)]).state.features
    bench.men("o", "ww2_observer", [(60, 100)], ())
    lob(bench, me, "scatter 3, angle 360, artillery 4", Guess(0, 5000))
    assert bench.told(Burst)[0].y == cm(51.25 + 50) + 800


@pytest.mark.parametrize(
    ("era", "die", "silent", "alive"),
    [("colonial", 3, 3, True), ("ww1", 3, 4, True), ("colonial", 6, 4, True), ("ww1", 6, 3, True), ("ww2", 3, 4, True), ("ww1", 1, 0, False)],
)
def test_case_27_malfunctions_differ(era: str, die: int, silent: int, alive: bool) -> None:
    """LOW-CASE-27, LOW-9.11, LOW-15.3, LOW-15.7: rows 2-4 and 5-6 are the reverse of each other; on a 1 WWI crews are dead."""
    bench, me = mortar(era)
    lob(bench, me, f"scatter 2, angle 5, table {die}", Guess(0, 7000))
    assert bench.alive(me) == [alive]
    if alive:
        assert bench.fig(me).silent == silent


def test_case_27_a_colonial_mortar_that_bursts() -> None:
    """LOW-CASE-27, LOW-9.11: its crew take a Strength 4 hit each and may live; the mortar is gone."""
    bench, me = mortar("colonial")
    lob(bench, me, "scatter 2, angle 5, table 1, wound 3", Guess(0, 7000))
    assert bench.alive(me) == [True]
    assert bench.fig(me).weapons == ()


def test_case_28_minimum_ranges() -> None:
    """LOW-CASE-28, LOW-16.3, LOW-9.13, LOW-15.6: 24.9 cm is too near for a heavy gun, 25 is not; a guess of 10 cm for a heavy mortar is refused."""
    for far, rule in ((24.9, "LOW-16.3"), (25, "")):
        bench, _gun = battery("ww2", "gun_heavy")
        foes(bench, (100, 52 + far + 1.25))
        refusal = guns.refuse(bench.game, "a.1", "ww2_gun_heavy", "e")
        assert (refusal.rule if refusal else "") == rule
    bench, me = mortar("ww2", "mortar_heavy")
    assert guessing.refuse_guess(bench.game, me, "ww2_mortar_heavy", Guess(0, 1000)).rule == "LOW-9.13"
    assert guessing.refuse_guess(bench.game, me, "ww2_mortar_heavy", Guess(0, 2500)) is None
    assert guessing.refuse_guess(bench.game, me, "ww2_mortar_heavy", Guess(0, 16001)).rule == "LOW-9.13"


def test_what_is_proposed_is_never_measured() -> None:
    """LOW-2.2, LOW-15.1: proposals lie ten centimetres apart on either side of the distance and never on it."""
    assert guessing.brackets(6543) == (6000, 7000)
    assert guessing.brackets(6000) == (5000, 7000)
    bench, me = mortar()
    foes(bench, (100, 121.25))
    listed = [a for a in guessing.candidates(bench.game, me, "ww2_mortar_medium") if isinstance(a, Guess)]
    assert {a.distance for a in listed} == {6000, 8000}
    assert {a.round for a in listed} == {"shell"} | ({"smoke"} if bench.fig(me).smoke else set())


def test_the_published_scatter_die() -> None:
    """LOW-2.6: option scatter_published_die: both dice together; HIT with MISFIRE is a malfunction, arrow with MISFIRE a dud, HIT with a number lands."""
    bench, me = mortar(scatter_published_die="on")
    lob(bench, me, "scatter 2, angle 5, artillery 6, table 5", Guess(0, 7000))
    assert bench.fig(me).silent == 3
    bench, me = mortar(scatter_published_die="on")
    lob(bench, me, "scatter 3, angle 5, artillery 6", Guess(0, 7000))
    assert bench.told(Dud)
    bench, me = mortar(scatter_published_die="on")
    lob(bench, me, "scatter 2, angle 5, artillery 1", Guess(0, 7000))
    assert bench.told(Burst)[0].y == cm(121.25)


def test_a_silent_or_packed_mortar_does_not_fire() -> None:
    """LOW-15.7, LOW-18.9: silent until the turn said; never before it is set up."""
    bench, me = mortar()
    foes(bench, (100, 121.25))
    assert mortars.targets(bench.game, me, "ww2_mortar_medium") == ["point"]
    bench.put(me, 100, 50, silent=3)
    assert mortars.refuse(bench.game, me, "ww2_mortar_medium", "point").rule == "LOW-15.7"
    bench.put(me, 100, 50, silent=0, set_up=False)
    assert mortars.refuse(bench.game, me, "ww2_mortar_medium", "point").rule == "LOW-18.9"


# -- guns -----------------------------------------------------------------------------------------------------------------------------


def test_case_29_indirect_in_the_first_war() -> None:
    """LOW-CASE-29, LOW-16.1, LOW-16.5, LOW-16.8, LOW-16.10: no T roll: 2 hits at 130 cm, template 7.5, HE 4; 1 misses, table 4: two turns silent."""
    bench, gun = battery("ww1", smoke=0)
    men = foes(bench, (100, 183.25))
    bench.fires(gun, "hit 2, wound 4", "lay e")
    assert bench.alive(*men) == [False]
    assert bench.told(Burst)[0].radius == 375
    bench, gun = battery("ww1", smoke=0)
    men = foes(bench, (100, 183.25))
    bench.fires(gun, "hit 1, table 4", "lay e")
    assert bench.state.guns[gun].silent == 4
    assert bench.alive(*men) == [True]


@pytest.mark.parametrize(("observed", "die", "hit"), [(False, 4, False), (False, 5, True), (True, 3, True), (True, 2, False)])
def test_case_29_indirect_in_the_second_war(observed: bool, die: int, hit: bool) -> None:
    """LOW-CASE-29, LOW-16.2, LOW-16.7, LOW-16.19, LOW-12.25: T4+ at -1 beyond a metre; an observer adds 2; a miss has no effect."""
    bench, gun = battery("ww2", smoke=0)
    men = foes(bench, (100, 183.25))
    if observed:
        bench.men("o", "ww2_observer", [(60, 150)], ())
    bench.fires(gun, f"hit {die}" + (", wound 4" if hit else ""), "lay e")
    assert bench.alive(*men) == [not hit]
    assert bench.state.guns[gun].silent == 0


def test_within_a_metre_there_is_no_penalty() -> None:
    """LOW-16.2: exactly 100 cm is not beyond."""
    bench, gun = battery("ww2")
    men = foes(bench, (100, 52 + 100 + 1.25))
    assert guns.gun_modifier(bench.game, gun, men[0]) == 0
    bench.put(men[0], 100, 52 + 100.01 + 1.25)
    assert guns.gun_modifier(bench.game, gun, men[0]) == -1


def test_direct_fire_in_the_first_war() -> None:
    """LOW-16.6, LOW-16.13, LOW-16.16, LOW-19.7: T with modifiers, AC Strength and 1D3 on the vehicle without template; -1 at one that moved."""
    bench, gun = battery("ww1")
    tank = bench.vehicle("t", "ww1_mark_iv", (100, 120), side=THEIRS, loadout=("ww1_mg",) * 4)
    bench.fires(gun, "hit 4, location 3, wound 4, d3 2, damage 6, pluck 4 3", f"lay {tank}")
    assert bench.state.vehicles[tank].hit_points == 2
    bench.state.vehicles[tank] = type(bench.state.vehicles[tank])(**{**_fields(bench.state.vehicles[tank]), "moved": 100})
    bench.state.guns[gun] = type(bench.state.guns[gun])(**{**_fields(bench.state.guns[gun]), "fired": 0})
    bench.state.done.clear()
    bench.run(guns.fire_gun(bench.game, gun), "hit 4", f"lay {tank}")
    assert bench.state.vehicles[tank].hit_points == 2


def _fields(record: object) -> dict[str, object]:
    return {name: getattr(record, name) for name in record.__struct_fields__}  # type: ignore[attr-defined]


@pytest.mark.parametrize("era", ["ww1", "ww2"])
def test_fire_at_a_building(era: str) -> None:
    """LOW-16.8, LOW-16.9, LOW-16.11, LOW-16.14: hits except on a 1; all inside are hit at HE with a 6+ save; Bat 8 on E 8 takes 1D3 points."""
    prefix = era
    bench = Bench(era, [rect("building", 95, 100, 12, 12, "house")], date=WHEN[era])
    gun = bench.gun("a", f"{prefix}_gun_medium", (100, 50))
    men = bench.men("e", f"{prefix}_regular", [(98, 105), (104, 108)], (), THEIRS)
    bench.fires(gun, "hit 2, wound 4 4, save 6 5, wound 4, d3 3", "lay house")
    assert bench.alive(*men) == [True, False]
    assert next(g.structure for g in bench.state.features if g.id == "house") == 2
    bench = Bench(era, [rect("building", 95, 100, 12, 12, "house")], date=WHEN[era])
    gun = bench.gun("a", f"{prefix}_gun_medium", (100, 50))
    bench.fires(gun, "hit 1, table 5", "lay house")
    assert bench.state.guns[gun].silent == 3


def test_a_building_falls() -> None:
    """LOW-16.14: at 0 points it collapses: occupants take a Strength 4 hit with a 6+ save and the ground is very difficult."""
    bench = Bench(terrain=[rect("hut", 95, 100, 12, 12, "hut")])
    men = bench.men("e", "ww2_regular", [(98, 105), (103, 105)], (), THEIRS)
    bench.run(guns.hit_building(bench.game, "hut", 8), "wound 2")
    assert bench.state.features[0].structure == 2
    bench.run(guns.hit_building(bench.game, "hut", 8), "wound 3, d3 6, wound 4 3, save 5")
    assert bench.state.features[0].type == "rubble"
    assert bench.alive(*men) == [False, True]  # Strength 4 on Grit 3: 4+
    bunker = Bench(terrain=[rect("bunker", 95, 100, 12, 12, "bunker")])
    bunker.run(guns.hit_building(bunker.game, "bunker", 8), "wound 4")  # E 10: needs 5+
    assert bunker.state.features[0].structure == 6


def test_what_a_gun_needs() -> None:
    """LOW-16.15, LOW-18.9, LOW-2.31: two gunners in contact; with one it fires every other turn; with none, packed or after its shot it does not."""
    bench, gun = battery("ww2", gunners=1, smoke=0)
    foes(bench, (100, 120))
    bench.fires(gun, "hit 2", "lay e")
    assert guns.refuse_gun(bench.game, bench.state.guns[gun]).rule == "LOW-2.31"
    bench.state.turn = 4
    assert guns.refuse_gun(bench.game, bench.state.guns[gun]).rule == "LOW-16.15"
    bench.state.turn = 5
    assert guns.refuse_gun(bench.game, bench.state.guns[gun]) is None
    bench.put("a.1", 90, 50)
    assert guns.refuse_gun(bench.game, bench.state.guns[gun]).rule == "LOW-16.15"
    two, gun = battery("ww2", smoke=0)
    two.state.guns[gun] = type(two.state.guns[gun])(**{**_fields(two.state.guns[gun]), "set_up": False})
    assert guns.refuse_gun(two.game, two.state.guns[gun]).rule == "LOW-18.9"


def test_gunners_serve_any_piece() -> None:
    """LOW-8.44: a gunner of another gun may serve this one; a rifleman may not."""
    bench, gun = battery("ww2", gunners=1)
    foes(bench, (100, 120))
    bench.men("x", "ww2_regular", [(103.25, 50)])
    assert len(crews.gunners(bench.game, gun)) == 1
    bench.men("y", "ww2_gunner", [(100, 46.75)])
    assert crews.gunners(bench.game, gun) == ["a.1", "y.1"]


def test_indirect_fire_needs_eyes() -> None:
    """LOW-16.17: without sight by the gunners or an observer the gun may not fire; with the observer it may."""
    bench = Bench(terrain=[rect("building", 80, 80, 40, 10)])
    bench.gun("a", "ww2_gun_medium", (100, 50), smoke=0)
    foes(bench, (100, 120))
    assert guns.refuse(bench.game, "a.1", "ww2_gun_medium", "e").rule == "LOW-16.17"
    bench.men("o", "ww2_observer", [(60, 120)], ())
    assert guns.refuse(bench.game, "a.1", "ww2_gun_medium", "e") is None


def test_direct_or_indirect_goes_by_the_target() -> None:
    """LOW-16.5: buildings and vehicles direct, infantry indirect; a wood is no target."""
    bench = Bench(terrain=[rect("wood", 95, 100, 12, 12, "grove")])
    bench.gun("a", "ww2_gun_medium", (100, 50))
    assert guns.refuse(bench.game, "a.1", "ww2_gun_medium", "grove").rule == "LOW-16.5"


def test_ammunition_is_chosen() -> None:
    """LOW-16.4, LOW-17.9: shell or one of the counted special rounds; gas only if the gun has any."""
    bench, gun = battery("ww2", smoke=1)
    men = foes(bench, (100, 120))
    bench.fires(gun, "hit 4", "lay e", "load smoke")
    assert bench.state.guns[gun].smoke == 0
    assert [c.kind for c in bench.state.clouds.values()] == ["smoke"]
    assert bench.alive(*men) == [True]
    assert clouds.refuse_round(bench.game, "gas", 0).rule == "LOW-17.9"
    assert clouds.refuse_round(bench.game, "smoke", 0).rule == "LOW-17.9"
    assert clouds.refuse_round(Bench("colonial").game, "smoke", 2).rule == "LOW-17.9"


def test_a_gun_in_ambush() -> None:
    """LOW-13.4, LOW-13.5: a hidden gun fires at the mover with its group; what its law forbids it does not fire at."""
    bench, gun = battery("ww2", smoke=0)
    tank = bench.vehicle("t", "pz4", (100, 120), 180, THEIRS)
    bench.run(guns.opportunity(bench.game, "a", tank), "hit 4, location 1, wound 5, d3 1, damage 6, pluck 4 3")
    assert bench.state.vehicles[tank].hit_points == 3
    assert bench.fig("a.1").shots == 1
    bench.run(guns.opportunity(bench.game, "a", tank), "")
    assert bench.state.guns[gun].fired == 3


def test_friends_under_a_shell() -> None:
    """LOW-2.17: the template is not laid on a friend on purpose."""
    bench, _ = battery("ww2")
    foes(bench, (100, 120))
    bench.men("b", "ww2_regular", [(103, 120)])
    assert guns.refuse(bench.game, "a.1", "ww2_gun_medium", "e").rule == "LOW-2.17"


def test_guns_without_shells() -> None:
    """LOW-16.12: a gun that has no HE does not fire at infantry."""
    bench, _ = battery("ww2")
    foes(bench, (100, 120))
    import msgspec

    row = msgspec.structs.replace(WEAPONS["ww2_gun_light"], strength_he=0)
    assert guns.refuse_shot(bench.game, "a.g1", row, "e").rule == "LOW-16.12"
    assert guns.refuse_shot(bench.game, "a.g1", WEAPONS["ww2_gun_light"], "e") is None


def test_no_cloud_is_laid_on_friends() -> None:
    """LOW-2.17, LOW-17.9: a shell beside friends may be fired where its own template is clear of them, smoke with its 6.25 cm may not."""
    for beside, loads in ((8.5, ["shell", "smoke"]), (6.5, ["shell"])):
        bench, gun = battery("ww2", smoke=2)
        foes(bench, (100, 150))
        bench.men("f", "ww2_regular", [(100 + beside, 150)])
        asked = guns.ask_round(bench.game, OURS, gun, Point(cm(100), cm(150)))
        law = next(asked).legal if len(loads) > 1 else None
        if law is None:
            with pytest.raises(StopIteration, match="shell"):
                next(guns.ask_round(bench.game, OURS, gun, Point(cm(100), cm(150))))
            continue
        assert [answer.round for answer in law] == loads
        assert law.refuse(guns.Load("gas")).rule == "LOW-17.9"
        assert law.refuse(guns.Load("nails")).rule == "LOW-17.9"


def test_a_shell_among_equally_near_men() -> None:
    """LOW-6.7, LOW-2.17, LOW-16.5: of two men equally near the shell falls on the one beside whom no friend stands."""
    for friend in (76, 124):
        bench = Bench()
        gun = bench.gun("g", "ww2_gun_medium", (100, 20))
        bench.men("e", "ww2_regular", [(80, 80), (120, 80)], (), THEIRS)
        bench.men("b", "ww2_regular", [(friend, 80)])
        assert guns.refuse(bench.game, "g.1", "ww2_gun_medium", "e") is None
        bench.run(guns.fire(bench.game, "g.1", "ww2_gun_medium", "e"), "hit 6, wound 1", "load shell")
        assert "nearest" not in bench.asked
        assert bench.told(Burst)[0].x == (12000 if friend == 76 else 8000)
        assert bench.state.guns[gun].fired == 3


def test_a_gun_fires_at_men_in_an_open_vehicle() -> None:
    """LOW-19.45, LOW-16.5: all of a unit ride in an open vehicle; the gun may be fired at them, and turns to where they ride."""
    bench = Bench()
    gun = bench.gun("a", "ww2_gun_medium", (100, 50), smoke=0)
    track = bench.vehicle("t", "sdkfz_251", (100, 110), side=THEIRS)
    (man,) = bench.men("p", "ww2_regular", [(10, 10)], (), THEIRS)
    bench.state.figures[man] = replace(bench.fig(man), place="aboard", vehicle=track, station="passenger")
    bench.game.forget_all()
    assert guns.refuse(bench.game, "a.1", "ww2_gun_medium", "p") is None
    bench.run(guns.fire(bench.game, "a.1", "ww2_gun_medium", "p"), "hit 1")
    assert bench.state.guns[gun].facing == bench.told(GunFired)[0].facing == 0
