"""Blasts, grenades, flamethrowers (LOW-9.12, chapter 14)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.legends_old_west.aiming import crews
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.arms import blast, flame, grenades
from bocage.games.legends_old_west.arms.grenades import ThrowAt, ThrowInto
from bocage.games.legends_old_west.arms.handlers import HANDLERS
from bocage.games.legends_old_west.state.arms_events import Burst, Deviated, FuelExploded, Jet
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Point

from .bench import OURS, THEIRS, Bench, rect, replace

REGULAR, NCO = "ww2_regular", "ww2_nco"
GRENADE = "ww2_grenade"


def thrower(bench: Bench, at: tuple[float, float] = (100, 100), weapon: str = GRENADE, profile: str = "ww2_assault") -> str:
    return bench.men("a", profile, [at], (weapon,))[0]


def test_the_centre_is_hit_and_others_touched_on_four() -> None:
    """LOW-9.12: who is under the centre point is hit, every other touched on 4+, who is not touched never."""
    bench = Bench()
    men = bench.men("e", REGULAR, [(100, 100), (103, 100), (96.5, 100), (104, 104)], side=THEIRS)
    bench.run(blast.burst(bench.game, Point(10000, 10000), 500, 3), "caught 4 3, wound 4 4")
    assert bench.alive(*men) == [False, False, True, True]
    assert bench.told(Burst)[0].under == (men[0], men[1], men[2])


def test_a_grenade_bursts_where_it_was_aimed() -> None:
    """LOW-14.1, LOW-14.2: T to hit; on a success radius 2.5 cm, Strength 3, at the aim point."""
    bench = Bench()
    me = thrower(bench)
    foe = bench.men("e", REGULAR, [(110, 100)], side=THEIRS)[0]
    bench.fires(me, "hit 4, wound 4", "at point", "throw at 11000 10000")
    assert bench.alive(foe) == [False]
    assert bench.fig(me).shots == 1
    assert bench.told(Burst)[0].radius == 250


@pytest.mark.parametrize(
    ("distance", "dice", "alive"), [(4, "hit 3, distance 4, angle 90", True), (3, "hit 3, distance 3, angle 90, caught 4, wound 4", False)]
)
def test_case_19_a_missed_grenade_deviates(distance: int, dice: str, alive: bool) -> None:
    """LOW-CASE-19, LOW-14.3: 4 cm east the man at the aim point is untouched, 3 cm east he is touched and hit on 4+."""
    bench = Bench()
    me = thrower(bench)
    foe = bench.men("e", REGULAR, [(100, 110)], side=THEIRS)[0]
    bench.fires(me, dice, "at point", "throw at 10000 11000")
    assert bench.alive(foe) == [alive]
    (gone,) = bench.told(Deviated)
    assert (gone.x, gone.y, gone.direction) == (10000 + 100 * distance, 11000, 90)


def test_how_far_and_where_a_grenade_may_be_thrown() -> None:
    """LOW-14.2, LOW-14.21, LOW-2.17: up to 20 cm, in sight or behind a low obstacle, not on friends."""
    bench = Bench(terrain=[rect("building", 105, 90, 5, 20, "house"), rect("wood", 80, 60, 40, 20)])
    me = thrower(bench)
    bench.men("b", REGULAR, [(100, 112)])
    law = lambda x, y: grenades.refuse_throw(bench.game, me, GRENADE, ThrowAt(round(x * 100), round(y * 100)))  # noqa: E731
    assert law(78.75, 100) is None
    assert law(78.74, 100).rule == "LOW-14.2"
    assert law(115, 100).rule == "LOW-14.21"
    assert law(100, 110).rule == "LOW-2.17"
    assert law(-5, 100).rule == "LOW-14.21"
    assert grenades.refuse(bench.game, me, GRENADE, "e").rule == "LOW-14.1"


def test_a_grenade_over_a_low_wall() -> None:
    """LOW-14.21: behind a low obstacle is allowed, and no in-the-way roll is made."""
    from .bench import line

    bench = Bench(terrain=[line("wall", 95, 105, 105, 105)])
    me = thrower(bench)
    foe = bench.men("e", REGULAR, [(100, 108)], side=THEIRS)[0]
    bench.fires(me, "hit 5, wound 6", "at point", "throw at 10000 10800")
    assert bench.alive(foe) == [False]


def test_rifle_grenades_reach_40_cm() -> None:
    """LOW-14.19: range 40 cm and the 7.5 cm template; beyond it is refused by this rule."""
    bench = Bench()
    me = thrower(bench, weapon="ww2_rifle_grenade")
    assert grenades.refuse_throw(bench.game, me, "ww2_rifle_grenade", ThrowAt(14125, 10000)) is None
    refusal = grenades.refuse_throw(bench.game, me, "ww2_rifle_grenade", ThrowAt(14126, 10000))
    assert refusal is not None
    assert refusal.rule == "LOW-14.19"
    bench.run(grenades.fire(bench.game, me, "ww2_rifle_grenade", "point"), "hit 6", "throw at 14000 10000")
    assert bench.told(Burst)[0].radius == 375


def test_colonial_grenades() -> None:
    """LOW-14.20, LOW-10.4: the same procedure, 20 cm, template 5 cm, Strength 3; no throw through windows is printed for them."""
    bench = Bench("colonial", terrain=[rect("building", 104, 95, 10, 10, "house")], date="1879-01-22")
    me = bench.men("a", "col_eng_demolition", [(100, 100)], ("col_grenade",))[0]
    foe = bench.men("e", "col_regular", [(100, 110)], side=THEIRS)[0]
    refusal = grenades.refuse_throw(bench.game, me, "col_grenade", ThrowAt(10000, 12200))
    assert refusal is not None
    assert refusal.rule == "LOW-14.20"
    assert grenades.refuse_throw(bench.game, me, "col_grenade", ThrowInto("house")).rule == "LOW-14.20"
    bench.fires(me, "hit 4, wound 4", "at point", "throw at 10000 11000")
    assert bench.alive(foe) == [False]
    assert bench.told(Burst)[0].radius == 250


def test_the_table_template_option() -> None:
    """LOW-14.2: option grenade_table_template takes the printed 7.5 cm."""
    bench = Bench(grenade_table_template="on")
    me = thrower(bench)
    bench.run(grenades.fire(bench.game, me, GRENADE, "point"), "hit 4", "throw at 11000 10000")
    assert bench.told(Burst)[0].radius == 375


@pytest.fixture
def window() -> tuple[Bench, str, str, list[str]]:
    bench = Bench(terrain=[rect("building", 104, 90, 20, 20, "house")])
    me = thrower(bench, (102, 100))
    mate = bench.men("b", REGULAR, [(102, 103)])[0]
    inside = bench.men("e", REGULAR, [(110, 95), (110, 100), (115, 105)], side=THEIRS)
    return bench, me, mate, inside


def test_case_20_a_dropped_grenade(window: tuple[Bench, str, str, list[str]]) -> None:
    """LOW-CASE-20, LOW-14.4: on a 1 it bursts on the thrower: he and a friend under it go straight to the wound roll."""
    bench, me, mate, inside = window
    bench.fires(me, "opening 1, wound 5 3", "at point", "throw into house")
    assert bench.alive(me, mate, *inside) == [False, True, True, True, True]


def test_case_20_through_the_window(window: tuple[Bench, str, str, list[str]]) -> None:
    """LOW-CASE-20, LOW-14.5, LOW-14.6: on 2-6 all in the room are hit; a 6+ save from the furniture; no T roll (LOW-14.7)."""
    bench, me, _, inside = window
    bench.fires(me, "opening 2, wound 4 3 6, save 6 2", "at point", "throw into house")
    assert bench.alive(*inside) == [True, True, False]


def test_the_debris_saves_on_a_six(window: tuple[Bench, str, str, list[str]]) -> None:
    """LOW-14.6: a 5 does not save."""
    bench, me, _, inside = window
    bench.fires(me, "opening 6, wound 4 1 1, save 5", "at point", "throw into house")
    assert bench.alive(*inside) == [False, True, True]


def test_up_against_a_building() -> None:
    """LOW-14.7: within 2.5 cm of a window or door, which are at the sides; farther off it is refused."""
    bench = Bench(terrain=[rect("building", 104, 90, 20, 20, "house")])
    near, far = thrower(bench, (100.25, 100)), bench.men("b", REGULAR, [(100.2, 110)], (GRENADE,))[0]
    assert grenades.refuse_throw(bench.game, near, GRENADE, ThrowInto("house")) is None
    assert grenades.refuse_throw(bench.game, far, GRENADE, ThrowInto("house")).rule == "LOW-14.7"


# -- flame ----------------------------------------------------------------------------------------------------------------------


def flame_team(era: str = "ww2", beside: bool = True, **options: Any) -> tuple[Bench, str, str]:
    bench = Bench(era, date="1918-05-01" if era == "ww1" else "1944-06-06", **options)
    carrier = bench.men("a", f"{era}_eng_demolition", [(100, 50)], (f"{era}_pistol", f"{era}_flamethrower"))[0]
    mate = bench.men("a", f"{era}_regular", [(100, 47 if beside else 40)], (f"{era}_rifle",), loader_of=carrier)[0]
    return bench, carrier, mate


def test_case_21_flame() -> None:
    """LOW-CASE-21, LOW-14.11, LOW-14.13: 1D3 hits on each man wholly under the template, 4+ for one partly under it, no saves."""
    bench, carrier, _ = flame_team()
    men = bench.men("e", REGULAR, [(100, 74), (101, 70), (104.5, 74)], side=THEIRS)
    bench.fires(carrier, "hit 5, d3 5 2, caught 3, wound 2 4 6 3", "at point", "spray 0")
    assert bench.alive(*men) == [False, True, True]
    assert bench.told(Jet)[0].length == 2700


def test_a_failed_jet_has_no_consequence() -> None:
    """LOW-14.12: a miss does nothing, and nothing jams."""
    bench, carrier, _ = flame_team()
    foe = bench.men("e", REGULAR, [(100, 70)], side=THEIRS)[0]
    bench.fires(carrier, "hit 1", "at point", "spray 0")
    assert bench.alive(foe) == [True]
    assert bench.fig(carrier).jammed == ()


def test_only_the_trained_and_helped_use_a_flamethrower() -> None:
    """LOW-14.8, LOW-14.10, LOW-14.18: demolition engineers only, and only with the assistant within 2.5 cm."""
    bench, carrier, _ = flame_team()
    bench.men("e", REGULAR, [(100, 70)], side=THEIRS)
    assert flame.refuse(bench.game, carrier, "ww2_flamethrower", "point") is None
    assert HANDLERS["flame"].targets(bench.game, carrier, "ww2_flamethrower") == ["point"]
    alone, carrier, _ = flame_team(beside=False)
    alone.men("e", REGULAR, [(100, 70)], side=THEIRS)
    assert flame.refuse(alone.game, carrier, "ww2_flamethrower", "point").rule == "LOW-14.18"
    assert flame.targets(alone.game, carrier, "ww2_flamethrower") == []
    for y, rule in ((45, ""), (44.9, "LOW-14.18")):  # 2.5 and 2.6 cm from edge to edge
        bench.put("a.2", 100, y)
        found = flame.refuse(bench.game, "a.1", "ww2_flamethrower", "point")
        assert (found.rule if found else "") == rule
    other = bench.men("x", REGULAR, [(20, 20)], ("ww2_flamethrower",))[0]
    assert flame.refuse(bench.game, other, "ww2_flamethrower", "point").rule == "LOW-14.8"


def test_flame_into_a_dwelling() -> None:
    """LOW-14.14: every figure in the room is hit, no template; a dwelling out of reach is refused."""
    bench = Bench(terrain=[rect("building", 95, 60, 12, 12, "house"), rect("building", 10, 160, 12, 12, "barn")])
    carrier = bench.men("a", "ww2_eng_demolition", [(100, 50)], ("ww2_pistol", "ww2_flamethrower"))[0]
    bench.men("a", REGULAR, [(100, 47)], (), loader_of=carrier)
    men = bench.men("e", REGULAR, [(98, 65), (104, 68)], side=THEIRS)
    assert flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.SprayInto("barn")).rule == "LOW-14.14"
    bench.fires(carrier, "hit 5, d3 1 1, wound 4 3", "at point", "spray into house")
    assert bench.alive(*men) == [False, True]


def test_no_jet_over_friends() -> None:
    """LOW-2.17: a direction whose template touches a friend is refused."""
    bench, carrier, _ = flame_team()
    bench.men("b", REGULAR, [(100, 65)])
    assert flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.Spray(0)).rule == "LOW-2.17"
    assert flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.Spray(90)) is None


def shot_at(target: str) -> Hit:
    return Hit(target, 3, shot=True, weapon="ww2_rifle")


def test_case_22_flame_team_of_the_first_war() -> None:
    """LOW-CASE-22, LOW-14.9, LOW-14.15, LOW-14.17: 4-6 the firer, then 6 the fuel: he is dead, the assistant 4 cm away takes 1D3 hits."""
    bench, carrier, mate = flame_team("ww1")
    bench.put(mate, 100, 45)
    bench.struck(carrier, 3, "location 5, fuel 6, d3 3, wound 3 4", shot=True, weapon="ww1_rifle")
    assert bench.alive(carrier, mate) == [False, False]
    assert bench.told(FuelExploded)
    bench, carrier, mate = flame_team("ww1")
    bench.struck(carrier, 3, "location 5, fuel 5, wound 4", shot=True, weapon="ww1_rifle")
    assert bench.alive(carrier, mate) == [False, True]
    bench, carrier, mate = flame_team("ww1")
    bench.struck(carrier, 3, "location 3, wound 4", shot=True, weapon="ww1_rifle")
    assert bench.alive(carrier, mate) == [True, False]


def test_case_22_flame_carrier_of_the_second_war() -> None:
    """LOW-CASE-22, LOW-14.16: one die: 6 explodes, 1-5 the carrier is hit."""
    bench, carrier, mate = flame_team()
    bench.run(resolve(bench.game, [shot_at(carrier)]), "location 5, wound 3")
    assert bench.alive(carrier, mate) == [True, True]
    bench.run(resolve(bench.game, [shot_at(carrier)]), "location 6, d3 1, wound 3")
    assert bench.alive(carrier, mate) == [False, True]
    assert not crews.is_team(bench.game, mate)


def test_how_much_a_jet_hurts() -> None:
    """LOW-14.23: every hit that wounds costs 1D3 Wounds of one who has several; with the option only 1."""
    for option, dice, wounds in (("off", "hit 6, d3 1, wound 6, d3 3", 0), ("on", "hit 6, d3 1, wound 6", 1)):
        bench, carrier, _ = flame_team(flamethrower_d3_once=option)
        officer = bench.men("e", "ww2_officer", [(100, 72)], side=THEIRS, fortune=0)[0]
        bench.fires(carrier, dice, "at point", "spray 0")
        assert (bench.fig(officer).wounds if officer in bench.state.figures else 0) == wounds


def test_the_table_template_of_the_flamethrower() -> None:
    """LOW-14.11: 27 cm at the nozzle; the option takes 20.5 cm up to 15 cm away, which is refused without it."""
    bench, carrier, _ = flame_team()
    assert flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.Spray(0, 500)).rule == "LOW-14.11"
    bench, carrier, _ = flame_team(flamethrower_table_template="on")
    assert flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.Spray(0, 500)) is None
    assert flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.Spray(0, 1501)).rule == "LOW-14.11"
    bench.run(flame.fire(bench.game, carrier, "ww2_flamethrower", "point"), "hit 5", "spray 0 500")
    assert bench.told(Jet)[0].length == 2050


def test_shotguns() -> None:
    """LOW-18.14: roll T once; figures wholly under the 21 cm template are hit, those partly under on 4+, Strength 3, one hit each."""
    bench = Bench()
    me = bench.men("a", "ww2_partisan", [(100, 50)], ("ww2_shotgun",))[0]
    men = bench.men("e", REGULAR, [(100, 67), (103.2, 67)], side=THEIRS)
    bench.fires(me, "hit 5, caught 4, wound 4 4", "at point", "spray 0")
    assert bench.alive(*men) == [False, False]
    assert flame.refuse_spray(bench.game, me, "ww2_shotgun", flame.SprayInto("house")).rule == "LOW-14.14"
    assert WEAPONS["ww2_shotgun"].template == 2100


def test_an_assistant_who_was_parted_is_no_longer_of_the_team() -> None:
    """LOW-14.15, LOW-14.18: only who stands beside the carrier is the team in WWI: one 10 cm away is shot for himself, and a hit on the carrier stays there."""
    bench, carrier, mate = flame_team("ww1", beside=False)
    assert not crews.is_team(bench.game, mate)
    bench.struck(mate, 3, "wound 4", shot=True, weapon="ww1_rifle")
    assert bench.alive(carrier, mate) == [True, False]
    bench, carrier, mate = flame_team("ww1", beside=False)
    bench.struck(carrier, 3, "location 2, wound 4", shot=True, weapon="ww1_rifle")
    assert bench.alive(carrier, mate) == [False, True]


def test_a_parted_assistant_is_replaced() -> None:
    """LOW-14.18, LOW-18.3: if the assistant is parted another figure may take his place; while he stands beside the carrier nobody is asked."""
    from bocage.games.legends_old_west.aiming.crews import TakePlace, name_loaders

    for beside, asked in ((True, []), (False, ["replace_loader"])):
        bench, carrier, mate = flame_team(beside=beside)
        (other,) = bench.men("a", REGULAR, [(103, 50)], ("ww2_rifle",))
        bench.run(name_loaders(bench.game, OURS), "", *([TakePlace(other)] if asked else []))
        assert bench.asked == asked
        assert crews.assistant(bench.game, carrier) == (mate if beside else other)
    assert bench.fig(mate).loader_of == ""
    bench, carrier, _ = flame_team(beside=False)
    bench.men("a", REGULAR, [(103, 50)], ("ww2_rifle",))
    bench.put(carrier, 100, 50, hidden=True)
    bench.run(name_loaders(bench.game, OURS), "")
    assert bench.asked == []  # how men stand in their lair is not told by a question


def test_a_dwelling_must_be_seen() -> None:
    """LOW-14.14, LOW-2.28: no jet into a dwelling that lies behind another."""
    bench = Bench(terrain=[rect("building", 90, 54, 20, 4, "front"), rect("building", 95, 62, 8, 8, "house")])
    carrier = bench.men("a", "ww2_eng_demolition", [(100, 50)], ("ww2_pistol", "ww2_flamethrower"))[0]
    bench.men("a", REGULAR, [(100, 47)], (), loader_of=carrier)
    bench.men("e", REGULAR, [(98, 65)], side=THEIRS)
    assert flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.SprayInto("house")).rule == "LOW-2.28"
    assert flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.SprayInto("front")) is None
    assert flame.SprayInto("house") not in flame.candidates(bench.game, carrier, "ww2_flamethrower")


def test_the_table_template_reaches_farther() -> None:
    """LOW-14.11, LOW-14.14: with the option a man and a dwelling 30 cm off are within the 35.5 cm, and are proposed; without it they are out of reach."""
    for option, listed, rule in (("on", [flame.Spray(0, 1500)], ""), ("off", [], "LOW-14.14")):
        bench = Bench(terrain=[rect("building", 60, 81, 12, 12, "house")], flamethrower_table_template=option)
        carrier = bench.men("a", "ww2_eng_demolition", [(66, 50)], ("ww2_pistol", "ww2_flamethrower"))[0]
        bench.men("a", REGULAR, [(66, 47)], (), loader_of=carrier)
        far = bench.men("b", "ww2_eng_demolition", [(150, 50)], ("ww2_pistol", "ww2_flamethrower"))[0]
        bench.men("e", REGULAR, [(150, 82.5)], side=THEIRS)
        found = flame.refuse_spray(bench.game, carrier, "ww2_flamethrower", flame.SprayInto("house"))
        assert (found.rule if found else "") == rule
        assert flame.candidates(bench.game, far, "ww2_flamethrower")[:-1] == listed


def test_nobody_throws_through_a_window_from_a_vehicle() -> None:
    """LOW-14.7, LOW-RULING-153: who rides is not up against a building; on his feet beside it he is."""
    bench = Bench(terrain=[rect("building", 104, 90, 20, 20, "house")])
    jeep = bench.vehicle("j", "ww2_jeep", (101, 100))
    me = thrower(bench, (101, 95))
    assert grenades.refuse_throw(bench.game, me, GRENADE, ThrowInto("house")) is None
    bench.put(me, 0, 0)
    bench.state.figures[me] = replace(bench.state.figures[me], place="aboard", vehicle=jeep, station="passenger")
    bench.game.forget_all()
    assert grenades.refuse_throw(bench.game, me, GRENADE, ThrowInto("house")).rule == "LOW-14.7"
