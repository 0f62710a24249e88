"""Ambush and opportunity fire (LOW-13.1 to 13.5, 13.12, 13.13). Which units lie in ambush is public, where they lie is secret (LOW-13.2).

Along a declared move the ambusher's owner is asked once, from the start of the path, which group fires at which point (LOW-13.5); the mover's side is
asked nothing, and the question is put for every move while anybody lies in ambush, so that it tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bocage.core.decision import Question, Rules, Watched, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.core.state import replace
from bocage.games.legends_old_west.aiming.aim import usable
from bocage.games.legends_old_west.arms import guns, mines
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle, near
from bocage.games.legends_old_west.ground.concealment import come_upon, hidden_groups, hidden_near, show
from bocage.games.legends_old_west.ground.courses import STEP, Course, arrive
from bocage.games.legends_old_west.shooting.volleys import volley
from bocage.games.legends_old_west.state.events import ALL, Happened, Moved
from bocage.games.legends_old_west.state.state import Figure, LowState
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Disc, Point, gap, heading, placed
from bocage.space.plane.shapes import Base
from bocage.space.plane.sweeps import Pose

WATCHES = ("shoot", "automatic", "thrown", "at")
"""Kinds of weapons that are fired out of an ambush at a mover, guns apart; what is laid by hand waits for the Shooting phase (LOW-RULING-150)."""


class HoldFire(Answer):
    """No opportunity fire for the rest of this phase."""

    declines = True


OPPORTUNITY: Question[Watched | HoldFire | Pass] = Question("opportunity", Watched | HoldFire | Pass, rule="LOW-13.4", window="opportunity_fire")
HOLD = HoldFire()


class Startled(Happened):
    """A mover sets off a mine and all halt where they are (LOW-15.12)."""

    rules = ("LOW-15.12",)
    leaves = ALL
    reveals = True
    figure: str


class Held(Happened):
    """A side holds its opportunity fire for the phase (LOW-13.4)."""

    rules = ("LOW-13.4",)
    leaves = ALL
    side: str
    owner: str

    def apply(self, state: LowState) -> None:
        for ident, unit in state.units.items():
            if unit.side == self.side:
                state.units[ident] = replace(unit, watching=False)

    def seen_by(self, seat: str | None) -> Held | None:
        return self if seat == self.owner else None


# -- along a path -------------------------------------------------------------------------------------------------------------


def run_the_gauntlet(game: Battle, unit: str, courses: Sequence[Course]) -> Rules[None]:
    """LOW-13.4, LOW-13.5, LOW-13.12, LOW-13.13: a unit walks its courses under the eyes of ambushers, over mines, into hidden men."""
    last = -(-max(course.length for course in courses) // STEP)
    here = 0
    alive = list(courses)
    saddles = {course.ident: game.figure(course.ident).mount for course in courses}
    while is_watched(game, unit) and last > here:
        with scope(game, "opportunity", unit):
            reaction = yield from _ask(game, unit, alive, here, last)
            if reaction is None:
                break
            if (yield from _walk(game, unit, alive, here, reaction.point)) is not None:
                return
            here = reaction.point
            alive = _up(game, alive)
            if not alive:
                break
            _halt(game, unit, alive, here)
            yield from _fire(game, reaction.group, unit)
        alive = [c for c in _up(game, alive) if game.figure(c.ident).mount == saddles[c.ident]]
        if not alive:  # who lost his mount goes no farther on this way (LOW-2.27)
            return
    if (yield from _walk(game, unit, alive, here, last)) is None:
        arrive(game, unit, _up(game, alive))


def _up(game: Battle, courses: Sequence[Course]) -> list[Course]:
    """Those who are still on their feet."""
    return [c for c in courses if c.ident in game.state.figures and not game.figure(c.ident).down]


def watch_path(game: Battle, mover: str, path: Sequence[Point], advance: Callable[[int], Rules[bool]]) -> Rules[bool]:
    """The same for a vehicle: `advance(k)` takes it to station k of its path and says whether it may go on; so does this rule in the end."""
    course = Course(mover, path, 0)
    last = -(-course.length // STEP)
    here = 0
    while is_watched(game, mover) and last > here:
        with scope(game, "opportunity", mover):
            reaction = yield from _ask(game, mover, [course], here, last)
            if reaction is None:
                break
            while here < reaction.point:
                here += 1
                if not (yield from advance(here)):
                    return False
            yield from _fire(game, reaction.group, mover)
        vehicle = game.state.vehicles.get(mover)
        if vehicle is None or vehicle.wreck or vehicle.stuck >= game.state.turn:
            return False
    while here < last:
        here += 1
        if not (yield from advance(here)):
            return False
    return True


def is_watched(game: Battle, mover: str) -> bool:
    """LOW-13.4: whether anybody who lies in ambush against a mover waits for a target."""
    return any(game.unit(group).watching for group in hidden_groups(game, game.enemy(game.side(mover))))


def _ask(game: Battle, mover: str, courses: Sequence[Course], here: int, last: int) -> Rules[Watched | None]:
    """LOW-13.5: who fires where along the way, if anybody does. The scope about it is that of the fire: the rest of the move is no affair of the ambushers."""
    side = game.enemy(game.side(mover))
    law = opportunity_law(game, side, courses, here, last)
    answer = yield from choose(game, game.captain(side), OPPORTUNITY, law, {"unit": game.unit_of(mover).id, "way": _drawn(courses)})
    if isinstance(answer, HoldFire):
        game.emit(Held(side, game.captain(side)))
    return answer if isinstance(answer, Watched) else None


def _drawn(courses: Sequence[Course]) -> tuple[tuple[int, int], ...]:
    """The way of the one who goes farthest, for the table."""
    longest = max(courses, key=lambda course: course.length)
    return tuple((p.x, p.y) for p in longest.path)


def _fire(game: Battle, group: str, target: str) -> Rules[None]:
    """LOW-13.3, LOW-13.4: a group leaves its ambush with the fire of its guns and men at a mover."""
    men = [i for i in game.unit(group).figures if i in game.state.figures and not game.figure(i).down]
    show(game, men)
    yield from guns.opportunity(game, group, target)
    yield from volley(game, [i for i in men if i in game.state.figures and may_watch(game, i)], target, opportunity=True)


def set_down(game: Battle, idents: Sequence[str]) -> Rules[None]:
    """The same for those who took a step of their own: they set off mines too (LOW-15.12)."""
    come_upon(game, idents)
    for ident in idents if game.state.mines else ():
        figure = game.state.figures.get(ident)
        if figure is not None and figure.place == "table":
            mine = mines.trigger(game, ident, figure.x, figure.y)
            if mine is not None:
                yield from mines.explode(game, mine, ident)


def may_watch(game: Battle, ident: str) -> bool:
    figure = game.figure(ident)
    return not figure.shots and not figure.busy and not figure.spotted and not figure.task


def _walk(game: Battle, unit: str, courses: list[Course], here: int, goal: int) -> Rules[str | None]:
    """Step by step: mines and hidden men. Gives back who was met, if that ended the move."""
    for point in range(here, goal + 1):
        for course in list(courses):
            if course.ident not in game.state.figures or game.figure(course.ident).down:
                continue
            spot = course.at(point * STEP)
            met = hidden_near(game, course.ident, spot)
            if met:
                show(game, met)
                _halt(game, unit, [c for c in courses if c.ident in game.state.figures], point)
                return met[0]
            if game.state.mines and point:
                mine = mines.trigger(game, course.ident, spot.x, spot.y)
                if mine is not None:
                    game.emit(Startled(course.ident))
                    _halt(game, unit, [c for c in courses if c.ident in game.state.figures], point)
                    yield from mines.explode(game, mine, course.ident)
    return None


def _halt(game: Battle, unit: str, courses: Sequence[Course], point: int) -> None:
    """Everybody stands where he has come to."""
    spots, costs = [], []
    for course in courses:
        if course.ident not in game.state.figures or game.figure(course.ident).down:
            continue
        spot = course.at(point * STEP)
        figure = game.figure(course.ident)
        if (spot.x, spot.y) != (figure.x, figure.y):
            due = course.cost * min(point * STEP, course.length) // course.length if course.length else 0
            spots.append((course.ident, spot.x, spot.y))
            costs.append(max(0, due - course.paid))
            course.paid = max(due, course.paid)
    if spots:
        game.emit(Moved(unit, tuple(spots), tuple(costs)))


def opportunity_law(game: Battle, side: str, courses: Sequence[Course], here: int, last: int) -> Legal[Watched | HoldFire | Pass]:
    """Which group fires at which point of the path: it must see a mover there, within range (LOW-13.5)."""

    def refuse(answer: Watched | HoldFire | Pass) -> Refusal | None:
        if isinstance(answer, Pass | HoldFire):
            return None
        if answer.group not in hidden_groups(game, side) or not game.unit(answer.group).watching:
            return Refusal("LOW-13.4", "not-in-ambush", {"unit": answer.group})
        if not here <= answer.point <= last:
            return Refusal("LOW-13.5", "no-such-point", {"point": answer.point})
        if _in_field(game, fields_of(game, answer.group), courses, answer.point):
            return None
        return Refusal("LOW-13.5", "not-in-field-of-fire", {"unit": answer.group})

    def listing() -> list[Watched | HoldFire | Pass]:
        found: list[Watched | HoldFire | Pass] = [PASS]
        for group in hidden_groups(game, side):
            if game.unit(group).watching:
                fields = fields_of(game, group)
                found += [Watched(point, group) for point in range(here, last + 1) if _in_field(game, fields, courses, point)]
        return [*found, HOLD]

    return Legal(refuse, listing, exact=True, default=PASS)


Field = tuple[Base, int, int]
"""From where somebody could fire, and between which distances."""


def fields_of(game: Battle, group: str) -> list[Field]:
    """The fields of fire of all of a group who can fire now."""
    figures = (game.state.figures.get(ident) for ident in game.unit(group).figures)
    return [field for f in figures if f is not None and not f.down and may_watch(game, f.id) for field in _fields(game, f)]


def _in_field(game: Battle, fields: Sequence[Field], courses: Sequence[Course], point: int) -> bool:
    """Whether anybody has a mover in sight there, within the range of a weapon he can fire now."""
    limit = game.sight_limit()
    smoke = game.smoke()
    spots = [_body_at(game, c, point) for c in courses if c.ident in game.state.figures or c.ident in game.state.vehicles]
    for base, least, reach in fields:
        for spot in spots:
            if not near(base, spot, reach) or (limit is not None and not near(base, spot, limit)):
                continue
            if not (least and gap(base, spot).below(least)) and game.land.sees(base, spot, smoke):
                return True
    return False


def _fields(game: Battle, figure: Figure) -> Iterator[Field]:
    """From where and between which distances a figure could fire: with what he carries, and with the gun he serves (LOW-16.3)."""
    reach = max((WEAPONS[w].reach for w in usable(game, figure) if WEAPONS[w].kind in WATCHES), default=-1)
    if reach >= 0:
        yield game.base(figure.id), 0, reach
    gun = game.state.guns.get(figure.gun)
    if gun is not None and guns.refuse_gun(game, gun) is None:
        yield game.base(gun.id), WEAPONS[gun.weapon].least, 1_000_000


def _body_at(game: Battle, course: Course, point: int) -> Base:
    """The base or body of a mover at a point of his way."""
    spot = course.at(point * STEP)
    figure = game.state.figures.get(course.ident)
    if figure is not None:
        return Disc(spot, MOUNTED if figure.mount else FOOT)
    return placed(game.base(course.ident), Pose(spot, heading(course.path[0], course.path[-1])))
