"""Fuzz: forged and malformed answers by the thousand, and random players whose crashes are written as records that can be loaded.

`python -m bocage.testing.fuzz GAME [--matches N] [--forged N] [--crashes DIR]` runs both from the command line.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from bocage.core.chance import Numbers, Seeded
from bocage.core.decision import Ask
from bocage.core.errors import BocageError, IllegalChoice, Invalid, RuleError
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.testing.conformance.__main__ import find
from bocage.testing.conformance.choices import GARBAGE

STRANGE: tuple[Any, ...] = (
    0, 1, -1, 2**31, 2**63, -(2**63), 10**30, 1.5, -0.0, 1e308, True, False, None, "", "x", "nobody", "\0", "é" * 40, "@answer-pass", "../..", [], {}, [[]],
    {"kind": "pass"}, [1, 2, 3], "9" * 500,
)  # fmt: skip


def begin(title: Title, scenario: str, seed: int, options: Mapping[str, str] | None = None) -> Match:
    """A match of a scenario with seeded dice."""
    settled = title.resolve_options(options or {})
    return Match(title, title.start(scenario, settled), Seeded(seed), scenario=scenario, options=settled)


# -- random players ------------------------------------------------------------------------------------------------------------------


class Crash(AssertionError):
    """A random match broke. `path` is the record that was written, if it could be."""

    def __init__(self, sentence: str, path: Path | None) -> None:
        super().__init__(f"{sentence}{f' The record is {path}.' if path is not None else ''}")
        self.path = path


def play_out(title: Title, scenario: str, seed: int, *, options: Mapping[str, str] | None = None, crashes: Path | None = None) -> Match:
    """Random players play a match to its end. What breaks is written to the folder `crashes` as a record, with the answer that broke it as `pending`."""
    match = begin(title, scenario, seed, options)
    numbers = Numbers(sha256(f"fuzz {seed}".encode()).digest())
    bound = title.bound(match.game)
    while not match.over:
        if len(match.inputs) > bound:
            raise Crash(f"{title.slug}/{scenario}, seed {seed}: not over after {bound} inputs.", _write(match.save(), title, scenario, seed, crashes))
        asks = match.asks
        ask = asks[numbers.below(len(asks))]
        try:
            rights = [] if numbers.below(8) else [*(ask.asides or ())]
            answer = rights[numbers.below(len(rights))] if rights else ask.legal.sample(numbers.below)[0]
            match.play(ask.seat, answer)
        except Exception as error:
            record = error.record if isinstance(error, RuleError) else match.save()
            sentence = f"{title.slug}/{scenario}, seed {seed}, input {len(match.inputs)}: {type(error).__name__}: {error}"
            raise Crash(sentence, _write(record, title, scenario, seed, crashes)) from error
    return match


def _write(record: bytes, title: Title, scenario: str, seed: int, crashes: Path | None) -> Path | None:
    if crashes is None or not record:
        return None
    crashes.mkdir(parents=True, exist_ok=True)
    path = crashes / f"{title.slug}-{scenario}-{seed}.json"
    path.write_bytes(record)
    return path


# -- forged answers ------------------------------------------------------------------------------------------------------------------


def forge(match: Match, count: int, seed: int, *, every: int = 40) -> dict[str, int]:
    """Sends so many forged answers to a match that random players play on every few of them. Raises AssertionError if one is taken, raises anything but
    the documented errors, or changes the match. Says how often each error came."""
    numbers = Numbers(sha256(f"forge {seed}".encode()).digest())
    found: dict[str, int] = {}
    state = _mark(match)
    for attempt in range(count):
        if match.over:
            break
        if attempt % every == every - 1:
            ask = match.asks[numbers.below(len(match.asks))]
            match.play(ask.seat, ask.legal.sample(numbers.below)[0])
            if match.over:
                break
            state = _mark(match)
        seat, choice, number = forged(match, numbers)
        shown = f"attempt {attempt}: {seat!r:.20}, {choice!r:.120}, {number!r:.20}"
        try:
            match.play(seat, choice, number)
        except (Invalid, IllegalChoice) as error:
            found[type(error).__name__] = found.get(type(error).__name__, 0) + 1
        except Exception as error:
            raise AssertionError(f"{shown} raises {type(error).__name__}: {error}") from error
        else:
            raise AssertionError(f"{shown} is taken")
        if _mark(match) != state:
            raise AssertionError(f"{shown} has changed the match")
    return found


def _mark(match: Match) -> tuple[str, int, int]:
    return match.hash(), len(match.inputs), match.number


def forged(match: Match, numbers: Numbers) -> tuple[Any, Any, Any]:
    """A seat, a choice and a number of which at least one is wrong."""
    below = numbers.below
    ask = match.asks[below(len(match.asks))]
    asked = {each.seat for each in match.asks}
    choice = _bent(ask, below)
    seats = [seat for seat in (*match.title.seats(match.game), "nobody", "", None, 3, ("a",), "a\0") if seat not in asked]
    wrong = below(8)
    if wrong == 0:
        return seats[below(len(seats))], choice, ask.number
    if wrong == 1 or _is_legal(match, ask, choice):
        stale: tuple[Any, ...] = (ask.number - 1, ask.number + 1, 0, -1, str(ask.number), float(ask.number), True, 2**70, [], b"1")
        return ask.seat, choice, stale[below(len(stale))]
    return ask.seat, choice, ask.number if below(2) else None


def _is_legal(match: Match, ask: Ask[Any], choice: Any) -> bool:
    try:
        return ask.refuse(match.decode(ask, choice)) is None
    except Exception:  # malformed, or a law that breaks on it: `forge` will see
        return False


def _bent(ask: Ask[Any], below: Callable[[int], int]) -> Any:
    """Garbage, or a listed answer bent out of shape: fields changed, added or taken away, or bytes flipped."""
    kind = below(10)
    if kind == 0:
        return GARBAGE[below(len(GARBAGE))]
    if kind == 1:
        return bytes(below(256) for _ in range(below(40)))
    if kind == 2:
        return STRANGE[below(len(STRANGE))]
    data = msgspec.to_builtins(ask.legal.sample(below)[0])
    keys = list(data)
    key = keys[below(len(keys))]
    strange = STRANGE[below(len(STRANGE))]
    if kind == 3:
        data[f"x{key}"] = strange
    elif kind == 4:
        del data[key]
    elif kind in (5, 6, 7):
        data[key] = _changed(data[key], strange, below)
    else:
        raw = bytearray(json.dumps(data).encode())
        for _ in range(1 + below(3)):
            raw[below(len(raw))] = below(256)
        return bytes(raw)
    return data


def _changed(value: Any, strange: Any, below: Callable[[int], int]) -> Any:
    """A value of the same type that is somewhat different, or a strange one."""
    if type(value) is int and below(2):
        return value + below(41) - 20
    if type(value) is str and value and below(2):
        return value[:-1] if below(2) else value + "s"
    if type(value) is list and value and below(2):
        return value + value if below(2) else value[:-1]
    return strange


# -- the command ----------------------------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; exit status 0 only if nothing broke."""
    parser = argparse.ArgumentParser(prog="python -m bocage.testing.fuzz", description="Random players and forged answers.")
    parser.add_argument("game", help="slug of a game, or module:NAME of its title")
    parser.add_argument("--scenario", default="", help="only this scenario (default: all)")
    parser.add_argument("--matches", type=int, default=20, help="random matches of each scenario (default 20)")
    parser.add_argument("--forged", type=int, default=2000, help="forged answers sent in each scenario (default 2000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (default 0)")
    parser.add_argument("--crashes", type=Path, default=Path("crashes"), help="folder for the records of crashes (default crashes)")
    given = parser.parse_args(arguments)
    try:
        title = find(given.game)
        wanted = [given.scenario] if given.scenario else list(title.scenarios())
        for scenario in wanted:
            begin(title, scenario, 0)
    except (BocageError, ImportError, AttributeError, KeyError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    failed = 0
    for scenario in wanted:
        for seed in range(given.seed, given.seed + given.matches):
            try:
                play_out(title, scenario, seed, crashes=given.crashes)
            except Crash as crash:
                failed += 1
                print(crash)
        try:
            errors = forge(begin(title, scenario, given.seed), given.forged, given.seed)
            print(f"{scenario}: {given.matches} matches, {sum(errors.values())} forged answers refused: {errors}")
        except AssertionError as error:
            failed += 1
            print(f"{scenario}: {error}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
