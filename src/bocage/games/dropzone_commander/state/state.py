"""The nouns of a battle and the whole state.

Every unit is somewhere (`where`): "table" (its point, facing and level count), "inside" a Structure or "aboard" a transport (`host` is which), off the table
in "readiness", "reserve" or the "void" (DZC-2.16, DZC-22.34), or "gone". Lengths are hundredths of an inch. What lasts a turn is cleared in the roundup
(DZC-18.6). What is printed on a profile is in `profiles`; what the table is made of in `layout`.
"""

from __future__ import annotations

from bocage.core.state import Record, State
from bocage.games.dropzone_commander.tables.army_rows import Army

TABLE, INSIDE, ABOARD, READINESS, RESERVE, VOID, GONE = "table", "inside", "aboard", "readiness", "reserve", "void", "gone"
GROUND, LANDED, LOW, AIR = "ground", "landed", "low", "air"  # levels (DZC-9.20)
FLYING = (LOW, AIR)


class Unit(Record):
    """One model: a vehicle, an aircraft or an infantry base (DZC-1.3)."""

    id: str
    squad: str
    profile: str
    where: str = READINESS
    host: str = ""
    x: int = 0
    y: int = 0
    facing: int = 0
    level: str = GROUND
    damage: int = 0
    options: tuple[str, ...] = ()
    # this turn
    moved: int = 0  # how far it has moved in this turn's activation, for MF (DZC-4.8)
    spent: int = 0  # of its move allowance: distance, ground and landing costs (DZC-9.13, DZC-23.3)
    fees: int = 0  # landing and take-off costs within `spent`, given back if it loads or unloads (DZC-12.14)
    order: str = ""  # what it has done in its activation: "m" moved, "f" fired, in order (DZC-3.5)
    fired: tuple[str, ...] = ()  # weapons fired this turn, also in reaction (DZC-6.2, DZC-4.13)
    cap: int = -1  # how far it may still be allowed to move in all, after firing or reacting (DZC-4.8, DZC-4.13); -1 without limit
    no_fire: bool = False  # DZC-12.5, DZC-13.6, DZC-7.16
    embarks: int = 0  # embark and disembark actions (DZC-12.4)
    carried: bool = False  # an aircraft that took part in an embark or disembark: half Mv (DZC-12.13)
    entered: bool = False  # came on from Readiness this turn: half Mv (DZC-4.3)
    # this game
    used: tuple[str, ...] = ()  # a weapon id for each use of an L-n weapon (DZC-22.19)
    commander: bool = False  # the commander rides in it (DZC-20.1)
    marks: tuple[str, ...] = ()  # what a special rule keeps on the unit; words ending in "!" are cleared with the turn


class Squad(Record):
    """Units that act together (DZC-1.3); transports are squads as well. `units` are those left, `strength` how many there were."""

    id: str
    battlegroup: str
    seat: str
    profile: str
    units: tuple[str, ...]
    strength: int
    carries: tuple[str, ...] = ()  # squads it was bought for or that share it (DZC-12.18, DZC-12.22)
    carrier: str = ""  # the squad that carries it
    # this turn
    acted: bool = False  # counts as having acted (DZC-3.8)
    started: bool = False  # has begun to act in its activation
    entered: bool = False  # entered a Structure this turn (DZC-8.10)
    searched: bool = False
    repels: bool = False  # designated (DZC-8.8)
    intercepted: bool = False  # DZC-11.3
    # this game
    smoked: bool = False  # its Smoke Launcher is used (DZC-22.25)
    marks: tuple[str, ...] = ()  # what a special rule or a card keeps on the squad; words ending in "!" are cleared with the turn


class Battlegroup(Record):
    """What is activated as one block (DZC-1.3, DZC-3.1)."""

    id: str
    seat: str
    kind: str
    squads: tuple[str, ...]
    activated: bool = False


class Reserve(Record):
    """Squads of a battlegroup that roll together in reserve, and the turns they have been there (DZC-2.15, DZC-14.39)."""

    id: str
    battlegroup: str
    seat: str
    squads: tuple[str, ...]
    turns: int = 1


class Structure(Record):
    """What changes of a Structure (chapter 7). `counts` are turns started as Occupant, by seat in the order of seats (DZC-14.8)."""

    id: str
    counts: tuple[int, ...]
    damage: int = 0
    collapsed: bool = False
    occupant: str = ""
    fired: tuple[str, ...] = ()  # bases that fired from it this turn (DZC-7.6)
    links: tuple[str, ...] = ()  # DZC-7.18
    contested: bool = False  # a CQB has begun: roles are fixed (DZC-8.3)
    designated: bool = False  # the Occupant has named who repels, this turn (DZC-8.8)
    fought: bool = False  # this turn


class Marker(Record):
    """An Objective, Possible Objective, Intel marker or Focal Point.

    `state` is hidden (in place), discovered, carried, extracted or removed; `carrier` the unit that carries it, `seat` who extracted it, `tried` who has
    rolled for it (DZC-16.3). Whether a Possible Objective is Confirmed is in the state's `confirmed`, which not everybody knows.
    """

    id: str
    kind: str  # objective, possible_objective, intel, focal_point
    x: int = 0
    y: int = 0
    structure: str = ""
    state: str = "hidden"
    carrier: str = ""
    seat: str = ""
    tried: tuple[str, ...] = ()


class Effect(Record):
    """Something that holds for a while on a unit, squad, battlegroup, structure, gate or seat; `until` is action, activation or turn."""

    what: str
    on: str
    value: int = 0
    until: str = "turn"


class Template(Record):
    """A disc on the table that lasts until the end of the turn: smoke (DZC-22.66)."""

    kind: str
    x: int
    y: int
    radius: int


class Burst(Record):
    """Shots of one weapon of one unit at one target (DZC-6.10): a unit id or a Structure id. `penalty` is known beforehand (reaction, interception).

    `window` is the wall point from which a base inside a Structure fires (DZC-5.16), -1 for the best.
    """

    unit: str
    weapon: str
    target: str
    shots: int
    penalty: int = 0
    window: int = -1


class Volley(Record):
    """Shots declared together (DZC-3.6). `kind` is fire, reaction, interception, drones or free."""

    squad: str
    seat: str
    kind: str
    bursts: tuple[Burst, ...]


class Flight(Record):
    """A stretch of movement that an aircraft has declared, and the stations on it where it may be fired at (DZC-4.14): x, y in turn."""

    unit: str
    level: str
    points: tuple[int, ...]


class Run(Record):
    """An attack run or an interception under way (chapter 10, chapter 11); the innermost interception is the last of the stack (DZC-11.17).

    `stage`: entry, attack, lane_in, chase, fire, lane_out, home. `lanes` holds for each aircraft its unit id's lane: entry x, y, attack x, y.
    """

    squad: str
    seat: str
    kind: str  # run or interception
    target: str  # a squad or Structure; of an interception the quarry's squad
    stage: str = "entry"
    low: bool = False
    entry: tuple[int, ...] = ()
    attack: tuple[int, ...] = ()
    lanes: tuple[tuple[int, ...], ...] = ()
    units: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()  # squadrons that have tried to intercept it, and seats that have passed (DZC-11.8)
    supercruise: bool = False


class DropzoneState(State):
    """All that changes. `phase` and `step` are the spine; `order` this turn's order of play (DZC-2.4)."""

    turn: int
    phase: str
    step: str
    units: dict[str, Unit]
    squads: dict[str, Squad]
    battlegroups: dict[str, Battlegroup]
    reserves: dict[str, Reserve]
    structures: dict[str, Structure]
    markers: dict[str, Marker]
    confirmed: tuple[str, ...]  # Possible Objectives that are Confirmed: hidden (DZC-15.3)
    hands: dict[str, tuple[str, ...]]  # cards in hand, in the order of titles: hidden
    held: dict[str, int]  # how many: open
    decks: dict[str, tuple[str, ...]]  # bags, in the order of titles
    tops: dict[str, tuple[str, ...]]  # cards put back on top by their owner, the top first (hidden; part of no bag)
    discards: dict[str, tuple[str, ...]]
    seen: dict[str, tuple[str, ...]]  # "viewer owner": cards that the viewer knows to be in the owner's hand
    vp: dict[str, int]
    kills: dict[str, int]  # kill points (DZC-18.4)
    effects: list[Effect]
    templates: list[Template]
    runs: list[Run]
    flights: list[Flight]
    order: tuple[str, ...] = ()
    place: int = 0  # in the order of play
    active: str = ""  # the seat in whose activation we are
    battlegroup: str = ""  # the activated battlegroup
    element: tuple[str, ...] = ()  # the squads that act now (DZC-3.4)
    collapsed: tuple[str, ...] = ()  # Structures that are rubble, in the order they fell
    declined: tuple[str, ...] = ()  # "verb squad" that the owner has taken up and left in this state of things
    volley: Volley | None = None
    pending: list[str] = []  # what waits until the end of the activation (orbital strikes, extra activations), as words
    stops: tuple[str, ...] = ()  # seats that agree to end the game (DZC-18.5)
    winners: tuple[str, ...] = ()
    reason: str = ""
    page: tuple[str, ...] = ()  # name, kind and variant of the battlegroup that is being written: hidden
    lists: dict[str, Army] = {}  # army lists that seats have written (chapter 21): hidden until all stand (`place`: how many do)
