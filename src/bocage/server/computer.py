"""Computer players behind one port: `choose(match, seat, level, seed)`. They see copies in which what a seat cannot know was dealt anew, never the truth."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Any

from bocage import ai
from bocage.ai.styles import LEVELS
from bocage.core.chance import Numbers, Sampling
from bocage.core.errors import Invalid
from bocage.core.match import Match

DEFAULT = "level3"
KEPT = 32
_players: OrderedDict[tuple[str, str, str], ai.Player] = OrderedDict()  # a player remembers what it thought about its last question


def levels() -> tuple[str, ...]:
    """The levels on offer, weakest first."""
    return ("random", *LEVELS)


def choose(match: Match, seat: str, level: str, seed: str, table: str = "") -> Any:
    """What the player of a level answers to the question that is open for a seat."""
    imagined = match.copy(Sampling(seed))
    imagined.imagine(seat, Numbers(sha256(f"bocage computer {seed}".encode()).digest()))
    ask = imagined.asked(seat)
    if ask is None:
        raise Invalid(f"{seat} is not asked now")
    answer = _player(table, seat, level, seed).choose(imagined, ask)
    return ask.legal.fallback() if ask.refuse(answer) is not None else answer


def _player(table: str, seat: str, level: str, seed: str) -> ai.Player:
    key = (table, seat, level)
    found = _players.pop(key, None) or ai.player(level, seed)
    _players[key] = found
    while len(_players) > KEPT:
        _players.popitem(last=False)
    return found
