"""What somebody missed who comes to a table: the events after the last that he has. The newest are in memory; older ones a worker finds, and nobody at the
table waits for that."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from bocage.core.scene import Say
from bocage.server.live.live_table import NEWEST
from bocage.server.tables.naming import gone
from bocage.server.tables.table import Table


class Page(msgspec.Struct, frozen=True):
    """A page of the log as a worker or an archive gives it."""

    events: list[msgspec.Raw]
    names: dict[str, Say]


@dataclass
class Missed:
    """What one audience missed, as far as it was found; `seen` is the number of the last event it has (None: it wants the newest only)."""

    audience: str
    seen: int | None
    first: int = -1  # events before those that are told
    events: list[Any] = field(default_factory=list)
    names: dict[str, Say] = field(default_factory=dict)
    exhausted: bool = False

    @property
    def next(self) -> int:
        """How many events lie before the next one that is wanted."""
        return self.first + len(self.events)

    def found(self, page: Page) -> None:
        """Takes in older events."""
        self.events += page.events
        self.names |= page.names
        self.exhausted = not page.events

    def kept(self, page: Page) -> None:
        """Takes in all of them, of a match that is over."""
        self.events, self.names = list(page.events if self.seen is not None else page.events[-NEWEST:]), page.names

    def complete(self, table: Table) -> bool:
        """Adds what is in memory if it follows on what was found; False if older events must be found first."""
        count, told = table.state.counts[self.audience], table.happened[self.audience]
        if self.first < 0:
            self.first = max(count - NEWEST, 0) if self.seen is None else min(max(self.seen, 0), count)
        lacking = count - self.next
        if lacking > len(told) and not self.exhausted:
            return False
        if lacking > 0:
            newest = told[-lacking:]
            self.events += newest
            self.names |= gone(table.match, self.audience, len(newest))
        return True
