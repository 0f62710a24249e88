"""What is left to chance: answers that say so, and what their odds tell."""

from __future__ import annotations

from fractions import Fraction

from bocage.core.legal import PASS
from bocage.games.heroes_of_normandie.state.answers import FireAt, ManageHand, RollSave, SpendDirective, TakeDirectives
from bocage.testing import given

HON = "heroes_of_normandie"


def chance(table, answer):
    match, ask = table.match, table.match.ask
    return match.title.option(match.game, ask, answer).chance


def test_a_save_is_good_for_its_owner_alone():
    """HON-6.24, HON-6.25: whoever fires has gained nothing by a Fire that is saved; whoever saves has."""
    table = given(HON, "terrain U C4\nus r us_rifle_cie C5\nge g ge_grenadier_kp C4\ndirectives us 0\ndirectives ge 0").plays("us", "activate r")
    fire = next(answer for answer in table.match.ask.legal if isinstance(answer, FireAt))
    results = {result.message: result.value for result, _ in table.match.odds("us", fire).results}
    assert (results["result-saved"], results["result-none"]) == (0, 0)
    table.plays("us", "fire at 0 g", dice="red 6 4").asked("ge", "save")
    results = {result.message: result.value for result, _ in table.match.odds("ge", RollSave()).results}
    assert results["result-saved"] == 1
    assert results["result-destroyed"] < 0


def test_a_directive_and_passing_are_weighed_before_the_dice():
    """HON-7.10, HON-6.35: Piercing against armour or not, both with their odds; choosing a tactic takes no chance."""
    table = given(HON, "us r us_rifle_cie C5\nge g ge_pz4 C4\ndirectives us 2")
    assert not chance(table, TakeDirectives())
    table.plays("us", "activate r; fire at 0 g").asked("us", "pierce")
    assert chance(table, PASS)
    assert chance(table, SpendDirective())
    spent, kept = (table.match.odds("us", answer).expected() for answer in (SpendDirective(), PASS))
    assert spent > kept


def test_odds_of_a_draw_count_the_families():
    """HON-4.2: three cards out of two units and two events: one unit and two events in half of the cases."""
    table = given(HON, "us r us_rifle_cie C5\nge g ge_grenadier_kp D1\nreserve us us_m10 us_rifle_cie ev_smoke ev_ammo_truck")
    assert chance(table, ManageHand())
    odds = table.match.odds("us", ManageHand())
    assert odds.exact
    assert {dict(result.facts)["units"]: share for result, share in odds.results} == {1: Fraction(1, 2), 2: Fraction(1, 2)}


def test_what_the_enemy_draws_is_not_told():
    """HON-4.2: the other side learns how many cards were drawn, and so do its odds."""
    table = given(HON, "us r us_rifle_cie C5\nge g ge_grenadier_kp D1\nreserve us us_m10 ev_smoke ev_ammo_truck us_rifle_cie")
    table.plays("us", "manage hand", dice="us_reserve 0 1 2")
    events = table.match.all_events()
    assert table.match.title.measure(table.match.game, "us", events).message == "result-drawn-cards"
    assert table.match.title.measure(table.match.game, "ge", events).message == "result-none"
