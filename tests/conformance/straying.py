"""A rule that forgets `yield from`, for the test that walks the syntax tree. It is never run."""

from __future__ import annotations

from bocage.core.decision import Rules, roll
from tests.core.toy import DODGE, dodge


def aim(game, seat: str) -> Rules[None]:
    """TOY-4.1: a rule of this module."""
    yield from dodge(game, seat)


def shoot(game, seat: str) -> Rules[None]:
    """TOY-4.1: the window opens, and nobody is asked."""
    aim(game, seat)
    yield from ()


def throw(game) -> Rules[None]:
    """TOY-4.3: a request of the kernel, thrown away."""
    yield roll(why=DODGE.rule)  # type: ignore[misc]
