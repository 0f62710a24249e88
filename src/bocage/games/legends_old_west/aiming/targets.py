"""Who may be declared as a target by weapons of any kind: units in sight, vehicles, aircraft, buildings (LOW-6.9, LOW-6.10, LOW-13.6, LOW-21.33)."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.errors import Refusal
from bocage.games.legends_old_west.aiming.aim import FAR, has_target
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Wall, centre_of, is_blocked, outline, within
from bocage.space.plane.shapes import Disc, Point


def enemy_units(game: Battle, by: str) -> list[str]:
    """Enemy units with a figure that the firer sees and may shoot at."""
    return list(each_enemy_unit(game, by))


def each_enemy_unit(game: Battle, by: str) -> Iterator[str]:
    """The same one after the other, for those who only want to know the first."""
    side = game.side(by)
    return (unit.id for unit in game.state.units.values() if unit.side != side and has_target(game, by, unit.id, FAR))


def enemy_vehicles(game: Battle, by: str) -> list[str]:
    """Enemy vehicles in sight, wrecks left out."""
    side = game.side(by)
    return [v.id for v in game.state.vehicles.values() if v.place == "table" and not v.wreck and game.side(v.id) != side and game.sees(by, v.id)]


def enemy_aircraft(game: Battle, by: str, weapon: str) -> list[str]:
    """Enemy aircraft that a figure or gun on the ground may shoot at with a weapon (LOW-21.33)."""
    side = game.side(by)
    return [a.id for a in game.state.aircraft.values() if game.side(a.id) != side and refuse_aircraft(game, by, weapon, a.id) is None]


def refuse_aircraft(game: Battle, by: str, weapon: str, craft: str) -> Refusal | None:
    """LOW-21.33: rifles, LMGs, machine guns and guns in anti-aircraft position; LOW-21.34: not those under its own fire."""
    row, known = WEAPONS[weapon], game.state.aircraft[craft]
    if known.place != "table":
        return Refusal("LOW-21.33", "not-on-table", {"target": craft})
    holder = game.state.guns.get(by) or game.state.figures.get(by)
    allowed = row.type in ("rifle", "precision_rifle", "musket", "lmg") or ((row.type == "mg" or row.kind == "gun") and holder is not None and holder.aa)
    if not allowed:
        return Refusal("LOW-21.33", "not-at-aircraft", {"weapon": weapon})
    figure = game.state.figures.get(by)
    if figure is not None and craft in figure.strafed_by:
        return Refusal("LOW-21.34", "under-its-fire", {"target": craft})
    return None if game.sees(by, craft) else Refusal("LOW-2.28", "not-seen", {"target": craft})


def refuse_target(game: Battle, by: str, target: str, weapon: str) -> Refusal | None:
    """The law of declaring a unit, vehicle or aircraft."""
    state = game.state
    side = game.side(by)
    if target in state.units:
        if state.units[target].side == side:
            return Refusal("LOW-6.1", "own-target", {"target": target})
        return None if has_target(game, by, target, FAR) else Refusal("LOW-6.9", "unit-not-seen", {"target": target})
    if target in state.vehicles:
        vehicle = state.vehicles[target]
        if game.side(target) == side or vehicle.wreck or vehicle.place != "table":
            return Refusal("LOW-6.1", "own-target", {"target": target})
        return None if game.sees(by, target) else Refusal("LOW-2.28", "not-seen", {"target": target})
    if target in state.aircraft:
        if game.side(target) == side:
            return Refusal("LOW-6.1", "own-target", {"target": target})
        return refuse_aircraft(game, by, weapon, target)
    return Refusal("LOW-6.9", "no-such-target", {"target": target})


def buildings(game: Battle, by: str) -> list[str]:
    """Buildings in sight that hold no friends."""
    land, side = game.land, game.side(by)
    found = []
    for number, ground in enumerate(land.features):
        if land.buildings >> number & 1 and ground.structure > 0 and sees_building(game, by, number) and not held_by(game, number, side):
            found.append(ground.id)
    return found


def held_by(game: Battle, number: int, side: str) -> bool:
    """Whether figures of a side are in a building."""
    return any(game.land.building_at(f.x, f.y) == number for f in game.present()[side])


def sees_building(game: Battle, by: str, number: int) -> bool:
    """Whether the middle or a corner of a building is in sight past everything else."""
    land, shape, base = game.land, game.land.shapes[number], game.base(by)
    if isinstance(shape, Wall):
        return False
    spots = [centre_of(shape)] if isinstance(shape, Disc) else [centre_of(shape), *(Point(x, y) for x, y in outline(shape).corners)]
    limit = game.sight_limit()
    if limit is not None and not within(base, shape, limit):
        return False
    return any(not is_blocked(land.terrain, base.centre, spot, skip=1 << number, smoke=game.smoke()) for spot in spots)


def nearest_enemy(game: Battle, side: str, figure: Figure) -> int:
    """The square of the distance to the nearest enemy who is not hidden."""
    key = ("nearest enemy", figure.id)
    memo = game.places
    found: int | None = memo.get(key)
    if found is None:
        x, y = figure.x, figure.y
        found = memo[key] = min(((f.x - x) ** 2 + (f.y - y) ** 2 for f in game.fighters(game.enemy(side), with_hidden=False)), default=1 << 60)
    return found
