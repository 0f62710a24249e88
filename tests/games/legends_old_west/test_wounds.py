"""Hits, wounds, saves, Fame and Fortune (LOW-2.1 to 2.9, LOW-2.23, LOW-2.24, LOW-2.27)."""

from __future__ import annotations

import pytest

from bocage.core.chance import faces
from bocage.core.legal import PASS
from bocage.games.legends_old_west.aiming import wounds
from bocage.games.legends_old_west.aiming.to_hit import threshold, to_hit
from bocage.games.legends_old_west.aiming.wounds import Hit
from bocage.games.legends_old_west.arms.templates import SCATTER
from bocage.games.legends_old_west.ground.battle import FOOT, GUN, MOUNTED
from bocage.games.legends_old_west.state.dice import ARTILLERY
from bocage.games.legends_old_west.state.wound_events import MountKilled, Saved
from bocage.games.legends_old_west.tables.rows import cm
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, CONSTANTS, INCH, PROFILES

from .bench import THEIRS, Bench


def one(profile: str = "col_regular", weapons: tuple[str, ...] = (), era: str = "colonial", **facts):
    bench = Bench(era, date="1879-01-22" if era == "colonial" else "1917-03-12")
    me = bench.men("t", profile, [(50, 50)], weapons, THEIRS, **facts)[0]
    return bench, me


@pytest.mark.parametrize(("die", "lives"), [(3, True), (4, False)])
def test_case_01_wound_basics(die, lives):
    """LOW-CASE-01, LOW-2.7, LOW-2.9: Strength 3 against Grit 3 wounds on 4+; the only Wound lost is the figure lost."""
    bench, me = one()
    bench.struck(me, 3, f"wound {die}")
    assert bench.alive(me) == [lives]


def test_case_02_heavy_targets():
    """LOW-CASE-02, LOW-2.7: 4 against 7 needs 6+, 5 against 7 needs 5+."""
    bench, _ = one()
    assert [bench.run(wounds.wound_roll(bench.game, 4, 7), f"wound {die}") for die in (5, 6)] == [False, True]
    assert [bench.run(wounds.wound_roll(bench.game, 5, 7), f"wound {die}") for die in (4, 5)] == [False, True]


def test_case_03_double_roll():
    """LOW-CASE-03, LOW-2.7: 3 against 8 needs a 6 and then 4+; 1 against 9 cannot wound and rolls no die."""
    bench, _ = one()
    assert not bench.run(wounds.wound_roll(bench.game, 3, 8), "wound 6, second 3")
    assert bench.run(wounds.wound_roll(bench.game, 3, 8), "wound 6, second 4")
    assert not bench.run(wounds.wound_roll(bench.game, 3, 8), "wound 5")
    assert not bench.run(wounds.wound_roll(bench.game, 1, 9), "")


def test_the_whole_wound_chart():
    """LOW-2.7: the chart from +2 to -8."""
    found = [wounds.need(3 + d, 3) for d in (5, 2, 1, 0, -1, -2)] + [wounds.need(1, 1 - d) for d in (-3, -4, -5, -6, -7, -8, -9)]
    assert found == [(3, 0), (3, 0), (4, 0), (4, 0), (5, 0), (5, 0), (6, 0), (6, 0), (6, 4), (6, 5), (6, 6), (0, 0), (0, 0)]


def test_a_shield_saves_on_6():
    """LOW-2.8: one D6 per wound; the stated value ignores it, one less does not."""
    bench, me = one("col_native", ("col_spear", "col_shield"))
    bench.struck(me, 3, "wound 4, save 6")
    assert bench.alive(me) == [True]
    assert bench.told(Saved)
    bench.struck(me, 3, "wound 4, save 5")
    assert bench.alive(me) == [False]


def test_no_save_hits_and_the_single_best_save():
    """LOW-2.8: a hit without save skips the step; of shield and debris only one is rolled."""
    bench, me = one("col_native", ("col_spear", "col_shield"))
    bench.struck(me, 3, "wound 4", save=False)
    assert bench.alive(me) == [False]
    bench, me = one("col_native", ("col_spear", "col_shield"))
    bench.struck(me, 3, "wound 4, save 5", debris=6)
    assert bench.alive(me) == [False]


def test_damage_dice_only_with_wounds_to_lose():
    """LOW-2.9, LOW-1.8: 1D3 Wounds for a printed 1D3; no die against a last Wound. A D6 of 5 is a D3 of 3."""
    bench, me = one("col_officer", fortune=0)
    bench.struck(me, 3, "wound 5, d3 1", damage="1D3")
    assert bench.fig(me).wounds == 1
    bench.struck(me, 3, "wound 5", damage="1D3")
    assert bench.alive(me) == [False]
    bench, me = one("col_officer", fortune=0)
    bench.struck(me, 3, "wound 5, d3 5", damage="1D3")
    assert bench.alive(me) == [False]


def test_all_hits_of_a_volley_are_rolled():
    """LOW-2.36: hits are allocated before any is rolled to wound, so a man hit twice is rolled for twice, even if the first fells him."""
    bench, me = one()
    bench.run(wounds.resolve(bench.game, [Hit(me, 3), Hit(me, 3)]), "wound 4 6")
    assert bench.alive(me) == [False]


def test_case_45_fortune():
    """LOW-CASE-45, LOW-2.24: Fortune is spent one point after the other; 3 fails, 4 ignores the wound."""
    bench, me = one("col_officer")
    bench.struck(me, 3, "wound 5, fortune 3, fortune 4", "trust", "trust")
    assert (bench.fig(me).wounds, bench.fig(me).fortune) == (2, 0)


def test_fortune_may_be_declined_and_does_not_help_against_automatic_kills():
    """LOW-2.24: the owner decides; a kill without a wound roll asks nothing."""
    bench, me = one("col_officer")
    bench.struck(me, 3, "wound 5", PASS)
    assert (bench.fig(me).wounds, bench.fig(me).fortune) == (1, 2)
    wounds.kill(bench.game, me)
    assert bench.alive(me) == [False]


def test_case_45_fame():
    """LOW-CASE-45, LOW-2.23: an NCO who misses with a 3 on 4+ spends his Fame: hit; the point does not return."""
    bench = Bench("ww1", date="1917-03-12")
    me = bench.men("a", "ww1_nco", [(50, 50)], ("ww1_pistol",))[0]
    assert bench.run(to_hit(bench.game, me, "ww1_pistol", 1, 0), "hit 3", "spend 1") == 1
    assert bench.fig(me).fame == 0
    assert bench.run(to_hit(bench.game, me, "ww1_pistol", 1, 0), "hit 3") == 0
    assert bench.asked == []


def test_a_natural_1_is_read_before_fame():
    """LOW-2.34: Fame cannot turn a natural 1 into a hit, and it still jams."""
    bench = Bench("ww1", date="1917-03-12")
    me = bench.men("a", "ww1_officer", [(50, 50)], ("ww1_pistol",), fame=5)[0]
    assert bench.run(to_hit(bench.game, me, "ww1_pistol", 1, 0), "hit 1") == 0
    assert bench.asked == []
    assert bench.fig(me).jammed == (("ww1_pistol", 4),)


def test_fame_helps_a_wound_roll():
    """LOW-2.23: the roll to wound is a die of his own as well; too little Fame is not even asked for."""
    bench = Bench("ww1", date="1917-03-12")
    me = bench.men("a", "ww1_nco", [(50, 50)], ("ww1_pistol",))[0]
    foe = bench.men("e", "ww1_regular", [(60, 50)], (), THEIRS)[0]
    bench.struck(foe, 3, "wound 3", "spend 1", by=me)
    assert bench.alive(foe) == [False]
    bench.men("e", "ww1_regular", [(70, 50)], (), THEIRS)
    bench.struck("e.2", 3, "wound 3", by=me)
    assert bench.alive("e.2") == [True]


@pytest.mark.parametrize(("need", "modifier", "at_least"), [(4, 0, 4), (4, -1, 5), (5, -3, 6), (2, 3, 2), (6, 1, 5)])
def test_natural_6_hits_and_natural_1_misses(need, modifier, at_least):
    """LOW-2.4: modifiers shift the die needed, between 2 and 6."""
    assert threshold(need, modifier) == at_least


def test_dice_of_the_game():
    """LOW-1.8, LOW-2.5, LOW-2.6: D6, D3, artillery die 2 4 6 8 10 MISFIRE, scatter die with one HIT, one MISFIRE, four arrows."""
    assert faces("d", 1).sides == 6
    assert ARTILLERY == (2, 4, 6, 8, 10, 0)
    assert [SCATTER.count(face) for face in ("hit", "misfire", "arrow")] == [1, 1, 4]


def test_measures_and_columns():
    """LOW-1.6, LOW-1.7, LOW-2.1, LOW-2.3: an inch is 2.5 cm, kept exact in hundredths; points are one currency; profile columns; bases of 1.25 and 2 cm."""
    assert (INCH, cm(12.5), cm(6.25), cm(CONSTANTS["inch_cm"].value)) == (250, 1250, 625, 250)
    row = PROFILES["col_officer"]
    columns = (row.move, row.shooting, row.fight, row.strength, row.grit, row.attacks, row.wounds, row.pluck, row.fame, row.fortune, row.points)
    assert columns == (1250, 4, 4, 3, 4, 2, 2, 6, 2, 2, 40)
    assert PROFILES["ww1_dog"].shooting == 0
    assert (FOOT, MOUNTED, GUN) == (125, 200, 200)
    assert {cm(row.base_radius_cm) for row in AIRCRAFT.values()} == {200}


def test_shots_at_mounted_figures():
    """LOW-2.27: 1-3 hits the mount, 4-6 the rider; a dead mount throws him on a 1, leaves him beside on 2-5, unharmed on 6."""
    bench, me = one("col_cavalry")
    assert bench.fig(me).mount == "col_horse"
    bench.struck(me, 3, "location 4, wound 3", shot=True)
    assert bench.fig(me).mount
    bench.struck(me, 3, "location 3, wound 4, rider 6", shot=True)
    assert not bench.fig(me).mount
    assert not bench.fig(me).busy
    bench, me = one("col_cavalry")
    bench.struck(me, 3, "location 1, wound 4, rider 5", shot=True)
    assert bench.told(MountKilled)[0].rider == "beside"
    assert bench.fig(me).busy
    bench, me = one("col_cavalry")
    bench.struck(me, 3, "location 1, wound 4, rider 1, wound 4", shot=True)
    assert bench.fig(me).dazed
    bench, me = one("col_cavalry")
    bench.struck(me, 3, "location 1, wound 4, rider 1, wound 5", shot=True)
    assert bench.alive(me) == [False]


def test_fame_helps_either_die_of_a_double_roll():
    """LOW-2.23, LOW-2.7: 3 against 8 with a 5: a point makes the 6, then the second die counts; another point may help that one too."""
    bench = Bench("ww2")
    hero = bench.men("a", "ww2_officer", [(50, 50)])[0]
    assert bench.run(wounds.wound_roll(bench.game, 3, 8, hero), "wound 5, second 3", "spend 1", "spend 1")
    assert bench.fig(hero).fame == 0
    bench.put(hero, 50, 50, fame=1)
    assert not bench.run(wounds.wound_roll(bench.game, 3, 8, hero), "wound 4")
    assert not bench.run(wounds.wound_roll(bench.game, 3, 8, hero), "wound 6, second 2")
