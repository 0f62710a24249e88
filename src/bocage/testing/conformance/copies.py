"""Copies, undo, records and snapshots: all of them give back the same match, and nothing that changes is shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bocage.core.chance import Sampling, Seeded
from bocage.core.decision import Ask
from bocage.core.errors import Barrier, BocageError
from bocage.core.inputs import Chanced, Chose
from bocage.core.match import Match
from bocage.core.replay import load, resume
from bocage.testing.conformance.walk import Walk

KEPT = 24  # earlier copies that are hashed again at the end


class Keeper:
    """Copies made along a walk, with the hashes they had when they were made."""

    def __init__(self) -> None:
        self.kept: list[tuple[int, Match, str]] = []

    def keep(self, walk: Walk) -> None:
        """Keeps a copy of this moment; some are played on, the others stay as they are."""
        if len(self.kept) >= KEPT:
            del self.kept[1::2]
        twin = walk.match.copy(Sampling(f"keep {walk.step}"))
        self.kept.append((walk.step, twin, twin.hash()))

    def check(self, walk: Walk) -> None:
        """Hashes all earlier copies again, plays every other one on, and hashes the others once more."""
        before = walk.match.hash()
        for _ in range(2):
            for step, twin, hashed in self.kept:
                walk.check("sharing", twin.hash() == hashed, None, f"the copy of step {step} has changed since")
            for _, twin, _ in self.kept[::2]:
                try:
                    walk.random_play(twin, 6)
                except BocageError as error:
                    walk.check("copy", False, None, f"a copy cannot be played on: {error}")
            self.kept = self.kept[1::2]
        walk.check("sharing", walk.match.hash() == before, None, "playing copies on has changed the match")


def check_copy(walk: Walk, ask: Ask[Any], answer: Any) -> None:
    """A copy is the same match, and the same answer and the same dice lead to the same place."""
    match = walk.match
    twins = [match.copy(_same_dice(match)) for _ in range(2)]
    for twin in twins:
        walk.check("copy", twin.hash() == match.hash(), ask, "a copy has another hash")
        walk.check("copy", _asked(twin) == _asked(match), ask, f"a copy asks {_asked(twin)}")
    try:
        hashes = []
        for twin in twins:
            twin.play(ask.seat, answer)
            hashes.append(twin.hash())
        walk.check("copy", hashes[0] == hashes[1], ask, f"two copies go on differently after {answer!r}")
    except BocageError as error:
        walk.check("copy", False, ask, f"a copy refuses {answer!r}: {error}")


def _same_dice(match: Match) -> Seeded:
    source = Seeded("")
    assert isinstance(match.chance, Seeded)
    source.key, source.count = match.chance.key, match.chance.count
    return source


def _asked(match: Match) -> list[tuple[str, str, int, list[str]]]:
    return [(ask.seat, ask.what, ask.number, [repr(answer) for answer in ask.legal]) for ask in match.asks]


def play_and_undo(walk: Walk, ask: Ask[Any], answer: Any, always: bool, between: Callable[[Walk, Ask[Any], Any], None]) -> bool:
    """Plays an answer, takes it back, and plays it again with the same dice: the same match each time.

    Not `always`, but whenever the step told an event that was seldom told before; then `between` has a look at the moment before it as well.
    """
    match = walk.match
    chance = match.chance
    assert isinstance(chance, Seeded)
    count, events, inputs = chance.count, len(match.all_events()), len(match.inputs)
    opens = len(match.put) > 1 and len(match.asks) == 1  # the last of several sealed answers opens them all
    before, offered = (match.hash(), [repr(each) for each in ask.legal]) if always else ("", [])
    if not walk.play(ask, answer):
        return False
    seldom = walk.seldom(match.all_events()[events:])
    if not always and not seldom:
        return True
    after, happened = match.hash(), msgspec.json.encode(match.all_events())
    if not _check_barrier(walk, ask, inputs, events, opens):
        return False
    match.undo()
    back = match.asked(ask.seat)
    if always:
        walk.check("undo", match.hash() == before, ask, f"undo of {answer!r} gives another state or question")
        same = back is not None and [repr(each) for each in back.legal] == offered
        if not walk.check("undo", same, ask, "undo gives another listing"):
            return False
    walk.check("undo", (len(match.all_events()), len(match.inputs)) == (events, inputs), ask, "undo leaves events or inputs behind")
    if back is not None and seldom:
        between(walk, back, answer)
    chance.count = count
    if not walk.play(ask, answer):
        return False
    walk.check("undo", match.hash() == after, ask, f"{answer!r} after undo leads elsewhere than before")
    return walk.check("undo", msgspec.json.encode(match.all_events()) == happened, ask, f"{answer!r} after undo tells other events than before")


def _check_barrier(walk: Walk, ask: Ask[Any], inputs: int, events: int, opens: bool) -> bool:
    """Judges from the journal and the events alone who may take the last answer back, and compares. False if somebody could who may not."""
    match = walk.match
    since = match.inputs[inputs + 1 :]
    rolled = any(isinstance(given, Chanced) or (isinstance(given, Chose) and given.by_order) for given in since)
    revealed = opens or any(event.reveals for event in match.all_events()[events:])
    for seat in match.title.seats(match.game):
        if seat == ask.seat and not rolled and not revealed:
            walk.check("barrier", not match.barrier(seat), ask, f"{seat} cannot take back what shows nothing")
            continue
        before = match.hash()
        what = "roll" if rolled else "reveal" if revealed else "decision of another seat"
        try:
            match.undo(seat)
        except Barrier:
            walk.check("barrier", match.hash() == before, ask, "a refused undo has changed the match")
        else:
            return walk.check("barrier", False, ask, f"{seat} took back {ask.what} of {ask.seat} across a {what}")
    return True


def check_record(walk: Walk) -> None:
    """Saves, loads, and compares; the loaded match saves to the same bytes."""
    match = walk.match
    data = match.save()
    try:
        twin = load(data, lambda slug: match.title)
    except BocageError as error:
        walk.check("record", False, None, f"the record does not load: {error}")
        return
    walk.check("record", twin.hash() == match.hash(), None, "the record replays to another hash")
    walk.check("record", twin.save() == data, None, "the loaded match saves to other bytes")
    walk.check("record", _asked_kinds(twin) == _asked_kinds(match), None, "the loaded match asks something else")


def check_snapshot(walk: Walk) -> None:
    """A snapshot is resumed as the same match, with the same questions under the same numbers."""
    match = walk.match
    try:
        twin = resume(match.snapshot(), lambda slug: match.title, _same_dice(match))
        walk.check("snapshot", twin.hash() == match.hash(), None, "the resumed match has another hash")
        walk.check("snapshot", _asked(twin) == _asked(match), None, "the resumed match asks something else")
        for seat in (*match.title.seats(match.game), None):
            same = msgspec.json.encode(twin.view(seat)) == msgspec.json.encode(match.view(seat))
            walk.check("snapshot", same, None, f"the resumed match looks different to {seat or 'a spectator'}")
    except Exception as error:
        walk.check("snapshot", False, None, f"it cannot be resumed: {type(error).__name__}: {error}")


def _asked_kinds(match: Match) -> list[tuple[str, str]]:
    return [(ask.seat, ask.what) for ask in match.asks]
