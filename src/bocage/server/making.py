"""Making a match: what was wished for, checked, as a setting that never changes."""

from __future__ import annotations

import secrets

import msgspec

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.registry import slugs
from bocage.core.registry import title as find_title
from bocage.server import computer, journal
from bocage.server.accounts import hashed, new_secret
from bocage.server.table import Table
from bocage.server.wire import Create, SeatWish

LONGEST = 366 * 24 * 3600


def setting_of(wish: Create, account: str) -> tuple[journal.Setting, dict[str, str]]:
    """The setting of a match and the secrets of its seats. Refuses what does not exist with the nearest right word."""
    if wish.game not in slugs():
        raise Invalid(f'there is no game "{wish.game}". {did_you_mean(wish.game, slugs())}')
    title = find_title(wish.game)
    known = title.scenarios()
    scenario = wish.scenario or next(iter(known))
    if scenario not in known:
        raise Invalid(f'{wish.game} has no scenario "{scenario}". {did_you_mean(scenario, known)}')
    options = title.resolve_options(wish.options)
    game = title.start(scenario, options)
    there = title.seats(game)
    for seat in wish.seats:
        if seat not in there:
            raise Invalid(f'the scenario has no seat "{seat}". {did_you_mean(seat, there)}')
    _check_clock(wish.clock)
    given: dict[str, str] = {}
    seats = tuple(_seat(seat, title.side_of(game, seat), wish.seats.get(seat, SeatWish()), account, given) for seat in there)
    setting = journal.Setting(
        wish.game,
        title.version,
        scenario,
        options,
        seats,
        secrets.token_hex(32),
        wish.clock,
        wish.spectators,
        wish.listed or any(s.kind == "open" for s in seats),
    )
    return setting, given


def _seat(seat: str, side: str, wish: SeatWish, account: str, given: dict[str, str]) -> journal.SeatSetting:
    if wish.kind == "computer":
        levels = computer.levels()
        level = wish.level or computer.DEFAULT
        if level not in levels:
            raise Invalid(f'there is no computer player "{level}". {did_you_mean(level, levels)}')
        return journal.SeatSetting(seat, side, "computer", level, wish.name)
    if wish.kind == "open":
        return journal.SeatSetting(seat, side, "open", name=wish.name)
    secret = given[seat] = new_secret()
    owner = account if wish.kind == "local" else ""
    return journal.SeatSetting(seat, side, wish.kind, name=wish.name or owner, hash=hashed(secret), account=owner)


def _check_clock(clock: journal.ClockSetting) -> None:
    if clock.kind == "none":
        return
    if not 1 <= clock.base <= LONGEST or not 0 <= clock.increment <= 24 * 3600:
        raise Invalid(f"a clock needs a base of 1 to {LONGEST} seconds and an increment of 0 to {24 * 3600}")


def again(table: Table, swap: bool) -> journal.Setting:
    """The setting of a rematch: the same seats and secrets, turned by one if they swap."""
    setting, now = table.setting, list(table.state.seats.values())
    turned = now[1:] + now[:1] if swap else now
    seats = tuple(
        journal.SeatSetting(seat.id, seat.side, "link" if who.kind == "open" else who.kind, who.level, who.name, who.hash, who.account)
        for seat, who in zip(now, turned, strict=True)
    )
    return msgspec.structs.replace(setting, seats=seats, dice=secrets.token_hex(32), rules=table.title.version, listed=False)
