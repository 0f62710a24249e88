"""Who may fire, with what, at whom (chapter 6): facts and refusals, no dice."""

from __future__ import annotations

from math import isqrt

from bocage.core.errors import Refusal
from bocage.games.legends_old_west.battle import FOOT, MOUNTED, Battle, apart
from bocage.games.legends_old_west.rows import Weapon
from bocage.games.legends_old_west.state import Figure
from bocage.games.legends_old_west.tables import PROFILES, WEAPONS
from bocage.games.legends_old_west.troops import allowance, is_individual, kind, shooting

OWN = ("shoot", "thrown")  # kinds of weapons handled here; the others by `arms`
STEALTH = 3000  # LOW-12.8


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
    if not figure.moved or figure.place == "aboard":
        return None
    penalty = "half" if game.setting.era != "ww1" or game.option("ww1_half_move_for_all") else weapon.move_penalty
    limit = {"none": 1_000_000, "half": allowance(game, figure) // 2, "full": 0}.get(penalty, 0)
    if figure.moved > limit:
        return Refusal("LOW-2.30" if game.setting.era == "ww1" else "LOW-6.3", "moved-too-far", {"figure": figure.id, "moved": figure.moved, "limit": limit})
    return None


def refuse_weapon(game: Battle, figure: Figure, weapon: Weapon) -> Refusal | None:
    """Whether a figure may use a weapon this turn, whatever the target: carried, not jammed, moved little enough, set up."""
    if weapon.id not in figure.weapons or weapon.id in figure.used:
        return Refusal("LOW-6.2", "does-not-carry", {"figure": figure.id, "weapon": weapon.id})
    if figure.jammed and any(name == weapon.id and until >= game.state.turn for name, until in figure.jammed):
        return Refusal("LOW-2.18", "is-jammed", {"figure": figure.id, "weapon": weapon.id})
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
    if target.hidden:
        return Refusal("LOW-6.10", "not-a-target", {"target": target.id})
    if target.down or target.place == "off" or (target.place == "aboard" and not _exposed(game, target)):
        return Refusal("LOW-19.45" if target.place == "aboard" else "LOW-6.10", "not-a-target", {"target": target.id})
    if game.engaged(target.id):
        return Refusal("LOW-2.17", "fights-your-men", {"target": target.id})
    if target.place == "table" and not is_located(game, target):
        return Refusal("LOW-13.6", "not-located", {"target": target.id})
    if kind(target) == "sniper" and not target.shots and not game.within(by, target.id, STEALTH) and _in_cover(game, by, target.id):
        return Refusal("LOW-12.8", "stealthy", {"target": target.id})
    return None


def _exposed(game: Battle, figure: Figure) -> bool:
    """LOW-19.45: passengers of open vehicles are targets."""
    from bocage.games.legends_old_west.tables import VEHICLES

    vehicle = game.state.vehicles.get(figure.vehicle)
    return vehicle is not None and vehicle.place == "table" and figure.station == "passenger" and VEHICLES[vehicle.row].open


def _in_cover(game: Battle, by: str, target: str) -> bool:
    from bocage.games.legends_old_west.way import items

    return any(not other for _, other in items(game, by, target))


def by_distance(game: Battle, by: str, unit: str) -> list[tuple[int, int, str]]:
    """Figures of a unit that are no secret, the nearest to somebody first: the square between centres (where bodies differ between edges), the least reach
    from edge to edge that takes him in, and who it is."""
    key = ("near", by, unit)
    places = game.places
    found: list[tuple[int, int, str]] | None = places.get(key)
    if found is not None:
        return found
    figures = game.state.figures
    me = figures.get(by)
    base = None
    near: list[tuple[int, int, str]] = []
    on_foot = me is not None and me.place == "table"
    x, y, r = (me.x, me.y, MOUNTED if me.mount else FOOT) if me is not None else (0, 0, 0)
    for ident in game.state.units[unit].figures:
        other = figures.get(ident)
        if other is None or other.hidden or other.down or other.place == "off" or (other.place == "aboard" and other.station != "passenger"):
            continue
        if on_foot and other.place == "table":
            dx, dy = other.x - x, other.y - y
            square = dx * dx + dy * dy
            root = isqrt(square)
            near.append((square, root + (root * root < square) - r - (MOUNTED if other.mount else FOOT), ident))
        else:
            base = base or game.base(by)
            away = apart(base, game.base(ident))
            near.append(((away // 100 + (r + FOOT if on_foot else 0)) ** 2, -(-away // 100), ident))
    near.sort()
    places[key] = near
    return near


def _looker(game: Battle, by: str) -> str:
    """Who looks from a vehicle looks from its body, as all do who are in it."""
    me = game.state.figures.get(by)
    return me.vehicle if me is not None and me.place == "aboard" and me.vehicle in game.state.vehicles else by


def targets_in_unit(game: Battle, by: str, unit: str, reach: int) -> list[str]:
    """Figures of a unit that somebody may shoot at and sees within a distance, the nearest first."""
    by = _looker(game, by)
    key = ("aim", by, unit, reach)
    memo = game.places
    found: list[str] | None = memo.get(key)
    if found is None:
        figures = game.state.figures
        near = by_distance(game, by, unit)
        found = memo[key] = [ident for _, away, ident in near if away <= reach and refuse_target(game, by, figures[ident]) is None and game.sees(by, ident)]
    return found


def nearest_in_unit(game: Battle, by: str, unit: str, reach: int) -> list[str]:
    """LOW-6.7: the nearest figure of a unit that somebody may shoot at and sees; several if they are as near; none if there is none."""
    by = _looker(game, by)
    key = ("nearest", by, unit, reach)
    memo = game.places
    found: list[str] | None = memo.get(key)
    if found is None:
        figures = game.state.figures
        found = []
        best = -1
        for square, away, ident in by_distance(game, by, unit):
            if away > reach:
                continue
            if found and square > best + 60_000 and square > best * 2:
                break  # bases differ by less than this
            if found and square != best and not _as_near(game, by, found[0], ident):
                if square > best:
                    break
                continue
            if refuse_target(game, by, figures[ident]) is None and game.sees(by, ident):
                found.append(ident)
                best = square if best < 0 else best
        memo[key] = found
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
    members = game.state.units[unit].figures
    return [f for ident in members if (f := figures.get(ident)) is not None and not f.down and f.place != "off" and not is_individual(f)]


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
    if figure.mount and figure.moved and weapon.kind in ("shoot", "automatic", "template"):
        value -= 1  # LOW-8.35, LOW-8.40
    vehicle = game.state.vehicles.get(target)
    if vehicle is not None and vehicle.moved:
        value -= 1  # LOW-19.7
    carrier = game.state.vehicles.get(figure.vehicle) if figure.vehicle else None
    if carrier is not None and carrier.moved:
        value -= 1  # LOW-19.8, LOW-19.45
    return value


def is_sniper(figure: Figure) -> bool:
    return PROFILES[figure.profile].kind == "sniper"
