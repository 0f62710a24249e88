"""A throw-away title on a continuous table, for the promises that grids never test: integer points, a path with a hidden ambusher, sealed flight plans.

Lengths are hundredths of a centimetre. Seat a walks its squad across the table; an ambusher of seat b lies hidden; both seal a flight plan.
"""

from __future__ import annotations

from math import isqrt

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, Watched, choose, roll, scope, sealed, watch
from bocage.core.errors import Refusal
from bocage.core.events import Event
from bocage.core.game import Ending, Game, Result, Title
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.core.rulebook import Rule, Rulebook
from bocage.core.scene import Board, Choice, Field, Form, Piece, Place, Point, Say, Scene, SeatPlate
from bocage.core.state import Record, State
from bocage.core.tables import ScenarioHead, SeatRow

WIDTH, DEPTH, MOVE, RANGE, CONTACT, LEG = 6000, 4000, 1200, 900, 150, 100
SEATS = ("a", "b")


class Spot(Record):
    x: int
    y: int


class Plan(Record):
    entry: int
    heading: int


class PlaneState(State):
    squad: Spot
    ambush: Spot | None  # hidden from a until it acts or is stumbled on
    plans: dict[str, Plan]  # hidden until they are flown
    trodden: list[Spot]
    lying: bool = False  # whether an ambusher lies hidden: public
    path: tuple[Spot, ...] = ()
    turn: int = 0
    hits: int = 0


class Orders(Answer):
    """A sealed answer of several parts: where the aircraft comes in, where it turns to, and where one's ground troops are."""

    entry: int
    heading: int
    x: int
    y: int


class Walk(Answer):
    """A free point of the table."""

    x: int
    y: int

    def target(self):
        return "region", "table"


ORDERS: Question[Orders] = Question("orders", Orders, rule="PLN-1")
WALK: Question[Walk] = Question("walk", Walk, rule="PLN-2")
AMBUSH: Question[Watched | Pass] = Question("ambush", Watched | Pass, rule="PLN-3", window="ambush", secret_moment=True)


class Ordered(Event):
    rules = ("PLN-1",)
    seat: str
    orders: Orders | None

    def apply(self, state):
        assert self.orders is not None
        plan = Plan(self.orders.entry, self.orders.heading)
        state.plans[self.seat] = plan
        if self.seat == "a":
            state.squad = Spot(self.orders.x, self.orders.y)
        else:
            state.ambush, state.lying = Spot(self.orders.x, self.orders.y), True

    def seen_by(self, seat):
        return self if seat == self.seat else Ordered(self.seat, None)


class SetOut(Event):
    rules = ("PLN-2",)
    path: tuple[Spot, ...]

    def apply(self, state):
        state.path = self.path


class Came(Event):
    rules = ("PLN-2",)
    point: int

    def apply(self, state):
        state.squad = state.path[self.point]
        state.trodden.append(state.squad)


class AmbushSeen(Event):
    rules = ("PLN-3",)
    reveals = True
    at: Spot

    def apply(self, state):
        state.lying, state.ambush = False, None


class Shot(Event):
    rules = ("PLN-3",)
    hits: int

    def apply(self, state):
        state.hits += self.hits


class TurnEnded(Event):
    rules = ("PLN-2",)

    def apply(self, state):
        state.turn, state.path = state.turn + 1, ()


class Flew(Event):
    rules = ("PLN-4",)
    reveals = True
    seat: str
    plan: Plan

    def apply(self, state):
        del state.plans[self.seat]


def square(one: Spot, two: Spot) -> int:
    return (one.x - two.x) ** 2 + (one.y - two.y) ** 2


def legs(start: Spot, end: Walk) -> tuple[Spot, ...]:
    """The points of a straight path, a leg apart; lengths are rounded up, points to the grid."""
    length = isqrt(max(square(start, Spot(end.x, end.y)) - 1, 0)) + 1
    count = max(-(-length // LEG), 1)
    return tuple(Spot(start.x + (end.x - start.x) * n // count, start.y + (end.y - start.y) * n // count) for n in range(count + 1))


def give_orders(game) -> Rules[None]:
    """PLN-1: both seats seal their orders."""

    def law(seat: str) -> Legal[Orders]:
        low, high = (0, 1000) if seat == "a" else (2000, WIDTH)

        def refuse(orders: Orders) -> Refusal | None:
            if not 0 <= orders.entry <= WIDTH:
                return Refusal("PLN-1", "off-table", {"x": orders.entry}, path="entry")
            if not 0 <= orders.heading < 360:
                return Refusal("PLN-1", "no-heading", {"heading": orders.heading}, path="heading")
            inside = low <= orders.x <= high and 0 <= orders.y <= DEPTH
            return None if inside else Refusal("PLN-1", "off-table", {"x": orders.x}, path="x")

        return Legal(refuse, lambda: [Orders(e, h, (low + high) // 2 + d, 2000 + d) for e in (0, 3000) for h in (0, 90) for d in (0, 400)])

    orders = yield from sealed(game, ORDERS, {seat: law(seat) for seat in SEATS})
    for seat, given in orders.items():
        game.emit(Ordered(seat, given))


def advance(game) -> Rules[None]:
    """PLN-2, PLN-3: the squad walks to a point; whoever lies in wait names group and point."""
    state = game.state
    start = state.squad

    def refuse(walk: Walk) -> Refusal | None:
        if not (0 <= walk.x <= WIDTH and 0 <= walk.y <= DEPTH):
            return Refusal("PLN-2", "off-table", {"x": walk.x})
        return Refusal("PLN-2", "too-far", {"x": walk.x}) if square(start, Spot(walk.x, walk.y)) > MOVE**2 else None

    around = [(MOVE, 0), (848, 848), (848, -848), (0, MOVE), (0, -MOVE), (500, 0)]
    walk = yield from choose(game, "a", WALK, Legal(refuse, lambda: [Walk(start.x + x, start.y + y) for x, y in around] + [Walk(start.x, start.y)]))
    path = legs(start, walk)
    with scope(game, "walk", "squad"):
        game.emit(SetOut(path))
        yield from watch(game, ("b",), AMBUSH, len(path) - 1, lambda seat, point: lurkers(game, point), lambda n: come(game, n), lambda s, r: spring(game))
    game.emit(TurnEnded())


def lurkers(game, point: int) -> Legal[Watched | Pass] | None:
    """PLN-3: asked whenever an ambusher lies hidden, wherever it is."""
    state = game.state
    if not state.lying:
        return None

    def refuse(answer: Watched | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if answer.group != "ambush" or not point <= answer.point < len(state.path):
            return Refusal("PLN-3", "not-there")
        return None if square(state.ambush, state.path[answer.point]) <= RANGE**2 else Refusal("PLN-3", "out-of-range")

    return Legal(refuse, lambda: [*(Watched(n, "ambush") for n in range(point, len(state.path))), PASS])


def come(game, point: int) -> Rules[bool]:
    """PLN-3: hidden contact interrupts the path."""
    game.emit(Came(point))
    yield from ()
    if game.state.lying and square(game.state.ambush, game.state.squad) <= CONTACT**2:
        game.emit(AmbushSeen(game.state.ambush))
        return False
    return True


def spring(game) -> Rules[bool]:
    """PLN-3: the ambusher shows itself and fires."""
    game.emit(AmbushSeen(game.state.ambush))
    hits = yield from roll(successes("d", 2, 4), why="PLN-3")
    game.emit(Shot(hits))
    return hits == 0


def fly(game) -> Rules[None]:
    """PLN-4: the plans are opened together."""
    for seat in SEATS:
        game.emit(Flew(seat, game.state.plans[seat]))
    yield from ()


TEXTS = """
question-orders = Orders
question-walk = Walk
question-ambush = Ambush?
answer-orders = Come in at { $entry }
answer-walk = To { $x }, { $y }
answer-watched = { $group } at { $point }
event-ordered = Orders
event-set-out = Off
event-came = There
event-ambush-seen = Ambush
event-shot = { $hits } hits
event-turn-ended = Next
event-flew = An aircraft
refusal-off-table = { $x } is off the table
refusal-no-heading = { $heading } is no heading
refusal-too-far = { $x } is too far
refusal-not-there = Nobody there
refusal-out-of-range = Out of range
ending-across = Across
squad = The squad
ambush = The ambush
entry = Entry
heading = Heading
x = Across
y = Up
phase = Walk
seat = { $seat }
"""


class Plane(Title):
    slug, name, prefix, version, package = "plane", "Plane", "PLN", "1", "tests.core"
    state_type = PlaneState
    modules = ("tests.core.plane",)

    def scenarios(self):
        seats = tuple(SeatRow(seat, seat) for seat in SEATS)
        return {"open": ScenarioHead("open", "Open", "tiny", SEATS, seats, 5, "", "house")}

    def begin(self, scenario, options):
        return Game(PlaneState(Spot(500, 2000), None, {}, []), {})

    def next_rule(self, game):
        state = game.state
        if state.turn < 5 and not state.plans:
            return give_orders(game)
        if state.turn < 5:
            return advance(game)
        return fly(game) if state.plans else None

    def ending(self, game):
        return Ending(("b",) if game.state.hits > 1 else ("a",), "ending-across")

    def seats(self, game):
        return SEATS

    def scene(self, game, seat):
        state = game.state
        pieces = [Piece("squad", Place(point=Point(state.squad.x, state.squad.y)), "base", "rifles", Say("squad"), "a")]
        if seat == "b" and state.ambush is not None:
            pieces.append(Piece("ambush", Place(point=Point(state.ambush.x, state.ambush.y)), "marker", "ambush", Say("ambush"), "b"))
        if seat in state.plans:
            plan = state.plans[seat]
            pieces.append(Piece("plan", Place(point=Point(plan.entry, 0, plan.heading)), "marker", "plan", Say("entry"), seat))
        plates = tuple(SeatPlate(each, each, Say("seat", {"seat": each})) for each in SEATS)
        board = Board("plane", width=WIDTH, depth=DEPTH, unit="cm/100")
        return Scene("plane", "open", state.turn, 5, Say("phase"), board, plates, tuple(pieces))

    def form(self, game, ask):
        if ask.what != "orders":
            return None
        draft = next(iter(ask.legal))
        bounds = {"entry": WIDTH, "heading": 359, "x": WIDTH, "y": DEPTH}
        return Form(draft, tuple(Field(f"/{name}", Say(name), "count", (Choice(0, Say(name)),), 0, most) for name, most in bounds.items()))

    def redeal(self, game, seat, numbers):
        state = game.state
        facts: dict = {"plans": {s: Plan(numbers.below(61) * 100, numbers.below(4) * 90) for s in SEATS if s != seat and s in state.plans}}
        if seat != "b" and state.lying:
            spot = Spot(WIDTH, 0)
            for _ in range(200):
                spot = Spot(2000 + numbers.below(41) * 100, numbers.below(41) * 100)
                if all(square(spot, each) > CONTACT**2 for each in state.trodden):
                    break
            facts["ambush"] = spot
        return facts if facts["plans"] or "ambush" in facts else None

    def assume(self, game, facts):
        game.state.plans.update(facts["plans"])
        if "ambush" in facts:
            game.state.ambush = facts["ambush"]

    def measure(self, game, seat, events):
        return Result(sum(event.hits for event in events if isinstance(event, Shot)), "result-none")

    def bound(self, game):
        return 60

    def rulebook(self, language="en"):
        return Rulebook({f"PLN-{n}": Rule(f"PLN-{n}", "", "") for n in range(1, 5)})

    def locale_texts(self, language):
        return (TEXTS,)

    def written(self, text, scenario, options):
        """`squad x y` and `ambush x y`; plans are given."""
        game = self.start("open", options)
        for line in text.splitlines():
            what, x, y = line.split()
            if what == "squad":
                game.state.squad = Spot(int(x), int(y))
            else:
                game.state.ambush, game.state.lying = Spot(int(x), int(y)), True
        game.state.plans = {seat: Plan(0, 0) for seat in SEATS}
        return game


TITLE = Plane()
