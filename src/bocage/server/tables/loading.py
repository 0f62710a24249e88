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
    table.summary()  # what lists show must be tellable
    return table


def _orders(body: bytes) -> dict[str, Order]:
    try:
        return msgspec.json.decode(body, type=dict[str, Order])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return {}
