"""The nouns of Tide of Iron: units, fortifications, cards, the state of a battle, and the questions of fact that all chapters ask."""

from __future__ import annotations

from typing import Any

from bocage.core.game import Game
from bocage.core.state import Record, State, replace
from bocage.games.tide_of_iron.state.setting import OTHER, Command, Setting
from bocage.games.tide_of_iron.tables.tables import FigureRow, VehicleRow, box
from bocage.space import Sight

FRESH, FATIGUED, OP_FIRE = "fresh", "fatigued", "op_fire"
PINNED, DISRUPTED = "pinned", "disrupted"
LIGHT, HEAVY = "light", "heavy"
STACKING = 3  # TOI-7.5
SLOTS = 4  # TOI-0.5
FORTIFICATIONS = 3  # TOI-25.5


class Unit(Record):
    """A squad base with its figures, or a vehicle (TOI-0.18). At most one token of each family (TOI-0.12).

    Conditions and damage stay until something removes them (TOI-12.13, TOI-12.7) and are apart from losses (TOI-12.3). A specialization is public (TOI-0.20),
    changes nothing else (TOI-23.2) and stays to the last figure (TOI-23.7). A passenger keeps its own status (TOI-8.5).
    """

    id: str
    side: str
    kind: str  # "squad" or a vehicle
    cell: int  # -1 aboard a transport (TOI-8.2)
    division: str = "light"
    figures: tuple[str, ...] = ()
    status: str = FRESH
    condition: str = ""
    damage: str = ""
    specialization: str = ""
    inside: str = ""  # a fortification
    aboard: str = ""  # a transport
    concealed: bool = False

    @property
    def is_squad(self) -> bool:
        return self.kind == "squad"

    @property
    def vehicle(self) -> VehicleRow:
        return VEHICLES[self.kind]

    @property
    def is_tank(self) -> bool:
        return self.kind in TANKS

    @property
    def is_heavy_vehicle(self) -> bool:
        return self.kind in HEAVY_VEHICLES

    @property
    def has_heavy_weapon(self) -> bool:
        """TOI-0.18: a machine gun crew or a mortar crew."""
        return any(figure in HEAVY_WEAPONS for figure in self.figures)

    @property
    def has_officer(self) -> bool:
        return "officer" in self.figures

    @property
    def slots(self) -> int:
        """TOI-1.10: slots taken on the base."""
        return sum(FIGURES[figure].slots for figure in self.figures)


FIGURES: dict[str, FigureRow] = box().figures
VEHICLES: dict[str, VehicleRow] = box().vehicles
TANKS = frozenset(row.id for row in VEHICLES.values() if "tank" in row.traits)
HEAVY_VEHICLES = frozenset(row.id for row in VEHICLES.values() if "heavy_vehicle" in row.traits)
HEAVY_WEAPONS = frozenset(row.id for row in FIGURES.values() if "heavy_infantry_weapon" in row.traits)
MACHINE_GUNS = frozenset(row.id for row in FIGURES.values() if "rapid_op_fire" in row.abilities)
MORTAR = "mortar"


class Fortification(Record):
    """An entrenchment or pillbox (TOI-25.2, TOI-25.6)."""

    id: str
    kind: str
    cell: int


class Card(Record):
    """A Strategy card out of its deck: in the HQ, in the play area, or waiting for contact (TOI-21.11)."""

    id: str
    side: str
    place: str = "hq"  # hq, play, contact
    division: str = ""  # of the member that activated it (TOI-19.14)
    cell: int = -1  # final hex of a repeated barrage
    unit: str = ""  # named squad
    last_round: int = 0  # the last round in which a barrage may be repeated
    used: int = 0  # round of the last use or attempt


class ToiState(State):
    """All that changes in a battle."""

    phase: str = "setup"
    step: str = "begin"
    round: int = 1
    initiative: str = "us"
    units: dict[str, Unit] = {}
    at: dict[int, tuple[str, ...]] = {}
    forts: dict[str, Fortification] = {}
    wire: list[int] = []
    traps: list[int] = []
    mines: list[int] = []
    smoke: list[int] = []
    control: dict[str, str] = {}
    cp: dict[str, int] = {}
    initiative_cp: dict[str, int] = {}
    vp: dict[str, int] = {}
    cards: dict[str, Card] = {}
    decks: dict[str, tuple[str, ...]] = {}
    queue: list[str] = []
    order: list[str] = []
    turn: int = 0
    actions: int = 0
    ended: list[str] = []
    arrivals: dict[str, int] = {}
    declined: list[str] = []  # transfers a partner has refused in this step
    aces: dict[str, str] = {}
    ace_used: dict[str, int] = {}
    draws: int = 0
    serial: int = 0
    winner: str = ""
    verdict: str = ""
    bonuses: list[str] = []  # cards that hold until the end of this Action Phase

    def put(self, unit: Unit) -> None:
        """Adds a unit to the battle."""
        self.units[unit.id] = unit
        if unit.cell >= 0:
            self.at[unit.cell] = (*self.at.get(unit.cell, ()), unit.id)

    def change(self, unit_id: str, **fields: Any) -> None:
        """Changes a unit that stays where it is."""
        self.units[unit_id] = replace(self.units[unit_id], **fields)

    def move(self, unit_id: str, cell: int, **fields: Any) -> None:
        """Puts a unit on another cell, -1 for off the board."""
        unit = self.units[unit_id]
        if unit.cell >= 0:
            left = tuple([other for other in self.at[unit.cell] if other != unit_id])
            if left:
                self.at[unit.cell] = left
            else:
                del self.at[unit.cell]
        if cell >= 0:
            self.at[cell] = (*self.at.get(cell, ()), unit_id)
        self.units[unit_id] = replace(unit, cell=cell, **fields)

    def remove(self, unit_id: str) -> None:
        """Takes a unit out of the game."""
        self.move(unit_id, -1)
        del self.units[unit_id]


class Battle(Game[ToiState]):
    """One battle of Tide of Iron: state and setting, and facts that follow from them. CP are public (TOI-4.6)."""

    setting: Setting

    def unit(self, unit_id: str) -> Unit:
        return self.state.units[unit_id]

    def alive(self, unit_id: str) -> bool:
        return unit_id in self.state.units

    def units_at(self, cell: int) -> list[Unit]:
        """The units that stand in a hex; passengers do not (TOI-8.6)."""
        units = self.state.units
        return [units[name] for name in self.state.at.get(cell, ())]

    def friends_at(self, cell: int, side: str) -> list[Unit]:
        return [unit for unit in self.units_at(cell) if unit.side == side]

    def enemies_at(self, cell: int, side: str) -> list[Unit]:
        return [unit for unit in self.units_at(cell) if unit.side != side]

    def units_of(self, side: str) -> list[Unit]:
        """All units of a side, passengers included."""
        return [unit for unit in self.state.units.values() if unit.side == side]

    def on_board(self, side: str) -> list[Unit]:
        """The units of a side that stand on the board."""
        return [unit for unit in self.state.units.values() if unit.side == side and unit.cell >= 0]

    def cell_of(self, unit: Unit) -> int:
        """Where a unit is; a passenger is where its transport is."""
        return unit.cell if not unit.aboard else self.state.units[unit.aboard].cell

    def passengers(self, vehicle_id: str) -> list[Unit]:
        return [unit for unit in self.state.units.values() if unit.aboard == vehicle_id]

    def command_of(self, unit: Unit) -> Command:
        """TOI-19.2, TOI-19.4: the command that a unit belongs to."""
        setting = self.setting
        return setting.command[f"{unit.side}_{unit.division}" if setting.teams else unit.side]

    def seat_of(self, unit: Unit) -> str:
        """Who decides for a unit."""
        return self.command_of(unit).seat

    def sight(self) -> Sight:
        """TOI-10.6: line of sight as it is now."""
        return self.setting.sight(self.state.smoke)

    def sees(self, a: int, b: int) -> bool:
        """TOI-10.1: clear line of sight between two hexes, within the limit that fog sets.

        The geometry stands in `bocage.space.sight`: straight lines (TOI-10.3), three levels (TOI-9.15), the line from the lower unit (TOI-10.9), the obstacle
        nearest to it (TOI-10.10).
        """
        limit = self.setting.los_limit
        if limit and self.setting.grid.distance(a, b) > limit:
            return False
        return self.sight().sees(a, b)

    def officer_at(self, cell: int, side: str) -> bool:
        """TOI-20.20: whether a friendly officer is in the hex."""
        return any(unit.has_officer for unit in self.friends_at(cell, side))

    def fortification(self, unit: Unit) -> str:
        """The kind of fortification a squad is in, or ""."""
        return self.state.forts[unit.inside].kind if unit.inside else ""

    def free_forts(self, cell: int) -> list[str]:
        """TOI-25.2, TOI-25.6, TOI-25.31: fortifications of a hex that no squad is in; either side may use them."""
        taken = {unit.inside for unit in self.units_at(cell) if unit.inside}
        return [fort.id for fort in self.state.forts.values() if fort.cell == cell and fort.id not in taken]

    def has_room(self, cell: int, side: str, more: int = 1) -> bool:
        """TOI-7.5: whether so many more units of a side may be in the hex."""
        return len(self.friends_at(cell, side)) + more <= STACKING

    def adjacent_enemy(self, cell: int, side: str) -> bool:
        """Whether an enemy unit stands next to a hex or in it."""
        return any(self.enemies_at(near, side) for near in (cell, *self.setting.grid.neighbours(cell)))

    def initiative_order(self) -> tuple[str, str]:
        """TOI-0.14: the sides, the holder of the initiative first."""
        holder = self.state.initiative
        return holder, OTHER[holder]

    def can_use_specialization(self, unit: Unit, which: str) -> bool:
        """TOI-23.1, TOI-23.8: a squad has the token and is neither pinned nor disrupted."""
        return unit.specialization == which and not unit.condition

    def halvings(self, unit: Unit, smoke: bool = True) -> int:
        """How often the hex of a unit halves its firepower: wire, mines, smoke (TOI-25.10, TOI-25.20, TOI-25.24)."""
        state, cell = self.state, unit.cell
        count = 0
        if cell in state.wire and unit.kind == "squad" and unit.specialization != "engineer":
            count += 1
        if cell in state.mines:
            count += 1
        if smoke and cell in state.smoke:
            count += 1
        return count

    def regulars_left(self, side: str, figure: str = "regular") -> int:
        """TOI-26.2, TOI-23.19: figures of a kind that are still in the box."""
        tables = box()
        pool = tables.pool(figure)
        used = 0
        for unit in self.units_of(side):
            used += sum(tables.pool(name) == pool for name in unit.figures) if unit.is_squad else unit.kind == pool
        return tables.components.figures[side][pool] - used
