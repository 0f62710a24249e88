"""Charges, fear and dogs (LOW-2.12, LOW-2.25, LOW-5.2, LOW-6.5, LOW-8.36, LOW-8.37, LOW-12.30, LOW-12.31)."""

from __future__ import annotations

import pytest

from bocage.core.legal import PASS
from bocage.games.legends_old_west.armies import muster
from bocage.games.legends_old_west.moving import charge, plan
from bocage.games.legends_old_west.moving.mounts import Holder
from bocage.games.legends_old_west.moving.orders import Adjust, Rush, Storm
from bocage.games.legends_old_west.state.events import Charged, Deployed
from bocage.games.legends_old_west.state.wound_events import Fell
from bocage.games.legends_old_west.tables.rows import GroupRow, UnitRow
from bocage.games.legends_old_west.turn import movement
from bocage.space.plane import Point

from .bench import OURS, THEIRS, Bench, rect, replace
from .test_movement import rule_of, squad, walk
from .test_shooting import WHEN


def test_charge_into_contact():
    """LOW-2.12, LOW-5.2: a charge ends in contact with an enemy seen at the start; no bonus distance."""
    bench = squad()
    foe = bench.men("e", "ww2_regular", [(100, 67.5)], (), THEIRS)[0]
    assert charge.may_charge(bench.game, "a") == ["e"]
    bench.moves("a", "", "storm a e")
    assert bench.told(Charged)[0].enemy == foe
    assert bench.game.engaged("a.1") == [foe]
    assert bench.fig("a.1").charged
    bench = squad()
    bench.men("e", "ww2_regular", [(100, 67.6)], (), THEIRS)
    assert charge.refuse_charge(bench.game, "a", "e").rule == "LOW-2.12"


def test_no_charge_out_of_sight_nor_out_of_a_fight():
    """LOW-2.12: the enemy must be seen at the start; who is engaged does not move away."""
    bench = squad(terrain=[rect("hut", 90, 54, 20, 4)])
    bench.men("e", "ww2_regular", [(100, 61)], (), THEIRS)
    assert charge.may_charge(bench.game, "a") == []
    bench = squad()
    bench.men("e", "ww2_regular", [(100, 52.5), (110, 50)], (), THEIRS)
    assert rule_of(walk(bench, 100, 40)) == "LOW-2.12"
    assert charge.refuse_rush(bench.game, bench.fig("a.1"), "a", "e.2").rule == "LOW-2.12"


def test_exactly_those_who_can_reach_charge():
    """LOW-5.2, LOW-6.5, LOW-6.6: those who can finish in contact do; the others follow within cohesion and take no part."""
    bench = squad(spots=[(100, 50), (102.5, 50), (100, 42), (102.5, 42)])
    bench.men("e", "ww2_regular", [(100, 62), (102.5, 62)], (), THEIRS)
    bench.moves("a", "", "storm a e")
    contacts = bench.game.contacts()
    assert sorted(i for i in contacts if i.startswith("a")) == ["a.1", "a.2"]
    assert sorted(i for i in contacts if i.startswith("e")) == ["e.1", "e.2"]
    assert all(bench.game.within("a.1", ident, 1000) for ident in ("a.3", "a.4"))


def test_a_single_figure_may_be_sent():
    """LOW-5.2, LOW-2.12: pairing by hand: one figure at one enemy, within what is left of its move."""
    bench = squad(spots=[(100, 50), (103, 50)])
    bench.men("e", "ww2_regular", [(100, 60), (106, 60)], (), THEIRS)
    law = movement.adjust_law(bench.game, "a")
    assert law.refuse(Rush("a.2", "e.2")) is None
    assert law.refuse(Rush("a.2", "nobody")).rule == "LOW-2.12"
    bench.run(movement.adjust(bench.game, "a"), "", "rush a.2 e.2", PASS)
    assert bench.game.engaged("a.2") == ["e.2"]


@pytest.mark.parametrize(("mount", "far", "may"), [("", 10, True), ("", 10.1, False), ("col_horse", 6.25, True), ("col_horse", 6.3, False)])
def test_a_charge_with_the_other_half_of_the_move(mount, far, may):
    """LOW-8.36, LOW-2.12: who has mounted or got down may charge as far as the half that is left takes him, and no farther."""
    bench = squad("colonial", spots=[(100, 50), (100, 45)], profile="cavalry")
    for ident, y in (("a.1", 50), ("a.2", 45)):
        bench.put(ident, 100, y, mount=mount)
    bench.men("e", "col_regular", [(100, 50 + (1.25 if mount else 2) + 1.25 + far)], (), THEIRS)
    bench.moves("a", "", f"saddle a {not mount}", *([Holder("a.2")] if mount else []))
    assert charge.may_charge(bench.game, "a") == (["e"] if may else [])
    assert (movement.order_law(bench.game, "a").refuse(Storm("a", "e")) is None) == may


def test_holders_do_not_charge():
    """LOW-8.37: who holds the horses cannot fight: he charges neither with his unit nor alone, and comes along as the others do."""
    bench = squad("colonial", spots=[(100, 50), (103, 50)], profile="cavalry")
    for ident, x in (("a.1", 100), ("a.2", 103)):
        bench.put(ident, x, 50, mount="", holder=ident == "a.2")
    bench.men("e", "col_regular", [(100, 56), (103, 56)], (), THEIRS)
    assert charge.refuse_rush(bench.game, bench.fig("a.2"), "a", "e.2").rule == "LOW-8.37"
    assert charge.refuse_rush(bench.game, bench.fig("a.1"), "a", "e.1") is None
    bench.moves("a", "", "storm a e")
    assert [event.figure for event in bench.told(Charged)] == ["a.1"]
    assert not bench.game.engaged("a.2")
    bench.put("a.1", 100, 20)
    assert charge.may_charge(bench.game, "a") == []


def test_only_enemies_are_charged():
    """LOW-2.12: neither one's own vehicle nor a wreck, nor a vehicle that has left the table, nor the wounded, nor men aboard."""
    bench = squad()
    own = bench.vehicle("t", "ww2_army_truck", (100, 60))
    foe = bench.vehicle("u", "ww2_army_truck", (90, 60), side=THEIRS)
    lies = bench.men("e", "ww2_regular", [(108, 52)], (), THEIRS, down=True)[0]
    for enemy in (own, lies, "t.1", "u.1"):
        assert charge.refuse_rush(bench.game, bench.fig("a.1"), "a", enemy).message == "no-such-enemy"
    assert charge.refuse_rush(bench.game, bench.fig("a.1"), "a", foe) is None
    for facts in ({"wreck": True}, {"place": "off"}):
        kept = bench.state.vehicles[foe]
        bench.state.vehicles[foe] = replace(kept, **facts)
        bench.game.forget_all()
        assert charge.refuse_rush(bench.game, bench.fig("a.1"), "a", foe).message == "no-such-enemy"
        bench.state.vehicles[foe] = kept


def test_several_fall_on_one():
    """LOW-5.2, LOW-6.5: all who can finish in contact do, even if the enemy is a single man."""
    bench = squad(spots=[(100, 50), (102.5, 50), (97.5, 50)])
    foe = bench.men("e", "ww2_regular", [(100, 60)], (), THEIRS)[0]
    bench.moves("a", "", "storm a e")
    assert sorted(bench.game.engaged(foe)) == ["a.1", "a.2", "a.3"]


def test_fear_of_tanks():
    """LOW-2.25, LOW-19.12: who fails his Pluck test does not charge a tank, does not move, and may shoot; one test a turn."""
    bench = squad()
    tank = bench.vehicle("t", "sherman", (100, 65), side=THEIRS)
    bench.moves("a", "pluck 2 3", f"storm a {tank}")
    assert bench.fig("a.1").afraid
    assert (bench.fig("a.1").x, bench.fig("a.1").y) == (10000, 5000)
    assert charge.refuse_rush(bench.game, bench.fig("a.1"), "a", tank).rule == "LOW-2.25"
    bench = squad()
    tank = bench.vehicle("t", "sherman", (100, 65), side=THEIRS)
    bench.moves("a", "pluck 3 3", f"storm a {tank}")
    assert bench.game.touching("a.1", tank)
    bench = squad()
    truck = bench.vehicle("t", "ww2_army_truck", (100, 65), side=THEIRS)
    bench.moves("a", "", f"storm a {truck}")


def test_dogs_stay_with_their_handlers():
    """LOW-12.31, LOW-12.30: within 15 cm of the handler; a post is "x,y"."""
    bench = squad("ww1", spots=[(100, 50), (103, 50)])
    dog = bench.men("a", "ww1_dog", [(106, 50)], handler="a.2")[0]
    law = movement.adjust_law(bench.game, "a")
    bench.put(dog, 106, 50, handler="8000,5000")
    assert law.refuse(Adjust(dog, 10700, 5000)).rule == "LOW-12.31"
    bench.put(dog, 106, 50, handler="9500,5000")
    assert law.refuse(Adjust(dog, 10700, 5000)) is None
    bench.put(dog, 106, 50, handler="9000,5000")
    assert law.refuse(Adjust(dog, 10625, 5000)) is None  # 15 cm from its edge to the post
    assert law.refuse(Adjust(dog, 10650, 5000)).rule == "LOW-12.31"
    bench.put(dog, 106, 50, handler="a.2")
    assert law.refuse(Adjust(dog, 12050, 5000)).rule == "LOW-4.10"  # 15 cm from the handler: only the cohesion stops it
    assert law.refuse(Adjust(dog, 12060, 5000)).rule == "LOW-12.31"


def test_a_dog_is_not_left_behind_nor_sent_too_far():
    """LOW-12.31: neither its handler nor its own charge takes it farther than 15 cm from him."""
    bench = squad("ww1", spots=[(100, 50), (93, 50)])
    dog = bench.men("a", "ww1_dog", [(110, 50)], handler="a.2")[0]
    law = movement.adjust_law(bench.game, "a")
    assert law.refuse(Adjust("a.2", 9250, 5000)) is None  # 17.5 cm from centre to centre is 15 from edge to edge
    assert law.refuse(Adjust("a.2", 9240, 5000)).rule == "LOW-12.31"
    bench.men("e", "ww1_regular", [(119, 50), (112.6, 52.6)], (), THEIRS)
    assert law.refuse(Rush(dog, "e.1")).rule == "LOW-12.31"
    bench.put("e.1", 109, 56)
    assert law.refuse(Rush(dog, "e.1")) is None
    bench = squad("ww1", spots=[(100, 50), (96, 50)])
    dog = bench.men("a", "ww1_dog", [(112, 50)], handler="a.2")[0]
    bench.men("e", "ww1_regular", [(100, 60), (126, 50)], (), THEIRS)
    bench.moves("a", "", "storm a e")
    assert bench.game.within("a.2", dog, 1500)


def test_every_dog_has_a_handler_of_its_own_or_a_post():
    """LOW-12.30, LOW-12.31, LOW-RULING-136: one animal for each man; a dog without one guards where it was set down, one that loses him where he fell."""
    bench = Bench("ww1", date=WHEN["ww1"])
    groups = (GroupRow("ww1_regular", 2, ("ww1_rifle",)), GroupRow("ww1_dog", 3, ()))
    muster.add_unit(bench.state, bench.game.setting, "d", UnitRow("d", "d", "ww1", OURS, 5, 0, False, groups, (), (), "house"), OURS, OURS)
    bench.game.emit(Deployed("d", tuple((f"d.{n}", 1000 * n, 2000) for n in range(1, 6))))
    assert [bench.fig(f"d.{n}").handler for n in range(3, 6)] == ["d.1", "d.2", "5000,2000"]
    bench.game.emit(Fell("d.1"))
    assert bench.fig("d.3").handler == "1000,2000"
    bench.put("d.2", 20, 20, down=True)
    bench.put("d.4", 30, 20)
    assert plan.refuse_dogs(bench.game, {"d.4": Point(3751, 2000)}).rule == "LOW-12.31"
