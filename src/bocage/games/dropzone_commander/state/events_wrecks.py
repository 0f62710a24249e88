"""Destroyed transports and aircraft: events of chapter 13."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event


class FateRolled(Event):
    """What becomes of a destroyed transport or aircraft (DZC-13.1, DZC-13.7)."""

    unit: str
    fate: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-13.1", "DZC-13.7")
