"""What a piece or a bare place sees, and what could hurt it (LOW-2.28)."""

from __future__ import annotations

from typing import Any

from bocage.games.legends_old_west.moving.orders import Move
from bocage.games.legends_old_west.view.arms_forms import template_marks
from bocage.games.legends_old_west.view.looking import look
from bocage.games.legends_old_west.view.options import preview
from bocage.space.plane import Disc, Teardrop
from bocage.space.plane import Point as Place
from bocage.tabletop.points import Waypoint

from .bench import OURS, THEIRS, Bench

REGULAR = "ww2_regular"


def table() -> Bench:
    """A man of ours, a rifleman 100 cm to the north of him, and another who lies hidden."""
    bench = Bench()
    bench.men("a", REGULAR, [(100, 20)], ("ww2_rifle",))
    bench.men("e", REGULAR, [(100, 120)], ("ww2_rifle",), side=THEIRS)
    bench.men("h", REGULAR, [(110, 60)], ("ww2_rifle",), side=THEIRS, hidden=True)
    return bench


def test_a_bare_place_fears_what_a_man_there_would():
    bench = table()
    assert look(bench.game, OURS, "threat", "a.1") == ()
    far, near = (look(bench.game, OURS, "threat", f"10000,{y}") for y in (7000, 11000))
    assert [(mark.role, mark.pieces, mark.label.id) for mark in far] == [("threat", ("e.1",), "mark-shot")]
    assert [(mark.label.id, mark.points[1].y) for mark in near] == [("mark-charge", 11000)]
    bench.put("a.1", 100, 70)
    assert look(bench.game, OURS, "threat", "a.1") == far


def test_a_bare_place_sees_what_a_man_there_would():
    bench = table()
    (line,) = look(bench.game, OURS, "sight", "10000,7000")
    assert (line.role, line.pieces, line.label.args) == ("sight_clear", ("e.1",), {"cm": "47.5"})
    bench.put("a.1", 100, 70)
    assert look(bench.game, OURS, "sight", "a.1") == (line,)


def test_a_place_off_the_table_or_of_a_spectator_shows_nothing():
    bench = table()
    assert look(bench.game, OURS, "threat", "10000,99999") == ()
    assert look(bench.game, None, "threat", "10000,7000") == ()


def test_who_hides_is_not_shown():
    bench = table()
    assert look(bench.game, OURS, "threat", "h.1") == ()
    assert look(bench.game, THEIRS, "sight", "h.1") != ()


def test_a_move_shows_how_far_it_may_go():
    """LOW-2.10: the reach and what is used of it; refused, the reach alone."""
    bench = table()
    asked: Any = None
    far, way, ghost = preview(bench.game, asked, Move("a", (Waypoint(10000, 2800),)))
    assert (far.role, far.radius) == ("range", 1500)
    assert (way.role, way.label.args) == ("path_own", {"used": "8.0", "move": "15"})
    assert ghost.role == "ghost"
    assert [mark.role for mark in preview(bench.game, asked, Move("a", (Waypoint(10000, 9000),)))] == ["range"]
    assert preview(bench.game, asked, Move("nobody", (Waypoint(0, 0),))) == ()


def test_a_jet_spares_him_who_holds_it_and_a_grenade_does_not():
    """LOW-14.11: the marks tell who would be under a template as the rules will."""
    bench = table()
    jet = template_marks(bench.game, "a.1", Teardrop(Place(10000, 2000), Place(10000, 4000), 300))
    blast = template_marks(bench.game, "a.1", Disc(Place(10000, 2100), 300))
    assert [mark.role for mark in jet] == ["template"]
    assert [(mark.role, mark.pieces) for mark in blast[1:]] == [("own_in_danger", ("a.1",))]
