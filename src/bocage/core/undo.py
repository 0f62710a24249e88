"""Taking back: which answer it would be, and what stands in the way of a seat that does it alone (a barrier).

A seat goes back freely until the last roll, reveal or decision of another seat, and until sealed answers were opened; beyond it the others must consent.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.decision import Seat
from bocage.core.inputs import Chanced, Chose, Input
from bocage.core.runner import Runner


def choices(inputs: Sequence[Input]) -> list[int]:
    """The places of all answers that somebody gave himself, and no standing order."""
    return [place for place, given in enumerate(inputs) if isinstance(given, Chose) and not given.by_order]


def last_choice(inputs: Sequence[Input]) -> int | None:
    """The place of the last answer that somebody gave himself; None if nobody has."""
    for place in range(len(inputs) - 1, -1, -1):
        given = inputs[place]
        if isinstance(given, Chose) and not given.by_order:
            return place
    return None


def barrier(runner: Runner, seat: Seat, place: int | None = None) -> str:
    """Why a seat may not take an answer back by itself, the last one unless its place is named: "", "start", "seat", "roll" or "reveal"."""
    place = last_choice(runner.inputs) if place is None else place
    if place is None or not runner.history:
        return "start"
    later = runner.inputs[place:]
    if later[0].seat != seat:  # type: ignore[union-attr]
        return "seat"
    if any(isinstance(given, Chanced) for given in later):
        return "roll"
    if any(isinstance(given, Chose) and given.seat != seat for given in later):
        return "seat"
    if any(opened >= place for opened in runner.opened):
        return "reveal"  # the answer of another seat may show even where nothing came of it
    return "reveal" if any(event.reveals for event in runner.all_events()[runner.marks[place] :]) else ""


def takes_back(runner: Runner, seat: Seat, whole_turn: bool) -> tuple[int, bool] | None:
    """To which input an undo of a seat goes back, and whether it may go there by itself; None if the seat has nothing to take back.

    A whole turn goes back as far as the seat may alone; if even its last answer lies behind a barrier, to that one.
    """
    target: int | None = None
    for place in reversed(choices(runner.inputs)):
        if runner.inputs[place].seat != seat:  # type: ignore[union-attr]
            continue
        if barrier(runner, seat, place):
            return (place, False) if target is None else (target, True)
        target = place
        if not whole_turn:
            break
    return None if target is None else (target, True)
