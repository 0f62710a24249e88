"""What clients may say on the socket, read strictly; and what they may ask over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bocage.server.journal import ClockSetting, Kind

Short = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=lambda name: name.lower()):
    """Base of messages."""


class Hello(_Message, frozen=True):
    secret: Short = ""
    seat: Short = ""
    seen: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    name: Short = ""
    entropy: Short = ""


class Answer(_Message, frozen=True):
    id: Id
    number: int
    answer: msgspec.Raw


class Why(_Message, frozen=True):
    id: Id
    answer: msgspec.Raw


class Odds(_Message, frozen=True):
    id: Id
    answer: msgspec.Raw
    fine: bool = False


class Look(_Message, frozen=True):
    id: Id
    what: Literal["sight", "threat"]
    target: Short | Id


class Hint(_Message, frozen=True):
    id: Id


class Undo(_Message, frozen=True):
    id: Id
    scope: Literal["step", "turn"] = "step"


class Offer(_Message, frozen=True):
    id: Id
    what: Literal["draw", "takeover", "migrate", "adjourn"]
    seat: Short = ""
    level: Short = ""


class Reply(_Message, frozen=True):
    id: Id
    offer: int
    agree: bool


class Resign(_Message, frozen=True):
    id: Id


class Claim(_Message, frozen=True):
    id: Id
    seat: Short
    what: Literal["win", "draw"] = "win"


class Resume(_Message, frozen=True):
    id: Id


class Chat(_Message, frozen=True):
    id: Id
    text: str


class Order(_Message, frozen=True):
    id: Id
    window: Short
    policy: Literal["ask", "above", "never"]
    percent: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0


class Permit(_Message, frozen=True):
    id: Id
    level: Short = ""


class Back(_Message, frozen=True):
    id: Id


class Alone(_Message, frozen=True):
    """Whoever else has the seat open loses it."""

    id: Id


class Ping(_Message, frozen=True):
    id: Id


Message = Hello | Answer | Why | Odds | Look | Hint | Undo | Offer | Reply | Resign | Claim | Resume | Chat | Order | Back | Permit | Alone | Ping
decode = msgspec.json.Decoder(Message).decode


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall play a seat."""

    kind: Kind = "local"
    level: Short = ""
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be made."""

    game: Short
    scenario: Short = ""
    options: dict[str, str] = {}
    seats: dict[str, SeatWish] = {}
    clock: ClockSetting = ClockSetting()
    spectators: bool = True
    listed: bool = False
    away: Annotated[int, msgspec.Meta(ge=-1, le=24 * 3600)] = -1  # as usual


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat taken by an invitation."""

    invitation: Short
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    swap: bool = False


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from here: after how many answers, which seat the asker takes, or who plays which seat."""

    n: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    seat: Short = ""
    seats: dict[str, SeatWish] = {}


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    note: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\s<>&\"'\x00-\x1f][^<>&\"'\x00-\x1f]*$")]
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Made(msgspec.Struct, frozen=True):
    """A match that was made: the secrets of the maker's own seats, and invitations for the others."""

    id: str
    commitment: str
    secrets: dict[str, str]
    invitations: dict[str, str] = {}


class Taken(msgspec.Struct, frozen=True):
    secret: str


class Joined(msgspec.Struct, frozen=True):
    seat: str
    secret: str


class Ident(msgspec.Struct, frozen=True):
    id: str


class Account(msgspec.Struct, frozen=True):
    name: str
    csrf: str


class Fault(msgspec.Struct, frozen=True):
    """Why a request was not carried out."""

    error: str
    message: str
