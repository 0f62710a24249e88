"""What goes over the wire about a table: its public face, and what changed in a scene since the last frame."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal

import msgspec

from bocage.core.chance import Committed
from bocage.core.orders import Order
from bocage.core.scene import Board, Cell, Piece, Say, Scene
from bocage.server.journal import Kind
from bocage.server.tables.battles import titles
from bocage.server.tables.state import Chat, Happened, Offer, Result, Seat, Undo
from bocage.server.tables.table import Table


class PublicSeat(msgspec.Struct, frozen=True):
    id: str
    side: str
    kind: Kind
    level: str
    name: str
    here: bool
    taken: bool
    gone: int  # since when the seat is away, ms; 0 where that does not count
    permits: str = ""  # the level of the computer that may play for its owner while he is away

    @classmethod
    def of(cls, seat: Seat, here: bool, gone: int) -> PublicSeat:
        return cls(seat.id, seat.side, seat.kind, seat.level, seat.name, here, bool(seat.hash) or bool(seat.level), gone, seat.permits)


class PublicClock(msgspec.Struct, frozen=True):
    kind: str
    base: int
    increment: int
    left: dict[str, int]
    running: tuple[str, ...]
    at: int


class PublicOffer(msgspec.Struct, frozen=True):
    id: int
    what: str
    by: str
    seat: str
    level: str
    needs: tuple[str, ...]
    agreed: tuple[str, ...]

    @classmethod
    def of(cls, offer: Offer) -> PublicOffer:
        return cls(offer.id, offer.what, offer.by, offer.seat, offer.level, offer.needs, tuple(offer.agreed))


class PublicTable(msgspec.Struct, frozen=True):
    """A table as anybody may see it."""

    id: str
    game: str
    scenario: str
    title: str
    title_fr: str
    options: dict[str, str]
    rules: str
    phase: Literal["gathering", "playing", "over"]
    flag: str
    seats: tuple[PublicSeat, ...]
    waiting: tuple[str, ...]
    clock: PublicClock | None
    away: int
    adjourned: bool
    commitment: str
    entropy: tuple[str, ...]
    offers: tuple[PublicOffer, ...]
    result: Result | None
    rematch: str
    origin: str
    spectators: bool
    created: int
    updated: int


def counts(table: Table) -> bool:
    """Whether it matters since when somebody is away."""
    return table.setting.away > 0 and table.phase == "playing"


def seated(seats: tuple[PublicSeat, ...], here: Collection[str], left: Mapping[str, int]) -> tuple[PublicSeat, ...]:
    """Seats as they were told last, with who is here now."""
    return tuple(msgspec.structs.replace(seat, here=seat.id in here, gone=0 if seat.level else left.get(seat.id, 0)) for seat in seats)


def face(table: Table, here: Collection[str], left: Mapping[str, int]) -> PublicTable:
    """The public face of a table. Since when somebody is away is told only where a win may be claimed for it."""
    setting, state = table.setting, table.state
    clock = None
    if setting.clock.kind != "none":
        running = state.clock.running
        clock = PublicClock(setting.clock.kind, setting.clock.base, setting.clock.increment, dict(state.clock.left), running, state.clock.at)
    return PublicTable(
        table.id,
        setting.game,
        setting.scenario,
        *titles(setting),
        setting.options,
        state.rules,
        table.phase,
        table.flag,
        tuple(PublicSeat.of(seat, seat.id in here, left.get(seat.id, 0) if counts(table) and seat.human else 0) for seat in state.seats.values()),
        table.waiting,
        clock,
        setting.away,
        state.adjourned,
        Committed.commitment(bytes.fromhex(setting.dice)),
        tuple(seat.id for seat in state.seats.values() if seat.entropy),
        tuple(map(PublicOffer.of, state.offers)),
        state.result,
        state.rematch,
        setting.origin,
        setting.spectators,
        table.created,
        state.updated,
    )


def changed(old: msgspec.Struct | None, new: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that differ from an older one."""
    return {field: getattr(new, field) for field in new.__struct_fields__ if old is None or getattr(old, field) != getattr(new, field)}


class Pieces(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces that are new or changed, whole, and those that are gone."""

    set: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()


class Ground(msgspec.Struct, frozen=True, omit_defaults=True):
    """A changed board: the cells that differ, or all of it."""

    cells: tuple[Cell, ...] | None = None
    whole: Board | None = None


def delta(old: Scene, new: Scene) -> dict[str, Any]:
    """What must be said to somebody who has the old scene so that he has the new one."""
    fields: dict[str, Any] = {}
    for field in Scene.__struct_fields__:
        before, after = getattr(old, field), getattr(new, field)
        if before is after or before == after:
            continue
        fields[field] = _pieces(before, after) if field == "pieces" else _ground(before, after) if field == "board" else after
    return fields


def _pieces(old: tuple[Piece, ...], new: tuple[Piece, ...]) -> Pieces:
    known = {piece.id: piece for piece in old}
    there = {piece.id for piece in new}
    return Pieces(tuple(piece for piece in new if known.get(piece.id) != piece), tuple(ident for ident in known if ident not in there))


def _ground(old: Board, new: Board) -> Ground:
    same = all(getattr(old, field) == getattr(new, field) for field in Board.__struct_fields__ if field != "cells")
    if not same or len(old.cells) != len(new.cells):
        return Ground(whole=new)
    return Ground(cells=tuple(after for before, after in zip(old.cells, new.cells, strict=True) if before != after))


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    seat: str | None
    seq: int
    scene: Scene | None
    table: PublicTable
    first: int
    events: list[Happened]
    chat: list[Chat]
    orders: dict[str, Order]
    undo: Undo
    names: dict[str, Say] = {}


class Frame(msgspec.Struct, frozen=True, tag="frame", omit_defaults=True):
    seq: int
    scene: dict[str, Any] = {}
    events: list[Happened] = []
    struck: list[int] = []
    table: dict[str, Any] = {}
    chat: list[Chat] = []
    undo: Undo | Literal[""] = ""


class TableNews(msgspec.Struct, frozen=True, tag="table"):
    table: dict[str, Any]


class Elsewhere(msgspec.Struct, frozen=True, tag="elsewhere"):
    """The seat is open in so many other places."""

    places: int


class NewSecret(msgspec.Struct, frozen=True, tag="secret"):
    """The seat's new secret; the old one holds nothing any more."""

    id: int
    secret: str


class Done(msgspec.Struct, frozen=True, tag="ok"):
    id: int
    seq: int


class Refusing(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    id: int
    code: str
    message: str
    refusal: Any = None


class Why(msgspec.Struct, frozen=True, tag="why"):
    id: int
    refusal: Any


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    id: int
    now: int


class Closing(msgspec.Struct, frozen=True, tag="error"):
    code: str
    message: str


encode = msgspec.json.Encoder().encode
