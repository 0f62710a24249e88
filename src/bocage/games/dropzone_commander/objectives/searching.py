"""Chapters 14 to 16: occupation, searching, Intel, Possible Objectives that are turned over, and what is found in the open.

Verbs with Objectives (pick up, hand over, leave the table) are in `carrying`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from bocage.core.chance import successes, total
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll, scope
from bocage.core.legal import PASS, Answer, Pass
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground import garrisons
from bocage.games.dropzone_commander.ground.asking import closed
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import square, square_to
from bocage.games.dropzone_commander.ground.garrisons import is_occupant
from bocage.games.dropzone_commander.ground.markers import TAKE, Take, lying, lying_open, offer
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.state.events import EffectsEnded, PointsScored
from bocage.games.dropzone_commander.state.events_cqb import WAITS
from bocage.games.dropzone_commander.state.events_markers import (
    IntelFound,
    IntelTried,
    MarkerRemoved,
    MarkerTurned,
    ObjectiveDiscovered,
    OccupationCounted,
    StructureSearched,
)
from bocage.games.dropzone_commander.state.state import TABLE, Marker
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.tables.tables import search_needed
from bocage.space.plane import Point, contains, gap, swept
from bocage.space.plane.shapes import Box, Disc

SCANNER_REACH = 6 * INCH  # DZC-22.56
PICK_UP = 2 * INCH  # DZC-14.23
TRAP_ENERGY = 10  # DZC-16.6


class Search(Answer):
    """The squad searches the Structure it is in."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


class Turn(Answer):
    """A Possible Objective is turned over."""

    marker: str

    def target(self) -> tuple[str, str]:
        return "piece", self.marker


SEARCH = Question[Search | Pass]("search", Search | Pass, rule="DZC-14.6")
TURN = Question[Turn | Pass]("turn_marker", Turn | Pass, rule="DZC-15.4")


# -- occupation ----------------------------------------------------------------------------------------------------------------------------


def tick(game: Battle) -> None:
    """DZC-14.35, DZC-14.12: at the very start of the turn every Occupant counts one turn more; an earlier count of his own goes on."""
    for name, record in list(game.state.structures.items()):
        if record.occupant and not record.collapsed:
            held = [seat for seat in garrisons.seats_inside(game, name) if not game.is_enemy(seat, record.occupant)]  # allies hold it together (DZC-24.2)
            counts = tuple(count + (seat in held) for seat, count in zip(game.setting.seats, record.counts, strict=True))
            game.emit(OccupationCounted(name, record.occupant, counts))


def occupation(game: Battle, squad: str, structure: str) -> int:
    """DZC-14.8, DZC-22.56: turns that this player has started as Occupant, one more near a Mercury; doubled by Objective Located."""
    record = game.squad(squad)
    turns = game.structure(structure).counts[game.setting.seats.index(record.seat)]
    building = game.building(structure)
    for unit in game.on_table():
        scans = "Scanner" in game.profile(unit.id).words and not game.is_enemy(record.seat, game.seat_of(unit.id))
        if scans and square_to(building, unit.x, unit.y) <= SCANNER_REACH**2:
            turns += 1
            break
    return turns * 2 if game.effects("occupation_double", squad) else turns


# -- the start of an activation ------------------------------------------------------------------------------------------------------------


def start_of_activation(game: Battle, squad: str) -> Rules[None]:
    """DZC-3.7, DZC-7.4: searches, turning markers, Intel and picking up, for a squad that stands in a Structure already; not for who waits (DZC-8.6)."""
    structure = garrisons.host_of(game, squad)
    if not structure or game.squad(squad).entered or WAITS in game.squad(squad).marks or not any(m.structure == structure for m in game.state.markers.values()):
        return
    free = lying(game, structure, "objective", "discovered")  # what is found now is offered where it is found
    if is_occupant(game, squad, structure):
        yield from search(game, squad, structure)
        for marker in lying(game, structure, "possible_objective", "hidden"):
            yield from turn_over(game, squad, marker, game.squad(squad).units)
        for marker in lying(game, structure, "intel", "hidden"):
            if game.squad(squad).units and garrisons.host_of(game, squad) == structure:
                yield from intel(game, game.squad(squad).units[0], marker)
    if garrisons.host_of(game, squad) == structure:  # who repels may not fire or move, no more than that (DZC-8.9)
        for marker in [marker for marker in free if marker in lying(game, structure, "objective", "discovered")]:
            yield from offer(game, game.squad(squad).seat, marker, game.squad(squad).units, "DZC-14.24")


def search(game: Battle, squad: str, structure: str) -> Rules[None]:
    """DZC-14.5, DZC-14.6, DZC-14.7, DZC-14.9, DZC-14.10, DZC-14.37: the squad may roll once on the search table; a success Discovers one Objective."""
    hidden = lying(game, structure, "objective", "hidden")
    record, size = game.squad(squad), game.building(structure).size
    if not hidden or record.searched or not search_needed(size, max(1, occupation(game, squad, structure))):
        return
    needed = search_needed(size, max(1, occupation(game, squad, structure)))
    answer = yield from choose(game, record.seat, SEARCH, closed([Search(squad), PASS], "DZC-14.6"), {"structure": structure, "needed": needed})
    if isinstance(answer, Pass):
        return
    with scope(game, "search", squad):
        yield from windows.window(game, "before_search", squad=squad, structure=structure, seat=record.seat)
        needed = search_needed(size, max(1, occupation(game, squad, structure)))
        game.emit(EffectsEnded("search"))
        found = bool((yield from roll(successes("search", 1, needed), why="DZC-14.7")))
        game.emit(StructureSearched(squad, structure, needed, found=found))
        if found:
            game.emit(ObjectiveDiscovered(hidden[0], record.seat))
    if found:
        yield from offer(game, record.seat, hidden[0], game.squad(squad).units, "DZC-14.13")


def turn_over(game: Battle, squad: str, marker: str, units: Sequence[str]) -> Rules[None]:
    """DZC-15.4 to DZC-15.7: the controller may turn the marker over; a Confirmed one may be carried at once, a blank one is removed."""
    seat = game.squad(squad).seat
    answer = yield from choose(game, seat, TURN, closed([Turn(marker), PASS], "DZC-15.4"), {"marker": marker})
    if isinstance(answer, Pass):
        return
    confirmed = marker in game.state.confirmed
    game.emit(MarkerTurned(marker, seat, confirmed))
    if confirmed:
        yield from offer(game, seat, marker, [unit for unit in units if game.is_alive(unit)], "DZC-15.5")


def intel(game: Battle, unit: str, marker: str) -> Rules[None]:
    """DZC-16.1, DZC-16.2, DZC-16.3, DZC-16.4, DZC-16.5, DZC-16.9: forced, once for each player and marker."""
    seat, record = game.seat_of(unit), game.state.markers[marker]
    if seat in record.tried or record.state != "hidden":
        return
    die = yield from roll(total("intel", 1), why="DZC-16.2")
    game.emit(IntelTried(marker, seat, die))
    if die == 1:
        yield from trap(game, unit, marker, record.structure)
        return
    game.emit(PointsScored(seat, game.setting.scenario.victory.intel_vp, "DZC-16.5"))
    if die == 6:
        found = [unit] if not record.structure else game.squad_of(unit).units
        answer = yield from choose_unless_forced(game, seat, TAKE, closed([Take(marker, name) for name in found], "DZC-16.4"), {"marker": marker})
        assert isinstance(answer, Take)
        game.emit(IntelFound(marker, answer.unit))


def trap(game: Battle, unit: str, marker: str, structure: str) -> Rules[None]:
    """DZC-16.6, DZC-16.7: the marker is removed; a unit in the open takes one E10 hit, a Structure D6 DP of damage."""
    game.emit(MarkerRemoved(marker))
    if structure:
        points = yield from roll(total("trap", 1), why="DZC-16.6")
        yield from damage.damage_structure(game, structure, points)
    else:
        yield from damage.hits(game, unit, 1, TRAP_ENERGY, why="DZC-16.6")


# -- in the open ---------------------------------------------------------------------------------------------------------------------------


def crossed(game: Battle, unit: str, path: tuple[int, ...]) -> Rules[None]:
    """DZC-14.3, DZC-14.4, DZC-15.4, DZC-16.2: markers whose centre a vehicle or base passed over or stopped on. `path` is x, y in turn."""
    record = game.unit(unit)
    if record.where != TABLE or game.profile(unit).is_aircraft:
        return
    open_markers = [m.id for m in game.state.markers.values() if not m.structure and m.state == "hidden" and m.kind != "focal_point"]
    if not open_markers:
        return
    body = game.outline(unit)
    points = [Point(path[i], path[i + 1]) for i in range(0, len(path) - 1, 2)]
    for name in open_markers:
        marker = game.state.markers[name]
        if not game.is_alive(unit) or marker.state != "hidden" or not _passes(body, points, Point(marker.x, marker.y)):
            continue
        if marker.kind == "objective":
            game.emit(ObjectiveDiscovered(name, game.seat_of(unit)))
        elif marker.kind == "intel":
            yield from intel(game, unit, name)
        elif marker.kind == "possible_objective":
            yield from turn_over(game, record.squad, name, [unit])


def gone_over(game: Battle, ways: Mapping[str, tuple[Point, ...]]) -> Rules[None]:
    """What units of a squad passed on their way; who goes by an Objective within 2 inches may take it up as he goes (DZC-14.3, DZC-14.23)."""
    known = lying_open(game)
    for unit, path in ways.items():
        if game.is_alive(unit):
            yield from crossed(game, unit, tuple(value for point in path for value in (point.x, point.y)))
    for marker in lying_open(game):
        takers = [unit for unit, path in ways.items() if game.is_alive(unit) and went_by(game.state.markers[marker], path, marker in known)]
        if takers:
            yield from offer(game, game.seat_of(takers[0]), marker, takers, "DZC-14.23")


def went_by(marker: Marker, path: tuple[Point, ...], known: bool) -> bool:
    """Whether a path comes within 2 inches of a marker, and one could not take it up before or after the move anyway."""
    place = Point(marker.x, marker.y)
    ends = (path[0], path[-1]) if known else path[-1:]
    return not any(square(p.x, p.y, place.x, place.y) <= PICK_UP**2 for p in ends) and any(gap(leg, place).within(PICK_UP) for leg in pairwise(path))


def stopped_on(game: Battle, units: Sequence[str]) -> Rules[None]:
    """DZC-14.4: units that are put down on the table stop on what lies there."""
    for unit in units:
        if game.is_alive(unit) and game.unit(unit).where == TABLE:
            yield from crossed(game, unit, (game.unit(unit).x, game.unit(unit).y))


def _passes(body: Box | Disc, points: list[Point], marker: Point) -> bool:
    """DZC-14.4: the body or base passes over or stops on the centre of a marker."""
    legs = list(pairwise(points)) or [(points[0], points[0])]
    if isinstance(body, Disc):
        return any(gap(leg, marker).within(body.radius) for leg in legs)
    return contains(body, marker) or any(contains(swept(body, a, b), marker) for a, b in legs if a != b)
