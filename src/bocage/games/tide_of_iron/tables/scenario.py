"""Scenarios: the common head and what Tide of Iron adds to it (TOI-0.1), checked against the box (TOI-0.2, TOI-26.2)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from bocage.core.errors import DataError
from bocage.core.tables import Row, ScenarioHead, find, folder, parse, read
from bocage.games.tide_of_iron.tables.tables import PACKAGE, box

SIDES = ("us", "de")
FORTIFICATIONS = ("entrenchment", "pillbox")
MOST_FORTIFICATIONS = 3  # TOI-25.5
MARKER_TOKENS = {
    **dict.fromkeys(FORTIFICATIONS, "entrenchment_pillbox"),
    **dict.fromkeys(("razor_wire", "tank_trap"), "razor_wire_tank_trap"),
    "mine_field": "mine_field",
    "smoke": "smoke",
}  # TOI-0.10: a double-sided marker counts whichever side it shows


class MapRow(Row):
    """The board (TOI-1.2): terrain letters, levels, stream depth (TOI-24.10), roads as paths of adjacent hexes."""

    cols: int
    rows: int
    grid: str
    stream_depth: str
    terrain: tuple[str, ...]
    elevation: tuple[str, ...]
    roads: tuple[tuple[tuple[int, int], ...], ...] = ()


class ObjectiveRow(Row):
    """A command or victory objective (TOI-0.15, TOI-0.19)."""

    id: str
    hex: tuple[int, int]
    kind: str
    vp: int = 0
    cp: int = 0
    colour: str = ""


class MarkerRow(Row):
    """A fortification, obstacle or smoke on the map at the start (TOI-25.1)."""

    kind: str
    hex: tuple[int, int]
    side: str = ""


class ZoneRow(Row):
    """An inclusive rectangle of columns and rows."""

    cols: tuple[int, int]
    rows: tuple[int, int]


class SquadRow(Row):
    """A squad of the ready set-up."""

    figures: dict[str, int]
    hex: tuple[int, int]
    specialization: str = ""
    inside: str = ""
    division: str = ""


class VehicleAt(Row):
    """A vehicle of the ready set-up."""

    id: str
    hex: tuple[int, int]


class SideRow(Row):
    """What a side has (TOI-0.21)."""

    bases: int
    decks: tuple[str, ...]
    starting_cards: int
    operations: tuple[str, ...]
    starting_cp: int
    specializations: tuple[str, ...]
    concealed_markers: int
    deployment: tuple[ZoneRow, ...]
    reinforcement_hexes: tuple[tuple[int, int], ...]
    figures: dict[str, int]
    vehicles: dict[str, int]
    default_squad: tuple[SquadRow, ...] = ()
    default_vehicle: tuple[VehicleAt, ...] = ()
    team_squad: tuple[SquadRow, ...] = ()
    initiative_cp: int = 0  # TOI-1.7: CP on the Initiative card at the start


class ReinforcementRow(Row):
    """Reinforcements of a round (TOI-5.14)."""

    side: str
    round: int
    squads: tuple[dict[str, int], ...] = ()
    vehicles: dict[str, int] = {}


class DivisionRow(Row):
    """What belongs to one of the two divisions of a nation (TOI-19.3, TOI-19.4)."""

    bases: int
    vehicles: dict[str, int] = {}
    figures: dict[str, int] = {}
    specializations: tuple[str, ...] = ()


class ScoringRow(Row):
    """One way to score or to win (TOI-4.8, TOI-6.1)."""

    when: str
    what: str
    vp: int = 0
    from_round: int = 1
    minor: int = 0
    major: int = 0
    uncontrolled_counts_for: str = ""
    side: str = ""
    victory_objectives: int = 0
    needed: int = 0
    otherwise: str = ""


class VictoryRow(Row):
    """The victory conditions of a scenario."""

    type: str
    text: str
    scoring: tuple[ScoringRow, ...] = ()


class Scenario(ScenarioHead):
    """A battle of Tide of Iron."""

    starting_initiative: str = "us"
    north: str = "N"
    actions_per_turn: dict[str, int] = {}
    map: MapRow | None = None
    objective: tuple[ObjectiveRow, ...] = ()
    marker: tuple[MarkerRow, ...] = ()
    side: dict[str, SideRow] = {}
    reinforcement: tuple[ReinforcementRow, ...] = ()
    division: dict[str, dict[str, DivisionRow]] = {}
    victory: VictoryRow | None = None

    @property
    def board(self) -> MapRow:
        assert self.map is not None
        return self.map

    @property
    def conditions(self) -> VictoryRow:
        assert self.victory is not None
        return self.victory


def read_scenario(source: Path | Traversable) -> Scenario:
    """A scenario from a file, checked."""
    scenario = read(source, Scenario)
    check(scenario, source.name)
    return scenario


def parse_scenario(text: str, name: str) -> Scenario:
    """A scenario from TOML text, checked: players may build their own (TOI-0.2)."""
    scenario = parse(text, Scenario, name)
    check(scenario, name)
    return scenario


def check(scenario: Scenario, name: str) -> None:
    """TOI-0.2, TOI-26.2: a scenario stays within the pieces of the box and within its own map."""
    if scenario.map is None or scenario.victory is None or set(scenario.side) != set(SIDES):
        raise DataError(f"{name}: a map, victory conditions and both sides (us, de) are needed.")
    board = scenario.map
    if len(board.terrain) != board.rows or any(len(row) != board.cols for row in board.terrain):
        raise DataError(f"{name}, map.terrain: the board has {board.cols} columns and {board.rows} rows. Mend the grid.")
    if len(board.elevation) != board.rows or any(len(row) != board.cols for row in board.elevation):
        raise DataError(f"{name}, map.elevation: the board has {board.cols} columns and {board.rows} rows. Mend the grid.")
    for letter in sorted({letter for row in board.terrain for letter in row}):
        find(box().terrain_by_letter, letter, f"{name}, map.terrain", "terrain letter")
    _check_pieces(scenario, name)
    _check_markers(scenario, name)
    for number, marker in enumerate(scenario.marker):
        if not (0 <= marker.hex[0] < board.cols and 0 <= marker.hex[1] < board.rows):
            raise DataError(f"{name}, marker[{number}].hex: {list(marker.hex)} is off the board. Move it onto the board.")


def _check_pieces(scenario: Scenario, name: str) -> None:
    tables = box()
    given: dict[str, str] = {}
    laid: set[str] = set()
    for side in SIDES:
        row = scenario.side[side]
        limits = tables.components.figures[side]
        used = dict(row.figures)
        for kind, count in row.vehicles.items():
            used[kind] = used.get(kind, 0) + count
        for reinforcement in scenario.reinforcement:
            if reinforcement.side == side:
                for group in (*reinforcement.squads, reinforcement.vehicles):
                    for kind, count in group.items():
                        used[tables.pool(kind)] = used.get(tables.pool(kind), 0) + count
        for kind, count in used.items():
            if count > find(limits, kind, f"{name}, side.{side}", "piece"):
                raise DataError(f"{name}, side.{side}: {count} {kind}, but the box holds {limits[kind]} (TOI-26.2). Take fewer.")
        if row.bases > sum(tables.components.bases[side].values()):
            raise DataError(f"{name}, side.{side}.bases: {row.bases}, but the box holds {sum(tables.components.bases[side].values())} (TOI-26.2).")
        for deck in row.decks:
            find(tables.decks, deck, f"{name}, side.{side}.decks", "deck")
            if given.setdefault(deck, side) != side:
                raise DataError(f"{name}, side.{side}.decks: the box holds the deck {deck} once, and {given[deck]} has it (TOI-26.2).")
        for card in row.operations:
            find(tables.operations, card, f"{name}, side.{side}.operations", "Operations card")
            if card in laid:
                raise DataError(f"{name}, side.{side}.operations: the box holds {card} once (TOI-26.2). Give it to one side.")
            laid.add(card)
        for division, part in scenario.division.get(side, {}).items():
            if part.bases > tables.components.bases[side][division]:
                raise DataError(f"{name}, division.{side}.{division}.bases: {part.bases}, but the box holds 12 of each shade (TOI-0.5, TOI-26.2).")
        if row.concealed_markers > tables.tokens[f"concealed_{side}"].count:
            raise DataError(f"{name}, side.{side}.concealed_markers: {row.concealed_markers}, but the box holds 4 (TOI-26.2).")
    for token in ("engineer", "anti_tank", "flamethrower", "medic"):
        count = sum(scenario.side[side].specializations.count(token) for side in SIDES)
        if count > tables.tokens[f"spec_{token}"].count:
            raise DataError(f"{name}: {count} {token} tokens, but the box holds {tables.tokens[f'spec_{token}'].count} (TOI-26.2). Take fewer.")


def _check_markers(scenario: Scenario, name: str) -> None:
    """TOI-26.2: markers of the box; TOI-25.5, TOI-25.12, TOI-25.18, TOI-25.22, TOI-25.25: and how many of them may lie in one hex."""
    tokens = [find(MARKER_TOKENS, marker.kind, f"{name}, marker", "kind of marker") for marker in scenario.marker]
    tokens += ["victory_objective" if row.kind == "victory" else f"command_objective_{row.colour}" for row in scenario.objective]
    for token, count in Counter(tokens).items():
        held = find(box().tokens, token, f"{name}, objective", "colour").count
        if count > held:
            raise DataError(f"{name}, marker: {count} of {token}, but the box holds {held} (TOI-26.2). Take fewer.")
    lying = Counter(("fortification" if marker.kind in FORTIFICATIONS else marker.kind, marker.hex) for marker in scenario.marker)
    for (kind, place), count in lying.items():
        most = MOST_FORTIFICATIONS if kind == "fortification" else 1
        if count > most:
            raise DataError(f"{name}, marker: {count} of {kind} in {list(place)}, but a hex holds {most} (TOI-25.5, TOI-25.12). Move one.")


@cache
def scenarios() -> dict[str, Scenario]:
    """All battles that are shipped, in order of size."""
    found = [read_scenario(source) for source in folder(PACKAGE, "scenarios")]
    return {scenario.id: scenario for scenario in found}
