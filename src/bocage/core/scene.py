"""The scene: what a seat sees, ready to draw, in one vocabulary for all games.

The client knows these words and no game. Text is a `Say`: a message id with arguments, whose sentence lives in the Fluent files. Where something lies
is a `Place`: a cell of a grid, a point of a table with a facing, or a zone. A game adds `marks` to show paths, ranges, sight lines and blockers;
without them the client would have to know rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from bocage.core.chance import Shown
from bocage.core.events import Event, Rolled, ScopeClosed, ScopeOpened
from bocage.core.frozen import Frozen

Role = Literal[
    "option", "selected", "target", "path_own", "path_alternative", "path_other", "sight_clear", "sight_blocked", "blocker", "would_be_legal",
    "range", "sight_limit", "reach", "exposed", "threat", "ghost", "arc", "template", "inside_full", "inside_part", "own_in_danger", "objective",
    "control", "last_seen", "changed",
]  # fmt: skip


class _Word(Frozen, omit_defaults=True):
    """Base of the words of the scene."""


class Say(_Word):
    """A text: the id of a Fluent message and its arguments. An argument that starts with "@" is itself a message id."""

    id: str
    args: Mapping[str, str | int] = {}


class Point(_Word):
    """A place on a continuous table, in the table's small unit; facing in whole degrees, 0 = north, clockwise."""

    x: int
    y: int
    facing: int | None = None
    height: int = 0


class Place(_Word):
    """Where a piece is: exactly one of cell, point or zone."""

    cell: int | None = None
    point: Point | None = None
    zone: str = ""


class Mark(_Word):
    """Something to show on the board: a role (its look is in the art direction), cells or points, a label, a rule.

    On a plane: one point and a radius is a disc; several points with a role of a path or a sight line are a line, of a template or a reach a polygon
    (with a radius: the hull of discs around them; a template of two points and a radius is a flame from the first to the disc about the second).
    `ghost` shows `pieces` as they would stand at `points`, in the same order. `arc` has one point with its facing, a radius and the arc's whole `angle`.
    """

    role: Role
    cells: tuple[int, ...] = ()
    points: tuple[Point, ...] = ()
    pieces: tuple[str, ...] = ()
    label: Say | None = None
    rule: str = ""
    side: str = ""
    radius: int = 0
    angle: int = 0


class Cell(_Word):
    """One cell of a grid or card of a line: its ground, level, what stands on it for good, and who controls it."""

    id: int
    name: str
    terrain: str  # a ground of the art direction: clear, woods, building, ...
    level: int = 0
    features: tuple[str, ...] = ()
    control: str = ""
    title: Say | None = None
    notes: tuple[Say, ...] = ()


class Edge(_Word):
    """Something along or across cells: a road, a stream, a wall. Cells in order."""

    kind: str
    cells: tuple[int, ...] = ()


class Shape(_Word):
    """A piece of ground on a continuous table: a polygon or a disc, with a height."""

    id: str
    kind: str
    points: tuple[Point, ...] = ()
    radius: int = 0
    height: int = 0
    title: Say | None = None


class Board(_Word):
    """The ground. `layout` says how cells lie; a plane has a width, a depth and a unit instead ("cm/100", "in/100")."""

    layout: Literal["hexes", "squares", "line", "plane"]
    cols: int = 0
    rows: int = 0
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    width: int = 0
    depth: int = 0
    unit: str = ""
    shapes: tuple[Shape, ...] = ()


class Value(_Word):
    """A number or word printed on a piece: firepower, save, morale."""

    id: str
    text: str
    title: Say | None = None


class Badge(_Word):
    """A state of a piece, by id: pinned, fatigued, op_fire, damaged."""

    id: str
    count: int = 1
    title: Say | None = None


class Piece(_Word):
    """A counter, card, base or body. `form` is its kind (counter, card, plate, base, body), `art` picks the picture, `face` may hide what it is."""

    id: str
    place: Place
    form: Literal["counter", "card", "plate", "base", "body", "marker"]
    art: str
    title: Say
    side: str = ""
    owner: str = ""
    face: Literal["up", "down"] = "up"
    slots: tuple[str, ...] = ()  # figures on a base, soldiers of a section: an art id each, "" for a lost one
    values: tuple[Value, ...] = ()
    badges: tuple[Badge, ...] = ()
    spent: bool = False
    order: int = 0
    size: tuple[int, int] = (0, 0)
    group: str = ""
    memory: Say | None = None


class Zone(_Word):
    """A place off the board: a hand, a deck (its count), a discard pile, a reserve, a transport, a floor."""

    id: str
    kind: Literal["hand", "deck", "discard", "reserve", "transport", "structure", "off_table", "area"]
    title: Say
    owner: str = ""
    count: int = 0
    top: str = ""  # piece id of the top card, if it may be seen


class Track(_Word):
    """A ruler with a marker: rounds, points, firepower."""

    id: str
    title: Say
    value: int
    low: int = 0
    high: int = 0
    side: str = ""


class UnitName(_Word):
    """What the pieces whose `group` is this id are called together. No two units of a side have the same name."""

    id: str
    title: Say


class Dice(_Word):
    """What the dice of a pool look like. Those of which nothing is said are white."""

    name: str
    colour: Literal["black", "red", "yellow", "white"]


class SeatPlate(_Word):
    """A seat at the table."""

    id: str
    side: str
    title: Say
    score: int | None = None
    active: bool = False
    waits: bool = False  # for this seat's answer


class Target(_Word):
    """What an option is bound to on the table. A point of a plane is written "x,y"."""

    kind: Literal["button", "cell", "piece", "card", "zone", "region", "seat", "point"]
    id: str | int = ""


class Option(_Word):
    """An answer on offer: what it is bound to, its label, its key in reading order, whether Enter gives it, and what it would do."""

    answer: Any
    target: Target
    label: Say
    key: int = 0
    primary: bool = False
    chance: bool = False  # rolls, reveals or spends: the client asks for a second tap and may show odds
    aside: bool = False
    declines: bool = False  # leaves things as they are: the space bar gives it, and it is never asked for twice
    preview: tuple[Mark, ...] = ()


class Choice(_Word):
    """One value of a field of a form."""

    value: Any
    label: Say
    target: Target | None = None


class Field(_Word):
    """A part of a compound answer: where in the answer it stands (a JSON pointer), and what it may be.

    On a plane: a `point` ({"x", "y"}), a `path` (a list of points, bends first, its end last), an `angle` in whole degrees; `piece` names the base that would
    stand or turn there. `count` and `angle` keep within low and high, in steps of `step`; of a `path` these are its fewest and most points (0: no limit).
    """

    path: str
    label: Say
    kind: Literal["place", "pick", "many", "count", "point", "path", "angle"]
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    piece: str = ""


class Form(_Word):
    """A compound answer to be drafted by a person: a legal draft to begin with, and the fields that may be changed.

    While a `blind` form is open nothing may be measured: a guess comes before the ruler.
    """

    draft: Any
    fields: tuple[Field, ...] = ()
    blind: bool = False


class Asked(_Word):
    """The question as a seat sees it."""

    number: int
    seat: str
    what: str
    text: Say
    rule: str
    window: str = ""
    options: tuple[Option, ...] = ()
    more: bool = False  # options were left off: the answer is free within the law
    form: Form | None = None


class About(_Word):
    """What an event speaks of, for a client that knows no event.

    `by`: who did it, as seats, sides, pieces or units; the first that is known counts. `things`: pieces and units that it names, in its order.
    `dice`: what fell, and `why`: for which rule. An event that is `silent` only marks where something begins or ends, and is not told.
    """

    by: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    dice: tuple[Shown, ...] = ()
    why: str = ""
    silent: bool = False


class Scene(_Word):
    """All that a seat sees."""

    game: str
    scenario: str
    round: int
    rounds: int
    phase: Say
    board: Board
    seats: tuple[SeatPlate, ...]
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    marks: tuple[Mark, ...] = ()
    units: tuple[UnitName, ...] = ()
    dice: tuple[Dice, ...] = ()
    sides: tuple[str, ...] = ()  # in the order of the art direction's sides A, B, C, D
    turn: Say | None = None
    seat: str | None = None
    question: Asked | None = None
    waiting: tuple[str, ...] = ()  # seats that must answer
    ended: Say | None = None
    winners: tuple[str, ...] = ()


def default_option(answer: Any) -> Option:
    """An answer bound to what it says it points at, labelled `answer-<kind>` with its own fields."""
    kind, ident = answer.target()
    args = {field: value for field in answer.__struct_fields__ if isinstance(value := getattr(answer, field), str | int) and not isinstance(value, bool)}
    tag = str(answer.__struct_config__.tag)
    return Option(answer, Target(kind, ident), Say(f"answer-{tag.replace('_', '-')}", args))


def about(event: Event) -> About:
    """What an event, as somebody sees it, speaks of: read from its own fields, as its class says."""
    if isinstance(event, Rolled):
        return About(dice=event.pools, why=event.why)
    if isinstance(event, ScopeOpened | ScopeClosed):
        return About(silent=True)
    said = {field: getattr(event, field) for field in event.__struct_fields__}
    by = [said[field] for field in type(event).doers if isinstance(said.get(field), str)]
    return About(tuple(dict.fromkeys(filter(None, by))), tuple(dict.fromkeys(name for value in said.values() for name in _names(value))))


def _names(value: Any) -> list[str]:
    """The ids in a field of an event; numbers and sentences are none."""
    found = value if isinstance(value, list | tuple) else (value,)
    return [name for name in found if isinstance(name, str) and name and " " not in name]
