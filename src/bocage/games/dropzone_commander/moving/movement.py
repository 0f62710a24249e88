"""Ground movement (DZC-4.1 to DZC-4.8, DZC-1.8, DZC-1.9): a squad moves behind its leader, then single units may be put right.

The answer `March` moves the leader along a path; the others follow in the same relative places and flow round obstacles (`space.plane.formation`). The law
counts for every unit its own allowance: Mv, halves, costs of the ground, caps from firing and reacting.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import inches
from bocage.games.dropzone_commander.ground.layout import ROAD_BONUS
from bocage.games.dropzone_commander.ground.placing import Stand, coherency, coherent, group_of, is_close, largest_group, outline_at, refuse_stand
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.moving.adjusting import Adjust, Adjusting, Plan, adjust
from bocage.games.dropzone_commander.moving.candidates import goals
from bocage.games.dropzone_commander.moving.walk_law import Going
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.state.events_boarding import LOADED, RODE, UNLOADED, WALKED
from bocage.games.dropzone_commander.state.events_telling import SquadMoved
from bocage.games.dropzone_commander.state.events_units import UnitMoved, UnitTurned
from bocage.games.dropzone_commander.state.state import GROUND, TABLE, Unit
from bocage.games.dropzone_commander.tables import keywords
from bocage.space.plane import Box, Disc, Point, leg_length, overlaps, path_length, towards
from bocage.space.plane.degrees import bearing
from bocage.space.plane.formation import Walker, follow
from bocage.tabletop.laws import Law
from bocage.tabletop.points import Waypoint

CANDIDATES = 8


class March(Answer):
    """The leader goes along a path, its bends first and its end last, and the squad faces that way."""

    path: tuple[Waypoint, ...]
    facing: int

    def target(self) -> tuple[str, str]:
        return ("point", f"{self.path[-1].x},{self.path[-1].y}") if self.path else ("button", "march")


MARCH: Question[March | Pass] = Question("march", March | Pass, rule="DZC-4.1", asides=False)


def move_left(game: Battle, unit: str) -> int:
    """DZC-4.1, DZC-4.3, DZC-4.5, DZC-12.9, DZC-12.13: how much of its Mv a unit has left; exact halves, never halved twice (DZC-4.20)."""
    record, profile = game.state.units[unit], game.profile(unit)
    full = profile.move + game.effect("move", unit)
    if record.entered:
        full = full // 2
    elif record.carried:
        group = game.state.squads[record.squad].battlegroup
        whole = UNLOADED not in record.marks and game.effects("full_move_transport", group)  # Call for Extraction: who loads, not who unloads
        share = (1, 1) if whole else (1, 2) if LOADED in record.marks else keywords.unloading_share(profile)  # DZC-22.59: who unloads
        full = full * share[0] // share[1]
    elif record.embarks and (not profile.carries or RODE in record.marks) and not ("Jump Jets" in profile.words and RODE not in record.marks):
        full = full // 2
    return max(0, full - record.spent)


def capped(game: Battle, unit: str, left: int) -> int:
    """DZC-4.8, DZC-4.13: a distance, cut to how far the unit may still go after firing or reacting."""
    record = game.state.units[unit]
    return left if record.cap < 0 else max(0, min(left, record.cap - record.moved))


def allowance(game: Battle, unit: str) -> int:
    """How far a unit may still go where an inch costs an inch."""
    return capped(game, unit, move_left(game, unit))


def refuse_capped(game: Battle, unit: str, path: Sequence[Point]) -> Refusal | None:
    """DZC-4.8, DZC-4.13: who has fired or reacted goes no farther in all than the MF of the weapons used: distance, not cost."""
    record = game.state.units[unit]
    if 0 <= record.cap < record.moved + path_length(path):
        return Refusal("DZC-4.8", "move-capped", {"unit": unit, "allowed": inches(record.cap)})
    return None


def may_move(game: Battle, record: Unit) -> Refusal | None:
    """DZC-3.5, DZC-12.3, DZC-12.11: one move in an activation; a transport may divide its own round its stops, not round a ride of its own."""
    if WALKED in record.marks:
        return Refusal("DZC-12.11" if RODE in record.marks else "DZC-3.5", "unit-has-moved", {"unit": record.id})
    if "m" in record.order:
        divided = bool(game.profile(record.id).carries) and record.order.endswith("m")
        if not divided:
            return Refusal("DZC-3.5", "unit-has-moved", {"unit": record.id})
        if not allowance(game, record.id):
            return Refusal("DZC-4.1", "no-move-left", {"unit": record.id})
    mates = game.state.squads[record.squad].units if game.effects("move_or_fire", record.squad) else ()
    if any(game.state.units[mate].fired for mate in mates):  # Interference: the squad moves or fires
        return Refusal("DZC-20.8", "move-or-fire", {"unit": record.id})
    return None


def movers(game: Battle, squad: str) -> list[str]:
    """Units of a squad that are on the ground and may still move."""
    units = game.state.units
    found = []
    for name in game.state.squads[squad].units:
        record = units[name]
        if record.where == TABLE and record.level == GROUND and may_move(game, record) is None:
            found.append(name)
    return found


def apart(a: Point, b: Point) -> int:
    """The square of the distance of two points."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


# -- the law ---------------------------------------------------------------------------------------------------------------------------------------


class Marching:
    """The open question of one squad's march: what it may do, worked out when asked and remembered."""

    def __init__(self, game: Battle, squad: str) -> None:
        self.game, self.squad = game, squad
        self.units = sorted(movers(game, squad), key=lambda unit: not allowance(game, unit))  # who may go leads
        self.others = [u for u in game.state.squads[squad].units if u not in self.units and game.state.units[u].where == TABLE]
        self.leader = game.state.units[self.units[0]]
        self.start = Point(self.leader.x, self.leader.y)
        self.budgets = {unit: allowance(game, unit) for unit in self.units}
        self.left = {unit: move_left(game, unit) for unit in self.units}  # costs of the ground count against Mv, not against Move and Fire
        self.limit = coherency(game, squad)
        known = game.as_it_stands.setdefault(self._means(), ({}, {}))
        self.known: dict[March, Plan | Refusal] = known[0]
        self.routes: dict[tuple[Point, int], tuple[Point, ...]] = known[1]

    @cached_property
    def going(self) -> Going:
        """How they go over the ground."""
        return Going(self.game, self.squad, self.start, self._spread() + max(self.left.values()) + ROAD_BONUS)

    def _means(self) -> tuple[object, ...]:
        """What decides how a squad may go beside where everything stands: who goes, and what each may spend."""
        units = [self.game.state.units[unit] for unit in self.units]
        return ("march", self.squad, tuple([(u.id, self.budgets[u.id], self.left[u.id], u.cap, u.moved, bool(u.embarks)) for u in units]))

    def _spread(self) -> int:
        """How far from the leader his squad stands."""
        units = [self.game.state.units[unit] for unit in self.units]
        return max(max(abs(unit.x - self.start.x), abs(unit.y - self.start.y)) for unit in units)

    def plan(self, answer: March) -> Plan | Refusal:
        """How all units would go, or why they may not."""
        found = self.known.get(answer)
        if found is None:
            found = self.known[answer] = self._plan(answer)
        return found

    def _plan(self, answer: March) -> Plan | Refusal:
        if not 0 <= answer.facing < 360:
            return Refusal("DZC-4.2", "no-such-facing", {})
        if not 1 <= len(answer.path) <= 12:
            return Refusal("DZC-4.1", "too-many-bends" if answer.path else "say-where-to", {})
        path = (self.start, *(Point(p.x, p.y) for p in answer.path))
        refused = self._refuse_leader(path, answer.facing)
        if refused is not None:
            return refused
        rolling = self.units if self.going.on_road(path) else []  # DZC-23.2: who may count on the road
        found = self._follow(path, answer.facing, rolling, self.left)
        if isinstance(found, Refusal) and self.budgets != self.left:
            found = self._follow(path, answer.facing, rolling, self.budgets)
        return self._follow(path, answer.facing, rolling[:1], self.budgets) if isinstance(found, Refusal) and len(rolling) > 1 else found

    def _follow(self, path: tuple[Point, ...], facing: int, rolling: Sequence[str], means: Mapping[str, int]) -> Plan | Refusal:
        """The leader goes along the path and the others follow, each with so much to spend; some may count on the road."""
        state = self.game.state.units
        budgets = {u: means[u] + (self.going.bonus(u) if u in rolling else 0) for u in self.units}
        walkers = [Walker(Point(state[u].x, state[u].y), self.going.around, budgets[u]) for u in self.units]
        closing = max(0, self.limit - 2 * (self.going.around - self.going.radius))  # near enough however the bodies are turned
        reach = None if self.limit < 0 or self._was_coherent() else closing  # DZC-1.9: a squad that is torn apart closes up
        marches = follow(walkers, path, self.going.way, lambda i, p: self.going.free(i, p, facing), reach=reach, detour=self.going.detour)
        if marches is None:
            return Refusal("DZC-4.1", "leader-cannot-go", {"unit": self.units[0]})
        plan: Plan = {u: (march.path, facing, march.cost) for u, march in zip(self.units, marches, strict=True)}
        return self._refuse_whole(plan) or plan

    def _refuse_leader(self, path: Sequence[Point], facing: int) -> Refusal | None:
        unit, cost = self.units[0], 0
        layout = self.game.setting.layout
        for a, b in itertools.pairwise(path):
            if not (0 <= b.x <= layout.width and 0 <= b.y <= layout.depth):
                return Refusal("DZC-4.1", "off-the-table", {"unit": unit})
            name = self.going.barred(a, b)
            if name:
                return Refusal("DZC-4.6" if name in self.game.state.units else "DZC-4.1", "way-barred-by", {"unit": unit, "blocker": name})
            leg = self.going.cost(a, b)
            if leg is None:
                return Refusal("DZC-23.4", "impassable-ground", {"unit": unit, "ground": ""})
            cost += leg
        allowed = self.left[unit] + (self.going.bonus(unit) if self.going.on_road(tuple(path)) else 0)
        if cost > allowed:
            return Refusal("DZC-4.1", "too-far", {"unit": unit, "cost": inches(cost), "allowed": inches(allowed)})
        refused = refuse_capped(self.game, unit, path)
        if refused is not None:
            return refused
        return refuse_stand(self.game, unit, Stand(path[-1].x, path[-1].y, facing), self.units, "DZC-4.1")

    def together(self, plan: Plan) -> int:
        """How many units the largest group of the squad will have."""
        ends = [outline_at(self.game, unit, Stand(path[-1].x, path[-1].y, facing)) for unit, (path, facing, _) in plan.items()]
        return largest_group([*ends, *(self.game.outline(unit) for unit in self.others)], self.limit)

    def _refuse_whole(self, plan: Plan, floor: int = 0) -> Refusal | None:
        """Allowances of all, no overlap, coherency kept (DZC-1.8); of a torn squad as many together as `floor` (DZC-1.9)."""
        shapes: list[Box | Disc] = []
        for unit, (path, facing, cost) in plan.items():
            allowed = self.left[unit] + (self.going.bonus(unit) if self.going.on_road(path) else 0)
            if cost > allowed:
                return Refusal("DZC-4.1", "too-far", {"unit": unit, "cost": inches(cost), "allowed": inches(allowed)})
            refused = refuse_capped(self.game, unit, path)
            if refused is not None:
                return refused
            shape = outline_at(self.game, unit, Stand(path[-1].x, path[-1].y, facing))
            if any(overlaps(shape, other) for other in shapes):
                return Refusal("DZC-4.1", "overlaps-a-unit", {"unit": unit})
            shapes.append(shape)
        standing = [self.game.outline(unit) for unit in self.others]
        if any(overlaps(shape, other) for shape in shapes for other in standing):
            return Refusal("DZC-4.1", "overlaps-a-unit", {"unit": self.units[0]})
        if coherent([*shapes, *standing], self.limit):
            return None
        if self._was_coherent():
            return Refusal("DZC-1.8", "not-coherent", {"squad": self.squad})
        if largest_group([*shapes, *standing], self.limit) < floor:
            return Refusal("DZC-1.9", "not-coherent", {"squad": self.squad})
        astray = self._astray(dict(zip(plan, shapes, strict=True)))
        return Refusal("DZC-1.9", "must-close-up", {"unit": astray}) if astray else None

    def _astray(self, ends: Mapping[str, Box | Disc]) -> str:
        """DZC-1.9, DZC-RULING-98: a unit that is cut off from the largest group, could move, and would not come nearer to it; "" if there is none."""
        now = {unit: self.game.outline(unit) for unit in (*self.units, *self.others)}
        shapes = list(now.values())
        main = max((group_of([*shapes[place:], *shapes[:place]], self.limit) for place in range(len(shapes))), key=len)
        members = [unit for unit, shape in now.items() if shape in main]
        for unit in self.units:
            if unit not in members and self.budgets[unit]:
                there = [ends.get(other, now[other]) for other in members]
                before = min(apart(now[unit].centre, now[other].centre) for other in members)
                after = min(apart(ends[unit].centre, shape.centre) for shape in there)
                if after >= before and not any(is_close(ends[unit], shape, self.limit) for shape in there):
                    return unit
        return ""

    def _was_coherent(self) -> bool:
        """DZC-1.9: a squad that losses have torn apart need only come nearer."""
        now = [self.game.outline(unit) for unit in (*self.units, *self.others)]
        return coherent(now, self.limit)

    def refuse(self, answer: March | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        found = self.plan(answer)
        return found if isinstance(found, Refusal) else None

    def listing(self) -> list[March | Pass]:
        """Towards what matters, as far as the leader comes; the squad turns to what it goes for."""
        found: list[March | Pass] = [PASS]
        budget = self.budgets[self.units[0]]
        for goal in goals(self.game, self.squad)[:CANDIDATES]:
            path = self.route(goal, budget)
            if path:
                found.append(March(tuple(Waypoint(p.x, p.y) for p in path), bearing(self.start, goal) if goal != self.start else self.leader.facing))
        return list(dict.fromkeys(found))  # two goals may lie in one direction

    def route(self, goal: Point, budget: int) -> tuple[Point, ...]:
        """Straight as far as the allowance goes, over costly ground less far; round what bars the way."""
        found = self.routes.get((goal, budget))
        if found is None:
            found = self.routes[goal, budget] = self._route(goal, budget)
        return found

    def _route(self, goal: Point, budget: int) -> tuple[Point, ...]:
        end = towards(self.start, goal, budget)
        for _ in range(3):
            cost = self.going.way(0, self.start, end)
            if cost is None:
                break
            if cost <= budget:
                return (end,) if end != self.start else ()
            end = towards(self.start, goal, leg_length(self.start, end) * budget // max(cost, 1) - 1)
        short = towards(self.start, goal, min(budget, leg_length(self.start, goal)) // 2)
        if short != self.start and (self.going.way(0, self.start, short) or budget + 1) <= budget:
            return (short,)
        return ()


# -- the verb -------------------------------------------------------------------------------------------------------------------------------------------


def targets(game: Battle, squad: str) -> Iterable[str]:
    record = game.state.squads[squad]
    first = game.state.units[record.units[0]]
    if first.where == TABLE and first.level == GROUND and first.order in ("", "f", "m"):
        yield ""


def refuse(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-3.5, DZC-8.9: somebody of the squad is on the ground and may move."""
    standing = [game.state.units[unit] for unit in game.state.squads[squad].units if game.state.units[unit].where == TABLE]
    reasons = [may_move(game, record) for record in standing if record.level == GROUND]
    if None in reasons:
        return None if not at else Refusal("DZC-4.1", "not-offered")
    if not standing:
        return Refusal("DZC-4.1", "not-on-the-table", {"unit": squad})
    return reasons[0] if reasons else Refusal("DZC-3.5", "unit-has-moved", {"unit": standing[0].id})


def move(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-4.1, DZC-4.2: the squad marches; then single units may be put right; markers they pass are dealt with (DZC-14.3)."""
    marching = Marching(game, squad)
    seat = game.state.squads[squad].seat
    facts: dict[str, str | int] = {"squad": squad, "name": game.squad_name(squad), "allowance": inches(marching.budgets[marching.units[0]])}
    legal: Law[March | Pass] = Law(marching, PASS)
    answer = yield from choose(game, seat, MARCH, legal, facts)
    if isinstance(answer, Pass):
        return
    plan = marching.plan(answer)
    assert not isinstance(plan, Refusal)
    if len(plan) > 1:
        plan = yield from adjust(game, squad, plan, lambda changed: Marched(marching, changed), facts)
    with scope(game, "move", squad):
        lengths = [path_length(path) for path, _, _ in plan.values() if len(path) > 1]
        if any(lengths):
            game.emit(SquadMoved(squad, len(lengths), inches(max(lengths)), "march"))
        yield from carry(game, plan)


class Marched(Adjusting):
    """After a march."""

    def __init__(self, marching: Marching, plan: Plan) -> None:
        super().__init__(marching.game, plan)
        self.marching = marching

    def changed(self, answer: Adjust) -> Plan | Refusal:
        """The plan with one unit put elsewhere, straight or round what bars the way."""
        way = self._way(answer)
        if isinstance(way, Refusal):
            return way
        path, cost = way
        refused = refuse_stand(self.game, answer.unit, Stand(path[-1].x, path[-1].y, answer.facing), self.marching.units, "DZC-4.1")
        if refused is not None:
            return refused
        new = {**self.plan, answer.unit: (path, answer.facing, cost)}
        return self.marching._refuse_whole(new, self.marching.together(self.plan)) or new

    def _way(self, answer: Adjust) -> tuple[tuple[Point, ...], int] | Refusal:
        record, going = self.game.state.units[answer.unit], self.marching.going
        path = (Point(record.x, record.y), *(Point(p.x, p.y) for p in answer.path))
        if path[-1] == path[0]:
            return path[:1], 0
        legs = [going.way(0, a, b) for a, b in itertools.pairwise(path)]
        if None not in legs:
            return path, sum(leg or 0 for leg in legs)
        found = going.detour(0, path[0], path[-1], self.marching.left[answer.unit]) if len(path) == 2 else None
        if found is not None:
            return found
        name = next((name for a, b in itertools.pairwise(path) if (name := going.barred(a, b))), "")
        return Refusal("DZC-4.1", "way-barred-by", {"unit": answer.unit, "blocker": name})


def carry(game: Battle, plan: Plan) -> Rules[None]:
    """The units go; one that stays only turns (DZC-4.2)."""
    for unit, (path, facing, cost) in plan.items():
        if len(path) < 2:
            if game.state.units[unit].facing != facing:
                game.emit(UnitTurned(unit, facing))
            continue
        flat = tuple(value for point in path for value in (point.x, point.y))
        game.emit(UnitMoved(unit, flat, facing, cost, path_length(path), GROUND))
    yield from searching.gone_over(game, {unit: path for unit, (path, _, _) in plan.items() if len(path) > 1})


DOINGS = (Verb("move", "DZC-4.1", targets, refuse, move),)
