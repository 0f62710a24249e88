"""Rate limits: a bucket per key that fills with time. In memory, per process; enough to stop guessing and flooding."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.level, self.seen = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Limits:
    """Buckets by what is done and who does it."""

    KINDS = {
        "login": (0.2, 10.0),
        "login of an account": (0.1, 20.0),  # whoever guesses from many addresses; its holder, too, waits ten seconds at most
        "account": (0.05, 10.0),
        "create": (2.0, 40.0),
        "create of an account": (2.0, 40.0),
        "hello": (20.0, 200.0),
        "look": (20.0, 100.0),
    }
    SIZE = 20_000

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.scale, self.now = scale, now
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, kind: str, who: str) -> bool:
        """Whether somebody may do this once more."""
        if self.scale <= 0:
            return True
        now = self.now()
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            if len(self._buckets) >= self.SIZE:
                self._forget(now)
            rate, burst = self.KINDS[kind]
            bucket = self._buckets[(kind, who)] = Bucket(rate * self.scale, burst * self.scale, now)
        return bucket.take(now)

    def flow(self, rate: float, burst: float) -> Callable[[], bool]:
        """A bucket of one socket's own: whether it may say one more thing now."""
        if self.scale <= 0:
            return lambda: True
        bucket = Bucket(rate * self.scale, burst * self.scale, self.now())
        return lambda: bucket.take(self.now())

    def _forget(self, now: float) -> None:
        """Drops buckets that are full again, and if that is not enough, the oldest half."""
        full = [key for key, bucket in self._buckets.items() if bucket.level + (now - bucket.seen) * bucket.rate >= bucket.burst]
        for key in full or list(self._buckets)[: self.SIZE // 2]:
            del self._buckets[key]
