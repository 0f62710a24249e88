"""The runner of rules: the one loop that runs them on inputs, beneath `Match`, odds, records and the replay of a server's journal.

Theory of operation. `next_rule(game)` looks at the state alone and gives the generator of what happens next; the moment it is asked is a *joint*. A runner
sends the rule what it asks for (an answer, the outcome of chance) and stands still where a seat must choose, or the match is over. It is fully described by
the state at the last joint and the inputs since (choices, chance, imagined facts): that is what `copy`, `after`, `go_back` and a snapshot rebuild, all by
`replay`. With `history` earlier joints are kept as well, so that one may go back to the beginning; a `lean` runner keeps nothing at all.

A runner trusts its caller: what it is given is known as legal. Checking answers, standing orders, undo for people and records are the business of `Match`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bocage.core.chance import Fixed, Numbers, Outcome, Roll, Shown, Source
from bocage.core.decision import Ask, Rules, Sealed, Seat
from bocage.core.decode import read_answer
from bocage.core.errors import Invalid
from bocage.core.events import Event, Rolled
from bocage.core.game import Ending, Game, Title
from bocage.core.inputs import Chanced, Chose, Imagined, Input, Joint
from bocage.core.memory import Moments
from bocage.core.state import State

Standing = tuple[int, list[Input], list[Joint]]


class Runner:
    """A game that is being run: its rule, the questions put, the inputs so far and the joints that are kept."""

    __slots__ = (
        "__weakref__", "chance", "game", "halts", "history", "inputs", "joints", "lean", "marks", "moments", "number", "opened", "options", "past", "put",
        "rule", "scenario", "sealed", "title", "wants",
    )  # fmt: skip

    def __init__(
        self,
        title: Title,
        game: Game[Any],
        chance: Source,
        *,
        scenario: str = "",
        options: dict[str, str] | None = None,
        history: bool = True,
        lean: bool = False,
    ) -> None:
        """Nothing runs yet: `begin` starts at the state of the game, `resume` goes on from inputs."""
        self.title, self.game, self.chance = title, game, chance
        self.scenario, self.options = scenario, {} if options is None else options
        self.history, self.lean = history and not lean, lean
        self.halts = False  # whether it stands still at every joint, for odds that look at what has happened before anything else begins
        self.number = 0  # of the last question put; never goes back, so that a stale answer is known as stale
        self.inputs: list[Input] = []
        self.marks: list[int] = []  # how many events there were at each input (with history)
        self.opened: list[int] = []  # the places of the inputs with which sealed answers were opened (with history)
        self.past: list[Event] = []  # events before the last joint
        self.joints: list[Joint] = []  # all so far (with history), the last one otherwise
        self.moments = Moments()
        self.put: tuple[Ask[Any], ...] = ()  # the questions last put, those among them included that are answered but not yet shown
        self.sealed: dict[Seat, Any] | None = None  # answers that wait until all have answered
        self.rule: Rules[None] | None = None
        self.wants: Any = None  # in a copy that stands before chance: the request
        if lean:
            game.told = False

    # -- how it stands --------------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> tuple[Ask[Any], ...]:
        """The open questions: one, or several when choices are simultaneous; none when the match is over."""
        sealed = self.sealed
        return self.put if sealed is None else tuple(ask for ask in self.put if ask.seat not in sealed)

    def asked(self, seat: Seat) -> Ask[Any] | None:
        """The question that is open for a seat."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    @property
    def over(self) -> bool:
        return self.rule is None

    def outcome(self) -> Ending | None:
        """How the match ended; None while it goes on."""
        return self.title.ending(self.game) if self.rule is None else None

    def since_joint(self) -> list[Input]:
        """The inputs since the last joint."""
        return self.inputs[self.joints[-1].inputs :]

    def all_events(self) -> list[Event]:
        """Every event that is kept, unmasked."""
        return self.past + self.game.events

    # -- running --------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Asks the state what comes first, and runs to the first question."""
        self._joint()
        self.run(None)

    def run(self, value: Any) -> None:
        """Sends the rule what it waits for, and runs rules until somebody must choose, or the match is over."""
        while self.rule is not None:
            try:
                request = self.rule.send(value)
            except StopIteration:
                self._joint()
                if self.halts:
                    return
                value = None
                continue
            if type(request) is Ask:
                self.number += 1
                request.number = self.number
                self.put = (request,)
                return
            if type(request) is Sealed:
                self.put = request.asks
                for ask in request.asks:
                    self.number += 1
                    ask.number = self.number
                self.sealed = {}
                return
            outcome = self.chance.answer(request)  # type: ignore[arg-type]
            if not self.lean:
                self.note(Chanced(outcome, getattr(self.chance, "count", 0)))
            value = self._read(request, outcome)

    def answer(self, ask: Ask[Any], answer: Any, *, by_order: bool = False) -> None:
        """Notes an answer and hands it to the rule that waits for it; a sealed one waits until all have answered."""
        if not self.lean:
            self.note(Chose(ask.seat, ask.question.what, answer, by_order))
        sealed = self.sealed
        if sealed is None:
            self.run(answer)
            return
        sealed[ask.seat] = answer
        if len(sealed) == len(self.put):
            self.run(self._unseal(sealed))

    def chanced(self, request: Any, outcome: Outcome) -> None:
        """Answers a request that chance did not answer (`NeedsChance`), and runs on."""
        self.note(Chanced(outcome))
        self.run(self._read(request, outcome))

    def _joint(self) -> None:
        """Keeps the state, and asks it what comes next."""
        game = self.game
        if game.guards:
            game.guards.clear()
        if self.lean:
            game.events = []
        else:
            self._keep()
        self.rule = self.title.next_rule(game)
        self.put = ()

    def _keep(self) -> None:
        """A joint to come back to. Without history the inputs and joints before it go: in new lists, so that what breaks in the next rule finds the old."""
        game = self.game
        if self.history:
            self.past += game.events
        else:
            self.inputs, self.joints = [], []
        self.joints.append(Joint(len(self.inputs), len(self.past), game.state.copy()))
        game.events = []
        self.moments = Moments()
        game.moment = self.moments.at(0)
        game.share()

    def note(self, given: Input) -> None:
        """Keeps an input; what rules find from here on is found in a moment of its own."""
        if self.lean:
            return
        self.inputs.append(given)
        if self.history:
            self.marks.append(len(self.past) + len(self.game.events))
        self.game.moment = self.moments.at(len(self.inputs) - self.joints[-1].inputs)

    def _read(self, request: Any, outcome: Outcome) -> Any:
        if type(request) is Roll:
            self.game.emit(Rolled(tuple([Shown(p.name, p.sides, f) for p, f in zip(request.pools, outcome, strict=True)]), request.why))
        return request.read(outcome)

    def _unseal(self, sealed: Mapping[Seat, Any]) -> dict[Seat, Any]:
        """The sealed answers in the order of the questions, whoever answered first; from this input on each seat may know the others' answers."""
        self.sealed = None
        if self.history:
            self.opened.append(len(self.inputs) - 1)
        return {ask.seat: sealed[ask.seat] for ask in self.put}

    # -- once more ------------------------------------------------------------------------------------------------------------

    def copy(self, chance: Source, *, history: bool = False) -> Runner:
        """The same with a chance of its own, from the last joint on; it shares nothing that can change."""
        if self.lean:
            raise LookupError("a lean match keeps nothing to copy")
        joint = self.joints[-1]
        twin = self._twin(joint.state, chance, history)
        twin.number, twin.halts, twin.moments = self.number, self.halts, self.moments.copy()
        twin.resume(joint.state, self.inputs[joint.inputs :])
        for ask, mine in zip(twin.put, self.put):
            ask.number = mine.number
        return twin

    def after(self, inputs: int) -> Runner:
        """As it stood after so many inputs, for looking at: it has no chance of its own to go on with."""
        joint = next(joint for joint in reversed(self.joints) if joint.inputs <= inputs)
        twin = self._twin(joint.state, Fixed(()), True)
        twin.resume(joint.state, self.inputs[joint.inputs : inputs])
        return twin

    def _twin(self, state: State, chance: Source, history: bool) -> Runner:
        return Runner(self.title, self.game.copy(state.copy()), chance, scenario=self.scenario, options=self.options, history=history)

    def resume(self, state: State, inputs: Sequence[Input]) -> None:
        """Goes on from a state kept at a joint, of which the game has a copy, and the inputs since."""
        self.joints = [Joint(0, 0, state)]
        self._replay(inputs)

    def standing(self) -> Standing:
        """Where it stands, to go back to if a rule breaks; also across a joint, where a runner without history would forget it."""
        return len(self.inputs), self.inputs, self.joints

    def go_back_to(self, standing: Standing) -> None:
        """As if nothing had happened since."""
        inputs, self.inputs, self.joints = standing
        self.go_back(inputs)

    def go_back(self, inputs: int) -> None:
        """Rebuilds everything as it was after that many inputs; the question is put again under a new number."""
        while self.joints[-1].inputs > inputs:
            self.joints.pop()
        joint = self.joints[-1]
        since = self.inputs[joint.inputs : inputs]
        del self.inputs[joint.inputs :], self.marks[joint.inputs :], self.past[joint.events :]
        self.opened = [place for place in self.opened if place < joint.inputs]
        self.moments = Moments()
        self.game.state, self.game.events, self.sealed = joint.state.copy(), [], None
        self.game.guards.clear()
        self.game.forget_all()
        self._replay(since)
        for ask in self.put:
            self.number += 1
            ask.number = self.number

    def _replay(self, inputs: Sequence[Input]) -> None:
        """Runs inputs that were legal when they were given, from the joint at which the game stands."""
        game = self.game
        game.moment = self.moments.at(0)
        game.share()
        self.rule = rule = self.title.next_rule(game)
        if rule is None:
            return
        request: Any = next(rule)
        for given in inputs:
            if type(given) is Chose and type(given.answer) is msgspec.Raw:
                given = _readable(game, request, given)
            self.note(given)
            if type(given) is Chanced:
                request = rule.send(self._read(request, given.outcome))
            elif type(given) is Imagined:
                self._assume(given.facts)
            elif type(request) is Sealed:
                request = self._replay_sealed(rule, request, given)  # type: ignore[arg-type]
            else:
                request = rule.send(given.answer)  # type: ignore[union-attr]
        self._put(request)

    def _replay_sealed(self, rule: Rules[None], request: Sealed, given: Chose) -> Any:
        self._put(request)
        sealed = self.sealed
        assert sealed is not None
        sealed[given.seat] = given.answer
        return rule.send(self._unseal(sealed)) if len(sealed) == len(request.asks) else request

    def _put(self, request: Any) -> None:
        """Stands before a request: the questions put, or the chance that is wanted."""
        if type(request) is Ask:
            self.put = (request,)
        elif type(request) is Sealed:
            self.put = request.asks
            self.sealed = {} if self.sealed is None else self.sealed
        else:
            self.wants = request

    def renumber(self, number: int) -> None:
        """Gives the questions last put the numbers that were handed out for them, whoever did."""
        self.number = number
        for place, ask in enumerate(self.put):
            ask.number = number - len(self.put) + 1 + place

    # -- imagining ------------------------------------------------------------------------------------------------------------

    def imagine(self, seat: Seat | None, numbers: Numbers) -> bool:
        """Deals anew, in place, what a seat cannot know; says whether there was anything. An input, so that copies imagine the same."""
        facts = self.title.redeal(self.game, seat, numbers)
        if facts is not None:
            self.assume(facts)
        return self._imagine_sealed(seat, numbers) or facts is not None

    def assume(self, facts: Any) -> None:
        """Puts imagined facts in the place of the true ones, from here on."""
        self.note(Imagined(facts))
        self._assume(facts)

    def _assume(self, facts: Any) -> None:
        """In the moment of this input, so that whoever imagines the same shares what is found from it, and the truth does not."""
        self.title.assume(self.game, facts)
        self.game.forget_all()
        self.game.share()

    def _imagine_sealed(self, seat: Seat | None, numbers: Numbers) -> bool:
        """Exchanges what others have answered in secret, and not yet shown, for something that they might have answered."""
        sealed = self.sealed or {}
        unseen = [ask for ask in self.put if ask.seat in sealed and ask.seat != seat]
        for ask in unseen:
            given = Chose(ask.seat, ask.question.what, ask.legal.sample(numbers.below)[0])
            if not self.lean:
                place = max(index for index, known in enumerate(self.inputs) if type(known) is Chose and known.seat == ask.seat)
                self.inputs[place] = given
                self.moments.forget(place - self.joints[-1].inputs + 1)
            sealed[ask.seat] = given.answer
        return bool(unseen)


def _readable(game: Game[Any], request: Any, given: Chose) -> Chose:
    """An input out of a file, its answer read as the question asks for it."""
    asks = request.asks if type(request) is Sealed else (request,) if type(request) is Ask else ()
    ask = next((ask for ask in asks if (ask.seat, ask.what) == (given.seat, given.what)), None)
    if ask is None:
        raise Invalid(f"{given.seat} is not asked {given.what} there")
    return Chose(given.seat, given.what, read_answer(ask, bytes(given.answer), game.aside_answers), given.by_order)
