"""Things that nobody may look at: stand-ins for what a seat cannot know, in copies made for odds.

How many there are is public and can be asked; what they are cannot. Looking raises `Peeked`, which no rule catches.
"""

from __future__ import annotations

from typing import Any, NoReturn


class Peeked(BaseException):
    """A rule looked at something hidden. Not an `Exception`: no rule may swallow it."""


def _peek(*_: Any) -> NoReturn:
    raise Peeked("something hidden was looked at")


class UnseenName(str):
    """A hidden id, for instance that of a card."""

    __slots__ = ()
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _peek
    __contains__ = __iter__ = __getitem__ = __add__ = startswith = endswith = split = _peek  # type: ignore[assignment]


class UnseenThings(tuple[Any, ...]):
    """Hidden things in a known number: a hand, a deck."""

    __slots__ = ()
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _peek
    __contains__ = __iter__ = __getitem__ = __add__ = index = count = _peek


NAME = UnseenName("?")


def things(count: int) -> tuple[Any, ...]:
    """So many hidden things; none are nothing to hide."""
    return UnseenThings(("?",) * count) if count else ()
