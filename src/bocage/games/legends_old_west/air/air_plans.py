"""Mission sheets and flight plans: written in secret, revealed together, bombers before fighters (LOW-21.3 to 21.13, 21.39, 21.69)."""

from __future__ import annotations

from itertools import islice, product

from bocage.core.decision import Question, Rules, sealed
from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.legal import Answer, Legal
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.air_events import MissionRevealed, PlanRevealed
from bocage.games.legends_old_west.state.state import Aircraft
from bocage.games.legends_old_west.tables.rows import AircraftRow, cm
from bocage.games.legends_old_west.tables.scenario import VictoryRow
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, CONSTANTS
from bocage.space.plane import Point, heading, leg_length, step, turned

BAND = cm(CONSTANTS["altitude_band_cm"].value)
HIGHEST = 4
"""Bands 1 to 4 (10 to 40 cm); 0 is landed (LOW-21.14)."""
FIGHTER, BOMBER = "fighter", "fighter_bomber"
INWARD = {"north": 180, "south": 0, "east": 270, "west": 90}
"""LOW-21.7: the reference direction of an edge."""
MOST = 150
"""So many sets of plans are proposed at most."""


class Sortie(Frozen):
    """One aircraft on a mission sheet: where on its edge and when it enters, its mission, its altitude band."""

    craft: str
    x: int
    y: int
    edge: str
    turn: int
    mission: str
    band: int = 2


class MissionSheet(Answer):
    """All aircraft of a seat."""

    sorties: tuple[Sortie, ...]


class Flight(Frozen):
    """One aircraft's plan for the turn: speed, heading after the turn, altitude band, and whether it turns in the middle of its move."""

    craft: str
    speed: int
    heading: int
    band: int
    late: bool = False


class FlightPlan(Answer):
    """The plans of a seat's aircraft of one class."""

    flights: tuple[Flight, ...]


SHEET: Question[MissionSheet] = Question("mission_sheet", MissionSheet, rule="LOW-21.3")
PLAN: Question[FlightPlan] = Question("flight_plan", FlightPlan, rule="LOW-21.5")


def row_of(craft: Aircraft) -> AircraftRow:
    """The printed row of an aircraft."""
    return AIRCRAFT[craft.row]


def speed_of(craft: Aircraft) -> int:
    """Its Movement."""
    return cm(row_of(craft).move_cm)


def crafts(game: Battle, seat: str) -> list[Aircraft]:
    """A seat's aircraft."""
    return [craft for craft in game.state.aircraft.values() if game.seat(craft.id) == seat]


def edge_of(game: Battle, side: str) -> str:
    """The edge from which a side's aircraft come."""
    return game.setting.armies[side].edge


def first_turn(game: Battle) -> int:
    """The earliest turn of entry: 1, or what the scenario says."""
    return max([effect.earliest_turn for effect in game.setting.scenario.effects("aircraft_entry")], default=1)


def bands_at_start(game: Battle) -> tuple[int, int]:
    """Between which bands a scenario lets aircraft start."""
    for effect in game.setting.scenario.effects("start_altitude"):
        return cm(effect.min_cm) // BAND, cm(effect.max_cm) // BAND
    return 1, HIGHEST


def on_edge(game: Battle, x: int, y: int, edge: str) -> bool:
    """Whether a point lies on an edge of the table."""
    width, depth = game.setting.width, game.setting.depth
    on = {"north": y == depth, "south": y == 0, "east": x == width, "west": x == 0}
    return on.get(edge, False) and 0 <= x <= width and 0 <= y <= depth


def refuse_sheet(game: Battle, seat: str, sheet: MissionSheet) -> Refusal | None:
    """LOW-21.3, LOW-21.4, LOW-21.69: every aircraft once, on its side's edge, from the first turn allowed, with a mission it can have."""
    own = crafts(game, seat)
    if sorted(sortie.craft for sortie in sheet.sorties) != sorted(craft.id for craft in own):
        return Refusal("LOW-21.3", "sheet-all-aircraft", path="sorties")
    low, high = bands_at_start(game)
    for place, sortie in enumerate(sheet.sorties):
        path = f"sorties[{place}]"
        row = row_of(game.state.aircraft[sortie.craft])
        if sortie.edge != edge_of(game, game.side(sortie.craft)) or not on_edge(game, sortie.x, sortie.y, sortie.edge):
            return Refusal("LOW-21.3", "sheet-entry", {"edge": edge_of(game, game.side(sortie.craft))}, path=f"{path}.edge")
        if not first_turn(game) <= sortie.turn <= game.setting.limit:
            return Refusal("LOW-21.3", "sheet-turn", {"turn": first_turn(game)}, path=f"{path}.turn")
        if sortie.mission not in (FIGHTER, BOMBER):
            return Refusal("LOW-21.4", "sheet-mission", path=f"{path}.mission")
        if sortie.mission == BOMBER and not row.bomb_runs:
            return Refusal("LOW-21.69", "no-bombs-no-mission", {"craft": sortie.craft}, path=f"{path}.mission")
        if not low <= sortie.band <= high:
            return Refusal("LOW-21.14", "sheet-band", {"low": low, "high": high}, path=f"{path}.band")
    return None


def sheet_listing(game: Battle, seat: str) -> list[MissionSheet]:
    """Ready sheets: in the middle or at a third of the edge, in the first turn or the second, with bombs or without."""
    own = crafts(game, seat)
    low, high = bands_at_start(game)
    width, depth = game.setting.width, game.setting.depth
    found = []
    for part, later, band in ((2, 0, 2), (3, 0, 1), (2, 1, 2), (3, 1, 3)):
        sorties = []
        for number, craft in enumerate(own):
            edge = edge_of(game, game.side(craft.id))
            along = (width if edge in ("north", "south") else depth) * (part - 1 if number % 2 else 1) // part
            x, y = {"north": (along, depth), "south": (along, 0), "east": (width, along), "west": (0, along)}[edge]
            mission = BOMBER if row_of(craft).bomb_runs and row_of(craft).role == BOMBER else FIGHTER
            turn = min(first_turn(game) + (later if number else 0), game.setting.limit)
            sorties.append(Sortie(craft.id, x, y, edge, turn, mission, min(max(band, low), high)))
        found.append(MissionSheet(tuple(sorties)))
    return list(dict.fromkeys(found))


def mission_sheets(game: Battle) -> Rules[None]:
    """LOW-21.3: all seats with aircraft write their sheets and reveal them together."""
    seats = [seat for seat in game.setting.seats if crafts(game, seat)]
    if not seats:
        return
    laws = {seat: _sheet_law(game, seat) for seat in seats}
    answers = yield from sealed(game, SHEET, laws)
    for sheet in answers.values():
        for s in sheet.sorties:
            game.emit(MissionRevealed(s.craft, s.x, s.y, s.edge, s.turn, s.mission, s.band))


def _sheet_law(game: Battle, seat: str) -> Legal[MissionSheet]:
    return Legal(lambda sheet: refuse_sheet(game, seat, sheet), lambda: sheet_listing(game, seat))


# -- plans --------------------------------------------------------------------------------------------------------------------


def plans_now(game: Battle, seat: str, role: str) -> list[Aircraft]:
    """LOW-21.6: a seat's aircraft of a class that fly by plan this turn: on the table and not spinning, or entering; the class goes by type (LOW-21.69)."""
    turn = game.state.turn
    return [
        c for c in crafts(game, seat) if row_of(c).role == role and not c.spinning and (c.place == "table" or (c.place == "waiting" and c.entry_turn == turn))
    ]


def heading_before(craft: Aircraft) -> int:
    """The heading it has, or the reference direction of its edge when it enters (LOW-21.7)."""
    return craft.heading if craft.place == "table" else INWARD[craft.entry[2]]


def refuse_flight(game: Battle, flight: Flight) -> Refusal | None:
    """LOW-21.9, LOW-21.10, LOW-21.11, LOW-21.13: half to full speed, turns by class, half a move for each band."""
    craft = game.state.aircraft[flight.craft]
    full = speed_of(craft)
    facts = {"craft": craft.id}
    if 2 * flight.speed < full or flight.speed > full:
        return Refusal("LOW-21.9", "plan-speed", {"craft": craft.id, "low": full // 2, "high": full})
    if not 0 <= flight.heading < 360 or turned(heading_before(craft), flight.heading) > row_of(craft).turn_deg:
        return Refusal("LOW-21.11", "plan-turn", {"craft": craft.id, "most": row_of(craft).turn_deg})
    if not 0 <= flight.band <= HIGHEST:
        return Refusal("LOW-21.14", "plan-band", facts)
    if flight.speed + abs(flight.band - craft.band) * (full // 2) > full:
        return Refusal("LOW-21.13", "plan-climb", facts)
    if flight.band == 0:
        return Refusal("LOW-21.14", "no-landing", facts)
    return None


def refuse_plan(game: Battle, seat: str, role: str, plan: FlightPlan) -> Refusal | None:
    """Every aircraft of the class once, each within its limits."""
    if sorted(flight.craft for flight in plan.flights) != sorted(craft.id for craft in plans_now(game, seat, role)):
        return Refusal("LOW-21.5", "plan-all-aircraft", path="flights")
    for place, flight in enumerate(plan.flights):
        fault = refuse_flight(game, flight)
        if fault is not None:
            return Refusal(fault.rule, fault.message, fault.facts, path=f"flights[{place}]")
    return None


def reconnaissance(game: Battle, craft: Aircraft) -> VictoryRow | None:
    """The scenario's task of flying over a place, if it is this aircraft's (LOW-24.5)."""
    roster = game.state.units[craft.unit].roster
    return next((row for row in game.setting.scenario.victory if row.type == "overfly" and row.unit == roster), None)


def over_objective(row: VictoryRow) -> tuple[int, int, int, int]:
    """West, south, east, north of the place to be flown over."""
    spot = row.objective
    return cm(spot["x"]), cm(spot["y"]), cm(spot["x"] + spot["w"]), cm(spot["y"] + spot["h"])


def flights(game: Battle, craft: Aircraft) -> list[Flight]:
    """Sensible plans of one aircraft: towards each enemy aircraft, straight on, to each side; slow to attack, fast, or in a climb or dive."""
    full, before = speed_of(craft), heading_before(craft)
    half = (full + 1) // 2
    most = row_of(craft).turn_deg
    here = Point(craft.x, craft.y) if craft.place == "table" else Point(craft.entry[0], craft.entry[1])
    bearings = [before]
    for other in game.state.aircraft.values():
        if other.place == "table" and game.side(other.id) != game.side(craft.id) and (other.x, other.y) != (here.x, here.y):
            bearings.append(_within(before, heading(here, Point(other.x, other.y)), most))
    task = reconnaissance(game, craft)
    if task is not None:
        west, south, east, north = over_objective(task)
        goal = Point((west + east) // 2, (south + north) // 2)
        if craft.passes >= task.moves_above:
            goal = Point(here.x, -full) if task.then_exit == "south" else Point(here.x, game.setting.depth + full)
        bearings.append(_within(before, heading(here, goal), most) if goal != here else before)
    bearings.append(_within(before, heading(here, Point(game.setting.width // 2, game.setting.depth // 2)), most))
    bearings += [(before + most // 2) % 360, (before - most // 2) % 360, (before + most) % 360]
    found: list[Flight] = []
    for bearing in dict.fromkeys(bearings):
        found.append(Flight(craft.id, half, bearing, craft.band))
    if task is not None:
        speed = min(max(leg_length(here, goal), half), full)
        found.insert(0, Flight(craft.id, speed, _within(before, heading(here, goal), most) if goal != here else before, craft.band))
    found.append(Flight(craft.id, full, before, craft.band))
    found.append(Flight(craft.id, full, bearings[-4], craft.band, True))
    for band in (craft.band - 1, craft.band + 1):
        if 1 <= band <= HIGHEST:
            found.append(Flight(craft.id, half, bearings[-4], band))
    return list(dict.fromkeys(flight for flight in found if refuse_flight(game, flight) is None))


def _within(before: int, wanted: int, most: int) -> int:
    """The wanted heading, or as near to it as the turn allows."""
    if turned(before, wanted) <= most:
        return wanted
    right = (before + most) % 360
    left = (before - most) % 360
    return right if turned(right, wanted) <= turned(left, wanted) else left


def plan_listing(game: Battle, seat: str, role: str) -> list[FlightPlan]:
    """Sets of plans, one for each aircraft."""
    each = [flights(game, craft) for craft in plans_now(game, seat, role)]
    return [FlightPlan(tuple(chosen)) for chosen in islice(product(*each), MOST)]


def write_plans(game: Battle, role: str) -> Rules[None]:
    """LOW-21.5, LOW-21.6: the plans of one class are written in secret and revealed together; fighters' owners have seen the bombers' by then."""
    seats = [seat for seat in game.setting.seats if plans_now(game, seat, role)]
    if not seats:
        return
    laws = {seat: _plan_law(game, seat, role) for seat in seats}
    answers = yield from sealed(game, PLAN, laws, {seat: {"role": f"@role-{role.replace('_', '-')}"} for seat in seats})
    for plan in answers.values():
        for f in plan.flights:
            game.emit(PlanRevealed(f.craft, f.speed, f.heading, f.band, f.late))


def _plan_law(game: Battle, seat: str, role: str) -> Legal[FlightPlan]:
    return Legal(lambda plan: refuse_plan(game, seat, role, plan), lambda: plan_listing(game, seat, role))


def flown_path(start: Point, before: int, flight_heading: int, speed: int, *, late: bool) -> list[Point]:
    """LOW-21.11: it turns at the start of its move, or in the middle."""
    if not late:
        return [start, step(start, flight_heading, speed)]
    middle = step(start, before, speed // 2)
    return [start, middle, step(middle, flight_heading, speed - speed // 2)]
