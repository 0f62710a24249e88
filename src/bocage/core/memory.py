"""What rules have found out between two inputs since the last joint, so that copies that come past there need not look again (`Game.once`, ADR 12)."""

from __future__ import annotations

from typing import Any

Moment = dict[tuple[str, int], Any]
"""What was found, by its name and the number of events before it."""


class Moments:
    """The moments since a joint, by the number of inputs. Copies share those that they have in common, and have their own from there on."""

    __slots__ = ("_all",)

    def __init__(self) -> None:
        self._all: list[Moment] = []

    def at(self, inputs: int) -> Moment:
        """The moment after so many inputs."""
        while len(self._all) <= inputs:
            self._all.append({})
        return self._all[inputs]

    def forget(self, inputs: int) -> None:
        """What was found after so many inputs, or later, holds no more."""
        del self._all[inputs:]

    def copy(self) -> Moments:
        twin = Moments()
        twin._all = self._all[:]
        return twin
