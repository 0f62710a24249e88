"""State is a few dicts of small frozen records, changed only by events.

`Record` is the base of what lies in those dicts; `State` the base of the whole. A copy of a state copies its dicts and lists, which hold only immutable
things: a microsecond, where a deep copy of forty units takes nearly a thousand. Keys of dicts are strings or integers, so that a state can be written
as JSON; no sets and no floats, so that it is the same on every machine.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar, get_origin, get_type_hints

import msgspec

from bocage.core.frozen import Frozen

R = TypeVar("R", bound="Record")
S = TypeVar("S", bound="State")

replace = msgspec.structs.replace


class Record(Frozen, omit_defaults=True):
    """A frozen noun of a game: a squad, a card, a marker."""


class State(msgspec.Struct):
    """All that changes in a match. Subclasses add fields: dicts and lists of records, and plain values."""

    def copy(self: S) -> S:
        """A state of its own: dicts and lists are copied, what they hold is shared and never changes."""
        copier = _COPIERS.get(type(self))
        if copier is None:
            copier = _COPIERS[type(self)] = _make_copier(type(self))
        return copier(self)  # type: ignore[no-any-return]

    def encode(self) -> bytes:
        """As JSON, in the order things lie in: another order is another state."""
        return msgspec.json.encode(self)

    def digest(self) -> str:
        """The state hash that records carry at every joint."""
        return sha256(self.encode()).hexdigest()[:32]


_COPIERS: dict[type, Any] = {}


def _make_copier(kind: type[State]) -> Any:
    """Writes `lambda s: Kind(s.units.copy(), s.round, ...)` for one class of state, once."""
    hints = get_type_hints(kind)
    parts = []
    for field in kind.__struct_fields__:
        changes = (get_origin(hints[field]) or hints[field]) in (dict, list)
        parts.append(f"s.{field}.copy()" if changes else f"s.{field}")
    return eval(f"lambda s: Kind({', '.join(parts)})", {"Kind": kind})
