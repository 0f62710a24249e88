"""A battlegroup as a person writes it down: a line for each squad, with what it rides in (DZC-12.18 to DZC-12.25, DZC-21.5).

A squad is "6 ucm.sabre". `ride` is the transport bought for it, `lift` the larger one that carries that transport (DZC-12.25); options stand behind a unit:
"ucm.condor+missile_pods". Either may be "with 1": the squad shares what was bought for the first squad of the battlegroup (DZC-12.22). "usual" is the transport
that costs least, by air if that can be. How many transports are needed is reckoned.
"""

from __future__ import annotations

from functools import cache

from bocage.core.frozen import Frozen
from bocage.games.dropzone_commander.armies.army import holds_all
from bocage.games.dropzone_commander.tables.army_rows import BattlegroupRow, SquadRow, TransportRow, options_cost
from bocage.games.dropzone_commander.tables.profiles import capacity, units

WITH, USUAL = "with ", "usual"


class Line(Frozen):
    """One squad of a battlegroup; without a squad the line is empty."""

    squad: str
    ride: str = USUAL
    lift: str = ""


def parts(word: str) -> tuple[str, tuple[str, ...]]:
    """A unit and the options that are written behind it."""
    unit, *options = word.split("+")
    return unit, tuple(options)


def squad_of(word: str) -> tuple[int, str, tuple[str, ...]]:
    """How many, of what, with which options."""
    count, _, unit = word.partition(" ")
    return (int(count), *parts(unit)) if count.isdecimal() and len(count) < 3 else (0, *parts(word))


def price(word: str) -> int:
    """What one model with its options costs."""
    unit, options = parts(word)
    return units()[unit].points + options_cost(unit, options)


def shared(word: str) -> int:
    """The place of the squad whose transport is shared; -1 where nothing is."""
    number = word.removeprefix(WITH)
    return int(number) - 1 if word.startswith(WITH) and number.isdecimal() else -1


@cache
def carriers(faction: str, unit: str) -> tuple[str, ...]:
    """DZC-12.19: transports of the faction that take a unit aboard, aircraft first, small ones first."""
    found = [u for u in units().values() if u.faction == faction and u.category == "transport" and capacity(u.id, unit)]
    return tuple(u.id for u in sorted(found, key=lambda one: (not one.is_aircraft, capacity(one.id, unit), one.points, one.id)))


@cache
def usual(unit: str, count: int) -> str:
    """The transport that costs least for a squad, by air if it can be; "" if nothing carries it."""
    rides = carriers(units()[unit].faction, unit) if unit in units() else ()
    flying = [ride for ride in rides if units()[ride].is_aircraft] or list(rides)
    return min(flying, key=lambda ride: (needed(ride, [(unit, count)]) * units()[ride].points, ride), default="")


def needed(carrier: str, riders: list[tuple[str, int]]) -> int:
    """DZC-12.19: how many transports it takes; one where it cannot be done at all."""
    if carrier not in units() or any(unit not in units() or not capacity(carrier, unit) for unit, _ in riders):
        return 1
    most = sum(count for _, count in riders)
    return next((count for count in range(1, most + 1) if holds_all(carrier, count, riders)), 1)


def battlegroup(ident: str, kind: str, variant: str, start: str, lines: tuple[Line, ...]) -> BattlegroupRow:
    """The lines as a row of an army list; what cannot be is left for the law of army lists to refuse."""
    squads = {place: squad_of(line.squad) for place, line in enumerate(lines) if line.squad}
    names = {place: f"{ident}{chr(ord('a') + place)}" for place in squads}
    weights = {names[place]: (unit, count) for place, (count, unit, _) in squads.items()}
    wanted = {place: usual(unit, count) if lines[place].ride == USUAL else lines[place].ride for place, (count, unit, _) in squads.items()}
    aboard: dict[int, tuple[str, ...]] = {}  # squads that carry others themselves (DZC-22.68)
    rides = _bought(ident, "t", wanted, names, weights, aboard)
    carried = {place: row.id for place, row in rides.items()}
    weights = {row.id: (row.unit, row.count) for row in rides.values()}
    lifts = _bought(ident, "u", {place: lines[place].lift for place in carried}, carried, weights, {})
    transports = {row.id: row for row in [*rides.values(), *lifts.values()]}
    rows = tuple(SquadRow(names[place], unit, count, options, aboard.get(place, ())) for place, (count, unit, options) in squads.items())
    return BattlegroupRow(ident, kind, rows, tuple(transports.values()), start, variant)


def _bought(
    ident: str, letter: str, wanted: dict[int, str], names: dict[int, str], weights: dict[str, tuple[str, int]], aboard: dict[int, tuple[str, ...]]
) -> dict[int, TransportRow]:
    """The transports that lines ask for, by line; those who share one have the same."""
    owners: dict[int, int] = {}
    for place, word in wanted.items():
        other = shared(word)
        if word and other < 0:
            owners[place] = place
        elif other in names and wanted.get(other) and shared(wanted[other]) < 0:
            owners[place] = other
        elif other in names and other != place:
            aboard[other] = (*aboard.get(other, ()), names[place])
    found: dict[int, TransportRow] = {}
    for owner in dict.fromkeys(owners.values()):
        cargo = tuple(dict.fromkeys(names[place] for place, of in owners.items() if of == owner))
        unit, options = parts(wanted[owner])
        row = TransportRow(f"{ident}{letter}{owner + 1}", unit, needed(unit, [weights[name] for name in cargo]), cargo, options)
        found |= dict.fromkeys((place for place, of in owners.items() if of == owner), row)
    return found


def lines_of(group: BattlegroupRow) -> tuple[Line, ...]:
    """A row of an army list as lines."""
    by = {rider: row for row in group.transport for rider in row.carries}
    inside = {rider: place for place, squad in enumerate(group.squad) for rider in squad.carries}
    first: dict[str, int] = {}
    found = []
    for place, squad in enumerate(group.squad):
        ride = by.get(squad.id)
        lift = by.get(ride.id) if ride is not None else None
        words = [_shared_or_own(row, first, place) if row is not None else "" for row in (ride, lift)]
        if squad.id in inside:
            words[0] = f"{WITH}{inside[squad.id] + 1}"
        found.append(Line(f"{squad.count} {_word(squad)}", *words))
    return tuple(found)


def _shared_or_own(row: TransportRow, first: dict[str, int], place: int) -> str:
    owner = first.setdefault(row.id, place)
    return _word(row) if owner == place else f"{WITH}{owner + 1}"


def _word(row: SquadRow | TransportRow) -> str:
    return "+".join((row.unit, *row.options))
