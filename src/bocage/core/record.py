"""Records: a match as one documented JSON file that replays bit for bit on any machine (docs/guide/records.md).

A record holds versions, game, scenario, options, what is known of the dice, the inputs in order, and a hash of the state at every joint. `load`
replays it under the rules and stops with a clear error where anything differs. A *snapshot* is the short form that a server opens a match with: the
state at the last joint and the inputs since.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from bocage.core.chance import Committed, Fixed, Outcome, Request, Seeded, Source
from bocage.core.errors import BocageError, Invalid, RecordError
from bocage.core.game import Title
from bocage.core.match import Chanced, Chose, Input, Joint, Match
from bocage.core.orders import Order

VERSION = 1
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Answered(msgspec.Struct, tag="answer", tag_field="input", frozen=True, forbid_unknown_fields=True):
    """An answer of a seat."""

    seat: str
    what: str
    answer: msgspec.Raw
    by_order: bool = False


class Fell(msgspec.Struct, tag="chance", tag_field="input", frozen=True, forbid_unknown_fields=True):
    """An answer of chance."""

    outcome: Outcome
    number: Count = 0


class JointHash(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hash of the state at a joint, after so many inputs."""

    inputs: int
    hash: str


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is known of the dice: a seed, or a commitment with the seats' entropy and, after the end, the secret (hex)."""

    kind: Literal["seeded", "committed", "other"] = "other"
    count: Count = 0
    seed: str = ""
    commitment: str = ""
    entropy: dict[str, str] = {}
    secret: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    format: Literal["bocage-record"]
    version: int
    game: str
    rules: str  # the version of the game's rules
    scenario: str
    options: dict[str, str]
    dice: Dice
    inputs: list[Answered | Fell]
    joints: list[JointHash]
    orders: dict[str, dict[str, Order]] = {}
    pending: Answered | None = None  # in a bug report: the answer that broke a rule
    final: str = ""


def dice_of(source: Source, *, reveal: bool = False) -> Dice:
    """What a record says of a source; the secret only after the end."""
    if isinstance(source, Committed):
        secret = source.secret.hex() if reveal else ""
        return Dice("committed", source.count, commitment=Committed.commitment(source.secret), entropy=source.entropy, secret=secret)
    if isinstance(source, Seeded):
        return Dice("seeded", source.count, seed=source.key.hex())
    return Dice()


def _write(given: Input) -> Answered | Fell:
    if isinstance(given, Chose):
        return Answered(given.seat, given.what, msgspec.Raw(msgspec.json.encode(given.answer)), given.by_order)
    if isinstance(given, Chanced):
        return Fell(given.outcome, given.number)
    raise RecordError("an imagined match cannot be saved; save the match it was copied from")


def save(match: Match, pending: Chose | None = None) -> bytes:
    """A match as a record."""
    record = Record(
        "bocage-record",
        VERSION,
        match.title.slug,
        match.title.version,
        match.scenario,
        match.options,
        dice_of(match.chance, reveal=match.over),
        [_write(given) for given in match.inputs],
        [JointHash(joint.inputs, joint.state.digest()) for joint in match.joints],
        match.orders,
        None if pending is None else Answered(pending.seat, pending.what, msgspec.Raw(msgspec.json.encode(pending.answer))),
        match.game.state.digest(),
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def parse(data: bytes) -> Record:
    """Reads a record file; says what is wrong with it."""
    try:
        version = msgspec.json.decode(data, type=_Version).version
    except msgspec.ValidationError:
        raise RecordError('not a Bocage record: it does not say "format": "bocage-record" and its version') from None
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"not a Bocage record: it is not JSON, or it was cut off ({error})") from None
    if version > VERSION:
        raise RecordError(f"the record is of version {version}, this Bocage reads up to {VERSION}: install a newer Bocage")
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"the record is damaged: {error}") from None


class _Version(msgspec.Struct):
    format: Literal["bocage-record"]
    version: int


class _Recorded:
    """Chance out of a record, checked against what the rules ask for."""

    def __init__(self, record: Record) -> None:
        self.place, self.record, self.count = 0, record, 0

    def answer(self, asked: Request) -> Outcome:
        given = self.record.inputs[self.place] if self.place < len(self.record.inputs) else None
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


def load(data: bytes | Record, find: Callable[[str], Title], chance: Source | None = None, *, upto: int | None = None) -> Match:
    """Replays a record under the rules, checking every answer and the hash at every joint. `upto` stops after so many inputs."""
    record = parse(data) if isinstance(data, bytes) else data
    title = find(record.game)
    if record.rules != title.version:
        raise RecordError(f"the record was played under rules {record.rules} of {title.slug}, here are rules {title.version}")
    try:
        options = title.resolve_options(record.options)
        game = title.start(record.scenario, options)
    except BocageError as error:
        raise RecordError(f"the record names a battle that is not here: {error}") from None
    source = _Recorded(record)
    try:
        match = Match(title, game, source, scenario=record.scenario, options=options)
        _replay(match, record, source, len(record.inputs) if upto is None else upto)
    except RecordError:
        raise
    except BocageError as error:
        raise RecordError(f"input {source.place}: {error}") from None
    if upto is None:
        _compare(match, record)
    match.orders = {seat: dict(orders) for seat, orders in record.orders.items()}
    match.chance = chance if chance is not None else source_of(record.dice)
    return match


def _replay(match: Match, record: Record, source: _Recorded, upto: int) -> None:
    while source.place < upto:
        given = record.inputs[source.place]
        if isinstance(given, Fell):
            raise RecordError(f"input {source.place}: dice that no rule asks for")
        ask = match.asked(given.seat)
        if ask is None or ask.what != given.what:
            raise RecordError(f"input {source.place}: {_name(given)}, but that is not asked there")
        source.place += 1
        place = len(match.inputs)
        match.play(given.seat, bytes(given.answer))
        if given.by_order:  # it stays known who decided: undo passes such answers over
            match.mark_by_order(place)


def _compare(match: Match, record: Record) -> None:
    """Finds the first joint at which the replay differs from the record."""
    mine = [JointHash(joint.inputs, joint.state.digest()) for joint in match.joints]
    for place, (here, there) in enumerate(zip(mine, record.joints, strict=False)):
        if here != there:
            raise RecordError(f"joint {place} (after input {there.inputs}): the state differs from the record; it was changed, or the rules were")
    if len(mine) != len(record.joints) or match.game.state.digest() != record.final:
        raise RecordError("the end of the record differs from its replay; it was changed, or the rules were")


def source_of(dice: Dice) -> Source:
    """The source a record goes on with: its own seeded stream, or nothing if its secret is not known."""
    try:
        if dice.kind == "seeded":
            source = Seeded("", dice.count)
            source.key = bytes.fromhex(dice.seed)
            return source
        if dice.kind == "committed" and dice.secret:
            return Committed(bytes.fromhex(dice.secret), dice.entropy, dice.count)
    except ValueError as error:
        raise RecordError(f"the record's dice are damaged: {error}") from None
    return Fixed(())


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
    match = Match(title, title.start(record.scenario, title.resolve_options(record.options)), proof)
    _replay(match, record, proof, len(record.inputs))
    return f"{proof.proved} rolls and draws are those of the {dice.kind} dice"


class _Proof(_Recorded):
    """Recorded chance, each answer compared with what the key gives for its number."""

    def __init__(self, record: Record, source: Seeded) -> None:
        super().__init__(record)
        self.source, self.proved = source, 0

    def answer(self, asked: Request) -> Outcome:
        place = self.place
        outcome = super().answer(asked)
        self.source.count = self.count - 1
        if self.count <= self.proved or self.source.answer(asked) != outcome:
            raise RecordError(f"input {place}: these are not the dice of the {self.record.dice.kind} stream for request {self.count}")
        self.proved = self.count
        return outcome


class Snapshot(msgspec.Struct, frozen=True):
    """A match at one moment, without its history: what a server opens it with."""

    game: str
    rules: str
    scenario: str
    options: dict[str, str]
    number: int
    state: msgspec.Raw
    inputs: list[Answered | Fell]
    orders: dict[str, dict[str, Order]] = {}


def snapshot(match: Match) -> bytes:
    """The state at the last joint and the inputs since."""
    joint = match.joints[-1]
    inputs = [_write(given) for given in match.inputs[joint.inputs :]]
    state = msgspec.Raw(joint.state.encode())
    title = match.title
    return msgspec.json.encode(Snapshot(title.slug, title.version, match.scenario, match.options, match.number, state, inputs, match.orders))


def resume(data: bytes, find: Callable[[str], Title], chance: Source) -> Match:
    """A match from a snapshot, history beginning there."""
    try:
        short = msgspec.json.decode(data, type=Snapshot)
        title = find(short.game)
        state = msgspec.json.decode(short.state, type=title.state_type)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"the snapshot is damaged: {error}") from None
    match = Match.__new__(Match)
    inputs: list[Input] = [Chanced(g.outcome, g.number) if isinstance(g, Fell) else Chose(g.seat, g.what, g.answer, g.by_order) for g in short.inputs]
    try:
        game = title.start(short.scenario, short.options)
        game.state = state.copy()
        match._lay_out(title, game, chance, short.scenario, dict(short.options), True)
        match._joints.append(Joint(0, 0, state))
        match._rule = title.next_rule(game)
        match._replay(inputs)
    except Exception as error:  # whatever a rule makes of a state that no match has come to
        raise RecordError(f"the snapshot's state and inputs do not fit each other or its scenario: {type(error).__name__}: {error}") from None
    match.renumber(short.number)
    match.orders = {seat: dict(orders) for seat, orders in short.orders.items()}
    return match
