"""Legality, said once: `x in legal`, `iter(legal)`, `legal.refuse(x)`.

`refuse` is the law and gives the reason; `listing` proposes. The same object serves the server's check, the highlighting, the explanation
and the search, so no second list can disagree with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen

T = TypeVar("T")


def _tag(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Answer(Frozen, tag=_tag, tag_field="kind", forbid_unknown_fields=True):
    """An answer to a question: one small frozen struct per kind of answer, decoded strictly.

    A subclass says in `target` what it is bound to on the table, and in `declines` whether it leaves things as they are: it passes, stops or ends.
    """

    declines: ClassVar[bool] = False

    def target(self) -> tuple[str, Any]:
        """What this answer points at: ("cell" | "piece" | "card" | "zone" | "region" | "button", its id)."""
        return "button", self.__struct_config__.tag


class Pass(Answer):
    """Declining: legal wherever a question offers it."""

    declines = True


PASS = Pass()


class Legal(Generic[T]):
    """The law of one question.

    `listing` gives candidates in reading order. On a grid it gives all of them; on a continuous table sensible ones. With `exact` it promises that
    every candidate is legal (the conformance suite checks that it keeps the promise). `default` is what is assumed when nobody decides: it is taken by
    standing orders that decline and by odds that run past this question.
    """

    __slots__ = ("_listing", "default", "exact", "refuse")
    whole = True  # whether the candidates are meant to be all that is legal; a law that only proposes says False

    def __init__(
        self,
        refuse: Callable[[T], Refusal | None],
        listing: Callable[[], Iterable[T]],
        *,
        exact: bool = False,
        default: T | None = None,
    ) -> None:
        self.refuse = refuse  # None if an answer is legal, else the reason
        self._listing = listing
        self.exact = exact
        self.default = default

    def __contains__(self, answer: T) -> bool:
        return self.refuse(answer) is None

    def __iter__(self) -> Iterator[T]:
        if self.exact:
            return iter(self._listing())
        refuse = self.refuse
        return (answer for answer in self._listing() if refuse(answer) is None)

    def proposals(self) -> Sequence[T]:
        """What the listing proposes, not yet checked: a player that takes one answer of many checks that one."""
        listed = self._listing()
        return listed if type(listed) is list or type(listed) is tuple else list(listed)

    def sample(self, below: Callable[[int], int]) -> tuple[T, bool]:
        """One listed legal answer, each with the same chance, and whether there was a choice at all. `below(n)` gives a number under n."""
        listed = self._listing()
        if self.exact:
            offered: Sequence[T] = listed if type(listed) is list or type(listed) is tuple else list(listed)
            count = len(offered)
            if count > 1:
                return offered[below(count)], True
            if not count:
                raise LookupError("nothing is legal here")
            return offered[0], False
        found: list[T] = list(listed)
        refuse = self.refuse
        while found:
            place = below(len(found))
            answer = found[place]
            found[place] = found[-1]
            found.pop()
            if refuse(answer) is None:
                return answer, any(refuse(other) is None for other in found)
        raise LookupError("nothing is legal here")

    def fallback(self) -> T:
        """The answer assumed when nobody decides: the default if it is legal, else passing if that is legal, else the first listed."""
        if self.default is not None and self.refuse(self.default) is None:
            return self.default
        first: T | None = None
        for answer in self:
            if isinstance(answer, Pass):
                return answer
            first = answer if first is None else first
        if first is None:
            raise LookupError("nothing is legal here")
        return first


def only(answers: Iterable[T], rule: str, message: str = "not-offered") -> Legal[T]:
    """The law of a short closed list: these answers and no others."""
    offered = tuple(answers)
    refusal = Refusal(rule, message)
    return Legal(lambda x: None if x in offered else refusal, lambda: offered, exact=True)
