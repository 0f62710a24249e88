"""Odds: found by running the rules, equal to a brute-force count, exact or honestly sampled, and blind to what is hidden."""

from __future__ import annotations

import gc
from fractions import Fraction
from itertools import product

import pytest

from bocage.core.chance import Roll, multiset, successes, total
from bocage.core.decision import choose, roll, scope
from bocage.core.errors import IllegalChoice, RuleError, WrongSeat
from bocage.core.legal import PASS
from bocage.core.odds import Assumed
from bocage.core.odds.runs import Run
from bocage.core.scene import Say
from bocage.testing import given
from tests.core.tiny import MAYBE, PICK, Pick, Set, optional, picks, play
from tests.core.toy import TITLE, Dodge, Shoot, Step


def shot(black: int, red: int, at_least: int = 5) -> dict[int, Fraction]:
    """The hits of a shot by counting all throws of all dice, one by one."""
    found: dict[int, Fraction] = {}
    for throw in product(range(1, 7), repeat=black + red):
        hits = max(sum(f >= at_least for f in throw[:black]) - sum(f >= at_least for f in throw[black:]), 0)
        found[hits] = found.get(hits, Fraction(0)) + Fraction(1, 6 ** (black + red))
    return found


def test_the_odds_of_a_shot_are_those_of_brute_force():
    table = given(TITLE, "a 2\nb 5")
    odds = table.match.odds("a", Shoot())
    assert odds.exact
    expected = shot(3, 1)
    assert {result.value: chance for result, chance in odds.results} == expected
    assert all(abs(float(chance) - float(expected[result.value])) < 1e-12 for result, chance in odds.results)
    assert sum(chance for _, chance in odds.results) == 1
    assert odds.at_least(1) == 1 - expected[0]
    assert odds.expected() == sum(value * chance for value, chance in expected.items())
    assert odds.chance("result-hits") == 1


def test_questions_on_the_way_are_answered_by_a_stated_assumption():
    table = given(TITLE, "a 2\nb 5 hand bluff+bluff+bluff")
    passing = table.match.odds("a", Shoot())
    assert Assumed("b", Say("answer-pass"), "pass") in passing.assumed
    assert {result.value: chance for result, chance in passing.results} == shot(3, 1)
    table = given(TITLE, "a 2\nb 5 hand bluff+bluff+bluff")
    ducking = table.match.odds("a", Shoot(), lambda ask: Dodge() if Dodge() in ask.legal else PASS)
    assert {(each.seat, each.words) for each in ducking.assumed} <= {("b", "dodge"), ("b", "pass")}
    assert ducking.at_least(1) < passing.at_least(1)


def test_runs_leave_nothing_to_the_cycle_collector():
    """Neither a question nor a run holds itself: what odds have used is free when they are told."""
    match = given(TITLE, "a 2\nb 5 hand bluff+bluff+bluff").match
    match.odds("a", Shoot())
    gc.collect()
    gc.disable()
    try:
        match.odds("a", Shoot(), branches=2)
        match.odds("a", Shoot(), branches=1000)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_nothing_is_looked_at_after_the_end_of_the_scope():
    """A run stops where the scope closes: what the rule would look for next is left alone; in play it is looked for."""
    looks: list[str] = []

    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))
        with scope(game, "attack"):
            game.emit(Set("hits", (yield from roll(successes("hit", 2, 5), why="T-1"))))
        looks.append("next")
        yield from choose(game, "a", PICK, picks("y"))

    match = play(rule, dice="hit 5 1")
    odds = match.odds("a", Pick("x"))
    assert odds.exact
    assert looks == []
    match.play("a", Pick("x"))
    assert looks == ["next"]


def test_what_a_title_foresees_of_another_seat_is_assumed_if_it_is_legal():
    """A reaction that lies open is reckoned with and told; what is not legal, or asked of the seat itself, has the usual answer."""
    ducks = TITLE.but(foresee=lambda game, seat, ask: Dodge())
    plain = given(TITLE, "a 2\nb 5 hand bluff+bluff+bluff").match.odds("a", Shoot())
    ducking = given(ducks, "a 2\nb 5 hand bluff+bluff+bluff").match.odds("a", Shoot())
    assert ("b", "dodge") in {(each.seat, each.words) for each in ducking.assumed}
    assert ducking.at_least(1) < plain.at_least(1)
    wrong = TITLE.but(foresee=lambda game, seat, ask: Step(99))
    assert given(wrong, "a 2\nb 5 hand bluff+bluff+bluff").match.odds("a", Shoot()).results == plain.results


def test_odds_run_on_what_the_seat_imagines_not_on_the_truth():
    hands = ("bluff", "run", "medic")
    found = [given(TITLE, f"a 2\nb 5 hand {card}").match.odds("a", Shoot(), lambda ask: next(iter(ask.legal))) for card in hands]
    assert found[0] == found[1] == found[2]
    assert not found[0].exact
    assert found[0].worlds > 1


def test_a_title_says_how_many_runs_its_odds_count():
    few = TITLE.but(branches=3)
    assert not given(few, "a 2\nb 5").match.odds("a", Shoot()).exact
    assert given(few, "a 2\nb 5").match.odds("a", Shoot(), branches=240).exact


def test_odds_change_nothing():
    table = given(TITLE, "a 2\nb 5 hand bluff")
    before = table.match.hash(), len(table.match.inputs), table.match.number
    table.match.odds("a", Shoot())
    assert (table.match.hash(), len(table.match.inputs), table.match.number) == before


def test_odds_of_what_is_not_legal_are_refused():
    table = given(TITLE, "a 2\nb 5")
    with pytest.raises(IllegalChoice):
        table.match.odds("a", Step(9))
    with pytest.raises(WrongSeat):
        table.match.odds("b", Shoot())


def test_a_choice_outside_any_scope_is_measured_to_the_next_question():
    odds = given(TITLE, "a 2\nb 5").match.odds("a", Step(3))
    assert [result.value for result, _ in odds.results] == [0]


def many(game):
    with scope(game, "many"):
        yield from choose(game, "a", PICK, picks("x"))
        for n in range(6):
            value = yield from roll(total("d", 4), why="TINY-4")
            game.emit(Set(f"n{n}", value))
    yield from choose(game, "a", PICK, picks("x"))


def test_past_its_bound_of_branches_odds_are_sampled_and_say_so():
    match = play(many)
    odds = match.odds("a", Pick("x"), branches=200, samples=100)
    assert not odds.exact
    assert sum(chance for _, chance in odds.results) == 1
    assert abs(odds.expected() - 84) < 6
    assert match.odds("a", Pick("x"), branches=200, samples=100) == odds


def nested(game):
    yield from choose(game, "a", PICK, picks("x"))
    with scope(game, "outer"):
        with scope(game, "inner"):
            value = yield from roll(successes("d", 2, 4), why="TINY-4")
            game.emit(Set("first", value))
        second = yield from roll(successes("e", 1, 4), why="TINY-4")
        game.emit(Set("second", 10 * second))
    third = yield from roll(successes("f", 1, 4), why="TINY-4")
    game.emit(Set("third", 100 * third))
    yield from choose(game, "a", PICK, picks("x"))


def test_a_run_goes_to_the_end_of_the_outer_scope_and_no_further():
    odds = play(nested).odds("a", Pick("x"))
    assert odds.exact
    assert {result.value: chance for result, chance in odds.results} == {
        first + second: chance / 2 for first, chance in ((0, Fraction(1, 4)), (1, Fraction(1, 2)), (2, Fraction(1, 4))) for second in (0, 10)
    }


def inside(game):
    with scope(game, "attack"):
        first = yield from roll(successes("d", 1, 4), why="TINY-4")
        game.emit(Set("before", 50 * first))
        yield from choose(game, "b", MAYBE, optional("x"))
        second = yield from roll(successes("e", 1, 4), why="TINY-4")
        game.emit(Set("after", second))
    yield from roll(successes("f", 9, 4), why="TINY-4")


def test_in_the_middle_of_a_scope_only_what_is_still_open_counts():
    match = play(inside, dice="d 6")
    odds = match.odds("b", PASS)
    assert {result.value: chance for result, chance in odds.results} == {0: Fraction(1, 2), 1: Fraction(1, 2)}


def late(game):
    """One die counted, then too many: what the first one decides is exact all the same."""
    yield from choose(game, "a", PICK, picks("x"))
    with scope(game, "all"):
        first = yield from roll(successes("first", 1, 3), why="TINY-4")
        if first:
            game.emit(Set("first", 1000))
            for n in range(3):
                value = yield from roll(total("d", 4), why="TINY-4")
                game.emit(Set(f"n{n}", value))
    yield from choose(game, "a", PICK, picks("x"))


def test_sampling_goes_on_where_counting_stopped():
    odds = play(late).odds("a", Pick("x"), branches=100, samples=40)
    assert not odds.exact
    assert sum(chance for _, chance in odds.results) == 1
    assert odds.at_least(1000) == Fraction(2, 3), "as good as exact: no sample was spent on it"
    assert odds.runs < 100 + 40


def test_what_dice_tell_the_rule_alike_is_one_run_and_the_odds_are_the_same(monkeypatch):
    """Samples part where their dice read differently, not before: the same spread as of each sample by itself, with fewer copies of the match."""
    forks = [0]
    fork = Run.fork

    def counted(self, chance):
        forks[0] += 1
        return fork(self, chance)

    monkeypatch.setattr(Run, "fork", counted)
    together, shared = play(late).odds("a", Pick("x"), branches=10, samples=80), forks[0]
    forks[0] = 0
    monkeypatch.setattr(Roll, "told", lambda self, outcome: object())
    alone = play(late).odds("a", Pick("x"), branches=10, samples=80)
    assert together == alone
    assert shared < forks[0]


def test_the_collector_works_again_after_odds():
    """Also where a rule breaks on the way; where it rested before, it rests on."""

    def broken(game):
        yield from choose(game, "a", PICK, picks("x"))
        assert not gc.isenabled()
        raise LookupError("broken")

    play(late).odds("a", Pick("x"))
    assert gc.isenabled()
    with pytest.raises(RuleError):
        play(broken).odds("a", Pick("x"))
    assert gc.isenabled()
    gc.disable()
    try:
        play(late).odds("a", Pick("x"))
        assert not gc.isenabled()
    finally:
        gc.enable()


def jams(game):
    """Four single dice; a 1 jams, which is felt later."""
    yield from choose(game, "a", PICK, picks("x"))
    with scope(game, "volley"):
        pools = [multiset("d", 1, lambda shown: (shown[0] >= 5, shown[0] == 1), matters=lambda reading: reading[0]) for _ in range(4)]
        found = yield from roll(*pools, why="TINY-4")
        game.emit(Set("hits", sum(hit for hit, _ in found)))
    yield from choose(game, "a", PICK, picks("x"))


def test_what_does_not_matter_for_the_result_is_not_told_apart():
    odds = play(jams).odds("a", Pick("x"))
    assert odds.exact
    assert odds.runs == 1 + 2**4
    assert odds.at_least(1) == 1 - Fraction(2, 3) ** 4


def test_exact_odds_are_not_off():
    assert play(jams).odds("a", Pick("x")).error == 0


def test_drawn_odds_say_how_far_off_they_may_be_and_more_runs_make_it_less():
    """What was counted is sure: the error is that of the drawn part alone. Nineteen of twenty estimates lie within it."""
    few, many = (play(late).odds("a", Pick("x"), branches=100, samples=samples) for samples in (40, 640))
    assert 0 < many.error < few.error < 0.25
    ways = {0: 1}
    for _ in range(12):  # three times four dice
        ways = {pips: sum(ways.get(pips - face, 0) for face in range(1, 7)) for pips in range(max(ways) + 7)}
    true = {pips: Fraction(2, 3) * Fraction(number, 6**12) for pips, number in ways.items() if number}
    found = {result.value - 1000: chance for result, chance in many.results}
    off = [pips for pips, chance in true.items() if abs(float(found.get(pips, Fraction(0)) - chance)) > many.error]
    assert len(off) <= len(true) / 20


def test_worlds_that_agree_leave_no_doubt():
    """What is hidden does not matter to the shot: however few runs it took, its chances are not off."""
    table = given(TITLE, "a 2\nb 5 hand bluff+bluff+bluff")
    odds = table.match.odds("a", Shoot())
    assert odds.error == 0
