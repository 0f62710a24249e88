"""The state before turn 1 (DZC-2.16, DZC-7.18, DZC-9.23, DZC-10.2, DZC-12.28, DZC-15.3, DZC-20.1, DZC-20.5, DZC-22.34) and what is decided there."""

from __future__ import annotations

from fractions import Fraction

from bocage.core.decision import Question, Rules, agree
from bocage.core.errors import Invalid, Refusal
from bocage.core.legal import Answer, only
from bocage.core.state import replace
from bocage.games.dropzone_commander.armies.army import Army, BattlegroupRow, SquadRow, TransportRow
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.cards.decks import deck_of
from bocage.games.dropzone_commander.ground import placing
from bocage.games.dropzone_commander.ground.battle import Battle, Setting
from bocage.games.dropzone_commander.ground.layout import hundredths
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.state.events import StepBegan, StructuresLinked
from bocage.games.dropzone_commander.state.events_telling import SquadPut
from bocage.games.dropzone_commander.state.state import (
    ABOARD,
    AIR,
    GROUND,
    READINESS,
    RESERVE,
    VOID,
    Battlegroup,
    DropzoneState,
    Marker,
    Reserve,
    Squad,
    Structure,
    Unit,
)
from bocage.games.dropzone_commander.tables.profiles import capacity, units
from bocage.games.dropzone_commander.tables.tables import scenarios
from bocage.space.plane import Polygon

STARTS = {"readiness": READINESS, "reserve": RESERVE, "void": VOID, "table": READINESS}


class Linked(Answer):
    """Whether two Structures are linked."""

    yes: bool


LINKED: Question[Linked] = Question("linked", Linked, rule="DZC-7.18")


def set_up(setting: Setting) -> DropzoneState:
    """The state as the scenario gives it."""
    scenario, seats = setting.scenario, setting.seats
    structures = {row.id: Structure(row.id, (0,) * len(seats), links=row.linked_to) for row in scenario.structure}
    markers = {}
    for row in scenario.marker:
        x, y = (hundredths(row.at[0]), hundredths(row.at[1])) if row.at else (0, 0)
        markers[row.id] = Marker(row.id, row.kind, x, y, row.structure)
    state = DropzoneState(
        turn=0, phase="setup", step="links", units={}, squads={}, battlegroups={}, reserves={}, structures=structures, markers=markers, confirmed=(),
        hands=dict.fromkeys(seats, ()), held=dict.fromkeys(seats, 0), decks=dict.fromkeys(seats, ()), tops=dict.fromkeys(seats, ()),
        discards=dict.fromkeys(seats, ()), seen={}, vp=dict.fromkeys(seats, 0), kills=dict.fromkeys(seats, 0), effects=[], templates=[], runs=[], flights=[],
        order=seats,
    )  # fmt: skip
    if setting.build_armies:
        state.step = "armies"
        return state
    for army in scenario.force:
        add_army(state, army)
        if scenario.uses_cards:
            state.decks[army.player] = deck_of(army.faction)  # DZC-20.6
    return state


def add_army(state: DropzoneState, army: Army) -> None:
    """An army as its list has it, passengers aboard (DZC-12.28)."""
    for group in army.battlegroup:
        add_battlegroup(state, army, group)
    for squad in state.squads.values():
        if squad.id == army.commander_in and army.commander:  # DZC-20.1
            state.units[squad.units[0]] = replace(state.units[squad.units[0]], commander=True)


def add_battlegroup(state: DropzoneState, army: Army, group: BattlegroupRow) -> None:
    """Its squads and transports, in the state the scenario says (DZC-9.23, DZC-10.2)."""
    rows: list[SquadRow | TransportRow] = [*group.squad, *group.transport]
    carrier = {rider: row.id for row in rows for rider in row.carries}
    where = STARTS[group.start]
    for row in rows:
        profile = units()[row.unit]
        names = tuple(f"{row.id}.{number}" for number in range(1, row.count + 1))
        place = where
        if where == VOID and not profile.mass:
            place = READINESS  # DZC-22.34: only squads with Mass are in the Void
        for name in names:
            state.units[name] = Unit(name, row.id, row.unit, place, level=AIR if profile.is_aircraft else GROUND, options=row.options)
        state.squads[row.id] = Squad(row.id, group.id, army.player, row.unit, names, row.count, row.carries, carrier.get(row.id, ""))
    for row in rows:
        fill(state, row)
    squads = tuple(row.id for row in rows)
    state.battlegroups[group.id] = Battlegroup(group.id, army.player, group.kind, squads)
    if where == RESERVE:
        outer = tuple(row.id for row in rows)
        state.reserves[group.id] = Reserve(group.id, group.id, army.player, outer)


def fill(state: DropzoneState, row: SquadRow | TransportRow) -> None:
    """DZC-12.19: passengers are spread over the transports bought for them, filling one after the other."""
    room = dict.fromkeys(state.squads[row.id].units, Fraction(1))
    sizes = {rider: Fraction(1, max(1, capacity(row.unit, state.squads[rider].profile))) for rider in row.carries}
    for rider, size in sorted(sizes.items(), key=lambda entry: -entry[1]):
        squad = state.squads[rider]
        for name in squad.units:
            host = next((unit for unit, left in room.items() if left >= size), None)
            if host is not None:
                room[host] -= size
                state.units[name] = replace(state.units[name], where=ABOARD, host=host)


# -- decided before play -----------------------------------------------------------------------------------------------------------------------


def linkable(game: Battle) -> list[tuple[str, str]]:
    """DZC-7.17: pairs of Structures that take a garrison and stand less than 3 inches apart."""
    return list(game.setting.layout.near_pairs)


def refuse_link(game: Battle, one: str, other: str) -> Refusal | None:
    """DZC-7.17: less than 3 inches."""
    pair = (one, other) if (one, other) in linkable(game) else (other, one)
    return None if pair in linkable(game) else Refusal("DZC-7.17", "too-far-to-link", {"structure": one, "other": other})


def agree_links(game: Battle) -> Rules[None]:
    """DZC-7.18: the players agree which Structures are linked; without agreement it is as the scenario says."""
    for one, other in linkable(game):
        usual = Linked(other in game.state.structures[one].links)
        offered = [usual, Linked(not usual.yes)]
        answer = yield from agree(game, game.setting.seats, LINKED, only(offered, "DZC-7.18"), usual)
        if answer != usual:
            game.emit(StructuresLinked(one, other, answer.yes))
    game.emit(StepBegan("setup", "markers"))


def mark_objectives(game: Battle) -> Rules[None]:
    """DZC-15.3."""
    yield from searching.confirm_markers(game)
    game.emit(StepBegan("setup", "deploy"))


def deploy(game: Battle) -> Rules[None]:
    """Battlegroups that start on the table are set up in their zone; aircraft stand there landed (DZC-RULING-50)."""
    for seat in game.setting.seats:
        for group in game.army(seat).battlegroup:
            if group.start == "table":
                zone = Polygon.of(*((hundredths(x), hundredths(y)) for x, y in group.zone))
                for name in game.state.battlegroups[group.id].squads:
                    squad = game.state.squads[name]
                    outside = [unit for unit in squad.units if game.state.units[unit].where != ABOARD]
                    if outside:
                        yield from placing.place(game, seat, outside, zone, 0, why="DZC-2.16")
                        game.emit(SquadPut(name, len(outside), "setup"))
    game.emit(StepBegan("setup", "hands"))


def deal_hands(game: Battle) -> Rules[None]:
    """DZC-20.5."""
    yield from windows.opening_hands(game)
    game.emit(StepBegan("initiation", "begin"))


def battle(scenario: str, options: dict[str, str]) -> Battle:
    """A battle with its armies in readiness, before anybody has decided anything."""
    row = scenarios()[scenario]
    if options["teams"] != "none" and len(row.seats) < 3:
        raise Invalid(f"{scenario} is for two players; alliances need three (DZC-24.2)")
    if options["build_armies"] == "on" and not row.army_size:
        raise Invalid(f"{scenario} is smaller than a Skirmish; armies are built from 500 points on (DZC-21.1)")
    setting = Setting(row, options)
    return Battle(set_up(setting), setting)
