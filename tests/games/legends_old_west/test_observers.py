"""Observers (LOW-12.25, LOW-12.27): who spots for a piece, and what he gives up for it."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.legends_old_west.aiming.aim import refuse_shooter
from bocage.games.legends_old_west.aiming.spotting import spotter
from bocage.games.legends_old_west.arms import guns
from bocage.games.legends_old_west.arms.guessing import Guess
from bocage.games.legends_old_west.shooting.ambush import may_watch
from bocage.games.legends_old_west.state.events import TurnBegan
from bocage.space.plane import Point

from .bench import Bench, rect
from .test_artillery import battery, foes, lob, mortar


def test_an_observer_who_spots_does_not_shoot() -> None:
    """LOW-12.27, LOW-12.25: who has spotted for a piece may spot for another but does not shoot this turn; next turn he may. Unused, he may shoot."""
    bench, gun = battery("ww2", smoke=0)
    foes(bench, (100, 183.25))
    (me,) = bench.men("o", "ww2_observer", [(60, 150)], ("ww2_rifle",))
    (idle,) = bench.men("p", "ww2_observer", [(63, 150)], ("ww2_rifle",))
    assert refuse_shooter(bench.game, bench.fig(me)) is None
    bench.fires(gun, "hit 2", "lay e")
    refusal = refuse_shooter(bench.game, bench.fig(me))
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("LOW-12.27", "has-spotted")
    assert refuse_shooter(bench.game, bench.fig(idle)) is None
    assert spotter(bench.game, gun, Point(10000, 18325)) == me
    bench.game.emit(TurnBegan(4))
    assert refuse_shooter(bench.game, bench.fig(me)) is None


def test_an_observer_of_a_mortar_does_not_shoot() -> None:
    """LOW-12.27: the same for pieces that scatter."""
    bench, me = mortar()
    (observer,) = bench.men("o", "ww2_observer", [(60, 100)], ("ww2_rifle",))
    lob(bench, me, "scatter 3, angle 360, artillery 4", Guess(0, 7000))
    assert bench.fig(observer).spotted
    assert not may_watch(bench.game, observer)


def test_who_may_not_spot() -> None:
    """LOW-12.27, LOW-5.4: half of his present move at most, half of it again for a walking wounded man; a fleeing observer spots nothing."""
    cases: tuple[tuple[dict[str, Any], str], ...] = (
        ({}, "o.1"), ({"moved": 750}, "o.1"), ({"moved": 751}, ""), ({"red": True, "moved": 375}, "o.1"), ({"red": True, "moved": 376}, ""),
        ({"dazed": True}, ""),
    )  # fmt: skip
    for facts, found in cases:
        bench, gun = battery("ww2")
        bench.men("o", "ww2_observer", [(60, 150)], (), **facts)
        assert spotter(bench.game, gun, Point(10000, 18325)) == found
    bench, gun = battery("ww2")
    bench.men("o", "ww2_observer", [(60, 150)], ())
    bench.breaks("o")
    assert spotter(bench.game, gun, Point(10000, 18325)) == ""


def test_the_gunners_of_14_18_need_no_observer_where_they_see() -> None:
    """LOW-16.8, LOW-16.17, LOW-12.27: their indirect fire has no roll he could help, so he only spots what they do not see."""
    for terrain, spots in (((), False), ([rect("building", 80, 100, 40, 10)], True)):
        bench, gun = battery("ww1", smoke=0)
        bench.state.features = Bench("ww1", terrain).state.features
        bench.game.forget_all()
        foes(bench, (100, 183.25))
        (me,) = bench.men("o", "ww1_observer", [(60, 150)], ("ww1_rifle",))
        bench.fires(gun, "hit 2, wound 1", "lay e")
        assert bench.fig(me).spotted is spots


@pytest.mark.parametrize(("facts", "seen"), [({}, True), ({"hidden": True}, False), ({"located": True, "inside": True}, True), ({"inside": True}, False)])
def test_an_observer_does_not_make_targets_of_those_who_are_none(facts: dict[str, Any], seen: bool) -> None:
    """LOW-6.10, LOW-16.17, LOW-13.6: what he sees for the gunners must be a target at all: nobody in ambush, nobody in a house who is not located."""
    inside = facts.pop("inside", False)
    bench = Bench("ww2", [rect("building", 60, 100, 80, 10), *([rect("hut", 95, 150, 10, 10)] if inside else [])])
    gun = bench.gun("a", "ww2_gun_medium", (100, 50))
    foes(bench, (100, 151.5))
    bench.put("e.1", 100, 151.5, **facts)
    bench.men("o", "ww2_observer", [(100, 130)], ())
    assert guns.spotted(bench.game, gun, "e") == (["e.1"] if seen else [])


def test_a_stealthy_sniper_is_not_shelled_by_an_observers_eyes() -> None:
    """LOW-12.8, LOW-6.10, LOW-16.17: in cover and more than 30 cm from the gun he is no target, unless he shot this turn."""
    for shots, found in ((0, []), (1, ["e.1"])):
        bench = Bench("ww2", [rect("building", 60, 100, 80, 10), rect("crater", 95, 145, 10, 10)])
        gun = bench.gun("a", "ww2_gun_medium", (100, 50))
        foes(bench, (100, 150), profile="ww2_sniper")
        bench.put("e.1", 100, 150, shots=shots)
        bench.men("o", "ww2_observer", [(100, 130)], ())
        assert guns.spotted(bench.game, gun, "e") == found
