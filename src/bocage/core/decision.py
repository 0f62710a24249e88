"""Decisions: how rules ask seats.

Theory of operation. A rule is a generator (`Rules[T]`) that stops only to ask a seat or chance. Rules call each other with `yield from`, which gives back the
answer with its type. What a rule yields is a request that the match carries out: an `Ask`, several sealed `Ask`s at once, a `Roll` or a `Draw`.
`choose` is a loop: an *aside* (a right that holds at any time) is answered beside the question, carried out, and the question put again. A *guard* is a
condition on which a running rule depends; when an aside or a reaction breaks it, the rule ends as void.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from bocage.core.chance import Draw, Pool, Request, Roll, Shuffle
from bocage.core.errors import Refusal
from bocage.core.events import ScopeClosed, ScopeOpened
from bocage.core.legal import PASS, Answer, Legal, Pass

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocage.core.game import Game

T = TypeVar("T")
T1 = TypeVar("T1")
T2 = TypeVar("T2")
T3 = TypeVar("T3")
Seat = str
Rules = Generator["Ask[Any] | Sealed | Request", Any, T]
AnyGame = "Game[Any]"


class Question(Generic[T]):
    """A kind of question, declared once beside the rule that asks it: its name, the type of its answers, its rule, and the window it opens.

    `window` names a reaction, so that standing orders can answer it; `asides` is False where no right may interrupt; `secret` is True where the answer
    stays hidden from the others, so that a player had better not give the one they would guess. `secret_moment` is True where the question is put whatever
    the seat holds, since its not being put would tell: it may have one answer, and the table may give that one by itself.
    """

    __slots__ = ("answers", "asides", "decoders", "rule", "secret", "secret_moment", "what", "window")

    def __init__(self, what: str, answers: Any, *, rule: str, window: str = "", asides: bool = True, secret: bool = False, secret_moment: bool = False) -> None:
        self.what, self.answers, self.rule, self.window, self.asides, self.secret = what, answers, rule, window, asides, secret
        self.secret_moment = secret_moment
        self.decoders: list[Any] = [None, None]  # made by the match when first needed: with rights beside the question, and without


NOTHING = object()
"""No answer: nobody can give it."""


class Ask(Generic[T]):
    """A question put to a seat: what, which rule, what is legal, and facts for its sentence. `number` is given by the match."""

    __slots__ = ("facts", "game", "legal", "number", "picked", "question", "seat")

    def __init__(self, seat: Seat, question: Question[T], legal: Legal[T], facts: Mapping[str, Any], game: Game[Any] | None) -> None:
        self.seat, self.question, self.legal, self.facts = seat, question, legal, facts
        self.game, self.number = game, 0  # the game, if rights may be used beside the question
        self.picked: Any = NOTHING  # the answer that `sample` gave out: it is known as legal as long as the question is open

    what = property(lambda self: self.question.what)
    rule = property(lambda self: self.question.rule)
    window = property(lambda self: self.question.window)

    @property
    def asides(self) -> Legal[Any] | None:
        """The rights the seat has beside the question, if any; looked up only when somebody wants to know."""
        game = self.game
        return None if game is None or game.asides is None else game.asides(game, self.seat, self.question)

    def sample(self, below: Callable[[int], int]) -> tuple[T, bool]:
        """One listed legal answer, each with the same chance, and whether there was a choice at all."""
        found = self.legal.sample(below)
        self.picked = found[0]
        return found

    def refuse(self, answer: Any) -> Refusal | None:
        """None if the answer, to the question or as an aside, is legal; else the reason."""
        if isinstance(answer, Aside) and self.game is not None:
            asides = self.asides
            return Refusal(self.question.rule, "not-offered") if asides is None else asides.refuse(answer)
        return self.legal.refuse(answer)

    def __repr__(self) -> str:
        return f"<Ask {self.number}: {self.seat}, {self.what}>"


class Aside(Answer):
    """Base of answers that use a right holding at any time, beside whatever is asked."""


class Sealed:
    """Questions to several seats at once; the answers are revealed together."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Ask[Any], ...]) -> None:
        self.asks = asks


class Void(Exception):
    """What a rule depended on is gone; unwinds to the guard that said so."""

    def __init__(self, guard: object) -> None:
        super().__init__("void")
        self.guard = guard


_NO_FACTS: Mapping[str, Any] = {}


def choose(game: Game[Any], seat: Seat, question: Question[T], legal: Legal[T], facts: Mapping[str, Any] = _NO_FACTS) -> Rules[T]:
    """Asks a seat. `legal` is looked at only when needed, and always on the present state."""
    if game.asides is None or not question.asides:
        answer: T = yield Ask(seat, question, legal, facts, None)
        return answer
    while True:
        reply: Any = yield Ask(seat, question, legal, facts, game)
        if not isinstance(reply, Aside):
            return reply  # type: ignore[no-any-return]
        yield from game.carry_out(game, seat, reply)
        check_guards(game)


def choose_unless_forced(game: Game[Any], seat: Seat, question: Question[T], legal: Legal[T], facts: Mapping[str, Any] = _NO_FACTS) -> Rules[T]:
    """As `choose`, but a single legal answer is taken silently. Only where its being the only one is public knowledge."""
    options = iter(legal)
    first = next(options, None)
    if first is not None and next(options, None) is None:
        return first
    return (yield from choose(game, seat, question, legal, facts))


def sealed(
    game: Game[Any], question: Question[T], laws: Mapping[Seat, Legal[T]], facts: Mapping[Seat, Mapping[str, Any]] | None = None
) -> Rules[dict[Seat, T]]:
    """Asks several seats at once, in secret; the answers come back together, in the order of `laws`, whoever answered first."""
    told = facts or {}
    answers: dict[Seat, T] = yield Sealed(tuple(Ask(seat, question, legal, told.get(seat, {}), None) for seat, legal in laws.items()))
    return answers


def agree(game: Game[Any], seats: Sequence[Seat], question: Question[T], legal: Legal[T], default: T) -> Rules[T]:
    """A decision of a team: what all its seats say, and the default if they differ."""
    if len(seats) == 1:
        return (yield from choose(game, seats[0], question, legal))
    answers = yield from sealed(game, question, dict.fromkeys(seats, legal))
    said = list(answers.values())
    return said[0] if all(answer == said[0] for answer in said) else default


def priority(
    game: Game[Any],
    seats: Sequence[Seat],
    question: Question[T | Pass],
    offer: Callable[[Seat], Legal[T | Pass] | None],
    act: Callable[[Seat, T], Rules[Any]],
) -> Rules[None]:
    """Asks round until all seats pass one after the other. A seat whose `offer` is None, by public facts, is not asked."""
    passed, turn = 0, 0
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        legal = offer(seat)
        answer = PASS if legal is None else (yield from choose(game, seat, question, legal))
        if isinstance(answer, Pass):
            passed += 1
        else:
            yield from act(seat, answer)
            check_guards(game)
            passed = 0


class Watched(Answer):
    """A reaction along a path: which group acts, at which point of the path."""

    point: int
    group: str


def watch(
    game: Game[Any],
    seats: Sequence[Seat],
    question: Question[Watched | Pass],
    last: int,
    offer: Callable[[Seat, int], Legal[Watched | Pass] | None],
    advance: Callable[[int], Rules[bool]],
    react: Callable[[Seat, Watched], Rules[bool]],
) -> Rules[int]:
    """Along a declared path, whose points are numbered 0 to `last`: each reacting seat is asked once which group acts where.

    The earliest reaction is carried out when the mover has come there, and the rest are asked again from that point on. `offer(seat, point)` is the law
    from that point on, None if by public facts the seat cannot react; `advance(point)` moves the mover to a point and says whether it may go on (hidden
    contact ends it); `react` carries out a reaction and says whether the mover may go on. Gives back the point reached.
    """
    here = 0
    done: list[Seat] = []
    while True:
        reactions: list[tuple[int, int, Seat, Watched]] = []
        for order, seat in enumerate(seats):
            legal = None if seat in done else offer(seat, here)
            answer = PASS if legal is None else (yield from choose(game, seat, question, legal))
            if isinstance(answer, Pass):
                done.append(seat)
            else:
                reactions.append((answer.point, order, seat, answer))
        first = min(reactions, default=None, key=lambda r: r[:2])
        while here < (last if first is None else first[0]):
            here += 1
            if not (yield from advance(here)):
                return here
        if first is None:
            return here
        goes_on = yield from react(first[2], first[3])
        check_guards(game)
        if not goes_on:
            return here


def guarded(game: Game[Any], holds: Callable[[], bool], rule: Rules[T]) -> Rules[T | None]:
    """Runs a rule that depends on something: if an interruption ends that, the rule ends as void and None comes back."""
    guard = (holds,)
    game.guards.append(guard)
    try:
        return (yield from rule)
    except Void as void:
        if void.guard is not guard:
            raise
        return None
    finally:
        if guard in game.guards:  # not if the match went back and this rule is only being thrown away
            del game.guards[game.guards.index(guard) :]


def check_guards(game: Game[Any]) -> None:
    """Called after every interruption: ends the outermost running rule whose condition no longer holds."""
    for guard in game.guards:
        if not guard[0]():
            raise Void(guard)


@contextmanager
def scope(game: Game[Any], name: str, subject: str = "") -> Iterator[None]:
    """A stretch of play with a result of its own (an attack, a move); odds run to its end and read its events."""
    game.emit(ScopeOpened(name, subject))
    try:
        yield
    except Void:
        game.emit(ScopeClosed(name, subject, void=True))
        raise
    game.emit(ScopeClosed(name, subject))
    if game.closed is not None:
        game.closed()


@overload
def roll(a: Pool[T1], /, *, why: str) -> Rules[T1]: ...
@overload
def roll(a: Pool[T1], b: Pool[T2], /, *, why: str) -> Rules[tuple[T1, T2]]: ...
@overload
def roll(a: Pool[T1], b: Pool[T2], c: Pool[T3], /, *, why: str) -> Rules[tuple[T1, T2, T3]]: ...
@overload
def roll(*pools: Pool[T], why: str) -> Rules[tuple[T, ...]]: ...
def roll(*pools: Pool[Any], why: str) -> Rules[Any]:
    """Asks the dice, in one batch, for the rule named by `why`. The rule is told what its pools read, never the faces."""
    values: Any = yield Roll(pools, why)
    return values


def draw(bag: str, items: Sequence[T], count: int, *, why: str) -> Rules[list[T]]:
    """Draws things out of a bag; fewer if the bag holds fewer. A deck is a bag until it is looked at, so that no hidden order exists anywhere."""
    things: list[T] = yield Draw(bag, items, count, why)
    return things


def shuffle(bag: str, items: Sequence[T], *, why: str) -> Rules[list[T]]:
    """Puts things into a random order, where a rule needs one to exist."""
    things: list[T] = yield Shuffle(bag, items, why)
    return things
