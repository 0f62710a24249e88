"""A worker process: computer players, odds, reasons and looking back. It reads jobs from its input and writes results to its output, one at a time.

A message is four bytes of length and JSON. The server kills a worker that takes too long, and starts another; a match is never touched by it.
"""

from __future__ import annotations

import os
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

from bocage.core.chance import Fixed
from bocage.core.errors import BocageError
from bocage.core.match import Match
from bocage.core.record import resume
from bocage.core.registry import title
from bocage.server import computer, journal
from bocage.server.chronicle import Chronicle, Row

CACHE = 4


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """What a computer player answers."""

    match: msgspec.Raw
    seat: str
    level: str
    seed: str
    table: str = ""


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Why an answer would be refused."""

    match: msgspec.Raw
    seat: str
    answer: msgspec.Raw


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """What an answer leads to."""

    match: msgspec.Raw
    seat: str
    answer: msgspec.Raw


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Something about the whole match."""

    id: str
    created: int
    setting: journal.Setting
    rows: list[Row]
    want: str
    audience: str = ""
    n: int = 0
    over: bool = False


class Sleep(msgspec.Struct, frozen=True, tag="sleep"):
    """For tests: hangs, or dies."""

    seconds: float
    die: bool = False


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """A result, or an error in words; `kind` is the name of the error."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""
    kind: str = ""


Job = Choose | Why | Odds | Look | Sleep
_decode = msgspec.json.Decoder(Job).decode
_known: OrderedDict[tuple[str, int], Chronicle] = OrderedDict()


def _open(raw: msgspec.Raw) -> Match:
    return resume(bytes(raw), title, Fixed(()))


def run(job: Job) -> Any:
    """Carries out one job."""
    if isinstance(job, Choose):
        return computer.choose(_open(job.match), job.seat, job.level, job.seed, job.table)
    if isinstance(job, Why):
        return _open(job.match).why(job.seat, bytes(job.answer))
    if isinstance(job, Odds):
        found = _open(job.match).odds(job.seat, bytes(job.answer))
        results = [{"value": r.value, "message": r.message, "facts": dict(r.facts), "chance": float(chance)} for r, chance in found.results]
        return {"exact": found.exact, "runs": found.runs, "worlds": found.worlds, "results": results, "assumed": found.assumed}
    if isinstance(job, Look):
        return _look(job)
    if job.die:
        os._exit(3)
    import time

    time.sleep(job.seconds)
    return None


def _look(job: Look) -> Any:
    key = (job.id, job.rows[-1].seq if job.rows else 0)
    found = _known.pop(key, None) or Chronicle(job.id, job.created, job.setting, job.rows)
    _known[key] = found
    while len(_known) > CACHE:
        _known.popitem(last=False)
    if job.want == "record":
        return msgspec.Raw(found.record())
    if job.want == "luck":
        return found.luck()
    if job.want == "log":
        return found.log(job.audience, job.n)
    if job.want == "timeline":
        return found.timeline(job.audience, job.over)
    if job.want == "same":
        return found.same()
    return found.frame(job.n, job.audience)


def answer(body: bytes) -> bytes:
    """A job and its outcome, as they go over the pipe."""
    try:
        outcome = Outcome(msgspec.Raw(msgspec.json.encode(run(_decode(body)))))
    except BocageError as error:
        refusal = getattr(error, "refusal", None)
        outcome = Outcome(msgspec.Raw(msgspec.json.encode(refusal)), str(error), type(error).__name__)
    except Exception as error:  # a broken rule or player must not end the worker
        outcome = Outcome(error=f"{type(error).__name__}: {error}", kind="Broken")
    return msgspec.json.encode(outcome)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Works until its input ends."""
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        (size,) = struct.unpack(">I", head)
        reply = answer(source.read(size))
        sink.write(struct.pack(">I", len(reply)) + reply)
        sink.flush()


if __name__ == "__main__":
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever prints must not disturb the pipe
    serve(sys.stdin.buffer, out)
