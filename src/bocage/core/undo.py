"""Taking back: which answer it would be, and what stands in the way of a seat that does it alone (a barrier)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bocage.core.decision import Seat
from bocage.core.inputs import Chose, Imagined, Input

if TYPE_CHECKING:
    from bocage.core.match import Match


def last_choice(inputs: Sequence[Input]) -> int | None:
    """The place of the last answer that somebody gave himself; None if nobody has."""
    for place in range(len(inputs) - 1, -1, -1):
        given = inputs[place]
        if isinstance(given, Chose) and not given.by_order:
            return place
    return None


def barrier(match: Match, seat: Seat) -> str:
    """Why a seat may not take the last answer back by itself: "", "start", "seat", "roll" or "reveal"."""
    inputs, index = match.inputs, last_choice(match.inputs)
    if index is None or not match.history:
        return "start"
    if inputs[index].seat != seat:  # type: ignore[union-attr]
        return "seat"
    if any(type(given) is not Imagined for given in inputs[index + 1 :]):
        return "roll"
    return "reveal" if any(event.reveals for event in match.all_events()[match.marks[index] :]) else ""
