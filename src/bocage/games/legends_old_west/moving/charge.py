"""Charges (LOW-2.12, LOW-5.2): those who can finish in contact do, the others come along; fear is tested first (LOW-2.25)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.legends_old_west.aiming import pluck
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.ground.courses import Course
from bocage.games.legends_old_west.ground.walk import Walk
from bocage.games.legends_old_west.moving.march import carry_out
from bocage.games.legends_old_west.moving.plan import is_bound, left, movers, refuse_dogs
from bocage.games.legends_old_west.state.events import ALL, Happened, Stormed, change
from bocage.games.legends_old_west.state.state import Figure, LowState
from bocage.games.legends_old_west.tables.tables import VEHICLES
from bocage.space.plane import Disc, Point, contact_point, within
from bocage.space.plane.degrees import step
from bocage.space.plane.formation import follow

_ORIGIN = Point(0, 0)
Starts = Mapping[str, tuple[int, int]]
"""Where figures of a unit stood when its move began: what they saw from there they may charge (LOW-2.12)."""
NOWHERE: Starts = MappingProxyType({})
NO_ENDS: Mapping[str, Point] = MappingProxyType({})


class Shrank(Happened):
    """A figure failed its fear test: it does not move this phase (LOW-2.25)."""

    rules = ("LOW-2.25",)
    figure: str

    def apply(self, state: LowState) -> None:
        change(state, self.figure, afraid=True)


class Dared(Happened):
    """A figure passed its fear test: it need not test again this turn (LOW-2.25)."""

    rules = ("LOW-2.25",)
    leaves = ALL
    figure: str

    def apply(self, state: LowState) -> None:
        state.done.append(f"dared:{self.figure}")


@lru_cache(maxsize=16)
def contacts_around(reach: int) -> tuple[tuple[int, int], ...]:
    """Grid offsets at which two bases whose radii add up to `reach` touch without overlapping, around the compass."""
    found = []
    for number in range(16):
        place = step(_ORIGIN, number * 45 // 2, reach)
        for out in range(3):
            for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                x = place.x + dx + (out if place.x > 0 else -out if place.x < 0 else 0)
                y = place.y + dy + (out if place.y > 0 else -out if place.y < 0 else 0)
                if reach * reach <= x * x + y * y <= (reach + 1) * (reach + 1):
                    break
            else:
                continue
            found.append((x, y))
            break
    return tuple(found)


def may_charge(game: Battle, unit: str) -> list[str]:
    """Enemy units and vehicles that somebody of a unit sees and could just reach."""
    key = ("charge", unit)
    memo = game.memo
    known: list[str] | None = memo.get(key)
    if known is None:
        known = memo[key] = _may_charge(game, unit)
    return known


def _may_charge(game: Battle, unit: str) -> list[str]:
    figures = [f for f in movers(game, unit) if not is_bound(game, f) and not f.holder]  # LOW-8.37: who holds horses does not fight
    if not figures or game.unit(unit).fleeing:
        return []
    side = game.side(unit)
    found: dict[str, bool] = {}
    mine = [(f, f.x, f.y, left(game, f) + (MOUNTED if f.mount else FOOT)) for f in figures]
    far = max(reach for _, _, _, reach in mine) + MOUNTED
    west, east = min(x for _, x, _, _ in mine) - far, max(x for _, x, _, _ in mine) + far
    south, north = min(y for _, _, y, _ in mine) - far, max(y for _, _, y, _ in mine) + far
    for enemy in game.enemies(side):
        x, y, r = enemy.x, enemy.y, MOUNTED if enemy.mount else FOOT
        if not (west <= x <= east and south <= y <= north) or enemy.unit in found:
            continue
        for f, fx, fy, reach in mine:
            dx, dy, far = fx - x, fy - y, reach + r
            if dx * dx + dy * dy <= far * far and game.sees(f.id, enemy.id) and rush_path(game, unit, f, enemy.id) is not None:
                found[enemy.unit] = True
                break
    for vehicle in game.state.vehicles.values():
        if vehicle.place != "table" or vehicle.wreck or game.side(vehicle.id) == side:
            continue
        if any(game.within(f.id, vehicle.id, left(game, f)) and game.sees(f.id, vehicle.id) for f in figures):
            found[vehicle.id] = True
    return list(found)


def rush_path(
    game: Battle, unit: str, figure: Figure, enemy: str, taken: list[tuple[int, int, int]] | None = None, ends: Mapping[str, Point] = NO_ENDS
) -> tuple[Point, int] | None:
    """Where a figure that charges an enemy comes into contact, and what it costs; None if it cannot."""
    key = ("rush", figure.id, enemy)
    if taken is None:
        memo = game.memo
        if key not in memo:
            memo[key] = _rush(game, unit, figure, enemy, [])
        found: tuple[Point, int] | None = memo[key]
        return found
    return _rush(game, unit, figure, enemy, taken, ends)


def _rush(
    game: Battle, unit: str, figure: Figure, enemy: str, taken: list[tuple[int, int, int]], ends: Mapping[str, Point] = NO_ENDS, *, leash: bool = True
) -> tuple[Point, int] | None:
    """`ends`: where others of the unit come to stand in the same charge. A dog's leash counts (LOW-12.31) unless it is asked without."""
    start = Point(figure.x, figure.y)
    budget = left(game, figure)
    r = MOUNTED if figure.mount else FOOT
    walk = charging_walk(game, unit, figure, enemy)
    if enemy in game.state.vehicles:
        spot = contact_point(Disc(start, r), game.base(enemy))
        spots = [spot] if spot is not None else []
    else:
        foe = game.figure(enemy)
        reach = r + (MOUNTED if foe.mount else FOOT)
        spots = sorted((Point(foe.x + dx, foe.y + dy) for dx, dy in contacts_around(reach)), key=lambda p: (p.x - start.x) ** 2 + (p.y - start.y) ** 2)[:7]
    for spot in spots:
        if (spot.x - start.x) ** 2 + (spot.y - start.y) ** 2 > budget * budget:
            continue
        if any((spot.x - x) ** 2 + (spot.y - y) ** 2 < (r + er) ** 2 for x, y, er in taken):
            continue
        if not walk.free(0, spot) or walk.overlaps(0, spot) is not None:
            continue
        if leash and figure.handler and refuse_dogs(game, {**ends, figure.id: spot}) is not None:
            continue
        cost = walk.way(0, start, spot)
        if cost is not None and cost <= budget:
            return spot, cost
    return None


def charging_walk(game: Battle, unit: str, figure: Figure, enemy: str) -> Walk:
    """The way of one charger: the zone of the charged enemy does not bar, nor those that overlap it; mates may be passed through (LOW-2.10, LOW-2.11)."""
    key = ("storm", figure.id, enemy)
    memo = game.memo
    found: Walk | None = memo.get(key)
    if found is None:
        found = Walk(game, [figure], enemy if enemy in game.state.vehicles else "")
        mates = {f.id for f in movers(game, unit)}
        found.others = [o for o in found.others if o[3] not in mates]
        if enemy in game.state.vehicles:
            found.vehicles = [ident for ident in found.vehicles if ident != enemy]
            found.bodies = [game.base(ident) for ident in found.vehicles]
        else:
            foe = game.figure(enemy)
            found.zones = [z for z in found.zones if z[3] != enemy and (z[0] - foe.x) ** 2 + (z[1] - foe.y) ** 2 > 750**2]
        memo[key] = found
    return found


def causes_fear(game: Battle, enemy: str) -> bool:
    """LOW-19.12: tanks do."""
    vehicle = game.state.vehicles.get(enemy)
    return vehicle is not None and VEHICLES[vehicle.row].tank


def dares(game: Battle, ident: str, enemy: str) -> Rules[bool]:
    """LOW-2.25: before a figure charges what causes fear it tests its Pluck, once a turn; failing, it does not move this phase."""
    if not causes_fear(game, enemy) or f"dared:{ident}" in game.state.done:
        return True
    brave = yield from pluck.test(game, ident, "LOW-2.25")
    game.emit(Dared(ident) if brave else Shrank(ident))
    return brave


def refuse_charge(game: Battle, unit: str, enemy: str) -> Refusal | None:
    """LOW-2.12: an enemy in sight at the start that somebody can reach."""
    if enemy in may_charge(game, unit):
        return None
    known = enemy in game.state.units or enemy in game.state.vehicles
    return Refusal("LOW-2.12", "cannot-charge", {"unit": unit, "enemy": enemy if known else ""})


def refuse_rush(game: Battle, figure: Figure, unit: str, enemy: str, start: tuple[int, int] | None = None) -> Refusal | None:
    """LOW-2.12, LOW-2.25: one figure at one enemy that it saw from where its move began."""
    if figure.afraid:
        return Refusal("LOW-2.25", "is-afraid", {"figure": figure.id})
    if figure.holder:
        return Refusal("LOW-8.37", "holds-horses", {"figure": figure.id})
    foe, vehicle = game.state.figures.get(enemy), game.state.vehicles.get(enemy)
    there = (foe is not None and foe.place == "table" and not foe.down and not foe.hidden) or (
        vehicle is not None and vehicle.place == "table" and not vehicle.wreck
    )
    if not there or game.side(enemy) == game.side(figure.id):
        return Refusal("LOW-2.12", "no-such-enemy", {"enemy": enemy})
    if is_bound(game, figure):
        return Refusal("LOW-2.12", "is-engaged", {"figure": figure.id})
    if not saw(game, figure, enemy, start or (figure.x, figure.y)):
        return Refusal("LOW-2.12", "does-not-see", {"figure": figure.id, "enemy": enemy})
    if rush_path(game, unit, figure, enemy) is None:
        if figure.handler and _rush(game, unit, figure, enemy, [], leash=False) is not None:
            return Refusal("LOW-12.31", "dog-too-far", {"figure": figure.id})
        return Refusal("LOW-2.12", "cannot-reach", {"figure": figure.id, "enemy": enemy})
    return None


def saw(game: Battle, figure: Figure, enemy: str, start: tuple[int, int]) -> bool:
    """LOW-2.12: whether an enemy was visible to a figure at the start of its move."""
    if start == (figure.x, figure.y):
        return game.sees(figure.id, enemy)
    here, there, limit = Disc(Point(*start), MOUNTED if figure.mount else FOOT), game.base(enemy), game.sight_limit()
    return (limit is None or within(here, there, limit)) and game.land.sees(here, there, game.smoke())


def charge_unit(game: Battle, unit: str, enemy: str) -> Rules[None]:
    """LOW-5.2, LOW-6.5: exactly those who can finish in contact are placed base to base; the others follow and take no part (LOW-6.6)."""
    if causes_fear(game, enemy):
        for figure in movers(game, unit):
            if not is_bound(game, figure) and not figure.holder and game.within(figure.id, enemy, left(game, figure)):
                yield from dares(game, figure.id, enemy)
    courses = pair_off(game, unit, enemy)
    if courses:
        game.emit(Stormed(unit, enemy))
    yield from carry_out(game, unit, courses)


def pair_off(game: Battle, unit: str, enemy: str) -> list[Course]:
    """Each charger takes the nearest enemy he can reach, those with the fewest attackers first."""
    figures = movers(game, unit)
    free = [f for f in figures if not is_bound(game, f) and not f.holder]
    foes = [enemy] if enemy in game.state.vehicles else [f.id for f in game.standing(enemy) if not f.hidden]
    taken: list[tuple[int, int, int]] = []
    count = dict.fromkeys(foes, 0)
    courses: list[Course] = []
    spots = {f.id: (f.x, f.y) for f in figures} | {i: (g.x, g.y) for i in foes if (g := game.state.figures.get(i)) is not None}

    def distance(a: str, b: str) -> int:
        if b not in spots:
            return 0
        return (spots[a][0] - spots[b][0]) ** 2 + (spots[a][1] - spots[b][1]) ** 2

    for figure in sorted(free, key=lambda f: (bool(f.handler), min((distance(f.id, i) for i in foes), default=0), f.id)):  # dogs after their handlers
        reach = left(game, figure) + 450
        for foe in sorted(foes, key=lambda i: (count[i], distance(figure.id, i), i))[:6]:
            if foe in spots and distance(figure.id, foe) > reach * reach:
                continue
            if not game.sees(figure.id, foe):
                continue
            found = rush_path(game, unit, figure, foe, taken, {c.ident: c.path[-1] for c in courses} if figure.handler else NO_ENDS)
            if found is not None:
                spot, cost = found
                courses.append(Course(figure.id, (Point(figure.x, figure.y), spot), cost, foe))
                taken.append((spot.x, spot.y, MOUNTED if figure.mount else FOOT))
                count[foe] += 1
                break
    return courses + _followers(game, unit, figures, courses, taken)


def _followers(game: Battle, unit: str, figures: list[Figure], courses: list[Course], taken: list[tuple[int, int, int]]) -> list[Course]:
    """Those who cannot reach an enemy keep up with their leader (LOW-5.2, LOW-4.10)."""
    charging = {c.ident: c for c in courses}
    rest = [f for f in figures if f.id not in charging and not is_bound(game, f)]
    if not rest or not courses:
        return []
    guide = figures[0]
    end = charging[guide.id].path[-1] if guide.id in charging else Point(guide.x, guide.y)
    walk = Walk(game, [guide, *rest] if guide not in rest else rest)
    if guide in rest:
        return []
    walk.others += [(x, y, r, "") for x, y, r in taken] + [
        (f.x, f.y, MOUNTED if f.mount else FOOT, f.id) for f in figures if f not in rest and f.id not in charging
    ]
    walkers = walk.walkers
    anchor = [walkers[0]._replace(at=end)]
    marches = follow([*anchor, *walkers[1:]], [end], lambda i, a, b: walk.way(i, a, b), lambda i, p: walk.free(i, p), reach=game.setting.cohesion)
    if marches is None:
        return []
    found = []
    for figure, march in zip(rest, marches[1:], strict=True):
        if len(march.path) > 1:
            found.append(Course(figure.id, march.path, march.cost))
    return found
