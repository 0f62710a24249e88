"""Odds as a worker tells them: what a choice may lead to, and how likely each result is."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.core.odds import Distribution
from bocage.core.scene import Say


class OddsResult(msgspec.Struct, frozen=True):
    """One thing a choice may lead to, and how likely it is, 0 to 1."""

    value: int
    message: str
    facts: dict[str, Any]
    chance: float


class OddsAssumed(msgspec.Struct, frozen=True):
    """What was assumed of a seat on the way."""

    seat: str
    label: Say


class Odds(msgspec.Struct, frozen=True):
    """What a choice leads to. `error` is how far off chances may be in nineteen of twenty cases, 0 to 1."""

    exact: bool
    runs: int
    worlds: int
    error: float
    results: tuple[OddsResult, ...]
    assumed: tuple[OddsAssumed, ...]


def told(found: Distribution) -> Odds:
    """What was found, as it goes over the wire."""
    results = tuple(OddsResult(r.value, r.message, dict(r.facts), float(chance)) for r, chance in found.results)
    assumed = tuple(OddsAssumed(each.seat, each.label) for each in found.assumed)
    return Odds(found.exact, found.runs, found.worlds, found.error, results, assumed)
