"""Players that are programs. They see a seat's question and redealt copies, never the truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from bocage.core.decision import Ask
from bocage.core.errors import Invalid, did_you_mean
from bocage.core.match import Match


class Player(Protocol):
    """Answers questions. `choose` gets the match only to copy and redeal it; it always answers."""

    name: str

    def choose(self, match: Match, ask: Ask[Any]) -> Any: ...


def player(name: str, seed: int | str) -> Player:
    """A player by name."""
    from bocage.ai.search import Search, Thumb
    from bocage.ai.uniform import Uniform

    makers: dict[str, Callable[[int | str], Player]] = {"random": Uniform, "thumb": Thumb, "search": Search}
    if name not in makers:
        raise Invalid(f'there is no computer player "{name}". {did_you_mean(name, makers)}')
    return makers[name](seed)
