"""Computer players behind one port: `choose(match, seat, level, seed)`, and `advise(match, seat)` for people. They see copies in which what a seat cannot know
was dealt anew, never the truth."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Any

import msgspec

from bocage import ai
from bocage.ai.explain import hint
from bocage.ai.styles import LEVELS, style
from bocage.core.chance import Fixed, Numbers, Sampling
from bocage.core.errors import Invalid
from bocage.core.match import Match
from bocage.core.scene import Say

DEFAULT = "level3"
KEPT = 32
_players: OrderedDict[tuple[str, str, str], ai.Player] = OrderedDict()  # a player remembers what it thought about its last question


def levels() -> tuple[str, ...]:
    """The levels on offer, weakest first."""
    return ("random", *LEVELS)


class Strength(msgspec.Struct, frozen=True):
    """What a level is like in a game: so many of a hundred decisions are taken at random, and whether it searches further ahead than rules of thumb do."""

    level: str
    errs: int
    ahead: bool


def strengths(game: str) -> tuple[Strength, ...]:
    """What to expect of the levels, weakest first."""
    further = style("search", game).iterations
    told = [Strength(level, found.blunders, found.iterations >= further) for level in LEVELS for found in (style(level, game),)]
    return (Strength("random", 100, False), *told)


def choose(match: Match, seat: str, level: str, seed: str, table: str = "") -> Any:
    """What the player of a level answers to the question that is open for a seat."""
    imagined = match.copy(Sampling(seed))
    imagined.imagine(seat, Numbers(sha256(f"bocage computer {seed}".encode()).digest()))
    ask = imagined.asked(seat)
    if ask is None:
        raise Invalid(f"{seat} is not asked now")
    answer = _player(table, seat, level, seed).choose(imagined, ask)
    return ask.legal.fallback() if ask.refuse(answer) is not None else answer


class Advised(msgspec.Struct, frozen=True):
    """An answer that was looked into, as it is offered: the estimated chance to win after it, and how often it was looked into."""

    answer: Any
    label: Say
    value: float
    visits: int


class Advice(msgspec.Struct, frozen=True):
    """What a computer would answer in a seat's place, best first; `before` is the estimated chance to win without an answer yet."""

    seat: str
    what: str
    before: float
    reasons: tuple[Advised, ...]


def advise(match: Match, seat: str) -> Advice:
    """What a computer would answer in a seat's place. While the seat guesses, nobody measures for it."""
    match.refuse_while_guessing(seat)
    found = hint(imagined(match, seat), seat, odds=False)
    return Advice(seat, found.what, found.before, tuple(Advised(each.answer, each.label, each.value, each.visits) for each in found.reasons))


def imagined(match: Match, audience: str) -> Match:
    """The match as an audience ("" for spectators) may imagine it: whatever is shown out of it tells nothing that is hidden."""
    twin = match.copy(Fixed(()))
    twin.imagine(audience or None, Numbers(sha256(b"bocage survey").digest()))
    return twin


def _player(table: str, seat: str, level: str, seed: str) -> ai.Player:
    key = (table, seat, level)
    found = _players.pop(key, None) or ai.player(level, seed)
    _players[key] = found
    while len(_players) > KEPT:
        _players.popitem(last=False)
    return found
