"""The journal of a table: what happened, entry by entry. What people at the table may know comes from here, so that any process can go on."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bocage.core.frozen import Frozen
from bocage.core.record import Inputs as Inputs
from bocage.core.record import nothing
from bocage.server.storage import Damaged

Kind = Literal["local", "link", "open", "computer"]


class ClockSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept, in seconds. Live: `base` for the match and `increment` per answer. Correspondence: `base` for each answer."""

    kind: Literal["none", "live", "correspondence"] = "none"
    base: Annotated[int, msgspec.Meta(ge=0, le=366 * 24 * 3600)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)] = 0


class SeatSetting(msgspec.Struct, frozen=True):
    """A seat as the match was made: who plays it, the hash of the secret that holds it ("" while nobody does, and for computers), and the hash of the
    invitation by which it can be taken, once."""

    id: str
    side: str
    kind: Kind
    level: str = ""
    name: str = ""
    hash: str = ""
    account: str = ""
    invite: str = ""


class Setting(msgspec.Struct, frozen=True):
    """A match as it was made; it never changes."""

    game: str
    rules: str
    scenario: str
    options: dict[str, str]
    seats: tuple[SeatSetting, ...]
    dice: str  # the secret of the dice, hex; never sent before the end
    clock: ClockSetting = ClockSetting()
    spectators: bool = True
    listed: bool = False
    origin: str = ""  # the match that this one goes on from
    away: int = 0  # seconds after which a win may be claimed against a side that has left; 0: never
    given: Inputs = []  # what was taken over from there: answers, and dice that are not of this match's own stream (number 0)
    battle: msgspec.Raw = msgspec.field(default_factory=nothing)  # whole, if it does not stand on the title's shelf


class _Entry(Frozen, tag=lambda name: name.lower(), tag_field="entry", omit_defaults=True):
    """Base of entries."""


class Seated(_Entry):
    """Somebody took a seat, or holds it alone from now on (with a new secret); or its holder came to the table (with entropy for the dice the first time)."""

    seat: str
    name: str = ""
    entropy: str = ""
    hash: str = ""
    account: str = ""


class Begun(_Entry):
    """All are here and the dice are settled: the match begins."""

    inputs: Inputs
    number: int
    hash: str
    winners: tuple[str, ...] | None = None  # the sides that won, if it was over at once


class Played(_Entry):
    """A seat answered, and all that followed up to the next question."""

    seat: str
    inputs: Inputs
    number: int  # of the last question put
    hash: str  # of the match afterwards
    computer: bool = False
    winners: tuple[str, ...] | None = None  # the sides that won, if it is over with this: whatever rules come later, that stands


class Undone(_Entry):
    """Answers were taken back: so many inputs are kept."""

    seat: str
    inputs: int
    number: int
    consent: bool = False


class Chatted(_Entry):
    seat: str
    text: str


class Offered(_Entry):
    """A seat proposes something that others must agree to."""

    what: Literal["draw", "undo", "takeover", "migrate", "adjourn"]
    by: str
    needs: tuple[str, ...]
    seat: str = ""
    level: str = ""
    inputs: int = -1  # undo: how many inputs were to be kept


class Replied(_Entry):
    """A seat agreed to an offer, refused it, or withdrew its own; `offer` is the number of its entry."""

    offer: int
    seat: str
    agree: bool


class Resigned(_Entry):
    seat: str


class Flagged(_Entry):
    """A seat's time has run out."""

    seat: str


class Claimed(_Entry):
    """A seat claims a win, or a draw, against a seat that has been away for too long."""

    by: str
    seat: str
    draw: bool = False


class Adjourned(_Entry):
    """The match rests, and so do the clocks."""

    by: str


class Resumed(_Entry):
    by: str


class Handed(_Entry):
    """A seat goes over to a computer player (with a level), or back to its owner (without)."""

    seat: str
    level: str = ""


class Permitted(_Entry):
    """A seat's owner lets a computer of this level play for him while he is away (with a level), or no longer (without)."""

    seat: str
    level: str = ""


class Rematched(_Entry):
    match: str


class Excused(_Entry):
    """The server was down: this time counts against nobody."""

    ms: int


class Migrated(_Entry):
    """The match goes on under other rules: because they replay it alike, or because its players agreed. Then the match begins anew from this snapshot."""

    rules: str
    snapshot: msgspec.Raw = msgspec.Raw(b"null")


_Said = Chatted | Offered | Replied | Resigned | Flagged | Claimed | Adjourned | Resumed
AnyEntry = Seated | Begun | Played | Undone | Handed | Permitted | Rematched | Excused | Migrated | _Said

encode = msgspec.json.Encoder().encode
_entry: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_setting = msgspec.json.Decoder(Setting)


def decode(body: bytes, match: str, seq: int) -> AnyEntry:
    """An entry out of the storage; a damaged one says which."""
    try:
        return _entry.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Damaged(f"match {match}, entry {seq} cannot be read: {error}. Put a backup in its place.") from None


def decode_setting(body: bytes, match: str) -> Setting:
    try:
        return _setting.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Damaged(f"match {match} cannot be read: {error}. Put a backup in its place.") from None
