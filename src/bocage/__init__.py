"""Bocage: tabletop tactical wargames with every rule enforced.

>>> import bocage
>>> match = bocage.new("patrol", seed=7)
>>> match.ask.seat, match.ask.what
('blue', 'squad')
>>> match.play("blue", next(iter(match.ask.legal)))
"""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.chance import Committed, Sampling, Scripted, Seeded, Source
from bocage.core.errors import (
    Barrier,
    BocageError,
    DataError,
    IllegalChoice,
    Invalid,
    RecordError,
    Refusal,
    RuleError,
    Stale,
    WrongSeat,
)
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.core.match import Match
from bocage.core.registry import slugs, title
from bocage.core.replay import load as _load
from bocage.core.replay import verify as _verify
from bocage.core.tables import ScenarioHead as _Battle

__version__ = "0.1.0"


def new(game: str, scenario: str | _Battle = "", seed: int | str = 0, options: Mapping[str, str] | None = None, *, chance: Source | None = None) -> Match:
    """A new match of a game: of its first scenario if none is named (or of a battle as a value), dice from a seed unless a source is given."""
    found = title(game)
    chosen = scenario or next(iter(found.scenarios()))
    settled = found.resolve_options(options or {})
    ident = chosen if isinstance(chosen, str) else chosen.id
    return Match(found, found.start(chosen, settled), chance or Seeded(seed), scenario=ident, options=settled)


def load(record: bytes, chance: Source | None = None) -> Match:
    """A match from a record, replayed under the rules."""
    return _load(record, title, chance)


def verify(record: bytes) -> list[str]:
    """What a record proves: that it replays, and that its dice are those that were promised."""
    return _verify(record, title)


__all__ = [
    "PASS", "Answer", "Barrier", "BocageError", "Committed", "DataError", "IllegalChoice", "Invalid", "Legal", "Match", "Pass", "RecordError",
    "Refusal", "RuleError", "Sampling", "Scripted", "Seeded", "Stale", "WrongSeat", "load", "new", "slugs", "title", "verify",
]  # fmt: skip
