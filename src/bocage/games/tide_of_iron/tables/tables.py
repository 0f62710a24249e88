"""The tables of the box: units, terrain, cards, pieces (`data/*.toml`), read once and shared by all battles."""

from __future__ import annotations

from functools import cache

import msgspec

from bocage.core.errors import DataError
from bocage.core.tables import Row, read, resource

PACKAGE = "bocage.games.tide_of_iron"


class Weapon(Row):
    """Range and firepower against one kind of target (TOI-9.1); a mortar has one firepower for each type of attack (TOI-20.11)."""

    range: int
    firepower: int = 0
    firepower_normal: int = 0
    firepower_suppressive: int = 0


class FigureRow(Row):
    """A figure that stands on a squad base (TOI-20.1, TOI-0.11): regulars (TOI-20.2), elite (TOI-20.3), officers, crews (TOI-20.5)."""

    id: str
    name: str
    slots: int
    movement: int
    vs_inf: Weapon
    vs_veh: Weapon
    traits: tuple[str, ...]
    abilities: tuple[str, ...]
    source: str
    nation: str = ""
    pool: str = ""
    minimum_distance: int = 0


class VehicleRow(Row):
    """A vehicle (TOI-20.25, TOI-20.28, TOI-20.29)."""

    id: str
    name: str
    nation: str
    movement: int
    armor: int
    vs_inf: Weapon
    vs_veh: Weapon
    traits: tuple[str, ...]
    abilities: tuple[str, ...]
    transport: int
    source: str
    note: str = ""


class AbilityRow(Row):
    """An ability and the rule it is."""

    id: str
    rule: str


class _Units(Row):
    game: str
    figure: tuple[FigureRow, ...]
    vehicle: tuple[VehicleRow, ...]
    ability: tuple[AbilityRow, ...]


class Cost(Row):
    """MP of squads and vehicles; -1 cannot enter."""

    cost_squad: int
    cost_vehicle: int


class TerrainRow(Row):
    """A kind of ground, which fills its whole hex (TOI-24.1): cost, cover, and whether it blocks line of sight (TOI-24.2, TOI-10.5)."""

    id: str
    map: str
    blocking: bool
    cover: int
    conceals: bool
    rule: str
    cost_squad: int = 1
    cost_vehicle: int = 1
    joins_roads: bool = False
    road_cost_applies: bool = True
    depths: dict[str, Cost] = {}


class _Terrain(msgspec.Struct, frozen=True):
    terrain: tuple[TerrainRow, ...]


class Effect(Row):
    """What a card does, in machine-readable form: an operation of effects.toml and its values."""

    op: str
    who: str = ""
    n: int = 0
    action: str = ""
    mp: int = 0
    firepower: int = 0
    until: str = ""
    per: str = ""
    condition: str = ""
    rounds: int = 0
    adjacent: int = 0
    discard: bool = False
    type: str = "normal"
    length: int = 0
    decks: tuple[str, ...] = ()
    on: tuple[int, ...] = ()
    needs: str = ""
    min: int = 0
    dice: int = 0
    hit_on: tuple[int, ...] = ()
    target: str = ""
    defense: str = ""
    radius: int = 0
    squads: tuple[dict[str, int], ...] = ()
    vehicles: tuple[dict[str, int], ...] = ()
    where: str = ""
    state: str = "fresh"
    embarked: bool = False
    id: str = ""
    marker: str = ""
    same_hex: bool = False
    not_adjacent_enemy: bool = False
    when: str = ""
    needs_officer: bool = False
    spotter: str = ""
    not_with_officer: bool = False
    scope: str = ""
    steps: int = 0
    vs: str = ""
    off_road: bool = False
    place: str = ""
    remove: str = ""
    ability: str = ""
    unless: str = ""
    cost_figures: int = 0
    threshold: int = 0
    reroll: int = 0


class Keyword(Row):
    """A keyword of a Strategy card (TOI-21.10 to TOI-21.21)."""

    k: str
    n: int = 0
    where: str = "any"
    type: str = "normal"


class CardRow(Row):
    """A Strategy card (chapter 21)."""

    id: str
    deck: str
    name: str
    copies: int
    phase: str
    cost: int
    bonus_draw: bool
    place_in_play: bool
    keywords: tuple[Keyword, ...]
    text: str
    effect: tuple[Effect, ...]
    source: str
    window: str = ""


class DeckRow(Row):
    """A Strategy deck (TOI-21.9)."""

    id: str
    name: str
    theme: str
    cards: int
    source: str


class _Cards(Row):
    game: str
    deck: tuple[DeckRow, ...]
    card: tuple[CardRow, ...]


class OperationRow(Row):
    """An Operations card (chapter 22)."""

    id: str
    name: str
    affects: str
    text: str
    effect: tuple[Effect, ...]
    source: str


class _Operations(Row):
    game: str
    operation: tuple[OperationRow, ...]


class Token(msgspec.Struct, frozen=True):
    """A kind of token in the box (TOI-0.9, TOI-0.10, TOI-26.1, TOI-26.2)."""

    id: str
    count: int
    limited: bool


class Components(msgspec.Struct, frozen=True):
    """What the box holds: American and German pieces (TOI-0.3, TOI-0.4), bases, boards and overlays (TOI-0.6), dice without limit (TOI-0.7), cards, tokens."""

    figures: dict[str, dict[str, int]]
    bases: dict[str, dict[str, int]]
    board: dict[str, int]
    dice: dict[str, int | bool]
    cards: dict[str, int]
    token: tuple[Token, ...]


class _Hits(msgspec.Struct, frozen=True):
    state: str
    hits: dict[str, str]


class _Rules(msgspec.Struct, frozen=True):
    vehicle_damage: tuple[_Hits, ...]
    suppression: tuple[_Hits, ...]
    drift: dict[str, object]


class Box:
    """All tables together."""

    def __init__(self) -> None:
        units = read(resource(PACKAGE, "data", "units.toml"), _Units)
        self.figures = {row.id: row for row in units.figure}
        self.vehicles = {row.id: row for row in units.vehicle}
        self.abilities = {row.id: row.rule for row in units.ability}
        terrain = read(resource(PACKAGE, "data", "terrain.toml"), _Terrain).terrain
        self.terrain = {row.id: row for row in terrain}
        self.terrain_by_letter = {row.map: row for row in terrain}
        cards = read(resource(PACKAGE, "data", "strategy_cards.toml"), _Cards)
        self.decks = {row.id: row for row in cards.deck}
        self.cards = {row.id: row for row in cards.card}
        self.operations = {row.id: row for row in read(resource(PACKAGE, "data", "operations_cards.toml"), _Operations).operation}
        self.components = read(resource(PACKAGE, "data", "components.toml"), Components)
        self.tokens = {token.id: token for token in self.components.token}
        rules = read(resource(PACKAGE, "data", "tables.toml"), _Rules)
        self.damage = {row.state: _steps(row.hits) for row in rules.vehicle_damage}
        self.suppression = {row.state: _steps(row.hits) for row in rules.suppression}
        self._check()

    def _check(self) -> None:
        """TOI-0.8: ninety Strategy cards in decks of the size they say; every ability is a rule."""
        for deck in self.decks.values():
            count = sum(card.copies for card in self.cards.values() if card.deck == deck.id)
            if count != deck.cards:
                raise DataError(f"data/strategy_cards.toml, deck {deck.id}: {count} cards instead of {deck.cards}. Mend the copies.")

    def piece(self, card: str) -> CardRow:
        """The card of a piece of cardboard: "artillery_1.smoke_screen#2" is its second copy."""
        return self.cards[card.partition("#")[0]]

    def deck_content(self, deck: str) -> tuple[str, ...]:
        """All pieces of a deck, sorted (TOI-1.4: a deck is a bag until it is drawn from)."""
        return tuple(sorted(f"{card.id}#{copy}" for card in self.cards.values() if card.deck == deck for copy in range(1, card.copies + 1)))

    def pool(self, figure: str) -> str:
        """Under which name the box counts a figure (both crews of machine guns are "machine_gun")."""
        row = self.figures.get(figure)
        return row.pool or row.id if row is not None else figure

    def figure_of(self, pool: str, nation: str) -> str:
        """The figure that a nation has under a name of the box."""
        for row in self.figures.values():
            if (row.pool or row.id) == pool and row.nation in ("", nation):
                return row.id
        return pool


def _steps(hits: dict[str, str]) -> tuple[str, ...]:
    """Results by number of hits, the last one standing for more."""
    return ("", *(hits[str(n)] for n in range(1, len(hits) + 1)))


@cache
def box() -> Box:
    """The tables, read once."""
    return Box()
