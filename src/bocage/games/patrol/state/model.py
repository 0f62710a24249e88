"""The nouns of Patrol: squads, positions, hands; and the facts that rules ask of a battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.core.errors import DataError
from bocage.core.game import Game
from bocage.core.state import Record, State
from bocage.core.tables import Kept
from bocage.games.patrol.tables.scenario import Scenario
from bocage.space import HexGrid, Sight

BLUE, RED = "blue", "red"
CARDS = ("grit", "hurry", "smoke")
DECK = ("grit", "grit", "hurry", "hurry", "smoke", "smoke")
REACH, HAND = 3, 3


class Squad(Record):
    """A blue squad."""

    id: str
    hex: int
    pinned: bool = False
    done: bool = False  # activated this round


class Position(Record):
    """A red position: a gun or a decoy, face down until something turns it up."""

    id: str
    hex: int
    gun: bool
    up: bool = False
    fired: bool = False


class Hand(Record):
    """A seat's cards in hand and left in its deck (a bag, so that no order exists), both sorted; and whether it played one this round."""

    cards: tuple[str, ...]
    deck: tuple[str, ...]
    played: bool = False


class PatrolState(State):
    """All that changes."""

    squads: dict[str, Squad]
    positions: dict[str, Position]
    hands: dict[str, Hand]
    round: int = 1
    phase: str = "setup"  # setup, blue, red, end, over
    active: str = ""  # the squad being activated
    points: int = 0  # its movement points left


class Setting:
    """What never changes: grid, woods, sight, zones; shared by all copies of a match."""

    def __init__(self, scenario: Scenario, options: Mapping[str, str]) -> None:
        self.scenario, self.options = scenario, dict(options)
        self.contact = options["fog"] == "contact"
        self.rounds = scenario.rounds
        self.grid = grid = HexGrid(len(scenario.map[0]), len(scenario.map))
        self.woods = tuple(c == "w" for row in scenario.map for c in row)
        self.cost = tuple(2 if wood else 1 for wood in self.woods)
        self.sight = Sight(grid, (0,) * grid.size, self.woods)
        self.objectives = tuple(grid.cell(*at) for at in scenario.objectives)
        self.zones = {side: self._zone(boxes) for side, boxes in scenario.zone.items()}
        self.ready = {side: tuple(grid.cell(*at) for at in hexes) for side, hexes in scenario.ready.items()}
        self.watched = tuple(tuple(b for b in grid.within(a, REACH) if b != a and self.sight.sees(a, b)) for a in grid.cells)
        self._check()

    def _zone(self, boxes: tuple[tuple[int, int, int, int], ...]) -> tuple[int, ...]:
        return tuple(self.grid.cell(c, r) for c0, r0, c1, r1 in boxes for r in range(r0, r1 + 1) for c in range(c0, c1 + 1))

    def _check(self) -> None:
        """A scenario that breaks its own limits is refused when it is read."""
        scenario = self.scenario
        if len(scenario.ready["red"]) != scenario.guns + scenario.decoys:
            raise DataError(f"{scenario.id}, ready.red: {len(scenario.ready['red'])} hexes for {scenario.guns + scenario.decoys} positions")
        for side, hexes in self.ready.items():
            for place, cell in enumerate(hexes):
                if cell not in self.zones[side] or hexes.index(cell) != place:
                    raise DataError(f"{scenario.id}, ready.{side}[{place}]: hex {self.grid.name(cell)} is outside the zone or taken (PAT-1.1)")


class Patrol(Game[PatrolState]):
    """One battle of Patrol."""

    setting: Setting

    def piece_at(self, cell: int) -> str | None:
        """The squad or position that holds a hex (PAT-3.2)."""
        for squad in self.state.squads.values():
            if squad.hex == cell:
                return squad.id
        for position in self.state.positions.values():
            if position.hex == cell:
                return position.id
        return None

    def held(self) -> list[int]:
        """All hexes that somebody holds."""
        state = self.state
        found = [squad.hex for squad in state.squads.values()]
        found += [position.hex for position in state.positions.values()]
        return found

    def watchers(self, cell: int) -> list[str]:
        """Positions that may fire at a hex as far as everybody can see: near, in sight, not fired this round (PAT-4.1)."""
        watched = self.setting.watched[cell]
        return [p.id for p in self.state.positions.values() if not p.fired and p.hex in watched]

    def winner(self) -> str | None:
        """PAT-10.1."""
        state, setting = self.state, self.setting
        objectives = setting.objectives
        for squad in state.squads.values():
            if squad.hex in objectives:
                return BLUE
        return RED if not state.squads or state.round > setting.rounds else None


setting = Kept(Setting)  # of a battle and its options, made once and shared


def battle(scenario: Scenario, chosen: Mapping[str, str], squads: dict[str, Squad], positions: dict[str, Position], **state: Any) -> Patrol:
    """A battle with these pieces on the table."""
    hands = {seat: Hand((), DECK) for seat in (BLUE, RED)}
    return Patrol(PatrolState(squads, positions, hands, **state), setting(scenario, chosen))
