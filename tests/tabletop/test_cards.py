"""Decks and hands as bags."""

from __future__ import annotations

import pytest

from bocage.core.chance import Numbers
from bocage.tabletop.cards import dealt, with_more, without


def test_one_copy_of_each_goes():
    assert without(("a", "b", "b", "c"), "b", "c") == ("a", "b")
    assert without(("a",)) == ("a",)


def test_what_is_not_there_cannot_go():
    with pytest.raises(ValueError, match="not in list"):
        without(("a", "b"), "b", "b")


def test_new_cards_take_their_place_in_the_order_of_titles():
    assert with_more(("b", "d"), "c", "a") == ("a", "b", "c", "d")


def test_dealt_cards_leave_the_pool_and_no_other():
    pool = ["a", "b", "b", "c", "d"]
    hand = dealt(pool, 3, Numbers(b"seed"))
    assert sorted([*hand, *pool]) == ["a", "b", "b", "c", "d"]
    assert (len(hand), len(pool)) == (3, 2)
    assert dealt(["a", "b", "b", "c", "d"], 3, Numbers(b"seed")) == hand  # the same numbers deal the same
    assert dealt(pool, 0, Numbers(b"seed")) == ()


def test_every_card_may_be_dealt():
    assert {dealt(["a", "b", "c"], 1, Numbers(bytes([n]))) for n in range(40)} == {("a",), ("b",), ("c",)}
