"""A table: one match with its seats, folded from the journal.

Theory of operation. `apply` is the only way a table changes. An action of a seat (see `actions`) runs the match, writes down what happened as an entry,
and applies it with `ran=True`; another process, or the same one after a restart, applies the same entry and runs the match by it. Each audience (a seat, or
the spectators) has its own count of events, which never goes back: an undo strikes numbers out and goes on behind them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from bocage.core.chance import Committed
from bocage.core.errors import BocageError, Invalid, RecordError
from bocage.core.events import Event
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.core.orders import Order
from bocage.core.record import Fell
from bocage.core.replay import go_on, take_over
from bocage.core.replay import resume as resume_match
from bocage.core.scene import about
from bocage.server import journal
from bocage.server.storage import Damaged, Summary
from bocage.server.tables import state as states
from bocage.server.tables.battles import fought
from bocage.server.tables.state import CHAT_KEPT, SPECTATOR, Chat, Happened, Offer, Result, Snapshot, TableState

SNAPSHOT_EVERY = 40


class TooDeep(BocageError):
    """An undo goes back behind the snapshot that this table was opened with; open it with an earlier one."""


class Table:
    """One match with its seats."""

    def __init__(self, ident: str, created: int, setting: journal.Setting, title: Title, state: TableState | None = None) -> None:
        self.id, self.created, self.setting, self.title = ident, created, setting, title
        self.state = state if state is not None else states.begin(setting, created)
        self.match: Match | None = None
        self.flag = ""
        self.base_seq = self.state.seq  # of the snapshot it was opened with
        self.orders: dict[str, dict[str, Order]] = {}
        self.happened: dict[str, list[Happened]] = {audience: [] for audience in self.state.counts}
        self.fresh: dict[str, list[Happened]] = {}
        self.struck: dict[str, list[int]] = {}
        self.agreed: Offer | None = None  # by the last entry

    @classmethod
    def restore(cls, ident: str, created: int, setting: journal.Setting, title: Title, seq: int, body: bytes) -> Table:
        """A table from a snapshot."""
        try:
            kept = msgspec.json.decode(body, type=Snapshot)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Damaged(f"match {ident}, snapshot {seq} cannot be read: {error}") from None
        table = cls(ident, created, setting, title, kept.state)
        if bytes(kept.match) != b"null":
            try:
                table.match = resume_match(bytes(kept.match), lambda _: title, table.chance())
            except RecordError:
                table.flag = "rules-changed"
        return table

    def snapshot(self) -> bytes:
        """The table as `restore` reads it."""
        match = self.match
        if match is None:
            return msgspec.json.encode(Snapshot(self.state, msgspec.Raw(b"null")))
        joint = match.joints[-1]
        short = self._shortened(joint.inputs, joint.events)
        return msgspec.json.encode(Snapshot(short, msgspec.Raw(match.snapshot())))

    def _shortened(self, inputs: int, events: int) -> TableState:
        return msgspec.structs.replace(self.state, inputs=self.state.inputs + inputs, shown=self.state.shown[events:], since_snapshot=0)

    # -- facts --------------------------------------------------------------------------------------------------------------------

    def chance(self) -> Committed:
        """The fair dice of this match, from the request on that comes next."""
        entropy = {seat.id: seat.entropy for seat in self.state.seats.values() if seat.entropy}
        return Committed(bytes.fromhex(self.setting.dice), entropy, self.state.dice)

    @property
    def phase(self) -> Literal["gathering", "playing", "over"]:
        return self.state.phase

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats whose answer the match waits for."""
        if self.match is None or self.state.result is not None:
            return ()
        return tuple(ask.seat for ask in self.match.asks)

    @property
    def thinking(self) -> tuple[str, str] | None:
        """A seat that a computer plays and that is asked, with its level."""
        if self.flag or self.state.adjourned:
            return None
        return next(((seat, self.state.seats[seat].level) for seat in self.waiting if self.state.seats[seat].level), None)

    def inputs(self) -> int:
        """How many inputs stand since the beginning of the match."""
        return self.state.inputs + (len(self.match.inputs) if self.match is not None else 0)

    def people(self) -> list[str]:
        """The seats that persons hold now."""
        return [seat.id for seat in self.state.seats.values() if seat.human and not seat.resigned]

    def seat_of(self, hashed: str) -> str | None:
        """The seat that a secret's hash holds."""
        return next((seat.id for seat in self.state.seats.values() if seat.hash and seat.hash == hashed), None)

    @property
    def peopled(self) -> bool:
        """Whether a person has a part in the match, be it that a computer plays for him now."""
        return any(seat.kind != "computer" for seat in self.state.seats.values())

    def summary(self) -> Summary:
        free = any(seat.kind == "open" and not seat.hash for seat in self.state.seats.values())
        falls = self.state.clock.falls() if self.state.result is None else None
        return Summary(
            self.phase, self.waiting, free and self.phase == "gathering", falls[0] if falls is not None else 0, self.thinking is not None and self.peopled
        )

    # -- the fold -----------------------------------------------------------------------------------------------------------------

    def apply(self, seq: int, at: int, entry: journal.AnyEntry, *, ran: bool = False) -> None:
        """Takes an entry in. `ran` says that the match has already done what the entry tells."""
        if seq != self.state.seq + 1:
            raise Damaged(f"match {self.id}: entry {seq} follows entry {self.state.seq}; the journal has a gap")
        self.state.seq, self.state.updated = seq, at
        self.fresh, self.struck, self.agreed = {}, {}, None
        self.state.clock.settle(at)
        _APPLY[type(entry)](self, entry, ran)
        self._close(at)
        self._conclude(entry)
        resting = self.state.adjourned
        self.state.clock.run([] if resting else [seat for seat in self.waiting if self.state.seats[seat].human])

    def _conclude(self, entry: journal.AnyEntry) -> None:
        """The match may be over by what was played: the journal says so, and only where it does not (it is older than that) the rules are asked."""
        if self.state.result is not None:
            return
        if isinstance(entry, journal.Played | journal.Begun) and entry.winners is not None:
            self._end(entry.winners, "played")
        elif self.match is not None and self.match.over and not self.flag:
            ending = self.match.outcome()
            self._end(ending.winners if ending is not None else (), "played")

    def _close(self, at: int) -> None:
        """Numbers the events that are new, for each audience."""
        if self.match is None:
            return
        events = self.match.all_events()
        for event in events[len(self.state.shown) :]:
            self.state.shown.append(self._tell(event, at))

    def _tell(self, event: Event, at: int) -> dict[str, int]:
        numbers: dict[str, int] = {}
        for audience, count in self.state.counts.items():
            seen = event.seen_by(audience or None)
            if seen is not None:
                numbers[audience] = self.state.counts[audience] = count + 1
                told = Happened(count + 1, seen, type(seen).rules, at, about(seen))
                self.happened[audience].append(told)
                self.fresh.setdefault(audience, []).append(told)
        return numbers

    def _strike(self) -> None:
        """After the match went back: the events that no longer stand."""
        assert self.match is not None
        stands = len(self.match.all_events())
        for numbers in self.state.shown[stands:]:
            for audience, number in numbers.items():
                self.struck.setdefault(audience, []).append(number)
        del self.state.shown[stands:]

    def _seated(self, entry: journal.Seated, ran: bool) -> None:
        seat = self.state.seats[entry.seat]
        seat.arrived = seat.arrived or not entry.hash
        seat.name, seat.entropy = entry.name or seat.name, entry.entropy or seat.entropy
        seat.hash, seat.account = entry.hash or seat.hash, entry.account or seat.account
        seat.invite = "" if entry.hash else seat.invite  # an invitation is good once

    def _begun(self, entry: journal.Begun, ran: bool) -> None:
        self.state.begun = True
        if not ran:
            self._guard(lambda: self._start(entry.inputs), entry.hash, entry.number)
        self._count(entry.inputs)
        if self.setting.given:
            self.state.since_snapshot = SNAPSHOT_EVERY  # a match that goes on from another opens with a snapshot at once

    def _start(self, inputs: journal.Inputs) -> None:
        self.match = take_over(self.title, fought(self.title, self.setting), self.setting.options, [*self.setting.given, *inputs], self.chance())

    def _played(self, entry: journal.Played, ran: bool) -> None:
        if not ran and not self.flag:
            match = self.match
            assert match is not None
            self._guard(lambda: go_on(match, entry.inputs), entry.hash, entry.number)
        self.state.clock.answered(self.setting.clock, entry.seat)
        self.state.offers = [offer for offer in self.state.offers if offer.what != "undo"]
        self._count(entry.inputs)
        self.state.since_snapshot += 1

    def _guard(self, run: Callable[[], None], hashed: str, number: int) -> None:
        """Runs stored inputs; where they no longer fit the rules the table is flagged, and stays readable as far as it could be followed."""
        try:
            run()
        except Invalid:
            self.flag = "rules-changed"
            return
        assert self.match is not None
        if self.match.hash() != hashed:
            self.flag = "rules-changed"
        self.match.renumber(number)

    def _count(self, inputs: journal.Inputs) -> None:
        """The dice go on behind the last number that was ever used."""
        self.state.dice = max(self.state.dice, *(given.number for given in inputs if isinstance(given, Fell)), 0)
        if self.match is not None and isinstance(self.match.chance, Committed):
            self.match.chance.count = self.state.dice

    def _undone(self, entry: journal.Undone, ran: bool) -> None:
        match = self.match
        if match is None or self.flag:
            return
        if not ran:
            kept = entry.inputs - self.state.inputs
            if kept < 0:
                raise TooDeep(f"match {self.id}: undo to input {entry.inputs}, opened at input {self.state.inputs}")
            match.go_back(kept)
        match.renumber(entry.number)
        self._strike()
        self.state.offers = [offer for offer in self.state.offers if offer.what != "undo"]
        self.state.since_snapshot += 1

    def _chatted(self, entry: journal.Chatted, ran: bool) -> None:
        self.state.chat = [*self.state.chat[-CHAT_KEPT + 1 :], Chat(self.state.seq, entry.seat, entry.text, self.state.updated)]

    def _offered(self, entry: journal.Offered, ran: bool) -> None:
        others = [offer for offer in self.state.offers if (offer.what, offer.by) != (entry.what, entry.by)]
        self.state.offers = [*others, Offer(self.state.seq, entry.what, entry.by, entry.needs, entry.seat, entry.level, entry.inputs)]

    def _replied(self, entry: journal.Replied, ran: bool) -> None:
        offer = next((offer for offer in self.state.offers if offer.id == entry.offer), None)
        if offer is None:
            return
        if not entry.agree:
            self.state.offers = [other for other in self.state.offers if other.id != offer.id]
            return
        offer.agreed = [*offer.agreed, entry.seat]
        if set(offer.needs) <= set(offer.agreed):
            self.state.offers = [other for other in self.state.offers if other.id != offer.id]
            self.agreed = offer
            if offer.what == "draw":
                self._end((), "draw")
            elif offer.what == "adjourn":
                self.state.adjourned = True

    def _resigned(self, entry: journal.Resigned, ran: bool) -> None:
        self.state.seats[entry.seat].resigned = True
        self._lose(entry.seat, "resigned")

    def _flagged(self, entry: journal.Flagged, ran: bool) -> None:
        self._lose(entry.seat, "time")

    def _claimed(self, entry: journal.Claimed, ran: bool) -> None:
        if entry.draw:
            self._end((), "left", entry.seat)
        else:
            self._lose(entry.seat, "left")

    def _adjourned(self, entry: journal.Adjourned, ran: bool) -> None:
        self.state.adjourned = True

    def _resumed(self, entry: journal.Resumed, ran: bool) -> None:
        self.state.adjourned = False

    def _lose(self, seat: str, reason: str) -> None:
        loser = self.state.seats[seat].side
        sides = list(dict.fromkeys(other.side for other in self.state.seats.values()))
        self._end(tuple(side for side in sides if side != loser), reason, seat)

    def _end(self, winners: tuple[str, ...], reason: str, seat: str = "") -> None:
        self.state.result = Result(winners, reason, seat)  # type: ignore[arg-type]
        self.state.offers = []

    def _handed(self, entry: journal.Handed, ran: bool) -> None:
        seat = self.state.seats[entry.seat]
        seat.level, seat.handed = entry.level, bool(entry.level)

    def _permitted(self, entry: journal.Permitted, ran: bool) -> None:
        self.state.seats[entry.seat].permits = entry.level

    def _rematched(self, entry: journal.Rematched, ran: bool) -> None:
        self.state.rematch = entry.match

    def _excused(self, entry: journal.Excused, ran: bool) -> None:
        for seat in self.state.clock.running:
            self.state.clock.left[seat] += entry.ms

    def _migrated(self, entry: journal.Migrated, ran: bool) -> None:
        self.state.rules, self.flag = entry.rules, ""
        if bytes(entry.snapshot) == b"null":
            return
        self.state.offers = [offer for offer in self.state.offers if offer.what != "migrate"]
        self.state.migrated = True
        try:
            self.match = resume_match(bytes(entry.snapshot), lambda _: self.title, self.chance())
        except RecordError:
            self.flag = "rules-changed"
            return
        self.state.inputs = 0
        self.state.shown = [{} for _ in self.match.all_events()]


_APPLY: dict[type, Callable[[Table, journal.AnyEntry, bool], None]] = {
    journal.Seated: Table._seated,  # type: ignore[dict-item]
    journal.Begun: Table._begun,  # type: ignore[dict-item]
    journal.Played: Table._played,  # type: ignore[dict-item]
    journal.Undone: Table._undone,  # type: ignore[dict-item]
    journal.Chatted: Table._chatted,  # type: ignore[dict-item]
    journal.Offered: Table._offered,  # type: ignore[dict-item]
    journal.Replied: Table._replied,  # type: ignore[dict-item]
    journal.Resigned: Table._resigned,  # type: ignore[dict-item]
    journal.Flagged: Table._flagged,  # type: ignore[dict-item]
    journal.Claimed: Table._claimed,  # type: ignore[dict-item]
    journal.Adjourned: Table._adjourned,  # type: ignore[dict-item]
    journal.Resumed: Table._resumed,  # type: ignore[dict-item]
    journal.Handed: Table._handed,  # type: ignore[dict-item]
    journal.Permitted: Table._permitted,  # type: ignore[dict-item]
    journal.Rematched: Table._rematched,  # type: ignore[dict-item]
    journal.Excused: Table._excused,  # type: ignore[dict-item]
    journal.Migrated: Table._migrated,  # type: ignore[dict-item]
}

__all__ = ["SNAPSHOT_EVERY", "SPECTATOR", "Table", "TooDeep"]
