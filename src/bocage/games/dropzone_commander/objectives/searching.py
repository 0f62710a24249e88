"""Chapters 14 to 17: occupation, searching, Intel, Possible Objectives, carrying, what is lost, and what scores.

Verbs with Objectives (pick up, hand over, leave the table) are in `carrying`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise

from bocage.core.chance import successes, total
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, draw, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.dropzone_commander.armies.army import options_cost
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground.asking import closed
from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.distances import square, square_to
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.state.events import EffectsEnded, PointsScored
from bocage.games.dropzone_commander.state.events_cqb import WAITS
from bocage.games.dropzone_commander.state.events_markers import (
    IntelFound,
    IntelTried,
    MarkerRemoved,
    MarkersConfirmed,
    MarkerTurned,
    ObjectiveDiscovered,
    ObjectiveDropped,
    ObjectiveTaken,
    OccupationCounted,
    StructureSearched,
)
from bocage.games.dropzone_commander.state.state import ABOARD, INSIDE, TABLE, Marker
from bocage.games.dropzone_commander.structures import cqb, entrances
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.tables.tables import search_needed
from bocage.space.plane import Point, contains, gap, swept
from bocage.space.plane.shapes import Box, Disc

SCANNER_REACH = 6 * INCH  # DZC-22.56
PICK_UP = 2 * INCH  # DZC-14.23
FOCAL_REACH = 6 * INCH  # DZC-17.3
TRAP_ENERGY = 10  # DZC-16.6
OUT = ("removed", "blank", "extracted")
Holders = dict[tuple[str, int, int, int, int], int]  # points by seat and bounds in plan


class Search(Answer):
    """The squad searches the Structure it is in."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


class Take(Answer):
    """A unit takes up an Objective."""

    marker: str
    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


class Turn(Answer):
    """A Possible Objective is turned over."""

    marker: str

    def target(self) -> tuple[str, str]:
        return "piece", self.marker


class Confirm(Answer):
    """The Possible Objectives that are Confirmed."""

    markers: tuple[str, ...]


SEARCH = Question[Search | Pass]("search", Search | Pass, rule="DZC-14.6")
TAKE = Question[Take | Pass]("take", Take | Pass, rule="DZC-14.13")
TURN = Question[Turn | Pass]("turn_marker", Turn | Pass, rule="DZC-15.4")
CONFIRM = Question[Confirm]("confirm_markers", Confirm, rule="DZC-15.3", secret=True)


# -- set-up --------------------------------------------------------------------------------------------------------------------------------


def confirm_markers(game: Battle) -> Rules[None]:
    """DZC-15.1, DZC-15.2, DZC-15.3: which Possible Objectives are Confirmed: a player marks them in secret, or they are dealt and nobody knows."""
    row = game.setting.scenario.hidden
    places = sorted(marker.id for marker in game.state.markers.values() if marker.kind == "possible_objective")
    if row is None or not places:
        return
    if not row.marked_by:
        dealt = yield from draw("markers", places, row.confirmed, why="DZC-15.3")
        game.emit(MarkersConfirmed(row.confirmed, tuple(sorted(dealt)), row.known_to))
        return

    def refuse(answer: Confirm) -> Refusal | None:
        good = len(answer.markers) == row.confirmed == len(set(answer.markers)) and all(marker in places for marker in answer.markers)
        return None if good else Refusal("DZC-15.3", "confirm-exactly", {"count": row.confirmed})

    law = Legal(refuse, lambda: [Confirm(some) for some in combinations(places, row.confirmed)], exact=True)
    answer = yield from choose(game, row.marked_by, CONFIRM, law, {"count": row.confirmed})
    game.emit(MarkersConfirmed(row.confirmed, tuple(sorted(answer.markers)), row.known_to or (row.marked_by,)))


# -- occupation ----------------------------------------------------------------------------------------------------------------------------


def tick(game: Battle) -> None:
    """DZC-14.35, DZC-14.12: at the very start of the turn every Occupant counts one turn more; an earlier count of his own goes on."""
    for name, record in list(game.state.structures.items()):
        if record.occupant and not record.collapsed:
            held = [seat for seat in entrances.seats_inside(game, name) if not game.is_enemy(seat, record.occupant)]  # allies hold it together (DZC-24.2)
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


def lying(game: Battle, structure: str, kind: str, *states: str) -> list[str]:
    """Markers of a kind in a Structure, in one of these states."""
    return [m.id for m in game.state.markers.values() if m.structure == structure and m.kind == kind and m.state in states]


def is_occupant(game: Battle, squad: str, structure: str) -> bool:
    """DZC-14.6: the squad is among the Structure's Occupants."""
    holder = game.structure(structure).occupant
    return bool(holder) and not game.is_enemy(holder, game.squad(squad).seat)


# -- the start of an activation ------------------------------------------------------------------------------------------------------------


def start_of_activation(game: Battle, squad: str) -> Rules[None]:
    """DZC-3.7, DZC-7.4: searches, turning markers, Intel and picking up, for a squad that stands in a Structure already; not for who waits (DZC-8.6)."""
    structure = cqb.host_of(game, squad)
    if not structure or game.squad(squad).entered or WAITS in game.squad(squad).marks or not any(m.structure == structure for m in game.state.markers.values()):
        return
    free = lying(game, structure, "objective", "discovered")  # what is found now is offered where it is found
    if is_occupant(game, squad, structure):
        yield from search(game, squad, structure)
        for marker in lying(game, structure, "possible_objective", "hidden"):
            yield from turn_over(game, squad, marker, game.squad(squad).units)
        for marker in lying(game, structure, "intel", "hidden"):
            if game.squad(squad).units and cqb.host_of(game, squad) == structure:
                yield from intel(game, game.squad(squad).units[0], marker)
    if cqb.host_of(game, squad) == structure:  # who repels may not fire or move, no more than that (DZC-8.9)
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


def offer(game: Battle, seat: str, marker: str, units: Sequence[str], rule: str) -> Rules[bool]:
    """A seat may let one of these units take up an Objective."""
    takers = [Take(marker, unit) for unit in units if refuse_carrier(game, unit) is None]
    if not takers:
        return False
    answer = yield from choose(game, seat, TAKE, closed([*takers, PASS], rule), {"marker": marker})
    if isinstance(answer, Pass):
        return False
    game.emit(ObjectiveTaken(marker, answer.unit))
    return True


def refuse_carrier(game: Battle, unit: str) -> Refusal | None:
    """DZC-14.14, DZC-14.27: only vehicles and infantry carry Objectives; an aircraft may carry a unit that carries one."""
    return Refusal("DZC-14.14", "aircraft-cannot-carry", {"unit": unit}) if game.profile(unit).is_aircraft else None


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
        yield from entrances.damage(game, structure, points)
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


def lying_open(game: Battle) -> list[str]:
    """Discovered Objectives that nobody carries, outside Structures."""
    return [m.id for m in game.state.markers.values() if m.kind == "objective" and m.state == "discovered" and not m.structure]


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


# -- losing them ---------------------------------------------------------------------------------------------------------------------------


def carried_by(game: Battle, unit: str) -> list[str]:
    """DZC-14.16: all that a unit carries."""
    return [marker.id for marker in game.state.markers.values() if marker.carrier == unit and marker.state == "carried"]


def drop(game: Battle, unit: str, x: int, y: int, structure: str, *, gone: bool = False) -> None:
    """DZC-14.28, DZC-14.29, DZC-14.38: what a destroyed unit carried lies where it fell, Discovered; blown up in the air it is gone."""
    for marker in carried_by(game, unit):
        if gone:
            game.emit(MarkerRemoved(marker))
            continue
        under = structure if structure else next((b.id for b in game.plan.standing if contains(b.footprint, Point(x, y), strict=True)), "")
        game.emit(ObjectiveDropped(marker, x, y, under))


def structure_lost(game: Battle, structure: str) -> None:
    """DZC-14.32, DZC-14.33, DZC-15.8, DZC-16.8, DZC-17.2: what lies or is carried in a Structure that is destroyed is buried with it."""
    for marker in list(game.state.markers.values()):
        carrier = game.state.units.get(marker.carrier)
        carried = marker.state == "carried" and carrier is not None and carrier.where == INSIDE and carrier.host == structure
        if (marker.structure == structure and marker.state not in OUT) or carried:
            game.emit(MarkerRemoved(marker.id))


def before_fleeing(game: Battle, structure: str, squad: str, failed: list[str]) -> Rules[None]:
    """DZC-14.30, DZC-14.31: a fleeing carrier passes its Objective to a friend who stays; else it drops it, and an enemy inside may take it at once."""
    seat = game.squad(squad).seat
    for marker in [m for unit in game.squad(squad).units for m in carried_by(game, unit)]:
        stay = [s for s in entrances.inside(game, structure) if s not in failed and s != squad]
        friends = [unit for s in stay if not game.is_enemy(seat, game.squad(s).seat) for unit in game.squad(s).units]
        if friends:
            answer = yield from choose(game, seat, TAKE, closed([Take(marker, unit) for unit in friends], "DZC-14.31"), {"marker": marker})
            assert isinstance(answer, Take)
            game.emit(ObjectiveTaken(marker, answer.unit))
            continue
        place = game.building(structure).centre
        game.emit(ObjectiveDropped(marker, place.x, place.y, structure))
        for other in game.others(seat):
            foes = [unit for s in stay if game.squad(s).seat == other for unit in game.squad(s).units]
            if foes and (yield from offer(game, other, marker, foes, "DZC-14.30")):
                break


# -- scoring -------------------------------------------------------------------------------------------------------------------------------


def ground_holders(game: Battle) -> Holders:
    """DZC-17.1, DZC-17.4, DZC-17.5, DZC-17.8: who may hold ground anywhere, their points by seat and place: vehicles and bases by their centre, garrisons by
    their whole Structure; who rides counts where the vehicle is, with options; no aircraft."""
    units, buildings = game.state.units, game.setting.layout.buildings
    found: Holders = {}
    for squad in game.state.squads.values():
        for name in squad.units:
            model = host = units[name]
            while host.where == ABOARD:
                host = units[host.host]
            if PROFILES[host.profile].type == "aircraft":
                continue
            if host.where == TABLE:
                place = (squad.seat, host.x, host.y, host.x, host.y)
            elif host.where == INSIDE:
                place = (squad.seat, *buildings[host.host].bounds)
            else:
                continue
            found[place] = found.get(place, 0) + PROFILES[model.profile].points + options_cost(model.profile, model.options)
    return found


def focal_strength(game: Battle, marker: str, holders: Holders | None = None) -> dict[str, int]:
    """DZC-17.3: points of qualifying units within 6 inches of a Focal Point, or of its Structure, by seat (DZC-RULING-133); only seats that have one."""
    record = game.state.markers[marker]
    west, south, east, north = game.building(record.structure).bounds if record.structure else (record.x, record.y, record.x, record.y)
    found: dict[str, int] = {}
    for (seat, w, s, e, n), points in (ground_holders(game) if holders is None else holders).items():
        dx = west - e if e < west else w - east if w > east else 0
        if dx > FOCAL_REACH:
            continue
        dy = south - n if n < south else s - north if s > north else 0
        if dx * dx + dy * dy <= FOCAL_REACH * FOCAL_REACH:
            found[seat] = found.get(seat, 0) + points
    return found


def focal_scores(game: Battle) -> None:
    """DZC-17.3, DZC-17.7, DZC-24.3: presence scores, for both sides; under the option only the larger sum of points, a tie nobody."""
    worth = game.setting.scenario.victory.focal_point_vp
    for marker in game.state.markers.values():
        if marker.kind != "focal_point" or marker.state in OUT:
            continue
        found = focal_strength(game, marker.id)
        scorers = list(found)
        if game.setting.contested_focal and found:
            best = max(found.values())
            scorers = [seat for seat, points in found.items() if points == best]
            scorers = scorers if len(scorers) == 1 else []
        for seat in scorers:
            game.emit(PointsScored(seat, worth, "DZC-17.3"))


def final_scores(game: Battle) -> None:
    """DZC-14.34, DZC-17.6: at the end of the game Objectives carried and extracted; Focal Points now unless the scenario scored them by turns."""
    row = game.setting.scenario.victory
    for marker in list(game.state.markers.values()):
        if marker.kind == "objective" and marker.state == "carried":
            game.emit(PointsScored(game.seat_of(marker.carrier), row.objective_carried_vp, "DZC-14.34"))
        elif marker.kind == "objective" and marker.state == "extracted":
            game.emit(PointsScored(marker.seat, row.objective_extracted_vp, "DZC-14.34"))
    if not row.focal_score_turns:
        focal_scores(game)
