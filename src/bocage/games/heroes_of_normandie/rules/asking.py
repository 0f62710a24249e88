"""Asking with the rights that hold at any time: after one was used beside a question the rule looks at the table again before it asks once more.

A question with one answer is put only where its not being put would tell something: what a hand holds, or what a Concealed card is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from bocage.core.decision import Aside, Ask, Question, Rules, check_guards, choose
from bocage.core.legal import Legal
from bocage.games.heroes_of_normandie.rules import windows
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


def settled(game: Heroes, seat: str, legal: Legal[T]) -> tuple[T | None, Legal[T]]:
    """The only answer, where both sides can see that it is the only one and that no right may be used beside it (HON-21.2, HON-21.43); else None, and the law.

    What is listed has then been looked up: it follows from public facts, and nothing changes while the question is open.
    """
    if windows.has_rights(game, seat):
        return None, legal
    listed = list(legal)
    return (listed[0], legal) if len(listed) == 1 else (None, Legal(legal.refuse, lambda: listed, exact=True, default=legal.default))


def choose_unless_settled(game: Heroes, seat: str, question: Question[T], legal: Legal[T], facts: Mapping[str, Any] = _NO_FACTS) -> Rules[T]:
    """As `choose`, but what is settled by public facts is not asked."""
    answer, law = settled(game, seat, legal)
    return answer if answer is not None else (yield from choose(game, seat, question, law, facts))
