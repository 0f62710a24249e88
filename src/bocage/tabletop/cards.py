"""Decks, hands and piles as bags of titles: tuples in the order of titles, so that no hidden order exists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from bocage.core.chance import Numbers

T = TypeVar("T")


def without(cards: Iterable[T], *gone: Any) -> tuple[T, ...]:
    """Cards less one copy of each that is gone."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def with_more(cards: tuple[Any, ...], *new: Any) -> tuple[Any, ...]:
    """Cards and new ones, in the order of titles: nothing hangs on the order in which they came."""
    return tuple(sorted((*cards, *new)))


def dealt(pool: list[T], count: int, numbers: Numbers) -> tuple[T, ...]:
    """So many at random out of a pool, which has them no longer. The pool is sorted, so that the truth decides no order."""
    return tuple([pool.pop(numbers.below(len(pool))) for _ in range(count)])
