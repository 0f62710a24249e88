"""Patrol, chapter by chapter: beside each "may" a "may not", dice scripted."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

import bocage
from bocage.core.errors import DataError, IllegalChoice, Invalid
from bocage.core.orders import Order
from bocage.core.tables import parse
from bocage.games.patrol.rules.fire import Fire
from bocage.games.patrol.state.events import Drawn, TurnedUp
from bocage.games.patrol.state.model import Setting
from bocage.games.patrol.tables.scenario import Scenario
from bocage.games.patrol.turn.setup import Place
from bocage.games.patrol.turn.turn import Step
from bocage.testing import Table, given


def test_set_up_is_sealed_and_stays_in_the_zone():
    """PAT-1.1: both seats place at once; outside the zone, twice in a hex or with the wrong number of guns is refused at its place."""
    match = bocage.new("patrol", "hedgerow", seed=1)
    blue, red = match.asks
    ready = next(iter(blue.legal))
    for hexes, path in (((0, ready.hexes[1]), "hexes[0]"), ((ready.hexes[0],) * 2, "hexes[1]"), (ready.hexes[:1], "hexes"), ((9999, 50), "hexes[0]")):
        refusal = match.why("blue", Place(hexes))
        assert refusal is not None
        assert (refusal.rule, refusal.path) == ("PAT-1.1", path)
    match.play("blue", ready)
    assert [ask.seat for ask in match.asks] == ["red"]
    assert not match.view("red").pieces  # nothing shows before both are ready
    guns = next(iter(red.legal))
    refusal = match.why("red", Place(guns.hexes, (True,) * 4))
    assert refusal is not None
    assert refusal.path == "guns"
    match.play("red", guns)
    assert len([p for p in match.view("blue").pieces if p.art == "hidden"]) == 4


def test_each_squad_acts_once_a_round():
    """PAT-2.1: any order, once each."""
    table = given("patrol", "blue a 0106 done\nblue b 0506\nblue c 0306")
    table.refuses("blue", "activate a", rule="PAT-2.1")
    table.plays("blue", "activate c; stop")
    table.asked("blue", "step")  # the last squad waiting needs no question
    assert table.match.game.state.active == "b"
    table.plays("blue", "stop", dice="blue-deck 0, red-deck 0")
    assert table.match.game.state.round == 2


def test_a_pinned_squad_only_stops():
    """PAT-2.1: pinned, it does not move."""
    table = given("patrol", "blue a 0106 active pinned\nblue b 0506")
    table.refuses("blue", "step 0105", rule="PAT-2.1")
    table.plays("blue", "stop")
    table.then("a", done=True)


def test_clear_costs_one_and_woods_two():
    """PAT-3.1: three points; a squad may stop anywhere and may not spend what it has not."""
    table = given("patrol", "blue a 0206 active\nblue b 0606")
    table.plays("blue", "step 0305")  # woods
    assert table.match.game.state.points == 1
    table.plays("blue", "step 0405")
    assert table.match.game.state.points == 0
    table.refuses("blue", "step 0404", rule="PAT-3.1")
    table.refuses("blue", "step 0000", rule="PAT-3.1")
    table.plays("blue", "stop")


def test_nobody_shares_a_hex():
    """PAT-3.2: neither with a squad nor with a position."""
    table = given("patrol", "blue a 0206 active\nblue b 0306\nred p1 0205 gun")
    table.refuses("blue", "step 0306", rule="PAT-3.2")
    table.refuses("blue", "step 0205", rule="PAT-3.2")


REACH = """
    blue a 0206 active
    blue b 0606
"""


@pytest.mark.parametrize(("position", "asked"), [("0202 gun", True), ("0202", True), ("0201 gun", False), ("0202 gun fired", False)])
def test_red_is_asked_by_public_facts_alone(position, asked):
    """PAT-4.1: within three hexes and in sight, not fired; gun or decoy makes no difference to the question."""
    table = given("patrol", REACH + f"red p1 {position}")
    table.plays("blue", "step 0205")
    assert (table.match.ask.what == "react") is asked


def test_a_decoy_cannot_fire_and_a_gun_is_turned_up():
    """PAT-4.2."""
    table = given("patrol", REACH + "red p1 0202\nred p2 0302 gun")
    table.plays("blue", "step 0205")
    table.refuses("red", "fire p1", rule="PAT-4.2")
    table.plays("red", "fire p2", dice="black 1 1 1, red 1")
    table.then("p2", up=True, fired=True)
    table.then("p1", up=False)


@pytest.mark.parametrize(
    ("dice", "pinned", "gone"),
    [("black 4 3 3, red 4", True, False), ("black 4 5 1, red 1", False, True), ("black 4 3 3, red 5", False, False), ("black 6 6 1, red 6", True, False)],
)
def test_fire_in_the_open(dice, pinned, gone):
    """PAT-5.1, PAT-5.2: hits on 4 or more, cancelled on 5 or more; one pins and ends the move, two eliminate."""
    table = given("patrol", REACH + "red p1 0202 gun")
    table.plays("blue", "step 0205")
    table.plays("red", "fire p1", dice=dice)
    squads = table.match.game.state.squads
    assert ("a" not in squads) is gone
    if not gone:
        table.then("a", pinned=pinned, done=pinned)


def test_woods_give_a_second_die():
    """PAT-5.1."""
    table = given("patrol", REACH + "red p1 0303 gun")
    table.plays("blue", "step 0305")
    table.plays("red", "fire p1", dice="black 4 4 1, red 5 6")
    table.then("a", pinned=False)


def test_contact_turns_positions_up_and_removes_decoys():
    """PAT-6.1; the option leaves them face down."""
    table = given("patrol", REACH + "red p1 0204\nred p2 0304 gun up fired")
    table.plays("blue", "step 0205")
    table.plays("red", "pass")
    assert "p1" not in table.match.game.state.positions
    assert [event.gun for event in table.match.all_events() if isinstance(event, TurnedUp)] == [False]
    foggy = given("patrol", REACH + "red p1 0204", options={"fog": "adjacent_only_fire"})
    foggy.plays("blue", "step 0205")
    foggy.plays("red", "pass")
    foggy.then("p1", up=False)


def test_assault_takes_a_gun_next_to_the_squad():
    """PAT-7.1: face up and adjacent only; two dice; the activation is over either way."""
    table = given("patrol", REACH + "red p1 0205 gun up fired\nred p2 0305 gun\nred p3 0202 gun up fired")
    table.refuses("blue", "assault p2", rule="PAT-7.1")
    table.refuses("blue", "assault p3", rule="PAT-7.1")
    table.plays("blue", "assault p1", dice="black 4 1, red 4")
    assert "p1" not in table.match.game.state.positions
    table.then("a", done=True)


def test_hands_are_drawn_from_a_bag_and_secret():
    """PAT-8.1: two at the start, one a round up to three; others see how many, not which."""
    match = bocage.new("patrol", seed=5)
    for ask in match.asks:
        match.play(ask.seat, next(iter(ask.legal)))
    assert [len(hand.cards) for hand in match.game.state.hands.values()] == [2, 2]
    seen = [event for event in match.events("blue") if isinstance(event, Drawn)]
    assert [event.cards is None for event in seen] == [False, True]
    assert all(zone.count == 2 for zone in match.view(None).zones if zone.kind == "hand")


def test_hurry_and_grit_are_played_beside_a_question():
    """PAT-8.2: one card a round, only a card in hand, Grit only on a pinned squad."""
    table = given("patrol", REACH + "hand blue hurry grit")
    table.refuses("blue", "play grit a", rule="PAT-8.2")
    table.plays("blue", "play hurry")
    assert table.match.game.state.points == 5
    with pytest.raises(IllegalChoice):
        table.match.play("blue", {"kind": "play_hurry"})
    pinned = given("patrol", "blue a 0206 active pinned\nblue b 0606\nhand blue grit")
    pinned.plays("blue", "play grit a; step 0205")
    pinned.then("a", pinned=False)


def test_smoke_takes_a_die_and_grit_gives_red_one():
    """PAT-8.2, PAT-8.3: asked by the number of cards alone; a card one does not hold cannot be played."""
    table = given("patrol", REACH + "red p1 0202 gun\nhand blue smoke\nhand red grit")
    table.plays("blue", "step 0205")
    table.plays("red", "fire p1; play card grit")
    table.plays("blue", "play card smoke", dice="black 1 1 1, red 1")
    bare = given("patrol", REACH + "red p1 0202 gun\nhand blue hurry\nhand red hurry")
    bare.plays("blue", "step 0205")
    bare.plays("red", "fire p1")
    bare.refuses("red", {"kind": "play_card", "card": "grit"}, rule="PAT-8.3")
    bare.plays("red", "pass")
    bare.refuses("blue", {"kind": "play_card", "card": "smoke"}, rule="PAT-8.2")
    bare.plays("blue", "pass", dice="black 1 1 1, red 1")


def test_the_round_ends_with_new_cards_and_no_pins():
    """PAT-9.1."""
    table = given("patrol", "blue a 0206 active pinned\nred p1 0101 gun up fired\nhand blue hurry hurry smoke\nhand red hurry")
    table.plays("blue", "stop", dice="red-deck 0")
    table.then("a", pinned=False, done=False)
    table.then("p1", fired=False)
    assert [len(hand.cards) for hand in table.match.game.state.hands.values()] == [3, 2]


def winners(table: Table) -> tuple[str, ...]:
    """Who has won."""
    ending = table.match.outcome()
    assert ending is not None
    return ending.winners


def test_victory():
    """PAT-10.1: at the gate at once; else red, by time or by losses."""
    blue = given("patrol", "blue a 0301 active")
    blue.plays("blue", "step 0300")
    assert winners(blue) == ("blue",)
    red = given("patrol", "blue a 0206 active\nround 6")
    red.plays("blue", "stop", dice="blue-deck 0, red-deck 0")
    assert winners(red) == ("red",)
    lost = given("patrol", "blue a 0206 active\nred p1 0202 gun")
    lost.plays("blue", "step 0205")
    lost.plays("red", "fire p1", dice="black 6 6 6, red 1")
    assert winners(lost) == ("red",)


@pytest.mark.parametrize(("cell", "cover"), [("0205", 1), ("0305", 2)])
def test_odds_equal_a_count_of_all_dice(cell, cover):
    """PAT-5.1, PAT-5.2: the odds of a shot, found by running the rule, equal counting 6 ** n throws."""
    table = given("patrol", REACH + "red p1 0303 gun\nred p2 0203 gun")
    table.plays("blue", f"step {cell}")
    spread = table.match.odds("red", Fire("p1"))
    counts = {"result-none": 0, "result-pinned": 0, "result-eliminated": 0}
    for dice in product(range(1, 7), repeat=3 + cover):
        hits = sum(d >= 4 for d in dice[:3]) - sum(d >= 5 for d in dice[3:])
        counts["result-eliminated" if hits >= 2 else "result-pinned" if hits == 1 else "result-none"] += 1
    assert spread.exact
    for message, count in counts.items():
        assert abs(float(spread.chance(message)) - count / 6 ** (3 + cover)) < 1e-12


def test_odds_of_a_step_tell_what_reaction_fire_may_do():
    """PAT-4.1, PAT-4.2: of two positions one is a gun, so that blue reckons with fire in about half the worlds; a step out of reach is safe and says so."""
    table = given("patrol", "blue a 0206 active\nblue b 0606\nred p1 0203 gun\nred p2 0603")
    match, ask = table.match, table.match.ask
    watched, safe = Step(match.title.cell_named(match.game, "0205") or 0), Step(match.title.cell_named(match.game, "0106") or 0)
    assert [match.title.option(match.game, ask, answer).chance for answer in (watched, safe)] == [True, False]
    odds = match.odds("blue", watched)
    assert Fraction(3, 16) <= odds.chance("result-eliminated") <= Fraction(9, 32)  # 3/8 where p1 is the gun
    assert ("red", "fire p1") in {(each.seat, each.words) for each in odds.assumed}
    assert [result.message for result, _ in match.odds("blue", safe).results] == ["result-none"]


@pytest.mark.parametrize(("what", "seat"), [("aim", "red"), ("smoke", "blue")])
def test_both_answers_before_the_dice_have_odds(what, seat):
    """PAT-8.2, PAT-8.3: playing the card and passing are weighed against each other."""
    table = given("patrol", REACH + "red p1 0203 gun\nhand blue smoke\nhand red grit")
    table.plays("blue", "step 0205")
    table.plays("red", "fire p1")
    if what == "smoke":
        table.plays("red", "pass")
    match, ask = table.match, table.match.ask
    assert (ask.seat, ask.what) == (seat, what)
    assert all(match.title.option(match.game, ask, answer).chance for answer in ask.legal)
    card, nothing = (match.odds(seat, answer).expected() for answer in ask.legal)
    assert card > nothing


def test_a_broken_scenario_is_told_with_place_and_remedy():
    """PAT-1.1: a misspelt field, a wrong type and a ready placement outside the zone each get one clear message."""
    text = """
        id = "x"
        title = "X"
        size = "tiny"
        sides = ["blue", "red"]
        seats = []
        rounds = "six"
        synopsis = ""
        source = "house"
        map = ["..", ".."]
        objectives = []
        guns = 0
        decoys = 0
        zone = { blue = [[0, 1, 1, 1]], red = [[0, 0, 1, 0]] }
        ready = { blue = [[0, 0]], red = [] }
    """
    with pytest.raises(DataError, match=r"x\.toml, rounds: expected `int`.*'six'"):
        parse(text, Scenario, "x.toml")
    with pytest.raises(DataError, match=r"not TOML"):
        parse(text + "[", Scenario, "x.toml")
    scenario = parse(text.replace('"six"', "6"), Scenario, "x.toml")
    with pytest.raises(DataError, match=r"ready\.blue\[0\]: hex 0000 is outside"):
        Setting(scenario, {"fog": "contact"})


def test_a_position_that_cannot_be_read_names_its_line():
    with pytest.raises(Invalid, match=r"line 2 .*no card \"gritt\""):
        given("patrol", "blue a 0206\nhand blue gritt")


@pytest.mark.parametrize(("percent", "asked"), [(1, True), (99, False)])
def test_a_standing_order_asks_above_given_odds(percent: int, asked: bool):
    """PAT-4.1, PAT-5.1: three dice against one; red wants to be asked only when the shot is likely enough to do any good."""
    table = given("patrol", "blue a 0206 active\nred p1 0202 gun")
    table.match.order("red", "reaction_fire", Order("above", percent))
    table.plays("blue", "step 0205")
    assert [ask.seat for ask in table.match.asks] == (["red"] if asked else ["blue"])
