"""What a match is made of besides its rules: the inputs that were given, and the joints at which the state was kept."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.core.chance import Outcome
from bocage.core.decision import Seat
from bocage.core.state import State


class Chose(msgspec.Struct, frozen=True, gc=False):
    """An input: a seat answered."""

    seat: Seat
    what: str
    answer: Any
    by_order: bool = False


class Chanced(msgspec.Struct, frozen=True, gc=False):
    """An input: chance answered. `number` counts the requests ever made of the source, so that each can be proved on its own."""

    outcome: Outcome
    number: int = 0


class Imagined(msgspec.Struct, frozen=True):
    """An input of copies only: unseen facts as somebody imagines them from here on."""

    facts: Any


class Joint(msgspec.Struct, frozen=True):
    """Where `next_rule` was asked: after how many inputs and events, and the state there, which is never changed any more."""

    inputs: int
    events: int
    state: State


Input = Chose | Chanced | Imagined
