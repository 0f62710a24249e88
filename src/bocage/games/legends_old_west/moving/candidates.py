"""Sensible moves to propose: towards enemies and objectives, half way so that the unit may still fire, into cover, aside, away. `refuse` stays the law."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bocage.games.legends_old_west.ground import distance_fields
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.walk import Walk
from bocage.games.legends_old_west.moving.plan import is_bound, left, movers, walk_of
from bocage.space.plane import Point
from bocage.space.plane.costs import towards
from bocage.tabletop.points import Waypoint

Path = tuple[Waypoint, ...]
Draft = Callable[[], Path | None]


def candidate_paths(game: Battle, unit: str) -> list[Path]:
    """At most a dozen paths for the unit's leader."""
    key = ("candidates", unit)
    memo = game.memo
    found: list[Path] | None = memo.get(key)
    if found is None:
        paths = {path: True for draft in draft_paths(game, unit) if (path := draft()) is not None}
        found = memo[key] = list(paths)[:12]
    return found


def draft_paths(game: Battle, unit: str) -> list[Draft]:
    """The same not yet worked out: for each goal the way to it and half of it, then away from the nearest enemy and to either side."""
    figures = movers(game, unit)
    if not figures or is_bound(game, figures[0]):
        return []
    walk = walk_of(game, unit)
    guide = walk.figures[0]
    start = Point(guide.x, guide.y)
    budget = min(left(game, f) for f in walk.figures if not is_bound(game, f))
    if budget < 100:
        return []
    enemy = _nearest_enemy(game, unit, start)
    found: list[Draft] = []
    for goal in goals(game, start, enemy):
        found += (partial(_whole, game, unit, start, goal, budget), partial(_half, game, unit, start, goal, budget))
    if enemy is not None:
        dx, dy = enemy.x - start.x, enemy.y - start.y
        for goal in (Point(start.x - dx, start.y - dy), Point(start.x + dy, start.y - dx), Point(start.x - dy, start.y + dx)):
            found.append(partial(_straight, walk, start, goal, budget))
    return found


def _straight(walk: Walk, start: Point, goal: Point, budget: int) -> Path | None:
    """As far as the move goes, if nothing bars it."""
    end = towards(start, goal, budget)
    return None if walk.way(0, start, end) is None else (Waypoint(end.x, end.y),)


def _whole(game: Battle, unit: str, start: Point, goal: Point, budget: int) -> Path | None:
    """The way to a goal, worked out once."""
    key = ("path", unit, goal)
    memo = game.memo
    found: Path | None = memo.get(key)
    if found is None:
        found = memo[key] = _path_to(game, unit, start, goal, budget)
    return found or None


def _half(game: Battle, unit: str, start: Point, goal: Point, budget: int) -> Path | None:
    """Half the way, so that the unit may still fire (LOW-6.3)."""
    path = _whole(game, unit, start, goal, budget)
    if path is None:
        return None
    end = towards(start, Point(path[0].x, path[0].y), budget // 2)
    return (Waypoint(end.x, end.y),)


def goals(game: Battle, start: Point, enemy: Point | None) -> list[Point]:
    """What is worth walking to: objectives of the scenario, the nearest enemy, cover."""
    found = [Point((w + e) // 2, (s + n) // 2) for w, s, e, n in objectives(game)]
    if enemy is not None:
        found.append(enemy)
    cover = _cover_near(game, start)
    if cover is not None:
        found.append(cover)
    return found


def objectives(game: Battle) -> list[tuple[int, int, int, int]]:
    """Rectangles that victory conditions name."""
    found = []
    for row in game.setting.scenario.victory:
        if isinstance(row.objective, dict):
            x, y, w, h = (round(row.objective[k] * 100) for k in ("x", "y", "w", "h"))
            found.append((x, y, x + w, y + h))
        elif isinstance(row.objective, str):
            ground = next((g for g in game.state.features if g.id == row.objective), None)
            if ground is not None:
                xs, ys = [p[0] for p in ground.points], [p[1] for p in ground.points]
                found.append((min(xs), min(ys), max(xs), max(ys)))
    return found


def _nearest_enemy(game: Battle, unit: str, start: Point) -> Point | None:
    enemies = game.enemies(game.side(unit))
    best = min(enemies, key=lambda f: ((f.x - start.x) ** 2 + (f.y - start.y) ** 2, f.id), default=None)
    return None if best is None else Point(best.x, best.y)


def _cover_near(game: Battle, start: Point) -> Point | None:
    """The middle of the nearest area that gives cover."""
    best: tuple[int, Point] | None = None
    for west, south, east, north in game.land.shelters:
        if not (west - 3000 < start.x < east + 3000 and south - 3000 < start.y < north + 3000):
            continue
        spot = Point(min(max(start.x, west + 150), max(east - 150, west)), min(max(start.y, south + 150), max(north - 150, south)))
        distance = (spot.x - start.x) ** 2 + (spot.y - start.y) ** 2
        if 150**2 < distance < 3000**2 and (best is None or distance < best[0]):
            best = (distance, spot)
    return best[1] if best is not None else None


def _path_to(game: Battle, unit: str, start: Point, goal: Point, reach: int) -> Path:
    """Straight towards a goal if nothing bars it, else by way of the cells that lead there."""
    walk = walk_of(game, unit)
    setting = game.setting
    end = towards(start, goal, reach)
    cost = walk.way(0, start, end)
    if cost is not None and cost <= reach and walk.free(0, end):
        return (Waypoint(end.x, end.y),)
    if cost is not None and cost > reach:
        end = towards(start, end, reach * reach // cost)
        if end != start and (walk.way(0, start, end) or reach + 1) <= reach and walk.free(0, end):
            return (Waypoint(end.x, end.y),)
    if walk.land.cost(start, goal, walk.kinds[0]) is not None and walk.land.barred(start, goal) is None:
        for part in (3, 2, 1):  # men are in the way, not the ground
            end = towards(start, goal, reach * part // 4)
            cost = walk.way(0, start, end)
            if cost is not None and cost <= reach and walk.free(0, end) and end != start:
                return (Waypoint(end.x, end.y),)
        return ()
    points = distance_fields.waypoints(walk.land, setting.width, setting.depth, start, goal, reach // distance_fields.CELL + 2)
    for count in range(len(points), 0, -1):
        end = towards(start, points[count - 1], reach)
        cost = walk.way(0, start, end)
        if cost is not None and cost <= reach and walk.free(0, end) and end != start:
            return (Waypoint(end.x, end.y),)
    return ()
