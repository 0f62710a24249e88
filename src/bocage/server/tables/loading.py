"""A table out of the storage: its setting, the newest snapshot that helps, and the entries since."""

from __future__ import annotations

import logging

import msgspec

from bocage.core.errors import BocageError
from bocage.core.orders import Order
from bocage.core.registry import title as find_title
from bocage.server import journal
from bocage.server.storage import Damaged, Entry, MatchRow, Storage
from bocage.server.tables.refusals import NotFound
from bocage.server.tables.state import SPECTATOR
from bocage.server.tables.table import Table, TooDeep

log = logging.getLogger("bocage.server")


async def load(storage: Storage, ident: str, upto: int | None = None, before: int | None = None) -> Table:
    """The table of a match up to a number of its journal, from a snapshot before another number. What cannot be read, in whatever way, is `Damaged`."""
    row = await storage.match(ident)
    if row is None:
        raise NotFound("There is no such match.")
    last = upto if upto is not None else 2**62
    before = last + 1 if before is None else before
    while True:
        kept = await storage.snapshot(ident, before)
        entries = await storage.entries(ident, kept[0] if kept is not None else 0)
        orders = await storage.orders(ident)
        try:
            table = _fold(row, kept, [entry for entry in entries if entry.seq <= last])
            table.orders = {seat: _orders(body) for seat, body in orders.items()}
            return table
        except TooDeep:
            if kept is None:
                raise Damaged(f"match {ident} cannot be read: an undo goes back behind the beginning") from None
        except Exception as error:  # a row may be damaged in any shape
            if kept is None:
                raise error if isinstance(error, BocageError) else _damaged(ident, error) from None
            log.error("snapshot damaged", extra={"match": ident, "reason": str(error)})  # the journal has it all; a snapshot only saves time
        before = kept[0]


def _damaged(ident: str, error: Exception) -> Damaged:
    return Damaged(f"match {ident} cannot be read: {type(error).__name__}: {error}. Put a backup in its place.")


def _fold(row: MatchRow, kept: tuple[int, bytes] | None, entries: list[Entry]) -> Table:
    setting = journal.decode_setting(row.body, row.id)
    bytes.fromhex(setting.dice)
    title = find_title(setting.game)
    table = Table(row.id, row.created, setting, title) if kept is None else Table.restore(row.id, row.created, setting, title, *kept)
    for entry in entries:
        table.apply(entry.seq, entry.at, journal.decode(entry.body, row.id, entry.seq))
    _refuse_inconsistent(table)
    return table


def _refuse_inconsistent(table: Table) -> None:
    """What was read must be tellable: rows may be damaged and readable all the same."""
    state, seats = table.state, {seat.id for seat in table.setting.seats}
    there = set(table.match.seats) if table.match is not None and not table.flag else seats
    known = len(table.match.all_events()) if table.match is not None else 0
    sound = (
        isinstance(table.created, int) and seats and len(seats) == len(table.setting.seats) and there == seats == set(state.seats),
        set(state.counts) == {SPECTATOR, *seats},
        set(state.clock.running) <= set(state.clock.left) <= seats,
        table.flag or len(state.shown) == known,
    )
    if not all(sound):
        raise Damaged(f"match {table.id} cannot be read: its seats, clock or events do not fit together. Put a backup in its place.")


def _orders(body: bytes) -> dict[str, Order]:
    try:
        return msgspec.json.decode(body, type=dict[str, Order])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return {}
