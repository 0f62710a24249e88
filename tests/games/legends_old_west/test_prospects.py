"""What a place promises a unit that looks for one: clear lines of fire, and cover for itself."""

from __future__ import annotations

from bocage.games.legends_old_west import prospects
from bocage.games.legends_old_west.orders import Move

from .bench import OURS, THEIRS, Bench, line

MEN = [(60 + 3 * n, 40) for n in range(4)]


def table(*terrain) -> Bench:
    bench = Bench("colonial", terrain, date="1879-01-01")
    bench.men("rifles", "col_regular", MEN, ["col_rifle"], OURS)
    bench.men("hillmen", "col_irregular", [(60 + 3 * n, 100) for n in range(4)], ["col_musket"], THEIRS)
    bench.state.phase, bench.state.active = "move", OURS
    bench.game.forget()
    return bench


def test_hits_are_dice_skill_and_what_is_in_the_way():
    """LOW-2.15, LOW-2.16: four rifles at 4+ give two hits in the open; a wall between costs its share, to both sides alike."""
    open_ground, walled = table(), table(line("wall", 40, 70, 90, 70))
    assert prospects.given(open_ground.game, "rifles") == 2.0
    assert prospects.given(walled.game, "rifles") < 2.0
    assert prospects.taken(walled.game, "rifles") < prospects.taken(open_ground.game, "rifles")
    assert prospects.given(open_ground.game, "rifles") == 2.0  # looking changes nothing


def test_a_unit_goes_to_the_wall_it_can_fire_over():
    """LOW-2.16: up against a low wall men fire over it, and whoever fires at them does not; in the open they stay and fire."""
    walled = table(line("wall", 40, 51, 90, 51))
    before = [(f.x, f.y) for f in walled.game.standing("rifles")]
    move = prospects.best_ground(walled.game, "rifles", walled.game.standing("rifles"), ())
    assert isinstance(move, Move)
    assert move.path[-1].y > 4000
    assert [(f.x, f.y) for f in walled.game.standing("rifles")] == before
    there = table()
    assert prospects.best_ground(there.game, "rifles", there.game.standing("rifles"), ()) is None
