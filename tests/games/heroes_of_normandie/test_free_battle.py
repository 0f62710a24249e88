"""Point-built battles: roles, ground, purchase, objectives and placement."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage.core.chance import Sampling
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.rules.victory import conclude, points
from bocage.games.heroes_of_normandie.state.answers import Bought, BuyArmy, Objectives, Role, SetUp
from bocage.games.heroes_of_normandie.turn.free_battle import north, refuse_army
from bocage.testing import given


def battle(until: str, seed: int = 5) -> Any:
    """A small free battle up to a question."""
    match = bocage.new("heroes_of_normandie", "hon_free_small", chance=Sampling(seed))
    while match.asks[0].what != until:
        match.play(match.asks[0].seat, next(iter(match.asks[0].legal)))
    return match


def test_roles_and_ground():
    """HON-2.1, HON-2.2, HON-2.9, HON-2.10: the higher die chooses; the attacker is first player with more ORDER markers; a special square for every six."""
    match = battle("role")
    chooser = match.ask.seat
    match.play(chooser, Role("defend"))
    state = match.game.state
    assert state.first != chooser
    assert (state.armies[state.first].per_turn, state.armies[chooser].per_turn) == (4, 3)
    match = battle("army")
    assert sum(code != "." for code in match.game.state.ground) == 6


def test_attacker_and_defender_choose_ground_in_turn():
    """HON-2.2: a 6 is the attacker's choice, the next 6 the defender's, whatever was rolled between them."""
    table = given("heroes_of_normandie", "", "hon_free_small", dice="yellow 6 1").plays("us", "role attack", dice="square 0, yellow 6").asked("us", "ground")
    table.plays("us", "ground hill", dice="square 0, yellow 3, square 0, yellow 6").asked("ge", "ground")
    table.plays("ge", "ground forest", dice="square 0, yellow 6").asked("us", "ground")
    assert table.state.ground[:4] == "HUT."


def test_buying_an_army():
    """HON-2.6, HON-2.5: points, copies, an HQ, decoys, heroes, events, and what may start on the map; both buy in secret at once."""
    match = battle("army")
    assert {ask.seat for ask in match.asks} == {"us", "ge"}
    ready = next(iter(match.asked("us").legal))
    assert match.why("us", ready) is None
    for draft, message in (
        (replace(ready, units=tuple(item for item in ready.units if "_hq_" not in item.card)), "needs-an-hq"),
        (replace(ready, units=(*ready.units, Bought("ge_stug3", 1))), "not-your-card"),
        (replace(ready, units=(Bought("us_hq_barton", 2),)), "too-many-copies"),
        (BuyArmy((Bought("us_hq_barton", 1), Bought("us_m4_sherman", 4), Bought("us_m10", 3), Bought("us_ranger_cie", 2)), (), ()), "too-expensive"),
        (BuyArmy((Bought("us_hq_barton", 1, 1), Bought("us_m4_sherman", 4, 4)), (), ()), "too-much-on-the-map"),
        (replace(ready, heroes=("hero_us_clint", "hero_us_malloy", "hero_us_okeefe")), "too-many-heroes"),
        (replace(ready, events=("ev_smoke",) * 3), "not-your-card"),
        (replace(ready, events=("historical_event_us",)), "not-your-card"),
        (replace(ready, units=(*ready.units, ready.units[0])), "card-listed-twice"),
        (replace(ready, units=tuple(replace(item, n=0, on_map=0) if "_hq_" in item.card else item for item in ready.units)), "needs-an-hq"),
        (replace(ready, units=tuple(replace(item, n=4) if "decoy" in item.card else item for item in ready.units)), "too-many-copies"),
    ):
        refusal = refuse_army(match.game, "us", draft)
        assert refusal is not None
        assert refusal.message == message
    fewer = replace(ready, units=tuple(replace(item, n=0, on_map=0) if "decoy" in item.card else item for item in ready.units))
    assert refuse_army(match.game, "us", fewer) is None
    attacker = match.game.state.first
    bait = replace(
        next(iter(match.asked(attacker).legal)),
        units=(Bought(f"{attacker}_hq_{'barton' if attacker == 'us' else 'regiment'}", 1), Bought(f"{attacker}_decoy", 2, 1)),
    )
    refusal = refuse_army(match.game, attacker, bait)
    assert refusal is not None
    assert refusal.message == "decoy-visible"
    match.play("us", ready)
    assert match.game.state.muster == {}
    match.play("ge", next(iter(match.asked("ge").legal)))
    assert set(match.game.state.muster) == {"us", "ge"}


def test_objectives_and_placement():
    """HON-14.9, HON-2.5, HON-21.17: the defender places objectives in the north, no two adjacent, then its cards Concealed; then the attacker in the
    south, Visible."""
    match = battle("objectives")
    state = match.game.state
    defender = match.ask.seat
    assert defender != state.first
    for squares, message in (((0, 1), "objectives-adjacent"), ((0, 35), "northern-half"), ((0,), "so-many-objectives")):
        refusal = match.why(defender, Objectives(squares))
        assert refusal is not None
        assert refusal.message == message
    match.play(defender, Objectives((0, 3)))
    assert match.game.state.worth == {0: 1, 3: 1}
    ready = next(iter(match.ask.legal))
    assert match.ask.seat == defender
    assert match.why(defender, SetUp((), (35, *ready.free[1:]))) is not None
    match.play(defender, ready)
    match.play(state.first, next(iter(match.ask.legal)))
    units = match.game.state.units.values()
    assert all(not unit.visible and unit.square in north(match.game) for unit in units if unit.side == defender)
    assert all(unit.visible and unit.square >= 24 for unit in units if unit.side != defender)
    assert [len(match.game.state.hands[side]) for side in ("us", "ge")] == [3, 3]
    assert [match.game.army(side).directives for side in ("us", "ge")] == [3, 3]


@pytest.mark.parametrize(("held", "wins"), [(1, False), (2, True)])
def test_the_attacker_needs_more_than_half(held, wins):
    """HON-18.1: more than half of the objective points after the last turn."""
    match = battle("tactic")
    game = match.game
    for square in list(game.state.worth)[:held]:
        game.state.control[square] = game.state.first
    assert points(game, game.state.first) == held
    for unit in list(game.state.units.values()):
        if unit.square in game.state.worth:
            game.state.units.pop(unit.id)
            game.state.at.pop(unit.square)
    conclude(game)
    assert (game.state.winner == game.state.first) == wins
