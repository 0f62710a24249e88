"""Planning a unit's move: the formation follows its leader (LOW-2.10, LOW-4.10); a plan is the same whoever asks, and is remembered until something moves."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from bocage.core.errors import Refusal
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.naming import ground_words, in_cm
from bocage.games.legends_old_west.ground.troops import allowance, is_animal
from bocage.games.legends_old_west.ground.walk import Walk
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import PROFILES
from bocage.space.plane import Point, each, within
from bocage.space.plane import bounds as bounds_of
from bocage.space.plane.costs import leg_length
from bocage.space.plane.formation import March, follow
from bocage.tabletop.points import Waypoint

Plan = list[tuple[str, March]]
LEASH = 1500  # LOW-12.31


def movers(game: Battle, unit: str) -> list[Figure]:
    """Figures that walk with a unit, its leader first: its own, and leaders who have joined it (LOW-4.12)."""
    key = ("movers", unit)
    memo = game.memo
    found: list[Figure] | None = memo.get(key)
    if found is None:
        found = memo[key] = _movers(game, unit)
    return found


def _movers(game: Battle, unit: str) -> list[Figure]:
    state = game.state
    figures = game.standing(unit)
    for other in state.units.values():
        if other.joined == unit and not other.moved:
            figures += game.standing(other.id)
    if not figures:
        return []
    guide = guide_of(game, unit, figures)
    return [guide, *(f for f in figures if f.id != guide.id)]


def guide_of(game: Battle, unit: str, figures: list[Figure]) -> Figure:
    """The cohesion figure: the leader, a joined one if his Pluck is higher (LOW-4.12); without one, the first who stands."""
    leader = game.state.units[unit].leader
    own = next((f for f in figures if f.id == leader), None)
    joined = [f for f in figures if f.unit != unit and PROFILES[f.profile].category == "leader"]
    best = max(joined, key=lambda f: PROFILES[f.profile].pluck, default=None)
    if best is not None and (own is None or PROFILES[best.profile].pluck > PROFILES[own.profile].pluck):
        return best
    return own or next((f for f in figures if not is_animal(f)), figures[0])


def is_bound(game: Battle, figure: Figure) -> bool:
    """A figure that may not move: engaged (LOW-2.12), at work (LOW-2.33), afraid (LOW-2.25), stopped by an obstacle (LOW-2.14), thrown or left beside his
    dead mount this turn (LOW-2.27)."""
    return bool(figure.task or figure.afraid or figure.charged or figure.halted or figure.dazed or figure.busy or game.engaged(figure.id))


def refuse_bound(game: Battle, figure: Figure) -> Refusal | None:
    """Why a figure may not move, with the rule."""
    if not is_bound(game, figure):
        return None
    facts = {"figure": figure.id}
    if figure.task:
        return Refusal("LOW-2.33", "already-works", facts)
    if figure.afraid:
        return Refusal("LOW-2.25", "is-afraid", facts)
    if figure.halted:
        return Refusal("LOW-2.14", "stopped-at-the-obstacle", facts)
    if figure.dazed or figure.busy:
        return Refusal("LOW-2.27", "cannot-act", facts)
    return Refusal("LOW-2.12", "is-engaged", facts)


def walk_of(game: Battle, unit: str) -> Walk:
    key = ("walk", unit)
    memo = game.memo
    found: Walk | None = memo.get(key)
    if found is None:
        found = memo[key] = Walk(game, movers(game, unit))
    return found


def plan_move(game: Battle, unit: str, path: tuple[Waypoint, ...]) -> Plan | Refusal:
    """Where every figure goes if the leader walks a path, or why he may not."""
    key = ("plan", unit, path)
    memo = game.memo
    found: Plan | Refusal | None = memo.get(key)
    if found is None:
        found = memo[key] = _plan(game, unit, path)
    return found


def _plan(game: Battle, unit: str, path: tuple[Waypoint, ...]) -> Plan | Refusal:
    if not movers(game, unit):
        return Refusal("LOW-5.1", "nobody-to-move", {"unit": unit})
    if not path:
        return Refusal("LOW-2.10", "no-path", {"unit": unit})
    walk = walk_of(game, unit)
    guide = walk.figures[0]
    start = Point(guide.x, guide.y)
    points = [start, *(Point(spot.x, spot.y) for spot in path)]
    bound = refuse_bound(game, guide)
    if bound is not None:
        return bound
    refusal = _refuse_leader(walk, points)
    if refusal is not None:
        return refusal
    swift = _translation(game, walk, points) if len(points) == 2 else None
    marches = swift or _flow(game, walk, points)
    if isinstance(marches, Refusal):
        return marches
    plan = [(figure.id, march) for figure, march in zip(walk.figures, marches, strict=True)]
    return refuse_dogs(game, {ident: march.end for ident, march in plan}) or plan


def refuse_dogs(game: Battle, ends: Mapping[str, Point]) -> Refusal | None:
    """LOW-12.31: a dog stays within 15 cm of its handler, or of its post ("x,y"); who is farther off already may come no farther still."""
    for ident, end in ends.items():
        dog = game.figure(ident)
        if not dog.handler:
            continue
        if "," in dog.handler:
            x, y = map(int, dog.handler.split(","))
            was, far = (dog.x - x) ** 2 + (dog.y - y) ** 2, LEASH + 125
        else:
            man = game.state.figures.get(dog.handler)
            if man is None:
                continue
            at = ends.get(man.id, Point(man.x, man.y))
            x, y, was, far = at.x, at.y, (dog.x - man.x) ** 2 + (dog.y - man.y) ** 2, LEASH + 250
        if (end.x - x) ** 2 + (end.y - y) ** 2 > max(far * far, was):
            return Refusal("LOW-12.31", "dog-too-far", {"figure": ident})
    return None


def _refuse_leader(walk: Walk, points: list[Point]) -> Refusal | None:
    """The certificate of a leader's path: what bars it, or by how much it is too long."""
    cost = 0
    guide = walk.figures[0].id
    for a, b in pairwise(points):
        barrier = walk.barrier(0, a, b)
        if barrier is not None:
            return Refusal(barrier[0], "way-barred", {"figure": guide, "by": ground_words(walk.game, barrier[1])})
        leg = walk.land.cost(a, b, walk.kinds[0])
        if leg is None:
            return Refusal("LOW-2.10", "ground-barred", {"figure": guide})
        cost += leg
    budget = walk.walkers[0].budget
    if cost > budget:
        return Refusal("LOW-2.10", "too-far", {"figure": guide, "cost": in_cm(cost, up=True), "left": in_cm(budget)})
    if not walk.free(0, points[-1]):
        return Refusal("LOW-2.10", "cannot-stand-there", {"figure": guide})
    return None


def _translation(game: Battle, walk: Walk, points: list[Point]) -> list[March] | None:
    """The whole formation moved by one vector, if nothing at all is near its way: the common case, and a fast one."""
    a, b = points
    dx, dy = b.x - a.x, b.y - a.y
    length = leg_length(a, b)
    walkers = walk.walkers
    if any(w.budget < length for w in walkers):
        return None
    figures = walk.figures
    if any(is_bound(game, f) for f in figures):
        return None
    xs, ys = [w.at.x for w in walkers], [w.at.y for w in walkers]
    west, east, south, north = min(xs) + min(dx, 0) - 450, max(xs) + max(dx, 0) + 450, min(ys) + min(dy, 0) - 450, max(ys) + max(dy, 0) + 450
    land = walk.land
    near = land.terrain.near(west + 250, south + 250, east - 250, north - 250)
    bounds = land.terrain.bounds
    for number in each(near & (land.costly[walk.kinds[0]] | land.obstacles | land.barriers)):
        w, s, e, n = bounds[number]
        if w < east - 250 and e > west + 250 and s < north - 250 and n > south + 250:
            return None
    for body in walk.bodies:
        w, s, e, n = bounds_of(body)
        if w < east and e > west and s < north and n > south:
            return None
    if min(xs) + dx < 200 or max(xs) + dx > walk.width - 200 or min(ys) + dy < 200 or max(ys) + dy > walk.depth - 200:
        return None
    if any(k != walk.kinds[0] for k in walk.kinds):
        return None
    for x, y, r, _ in (*walk.others, *walk.lying):
        if west - r < x < east + r and south - r < y < north + r:
            return None
    reach = game.setting.cohesion
    lx, ly, lr = walkers[0].at.x, walkers[0].at.y, walkers[0].radius
    for man in walkers[1:]:
        if (man.at.x - lx) ** 2 + (man.at.y - ly) ** 2 > (man.radius + lr + reach) ** 2:
            return None
    return [March((w.at, Point(w.at.x + dx, w.at.y + dy)), length) for w in walkers]


def _flow(game: Battle, walk: Walk, points: list[Point]) -> list[March] | Refusal:
    """The formation flows round what is there; those bound stay; nobody may be left behind who could have kept up (LOW-4.10)."""
    figures = walk.figures
    free = [i for i, f in enumerate(figures) if i == 0 or not is_bound(game, f)]
    stay = [(f.x, f.y, walk.walkers[i].radius) for i, f in enumerate(figures) if i not in free]
    keep = len(walk.others)
    walk.others += [(x, y, r, "") for x, y, r in stay]
    try:
        if not stay:
            marches = follow(walk.walkers, points, walk.way, walk.free, reach=game.setting.cohesion)
        else:
            some = [walk.walkers[i] for i in free]
            marches = follow(some, points, lambda i, a, b: walk.way(free[i], a, b), lambda i, p: walk.free(free[i], p), reach=game.setting.cohesion)
    finally:
        del walk.others[keep:]
    if marches is None:
        return Refusal("LOW-2.10", "cannot-stand-there", {"figure": figures[0].id})
    reach = game.setting.cohesion
    base = game.base(figures[0].id)
    for i, march in zip(free, marches, strict=True):
        if not march.near and within(base, game.base(figures[i].id), reach):
            return Refusal("LOW-4.10", "left-behind", {"figure": figures[i].id, "cm": in_cm(reach)})
    whole = dict(zip(free, marches, strict=True))
    return [whole.get(i, March((walk.walkers[i].at,), 0)) for i in range(len(figures))]


def left(game: Battle, figure: Figure) -> int:
    """What is left of a figure's move."""
    return max(0, allowance(game, figure) - figure.moved)
