"""What a pilot looks for when he writes his flight plan: a foe ahead of his guns, none behind him, and the place he was sent to. No rule hangs on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from bocage.core.decision import Ask
from bocage.games.legends_old_west.air.air_combat import FORWARD, REAR, gun_dice
from bocage.games.legends_old_west.air.air_moves import TURNS, edge_crossed, observer
from bocage.games.legends_old_west.air.air_plans import (
    BAND,
    BOMBER,
    FIGHTER,
    HIGHEST,
    Flight,
    FlightPlan,
    flown_path,
    heading_before,
    over_objective,
    plans_now,
    reconnaissance,
    refuse_flight,
    row_of,
    speed_of,
)
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.state import Aircraft
from bocage.games.legends_old_west.tables.rows import cm
from bocage.space.plane import Point, Strip, heading, in_arc, in_strip, leg_length, turned
from bocage.space.plane.degrees import stride
from bocage.space.plane.roots import root_up

CARE = 0.7  # what a die against him weighs beside one of his own
BEYOND = -100.0  # off the table he neither fights nor sees
AHEAD = 3  # moves that a reconnaissance is thought through
KEPT = 1_000  # flights remembered
Box = tuple[int, int, int, int]


class Place(NamedTuple):
    """Where an aircraft ends its move, and whether it flew slowly enough to fire (LOW-21.12)."""

    point: Point
    heading: int
    band: int
    slow: bool


def hint(game: Battle, ask: Ask[Any]) -> Sequence[Any] | None:
    """The plan that a seat's pilots would write themselves."""
    if ask.what != "flight_plan":
        return None
    role = next((role for role in (BOMBER, FIGHTER) if ask.facts.get("role") == f"@role-{role.replace('_', '-')}"), FIGHTER)
    return [FlightPlan(tuple(best_flight(game, craft) for craft in plans_now(game, ask.seat, role)))]


def best_flight(game: Battle, craft: Aircraft) -> Flight:
    """The flight after which the craft stands best: for its task if it has one, else against the aircraft of the enemy."""
    crafts = tuple(game.state.aircraft.values())
    key = craft.id, game.state.turn, crafts, tuple([observer(game, each.id) is not None for each in crafts])  # all that it hangs on
    found: Flight | None = game.planned.get(key)
    if found is None:
        if len(game.planned) >= KEPT:
            game.planned.clear()
        found = game.planned[key] = _best_flight(game, craft)
    return found


def _best_flight(game: Battle, craft: Aircraft) -> Flight:
    task = reconnaissance(game, craft)
    foes = [(other, _imagined(game, other, craft)) for other in game.state.aircraft.values() if _comes(game, other, craft)]
    drafts = list(_drafts(game, craft, [there for _, places in foes for there in places]))
    if task is not None and not craft.mission_done:
        bands = tuple(cm(height) // BAND for height in task.altitudes_cm)
        scout = Scout(over_objective(task), task.moves_above, task.then_exit, bands, speed_of(craft), row_of(craft).turn_deg, _size(game))
        left = TURNS - craft.turns
        return max(drafts, key=lambda f: _scouted(scout, _flown(game, craft, f), craft.passes, left - 1))
    duels = [Duel(game, craft, other, places) for other, places in foes]
    return max(drafts, key=lambda flight: _standing(game, _flown(game, craft, flight), duels))


def _drafts(game: Battle, craft: Aircraft, foes: Sequence[Place | None]) -> Iterator[Flight]:
    """Slow, half fast and fast; to all sides as far as it can turn, and straight at each foe; in its band or a neighbouring one; as far as it may."""
    full, before, most = speed_of(craft), heading_before(craft), row_of(craft).turn_deg
    here = _start(craft)
    ways = [(before + most * part // 4) % 360 for part in range(-4, 5)]
    ways += [heading(here, place.point) for place in foes if place is not None and place.point != here]
    bands = [band for band in (craft.band, craft.band - 1, craft.band + 1) if 1 <= band <= HIGHEST]
    for way, band, speed in product(dict.fromkeys(ways), bands, ((full + 1) // 2, full * 3 // 4, full)):
        flight = Flight(craft.id, speed, way, band)
        if refuse_flight(game, flight) is None:  # whether it turns late is nothing to the law
            yield flight
            yield Flight(craft.id, speed, way, band, late=True)


def _start(craft: Aircraft) -> Point:
    return Point(craft.x, craft.y) if craft.place == "table" else Point(craft.entry[0], craft.entry[1])


def _flown(game: Battle, craft: Aircraft, flight: Flight) -> Place | None:
    """Where a plan leads, None off the table."""
    path = flown_path(_start(craft), heading_before(craft), flight.heading, flight.speed, late=flight.late)
    if edge_crossed(game, path):
        return None
    spent = flight.speed + abs(flight.band - craft.band) * (speed_of(craft) // 2)
    return Place(path[-1], flight.heading, flight.band, 2 * spent <= speed_of(craft))


def _comes(game: Battle, other: Aircraft, craft: Aircraft) -> bool:
    """Whether an enemy aircraft is in the air this turn."""
    here = other.place == "table" or (other.place == "waiting" and other.entry_turn == game.state.turn)
    return here and game.side(other.id) != game.side(craft.id)


def _imagined(game: Battle, other: Aircraft, craft: Aircraft) -> list[Place | None]:
    """Where another may be after this turn: as planned if that is known (LOW-21.6), else straight on, slow or fast, or turned upon us."""
    if other.plan is not None and row_of(other).role == BOMBER:
        plan = other.plan
        return [_flown(game, other, Flight(other.id, plan.speed, plan.heading, plan.band, plan.turn_late))]
    full, before = speed_of(other), heading_before(other)
    half = (full + 1) // 2
    there, here = _start(other), _start(craft)
    towards = heading(there, here) if there != here else before
    ways = [(half, before), (full, before), (half, towards if turned(before, towards) <= row_of(other).turn_deg else before)]
    return [_flown(game, other, Flight(other.id, speed, way, other.band)) for speed, way in ways]


class Duel:
    """A foe as he may stand after this turn, and what guns he and a craft have for each other; bearings are found once for each place."""

    def __init__(self, game: Battle, craft: Aircraft, other: Aircraft, places: Sequence[Place | None]) -> None:
        self.there = [place for place in places if place is not None]
        self.chance = len(places)
        self.ours, self.theirs = Guns(game, craft, other), Guns(game, other, craft)
        self._bearings: dict[tuple[Point, int], list[float]] = {}

    def value(self, place: Place, value: float) -> float:
        """A value with the dice that a craft may bring to bear on him added, less those it must fear."""
        key = place.point, place.heading
        known = self._bearings.get(key)
        if known is None:
            known = self._bearings[key] = [_away(place, there) for there in self.there]
        ours, theirs, chance = self.ours, self.theirs, self.chance
        for there, away in zip(self.there, known, strict=True):
            off = -(away + abs(place.band - there.band) / 4)  # up to one die's worth less for a foe who is far away, aside or at another height
            dice, fear = (ours.dice(place, there), theirs.dice(there, place)) if place.band == there.band else (0, 0)
            value += (dice - CARE * fear + off) / chance
        return value


def _standing(game: Battle, place: Place | None, foes: Sequence[Duel]) -> float:
    """Dice that it may bring to bear less those it must fear; of places without a shot, one that points at a foe and is near him."""
    if place is None:
        return BEYOND
    value = 0.0
    for duel in foes:
        value = duel.value(place, value)
    if not foes:
        value -= leg_length(place.point, Point(game.setting.width // 2, game.setting.depth // 2)) / game.setting.width
    return value


class Guns:
    """The guns of one aircraft against another."""

    def __init__(self, game: Battle, craft: Aircraft, other: Aircraft) -> None:
        self.silent = craft.spinning
        self.width = cm(row_of(other).wingspan_cm)
        self.forward = gun_dice(craft, FORWARD)
        self.rear = gun_dice(craft, REAR) if observer(game, craft.id) is not None else 0

    def dice(self, place: Place, there: Place) -> int:
        """Dice that it could roll from one place against another (LOW-21.12, LOW-21.15, LOW-21.17, LOW-21.19)."""
        if not place.slow or place.band != there.band or self.silent:
            return 0
        here, target = place.point, there.point
        found = self.forward if in_strip(Strip(here, place.heading, self.width), target) else 0
        behind = (place.heading + 180) % 360
        if self.rear and here != target and in_arc(here, behind, target, -90, 90) and not in_arc(here, behind, target, -10, 10):
            found += self.rear
        return found


def _away(place: Place, there: Place) -> float:
    """How far away and aside a foe is, heights apart."""
    here, target = place.point, there.point
    off = turned(place.heading, heading(here, target)) if here != target else 0
    return leg_length(here, target) / 20_000 + off / 360


# -- reconnaissance -----------------------------------------------------------------------------------------------------------


class Scout(NamedTuple):
    """What a reconnaissance asks for (LOW-24.5), and what the aircraft can do."""

    over: Box
    moves: int
    leaves: str
    bands: tuple[int, ...]
    speed: int
    turns: int
    table: tuple[int, int]


def _size(game: Battle) -> tuple[int, int]:
    return game.setting.width, game.setting.depth


def _scouted(scout: Scout, place: Place | None, passes: int, left: int) -> float:
    """What a place is worth to a reconnaissance, with the moves that may follow."""
    if place is None:
        return BEYOND
    return _seen(scout, place.point.x, place.point.y, place.heading, place.band, passes, left, AHEAD - 1)


@lru_cache(maxsize=65_536)
def _seen(scout: Scout, x: int, y: int, way: int, band: int, passes: int, left: int, deep: int) -> float:
    """Moves that end above the place, soon rather than late; when enough was seen, the nearness of the edge by which it leaves."""
    west, south, east, north = scout.over
    looks = band in scout.bands
    passes += west <= x <= east and south <= y <= north and looks
    moves = scout.moves
    if passes >= moves or not left or not deep:
        return _worth(scout, x, y, min(passes, moves), left)
    best = BEYOND
    width, depth = scout.table
    goal_x, goal_y, nearest = (west + east) // 2, (south + north) // 2, -1
    last = left == 1 or deep == 1
    for turn in range(-2, 3):
        bearing = (way + scout.turns * turn // 2) % 360
        for dx, dy in _strides(scout.speed, bearing):
            a, b = x + dx, y + dy
            if not (0 <= a <= width and 0 <= b <= depth):
                continue
            if not last:
                best = max(best, _seen(scout, a, b, bearing, band, passes, left - 1, deep - 1))
            elif looks and west <= a <= east and south <= b <= north:
                best = max(best, _worth(scout, a, b, min(passes + 1, moves), left - 1))
            else:  # of ends that are not above the place the nearest to it is worth the most
                square = (a - goal_x) ** 2 + (b - goal_y) ** 2
                nearest = square if nearest < 0 or square < nearest else nearest
    return best if nearest < 0 else max(best, passes - root_up(nearest) / (width + depth))


@lru_cache(maxsize=4_096)
def _strides(speed: int, bearing: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """How far a straight move leads, fast and slow."""
    return stride(bearing, speed), stride(bearing, (speed + 1) // 2)


def _worth(scout: Scout, x: int, y: int, passes: int, left: int) -> float:
    west, south, east, north = scout.over
    width, depth = scout.table
    if passes >= scout.moves:
        home = {"south": y, "north": depth - y, "west": x, "east": width - x}[scout.leaves]
        return passes + left / 10 + 1 - home / depth
    return passes - leg_length(Point(x, y), Point((west + east) // 2, (south + north) // 2)) / (width + depth)
