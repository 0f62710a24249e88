"""Records: a match as one documented JSON file that replays bit for bit on any machine (docs/guide/records.md).

A record holds versions, game, the battle itself, options, what is known of the dice, the inputs in order, and a hash of the state at every joint. A *snapshot*
is the short form that a server opens a match with: the state at the last joint and the inputs since. This module writes them and reads their words; `replay`
runs them under the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from bocage.core.chance import Committed, Fixed, Outcome, Seeded, Source
from bocage.core.errors import RecordError
from bocage.core.inputs import Chanced, Chose, Input, Joint
from bocage.core.orders import Order
from bocage.core.runner import Runner
from bocage.core.tables import content, content_hash

VERSION = 1
NOTHING = msgspec.Raw(b"null")


def nothing() -> msgspec.Raw:
    """No battle is carried. A function, since descriptions of the file want defaults that can be hashed."""
    return NOTHING


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


Inputs = list[Answered | Fell]
Orders = dict[str, dict[str, Order]]


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
    inputs: Inputs
    joints: list[JointHash]
    orders: Orders = {}
    pending: Answered | None = None  # in a bug report: the answer that broke a rule
    final: str = ""
    battle: msgspec.Raw = msgspec.field(
        default_factory=nothing
    )  # the battle whole, so that no file that changed can change a replay; older records name one of the shelf
    battle_hash: str = ""


def dice_of(source: Source, *, reveal: bool = False) -> Dice:
    """What a record says of a source; the secret only after the end."""
    if isinstance(source, Committed):
        secret = source.secret.hex() if reveal else ""
        return Dice("committed", source.count, commitment=Committed.commitment(source.secret), entropy=source.entropy, secret=secret)
    if isinstance(source, Seeded):
        return Dice("seeded", source.count, seed=source.key.hex())
    return Dice()


def write(inputs: Iterable[Input]) -> Inputs:
    """Inputs as they are written down, in records, snapshots and journals."""
    written: Inputs = []
    for given in inputs:
        if isinstance(given, Chose):
            written.append(_answered(given))
        elif isinstance(given, Chanced):
            written.append(Fell(given.outcome, given.number))
        else:
            raise RecordError("an imagined match cannot be written down; write the match it was copied from")
    return written


def _answered(given: Chose) -> Answered:
    return Answered(given.seat, given.what, msgspec.Raw(msgspec.json.encode(given.answer)), given.by_order)


def save(runner: Runner, orders: Orders, pending: Chose | None = None) -> bytes:
    """A match as a record; `pending` is an answer that broke a rule."""
    record = Record(
        "bocage-record",
        VERSION,
        runner.title.slug,
        runner.title.version,
        runner.scenario,
        runner.options,
        dice_of(runner.chance, reveal=runner.over),
        write(runner.inputs),
        joint_hashes(runner.joints),
        orders,
        None if pending is None else _answered(pending),
        runner.game.state.digest(),
        NOTHING if (battle := runner.game.battle) is None else msgspec.Raw(content(battle)),
        "" if battle is None else content_hash(battle),
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def joint_hashes(joints: Iterable[Joint]) -> list[JointHash]:
    """What a record says of the joints of a match."""
    return [JointHash(joint.inputs, joint.state.digest()) for joint in joints]


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


class Snapshot(msgspec.Struct, frozen=True):
    """A match at one moment, without its history: what a server opens it with."""

    game: str
    rules: str
    scenario: str
    options: dict[str, str]
    number: int
    state: msgspec.Raw
    inputs: Inputs
    orders: Orders = {}
    battle: msgspec.Raw = msgspec.field(default_factory=nothing)  # whole, if it does not stand on the title's shelf


def snapshot(runner: Runner, orders: Orders) -> bytes:
    """The state at the last joint and the inputs since."""
    title, state, battle = runner.title, msgspec.Raw(runner.joints[-1].state.encode()), runner.game.battle
    carried = NOTHING if battle is None or title.scenarios().get(battle.id) is battle else msgspec.Raw(content(battle))
    short = Snapshot(title.slug, title.version, runner.scenario, runner.options, runner.number, state, write(runner.since_joint()), orders, carried)
    return msgspec.json.encode(short)
