"""Flying: plans carried out, entering and leaving, spins, fuel, coming back (LOW-21.2, 21.7, 21.8, 21.27, 21.30, 21.32, 21.39, 21.40)."""

from __future__ import annotations

from itertools import pairwise

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming import pluck
from bocage.games.legends_old_west.aiming.wounds import Hit, kill, resolve, wound
from bocage.games.legends_old_west.air.air_plans import BAND, flown_path, heading_before, on_edge, over_objective, reconnaissance, speed_of
from bocage.games.legends_old_west.arms.templates import uncover, under
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.air_events import Crashed, Flew, FuelCounted, LeftTable, Overflew, ReconnaissanceDone, ReturnNamed, Spins, StaysAway
from bocage.games.legends_old_west.state.dice import d3
from bocage.games.legends_old_west.state.state import Aircraft, Figure
from bocage.games.legends_old_west.tables.rows import cm
from bocage.games.legends_old_west.tables.tables import CONSTANTS
from bocage.space.plane import Disc, Point, step

TURNS = int(CONSTANTS["aircraft_max_turns"].value)
ADJACENT = {"north": ("east", "west"), "south": ("east", "west"), "east": ("north", "south"), "west": ("north", "south")}
SOON, LATER = 2, 3
"""LOW-21.8: turns until it is back by an adjacent edge, and by the exit edge or its earlier entry edge."""
CRASH = 4
"""LOW-21.32: the hit on those under a crashing aircraft."""
PASSENGER = 3
"""LOW-21.27: the Strength of the hits on a passenger in a crash."""


class ComeBack(Answer):
    """When and where an aircraft comes back."""

    turn: int
    edge: str
    x: int
    y: int


RETURN: Question[ComeBack | Pass] = Question("return_edge", ComeBack | Pass, rule="LOW-21.8")


def pilot(game: Battle, craft: str) -> Figure | None:
    """Who flies it."""
    return next((f for f in game.state.figures.values() if f.vehicle == craft and f.station == "pilot"), None)


def observer(game: Battle, craft: str) -> Figure | None:
    """Who mans its rear gun."""
    return next((f for f in game.state.figures.values() if f.vehicle == craft and f.station == "observer"), None)


def move_aircraft(game: Battle, side: str) -> Rules[None]:
    """LOW-21.39: in its owner's movement phase each aircraft flies as planned, or spins."""
    for craft in [craft.id for craft in game.state.aircraft.values() if game.side(craft.id) == side]:
        known = game.state.aircraft[craft]
        if known.spinning and known.place == "table":
            yield from spin(game, craft)
        elif known.plan is not None:
            yield from fly(game, craft)


def fly(game: Battle, craft: str) -> Rules[None]:
    """LOW-21.7, LOW-21.8: as planned; beyond an edge it has left the table."""
    known = game.state.aircraft[craft]
    plan = known.plan
    assert plan is not None
    start = Point(known.x, known.y) if known.place == "table" else Point(known.entry[0], known.entry[1])
    path = flown_path(start, heading_before(known), plan.heading, plan.speed, late=plan.turn_late)
    flown = plan.speed + abs(plan.band - known.band) * (speed_of(known) // 2)
    edge = edge_crossed(game, path)
    if edge:
        game.emit(Flew(craft, ((start.x, start.y),), plan.heading, plan.band, flown))
        leave_table(game, craft, edge)
        yield from name_return(game, craft)
        return
    game.emit(Flew(craft, tuple((spot.x, spot.y) for spot in path), plan.heading, plan.band, flown))
    look_down(game, craft)


def look_down(game: Battle, craft: str) -> None:
    """LOW-24.5: a move that ends above the objective of a reconnaissance, at an altitude that counts."""
    known = game.state.aircraft[craft]
    task = reconnaissance(game, known)
    if task is None:
        return
    west, south, east, north = over_objective(task)
    if west <= known.x <= east and south <= known.y <= north and known.band * BAND in [cm(height) for height in task.altitudes_cm]:
        game.emit(Overflew(craft, known.passes + 1))


def leave_table(game: Battle, craft: str, edge: str, *, fuel: bool = False) -> None:
    """LOW-21.8, LOW-21.2: it leaves by an edge; a reconnaissance that has seen enough and leaves by the right one is done (LOW-24.5)."""
    game.emit(LeftTable(craft, edge, game.state.turn, fuel))
    known = game.state.aircraft[craft]
    task = reconnaissance(game, known)
    if task is not None and edge == task.then_exit and known.passes >= task.moves_above:
        game.emit(ReconnaissanceDone(craft))


def edge_crossed(game: Battle, path: list[Point]) -> str:
    """The edge by which a way first leaves the table, "" if it stays on it."""
    width, depth = game.setting.width, game.setting.depth
    for a, b in pairwise(path):
        if 0 <= b.x <= width and 0 <= b.y <= depth:
            continue
        at = _leaves(a, b, width, depth)
        for edge, here in (("north", at.y >= depth and b.y > depth), ("south", at.y <= 0 and b.y < 0), ("east", at.x >= width and b.x > width)):
            if here:
                return edge
        return "west"
    return ""


def _leaves(a: Point, b: Point, width: int, depth: int) -> Point:
    """Where the segment from a to b crosses the border, rounded."""
    shares = []
    for at, way, low, high in ((a.x, b.x - a.x, 0, width), (a.y, b.y - a.y, 0, depth)):
        if way:
            far = high if way > 0 else low
            shares.append(((far - at) * 1_000_000) // way)
    share = max(0, min(shares))
    x, y = a.x + (b.x - a.x) * share // 1_000_000, a.y + (b.y - a.y) * share // 1_000_000
    tight = 2
    return Point(width if x >= width - tight else 0 if x <= tight else x, depth if y >= depth - tight else 0 if y <= tight else y)


def name_return(game: Battle, craft: str) -> Rules[None]:
    """LOW-21.8: the owner says when and by which edge it comes back, or that it stays away; an aircraft without fuel stays away."""
    known = game.state.aircraft[craft]
    if known.turns >= TURNS and not game.option("fuel_resets_on_return"):
        game.emit(StaysAway(craft))
        return

    def refuse(answer: ComeBack | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) else refuse_return(game, craft, answer)

    law: Legal[ComeBack | Pass] = Legal(refuse, lambda: [*returns(game, craft), PASS], default=PASS)
    answer = yield from choose(game, game.seat(craft), RETURN, law, {"craft": craft})
    if isinstance(answer, Pass):
        game.emit(StaysAway(craft))
    else:
        game.emit(ReturnNamed(craft, answer.x, answer.y, answer.edge, answer.turn))
        if game.option("fuel_resets_on_return"):
            game.emit(FuelCounted(craft, 0))


def refuse_return(game: Battle, craft: str, answer: ComeBack) -> Refusal | None:
    """LOW-21.8: two turns later by an adjacent edge, three by the exit edge or the previous entry edge; the exit turn is turn 0."""
    known = game.state.aircraft[craft]
    if not on_edge(game, answer.x, answer.y, answer.edge):
        return Refusal("LOW-21.8", "return-edge", {"craft": craft})
    if answer.turn > game.setting.limit:
        return Refusal("LOW-21.8", "return-too-late", {"craft": craft})
    soon, later = known.exit_turn + SOON, known.exit_turn + LATER
    if answer.edge in ADJACENT[known.exit_edge] and answer.turn == soon:
        return None
    if answer.edge in (known.exit_edge, known.entry[2]) and answer.turn == later:
        return None
    return Refusal("LOW-21.8", "return-when", {"craft": craft, "soon": soon, "later": later})


def returns(game: Battle, craft: str) -> list[ComeBack]:
    """The middle of every edge that is allowed, and the point opposite where it left."""
    known = game.state.aircraft[craft]
    width, depth = game.setting.width, game.setting.depth
    spots = {"north": (width // 2, depth), "south": (width // 2, 0), "east": (width, depth // 2), "west": (0, depth // 2)}
    soon, later = known.exit_turn + SOON, known.exit_turn + LATER
    offered = [ComeBack(soon, edge, *spots[edge]) for edge in ADJACENT[known.exit_edge]]
    offered += [ComeBack(later, edge, *spots[edge]) for edge in dict.fromkeys((known.exit_edge, known.entry[2]))]
    return [answer for answer in offered if refuse_return(game, craft, answer) is None]


def spin(game: Battle, craft: str) -> Rules[None]:
    """LOW-21.30, LOW-21.32: its pilot may recover; else straight ahead the full movement and a band lower, to a crash at the ground."""
    known = game.state.aircraft[craft]
    man = pilot(game, craft)
    if known.hit_points > 0 and man is not None and (yield from pluck.test(game, man.id, "LOW-21.30", lend=False)):
        game.emit(Spins(craft, False, "ends"))
        return
    yield from fall(game, craft, crash=known.hit_points <= 0 or man is None)


def fall(game: Battle, craft: str, *, crash: bool) -> Rules[None]:
    """LOW-21.27, LOW-21.32: a spin's way; a crash at its end if the pilot is dead, no hit points are left, or it reaches the ground."""
    known = game.state.aircraft[craft]
    start = Point(known.x, known.y)
    end = step(start, known.heading, speed_of(known))
    edge = edge_crossed(game, [start, end])
    if edge:
        end = _leaves(start, end, game.setting.width, game.setting.depth)
    band = known.band - 1
    game.emit(Flew(craft, ((start.x, start.y), (end.x, end.y)), known.heading, max(band, 0), speed_of(known)))
    if crash or band <= 0:
        yield from crashes(game, craft)
    elif edge:
        game.emit(LeftTable(craft, edge, game.state.turn))
        game.emit(StaysAway(craft))


def crashes(game: Battle, craft: str) -> Rules[None]:
    """LOW-21.27, LOW-21.32: the pilot is out of action, a passenger takes 1D3 hits of Strength 3, figures under the base one of Strength 4."""
    known = game.state.aircraft[craft]
    man, mate = pilot(game, craft), observer(game, craft)
    base = game.base(craft)
    game.emit(Crashed(craft, known.x, known.y))
    if man is not None:
        kill(game, man.id)
    if mate is not None:
        hits = yield from d3("LOW-21.27")
        for _ in range(hits):
            if mate.id in game.state.figures:
                yield from wound(game, mate.id, Hit(mate.id, PASSENGER, cause="crash"))
        if mate.id in game.state.figures:
            kill(game, mate.id, "downed")
    if isinstance(base, Disc):
        below = [ident for ident, _ in under(game, base)]
        uncover(game, below)
        yield from resolve(game, [Hit(ident, CRASH, cause="crash") for ident in below])


def end_turn(game: Battle) -> Rules[None]:
    """LOW-21.2, LOW-21.40: turns on the table are counted; after the fifth the aircraft leaves by the nearest edge for good."""
    for craft in [craft.id for craft in game.state.aircraft.values() if craft.place == "table"]:
        known = game.state.aircraft[craft]
        game.emit(FuelCounted(craft, known.turns + 1))
        if known.turns + 1 < TURNS or known.spinning:
            continue
        again = game.option("fuel_resets_on_return")
        leave_table(game, craft, nearest_edge(game, known), fuel=not again)
        if again:
            yield from name_return(game, craft)


def nearest_edge(game: Battle, craft: Aircraft) -> str:
    """LOW-21.2: the nearest edge."""
    far = {"west": craft.x, "south": craft.y, "east": game.setting.width - craft.x, "north": game.setting.depth - craft.y}
    return min(far, key=lambda edge: far[edge])
