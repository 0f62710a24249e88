"""The way of the fleeing (LOW-2.10, LOW-2.11, LOW-5.4, LOW-5.6, LOW-RULING-133)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bocage.games.legends_old_west.ground.walk import segment_near
from bocage.games.legends_old_west.moving import fleeing
from bocage.space.plane import Point

from .bench import OURS, THEIRS
from .test_movement import squad


def flee(bench):
    """Unit a runs; gives back the paths it takes."""
    bench.breaks("a")
    courses = fleeing._courses(bench.game, "a")
    bench.step("flight", "", side=OURS)
    return [course.path for course in courses]


def test_the_fleeing_run_round_their_enemies():
    """LOW-5.4, LOW-2.10, LOW-2.11: the shortest way to the edge leads past an enemy, never through him nor within 2.5 cm; the whole move is used."""
    bench = squad()
    bench.men("e", "ww2_regular", [(100, 42)], (), THEIRS)
    (path,) = flee(bench)
    assert all(not segment_near(a.x, a.y, b.x, b.y, 10000, 4200, 500**2) for a, b in pairwise(path))
    assert len(path) > 2
    assert bench.fig("a.1").y < 4200
    assert bench.fig("a.1").moved <= 1500


def test_the_fleeing_leave_contact_whichever_way_is_open():
    """LOW-5.6, LOW-2.10: with the enemy between him and his edge a man gets out of contact to the side, not through him."""
    bench = squad()
    foe = bench.men("e", "ww2_regular", [(100, 47.5)], (), THEIRS)[0]
    assert bench.game.engaged("a.1") == [foe]
    (path,) = flee(bench)
    assert not bench.game.engaged("a.1")
    assert not segment_near(path[0].x, path[0].y, path[-1].x, path[-1].y, 10000, 4750, 250**2)


def test_the_fleeing_run_through_friends():
    """LOW-5.4, LOW-RULING-133: men of another unit make way, but nobody ends on them."""
    bench = squad()
    bench.men("b", "ww2_regular", [(100, 45), (100, 35)])
    flee(bench)
    assert bench.fig("a.1").x == 10000
    assert bench.fig("a.1").y in range(3750, 4250)


@pytest.mark.parametrize("what", ["gun", "truck"])
def test_the_fleeing_end_on_nothing(what):
    """LOW-2.10, LOW-5.4: a gun or a vehicle on the way is not stood on."""
    bench = squad()
    if what == "gun":
        ident = bench.gun("g", "ww2_gun_light", (100, 35))
        bench.put("g.1", 150, 20)
        bench.put("g.2", 160, 20)
    else:
        ident = bench.vehicle("t", "ww2_army_truck", (100, 35), facing=90)
    flee(bench)
    assert not bench.game.gap("a.1", ident).below(0)
    assert bench.game.gap("a.1", ident).rounded_up() > 0


def test_a_barred_edge_is_reached_by_the_side():
    """LOW-5.4: an enemy who stands on the table's edge does not keep a man from it."""
    bench = squad(spots=[(100, 12)])
    bench.men("e", "ww2_regular", [(100, 6)], (), THEIRS)
    flee(bench)
    assert bench.state.lost["a.1"].how == "fled"


def test_who_is_shut_in_stays():
    """LOW-5.4, LOW-2.11: with no way out at all he stays where he is."""
    bench = squad()
    bench.men("e", "ww2_regular", [(100 + dx, 50 + dy) for dx in (-5, 0, 5) for dy in (-5, 0, 5) if dx or dy], (), THEIRS)
    (path,) = flee(bench)
    assert path == (Point(10000, 5000),)
    assert (bench.fig("a.1").x, bench.fig("a.1").y) == (10000, 5000)
