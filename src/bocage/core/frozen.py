"""Frozen structs: the base of answers, events, records and words of the scene.

msgspec gives fast immutable structs; the metaclass only tells type checkers that subclasses of `Frozen` are frozen without saying so each time.
"""

from __future__ import annotations

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class _FrozenMeta(msgspec.StructMeta):
    pass


class Frozen(msgspec.Struct, metaclass=_FrozenMeta, frozen=True, gc=False):
    """A small immutable struct that the cycle collector need not look at."""
