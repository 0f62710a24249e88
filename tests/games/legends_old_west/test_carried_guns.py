"""Guns that are manhandled along with their crew (LOW-16.15)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.ground.courses import Course
from bocage.games.legends_old_west.moving.march import carry_out
from bocage.space.plane import Disc, Point, overlaps

from .bench import THEIRS, Bench, cm, line


def carried(bench: Bench, to: tuple[float, float]) -> Point:
    """The first gunner walks somewhere, his mate stays behind; where the gun comes to stand."""
    gunner = bench.fig("a.1")
    bench.put("a.2", 190, 190)
    here, there = Point(gunner.x, gunner.y), Point(cm(to[0]), cm(to[1]))
    bench.run(carry_out(bench.game, "a", [Course("a.1", (here, there), 500)]))
    gun = bench.state.guns["a.g1"]
    return Point(gun.x, gun.y)


def artillery(*terrain, at=(100, 100)):
    bench = Bench("ww1", terrain)
    bench.gun("a", "ww1_gun_light", at, set_up=False)
    return bench


def test_a_gun_comes_along():
    """LOW-16.15: it stands in contact with the gunner who moved, ahead of him if there is room."""
    bench = artillery()
    assert carried(bench, (60, 60)) == Point(cm(60), cm(63.25))
    assert bench.game.touching("a.1", "a.g1")


@pytest.mark.parametrize("to", [(60, 198), (198.75, 60), (1.25, 60), (60, 1.25)])
def test_it_stays_on_the_table(to):
    """LOW-16.15, LOW-24.2: at the edge it is set down inwards."""
    gun = carried(artillery(), to)
    assert cm(2) <= gun.x <= cm(198)
    assert cm(2) <= gun.y <= cm(198)


@pytest.mark.parametrize("what", ["e.1", "w.1", "g.g1", "t.v1"])
def test_it_is_set_down_on_nobody_and_nothing(what):
    """LOW-16.15, LOW-2.3: not on a man who stands or lies ahead of the gunner, nor on another gun, nor on a vehicle."""
    bench = artillery()
    if what == "e.1":
        bench.men("e", "ww1_regular", [(60, 63.5)], side=THEIRS)
    elif what == "w.1":
        bench.men("w", "ww1_regular", [(60, 63.5)], down=True)
    elif what == "g.g1":
        bench.gun("g", "ww1_gun_light", (60, 63.5), side=THEIRS)
    else:
        bench.vehicle("t", "ww1_renault_ft", (60, 65.5))
    gun = carried(bench, (60, 60))
    assert bench.game.touching("a.1", "a.g1")
    assert not overlaps(Disc(gun, 200), bench.game.base(what))


def test_it_is_not_set_down_on_or_beyond_a_wall():
    """LOW-16.15, LOW-2.14: a wall ahead of the gunner stays between nobody and his gun."""
    gun = carried(artillery(line("wall", 40, 62, 80, 62), at=(60, 40)), (60, 60))
    assert gun.y <= cm(60)


def test_without_room_it_stays_where_it_was():
    """LOW-16.15: a gunner in a narrow lane cannot set it down."""
    lane = (line("wall", 58.5, 50, 58.5, 80), line("wall", 61.5, 50, 61.5, 80))
    assert carried(artillery(*lane, at=(60, 30)), (60, 60)) == Point(cm(60), cm(30))
