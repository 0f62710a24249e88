"""All tables that are open in this process.

Theory of operation. Everything that changes a table goes through `act`: under the table's lock the action runs in memory, its entry is appended to the
journal, and only when that is on disk everybody is told. If the storage fails, or another process has written first, what ran in memory is thrown away and
the table is read again from the journal; nobody has heard of it. Entries that other processes write are followed in order.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from bocage.core.errors import BocageError
from bocage.core.orders import Order
from bocage.server import journal
from bocage.server.live import computer_turns
from bocage.server.live.archives import Archives
from bocage.server.live.live_table import Connection, LiveTable
from bocage.server.live.missed import Missed, Page
from bocage.server.live.outages import Outages, milliseconds
from bocage.server.live.presence import Neighbours
from bocage.server.live.upkeep import Upkeep
from bocage.server.storage import Append, Conflict, Damaged, Storage, StorageError
from bocage.server.tables import actions
from bocage.server.tables.actions import Action
from bocage.server.tables.loading import load
from bocage.server.tables.refusals import NotFound, Refused
from bocage.server.tables.table import SNAPSHOT_EVERY, Table, TooDeep
from bocage.server.work.fairness import Errand, Kind
from bocage.server.work.lookback import Row
from bocage.server.work.pool import OWN, Pool
from bocage.server.work.worker import Look

log = logging.getLogger("bocage.server")
LOOKING, KEEPING = 30.0, 120.0  # seconds that a worker gets to look back, and to write down what is kept of a match
COUNTED = ("answers", "refused", "computer_answers", "conflicts", "storage_errors", "rule_errors", "sockets", "backups", "backup_failures")
FAREWELL = 2.0  # seconds for telling other processes that this one goes
ATTEMPTS = 24  # how often an action is tried again when another process was faster


def needs_comparing(table: Table) -> bool:
    """Whether a match was begun under other rules than those of today, and goes on."""
    return table.state.rules != table.title.version and not table.flag and table.state.begun and table.state.result is None


class OpenTables:
    """All open tables."""

    def __init__(self, storage: Storage, pool: Pool, now: Callable[[], int] = milliseconds) -> None:
        self.storage, self.pool, self.now = storage, pool, now
        self.live: dict[str, LiveTable] = {}
        self.counts: dict[str, int] = dict.fromkeys(COUNTED, 0)
        self.on_rule_error: Callable[[str, bytes], None] = lambda match, record: None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.neighbours = Neighbours(self.live, self._say, lambda: self.now())
        self.outages = Outages(storage, lambda: self.now())
        self.archives = Archives(storage)
        self.upkeep = Upkeep(self)

    # -- life ---------------------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.storage.start(self._told, self.neighbours.hear)
        await self.outages.start()
        self.spawn(self.upkeep.run())

    async def close(self) -> None:
        """Finishes what is being written, says goodbye, and closes the storage."""
        self.closing = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self.upkeep.quietly(self.storage.say(self.neighbours.farewell())), FAREWELL)
        for live in list(self.live.values()):
            if live.driving is not None:
                live.driving.cancel()
            async with live.lock:
                for lines in live.connections.values():
                    for line in list(lines):
                        line.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is kept until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, BocageError | Refused):
            log.error("a task failed", exc_info=error)

    # -- reading ------------------------------------------------------------------------------------------------------------------

    def live_table(self, ident: str) -> LiveTable:
        """The open table of a match; the match itself is read when it is first needed."""
        found = self.live.get(ident)
        if found is None:
            found = self.live[ident] = LiveTable(ident, self.now)
            found.elsewhere = self.neighbours.presence.elsewhere(ident)
        found.used = time.monotonic()
        return found

    async def ready(self, live: LiveTable) -> Table:
        """The table itself, read from the journal if need be. To be called under its lock, which is given back while a worker compares rules."""
        for _ in range(ATTEMPTS):
            if live.table is not None:
                return live.table
            try:
                found = await self._read(live)
                if found is not None:
                    return found
                await self._compare(live)
            except Conflict:  # another process settled the same thing at the same time: read what it wrote
                self.counts["conflicts"] += 1
                live.table = None
        raise Refused("conflict", "The table is too busy; try again.")

    async def _read(self, live: LiveTable) -> Table | None:
        """Reads the table from the journal; None if a worker must first say whether it is still played by the same rules."""
        try:
            known = live.published if any(live.connections.values()) else None
            table = await load(self.storage, live.id, known)
        except NotFound:
            self.live.pop(live.id, None)
            raise
        if needs_comparing(table) and (live.compared is None or live.compared[0] != (table.state.seq, table.title.version)):
            live.unread = table
            return None
        live.table = table
        if known is None:
            live.published = table.state.seq
            live.scenes.clear()
            live.look_around()
            live.faced = live.face(table)
        else:
            await self._follow(live)
        live.look_around()
        await self._settle(live)
        return live.table

    async def _compare(self, live: LiveTable) -> None:
        """Asks whether a match goes alike under the rules of today. Nobody holds the table's lock meanwhile; whoever comes waits for the same answer."""
        table = live.unread
        assert table is not None
        if live.comparing is None:
            live.comparing = self.spawn(self._look(table, "same", errand=Errand(Kind.OPPONENT, match=live.id)))
        comparing = live.comparing
        live.lock.release()
        try:
            same = await asyncio.shield(comparing) == b"true"
        finally:
            await live.lock.acquire()
            live.comparing = None if live.comparing is comparing else live.comparing
        live.compared = ((table.state.seq, table.title.version), same)

    async def _settle(self, live: LiveTable) -> None:
        """After a table was read: is it still played by the same rules, and does somebody get time back that the server was down?"""
        table = live.table
        assert table is not None
        if needs_comparing(table):
            if live.compared is not None and live.compared[1]:
                await self._commit(live, journal.Migrated(table.title.version))
            else:
                table.flag = "rules-changed"
        if table.flag:
            try:
                await self._recall(live, table)
            except Damaged as error:  # then it is shown as far as it can be followed
                log.error("archive damaged", extra={"match": live.id, "reason": str(error)})
        await self._excuse(live, table)
        self._drive(live)

    async def _recall(self, live: LiveTable, table: Table) -> None:
        """A match that was over before the rules changed is shown as it was kept."""
        head = await self.archives.head(table.id)
        if head is not None and head.result is not None:
            table.state.result = table.state.result or head.result
            found = {audience: await self.archives.final(table.id, audience) for audience in table.state.counts}
            live.final = {audience: scene for audience, scene in found.items() if scene is not None}
            live.scenes.clear()
            live.faced = live.face(table)

    async def _excuse(self, live: LiveTable, table: Table) -> None:
        """Gives back what a live clock lost while nothing could be written."""
        if table.setting.clock.kind == "live" and table.state.clock.running and (owed := self.outages.owed(table.state.updated)):
            await self._commit(live, journal.Excused(owed))

    async def _look(self, table: Table, want: str, audience: str = "", n: int = 0, seconds: float = LOOKING, errand: Errand = OWN) -> bytes:
        """Something about the whole match, from a worker."""
        rows = [Row(entry.seq, entry.at, msgspec.Raw(entry.body)) for entry in await self.storage.entries(table.id, 0) if entry.seq <= table.state.seq]
        over = table.state.result is not None
        return await self.pool.run(Look(table.id, table.created, table.setting, rows, want, audience, n, over), seconds, errand)

    async def look(self, live: LiveTable, want: str, audience: str = "", n: int = 0, errand: Errand = OWN) -> bytes:
        """Something about the whole match, for somebody: as it was kept, or from a worker."""
        async with live.lock:
            table = await self.ready(live)
        kept = await self.archives.look(live.id, want, audience, n) if table.state.result is not None else None
        return kept if kept is not None else await self._look(table, want, audience, n, errand=errand)

    async def keep(self, live: LiveTable) -> None:
        """Keeps what is left of a match that is over."""
        async with live.lock:
            table = await self.ready(live)
        await self.archives.keep(table, lambda table, want, audience: self._look(table, want, audience, seconds=KEEPING))

    async def _missed(self, table: Table, missed: Missed) -> bool:
        """Whether all is known now that somebody missed. To be called under the table's lock: nothing but memory and storage is asked."""
        over = table.flag and table.state.result is not None
        if over and (kept := await self.archives.look(table.id, "log", missed.audience, missed.seen or 0)) is not None:
            missed.kept(msgspec.json.decode(kept, type=Page))
            return True
        return missed.complete(table)

    # -- coming and going -----------------------------------------------------------------------------------------------------------

    async def enter(self, live: LiveTable, line: Connection, seen: int | None) -> None:
        """A socket comes in: it gets the whole scene and the events it has not seen, and from then on every frame. What a worker must find of them is found
        before, without the table's lock: those who play do not wait for it."""
        missed = Missed(line.audience, seen)
        errand = Errand(Kind.OPPONENT if line.audience else Kind.BACK, line.person, live.id, line.address)
        while True:
            async with live.lock:
                table = await self.ready(live)
                if line.key and table.state.seats[line.audience].hash != line.key:  # it has changed since the line was opened
                    raise Refused("forbidden", "The secret holds no seat at this table.")
                if await self._missed(table, missed):
                    return self._let_in(live, table, line, missed)
            page = await self._look(table, "log", line.audience, missed.next, errand=errand)
            missed.found(msgspec.json.decode(page, type=Page))

    def _let_in(self, live: LiveTable, table: Table, line: Connection, missed: Missed) -> None:
        arrived = line.audience and line.audience not in live.served
        live.connections.setdefault(line.audience, set()).add(line)
        if arrived:
            live.presence(line)
            self.neighbours.tell({live.id: live.served})
        line.send(live.welcome(table, line.audience, missed.events, missed.names))
        live.tell_elsewhere(line.audience, line)
        self.counts["sockets"] += 1
        self._drive(live)

    def leave(self, live: LiveTable, line: Connection) -> None:
        lines = live.connections.get(line.audience, set())
        if line in lines:
            lines.discard(line)
            self.counts["sockets"] -= 1
            if not lines:
                live.scenes.pop(line.audience, None)
                live.presence()
                if line.audience:
                    self.neighbours.tell({live.id: live.served})
            else:
                live.tell_elsewhere(line.audience)
        live.used = time.monotonic()

    # -- changing -----------------------------------------------------------------------------------------------------------------

    async def act(self, live: LiveTable, action: Action) -> int:
        """Runs an action; gives the number of the journal when it is on disk and told. A caller that goes away does not stop it."""
        return int(await asyncio.shield(self.spawn(self._act(live, action))))

    async def _act(self, live: LiveTable, action: Action) -> int:
        live.used = time.monotonic()
        async with live.lock:
            for attempt in range(ATTEMPTS):
                try:
                    if self.outages.since is not None:
                        await self.upkeep.recover()
                    table = await self.ready(live)
                    await self._excuse(live, table)
                    due = self.due(table)
                    if due is not None:
                        await self._commit(live, journal.Flagged(due))
                    entry = action(table)
                    if entry is not None:
                        await self._commit(live, entry)
                        await self._consequences(live)
                    return table.state.seq
                except TooDeep:
                    live.table = await load(self.storage, live.id, table.state.seq, table.base_seq)
                except Conflict:
                    self.counts["conflicts"] += 1
                    live.table = None
                    await asyncio.sleep(random.random() * 0.005 * attempt)
                except Refused as error:
                    if error.record:
                        self.counts["rule_errors"] += 1
                        self.on_rule_error(live.id, error.record)
                    raise
                except StorageError:
                    self.counts["storage_errors"] += 1
                    self.outages.failed()
                    live.table = None
                    raise
                except BaseException:
                    live.table = None
                    raise
            raise Refused("conflict", "The table is too busy; try again.")

    def due(self, table: Table) -> str | None:
        """The seat whose time has run out, if one has."""
        falls = table.state.clock.falls() if table.state.result is None and table.setting.clock.kind != "none" else None
        return falls[1] if falls is not None and falls[0] <= self.now() else None

    async def _commit(self, live: LiveTable, entry: journal.AnyEntry) -> None:
        """Writes an entry that the table's match has already carried out, then tells everybody."""
        table = live.table
        assert table is not None
        state = table.state
        seq, at = state.seq + 1, max(self.now(), state.updated)
        table.apply(seq, at, entry, ran=True)
        kept = table.snapshot() if state.since_snapshot >= SNAPSHOT_EVERY or isinstance(entry, journal.Migrated) else None
        if kept is not None:
            state.since_snapshot = 0
        owner = (entry.seat, entry.account) if isinstance(entry, journal.Seated) and entry.account else None
        try:
            await self.storage.append(Append(live.id, seq, at, journal.encode(entry), table.summary(), kept, owner))
        except BaseException:
            live.table = None
            raise
        self.outages.worked()
        live.publish(entry)
        self._drive(live)
        if state.result is not None and not isinstance(entry, journal.Chatted | journal.Rematched | journal.Seated):
            self.spawn(self.upkeep.quietly(self.keep(live)))

    async def _consequences(self, live: LiveTable) -> None:
        """What follows by itself: the match begins, an offer that all agreed to is carried out."""
        table = live.table
        assert table is not None
        agreed = table.agreed
        if table.setting.given and not table.state.begun:  # a long stretch of another match is played again
            entry: journal.AnyEntry | None = await asyncio.to_thread(actions.begin, table)
        else:
            entry = actions.begin(table)
        if entry is None and agreed is not None:
            try:
                entry = actions.carry_out(table, agreed, live.here)
            except TooDeep:
                table = live.table = await load(self.storage, live.id, table.state.seq, table.base_seq)
                entry = actions.carry_out(table, agreed, live.here)
        if entry is not None:
            await self._commit(live, entry)

    async def order(self, live: LiveTable, seat: str, window: str, order: Order) -> None:
        """Sets a standing order: private, beside the journal."""
        async with live.lock:
            table = await self.ready(live)
            orders = {**table.orders.get(seat, {}), window: order}
            if len(orders) > 64:
                raise Refused("invalid", "There are too many standing orders.")
            await self.storage.set_orders(live.id, seat, journal.encode(orders))
            table.orders[seat] = orders

    # -- other processes ------------------------------------------------------------------------------------------------------------

    def _told(self, match: str, seq: int) -> None:
        live_tables = list(self.live.values()) if not match else [live for live in (self.live.get(match),) if live is not None]
        for live in live_tables:
            behind = any(live.connections.values()) if live.table is None else not match or live.table.state.seq < seq
            if behind and not self.closing:
                self.spawn(self.upkeep.quietly(self.catch_up(live)))

    def _say(self, text: str) -> None:
        if not self.closing:
            self.spawn(self.upkeep.quietly(self.storage.say(text)))

    async def catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            if live.table is None:
                await self.ready(live)
            else:
                await self._follow(live)
                await self._excuse(live, live.table)
                self._drive(live)

    async def _follow(self, live: LiveTable) -> None:
        """Applies and tells, one by one, the entries that others wrote."""
        assert live.table is not None
        for entry in await self.storage.entries(live.id, live.table.state.seq):
            told = journal.decode(entry.body, live.id, entry.seq)
            seq, base = live.table.state.seq, live.table.base_seq
            try:
                live.table.apply(entry.seq, entry.at, told)
            except TooDeep:
                live.table = await load(self.storage, live.id, seq, base)
                live.table.apply(entry.seq, entry.at, told)
            live.publish(told)
        self._drive(live)

    # -- computer players -------------------------------------------------------------------------------------------------------------

    def _drive(self, live: LiveTable) -> None:
        """Lets the computer think if it is asked."""
        running = live.driving is not None and not live.driving.done()
        asked = live.table is not None and live.table.thinking is not None and computer_turns.wanted(live, live.table)
        if asked and not running and not self.closing:
            live.driving = self.spawn(computer_turns.play_computers(self, live))
