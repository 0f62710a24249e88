"""Reaction Fire (DZC-4.10 to DZC-4.19): enemy AA weapons interrupt an aircraft along the path it has declared, or as it fires.

The declared stretches are `state.flights`: for every aircraft the stations of its path, an inch apart, both ends among them. Each enemy player in turn reacts
with one weapon after the other, at the station he likes, until he passes; what he hits takes effect there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass
from bocage.games.dropzone_commander.cards.windows import window as card_window
from bocage.games.dropzone_commander.ground.battle import NEAR_ALTITUDE, PROFILES, Battle
from bocage.games.dropzone_commander.ground.distances import inches
from bocage.games.dropzone_commander.ground.sight import HULL_DOWN, is_in_arc, sees_flyer
from bocage.games.dropzone_commander.shooting import volleys
from bocage.games.dropzone_commander.shooting.attack import range_limit, refuse_weapon
from bocage.games.dropzone_commander.state.events_units import AircraftReached, FlightsDeclared, FlightsEnded, VolleyDeclared
from bocage.games.dropzone_commander.state.state import FLYING, INSIDE, LANDED, TABLE, Burst, Flight, Volley
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import UNLIMITED, Weapon
from bocage.space.plane import Point, Spot, stations
from bocage.tabletop.laws import Law

PENALTY = 2  # DZC-4.11
STATION = 100


class React(Answer):
    """A unit fires an AA weapon at an aircraft when it is at a station of its path."""

    unit: str
    weapon: str
    target_unit: str
    station: int

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


Way = tuple[str, str, tuple[Point, ...]]  # an aircraft, the altitude and the path it has declared
REACT: Question[React | Pass] = Question("react", React | Pass, rule="DZC-4.10", window="reaction_fire")


def flight(unit: str, level: str, path: tuple[Point, ...]) -> Flight:
    """A declared stretch with its stations (DZC-4.14)."""
    points = stations(path, STATION) if len(path) > 1 else path
    return Flight(unit, level, tuple(value for point in dict.fromkeys(points) for value in (point.x, point.y)))


def spot_of(game: Battle, flown: Flight, station: int) -> Spot:
    """Where an aircraft is at a station (DZC-5.5); landed it is on the ground (DZC-5.6)."""
    x, y = flown.points[2 * station], flown.points[2 * station + 1]
    if flown.level in FLYING:
        return Spot(x, y, game.plan.altitude(NEAR_ALTITUDE[flown.level], x, y))
    return Spot(x, y, game.plan.ground_height(x, y) + 50)


def refuse_unit(game: Battle, unit: str, weapon: Weapon, *, run: bool) -> Refusal | None:
    """DZC-4.12, DZC-10.8, DZC-10.12, DZC-24.9: whether a unit may react with a weapon at all."""
    facts = {"unit": unit, "weapon": weapon.name}
    if not keywords.reacts(weapon):
        return Refusal("DZC-4.10", "cannot-react", facts)
    if weapon.move_fire < 0:
        return Refusal("DZC-4.9", "only-in-a-run", facts)
    record = game.state.units[unit]
    squad = game.state.squads[record.squad]
    if run or game.setting.unactivated_reaction:
        used = game.state.battlegroups[squad.battlegroup].activated or squad.acted
        if used and not keywords.reacts_activated(PROFILES[record.profile]):
            return Refusal("DZC-10.8" if run else "DZC-24.9", "already-activated-unit", facts)
    return refuse_weapon(game, unit, weapon, reaction=True)


def refuse_spot(game: Battle, unit: str, weapon: Weapon, target: str, spot: Spot) -> Refusal | None:
    """DZC-4.12: whether an aircraft at a point of its path is in arc, sight and range."""
    facts: dict[str, str | int] = {"unit": unit, "weapon": weapon.id, "target": target}
    record = game.state.units[unit]
    if record.where != INSIDE and not is_in_arc(record.facing, Point(record.x, record.y), spot.point, weapon):
        return Refusal("DZC-5.3", "out-of-arc", facts)
    look = sees_flyer(game, unit, spot, weapon, target)
    if look.share < HULL_DOWN:
        return Refusal("DZC-5.13", "no-line-of-sight", facts)
    limit = range_limit(game, unit, weapon, target)
    square = look.square
    if game.setting.short_in_plan and limit <= 600:
        square = (look.eye.x - spot.x) ** 2 + (look.eye.y - spot.y) ** 2
    return Refusal("DZC-6.9", "out-of-range", {**facts, "limit": inches(limit)}) if square > limit * limit else None


def exposure(game: Battle, way: Way) -> Iterator[tuple[str, list[Spot]]]:
    """Who may make Reaction Fire along a path that an aircraft might declare, each with the stretches of it that he covers (DZC-4.10, DZC-4.12)."""
    unit, level, path = way
    flown = flight(unit, level, path)
    spots = [spot_of(game, flown, station) for station in range(len(flown.points) // 2)]
    for seat in game.others(game.seat_of(unit)):
        for enemy, weapon in aa_weapons(game, seat):
            if refuse_unit(game, enemy, weapon, run=False) is not None:
                continue
            covered: list[Spot] = []
            for spot in spots:
                if refuse_spot(game, enemy, weapon, unit, spot) is None:
                    covered.append(spot)
                elif covered:
                    yield enemy, covered
                    covered = []
            if covered:
                yield enemy, covered


class Reacting:
    """The open question of one seat in a window: who may fire at what, worked out when asked and remembered."""

    def __init__(self, game: Battle, seat: str, *, run: bool) -> None:
        self.game, self.seat, self.run = game, seat, run
        self.known: dict[React, Refusal | None] = {}

    def refuse(self, answer: React | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if answer not in self.known:
            self.known[answer] = self._refuse(answer)
        return self.known[answer]

    def _refuse(self, answer: React) -> Refusal | None:
        game = self.game
        record = game.state.units.get(answer.unit)
        facts: dict[str, str | int] = {"unit": answer.unit, "weapon": answer.weapon, "target": answer.target_unit}
        if record is None or record.where not in (TABLE, INSIDE) or game.seat_of(answer.unit) != self.seat:
            return Refusal("DZC-4.12", "not-your-unit", facts)
        weapon = next((w for w in game.weapons(answer.unit) if w.id == answer.weapon), None)
        flown = next((f for f in game.state.flights if f.unit == answer.target_unit and game.is_alive(f.unit)), None)
        if weapon is None or flown is None or not 0 <= answer.station < len(flown.points) // 2:
            return Refusal("DZC-4.12", "no-such-target", facts)
        refused = refuse_unit(game, answer.unit, weapon, run=self.run)
        if refused is not None:
            return refused
        return refuse_spot(game, answer.unit, weapon, answer.target_unit, spot_of(game, flown, answer.station))

    def listing(self) -> list[React | Pass]:
        return [PASS, *self.offers()]

    def offers(self) -> Iterator[React]:
        """For each weapon and aircraft the nearest station where it may be fired at, and the first and the last such one if those are others."""
        game = self.game
        flown = [f for f in game.state.flights if game.is_alive(f.unit)]
        for unit, weapon in aa_weapons(game, self.seat):
            record = game.state.units[unit]
            if weapon.id in record.fired or refuse_unit(game, unit, weapon, run=self.run) is not None:
                continue
            here = Point(record.x, record.y) if record.where == TABLE else game.building(record.host).centre
            for stretch in flown:
                limit = range_limit(game, unit, weapon, stretch.unit)
                yield from self._stations(unit, weapon, stretch, here.x, here.y, limit, record.where == INSIDE)

    def _stations(self, unit: str, weapon: Weapon, stretch: Flight, x: int, y: int, limit: int, inside: bool) -> Iterator[React]:
        points = stretch.points
        squares = [(points[i] - x) ** 2 + (points[i + 1] - y) ** 2 for i in range(0, len(points), 2)]
        slack = 1500 if inside else 0
        reach = (limit + slack) ** 2 if limit < UNLIMITED else max(squares)
        near = [i for i, square in enumerate(squares) if square <= reach]
        best = self._first(unit, weapon, stretch, sorted(near, key=lambda i: (squares[i], i)))
        if best is None:
            return
        yield best
        ends = (self._first(unit, weapon, stretch, near), self._first(unit, weapon, stretch, near[::-1]))
        yield from (end for end in dict.fromkeys(ends) if end is not None and end != best)

    def _first(self, unit: str, weapon: Weapon, stretch: Flight, stations: Iterable[int]) -> React | None:
        """The first of these stations at which the aircraft may be fired at; None if there is none."""
        answers = (React(unit, weapon.id, stretch.unit, station) for station in stations)
        return next((answer for answer in answers if self.refuse(answer) is None), None)


def aa_weapons(game: Battle, seat: str) -> Iterator[tuple[str, Weapon]]:
    """All AA weapons of a seat's units in play."""
    units = game.state.units
    for squad in game.state.squads.values():
        if squad.seat != seat or not squad.units or not _has_aa(squad.profile, units[squad.units[0]].options):
            continue
        for unit in squad.units:
            if units[unit].where in (TABLE, INSIDE):
                for weapon in game.weapons(unit):
                    if keywords.reacts(weapon) and weapon.move_fire >= 0:
                        yield unit, weapon


_AA: dict[tuple[str, tuple[str, ...]], bool] = {}


def _has_aa(profile: str, options: tuple[str, ...]) -> bool:
    known = _AA.get((profile, options))
    if known is None:
        group = PROFILES[profile].mode_group
        modes = [p for p in PROFILES.values() if p.id == profile or (group and p.mode_group == group)]
        weapons = [w for p in modes for w in (*p.weapons, *(o.weapon for o in p.options if o.id in options))]
        known = _AA[profile, options] = any(keywords.reacts(weapon) for weapon in weapons)
    return known


def window(game: Battle, ways: Sequence[Way], *, run: bool = False) -> Rules[None]:
    """DZC-4.14, DZC-24.7: each enemy in order of play reacts until he passes."""
    if not ways:
        return
    mover = game.seat_of(ways[0][0])
    reacting = game.once(f"who reacts to {mover}", _who_reacts, game, mover)
    if not reacting:
        return
    game.emit(FlightsDeclared(tuple(flight(*way) for way in ways)))
    for other in reacting:
        yield from _reactions(game, other, run)
    game.emit(FlightsEnded())


def _who_reacts(game: Battle, mover: str) -> list[str]:
    """The enemies who have anything to react with, in order of play."""
    return [other for other in game.others(mover) if next(aa_weapons(game, other), None) is not None]


def _reactions(game: Battle, seat: str, run: bool) -> Rules[None]:
    while True:
        open_question = Reacting(game, seat, run=run)
        if not game.once(f"{seat} reacts", any, open_question.offers()):
            return
        legal: Law[React | Pass] = Law(open_question, PASS)
        with scope(game, "reaction", seat):  # with the question: the rest of the flight is no affair of who reacts
            answer = yield from choose(game, seat, REACT, legal)
            if isinstance(answer, Pass):
                return
            yield from react(game, seat, answer)


def react(game: Battle, seat: str, answer: React) -> Rules[None]:
    """DZC-4.11, DZC-4.13, DZC-4.17: all shots of the weapon at +2, where the aircraft is then; nothing reacts to a reaction."""
    flown = next(f for f in game.state.flights if f.unit == answer.target_unit)
    spot = spot_of(game, flown, answer.station)
    squad = game.state.units[answer.unit].squad
    weapon = game.weapon(answer.unit, answer.weapon)
    game.emit(AircraftReached(answer.target_unit, spot.x, spot.y, flown.level))
    shots = keywords.shots(weapon, game.state.units[answer.unit].damage)
    game.emit(VolleyDeclared(Volley(squad, seat, "reaction", (Burst(answer.unit, answer.weapon, answer.target_unit, shots, PENALTY),))))
    yield from card_window(
        game, "reaction_fire_declared", squad=game.state.units[answer.target_unit].squad, unit=answer.unit, seat=game.seat_of(answer.target_unit)
    )
    yield from volleys.before_rolls(game)
    yield from volleys.resolve(game)


def on_firing(game: Battle, units: list[str]) -> Rules[None]:
    """DZC-4.14 (b), DZC-9.28: aircraft that have declared fire may be reacted to where they are."""
    records = [game.state.units[unit] for unit in units if game.profile(unit).is_aircraft and game.state.units[unit].where == TABLE]
    yield from window(game, [(r.id, r.level, (Point(r.x, r.y),)) for r in records if r.level in (*FLYING, LANDED)])
