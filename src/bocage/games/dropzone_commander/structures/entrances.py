"""Structures and garrisons (DZC-7.1 to DZC-7.5, DZC-7.14 to DZC-7.19, DZC-7.23): going in and out through entrances, and through links. Collapse: `damage`."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.dropzone_commander.cards.windows import window
from bocage.games.dropzone_commander.ground import placing
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.garrisons import room_taken, seats_inside, settle
from bocage.games.dropzone_commander.ground.layout import Building
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.state.events_units import (
    SquadCameOut,
    SquadWentIn,
)
from bocage.games.dropzone_commander.state.state import INSIDE, TABLE
from bocage.games.dropzone_commander.tables import keywords
from bocage.space.plane import gap

ENTER = 100  # DZC-7.1
LEAVE = 200  # DZC-7.14
ACTIONS = 2  # DZC-12.4
DOORSTEP = 200  # no base whose edge is an inch from a door has its centre farther off


def refuse_entry(game: Battle, squad: str, structure: str, actions: int = 1) -> Refusal | None:
    """DZC-7.3, DZC-12.4, DZC-23.11: whether a squad may go into a Structure at all, wherever it stands."""
    record = game.state.structures.get(structure)
    facts = {"squad": squad, "structure": structure}
    if record is None or record.collapsed:
        return Refusal("DZC-7.1", "no-such-structure", facts)
    building = game.building(structure)
    if not building.room:
        return Refusal("DZC-23.11", "micro-structure", facts)
    units = game.state.squads[squad].units
    if not units or not game.profile(units[0]).is_infantry:
        return Refusal("DZC-7.1", "only-infantry-enters", facts)
    taken, wanted = room_taken(game, structure), keywords.garrison_places(game.profile(units[0]), len(units))
    if taken + wanted > building.room:
        return Refusal("DZC-7.3", "structure-full", {**facts, "room": building.room - taken, "bases": wanted})
    return refuse_actions(game, squad, actions)


def refuse_actions(game: Battle, squad: str, actions: int) -> Refusal | None:
    """DZC-12.4, DZC-12.5: two embark or disembark actions in a turn, and none after firing, in reaction too, but with DF (DZC-22.10)."""
    for unit in game.state.squads[squad].units:
        record = game.state.units[unit]
        if record.embarks + actions > ACTIONS:
            return Refusal("DZC-12.4", "two-actions-made", {"squad": squad})
        if record.fired and not keywords.fires_after_embarking(game.profile(unit)):
            return Refusal("DZC-12.5", "has-fired", {"squad": squad})
    return None


def go_in(game: Battle, squad: str, structure: str, actions: int = 1) -> Rules[None]:
    """DZC-7.1: the whole squad goes in; the enemies there may answer with a card."""
    came_from = {game.state.units[unit].host for unit in game.state.squads[squad].units if game.state.units[unit].where == INSIDE}
    game.emit(SquadWentIn(squad, structure, actions))
    for name in sorted(came_from):
        settle(game, name)
    if len(seats_inside(game, structure)) > 1:
        yield from window(game, "enemy_enters_structure", squad=squad, structure=structure, seat=game.state.squads[squad].seat)


def come_out(game: Battle, squad: str, *, fled: bool = False) -> Rules[bool]:
    """DZC-7.14, DZC-7.16: the squad is placed within 2 inches of one exit and may not fire this turn. False if no exit has room.

    A squad that has `fled` (DZC-8.27) makes no action of it, and what cannot be placed is destroyed.
    """
    record = game.state.squads[squad]
    structure = game.state.units[record.units[0]].host
    doors = game.building(structure).entrances
    units = list(record.units)
    while units:
        placed = yield from placing.place_near_one(game, record.seat, units, doors, LEAVE, why="DZC-8.27" if fled else "DZC-7.14")
        if placed or not fled:
            break
        yield from damage.destroyed(game, units.pop())
    else:
        placed = False
    if not placed:
        return False
    game.emit(SquadCameOut(squad, structure, 0 if fled else 1))
    settle(game, structure)
    return True


# -- verbs on foot ----------------------------------------------------------------------------------------------------------------------------------


def _is_foot(game: Battle, squad: str) -> bool:
    units = game.state.squads[squad].units
    return bool(units) and game.profile(units[0]).is_infantry


def near_structures(game: Battle, squad: str) -> Iterable[str]:
    """Structures that an infantry squad in the open stands close to."""
    if not _is_foot(game, squad):
        return
    units = [game.state.units[unit] for unit in game.state.squads[squad].units]
    if units[0].where != TABLE:
        return
    w, s = min(unit.x for unit in units) - DOORSTEP, min(unit.y for unit in units) - DOORSTEP
    e, n = max(unit.x for unit in units) + DOORSTEP, max(unit.y for unit in units) + DOORSTEP
    for building in game.plan.standing:
        west, south, east, north = building.bounds
        if west <= e and east >= w and south <= n and north >= s and building.room and any(_at_door(game, unit.id, building) for unit in units):
            yield building.id


def _at_door(game: Battle, unit: str, building: Building) -> bool:
    """DZC-7.1: a base within 1 inch of an entrance, edge to point."""
    record = game.state.units[unit]
    outline = None
    for door in building.entrances:
        if abs(door.x - record.x) <= DOORSTEP and abs(door.y - record.y) <= DOORSTEP:
            outline = outline or game.outline(unit)
            if gap(outline, door).within(ENTER):
                return True
    return False


def refuse_go_in(game: Battle, squad: str, structure: str) -> Refusal | None:
    """DZC-7.1, DZC-7.23: one base at an entrance, room for all, half a move at most, not after firing."""
    refused = refuse_entry(game, squad, structure)
    if refused is not None:
        return refused
    units = game.state.squads[squad].units
    if any(game.state.units[unit].where != TABLE for unit in units):
        return Refusal("DZC-7.1", "squad-not-in-the-open", {"squad": squad})
    building = game.building(structure)
    if not any(_at_door(game, unit, building) for unit in units):
        return Refusal("DZC-7.1", "no-base-at-an-entrance", {"squad": squad, "structure": structure})
    return refuse_far_movers(game, squad)


def refuse_far_movers(game: Battle, squad: str) -> Refusal | None:
    """DZC-12.9, DZC-7.23: who embarks or disembarks moves at most half its Mv this turn; Jump Jets without a transport their whole (DZC-22.46)."""
    for unit in game.state.squads[squad].units:
        profile = game.profile(unit)
        whole = "Jump Jets" in profile.words or bool(game.effects("full_move_if_embark", squad))
        if game.state.units[unit].spent * 2 > (profile.move + game.effect("move", unit)) * (2 if whole else 1):
            return Refusal("DZC-12.9", "moved-more-than-half", {"squad": squad})
    return None


def carry_in(game: Battle, squad: str, structure: str) -> Rules[None]:
    yield from go_in(game, squad, structure)


def occupied(game: Battle, squad: str) -> Iterable[str]:
    """The Structure a squad is in."""
    units = game.state.squads[squad].units
    if units and game.state.units[units[0]].where == INSIDE:
        yield game.state.units[units[0]].host


def refuse_come_out(game: Battle, squad: str, structure: str) -> Refusal | None:
    """DZC-7.14, DZC-22.6: one Disembark; a Bloodthirsty squad does not leave enemies."""
    if structure not in occupied(game, squad):
        return Refusal("DZC-7.14", "squad-not-inside", {"squad": squad, "structure": structure})
    profile = game.profile(game.state.squads[squad].units[0])
    if "Bloodthirsty" in profile.words and len(seats_inside(game, structure)) > 1:
        return Refusal("DZC-22.6", "bloodthirsty", {"squad": squad})
    refused = refuse_actions(game, squad, 1)
    if refused is not None:
        return refused
    record = game.state.squads[squad]
    if not placing.any_room(game, list(record.units), game.building(structure).entrances, LEAVE):
        return Refusal("DZC-7.14", "no-room-at-the-exits", {"squad": squad, "structure": structure})
    return None


def carry_out_of(game: Battle, squad: str, structure: str) -> Rules[None]:
    """DZC-14.4: who comes out onto a marker stops on it."""
    if (yield from come_out(game, squad)):
        yield from searching.stopped_on(game, game.state.squads[squad].units)


def linked(game: Battle, squad: str) -> Iterable[str]:
    for structure in occupied(game, squad):
        yield from game.state.structures[structure].links


def refuse_through(game: Battle, squad: str, structure: str) -> Refusal | None:
    """DZC-7.19: to a linked Structure, for one Disembark and one Embark action."""
    here = next(iter(occupied(game, squad)), "")
    if not here or structure not in game.state.structures[here].links:
        return Refusal("DZC-7.19", "not-linked", {"squad": squad, "structure": structure})
    profile = game.profile(game.state.squads[squad].units[0])
    if "Bloodthirsty" in profile.words and len(seats_inside(game, here)) > 1:
        return Refusal("DZC-22.6", "bloodthirsty", {"squad": squad})
    return refuse_entry(game, squad, structure, ACTIONS)


def carry_through(game: Battle, squad: str, structure: str) -> Rules[None]:
    yield from go_in(game, squad, structure, ACTIONS)


DOINGS = (
    Verb("go_in", "DZC-7.1", near_structures, refuse_go_in, carry_in),
    Verb("come_out", "DZC-7.14", occupied, refuse_come_out, carry_out_of),
    Verb("through", "DZC-7.19", linked, refuse_through, carry_through),
)
