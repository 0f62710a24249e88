"""The table of a scenario, made ready once and shared by all its matches: Structures, ground, solids, in hundredths of an inch.

What stands changes only when a Structure collapses (DZC-7.13); `Layout.plan` gives the ground for each set of collapsed Structures, made once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, lru_cache

from bocage.games.dropzone_commander.tables.profiles import INCH, Unit
from bocage.games.dropzone_commander.tables.tables import Scenario, StructureRow, TerrainRow, structure_sizes, terrain_kinds
from bocage.space.plane import Feature, Point, Polygon, Prism, Spot, Terrain, bounds, contains, gap, wall_points
from bocage.space.plane.segments import crossing_test

LOW_ALTITUDE, ALTITUDE = 200, 600  # DZC-9.1, DZC-4.15
WOOD_HEIGHT = 200  # DZC-RULING-47
ROAD_BONUS = 200  # DZC-23.2
LINK = 300  # DZC-7.17
CELL, MARGIN = 600, 600  # Structures are looked up by squares of this size; no template reaches farther than the margin
LEAPING = ("jets", "levitated")
BoxedSolid = tuple[int, int, int, int, int, str, Prism, Callable[[int, int, int, int], bool]]


def hundredths(value: float) -> int:
    """Inches as the data give them, in hundredths."""
    return round(value * INCH)


class Building:
    """What never changes of a Structure: its footprint, height, entrances and statistics (DZC-19.8 to DZC-19.12)."""

    def __init__(self, row: StructureRow) -> None:
        x, y, width, depth = (hundredths(part) for part in row.rect)
        size = structure_sizes()[row.size]
        self.id, self.row, self.size = row.id, row, row.size
        self.footprint = Polygon.rectangle(x, y, width, depth)
        self.bounds = (x, y, x + width, y + depth)
        self.centre = Point(x + width // 2, y + depth // 2)
        self.height = hundredths(row.height)
        self.prism = Prism(self.footprint, self.height)
        self.entrances = tuple(Point(hundredths(ex), hundredths(ey)) for ex, ey in row.entrances)  # DZC-23.9
        self.armour: int = {"weak": size.armour_weak, "normal": size.armour_normal, "reinforced": size.armour_reinforced}[row.armour]
        self.dp, self.windows, self.room = size.dp, size.garrison_fire, size.garrison_max  # G and twice G (DZC-7.3, DZC-7.5)

    @cached_property
    def walls(self) -> tuple[Spot, ...]:
        """DZC-5.14: sampled points of the outer walls."""
        return tuple(wall_points(self.footprint, (min(50, self.height // 2), self.height // 2)))

    @cached_property
    def windows_points(self) -> tuple[Spot, ...]:
        """DZC-5.16: points of the walls from which a garrison may see, at half the height."""
        return tuple(dict.fromkeys(wall_points(self.footprint, (self.height // 2,))))


class Patch:
    """A piece of ground."""

    def __init__(self, row: TerrainRow) -> None:
        self.id, self.kind = row.id, row.kind
        self.polygon = Polygon.of(*((hundredths(x), hundredths(y)) for x, y in row.polygon))
        self.bounds = bounds(self.polygon)
        self.height = hundredths(row.height)


class Plan:
    """The ground while a given set of Structures has collapsed."""

    def __init__(self, layout: Layout, collapsed: tuple[str, ...]) -> None:
        kinds = terrain_kinds()
        patches = [*layout.patches, *(_rubble(layout.buildings[name]) for name in collapsed)]
        self.patches = tuple(patches)
        self.standing = tuple(b for b in layout.buildings.values() if b.id not in collapsed)
        self.terrain = Terrain([Feature(patch.polygon, id=patch.id) for patch in patches])
        self.footprints = tuple(b.footprint for b in self.standing)
        self.high = tuple(b for b in self.standing if b.height > ALTITUDE)  # DZC-4.16
        self.cliffs = tuple(p for p in patches if p.kind == "cliff")
        self.hills = tuple(p for p in patches if p.kind == "hill")
        self.steep = tuple(p for p in self.hills if p.height > ALTITUDE)  # DZC-9.8
        self.roads = tuple(p for p in patches if p.kind == "road")
        self.barricades = tuple(p for p in patches if p.kind == "barricade")
        self.woods = tuple(Prism(p.polygon, WOOD_HEIGHT) for p in patches if p.kind == "wood")
        self.soft = tuple(p for p in patches if kinds[p.kind].soft_cover)  # DZC-23.6
        self.hard = tuple(p for p in patches if kinds[p.kind].body_cover)  # DZC-23.7
        self.solid_names = (*(b.id for b in self.standing), *(p.id for p in patches if kinds[p.kind].blocks_los))
        self.solids = (*(b.prism for b in self.standing), *(Prism(p.polygon, p.height) for p in patches if kinds[p.kind].blocks_los))
        self.solid_of = dict(zip(self.solid_names, self.solids, strict=True))
        self.boxes = tuple(_box(name, solid) for name, solid in self.solid_of.items())
        self.wood_boxes = tuple(_box("", wood) for wood in self.woods)
        costs = [kinds[patch.kind].move_cost for patch in patches]
        every = [None if p.kind in ("road", "open", "barricade", "hill") else cost for p, cost in zip(patches, costs, strict=True)]
        hover = [None if p.kind in ("water", "tough", "rubble", "wood") else cost for p, cost in zip(patches, every, strict=True)]
        walker = [None if cost == 2 else cost for cost in every]
        self.factors = {  # DZC-23.3, DZC-22.17, DZC-22.31, DZC-22.46, DZC-22.75
            "ground": tuple(every),
            "hover": tuple(hover),
            "walker": tuple(walker),
            "jets": tuple([0 if cost == 0 and p.height > ALTITUDE else None for p, cost in zip(patches, every, strict=True)]),
            "levitated": tuple([0 if cost == 0 and p.height >= ALTITUDE else None for p, cost in zip(patches, every, strict=True)]),
        }
        self.impassable = {  # DZC-23.4: where nobody stops; who leaps over it does not stand in it
            kind: tuple((p.bounds, p) for p, factor in zip(patches, every if kind in LEAPING else row, strict=True) if factor == 0)
            for kind, row in self.factors.items()
        }
        self.sights: dict[object, object] = {}  # remembered sight past what stands (see `sight`)

    @cache  # noqa: B019  # a plan lives as long as its scenario
    def _standing_in(self, column: int, row: int) -> tuple[Building, ...]:
        west, south = column * CELL - MARGIN, row * CELL - MARGIN
        east, north = west + CELL + 2 * MARGIN, south + CELL + 2 * MARGIN
        return tuple(b for b in self.standing if b.bounds[0] < east and b.bounds[2] > west and b.bounds[1] < north and b.bounds[3] > south)

    def standing_near(self, x: int, y: int) -> tuple[Building, ...]:
        """Structures that a body, base or template at a point may touch, and a few more."""
        return self._standing_in(x // CELL, y // CELL)

    @cache  # noqa: B019  # a plan lives as long as its scenario
    def ground_height(self, x: int, y: int) -> int:
        """The height of the ground at a point: hills are flat on top (DZC-23.8)."""
        return max((p.height for p in self.hills if contains(p.polygon, Point(x, y))), default=0)

    def altitude(self, height: int, x: int, y: int) -> int:
        """DZC-5.5, DZC-9.8, DZC-RULING-113: how high an aircraft is: at its altitude, or on a contour that it had to climb."""
        if not self.steep:
            return height
        return max([height, *(p.height for p in self.steep if contains(p.polygon, Point(x, y)))])


def _box(name: str, solid: Prism) -> BoxedSolid:
    """A solid with its bounds, and with the test whether a leg in plan runs through it."""
    return *bounds(solid.base), solid.top, name, solid, crossing_test(solid.base)


class _Rubble(Patch):
    def __init__(self, building: Building) -> None:
        self.id, self.kind, self.polygon, self.height = f"{building.id}_rubble", "rubble", building.footprint, 0
        self.bounds = building.bounds


def _rubble(building: Building) -> Patch:
    """DZC-7.13: the footprint of a collapsed Structure becomes Tough ground that gives Soft Cover."""
    return _Rubble(building)


def tread(profile: Unit) -> str:
    """How a profile goes over the ground: as most do, on a cushion (DZC-22.17), on legs (DZC-22.31), or over it (DZC-22.46, DZC-22.75)."""
    if "Hovercraft" in profile.words or "Skimmer" in profile.words:
        return "hover"
    if "Walker" in profile.words:
        return "walker"
    return "jets" if "Jump Jets" in profile.words else "levitated" if "Levitated" in profile.words else "ground"


class Layout:
    """The table of one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.width, self.depth = hundredths(scenario.table[0]), hundredths(scenario.table[1])
        self.buildings = {row.id: Building(row) for row in scenario.structure}
        self.patches = tuple(Patch(row) for row in scenario.terrain)
        self._plans: dict[tuple[str, ...], Plan] = {}
        self.entries = {row.player: (_point(row.start), _point(row.stop)) for row in scenario.entry}
        self.edges = {army.player: army.edges for army in scenario.force}
        self.units: dict[str, tuple[str, ...]] = {}  # remembered by `battle`

    @cached_property
    def near_pairs(self) -> tuple[tuple[str, str], ...]:
        """DZC-7.17: Structures that take a garrison and stand less than 3 inches apart."""
        buildings = [b for b in self.buildings.values() if b.room]
        pairs = [(one, other) for number, one in enumerate(buildings) for other in buildings[number + 1 :]]
        return tuple((one.id, other.id) for one, other in pairs if gap(one.footprint, other.footprint).below(LINK))

    def plan(self, collapsed: tuple[str, ...]) -> Plan:
        """The ground as it is while these Structures have collapsed."""
        found = self._plans.get(collapsed)
        if found is None:
            found = self._plans[collapsed] = Plan(self, collapsed)
        return found

    def edge(self, name: str) -> tuple[Point, Point]:
        """A table edge, from its western or southern end."""
        w, d = self.width, self.depth
        corners = {"south": (0, 0, w, 0), "north": (0, d, w, d), "west": (0, 0, 0, d), "east": (w, 0, w, d)}
        x1, y1, x2, y2 = corners[name]
        return Point(x1, y1), Point(x2, y2)

    def entry_edges(self, seat: str) -> list[tuple[Point, Point]]:
        """DZC-4.3: the edges, or parts of edges, over which a seat enters."""
        if seat in self.entries:
            return [self.entries[seat]]
        return [self.edge(name) for name in self.edges.get(seat, ())]


def _point(pair: tuple[float, float]) -> Point:
    return Point(hundredths(pair[0]), hundredths(pair[1]))


@lru_cache(maxsize=64)
def layout_of(scenario: Scenario) -> Layout:
    """The layout of a scenario, made once."""
    return Layout(scenario)
