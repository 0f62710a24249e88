"""Armies built in the match (LOW-24.4, LOW-24.6; option `build_rosters`): both sides write their rosters in secret before anything is placed.

A side takes printed units of the nations that fight for it in the scenario, up to the scenario's points, and may change who is in them and what they carry;
`roster` says what an army may not be, with the rule. The ready rosters begin with the scenario's own army.
"""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.decision import Question, Rules, sealed
from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.legal import Answer, Legal
from bocage.core.state import replace
from bocage.games.legends_old_west.armies.muster import add_unit, blank, finish
from bocage.games.legends_old_west.armies.roster import Group, Roster, RosterUnit, cost, general_of, is_squad, ready_unit, refuse_roster, unit_row
from bocage.games.legends_old_west.armies.setup import ready_spots, to_deploy
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.layout import arrange
from bocage.games.legends_old_west.state.events import Deployed, Happened
from bocage.games.legends_old_west.state.state import Aircraft, Figure, Gun, LowState, Unit, Vehicle
from bocage.games.legends_old_west.tables.tables import PROFILES, UNITS

MOST = 6
"""So many copies of one printed unit are taken at most."""


class Line(Frozen):
    """A printed unit, how many of it, and its groups if they are not as printed."""

    unit: str
    count: int
    groups: tuple[Group, ...] = ()


class BuildRoster(Answer):
    """The army of a side."""

    lines: tuple[Line, ...]


ROSTER: Question[BuildRoster] = Question("roster", BuildRoster, rule="LOW-24.4")


class ArmyRaised(Happened):
    """A side's army stands as it was written down (LOW-24.4); its general is named (LOW-24.6)."""

    rules = ("LOW-24.4", "LOW-24.6")
    side: str
    units: tuple[Unit, ...]
    points: int
    count: int
    general: str
    figures: tuple[Figure, ...] = ()
    guns: tuple[Gun, ...] = ()
    vehicles: tuple[Vehicle, ...] = ()
    aircraft: tuple[Aircraft, ...] = ()

    def apply(self, state: LowState) -> None:
        old = [ident for ident, unit in state.units.items() if unit.side == self.side]
        for ident in old:
            del state.units[ident]
        for held in (state.figures, state.guns, state.vehicles, state.aircraft):
            for ident in [ident for ident, record in held.items() if record.unit in old]:
                del held[ident]
        state.units.update({unit.id: unit for unit in self.units})
        state.figures.update({figure.id: figure for figure in self.figures})
        state.guns.update({gun.id: gun for gun in self.guns})
        state.vehicles.update({vehicle.id: vehicle for vehicle in self.vehicles})
        state.aircraft.update({craft.id: craft for craft in self.aircraft})
        state.starting[self.side], state.worth[self.side], state.generals[self.side] = self.count, self.points, self.general

    def seen_by(self, seat: str | None) -> ArmyRaised:
        """Everybody sees the army on the table; the records need not be sent."""
        return ArmyRaised(self.side, (), self.points, self.count, self.general)


def catalogue(game: Battle, side: str) -> list[str]:
    """Printed units a side may take: of its nations in this scenario and of its era (LOW-1.1); aircraft only where it has some."""
    forces = [UNITS[force.unit] for force in game.setting.armies[side].forces]
    nations, flies, walks = {row.nation for row in forces}, any(row.aircraft for row in forces), any(not row.aircraft for row in forces)
    return [
        row.id for row in UNITS.values() if row.era == game.setting.era and row.nation in nations and ((flies and row.aircraft) or (walks and not row.aircraft))
    ]


def as_roster(game: Battle, side: str, answer: BuildRoster) -> Roster:
    """An answer as a roster: each copy a unit of its own name, the general where LOW-24.6 wants him."""
    units: list[RosterUnit] = []
    for line in answer.lines:
        printed = ready_unit(line.unit)
        unit = replace(printed, groups=line.groups) if line.groups else printed
        units += [replace(unit, id=line.unit if line.count == 1 else f"{line.unit}_{number + 1}") for number in range(line.count)]
    army = game.setting.armies[side]
    roster = Roster(army.name, game.setting.era, army.points, "", tuple(units), game.setting.scenario.date)
    return replace(roster, general=general_of(roster))


def refuse_army(game: Battle, side: str, answer: BuildRoster) -> Refusal | None:
    """LOW-24.4 and all limits of `roster`; LOW-24.6: somebody must lead; LOW-24.3: the army must have room in its zone."""
    key = ("army", side, answer)
    memo = game.memo
    if key not in memo:
        memo[key] = _refuse_army(game, side, answer)
    found: Refusal | None = memo[key]
    return found


def _refuse_army(game: Battle, side: str, answer: BuildRoster) -> Refusal | None:
    known = catalogue(game, side)
    fixed = [unit for effect in game.setting.scenario.effects("respawn") for unit in effect.units]
    for place, line in enumerate(answer.lines):
        path = f"lines[{place}]"
        if line.unit not in known or any(line.unit == other.unit for other in answer.lines[:place]):
            return Refusal("LOW-24.4", "roster-not-yours", {"unit": line.unit}, path=f"{path}.unit")
        if not 0 <= line.count <= MOST:
            return Refusal("LOW-24.4", "roster-count", {"count": line.count}, path=f"{path}.count")
        if line.unit in fixed and line.groups not in ((), ready_unit(line.unit).groups):
            return Refusal("LOW-24.2", "roster-as-printed", {"unit": line.unit}, path=f"{path}.groups")
    roster = as_roster(game, side, answer)
    fault = refuse_roster(roster, game.setting.options)
    if fault is not None and fault.rule != "LOW-24.6":
        return replace(fault, path=_line_path(answer, fault.path))
    if not roster.general and any(is_squad(unit) for unit in roster.units):
        return Refusal("LOW-24.6", "roster-no-leader")
    return None if _has_room(game, side, roster) else Refusal("LOW-24.3", "roster-no-room")


def _line_path(answer: BuildRoster, path: str) -> str:
    """Where in the answer a limit of the roster is broken: units are copies of lines."""
    head, _, rest = path.partition("]")
    if not head.startswith("units["):
        return path
    lines = [place for place, line in enumerate(answer.lines) for _ in range(line.count)]
    return f"lines[{lines[int(head[6:])]}]{rest}"


def raised(game: Battle, side: str, roster: Roster) -> LowState:
    """A state with the army of one side alone, off the table."""
    setting = game.setting
    state = blank(setting)
    army = setting.armies[side]
    seats = [seat.id for seat in setting.scenario.seats if seat.side == side]
    reserves = {force.unit: force.reserve_turn for force in army.forces}
    for number, unit in enumerate(roster.units):
        printed = next(ident for ident in UNITS if unit.id == ident or unit.id.rpartition("_")[0] == ident)
        row = replace(unit_row(unit, setting.era), id=printed)
        add_unit(state, setting, unit.id, row, side, seats[number % len(seats)], reserves.get(printed, 0))
    finish(state, setting)
    leaders = [f for f in state.figures.values() if f.unit == roster.general and PROFILES[f.profile].category == "leader"]
    if leaders:
        state.generals[side] = max(leaders, key=lambda f: (PROFILES[f.profile].points, f.id)).id
    return state


def _has_room(game: Battle, side: str, roster: Roster) -> bool:
    """LOW-24.3: whether the ready placement finds a place for every unit that begins on the table."""
    trial = Battle(raised(game, side, roster), game.setting)
    for unit in to_deploy(trial, side):
        spots = ready_spots(trial, unit, 1)
        placed = arrange(trial, unit, *spots[0]) if spots else None
        if placed is None:
            return False
        Deployed(unit, placed).apply(trial.state)
        trial.forget_all()
    return True


def ready_rosters(game: Battle, side: str) -> Iterator[BuildRoster]:
    """The scenario's own army first, then two others: its general's unit and what else the points allow."""
    forces = game.setting.armies[side].forces
    counts = {force.unit: force.count for force in forces}
    known = catalogue(game, side)
    yield _written(known, counts)
    for shift in (1, 2):
        mixed = {next(iter(counts)): 1} if not game.setting.armies[side].general else {game.setting.armies[side].general: 1}
        for step in range(3 * len(known)):
            unit = known[(shift + step * (shift + 1)) % len(known)]
            more = mixed | {unit: mixed.get(unit, 0) + 1}
            if more[unit] <= 3 and cost(as_roster(game, side, _written(known, more))) <= game.setting.armies[side].points:
                mixed = more
        yield _written(known, mixed)


def _written(known: list[str], counts: dict[str, int]) -> BuildRoster:
    """A line for every unit of the catalogue, so that a form can change each number; groups are written out where the unit is taken."""
    return BuildRoster(tuple(Line(unit, counts.get(unit, 0), ready_unit(unit).groups if counts.get(unit) else ()) for unit in known))


def army_law(game: Battle, side: str) -> Legal[BuildRoster]:
    """Any army within the limits; three ready ones."""

    def listing() -> list[BuildRoster]:
        return [answer for answer in dict.fromkeys(ready_rosters(game, side)) if refuse_army(game, side, answer) is None]

    return Legal(lambda answer: refuse_army(game, side, answer), listing, default=next(ready_rosters(game, side)))


def build_armies(game: Battle) -> Rules[None]:
    """LOW-24.4: both captains write at once; the armies are shown together."""
    laws = {game.captain(side): army_law(game, side) for side in game.setting.sides}
    facts = {game.captain(side): {"points": game.setting.armies[side].points} for side in game.setting.sides}
    answers = yield from sealed(game, ROSTER, laws, facts)
    for seat, answer in answers.items():
        side = game.setting.side_of_seat[seat]
        army = raised(game, side, as_roster(game, side, answer))
        game.emit(
            ArmyRaised(
                side, tuple(army.units.values()), army.worth[side], army.starting[side], army.generals[side], tuple(army.figures.values()),
                tuple(army.guns.values()), tuple(army.vehicles.values()), tuple(army.aircraft.values()),
            )
        )  # fmt: skip
