"""Chapters 1 and 2: sides, components, set-up."""

from __future__ import annotations

import pytest

import bocage
from bocage.core.chance import Sampling
from bocage.games.heroes_of_normandie import TITLE
from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.state.answers import SetUp
from bocage.games.heroes_of_normandie.tables import printed_cards
from bocage.games.heroes_of_normandie.tables.scenario import scenarios
from bocage.testing import given

HON = "heroes_of_normandie"
PUBLISHED = [row.id for row in scenarios().values() if not row.free]


def test_two_sides_and_their_boards():
    """HON-1.1, HON-2.4: two seats, one for each army; a seat is a command board and the board fixes the side."""
    match = bocage.new(HON, "hon_s1_turqueville", seed=1)
    assert match.seats == ("us", "ge")
    assert [TITLE.side_of(match.game, seat) for seat in match.seats] == ["us", "ge"]
    assert set(match.game.state.armies) == {"us", "ge"}


def test_card_families():
    """HON-1.7, HON-1.8, HON-1.10, HON-13.2, HON-8.7: units, heroes and events; units of one or two known types and 1 to 3 hit points."""
    assert [printed_cards.family(card) for card in ("us_m10", "hero_us_clint", "ev_smoke", "historical_event_ge")] == ["unit", "hero", "event", "event"]
    pairs = {card.types for card in printed_cards.units().values() if len(card.types) == 2}
    assert {("infantry", "paratrooper"), ("artillery", "mechanised"), ("artillery", "tank"), ("infantry", "mechanised"), ("infantry", "osttruppen")} <= pairs
    for card in printed_cards.units().values():
        assert 1 <= card.hit_points <= 3, card.id
        assert card.activation == "A" or 2 <= int(card.activation) <= 6, card.id
        assert card.save in (0, 4, 5, 6), card.id
    assert len({hero.number for hero in printed_cards.heroes().values()}) == len(printed_cards.heroes()) == 14
    assert all(row.effects for row in [*printed_cards.events().values(), *printed_cards.historical().values()])


def test_markers_of_the_list_have_a_place_in_the_rules():
    """HON-1.2, HON-14.11: every marker that a scenario lays out is one of the list, and supplies have no end but DIRECTIVE's."""
    known = {"depot", "passage", "fire_bonus", "defence_bonus", "minefield", "barbed_wire", "demolished_bridge"}
    assert {row.marker for scenario in scenarios().values() for row in scenario.map_marker} <= known
    given(HON, "us r us_rifle_cie C4 suppressed=40\ndirectives us 6").plays("us", "take directives").then("us", directives=6).then("r", suppressed=40)


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_set_up_of_every_scenario(name):
    """HON-2.1, HON-2.2, HON-2.3, HON-2.5, HON-2.6, HON-2.7, HON-2.8, HON-2.9, HON-2.11, HON-2.12, HON-1.4: map, units, boards, Reserve and hands as listed."""
    row = scenarios()[name]
    match = bocage.new(HON, name, chance=Sampling(3))
    while match.asks[0].what == "set_up":
        match.play(match.asks[0].seat, next(iter(match.asks[0].legal)))
    state = match.game.state
    assert (state.turn, state.first, state.active) == (1, row.first_player, row.first_player)
    assert 4 <= row.rounds <= 8
    assert [state.ground[at : at + row.map.columns] for at in range(0, len(state.ground), row.map.columns)] == list(row.map.rows)
    assert len(set(state.at)) == len(state.units)
    for side, army in row.army.items():
        board = state.armies[side]
        depot = sum(marker.kind == "depot" and state.control[square] == side for square, markers in state.markers.items() for marker in markers)
        assert board.directives == min(army.start_directives + (depot if side == state.active else 0), 6)
        assert board.orders == (army.orders_per_turn if side == state.active else 0)
        assert state.discards[side] == ()
        assert len(state.hands[side]) == army.opening_hand
        deck = [held.card for held in state.hands[side]] + list(state.reserves[side])
        listed = [item.card for item in army.reserve for _ in range(item.n)]
        novice = "novice_no_events" in row.variants
        assert sorted(deck) == sorted(card for card in listed if not (novice and printed_cards.family(card) == "event"))
        assert not [event for event in army.historical_events if event in state.used]
        for placed in army.on_map:
            unit = state.units[state.at[match.game.setting.grid.named(placed.at)]]
            assert unit.visible == (placed.face == "visible")
            if unit.visible:
                assert unit.card == placed.unit


def test_the_second_player_places_first():
    """HON-21.17, HON-15.5: free units in their zone, Concealed, by the second player first; every placement is checked."""
    table = given(HON, scenario="hon_s1_turqueville").asked("ge", "set_up").not_asked("us")
    ready = next(iter(table.match.ask.legal))
    named = table.game.setting.grid.named
    for free, rule in (
        ((named("A4"), named("A4"), named("B3")), "HON-1.4"),
        ((named("A7"), named("B3"), named("B4")), "HON-2.5"),
        ((named("A4"),), "HON-21.17"),
    ):
        table.refuses("ge", SetUp(ready.fixed, free), rule=rule)
    table.refuses("ge", SetUp((*ready.fixed[1:], named("A1")), ready.free), rule="HON-21.46")
    table.plays("ge", ready, dice="draw 0 1, draw 0 1")
    assert sum(not unit.visible for unit in table.game.own("ge")) == 9


def test_the_owner_distributes_the_fixed_concealed_cards():
    """HON-21.46: which fixed card lies on which listed square is the owner's secret; ids go by squares and say nothing."""
    table = given(HON, scenario="hon_s1_turqueville")
    ready = next(iter(table.match.ask.legal))
    turned = ready.fixed[1:] + ready.fixed[:1]
    table.plays("ge", SetUp(turned, ready.free), dice="draw 0 1, draw 0 1")
    fixed = [placed.unit for placed in scenarios()["hon_s1_turqueville"].army["ge"].on_map]
    assert [table.game.at(square).card for square in turned] == fixed
    ids = [unit.id for unit in sorted(table.game.own("ge"), key=lambda unit: unit.square)]
    assert ids == sorted(ids)
    placed = [event for event in table.match.events("us") if isinstance(event, events.UnitPlaced) and event.side == "ge"]
    assert placed
    assert all(event.card is None for event in placed)


def test_dice_are_two_red_and_one_yellow():
    """HON-2.10, HON-1.3, HON-20.1: a Fire rolls two red dice, an attempt one yellow one."""
    table = given(HON, "us r us_rifle_cie C4 go\nge g ge_sturm_kp C3\ndirectives us 0").plays("us", "attempt r", dice="yellow 4")
    table.plays("us", "fire at 0 g", dice="red 1 2")
    shown = [(pool.name, pool.sides, len(pool.faces)) for event in table.match.all_events() if hasattr(event, "pools") for pool in event.pools]
    assert shown == [("yellow", 6, 1), ("red", 6, 2)]
