"""Making a match: what was wished for, checked, as a setting that never changes."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

import msgspec

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.game import Title
from bocage.core.record import NOTHING
from bocage.core.registry import slugs
from bocage.core.registry import title as find_title
from bocage.core.tables import ScenarioHead, content
from bocage.server import journal
from bocage.server.people.accounts import hashed, new_secret
from bocage.server.protocol.wire import Create, Fork, SeatWish
from bocage.server.tables.refusals import NotFound
from bocage.server.tables.state import Seat
from bocage.server.tables.table import Table
from bocage.server.work import computer
from bocage.workshop.library import OWN, Library


@dataclass
class Keys:
    """What whoever makes a match is given: the secrets of the seats that are his own, and invitations for the others."""

    secrets: dict[str, str] = field(default_factory=dict)
    invitations: dict[str, str] = field(default_factory=dict)


def setting_of(wish: Create, account: str, library: Library) -> tuple[journal.Setting, Keys]:
    """The setting of a match and the keys to its seats. Refuses what does not exist with the nearest right word."""
    if wish.game not in slugs():
        raise NotFound(f'there is no game "{wish.game}". {did_you_mean(wish.game, slugs())}')
    title = find_title(wish.game)
    try:
        options = title.resolve_options(wish.options)
        battle = _battle(title, wish.scenario, library)
        game = title.start(battle, options)
    except Invalid as error:
        raise NotFound(str(error)) from None
    there = title.seats(game)
    for seat in wish.seats:
        if seat not in there:
            raise NotFound(f'the scenario has no seat "{seat}". {did_you_mean(seat, there)}')
    given = Keys()
    seats = tuple(_seat(seat, title.side_of(game, seat), wish.seats.get(seat, SeatWish()), account, given) for seat in there)
    listed = wish.listed or any(seat.kind == "open" for seat in seats)
    dice = secrets.token_hex(32)
    setting = journal.Setting(
        wish.game,
        title.version,
        battle.id,
        options,
        seats,
        dice,
        _clock(wish.clock),
        wish.spectators,
        listed,
        away=_away(wish),
        battle=NOTHING if title.scenarios().get(battle.id) is battle else msgspec.Raw(content(battle)),
    )
    return setting, given


def _battle(title: Title, wished: str, library: Library) -> ScenarioHead:
    """The battle that was wished for: of the shelf by its id, of the host's own by its key, the first one if nothing was said."""
    if wished.startswith(OWN):
        own = library.battle(title.slug, wished)
        if own is None:
            raise Invalid(f'there is no good battle "{wished[len(OWN) :]}" in the folder of this server')
        return own
    return title.scenario(wished or next(iter(title.scenarios())))


def _seat(seat: str, side: str, wish: SeatWish, account: str, given: Keys) -> journal.SeatSetting:
    if wish.kind == "computer":
        levels = computer.levels()
        level = wish.level or computer.DEFAULT
        if level not in levels:
            raise NotFound(f'there is no computer player "{level}". {did_you_mean(level, levels)}')
        return journal.SeatSetting(seat, side, "computer", level, wish.name)
    if wish.kind == "open":
        return journal.SeatSetting(seat, side, "open", name=wish.name)
    if wish.kind == "link":
        invitation = given.invitations[seat] = new_secret()
        return journal.SeatSetting(seat, side, "link", name=wish.name, invite=hashed(invitation))
    secret = given.secrets[seat] = new_secret()
    return journal.SeatSetting(seat, side, "local", name=wish.name or account, hash=hashed(secret), account=account)


def _clock(clock: journal.ClockSetting) -> journal.ClockSetting:
    """Time as wished for; without a base, half an hour for a live match and three days for each answer by correspondence."""
    if clock.kind == "none":
        return journal.ClockSetting()
    return msgspec.structs.replace(clock, base=clock.base or (1800 if clock.kind == "live" else 3 * 24 * 3600))


def _away(wish: Create) -> int:
    """For how many seconds a side may be away before a win is claimed: as wished for, five minutes in a live match; by correspondence only the clock counts."""
    if wish.clock.kind == "correspondence":
        return 0
    return wish.away if wish.away >= 0 else 300 if wish.clock.kind == "live" else 0


def branch(table: Table, wish: Fork, account: str, given: journal.Inputs) -> tuple[journal.Setting, Keys]:
    """The setting of a match that goes on from another, and the keys to its seats. It has dice of its own, and no clock."""
    now = table.state.seats
    for seat in (*wish.seats, *((wish.seat,) if wish.seat else ())):
        if seat not in now:
            raise NotFound(f'the match has no seat "{seat[:40]}". {did_you_mean(seat[:40], now)}')
    keys = Keys()
    seats = tuple(_seat(seat.id, seat.side, _wish(seat, wish), account, keys) for seat in now.values())
    setting = msgspec.structs.replace(
        table.setting,
        seats=seats,
        dice=secrets.token_hex(32),
        rules=table.title.version,
        clock=journal.ClockSetting(),
        listed=any(seat.kind == "open" for seat in seats),
        origin=table.id,
        away=0,
        given=given,
    )
    return setting, keys


def _wish(seat: Seat, wish: Fork) -> SeatWish:
    """Who plays a seat of a branch: as wished for; the one seat that was asked for, against computers; else as it was, at one screen."""
    computer_ = SeatWish("computer", seat.level or computer.DEFAULT)
    if seat.id in wish.seats:
        return wish.seats[seat.id]
    if wish.seat:
        return SeatWish() if seat.id == wish.seat else computer_
    return computer_ if seat.kind == "computer" else SeatWish()


def again(table: Table, swap: bool) -> journal.Setting:
    """The setting of a rematch: the same seats and secrets, turned by one if they swap."""
    setting, now = table.setting, list(table.state.seats.values())
    turned = now[1:] + now[:1] if swap else now
    seats = tuple(
        journal.SeatSetting(seat.id, seat.side, "link" if who.kind == "open" else who.kind, who.level, who.name, who.hash, who.account)
        for seat, who in zip(now, turned, strict=True)
    )
    return msgspec.structs.replace(setting, seats=seats, dice=secrets.token_hex(32), rules=table.title.version, listed=False, origin="", given=[])
