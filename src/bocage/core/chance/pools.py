"""Pools of dice and how a rule reads them (successes, a total, the faces one by one, their order aside), with the exact chance of each reading."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, factorial, prod
from typing import Any, Generic, TypeVar

import msgspec

V = TypeVar("V")
Faces = tuple[int, ...]


class Pool(Generic[V]):
    """Dice of one name, and how the rule reads them: `read(faces)` is all that the rule is told."""

    __slots__ = ("_bins", "_spread", "dice", "name", "read", "sides")

    def __init__(
        self,
        name: str,
        dice: int,
        sides: int,
        read: Callable[[Faces], V],
        spread: Callable[[int, int], Sequence[tuple[Faces, Fraction]]],
    ) -> None:
        if dice < 0 or sides < 1:
            raise ValueError(f"pool {name!r}: {dice} dice of {sides} sides")
        self.name, self.dice, self.sides, self.read, self._spread = name, dice, sides, read, spread
        self._bins: Sequence[tuple[Faces, Fraction]] | None = None

    def bins(self) -> Sequence[tuple[Faces, Fraction]]:
        """What the rule can tell apart, each by faces that stand for it, with its exact chance."""
        if self._bins is None:
            self._bins = self._spread(self.dice, self.sides)
        return self._bins


def successes(name: str, dice: int, at_least: int, sides: int = 6) -> Pool[int]:
    """Dice counted for successes: how many show `at_least` or more."""
    return _successes(name, dice, at_least, sides)


@lru_cache(maxsize=4096)
def _successes(name: str, dice: int, at_least: int, sides: int) -> Pool[int]:

    def read(faces: Faces) -> int:
        count = 0
        for face in faces:
            if face >= at_least:
                count += 1
        return count

    return Pool(name, dice, sides, read, lambda n, s: _binomial(n, s, at_least))


@lru_cache(maxsize=4096)
def _binomial(n: int, s: int, at_least: int) -> Sequence[tuple[Faces, Fraction]]:
    p = Fraction(min(max(s + 1 - at_least, 0), s), s)
    bins = (((s,) * k + (1,) * (n - k), comb(n, k) * p**k * (1 - p) ** (n - k)) for k in range(n + 1))
    return [(faces, chance) for faces, chance in bins if chance]


def total(name: str, dice: int, sides: int = 6) -> Pool[int]:
    """Dice added up."""

    def spread(n: int, s: int) -> Sequence[tuple[Faces, Fraction]]:
        sums: dict[int, tuple[Faces, Fraction]] = {0: ((), Fraction(1))}
        for _ in range(n):
            grown: dict[int, tuple[Faces, Fraction]] = {}
            for value, (faces, chance) in sums.items():
                for face in range(1, s + 1):
                    known, weight = grown.get(value + face, ((*faces, face), Fraction(0)))
                    grown[value + face] = (known, weight + chance / s)
            sums = grown
        return list(sums.values())

    return Pool(name, dice, sides, sum, spread)


def faces(name: str, dice: int, sides: int = 6) -> Pool[Faces]:
    """Dice read one by one, in the order they lie."""

    def spread(n: int, s: int) -> Sequence[tuple[Faces, Fraction]]:
        chance = Fraction(1, s**n)
        return [(shown, chance) for shown in product(range(1, s + 1), repeat=n)]

    return Pool(name, dice, sides, lambda shown: shown, spread)


def multiset(name: str, dice: int, read: Callable[[Faces], V], sides: int = 6, *, matters: Callable[[V], Any] | None = None) -> Pool[V]:
    """Dice whose order does not matter, read by a function of the faces in falling order (the highest, doubles, several thresholds at once).

    `matters` tells what of a reading has to do with the result of the action; what it leaves out (a jam that is felt next turn) is not told apart in odds.
    """

    def spread(n: int, s: int) -> Sequence[tuple[Faces, Fraction]]:
        bins: dict[Any, tuple[Faces, Fraction]] = {}
        for counts in _compositions(n, s):
            shown = tuple(face for face in range(s, 0, -1) for _ in range(counts[face - 1]))
            chance = Fraction(factorial(n), prod(map(factorial, counts)) * s**n)
            key: Any = read(shown)
            key = key if matters is None else matters(key)
            known, weight = bins.get(key, (shown, Fraction(0)))
            bins[key] = (known, weight + chance)
        return list(bins.values())

    return Pool(name, dice, sides, lambda shown: read(tuple(sorted(shown, reverse=True))), spread)


def highest(name: str, dice: int, sides: int = 6) -> Pool[int]:
    """The highest die of the pool (0 without dice)."""
    return multiset(name, dice, lambda shown: shown[0] if shown else 0, sides)


def _compositions(n: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (n,)
        return
    for first in range(n + 1):
        for rest in _compositions(n - first, parts - 1):
            yield (first, *rest)


class Shown(msgspec.Struct, frozen=True, gc=False):
    """One pool of a roll as people see it."""

    name: str
    sides: int
    faces: tuple[int, ...]
