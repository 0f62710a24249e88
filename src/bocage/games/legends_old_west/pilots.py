"""What a pilot looks for when he writes his flight plan: a foe ahead of his guns, none behind him, and the place he was sent to. No rule hangs on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from bocage.core.decision import Ask
from bocage.games.legends_old_west.air_combat import FORWARD, REAR, gun_dice
from bocage.games.legends_old_west.air_moves import TURNS, edge_crossed, observer
from bocage.games.legends_old_west.air_plans import (
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
from bocage.games.legends_old_west.battle import Battle
from bocage.games.legends_old_west.rows import cm
from bocage.games.legends_old_west.state import Aircraft
from bocage.space.plane import Point, Strip, heading, in_arc, in_strip, leg_length, turned

CARE = 0.7  # what a die against him weighs beside one of his own
BEYOND = -100.0  # off the table he neither fights nor sees
AHEAD = 3  # moves that a reconnaissance is thought through
Box = tuple[int, int, int, int]


class Place(NamedTuple):
    """Where an aircraft ends its move, and whether it flew slowly enough to fire (LOW-21.12)."""

    x: int
    y: int
    heading: int
    band: int
    slow: bool

    @property
    def point(self) -> Point:
        return Point(self.x, self.y)


def hint(game: Battle, ask: Ask[Any]) -> Sequence[Any] | None:
    """The plan that a seat's pilots would write themselves."""
    if ask.what != "flight_plan":
        return None
    role = next((role for role in (BOMBER, FIGHTER) if ask.facts.get("role") == f"@role-{role.replace('_', '-')}"), FIGHTER)
    return [FlightPlan(tuple(best_flight(game, craft) for craft in plans_now(game, ask.seat, role)))]


def best_flight(game: Battle, craft: Aircraft) -> Flight:
    """The flight after which the craft stands best: for its task if it has one, else against the aircraft of the enemy."""
    task = reconnaissance(game, craft)
    drafts = [flight for flight in _drafts(game, craft) if refuse_flight(game, flight) is None]
    if task is not None and not craft.mission_done:
        bands = tuple(cm(height) // BAND for height in task.altitudes_cm)
        scout = Scout(over_objective(task), task.moves_above, task.then_exit, bands, speed_of(craft), row_of(craft).turn_deg, _size(game))
        left = TURNS - craft.turns
        return max(drafts, key=lambda f: _scouted(scout, _flown(game, craft, f), craft.passes, left - 1))
    foes = [(other, _imagined(game, other, craft)) for other in game.state.aircraft.values() if _comes(game, other, craft)]
    return max(drafts, key=lambda flight: _standing(game, craft, _flown(game, craft, flight), foes))


def _drafts(game: Battle, craft: Aircraft) -> Iterator[Flight]:
    """Slow, half fast and fast; to all sides as far as it can turn, and straight at each foe; in its band or a neighbouring one."""
    full, before, most = speed_of(craft), heading_before(craft), row_of(craft).turn_deg
    here = _start(craft)
    ways = [(before + most * part // 4) % 360 for part in range(-4, 5)]
    for other in game.state.aircraft.values():
        if _comes(game, other, craft):
            ways += [heading(here, place.point) for place in _imagined(game, other, craft) if place is not None and place.point != here]
    bands = [band for band in (craft.band, craft.band - 1, craft.band + 1) if 1 <= band <= HIGHEST]
    for way, band, speed in product(dict.fromkeys(ways), bands, ((full + 1) // 2, full * 3 // 4, full)):
        yield Flight(craft.id, speed, way, band)
        yield Flight(craft.id, speed, way, band, late=True)


def _start(craft: Aircraft) -> Point:
    return Point(craft.x, craft.y) if craft.place == "table" else Point(craft.entry[0], craft.entry[1])


def _flown(game: Battle, craft: Aircraft, flight: Flight) -> Place | None:
    """Where a plan leads, None off the table."""
    path = flown_path(_start(craft), heading_before(craft), flight.heading, flight.speed, late=flight.late)
    if edge_crossed(game, path):
        return None
    spent = flight.speed + abs(flight.band - craft.band) * (speed_of(craft) // 2)
    return Place(path[-1].x, path[-1].y, flight.heading, flight.band, 2 * spent <= speed_of(craft))


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


def _standing(game: Battle, craft: Aircraft, place: Place | None, foes: Sequence[tuple[Aircraft, list[Place | None]]]) -> float:
    """Dice that it may bring to bear less those it must fear; of places without a shot, one that points at a foe and is near him."""
    if place is None:
        return BEYOND
    value = 0.0
    for other, places in foes:
        for there in places:
            if there is not None:
                value += (_dice(game, craft, place, other, there) - CARE * _dice(game, other, there, craft, place) + _bearing(place, there)) / len(places)
    if not foes:
        value -= leg_length(place.point, Point(game.setting.width // 2, game.setting.depth // 2)) / game.setting.width
    return value


def _dice(game: Battle, craft: Aircraft, place: Place, other: Aircraft, there: Place) -> int:
    """Dice that one aircraft could roll against another (LOW-21.12, LOW-21.15, LOW-21.17, LOW-21.19)."""
    if not place.slow or place.band != there.band or craft.spinning:
        return 0
    found = 0
    if in_strip(Strip(place.point, place.heading, cm(row_of(other).wingspan_cm)), there.point):
        found += gun_dice(craft, FORWARD)
    behind = (place.heading + 180) % 360
    rear = gun_dice(craft, REAR) and observer(game, craft.id) is not None and there.point != place.point
    if rear and in_arc(place.point, behind, there.point, -90, 90) and not in_arc(place.point, behind, there.point, -10, 10):
        found += gun_dice(craft, REAR)
    return found


def _bearing(place: Place, there: Place) -> float:
    """Up to one die's worth less for a foe who is far away, aside or at another height."""
    off = turned(place.heading, heading(place.point, there.point)) if place.point != there.point else 0
    return -(leg_length(place.point, there.point) / 20_000 + off / 360 + abs(place.band - there.band) / 4)


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
    return _seen(scout, place.x, place.y, place.heading, place.band, passes, left, AHEAD - 1)


@lru_cache(maxsize=65_536)
def _seen(scout: Scout, x: int, y: int, way: int, band: int, passes: int, left: int, deep: int) -> float:
    """Moves that end above the place, soon rather than late; when enough was seen, the nearness of the edge by which it leaves."""
    west, south, east, north = scout.over
    passes += west <= x <= east and south <= y <= north and band in scout.bands
    if passes >= scout.moves or not left or not deep:
        return _worth(scout, x, y, min(passes, scout.moves), left)
    best = BEYOND
    for turn in range(-2, 3):
        bearing = (way + scout.turns * turn // 2) % 360
        for speed in (scout.speed, (scout.speed + 1) // 2):
            end = flown_path(Point(x, y), way, bearing, speed, late=False)[-1]
            if 0 <= end.x <= scout.table[0] and 0 <= end.y <= scout.table[1]:
                best = max(best, _seen(scout, end.x, end.y, bearing, band, passes, left - 1, deep - 1))
    return best


def _worth(scout: Scout, x: int, y: int, passes: int, left: int) -> float:
    west, south, east, north = scout.over
    width, depth = scout.table
    if passes >= scout.moves:
        home = {"south": y, "north": depth - y, "west": x, "east": width - x}[scout.leaves]
        return passes + left / 10 + 1 - home / depth
    return passes - leg_length(Point(x, y), Point((west + east) // 2, (south + north) // 2)) / (width + depth)
