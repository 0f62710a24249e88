"""Who is in which Structure, and who holds it (DZC-7.3, DZC-8.31, DZC-14.11)."""

from __future__ import annotations

from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.state.events_units import OccupantChanged, StructureVacated
from bocage.games.dropzone_commander.state.state import INSIDE
from bocage.games.dropzone_commander.tables import keywords


def inside(game: Battle, structure: str) -> list[str]:
    """The squads in a Structure, of all sides."""
    units = game.state.units
    return [
        squad.id for squad in game.state.squads.values() if squad.units and units[squad.units[0]].where == INSIDE and units[squad.units[0]].host == structure
    ]


def seats_inside(game: Battle, structure: str) -> list[str]:
    """Who has squads in a Structure, in the order of seats."""
    found = {game.state.squads[squad].seat for squad in inside(game, structure)}
    return [seat for seat in game.setting.seats if seat in found]


def room_taken(game: Battle, structure: str) -> int:
    """DZC-7.3, DZC-22.16: bases inside, both sides together."""
    return sum(keywords.garrison_places(game.profile(s.units[0]), len(s.units)) for s in map(game.squad, inside(game, structure)))


def settle(game: Battle, structure: str) -> None:
    """DZC-8.31, DZC-14.11: when the Occupant has no squad left inside, another side that has one becomes Occupant."""
    record = game.state.structures[structure]
    if record.collapsed:
        return
    held = seats_inside(game, structure)
    if record.occupant and record.occupant in held:
        return
    friends = [seat for seat in held if record.occupant and not game.is_enemy(record.occupant, seat)]
    if friends:
        game.emit(OccupantChanged(structure, friends[0], allied=True))  # DZC-8.30, DZC-24.2: the side is still there
    elif held:
        game.emit(OccupantChanged(structure, held[0]))
    elif record.occupant:
        game.emit(StructureVacated(structure))


def host_of(game: Battle, squad: str) -> str:
    """The Structure that a squad is in, "" if in none."""
    units = game.squad(squad).units
    record = game.unit(units[0]) if units else None
    return record.host if record is not None and record.where == INSIDE else ""


def is_occupant(game: Battle, squad: str, structure: str) -> bool:
    """DZC-14.6: the squad is among the Structure's Occupants."""
    holder = game.structure(structure).occupant
    return bool(holder) and not game.is_enemy(holder, game.squad(squad).seat)
