"""What a seat may do at a table. Each action checks, runs the match where it must, and gives back the entry that tells it; a refused one changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.core.errors import Barrier, IllegalChoice, Invalid, Refusal, RuleError, Stale, WrongSeat
from bocage.core.match import Match
from bocage.core.record import save as save_match
from bocage.core.record import snapshot as match_snapshot
from bocage.server import journal
from bocage.server.public import Undo
from bocage.server.replaying import since, take_over, takes_back
from bocage.server.table import Table, TooDeep

CHAT_LENGTH = 500
TEXT_LENGTH = 60


class Refused(Exception):
    """Nothing was done, and why; `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str, refusal: Refusal | None = None, record: bytes = b"") -> None:
        super().__init__(message)
        self.code, self.refusal, self.record = code, refusal, record


def playing(table: Table) -> Match:
    """The match, if it goes on."""
    if table.state.result is not None:
        raise Refused("over", "The match is over.")
    if table.flag:
        raise Refused("flagged", "The rules have changed since this match was played. It can be read; to go on, all players must agree to take it over.")
    return begun(table)


def begun(table: Table) -> Match:
    """The match, whether it goes on or is over."""
    if table.match is None:
        raise Refused("wrong-seat", "The match has not begun yet: not all seats are taken.")
    return table.match


def awake(table: Table) -> Match:
    """The match, if it goes on and does not rest."""
    match = playing(table)
    if table.state.adjourned:
        raise Refused("adjourned", "The match is adjourned: resume it first.")
    return match


def may_be_helped(table: Table, seat: str) -> None:
    """A computer's hint is no wrong to a computer; between people it would be help from outside."""
    mine = table.state.seats[seat].side
    if any(other.human for other in table.state.seats.values() if other.side != mine):
        raise Refused("illegal", "Hints are given against computers only: between people they would be help from outside.")


def refused(error: Exception) -> Refused:
    """An error of the kernel in the words of the wire."""
    refusal = error.refusal if isinstance(error, IllegalChoice) else None
    codes = ((Stale, "stale"), (WrongSeat, "wrong-seat"), (Barrier, "barrier"), (IllegalChoice, "illegal"), (Invalid, "invalid"), (RuleError, "rule-error"))
    code = next((code for kind, code in codes if isinstance(error, kind)), "invalid")
    return Refused(code, str(error), refusal, error.record if isinstance(error, RuleError) else b"")


def answer(table: Table, seat: str, number: int, given: bytes, *, computer: bool = False) -> journal.Played:
    """A seat answers the question of that number."""
    match = awake(table)
    if computer == table.state.seats[seat].human:
        raise Refused("wrong-seat", "A computer plays this seat now.")
    start, before = len(match.inputs), match.number
    match.orders = table.orders
    try:
        match.play(seat, given, number)
    except RuleError as error:
        match.renumber(before)
        raise refused(error) from error
    except (IllegalChoice, Invalid) as error:
        raise refused(error) from None
    except Exception as error:  # the law itself broke while it looked at the answer; nothing has changed
        sentence = f"a rule broke while it judged an answer to {match.asks[0].what}: {type(error).__name__}: {error}. The match stands where it stood before."
        raise Refused("rule-error", sentence, record=save_match(match)) from error
    return journal.Played(seat, since(match, start), match.number, match.hash(), computer)


def begin(table: Table) -> journal.Begun | None:
    """The match begins when everybody has come and given something to the dice."""
    if table.state.begun or not all(seat.arrived or seat.kind == "computer" for seat in table.state.seats.values()):
        return None
    title, setting = table.title, table.setting
    if setting.given:
        match = table.match = take_over(title, setting.scenario, setting.options, setting.given, table.chance())
        return journal.Begun([], match.number, match.hash())
    match = table.match = Match(title, title.start(setting.scenario, setting.options), table.chance(), scenario=setting.scenario, options=setting.options)
    return journal.Begun(since(match, 0), match.number, match.hash())


def arrive(table: Table, seat: str, name: str, entropy: str, account: str = "") -> journal.Seated | None:
    """A seat's holder comes; the first time before the beginning counts, and brings entropy. A member who comes by link finds the match under his account from
    then on. None if there is nothing to write down."""
    held = table.state.seats[seat]
    short = name.strip()[:TEXT_LENGTH]
    owner = "" if held.account else account
    if not held.arrived:
        return journal.Seated(seat, short or owner, "" if table.state.begun else entropy[:200], account=owner)
    return journal.Seated(seat, short, account=owner) if owner or (short and short != held.name) else None


def take_seat(table: Table, seat: str, name: str, hashed: str, account: str) -> journal.Seated:
    """Somebody takes an open seat."""
    held = table.state.seats.get(seat)
    if held is None or held.kind != "open":
        raise Refused("forbidden", f'There is no open seat "{seat}" at this table.')
    if held.hash:
        raise Refused("conflict", "The seat is taken.")
    return journal.Seated(seat, name.strip()[:TEXT_LENGTH], hash=hashed, account=account)


def undo(table: Table, seat: str, whole_turn: bool) -> journal.Undone | journal.Offered:
    """Takes the seat's last answer back; past a barrier it becomes an offer. Computers agree."""
    match = awake(table)
    back = takes_back(match, seat, whole_turn)
    if back is None and table.state.inputs:
        raise TooDeep("the answer lies before the snapshot")
    if back is None:
        raise Refused("barrier", "There is nothing to take back.")
    place, free = back
    needs = tuple(other for other in table.people() if other != seat)
    if free or not needs:
        return _go_back(table, match, place, seat, consent=not free)
    return journal.Offered("undo", seat, needs, inputs=table.state.inputs + place)


def _go_back(table: Table, match: Match, place: int, seat: str, consent: bool) -> journal.Undone:
    match.go_back(place)
    return journal.Undone(seat, table.state.inputs + place, match.number, consent)


def can_undo(table: Table, seat: str) -> Undo:
    """Whether a seat's last answer can be taken back: "free", "ask" or "none"."""
    if table.match is None or table.state.result is not None or table.flag:
        return "none"
    back = takes_back(table.match, seat, whole_turn=False)
    if back is None:
        return "ask" if table.state.inputs else "none"
    return "free" if back[1] or table.people() == [seat] else "ask"


def offer(table: Table, seat: str, what: str, other: str, level: str, here: set[str], levels: tuple[str, ...]) -> journal.AnyEntry:
    """A seat proposes a draw, a rest, a computer for an absent seat, or to go on under changed rules."""
    others = tuple(one for one in table.people() if one != seat)
    if what == "migrate":
        if not table.flag:
            raise Refused("invalid", "The rules have not changed.")
        return journal.Offered("migrate", seat, others) if others else _migrate(table)
    playing(table)
    if what == "draw":
        if not others:
            raise Refused("illegal", "The computer plays on.")
        return journal.Offered("draw", seat, others)
    if what == "adjourn":
        awake(table)
        return journal.Offered("adjourn", seat, others) if others else journal.Adjourned(seat)
    absent = table.state.seats.get(other)
    if absent is None or not absent.human or other == seat:
        raise Refused("invalid", "Name a seat that somebody else holds.")
    if other in here:
        raise Refused("illegal", "The seat is not absent.")
    if level not in levels:
        raise Refused("invalid", f"There is no such computer player. Known: {', '.join(levels)}.")
    needs = tuple(one for one in others if one != other)
    return journal.Offered("takeover", seat, needs, other, level) if needs else journal.Handed(other, level)


def reply(table: Table, seat: str, number: int, agree: bool) -> journal.Replied:
    """A seat agrees to an offer or refuses it; the one who made it may withdraw it."""
    found = next((offer for offer in table.state.offers if offer.id == number), None)
    if found is None:
        raise Refused("stale", "The offer no longer stands.")
    if seat not in found.needs and not (seat == found.by and not agree):
        raise Refused("wrong-seat", "The offer was not made to this seat.")
    if seat in found.agreed:
        raise Refused("stale", "This seat has already agreed.")
    return journal.Replied(number, seat, agree)


def carry_out(table: Table, done: Any) -> journal.AnyEntry | None:
    """What follows when all have agreed to an offer."""
    if done.what == "undo":
        match = playing(table)
        place = done.inputs - table.state.inputs
        if place < 0:
            raise TooDeep("the answer lies before the snapshot")
        if place >= len(match.inputs):
            return None
        return _go_back(table, match, place, done.by, consent=True)
    if done.what == "takeover":
        return journal.Handed(done.seat, done.level)
    if done.what == "migrate":
        return _migrate(table)
    return None


def _migrate(table: Table) -> journal.Migrated:
    """The match goes on from where it can be read, at its last joint, under the rules that are here."""
    match = table.match
    if match is None:
        raise Refused("flagged", "The match cannot be read under these rules at all; it stays in the archive.")
    return journal.Migrated(table.title.version, msgspec.Raw(match_snapshot(match)))


def resume(table: Table, seat: str) -> journal.Resumed:
    """Any seat lets an adjourned match go on."""
    playing(table)
    if not table.state.adjourned:
        raise Refused("invalid", "The match is not adjourned.")
    return journal.Resumed(seat)


def claim(table: Table, seat: str, other: str, draw: bool, left: Mapping[str, int], now: int) -> journal.Claimed:
    """A win or a draw against a seat whose side has left the match waiting for longer than the table allows."""
    awake(table)
    seats = table.state.seats
    absent = seats.get(other)
    if absent is None or not absent.human or absent.side == seats[seat].side:
        raise Refused("invalid", "Name a seat of another side that somebody holds.")
    limit = table.setting.away * 1000
    if not limit:
        raise Refused("illegal", "At this table nothing can be claimed because somebody is away.")
    side = [held.id for held in seats.values() if held.side == absent.side and held.human]
    if not set(side) & set(table.waiting):
        raise Refused("illegal", "The match does not wait for this seat.")
    if any(held not in left or now - left[held] < limit for held in side):
        raise Refused("illegal", "The seat has not been away long enough.")
    return journal.Claimed(seat, other, draw)


def resign(table: Table, seat: str) -> journal.Resigned:
    playing(table)
    return journal.Resigned(seat)


def chat(table: Table, seat: str, text: str) -> journal.Chatted:
    said = text.strip()
    if not said or len(said) > CHAT_LENGTH:
        raise Refused("invalid", f"A message has 1 to {CHAT_LENGTH} characters.")
    return journal.Chatted(seat, said)


def back(table: Table, seat: str) -> journal.Handed:
    """The owner takes a seat back from a computer."""
    if not table.state.seats[seat].handed:
        raise Refused("invalid", "No computer has taken this seat over.")
    return journal.Handed(seat)
