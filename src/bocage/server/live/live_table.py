"""A live table: one that is open in this process, those who look at it, and what each of them was told last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from bocage.core.scene import Say, Scene
from bocage.server import journal
from bocage.server.protocol.messages import Closing, Elsewhere, Frame, PublicTable, TableNews, Welcome, changed, counts, delta, encode, face, seated
from bocage.server.tables.actions import can_undo
from bocage.server.tables.state import Happened
from bocage.server.tables.table import Table

log = logging.getLogger("bocage.server")
NEWEST = 200  # events that a newcomer is told at once
WAITING = 2000  # messages that a slow reader may have waiting before the line is cut


class Connection:
    """One socket: whom it serves, by which secret (its hash; "" by an account), who is at its other end (an account, or for guests the address), and what
    waits to be sent."""

    def __init__(self, audience: str = "", key: str = "", person: str = "", address: str = "") -> None:
        self.audience, self.key, self.person, self.address = audience, key, person, address
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.cut = False

    def send(self, body: bytes) -> None:
        """Puts a message into the line; a reader who has fallen too far behind is cut off, and catches up when it comes again."""
        if self.cut:
            return
        try:
            self.queue.put_nowait(body)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Ends the line after what is waiting."""
        self.cut = True
        while True:
            try:
                self.queue.put_nowait(None)
                return
            except asyncio.QueueFull:
                self.queue.get_nowait()


class LiveTable:
    """An open table."""

    def __init__(self, ident: str, now: Callable[[], int]) -> None:
        self.id, self.now = ident, now
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.unread: Table | None = None  # read, but not open yet: a worker compares the rules it was begun under with those of today
        self.comparing: asyncio.Task[bytes] | None = None
        self.compared: tuple[tuple[int, str], bool] | None = None  # at which entry and for which rules that was done, and whether it goes alike
        self.published = 0  # the last entry that was told
        self.connections: dict[str, set[Connection]] = {}
        self.scenes: dict[str, Any] = {}  # what each audience was shown last: a scene, None before the beginning, or JSON that was kept
        self.final: dict[str, msgspec.Raw] = {}  # the last scenes of a match that is over and that the rules of today do not follow any more
        self.faced: PublicTable | None = None
        self.elsewhere: frozenset[str] = frozenset()  # seats that other processes serve
        self.left: dict[str, int] = {}  # since when seats are away, as far as this process knows
        self.driving: asyncio.Task[None] | None = None
        self.advised: dict[str, tuple[bytes, dict[str, msgspec.Raw]]] = {}  # by seat: the moment of its last hint, and the hint
        self.used = 0.0

    @property
    def served(self) -> set[str]:
        """The seats that are connected to this process."""
        return {audience for audience, lines in self.connections.items() if lines and audience}

    @property
    def watched(self) -> bool:
        """Whether anybody looks, at a seat or not."""
        return any(self.connections.values())

    @property
    def here(self) -> set[str]:
        """The seats that are connected, to whatever process."""
        return self.served | self.elsewhere

    def tell_elsewhere(self, seat: str, newcomer: Connection | None = None) -> None:
        """Tells those who have a seat open in how many other places it is open, too; a newcomer only if there are any."""
        lines = self.connections.get(seat, set())
        places = len(lines) - 1 + (seat in self.elsewhere)
        for line in list(lines) if seat else ():
            if places or line is not newcomer:
                line.send(encode(Elsewhere(places)))

    def turn_out(self, seat: str, key: str) -> None:
        """Closes every line to a seat but those that came by its present secret."""
        for line in list(self.connections.get(seat, ())):
            if line.key != key:
                line.send(encode(Closing("forbidden", "The seat was taken over in another place.")))
                line.close()

    def look_around(self) -> None:
        """Notes since when seats are away."""
        here, now = self.here, self.now()
        for seat in self.table.state.seats if self.table is not None else ():
            if seat in here:
                self.left.pop(seat, None)
            else:
                self.left.setdefault(seat, now)

    def face(self, table: Table) -> PublicTable:
        """The table as anybody may see it now."""
        seen = face(table, self.here, self.left)
        return msgspec.structs.replace(seen, flag="") if self.final else seen

    def scene(self, table: Table, audience: str) -> Any:
        """What an audience sees now."""
        if self.final:
            return self.final.get(audience)
        if table.match is None:
            return None
        found: Scene = table.match.view(audience or None)
        return found

    def welcome(self, table: Table, audience: str, events: list[Happened], names: dict[str, Say] | None = None, first: int = 1) -> bytes:
        """The whole scene, as a newcomer gets it; what changes later is told as a difference to it."""
        if audience not in self.scenes:
            self.scenes[audience] = self.scene(table, audience)
        face_ = self.face(table)
        orders: dict[str, Any] = dict(table.orders.get(audience, {}))
        undo = can_undo(table, audience) if audience else "none"
        return encode(Welcome(audience or None, table.state.seq, self.scenes[audience], face_, first, events, table.state.chat, orders, undo, names or {}))

    def publish(self, entry: journal.AnyEntry) -> None:
        """Tells everybody what the last entry changed; only now, since it is on disk."""
        table = self.table
        assert table is not None
        self.published = table.state.seq
        before, self.faced = self.faced, self.face(table)
        news = changed(before, self.faced)
        chat = [said for said in table.state.chat if said.seq == self.published]
        for audience, lines in self.connections.items():
            if not lines:
                self.scenes.pop(audience, None)
                continue
            body = self._frame(table, audience, news, chat)
            for line in list(lines):
                line.send(body)
        if isinstance(entry, journal.Seated) and entry.hash:
            self.turn_out(entry.seat, entry.hash)

    def _frame(self, table: Table, audience: str, news: dict[str, Any], chat: list[Any]) -> bytes:
        old = self.scenes.get(audience)
        try:
            new = self.scene(table, audience)
        except Exception:  # a scene that cannot be drawn must not stop the match
            log.exception("scene failed", extra={"match": self.id})
            new = old
        self.scenes[audience] = new
        events = table.fresh.get(audience, [])
        if old is None and new is not None:
            return self.welcome(table, audience, events[-NEWEST:])
        fields = delta(old, new) if isinstance(old, Scene) and isinstance(new, Scene) else {}
        undo = can_undo(table, audience) if audience else ""
        return encode(Frame(table.state.seq, fields, events, table.struck.get(audience, []), news, chat, undo))

    def presence(self, newcomer: Connection | None = None) -> None:
        """Tells everybody else that somebody came or went. An entry may be on its way to the disk: nothing but who is here is taken from the present."""
        if self.table is None or self.faced is None:
            return
        self.look_around()
        before = self.faced
        self.faced = msgspec.structs.replace(before, seats=seated(before.seats, self.here, self.left if counts(self.table) else {}))
        news = changed(before, self.faced)
        if news:
            body = encode(TableNews(news))
            for lines in self.connections.values():
                for line in list(lines):
                    if line is not newcomer:
                        line.send(body)
