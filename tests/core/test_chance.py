"""Chance: every reading against brute force, draws and shuffles, the sources, fair dice."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.core.chance import (
    Committed,
    DiceScriptError,
    Draw,
    Fixed,
    NeedsChance,
    Numbers,
    Pool,
    Roll,
    Sampling,
    Scripted,
    Seeded,
    Shuffle,
    faces,
    highest,
    multiset,
    successes,
    total,
)
from bocage.core.errors import Invalid


def brute(pool: Pool) -> dict:
    """The chances of all readings by counting all throws."""
    counts = Counter(pool.read(shown) for shown in product(range(1, pool.sides + 1), repeat=pool.dice))
    return {value: Fraction(count, pool.sides**pool.dice) for value, count in counts.items()}


def binned(pool: Pool) -> dict:
    found: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for shown, chance in pool.bins():
        assert len(shown) == pool.dice
        found[pool.read(shown)] += chance
    return dict(found)


def doubles(shown):
    return len(set(shown)) < len(shown)


READINGS = [
    lambda n, s: successes("d", n, 5, s),
    lambda n, s: successes("d", n, 1, s),
    lambda n, s: successes("d", n, s + 1, s),
    lambda n, s: successes("d", n, -3, s),
    lambda n, s: total("d", n, s),
    lambda n, s: faces("d", n, s),
    lambda n, s: highest("d", n, s),
    lambda n, s: multiset("d", n, doubles, s),
    lambda n, s: multiset("d", n, lambda shown: (sum(f >= 4 for f in shown), sum(f == s for f in shown)), s),
]


@pytest.mark.parametrize("reading", range(len(READINGS)))
@pytest.mark.parametrize(("dice", "sides"), [(0, 6), (1, 6), (2, 6), (4, 6), (3, 10), (5, 3), (3, 1)])
def test_the_bins_of_a_reading_are_its_exact_distribution(reading, dice, sides):
    pool = READINGS[reading](dice, sides)
    assert binned(pool) == brute(pool)
    assert sum(binned(pool).values()) == 1


def test_a_multiset_reads_faces_in_falling_order_however_they_lie():
    pool = multiset("d", 3, lambda shown: shown)
    assert pool.read((1, 6, 3)) == (6, 3, 1)


@pytest.mark.parametrize(("dice", "sides"), [(-1, 6), (2, 0)])
def test_a_pool_of_nonsense_is_refused(dice, sides):
    with pytest.raises(ValueError, match="pool"):
        faces("d", dice, sides)


def test_the_branches_of_a_roll_multiply():
    roll = Roll((successes("black", 3, 5), total("red", 2)), "X-1")
    found: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for outcome, chance in roll.branches():
        found[roll.read(outcome)] += chance
    expected = {(a, b): p * q for a, p in brute(roll.pools[0]).items() for b, q in brute(roll.pools[1]).items()}
    assert dict(found) == expected
    assert roll.size() == 4 * 11


@pytest.mark.parametrize("outcome", [(), ((1,),), ((1, 2), (7,)), ((1, 2), (0,)), ((1, 2), (1, 1)), ((1, True), (1,)), ((1, 2.0), (1,))])
def test_faces_that_the_dice_do_not_have_are_refused(outcome):
    with pytest.raises(Invalid):
        Roll((faces("a", 2), faces("b", 1)), "X-1").check(outcome)
    Roll((faces("a", 2), faces("b", 1)), "X-1").check(((1, 6), (3,)))


@pytest.mark.parametrize(("items", "count"), [("aab", 1), ("aab", 2), ("aabbc", 3), ("abc", 5), ("", 2), ("aaaa", 2)])
def test_the_branches_of_a_draw_are_its_exact_distribution(items, count):
    draw = Draw("bag", list(items), count, "X-1")
    found: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for outcome, chance in draw.branches():
        draw.check(outcome)
        found["".join(draw.read(outcome))] += chance
    every = list(permutations(items, min(count, len(items))))
    assert dict(found) == {"".join(key): Fraction(n, len(every)) for key, n in Counter(every).items()}
    assert draw.size() >= len(found) or not items


@pytest.mark.parametrize("outcome", [(), ((0, 0),), ((0, 3),), ((0,),), ((-1, 0),), ((0, True),), ((0,), (1,))])
def test_places_that_a_bag_does_not_have_are_refused(outcome):
    with pytest.raises(Invalid):
        Draw("bag", ["a", "b", "c"], 2, "X-1").check(outcome)


def test_a_shuffle_gives_every_order_the_same_chance():
    shuffle = Shuffle("deck", ["a", "b", "c"], "X-1")
    assert {"".join(shuffle.read(outcome)): chance for outcome, chance in shuffle.branches()} == {
        "".join(order): Fraction(1, 6) for order in permutations("abc")
    }
    assert sorted(shuffle.read(shuffle.answer(Numbers(b"k").below))) == ["a", "b", "c"]


@given(st.integers(1, 10**9), st.binary(max_size=8))
@settings(max_examples=200, deadline=None)
def test_numbers_stay_below_their_bound(bound, key):
    numbers = Numbers(key)
    assert all(0 <= numbers.below(bound) < bound for _ in range(5))


def test_numbers_are_even():
    numbers = Numbers(b"even")
    counts = Counter(numbers.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 500 for count in counts.values())
    wide = Counter(numbers.below(300) // 100 for _ in range(30_000))
    assert all(abs(count - 10_000) < 500 for count in wide.values())


ASKED = Roll((faces("d", 4),), "X-1")


def test_a_seed_gives_the_same_dice_on_every_machine():
    assert [Seeded(7).answer(ASKED) for _ in range(2)] == [Seeded(7).answer(ASKED)] * 2
    assert Seeded(7).answer(ASKED) == ((6, 4, 6, 5),)
    source = Seeded(7)
    first, second = source.answer(ASKED), source.answer(ASKED)
    assert first != second
    assert Seeded(7, count=1).answer(ASKED) == second


def test_sampling_is_a_running_stream():
    source = Sampling(1)
    assert source.answer(ASKED) == Sampling(1).answer(ASKED)
    assert len({source.answer(ASKED) for _ in range(20)}) > 10


def test_fair_dice_are_committed_and_mixed_with_what_the_seats_say():
    secret = bytes(range(32))
    plain, mixed = Committed(secret), Committed(secret, {"a": "lucky", "b": "7"})
    assert Committed(secret, {"a": "lucky"}).answer(ASKED) == ((3, 4, 3, 1),)
    assert Committed.commitment(secret) == Committed.commitment(bytes(range(32)))
    assert len(Committed.commitment(secret)) == 64
    assert plain.answer(ASKED) != mixed.answer(ASKED)
    assert Committed(secret, {"b": "7", "a": "lucky"}).answer(ASKED) == Committed(secret, {"a": "lucky", "b": "7"}).answer(ASKED)
    assert Committed.mixed_key(secret, {"a": "x", "b": ""}) != Committed.mixed_key(secret, {"a": "", "b": "x"})
    with pytest.raises(Invalid):
        Committed(b"short")


def test_fixed_outcomes_run_out_with_the_request():
    source = Fixed([((1, 2, 3, 4),)])
    assert source.left() == 1
    assert source.answer(ASKED) == ((1, 2, 3, 4),)
    with pytest.raises(NeedsChance) as caught:
        source.answer(ASKED)
    assert caught.value.asked is ASKED


def test_a_script_gives_pools_by_name_in_order():
    source = Scripted("black 5 6, red 1; draw 2, deck 1 0")
    assert source.answer(Roll((faces("black", 2), faces("red", 1)), "X-1")) == ((5, 6), (1,))
    assert source.answer(Draw("cup", ["a", "b", "c"], 1, "X-1")) == ((2,),)
    assert source.answer(Draw("deck", ["a", "b"], 2, "X-1")) == ((1, 0),)
    source.finish()


def test_a_script_splits_a_long_pool_and_skips_empty_ones():
    source = Scripted("d 1 2 3")
    assert source.answer(Roll((faces("d", 2), faces("none", 0)), "X-1")) == ((1, 2), ())
    assert source.answer(Roll((faces("d", 1),), "X-1")) == ((3,),)


@pytest.mark.parametrize("script", ["", "red 1 2", "black 1"])
def test_a_script_that_runs_short_or_names_other_dice_fails(script):
    with pytest.raises(DiceScriptError):
        Scripted(script).answer(Roll((faces("black", 2),), "X-1"))


def test_a_script_with_dice_left_over_fails():
    with pytest.raises(DiceScriptError, match="left over"):
        Scripted("black 1").finish()


def test_a_script_error_is_nothing_that_a_rule_could_swallow():
    assert not issubclass(DiceScriptError, Exception)
