"""Asking where the spine may take over again: after a right used beside such a question the rule ends, so that what the right began comes first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from bocage.core.decision import Aside, Ask, Question, Rules
from bocage.core.legal import Legal
from bocage.games.heroes_of_normandie import windows
from bocage.games.heroes_of_normandie.model import Heroes

T = TypeVar("T")
_NO_FACTS: Mapping[str, Any] = {}


def ask_here(game: Heroes, seat: str, question: Question[T], legal: Legal[T], facts: Mapping[str, Any] = _NO_FACTS) -> Rules[T | None]:
    """Asks a seat; None if it used a right instead, which is carried out. The rule then returns and the spine asks the state what comes next (HON-21.2)."""
    reply: Any = yield Ask(seat, question, legal, facts, game)
    if isinstance(reply, Aside):
        yield from windows.carry_out(game, seat, reply)
        return None
    return reply  # type: ignore[no-any-return]
