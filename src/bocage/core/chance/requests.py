"""What a rule asks of chance: a roll of dice, things drawn out of a bag, an order of them; who answers is not its business."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

from bocage.core.chance.pools import Faces, Pool
from bocage.core.errors import Invalid

Outcome = tuple[Faces, ...]  # one tuple of integers for each pool; draws and shuffles have one


class Roll:
    """A request for dice: one batch is one input."""

    __slots__ = ("pools", "why")

    def __init__(self, pools: tuple[Pool[Any], ...], why: str) -> None:
        self.pools, self.why = pools, why

    def check(self, outcome: Outcome) -> None:
        """Refuses numbers that these dice cannot show; records come from outside."""
        if len(outcome) != len(self.pools):
            raise Invalid(f"roll for {self.why}: {len(outcome)} pools of dice instead of {len(self.pools)}")
        for pool, shown in zip(self.pools, outcome, strict=True):
            if len(shown) != pool.dice or not all(type(f) is int and 1 <= f <= pool.sides for f in shown):
                raise Invalid(f"roll for {self.why}: {pool.dice} {pool.name} d{pool.sides} cannot show {list(shown)}")

    def answer(self, below: Callable[[int], int]) -> Outcome:
        """Rolls with a source of numbers."""
        return tuple([tuple([below(p.sides) + 1 for _ in range(p.dice)]) for p in self.pools])

    def read(self, outcome: Outcome) -> Any:
        """What the rule is told: a value, or a tuple of values for several pools."""
        pools = self.pools
        if len(pools) == 1:
            return pools[0].read(outcome[0])
        return tuple([pool.read(shown) for pool, shown in zip(pools, outcome, strict=True)])

    def told(self, outcome: Outcome) -> Any:
        """The same as a key: outcomes that tell the rule the same are one to it."""
        return self.read(outcome)

    def branches(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Every bin of every pool with its exact chance."""
        for combination in product(*(pool.bins() for pool in self.pools)):
            yield tuple(shown for shown, _ in combination), prod((chance for _, chance in combination), start=Fraction(1))

    def size(self) -> int:
        """How many branches there are."""
        return prod(len(pool.bins()) for pool in self.pools)

    def ahead(self) -> int:
        """How many branches there are with all that surely follow them, as far as the request can tell."""
        return self.size()


class Draw:
    """A request for `count` things out of a bag, without putting back. The answer is their places in `items`."""

    __slots__ = ("bag", "count", "items", "why")

    def __init__(self, bag: str, items: Sequence[Any], count: int, why: str) -> None:
        self.bag, self.items, self.count, self.why = bag, items, min(count, len(items)), why

    def check(self, outcome: Outcome) -> None:
        places = outcome[0] if len(outcome) == 1 else ()
        fits = len(places) == self.count == len(set(places))
        if len(outcome) != 1 or not fits or not all(type(i) is int and 0 <= i < len(self.items) for i in places):
            raise Invalid(f"draw from {self.bag} for {self.why}: {list(outcome)} are not {self.count} places out of {len(self.items)}")

    def answer(self, below: Callable[[int], int]) -> Outcome:
        left = list(range(len(self.items)))
        return (tuple([left.pop(below(len(left))) for _ in range(self.count)]),)

    def read(self, outcome: Outcome) -> Any:
        items = self.items
        return [items[place] for place in outcome[0]]

    def told(self, outcome: Outcome) -> Any:
        """What tells outcomes apart for the rule, as a key."""
        return outcome

    def branches(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Every sequence of different things; equal things stand for each other."""
        yield from (((places,), chance) for places, chance in self._sequences((), Fraction(1)))

    def _sequences(self, places: Faces, chance: Fraction) -> Iterator[tuple[Faces, Fraction]]:
        if len(places) == self.count:
            yield places, chance
            return
        groups: list[tuple[Any, int, int]] = []
        for place, item in enumerate(self.items):
            if place in places:
                continue
            for index, (known, example, count) in enumerate(groups):
                if known == item:
                    groups[index] = (known, example, count + 1)
                    break
            else:
                groups.append((item, place, 1))
        left = len(self.items) - len(places)
        for _, example, count in groups:
            yield from self._sequences((*places, example), chance * Fraction(count, left))

    def size(self) -> int:
        distinct = len({repr(item) for item in self.items})
        return int(distinct**self.count)

    def ahead(self) -> int:
        """How many branches there are with all that surely follow them, as far as the request can tell."""
        return self.size()


class Shuffle(Draw):
    """A request for an order of all the things of a list."""

    __slots__ = ()

    def __init__(self, bag: str, items: Sequence[Any], why: str) -> None:
        super().__init__(bag, items, len(items), why)


Request = Roll | Draw
