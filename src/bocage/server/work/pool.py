"""The worker processes: a few of them, started when first needed, killed when they take too long, replaced when they die."""

from __future__ import annotations

import asyncio
import struct
import sys
from contextlib import suppress

import msgspec

from bocage.core.errors import BocageError
from bocage.server.work.worker import Job, Outcome


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
    """So many workers at most; jobs wait for a free one."""

    def __init__(self, size: int = 2) -> None:
        self.size = size
        self._free: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._slots = asyncio.Semaphore(size)
        self.jobs = self.failures = 0

    async def run(self, job: Job, seconds: float) -> bytes:
        """The result of a job as JSON."""
        async with self._slots:
            self.jobs += 1
            worker = self._free.pop() if self._free else await self._start()
            try:
                reply = await asyncio.wait_for(self._talk(worker, msgspec.json.encode(job)), seconds)
            except BaseException as error:
                self.failures += 1
                await self._kill(worker)
                if isinstance(error, TimeoutError):
                    raise WorkerFailed(f"it took longer than {seconds:g} s", "timeout") from None
                if isinstance(error, asyncio.IncompleteReadError | OSError):
                    raise WorkerFailed("the worker died", "died") from None
                raise
            self._free.append(worker)
        return result_of(msgspec.json.decode(reply, type=Outcome))

    async def _talk(self, worker: asyncio.subprocess.Process, body: bytes) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(struct.pack(">I", len(body)) + body)
        await worker.stdin.drain()
        (size,) = struct.unpack(">I", await worker.stdout.readexactly(4))
        return await worker.stdout.readexactly(size)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        worker = await asyncio.create_subprocess_exec(sys.executable, "-m", "bocage.server.work.worker", stdin=pipe, stdout=pipe, start_new_session=True)
        self._all.add(worker)
        return worker

    async def _kill(self, worker: asyncio.subprocess.Process) -> None:
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        self._all.discard(worker)

    async def close(self) -> None:
        """Ends all workers."""
        self._free.clear()
        for worker in list(self._all):
            await self._kill(worker)
