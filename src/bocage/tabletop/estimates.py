"""Estimates of how a battle stands."""

from __future__ import annotations

from math import exp


def logistic(score: float) -> float:
    """A score, 0 where both are even, as a chance to win: 0 to 1."""
    return 1 / (1 + exp(-score))
