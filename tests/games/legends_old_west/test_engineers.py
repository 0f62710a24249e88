"""Engineers and work of a whole turn (LOW-2.33, LOW-8.28 to 8.33, LOW-8.46, LOW-8.47)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.moving.orders import Work
from bocage.games.legends_old_west.state.events import Charged, GroundChanged
from bocage.games.legends_old_west.state.state import Charge
from bocage.games.legends_old_west.turn import engineering
from bocage.games.legends_old_west.turn.engineering import ChargeBlown

from .bench import OURS, THEIRS, Bench, rect
from .test_shooting import WHEN, P, line


def sapper(kind="eng_demolition", terrain=(), era="ww1", weapons=("ww1_rifle", "ww1_explosives"), at=(100, 50)):
    bench = Bench(era, terrain, date=WHEN[era])
    bench.men("a", f"ww1_{kind}", [at], weapons)
    return bench


def test_building_a_wall():
    """LOW-8.29, LOW-8.30, LOW-2.33: one element of 5 cm a turn, in contact with the engineer, there at the end of the turn."""
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    answer = Work("a.1", "build", 10000, 5126, "wall")
    assert bench.order_refusal("a", answer) is None
    engineering.begin(bench.game, answer)
    assert bench.state.features == ()
    assert bench.order_refusal("a", answer).rule == "LOW-2.33"
    bench.step("end", "")
    built = bench.state.features[0]
    assert (built.type, built.points) == ("wall", ((9750, 5126), (10250, 5126)))
    assert bench.fig("a.1").task == ""


def test_what_cannot_be_built():
    """LOW-8.29, LOW-8.30: only by construction engineers, only in contact, a bridge only over water or a ditch."""
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    assert bench.order_refusal("a", "work a.1 build 10000 5300 wall").rule == "LOW-8.30"
    assert bench.order_refusal("a", "work a.1 build 10000 5375 bridge").rule == "LOW-8.30"
    assert bench.order_refusal("a", "work a.1 build 10000 5126 tower").rule == "LOW-8.30"
    other = sapper()
    assert other.order_refusal("a", "work a.1 build 10000 5126 wall").rule == "LOW-8.29"
    river = sapper("eng_construction", [rect("river", 50, 51.25, 100, 8)], weapons=("ww1_rifle",))
    answer = Work("a.1", "build", 10000, 5375, "bridge")
    assert river.order_refusal("a", answer) is None
    engineering.begin(river.game, answer)
    river.step("end", "")
    assert river.game.land.at(10000, 5375).id == "bridge"


def test_nobody_is_walled_in():
    """LOW-8.30, LOW-2.10, LOW-RULING-132: no wall is raised where somebody stands; who has come to stand there keeps it from being built."""
    answer = Work("a.1", "build", 10000, 5126, "wall")
    for x, y, rule in ((101, 52, "LOW-8.30"), (103.7, 51.26, "LOW-8.30"), (103.8, 51.26, ""), (101, 52.6, "")):
        bench = sapper("eng_construction", weapons=("ww1_rifle",))
        bench.men("b", "ww1_regular", [(x, y)])
        refusal = bench.order_refusal("a", answer)
        assert (refusal.rule if refusal else "") == rule
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    bench.vehicle("t", "ww1_army_truck", (100, 53.4), facing=90)
    assert bench.order_refusal("a", answer).message == "somebody-stands-there"
    for hidden, built in ((False, 0), (True, 1)):
        bench = sapper("eng_construction", weapons=("ww1_rifle",))
        engineering.begin(bench.game, answer)
        bench.men("e", "ww1_regular", [(102.5, 52)], (), THEIRS, hidden=hidden)  # nobody learns of a man in ambush by it
        bench.step("end", "")
        assert len(bench.state.features) == built
        assert bench.fig("a.1").task == ""


def test_work_takes_the_whole_turn():
    """LOW-2.33: who moved cannot begin; being engaged or wounded cancels it."""
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    bench.put("a.1", 100, 50, moved=10)
    assert bench.order_refusal("a", "work a.1 build 10000 5126 wall").rule == "LOW-2.33"
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    engineering.begin(bench.game, Work("a.1", "build", 10000, 5126, "wall"))
    bench.men("e", "ww1_regular", [(102.5, 50)], (), THEIRS)
    bench.step("end", "")
    assert bench.state.features == ()
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    bench.put("a.1", 100, 50, wounds=2)
    engineering.begin(bench.game, Work("a.1", "build", 10000, 5126, "wall"))
    bench.struck("a.1", 3, "wound 3")
    assert bench.fig("a.1").task == "build"
    bench.struck("a.1", 3, "wound 4")
    assert (bench.fig("a.1").wounds, bench.fig("a.1").task) == (1, "")


def test_a_charge_ends_the_work_for_good():
    """LOW-2.33: being engaged cancels it, even if the charger is dead or gone before the end of the turn; the charger's own work ends too."""
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    engineering.begin(bench.game, Work("a.1", "build", 10000, 5126, "wall"))
    bench.men("e", "ww1_regular", [(110, 50)], (), THEIRS, task="set_up")
    bench.game.emit(Charged("e.1", "a.1", 10250, 5000, 750))
    assert (bench.fig("a.1").task, bench.fig("e.1").task) == ("", "")
    bench.put("e.1", 150, 50)
    bench.step("end", "")
    assert bench.state.features == ()


@pytest.mark.parametrize("fact", [{"shots": 1}, {"busy": True}, {"dazed": True}, {"spotted": True}])
def test_work_is_not_begun_by_those_who_have_acted(fact):
    """LOW-2.33, LOW-2.31: a complete turn: who fired out of an ambush in the enemy's movement, or lies thrown, does not begin any."""
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    bench.put("a.1", 100, 50, **fact)
    assert bench.order_refusal("a", "work a.1 build 10000 5126 wall").rule == "LOW-2.33"
    assert engineering.offers(bench.game, "a") == []


@pytest.mark.parametrize(("fact", "blows"), [({}, True), ({"down": True}, False), ({"dazed": True}, False), ({"shots": 1}, False), ({"busy": True}, False)])
def test_who_may_blow_a_charge(fact, blows):
    """LOW-8.32, LOW-12.14, LOW-2.31: instead of a shot, and not while he lies wounded."""
    bench = sapper()
    bench.state.charges["charge_1"] = Charge("charge_1", OURS, "a.1", 9000, 5000)
    bench.put("a.1", 100, 50, **fact)
    assert engineering.detonations(bench.game, "a.1") == (["charge_1"] if blows else [])


@pytest.mark.parametrize(("era", "moved", "blows"), [("ww1", 750, True), ("ww1", 751, False), ("ww2", 1500, True), ("colonial", 1500, True)])
def test_explosives_of_14_18_are_of_the_half_class(era, moved, blows):
    """LOW-2.30, LOW-8.32: there a charge may be blown after half a move at most; the other eras print no class."""
    bench = Bench(era, date=WHEN[era])
    bench.men("a", f"{P[era]}_eng_demolition", [(100, 50)], (f"{P[era]}_explosives",), moved=moved)
    bench.state.charges["charge_1"] = Charge("charge_1", OURS, "a.1", 9000, 5000)
    assert engineering.detonations(bench.game, "a.1") == (["charge_1"] if blows else [])


def test_placing_a_charge():
    """LOW-8.31, LOW-8.28: a demolition engineer with a charge, a whole turn at the spot, against an obstacle."""
    bench = sapper(terrain=[line(90, 51.25, 110, 51.25)])
    answer = Work("a.1", "charge", 10000, 5000, "wall_1")
    assert bench.order_refusal("a", answer) is None
    engineering.begin(bench.game, answer)
    bench.step("end", "")
    assert [c.target for c in bench.state.charges.values()] == ["wall_1"]
    assert engineering.explosives(bench.fig("a.1")) == ""
    bench = sapper(terrain=[line(90, 60, 110, 60)])
    assert bench.order_refusal("a", "work a.1 charge 10000 5000 wall_1").rule == "LOW-8.31"
    bench = sapper(terrain=[line(90, 51.25, 110, 51.25)], weapons=("ww1_rifle",))
    assert bench.order_refusal("a", answer).rule == "LOW-8.31"


def placed(terrain, target, at=(100, 50), charge=(100, 60)):
    bench = sapper(terrain=terrain, at=at)
    bench.state.charges["c"] = Charge("c", OURS, "a.1", round(charge[0] * 100), round(charge[1] * 100), target)
    return bench


@pytest.mark.parametrize(("gap", "may"), [(6.25, False), (6.26, True)])
def test_safe_distance(gap, may):
    """LOW-8.32: more than 6.25 cm away."""
    bench = placed([], "", at=(100, 60 - 1.25 - gap))
    assert (engineering.detonations(bench.game, "a.1") == ["c"]) == may


def test_case_43_demolition():
    """LOW-CASE-43, LOW-8.32, LOW-8.33, LOW-16.14: die 3 fails, 4 blows it: D3 of 5 is 3 hits at 8 on 8: W 4, 2, 6: two damaging hits of D3 points each."""
    bench = placed([rect("building", 96, 61, 10, 8, "house")], "house", at=(100, 50))
    bench.step("fire", "detonate 3", "detonate a.1 c", side=OURS)
    assert not bench.told(ChargeBlown)
    bench.put("a.1", 100, 50, busy=False)
    bench.step("fire", "detonate 4, d3 5, wound 4, d3 1, wound 2, wound 6, d3 3", "detonate a.1 c", side=OURS)
    assert bench.told(ChargeBlown)
    left = next(g for g in bench.state.features if g.id == "house")
    assert left.structure == 4 - 1 - 2
    assert bench.state.charges == {}


def test_blast_of_a_charge():
    """LOW-8.46, LOW-9.12: figures under the 12.5 cm template: at the centre automatically, others on 4+, Strength 8 without save."""
    bench = placed([], "", at=(100, 40))
    bench.men("e", "ww1_regular", [(100, 60), (105, 60), (95, 60), (100, 68)], (), THEIRS)
    bench.step("fire", "detonate 4, caught 4 3, wound 3 3", "detonate a.1 c", side=OURS)
    assert bench.alive("e.1", "e.2", "e.3", "e.4") == [False, False, True, True]


def test_breaching_an_obstacle():
    """LOW-8.47: a wall without structure points loses the part inside the template; the rest stands."""
    bench = placed([line(80, 60, 120, 60)], "wall_1", at=(100, 40))
    bench.step("fire", "detonate 4", "detonate a.1 c", side=OURS)
    assert bench.told(GroundChanged)
    assert sorted(g.points for g in bench.state.features) == [((8000, 6000), (9375, 6000)), ((10625, 6000), (12000, 6000))]
    bench = placed([rect("wire", 80, 59, 40, 2)], "wire_1", at=(100, 40))
    bench.step("fire", "detonate 4", "detonate a.1 c", side=OURS)
    assert bench.game.land.at(10000, 6000).id == "open"
    assert bench.game.land.at(8500, 6000).id == "wire"


def test_who_has_moved_far_blows_nothing():
    """LOW-20.24, LOW-2.30: in 14-18 explosives are set off after half a move at most."""
    for moved, found in ((750, ["c"]), (751, [])):
        bench = sapper()
        bench.put("a.1", 100, 50, moved=moved)
        bench.state.charges["c"] = Charge("c", OURS, "a.1", 10000, 6000, "")
        assert engineering.detonations(bench.game, "a.1") == found


def test_who_works_is_seen():
    """LOW-13.3, LOW-2.33, LOW-RULING-158: an engineer in ambush who begins to build shows himself and his unit; where he works is told to all."""
    bench = sapper("eng_construction", weapons=("ww1_rifle",))
    bench.men("a", "ww1_eng_construction", [(103, 50)], ("ww1_rifle",))
    for ident in ("a.1", "a.2"):
        bench.put(ident, bench.fig(ident).x / 100, 50, hidden=True)
    engineering.begin(bench.game, Work("a.1", "build", 10000, 5126, "wall"))
    assert [bench.fig(ident).hidden for ident in ("a.1", "a.2")] == [False, False]
    assert bench.fig("a.1").task == "build"
