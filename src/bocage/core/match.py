"""A match: the one object that users of the kernel hold.

Theory of operation. `next_rule(game)` looks at the state alone and gives the generator of what happens next; the moment it is asked is a *joint*.
A match is fully described by the state at the last joint and the inputs since (choices, chance, imagined facts): that is what copy, undo, save and the
return from a broken rule rebuild. Earlier joints are kept as well (`history`), so undo may go back to the beginning; copies for search keep none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bocage.core.chance import DiceScriptError, Fixed, NeedsChance, Numbers, Outcome, Roll, Shown, Source
from bocage.core.decision import Aside, Ask, Rules, Sealed, Seat
from bocage.core.errors import Barrier, BocageError, IllegalChoice, Invalid, RecordError, Refusal, RuleError, Stale, WrongSeat
from bocage.core.events import Event, Rolled
from bocage.core.game import Ending, Game, Title
from bocage.core.inputs import Chanced, Chose, Imagined, Input, Joint
from bocage.core.legal import PASS
from bocage.core.moments import Moments
from bocage.core.odds import Distribution, odds
from bocage.core.orders import Order, worth
from bocage.core.reading import read_answer
from bocage.core.undo import barrier, last_choice

_encode = msgspec.json.Encoder().encode


class Match:
    """A game being played: the open questions, and the way to answer them."""

    def __init__(
        self,
        title: Title,
        game: Game[Any],
        chance: Source,
        *,
        scenario: str = "",
        options: Mapping[str, str] | None = None,
        history: bool = True,
        lean: bool = False,
    ) -> None:
        """`history` keeps all inputs and joints; without it only the last joint is kept. A `lean` match keeps nothing: it can be played, not copied
        or saved."""
        self._lay_out(title, game, chance, scenario, dict(options or {}), history and not lean)
        self.lean = lean
        if lean:
            game.told = False
        self._joint()
        self._run(None)

    def _lay_out(self, title: Title, game: Game[Any], chance: Source, scenario: str, options: dict[str, str], history: bool) -> None:
        self.title, self.game, self.chance = title, game, chance
        self.scenario, self.options, self.history, self.lean = scenario, options, history, False
        self.orders: dict[Seat, dict[str, Order]] = {}
        self._halts = False  # whether it stands still at every joint, for odds that look at what has happened before anything else begins
        self.number = 0  # of the last question put; never goes back, so that a stale answer is known as stale
        self._inputs: list[Input] = []
        self._marks: list[int] = []  # how many events there were at each input
        self._past: list[Event] = []  # events before the last joint
        self._joints: list[Joint] = []
        self._moments = Moments()
        self._open: tuple[Ask[Any], ...] = ()
        self._sealed: dict[Seat, Any] | None = None
        self._rule: Rules[None] | None = None

    # -- what is asked --------------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> tuple[Ask[Any], ...]:
        """The open questions: one, or several when choices are simultaneous; none when the match is over."""
        sealed = self._sealed
        return self._open if sealed is None else tuple(ask for ask in self._open if ask.seat not in sealed)

    @property
    def put(self) -> tuple[Ask[Any], ...]:
        """The questions last put, those among them included that are answered but not yet shown."""
        return self._open

    @property
    def sealed(self) -> Mapping[Seat, Any]:
        """Answers that wait until all have answered."""
        return self._sealed or {}

    def renumber(self, number: int) -> None:
        """Gives the questions last put the numbers that were handed out for them, whoever did."""
        self.number = number
        for place, ask in enumerate(self._open):
            ask.number = number - len(self._open) + 1 + place

    @property
    def ask(self) -> Ask[Any]:
        """The only open question."""
        asks = self.asks
        if len(asks) != 1:
            raise LookupError(f"{len(asks)} questions are open")
        return asks[0]

    def asked(self, seat: Seat) -> Ask[Any] | None:
        """The question that is open for a seat."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    @property
    def over(self) -> bool:
        return self._rule is None

    def outcome(self) -> Ending | None:
        """How the match ended; None while it goes on."""
        return self.title.ending(self.game) if self.over else None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.title.seats(self.game)

    # -- answering ------------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, choice: Any, number: int | None = None) -> None:
        """Answers the question open for a seat. A forged, stale, malformed or illegal answer changes nothing and says why."""
        open_ = self._open
        plain = number is None and self._sealed is None and len(open_) == 1 and open_[0].seat == seat
        ask = open_[0] if plain else self._question(seat, number)
        if choice is ask.picked:
            answer = choice  # the very thing that this question gave out and checked
        else:
            answer = self.decode(ask, choice)
            refusal = ask.refuse(answer) if isinstance(answer, Aside) else ask.legal.refuse(answer)
            if refusal is not None:
                raise IllegalChoice(self._sentence(ask, answer, refusal), refusal)
        if self.lean and self._sealed is None:
            self._run(answer)
        else:
            self.advance(ask, answer)

    def why(self, seat: Seat, choice: Any) -> Refusal | None:
        """Why a choice is refused; None if it is legal. Drafts are checked with it before they are sent."""
        ask = self._question(seat, None)
        return ask.refuse(self.decode(ask, choice))

    def odds(self, seat: Seat, choice: Any, assume: Callable[[Ask[Any]], Any] | None = None, **bounds: int) -> Distribution:
        """The distribution of what a choice leads to, found by running the rules themselves on what the seat imagines."""
        ask = self._question(seat, None)
        answer = self.decode(ask, choice)
        refusal = ask.refuse(answer)
        if refusal is not None:
            raise IllegalChoice(self._sentence(ask, answer, refusal), refusal)
        try:
            return odds(self, seat, answer, assume, **bounds)
        except BocageError:
            raise
        except Exception as error:
            sentence = f"a rule broke while the odds of {ask.seat}'s {ask.what} were found: {type(error).__name__}: {error}. The match stands as it stood."
            raise RuleError(sentence, b"") from error

    def decode(self, ask: Ask[Any], choice: Any) -> Any:
        """Reads an answer strictly into the type of its question: JSON bytes, plain data or an `Answer`, all the same way."""
        return read_answer(ask, choice, self.game.aside_answers)

    def _question(self, seat: Seat, number: int | None) -> Ask[Any]:
        open_ = self._open
        if len(open_) == 1 and self._sealed is None and open_[0].seat == seat:
            ask: Ask[Any] | None = open_[0]
        else:
            ask = self.asked(seat) if type(seat) is str else None
        if ask is None:
            if self.over:
                raise WrongSeat("the match is over; nothing is asked any more")
            waiting = ", ".join(a.seat for a in self.asks)
            raise WrongSeat(f"{seat!r} is not asked now; the question is put to {waiting}")
        if number is not None and (type(number) is not int or number != ask.number):
            raise Stale(f"the answer is for question {number!r}, but question {ask.number} is open; nothing was done")
        return ask

    def _sentence(self, ask: Ask[Any], answer: Any, refusal: Refusal) -> str:
        facts = ", ".join(f"{key} {value}" for key, value in refusal.facts.items())
        said = self.title.say(self.game, answer)
        return f"{ask.seat} cannot {said}: {refusal.message.replace('-', ' ')}{f' ({facts})' if facts else ''} ({refusal.rule})."

    def advance(self, ask: Ask[Any], answer: Any) -> None:
        """Carries on with an answer that is known as legal; if a rule breaks, everything stands as before. Whoever is not sure uses `play`."""
        if self.lean:
            self._carry_on(ask, answer)
            return
        before, inputs, joints = len(self._inputs), self._inputs, self._joints
        given = Chose(ask.seat, ask.question.what, answer)
        self._note(given)
        try:
            self._carry_on(ask, answer)
        except (NeedsChance, RecordError):
            raise
        except DiceScriptError:
            self.go_back(before)
            raise
        except Exception as error:
            from bocage.core.record import save

            self._inputs, self._joints = inputs, joints
            self.go_back(before)
            sentence = f"a rule broke after {ask.seat} answered {ask.what}: {type(error).__name__}: {error}. The match stands where it stood before."
            imagined = any(type(each) is Imagined for each in self._inputs)  # such a match has no record
            raise RuleError(sentence, b"" if imagined else save(self, pending=given)) from error

    def _carry_on(self, ask: Ask[Any], answer: Any) -> None:
        """Hands the answer to the rule that waits for it; a sealed one waits until all have answered."""
        sealed = self._sealed
        if sealed is None:
            self._run(answer)
            return
        sealed[ask.seat] = answer
        if len(sealed) == len(self._open):
            self._run(self._unseal())

    def _unseal(self) -> dict[Seat, Any]:
        """The sealed answers in the order of the questions, whoever answered first."""
        sealed, self._sealed = self._sealed, None
        assert sealed is not None
        return {ask.seat: sealed[ask.seat] for ask in self._open}

    def _note(self, given: Input) -> None:
        if self.lean:
            return
        self._inputs.append(given)
        if self.history:
            self._marks.append(len(self._past) + len(self.game.events))
        self.game.moment = self._moments.at(len(self._inputs) - self._joints[-1].inputs)

    # -- running --------------------------------------------------------------------------------------------------------------

    def _joint(self) -> None:
        """Keeps the state, and asks it what comes next."""
        game = self.game
        if game.guards:
            game.guards.clear()
        if self.lean:
            game.events = []
            self._rule = self.title.next_rule(game)
            self._open = ()
            return
        if self.history:
            self._past += game.events
        else:
            self._inputs, self._joints = [], []  # new ones: what breaks in the next rule goes back to the old ones
        game.events = []
        self._joints.append(Joint(len(self._inputs), len(self._past), game.state.copy()))
        self._moments = Moments()
        game.moment = self._moments.at(0)
        self._rule = self.title.next_rule(game)
        self._open = ()

    def _run(self, value: Any) -> None:
        """Runs rules until somebody must choose, or the match is over."""
        while self._rule is not None:
            try:
                request = self._rule.send(value)
            except StopIteration:
                self._joint()
                if self._halts:
                    return
                value = None
                continue
            if type(request) is Ask:
                self.number += 1
                request.number = self.number
                self._open = (request,)
                if not self.orders or not self._declined(request):
                    return
                self._note(Chose(request.seat, request.question.what, PASS, by_order=True))
                value = PASS
            elif type(request) is Sealed:
                self._open = request.asks
                for ask in request.asks:
                    self.number += 1
                    ask.number = self.number
                self._sealed = {}
                return
            else:
                outcome = self.chance.answer(request)  # type: ignore[arg-type]
                self._note(Chanced(outcome, getattr(self.chance, "count", 0)))
                value = self._read(request, outcome)

    def _read(self, request: Any, outcome: Outcome) -> Any:
        if type(request) is Roll:
            self.game.emit(Rolled(tuple([Shown(p.name, p.sides, f) for p, f in zip(request.pools, outcome, strict=True)]), request.why))
        return request.read(outcome)

    def _declined(self, ask: Ask[Any]) -> bool:
        """Whether a standing order of the seat declines this window."""
        order = self.orders.get(ask.seat, {}).get(ask.window) if ask.window else None
        if order is None or order.policy == "ask" or ask.legal.refuse(PASS) is not None:
            return False
        return order.policy == "never" or worth(self, ask) * 100 < order.percent

    def order(self, seat: Seat, window: str, order: Order) -> None:
        """Sets a standing order of a seat for the windows of one name, from the next one on."""
        self.orders.setdefault(seat, {})[window] = order

    # -- copies, undo, saving ---------------------------------------------------------------------------------------------------

    def copy(self, chance: Source, *, history: bool = False) -> Match:
        """The same match with a chance of its own, from the last joint on; it shares nothing that can change."""
        if self.lean:
            raise LookupError("a lean match keeps nothing to copy")
        joint = self._joints[-1]
        twin = Match.__new__(Match)
        game = self.game.copy(joint.state.copy())
        values = twin.__dict__ = self.__dict__.copy()
        values.update(
            game=game, chance=chance, history=history, orders={}, _inputs=[], _marks=[], _past=[], _joints=[Joint(0, 0, joint.state)], _sealed=None, _open=(),
            _moments=self._moments.copy(),
        )  # fmt: skip
        if self._rule is None:
            return twin
        twin._rule = self.title.next_rule(game)
        twin._replay(self._inputs[joint.inputs :])
        for ask, mine in zip(twin._open, self._open):
            ask.number = mine.number
        return twin

    def after(self, inputs: int) -> Match:
        """The match as it stood after so many inputs, for looking at: it has no chance of its own to go on with."""
        joint = next(joint for joint in reversed(self._joints) if joint.inputs <= inputs)
        twin = Match.__new__(Match)
        twin._lay_out(self.title, self.game.copy(joint.state.copy()), Fixed(()), self.scenario, self.options, True)
        twin._joints.append(Joint(0, 0, joint.state))
        twin._rule = self.title.next_rule(twin.game)
        twin._replay(self._inputs[joint.inputs : inputs])
        return twin

    def _replay(self, inputs: Sequence[Input]) -> None:
        """Runs inputs that were legal when they were given, from a joint on."""
        if self._rule is None:
            return
        self.game.moment = self._moments.at(0)
        request: Any = next(self._rule)
        for given in inputs:
            if type(given) is Chose and type(given.answer) is msgspec.Raw:
                given = self._readable(request, given)
            self._note(given)
            if type(given) is Chanced:
                request = self._rule.send(self._read(request, given.outcome))
            elif type(given) is Imagined:
                self.title.assume(self.game, given.facts)
            elif type(request) is Sealed:
                self._open = request.asks
                self._sealed = {} if self._sealed is None else self._sealed
                self._sealed[given.seat] = given.answer  # type: ignore[union-attr]
                if len(self._sealed) == len(self._open):
                    request = self._rule.send(self._unseal())
            else:
                request = self._rule.send(given.answer)  # type: ignore[union-attr]
        if type(request) is Sealed:
            self._open = request.asks
            self._sealed = {} if self._sealed is None else self._sealed
        else:
            self._open = (request,)

    def _readable(self, request: Any, given: Chose) -> Chose:
        """An input out of a file, its answer read as the question asks for it."""
        asks = request.asks if type(request) is Sealed else (request,) if type(request) is Ask else ()
        ask = next((ask for ask in asks if (ask.seat, ask.what) == (given.seat, given.what)), None)
        if ask is None:
            raise Invalid(f"{given.seat} is not asked {given.what} there")
        return Chose(given.seat, given.what, self.decode(ask, bytes(given.answer)), given.by_order)

    def imagine(self, seat: Seat | None, numbers: Numbers) -> bool:
        """Deals anew, in place, what a seat cannot know; says whether there was anything. An input, so that copies imagine the same."""
        facts = self.title.redeal(self.game, seat, numbers)
        if facts is not None:
            self.title.assume(self.game, facts)
            self._note(Imagined(facts))
        return self._imagine_sealed(seat, numbers) or facts is not None

    def _imagine_sealed(self, seat: Seat | None, numbers: Numbers) -> bool:
        """Exchanges what others have answered in secret, and not yet shown, for something that they might have answered."""
        sealed = self._sealed or {}
        unseen = [ask for ask in self._open if ask.seat in sealed and ask.seat != seat]
        for ask in unseen:
            given = Chose(ask.seat, ask.question.what, ask.legal.sample(numbers.below)[0])
            if not self.lean:
                place = max(index for index, known in enumerate(self._inputs) if type(known) is Chose and known.seat == ask.seat)
                self._inputs[place] = given
                self._moments.forget(place - self._joints[-1].inputs + 1)
            sealed[ask.seat] = given.answer
        return bool(unseen)

    def go_back(self, inputs: int) -> None:
        """Rebuilds the match as it was after that many inputs."""
        kept = self._inputs[:inputs]
        while self._joints[-1].inputs > inputs:
            self._joints.pop()
        joint = self._joints[-1]
        del self._inputs[joint.inputs :], self._marks[joint.inputs :], self._past[joint.events :]
        self._moments = Moments()
        self.game.moment = self._moments.at(0)
        self.game.state = joint.state.copy()
        self.game.events, self._sealed = [], None
        self.game.guards.clear()
        self._rule = self.title.next_rule(self.game)
        if joint.inputs < inputs or self._rule is not None:
            self._replay(kept[joint.inputs :])
        for ask in self._open:
            self.number += 1
            ask.number = self.number

    def mark_by_order(self, place: int) -> None:
        """Notes of an answer that a record gave that a standing order had given it."""
        self._inputs[place] = msgspec.structs.replace(self._inputs[place], by_order=True)

    def last_choice(self) -> Chose | None:
        """The last answer given, the one that undo takes back."""
        index = last_choice(self._inputs)
        return None if index is None else self._inputs[index]  # type: ignore[return-value]

    def barrier(self, seat: Seat) -> str:
        """Why a seat may not take the last answer back by itself: "", "start", "seat", "roll" or "reveal"."""
        return barrier(self, seat)

    def undo(self, seat: Seat | None = None) -> None:
        """Takes the last answer back. With a seat, only up to a barrier; without one (tools, or with everybody's consent) always."""
        index = last_choice(self._inputs)
        if index is None:
            raise IllegalChoice("there is nothing to take back")
        if seat is not None and (reason := self.barrier(seat)):
            raise Barrier(f"{seat} cannot take this back alone: a {reason} lies between. The other seats may consent.")
        self.go_back(index)

    def save(self) -> bytes:
        """The match as a record: one documented JSON file (docs/guide/records.md)."""
        from bocage.core.record import save

        return save(self)

    def hash(self) -> str:
        """A hash of everything that decides how the match goes on: the state and what is asked."""
        from hashlib import sha256

        asked = ",".join(f"{ask.seat}:{ask.what}" for ask in self.asks)
        sealed = _encode(self._sealed) if self._sealed is not None else b""
        return sha256(self.game.state.encode() + asked.encode() + sealed).hexdigest()[:32]

    @property
    def inputs(self) -> Sequence[Input]:
        """All inputs so far."""
        return self._inputs

    @property
    def marks(self) -> Sequence[int]:
        """How many events there were at each input (with history)."""
        return self._marks

    @property
    def fresh(self) -> bool:
        """Whether the match stands at a joint: nothing has been answered since."""
        return len(self._inputs) == self._joints[-1].inputs

    @property
    def joints(self) -> Sequence[Joint]:
        """All joints so far (with history), the last one otherwise."""
        return self._joints

    # -- what is seen ---------------------------------------------------------------------------------------------------------

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events as a seat (None: a spectator) saw them, numbered by their place in this list."""
        return list(self._seen(seat))[since:]

    def _seen(self, seat: Seat | None) -> Iterator[Event]:
        for event in (*self._past, *self.game.events):
            seen = event.seen_by(seat)
            if seen is not None:
                yield seen

    def all_events(self) -> list[Event]:
        """Every event, unmasked: for tools and for replays after the end."""
        return self._past + self.game.events

    def view(self, seat: Seat | None) -> Any:
        """What a seat (None: a spectator) sees, ready to draw: its scene with its question."""
        from bocage.core.scene import complete

        return complete(self, seat)


__all__ = ["Chanced", "Chose", "Imagined", "Input", "Joint", "Match"]
