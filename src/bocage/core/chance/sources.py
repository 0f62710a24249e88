"""Who answers chance: a seed, a stream for search, committed dice, a list, or a script. Numbers are the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Protocol

from bocage.core.chance.requests import Draw, Outcome, Request
from bocage.core.errors import Invalid


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
