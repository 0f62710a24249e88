"""Places on a table as answers name them."""

from __future__ import annotations

from bocage.core.frozen import Frozen


class Waypoint(Frozen):
    """A place on the table: a bend or the end of a path."""

    x: int
    y: int
