"""Coming onto the table from Readiness (DZC-4.3, DZC-4.4, DZC-4.19): over the own edge, at most half of Mv, and the entry is the move."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import inches
from bocage.games.dropzone_commander.ground.placing import Stand, coherency, coherent, outline_at, refuse_stand
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.moving import flight_law
from bocage.games.dropzone_commander.moving.candidates import air_goals, goals
from bocage.games.dropzone_commander.moving.flight import level_of, travel
from bocage.games.dropzone_commander.moving.walk_law import Going, around
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.state.events_telling import SquadMoved
from bocage.games.dropzone_commander.state.events_units import UnitEntered, UnitMoved
from bocage.games.dropzone_commander.state.state import GROUND, READINESS
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.tables import template_radius
from bocage.space.plane import Box, Disc, Point, overlaps, path_length, towards
from bocage.space.plane.degrees import bearing
from bocage.space.plane.formation import Walker, follow
from bocage.tabletop.laws import Law
from bocage.tabletop.points import Waypoint

GATES = 5  # entry points that are offered


class Enter(Answer):
    """The leader comes on: the first point of the path lies on the own edge."""

    path: tuple[Waypoint, ...]
    facing: int
    low: bool = False

    def target(self) -> tuple[str, str]:
        return ("point", f"{self.path[-1].x},{self.path[-1].y}") if self.path else ("button", "enter")


ENTER: Question[Enter | Pass] = Question("enter", Enter | Pass, rule="DZC-4.3", asides=False)
Paths = dict[str, tuple[tuple[Point, ...], int]]


class Entering:
    """The open question of one squad that may enter."""

    def __init__(self, game: Battle, squad: str) -> None:
        self.game, self.squad = game, squad
        record = game.state.squads[squad]
        self.units = [unit for unit in record.units if game.state.units[unit].where == READINESS]
        self.profile = game.profile(self.units[0])
        self.flies = self.profile.is_aircraft
        self.budget = (self.profile.move + game.effect("move", self.units[0])) // 2  # DZC-4.3, DZC-4.5
        self.edges = game.setting.layout.entry_edges(record.seat)
        self.known: dict[Enter, Paths | Refusal] = {}
        self._going: Going | None = None

    def plan(self, answer: Enter) -> Paths | Refusal:
        found = self.known.get(answer)
        if found is None:
            found = self.known[answer] = self._plan(answer)
        return found

    def _plan(self, answer: Enter) -> Paths | Refusal:
        if not 0 <= answer.facing < 360 or not 2 <= len(answer.path) <= 12:
            return Refusal("DZC-4.3", "entry-needs-a-path", {})
        path = tuple(Point(p.x, p.y) for p in answer.path)
        edge = next((edge for edge in self.edges if _on_edge(path[0], edge)), None)
        if edge is None:
            return Refusal("DZC-4.3", "not-your-edge", {"squad": self.squad})
        starts = self._starts(path[0], edge)
        if starts is None:
            return Refusal("DZC-4.3", "edge-too-short", {"squad": self.squad})
        return self._flights(path, starts, answer.low) if self.flies else self._marches(path, starts, answer.facing)

    def _starts(self, first: Point, edge: tuple[Point, Point]) -> list[Point] | None:
        """The units of a squad come on beside each other, the leader where he says; transports so far apart that all can land (DZC-9.15)."""
        space = 2 * around(self.profile) + (10 if not self.flies else 20)
        if self.flies and self.profile.carries:
            space = max(space, template_radius(self.profile.lz or "Tiny") + flight_law.BASE + 10)
        if self.profile.coherency == "b2b":
            space = 2 * around(self.profile)
        along = (1, 0) if edge[0].y == edge[1].y else (0, 1)
        found = [first]
        step = 1
        while len(found) < len(self.units):
            for sign in (1, -1):
                shift = sign * step * space
                point = Point(first.x + along[0] * shift, first.y + along[1] * shift)
                if _on_edge(point, edge) and len(found) < len(self.units):
                    found.append(point)
            step += 1
            if step > 40:
                return None
        return found

    def _flights(self, path: tuple[Point, ...], starts: list[Point], low: bool) -> Paths | Refusal:
        game = self.game
        paths: Paths = {}
        for unit, start in zip(self.units, starts, strict=True):
            dx, dy = start.x - path[0].x, start.y - path[0].y
            flown = tuple(Point(p.x + dx, p.y + dy) for p in path)
            is_low = level_of(game, unit, low) == "low"
            cost = flight_law.path_cost(game.plan, flown)
            if cost > self.budget:
                return Refusal("DZC-4.3", "too-far", {"unit": unit, "cost": inches(cost), "allowed": inches(self.budget)})
            refused = flight_law.refuse_path(game, unit, flown, is_low) or flight_law.refuse_hover(game, unit, flown[-1], is_low, self.units)
            if refused is not None:
                return refused
            paths[unit] = (flown, cost)
        return self._refuse_apart([Disc(p[-1], flight_law.BASE) for p, _ in paths.values()]) or paths

    def going(self) -> Going:
        if self._going is None:
            layout = self.game.setting.layout
            self._going = Going(self.game, self.squad, Point(layout.width // 2, layout.depth // 2), layout.width + layout.depth)
        return self._going

    def _marches(self, path: tuple[Point, ...], starts: list[Point], facing: int) -> Paths | Refusal:
        game, going = self.game, self.going()
        for a, b in itertools.pairwise(path):
            name = going.barred(a, b)
            if name:
                return Refusal("DZC-4.1", "way-barred-by", {"unit": self.units[0], "blocker": name})
        refused = refuse_stand(game, self.units[0], Stand(path[-1].x, path[-1].y, facing), self.units, "DZC-4.1")
        if refused is not None:
            return refused
        walkers = [Walker(start, going.around, self.budget) for start in starts]
        marches = follow(walkers, path, going.way, lambda i, p: going.free(i, p, facing), detour=going.detour)
        if marches is None:
            return Refusal("DZC-4.3", "too-far", {"unit": self.units[0], "cost": inches(path_length(path)), "allowed": inches(self.budget)})
        shapes: list[Box | Disc] = []
        for unit, march in zip(self.units, marches, strict=True):
            stand = Stand(march.end.x, march.end.y, facing)
            if refuse_stand(game, unit, stand, self.units, "DZC-4.3") is not None:
                return Refusal("DZC-4.3", "no-room-to-enter", {"unit": unit})
            shape = outline_at(game, unit, stand)
            if any(overlaps(shape, other) for other in shapes):
                return Refusal("DZC-4.3", "no-room-to-enter", {"unit": unit})
            shapes.append(shape)
        return self._refuse_apart(shapes) or {unit: (march.path, march.cost) for unit, march in zip(self.units, marches, strict=True)}

    def _refuse_apart(self, shapes: list[Box | Disc]) -> Refusal | None:
        if not coherent(shapes, coherency(self.game, self.squad)):
            return Refusal("DZC-1.8", "not-coherent", {"squad": self.squad})
        return None

    def refuse(self, answer: Enter | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None  # DZC-4.4
        found = self.plan(answer)
        return found if isinstance(found, Refusal) else None

    def listing(self) -> list[Enter | Pass]:
        """From a few points of the edge, each straight towards what is nearest from there; remembered for all who want the same."""
        wanted = tuple(air_goals(self.game, self.squad) if self.flies else goals(self.game, self.squad))
        low = self.flies and not keywords.low_only(self.profile)
        memory, key = self.game.plan.sights, ("entries", tuple(self.edges), self.budget, wanted, low)
        known = memory.get(key)
        if known is None:
            known = memory[key] = (PASS, *self.entries(wanted, low))
        return list(known)  # type: ignore[call-overload,no-any-return]

    def entries(self, wanted: tuple[Point, ...], low: bool) -> list[Enter]:
        """Ways onto the table, each once though two goals may lie in one direction; the first one at low altitude as well."""
        found: list[Enter] = []
        for start, straight in self.gates():
            x, y = start.x, start.y
            if wanted:
                goal = min(wanted, key=lambda p: (p.x - x) ** 2 + (p.y - y) ** 2)
                end = towards(start, goal, self.budget)
                if end != start:
                    found.append(Enter((Waypoint(x, y), Waypoint(end.x, end.y)), bearing(start, end)))
            if straight is not None:
                found.append(straight)
        if low and found:
            found.append(Enter(found[0].path, found[0].facing, low=True))
        return list(dict.fromkeys(found))

    def gates(self) -> list[tuple[Point, Enter | None]]:
        """A few points of the edges, each with the way straight ahead from there."""
        memory, key = self.game.plan.sights, ("gates", tuple(self.edges), self.budget)
        known = memory.get(key)
        if known is None:
            places = [(_between(edge, 2 * number + 1, 2 * GATES), edge) for edge in self.edges for number in range(GATES)]
            known = memory[key] = [(start, self._straight(start, edge)) for start, edge in places]
        return known  # type: ignore[return-value]

    def _straight(self, start: Point, edge: tuple[Point, Point]) -> Enter | None:
        layout = self.game.setting.layout
        across = Point(start.x, layout.depth - edge[0].y) if edge[0].y == edge[1].y else Point(layout.width - edge[0].x, start.y)
        end = towards(start, across, self.budget)
        return Enter((Waypoint(start.x, start.y), Waypoint(end.x, end.y)), bearing(start, end)) if end != start else None


def _on_edge(point: Point, edge: tuple[Point, Point]) -> bool:
    a, b = edge
    return min(a.x, b.x) <= point.x <= max(a.x, b.x) and min(a.y, b.y) <= point.y <= max(a.y, b.y)


def _between(edge: tuple[Point, Point], part: int, of: int) -> Point:
    a, b = edge
    return Point(a.x + (b.x - a.x) * part // of, a.y + (b.y - a.y) * part // of)


# -- the verb ------------------------------------------------------------------------------------------------------------------------------------


def targets(game: Battle, squad: str) -> Iterable[str]:
    record = game.state.squads[squad]
    if game.state.units[record.units[0]].where == READINESS and not game.profile(record.units[0]).is_fast:
        yield ""


def refuse(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-4.3: squads in Readiness enter; fast movers only by attack runs (DZC-10.1)."""
    record = game.state.squads[squad]
    if at:
        return Refusal("DZC-4.3", "not-offered")
    if not any(game.state.units[unit].where == READINESS for unit in record.units):
        return Refusal("DZC-4.3", "not-in-readiness", {"squad": squad})
    profile = game.profile(record.units[0])
    if profile.is_fast:
        return Refusal("DZC-10.1", "only-in-a-run", {"squad": squad})
    return Refusal("DZC-22.27", "drill-is-placed", {"squad": squad}) if profile.category == "drill" else None


def enter(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-4.3, DZC-4.4, DZC-4.19: the owner says where, or waits; an aircraft that enters may be reacted to."""
    entering = Entering(game, squad)
    seat = game.state.squads[squad].seat
    facts = {"squad": squad, "name": game.squad_name(squad), "allowance": inches(entering.budget)}
    legal: Law[Enter | Pass] = Law(entering, PASS)
    answer = yield from choose(game, seat, ENTER, legal, facts)
    if isinstance(answer, Pass):
        return
    plan = entering.plan(answer)
    assert not isinstance(plan, Refusal)
    with scope(game, "move", squad):
        farthest = max(path_length(path) for path, _ in plan.values())
        game.emit(SquadMoved(squad, len(plan), inches(farthest), "enter_low" if answer.low and entering.flies else "enter"))
        for unit, (path, _) in plan.items():
            level = level_of(game, unit, answer.low) if entering.flies else GROUND
            game.emit(UnitEntered(unit, path[0].x, path[0].y, level))
        if entering.flies:
            yield from travel(game, {unit: path for unit, (path, _) in plan.items()}, dict.fromkeys(plan, answer.facing), answer.low)
            return
        for unit, (path, cost) in plan.items():
            flat = tuple(value for point in path for value in (point.x, point.y))
            game.emit(UnitMoved(unit, flat, answer.facing, cost, path_length(path), GROUND))
        yield from searching.gone_over(game, {unit: path for unit, (path, _) in plan.items()})


DOINGS = (Verb("enter", "DZC-4.3", targets, refuse, enter),)
