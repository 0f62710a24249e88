"""A worker process: computer players, odds, reasons and looking back. It reads jobs from its input and writes results to its output, one at a time.

A message is four bytes of length and JSON. The server kills a worker that takes too long, and starts another; a match is never touched by it.
"""

from __future__ import annotations

import os
import struct
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO
from weakref import WeakKeyDictionary

import msgspec

from bocage.core.chance import Fixed
from bocage.core.errors import BocageError, Invalid
from bocage.core.match import Match
from bocage.core.registry import title
from bocage.core.replay import resume
from bocage.core.scene import Mark
from bocage.server import journal
from bocage.server.work import computer, odds
from bocage.server.work.lookback import Lookback, Row

CACHE = 4
ROUGH = {"branches": 400, "worlds": 3, "samples": 24}  # bounds of odds
FULL = {"branches": 240, "worlds": 12, "samples": 120}
FINER = (3, 9)  # times as many, one after the other, if somebody looks on and it can be done in time
LONGEST = 5.0  # seconds that a finer answer may take
CLOSE = 0.01  # an error that nobody would want smaller
PATIENCE = 0.7  # seconds that a rough answer may take if a full one, a dozen times as long, shall follow


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


class Survey(msgspec.Struct, frozen=True, tag="survey"):
    """What a seat ("" for spectators) sees from a piece, or what could reach it."""

    match: msgspec.Raw
    audience: str
    what: str
    target: str | int


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """What an answer leads to; `fine` for those who have seen the first estimate and look on."""

    match: msgspec.Raw
    seat: str
    answer: msgspec.Raw
    fine: bool = False


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a computer would answer in a seat's place."""

    match: msgspec.Raw
    seat: str


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


Job = Choose | Why | Odds | Survey | Hint | Look | Sleep
_decode = msgspec.json.Decoder(Job).decode
_known: OrderedDict[tuple[str, int], Lookback] = OrderedDict()
_opened: OrderedDict[bytes, Match] = OrderedDict()
_times: WeakKeyDictionary[Match, dict[bytes, float]] = WeakKeyDictionary()  # how long the odds of an answer took


def _open(raw: msgspec.Raw) -> Match:
    """The match at one moment. It is kept for a while, since a person who drafts an answer asks again and again; nothing that runs on it changes it."""
    body = bytes(raw)
    found = _opened.pop(body, None) or resume(body, title, Fixed(()))
    _opened[body] = found
    while len(_opened) > CACHE:
        _opened.popitem(last=False)
    return found


def run(job: Job) -> Any:
    """Carries out one job."""
    if isinstance(job, Look):
        return _look(job)
    if isinstance(job, Odds):
        return _odds(_open(job.match), job)
    if not isinstance(job, Sleep):
        return run_on(_open(job.match), job)
    if job.die:
        os._exit(3)
    time.sleep(job.seconds)
    return None


def run_on(match: Match, job: Choose | Why | Odds | Survey | Hint, **bounds: int) -> Any:
    """Carries out a job about one moment of a match; odds within bounds."""
    if isinstance(job, Choose):
        return computer.choose(match, job.seat, job.level, job.seed, job.table)
    if isinstance(job, Why):
        return _why(match, job.seat, bytes(job.answer))
    if isinstance(job, Survey):
        return _survey(match, job)
    if isinstance(job, Hint):
        return computer.advise(match, job.seat)
    match.refuse_while_guessing(job.seat)
    return odds.told(match.odds(job.seat, bytes(job.answer), None, **bounds))


def _odds(match: Match, job: Odds) -> odds.Odds:
    """A rough answer first; the full one only if the rough one was found quickly, so that a person who waits gets one in time."""
    match.refuse_while_guessing(job.seat)
    begun = time.perf_counter()
    rough = match.odds(job.seat, bytes(job.answer), None, **ROUGH)
    if rough.exact or time.perf_counter() - begun > PATIENCE:
        return odds.told(rough)
    found = match.odds(job.seat, bytes(job.answer), None, **FULL)
    times = _times.setdefault(match, {})
    took = times.setdefault(bytes(job.answer), time.perf_counter() - begun)  # the first time; later it is only looked up
    for more in FINER if job.fine else ():
        if found.error <= CLOSE or took * more > LONGEST:
            break
        found = match.odds(job.seat, bytes(job.answer), None, **{name: bound * more for name, bound in FULL.items()})
    return odds.told(found)


def _why(match: Match, seat: str, answer: bytes) -> dict[str, Any]:
    """Why a draft would be refused, and what it would look like; marks are left out where a refused draft has none."""
    refusal = match.why(seat, answer)
    imagined = computer.imagined(match, seat)
    ask = imagined.asked(seat)
    assert ask is not None
    try:
        preview = match.title.option(imagined.game, ask, imagined.decode(ask, answer)).preview
    except (LookupError, ValueError, TypeError, ArithmeticError, AttributeError, AssertionError):  # a refused draft may name anything
        preview = ()
    return {"refusal": refusal, "preview": preview}


def _survey(match: Match, job: Survey) -> tuple[Mark, ...]:
    """Lines of sight or threats, out of what the audience knows."""
    match.refuse_while_guessing(job.audience)
    try:
        return match.title.look(computer.imagined(match, job.audience).game, job.audience or None, job.what, job.target)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise Invalid(f"there is nothing to be seen from {str(job.target)[:40]!r}") from error


def _look(job: Look) -> Any:
    key = (job.id, job.rows[-1].seq if job.rows else 0)
    found = _known.pop(key, None) or Lookback(job.id, job.created, job.setting, job.rows)
    _known[key] = found
    while len(_known) > CACHE:
        _known.popitem(last=False)
    if job.want == "record":
        return msgspec.Raw(found.record())
    if job.want == "fork":
        return found.fork(job.n)
    if job.want == "luck":
        return found.luck()
    if job.want == "advice":
        return found.advice(job.n)
    if job.want == "fortune":
        return found.fortunes()
    if job.want == "log":
        return found.log(job.audience, job.n)
    if job.want == "timeline":
        return found.timeline(job.audience, job.over)
    if job.want == "kept":
        return found.kept()
    if job.want == "kept_for":
        return found.kept_for(job.audience)
    if job.want == "same":
        return found.same()
    return found.frame(job.n, job.audience)


def answer(body: bytes) -> bytes:
    """A job and its outcome, as they go over the pipe."""
    return msgspec.json.encode(outcome(lambda: run(_decode(body))))


def outcome(work: Callable[[], Any]) -> Outcome:
    """What work came to: its result, or its error in words."""
    try:
        return Outcome(msgspec.Raw(msgspec.json.encode(work())))
    except BocageError as error:
        refusal = getattr(error, "refusal", None)
        return Outcome(msgspec.Raw(msgspec.json.encode(refusal)), str(error), type(error).__name__)
    except Exception as error:  # a broken rule or player must not end the worker
        return Outcome(error=f"{type(error).__name__}: {error}", kind="Broken")


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
    os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else 0)  # what people wait for goes before the rest
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever prints must not disturb the pipe
    serve(sys.stdin.buffer, out)
