"""The nouns of a battle: forces, sections, the attack under way, and the whole state.

A force card is always in exactly one section and a section in exactly one terrain card (FL-2.1). What is printed on a card is in
`tables.CARDS`; a `Force` holds only what changes. `soldier` and `force` mean every soldier, vehicle and gun (FL-1.4).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bocage.core.game import Game
from bocage.core.state import Record, State, replace
from bocage.games.frontline.tables.scenario import Scenario
from bocage.games.frontline.tables.tables import CARDS, ForceCard

SIDES = ("allies", "axis")  # FL-1.2


class Force(Record):
    """A force card in play and its markers (FL-9.13): pinned (FL-2.16), wounded (FL-2.17).

    `equipment` lies face down (FL-3.10), `counters` is how many all see; `seen` names those of it that all have seen; `shown` lies face up.
    """

    id: str
    seat: str
    section: str
    loaded: bool = True
    pin: bool = False
    morale: int = 0
    wounds: int = 0
    equipment: tuple[str, ...] = ()
    counters: int = 0
    seen: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    concealed: bool = False


class Section(Record):
    """The piece that acts (FL-2.1): led if it has a leader (FL-2.2), else an Individual (FL-2.3). `cover` lasts until the end of the turn (FL-8.16)."""

    id: str
    seat: str
    at: int
    members: tuple[str, ...]
    leader: str = ""
    acted: bool = False
    cover: int = 0
    flanking: int = 0
    key: bool = False


class Played(Record):
    """An action card on the table or in the discard pile, and whose it was (FL-5.14, FL-14.23)."""

    card: str
    seat: str


class Pending(Record):
    """A finished action of the active side that may still be reacted to (FL-5.5, FL-5.6). `seat` is the place of the seat that reacts now."""

    section: str
    kind: str
    seat: int = 0


class Attack(Record):
    """The attack under way (chapter 8): who fires at whom, the Firepower marker, and how far it has come.

    `stage` is window, cover or damage. `chosen` is the card a sniper attacks, under the crosshair (FL-11.32, FL-11.34), `countered` the one a sniper
    counterattacks, `counters` how many sections have counterattacked. `victims` are the members under fire and `taken` how many counters each has taken
    (FL-9.2, FL-9.21); `drawn` the counters out of the cup.
    """

    attacker: str
    target: str
    seat: str
    firepower: int
    reaction: bool
    stage: str = "window"
    reacting: int = 0
    flipped: bool = False
    chosen: str = ""
    countered: str = ""
    counters: int = 0
    victims: tuple[str, ...] = ()
    taken: tuple[int, ...] = ()
    drawn: tuple[str, ...] = ()


class FrontlineState(State):
    """All that changes. `terrain` has nine entries, card 1 first; `deck` is a bag in the order of titles; hands are in the order of titles."""

    phase: str
    active: str  # the side whose turn it is
    turn: int  # player turns begun
    terrain: list[str]
    forces: dict[str, Force]
    sections: dict[str, Section]
    hands: dict[str, tuple[str, ...]]
    held: dict[str, int]  # how many cards each hand has: all see that
    known: dict[str, tuple[str, ...]]  # cards that everybody knows to be in a hand
    deck: tuple[str, ...]
    discard: list[Played]
    table: list[Played]
    used: dict[str, int]  # equipment counters that have been shown and are gone, by "side kind"
    lost: dict[str, int]  # VP of destroyed forces by side
    total: dict[str, int]  # VP a side started with
    done: list[str]  # what has been done once in the present step
    pending: Pending | None = None
    attack: Attack | None = None
    speaker: int = 0  # the mate whose turn to speak it is (FL-17.1)
    first: str = ""
    winner: str = ""
    reason: str = ""


class Setting:
    """What never changes in a battle: scenario, options, seats and sides."""

    __slots__ = (
        "enemies", "forward", "home", "late_fall_back", "limit", "mates", "one_reaction", "open_equipment", "options", "passing", "ruins_closed",
        "scenario", "seats", "self_medic", "side", "size", "soft_empty", "start", "vehicles_apart",
    )  # fmt: skip

    def __init__(self, scenario: Scenario, options: dict[str, str]) -> None:
        self.scenario, self.options = scenario, options
        self.seats = tuple(seat.id for seat in scenario.seats)
        self.side = {seat.id: seat.side for seat in scenario.seats}
        self.mates = {side: tuple(seat.id for seat in scenario.seats if seat.side == side) for side in SIDES}
        self.enemies = {"allies": "axis", "axis": "allies"}
        swapped = scenario.purchase and options["allies_start"] == "8"  # FL-3.2
        self.start = {row.side: 10 - row.start if swapped else row.start for row in scenario.forces}
        self.home = {row.side: 10 - row.home if swapped else row.home for row in scenario.forces}
        self.forward = {side: 1 if home == 1 else -1 for side, home in self.home.items()}  # FL-6.12
        self.size = int(options["battle_size"])
        limit = options["turn_limit"]
        self.limit = scenario.rounds if limit == "scenario" else 0 if limit == "none" else int(limit)
        self.open_equipment = options["open_equipment"] == "on"  # FL-17.3
        self.soft_empty = options["empty_weapon"] == "aimed"  # FL-17.4
        self.vehicles_apart = options["vehicles"] == "apart"  # FL-17.5
        self.ruins_closed = options["ruins"] == "closed"  # FL-17.6
        self.one_reaction = options["reactions"] == "one"  # FL-17.7
        self.late_fall_back = options["late_fall_back"] == "allowed"  # FL-17.8
        self.self_medic = options["medic"] == "himself_too"  # FL-17.9
        self.passing = options["pass_equipment"] == "on"  # FL-17.10


class Battle(Game[FrontlineState]):
    """A battle of Frontline: D-Day, and the facts rules ask of it."""

    setting: Setting

    def side(self, section: Section) -> str:
        """The side a section fights for."""
        return self.setting.side[section.seat]

    def home(self, seat: str) -> int:
        """FL-2.5: the terrain card nearest to a player."""
        return self.setting.home[self.setting.side[seat]]

    def ground(self, at: int) -> str:
        """The terrain type of a card (FL-13.1)."""
        return self.state.terrain[at - 1]

    def seats_of(self, side: str) -> tuple[str, ...]:
        return self.setting.mates[side]

    def enemy(self, seat: str) -> str:
        """The side a seat fights."""
        return self.setting.enemies[self.setting.side[seat]]

    def order(self) -> tuple[str, ...]:
        """Seats as priority points ask them: the active side first (FL-5.11)."""
        mates = self.setting.mates
        return mates["allies"] + mates["axis"] if self.state.active == "allies" else mates["axis"] + mates["allies"]

    def is_active(self, seat: str) -> bool:
        """FL-2.22: whether it is this seat's turn."""
        return self.setting.side[seat] == self.state.active

    def section_of(self, force: str) -> Section | None:
        """The section a living force is in."""
        found = self.state.forces.get(force)
        return None if found is None else self.state.sections[found.section]

    def own_sections(self, seat: str) -> list[Section]:
        return [section for section in self.state.sections.values() if section.seat == seat]

    def own_forces(self, seat: str) -> list[Force]:
        return [force for force in self.state.forces.values() if force.seat == seat]

    def enemy_sections(self, seat: str) -> Iterator[Section]:
        side = self.setting.side
        mine = side[seat]
        return (section for section in self.state.sections.values() if side[section.seat] != mine)

    def cards(self, section: Section) -> list[ForceCard]:
        """The printed cards of a section's members."""
        return [CARDS[member] for member in section.members]

    def is_out(self, seat: str) -> bool:
        """Whether a mate has lost all his forces while his side fights on (FL-17.1): he is asked nothing more."""
        return len(self.setting.seats) > 2 and not any(force.seat == seat for force in self.state.forces.values())

    def has_face_down(self, seat: str) -> bool:
        """Whether a seat has any face-down equipment counter: everybody sees that."""
        return any(force.counters and force.seat == seat for force in self.state.forces.values())


def carrying(force: Force, equipment: tuple[str, ...], **facts: Any) -> Force:
    """A force with other face-down equipment."""
    return replace(force, equipment=equipment, counters=len(equipment), **facts)


def is_led(section: Section) -> bool:
    """FL-2.2: a section with a leader."""
    return section.leader != ""


def bump(counts: dict[str, int], key: str, by: int = 1) -> None:
    """Adds to a count."""
    counts[key] = counts.get(key, 0) + by
