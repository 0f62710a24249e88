"""Computer players behind one port: `choose(match, seat, level, seed)`. They see copies in which everything a seat cannot know was dealt anew, never the truth."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from bocage import ai
from bocage.core.chance import Numbers, Sampling
from bocage.core.errors import Invalid
from bocage.core.match import Match

KNOWN = ("random", "thumb", "rules_of_thumb", "search", "easy", "normal", "hard")


@cache
def levels() -> tuple[str, ...]:
    """The levels that are installed, weakest first."""
    named = getattr(ai, "PLAYERS", None) or getattr(ai, "NAMES", None)
    if named:
        return tuple(named)
    found = []
    for name in KNOWN:
        try:
            ai.player(name, 0)
        except Invalid:
            continue
        found.append(name)
    return tuple(found)


def choose(match: Match, seat: str, level: str, seed: str) -> Any:
    """What the player of a level answers to the question that is open for a seat."""
    key = sha256(f"bocage computer {seed}".encode()).digest()
    imagined = match.copy(Sampling(seed))
    imagined.imagine(seat, Numbers(key))
    ask = imagined.asked(seat)
    if ask is None:
        raise Invalid(f"{seat} is not asked now")
    answer = ai.player(level, seed).choose(imagined, ask)
    return ask.legal.fallback() if ask.refuse(answer) is not None else answer
