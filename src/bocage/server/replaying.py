"""A match out of its journal: chance and answers as they were written down, checked against what the rules ask for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bocage.core.chance import Outcome, Request, Source
from bocage.core.errors import BocageError, RecordError
from bocage.core.game import Title
from bocage.core.match import Chanced, Chose, Match
from bocage.core.record import Answered, Fell
from bocage.server.journal import Inputs


class Written:
    """Chance as the journal has it."""

    def __init__(self, inputs: Inputs) -> None:
        self.fell = [given for given in inputs if isinstance(given, Fell)]
        self.place = self.count = 0

    def answer(self, asked: Request) -> Outcome:
        if self.place >= len(self.fell):
            raise RecordError(f"the rules ask for {asked.why}, where the journal has no dice")
        given = self.fell[self.place]
        asked.check(given.outcome)
        self.place += 1
        self.count = given.number
        return given.outcome

    def finish(self) -> None:
        if self.place < len(self.fell):
            raise RecordError("the journal has dice that no rule asks for")


def since(match: Match, start: int) -> Inputs:
    """The inputs of a match from a place on, as they are written down."""
    written: Inputs = []
    for given in match.inputs[start:]:
        if isinstance(given, Chose):
            written.append(Answered(given.seat, given.what, msgspec.Raw(msgspec.json.encode(given.answer)), given.by_order))
        elif isinstance(given, Chanced):
            written.append(Fell(given.outcome, given.number))
        else:
            raise RecordError("an imagined match cannot be written down")
    return written


def begin(title: Title, scenario: str, options: dict[str, str], inputs: Inputs, chance: Source, *, history: bool = True) -> Match:
    """A match from its beginning, with the chance of its first inputs."""
    written = Written(inputs)
    match = Match(title, title.start(scenario, options), written, scenario=scenario, options=options, history=history)
    written.finish()
    match.chance = chance
    return match


def take_over(title: Title, scenario: str, options: dict[str, str], given: Inputs, chance: Source) -> Match:
    """A match that goes on from inputs of another one."""
    first = next((place for place, each in enumerate(given) if isinstance(each, Answered)), len(given))
    match = begin(title, scenario, options, given[:first], chance)
    go_on(match, given[first:])
    return match


def go_on(match: Match, inputs: Inputs) -> None:
    """Plays inputs that were written down. Standing orders have already been carried out: what they answered is among the inputs."""
    written = Written(inputs)
    chance, orders = match.chance, match.orders
    match.chance, match.orders = written, {}
    try:
        for given in inputs:
            if isinstance(given, Fell):
                continue
            ask = match.asked(given.seat)
            if ask is None or ask.what != given.what:
                raise RecordError(f"the journal has an answer of {given.seat} to {given.what}, but that is not asked there")
            place = len(match.inputs)
            match.play(given.seat, bytes(given.answer))
            if given.by_order:
                match.mark_by_order(place)
        written.finish()
    except RecordError:
        raise
    except BocageError as error:
        raise RecordError(f"the journal does not fit the rules: {error}") from None
    finally:
        match.chance, match.orders = chance, orders


def choices(match: Match) -> list[int]:
    """The places of all answers that a person or a computer gave (not those of standing orders)."""
    return [place for place, given in enumerate(match.inputs) if isinstance(given, Chose) and not given.by_order]


def takes_back(match: Match, seat: str, whole_turn: bool) -> tuple[int, bool] | None:
    """To which input an undo of a seat goes back, and whether it may go there by itself; None if the seat has nothing to take back."""
    target: int | None = None
    for place in range(len(match.inputs) - 1, -1, -1):
        given = match.inputs[place]
        if not isinstance(given, Chose) or given.seat != seat or given.by_order:
            continue
        if _barrier(match, place, seat):
            return (place, False) if target is None else (target, True)
        target = place
        if not whole_turn:
            break
    return None if target is None else (target, True)


def _barrier(match: Match, place: int, seat: str) -> bool:
    """Whether dice, a reveal or another seat's answer lies behind an input."""
    later: Sequence[object] = match.inputs[place:]
    if any(isinstance(given, Chanced) or (isinstance(given, Chose) and given.seat != seat) for given in later):
        return True
    return any(event.reveals for event in match.all_events()[match.marks[place] :])
