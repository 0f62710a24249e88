"""A match: the one object that users of the kernel hold.

It holds a `Runner`, which runs the rules, and adds what people need: every answer is checked against the question that is open, a rule that breaks leaves
everything as it was, standing orders decline reactions, and undo stops at barriers. Odds, records and scenes are made of the runner it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bocage.core.chance import DiceScriptError, NeedsChance, Numbers, Source
from bocage.core.decision import Aside, Ask, Seat
from bocage.core.decode import read_answer
from bocage.core.errors import Barrier, BocageError, IllegalChoice, Invalid, RecordError, Refusal, RuleError, Stale, WrongSeat
from bocage.core.events import Event
from bocage.core.game import Ending, Game, Title
from bocage.core.inputs import Chose, Imagined, Input, Joint
from bocage.core.legal import PASS
from bocage.core.odds import Distribution, odds
from bocage.core.orders import Order, declines
from bocage.core.record import save, snapshot
from bocage.core.runner import Runner
from bocage.core.scene import Scene
from bocage.core.undo import barrier, last_choice, takes_back
from bocage.core.view import view

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
        self.runner = Runner(title, game, chance, scenario=scenario, options=dict(options or {}), history=history, lean=lean)
        self.orders: dict[Seat, dict[str, Order]] = {}
        self.runner.begin()

    @classmethod
    def holding(cls, runner: Runner) -> Match:
        """A match of a game that runs already."""
        match = cls.__new__(cls)
        match.runner, match.orders = runner, {}
        return match

    # -- what is played -------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> Title:
        return self.runner.title

    @title.setter
    def title(self, title: Title) -> None:
        self.runner.title = title

    @property
    def chance(self) -> Source:
        return self.runner.chance

    @chance.setter
    def chance(self, chance: Source) -> None:
        self.runner.chance = chance

    @property
    def game(self) -> Game[Any]:
        return self.runner.game

    @property
    def scenario(self) -> str:
        return self.runner.scenario

    @property
    def options(self) -> dict[str, str]:
        return self.runner.options

    @property
    def history(self) -> bool:
        """Whether all inputs and joints are kept."""
        return self.runner.history

    @property
    def lean(self) -> bool:
        """Whether nothing is kept."""
        return self.runner.lean

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.runner.title.seats(self.runner.game)

    # -- what is asked --------------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> tuple[Ask[Any], ...]:
        """The open questions: one, or several when choices are simultaneous; none when the match is over."""
        runner = self.runner
        return runner.put if runner.sealed is None else runner.asks

    @property
    def put(self) -> tuple[Ask[Any], ...]:
        """The questions last put, those among them included that are answered but not yet shown."""
        return self.runner.put

    @property
    def sealed(self) -> Mapping[Seat, Any]:
        """Answers that wait until all have answered."""
        return self.runner.sealed or {}

    @property
    def number(self) -> int:
        """Of the last question put; it never goes back, so that a stale answer is known as stale."""
        return self.runner.number

    def renumber(self, number: int) -> None:
        """Gives the questions last put the numbers that were handed out for them, whoever did."""
        self.runner.renumber(number)

    @property
    def ask(self) -> Ask[Any]:
        """The only open question."""
        asks = self.asks
        if len(asks) != 1:
            raise LookupError(f"{len(asks)} questions are open")
        return asks[0]

    def asked(self, seat: Seat) -> Ask[Any] | None:
        """The question that is open for a seat."""
        return self.runner.asked(seat)

    @property
    def over(self) -> bool:
        return self.runner.rule is None

    def outcome(self) -> Ending | None:
        """How the match ended; None while it goes on."""
        return self.runner.outcome()

    # -- answering ------------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, choice: Any, number: int | None = None) -> None:
        """Answers the question open for a seat. A forged, stale, malformed or illegal answer changes nothing and says why."""
        runner = self.runner
        put = runner.put
        plain = number is None and runner.sealed is None and len(put) == 1 and put[0].seat == seat
        ask = put[0] if plain else self._question(seat, number)
        answer = choice if choice is ask.picked else self.legal_answer(ask, choice)  # what the question gave out and checked needs no second look
        if runner.lean and plain and not self.orders:
            runner.run(answer)
        else:
            self.advance(ask, answer)

    def why(self, seat: Seat, choice: Any) -> Refusal | None:
        """Why a choice is refused; None if it is legal. Drafts are checked with it before they are sent."""
        ask = self._question(seat, None)
        return ask.refuse(self.decode(ask, choice))

    def odds(self, seat: Seat, choice: Any, assume: Callable[[Ask[Any]], Any] | None = None, **bounds: int) -> Distribution:
        """The distribution of what a choice leads to, found by running the rules themselves on what the seat imagines."""
        ask = self._question(seat, None)
        answer = self.legal_answer(ask, choice)
        try:
            return odds(self.runner, seat, answer, assume, **bounds)
        except BocageError:
            raise
        except Exception as error:
            sentence = f"a rule broke while the odds of {ask.seat}'s {ask.what} were found: {type(error).__name__}: {error}. The match stands as it stood."
            raise RuleError(sentence, b"") from error

    def refuse_while_guessing(self, seat: Seat) -> None:
        """Nothing is measured or reckoned for people while the question put to their seat is a guess; tools ask `odds` itself."""
        ask = self.asked(seat) if seat else None
        form = self.title.form(self.game, ask) if ask is not None else None
        if form is not None and form.blind:
            raise Invalid("nothing may be measured before this is decided")

    def legal_answer(self, ask: Ask[Any], choice: Any) -> Any:
        """An answer, read and found legal; else it says why not."""
        answer = self.decode(ask, choice)
        refusal = ask.refuse(answer) if isinstance(answer, Aside) else ask.legal.refuse(answer)
        if refusal is not None:
            raise IllegalChoice(self._sentence(ask, answer, refusal), refusal)
        return answer

    def decode(self, ask: Ask[Any], choice: Any) -> Any:
        """Reads an answer strictly into the type of its question: JSON bytes, plain data or an `Answer`, all the same way."""
        return read_answer(ask, choice, self.runner.game.aside_answers)

    def _question(self, seat: Seat, number: int | None) -> Ask[Any]:
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

    def advance(self, ask: Ask[Any], answer: Any, *, by_order: bool = False) -> None:
        """Carries on with an answer that is known as legal; if a rule breaks, everything stands as before. Whoever is not sure uses `play`."""
        runner = self.runner
        if runner.lean:
            self._carry_on(ask, answer, by_order)
            return
        before = runner.standing()
        try:
            self._carry_on(ask, answer, by_order)
        except (NeedsChance, RecordError):
            raise
        except DiceScriptError:
            runner.go_back_to(before)
            raise
        except Exception as error:
            runner.go_back_to(before)
            sentence = f"a rule broke after {ask.seat} answered {ask.what}: {type(error).__name__}: {error}. The match stands where it stood before."
            imagined = any(type(each) is Imagined for each in runner.inputs)  # such a match has no record
            raise RuleError(sentence, b"" if imagined else save(runner, self.orders, Chose(ask.seat, ask.question.what, answer))) from error

    def _carry_on(self, ask: Ask[Any], answer: Any, by_order: bool) -> None:
        """Hands the answer to the rules; windows that a standing order declines are declined on the way."""
        runner = self.runner
        runner.answer(ask, answer, by_order=by_order)
        while self.orders and runner.sealed is None and runner.put and declines(self.orders, runner, runner.put[0]):
            runner.answer(runner.put[0], PASS, by_order=True)

    def order(self, seat: Seat, window: str, order: Order) -> None:
        """Sets a standing order of a seat for the windows of one name, from the next one on."""
        self.orders.setdefault(seat, {})[window] = order

    # -- copies, undo, saving ---------------------------------------------------------------------------------------------------

    def copy(self, chance: Source, *, history: bool = False) -> Match:
        """The same match with a chance of its own, from the last joint on; it shares nothing that can change."""
        return Match.holding(self.runner.copy(chance, history=history))

    def after(self, inputs: int) -> Match:
        """The match as it stood after so many inputs, for looking at: it has no chance of its own to go on with."""
        return Match.holding(self.runner.after(inputs))

    def imagine(self, seat: Seat | None, numbers: Numbers) -> bool:
        """Deals anew, in place, what a seat cannot know; says whether there was anything. An input, so that copies imagine the same."""
        return self.runner.imagine(seat, numbers)

    def go_back(self, inputs: int) -> None:
        """Rebuilds the match as it was after that many inputs."""
        self.runner.go_back(inputs)

    def last_choice(self) -> Chose | None:
        """The last answer given, the one that undo takes back."""
        index = last_choice(self.inputs)
        return None if index is None else self.inputs[index]  # type: ignore[return-value]

    def barrier(self, seat: Seat) -> str:
        """Why a seat may not take the last answer back by itself: "", "start", "seat", "roll" or "reveal"."""
        return barrier(self.runner, seat)

    def takes_back(self, seat: Seat, whole_turn: bool) -> tuple[int, bool] | None:
        """To which input an undo of a seat goes back, and whether it may go there by itself; None if the seat has nothing to take back."""
        return takes_back(self.runner, seat, whole_turn)

    def undo(self, seat: Seat | None = None) -> None:
        """Takes the last answer back. With a seat, only up to a barrier; without one (tools, or with everybody's consent) always."""
        index = last_choice(self.inputs)
        if index is None:
            raise IllegalChoice("there is nothing to take back")
        if seat is not None and (reason := self.barrier(seat)):
            raise Barrier(f"{seat} cannot take this back alone: a {reason} lies between. The other seats may consent.")
        self.go_back(index)

    def save(self) -> bytes:
        """The match as a record: one documented JSON file (docs/guide/records.md)."""
        return save(self.runner, self.orders)

    def snapshot(self) -> bytes:
        """The short form that a server opens a match with: the state at the last joint and the inputs since."""
        return snapshot(self.runner, self.orders)

    def hash(self) -> str:
        """A hash of everything that decides how the match goes on: the state and what is asked."""
        asked = ",".join(f"{ask.seat}:{ask.what}" for ask in self.asks)
        sealed = _encode(self.runner.sealed) if self.runner.sealed is not None else b""
        return sha256(self.game.state.encode() + asked.encode() + sealed).hexdigest()[:32]

    @property
    def inputs(self) -> Sequence[Input]:
        """All inputs so far."""
        return self.runner.inputs

    @property
    def marks(self) -> Sequence[int]:
        """How many events there were at each input (with history)."""
        return self.runner.marks

    @property
    def fresh(self) -> bool:
        """Whether the match stands at a joint: nothing has been answered since."""
        return len(self.runner.inputs) == self.runner.joints[-1].inputs

    @property
    def joints(self) -> Sequence[Joint]:
        """All joints so far (with history), the last one otherwise."""
        return self.runner.joints

    # -- what is seen ---------------------------------------------------------------------------------------------------------

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events as a seat (None: a spectator) saw them, numbered by their place in this list."""
        return list(self._seen(seat))[since:]

    def _seen(self, seat: Seat | None) -> Iterator[Event]:
        for event in self.all_events():
            seen = event.seen_by(seat)
            if seen is not None:
                yield seen

    def all_events(self) -> list[Event]:
        """Every event, unmasked: for tools and for replays after the end."""
        return self.runner.all_events()

    def view(self, seat: Seat | None) -> Scene:
        """What a seat (None: a spectator) sees, ready to draw: its scene with its question."""
        return view(self.runner, seat)
