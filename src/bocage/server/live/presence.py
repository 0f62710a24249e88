"""Who is at which table, in this process and in others.

Theory of operation. Each process tells the others, through the database, which seats are connected to it: when that changes, and all of it when somebody asks.
Every few seconds each gives a sign of life; who is silent for too long is gone, and those it served with it. With one process (SQLite) nobody listens, and
nothing is said. Nothing of it is stored: after a restart everybody comes anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping

import msgspec

from bocage.server.live.live_table import LiveTable

SILENT = 16_000  # ms after which a process that says nothing is taken for gone
TOGETHER = 80  # tables in one message


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others: seats by table (none: all have left), and whether it wants to be told in turn."""

    process: str
    here: dict[str, list[str]] = {}
    ask: bool = False
    gone: bool = False


class Presence:
    """What the other processes have told."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.process = secrets.token_hex(6)
        self.heard: dict[str, int] = {}
        self.others: dict[str, dict[str, frozenset[str]]] = {}

    def elsewhere(self, match: str) -> frozenset[str]:
        """The seats of a match that other processes serve."""
        return frozenset().union(*(tables.get(match, frozenset()) for tables in self.others.values()))

    def news(self, here: Mapping[str, Iterable[str]], *, ask: bool = False) -> list[str]:
        """What this process says: where its seats are, in as many messages as need be."""
        tables = [(match, sorted(seats)) for match, seats in here.items()]
        groups = [tables[place : place + TOGETHER] for place in range(0, len(tables), TOGETHER)] or [[]]
        return [msgspec.json.encode(Told(self.process, dict(group), ask and not place)).decode() for place, group in enumerate(groups)]

    def farewell(self) -> str:
        return msgspec.json.encode(Told(self.process, gone=True)).decode()

    def hear(self, text: str) -> tuple[set[str], bool, bool]:
        """Takes in what a process told; gives the tables where something may have changed, whether it wants to be told in turn, and whether it is new here."""
        try:
            told = msgspec.json.decode(text, type=Told)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return set(), False, False
        if told.process == self.process:
            return set(), False, False
        if told.gone:
            return self._drop(told.process), False, False
        fresh = told.process not in self.heard
        self.heard[told.process] = self.now()
        tables = self.others.setdefault(told.process, {})
        for match, seats in told.here.items():
            if seats:
                tables[match] = frozenset(seats)
            else:
                tables.pop(match, None)
        return set(told.here), told.ask, fresh

    def forget_silent(self) -> set[str]:
        """Drops processes that have been silent for too long; gives the tables they served."""
        late = self.now() - SILENT
        return set().union(*(self._drop(process) for process, heard in list(self.heard.items()) if heard < late))

    def forget_all(self) -> set[str]:
        """The line to the others was broken: what they said may no longer hold."""
        return set().union(*(self._drop(process) for process in list(self.heard)))

    def _drop(self, process: str) -> set[str]:
        self.heard.pop(process, None)
        return set(self.others.pop(process, {}))


class Neighbours:
    """The other processes of the server: what they and this one tell each other, and the live_tables that it concerns."""

    def __init__(self, live_tables: Mapping[str, LiveTable], say: Callable[[str], None], now: Callable[[], int]) -> None:
        self.live, self.say, self.presence = live_tables, say, Presence(now)

    def tell(self, here: Mapping[str, Iterable[str]], *, ask: bool = False) -> None:
        """Tells the others which seats of some tables are here."""
        for text in self.presence.news(here, ask=ask):
            self.say(text)

    def tell_all(self, *, ask: bool = False) -> None:
        self.tell({live.id: live.served for live in self.live.values() if live.served}, ask=ask)

    def hear(self, text: str) -> None:
        """Another process told who is there; an empty text: the line to the others is new."""
        if not text:
            self._seen_anew(self.presence.forget_all())
            self.tell_all(ask=True)
            return
        tables, wanted, fresh = self.presence.hear(text)
        self._seen_anew(tables)
        if wanted or fresh:
            self.tell_all(ask=fresh)

    def beat(self) -> None:
        """Every few seconds: a sign of life, and who gives none any more."""
        self.tell({})
        self._seen_anew(self.presence.forget_silent())

    def farewell(self) -> str:
        return self.presence.farewell()

    def _seen_anew(self, tables: Iterable[str]) -> None:
        """Where the seats that others serve have changed, those who are here are told."""
        for ident in tables:
            live = self.live.get(ident)
            if live is not None and live.elsewhere != (now := self.presence.elsewhere(ident)):
                before, live.elsewhere = live.elsewhere, now
                live.presence()
                for seat in sorted(before ^ now):
                    live.tell_elsewhere(seat)
