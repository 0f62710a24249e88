"""Laws of questions that are costly to work out: where passing is allowed an answer is picked without the others, and a law remembers what it found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from bocage.core.errors import Refusal
from bocage.core.legal import Legal, Pass

T = TypeVar("T")


class Free(Legal[T]):
    """A law under which passing is listed and always allowed: whoever picks anything else had a choice, without a look at the other answers.

    `drafts` is the same listing, not yet worked out: an answer, or a function that gives one (None if nothing comes of it), so that whoever takes one
    answer works out that one; with `exact` all that they give is legal. Where two drafts come to the same answer it is drawn as often as both.
    `other` says that something else than passing is legal for sure.
    """

    __slots__ = ("_drafts", "other")

    def __init__(
        self,
        refuse: Callable[[T], Refusal | None],
        listing: Callable[[], Iterable[T]],
        *,
        exact: bool = False,
        default: T | None = None,
        other: bool = False,
        drafts: Callable[[], list[T | Callable[[], T | None]]] | None = None,
    ) -> None:
        super().__init__(refuse, listing, exact=exact, default=default)
        self._drafts, self.other = drafts, other

    def sample(self, below: Callable[[int], int]) -> tuple[T, bool]:
        found: list[Any] = list(self._listing()) if self._drafts is None else self._drafts()
        refuse = _allow if self.exact else self.refuse
        while found:
            place = below(len(found))
            draft = found[place]
            found[place] = found[-1]
            found.pop()
            if isinstance(draft, Pass):
                return draft, self.other or any(_is_open(other, refuse) for other in reversed(found))  # type: ignore[return-value]
            answer = draft() if callable(draft) else draft
            if answer is not None and refuse(answer) is None:
                return answer, True
        raise LookupError("nothing is legal here")


class Anywhere(Free[T]):
    """The same where any place on the table may be named: the listing only proposes."""

    __slots__ = ()
    whole = False


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


def _allow(answer: Any) -> None:
    return None


def _is_open(draft: Any, refuse: Callable[[Any], Refusal | None]) -> bool:
    answer = draft() if callable(draft) else draft
    return answer is not None and refuse(answer) is None
