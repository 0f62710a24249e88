"""Events: typed, in the past tense, with the rules they carry out and who may see them.

`game.emit(event)` applies and records; nothing else changes the state. Log, animation, replay, statistics, odds and tests read the same events.
The sentence for people is the Fluent message `event-<tag>`, and cites nothing but the event's own fields.
"""

from __future__ import annotations

from typing import Any, ClassVar

from bocage.core.chance import Shown
from bocage.core.frozen import Frozen
from bocage.core.legal import _tag

EVERYTHING: tuple[str, ...] = ("everything",)
"""What an event leaves that changes nothing that is remembered."""


class Event(Frozen, tag=_tag, tag_field="kind"):
    """Something that happened. Subclasses say what it changes in `apply` and, if it is not for all eyes, what a seat sees in `seen_by`."""

    rules: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False  # a reveal is a barrier for undo
    leaves: ClassVar[tuple[str, ...]] = ()  # what a game remembers (core.remembering) and this does not change; `EVERYTHING` if it changes none of it
    doers: ClassVar[tuple[str, ...]] = ("seat", "side", "owner", "by", "attacker", "firer", "unit", "mover", "piece")
    """The fields that say who did it, the first that stands for somebody counts. An event whose doer is called otherwise names the field."""

    def apply(self, state: Any) -> None:
        """Changes the state; events that only tell change nothing."""

    def seen_by(self, seat: str | None) -> Event | None:
        """The event as a seat sees it (None is a spectator): itself, a masked one, or nothing."""
        return self


class Rolled(Event):
    """Dice fell. The kernel emits it for every roll, so that nobody forgets to show them."""

    pools: tuple[Shown, ...]
    why: str


class ScopeOpened(Event):
    """A stretch of play with a result of its own begins: an attack, a move, a card."""

    scope: str
    subject: str = ""


class ScopeClosed(Event):
    """The stretch is over; `void` if its subject was gone before the end."""

    scope: str
    subject: str = ""
    void: bool = False
