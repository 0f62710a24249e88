"""Aircraft on the move (DZC-4.14, chapter 9): fly and go low; with low altitude crashes and Reaction Fire on the way. Landing: `landing`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from bocage.core.chance import total
from bocage.core.decision import Question, Rules, choose, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass, only
from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.distances import inches
from bocage.games.dropzone_commander.ground.placing import coherency, coherent
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.moving import flight_law
from bocage.games.dropzone_commander.moving.adjusting import Adjust, Adjusting, Plan, adjust
from bocage.games.dropzone_commander.moving.candidates import air_goals
from bocage.games.dropzone_commander.moving.movement import allowance, apart, capped, may_move, move_left, refuse_capped
from bocage.games.dropzone_commander.shooting import reaction
from bocage.games.dropzone_commander.state.events_telling import SquadMoved
from bocage.games.dropzone_commander.state.events_units import FLEW_LOW, AircraftReached, AircraftRose, UnitMoved, UnitTurned
from bocage.games.dropzone_commander.state.state import AIR, FLYING, LANDED, LOW, TABLE, Unit
from bocage.games.dropzone_commander.tables import keywords
from bocage.space.plane import Disc, Point, leg_length, path_length, towards
from bocage.space.plane.degrees import bearing
from bocage.tabletop.laws import Law
from bocage.tabletop.points import Waypoint

SHORTEST = 50  # shorter flights are not proposed
DIVE = 100  # DZC-9.2
Paths = dict[str, tuple[Point, ...]]


class Fly(Answer):
    """The leader flies along a path, at normal or at low altitude, and the squad faces that way."""

    path: tuple[Waypoint, ...]
    facing: int
    low: bool = False

    def target(self) -> tuple[str, str]:
        return ("point", f"{self.path[-1].x},{self.path[-1].y}") if self.path else ("button", "fly")


class CrashAt(Answer):
    """Where on its path an aircraft crashes (DZC-9.5)."""

    station: int
    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


FLY: Question[Fly | Pass] = Question("fly", Fly | Pass, rule="DZC-4.1", asides=False)
CRASH: Question[CrashAt] = Question("crash", CrashAt, rule="DZC-9.5")


def level_of(game: Battle, unit: str, low: bool) -> str:
    """DZC-9.1, DZC-22.62: the altitude of a move; who never flies above 2 inches is always low."""
    return LOW if low or keywords.low_only(game.profile(unit)) else AIR


def flown_low(record: Unit) -> bool:
    """Whether an aircraft flies low, or has flown low to where it landed this turn."""
    return record.level == LOW or FLEW_LOW in record.marks


def refuse_level(record: Unit, level: str) -> Refusal | None:
    """DZC-9.1: the level is chosen for the whole move of an activation, also if it is divided by a landing."""
    if record.moved and level != (LOW if flown_low(record) else AIR):
        return Refusal("DZC-9.1", "level-for-the-whole-move", {"unit": record.id})
    return None


def stays(record: Unit, path: Sequence[Point]) -> bool:
    """Whether a flying aircraft ends where it is without going anywhere."""
    return record.level in FLYING and all(point == path[0] for point in path)


def fliers(game: Battle, squad: str) -> list[str]:
    """Aircraft of a squad on the table that may move now."""
    units = game.state.units
    return [
        name
        for name in game.state.squads[squad].units
        if units[name].where == TABLE and units[name].level in (*FLYING, LANDED) and may_fly(game, units[name]) is None
    ]


def may_fly(game: Battle, record: Unit) -> Refusal | None:
    """DZC-3.5, DZC-9.13, DZC-12.3: as for every move; a landed aircraft that goes on must have more left than it takes to rise."""
    refused = may_move(game, record)
    if refused is None and "m" in record.order and not flight_left(game, record.id):
        return Refusal("DZC-4.1", "no-move-left", {"unit": record.id})
    return refused


def take_off_fee(game: Battle, unit: str) -> int:
    """DZC-9.13, DZC-12.14, DZC-22.59: 2 inches, unless it loads or unloads."""
    record = game.state.units[unit]
    return 0 if record.level != LANDED or record.carried or keywords.landing_free(game.profile(unit)) else flight_law.LANDING_COST


def flight_left(game: Battle, unit: str) -> int:
    """How far an aircraft may still fly: what it takes to rise counts against Mv, not against Move and Fire (DZC-RULING-55)."""
    return capped(game, unit, max(0, move_left(game, unit) - take_off_fee(game, unit)))


class Flying:
    """The open question of one squad's flight."""

    def __init__(self, game: Battle, squad: str) -> None:
        self.game, self.squad = game, squad
        self.units = fliers(game, squad)
        self.leader = game.state.units[self.units[0]]
        self.start = Point(self.leader.x, self.leader.y)
        self.budgets = {unit: flight_left(game, unit) for unit in self.units}
        self.known: dict[Fly, Paths | Refusal] = {}
        self._hovering: list[tuple[int, int]] | None = None

    def plan(self, answer: Fly) -> Paths | Refusal:
        found = self.known.get(answer)
        if found is None:
            found = self.known[answer] = self._plan(answer)
        return found

    def _plan(self, answer: Fly) -> Paths | Refusal:
        """All aircraft fly the leader's path side by side (DZC-1.8)."""
        game = self.game
        if not 0 <= answer.facing < 360 or not 1 <= len(answer.path) <= 12:
            return Refusal("DZC-4.2", "no-such-facing", {})
        points = [Point(p.x, p.y) for p in answer.path]
        paths: Paths = {}
        for unit in self.units:
            record = game.state.units[unit]
            dx, dy = record.x - self.start.x, record.y - self.start.y
            path = (Point(record.x, record.y), *(Point(p.x + dx, p.y + dy) for p in points))
            low = level_of(game, unit, answer.low) == LOW
            path = self._drawn_in(unit, points[-1], low, [done[-1] for done in paths.values()]) or path
            refused = self.refuse_one(unit, path, low)
            if refused is not None:
                return refused
            paths[unit] = path
        return self.refuse_apart(paths) or paths

    def refuse_one(self, unit: str, path: tuple[Point, ...], low: bool) -> Refusal | None:
        """Whether one aircraft may fly so."""
        refused = self._refuse_cost(unit, path, low) or refuse_level(self.game.state.units[unit], LOW if low else AIR)
        return refused or flight_law.refuse_path(self.game, unit, path, low) or flight_law.refuse_hover(self.game, unit, path[-1], low, self.units)

    def _refuse_cost(self, unit: str, path: tuple[Point, ...], low: bool) -> Refusal | None:
        """DZC-4.1, DZC-4.8, DZC-9.2: the flight and its climbs within Mv, the distance within Move and Fire; going low on the spot is an inch of both."""
        game, record = self.game, self.game.state.units[unit]
        if low and record.level == AIR and stays(record, path):
            cost, allowed = DIVE, self.budgets[unit]
        else:
            cost, allowed = flight_law.path_cost(game.plan, path), max(0, move_left(game, unit) - take_off_fee(game, unit))
        if cost > allowed:
            return Refusal("DZC-4.1", "too-far", {"unit": unit, "cost": inches(cost), "allowed": inches(allowed)})
        return refuse_capped(game, unit, path)

    def _drawn_in(self, unit: str, end: Point, low: bool, taken: list[Point]) -> tuple[Point, ...] | None:
        """DZC-1.9: of a squadron that losses have torn apart, one that is too far from the leader flies as near to where he ends as it can."""
        here, limit = self.game.point(unit), coherency(self.game, self.squad)
        if limit < 0 or leg_length(self.start, here) <= limit + 2 * flight_law.BASE or not self.torn:
            return None
        beside = Point(end.x + here.x - self.start.x, end.y + here.y - self.start.y)
        for keep in (limit, limit // 2):
            goal = towards(end, beside, keep)
            path = (here, towards(here, goal, min(self.budgets[unit], leg_length(here, goal))))
            free = (
                all(leg_length(path[-1], other) >= 2 * flight_law.BASE for other in taken) and flight_law.path_cost(self.game.plan, path) <= self.budgets[unit]
            )
            clear = flight_law.refuse_path(self.game, unit, path, low) or flight_law.refuse_hover(self.game, unit, path[-1], low, self.units)
            if free and clear is None:
                return path
        return None

    @cached_property
    def torn(self) -> bool:
        """Whether the squadron does not hang together as it is (DZC-1.9)."""
        mates = [unit for unit in self.game.state.squads[self.squad].units if self.game.state.units[unit].where == TABLE]
        return not coherent([Disc(self.game.point(unit), flight_law.BASE) for unit in mates], coherency(self.game, self.squad))

    def refuse_apart(self, paths: Paths) -> Refusal | None:
        game = self.game
        ends = [Disc(path[-1], flight_law.BASE) for path in paths.values()]
        rest = [u for u in game.state.squads[self.squad].units if u not in paths and game.state.units[u].where == TABLE]
        standing = [Disc(game.point(unit), flight_law.BASE) for unit in rest]
        before = [Disc(path[0], flight_law.BASE) for path in paths.values()]
        limit = coherency(game, self.squad)
        if not coherent([*ends, *standing], limit) and coherent([*before, *standing], limit):
            return Refusal("DZC-1.8", "not-coherent", {"squad": self.squad})
        return None

    def refuse(self, answer: Fly | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        found = self.plan(answer)
        return found if isinstance(found, Refusal) else None

    def listing(self) -> list[Fly | Pass]:
        """Towards what matters, at the altitude it has flown at so far; who has not flown yet also low towards the first of them."""
        budget = min(self.budgets.values())
        found: list[Fly | Pass] = [PASS]
        low, fresh = flown_low(self.leader), not self.leader.moved and not keywords.low_only(self.game.profile(self.units[0]))
        for goal in air_goals(self.game, self.squad):
            end = self.beside(towards(self.start, goal, budget))
            if leg_length(self.start, end) >= SHORTEST:
                facing, path = bearing(self.start, end), (Waypoint(end.x, end.y),)
                found.append(Fly(path, facing, low and not fresh))
                if fresh and len(found) == 2:
                    found.append(Fly(path, facing, low=True))
        return list(dict.fromkeys(found))

    def beside(self, end: Point) -> Point:
        """The same place, on the table, and short of an aircraft that hovers there."""
        layout, base = self.game.setting.layout, flight_law.BASE
        end = Point(min(max(end.x, base), layout.width - base), min(max(end.y, base), layout.depth - base))
        for x, y in self.hovering():
            if (x - end.x) ** 2 + (y - end.y) ** 2 < 4 * base * base:
                return towards(self.start, end, max(0, leg_length(self.start, end) - 3 * base))
        return end

    def hovering(self) -> list[tuple[int, int]]:
        """Where other aircraft are."""
        if self._hovering is None:
            others = self.game.on_table()
            self._hovering = [(unit.x, unit.y) for unit in others if unit.squad != self.squad and PROFILES[unit.profile].is_aircraft]
        return self._hovering


class Flown(Adjusting):
    """After a flight is planned: single aircraft may fly elsewhere, at the altitude of the others; who is put where it is stays as it is."""

    def __init__(self, flying: Flying, plan: Plan, low: bool) -> None:
        super().__init__(flying.game, plan)
        self.flying, self.low = flying, low

    def changed(self, answer: Adjust) -> Plan | Refusal:
        unit, here = answer.unit, self.game.point(answer.unit)
        path = (here, *(Point(p.x, p.y) for p in answer.path))
        if all(point == here for point in path):
            path = (here,)
        refused = self.flying.refuse_one(unit, path, level_of(self.game, unit, self.low) == LOW) if len(path) > 1 else None
        if refused is not None:
            return refused
        for other, (way, _, _) in self.plan.items():
            if other != unit and apart(path[-1], way[-1]) < 4 * flight_law.BASE * flight_law.BASE:
                return Refusal("DZC-9.11", "overlaps-an-aircraft", {"unit": unit, "other": other})
        new = {**self.plan, unit: (path, answer.facing, flight_law.path_cost(self.game.plan, path))}
        return self.flying.refuse_apart({name: way for name, (way, _, _) in new.items()}) or self._refuse_astray(unit, new) or new

    def _refuse_astray(self, unit: str, new: Plan) -> Refusal | None:
        """DZC-1.9, DZC-RULING-93: of a squadron that is torn apart nobody is put farther from the others than the flight would bring him."""
        limit = coherency(self.game, self.flying.squad)
        ends = {name: way[-1] for name, (way, _, _) in new.items()}
        others = [end for name, end in ends.items() if name != unit]
        if not self.flying.torn or coherent([Disc(end, flight_law.BASE) for end in ends.values()], limit):
            return None
        before, after = (min(apart(end, other) for other in others) for end in (self.plan[unit][0][-1], ends[unit]))
        return Refusal("DZC-1.9", "must-close-up", {"unit": unit}) if after > before else None


def targets(game: Battle, squad: str) -> Iterable[str]:
    record = game.state.squads[squad]
    first = game.state.units[record.units[0]]
    if first.where == TABLE and first.level in (*FLYING, LANDED) and first.order in ("", "f", "m"):
        yield ""


def refuse(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-3.5: an aircraft of the squad is on the table and may move."""
    if at:
        return Refusal("DZC-4.1", "not-offered")
    if fliers(game, squad):
        return None
    standing = [game.state.units[unit] for unit in game.state.squads[squad].units if game.state.units[unit].where == TABLE]
    if not standing:
        return Refusal("DZC-4.1", "not-on-the-table", {"unit": squad})
    return may_fly(game, standing[0]) or Refusal("DZC-3.5", "unit-has-moved", {"unit": standing[0].id})


def fly(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-4.14: the flight is declared; low aircraft may crash; enemies react; who is left arrives."""
    flying = Flying(game, squad)
    seat = game.state.squads[squad].seat
    facts: dict[str, str | int] = {"squad": squad, "name": game.squad_name(squad), "allowance": inches(min(flying.budgets.values()))}
    legal: Law[Fly | Pass] = Law(flying, PASS)
    answer = yield from choose(game, seat, FLY, legal, facts)
    if isinstance(answer, Pass):
        return
    paths = flying.plan(answer)
    assert not isinstance(paths, Refusal)
    plan: Plan = {unit: (path, answer.facing, flight_law.path_cost(game.plan, path)) for unit, path in paths.items()}
    if len(plan) > 1:
        plan = yield from adjust(game, squad, plan, lambda changed: Flown(flying, changed, answer.low), facts)
    facings = {unit: facing for unit, (_, facing, _) in plan.items()}
    paths = {unit: path for unit, (path, _, _) in plan.items()}
    with scope(game, "move", squad):
        for unit in [unit for unit, path in paths.items() if len(path) == 1 or stays(game.state.units[unit], path)]:
            level = level_of(game, unit, answer.low) if len(paths.pop(unit)) > 1 else game.state.units[unit].level
            yield from turn(game, unit, facings[unit], level)
        if paths:
            take_off(game, squad, paths, answer.low)
            yield from travel(game, paths, facings, answer.low)


def take_off(game: Battle, squad: str, paths: Paths, low: bool) -> None:
    """The flight is declared, and who is not at its altitude goes there (DZC-9.1, DZC-9.13)."""
    farthest = max(path_length(path) for path in paths.values())
    game.emit(SquadMoved(squad, len(paths), inches(farthest), "low" if low else "fly"))
    for unit in paths:
        level = level_of(game, unit, low)
        if game.state.units[unit].level != level:
            game.emit(AircraftRose(unit, level, take_off_fee(game, unit), flying=True))


def turn(game: Battle, unit: str, facing: int, level: str) -> Rules[None]:
    """DZC-4.2, DZC-9.2, DZC-9.6: an aircraft that stays in its place turns for nothing; going low counts as an inch and rolls, climbing does not."""
    record = game.state.units[unit]
    if record.level == AIR and level == LOW:
        yield from dive(game, record.squad, unit)
    elif record.level != level:
        game.emit(AircraftRose(unit, level))
    if game.is_alive(unit) and record.facing != facing:
        game.emit(UnitTurned(unit, facing))


def travel(game: Battle, paths: Paths, facings: Mapping[str, int], low: bool) -> Rules[None]:
    """The stretch itself: crash rolls, Reaction Fire, arrival (DZC-9.5: the roll comes before Reaction Fire)."""
    for unit, path in paths.items():
        if level_of(game, unit, low) == LOW:
            yield from low_roll(game, unit, path)
    yield from reaction.window(game, [(unit, level_of(game, unit, low), path) for unit, path in paths.items() if game.is_alive(unit)])
    for unit, path in paths.items():
        if game.is_alive(unit):
            flat = tuple(value for point in path for value in (point.x, point.y))
            game.emit(UnitMoved(unit, flat, facings[unit], flight_law.path_cost(game.plan, path), path_length(path), level_of(game, unit, low)))


def low_roll(game: Battle, unit: str, path: tuple[Point, ...]) -> Rules[None]:
    """DZC-9.3 to DZC-9.5, DZC-10.16: 2D6; on a crash number the opponent picks the point of the path."""
    if not flight_law.rolls_low(game, unit):
        return
    dice = yield from roll(total("low", 2), why="DZC-9.3")
    if not flight_law.crashes(game, unit, dice):
        return
    foe = game.others(game.seat_of(unit))[0]
    points = reaction.flight(unit, LOW, path).points
    spots = [CrashAt(i, points[2 * i], points[2 * i + 1]) for i in range(len(points) // 2)]
    answer = yield from choose(game, foe, CRASH, only(spots, "DZC-9.5"), {"unit": unit})
    game.emit(AircraftReached(unit, answer.x, answer.y, LOW))
    yield from damage.crash(game, unit)  # nobody has destroyed it (DZC-RULING-85)


# -- go low -----------------------------------------------------------------------------------------------------------------------------------------


def may_dive(game: Battle, squad: str) -> Iterable[str]:
    """Aircraft in the air that have not moved."""
    units = game.state.units
    return [unit for unit in game.state.squads[squad].units if units[unit].level == AIR and units[unit].where == TABLE and not units[unit].moved]


def refuse_dive(game: Battle, squad: str, unit: str) -> Refusal | None:
    """DZC-9.2: a stationary aircraft goes low: it counts as having moved 1 inch."""
    record = game.state.units.get(unit)
    if record is None or record.squad != squad or record.where != TABLE or record.level != AIR:
        return Refusal("DZC-9.1", "not-flying", {"unit": unit})
    refused = may_move(game, record)
    if refused is not None:
        return refused
    if record.moved or allowance(game, unit) < DIVE:
        return Refusal("DZC-9.2", "unit-has-moved", {"unit": unit})
    return flight_law.refuse_hover(game, unit, Point(record.x, record.y), True, [unit])


def dive(game: Battle, squad: str, unit: str) -> Rules[None]:
    record = game.state.units[unit]
    here = (Point(record.x, record.y),)
    game.emit(AircraftRose(unit, LOW, 0, DIVE))
    with scope(game, "dive", unit):
        yield from low_roll(game, unit, here)
    if game.is_alive(unit):
        yield from reaction.window(game, [(unit, LOW, here)])


DOINGS = (
    Verb("fly", "DZC-4.1", targets, refuse, fly),
    Verb("dive", "DZC-9.2", may_dive, refuse_dive, dive),
)
