"""Who fires together and at what (LOW-6.1, LOW-6.8, LOW-6.9): the groups of a seat, their members, the targets they may declare."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from bocage.core.legal import Answer
from bocage.games.legends_old_west.aiming.aim import OWN, has_target, rank_and_file, refuse_shooter, usable, who_fires
from bocage.games.legends_old_west.aiming.targets import nearest_enemy, refuse_aircraft
from bocage.games.legends_old_west.arms import handlers
from bocage.games.legends_old_west.ground.battle import MOUNTED, Battle
from bocage.games.legends_old_west.state.state import Figure, Unit
from bocage.games.legends_old_west.tables.tables import WEAPONS

Draft = Callable[[], "At | None"]


class At(Answer):
    """A target: a unit, a figure, a vehicle, an aircraft, a building, or "point" where the weapon is aimed at a spot."""

    aim: str

    def target(self) -> tuple[str, str]:
        return "piece", self.aim


def visible_vehicles(game: Battle, by: str, reach: int) -> list[str]:
    """Enemy vehicles and aircraft somebody sees within a distance."""
    state, side = game.state, game.side(by)
    found = [v.id for v in state.vehicles.values() if v.place == "table" and not v.wreck and game.side(v.id) != side]
    found += [a.id for a in state.aircraft.values() if a.place == "table" and game.side(a.id) != side]
    return [ident for ident in found if game.within(by, ident, reach) and game.sees(by, ident)]


def may_fire_at(game: Battle, figure: Figure, weapon: str, target: str) -> bool:
    """Whether a figure may fire a weapon at a declared target."""
    row = WEAPONS[weapon]
    state = game.state
    if row.kind not in OWN:
        handler = handlers.HANDLERS.get(row.kind)
        if handler is None:
            return False
        if target == "point" and row.kind != "automatic":
            return target in handler.targets(game, figure.id, weapon)
        return handler.refuse(game, figure.id, weapon, target) is None
    if target in state.units:
        return state.units[target].side != game.side(figure.id) and has_target(game, figure.id, target, row.reach)
    if target in state.aircraft and not _may_fire_up(game, figure, weapon, target):
        return False
    return target in visible_vehicles(game, figure.id, row.reach)


def figure_targets(game: Battle, figure: Figure, weapon: str, known: Mapping[str, bool]) -> Iterator[str]:
    """What one figure may fire at with one weapon, as declared targets; who is known as one already is not looked at again."""
    row = WEAPONS[weapon]
    if row.kind not in OWN:
        handler = handlers.HANDLERS.get(row.kind)
        if handler is not None:
            yield from handler.each(game, figure.id, weapon)
        return
    for unit in enemy_units(game, game.side(figure.id)):
        if unit not in known and has_target(game, figure.id, unit, row.reach):
            yield unit
    if game.state.vehicles or game.state.aircraft:
        for target in visible_vehicles(game, figure.id, row.reach):
            if target not in game.state.aircraft or _may_fire_up(game, figure, weapon, target):
                yield target


def enemy_units(game: Battle, side: str) -> list[str]:
    """Enemy units with somebody on the table who is not hidden."""
    key = ("enemy units", side)
    memo = game.memo
    found: list[str] | None = memo.get(key)
    if found is None:
        names: dict[str, bool] = {}
        for f in game.fighters(game.enemy(side), with_hidden=False):
            names[f.unit] = True
        for f in game.state.figures.values():
            if f.place == "aboard" and f.station == "passenger" and game.side(f.id) != side:
                names[f.unit] = True
        found = memo[key] = list(names)
    return found


def _may_fire_up(game: Battle, figure: Figure, weapon: str, craft: str) -> bool:
    """LOW-21.33, LOW-21.34."""
    return refuse_aircraft(game, figure.id, weapon, craft) is None


def group_targets(game: Battle, group: str) -> list[str]:
    """What a firing group (a unit's rank and file, or a single figure) may declare as its target."""
    members = group_members(game, group)
    places, key = game.places, ("targets", group)
    known: tuple[list[Figure], list[str]] | None = places.get(key)
    if known is not None and known[0] == members:
        return known[1]
    found = list(each_target(game, group, members))
    if all(WEAPONS[weapon].kind in PLAIN for figure in members for weapon in figure.weapons):
        places[key] = members, found
    return found


def first_target(game: Battle, group: str) -> str | None:
    """The first of them, None if there is none; remembered, for a shot that is played over and over for its odds."""
    members = group_members(game, group)
    places, key = game.places, ("first target", group)
    known: tuple[list[Figure], str | None] | None = places.get(key)
    if known is not None and known[0] == members:
        return known[1]
    found = next(each_target(game, group, members), None)
    if all(WEAPONS[weapon].kind in PLAIN for figure in members for weapon in figure.weapons):
        places[key] = members, found
    return found


PLAIN = ("shoot", "thrown", "automatic", "thrown_blast", "melee", "armour", "equipment")
"""Kinds of weapons whose targets follow from who stands where and from the records of those who fire."""


def each_target(game: Battle, group: str, members: list[Figure]) -> Iterator[str]:
    """The same one after the other, for those who only want to know the first."""
    names: dict[str, bool] = {}
    for figure in members:
        for weapon in usable(game, figure):
            for target in figure_targets(game, figure, weapon, names):
                if target not in names:
                    names[target] = True
                    yield target


def draft_targets(game: Battle, group: str) -> list[Draft]:
    """The same not yet looked at, each with one who fires: whatever the enemy has on the table; all of it worked out for weapons that are laid by hand."""
    members = group_members(game, group)
    if not all(WEAPONS[weapon].kind in PLAIN for figure in members for weapon in figure.weapons):
        return [partial(At, target) for target in group_targets(game, group)]
    side, state = game.side(group), game.state
    names = [*enemy_units(game, side), *(ident for ident in (*state.vehicles, *state.aircraft) if game.side(ident) != side)]
    if any(WEAPONS[weapon].kind == "thrown_blast" for figure in members for weapon in figure.weapons):
        names.append("point")
    return [partial(_drafted, game, members, name) for name in names]


def _drafted(game: Battle, members: Sequence[Figure], target: str) -> At | None:
    """A target, if anybody of those who fire may fire anything at it."""
    for figure in members:
        for weapon in usable(game, figure):
            if may_fire_at(game, figure, weapon, target):
                return At(target)
    return None


def group_members(game: Battle, group: str) -> list[Figure]:
    """The figures of a group that may shoot now."""
    figure = game.state.figures.get(group)
    members = [figure] if figure is not None else rank_and_file(game, group)
    return [f for f in members if refuse_shooter(game, f) is None]


def groups(game: Battle, seat: str) -> list[str]:
    """Groups of a seat that may still fire and have an enemy within reach; whether they see one is looked at when they are picked."""
    return list(each_group(game, seat))


def each_group(game: Battle, seat: str) -> Iterator[str]:
    """The same one after the other, for those who only want to know whether there is one."""
    state = game.state
    done = state.done
    side = game.setting.side_of_seat[seat]
    for unit in state.units.values():
        if unit.seat != seat or unit.fleeing or unit.aircraft:
            continue
        if not unit.fired and unit.id not in done and could_fire(game, side, unit.id):
            yield unit.id
        for ident in who_fires(game, unit.id).alone:
            if ident not in done and could_fire(game, side, ident):
                yield ident


def could_fire(game: Battle, side: str, group: str) -> bool:
    """Whether anybody of a group may shoot at all, and an enemy is within the reach of a weapon he may use."""
    figures = game.state.figures
    figure = figures.get(group)
    if figure is not None:
        return _could_fire(game, side, figure)
    for ident in who_fires(game, group).together:
        figure = figures[ident]
        if not figure.down and figure.place != "off" and _could_fire(game, side, figure):
            return True
    return False


def lies_hidden(game: Battle, group: str) -> bool:
    """Whether a group lies in ambush: what it could do must not be told by what it is asked."""
    figure = game.state.figures.get(group)
    if figure is not None:
        return figure.hidden
    return any(f.hidden for f in game.standing(group))


def _could_fire(game: Battle, side: str, figure: Figure) -> bool:
    """Whether a figure may shoot at all, and an enemy is within the reach of a weapon it may use."""
    places, unit = game.places, game.state.units[figure.unit]
    key = ("could", figure.id)
    known: tuple[Figure, Unit, bool] | None = places.get(key)
    if known is not None and known[0] is figure and known[1] is unit and not figure.shots:
        return known[2]
    found = refuse_shooter(game, figure) is None and _in_reach(game, side, figure)
    places[key] = figure, unit, found
    return found


def _in_reach(game: Battle, side: str, figure: Figure) -> bool:
    weapons = usable(game, figure)
    if not weapons:
        return False
    if figure.hidden:
        return True
    reach = max(1_000_000 if WEAPONS[w].kind in ("automatic", "guess", "gun") else WEAPONS[w].reach for w in weapons)
    if reach >= 15_000 or figure.place != "table":
        return True
    return nearest_enemy(game, side, figure) <= (reach + 2 * MOUNTED) ** 2 or bool(game.state.vehicles or game.state.aircraft)
