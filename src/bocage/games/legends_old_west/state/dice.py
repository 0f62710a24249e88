"""The dice of the game: D6, D3 (LOW-1.8), a die that must show so much, the artillery die (LOW-2.5)."""

from __future__ import annotations

from functools import lru_cache

from bocage.core.chance import Pool, faces, successes
from bocage.core.decision import Rules, roll

ARTILLERY = (2, 4, 6, 8, 10, 0)
"""LOW-2.5: the faces of the artillery die; 0 is MISFIRE."""


def artillery(why: str) -> Rules[int]:
    """LOW-2.5: the artillery die; 0 is MISFIRE."""
    shown = yield from roll(faces("artillery", 1), why=why)
    return ARTILLERY[shown[0] - 1]


def d6(name: str, why: str) -> Rules[int]:
    """One D6, read as it lies."""
    shown = yield from roll(faces(name, 1), why=why)
    return shown[0]


def d3(why: str) -> Rules[int]:
    """LOW-1.8: a D6 read as D3."""
    shown = yield from roll(faces("d3", 1), why=why)
    return (shown[0] + 1) // 2


@lru_cache(maxsize=256)
def test_die(name: str, at_least: int) -> Pool[int]:
    """One die that must show so much."""
    return successes(name, 1, at_least)
