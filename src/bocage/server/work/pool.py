"""The worker processes: a few of them in each lane, started when first needed, killed when they take too long, replaced when they die.

Whose turn it is, `fairness` says. Whoever asks and goes away is not worked for: what waits is dropped, what runs gets a moment to come to its end.
"""

from __future__ import annotations

import asyncio
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from bocage.core.errors import BocageError
from bocage.server.work.fairness import QUOTAS, Busy, Desk, Errand, Kind, Lane, Ticket, lanes
from bocage.server.work.worker import Job, Outcome

GRACE = 1.0  # seconds for a job to end that nobody waits for any more; a new worker costs about as much
OWN = Errand(Kind.BACK)


class WorkerFailed(BocageError):
    """A worker died, hung or broke; the match is as it was. `kind` is "timeout", "died" or the name of the error in the worker."""

    def __init__(self, message: str, kind: str, detail: bytes = b"null") -> None:
        super().__init__(message)
        self.kind, self.detail = kind, detail


def result_of(outcome: Outcome) -> bytes:
    """The result of a job, or its error."""
    if outcome.kind:
        raise WorkerFailed(outcome.error, outcome.kind, bytes(outcome.result))
    return bytes(outcome.result)


class Pool:
    """Workers in lanes; errands wait for a free one."""

    def __init__(self, size: int = 2) -> None:
        self.size = size
        self.desk = Desk(lanes(size))
        self._free: dict[str, list[asyncio.subprocess.Process]] = {lane.name: [] for lane in self.desk.lanes}
        self._all: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self.jobs = self.failures = 0
        self.waited: Callable[[Kind, float], None] = lambda kind, seconds: None  # told how long each errand waited

    async def run(self, job: Job, seconds: float, errand: Errand = OWN) -> bytes:
        """The result of a job as JSON. It may wait as long as its class allows, and then work so many seconds."""
        asked, turn = time.monotonic(), asyncio.Event()
        ticket = self.desk.take(errand, turn.set)
        try:
            await self._await_turn(turn, errand)
        except BaseException:
            self.desk.drop(ticket)
            raise
        self.waited(errand.kind, time.monotonic() - asked)
        work = asyncio.create_task(self._work(job, seconds, self.desk.lane(errand.kind), ticket))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            self._let_end(work)
            raise

    async def _await_turn(self, turn: asyncio.Event, errand: Errand) -> None:
        try:
            await asyncio.wait_for(turn.wait(), QUOTAS[errand.kind].patience if errand.person else None)
        except TimeoutError:
            raise Busy("The server has too much to do just now; try again in a moment.", "busy") from None

    def _let_end(self, work: asyncio.Task[bytes]) -> None:
        """Nobody waits for a job any more: it has a moment, then its worker is killed."""

        async def end() -> None:
            await asyncio.wait([work], timeout=GRACE)
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)

        task = asyncio.create_task(end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _work(self, job: Job, seconds: float, lane: Lane, ticket: Ticket) -> bytes:
        """One job on one worker of its lane."""
        self.jobs += 1
        free = self._free[lane.name]
        try:
            worker = free.pop() if free else await self._start(lane)
            try:
                reply = await asyncio.wait_for(self._talk(worker, msgspec.json.encode(job)), seconds)
            except BaseException as error:
                self.failures += not isinstance(error, asyncio.CancelledError)
                await self._kill(worker)
                if isinstance(error, TimeoutError):
                    raise WorkerFailed(f"it took longer than {seconds:g} s", "timeout") from None
                if isinstance(error, asyncio.IncompleteReadError | OSError):
                    raise WorkerFailed("the worker died", "died") from None
                raise
            free.append(worker)
        finally:
            self.desk.drop(ticket)
        return result_of(msgspec.json.decode(reply, type=Outcome))

    async def _talk(self, worker: asyncio.subprocess.Process, body: bytes) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(struct.pack(">I", len(body)) + body)
        await worker.stdin.drain()
        (size,) = struct.unpack(">I", await worker.stdout.readexactly(4))
        return await worker.stdout.readexactly(size)

    async def _start(self, lane: Lane) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        words = (sys.executable, "-m", "bocage.server.work.worker", str(lane.nice))
        worker = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, start_new_session=True)
        self._all.add(worker)
        return worker

    async def _kill(self, worker: asyncio.subprocess.Process) -> None:
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        self._all.discard(worker)

    async def close(self) -> None:
        """Ends all workers."""
        for free in self._free.values():
            free.clear()
        for task in list(self._ending):
            task.cancel()
        for worker in list(self._all):
            await self._kill(worker)
