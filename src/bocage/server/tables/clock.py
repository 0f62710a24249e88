"""Clocks: a fold over the times of the journal, so that they survive restarts and agree in all processes. Times are in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bocage.server.journal import ClockSetting


class Clock(msgspec.Struct):
    """The time that each seat has left, as of `at`, and whose time runs since then."""

    left: dict[str, int]
    running: tuple[str, ...] = ()
    at: int = 0

    @classmethod
    def of(cls, setting: ClockSetting, seats: Sequence[str]) -> Clock:
        return cls(dict.fromkeys(seats, setting.base * 1000))

    def settle(self, now: int) -> None:
        """Takes what has run since the last time off those whose time ran."""
        passed = max(now - self.at, 0)
        for seat in self.running:
            self.left[seat] -= passed
        self.at = max(now, self.at)

    def answered(self, setting: ClockSetting, seat: str) -> None:
        """What a seat gains by answering."""
        if seat in self.left:
            self.left[seat] = setting.base * 1000 if setting.kind == "correspondence" else self.left[seat] + setting.increment * 1000

    def run(self, seats: Sequence[str]) -> None:
        """From now on the time of these seats runs."""
        self.running = tuple(seat for seat in seats if seat in self.left)

    def falls(self) -> tuple[int, str] | None:
        """When the next flag falls, and whose, if nobody answers before."""
        return min(((self.at + self.left[seat], seat) for seat in self.running), default=None)
