"""Records and state of a battle of two sides (HON-1.1), and the setting that never changes: scenario, board, options.

Who knows what: `Unit.card` of a card that lies face down, `hands` and `reserves` are secret; everything else in the state is public. A Reserve is a bag (its
cards in sorted order) until a card is drawn, so that no hidden order exists. Public ids say nothing: a card in hand has an id of its own, and gets a new one
when it comes onto the map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.state import Record, State
from bocage.games.heroes_of_normandie.tables.printed_cards import LED, PRINTED, Profile
from bocage.games.heroes_of_normandie.tables.scenario import Scenario
from bocage.games.heroes_of_normandie.tables.terrain import TerrainRow, terrains
from bocage.space.squares import SquareGrid

US, GE = "us", "ge"
SIDES = (US, GE)
FOE = {US: GE, GE: US}
MOST_DIRECTIVES = 6  # HON-7.2
CONCEALED = 4  # HON-15.2: activation value of a Concealed card
HIDDEN_SAVE = 6  # HON-15.12


class Unit(Record):
    """A Unit card on the battlefield.

    `marker`: "", "order" or "going" (being activated), "go" or "go_auto" (waiting for its attempt), "activated". `known`: its enemy has seen what it is.
    `group`: which public list it came from ("open", "fixed", "free0", "deck"). `arrived`: the number of the arrival. `facts`: what its deeds have told.
    """

    id: str
    side: str
    card: str
    square: int
    visible: bool = True
    hits: int = 0
    suppressed: int = 0
    marker: str = ""
    panzerfaust: bool = False
    extra: int = 0
    heroes: tuple[str, ...] = ()
    known: bool = False
    group: str = "deck"
    arrived: int = 0
    facts: tuple[str, ...] = ()


class Army(Record):
    """A command board: markers available, points, and the card rights of the running sequence (HON-3.10, HON-3.11)."""

    side: str
    directives: int = 0
    orders: int = 0
    per_turn: int = 0
    points: int = 0
    event_played: bool = False
    hero_played: bool = False
    drawn: int = 0
    last_draw: int = 0


class Held(Record):
    """A card in hand."""

    id: str
    card: str


class Marker(Record):
    """A marker on a square (chapter 14). HON-1.2: supplies have no end, but for DIRECTIVE (HON-7.2)."""

    kind: str
    value: int = 0


class Activation(Record):
    """The activation that is going on (chapter 5): what the unit has done of what it may do. `carried`: a card or skill has moved it meanwhile."""

    unit: str
    moved: bool = False
    marched: bool = False
    advanced: bool = False
    carried: bool = False
    halted: bool = False
    standing: bool = False
    fired: tuple[int, ...] = ()
    uses: tuple[int, ...] = ()
    shifted: tuple[str, ...] = ()
    again: str = ""


class Swap(Record):
    """A Manoeuvre that is going on (HON-4.13 to HON-4.19)."""

    first: str
    second: str
    fired: bool = False
    marched: bool = False
    halted: tuple[str, ...] = ()


class Supply(Record):
    """A Manage hand that is going on: which slots are used, and what had arrived before (HON-4.4 to HON-4.10)."""

    clock: int
    zone: bool = False
    hqs: tuple[str, ...] = ()


class Shot(Record):
    """A Fire that is being resolved (HON-6.35). `firer` is "" for a card (HON-21.37). `heroes`: how many its firer had when it was declared."""

    side: str
    firer: str
    target: str
    value: int
    effects: dict[str, int]
    advance: bool = False
    manoeuvre: bool = False
    bombard: bool = False
    automatic: bool = False
    piercing: bool = False
    plus: bool = False
    bonus: int = 0
    total: int = 0
    double: int = 0
    heroes: int = 0


class Lasting(Record):
    """An effect that lasts until the end of the sequence or turn (HON-8.6, HON-21.13)."""

    kind: str
    side: str
    until: str
    units: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    what: str = ""
    value: int = 0


class Beside(Record):
    """An Event card that stays beside the command board until its effect ends (HON-8.5)."""

    side: str
    card: str
    until: str


class Seen(Record):
    """A card that went face up into a hand or a Reserve: public knowledge that the table no longer shows (HON-21.5)."""

    side: str
    card: str
    place: str
    clock: int


class Battle(State):
    """All that changes."""

    turn: int = 1
    first: str = US
    active: str = US
    stage: str = "setup"
    ground: str = ""
    units: dict[str, Unit] = {}
    at: dict[int, str] = {}
    armies: dict[str, Army] = {}
    hands: dict[str, tuple[Held, ...]] = {}
    reserves: dict[str, tuple[str, ...]] = {}
    discards: dict[str, tuple[str, ...]] = {}
    markers: dict[int, tuple[Marker, ...]] = {}
    control: dict[int, str] = {}
    worth: dict[int, int] = {}
    lasting: list[Lasting] = []
    beside: list[Beside] = []
    used: list[str] = []
    pool: list[str] = []
    shots: list[Shot] = []
    seen: list[Seen] = []
    steps: list[str] = []
    muster: dict[str, tuple[str, ...]] = {}
    claims: list[int] = []
    chosen: int = 0
    act: Activation | None = None
    swap: Swap | None = None
    supply: Supply | None = None
    relief: int = 0
    clock: int = 0
    winner: str = ""
    ending: str = ""


class Setting:
    """What never changes in a match; shared by all copies."""

    def __init__(self, scenario: Scenario, options: Mapping[str, str]) -> None:
        self.scenario, self.options = scenario, dict(options)
        self.grid = grid = SquareGrid(scenario.map.columns, scenario.map.rows_count)
        self.adjacent = tuple(grid.neighbours8(cell) for cell in grid.cells)
        self.beside = tuple(grid.neighbours4(cell) for cell in grid.cells)
        self.later = tuple(tuple(near for near in self.beside[cell] if near > cell) for cell in grid.cells)  # so that each pair is met once
        self.distance = tuple(tuple(grid.distance(a, b) for b in grid.cells) for a in grid.cells)
        self.names = tuple(grid.name(cell) for cell in grid.cells)
        self.specials = frozenset(scenario.special_rules)
        self.variants = frozenset(scenario.variants) | {key for key, value in options.items() if value == "on"}
        self.zones = {side: tuple(grid.named(name) for name in army.deployment_zone) for side, army in scenario.army.items()}
        self.forward = {side: army.forward for side, army in scenario.army.items()}
        self.terrains = self._terrains()
        self.whole_fires = self.reading("card_moments_active", "whole_fires")
        self.between_tactics = self.reading("card_moments_other", "between_tactics")
        self.lone_heroes = self.reading("heroes_per_unit", "one_hero_per_unit")
        self.conceals = "novice_no_concealment" not in self.variants  # HON-19.5
        self.immediate = tuple(row for row in scenario.sudden_victory if row.when == "immediate")
        self.seizures = any(row.kind == "control_all" for row in self.immediate)

    def _terrains(self) -> dict[str, TerrainRow]:
        """HON-19.4: without terrain effects every code is Plain; with "water_blocks" Water keeps its own."""
        rows = dict(terrains())
        if "novice_no_terrain" not in self.variants:
            return rows
        blocked = self.options.get("novice_water") == "water_blocks"
        return {code: row if blocked and row.id == "water" else rows["."] for code, row in rows.items()}

    def reading(self, option: str, value: str) -> bool:
        """Whether a match option has this value."""
        return self.options.get(option) == value


class Heroes(Game[Battle]):
    """One battle of Heroes of Normandie."""

    setting: Setting
    aside_answers: Any = None
    tell: Callable[[Heroes, Event], Event]

    def emit(self, event: Event) -> None:
        """Applies an event and records it, with the public names of what it is about (`public_names`)."""
        if self.told:
            event = self.tell(self, event)
        event.apply(self.state)
        self.events.append(event)

    def unit(self, unit: str) -> Unit:
        """A unit on the battlefield."""
        return self.state.units[unit]

    def profile(self, unit: str) -> Profile:
        """What is printed on a unit's card, with its heroes: for rules that may know it."""
        found = self.state.units[unit]
        return LED[found.card, found.heroes] if found.heroes else PRINTED[found.card]

    def at(self, square: int) -> Unit | None:
        """The Unit card in a square, if any (HON-1.4: at most one)."""
        found = self.state.at.get(square)
        return None if found is None else self.state.units[found]

    def army(self, side: str) -> Army:
        """A side's command board."""
        return self.state.armies[side]

    def seat(self, side: str) -> str:
        """The seat that commands a side: a seat is a command board, and the board fixes the side (HON-2.4)."""
        return side

    def own(self, side: str) -> list[Unit]:
        """All units of a side on the battlefield."""
        return [unit for unit in self.state.units.values() if unit.side == side]

    def manoeuvring(self, unit: str) -> bool:
        """HON-4.15: whether a unit is one of the two of a Manoeuvre that is going on."""
        swap = self.state.swap
        return swap is not None and unit in (swap.first, swap.second)

    def enemy_near(self, side: str, square: int) -> bool:
        """HON-1.6, HON-21.21: whether an enemy Unit card, Concealed or not, lies adjacent to a square."""
        at, units = self.state.at, self.state.units
        return any(cell in at and units[at[cell]].side != side for cell in self.setting.adjacent[square])

    def terrain(self, square: int) -> TerrainRow:
        """The terrain of a square as it counts now (HON-14.2: a Passage makes Water Flooded)."""
        row = self.setting.terrains[self.state.ground[square]]
        if row.id == "water" and square in self.state.markers and self.marked(square, "passage") is not None:
            return self.setting.terrains["F"]
        return row

    def marked(self, square: int, kind: str) -> Marker | None:
        """A marker of this kind on a square."""
        return next((marker for marker in self.state.markers.get(square, ()) if marker.kind == kind), None)
