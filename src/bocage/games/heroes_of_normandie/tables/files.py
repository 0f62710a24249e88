"""Where the files of this game lie."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from bocage.core.tables import resource

PACKAGE = "bocage.games.heroes_of_normandie"


def data(name: str) -> Traversable:
    """A table of this game."""
    return resource(PACKAGE, "data", name)
