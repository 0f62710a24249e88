"""Who may fire, with what, at whom (chapter 6): facts and refusals, no dice."""

from __future__ import annotations

from math import isqrt
from typing import NamedTuple

from bocage.core.errors import Refusal
from bocage.games.legends_old_west.aiming.in_the_way import items
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle, apart
from bocage.games.legends_old_west.ground.naming import in_cm
from bocage.games.legends_old_west.ground.troops import FIREARMS, allowance, is_individual, kind, shooting
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.rows import Weapon
from bocage.games.legends_old_west.tables.tables import PROFILES, VEHICLES, WEAPONS

OWN = ("shoot", "thrown")  # kinds of weapons handled here; the others by `arms`
STEALTH = 3000  # LOW-12.8
FAR = 1_000_000  # farther than any table is wide


def refuse_shooter(game: Battle, figure: Figure, *, opportunity: bool = False) -> Refusal | None:
    """LOW-2.31, LOW-2.12, LOW-6.10: whether a figure may shoot at all now."""
    unit = game.unit(figure.unit)
    if figure.place == "off" or figure.down or figure.dazed:
        return Refusal("LOW-2.27", "cannot-act", {"figure": figure.id})
    if not shooting(figure):
        return Refusal("LOW-2.1", "cannot-shoot-at-all", {"figure": figure.id})
    if unit.fleeing:
        return Refusal("LOW-5.4", "fleeing", {"figure": figure.id})
    if figure.shots and not _second_shot(game, figure):
        return Refusal("LOW-2.31", "has-shot", {"figure": figure.id})
    if figure.spotted:
        return Refusal("LOW-12.27", "has-spotted", {"figure": figure.id})
    if figure.busy or figure.task:
        return Refusal("LOW-2.33" if figure.task else "LOW-2.31", "is-busy", {"figure": figure.id})
    if figure.holder:
        return Refusal("LOW-8.37", "holds-horses", {"figure": figure.id})
    if figure.charged or (figure.place == "table" and game.engaged(figure.id)):
        return Refusal("LOW-2.12", "is-engaged", {"figure": figure.id})
    if figure.mount and kind(figure) == "mounted_infantry" and game.option("mounted_infantry_dismount_to_fire"):
        return Refusal("LOW-8.42", "must-dismount", {"figure": figure.id})
    if figure.station in ("crew", "pilot", "observer"):
        return Refusal("LOW-19.46", "mans-his-vehicle", {"figure": figure.id})
    return None


def _second_shot(game: Battle, figure: Figure) -> bool:
    """LOW-12.7, LOW-12.8: Rapid Fire, for a sniper of 39-45 who did not move; never after opportunity fire."""
    return kind(figure) == "sniper" and game.setting.era == "ww2" and figure.shots == 1 and figure.moved == 0 and f"rapid:{figure.id}" in game.state.done


def may_fire_after_move(game: Battle, figure: Figure, weapon: Weapon) -> Refusal | None:
    """LOW-6.3, LOW-2.30: half a move at most; in 14-18 the weapon's class decides."""
    if not figure.moved:  # who only rides has not moved himself (LOW-19.24)
        return None
    penalty = "half" if game.setting.era != "ww1" or game.option("ww1_half_move_for_all") else weapon.move_penalty
    limit = {"none": 1_000_000, "half": allowance(game, figure) // 2, "full": 0}.get(penalty, 0)
    if figure.moved > limit:
        facts = {"figure": figure.id, "moved": in_cm(figure.moved, up=True), "limit": in_cm(limit)}
        return Refusal("LOW-2.30" if game.setting.era == "ww1" else "LOW-6.3", "moved-too-far", facts)
    return None


def refuse_weapon(game: Battle, figure: Figure, weapon: Weapon) -> Refusal | None:
    """Whether a figure may use a weapon this turn, whatever the target: carried, not jammed, moved little enough, set up."""
    if weapon.id not in figure.weapons or weapon.id in figure.used:
        return Refusal("LOW-6.2", "does-not-carry", {"figure": figure.id, "weapon": weapon.id})
    until = max((last for name, last in figure.jammed if name == weapon.id), default=0) if figure.jammed else 0
    if until >= game.state.turn and figure.jammed:
        return Refusal("LOW-2.18", "is-jammed", {"figure": figure.id, "weapon": weapon.id, "until": until})
    if figure.silent >= game.state.turn:
        return Refusal("LOW-15.7", "is-silent", {"figure": figure.id, "weapon": weapon.id})
    if weapon.needs_setup and not figure.set_up and needs_setup(game, weapon):
        return Refusal("LOW-18.9", "not-set-up", {"figure": figure.id, "weapon": weapon.id})
    return may_fire_after_move(game, figure, weapon)


def needs_setup(game: Battle, weapon: Weapon) -> bool:
    """LOW-18.9, LOW-18.10."""
    return weapon.needs_setup and (weapon.type != "bazooka" or game.option("bazooka_needs_setup"))


def is_located(game: Battle, figure: Figure) -> bool:
    """LOW-13.6, LOW-6.10: whether a figure in a building may be shot at; in the Colonial era there is no localisation."""
    if figure.located or game.setting.era == "colonial" or game.inside(figure.id) is None:
        return True
    return not game.option("building_occupants_need_localisation") and figure.shots > 0


def refuse_target(game: Battle, by: str, target: Figure) -> Refusal | None:
    """LOW-6.10, LOW-2.17: whether a figure may be chosen as a target at all by somebody."""
    refusal = _is_no_target(game, target)
    if refusal is not None:
        return refusal
    if kind(target) == "sniper" and not target.shots and not game.within(by, target.id, STEALTH) and _in_cover(game, by, target.id):
        return Refusal("LOW-12.8", "stealthy", {"target": target.id})
    return None


def _is_no_target(game: Battle, target: Figure) -> Refusal | None:
    """What keeps a figure from being a target of anybody."""
    if target.hidden:
        return Refusal("LOW-6.10", "not-a-target", {"target": target.id})
    if target.down or target.place == "off" or (target.place == "aboard" and not _exposed(game, target)):
        return Refusal("LOW-19.45" if target.place == "aboard" else "LOW-6.10", "not-a-target", {"target": target.id})
    if game.engaged(target.id):
        return Refusal("LOW-2.17", "fights-your-men", {"target": target.id})
    if target.place == "table" and not is_located(game, target):
        return Refusal("LOW-13.6", "not-located", {"target": target.id})
    return None


def _exposed(game: Battle, figure: Figure) -> bool:
    """LOW-19.45: passengers of open vehicles are targets."""
    vehicle = game.state.vehicles.get(figure.vehicle)
    return vehicle is not None and vehicle.place == "table" and figure.station == "passenger" and VEHICLES[vehicle.row].open


def _in_cover(game: Battle, by: str, target: str) -> bool:
    return any(not other for _, other in items(game, by, target))


class Marks(NamedTuple):
    """The figures of a unit that may be shot at by those who see them, and a rectangle that holds the centres of those on foot."""

    on_foot: list[tuple[int, int, int, str]]  # x, y, radius, id
    riding: list[str]
    stealthy: list[str]  # who may still hide from distant eyes (LOW-12.8)
    west: int
    south: int
    east: int
    north: int


def marks(game: Battle, unit: str) -> Marks:
    """Those of a unit whom LOW-6.10 does not keep from being targets, whoever fires."""
    key = ("marks", unit)
    places = game.places
    found: Marks | None = places.get(key)
    if found is None:
        figures = game.state.figures
        on_foot: list[tuple[int, int, int, str]] = []
        riding: list[str] = []
        stealthy: list[str] = []
        for ident in game.state.units[unit].figures:
            figure = figures.get(ident)
            if figure is None or _is_no_target(game, figure) is not None:
                continue
            if figure.place == "table":
                on_foot.append((figure.x, figure.y, MOUNTED if figure.mount else FOOT, ident))
            else:
                riding.append(ident)
            if not figure.shots and kind(figure) == "sniper":
                stealthy.append(ident)
        xs, ys = [mark[0] for mark in on_foot], [mark[1] for mark in on_foot]
        limits = (min(xs), min(ys), max(xs), max(ys)) if on_foot else (0, 0, 0, 0)
        found = places[key] = Marks(on_foot, riding, stealthy, *limits)
    return found


def _within_reach(game: Battle, by: str, seen: Marks, reach: int) -> list[tuple[int, int, str]]:
    """The marks of a unit within a distance, the nearest to somebody first: the square between centres (where bodies differ between edges), the least
    reach from edge to edge that takes him in, and who it is."""
    found: list[tuple[int, int, str]] = []
    me = game.state.figures.get(by)
    if me is None or me.place != "table":
        base = game.base(by)
        for ident in (*(mark[3] for mark in seen.on_foot), *seen.riding):
            away = apart(base, game.base(ident))
            if -(-away // 100) <= reach:
                found.append(((away // 100) ** 2, -(-away // 100), ident))
    else:
        x, y, r = me.x, me.y, MOUNTED if me.mount else FOOT
        for fx, fy, fr, ident in seen.on_foot:
            dx, dy, far = fx - x, fy - y, reach + r + fr
            square = dx * dx + dy * dy
            if square <= far * far:
                root = isqrt(square)
                found.append((square, root + (root * root < square) - r - fr, ident))
        for ident in seen.riding:
            away = apart(game.base(by), game.base(ident))
            if -(-away // 100) <= reach:
                found.append(((away // 100 + r + FOOT) ** 2, -(-away // 100), ident))
    found.sort()
    return found


def _is_far(game: Battle, by: str, seen: Marks, reach: int) -> bool:
    """Whether all of a unit are plainly out of reach, by the rectangle that holds them."""
    if seen.riding:
        return False
    if not seen.on_foot:
        return True
    state = game.state
    me = state.figures.get(by) or state.guns.get(by)
    if me is not None and me.place == "table":
        x, y, far = me.x, me.y, reach + 2 * MOUNTED
    else:
        vehicle = state.vehicles.get(by)
        if vehicle is None:
            return False
        row = VEHICLES[vehicle.row]
        x, y, far = vehicle.x, vehicle.y, reach + MOUNTED + row.length + row.width
    dx = seen.west - x if x < seen.west else x - seen.east if x > seen.east else 0
    dy = seen.south - y if y < seen.south else y - seen.north if y > seen.north else 0
    return dx * dx + dy * dy > far * far


def _looker(game: Battle, by: str) -> str:
    """Who looks from a vehicle looks from its body, as all do who are in it."""
    me = game.state.figures.get(by)
    return me.vehicle if me is not None and me.place == "aboard" and me.vehicle in game.state.vehicles else by


def _may_aim(game: Battle, by: str, ident: str, stealthy: list[str]) -> bool:
    """Whether somebody sees a mark, and may shoot at him if he is stealthy (LOW-12.8)."""
    if stealthy and ident in stealthy and refuse_target(game, by, game.state.figures[ident]) is not None:
        return False
    return game.sees(by, ident)


def targets_in_unit(game: Battle, by: str, unit: str, reach: int) -> list[str]:
    """Figures of a unit that somebody may shoot at and sees within a distance, the nearest first."""
    by = _looker(game, by)
    key = ("aim", by, unit, reach)
    memo = game.places
    found: list[str] | None = memo.get(key)
    if found is None:
        seen = marks(game, unit)
        found = memo[key] = [ident for _, _, ident in _within_reach(game, by, seen, reach) if _may_aim(game, by, ident, seen.stealthy)]
    return found


def has_target(game: Battle, by: str, unit: str, reach: int) -> bool:
    """Whether somebody sees anybody of a unit within a distance whom he may shoot at."""
    by = _looker(game, by)
    limit = game.sight_limit()
    if limit is not None and limit < reach:
        reach = limit
    key = ("any", by, unit, reach)
    memo = game.places
    found: bool | None = memo.get(key)
    if found is None:
        seen = marks(game, unit)
        found = memo[key] = not _is_far(game, by, seen, reach) and _sees_one(game, by, seen, reach)
    return found


def _sees_one(game: Battle, by: str, seen: Marks, reach: int) -> bool:
    """Whether somebody may aim at any of some marks; `reach` is no farther than anybody sees."""
    me = game.state.figures.get(by)
    if me is None or me.place != "table":
        return _reaches_one(game, by, [mark[3] for mark in seen.on_foot] + seen.riding, seen.stealthy, reach)
    x, y, r = me.x, me.y, MOUNTED if me.mount else FOOT
    sees, smoke, stealthy = game.land.sees_discs, game.smoke() if game.state.clouds else (), seen.stealthy
    for fx, fy, fr, ident in seen.on_foot:
        dx, dy, far = fx - x, fy - y, reach + r + fr
        if dx * dx + dy * dy > far * far or (stealthy and ident in stealthy and refuse_target(game, by, game.state.figures[ident]) is not None):
            continue
        if sees(x, y, r, fx, fy, fr, smoke):
            return True
    return _reaches_one(game, by, seen.riding, stealthy, reach) if seen.riding else False


def _reaches_one(game: Battle, by: str, idents: list[str], stealthy: list[str], reach: int) -> bool:
    """The same from or at a vehicle."""
    base = game.base(by)
    return any(apart(base, game.base(ident)) <= 100 * reach and _may_aim(game, by, ident, stealthy) for ident in idents)


def nearest_in_unit(game: Battle, by: str, unit: str, reach: int) -> list[str]:
    """LOW-6.7: the nearest figure of a unit that somebody may shoot at and sees; several if they are as near; none if there is none."""
    by = _looker(game, by)
    limit = game.sight_limit()
    if limit is not None and limit < reach:
        reach = limit
    key = ("nearest", by, unit, reach)
    memo = game.places
    found: list[str] | None = memo.get(key)
    if found is None:
        seen = marks(game, unit)
        found = memo[key] = [] if _is_far(game, by, seen, reach) else _nearest(game, by, seen, reach)
    return found


def _nearest(game: Battle, by: str, seen: Marks, reach: int) -> list[str]:
    found: list[str] = []
    best = -1
    stealthy = seen.stealthy
    for square, _, ident in _within_reach(game, by, seen, reach):
        if found and square > best + 60_000 and square > best * 2:
            break  # bases differ by less than this
        if found and square != best and not _as_near(game, by, found[0], ident):
            if square > best:
                break
            continue
        if _may_aim(game, by, ident, stealthy):
            found.append(ident)
            best = square if best < 0 else best
    return found


def _as_near(game: Battle, by: str, one: str, other: str) -> bool:
    """Whether two figures on bases of different size are exactly as near."""
    a, b = game.state.figures[one], game.state.figures[other]
    if bool(a.mount) == bool(b.mount) and a.place == b.place:
        return False
    return game.gap(by, one).compare(game.gap(by, other)) == 0


def nearest(game: Battle, by: str, seen: list[str]) -> list[str]:
    """LOW-6.7: the nearest of those seen; several if they are as near."""
    if len(seen) < 2:
        return seen
    best = game.gap(by, seen[0])
    return [ident for ident in seen if game.gap(by, ident).compare(best) == 0]


def rank_and_file(game: Battle, unit: str) -> list[Figure]:
    """The figures of a unit that fire together at its declared target (LOW-6.9)."""
    figures = game.state.figures
    return [f for ident in who_fires(game, unit).together if not (f := figures[ident]).down and f.place != "off"]


class Firers(NamedTuple):
    """The figures of a unit by how they fire: with the others, or each on his own (LOW-6.8, LOW-6.9)."""

    together: list[str]
    alone: list[str]


def who_fires(game: Battle, unit: str) -> Firers:
    """Who of a unit fires with the others and who on his own, those included who lie or are off the table."""
    key = ("who fires", unit)
    places = game.places
    found: Firers | None = places.get(key)
    if found is None:
        figures = game.state.figures
        found = places[key] = Firers([], [])
        for ident in game.state.units[unit].figures:
            figure = figures.get(ident)
            if figure is not None:
                (found.alone if is_individual(figure) else found.together).append(ident)
    return found


def usable(game: Battle, figure: Figure) -> list[str]:
    """Weapons a figure could fire this turn, whatever the target."""
    known = game.ready.get(figure.id)
    turn = game.state.turn
    if known is not None and known[0] is figure and known[1] == turn:
        return known[2]
    found = [w for w in figure.weapons if WEAPONS[w].kind not in _NO_SHOT and refuse_weapon(game, figure, WEAPONS[w]) is None]
    game.ready[figure.id] = figure, turn, found
    return found


_NO_SHOT = ("melee", "armour", "mine", "charge", "equipment")


def modifiers(game: Battle, figure: Figure, weapon: Weapon, target: str = "") -> int:
    """To-hit modifiers of figures (companion, "in one place"): moved cavalry, a moving target vehicle, a moving carrier."""
    value = 0
    if figure.mount and figure.moved and weapon.type in FIREARMS:
        value -= 1  # LOW-8.35, LOW-8.40: with firearms, not with bows or javelins
    vehicle = game.state.vehicles.get(target)
    if vehicle is not None and vehicle.has_moved:
        value -= 1  # LOW-19.7
    carrier = game.state.vehicles.get(figure.vehicle) if figure.vehicle else None
    if carrier is not None and carrier.has_moved:
        value -= 1  # LOW-19.8, LOW-19.45
    return value


def is_sniper(figure: Figure) -> bool:
    return PROFILES[figure.profile].kind == "sniper"
