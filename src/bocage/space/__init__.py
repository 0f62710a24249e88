"""Pure geometry, no game: hexes with line of sight, squares, a line. A place is a whole number, a set of places may be a bit mask.

Grids are immutable and one per size, so that every match on a map shares them; tables are computed once, the larger ones when first
asked for.
"""

from bocage.space.bits import mask, members
from bocage.space.crossing import Crossing
from bocage.space.grid import Grid
from bocage.space.hexes import DIRECTIONS, HexGrid
from bocage.space.line import Line
from bocage.space.paths import Cost, Reach, path
from bocage.space.sight import Block, Reason, Sight
from bocage.space.squares import Shape, SquareGrid

__all__ = [
    "DIRECTIONS",
    "Block",
    "Cost",
    "Crossing",
    "Grid",
    "HexGrid",
    "Line",
    "Reach",
    "Reason",
    "Shape",
    "Sight",
    "SquareGrid",
    "mask",
    "members",
    "path",
]
