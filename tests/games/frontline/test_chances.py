"""What is left to chance besides fire: draws, and the reactions that a move may meet."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from bocage.core.legal import PASS
from bocage.core.scene import Option
from bocage.games.frontline.attack.damage import draws_ahead
from bocage.games.frontline.tables.tables import COST

from .line import FIGHT, AsDefault, Attack, Discard, DrawCard, EndTurn, Go, Line, Move, Prepare, Reload, card


def offered(line, answer) -> Option:
    found: Option = line.match.title.option(line.game, line.match.ask, answer)
    return found


def test_a_card_drawn_is_told_by_its_title():
    """FL-10.1, FL-3.10: the chances are those of what the seat has not seen, whatever the deck holds; reloading draws nothing."""
    line = Line(FIGHT + "harlan empty\nhand allies attack\nhand axis dig_in").to("act", "allies")
    line.match.play("allies", Prepare("A1"))
    assert offered(line, DrawCard(card("harlan"))).chance
    assert not offered(line, Reload(card("harlan"))).chance
    odds = line.match.odds("allies", DrawCard(card("harlan")))
    assert {result.message for result, _ in odds.results} == {"result-drawn"}
    assert len(odds.results) > 8
    assert sum(chance for _, chance in odds.results) == 1


def test_several_cards_are_told_by_what_they_are_played_for():
    """FL-4.8: the draw step fills the hand."""
    line = Line(FIGHT + "hand allies attack\nhand axis dig_in").to("act", "allies")
    line.match.play("allies", EndTurn())
    line.to("discard", "allies")
    assert offered(line, PASS).chance
    assert offered(line, Discard("attack")).chance
    results = [result for result, _ in line.match.odds("allies", PASS).results]
    assert {result.message for result in results} == {"result-drawn-cards"}
    assert len({sum(int(count) for _, count in result.facts) for result in results}) == 1


def test_what_the_enemy_draws_is_not_told():
    """FL-3.10: the other side sees how many cards were drawn."""
    line = Line(FIGHT + "hand allies attack\nhand axis dig_in").to("act", "allies")
    line.match.play("allies", Prepare("A1"))
    line.chance.add("deck rally")
    line.match.play("allies", DrawCard(card("harlan")))
    found = [line.match.title.measure(line.game, seat, line.match.all_events()).message for seat in ("allies", "axis")]
    assert found == ["result-drawn", "result-none"]


@pytest.mark.parametrize(("acted", "hand", "threatened"), [("", "hand axis dig_in", True), (" acted", "hand axis dig_in", False), ("", "", False)])
def test_a_direction_shows_what_could_react_to_the_move(acted, hand, threatened):
    """FL-5.5, FL-5.15, FL-5.2: a Not Acted section with a card in hand could fire at the section where it goes; others could not."""
    line = Line(FIGHT.rstrip() + f"{acted}\nhand allies double_time\n{hand}").to("act", "allies")
    line.match.play("allies", Move("A1"))
    line.do("move_card", AsDefault("double_time"))
    marks = [mark for mark in offered(line, Go("advance")).preview if mark.role == "threat"]
    assert bool(marks) is threatened
    assert all(mark.cells == (6, 5) for mark in marks)


def test_draws_that_leave_the_same_counters_are_counted_once():
    """FL-9.3, FL-9.5, FL-9.7: with 3 firepower in light cover there are five handfuls that leave some, and sixteen draws out of them; odds know it."""
    costs = {kind: row["light"] for kind, row in COST.items()}
    handfuls = [hand for count in range(3) for hand in combinations_with_replacement(sorted(costs), count) if sum(costs[kind] for kind in hand) < 3]
    paid = sum(sum(costs[kind] for kind in hand) + cost <= 3 for hand in handfuls for cost in costs.values())
    assert (len(handfuls), draws_ahead(3, "light")) == (5, paid + len(handfuls)) == (5, 16)


def test_an_attack_on_one_man_is_reckoned_to_the_end():
    """FL-9.2 to FL-9.7: hundreds of draws meet again in the same state, so that the odds are exact where they were sampled."""
    line = Line("allies A1 harlan smith at 4\naxis S bauer at 6\nhand allies attack\nhand axis rally").to("act")
    line.fire(Attack("A1"), "S", "attack").to("cover", "axis")
    odds = line.match.odds("axis", PASS, branches=480)
    assert odds.exact
    assert odds.runs > 400
