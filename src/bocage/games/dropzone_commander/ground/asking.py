"""Laws of questions: a closed list of answers of several kinds, and a law that remembers what it has worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.legal import Legal, only

T = TypeVar("T")


def closed(answers: Sequence[Any], rule: str) -> Legal[Any]:
    """These answers and no others."""
    return only(answers, rule)


class Opened(Protocol):
    """The open question of a squad: what it may do, worked out when asked."""

    @property
    def refuse(self) -> Callable[[Any], Refusal | None]: ...

    @property
    def listing(self) -> Callable[[], Iterable[Any]]: ...


class Law(Legal[T]):
    """The law of an open question that holds the question itself, so that previews and forms need not work everything out anew."""

    __slots__ = ("source",)
    whole = False  # any path, any division of shots

    def __init__(self, source: Opened, default: T) -> None:
        super().__init__(source.refuse, source.listing, default=default)
        self.source = source


class At(Frozen):
    """A point of a path."""

    x: int
    y: int
