"""Gas and smoke (chapter 17)."""

from __future__ import annotations

from bocage.games.legends_old_west.arms import clouds, guessing, mortars
from bocage.games.legends_old_west.arms.guessing import Guess
from bocage.games.legends_old_west.state.arms_events import CloudDrifted
from bocage.games.legends_old_west.state.state import Cloud
from bocage.games.legends_old_west.turn import medics
from bocage.space.plane import Point

from .bench import THEIRS, Bench
from .test_artillery import mortar


def test_case_41_gas() -> None:
    """LOW-CASE-41, LOW-17.3, LOW-17.4, LOW-17.5, LOW-17.8: 6.25 cm at impact, then drift and 5, 3.75 and 2.5 cm, then gone."""
    bench = Bench("ww1", date="1917-07-01", turn=1)
    men = bench.men("e", "ww1_regular", [(100, 106.25), (100, 106.26), (100, 95)], (), THEIRS)
    bench.run(clouds.release(bench.game, "gas", Point(10000, 10000)), "mask 3 4, wound 4")
    assert bench.alive(*men) == [False, True, True]
    bench.step("end", "")
    bench.state.turn = 2
    bench.step("end", "scatter 3, angle 180, distance 5, mask 4")
    (cloud,) = bench.state.clouds.values()
    assert (cloud.x, cloud.y, cloud.stage) == (10000, 9500, 2)
    bench.state.turn = 3
    bench.step("end", "scatter 1, angle 90, mask 6")
    bench.state.turn = 4
    bench.step("end", "scatter 2, angle 90, mask 6")
    assert [e.stage for e in bench.told(CloudDrifted)] == [4]
    assert [(c.x, c.y) for c in bench.state.clouds.values()] == [(10000, 9500)]
    bench.state.turn = 5
    bench.step("end", "")
    assert bench.state.clouds == {}


def test_gas_needs_half_the_base() -> None:
    """LOW-17.3: the base centre on the circle counts, a hundredth farther out does not."""
    bench = Bench("ww1", date="1917-07-01")
    bench.men("e", "ww1_regular", [(106.25, 100), (93.74, 100)], (), THEIRS)
    bench.run(clouds.release(bench.game, "gas", Point(10000, 10000)), "mask 6")


def test_gas_victims_and_medics() -> None:
    """LOW-17.7: who falls to gas lies beyond a medic's help."""
    bench = Bench("ww1", date="1917-07-01")
    man = bench.men("e", "ww1_regular", [(100, 100)], (), THEIRS)[0]
    bench.men("m", "ww1_medic", [(120, 100)], (), THEIRS)
    bench.run(clouds.release(bench.game, "gas", Point(10000, 10000)), "mask 1, wound 6")
    assert bench.fig(man).down
    assert bench.fig(man).gassed
    bench.put("m.1", 102.5, 100)
    assert medics.patients(bench.game, "m.1") == []
    bench.put(man, 100, 100, gassed=False)
    assert medics.patients(bench.game, "m.1") == [man]


def test_smoke_hides() -> None:
    """LOW-17.6: smoke wounds nobody and blocks the line of sight; it drifts as gas does."""
    bench = Bench()
    a = bench.men("a", "ww2_regular", [(100, 80)])[0]
    b = bench.men("e", "ww2_regular", [(100, 120)], (), THEIRS)[0]
    assert bench.game.sees(a, b)
    bench.run(clouds.release(bench.game, "smoke", Point(10000, 10000)), "")
    assert not bench.game.sees(a, b)
    bench.state.turn += 1
    bench.step("end", "scatter 5, angle 90, distance 6")
    assert next(iter(bench.state.clouds.values())).x == 10600


def test_when_gas_may_be_fired() -> None:
    """LOW-17.1, LOW-17.2, LOW-17.9: from April 1915; in WWII as far as the allotment goes, unless the option forbids it."""
    assert clouds.refuse_round(Bench("ww1", date="1915-03-31").game, "gas", 1).rule == "LOW-17.1"
    assert clouds.refuse_round(Bench("ww1", date="1915-04-22").game, "gas", 1) is None
    assert clouds.refuse_round(Bench().game, "gas", 1) is None
    assert clouds.refuse_round(Bench(ww2_gas="off").game, "gas", 1).rule == "LOW-17.2"
    bench, me = mortar()
    assert guessing.refuse_guess(bench.game, me, "ww2_mortar_medium", Guess(0, 7000, "gas")).rule == "LOW-17.9"
    assert guessing.refuse_guess(bench.game, me, "ww2_mortar_medium", Guess(0, 7000, "smoke")) is None
    bench.run(mortars.fire(bench.game, me, "ww2_mortar_medium", "point"), "scatter 1, angle 1", "guess 0 7000 smoke")
    assert bench.fig(me).smoke == 1
    assert len(bench.state.clouds) == 1


def test_how_far_a_cloud_reaches_in_each_turn() -> None:
    """LOW-17.3, LOW-17.4, LOW-17.5: radii of 6.25, 5, 3.75 and 2.5 cm: whose middle is just within each radius tests, whose is just outside does not."""
    for stage, radius in ((1, 6.25), (2, 5), (3, 3.75), (4, 2.5)):
        bench = Bench("ww1", date="1917-07-01", turn=1)
        bench.men("e", "ww1_regular", [(100, 100 + radius), (100, 100 - radius - 0.01)], (), THEIRS)
        bench.state.clouds["c"] = Cloud("c", "gas", 10000, 10000, stage, 0)
        bench.run(clouds.gas(bench.game, "c"), "mask 1, wound 4")
        assert bench.alive("e.1", "e.2") == [False, True]
