"""The state before turn 1 (DZC-2.16, DZC-7.18, DZC-9.23, DZC-10.2, DZC-12.28, DZC-15.3, DZC-20.1, DZC-20.5, DZC-22.34) and what is decided there."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, agree
from bocage.core.errors import Invalid
from bocage.core.legal import Answer, only
from bocage.games.dropzone_commander.cards import decks
from bocage.games.dropzone_commander.ground import placing
from bocage.games.dropzone_commander.ground.battle import Battle, Setting
from bocage.games.dropzone_commander.ground.layout import hundredths
from bocage.games.dropzone_commander.objectives import confirming
from bocage.games.dropzone_commander.state.events import StepBegan, StructuresLinked
from bocage.games.dropzone_commander.state.events_telling import SquadPut
from bocage.games.dropzone_commander.state.muster import add_army
from bocage.games.dropzone_commander.state.state import (
    ABOARD,
    DropzoneState,
    Marker,
    Structure,
)
from bocage.games.dropzone_commander.tables.command_cards import deck_of
from bocage.games.dropzone_commander.tables.tables import Scenario
from bocage.space.plane import Polygon


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


# -- decided before play -----------------------------------------------------------------------------------------------------------------------


def linkable(game: Battle) -> list[tuple[str, str]]:
    """DZC-7.17: pairs of Structures that take a garrison and stand less than 3 inches apart."""
    return list(game.setting.layout.near_pairs)


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
    yield from confirming.confirm_markers(game)
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
    yield from decks.opening_hands(game)
    game.emit(StepBegan("initiation", "begin"))


def battle(row: Scenario, options: dict[str, str]) -> Battle:
    """A battle with its armies in readiness, before anybody has decided anything."""
    if options["teams"] != "none" and len(row.seats) < 3:
        raise Invalid(f"{row.id} is for two players; alliances need three (DZC-24.2)")
    if options["build_armies"] == "on" and not row.army_size:
        raise Invalid(f"{row.id} is smaller than a Skirmish; armies are built from 500 points on (DZC-21.1)")
    setting = Setting(row, options)
    return Battle(set_up(setting), setting)
