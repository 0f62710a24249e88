"""The plane: exact geometry of a table in whole numbers, for games of miniatures.

Lengths are hundredths of the table's unit, angles whole degrees, 0 = north, clockwise. No answer depends on floating point. "Runs through" means a
positive length in the open inside, "overlaps" a positive area; touching is neither. "Within N" includes N, "below N" does not.

- shapes: `Point`, `Disc`, `Box`, `Polygon`, `Teardrop`, `Strip`, `Wall`, `Prism`; `Feature` and `Terrain`, the ground of a table with its index
- distances: `gap`, `gap2`, `within`, `within_3d`, `touches`, `nearest`, `overlaps`, `covers`, `contains`
- lines: `crosses`, `stretches`, `on_the_line`; sight on the flat: `sight`, `sees`, `sights` (many at once); in space: `visible`, `glimpse`
- directions: `step` (scatter), `offset`, `heading`, `turned`, `started`, `in_arc`
- templates: `covered`, `centre_covered`, `under_centre`, `is_under`, `flame`, `canister`, `bounce`, `is_hit`, `in_strip`, `share_at_least`
- movement: `path_cost`, `path_length`, `stations`, `towards`, `first_stop`, `run_over`, `fits`, `contact_point`, `shortest_path`, `reach`
"""

from bocage.space.plane.costs import PathCost, at_distance, leg_cost, leg_length, path_cost, path_length, stations, towards, walls_crossed
from bocage.space.plane.degrees import heading, in_arc, offset, started, step, turned
from bocage.space.plane.gaps import CONTACT, Gap, covers, gap, gap2, nearest, overlaps, touches, within, within_3d
from bocage.space.plane.paths import Ground, Path, reach, shortest_path
from bocage.space.plane.rows import blocked, crossing_mask, crossing_matrix, points_array, sights
from bocage.space.plane.segments import Along, Item, contains, crosses, on_the_line, point_at, stretches, wall_crossing
from bocage.space.plane.shapes import (
    DEEP,
    HIGHEST,
    LOWEST,
    TALL,
    Box,
    Disc,
    Point,
    Polygon,
    Prism,
    Shape,
    Strip,
    Teardrop,
    Wall,
    bounds,
    centre_of,
    hull,
    outline,
)  # fmt: skip
from bocage.space.plane.sight import Certificate, Eyes, Sight, explain, is_blocked, near_side, samples, sees, sight
from bocage.space.plane.solids import Spot, glimpse, inside_solid, is_hidden, middle, silhouette, visible, wall_points
from bocage.space.plane.sweeps import Pose, Stop, contact_point, first_stop, fits, over_leg, pivots_over, placed, run_over, stands_on, sweeps_over, swept
from bocage.space.plane.templates import (
    Cover,
    bounce,
    canister,
    centre_covered,
    covered,
    exit_point,
    flame,
    in_strip,
    is_hit,
    is_under,
    lane_gap,
    share_at_least,
    share_bounds,
    under_centre,
)  # fmt: skip
from bocage.space.plane.terrain import Feature, Terrain, each

__all__ = [
    "CONTACT", "DEEP", "HIGHEST", "LOWEST", "TALL", "Along", "Box", "Certificate", "Cover", "Disc", "Eyes", "Feature", "Gap", "Ground", "Item",
    "Path", "PathCost", "Point", "Polygon", "Pose", "Prism", "Shape", "Sight", "Spot", "Stop", "Strip", "Teardrop", "Terrain", "Wall", "at_distance",
    "blocked", "bounce", "bounds", "canister", "centre_covered", "centre_of", "contact_point", "contains", "covered", "covers", "crosses",
    "crossing_mask", "crossing_matrix", "each", "exit_point", "explain", "first_stop", "fits", "flame", "gap", "gap2", "glimpse", "heading", "hull",
    "in_arc", "in_strip", "inside_solid", "is_blocked", "is_hidden", "is_hit", "is_under", "lane_gap", "leg_cost", "leg_length", "middle",
    "near_side", "nearest", "offset", "on_the_line", "outline", "over_leg", "overlaps", "path_cost", "path_length", "pivots_over", "placed",
    "point_at", "points_array", "reach", "run_over", "samples", "sees", "share_at_least", "share_bounds", "shortest_path", "sight", "sights",
    "silhouette", "stands_on", "started", "stations", "step", "stretches", "sweeps_over", "swept", "touches", "towards", "turned", "under_centre",
    "visible", "wall_crossing", "wall_points", "walls_crossed", "within", "within_3d",
]  # fmt: skip
