"""What never changes in a battle: map, movement costs, sight, commands and standing effects of Operations cards. Computed once and shared.

Movement points are counted in thirds, because a truck on a road pays a third (TOI-20.26).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from bocage.core.errors import Invalid
from bocage.core.frozen import Frozen
from bocage.games.tide_of_iron.tables.operations import SideRules, side_rules
from bocage.games.tide_of_iron.tables.scenario import SIDES, ObjectiveRow, Scenario
from bocage.games.tide_of_iron.tables.tables import TerrainRow, box
from bocage.space import DIRECTIONS, HexGrid, Sight, mask

THIRDS = 3
OTHER = {"us": "de", "de": "us"}


class Command(Frozen):
    """Who takes turns: a whole side with two players, a division with three or four (TOI-19.2). Its seat decides for it."""

    id: str
    side: str
    division: str
    seat: str


class Objective(Frozen):
    """An objective and its cell."""

    id: str
    cell: int
    row: ObjectiveRow


def commands_of(players: str) -> tuple[Command, ...]:
    """TOI-19.1, TOI-19.20: the commands of a table of two, three or four players."""
    if players == "2":
        return tuple(Command(side, side, "", side) for side in SIDES)
    found = []
    for side in SIDES:
        for division in ("light", "dark"):
            name = f"{side}_{division}"
            found.append(Command(name, side, division, side if players == f"3_{side}" else name))
    return tuple(found)


class Setting:
    """One scenario with its options."""

    def __init__(self, scenario: Scenario, options: Mapping[str, str]) -> None:
        self.scenario, self.options = scenario, dict(options)
        players = options.get("players", "2")
        if int(players[0]) not in scenario.players:
            raise Invalid(f"{scenario.id} is for {' or '.join(map(str, scenario.players))} players, not {players[0]}. Choose another scenario.")
        self.reading = options.get("reading", "book")  # TOI-RULING-04, TOI-RULING-07
        self.setup_mode = options.get("setup", "ready")
        self.op_fire_allowed = options.get("op_fire", "on") == "on"  # TOI-1.19
        self.commands = commands_of(players)
        self.teams = players != "2"
        self.command = {command.id: command for command in self.commands}
        self.seats = tuple(dict.fromkeys(command.seat for command in self.commands))
        self.side_of_seat = {command.seat: command.side for command in self.commands}
        self.seats_of = {side: tuple(dict.fromkeys(c.seat for c in self.commands if c.side == side)) for side in SIDES}
        self.commands_of = {side: tuple(c.id for c in self.commands if c.side == side) for side in SIDES}
        self.actions = {side: self._actions(side) for side in SIDES}
        self.rules = {side: side_rules(scenario, side) for side in SIDES}
        self._map()
        self.objectives = {row.id: Objective(row.id, self.grid.cell(*row.hex), row) for row in scenario.objective}
        self.objective_cells = frozenset(objective.cell for objective in self.objectives.values())
        self.reinforcement_cells = {side: tuple(self.grid.cell(*at) for at in scenario.side[side].reinforcement_hexes) for side in SIDES}
        self.zones = {side: self._zone(side) for side in SIDES}
        self.los_limit = self.rules["us"].los_limit
        self.mortar_rings: dict[int, int] = {}
        self.forces: dict[str, Any] = {}  # what each command sets up, looked up once
        self.decks = {side: scenario.side[side].decks for side in SIDES}
        self.deck_owner = {deck: side for side in SIDES for deck in self.decks[side]}

    def _actions(self, side: str) -> int:
        """TOI-2.3: the number of actions of a turn; TOI-19.8: half of it, rounded up, for a member of a team."""
        number = self.scenario.actions_per_turn.get(side, 3)
        return -(-number // 2) if self.teams else number

    def command_for(self, side: str, division: str) -> str:
        """The command a unit of this division belongs to."""
        return f"{side}_{division}" if self.teams else side

    def _map(self) -> None:
        board = self.scenario.board
        self.grid = HexGrid(board.cols, board.rows)
        letters = "".join(board.terrain)
        rows = box().terrain_by_letter
        self.terrain: tuple[TerrainRow, ...] = tuple(rows[letter] for letter in letters)
        self.levels = tuple(int(digit) for row in board.elevation for digit in row)
        self.cover = tuple(row.cover for row in self.terrain)
        self.conceals = tuple(row.conceals for row in self.terrain)
        self.building = tuple(row.id == "building" for row in self.terrain)
        self.north = DIRECTIONS.index(self.scenario.north) + 1  # TOI-0.17
        self.blocking = mask(cell for cell, row in enumerate(self.terrain) if row.blocking)
        self.clear_sight = Sight(self.grid, self.levels, self.blocking)
        self._sights: dict[tuple[int, ...], Sight] = {(): self.clear_sight}
        self.road_links = self._roads()
        self.squad_cost = self._costs("squad")
        self.vehicle_cost = self._costs("vehicle")
        self.truck_cost = self._costs("truck")

    def sight(self, smoke: list[int]) -> Sight:
        """TOI-10.6, TOI-25.23: line of sight with smoke on these cells."""
        if not smoke:
            return self.clear_sight
        key = tuple(smoke)
        found = self._sights.get(key)
        if found is None:
            found = self._sights[key] = self.clear_sight.with_blocking(self.blocking | mask(key))
        return found

    def _roads(self) -> frozenset[tuple[int, int]]:
        """TOI-24.8: pairs of hexes joined by a road; TOI-24.12: a bridge joins the road hexes beside it."""
        links: set[tuple[int, int]] = set()
        on_road: set[int] = set()
        for road in self.scenario.board.roads:
            cells = [self.grid.cell(*at) for at in road]
            on_road.update(cells)
            for a, b in pairwise(cells):
                links |= {(a, b), (b, a)}
        for cell, row in enumerate(self.terrain):
            if row.joins_roads:
                for near in self.grid.neighbours(cell):
                    if near in on_road or self.terrain[near].joins_roads:
                        links |= {(cell, near), (near, cell)}
        return frozenset(links)

    def _costs(self, mover: str) -> tuple[dict[int, int], ...]:
        """For each cell the neighbours that can be entered at all and what it costs, in thirds of a movement point."""
        found = []
        for here in self.grid.cells:
            costs: dict[int, int] = {}
            for there in self.grid.neighbours(here):
                cost = self._cost(mover, here, there)
                if cost is not None:
                    costs[there] = cost
            found.append(costs)
        return tuple(found)

    def _cost(self, mover: str, here: int, there: int) -> int | None:
        """TOI-24.3 and the terrain table: the cost of a step, None if it cannot be made."""
        row = self.terrain[there]
        climb = self.levels[there] - self.levels[here]
        base = self.standing_cost(mover, there)
        if abs(climb) >= 2 or base < 0:  # TOI-24.15
            return None
        if (here, there) in self.road_links and row.road_cost_applies:  # TOI-24.8, TOI-24.17
            return 1 if mover == "truck" else THIRDS  # TOI-20.26
        if mover != "squad" and self.rules["us"].vehicle_terrain_cost and row.id in ("clear", "rough", "woods"):
            base += self.rules["us"].vehicle_terrain_cost  # Heavy Rain
        return (base + (1 if climb == 1 else 0)) * THIRDS  # TOI-24.14

    def standing_cost(self, mover: str, cell: int) -> int:
        """What the ground of a hex costs by itself; -1 where this kind of unit cannot stand (TOI-24.10, TOI-24.11, TOI-24.17)."""
        row = self.terrain[cell]
        if row.depths:
            depth = row.depths[self.scenario.board.stream_depth]
            return depth.cost_squad if mover == "squad" else depth.cost_vehicle
        return row.cost_squad if mover == "squad" else row.cost_vehicle

    def _zone(self, side: str) -> frozenset[int]:
        """TOI-1.16: the deployment zone of a side."""
        cells = set()
        for zone in self.scenario.side[side].deployment:
            for col in range(zone.cols[0], zone.cols[1] + 1):
                for row in range(zone.rows[0], zone.rows[1] + 1):
                    cells.add(self.grid.cell(col, row))
        return frozenset(cells)


__all__ = ["OTHER", "THIRDS", "Command", "Objective", "Setting", "SideRules", "commands_of"]
