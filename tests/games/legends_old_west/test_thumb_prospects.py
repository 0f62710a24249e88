"""What a place promises a unit that looks for one: clear lines of fire, and cover for itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bocage.core.legal import PASS, only
from bocage.games.legends_old_west.computer import thumb, thumb_prospects
from bocage.games.legends_old_west.moving.orders import Move
from bocage.games.legends_old_west.shooting.firing_groups import At

from .bench import OURS, THEIRS, Bench, line

MEN = [(60 + 3 * n, 40) for n in range(4)]


def table(*terrain) -> Bench:
    bench = Bench("colonial", terrain, date="1879-01-01")
    bench.men("rifles", "col_regular", MEN, ["col_rifle"], OURS)
    bench.men("hillmen", "col_irregular", [(60 + 3 * n, 100) for n in range(4)], ["col_musket"], THEIRS)
    bench.state.phase, bench.state.active = "move", OURS
    bench.game.forget_all()
    return bench


def test_hits_are_dice_skill_and_what_is_in_the_way():
    """LOW-2.15, LOW-2.16: four rifles at 4+ give two hits in the open; a wall between costs its share, to both sides alike."""
    open_ground, walled = table(), table(line("wall", 40, 70, 90, 70))
    assert thumb_prospects.given(open_ground.game, "rifles") == 2.0
    assert thumb_prospects.given(walled.game, "rifles") < 2.0
    assert thumb_prospects.taken(walled.game, "rifles") < thumb_prospects.taken(open_ground.game, "rifles")
    assert thumb_prospects.given(open_ground.game, "rifles") == 2.0  # looking changes nothing


def test_a_unit_goes_to_the_wall_it_can_fire_over():
    """LOW-2.16: up against a low wall men fire over it, and whoever fires at them does not; in the open they stay and fire."""
    walled = table(line("wall", 40, 51, 90, 51))
    before = [(f.x, f.y) for f in walled.game.standing("rifles")]
    move = thumb_prospects.best_ground(walled.game, "rifles", walled.game.standing("rifles"), ())
    assert isinstance(move, Move)
    assert move.path[-1].y > 4000
    assert [(f.x, f.y) for f in walled.game.standing("rifles")] == before
    there = table()
    assert thumb_prospects.best_ground(there.game, "rifles", there.game.standing("rifles"), ()) is None


def test_friends_in_the_way_make_a_shot_worse_than_none():
    """LOW-2.16: an enemy in the way is as good as the target; a friend may take the hit, and behind two of them it is better to hold fire."""
    clear = table()
    assert thumb_prospects.clear(clear.game, "rifles.1", "hillmen.1") == 1.0
    behind_one = table()
    behind_one.men("friends", "col_regular", [(60, 50)], ["col_rifle"], OURS)
    assert thumb_prospects.clear(behind_one.game, "rifles.1", "hillmen.1") == 0.0
    behind_two = table()
    behind_two.men("friends", "col_regular", [(60, 50), (60, 60)], ["col_rifle"], OURS)
    assert thumb_prospects.clear(behind_two.game, "rifles.1", "hillmen.1") < 0
    past_a_foe = table()
    past_a_foe.men("others", "col_irregular", [(60, 90)], ["col_musket"], THEIRS)
    assert thumb_prospects.clear(past_a_foe.game, "rifles.1", "hillmen.1") == 1.0


def test_a_unit_fires_where_it_does_not_hit_its_own():
    """LOW-2.16, LOW-6.9: of two targets the one without friends before it is taken; with friends before both nobody fires."""
    bench = table()
    bench.men("others", "col_irregular", [(150 + 3 * n, 100) for n in range(4)], ["col_musket"], THEIRS)
    bench.men("friends", "col_regular", [(60 + 3 * n, y) for n in range(4) for y in (50, 60)], ["col_rifle"], OURS)
    bench.state.phase = "fire"
    bench.game.forget_all()
    assert thumb._target_value(bench.game, "rifles", "hillmen") < 0 < thumb._target_value(bench.game, "rifles", "others")
    offered = only([At("hillmen")], "LOW-6.9")
    assert thumb.best_target(bench.game, "rifles", asked(offered)) == PASS
    assert thumb.best_target(bench.game, "rifles", asked(only([At("hillmen"), At("others")], "LOW-6.9"))) == At("others")


def asked(legal: Any) -> Any:
    """A question with this law."""
    return SimpleNamespace(legal=legal)
