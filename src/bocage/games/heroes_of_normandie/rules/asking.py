"""Asking with the rights that hold at any time: after one was used beside a question the rule looks at the table again before it asks once more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from bocage.core.decision import Aside, Ask, Question, Rules, check_guards
from bocage.core.legal import Legal
from bocage.games.heroes_of_normandie.state.model import Heroes

T = TypeVar("T")
_NO_FACTS: Mapping[str, Any] = {}


def ask_here(game: Heroes, seat: str, question: Question[T], legal: Legal[T], facts: Mapping[str, Any] = _NO_FACTS) -> Rules[T | None]:
    """Asks a seat; None if it used a right instead, which is carried out. The rule then returns and the spine says what comes next: what the right began
    comes first (HON-21.2)."""
    reply: Any = yield Ask(seat, question, legal, facts, game)
    if isinstance(reply, Aside):
        yield from game.carry_out(game, seat, reply)
        return None
    return reply  # type: ignore[no-any-return]


def ask_beside(game: Heroes, seat: str, question: Question[T], legal: Legal[T], facts: Mapping[str, Any] = _NO_FACTS) -> Rules[T | None]:
    """As `ask_here`, for a rule that goes on: None if a right was used, so that it may find the question changed or needless (HON-21.2, HON-21.43)."""
    reply: Any = yield Ask(seat, question, legal, facts, game)
    if isinstance(reply, Aside):
        yield from game.carry_out(game, seat, reply)
        check_guards(game)
        return None
    return reply  # type: ignore[no-any-return]
