"""Which kinds of answer are offered in play, and which are taken: a kind that is never offered, or never taken, shows a rule that no game has reached.

A kind is the question and the sort of answer, with the words that the answer says in its fields: a verb, a card, a special rule. What names a thing on the
table (a unit, a seat) is no word: such names are the keys of the state, or stand in the records there. No game is known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from bocage.core.decision import Ask
from bocage.core.legal import Answer
from bocage.core.match import Match

COPY = re.compile(r"[#:_-]?\d+$")  # the number of one thing among several: crew-2 is a crew


class Kind(msgspec.Struct):
    """How many questions offered a kind of answer, and how many were answered by it."""

    offered: int = 0
    taken: int = 0


class Kinds:
    """Counts the kinds of answer over many matches; every listed answer is looked at, so that play is slower than without."""

    def __init__(self) -> None:
        self.rows: dict[str, Kind] = {}

    def count(self, match: Match, ask: Ask[Any], answer: Any) -> None:
        """Counts one question: each kind that it offers once, rights beside it included, and the kind of the answer."""
        names = set(_names(match.game.state, 3)) | set(match.seats)
        offered = [*ask.legal, *(ask.asides or ())]
        for name in dict.fromkeys([kind(ask, each, names) for each in offered] + [kind(ask, answer, names)]):
            self._row(name).offered += 1
        self._row(kind(ask, answer, names)).taken += 1

    def _row(self, name: str) -> Kind:
        return self.rows.setdefault(name, Kind())

    def sorted(self) -> dict[str, Kind]:
        """By name, so that two tables can be compared."""
        return dict(sorted(self.rows.items()))


def kind(ask: Ask[Any], answer: Any, names: set[str]) -> str:
    """The name of a kind: `question: answer word`. A card is named even where the state keeps it by that name."""
    if not isinstance(answer, Answer):
        return f"{ask.what}: {type(answer).__name__.lower()}"
    what, target = answer.target()
    fields = [getattr(answer, field) for field in answer.__struct_fields__]
    said = [value for value in fields if isinstance(value, str) and value]
    card = target if what == "card" else None
    words = [value if value == card else COPY.sub("", value) or value for value in said if value == card or value not in names]
    return " ".join([f"{ask.what}: {answer.__struct_config__.tag}", *words])


def _names(value: Any, depth: int) -> Iterator[str]:
    """What has a name in the state: the keys of its dicts and the `id`s of its records, some levels deep."""
    if isinstance(value, dict):
        yield from (key for key in value if isinstance(key, str))
        value = list(value.values())
    if isinstance(value, msgspec.Struct):
        ident = getattr(value, "id", None)
        if isinstance(ident, str):
            yield ident
        value = [getattr(value, field) for field in value.__struct_fields__]
    if depth and isinstance(value, list | tuple):
        for each in value:
            yield from _names(each, depth - 1)
