"""Automatic weapons, launchers, crews and mines (LOW-15.8 to 15.13, chapter 18)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.legends_old_west.aiming import crews
from bocage.games.legends_old_west.arms import launchers, machine_guns, mines
from bocage.games.legends_old_west.arms.handlers import HANDLERS, TASKS
from bocage.games.legends_old_west.state.arms_events import Burst, LoaderNamed, MineExploded
from bocage.games.legends_old_west.state.state import Mine
from bocage.games.legends_old_west.tables.tables import WEAPONS

from .bench import OURS, THEIRS, Bench, cm, rect, replace

WHEN = {"colonial": "1879-01-22", "ww1": "1917-11-20", "ww2": "1944-06-06"}


def team(era: str = "ww2", weapon: str = "mg", far: float = 40, loader: bool = True, **options: Any) -> tuple[Bench, str, list[str]]:
    """A gunner with T5+, his loader in contact, and a target so far away, edge to edge."""
    bench = Bench(era, date=WHEN[era], **options)
    prefix = {"colonial": "col", "ww1": "ww1", "ww2": "ww2"}[era]
    profile = "col_native" if era == "colonial" else f"{prefix}_regular"
    me = bench.men("a", profile, [(100, 10)], (f"{prefix}_{weapon}",))[0]
    if loader:
        bench.men("a", profile, [(102.5, 10)], (), loader_of=me)
    foes = bench.men("e", f"{prefix}_regular", [(100, 10 + 2.5 + far), (105, 10 + 2.5 + far)], (), THEIRS)
    return bench, me, foes


def shoot(bench: Bench, me: str, dice: str, count: int) -> None:
    bench.fires(me, dice, "at e", f"dice {count}")


def test_case_15_short_range() -> None:
    """LOW-CASE-15, LOW-18.4, LOW-18.6, LOW-18.7, LOW-18.8, LOW-18.11: 5 dice with the loader, +1 at half range; target, other, target; one 1: no jam."""
    bench, me, foes = team(far=40)
    shoot(bench, me, "hit 1 4 3 6 5, wound 4 2 5", 5)
    assert bench.alive(*foes) == [False, False]
    assert bench.fig(me).jammed == ()
    assert bench.told(Burst)[0].under == tuple(foes)


def test_case_16_very_long_range() -> None:
    """LOW-CASE-16, LOW-18.5: at 100 cm the gun needs 6+."""
    bench, me, foes = team(far=100)
    shoot(bench, me, "hit 6 5 5 4 2, wound 4", 5)
    assert bench.alive(*foes) == [False, True]


def test_case_16_how_far_at_all() -> None:
    """LOW-CASE-16, LOW-18.12: no limit by default; with the option 160 cm is the last and 161 is refused."""
    for far, option, rule in ((161, "off", ""), (160, "on", ""), (161, "on", "LOW-18.12")):
        bench, me, _ = team(far=far, extended_range_cap=option)
        refusal = machine_guns.refuse(bench.game, me, "ww2_mg", "e")
        assert (refusal.rule if refusal else "") == rule


def test_case_17_jam() -> None:
    """LOW-CASE-17, LOW-2.18: two natural 1s silence the gun next turn; the 6 hits all the same."""
    bench, me, foes = team(far=50)
    shoot(bench, me, "hit 1 1 3 6 2, wound 4", 5)
    assert bench.fig(me).jammed == (("ww2_mg", 4),)
    assert bench.alive(*foes) == [False, True]


@pytest.mark.parametrize(("far", "die", "hits"), [(81, 5, 0), (81, 6, 1), (80, 5, 1), (80, 4, 0), (40, 4, 1), (40, 3, 0), (40.01, 4, 0)])
def test_examples_of_the_seed(far: float, die: int, hits: int) -> None:
    """LOW-EX-01, LOW-EX-02, LOW-EX-03, LOW-18.5, LOW-18.6: a gunner of 5+ needs 6+ beyond range, 5+ at range, 4+ at half range or less."""
    bench, me, _foes = team(far=far, loader=False)
    shoot(bench, me, f"hit {die}" + (", wound 2" if hits else ""), 1)
    assert len(bench.told(Burst)) == hits


def test_how_many_dice() -> None:
    """LOW-18.7, LOW-18.8: at most 4, 5 with a loader in contact (MG, LMG), 3 for an SMG whoever stands by; fewer may be rolled, more are refused."""
    bench, me, _ = team()
    assert machine_guns.most_dice(bench.game, me, WEAPONS["ww2_mg"]) == 5
    bench.put("a.2", 103, 10)
    assert machine_guns.most_dice(bench.game, me, WEAPONS["ww2_mg"]) == 4
    assert machine_guns.most_dice(bench.game, me, WEAPONS["ww2_lmg"]) == 3
    smg, me, _ = team(weapon="smg", far=10)
    assert machine_guns.most_dice(smg.game, me, WEAPONS["ww2_smg"]) == 3
    shoot(smg, me, "hit 2 2", 2)
    rule = machine_guns.ask_dice(smg.game, OURS, me, "ww2_smg", 3)
    ask = next(rule)
    assert ask.legal.refuse(machine_guns.Dice(4)).rule == "LOW-18.7"
    assert ask.legal.refuse(machine_guns.Dice(0)).rule == "LOW-18.7"


def test_allocation() -> None:
    """LOW-18.11: one hit each in order of distance, starting again when all have one."""
    assert machine_guns.allocate(["t", "o"], 3) == ["t", "t", "o"]
    assert machine_guns.allocate(["t", "o", "p"], 2) == ["t", "o"]
    assert machine_guns.allocate(["t"], 2) == ["t", "t"]


def test_no_burst_on_friends_and_the_radius_option() -> None:
    """LOW-2.17, LOW-18.4: a friend under the template forbids the shot; with the option all within 10 cm count, friends too."""
    bench, me, _ = team(far=30)
    bench.men("b", "ww2_regular", [(97, 42.5)])
    assert machine_guns.refuse(bench.game, me, "ww2_mg", "e").rule == "LOW-2.17"
    wide, me, foes = team(far=30, auto_fire_cohesion_radius="on")
    friend = wide.men("b", "ww2_regular", [(88, 42.5)])[0]
    assert machine_guns.refuse(wide.game, me, "ww2_mg", "e") is None
    assert machine_guns.covered_by(wide.game, me, WEAPONS["ww2_mg"], foes[0]) == [foes[0], foes[1], friend]
    wide.put(friend, 87.4, 42.5)
    assert machine_guns.covered_by(wide.game, me, WEAPONS["ww2_mg"], foes[0]) == [foes[0], foes[1]]


def test_the_smg_sprays() -> None:
    """LOW-18.11, LOW-18.12, LOW-23.2: an SMG lays the flame template toward the target, its narrow end up to 15 cm away; nominal range 35.5 cm, half 17.75."""
    bench, me, foes = team(weapon="smg", far=30, loader=False)
    template = machine_guns.template_on(bench.game, me, foes[0], WEAPONS["ww2_smg"])
    assert template.apex.y == cm(11.25 + 14.3) or cm(11.25) <= template.apex.y <= cm(11.25 + 15)
    assert machine_guns.covered_by(bench.game, me, WEAPONS["ww2_smg"], foes[0])[0] == foes[0]
    assert WEAPONS["ww2_smg"].reach == 3550
    near, me, foes = team(weapon="smg", far=17.75, loader=False)
    assert machine_guns.range_modifier(near.game, me, foes[0], WEAPONS["ww2_smg"]) == 1
    far, me, foes = team(weapon="smg", far=17.76, loader=False)
    assert machine_guns.range_modifier(far.game, me, foes[0], WEAPONS["ww2_smg"]) == 0


def test_bipod_and_tripod() -> None:
    """LOW-18.13: a machine gun has 80 cm on a tripod and 60 on a bipod."""
    for era in ("ww1", "ww2"):
        row = WEAPONS[f"{era}_mg"]
        assert (row.range_bipod_cm, row.range_tripod_cm, row.reach) == (60, 80, 8000)
    bench, me, foes = team(far=70, loader=False)
    assert machine_guns.range_modifier(bench.game, me, foes[0], WEAPONS["ww2_mg"]) == 0
    bench.put(me, 100, 10, trait="bipod")
    assert machine_guns.range_modifier(bench.game, me, foes[0], WEAPONS["ww2_mg"]) == -1


def test_the_colonial_machine_gun() -> None:
    """LOW-18.17, LOW-10.5: 4 dice and one for the loader, Strength 3, 120 cm; no bonus at short range, none beyond its range, no set-up."""
    bench, me, foes = team("colonial", far=20)
    row = WEAPONS["col_mg"]
    assert machine_guns.most_dice(bench.game, me, row) == 5
    assert machine_guns.range_modifier(bench.game, me, foes[0], row) == 0
    assert crews.is_set_up(bench.game, me, "col_mg") is None
    shoot(bench, me, "hit 4 4 4 5 4, wound 4", 5)
    far, me, _ = team("colonial", far=120.01)
    assert machine_guns.refuse(far.game, me, "col_mg", "e").rule == "LOW-18.17"
    edge, me, _ = team("colonial", far=120)
    assert machine_guns.refuse(edge.game, me, "col_mg", "e") is None


def test_what_is_in_the_way_stops_bursts() -> None:
    """LOW-2.16, LOW-18.11: each hit passes what is in the way of the figure it fell to."""
    bench = Bench(terrain=[rect("rough", 90, 30, 20, 4)])
    me = bench.men("a", "ww2_regular", [(100, 10)], ("ww2_lmg",))[0]
    foe = bench.men("e", "ww2_regular", [(100, 60)], (), THEIRS)[0]
    bench.fires(me, "hit 5 5 2, way 2, way 3, wound 4", "at e", "dice 3")
    assert bench.alive(foe) == [False]


# -- crews --------------------------------------------------------------------------------------------------------------------------


def test_setting_up_takes_a_turn() -> None:
    """LOW-18.9, LOW-18.10: a packed gun may not fire; set up it may; LMG, SMG and Panzerfaust need none; the bazooka by option."""
    bench, me, _ = team()
    assert crews.is_set_up(bench.game, me, "ww2_mg") is None
    bench.put(me, 100, 10, set_up=False)
    assert crews.is_set_up(bench.game, me, "ww2_mg").rule == "LOW-18.9"
    assert HANDLERS["automatic"].targets(bench.game, me, "ww2_mg") == []
    for weapon in ("ww2_lmg", "ww2_smg", "ww2_panzerfaust", "ww2_flamethrower"):
        assert crews.is_set_up(bench.game, me, weapon) is None
    assert crews.is_set_up(bench.game, me, "ww2_bazooka").rule == "LOW-18.9"
    light, other, _ = team(bazooka_needs_setup="off")
    light.put(other, 100, 10, set_up=False)
    assert crews.is_set_up(light.game, other, "ww2_bazooka") is None
    (offer,) = TASKS["set_up"].offers(bench.game, me)
    bench.put(me, 100, 10, task="set_up", task_at=offer)
    bench.run(TASKS["set_up"].finish(bench.game, me))
    assert bench.fig(me).set_up
    assert TASKS["set_up"].offers(bench.game, me) == []


def test_who_moved_or_fights_cannot_set_up() -> None:
    """LOW-18.9, LOW-2.33: it is a whole turn's work; not after a move, not in contact with an enemy."""
    bench, me, foes = team()
    bench.put(me, 100, 10, set_up=False, moved=1)
    assert TASKS["set_up"].offers(bench.game, me) == []
    bench.put(me, 100, 10, set_up=False, moved=0)
    bench.put(foes[0], 100, 12.5)
    assert TASKS["set_up"].offers(bench.game, me) == []


def test_anti_aircraft_position() -> None:
    """LOW-21.35: where aircraft may come, a machine gun may be set up in anti-aircraft position."""
    bench, me, _ = team("ww1")
    bench.plane("p", "sopwith_camel", (50, 50), side=THEIRS)
    bench.put(me, 100, 10, set_up=False)
    plain, aa = TASKS["set_up"].offers(bench.game, me)
    assert aa[2].endswith(":aa")
    bench.put(me, 100, 10, task="set_up", task_at=aa)
    bench.run(TASKS["set_up"].finish(bench.game, me))
    assert (bench.fig(me).set_up, bench.fig(me).aa) == (True, True)
    assert plain[2] == me


def test_replacing_a_loader() -> None:
    """LOW-18.2, LOW-18.3, LOW-14.18: if the loader is lost another figure of the unit may take his place, and none of another unit."""
    bench, me, _ = team(loader=False)
    bench.men("a", "ww2_regular", [(103, 10), (120, 10)])
    bench.men("b", "ww2_regular", [(97, 10)])
    assert not crews.has_loader(bench.game, me)
    assert crews.replacements(bench.game, me) == ["a.2", "a.3"]
    bench.run(crews.name_loaders(bench.game, OURS), "", "take place a.2")
    assert bench.told(LoaderNamed)
    assert bench.fig("a.2").loader_of == me
    assert not crews.has_loader(bench.game, me)  # he must come up to the gun first
    bench.put("a.2", 102.5, 10)
    assert crews.has_loader(bench.game, me)
    bench.run(crews.name_loaders(bench.game, OURS))
    assert bench.asked == []


# -- launchers ----------------------------------------------------------------------------------------------------------------------


def test_a_panzerfaust_is_used_once() -> None:
    """LOW-18.15: T against a vehicle, one hit of Strength 4, damage 1D3; then it is spent."""
    bench = Bench()
    me = bench.men("a", "ww2_regular", [(100, 50)], ("ww2_rifle", "ww2_panzerfaust"))[0]
    tank = bench.vehicle("t", "sherman", (100, 75), side=THEIRS)
    assert launchers.refuse(bench.game, me, "ww2_panzerfaust", tank) is None
    bench.fires(me, "hit 5, location 1, wound 5, d3 1, damage 6, pluck 4 3", f"at {tank}", "use ww2_panzerfaust")
    assert bench.state.vehicles[tank].hit_points == 3
    assert launchers.refuse(bench.game, me, "ww2_panzerfaust", tank).rule == "LOW-18.15"


def test_the_range_of_launchers() -> None:
    """LOW-18.15, LOW-23.18, LOW-23.19: 20 cm and 40 cm; farther off is refused."""
    for weapon, far, fine in (("ww2_panzerfaust", 20, True), ("ww2_panzerfaust", 20.01, False), ("ww2_bazooka", 40, True), ("ww2_bazooka", 40.01, False)):
        bench = Bench()
        me = bench.men("a", "ww2_regular", [(100, 50)], (weapon,))[0]
        bench.men("e", "ww2_regular", [(100, 52.5 + far)], (), THEIRS)
        refusal = launchers.refuse(bench.game, me, weapon, "e")
        assert (refusal is None) == fine
        if refusal is not None:
            assert refusal.rule == "LOW-18.15"


def test_a_bazooka_needs_its_loader() -> None:
    """LOW-18.2, LOW-18.15: it starts loaded; after a shot only a loader in contact makes it ready again."""
    bench = Bench()
    me = bench.men("a", "ww2_regular", [(100, 50)], ("ww2_bazooka",))[0]
    mate = bench.men("a", "ww2_regular", [(120, 50)], (), loader_of=me)[0]
    foe = bench.men("e", "ww2_regular", [(100, 80)], (), THEIRS)[0]
    bench.fires(me, "hit 2", "at e")
    assert not bench.fig(me).loaded
    assert launchers.refuse(bench.game, me, "ww2_bazooka", "e").rule == "LOW-18.2"
    bench.put(mate, 102.5, 50)
    assert launchers.refuse(bench.game, me, "ww2_bazooka", "e") is None
    bench.run(launchers.fire(bench.game, me, "ww2_bazooka", "e"), "hit 5, wound 4")
    assert bench.alive(foe) == [False]


def test_launchers_against_buildings() -> None:
    """LOW-18.15: Bat is the own Strength and 3: Strength 7 on E 8 needs 5+."""
    for die, left in ((4, 4), (5, 3)):
        bench = Bench(terrain=[rect("building", 95, 70, 10, 10, "house")])
        me = bench.men("a", "ww2_regular", [(100, 50)], ("ww2_bazooka",))[0]
        dice = f"hit 5, wound {die}" + (", d3 1" if left < 4 else "")
        bench.run(launchers.fire(bench.game, me, "ww2_bazooka", "house"), dice)
        assert bench.state.features[0].structure == left


# -- mines --------------------------------------------------------------------------------------------------------------------------


def lay(bench: Bench, weapon: str, x: float, y: float) -> str:
    bench.state.mines["m1"] = Mine("m1", THEIRS, weapon, cm(x), cm(y))
    return "m1"


def test_case_42_an_anti_personnel_mine() -> None:
    """LOW-CASE-42, LOW-15.10, LOW-15.12: 1.2 cm off it explodes: the man is hit, his neighbour touched on 4+; a truck does not set it off."""
    bench = Bench()
    mine = lay(bench, "ww2_mine_ap", 100, 100)
    men = bench.men("a", "ww2_regular", [(102.45, 100), (102.2, 102.9)])
    truck = bench.vehicle("t", "ww2_army_truck", (100, 120))
    assert mines.trigger(bench.game, men[0], cm(102.45), cm(100)) == mine
    assert mines.trigger(bench.game, men[0], cm(102.51), cm(100)) is None
    assert mines.trigger(bench.game, truck, cm(100), cm(100)) is None
    bench.run(mines.explode(bench.game, mine, men[0]), "caught 4, wound 4 4")
    assert bench.alive(*men) == [False, False]
    assert bench.told(MineExploded)
    assert bench.told(Burst)[0].radius == 250
    assert bench.state.mines == {}


def test_case_42_an_anti_tank_mine() -> None:
    """LOW-CASE-42, LOW-15.11: Strength 5 against E5: 4+, damage 1D3; men do not set it off."""
    bench = Bench()
    mine = lay(bench, "ww2_mine_at", 100, 100)
    man = bench.men("a", "ww2_regular", [(101, 100)])[0]
    assert mines.trigger(bench.game, man, cm(100), cm(100)) is None
    tank = bench.vehicle("t", "sherman", (100, 105))
    bench.put(man, 150, 150)
    assert mines.trigger(bench.game, tank, cm(100), cm(105), 0) == mine
    bench.run(mines.explode(bench.game, mine, tank), "location 2, wound 4, d3 3, damage 6, pluck 4 3")
    assert bench.state.vehicles[tank].hit_points == 2
    assert bench.told(Burst)[0].radius == 375


def test_only_engineers_lay_and_lift() -> None:
    """LOW-15.8, LOW-15.9, LOW-15.13: an engineer with a mine arms one in a whole turn, and lifts a known one he is in contact with; others do not."""
    bench = Bench()
    sapper = bench.men("a", "ww2_eng_demolition", [(100, 100)], ("ww2_rifle", "ww2_mine_ap"))[0]
    rifle = bench.men("b", "ww2_regular", [(120, 100)], ("ww2_mine_ap",))[0]
    assert TASKS["lay"].offers(bench.game, rifle) == []
    offer = TASKS["lay"].offers(bench.game, sapper)[0]
    bench.put(sapper, 100, 100, task="lay", task_at=offer)
    bench.run(TASKS["lay"].finish(bench.game, sapper))
    (mine,) = bench.state.mines.values()
    assert (mine.x, mine.y, mine.known) == (offer[0], offer[1], True)
    assert TASKS["lay"].offers(bench.game, sapper) == []  # he carried one
    bench.state.mines[mine.id] = replace(mine, x=cm(102.6), y=cm(100))
    assert TASKS["lift"].offers(bench.game, rifle) == []
    assert TASKS["lift"].offers(bench.game, sapper) == [(cm(102.6), cm(100), mine.id)]
    bench.state.mines[mine.id] = replace(mine, x=cm(102.6), y=cm(100), known=False)
    assert TASKS["lift"].offers(bench.game, sapper) == []
    bench.put(sapper, 100, 100, task="lift", task_at=(0, 0, mine.id))
    bench.run(TASKS["lift"].finish(bench.game, sapper))
    assert bench.state.mines == {}


def test_a_located_mine_is_known() -> None:
    """LOW-15.13: what an engineer finds is known to all from then on."""
    bench = Bench()
    mine = lay(bench, "ww2_mine_at", 100, 100)
    mines.find(bench.game, mine)
    assert bench.state.mines[mine].known


def test_a_burst_among_equally_near_men() -> None:
    """LOW-6.7, LOW-2.17, LOW-18.11: of two men equally near the one beside a friend may not be chosen; if both stand beside friends the burst is refused."""
    bench = Bench()
    gunner = bench.men("a", "ww2_gunner", [(100, 20)], ("ww2_mg",))[0]
    bench.men("e", "ww2_regular", [(80, 80), (120, 80)], (), THEIRS)
    bench.men("b", "ww2_regular", [(76, 80)])
    bench.fires(gunner, "hit 6 2 2 2, wound 1", "at e", "dice 4")
    assert "nearest" not in bench.asked
    assert bench.told(Burst)[0].x == 12000
    bench.men("d", "ww2_regular", [(124, 80)])
    assert machine_guns.refuse(bench.game, gunner, "ww2_mg", "e").rule == "LOW-2.17"


@pytest.mark.parametrize("era", ["ww1", "ww2"])
def test_mines_by_the_text_not_the_table(era: str) -> None:
    """LOW-15.10, LOW-15.11, LOW-20.22, LOW-20.23, LOW-23.22, LOW-23.23: Strength 3 and 5 cm against men, Strength 5, 1D3 and 7.5 cm against tanks."""
    small, large = WEAPONS[f"{era}_mine_ap"], WEAPONS[f"{era}_mine_at"]
    assert (small.force, small.damage, small.template) == (3, "1", 500)
    assert (large.force, large.damage, large.template) == (5, "1D3", 750)


def test_hits_go_outward_from_the_target() -> None:
    """LOW-18.11: the target first, then the others under the template by their distance from him, whatever their order in the unit; then again."""
    bench = Bench()
    gunner = bench.men("a", "ww2_gunner", [(100, 20)], ("ww2_mg",))[0]
    far, near, aim = bench.men("e", "ww2_regular", [(106, 80), (97, 80), (100, 80)], (), THEIRS)
    order = machine_guns.covered_by(bench.game, gunner, WEAPONS["ww2_mg"], aim)
    assert order == [aim, near, far]
    assert machine_guns.allocate(order, 4) == [aim, aim, near, far]
