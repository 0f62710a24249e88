"""A battle: the state with its facts. Everything that rules ask about units, squads and Structures is named here."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import cache, lru_cache

from bocage.core.remembering import Remembered, Remembering
from bocage.games.dropzone_commander.ground.layout import ALTITUDE, LOW_ALTITUDE, Building, Layout, Plan, layout_of
from bocage.games.dropzone_commander.state.state import (
    ABOARD,
    AIR,
    FLYING,
    GONE,
    INSIDE,
    LANDED,
    LOW,
    TABLE,
    Burst,
    DropzoneState,
    Effect,
    Squad,
    Structure,
    Unit,
)
from bocage.games.dropzone_commander.tables.army_rows import Army
from bocage.games.dropzone_commander.tables.keywords import DRONES
from bocage.games.dropzone_commander.tables.profiles import INCH, Weapon, fitted, units
from bocage.games.dropzone_commander.tables.profiles import Unit as Profile
from bocage.games.dropzone_commander.tables.tables import Scenario, bodies
from bocage.space.plane import Box, Disc, Point, Prism, Spot

COHERENCY = {"b2b": 0, "standard": 300, "wide": 600, "open": -1}  # DZC-1.7
LANDED_EYE = 50  # DZC-5.6
NEAR_ALTITUDE = {AIR: ALTITUDE, LOW: LOW_ALTITUDE}


class Setting:
    """What never changes in a match: scenario, options, table, seats."""

    def __init__(self, scenario: Scenario, options: Mapping[str, str]) -> None:
        self.scenario, self.options = scenario, dict(options)
        self.layout: Layout = layout_of(scenario)
        self.seats = tuple(seat.id for seat in scenario.seats)
        self.side = {seat.id: seat.side for seat in scenario.seats}
        allies = options.get("teams", "none").split("+")
        if len(allies) > 1:  # DZC-24.2
            self.side[allies[1]] = self.side[allies[0]]
        self.enemies = {a: tuple(b for b in self.seats if self.side[b] != self.side[a]) for a in self.seats}
        self.armies = {army.player: army for army in scenario.force}
        self.turns = scenario.rounds
        on = {row: value == "on" for row, value in options.items()}
        self.natural_six = on.get("natural_six", False)  # DZC-20.11
        self.contested_focal = on.get("contested_focal", False) or scenario.victory.focal_contested  # DZC-24.3
        self.one_target = on.get("one_target", False)  # DZC-24.4
        self.unactivated_reaction = on.get("unactivated_reaction", False)  # DZC-24.9
        self.short_in_plan = on.get("short_in_plan", False)  # DZC-24.10
        self.fighting_only = on.get("fighting_only", False)  # DZC-24.11
        self.lz_edge = on.get("lz_edge", False)  # DZC-24.12
        self.build_armies = on.get("build_armies", False)  # chapter 21
        self.cards = scenario.uses_cards


@lru_cache(maxsize=50_000)
def body_at(body: str, x: int, y: int, facing: int, bottom: int) -> Prism:
    """The body of a kind of unit standing somewhere (data/bodies.toml)."""
    row = bodies()[body]
    height = round(row.height * INCH)
    centre = Point(x, y)
    if row.shape == "disc":
        return Prism(Disc(centre, round(row.width * INCH) // 2), bottom + height, bottom)
    return Prism(Box(centre, round(row.length * INCH), round(row.width * INCH), facing), bottom + height, bottom)


Stands = tuple[list[Unit], tuple[str, ...], list[Effect]]


def _stands(state: DropzoneState) -> Stands:
    """All units, what has collapsed, which effects hold."""
    return [*state.units.values()], state.collapsed, [*state.effects]


def _places(stands: Stands) -> Hashable:
    """Where all units are, down to the last one: the worlds of a computer player come to the same again and again."""
    units, collapsed, effects = stands
    return tuple([(u.id, u.squad, u.profile, u.where, u.host, u.x, u.y, u.facing, u.level) for u in units]), collapsed, (*effects,)


class Battle(Remembering[DropzoneState]):
    """A battle of Dropzone Commander."""

    setting: Setting
    as_it_stands = Remembered(_stands, key=_places, kept=64)

    # -- units ------------------------------------------------------------------------------------------------------------------

    def unit(self, name: str) -> Unit:
        return self.state.units[name]

    def squad(self, name: str) -> Squad:
        return self.state.squads[name]

    def squad_of(self, unit: str) -> Squad:
        return self.state.squads[self.state.units[unit].squad]

    def seat_of(self, unit: str) -> str:
        """Who commands a unit."""
        state = self.state
        return state.squads[state.units[unit].squad].seat

    def profile(self, unit: str) -> Profile:
        """What is printed on a unit, in the mode it is in (DZC-22.30)."""
        return PROFILES[self.state.units[unit].profile]

    def weapons(self, unit: str) -> tuple[Weapon, ...]:
        """Its weapons, bought ones included."""
        record = self.state.units[unit]
        return _weapons(record.profile, record.options)

    def weapon(self, unit: str, weapon: str) -> Weapon:
        record = self.state.units[unit]
        return _weapon(record.profile, record.options, weapon)

    def weapon_of(self, burst: Burst) -> Weapon:
        """The weapon of a burst; drones are a weapon of their own (DZC-22.35)."""
        return DRONES if burst.weapon == DRONES.id else self.weapon(burst.unit, burst.weapon)

    def dp_left(self, unit: str) -> int:
        """Damage points that a unit has left."""
        return self.profile(unit).dp - self.state.units[unit].damage

    def squad_dp(self, squad: str) -> int:
        """Damage points that a squad has left."""
        return sum(self.dp_left(unit) for unit in self.state.squads[squad].units)

    def squad_name(self, squad: str) -> str:
        """The name of a squad for sentences: a squad in being is called as the table calls it, by its id; any other by its kind."""
        found = self.state.squads.get(squad)
        return squad if found is None or found.units else f"@unit-{found.profile.replace('.', '-').replace('_', '-')}"

    def group_name(self, battlegroup: str) -> str:
        """The name of a battlegroup for sentences: that of its first squad."""
        return self.squad_name(self.state.battlegroups[battlegroup].squads[0])

    def army(self, seat: str) -> Army:
        """The army list of a seat: the scenario's, or the one it has written (chapter 21)."""
        return self.state.lists.get(seat) or self.setting.armies[seat]

    def is_enemy(self, a: str, b: str) -> bool:
        """Whether two seats are on different sides (DZC-24.2)."""
        return self.setting.side[a] != self.setting.side[b]

    def others(self, seat: str) -> list[str]:
        """The enemies of a seat in this turn's order of play, from the seat on (DZC-24.1, DZC-24.7)."""
        order = self.state.order or self.setting.seats
        start = order.index(seat) if seat in order else 0
        turned = order[start:] + order[:start]
        return [other for other in turned if self.is_enemy(seat, other)]

    def friendly_edges(self, seat: str) -> list[tuple[Point, Point]]:
        """DZC-14.18, DZC-24.2: the table edges of a seat and its allies."""
        layout = self.setting.layout
        names = [name for other in self.setting.seats if not self.is_enemy(seat, other) for name in layout.edges.get(other, ())]
        return [layout.edge(name) for name in dict.fromkeys(names)]

    def on_table(self, seat: str | None = None) -> list[Unit]:
        """Units on the table (not inside or aboard anything), of one seat or of all."""
        state = self.state
        if seat is None:
            return [unit for unit in state.units.values() if unit.where == TABLE]
        own = [state.units[name] for squad in state.squads.values() if squad.seat == seat for name in squad.units]
        return [unit for unit in own if unit.where == TABLE]

    def enemies_in_play(self, seat: str) -> Iterator[Unit]:
        """Enemy units on the table or in Structures."""
        state, side = self.state, self.setting.side
        own = side[seat]
        for squad in state.squads.values():
            if side[squad.seat] != own:
                for name in squad.units:
                    unit = state.units[name]
                    if unit.where in (TABLE, INSIDE):
                        yield unit

    def squads_of(self, seat: str) -> Iterator[Squad]:
        return (squad for squad in self.state.squads.values() if squad.seat == seat)

    def is_alive(self, unit: str) -> bool:
        return unit in self.state.units and self.state.units[unit].where != GONE

    def is_flying(self, unit: str) -> bool:
        """Airborne, at either altitude (DZC-9.20)."""
        record = self.state.units[unit]
        return record.where == TABLE and record.level in FLYING

    def outermost(self, unit: str) -> Unit:
        """The transport, Structure apart, that a unit is in the end aboard of; itself if of none (DZC-2.16)."""
        record = self.state.units[unit]
        while record.where == ABOARD:
            record = self.state.units[record.host]
        return record

    def mount(self, unit: str) -> Unit:
        """The body from which a unit fires: its own, or the transport whose firing port it uses (DZC-22.54)."""
        record = self.state.units[unit]
        return self.state.units[record.host] if record.where == ABOARD else record

    def passengers(self, unit: str) -> list[str]:
        """Units directly aboard a transport."""
        squads = self.state.squads
        carried = squads[self.state.units[unit].squad].carries
        return [name for squad in carried if squad in squads for name in squads[squad].units if self.state.units[name].host == unit]

    def state_of(self, squad: str) -> str:
        """Where the first unit of a squad is, seen from outside: the state of its outermost transport (DZC-2.16)."""
        state = self.state
        members = state.squads[squad].units
        if not members:
            return GONE
        record = state.units[members[0]]
        while record.where == ABOARD:
            record = state.units[record.host]
        return record.where

    # -- geometry ---------------------------------------------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """The ground as it is now."""
        return self.setting.layout.plan(self.state.collapsed)

    def building(self, structure: str) -> Building:
        return self.setting.layout.buildings[structure]

    def structure(self, name: str) -> Structure:
        return self.state.structures[name]

    def point(self, unit: str) -> Point:
        record = self.state.units[unit]
        return Point(record.x, record.y)

    def foot(self, record: Unit) -> int:
        """The height at which a body begins: the ground, or the altitude of an aircraft."""
        if record.level in FLYING:
            return self.plan.altitude(NEAR_ALTITUDE[record.level], record.x, record.y)
        return self.plan.ground_height(record.x, record.y)

    def body(self, unit: str) -> Prism:
        """The body of a unit on the table."""
        record = self.state.units[unit]
        return body_at(PROFILES[record.profile].body, record.x, record.y, record.facing, self.foot(record))

    def outline(self, unit: str) -> Box | Disc:
        """Its outline in plan."""
        record = self.state.units[unit]
        base = body_at(PROFILES[record.profile].body, record.x, record.y, record.facing, 0).base
        assert not hasattr(base, "corners")
        return base

    def eye(self, unit: str) -> Spot:
        """DZC-5.4 to DZC-5.6: the body centre; of an aircraft the base centre at its altitude, landed at half an inch."""
        return centre_of(self, self.outermost(unit))

    # -- what holds for a while -----------------------------------------------------------------------------------------------------

    def effects(self, what: str, *on: str) -> list[Effect]:
        """Effects of a kind on any of these (a unit, its squad, its battlegroup, its seat)."""
        if not self.state.effects:
            return []
        return [effect for effect in self.state.effects if effect.what == what and effect.on in on]

    def effect(self, what: str, unit: str) -> int:
        """The sum of an effect on a unit and its squad."""
        if not self.state.effects:
            return 0
        squad = self.state.units[unit].squad
        return sum(effect.value for effect in self.state.effects if effect.what == what and effect.on in (unit, squad))


def centre_of(game: Battle, record: Unit) -> Spot:
    """The point from and to which ranges run (DZC-5.5, DZC-5.6, DZC-6.3)."""
    if record.level in FLYING:
        return Spot(record.x, record.y, game.plan.altitude(NEAR_ALTITUDE[record.level], record.x, record.y))
    ground = game.plan.ground_height(record.x, record.y)
    if record.level == LANDED:
        return Spot(record.x, record.y, ground + LANDED_EYE)
    body = body_at(PROFILES[record.profile].body, record.x, record.y, record.facing, ground)
    return Spot(record.x, record.y, (body.top + body.bottom) // 2)


PROFILES: Mapping[str, Profile] = units()


@cache
def _weapons(profile: str, options: tuple[str, ...]) -> tuple[Weapon, ...]:
    return fitted(PROFILES[profile], options)


@cache
def _weapon(profile: str, options: tuple[str, ...], ident: str) -> Weapon:
    return next(weapon for weapon in _weapons(profile, options) if weapon.id == ident)
