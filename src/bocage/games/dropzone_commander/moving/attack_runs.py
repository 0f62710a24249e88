"""Fast movers' attack runs (chapter 10) and interceptions (chapter 11).

A run is data: a stack in the state, whose last link is the innermost interception (DZC-11.17). `next_link` gives the next step of that one: the lane, the way
in with Reaction Fire, the window for interceptors, fire, the way out. Between the steps are joints.
"""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.chance import total
from bocage.core.decision import Question, Rules, choose, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.placing import coherency
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.moving import flight_law
from bocage.games.dropzone_commander.moving.flight import low_roll
from bocage.games.dropzone_commander.shooting import fire, reaction
from bocage.games.dropzone_commander.state.events import EffectAdded
from bocage.games.dropzone_commander.state.events_runs import LaneChosen, PursuitDeclined, RunDeclared, RunEnded, RunNotAvailable, RunWentOn
from bocage.games.dropzone_commander.state.events_units import UnitEntered, UnitMoved
from bocage.games.dropzone_commander.state.state import AIR, INSIDE, LOW, READINESS, TABLE, Run
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.tables import tables
from bocage.space.plane import Point, exit_point, gap, heading, offset, towards
from bocage.tabletop.points import Waypoint

REACH = 600  # DZC-10.5
BEFORE, CLOSE = 400, 150  # from where the listing lets fast movers fire
SPACING = 110
AROUND = 300  # how far apart entry points are looked for
INTERCEPTION = 2  # DZC-11.12


class Lane(Answer):
    """Where the leader comes on and from where he fires, the two ends of his lane, and at which altitude (DZC-10.4, DZC-10.5)."""

    path: tuple[Waypoint, ...]
    low: bool = False
    supercruise: bool = False

    def target(self) -> tuple[str, str]:
        return "point", f"{self.path[-1].x},{self.path[-1].y}" if self.path else "0,0"

    def ends(self) -> tuple[Point, Point]:
        """The entry point and the attack point."""
        return Point(self.path[0].x, self.path[0].y), Point(self.path[-1].x, self.path[-1].y)


def straight(entry: Point, attack: Point, *, low: bool = False, supercruise: bool = False) -> Lane:
    """The lane from one point to another."""
    return Lane((Waypoint(entry.x, entry.y), Waypoint(attack.x, attack.y)), low, supercruise)


class Intercept(Answer):
    """A squadron of interceptors goes after the fast movers (DZC-11.2)."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


LANE: Question[Lane] = Question("lane", Lane, rule="DZC-10.4")
INTERCEPT: Question[Intercept | Pass] = Question("intercept", Intercept | Pass, rule="DZC-11.6", window="interception")


# -- step 1: the verb -----------------------------------------------------------------------------------------------------------------------------


def targets(game: Battle, squad: str) -> Iterable[str]:
    """Enemy squads in play, and Structures that hold enemies."""
    record = game.state.squads[squad]
    first = game.state.units[record.units[0]]
    if first.where != READINESS or not game.profile(first.id).is_fast:
        return
    held: list[str] = []
    for enemy in game.state.squads.values():
        if not enemy.units or not game.is_enemy(record.seat, enemy.seat):
            continue
        places = [game.state.units[unit] for unit in enemy.units]  # some may be aboard (DZC-12.20)
        if any(unit.where in (TABLE, INSIDE) for unit in places):
            yield enemy.id
            held += [unit.host for unit in places[:1] if unit.where == INSIDE and unit.host not in held]
    yield from held


def refuse(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-10.1, DZC-10.3, DZC-10.14: a fast squadron in Readiness declares a run at an enemy squad in play or at a Structure."""
    record = game.state.squads[squad]
    if not game.profile(record.units[0]).is_fast:
        return Refusal("DZC-10.1", "not-a-fast-mover", {"squad": squad})
    if game.state.units[record.units[0]].where != READINESS:
        return Refusal("DZC-10.2", "not-in-readiness", {"squad": squad})
    if target_points(game, at) is None or (at in game.state.squads and not game.is_enemy(record.seat, game.state.squads[at].seat)):
        return Refusal("DZC-10.3", "no-such-target", {"target": at})
    return None


def target_points(game: Battle, target: str) -> list[Point] | None:
    """Where a target of a run is: the units of a squad, the footprint of a Structure by its middle; None if it is not in play."""
    if target in game.state.structures:
        return None if game.state.structures[target].collapsed else [game.building(target).centre]
    squad = game.state.squads.get(target)
    if squad is None or not squad.units:
        return None
    units = [game.state.units[unit] for unit in squad.units]
    found = [Point(u.x, u.y) for u in units if u.where == TABLE]
    found += [game.building(u.host).centre for u in units if u.where == INSIDE]
    return found or None


def declare(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-10.3: 1D6; on 1 the fast movers stay in Readiness and have used their activation."""
    die = yield from roll(total("available", 1), why="DZC-10.3")
    if die in tables().availability.attack_run_fails_on:
        game.emit(RunNotAvailable(squad, "run"))
        return
    record = game.state.squads[squad]
    game.emit(RunDeclared(Run(squad, record.seat, "run", at), squad, "run", at))


DOINGS = (Verb("run", "DZC-10.3", targets, refuse, declare),)


# -- links of the chain ------------------------------------------------------------------------------------------------------------------------------


def next_link(game: Battle) -> Rules[None]:
    """The next step of the innermost run."""
    run = game.state.runs[-1]
    if not game.state.squads[run.squad].units:
        return end(game)
    return {"entry": choose_lane, "lane_in": come_in, "chase": chase, "fire": open_fire, "lane_out": go_out}[run.stage](game)


def end(game: Battle) -> Rules[None]:
    """DZC-10.13, DZC-11.15."""
    run = game.state.runs[-1]
    game.emit(RunEnded(run.squad, run.kind))
    return
    yield


def quarry_points(game: Battle, run: Run) -> list[Point]:
    """What the attack point must be near to: the target, or the quarry's attack point (DZC-11.10)."""
    if run.kind == "interception":
        hunted = game.state.runs[-2]
        return [Point(*hunted.attack)]
    return target_points(game, run.target) or []


def is_near(game: Battle, run: Run, point: Point) -> bool:
    """DZC-10.5, DZC-10.7: within 6 inches of the target, in plan; of a Structure its footprint."""
    if run.target in game.state.structures:
        return gap(point, game.building(run.target).footprint).within(REACH)
    near = [(p.x - point.x) ** 2 + (p.y - point.y) ** 2 <= REACH * REACH for p in quarry_points(game, run)]
    inside = [u.host for u in (game.state.units[n] for n in game.state.squads[run.target].units) if u.where == INSIDE] if run.kind == "run" else []
    return any(near) or any(gap(point, game.building(host).footprint).within(REACH) for host in inside)


def refuse_lane(game: Battle, answer: Lane) -> Refusal | None:
    """DZC-10.4 to DZC-10.7, DZC-10.15, DZC-10.17, DZC-22.41."""
    run = game.state.runs[-1]
    layout = game.setting.layout
    facts = {"squad": run.squad}
    if len(answer.path) != 2:
        return Refusal("DZC-10.5", "lane-has-two-ends", facts)
    entry, attack = answer.ends()
    on_table = 0 <= entry.x <= layout.width and 0 <= entry.y <= layout.depth
    if not on_table or not (entry.x in (0, layout.width) or entry.y in (0, layout.depth)):
        return Refusal("DZC-10.4", "entry-not-on-an-edge", facts)
    if not (0 <= attack.x <= layout.width and 0 <= attack.y <= layout.depth) or attack == entry:
        return Refusal("DZC-10.5", "off-the-table", facts)
    if not is_near(game, run, attack):
        return Refusal("DZC-11.10" if run.kind == "interception" else "DZC-10.5", "attack-point-too-far", facts)
    profile = game.profile(game.state.squads[run.squad].units[0])
    if answer.low and not keywords.may_enter_low(profile):
        return Refusal("DZC-22.41", "lumbering", facts)
    if answer.supercruise and "Supercruise" not in profile.words:
        return Refusal("DZC-22.42", "no-supercruise", facts)
    for lane in lanes_of(game, run, entry, attack):
        name = flight_law.barred(game.plan, Point(*lane[:2]), Point(*lane[2:]), answer.low)
        if name:
            return Refusal("DZC-10.15", "too-tall-to-fly-over", {**facts, "blocker": name})
    return None


def lanes_of(game: Battle, run: Run, entry: Point, attack: Point) -> tuple[tuple[int, ...], ...]:
    """DZC-10.17, DZC-10.4: lanes parallel to the leader's, in coherency, each from the edge on; beside the table's end all on the side that is left."""
    facing = heading(entry, attack)
    limit = coherency(game, run.squad)
    space = SPACING if limit < 0 else min(SPACING, limit + 2 * flight_law.BASE)
    layout = game.setting.layout
    found = [(entry.x, entry.y, attack.x, attack.y)]
    wings = [step * side * space for step in range(1, 2 * len(game.state.squads[run.squad].units)) for side in (1, -1)]
    for shift in wings:
        b = offset(attack, facing, 0, shift)
        if len(found) < len(game.state.squads[run.squad].units) and 0 <= b.x <= layout.width and 0 <= b.y <= layout.depth:
            a = exit_point(Point(b.x + attack.x - entry.x, b.y + attack.y - entry.y), b, layout.width, layout.depth)
            found.append((a.x, a.y, b.x, b.y))
    return tuple(found)


def listed_lanes(game: Battle) -> list[Lane]:
    """From each edge straight at the target, firing a little before it; from the nearest edge also low."""
    run = game.state.runs[-1]
    layout = game.setting.layout
    points = quarry_points(game, run)
    if not points:
        return []
    goal = points[0]
    profile = game.profile(game.state.squads[run.squad].units[0])
    found: list[Lane] = []
    for x, y in ((goal.x, 0), (goal.x, layout.depth), (0, goal.y), (layout.width, goal.y)):
        dx, dy = (goal.x > x) - (goal.x < x), (goal.y > y) - (goal.y < y)
        for before in (BEFORE, CLOSE, 0):
            attack = Point(goal.x - dx * before, goal.y - dy * before)
            if (attack.x - x) * dx + (attack.y - y) * dy > 0:
                found.append(straight(Point(x, y), attack))
                if keywords.may_enter_low(profile) and before == BEFORE:
                    found.append(straight(Point(x, y), attack, low=True))
                if "Supercruise" in profile.words and before == BEFORE:
                    found.append(straight(Point(x, y), attack, supercruise=True))
    return found


def open_lanes(game: Battle) -> list[Lane]:
    """Where the straight ways are barred: a few of the lanes that are open from anywhere round the table."""
    layout = game.setting.layout
    across, along = range(0, layout.width + 1, AROUND), range(0, layout.depth + 1, AROUND)
    border = [*((x, y) for x in across for y in (0, layout.depth)), *((x, y) for y in along for x in (0, layout.width))]
    found: list[Lane] = []
    for goal in quarry_points(game, game.state.runs[-1]):
        for x, y in border:
            for before in (BEFORE, 0):
                attack = towards(goal, Point(x, y), before)
                lane = straight(Point(x, y), attack)
                if refuse_lane(game, lane) is None:
                    found.append(lane)
        if found:
            break
    return list(dict.fromkeys(found))


def choose_lane(game: Battle) -> Rules[None]:
    """Steps 2 and 3 (DZC-10.4, DZC-10.5, DZC-11.9): entry, altitude and attack point; low aircraft roll (DZC-10.16)."""
    run = game.state.runs[-1]
    offered = [lane for lane in listed_lanes(game) if refuse_lane(game, lane) is None] or open_lanes(game)
    if not offered:  # nothing can be reached: the run comes to nothing
        game.emit(RunEnded(run.squad, run.kind))
        return
    legal: Legal[Lane] = Legal(lambda answer: refuse_lane(game, answer), lambda: offered, exact=True)
    answer = yield from choose(game, run.seat, LANE, legal, {"squad": run.squad, "name": game.squad_name(run.squad), "target": run.target})
    entry, attack = answer.ends()
    lanes = lanes_of(game, run, entry, attack)
    units = game.state.squads[run.squad].units
    game.emit(LaneChosen(run.squad, answer.low, (entry.x, entry.y), (attack.x, attack.y), lanes, units, answer.supercruise))
    if answer.supercruise:  # DZC-22.42
        game.emit(EffectAdded("evasion", run.squad, 1, "activation"))
        game.emit(EffectAdded("accuracy_penalty", run.squad, 1, "activation"))


def come_in(game: Battle) -> Rules[None]:
    """DZC-10.6, DZC-10.8, DZC-10.16, DZC-10.18: the way to the attack point, with crash rolls and Reaction Fire of units not yet activated."""
    run = game.state.runs[-1]
    level = LOW if run.low else AIR
    with scope(game, "run", run.squad):
        for unit, lane in zip(run.units, run.lanes, strict=True):
            game.emit(UnitEntered(unit, lane[0], lane[1], level))
        for unit, lane in zip(run.units, run.lanes, strict=True):
            if run.low:
                yield from low_roll(game, unit, _way(lane))
        lanes = dict(zip(run.units, run.lanes, strict=True))
        yield from reaction.window(game, [(unit, level, _way(lane)) for unit, lane in lanes.items() if game.is_alive(unit)], run=True)
        facing = heading(Point(*run.entry), Point(*run.attack))
        for unit, lane in lanes.items():
            if game.is_alive(unit):
                game.emit(UnitMoved(unit, lane, facing, 0, 0, level))
    game.emit(RunWentOn(run.squad, "chase"))


def _way(lane: tuple[int, ...]) -> tuple[Point, ...]:
    return Point(lane[0], lane[1]), Point(lane[2], lane[3])


# -- interception --------------------------------------------------------------------------------------------------------------------------------------


def refuse_interceptor(game: Battle, seat: str, squad: str) -> Refusal | None:
    """DZC-11.1 to DZC-11.4, DZC-11.8, DZC-11.16, DZC-11.17: also one that has made its own run; none twice."""
    record = game.state.squads.get(squad)
    facts = {"squad": squad}
    if record is None or record.seat != seat or not record.units:
        return Refusal("DZC-11.2", "not-your-squad", facts)
    if not keywords.intercepts(game.profile(record.units[0])):
        return Refusal("DZC-11.1", "not-an-interceptor", facts)
    if record.intercepted:
        return Refusal("DZC-11.3", "has-intercepted", facts)
    if game.state.units[record.units[0]].where != READINESS:
        return Refusal("DZC-11.2", "not-in-readiness", facts)
    if squad in game.state.runs[-1].asked:
        return Refusal("DZC-11.8", "has-tried", facts)
    if any(run.squad == squad for run in game.state.runs):
        return Refusal("DZC-11.17", "already-in-the-chain", facts)
    return None


def chase(game: Battle) -> Rules[None]:
    """DZC-11.5 to DZC-11.8: before the fast movers fire, each enemy in order may send interceptors; 1D6, on 1 or 2 they stay in Readiness."""
    run = game.state.runs[-1]
    for seat in game.others(run.seat):
        if seat in run.asked:
            continue
        ready = [squad.id for squad in game.squads_of(seat) if refuse_interceptor(game, seat, squad.id) is None]
        if not ready:
            continue

        def refuse_answer(answer: Intercept | Pass, seat: str = seat) -> Refusal | None:
            return None if isinstance(answer, Pass) else refuse_interceptor(game, seat, answer.squad)

        offered = [PASS, *map(Intercept, ready)]
        legal: Legal[Intercept | Pass] = Legal(refuse_answer, lambda offered=offered: offered, exact=True, default=PASS)  # type: ignore[misc]
        answer = yield from choose(game, seat, INTERCEPT, legal, {"squad": run.squad, "name": game.squad_name(run.squad)})
        if isinstance(answer, Pass):
            game.emit(PursuitDeclined(seat))
            return
        game.emit(PursuitDeclined(answer.squad))
        die = yield from roll(total("available", 1), why="DZC-11.7")
        if die in tables().availability.interception_fails_on:
            game.emit(RunNotAvailable(answer.squad, "interception"))
        else:
            game.emit(RunDeclared(Run(answer.squad, seat, "interception", run.squad), answer.squad, "interception", run.squad))
        return
    game.emit(RunWentOn(run.squad, "fire"))


def open_fire(game: Battle) -> Rules[None]:
    """DZC-10.9, DZC-11.11, DZC-11.12: fast movers fire along their lane; interceptors their AA weapons at the quarry alone, at +2."""
    run = game.state.runs[-1]
    units = game.state.squads[run.squad].units
    if run.kind == "run":
        yield from fire.volley(game, run.squad, units, run=True)
    elif game.state.squads[run.target].units:
        yield from fire.volley(game, run.squad, units, "interception", only_at=run.target, penalty=INTERCEPTION, run=True)
    game.emit(RunWentOn(run.squad, "lane_out"))


def go_out(game: Battle) -> Rules[None]:
    """DZC-10.10, DZC-10.11, DZC-11.14: straight on to the edge, with Reaction Fire again; then Readiness."""
    run = game.state.runs[-1]
    layout = game.setting.layout
    level = LOW if run.low else AIR
    flights = []
    for unit, lane in zip(run.units, run.lanes, strict=True):
        if game.is_alive(unit):
            a, b = _way(lane)
            out = exit_point(a, b, layout.width, layout.depth) if a != b else b
            if out != b:
                flights.append((unit, level, (b, out)))
    with scope(game, "run", run.squad):
        yield from reaction.window(game, flights, run=True)
    game.emit(RunEnded(run.squad, run.kind))
