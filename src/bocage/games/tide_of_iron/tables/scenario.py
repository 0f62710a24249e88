"""Scenarios: the common head and what Tide of Iron adds to it (TOI-0.1); `checking` holds it against the box."""

from __future__ import annotations

from functools import cache

from bocage.core.tables import Row, ScenarioHead, folder, read
from bocage.games.tide_of_iron.tables.tables import PACKAGE

SIDES = ("us", "de")


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


@cache
def scenarios() -> dict[str, Scenario]:
    """All battles that are shipped, in order of size."""
    found = [read(source, Scenario) for source in folder(PACKAGE, "scenarios")]
    return {scenario.id: scenario for scenario in found}
