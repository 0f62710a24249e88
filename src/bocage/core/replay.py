"""Matches out of what was written down: records, snapshots and journals, played again under the rules.

Theory of operation. Inputs that come from outside are not believed. `Recorded` is chance that answers with the outcomes as they stand among the inputs,
each checked against what the rules ask for; `play_on` gives the answers between them, each checked as a person's would be. What stands at the wrong place,
is left over or is missing ends in a `RecordError` that names the input. A snapshot alone is trusted as far as its inputs: the state in it cannot be proved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bocage.core.chance import Committed, Outcome, Request, Seeded, Source
from bocage.core.errors import BocageError, Invalid, RecordError
from bocage.core.game import Title
from bocage.core.inputs import Chanced, Chose, Input
from bocage.core.match import Match
from bocage.core.record import NOTHING, Answered, Fell, Record, Snapshot, joint_hashes, parse, source_of
from bocage.core.runner import Runner
from bocage.core.tables import ScenarioHead, content_hash


class Recorded:
    """Chance out of inputs that were written down, checked against what the rules ask for."""

    def __init__(self, inputs: Sequence[Answered | Fell]) -> None:
        self.inputs = inputs
        self.place = 0  # of the input that comes next
        self.count = 0

    def answer(self, asked: Request) -> Outcome:
        given = self.inputs[self.place] if self.place < len(self.inputs) else None
        if not isinstance(given, Fell):
            raise RecordError(f"input {self.place}: the rules ask for {asked.why}, the record has {_name(given)}")
        try:
            asked.check(given.outcome)
        except Invalid as error:
            raise RecordError(f"input {self.place}: {error}") from None
        self.place += 1
        self.count = given.number
        return given.outcome


def _name(given: Answered | Fell | None) -> str:
    return "nothing more" if given is None else "dice" if isinstance(given, Fell) else f"an answer of {given.seat} to {given.what}"


def play_on(match: Match, source: Recorded, upto: int | None = None) -> None:
    """Gives a match, whose chance is `source`, the answers that were written down. What standing orders had answered is among them."""
    upto = len(source.inputs) if upto is None else upto
    while source.place < upto:
        given = source.inputs[source.place]
        if isinstance(given, Fell):
            raise RecordError(f"input {source.place}: dice that no rule asks for")
        ask = match.asked(given.seat)
        if ask is None or ask.what != given.what:
            raise RecordError(f"input {source.place}: {_name(given)}, but that is not asked there")
        source.place += 1
        match.advance(ask, match.legal_answer(ask, bytes(given.answer)), by_order=given.by_order)


def take_over(
    title: Title, battle: str | ScenarioHead, options: dict[str, str], inputs: Sequence[Answered | Fell], chance: Source, upto: int | None = None
) -> Match:
    """A match from its beginning, through inputs that were written down (`upto` so many), to go on with a chance of its own."""
    source = Recorded(inputs)
    try:
        scenario = battle if isinstance(battle, str) else battle.id
        match = Match(title, title.start(battle, options), source, scenario=scenario, options=options)
        play_on(match, source, upto)
    except RecordError:
        raise
    except BocageError as error:
        raise RecordError(f"input {source.place}: {error}") from None
    match.chance = chance
    return match


def go_on(match: Match, inputs: Sequence[Answered | Fell]) -> None:
    """Plays further inputs that were written down."""
    source = Recorded(inputs)
    chance, orders = match.chance, match.orders
    match.chance, match.orders = source, {}
    try:
        play_on(match, source)
    except RecordError:
        raise
    except BocageError as error:
        raise RecordError(f"input {source.place}: {error}") from None
    finally:
        match.chance, match.orders = chance, orders


def load(data: bytes | Record, find: Callable[[str], Title], chance: Source | None = None, *, upto: int | None = None) -> Match:
    """Replays a record under the rules, checking every answer and the hash at every joint. `upto` stops after so many inputs."""
    record = parse(data) if isinstance(data, bytes) else data
    title = find(record.game)
    if record.rules != title.version:
        raise RecordError(f"the record was played under rules {record.rules} of {title.slug}, here are rules {title.version}")
    match = take_over(title, *_fought(title, record), record.inputs, source_of(record.dice) if chance is None else chance, upto)
    if upto is None:
        _compare(match, record)
    match.orders = {seat: dict(orders) for seat, orders in record.orders.items()}
    return match


def _fought(title: Title, record: Record) -> tuple[ScenarioHead, dict[str, str]]:
    """The battle of a record, which it carries (older ones name one of the shelf), and its options."""
    try:
        battle = title.scenario(record.scenario) if record.battle == NOTHING else title.carried_battle(bytes(record.battle))
        options = title.resolve_options(record.options)
    except BocageError as error:
        raise RecordError(f"the record names a battle that cannot be fought here: {error}") from None
    if record.battle != NOTHING and (content_hash(battle), battle.id) != (record.battle_hash, record.scenario):
        raise RecordError("the battle in the record is not the one that was played: its hash or its name differs")
    return battle, options


def _compare(match: Match, record: Record) -> None:
    """Finds the first joint at which the replay differs from the record."""
    mine = joint_hashes(match.joints)
    for place, (here, there) in enumerate(zip(mine, record.joints, strict=False)):
        if here != there:
            raise RecordError(f"joint {place} (after input {there.inputs}): the state differs from the record; it was changed, or the rules were")
    if len(mine) != len(record.joints) or match.game.state.digest() != record.final:
        raise RecordError("the end of the record differs from its replay; it was changed, or the rules were")


def verify(data: bytes, find: Callable[[str], Title]) -> list[str]:
    """Proves a record: it replays under the rules to the same hashes, and its dice are those of its seed or commitment. Gives what was shown."""
    record = parse(data)
    load(record, find)
    shown = [f"{len(record.inputs)} inputs replay under the rules; {len(record.joints)} state hashes agree"]
    if record.dice.kind == "committed" and not record.dice.secret:
        return [*shown, "the dice secret is not revealed yet: the dice cannot be proved before the end"]
    if record.dice.kind == "other":
        return [*shown, "the dice have no seed and no commitment: nothing to prove"]
    return [*shown, _verify_dice(record, find)]


def _verify_dice(record: Record, find: Callable[[str], Title]) -> str:
    dice = record.dice
    if dice.kind == "committed" and Committed.commitment(bytes.fromhex(dice.secret)) != dice.commitment:
        raise RecordError("the dice secret does not belong to the commitment that was published")
    source = source_of(dice)
    assert isinstance(source, Seeded)
    proof = _Proof(record, source)
    title = find(record.game)
    play_on(Match(title, title.start(*_fought(title, record)), proof), proof)
    return f"{proof.proved} rolls and draws are those of the {dice.kind} dice"


class _Proof(Recorded):
    """Recorded chance, each answer compared with what the key gives for its number."""

    def __init__(self, record: Record, source: Seeded) -> None:
        super().__init__(record.inputs)
        self.kind, self.source, self.proved = record.dice.kind, source, 0

    def answer(self, asked: Request) -> Outcome:
        place = self.place
        outcome = super().answer(asked)
        self.source.count = self.count - 1
        if self.count <= self.proved or self.source.answer(asked) != outcome:
            raise RecordError(f"input {place}: these are not the dice of the {self.kind} stream for request {self.count}")
        self.proved = self.count
        return outcome


def resume(data: bytes, find: Callable[[str], Title], chance: Source) -> Match:
    """A match from a snapshot, history beginning there."""
    try:
        short = msgspec.json.decode(data, type=Snapshot)
        title = find(short.game)
        state = msgspec.json.decode(short.state, type=title.state_type)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"the snapshot is damaged: {error}") from None
    inputs: list[Input] = [Chanced(g.outcome, g.number) if isinstance(g, Fell) else Chose(g.seat, g.what, g.answer, g.by_order) for g in short.inputs]
    try:
        game = title.start(short.scenario if short.battle == NOTHING else title.carried_battle(bytes(short.battle)), short.options)
        game.state = state.copy()
        game.forget_all()
        runner = Runner(title, game, chance, scenario=short.scenario, options=dict(short.options))
        runner.resume(state, inputs)
    except Exception as error:  # whatever a rule makes of a state that no match has come to
        raise RecordError(f"the snapshot's state and inputs do not fit each other or its scenario: {type(error).__name__}: {error}") from None
    runner.renumber(short.number)
    match = Match.holding(runner)
    match.orders = {seat: dict(orders) for seat, orders in short.orders.items()}
    return match
