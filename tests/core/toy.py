"""A toy title for the tests of the kernel: two fighters on a line, hidden hands and traps, a reaction window, an aside and dice.

It is no game of Bocage; it is small enough to break on purpose.
"""

from __future__ import annotations

from bocage.core.chance import successes
from bocage.core.decision import Aside, Question, Rules, choose, draw, guarded, roll, scope, sealed
from bocage.core.errors import Refusal
from bocage.core.events import Event
from bocage.core.game import Ending, Game, Result, Title
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.core.rulebook import Rule, Rulebook
from bocage.core.scene import Board, Cell, Piece, Place, Say, Scene, SeatPlate, Track, Zone
from bocage.core.state import Record, State, replace
from bocage.core.tables import OptionRow, ScenarioHead, SeatRow

SEATS = ("a", "b")
CARDS = ("bluff", "bluff", "bluff", "medic", "medic", "medic", "run", "run", "run", "run")
TRAPS = (3, 4, 5, 6)


class Fighter(Record):
    id: str
    cell: int
    health: int = 3


class ToyState(State):
    fighters: dict[str, Fighter]
    hands: dict[str, tuple[str, ...]]
    traps: dict[str, int]  # by seat; -1 once sprung or not laid
    walked: dict[str, list[int]]
    deck: list[str]  # a bag: content in order, no hidden order
    discards: list[str]
    phase: str = "setup"
    round: int = 1
    rounds: int = 4
    turn: int = 0
    actions: int = 2

    def copy(self) -> ToyState:
        twin = super().copy()
        twin.walked = {seat: list(cells) for seat, cells in self.walked.items()}
        return twin


# -- answers -------------------------------------------------------------------------------------------------------------------


class Lay(Answer):
    cell: int


class Step(Answer):
    to: int

    def target(self):
        return "cell", self.to


class Shoot(Answer):
    pass


class End(Answer):
    pass


class Dodge(Answer):
    pass


class Heal(Aside):
    pass


LAY: Question[Lay] = Question("lay", Lay, rule="TOY-1.1")
ACTION: Question[Step | Shoot | End] = Question("action", Step | Shoot | End, rule="TOY-2.1")
DODGE: Question[Dodge | Pass] = Question("dodge", Dodge | Pass, rule="TOY-4.2", window="dodge", secret_moment=True)


# -- events --------------------------------------------------------------------------------------------------------------------


class TrapLaid(Event):
    rules = ("TOY-1.1",)
    seat: str
    cell: int | None

    def apply(self, state):
        state.traps[self.seat] = self.cell

    def seen_by(self, seat):
        return self if seat == self.seat else TrapLaid(self.seat, None)


class Drew(Event):
    rules = ("TOY-5.1",)
    seat: str
    cards: tuple[str, ...] | None
    count: int

    def apply(self, state):
        for card in self.cards or ():
            state.deck.remove(card)
        state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], *(self.cards or ()))))

    def seen_by(self, seat):
        return self if seat == self.seat else Drew(self.seat, None, self.count)


class Stepped(Event):
    rules = ("TOY-3.1",)
    seat: str
    to: int

    def apply(self, state):
        state.fighters[self.seat] = replace(state.fighters[self.seat], cell=self.to)
        state.walked[self.seat].append(self.to)


class TrapSprung(Event):
    rules = ("TOY-1.2",)
    reveals = True
    seat: str
    cell: int

    def apply(self, state):
        state.traps[self.seat] = -1


class Played(Event):
    rules = ("TOY-5.2",)
    reveals = True
    seat: str
    card: str

    def apply(self, state):
        hand = list(state.hands[self.seat])
        hand.remove(self.card)
        state.hands[self.seat] = tuple(hand)
        state.discards.append(self.card)


class Healed(Event):
    rules = ("TOY-6.1",)
    seat: str

    def apply(self, state):
        fighter = state.fighters[self.seat]
        state.fighters[self.seat] = replace(fighter, health=fighter.health + 1)


class Hurt(Event):
    rules = ("TOY-4.3",)
    seat: str
    hits: int

    def apply(self, state):
        fighter = state.fighters[self.seat]
        state.fighters[self.seat] = replace(fighter, health=max(fighter.health - self.hits, 0))


class ActionSpent(Event):
    rules = ("TOY-2.1",)

    def apply(self, state):
        state.actions -= 1


class TurnPassed(Event):
    rules = ("TOY-2.2",)

    def apply(self, state):
        state.turn, state.actions = state.turn + 1, 2
        if state.turn == 2:
            state.turn, state.round, state.phase = 0, state.round + 1, "draw"


class PhaseBegan(Event):
    rules = ("TOY-2.1",)
    phase: str

    def apply(self, state):
        state.phase = self.phase


# -- rules ---------------------------------------------------------------------------------------------------------------------


def other(seat: str) -> str:
    return "b" if seat == "a" else "a"


def set_up(game) -> Rules[None]:
    """TOY-1.1: both seats lay a trap in secret."""
    cells = Legal(lambda x: None if x.cell in TRAPS else Refusal("TOY-1.1", "not-there", {"cell": x.cell}, path="cell"), lambda: [Lay(cell) for cell in TRAPS])
    if game.setting["traps"] == "yes":
        plans = yield from sealed(game, LAY, dict.fromkeys(SEATS, cells))
        for seat, plan in plans.items():
            game.emit(TrapLaid(seat, plan.cell))
    game.emit(PhaseBegan("draw"))


def draw_cards(game) -> Rules[None]:
    """TOY-5.1: each seat draws a card."""
    for seat in SEATS:
        cards = yield from draw("deck", list(game.state.deck), 1, why="TOY-5.1")
        game.emit(Drew(seat, tuple(cards), len(cards)))
    game.emit(PhaseBegan("act"))


def actions(game, seat: str) -> Legal:
    """TOY-2.1: step, shoot or end."""
    mine, theirs = game.state.fighters[seat].cell, game.state.fighters[other(seat)].cell

    def refuse(answer) -> Refusal | None:
        if isinstance(answer, Step):
            if abs(answer.to - mine) != 1 or not 0 <= answer.to <= 9:
                return Refusal("TOY-3.1", "too-far", {"cell": answer.to})
            return Refusal("TOY-3.2", "occupied", {"cell": answer.to}, ("shoot-first",)) if answer.to == theirs else None
        if isinstance(answer, Shoot) and abs(theirs - mine) > 4:
            return Refusal("TOY-4.1", "out-of-range", {"distance": abs(theirs - mine)})
        return None

    return Legal(refuse, lambda: [Step(mine - 1), Step(mine + 1), Shoot(), End()], default=End())


def act(game, seat: str) -> Rules[None]:
    """TOY-2.1: one action of a turn."""
    answer = yield from choose(game, seat, ACTION, actions(game, seat), {"left": game.state.actions})
    if isinstance(answer, Step):
        game.emit(Stepped(seat, answer.to))
        if game.state.traps[other(seat)] == answer.to:  # TOY-1.2
            game.emit(TrapSprung(other(seat), answer.to))
            game.emit(Hurt(seat, 1))
    elif isinstance(answer, Shoot):
        yield from guarded(game, lambda: game.state.fighters[seat].health > 0, shoot(game, seat))
    if isinstance(answer, End) or game.state.actions == 1:
        game.emit(TurnPassed())
    else:
        game.emit(ActionSpent())


def shoot(game, seat: str) -> Rules[None]:
    """TOY-4.1: three dice at 5+ against the target's one, or three when it dodges."""
    with scope(game, "shot", seat):
        dodged = yield from dodge(game, other(seat))
        black, red = yield from roll(successes("black", 3, 5), successes("red", 3 if dodged else 1, 5), why="TOY-4.3")
        if black > red:
            game.emit(Hurt(other(seat), black - red))


def dodge(game, seat: str) -> Rules[bool]:
    """TOY-4.2: a seat with cards may dodge, if it holds a bluff; the window opens for any hand."""
    hand = game.state.hands[seat]
    if not hand:
        return False

    def refuse(answer) -> Refusal | None:
        return Refusal("TOY-4.2", "no-bluff") if isinstance(answer, Dodge) and "bluff" not in game.state.hands[seat] else None

    answer = yield from choose(game, seat, DODGE, Legal(refuse, lambda: [Dodge(), PASS]))
    if isinstance(answer, Dodge):
        game.emit(Played(seat, "bluff"))
        return True
    return False


def rights(game, seat: str, question: Question) -> Legal | None:
    """TOY-6.1: a seat with cards may heal at any time, if it holds a medic."""
    if not game.state.hands[seat]:
        return None
    hand = game.state.hands[seat]
    return Legal(lambda x: None if "medic" in hand else Refusal("TOY-6.1", "no-medic"), lambda: [Heal()])


def carry_out(game, seat: str, aside: Heal) -> Rules[None]:
    """TOY-6.1: healing."""
    game.emit(Played(seat, "medic"))
    game.emit(Healed(seat))
    yield from ()


class ToyGame(Game[ToyState]):
    asides = staticmethod(rights)
    carry_out = staticmethod(carry_out)
    aside_answers = Heal


# -- the title -----------------------------------------------------------------------------------------------------------------

RULES = {
    "TOY-1.1": "Before play each seat lays a trap in secret.",
    "TOY-1.2": "Who steps on a trap is hurt.",
    "TOY-2.1": "A turn is two actions.",
    "TOY-2.2": "Turns alternate.",
    "TOY-3.1": "A fighter steps to the next cell.",
    "TOY-3.2": "No two fighters share a cell.",
    "TOY-4.1": "A shot reaches four cells.",
    "TOY-4.2": "The target may dodge with a bluff card.",
    "TOY-4.3": "Hits are successes at 5 or more, less those of the target.",
    "TOY-5.1": "Each round each seat draws a card.",
    "TOY-5.2": "Cards are played face up.",
    "TOY-6.1": "A medic card heals at any time.",
}
ENGLISH = """
question-lay = Lay a trap
question-action = Act ({ $left } left)
question-dodge = Dodge?
answer-lay = Cell { $cell }
answer-step = To { $to }
answer-shoot = Shoot
answer-end = End
answer-dodge = Dodge
answer-heal = Heal
event-trap-laid = A trap is laid
event-drew = A card is drawn
event-stepped = To { $to }
event-trap-sprung = A trap!
event-played = { $card }
event-healed = Healed
event-hurt = { $hits } hits
event-action-spent = An action is spent
event-turn-passed = The turn passes
event-phase-began = { $phase }
refusal-not-there = No trap on { $cell }
refusal-too-far = { $cell } is too far
refusal-occupied = { $cell } is taken
refusal-out-of-range = { $distance } cells are too far
refusal-no-bluff = No bluff
refusal-no-medic = No medic
remedy-shoot-first = Shoot first
result-hits = { $hits } hits
ending-shot = Shot
ending-time = Time is up
phase = { $name }
fighter = Fighter { $seat }
card = { $name }
back = A card
hand = Hand
deck = Deck
rounds = Rounds
seat = { $seat }
"""


class Toy(Title):
    slug, name, prefix, version = "toy", "Toy", "TOY", "1"
    state_type: type[State] = ToyState
    package = "tests.core"
    modules = ("tests.core.toy",)  # for the walk over the syntax tree

    def scenarios(self):
        seats = tuple(SeatRow(seat, seat) for seat in SEATS)
        return {name: ScenarioHead(name, name, "tiny", SEATS, seats, 4, "", "house") for name in ("near", "far")}

    def option_rows(self):
        return (OptionRow("traps", ("yes", "no"), "yes", ("TOY-1.1",)),)

    def laid_out(self, cells, options):
        fighters = {seat: Fighter(seat, cell) for seat, cell in zip(SEATS, cells, strict=True)}
        return ToyState(fighters, dict.fromkeys(SEATS, ()), dict.fromkeys(SEATS, -1), {seat: [] for seat in SEATS}, list(CARDS), [])

    def begin(self, battle, options):
        return ToyGame(self.laid_out((2, 7) if battle.id == "near" else (0, 9), options), dict(options))

    def next_rule(self, game):
        state = game.state
        if state.round > state.rounds or any(fighter.health == 0 for fighter in state.fighters.values()):
            return None
        return {"setup": set_up, "draw": draw_cards}.get(state.phase, lambda g: act(g, SEATS[g.state.turn]))(game)

    def ending(self, game):
        alive = tuple(seat for seat in SEATS if game.state.fighters[seat].health)
        return Ending(alive if len(alive) == 1 else (), "ending-shot" if len(alive) == 1 else "ending-time")

    def seats(self, game):
        return SEATS

    def scene(self, game, seat):
        state = game.state
        cells = tuple(Cell(n, str(n), "clear") for n in range(10))
        pieces = [Piece(f.id, Place(cell=f.cell), "counter", "fighter", Say("fighter", {"seat": f.id}), f.id) for f in state.fighters.values()]
        for owner in SEATS:
            for n, card in enumerate(state.hands[owner]):
                title = Say("card", {"name": card}) if owner == seat else Say("back")
                pieces.append(Piece(f"{owner}{n}", Place(zone=f"hand {owner}"), "card", card if owner == seat else "back", title, owner))
        if seat is not None and state.traps[seat] >= 0:
            pieces.append(Piece("trap", Place(cell=state.traps[seat]), "marker", "trap", Say("back"), seat))
        zones = [Zone(f"hand {owner}", "hand", Say("hand"), owner, len(state.hands[owner])) for owner in SEATS]
        zones.append(Zone("deck", "deck", Say("deck"), "", len(state.deck)))
        plates = tuple(SeatPlate(s, s, Say("seat", {"seat": s}), state.fighters[s].health, s == SEATS[state.turn]) for s in SEATS)
        tracks = (Track("rounds", Say("rounds"), state.round, 1, state.rounds),)
        phase = Say("phase", {"name": state.phase})
        return Scene("toy", "", state.round, state.rounds, phase, Board("line", 10, 1, cells), plates, tuple(pieces), tuple(zones), tracks)

    def redeal(self, game, seat, numbers):
        state = game.state
        unknown = [s for s in SEATS if s != seat]
        pool = sorted([*state.deck, *(card for s in unknown for card in state.hands[s])])
        facts: dict = {"hands": {}, "traps": {}}
        for s in unknown:
            facts["hands"][s] = tuple(sorted(pool.pop(numbers.below(len(pool))) for _ in state.hands[s]))
            if state.traps[s] >= 0:
                left = [cell for cell in TRAPS if cell not in state.walked[other(s)]]
                facts["traps"][s] = left[numbers.below(len(left))]
        facts["deck"] = pool
        return facts if facts["traps"] or any(facts["hands"].values()) else None

    def assume(self, game, facts):
        game.state.hands.update(facts["hands"])
        game.state.traps.update(facts["traps"])
        game.state.deck[:] = facts["deck"]

    def measure(self, game, seat, events):
        hits = sum(event.hits for event in events if isinstance(event, Hurt) and event.seat != seat)
        return Result(hits, "result-hits", (("hits", hits),))

    def evaluate(self, game, side):
        mine, theirs = game.state.fighters[side].health, game.state.fighters[other(side)].health
        return (mine + 1) / (mine + theirs + 2)

    def bound(self, game):
        return 120

    def rulebook(self, language="en"):
        return Rulebook({key: Rule(key, text, text) for key, text in RULES.items()})

    def locale_texts(self, language):
        return (ENGLISH,)

    def written(self, text, scenario, options):
        """Lines of: seat, cell, and pairs of words (health 2, hand bluff+medic, trap 5, turn)."""
        state = self.laid_out((0, 9), options)
        state.phase = "act"
        for line in text.splitlines():
            seat, cell, *rest = line.split()
            fighter = Fighter(seat, int(cell))
            if rest and rest[-1] == "turn":
                state.turn = SEATS.index(seat)
                rest.pop()
            for key, value in zip(rest[::2], rest[1::2], strict=True):
                if key == "health":
                    fighter = replace(fighter, health=int(value))
                elif key == "trap":
                    state.traps[seat] = int(value)
                else:
                    state.hands[seat] = tuple(sorted(value.split("+")))
                    for card in state.hands[seat]:
                        state.deck.remove(card)
            state.fighters[seat] = fighter
        return ToyGame(state, dict(options))


TITLE = Toy()
