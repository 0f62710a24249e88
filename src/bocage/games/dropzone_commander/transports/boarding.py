"""Chapter 12: getting into and out of transports, land and air, shared and nested, and stranded units. Straight into Structures: `doorsteps`."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from bocage.core.decision import Question, Rules, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, only
from bocage.games.dropzone_commander.ground import placing
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import square
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.losses import wrecks
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.state.events_boarding import CarrierServed, UnitAlighted, UnitBoarded
from bocage.games.dropzone_commander.state.events_telling import SquadAlighted, SquadBoarded
from bocage.games.dropzone_commander.state.events_units import AircraftLanded
from bocage.games.dropzone_commander.state.state import ABOARD, FLYING, TABLE
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import INCH, capacity
from bocage.space.plane import Point

BOARD_REACH = 3 * INCH  # DZC-12.7
ACTIONS = 2  # DZC-12.4


class StayBehind(Answer):
    """A unit for which there is no room stays on the table (DZC-12.20)."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


STAY = Question[StayBehind]("stay_behind", StayBehind, rule="DZC-12.20")


# -- what a transport can do -----------------------------------------------------------------------------------------------------------------


def carriers(game: Battle, squad: str) -> list[str]:
    """DZC-12.18: the transports that were bought for a squad or that it shares, as far as they live."""
    carrier = game.squad(squad).carrier
    return list(game.squad(carrier).units) if carrier and carrier in game.state.squads else []


def load(game: Battle, carrier: str) -> Fraction:
    """How full a transport is, 1 for full (DZC-12.19)."""
    kind = game.unit(carrier).profile
    return sum((Fraction(1, capacity(kind, game.unit(rider).profile)) for rider in game.passengers(carrier)), Fraction(0))


def is_new_stop(game: Battle, carrier: str) -> bool:
    """DZC-12.29: all squads that get in or out at one stop are one action of the transport."""
    record = game.unit(carrier)
    return f"stop:{record.x}:{record.y}!" not in record.marks


def refuse_service(game: Battle, carrier: str, *, loading: bool, rope: bool = False) -> Refusal | None:
    """DZC-12.4, DZC-12.12, DZC-12.13, DZC-12.29: whether a transport can load or unload where it is."""
    record, profile = game.unit(carrier), game.profile(carrier)
    facts = {"transport": carrier}
    if record.where != TABLE:
        return Refusal("DZC-12.27", "transport-not-on-the-table", facts)
    if profile.is_aircraft and record.level in FLYING and not rope:
        return Refusal("DZC-12.12", "transport-must-land", facts)
    if is_new_stop(game, carrier) and record.embarks >= ACTIONS:
        return Refusal("DZC-12.29", "two-stops-made", facts)
    if profile.is_aircraft:
        num, den = keywords.unloading_share(profile) if not loading else (1, 2)
        free = loading and game.effects("full_move_transport", game.squad(record.squad).battlegroup)
        if not free and (record.spent - record.fees) * den > profile.move * num:
            return Refusal("DZC-12.13", "transport-moved-too-far", facts)
    return None


def serve(game: Battle, used: Iterable[str], *, loading: bool = False) -> None:
    """Notes what transports did at this stop."""
    for carrier in dict.fromkeys(used):
        if game.is_alive(carrier):
            game.emit(CarrierServed(carrier, stop=is_new_stop(game, carrier), loading=loading))


def refuse_passenger(game: Battle, unit: str) -> Refusal | None:
    """DZC-12.4, DZC-12.5: two actions in a turn, and none after firing but with DF (DZC-22.10)."""
    record = game.unit(unit)
    if record.embarks >= ACTIONS:
        return Refusal("DZC-12.4", "two-actions-made", {"squad": record.squad})
    if record.fired and not keywords.fires_after_embarking(game.profile(unit)):
        return Refusal("DZC-12.5", "has-fired", {"squad": record.squad})
    return None


def refuse_mover(game: Battle, unit: str) -> Refusal | None:
    """DZC-12.9, DZC-12.10, DZC-12.11: who embarks has moved at most half its own Mv; Get to the LZ! lifts that."""
    record = game.unit(unit)
    if record.spent * 2 > game.profile(unit).move + game.effect("move", unit) and not game.effects("full_move_if_embark", record.squad):
        return Refusal("DZC-12.9", "moved-more-than-half", {"squad": record.squad})
    return None


def assigned(game: Battle, units: list[str], near: dict[str, list[str]]) -> dict[str, str]:
    """Which unit goes into which transport, unit by unit into the first with room; units that find none are left out."""
    room = {carrier: 1 - load(game, carrier) for carrier in dict.fromkeys(c for found in near.values() for c in found)}
    seats: dict[str, str] = {}
    for unit in sorted(units, key=lambda name: len(near[name])):
        for carrier in near[unit]:
            most = capacity(game.unit(carrier).profile, game.unit(unit).profile)
            if most and room[carrier] >= Fraction(1, most):
                room[carrier] -= Fraction(1, most)
                seats[unit] = carrier
                break
    return seats


def places_left(game: Battle, squad: str) -> int:
    """DZC-12.20: for how many units of a squad all its remaining transports together have room."""
    kind = game.unit(game.squad(squad).units[0]).profile
    return sum(int((1 - load(game, carrier)) * capacity(game.unit(carrier).profile, kind)) for carrier in carriers(game, squad))


# -- boarding ----------------------------------------------------------------------------------------------------------------------------------


def near_carriers(game: Battle, squad: str) -> dict[str, list[str]]:
    """DZC-12.7, DZC-12.8: for each unit in the open the transports within 3 inches, centre to centre."""
    found: dict[str, list[str]] = {}
    own = [game.unit(carrier) for carrier in carriers(game, squad)]
    ready = [carrier for carrier in own if carrier.where == TABLE]
    for unit in game.squad(squad).units:
        record = game.unit(unit)
        if record.where == TABLE:
            found[unit] = [c.id for c in ready if square(record.x, record.y, c.x, c.y) <= BOARD_REACH**2]
    return found


def boarders(game: Battle, squad: str) -> dict[str, str] | Refusal:
    """DZC-12.7, DZC-12.8, DZC-12.20: who boards what: the whole squad, or as many as still fit if transports were lost."""
    near = near_carriers(game, squad)
    if not near:
        return Refusal("DZC-12.2", "squad-not-in-the-open", {"squad": squad})
    if not carriers(game, squad):
        return Refusal("DZC-12.18", "no-transport", {"squad": squad})
    wanted = min(len(near), places_left(game, squad))
    seats = assigned(game, may_board(game, near, wanted), near)
    if not wanted:
        return Refusal("DZC-12.19", "transport-full", {"squad": squad})
    if len(seats) < wanted:
        return Refusal("DZC-12.7", "too-far-to-board", {"squad": squad})
    return seats


def may_board(game: Battle, near: dict[str, list[str]], wanted: int) -> list[str]:
    """DZC-12.20: all must; if some stay behind anyway, those who may get in are found among all who are able."""
    able = [unit for unit in near if refuse_passenger(game, unit) is None and refuse_mover(game, unit) is None]
    return able if len(able) >= wanted < len(near) else list(near)


def leave_behind(game: Battle, squad: str) -> Rules[dict[str, str]]:
    """DZC-12.20: if there is too little room, the owner says who stays on the table."""
    near = near_carriers(game, squad)
    wanted = min(len(near), places_left(game, squad))
    going = [unit for unit in may_board(game, near, wanted) if near[unit]]
    while len(going) > wanted:
        spared = [StayBehind(unit) for unit in going if len(assigned(game, [other for other in going if other != unit], near)) >= wanted]
        answer = yield from choose_unless_forced(game, game.squad(squad).seat, STAY, only(spared, "DZC-12.20"), {"left": len(going) - wanted})
        going = [unit for unit in going if unit != answer.unit]
    return assigned(game, going, near)


def board_targets(game: Battle, squad: str) -> Iterable[str]:
    """Worth asking if the squad stands in the open near a transport of its own."""
    return ("",) if game.squad(squad).carrier and any(near_carriers(game, squad).values()) else ()


def refuse_board(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-12.2, DZC-12.4 to DZC-12.13: the law of boarding."""
    seats = boarders(game, squad)
    if isinstance(seats, Refusal):
        return seats
    for unit in seats:
        refused = refuse_passenger(game, unit) or refuse_mover(game, unit)
        if refused is not None:
            return refused
    jets = "Jump Jets" in game.profile(next(iter(seats))).words  # DZC-22.46
    for carrier in dict.fromkeys(seats.values()):
        refused = refuse_service(game, carrier, loading=True, rope=jets)
        if refused is not None:
            return refused
    return None


def board(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-12.2: units get in."""
    seats = yield from leave_behind(game, squad)
    take_seats(game, squad, seats)


def take_seats(game: Battle, squad: str, seats: dict[str, str]) -> None:
    """Units get into their transports."""
    for carrier in dict.fromkeys(seats.values()):
        game.emit(SquadBoarded(squad, sum(1 for seat in seats.values() if seat == carrier), carrier))
    for unit, carrier in seats.items():
        game.emit(UnitBoarded(unit, carrier))
    serve(game, seats.values(), loading=True)


# -- getting out ---------------------------------------------------------------------------------------------------------------------------------


def riders(game: Battle, squad: str) -> dict[str, list[str]]:
    """The units of a squad that are aboard, by transport."""
    found: dict[str, list[str]] = {}
    for unit in game.squad(squad).units:
        record = game.unit(unit)
        if record.where == ABOARD:
            found.setdefault(record.host, []).append(unit)
    return found


def ropes(game: Battle, squad: str) -> bool:
    """DZC-22.12, DZC-22.46: Fast Roping and Jump Jets need no landed transport."""
    units = game.squad(squad).units
    return bool(units) and any(word in game.profile(units[0]).words for word in ("Fast Roping", "Jump Jets"))


def alight_targets(game: Battle, squad: str) -> Iterable[str]:
    """Worth asking if the squad is aboard something that stands on the table."""
    return ("",) if is_carried(game, squad) else ()


def is_carried(game: Battle, squad: str) -> bool:
    """Whether units of a squad are aboard, and all their transports stand on the table."""
    units = game.state.units
    hosts = [units[name].host for name in game.state.squads[squad].units if units[name].where == ABOARD]
    return bool(hosts) and all(units[host].where == TABLE for host in hosts)


def refuse_alight(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-12.2, DZC-12.4, DZC-12.7, DZC-12.12, DZC-12.21: the law of getting out."""
    found = riders(game, squad)
    if not found:
        return Refusal("DZC-12.2", "squad-not-aboard", {"squad": squad})
    for carrier, units in found.items():
        refused = refuse_service(game, carrier, loading=False, rope=ropes(game, squad))
        for unit in units:
            refused = refused or refuse_passenger(game, unit)
        if refused is not None:
            return refused
        record = game.unit(carrier)
        if not placing.any_room(game, units, [Point(record.x, record.y)], BOARD_REACH):
            stranded = any(game.unit(unit).where == TABLE for unit in game.squad(squad).units)
            return Refusal("DZC-12.21" if stranded else "DZC-12.7", "no-room-to-get-out", {"squad": squad})
    return None


def alight(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-12.2, DZC-12.7, DZC-12.24: units get out, without waiting for others aboard, within 3 inches of their transport, in coherency."""
    seat = game.squad(squad).seat
    for carrier, units in riders(game, squad).items():
        record = game.unit(carrier)
        if not (yield from placing.place(game, seat, units, Point(record.x, record.y), BOARD_REACH, why="DZC-12.7")):
            continue
        game.emit(SquadAlighted(squad, len(units), carrier))
        for unit in units:
            game.emit(UnitAlighted(unit, carrier))
        serve(game, [carrier])
        yield from searching.stopped_on(game, units)


# -- at once, by a card ------------------------------------------------------------------------------------------------------------------------------


def refuse_alight_now(game: Battle, carrier: str) -> Refusal | None:
    """Move! Move! Move!: all aboard get out where the transport is; one in the air must be able to land on the spot."""
    record = game.unit(carrier)
    if record.where != TABLE or (record.level in FLYING and not wrecks.lz_is_clear(game, carrier)):
        return Refusal("DZC-12.12", "transport-must-land", {"transport": carrier})
    aboard = game.passengers(carrier)
    if not aboard or any(game.unit(unit).embarks >= ACTIONS for unit in aboard) or (record.embarks >= ACTIONS and is_new_stop(game, carrier)):
        return Refusal("DZC-12.4", "two-actions-made", {"squad": record.squad})
    for squad in dict.fromkeys(game.unit(unit).squad for unit in aboard):
        units = [unit for unit in aboard if game.unit(unit).squad == squad]
        if not placing.any_room(game, units, [Point(record.x, record.y)], BOARD_REACH):
            return Refusal("DZC-12.7", "no-room-to-get-out", {"squad": squad})
    return None


def alight_now(game: Battle, carrier: str) -> Rules[None]:
    """All units aboard one transport get out at once."""
    if game.unit(carrier).level in FLYING:
        game.emit(AircraftLanded(carrier, 0, moving=False))
    record = game.unit(carrier)
    aboard = game.passengers(carrier)
    for squad in dict.fromkeys(game.unit(unit).squad for unit in aboard):
        units = [unit for unit in aboard if game.unit(unit).squad == squad]
        if (yield from placing.place(game, game.squad(squad).seat, units, Point(record.x, record.y), BOARD_REACH, why="DZC-12.7")):
            game.emit(SquadAlighted(squad, len(units), carrier))
            for unit in units:
                game.emit(UnitAlighted(unit, carrier))
    serve(game, [carrier])
    yield from searching.stopped_on(game, aboard)


DOINGS = (
    Verb("board", "DZC-12.2", board_targets, refuse_board, board),
    Verb("alight", "DZC-12.2", alight_targets, refuse_alight, alight),
)
