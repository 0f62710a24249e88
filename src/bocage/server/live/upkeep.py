"""What a server does by itself, whoever looks: flags that fall, computers whose turn it is, matches that are over, outages, and a sign of life."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from bocage.core.errors import BocageError
from bocage.server.live.archives import HEAD, Archives
from bocage.server.live.live_table import LiveTable
from bocage.server.live.outages import Outages
from bocage.server.live.presence import Neighbours
from bocage.server.storage import Storage
from bocage.server.tables.actions import Action
from bocage.server.tables.refusals import Refused
from bocage.server.tables.table import Table

log = logging.getLogger("bocage.server")
PAUSE = 0.5  # seconds between two looks at the clocks
OFTEN, SELDOM = 10, 120  # so many looks apart: signs of life and flags; computers and archives
IDLE = 900.0  # seconds after which a table that nobody looks at is put away
WAITED = 60_000  # ms after which a computer's turn is taken up that another process may still be thinking about


class House(Protocol):
    """What the upkeep needs of the open tables."""

    storage: Storage
    live: dict[str, LiveTable]
    neighbours: Neighbours
    outages: Outages
    archives: Archives
    now: Callable[[], int]

    def live_table(self, ident: str) -> LiveTable: ...

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]: ...

    async def act(self, live: LiveTable, action: Action) -> int: ...

    async def ready(self, live: LiveTable) -> Table: ...

    async def catch_up(self, live: LiveTable) -> None: ...

    async def keep(self, live: LiveTable) -> None: ...

    def due(self, table: Table) -> str | None: ...


def nothing(table: Table) -> None:
    """No action of anybody's: only what is due anyway."""


class Upkeep:
    """Goes on as long as the server lives."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._hopeless: set[str] = set()  # matches that cannot be read

    async def run(self) -> None:
        look = 0
        while True:
            self._flags_of_open_tables()
            if look % OFTEN == 0 or self.house.outages.since is not None:
                await self.quietly(self.recover())
            if look % OFTEN == 0:
                self.house.neighbours.beat()
                self._put_away()
                await self.quietly(self._flags())
            if look % SELDOM == 0:
                self.house.spawn(self.quietly(self._take_up(look == 0)))
            look += 1
            await asyncio.sleep(PAUSE)

    async def quietly(self, work: Awaitable[Any]) -> None:
        """Carries something out; if it fails that is written to the log."""
        try:
            await work
        except (BocageError, Refused) as error:
            log.warning("background work failed", extra={"reason": str(error)})

    async def recover(self) -> None:
        """A sign of life; also the way to find out that the storage works again: then every open table is read again, and those who think or wait go on."""
        if await self.house.outages.beat():
            for live in list(self.house.live.values()):
                self.house.spawn(self.quietly(self.house.catch_up(live)))

    def _flags_of_open_tables(self) -> None:
        for live in list(self.house.live.values()):
            if live.table is not None and not live.lock.locked() and self.house.due(live.table) is not None:
                self.house.spawn(self.quietly(self.house.act(live, nothing)))

    async def _flags(self) -> None:
        """Flags that fall at tables that nobody has open."""
        for ident in await self.house.storage.overdue(self.house.now()):
            if ident not in self.house.live:
                await self._open(ident)

    async def _take_up(self, first: bool) -> None:
        """Computers whose turn it is, and matches that are over and not kept yet."""
        house = self.house
        late = house.now() + 1 if first and house.storage.alone else house.now() - WAITED
        for ident in await house.storage.thinking(late):
            if ident not in house.live:
                await self._open(ident)
        for ident in await house.storage.unarchived(HEAD):
            if ident not in self._hopeless:
                await self._reading(ident, house.keep(house.live_table(ident)))

    async def _open(self, ident: str) -> None:
        if ident not in self._hopeless:
            await self._reading(ident, self.house.act(self.house.live_table(ident), nothing))

    async def _reading(self, ident: str, work: Awaitable[Any]) -> None:
        """Something with a table; one that cannot be read is not tried again and again."""
        try:
            await work
        except (BocageError, Refused) as error:
            if self.house.outages.since is None:
                self._hopeless.add(ident)
            log.warning("background work failed", extra={"match": ident, "reason": str(error)})

    def _put_away(self) -> None:
        late = time.monotonic() - IDLE
        for live in list(self.house.live.values()):
            busy = live.lock.locked() or any(live.connections.values()) or (live.driving is not None and not live.driving.done())
            if live.used < late and not busy:
                del self.house.live[live.id]
