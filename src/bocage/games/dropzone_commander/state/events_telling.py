"""What the log says once for a whole squad: these events change nothing, the units' own events do."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event


class SquadMoved(Event):
    """So many units of a squad go so many inches at the farthest; `how` is march, fly, low, enter or enter_low (DZC-4.1, DZC-4.3, DZC-9.1)."""

    squad: str
    units: int
    inches: str
    how: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-4.1",)


class SquadBoarded(Event):
    """Units of a squad got into a transport (DZC-12.2)."""

    squad: str
    units: int
    carrier: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-12.2",)


class SquadAlighted(Event):
    """Units of a squad got out of a transport (DZC-12.2)."""

    squad: str
    units: int
    carrier: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-12.2",)


class SquadPut(Event):
    """Units of a squad were put down: `how` is survivors (DZC-7.13, DZC-13.5), setup (DZC-2.16, DZC-22.27) or drill (DZC-22.26)."""

    squad: str
    units: int
    how: str
    rules: ClassVar[tuple[str, ...]] = ("DZC-13.5", "DZC-13.6")
