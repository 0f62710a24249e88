"""Overruns: enemies in a vehicle's path dodge or are run over (LOW-19.31 to 19.34)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose_unless_forced
from bocage.core.legal import Answer, only
from bocage.games.legends_old_west.aiming import pluck
from bocage.games.legends_old_west.aiming.wounds import Hit, kill, wound
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.ground.concealment import come_upon, show
from bocage.games.legends_old_west.ground.vehicle_facts import body, row_of
from bocage.games.legends_old_west.state.state import Figure, Vehicle
from bocage.games.legends_old_west.state.vehicle_events import Dodged, RunOver
from bocage.space.plane import Box, Disc, Point, fits, offset, pivots_over, sweeps_over
from bocage.space.plane.degrees import SCALE, cosine, sine

LEFT, RIGHT = "left", "right"


class Dodge(Answer):
    """The side to which a figure leaps out of the path."""

    side: str


DODGE: Question[Dodge] = Question("dodge", Dodge, rule="LOW-19.32")


def in_the_path(game: Battle, ident: str, here: Point, there: Point, facing: int) -> list[str]:
    """Enemy figures that a body runs over on one piece of its way, those lying or hidden too."""
    vehicle = game.state.vehicles[ident]
    shape = body(vehicle, here, facing)
    reach = row_of(vehicle).length + 400 + abs(there.x - here.x) + abs(there.y - here.y)
    enemies = game.present()[game.enemy(game.side(ident))]
    return [
        f.id
        for f in enemies
        if abs(f.x - here.x) <= reach and abs(f.y - here.y) <= reach and sweeps_over(shape, here, there, Disc(Point(f.x, f.y), MOUNTED if f.mount else FOOT))
    ]


def in_the_swing(game: Battle, ident: str, before: int, facing: int) -> list[str]:
    """Enemy figures that a body sweeps over while it turns on the spot."""
    vehicle = game.state.vehicles[ident]
    shape, reach = body(vehicle, None, before), row_of(vehicle).length + 400
    near = [f for f in game.present()[game.enemy(game.side(ident))] if abs(f.x - vehicle.x) <= reach and abs(f.y - vehicle.y) <= reach]
    return [f.id for f in near if pivots_over(shape, facing, Disc(Point(f.x, f.y), MOUNTED if f.mount else FOOT))]


def clear_the_way(game: Battle, ident: str, here: Point, there: Point, facing: int) -> Rules[None]:
    """LOW-19.31: enemies in the path of one piece of its way."""
    yield from _scatter(game, ident, game.once("in the path", in_the_path, game, ident, here, there, facing), there, facing)


def clear_the_swing(game: Battle, ident: str, before: int, facing: int) -> Rules[None]:
    """LOW-19.31: enemies in the path of its turn."""
    vehicle = game.state.vehicles[ident]
    yield from _scatter(game, ident, game.once("in the swing", in_the_swing, game, ident, before, facing), Point(vehicle.x, vehicle.y), facing)


def _scatter(game: Battle, ident: str, figures: list[str], there: Point, facing: int) -> Rules[None]:
    """LOW-19.31, LOW-19.34: each of them tests Pluck, once; LOW-19.32: who passes leaps aside; LOW-19.33: who fails is hit at its Strength."""
    row = row_of(game.state.vehicles[ident])
    for figure in figures:
        known = game.state.figures.get(figure)
        if known is None:
            continue
        if known.hidden:
            show(game, [figure])
        if known.down:
            leap(game, ident, figure, there, facing, LEFT)
            continue
        if (yield from pluck.test(game, figure, "LOW-19.31")):
            spots = game.once("landings", landings, game, ident, figure, there, facing)
            sides = [side for side, spot in spots.items() if spot is not None] or [LEFT]
            answer = yield from choose_unless_forced(
                game, game.seat(figure), DODGE, only([Dodge(side) for side in sides], "LOW-19.32"), {"figure": figure, "vehicle": ident}
            )
            land(game, figure, spots[answer.side])
        else:
            game.emit(RunOver(figure, ident))
            yield from wound(game, figure, Hit(figure, row.strength, cause="overrun"))
            if figure in game.state.figures:
                leap(game, ident, figure, there, facing, LEFT)


def landings(game: Battle, ident: str, figure: str, there: Point, facing: int) -> dict[str, Point | None]:
    """Where he would come to stand on either side."""
    return {side: landing(game, ident, figure, there, facing, side) for side in (LEFT, RIGHT)}


def landing(game: Battle, ident: str, figure: str, there: Point, facing: int, side: str) -> Point | None:
    """The nearest free place beside the path."""
    known, vehicle = game.figure(figure), game.state.vehicles[ident]
    row = row_of(vehicle)
    radius = MOUNTED if known.mount else FOOT
    sign = -1 if side == LEFT else 1
    ahead = _ahead(there, facing, Point(known.x, known.y))
    nearest, farthest = row.width // 2 + radius + 5, row.width // 2 + radius + 1500
    one, two = offset(there, facing, ahead, sign * nearest), offset(there, facing, ahead, sign * farthest)
    room = radius + MOUNTED + 2
    west, east, south, north = min(one.x, two.x) - room, max(one.x, two.x) + room, min(one.y, two.y) - room, max(one.y, two.y) + room
    men = []
    for both in game.present().values():
        for f in both:
            if west < f.x < east and south < f.y < north and f.id != figure and not f.hidden and _is_near(f, there):
                men.append((f.x, f.y, (radius + (MOUNTED if f.mount else FOOT)) ** 2))
    bodies = [Box(there, row.length, row.width, facing)]
    bodies += [body(v) for v in game.state.vehicles.values() if v.id != ident and v.place == "table" and not v.wreck and _is_near(v, there)]
    for away in range(nearest, farthest, 60):
        spot = offset(there, facing, ahead, sign * away)
        if any((spot.x - x) ** 2 + (spot.y - y) ** 2 < far for x, y, far in men):
            continue
        if game.land.at(spot.x, spot.y).foot != "impassable" and fits(Disc(spot, radius), bodies, game.setting.width, game.setting.depth):
            return spot
    return None


def _is_near(one: Figure | Vehicle, there: Point) -> bool:
    return abs(one.x - there.x) + abs(one.y - there.y) < 6000


def _ahead(origin: Point, facing: int, point: Point) -> int:
    """How far ahead of a place, in its facing, a point lies."""
    return ((point.x - origin.x) * sine(facing) + (point.y - origin.y) * cosine(facing)) // SCALE


def leap(game: Battle, ident: str, figure: str, there: Point, facing: int, side: str) -> None:
    """Out of the path, to the other side if there is no room; who finds none at all is lost under the vehicle."""
    spot = landing(game, ident, figure, there, facing, side) or landing(game, ident, figure, there, facing, RIGHT if side == LEFT else LEFT)
    land(game, figure, spot)


def land(game: Battle, figure: str, spot: Point | None) -> None:
    """He stands beside the path, or is lost where there is no place for him."""
    if spot is None:
        kill(game, figure)
    else:
        game.emit(Dodged(figure, spot.x, spot.y))
        come_upon(game, [figure])
