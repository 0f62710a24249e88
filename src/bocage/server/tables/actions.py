"""What a seat may do at a table. Each action checks, runs the match where it must, and gives back the entry that tells it; a refused one changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from bocage.core.errors import IllegalChoice, Invalid, RuleError
from bocage.core.match import Match
from bocage.core.record import write
from bocage.core.replay import take_over
from bocage.server import journal
from bocage.server.tables.battles import fought
from bocage.server.tables.refusals import Refused, refused
from bocage.server.tables.state import Seat, Undo
from bocage.server.tables.table import Table, TooDeep

Action = Callable[[Table], journal.AnyEntry | None]
CHAT_LENGTH = 500
TEXT_LENGTH = 60
DAY = 24 * 3600 * 1000
PATIENCE = 300_000  # ms that a seat must be away where the table itself names no time


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
        raise Refused("rule-error", sentence, record=match.save()) from error
    return journal.Played(seat, write(match.inputs[start:]), match.number, match.hash(), computer, _winners(match))


def _winners(match: Match) -> tuple[str, ...] | None:
    """The sides that won; None while the match goes on."""
    if not match.over:
        return None
    ending = match.outcome()
    return ending.winners if ending is not None else ()


def begin(table: Table) -> journal.Begun | None:
    """The match begins when everybody has come and given something to the dice."""
    if table.state.begun or not all(seat.arrived or seat.kind == "computer" for seat in table.state.seats.values()):
        return None
    title, setting = table.title, table.setting
    if setting.given:
        match = table.match = take_over(title, fought(title, setting), setting.options, setting.given, table.chance())
        return journal.Begun([], match.number, match.hash(), _winners(match))
    game = title.start(fought(title, setting), setting.options)
    match = table.match = Match(title, game, table.chance(), scenario=setting.scenario, options=setting.options)
    return journal.Begun(write(match.inputs), match.number, match.hash(), _winners(match))


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
    return journal.Seated(seat, called(name, account), hash=hashed, account=account)


def join(table: Table, invitation: str, name: str, hashed: str, account: str) -> journal.Seated:
    """Somebody takes a seat by an invitation, given as its hash. From then on the invitation holds nothing: a seat's secret is known to its holder alone."""
    seat = next((seat for seat in table.state.seats.values() if invitation in (seat.invite, _old_invitation(seat))), None)
    if seat is None:
        raise Refused("forbidden", "This invitation holds no seat here any more: it is good once.")
    return journal.Seated(seat.id, called(name, account), hash=hashed, account=account)


def _old_invitation(seat: Seat) -> str:
    """In matches made before invitations the link held the seat's own secret; until somebody has come it is an invitation like any other."""
    return seat.hash if seat.kind == "link" and not seat.arrived else ""


def called(name: str, account: str) -> str:
    """The name of somebody who sits down: a guest must give one that can be read."""
    short = (name.strip() or account)[:TEXT_LENGTH]
    if not any(letter.isalnum() for letter in short):
        raise Refused("invalid", "Give a name, so that the others know who plays.")
    return short


def alone(table: Table, seat: str, hashed: str) -> journal.Seated:
    """The holder of a seat keeps it for this place alone: with a new secret, the old one holds nothing any more."""
    return journal.Seated(seat, hash=hashed)


def undo(table: Table, seat: str, whole_turn: bool) -> journal.Undone | journal.Offered:
    """Takes the seat's last answer back; past a barrier it becomes an offer. Computers agree."""
    match = awake(table)
    back = match.takes_back(seat, whole_turn)
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
    back = table.match.takes_back(seat, whole_turn=False)
    if back is None:
        return "ask" if table.state.inputs else "none"
    return "free" if back[1] or table.people() == [seat] else "ask"


def offer(table: Table, seat: str, what: str, other: str, level: str, away: Away) -> journal.AnyEntry:
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
    player = stand_in(table, seat, other, level, away)
    needs = tuple(one for one in others if one != other)
    return journal.Offered("takeover", seat, needs, other, player) if needs else journal.Handed(other, player)


@dataclass(frozen=True)
class Away:
    """Since when seats are away (those that are here are left out), what time it is, and the level of a computer where nobody has named one."""

    left: Mapping[str, int]
    now: int
    usual: str = ""


def stand_in(table: Table, seat: str, other: str, level: str, away: Away) -> str:
    """The level of the computer that may play on for a seat that the match waits for: its owner's choice, never that of another seat. Where nobody can be
    said to be away (without a clock, and by correspondence), only if its owner has allowed it."""
    awake(table)
    absent = table.state.seats.get(other)
    if absent is None or not absent.human or other == seat:
        raise Refused("invalid", "Name a seat that somebody else holds.")
    if other not in away.left:
        raise Refused("illegal", "The seat is not absent.")
    if other not in table.waiting:
        raise Refused("illegal", "The match does not wait for this seat.")
    if not absent.permits and not table.setting.away:
        raise Refused("illegal", "At this table a computer plays on for somebody only if he has allowed it.")
    if away.now - _gone_since(table, other, away) < _patience(table):
        raise Refused("illegal", "The seat has not been away long enough.")
    player = absent.permits or away.usual
    if level not in ("", player):
        raise Refused("illegal", f"Only the owner of a seat chooses who plays on for him; here that is {player}.")
    return player


def _gone_since(table: Table, seat: str, away: Away) -> int:
    """Since when a seat is away. By correspondence nobody sits at the table: there the match has waited since its last entry."""
    return table.state.updated if table.setting.clock.kind == "correspondence" else away.left[seat]


def _patience(table: Table) -> int:
    """How long a seat must have been away before a computer plays on for it, in ms."""
    if table.setting.clock.kind == "correspondence":
        return min(DAY, table.setting.clock.base * 500)
    return table.setting.away * 1000 or PATIENCE


def permit(table: Table, seat: str, level: str, levels: tuple[str, ...]) -> journal.Permitted:
    """A seat's owner lets a computer play for him while he is away, or takes that back."""
    playing(table)
    if level and level not in levels:
        raise Refused("invalid", f"There is no such computer player. Known: {', '.join(levels)}.")
    return journal.Permitted(seat, level)


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


def carry_out(table: Table, done: Any, here: Collection[str]) -> journal.AnyEntry | None:
    """What follows when all have agreed to an offer; nothing if somebody whom a computer was to play for has come back."""
    if done.what == "undo":
        match = playing(table)
        place = done.inputs - table.state.inputs
        if place < 0:
            raise TooDeep("the answer lies before the snapshot")
        if place >= len(match.inputs):
            return None
        return _go_back(table, match, place, done.by, consent=True)
    if done.what == "takeover":
        return journal.Handed(done.seat, done.level) if done.seat not in here and table.state.result is None else None
    if done.what == "migrate":
        return _migrate(table)
    return None


def _migrate(table: Table) -> journal.Migrated:
    """The match goes on from where it can be read, at its last joint, under the rules that are here."""
    match = table.match
    if match is None:
        raise Refused("flagged", "The match cannot be read under these rules at all; it stays in the archive.")
    return journal.Migrated(table.title.version, msgspec.Raw(match.snapshot()))


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
