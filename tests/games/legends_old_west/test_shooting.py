"""Shooting (LOW-2.15 to 2.18, LOW-2.28 to 2.36, chapter 6, LOW-8.35 to 8.42, LOW-12.4 to 12.8)."""

from __future__ import annotations

import pytest

from bocage.core.legal import PASS
from bocage.games.legends_old_west.aiming import aim, to_hit
from bocage.games.legends_old_west.aiming.in_the_way import items
from bocage.games.legends_old_west.ground.troops import allowance
from bocage.games.legends_old_west.shooting import firing_groups, volleys
from bocage.games.legends_old_west.shooting.firing_groups import At, groups
from bocage.games.legends_old_west.shooting.volleys import volley
from bocage.games.legends_old_west.state.fire_events import Shot, Stopped
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.scenario import EffectRow, TerrainPiece
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.games.legends_old_west.turn.firing import Shoot
from bocage.games.legends_old_west.turn.turn import is_idle

from .bench import OURS, THEIRS, Bench, rect, replace

WHEN = {"colonial": "1879-01-22", "ww1": "1917-11-20", "ww2": "1944-06-06"}
P = {"colonial": "col", "ww1": "ww1", "ww2": "ww2"}


def line(x1, y1, x2, y2, kind="wall"):
    return TerrainPiece(kind, "line", x1=x1, y1=y1, x2=x2, y2=y2)


def duel(era="colonial", far=40, terrain=(), weapon="rifle", profile="regular", **options):
    """One of ours, one of theirs to the north, so many cm apart edge to edge."""
    bench = Bench(era, terrain, date=WHEN[era], **options)
    me = bench.men("a", f"{P[era]}_{profile}", [(100, 10)], (f"{P[era]}_{weapon}",))[0]
    foe = bench.men("e", f"{P[era]}_regular", [(100, 12.5 + far)], (f"{P[era]}_rifle",), THEIRS)[0]
    return bench, me, foe


def test_a_shot_needs_T_or_more():
    """LOW-2.15, LOW-6.1: a D6 of T or more hits; one shot per figure and turn (LOW-2.31)."""
    bench, me, foe = duel()
    bench.fires(me, "hit 3", "at e")
    assert bench.alive(foe) == [True]
    refusal = aim.refuse_shooter(bench.game, bench.fig(me))
    assert refusal is not None
    assert refusal.rule == "LOW-2.31"
    bench, me, foe = duel()
    bench.fires(me, "hit 4, wound 4", "at e")
    assert bench.alive(foe) == [False]


def test_range_counts_from_edge_to_edge_and_includes_its_end():
    """LOW-2.2, LOW-10.2: 120 cm is in range, 120.1 is not; contact is distance 0."""
    bench, _me, _ = duel(far=120)
    assert firing_groups.group_targets(bench.game, "a") == ["e"]
    bench, _me, _ = duel(far=120.1)
    assert firing_groups.group_targets(bench.game, "a") == []


@pytest.mark.parametrize(("die", "hits", "jam"), [(4, False, False), (5, True, False), (6, True, False), (1, False, True)])
def test_case_13_cavalry_fire(die, hits, jam):
    """LOW-CASE-13, LOW-8.35, LOW-2.4, LOW-2.18: moved riders shoot at -1; a 6 always hits, a 1 misses and jams."""
    bench, me, _foe = duel(profile="cavalry")
    bench.put(me, 100, 10, moved=500)
    bench.run(volley(bench.game, [me], "e"), f"hit {die}" + (", wound 1" if hits else ""))
    assert bool(bench.fig(me).jammed) == jam
    bench.put(me, 100, 10, moved=0, shots=0, jammed=())
    bench.fires(me, "hit 4, wound 1", "at e")


def test_lancers_with_firearms():
    """LOW-8.40: a lancer's pistol has the same -1 if he moved; a foot soldier has none."""
    bench, me, _ = duel(profile="cavalry", weapon="pistol", far=10)
    bench.put(me, 100, 10, moved=500)
    assert aim.modifiers(bench.game, bench.fig(me), WEAPONS["col_pistol"]) == -1
    bench, me, _ = duel()
    bench.put(me, 100, 10, moved=500)
    assert aim.modifiers(bench.game, bench.fig(me), WEAPONS["col_rifle"]) == 0


@pytest.mark.parametrize(("weapon", "modifier"), [("rifle", -1), ("musket", -1), ("bow", 0), ("short_bow", 0), ("javelin", 0), ("thrown_spear", 0)])
def test_only_firearms_suffer_in_the_saddle(weapon, modifier):
    """LOW-8.35: the -1 of riders who moved is for firearms; bows and what is thrown have none."""
    bench, me, _ = duel(profile="cavalry", weapon=weapon, far=10)
    bench.put(me, 100, 10, moved=500)
    assert aim.modifiers(bench.game, bench.fig(me), WEAPONS[f"col_{weapon}"]) == modifier


def test_mounted_infantry_fire_from_the_saddle():
    """LOW-8.42, LOW-8.41: allowed by default, forbidden with the option."""
    bench, me, _ = duel(profile="mounted_infantry")
    assert aim.refuse_shooter(bench.game, bench.fig(me)) is None
    bench, me, _ = duel(profile="mounted_infantry", mounted_infantry_dismount_to_fire="on")
    refusal = aim.refuse_shooter(bench.game, bench.fig(me))
    assert refusal is not None
    assert refusal.rule == "LOW-8.42"


def test_a_jam_lasts_the_next_turn():
    """LOW-2.18: jammed now, silent next turn, free the turn after; the option switches it off; bows do not jam."""
    bench, me, _ = duel()
    bench.fires(me, "hit 1", "at e")
    for turn, rule in ((4, "LOW-2.18"), (5, "")):
        bench.state.turn = turn
        refusal = aim.refuse_weapon(bench.game, bench.fig(me), WEAPONS["col_rifle"])
        assert (refusal.rule if refusal else "") == rule
    bench, me, _ = duel(jam_on_one="off")
    bench.fires(me, "hit 1", "at e")
    assert not bench.fig(me).jammed
    bench, me, _ = duel(weapon="bow", profile="irregular")
    bench.fires(me, "hit 1", "at e")
    assert not bench.fig(me).jammed


def test_case_14_in_the_way():
    """LOW-CASE-14, LOW-2.16: a low wall needs 4+; past it a friend on the line needs 4+ or takes the hit himself."""
    wall = line(90, 30, 110, 30)
    bench, me, foe = duel(terrain=[wall])
    bench.fires(me, "hit 4, way 3", "at e")
    assert bench.told(Stopped)[0].by == ""
    bench, me, foe = duel(terrain=[wall])
    friend = bench.men("b", "col_regular", [(100, 40)])[0]
    bench.fires(me, "hit 4, way 4, way 2, wound 4", "at e")
    assert bench.alive(friend, foe) == [False, True]


def test_what_is_not_in_the_way():
    """LOW-2.16: a wall within 2.5 cm of the firer, a friend in contact with him, a base that is only touched; cover by its kind."""
    bench, me, foe = duel(terrain=[line(90, 13, 110, 13)])
    assert items(bench.game, me, foe) == []
    bench, me, foe = duel()
    bench.men("b", "col_regular", [(100, 12.5), (101.25, 30)])
    assert items(bench.game, me, foe) == []
    for kind, needed in (("rough", 3), ("crater", 4), ("trench", 5)):
        bench, me, foe = duel("ww1", terrain=[rect(kind, 90, 30, 20, 5)], far=40)
        assert items(bench.game, me, foe) == [(needed, "")]
    bench, me, foe = duel("ww1", terrain=[rect("trench", 90, 5, 20, 10)], far=40)
    assert items(bench.game, me, foe) == []


def test_no_fire_into_a_fight():
    """LOW-2.17, LOW-6.10: who fights our own men is no target; a man beside him is."""
    bench, me, foe = duel()
    bench.men("b", "col_regular", [(100, 50)])
    refusal = aim.refuse_target(bench.game, me, bench.fig(foe))
    assert refusal is not None
    assert refusal.rule == "LOW-2.17"
    bench.men("e", "col_regular", [(110, 52.5)], (), THEIRS)
    assert aim.nearest_in_unit(bench.game, me, "e", 12000) == ["e.2"]


def test_the_engaged_do_not_shoot():
    """LOW-2.12, LOW-2.31: a figure in contact may not shoot; nor may one that charged, treated, worked or flees."""
    bench, me, _ = duel(far=0)
    assert aim.refuse_shooter(bench.game, bench.fig(me)).rule == "LOW-2.12"
    for fact, rule in (({"charged": True}, "LOW-2.12"), ({"busy": True}, "LOW-2.31"), ({"task": "build"}, "LOW-2.33"), ({"holder": True}, "LOW-8.37")):
        bench, me, _ = duel()
        bench.put(me, 100, 10, **fact)
        assert aim.refuse_shooter(bench.game, bench.fig(me)).rule == rule


@pytest.mark.parametrize(
    ("era", "weapon", "profile", "moved", "rule"),
    [
        ("ww1", "rifle", "regular", 750, ""), ("ww1", "rifle", "regular", 760, "LOW-2.30"), ("ww1", "lmg", "regular", 10, "LOW-2.30"),
        ("ww1", "pistol", "regular", 1500, ""), ("ww2", "pistol", "regular", 1500, "LOW-6.3"), ("ww2", "pistol", "regular", 750, ""),
        ("colonial", "rifle", "regular", 625, ""), ("colonial", "rifle", "regular", 626, "LOW-6.3"),
    ],
)  # fmt: skip
def test_case_18_movement_penalty(era, weapon, profile, moved, rule):
    """LOW-CASE-18, LOW-2.30, LOW-6.3: half a move in general; in 14-18 the weapon's class decides."""
    bench, me, _ = duel(era, weapon=weapon, profile=profile)
    bench.put(me, 100, 10, moved=moved)
    refusal = aim.may_fire_after_move(bench.game, bench.fig(me), WEAPONS[f"{P[era]}_{weapon}"])
    assert (refusal.rule if refusal else "") == rule


def test_half_move_for_all_in_14_18():
    """LOW-2.30: with the option the text alone holds: an LMG may move half and fire, a pistol no more than half."""
    bench, me, _ = duel("ww1", weapon="lmg", ww1_half_move_for_all="on")
    bench.put(me, 100, 10, moved=750)
    assert aim.may_fire_after_move(bench.game, bench.fig(me), WEAPONS["ww1_lmg"]) is None
    assert aim.may_fire_after_move(bench.game, Figure("x", "a", "ww1_regular", moved=760), WEAPONS["ww1_pistol"]) is not None


def test_the_default_target_is_the_nearest_seen():
    """LOW-6.7: of the declared unit each shoots the nearest he sees; ties are the owner's; behind a wall nobody is seen."""
    bench, me, foe = duel(far=40)
    bench.men("e", "col_regular", [(130, 52.5), (100, 60)], (), THEIRS)
    assert aim.nearest_in_unit(bench.game, me, "e", 12000) == [foe]
    bench, me, foe = duel(far=40)
    bench.put(foe, 90, 40)
    other = bench.men("e", "col_regular", [(110, 40)], (), THEIRS)[0]
    bench.run(volley(bench.game, [me], "e"), "hit 4, wound 4", f"at {other}")
    assert bench.alive(foe, other) == [True, False]
    assert bench.asked == ["pick_target"]
    bench, me, foe = duel(far=40, terrain=[rect("building", 60, 20, 80, 10)])
    assert aim.nearest_in_unit(bench.game, me, "e", 12000) == []


def test_a_sniper_chooses_his_target():
    """LOW-12.4: any figure he sees, not only the nearest; a rifleman may not."""
    bench, me, near = duel("ww2", weapon="precision_rifle", profile="sniper")
    far = bench.men("e", "ww2_nco", [(110, 70)], (), THEIRS, fortune=0)[0]
    bench.fires(me, "hit 2, wound 4", "at e", f"at {far}")
    assert bench.alive(near, far) == [True, False]
    bench, me, near = duel("ww2")
    bench.men("e", "ww2_nco", [(110, 70)], (), THEIRS)
    bench.run(volley(bench.game, [me], "e"), "hit 4")
    assert bench.asked == []


def test_what_a_sniper_may_not_choose():
    """LOW-12.4, LOW-6.7: any figure he sees, so the refusal of another does not speak of the nearest; a rifleman's does."""
    for profile, weapon, rule, message in (("sniper", "precision_rifle", "LOW-12.4", "not-seen-by-him"), ("regular", "rifle", "LOW-6.7", "not-the-nearest")):
        bench, me, foe = duel("ww2", weapon=weapon, profile=profile)
        bench.put(foe, 90, 40)
        bench.men("e", "ww2_regular", [(110, 40), (100, 199)], (), THEIRS)
        ask = next(volleys.pick_target(bench.game, me, volleys.marks_for(bench.game, me, f"ww2_{weapon}", "e")))
        assert [answer.aim for answer in ask.legal] == ["e.1", "e.2"]
        refusal = ask.refuse(At("e.3"))
        assert (refusal.rule, refusal.message) == (rule, message)


def test_stealthy_snipers():
    """LOW-12.8, LOW-12.6, LOW-12.7, LOW-6.10: in cover and over 30 cm away a sniper is no target, unless he shot this turn."""
    for far, cover, shots, rule in ((31, True, 0, "LOW-12.8"), (30, True, 0, ""), (31, False, 0, ""), (31, True, 1, "")):
        terrain = [line(90, 10 + far, 110, 10 + far)] if cover else []
        bench = Bench("ww2", terrain)
        me = bench.men("a", "ww2_regular", [(100, 10)], ("ww2_rifle",))[0]
        foe = bench.men("e", "ww2_sniper", [(100, 12.5 + far)], (), THEIRS, shots=shots)[0]
        refusal = aim.refuse_target(bench.game, me, bench.fig(foe))
        assert (refusal.rule if refusal else "") == rule


def test_rapid_fire():
    """LOW-12.7, LOW-12.8: a WWII sniper who did not move may shoot twice, each shot rolled apart; after a move only once."""
    bench, me, foe = duel("ww2", weapon="precision_rifle", profile="sniper")
    bench.fires(me, "hit 2, wound 1", "at e")
    assert groups(bench.game, OURS) == [me]
    bench.fires(me, "hit 2, wound 4", "at e")
    assert bench.alive(foe) == [False]
    assert groups(bench.game, OURS) == []
    bench, me, foe = duel("ww2", weapon="precision_rifle", profile="sniper")
    bench.put(me, 100, 10, moved=100)
    bench.fires(me, "hit 2, wound 1", "at e")
    assert groups(bench.game, OURS) == []


def test_fast_draw():
    """LOW-12.6, LOW-12.8: WWI snipers may shoot before the Initiative side; the others may not."""
    bench, me, _ = duel("ww1", weapon="precision_rifle", profile="sniper")
    bench.men("b", "ww1_regular", [(120, 10)], ("ww1_rifle",))
    bench.state.first = THEIRS
    bench.step("fast_draw", "hit 2, wound 1", f"shoot {me}", "at e")
    assert bench.asked[:1] == ["fast_draw"]
    assert [event.figure for event in bench.told(Shot)] == [me]


@pytest.mark.parametrize("first", [OURS, THEIRS])
def test_fast_drawers_of_the_initiative_side_shoot_first(first):
    """LOW-12.8: with fast drawers on both sides those of the side with the Initiative come first; in 39-45 nobody draws fast."""
    bench = Bench("ww1", date=WHEN["ww1"])
    bench.men("a", "ww1_sniper", [(100, 10)], ("ww1_precision_rifle",))
    bench.men("e", "ww1_sniper", [(100, 35)], ("ww1_precision_rifle",), THEIRS)
    bench.state.first = first
    shots = [("a.1", "e"), ("e.1", "a")] if first == OURS else [("e.1", "a"), ("a.1", "e")]
    bench.step("fast_draw", "hit 1, hit 1", *(answer for ident, unit in shots for answer in (Shoot(ident), At(unit))))
    assert [event.figure for event in bench.told(Shot)] == [ident for ident, _ in shots]
    assert is_idle(Bench("ww2").game, "fast_draw", "")
    assert not is_idle(bench.game, "fast_draw", "")


def test_every_shot_is_heard():
    """LOW-12.8, LOW-13.5, LOW-24.2: a fast draw and opportunity fire raise the alarm as any shot does; a group that holds its fire after all does not."""
    held = EffectRow("held_until_alert", side=THEIRS, triggers=("enemy_shoots",))

    def night(profile="sniper", weapon="precision_rifle"):
        bench = Bench("ww1", date=WHEN["ww1"], effects=[held])
        bench.men("a", f"ww1_{profile}", [(100, 10)], (f"ww1_{weapon}",))
        bench.men("e", "ww1_regular", [(100, 50)], (), THEIRS)
        bench.state.units["e"] = replace(bench.state.units["e"], alert=False)
        return bench

    bench = night()
    bench.step("fast_draw", "hit 1", "shoot a.1", "at e")
    assert bench.state.units["e"].alert
    bench = night("regular", "rifle")
    bench.run(volley(bench.game, ["a.1"], "e", opportunity=True), "hit 1")
    assert bench.state.units["e"].alert
    bench = night("regular", "rifle")
    bench.state.phase, bench.state.active = "fire", OURS
    bench.step("fire", "", "shoot a", PASS, side=OURS)
    assert not bench.state.units["e"].alert


def test_weapons_are_stated_before_rolling():
    """LOW-6.2, LOW-2.31: a figure with several weapons that fit is asked which; the others are not."""
    bench = Bench("ww2")
    me = bench.men("a", "ww2_regular", [(100, 10)], ("ww2_rifle", "ww2_pistol"))[0]
    bench.men("e", "ww2_regular", [(100, 30)], (), THEIRS)
    bench.run(volley(bench.game, [me], "e"), "hit 1", "use ww2_pistol")
    assert bench.asked == ["weapon"]
    assert bench.fig(me).jammed == (("ww2_pistol", 4),)
    bench.put(me, 100, 10, shots=0)
    bench.put("e.1", 100, 60)
    bench.run(volley(bench.game, [me], "e"), "hit 2")
    assert bench.asked == []


def test_groups_that_declare_apart():
    """LOW-6.8, LOW-6.9, LOW-6.1: leaders and support weapons choose their own targets; the rank and file name one unit together."""
    bench = Bench("ww2")
    bench.men("a", "ww2_regular", [(100, 10), (103, 10)], ("ww2_rifle",))
    lmg = bench.men("a", "ww2_regular", [(106, 10)], ("ww2_lmg",))[0]
    nco = bench.men("a", "ww2_nco", [(109, 10)], ("ww2_rifle",))[0]
    bench.men("e", "ww2_regular", [(100, 40)], (), THEIRS)
    bench.men("f", "ww2_regular", [(110, 40)], (), THEIRS)
    assert sorted(groups(bench.game, OURS)) == ["a", lmg, nco]
    bench.fires("a", "hit 1 1", "at f")
    assert bench.state.units["a"].fired
    assert sorted(groups(bench.game, OURS)) == [lmg, nco]
    assert volleys.refuse_aim(bench.game, nco, "nobody").rule == "LOW-6.9"


def test_figures_that_cannot_reach_hold_their_fire():
    """LOW-6.9, LOW-6.7: of a unit that fires only those who see and reach the target roll."""
    bench = Bench("ww2")
    bench.men("a", "ww2_regular", [(100, 10), (100, 60)], ("ww2_rifle",))
    bench.men("e", "ww2_regular", [(100, 90)], (), THEIRS)
    bench.fires("a", "hit 1", "at e")
    assert [event.figure for event in bench.told(Shot)] == ["a.2"]


def test_buildings_hide_until_located():
    """LOW-13.6, LOW-6.10: men in a building are no targets until located; with the option those who shot are; never so in the Colonial era."""
    house = [rect("building", 95, 45, 10, 10)]
    for era, facts, options, rule in (
        ("ww2", {}, {}, "LOW-13.6"), ("ww2", {"located": True}, {}, ""), ("ww2", {"shots": 1}, {"building_occupants_need_localisation": "off"}, ""),
        ("ww2", {}, {"building_occupants_need_localisation": "off"}, "LOW-13.6"), ("colonial", {}, {}, ""),
    ):  # fmt: skip
        bench, me, foe = duel(era, terrain=house, far=34, **options)
        bench.put(foe, 100, 46.5, **facts)
        refusal = aim.refuse_target(bench.game, me, bench.fig(foe))
        assert (refusal.rule if refusal else "") == rule


def test_a_shot_from_a_building_makes_a_target():
    """LOW-13.6: with the option who fires out of a building is a target at once, though none before; where men must be located a shot does not tell."""
    house = [rect("building", 95, 45, 10, 10)]
    for needs, then in (("off", ["e"]), ("on", [])):
        bench, me, foe = duel("ww2", terrain=house, far=34, building_occupants_need_localisation=needs)
        bench.put(foe, 100, 46.5)
        assert firing_groups.group_targets(bench.game, "a") == []
        bench.fires(foe, "hit 2", "at a")
        assert firing_groups.group_targets(bench.game, "a") == then
        assert aim.has_target(bench.game, me, "e", 6000) is bool(then)


def test_the_whole_step_offers_and_ends():
    """LOW-3.3, LOW-6.1: group after group of the active side; declining ends its shooting."""
    bench, _me, _ = duel()
    bench.state.phase, bench.state.active = "fire", OURS
    bench.step("fire", "hit 1", "shoot a", "at e", side=OURS)
    bench.step("fire", "", side=OURS)
    assert f"pass:{OURS}" in bench.state.done


def test_arcs():
    """LOW-2.32: foot and mounted figures shoot all round, whichever way the target lies."""
    for x, y in ((130, 10), (70, 10), (100, 5), (100, 40)):
        bench, _me, foe = duel()
        bench.put(foe, x, y if y != 5 else 0.5 + 1.25)
        assert firing_groups.group_targets(bench.game, "a") == ["e"]


def test_sight_is_one_free_line():
    """LOW-2.28: a house between blocks, its corner does not; figures never block, smoke does; 5 cm of wood may be looked through."""
    bench, me, foe = duel(terrain=[rect("building", 95, 30, 10, 5)])
    assert not bench.game.sees(me, foe)
    bench, me, foe = duel(terrain=[rect("building", 101, 30, 10, 5)])
    assert bench.game.sees(me, foe)
    for depth, seen in ((5, True), (7, False)):
        bench, me, foe = duel(terrain=[rect("wood", 60, 30, 80, depth)])
        assert bench.game.sees(me, foe) == seen
    bench, me, foe = duel()
    bench.men("b", "col_regular", [(100, 30)])
    assert bench.game.sees(me, foe)


def test_walking_wounded_shoot_on_6():
    """LOW-12.17: Move halved, Shooting 6+."""
    bench, me, foe = duel("ww2")
    bench.put(me, 100, 10, red=True)
    assert allowance(bench.game, bench.fig(me)) == 750
    bench.fires(me, "hit 5", "at e")
    assert bench.alive(foe) == [True]


def test_who_has_shot_is_known_at_once():
    """LOW-2.31, LOW-12.27: a shot shows in what is remembered of those present, so that nobody shoots and then does what only those may who have not shot."""
    bench = Bench("ww2")
    (me,) = bench.men("a", "ww2_regular", [(50, 20)], ["ww2_rifle"])
    assert [f.shots for f in bench.game.fighters(OURS)] == [0]
    to_hit.spent(bench.game, me, "ww2_rifle")
    assert [f.shots for f in bench.game.fighters(OURS)] == [1]
