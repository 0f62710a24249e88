"""Tide of Iron: squads, tanks and command on a hex map, 1944. `TITLE` is what the registry finds."""

from bocage.games.tide_of_iron.title import TITLE

__all__ = ["TITLE"]
