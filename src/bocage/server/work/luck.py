"""The luck report: the dice of a match by pool, for all and for each seat: what fell, what was to be expected, and where in the distribution that lies."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from math import erf, sqrt

import msgspec

from bocage.core.events import Rolled
from bocage.core.inputs import Chose
from bocage.core.match import Match


class Pool(msgspec.Struct, frozen=True):
    """The dice of one name: how many fell, how often each face, their mean, what was to be expected, and how many of a hundred would have had less."""

    name: str
    sides: int
    dice: int
    faces: list[int]
    mean: float
    expected: float
    percentile: float


class SeatLuck(msgspec.Struct, frozen=True):
    seat: str
    side: str
    pools: list[Pool]


class Luck(msgspec.Struct, frozen=True):
    """The whole report."""

    pools: list[Pool]
    seats: list[SeatLuck]


Faces = dict[tuple[str, int], list[int]]  # pool and number of sides -> how often each face fell


def luck(match: Match, sides: Mapping[str, str]) -> Luck:
    """The whole report. A roll counts for the seat whose answer led to it; what falls before any answer counts for nobody."""
    whole: Faces = {}
    by_seat: dict[str, Faces] = {seat: {} for seat in sides}
    deciders = _deciders(match)
    for place, event in enumerate(match.all_events()):
        if isinstance(event, Rolled):
            seat = deciders.at(place)
            for pool in event.pools:
                for faces in (whole, by_seat[seat]) if seat in by_seat else (whole,):
                    counts = faces.setdefault((pool.name, pool.sides), [0] * pool.sides)
                    for face in pool.faces:
                        counts[face - 1] += 1
    return Luck(_pools(whole), [SeatLuck(seat, sides[seat], _pools(faces)) for seat, faces in by_seat.items()])


class _Deciders:
    """Which seat had answered last when an event happened."""

    def __init__(self, marks: list[int], seats: list[str]) -> None:
        self.marks, self.seats = marks, seats

    def at(self, event: int) -> str:
        place = bisect_right(self.marks, event) - 1
        return self.seats[place] if place >= 0 else ""


def _deciders(match: Match) -> _Deciders:
    chosen = [(mark, given.seat) for mark, given in zip(match.marks, match.inputs, strict=True) if isinstance(given, Chose) and not given.by_order]
    return _Deciders([mark for mark, _ in chosen], [seat for _, seat in chosen])


def _pools(found: Faces) -> list[Pool]:
    return [_pool(name, sides, counts) for (name, sides), counts in found.items() if sum(counts)]


def _pool(name: str, sides: int, counts: list[int]) -> Pool:
    dice = sum(counts)
    mean = sum(face * count for face, count in enumerate(counts, 1)) / dice
    expected = (sides + 1) / 2
    spread = sqrt((sides * sides - 1) / 12 / dice)
    percentile = 50 * (1 + erf((mean - expected) / spread / sqrt(2))) if spread else 50.0
    return Pool(name, sides, dice, counts, round(mean, 3), expected, round(percentile, 1))
