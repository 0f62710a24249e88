"""Grenades, rifle grenades and petrol bombs: thrown at a point, or through a window (LOW-14.1 to 14.7, 14.19 to 14.21)."""

from __future__ import annotations

from bocage.core.chance import faces, total
from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming.aim import modifiers
from bocage.games.legends_old_west.aiming.spotting import sees_point
from bocage.games.legends_old_west.aiming.targets import nearest_enemy
from bocage.games.legends_old_west.aiming.to_hit import spent, to_hit
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.arms.blast import burst
from bocage.games.legends_old_west.arms.templates import centre, grenade_template, refuse_friends, uncover
from bocage.games.legends_old_west.ground.battle import Battle, near
from bocage.games.legends_old_west.ground.naming import ground_words, in_cm
from bocage.games.legends_old_west.state.arms_events import Deviated
from bocage.games.legends_old_west.state.dice import d6
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import RESULTS, WEAPONS
from bocage.space.plane import Disc, Point, crosses, each, step, within
from bocage.tabletop.laws import Free

OPENING = 250
"""LOW-14.7: up against a building means within 2.5 cm of one of its sides, where windows and doors are."""
DEBRIS = 6
"""LOW-14.6, LOW-16.11: the save from furniture and debris."""


class ThrowAt(Answer):
    """The aim point of a grenade."""

    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


class ThrowInto(Answer):
    """A grenade through a window or door of a building."""

    building: str

    def target(self) -> tuple[str, str]:
        return "zone", self.building


THROW: Question[ThrowAt | ThrowInto | Pass] = Question("throw", ThrowAt | ThrowInto | Pass, rule="LOW-14.1")


def openings(game: Battle, figure: str) -> list[str]:
    """LOW-14.7: the buildings a thrower on his feet outside them is up against (LOW-RULING-153)."""
    land, base = game.land, game.base(figure)
    if game.figure(figure).place != "table" or game.inside(figure) is not None:
        return []
    found = []
    for number in land.terrain.within(base, OPENING, land.buildings):
        found.append(land.features[number].id)
    return found


def occupants(game: Battle, ground: str) -> list[Figure]:
    """Figures in a building; a building is one room (LOW-14.5)."""
    number = game.land.index[ground]
    return [f for f in game.state.figures.values() if f.place == "table" and not f.down and game.land.building_at(f.x, f.y) == number]


def targets(game: Battle, figure: str, weapon: str) -> list[str]:
    """A point is aimed at if an enemy or an opening is in reach."""
    row = WEAPONS[weapon]
    side = game.side(figure)
    base = game.base(figure)
    x, y, far = base.centre.x, base.centre.y, (row.reach + 300) ** 2
    thrower = game.state.figures.get(figure)
    if thrower is not None and thrower.place == "table":
        if nearest_enemy(game, side, thrower) <= far:
            return ["point"]
    elif any((enemy.x - x) ** 2 + (enemy.y - y) ** 2 <= far for enemy in game.enemies(side)):
        return ["point"]
    if row.type == "grenade" and openings(game, figure):
        return ["point"]
    if any(v.place == "table" and not v.wreck and game.side(v.id) != side and near(base, game.base(v.id), row.reach) for v in game.state.vehicles.values()):
        return ["point"]
    return []


def refuse(game: Battle, figure: str, weapon: str, target: str) -> Refusal | None:
    """Thrown weapons aim at a point, which their own question asks for (LOW-14.1)."""
    return None if target == "point" else Refusal("LOW-14.1", "aim-at-a-point")


def refuse_throw(game: Battle, figure: str, weapon: str, answer: ThrowAt | ThrowInto | Pass) -> Refusal | None:
    """The law of aiming: reach, sight, no friends under it (LOW-14.2, LOW-14.21, LOW-2.17); for openings LOW-14.7."""
    row = WEAPONS[weapon]
    if isinstance(answer, Pass):
        return None
    if isinstance(answer, ThrowInto):
        if game.setting.era == "colonial":
            return Refusal("LOW-14.20", "no-window-throw")
        if row.type != "grenade" or answer.building not in openings(game, figure):
            return Refusal("LOW-14.7", "not-up-against", {"building": ground_words(game, answer.building)})
        if any(game.side(inside.id) == game.side(figure) for inside in occupants(game, answer.building)):
            return Refusal("LOW-2.17", "template-on-friend", {"figure": ground_words(game, answer.building)})
        return None
    point = Point(answer.x, answer.y)
    if not (0 <= point.x <= game.setting.width and 0 <= point.y <= game.setting.depth):
        return Refusal("LOW-14.21", "off-the-table")
    if not within(game.base(figure), Disc(point, 0), row.reach):
        return Refusal(
            "LOW-14.19" if row.type == "rifle_grenade" else "LOW-14.20" if row.era == "colonial" else "LOW-14.2", "out-of-throw", {"range": in_cm(row.reach)}
        )
    if not sees_point(game, figure, point) and not _behind_low(game, figure, point):
        return Refusal("LOW-14.21", "point-not-seen")
    return refuse_friends(game, figure, Disc(point, grenade_template(game, row) // 2))


def _behind_low(game: Battle, figure: str, point: Point) -> bool:
    """LOW-14.21: or a point behind a low obstacle: nothing that blocks sight fully lies between."""
    land, start = game.land, centre(game, figure)
    return not any(crosses(start, point, land.shapes[n]) for n in each(land.terrain.near_line(start, point) & land.terrain.full))


def candidates(game: Battle, figure: str, weapon: str) -> list[ThrowAt | ThrowInto | Pass]:
    """Each enemy in reach, each vehicle, each opening, and to throw nothing."""
    row, base, side = WEAPONS[weapon], game.base(figure), game.side(figure)
    found: list[ThrowAt | ThrowInto | Pass] = []
    for enemy in game.enemies(side):
        if near(base, Disc(Point(enemy.x, enemy.y), 0), row.reach):
            found.append(ThrowAt(enemy.x, enemy.y))
    for vehicle in game.state.vehicles.values():
        if vehicle.place == "table" and not vehicle.wreck and game.side(vehicle.id) != side:
            found.append(ThrowAt(vehicle.x, vehicle.y))
    found += [ThrowInto(ground) for ground in openings(game, figure)]
    return [*found, PASS]


def fire(game: Battle, figure: str, weapon: str, target: str) -> Rules[None]:
    """LOW-14.1: the thrower names a point or an opening; LOW-14.2, LOW-14.3: on a success it bursts there, on a miss 1D6 cm away."""
    law: Legal[ThrowAt | ThrowInto | Pass] = Free(lambda a: refuse_throw(game, figure, weapon, a), lambda: candidates(game, figure, weapon), default=PASS)
    answer = yield from choose(game, game.seat(figure), THROW, law, {"figure": figure, "weapon": weapon})
    if isinstance(answer, Pass):
        return
    spent(game, figure, weapon)
    row = WEAPONS[weapon]
    size = grenade_template(game, row)
    if isinstance(answer, ThrowInto):
        yield from through_opening(game, figure, weapon, answer.building)
    else:
        spot = Point(answer.x, answer.y)
        if not (yield from to_hit(game, figure, weapon, 1, modifiers(game, game.figure(figure), row), "LOW-14.1")):  # LOW-19.8: from a moving vehicle
            distance, angle = yield from roll(total("distance", 1), faces("angle", 1, 360), why="LOW-14.3")
            spot = step(spot, angle[0] % 360, 100 * distance)
            game.emit(Deviated(weapon, spot.x, spot.y, angle[0] % 360, 100 * distance))
        yield from burst(game, spot, size, row.force, weapon=weapon, by=figure)


def through_opening(game: Battle, figure: str, weapon: str, building: str) -> Rules[None]:
    """LOW-14.4: on a 1 it drops at the thrower's feet; LOW-14.5, LOW-14.6: else all in the room are hit, with a 6+ save."""
    row = WEAPONS[weapon]
    die = yield from d6("opening", "LOW-14.4")
    if RESULTS["grenade_opening"].code(die) == "fumble":
        yield from burst(game, centre(game, figure), grenade_template(game, row), row.force, weapon=weapon, by=figure, everyone=True)
        return
    uncover(game, [inmate.id for inmate in occupants(game, building)])
    inside = [Hit(inmate.id, row.force, debris=DEBRIS, weapon=weapon, by=figure, cause="blast") for inmate in occupants(game, building)]
    yield from resolve(game, inside)
