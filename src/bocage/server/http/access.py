"""Access: what routes and sockets share. Who somebody is, which seats he holds, and the files of bug reports."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

import bocage
from bocage.server import journal
from bocage.server.http.doors import Doors
from bocage.server.http.logs import Lines
from bocage.server.live import match_creation
from bocage.server.live.live_table import LiveTable
from bocage.server.live.open_tables import OpenTables
from bocage.server.people.accounts import Accounts, hashed
from bocage.server.people.limits import Limits
from bocage.server.protocol.wire import Fork
from bocage.server.storage import Conflict, MatchRow, StorageError, Summary
from bocage.server.tables import actions
from bocage.server.tables.refusals import NotFound, Refused
from bocage.server.tables.state import begin
from bocage.server.tables.table import Table
from bocage.server.work.fairness import Errand
from bocage.workshop.library import Library

_IDENT = re.compile(r"[A-Za-z0-9_-]{4,40}")


def new_ident() -> str:
    return secrets.token_urlsafe(9)


@dataclass
class Access:
    """Everything a request needs."""

    open_tables: OpenTables
    accounts: Accounts
    limits: Limits
    lines: Lines
    reports: Path
    members_only: bool = False
    hosts: tuple[str, ...] = ()  # names under which a browser may reach the server; empty: any
    ident: Callable[[], str] = new_ident
    served: dict[str, int] = field(default_factory=dict)  # answers by status
    library: Library = field(default_factory=Library)  # battles that the host wrote
    doors: Doors = field(default_factory=Doors)

    def live_table(self, ident: str) -> LiveTable:
        """The open table of a match; what cannot be an id is no match."""
        if _IDENT.fullmatch(ident) is None:
            raise NotFound("There is no such match.")
        return self.open_tables.live_table(ident)

    async def holds(self, live: LiveTable, table: Table, secret: str, account: str) -> list[str]:
        """The seats that somebody holds by a secret or by his account. A member's seat is the account's: a secret alone does not open it."""
        by_secret = table.seat_of(hashed(secret)) if secret else None
        if by_secret is not None and table.state.seats[by_secret].account in ("", account):
            return [by_secret]
        return [seat.id for seat in table.state.seats.values() if account and seat.account == account]

    def forbidden(self, table: Table, secret: str) -> Refused:
        """Why a secret opens nothing here."""
        if (seat := table.seat_of(hashed(secret))) is not None and table.state.seats[seat].account:
            return Refused("forbidden", "This seat belongs to a member: log in first.")
        return Refused("forbidden", "The secret holds no seat at this table.")

    async def audience(self, ident: str, secret: str, account: str, wanted: str | None) -> tuple[LiveTable, str]:
        """Whose view a request may have: its own seat's, the spectators', and after the end everybody's."""
        live = self.live_table(ident)
        async with live.lock:
            table = await self.open_tables.ready(live)
        held = await self.holds(live, table, secret, account)
        if secret and not held:
            raise self.forbidden(table, secret)
        if wanted is None:
            wanted = held[0] if held else ""
        wanted = "" if wanted == "spectator" else wanted
        if wanted and wanted not in table.state.seats:
            raise NotFound(f'There is no seat "{wanted}" at this table.')
        over = table.state.result is not None
        if not over and not (wanted in held or (not wanted and (table.setting.spectators or held))):
            raise Refused("forbidden", "What this seat sees is its own until the end.")
        return live, wanted

    async def make(self, setting: journal.Setting) -> str:
        """Writes a new match."""
        for _ in range(3):
            ident, created = self.ident(), self.open_tables.now()
            row = MatchRow(ident, created, journal.encode(setting))
            free = any(seat.kind == "open" for seat in setting.seats)
            owners = [(seat.id, seat.account) for seat in setting.seats if seat.account]
            try:
                await self.open_tables.storage.create(row, Summary("gathering", (), free), setting.listed, owners)
            except Conflict:
                continue
            if all(seat.kind == "computer" for seat in begin(setting, created).seats.values()):
                await self.open_tables.act(self.live_table(ident), _nothing)
                await self._begin(ident)
            return ident
        raise Refused("conflict", "No free name for the match was found; try again.")

    async def _begin(self, ident: str) -> None:
        await self.open_tables.act(self.live_table(ident), actions.begin)

    async def rematch(self, live: LiveTable, table: Table, swap: bool) -> str:
        """A new match between the same people, announced at the old table."""
        if table.state.result is None:
            raise Refused("not-over", "The match is not over.")
        if table.state.rematch:
            return table.state.rematch
        ident = await self.make(match_creation.again(table, swap))
        await self.open_tables.act(live, lambda now: None if now.state.rematch else journal.Rematched(ident))
        assert live.table is not None
        return live.table.state.rematch

    async def fork(
        self, live: LiveTable, table: Table, wish: Fork, account: str, held: list[str], errand: Errand
    ) -> tuple[str, journal.Setting, match_creation.Keys]:
        """A new match that begins with the first answers of this one."""
        if table.state.result is None:
            people = [seat for seat in table.state.seats.values() if seat.kind != "computer"]
            if not held or any(seat.kind != "local" for seat in people):
                raise Refused("not-over", "The match is not over: to play on from here would tell what is hidden.")
            given = {seat: each.kind for seat, each in wish.seats.items()} | ({wish.seat: "local"} if wish.seat else {})
            if any(seat.kind == "computer" and given.get(seat.id, "computer") != "computer" for seat in table.state.seats.values()):
                raise Refused("not-over", "Until the end the computer keeps its seats: they hold what is hidden.")
        inputs = msgspec.json.decode(await self.open_tables.look(live, "fork", n=wish.n, errand=errand), type=journal.Inputs)
        setting, keys = match_creation.branch(table, wish, account, inputs)
        return await self.make(setting), setting, keys

    def report(self, match: str, record: bytes, note: str = "") -> str:
        """Keeps record, version and log excerpt in one file for the keeper of the server."""
        ident = f"{match}-{secrets.token_hex(4)}"
        body = {
            "format": "bocage-report",
            "version": 1,
            "bocage": bocage.__version__,
            "match": match,
            "note": note,
            "record": msgspec.Raw(record),
            "log": list(self.lines.newest),
        }
        part = self.reports / f"{ident}.part"
        try:
            self.reports.mkdir(parents=True, exist_ok=True)
            part.write_bytes(msgspec.json.format(msgspec.json.encode(body), indent=1))
            part.rename(self.reports / f"{ident}.json")
        except OSError as error:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise StorageError(f"the report cannot be written to {self.reports}: {error}") from None
        return ident


def _nothing(table: Table) -> None:
    return None


class ReportFile(msgspec.Struct, frozen=True):
    """A bug report as it lies on disk."""

    format: str
    version: int
    bocage: str
    match: str
    note: str
    record: msgspec.Raw
    log: list[str]


def read_report(file: Path) -> ReportFile:
    """A bug report; its `record` replays with `bocage.load`."""
    return msgspec.json.decode(file.read_bytes(), type=ReportFile)
