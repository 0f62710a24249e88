"""Fights (LOW-2.19 to 2.21, LOW-2.35, LOW-2.37, LOW-3.4, LOW-6.4 to 6.6, LOW-8.39)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.fighting import fights, giving_ground
from bocage.games.legends_old_west.fighting.pairing import maximum, pairings
from bocage.games.legends_old_west.ground.troops import melee_strength
from bocage.games.legends_old_west.state.events import BackedAway, FightsPaired, FightWon

from .bench import OURS, THEIRS, Bench, replace
from .test_shooting import WHEN, line


def ring(era="ww1", terrain=(), **options):
    bench = Bench(era, terrain, date=WHEN[era], **options)
    bench.state.first = OURS
    return bench


def test_case_09_fight_tie():
    """LOW-CASE-09, LOW-2.19, LOW-2.20, LOW-2.21: 5 against 5, Fight 4 beats 3; both step back 2.5 cm; two strikes at Strength 4, one each."""
    bench = ring("colonial")
    nco = bench.men("a", "col_nco", [(100, 50)], ("col_rifle", "col_bayonet"), fame=0)[0]
    one, two = bench.men("e", "col_regular", [(100, 52.5), (102.5, 50)], (), THEIRS)
    bench.fights("fight 5 2 5 4, wound 4 3", *_backs(bench, nco, one, two), f"strike at {one}", f"strike at {two}")
    assert bench.told(FightWon)[0].side == OURS
    assert bench.alive(one, two) == [False, True]
    for event in bench.told(BackedAway):
        assert not event.trapped
    moved = {e.figure: (e.x, e.y) for e in bench.told(BackedAway)}
    assert moved[one] == (10000, 5500)
    assert moved[two] == (10500, 5000)


def _backs(bench, winner, *losers):
    return [giving_ground.ways_back(bench.game, loser, (winner,))[0] for loser in losers]


def test_case_10_trapped():
    """LOW-CASE-10, LOW-2.20, LOW-2.21: with his back against a high wall the loser cannot step back: a winner with A 1 strikes twice."""
    bench = ring("ww2", [line(90, 53.75, 110, 53.75, "high_wall")])
    bench.men("a", "ww2_regular", [(100, 50)])
    foe = bench.men("e", "ww2_regular", [(100, 52.5)], (), THEIRS)[0]
    bench.fights("fight 6 1, wound 3 3")
    assert bench.told(BackedAway)[0].trapped
    assert bench.alive(foe) == [True]
    bench.fights("fight 6 1, wound 3 4")
    assert bench.alive(foe) == [False]


def test_a_gun_is_no_way_out():
    """LOW-2.20, LOW-2.10: bases do not overlap, so who has a gun at his back does not step onto it; beside it there may be room."""
    bench = ring("ww2")
    bench.men("a", "ww2_regular", [(100, 50)])
    bench.men("e", "ww2_regular", [(100, 52.5)], (), THEIRS)
    assert len(giving_ground.ways_back(bench.game, "e.1", ("a.1",))) == 3
    bench.gun("g", "ww2_gun_light", (100, 56), side=THEIRS)
    bench.put("g.1", 150, 150)
    bench.put("g.2", 160, 150)
    assert giving_ground.ways_back(bench.game, "e.1", ("a.1",)) == []
    bench.state.guns["g.g1"] = replace(bench.state.guns["g.g1"], x=9800, y=5700)
    bench.game.forget_all()
    assert [way.facing for way in giving_ground.ways_back(bench.game, "e.1", ("a.1",))] == [30]


@pytest.mark.parametrize(("die", "side"), [(3, THEIRS), (4, OURS)])
def test_case_11_equal_fight_values(die, side):
    """LOW-CASE-11, LOW-2.19: 6 against 6, Fight 3 each: 1-3 the side without Initiative, 4-6 the side with it."""
    bench = ring("ww2")
    me = bench.men("a", "ww2_regular", [(100, 50)])[0]
    foe = bench.men("e", "ww2_regular", [(100, 52.5)], (), THEIRS)[0]
    loser, winner = (me, foe) if side == THEIRS else (foe, me)
    bench.fights(f"fight 6 6, rolloff {die}, wound 1", _backs(bench, winner, loser)[0])
    assert bench.told(FightWon)[0].side == side


def test_case_12_lancers():
    """LOW-CASE-12, LOW-8.39, LOW-2.35: charging on horseback a lance strikes at 5 (3+), the next turn at 3 (4+)."""
    bench = ring("colonial")
    lancer = bench.men("a", "col_cavalry", [(100, 50)], ("col_spear",), charged=True, mounted_charge=True)[0]
    foe = bench.men("e", "col_regular", [(100, 53.25)], (), THEIRS)[0]
    assert melee_strength(bench.game, bench.fig(lancer)) == 5
    bench.fights("fight 6 1, wound 3", _backs(bench, lancer, foe)[0])
    assert bench.alive(foe) == [False]
    bench.put(lancer, 100, 50, charged=False, mounted_charge=False)
    assert melee_strength(bench.game, bench.fig(lancer)) == 3
    bench.put(lancer, 100, 50, mounted_charge=True, mount="")
    assert melee_strength(bench.game, bench.fig(lancer)) == 3


def test_melee_weapons():
    """LOW-2.35, LOW-2.37: bayonet 4, spear and improvised weapon 3, a sabre his own Strength, rifles count for nothing."""
    bench = ring("colonial")
    for weapons, strength in ((("col_rifle", "col_bayonet"), 4), (("col_spear",), 3), (("col_improvised",), 3), (("col_sabre",), 3), (("col_rifle",), 3)):
        ident = bench.men("a", "col_officer", [(100, 50)], weapons)[0]
        assert melee_strength(bench.game, bench.fig(ident)) == strength


def test_sabre_reroll():
    """LOW-2.37: only with the option a sabre rerolls a 1."""
    for option, dice in (("off", "fight 1 2, wound 1"), ("on", "fight 1 2, fight 6, wound 1")):
        bench = ring("colonial", sabre_reroll=option)
        me = bench.men("a", "col_regular", [(100, 50)], ("col_sabre",))[0]
        foe = bench.men("e", "col_regular", [(100, 52.5)], (), THEIRS)[0]
        winner, loser = (me, foe) if option == "on" else (foe, me)
        bench.fights(dice, _backs(bench, winner, loser)[0])
        assert bench.told(FightWon)[0].side == (OURS if option == "on" else THEIRS)


def test_fame_in_a_fight():
    """LOW-2.23: a hero may raise his fight die after seeing both; enough to win or to win by Fight value."""
    from bocage.games.legends_old_west.aiming.fame import Spend

    bench = ring("ww2")
    nco = bench.men("a", "ww2_nco", [(100, 50)])[0]
    foe = bench.men("e", "ww2_regular", [(100, 52.5)], (), THEIRS)[0]
    bench.fights("fight 3 2 4, wound 1 1", Spend(1), _backs(bench, nco, foe)[0])
    assert bench.told(FightWon)[0].side == OURS
    assert bench.fig(nco).fame == 0


def test_fleeing_and_walking_wounded_fight_with_1():
    """LOW-5.6, LOW-12.17: Fight 1, so that equal dice are lost."""

    bench = ring("ww2")
    me = bench.men("a", "ww2_regular", [(100, 50)])[0]
    foe = bench.men("e", "ww2_regular", [(100, 52.5)], (), THEIRS)[0]
    bench.breaks("a")
    bench.fights("fight 4 4, wound 1", _backs(bench, foe, me)[0])
    assert bench.told(FightWon)[0].side == THEIRS


def test_pairing_into_the_smallest_fights():
    """LOW-6.4: as many fights as possible, one against one where possible; the others join; choices that would make fights larger are refused."""
    contacts = {"a": ["x", "y"], "b": ["x"], "x": ["a", "b"], "y": ["a"]}
    assert maximum(contacts, ["a", "b"], {}) == 2
    solver = pairings(contacts, ["a", "b"])
    assert solver.next_choice() == ("a", ["y"])
    solver.settle("a", "y")
    assert solver.next_choice() == ("b", ["x"])
    solver.settle("b", "x")
    assert solver.next_choice() is None
    assert solver.result() == [(("a",), ("y",)), (("b",), ("x",))]
    solver = pairings({"a": ["x", "y", "z"], "x": ["a"], "y": ["a"], "z": ["a"]}, ["a"])
    assert solver.next_choice() == ("a", ["x", "y", "z"])
    solver.settle("a", "y")
    while (choice := solver.next_choice()) is not None:
        solver.settle(choice[0], choice[1][0])
    assert solver.result() == [(("a",), ("y", "x", "z"))]


def test_the_initiative_side_pairs_and_orders():
    """LOW-6.4, LOW-3.4, LOW-6.6: it is asked where there is a choice, and for the order of fights; figures not in contact do not fight."""
    bench = ring("ww2")
    bench.men("a", "ww2_regular", [(100, 50), (110, 50), (115, 50)])
    bench.men("e", "ww2_regular", [(98.75, 52.17), (101.25, 52.17), (110, 52.5)], (), THEIRS)
    bench.step("pair", "", "pair a.1 e.2")
    fought = bench.told(FightsPaired)[0].fights
    assert sorted((f.ours, f.theirs) for f in fought) == [(("a.1",), ("e.2", "e.1")), (("a.2",), ("e.3",))]
    assert bench.asked == ["pair"]
    bench.state.phase = "fight"
    place = next(n for n, f in enumerate(bench.state.fights) if f.ours == ("a.2",))
    bench.step("fight", "fight 6 1, wound 1", f"take up {place}", _backs(bench, "a.2", "e.3")[0])
    assert bench.asked[0] == "next_fight"
    assert len(bench.state.fights) == 1


def test_loser_may_not_step_through_others():
    """LOW-2.20: friends who do not make way, the table edge and enemies trap as well; the direction leads away from all winners."""
    bench = ring("ww2")
    bench.men("a", "ww2_regular", [(100, 3.75)])
    bench.men("e", "ww2_regular", [(100, 1.25)], (), THEIRS)
    assert giving_ground.ways_back(bench.game, "e.1", ("a.1",)) == []
    bench = ring("ww2")
    bench.men("a", "ww2_regular", [(100, 50)])
    bench.men("e", "ww2_regular", [(100, 52.5), (100, 55), (101.9, 55), (98.1, 55)], (), THEIRS)
    assert giving_ground.ways_back(bench.game, "e.1", ("a.1",)) == []


def test_holders_of_horses_do_not_fight_back():
    """LOW-8.37: a holder rolls no die."""
    bench = ring("colonial")
    me = bench.men("a", "col_cavalry", [(100, 50)], (), holder=True, mount="")[0]
    foe = bench.men("e", "col_regular", [(100, 52.5)], (), THEIRS)[0]
    bench.fights("fight 1, wound 1", _backs(bench, foe, me)[0])
    assert bench.told(FightWon)[0].side == THEIRS
    assert fights.PAIR.rule == "LOW-6.4"


def test_sabre_reroll_of_one_die_among_several():
    """LOW-2.37: with the option an officer with three dice rerolls one 1 even if another die is better; without a 1 nothing is rerolled."""
    for dice, side in (
        ("fight 2 3 1 5, fight 6, wound 1 1 1", OURS), ("fight 2 3 2 5, wound 1", THEIRS), ("fight 2 4 1 5, fight 3, wound 1", THEIRS),
        ("fight 6 3 1 5, fight 2, wound 1 1 1", OURS),  # a worse second roll takes nothing from his best die
    ):  # fmt: skip
        bench = ring("colonial", sabre_reroll="on")
        me = bench.men("a", "col_senior_officer", [(100, 50)], ("col_sabre",), fame=0)[0]
        foe = bench.men("e", "col_regular", [(100, 52.5)], (), THEIRS)[0]
        winner, loser = (me, foe) if side == OURS else (foe, me)
        bench.fights(dice, _backs(bench, winner, loser)[0])
        assert bench.told(FightWon)[0].side == side


def test_fame_may_draw_level_where_the_roll_off_is_all_that_is_left():
    """LOW-2.23, LOW-2.19: against a 6 and an equal Fight value a hero may raise his 5 to a 6 and roll off; with a lower Fight value that would not help."""
    from bocage.games.legends_old_west.aiming.fame import Spend

    for fight, answers, side, dice in (("ww2_nco", (Spend(1),), OURS, "rolloff 4, "), ("ww2_senior_officer", (), THEIRS, "")):
        bench = ring("ww2")
        me = bench.men("a", fight, [(100, 50)], fame=1)[0]
        foe = bench.men("e", "ww2_assault", [(100, 52.5)], (), THEIRS)[0]
        count = 2 if fight == "ww2_nco" else 3
        winner, loser = (me, foe) if side == OURS else (foe, me)
        rolled = "fight " + " ".join(["5"] * count) + f" 6, {dice}wound " + " ".join(["1"] * (count if side == OURS else 1))
        bench.fights(rolled, *answers, _backs(bench, winner, loser)[0])
        assert bench.told(FightWon)[0].side == side
        assert bench.asked.count("fame") == len(answers)


def test_who_is_pushed_from_his_weapon_must_set_it_up_again():
    """LOW-18.10, LOW-2.20: giving ground is a move: a machine gunner's set-up is lost; if he is trapped he stays at it."""
    for terrain, kept in (((), False), ([line(90, 53.75, 110, 53.75, "high_wall")], True)):
        bench = ring("ww2", terrain)
        me = bench.men("a", "ww2_regular", [(100, 50)])[0]
        foe = bench.men("e", "ww2_regular", [(100, 52.5)], ("ww2_mg",), THEIRS, set_up=True)[0]
        bench.fights("fight 6 1, wound " + ("1 1" if kept else "1"), *(() if kept else _backs(bench, me, foe)))
        assert bench.fig(foe).set_up == kept
