"""Chance is an input: a rule names what it asks of the dice and why; who answers is not its business.

Theory of operation. A rule yields a request (`Roll`, `Draw`, `Shuffle`). A *source* answers it with plain integers: faces of dice, indices into a bag, a
permutation. These are what the journal keeps, so a replay never depends on a generator's internals. The rule does not see the faces but the *reading* it
declared (successes at 5+, a total, the faces one by one), so an enumerator may work in bins: it puts forward one example of faces for each bin.

Sources: `Seeded` (play and tools), `Scripted` (tests), `Committed` (fair dice on a server), `Fixed` and `Following` (enumeration and replay). Numbers come
from SHA-256 of a key and the number of the request, so that they are the same on every machine and every request can be proved on its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from hashlib import sha256
from itertools import product
from math import comb, factorial, prod
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bocage.core.errors import Invalid

V = TypeVar("V")
T = TypeVar("T")
Faces = tuple[int, ...]
Outcome = tuple[Faces, ...]  # one tuple of integers for each pool; draws and shuffles have one


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


class Source(Protocol):
    """Whoever answers chance."""

    def answer(self, asked: Request) -> Outcome: ...


class Numbers:
    """Numbers below a bound out of SHA-256 of a key and a counter; the same on every machine."""

    __slots__ = ("_block", "_bytes", "_place", "_prefix")

    def __init__(self, key: bytes) -> None:
        self._prefix, self._block, self._bytes, self._place = key, 0, b"", 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each with the same chance (values that would favour some are thrown away)."""
        if n <= 256:
            limit = 256 - 256 % n
            while True:
                place = self._place
                if place >= len(self._bytes):
                    self._refill()
                    place = 0
                self._place = place + 1
                value = self._bytes[place]
                if value < limit:
                    return value % n
        size = (n.bit_length() + 15) // 8
        limit = 256**size - 256**size % n
        while True:
            wide = 0
            for _ in range(size):
                wide = wide << 8 | self.below(256)
            if wide < limit:
                return wide % n

    def _refill(self) -> None:
        self._bytes = sha256(self._prefix + self._block.to_bytes(4, "big")).digest()
        self._block += 1
        self._place = 0


class Seeded:
    """Chance from a seed. Request number k has numbers of its own, so that an undone roll is never rolled again the same way by going back."""

    def __init__(self, seed: int | str, count: int = 0) -> None:
        self.key = sha256(f"bocage seed {seed}".encode()).digest()
        self.count = count

    def answer(self, asked: Request) -> Outcome:
        self.count += 1
        return asked.answer(Numbers(self.key + self.count.to_bytes(8, "big")).below)


class Sampling:
    """Chance for search and simulation: one running stream, a little faster than `Seeded`."""

    def __init__(self, seed: int | str) -> None:
        self.below = Numbers(sha256(f"bocage sample {seed}".encode()).digest()).below

    def answer(self, asked: Request) -> Outcome:
        return asked.answer(self.below)


class Committed(Seeded):
    """Fair dice: the server publishes SHA-256 of a secret before play, mixes in what the seats contribute, and reveals the secret afterwards."""

    def __init__(self, secret: bytes, entropy: Mapping[str, str] | None = None, count: int = 0) -> None:
        if len(secret) < 16:
            raise Invalid("a dice secret needs at least 16 bytes")
        self.secret, self.entropy, self.count = secret, dict(entropy or {}), count
        self.key = self.mixed_key(secret, self.entropy)

    @staticmethod
    def commitment(secret: bytes) -> str:
        """What is published before play."""
        return sha256(b"bocage commitment " + secret).hexdigest()

    @staticmethod
    def mixed_key(secret: bytes, entropy: Mapping[str, str]) -> bytes:
        """The key of all dice: nobody who contributes can know it before the secret is shown."""
        parts = [f"{len(seat)}:{seat}={len(words)}:{words};" for seat, words in sorted(entropy.items())]
        return sha256(b"bocage dice " + secret + "".join(parts).encode()).digest()


class NeedsChance(Exception):
    """A script of outcomes has run out; `asked` is the request that found none."""

    def __init__(self, asked: Request) -> None:
        super().__init__(asked.why)
        self.asked = asked


class Fixed:
    """Chance from a list of outcomes; enumeration and replay use it."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self._outcomes = list(reversed(outcomes))

    def answer(self, asked: Request) -> Outcome:
        if not self._outcomes:
            raise NeedsChance(asked)
        return self._outcomes.pop()

    def left(self) -> int:
        return len(self._outcomes)


class DiceScriptError(BaseException):
    """A scripted test asked for dice that its script does not have, or left dice over. Not an `Exception`: no rule may swallow it."""


class Scripted:
    """Chance from readable words, for tests: "black 5 6 2 4, red 5 1" or "draw 3, draw 0". Each request takes its pools by name, in order."""

    def __init__(self, script: str = "") -> None:
        self._pending: list[tuple[str, list[int]]] = []
        self.add(script)

    def add(self, script: str) -> None:
        for part in filter(None, (piece.strip() for piece in script.replace(";", ",").split(","))):
            name, *numbers = part.split()
            self._pending.append((name, [int(n) for n in numbers]))

    def answer(self, asked: Request) -> Outcome:
        if isinstance(asked, Draw):
            return (tuple(self._take("draw" if self._names("draw") else asked.bag, asked.count, asked.why)),)
        return tuple(tuple(self._take(pool.name, pool.dice, asked.why)) for pool in asked.pools)

    def _names(self, name: str) -> bool:
        return bool(self._pending) and self._pending[0][0] == name

    def _take(self, name: str, count: int, why: str) -> list[int]:
        if count == 0:
            return []
        if not self._pending:
            raise DiceScriptError(f"{why} asks for {count} {name}, but the script has run out")
        known, numbers = self._pending[0]
        if known != name or len(numbers) < count:
            raise DiceScriptError(f"{why} asks for {count} {name}, but the script goes on with {known} {numbers}")
        taken, rest = numbers[:count], numbers[count:]
        self._pending[0] = (known, rest)
        if not rest:
            self._pending.pop(0)
        return taken

    def finish(self) -> None:
        """Fails if dice are left over."""
        if self._pending:
            raise DiceScriptError(f"dice left over: {self._pending}")


class Shown(msgspec.Struct, frozen=True, gc=False):
    """One pool of a roll as people see it."""

    name: str
    sides: int
    faces: tuple[int, ...]
