"""What can go wrong, and how it is told: what, where, why, and what now.

`Invalid` means that something cannot be read (a malformed answer, a broken file); `Illegal` that it can be read and is not allowed now. Both are
`ValueError`s, and raising either of them has changed nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not legal: the rule that says so, the id of the sentence, its facts, and what would make it legal."""

    rule: str
    message: str
    facts: Mapping[str, Any] = {}
    remedies: tuple[str, ...] = ()
    path: str = ""  # where in a compound answer, e.g. "squads[2].figures"


class BocageError(Exception):
    """Any error that Bocage raises on purpose."""


class Invalid(BocageError, ValueError):
    """It cannot be read: malformed, of the wrong type, of another version."""


class IllegalChoice(BocageError, ValueError):
    """It can be read but is not allowed now. `refusal` says why, if a rule says so."""

    def __init__(self, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class Stale(IllegalChoice):
    """The answer was meant for a question that is no longer open."""


class WrongSeat(IllegalChoice):
    """The question was not put to this seat."""


class Barrier(IllegalChoice):
    """Undo would cross a roll, a reveal or another seat's decision; the others must consent."""


class DataError(Invalid):
    """A data file is wrong: file, path, value, and the nearest right word."""


class RecordError(Invalid):
    """A record cannot be read, was tampered with, or is of a newer version."""


class RuleError(BocageError, RuntimeError):
    """A rule broke. The match stands where it stood before; `record` reproduces the fault."""

    def __init__(self, sentence: str, record: bytes) -> None:
        super().__init__(sentence)
        self.record = record


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an error message that names the nearest right word, or the known ones if none is near."""
    words = sorted(set(known), key=_natural)
    near = get_close_matches(word, words, n=1, cutoff=0.6)
    if near:
        return f'Did you mean "{near[0]}"?'
    return f"Known: {', '.join(words[:12])}{', ...' if len(words) > 12 else ''}." if words else "None is known."


def _natural(word: str) -> list[tuple[int, str]]:
    """Numbers in a word count as numbers: 2.1 comes before 10.1."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", word)]
