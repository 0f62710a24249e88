"""A battle and the facts rules ask of it: who owns what, bases, distances, sight, contact. Geometry is remembered until something moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import isqrt
from typing import Any

from bocage.core.events import Event
from bocage.core.remembering import Remembered, Remembering
from bocage.games.legends_old_west.ground.land import Land
from bocage.games.legends_old_west.state.events import Happened
from bocage.games.legends_old_west.state.state import Figure, LowState, Unit
from bocage.games.legends_old_west.tables.rows import Profile, Weapon, cm
from bocage.games.legends_old_west.tables.scenario import ArmyRow, Ground, Scenario
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, CONSTANTS, PROFILES, VEHICLES, WEAPONS
from bocage.space.plane import Box, Disc, Gap, Point, gap, sight, touches
from bocage.space.plane.shapes import Area, Base, outline

FOOT, MOUNTED, GUN = 125, 200, 200  # radii of bases (LOW-2.3)
ZONE = cm(CONSTANTS["control_zone_cm"].value)  # LOW-2.11
CLOUD_RADII = {1: 625, 2: 500, 3: 375, 4: 250}  # LOW-17.3 to 17.5


class Setting:
    """What never changes in a battle: scenario, options, sides and seats, the size of the table."""

    def __init__(self, scenario: Scenario, options: Mapping[str, str]) -> None:
        self.scenario, self.options = scenario, dict(options)
        self.flags = {key: value == "on" for key, value in options.items()}
        self.era = scenario.era
        self.sides = scenario.sides
        self.seats = tuple(seat.id for seat in scenario.seats)
        self.side_of_seat = {seat.id: seat.side for seat in scenario.seats}
        self.seats_of = {side: tuple(seat.id for seat in scenario.seats if seat.side == side) for side in scenario.sides}
        self.captain = {side: next(seat.id for seat in scenario.seats if seat.side == side) for side in scenario.sides}  # LOW-24.1
        self.enemy = {scenario.sides[0]: scenario.sides[1], scenario.sides[1]: scenario.sides[0]}
        self.armies: dict[str, ArmyRow] = scenario.armies()
        self.width, self.depth = scenario.width, scenario.depth
        self.limit = scenario.rounds
        self.alarms = bool(scenario.effects("held_until_alert"))
        self.dark = tuple((effect.from_turn, cm(effect.cm)) for effect in scenario.effects("sight_limit"))
        self.cohesion = self._cohesion()

    def _cohesion(self) -> int:
        """LOW-4.5, LOW-4.6, LOW-4.7, LOW-4.8: close order in the Colonial era and up to October 1914, skirmish order afterwards."""
        close = self.era == "colonial" or (self.era == "ww1" and self.scenario.date < "1914-11")
        return cm(CONSTANTS["cohesion_close_order_cm" if close else "cohesion_skirmish_cm"].value)


@lru_cache(maxsize=64)
def land_of(features: tuple[Ground, ...]) -> Land:
    """The land of a set of features, made once and shared by all matches."""
    return Land(features)


class Battle(Remembering[LowState]):
    """A battle of Legends of the Old West."""

    setting: Setting
    places = Remembered()  # distances, sight, contact: until somebody moves, goes, hides or is seen. No records in it, only ids and numbers
    on_table = Remembered(shared=False)  # who is on the table (`present`)
    memo = Remembered(shared=False)  # facts that hold until a place or a record changes
    at_moment = Remembered()  # what holds until anything at all happens
    _land: Land | None = None
    _land_of: tuple[Ground, ...] | None = None

    def __init__(self, state: LowState, setting: Setting) -> None:
        super().__init__(state, setting)
        self.ready: dict[str, tuple[Figure, int, list[str]]] = {}  # what each figure could fire, as long as its record and the turn are the same
        self.planned: dict[Any, Any] = {}  # what each pilot would plan, by the turn and all aircraft as they are

    def emit(self, event: Event) -> None:
        """Applies and records; what it changes makes void what was found from it."""
        super().emit(event)
        if self.on_table and isinstance(event, Happened) and event.renews:
            self._renew(event.figure)  # type: ignore[attr-defined]

    def _renew(self, ident: str) -> None:
        """The new record of one figure in the list of those present."""
        figure = self.state.figures.get(ident)
        if figure is None or figure.place != "table":
            return
        side = self.side(ident)
        here: dict[str, list[Figure]] = self.on_table["present"]
        for place, other in enumerate(here[side]):
            if other.id == ident:
                self.on_table["present"] = {**here, side: [*here[side][:place], figure, *here[side][place + 1 :]]}
                return

    # -- ownership ------------------------------------------------------------------------------------------------------------

    def option(self, name: str) -> bool:
        """Whether an option is on."""
        return self.setting.flags[name]

    def figure(self, ident: str) -> Figure:
        return self.state.figures[ident]

    def unit(self, ident: str) -> Unit:
        return self.state.units[ident]

    def unit_of(self, ident: str) -> Unit:
        """The unit a figure, gun, vehicle or aircraft belongs to, or the unit itself."""
        return self.state.units[ident.partition(".")[0]]

    def side(self, ident: str) -> str:
        """The side of anything that belongs to a unit; mines and charges name theirs."""
        return self.state.units[ident.partition(".")[0]].side

    def seat(self, ident: str) -> str:
        """The seat that decides for a unit or anything of it (LOW-24.1)."""
        return self.state.units[ident.partition(".")[0]].seat

    def captain(self, side: str) -> str:
        """The seat that decides for a whole side."""
        return self.setting.captain[side]

    def enemy(self, side: str) -> str:
        return self.setting.enemy[side]

    def order(self) -> tuple[str, str]:
        """The sides, the one with the Initiative first (LOW-3.3)."""
        first = self.state.first or self.setting.sides[0]
        return first, self.setting.enemy[first]

    def profile(self, figure: Figure) -> Profile:
        return PROFILES[figure.profile]

    def weapon(self, ident: str) -> Weapon:
        return WEAPONS[ident]

    # -- who is there ---------------------------------------------------------------------------------------------------------

    def present(self) -> dict[str, list[Figure]]:
        """Figures on the table on their own bases, those lying and hidden included, by side."""
        found: dict[str, list[Figure]] | None = self.on_table.get("present")
        if found is None:
            units = self.state.units
            found = self.on_table["present"] = {side: [] for side in self.setting.sides}
            for figure in self.state.figures.values():
                if figure.place == "table":
                    found[units[figure.unit].side].append(figure)
        return found

    def fighters(self, side: str, *, with_hidden: bool = True) -> list[Figure]:
        """Figures of a side that stand on the table."""
        return [f for f in self.present()[side] if not f.down and (with_hidden or not f.hidden)]

    def enemies(self, side: str, *, with_hidden: bool = False) -> list[Figure]:
        """Standing enemies of a side; hidden ones only on request."""
        return self.fighters(self.setting.enemy[side], with_hidden=with_hidden)

    def friends(self, side: str) -> list[Figure]:
        return self.fighters(side)

    def standing(self, unit: str) -> list[Figure]:
        """A unit's figures that stand on the table."""
        figures = self.state.figures
        return [f for ident in self.state.units[unit].figures if (f := figures.get(ident)) is not None and f.place == "table" and not f.down]

    def alive(self, unit: str) -> list[Figure]:
        """A unit's figures that are not out of action, wherever they are (LOW-12.19: those lying count as lost)."""
        figures = self.state.figures
        return [f for ident in self.state.units[unit].figures if (f := figures.get(ident)) is not None and not f.down]

    def leader(self, unit: str) -> Figure | None:
        """The cohesion figure, if he stands."""
        figure = self.state.figures.get(self.state.units[unit].leader)
        return figure if figure is not None and not figure.down and figure.place != "off" else None

    # -- geometry -------------------------------------------------------------------------------------------------------------

    @property
    def land(self) -> Land:
        features = self.state.features
        if self._land_of is not features:
            self._land, self._land_of = land_of(features), features
        return self._land  # type: ignore[return-value]

    def radius(self, figure: Figure) -> int:
        return MOUNTED if figure.mount else FOOT

    def base(self, ident: str) -> Base:
        """The base or body of anything on the table; a figure in a vehicle is where the vehicle is."""
        state = self.state
        figure = state.figures.get(ident)
        if figure is not None:
            if figure.place == "aboard" and figure.vehicle:
                return self.base(figure.vehicle)
            return Disc(Point(figure.x, figure.y), MOUNTED if figure.mount else FOOT)
        vehicle = state.vehicles.get(ident)
        if vehicle is not None:
            row = VEHICLES[vehicle.row]
            return Box(Point(vehicle.x, vehicle.y), row.length, row.width, vehicle.facing)
        gun = state.guns.get(ident)
        if gun is not None:
            return Disc(Point(gun.x, gun.y), GUN)
        craft = state.aircraft[ident]
        return Disc(Point(craft.x, craft.y), cm(AIRCRAFT[craft.row].base_radius_cm))

    def gap(self, a: str, b: str) -> Gap:
        """Base edge to base edge (LOW-2.2)."""
        return measured(self.base(a), self.base(b))

    def within(self, a: str, b: str, reach: int) -> bool:
        return near(self.base(a), self.base(b), reach)

    def touching(self, a: str, b: str) -> bool:
        return touches(self.base(a), self.base(b))

    def smoke(self) -> tuple[Disc, ...]:
        """Smoke on the table (LOW-17.6)."""
        return tuple([Disc(Point(c.x, c.y), CLOUD_RADII[c.stage]) for c in self.state.clouds.values() if c.kind == "smoke"])

    def sight_limit(self) -> int | None:
        """How far anybody sees this turn (scenario), None without limit."""
        state = self.state
        for begins, limit in self.setting.dark:
            if state.turn >= begins:
                return None if state.counters.get("flare_until", 0) >= state.turn else limit
        return None

    def sees(self, a: str, b: str) -> bool:
        """LOW-2.28: line of sight between two things; night and smoke included."""
        key = ("sees", a, b)
        memo = self.places
        found: bool | None = memo.get(key)
        if found is None:
            found = memo[key] = self._sees(a, b)
        return found

    def _sees(self, a: str, b: str) -> bool:
        figures = self.state.figures
        f, g = figures.get(a), figures.get(b)
        if f is not None and g is not None and f.place == g.place == "table":
            limit = self.sight_limit()
            fr, gr = MOUNTED if f.mount else FOOT, MOUNTED if g.mount else FOOT
            if limit is not None and (f.x - g.x) ** 2 + (f.y - g.y) ** 2 > (limit + fr + gr) ** 2:
                return False
            return self.land.sees_discs(f.x, f.y, fr, g.x, g.y, gr, self.smoke() if self.state.clouds else ())
        air = self.state.aircraft
        one, two = self.base(a), self.base(b)
        limit = self.sight_limit()
        if limit is not None and not near(one, two, limit):
            return False
        if a in air or b in air:
            if a in air and b in air:
                return True
            ground, sky = (two, one) if a in air else (one, two)
            house = self.land.building_at(ground.centre.x, ground.centre.y)  # who stands at its opening looks out of it
            close = self.land.terrain.within(ground, 500, self.land.terrain.full)
            return sight(self.land.terrain, ground, sky, observer_in=house, among=sum(1 << n for n in close), smoke=self.smoke()).clear
        return self.land.sees(one, two, self.smoke())

    def engaged(self, ident: str) -> list[str]:
        """Enemy figures in base contact with a figure (LOW-2.12); those lying or hidden do not count."""
        return self.contacts().get(ident, _NOBODY)

    def contacts(self) -> dict[str, list[str]]:
        """Who is in contact with which enemies."""
        found: dict[str, list[str]] | None = self.places.get("contacts")
        if found is None:
            found = {}
            one, two = self.setting.sides
            ours, theirs = self.fighters(one, with_hidden=False), self.fighters(two, with_hidden=False)
            if ours and theirs:  # only where the two armies overlap can anybody touch anybody
                xs, ys = [f.x for f in theirs], [f.y for f in theirs]
                west, east, south, north = min(xs) - 401, max(xs) + 401, min(ys) - 401, max(ys) + 401
                ours = [f for f in ours if west <= f.x <= east and south <= f.y <= north]
            if ours and theirs:
                xs, ys = [f.x for f in ours], [f.y for f in ours]
                west, east, south, north = min(xs) - 401, max(xs) + 401, min(ys) - 401, max(ys) + 401
                foes = [(f.id, f.x, f.y, MOUNTED if f.mount else FOOT) for f in theirs if west <= f.x <= east and south <= f.y <= north]
                for f in ours:
                    x, y, reach = f.x, f.y, (MOUNTED if f.mount else FOOT) + 1
                    for ident, ex, ey, er in foes:
                        dx = ex - x
                        if -401 <= dx <= 401:
                            dy, far = ey - y, reach + er
                            if dx * dx + dy * dy <= far * far:
                                found.setdefault(f.id, []).append(ident)
                                found.setdefault(ident, []).append(f.id)
            self.places["contacts"] = found
        return found

    def inside(self, ident: str) -> int | None:
        """The building that holds a figure on the table."""
        figure = self.state.figures.get(ident)
        if figure is None or figure.place != "table":
            return None
        return self.land.building_at(figure.x, figure.y)


@lru_cache(maxsize=65_536)
def measured(one: Area, two: Area) -> Gap:
    """`gap`, remembered, with a quick way for a round base and a body."""
    if type(one) is Disc and type(two) is Box:
        return _round_gap(one, two)
    if type(one) is Box and type(two) is Disc:
        return _round_gap(two, one)
    return gap(one, two)


def _round_gap(disc: Disc, box: Box) -> Gap:
    """The distance of a round base from a body: to the nearest of its four sides, 0 inside."""
    x, y = disc.centre.x, disc.centre.y
    corners = outline(box).corners
    num, den, inside = -1, 1, True
    cx, cy = corners[-1]
    for dx, dy in corners:  # counter-clockwise
        fx, fy, gx, gy = dx - cx, dy - cy, x - cx, y - cy
        across = fx * gy - fy * gx
        if across < 0:
            inside = False
        square, dot = fx * fx + fy * fy, fx * gx + fy * gy
        if dot <= 0:
            n, m = gx * gx + gy * gy, 1
        elif dot >= square:
            n, m = (gx - fx) ** 2 + (gy - fy) ** 2, 1
        else:
            n, m = across * across, square
        if num < 0 or n * den < num * m:
            num, den = n, m
        cx, cy = dx, dy
    return Gap(0, 1, disc.radius) if inside else Gap(num, den, disc.radius)


def near(one: Base, two: Base, reach: int) -> bool:
    """`within`, quick for round bases and remembered for bodies."""
    if type(one) is Disc and type(two) is Disc:
        a, b = one.centre, two.centre
        dx, dy, far = a.x - b.x, a.y - b.y, reach + one.radius + two.radius
        return far >= 0 and dx * dx + dy * dy <= far * far
    return measured(one, two).within(reach)


def apart(one: Base, two: Base) -> int:
    """The distance of two bases in ten-thousandths of a centimetre, rounded down: to put many in order."""
    if type(one) is Disc and type(two) is Disc:
        a, b = one.centre, two.centre
        dx, dy = a.x - b.x, a.y - b.y
        return max(0, isqrt(10_000 * (dx * dx + dy * dy)) - 100 * (one.radius + two.radius))
    found = measured(one, two)
    return max(0, isqrt(10_000 * found.num // found.den) - 100 * found.radius)


_NOBODY: list[str] = []
