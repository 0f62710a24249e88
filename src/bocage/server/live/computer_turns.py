"""Computer players at the tables: they think in worker processes, and answer as a seat does."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Protocol

import msgspec

from bocage.server import journal
from bocage.server.live.live_table import LiveTable
from bocage.server.live.outages import Outages
from bocage.server.storage import StorageError
from bocage.server.tables import actions
from bocage.server.tables.actions import Action
from bocage.server.tables.refusals import Refused
from bocage.server.tables.table import Table
from bocage.server.work.fairness import Busy, Errand, Kind
from bocage.server.work.pool import Pool, WorkerFailed
from bocage.server.work.worker import Choose

log = logging.getLogger("bocage.server")
THINKING = 45.0  # seconds that a worker gets
SHORT, LONG = 0.2, 5.0  # seconds between two tries when an answer cannot be written


class House(Protocol):
    """What computer players need of the open tables."""

    closing: bool
    pool: Pool
    counts: dict[str, int]
    outages: Outages

    async def ready(self, live: LiveTable) -> Table: ...

    async def act(self, live: LiveTable, action: Action) -> int: ...


async def play_computers(house: House, live: LiveTable) -> None:
    """Lets computers answer until none is asked any more; among themselves only while somebody looks. While the storage is gone they wait, and go on when it
    is back."""
    pause = SHORT
    while not house.closing:
        try:
            if not await _one_answer(house, live):
                return
            pause = SHORT
        except (StorageError, Refused, Busy) as error:
            log.warning("computer answer failed", extra={"match": live.id, "reason": str(error)})
            if isinstance(error, StorageError):
                house.outages.failed()
                await house.outages.over.wait()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONG)


async def _one_answer(house: House, live: LiveTable) -> bool:
    """One answer of a computer; False if none is asked."""
    async with live.lock:
        table = await house.ready(live)
        found = table.thinking
        if found is None or table.match is None or not wanted(live, table):
            live.driving = None
            return False
        seat, level = found
        number = next(ask.number for ask in table.match.asks if ask.seat == seat)
        errand = errand_of(live, table)
        job = Choose(msgspec.Raw(table.match.snapshot()), seat, level, secrets.token_hex(8), live.id)
    try:
        given: bytes | None = await house.pool.run(job, THINKING, errand)
    except WorkerFailed as error:
        log.warning("computer player failed", extra={"match": live.id, "reason": error.kind})
        given = None
    await house.act(live, _answering(seat, number, given))
    house.counts["computer_answers"] += 1
    return True


def wanted(live: LiveTable, table: Table) -> bool:
    """Whether somebody waits for the computers of a table: a match without people goes on only while somebody looks."""
    return table.peopled or live.watched


def errand_of(live: LiveTable, table: Table) -> Errand:
    """For whom a computer thinks: for those who play against it, at a seat or by their account, or else for whoever looks on."""
    lines = [line for audience in sorted(live.connections, reverse=True) for line in live.connections[audience]]  # seats before spectators
    owners = [seat.account for seat in table.state.seats.values() if seat.account]
    kind = Kind.OPPONENT if table.peopled else Kind.COMPUTERS
    if lines:
        return Errand(kind, lines[0].person, live.id, lines[0].address)
    return Errand(kind, owners[0] if owners else f"match {live.id}", live.id)


def _answering(seat: str, number: int, given: bytes | None) -> Action:
    """The computer's answer; if it has none, or a refused one, what is assumed when nobody decides."""

    def action(table: Table) -> journal.AnyEntry | None:
        ask = table.match.asked(seat) if table.match is not None else None
        state = table.state
        if ask is None or ask.number != number or state.result is not None or state.adjourned or not state.seats[seat].level:
            return None
        if given is not None:
            try:
                return actions.answer(table, seat, number, given, computer=True)
            except Refused as error:
                log.warning("computer answer refused", extra={"match": table.id, "reason": error.code})
        return actions.answer(table, seat, number, msgspec.json.encode(ask.legal.fallback()), computer=True)

    return action
