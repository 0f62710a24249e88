"""In the way (LOW-2.16): what stands between the firer and his target, from the firer outward, each with a roll of its own."""

from __future__ import annotations

from bocage.core.decision import Rules, roll
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.state.dice import test_die
from bocage.games.legends_old_west.state.fire_events import Stopped
from bocage.space.plane import Disc, Point, each, on_the_line, touches

FIGURE = 4  # LOW-2.16: a figure needs 4+
Item = tuple[int, str]  # the roll needed, and the figure that would take the hit ("" for terrain)


def items(game: Battle, by: str, target: str) -> list[Item]:
    """What is in the way of a shot, in order."""
    key = ("way", by, target)
    memo = game.places
    found: list[Item] | None = memo.get(key)
    if found is None:
        found = memo[key] = _items(game, by, target)
    return found


def _items(game: Battle, by: str, target: str) -> list[Item]:
    land = game.land
    firer, aim = game.base(by), game.base(target)
    a, b = firer.centre, aim.centre
    shapes: list[object] = []
    meaning: list[Item] = []
    for number in each(land.terrain.near_line(a, b) & land.cover & ~land.fired_over(firer)):
        shapes.append(land.shapes[number])
        meaning.append((_cover(game, number, target), ""))
    west, east = (a.x, b.x) if a.x <= b.x else (b.x, a.x)
    south, north = (a.y, b.y) if a.y <= b.y else (b.y, a.y)
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    for figures in game.present().values():
        for other in figures:
            r = MOUNTED if other.mount else FOOT
            x, y = other.x, other.y
            if x < west - r or x > east + r or y < south - r or y > north + r or other.down or other.hidden or other.id in (by, target):
                continue
            across = dx * (y - a.y) - dy * (x - a.x)
            if across * across >= r * r * square:
                continue
            disc = Disc(Point(x, y), r)
            if not touches(disc, firer):
                shapes.append(disc)
                meaning.append((FIGURE, other.id))
    for ident, vehicle in game.state.vehicles.items():
        if vehicle.place == "table" and not vehicle.wreck and ident not in (by, target, _carrier(game, by), _carrier(game, target)):
            body = game.base(ident)
            if not touches(body, firer):
                shapes.append(body)
                meaning.append((FIGURE, ident))
    found = [meaning[item.index] for item in on_the_line(a, b, shapes)] if shapes else []  # type: ignore[arg-type]
    if target in game.state.figures and game.state.figures[target].place == "aboard":
        found.append((5, ""))  # LOW-19.45: behind the sides of his vehicle
    return found


def _carrier(game: Battle, ident: str) -> str:
    figure = game.state.figures.get(ident)
    return figure.vehicle if figure is not None else ""


def _cover(game: Battle, number: int, target: str) -> int:
    """The roll a piece of terrain needs; a scenario may make it harder for those in contact with it."""
    land = game.land
    row = land.rows[number]
    for effect in game.setting.scenario.effects("cover_override"):
        if effect.terrain == row.id and touches(game.base(target), land.shapes[number]):
            return effect.cover
    return row.cover


def in_the_way(game: Battle, by: str, target: str) -> Rules[str | None]:
    """LOW-2.16: who takes the hit in the end: the target, somebody in the way, or nobody (None)."""
    found = items(game, by, target)
    for needed, other in found:
        passed = yield from roll(test_die("way", needed), why="LOW-2.16")
        if not passed:
            game.emit(Stopped(target, other, "figure" if other else "cover"))
            return other or None
    return target
