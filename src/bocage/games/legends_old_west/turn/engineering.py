"""Work of a complete turn (LOW-2.33): building (LOW-8.29, LOW-8.30), charges (LOW-8.31, LOW-8.32), and the tasks of crews and minelayers."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from bocage.core.chance import faces
from bocage.core.decision import Rules, roll, scope
from bocage.core.errors import Refusal
from bocage.core.state import replace
from bocage.games.legends_old_west.arms import handlers
from bocage.games.legends_old_west.arms.blast import burst
from bocage.games.legends_old_west.arms.guns import hit_building
from bocage.games.legends_old_west.ground.battle import GUN, Battle
from bocage.games.legends_old_west.ground.concealment import show
from bocage.games.legends_old_west.ground.land import shape_of
from bocage.games.legends_old_west.ground.troops import allowance, kind
from bocage.games.legends_old_west.ground.walk import segment_near
from bocage.games.legends_old_west.moving.orders import Work
from bocage.games.legends_old_west.state.dice import test_die
from bocage.games.legends_old_west.state.events import ALL, PLACES, GroundChanged, Happened, change
from bocage.games.legends_old_west.state.fire_events import Busy
from bocage.games.legends_old_west.state.state import Charge, Figure, LowState
from bocage.games.legends_old_west.tables.rows import cm
from bocage.games.legends_old_west.tables.scenario import Ground
from bocage.games.legends_old_west.tables.tables import PROFILES, TEMPLATES, TERRAIN, WEAPONS
from bocage.games.legends_old_west.turn.effects import after_demolition
from bocage.space.plane import Disc, Point, Wall, each, gap
from bocage.space.plane.shapes import outline

ELEMENT = 500  # LOW-8.29: a side of at most 5 cm
SAFE = 625  # LOW-8.32
BLAST = TEMPLATES["round_12_5"].diameter
Offer = tuple[int, int, str]


class WorkBegun(Happened):
    """A figure begins work of a whole turn (LOW-2.33)."""

    rules = ("LOW-2.33",)
    leaves = PLACES
    figure: str
    task: str
    x: int
    y: int
    what: str

    def apply(self, state: LowState) -> None:
        change(state, self.figure, task=self.task, task_at=(self.x, self.y, self.what))


class WorkDone(Happened):
    """Work is finished, or given up (LOW-2.33, LOW-3.10)."""

    rules = ("LOW-2.33",)
    leaves = PLACES
    figure: str

    def apply(self, state: LowState) -> None:
        if self.figure in state.figures:
            change(state, self.figure, task="", task_at=(0, 0, ""))


class ChargePlaced(Happened):
    """A charge lies ready (LOW-8.31)."""

    rules = ("LOW-8.31",)
    leaves = PLACES
    charge: Charge
    weapon: str

    def apply(self, state: LowState) -> None:
        state.charges[self.charge.id] = self.charge
        state.serial += 1
        figure = state.figures[self.charge.figure]
        change(state, figure.id, used=(*figure.used, self.weapon))


class ChargeBlown(Happened):
    """A charge explodes (LOW-8.32)."""

    rules = ("LOW-8.32",)
    leaves = ALL
    charge: str
    x: int
    y: int

    def apply(self, state: LowState) -> None:
        state.charges.pop(self.charge, None)


# -- starting -----------------------------------------------------------------------------------------------------------------


def task_offers(game: Battle, task: str, ident: str) -> list[Offer]:
    """Where and what a figure could work at."""
    if task == "build":
        return build_offers(game, ident)
    if task == "charge":
        return charge_offers(game, ident)
    found = handlers.TASKS.get(task)
    return list(found.offers(game, ident)) if found is not None else []


def offers(game: Battle, unit: str) -> list[Work]:
    """Work that figures of a unit may begin: a few proposals each."""
    found: list[Work] = []
    for figure in game.standing(unit):
        if not (figure.gun or _has_a_trade(figure.profile, figure.weapons)) or _may_work(game, figure) is not None:
            continue
        for task in ("build", "charge", *handlers.TASKS):
            found += [Work(figure.id, task, *offer) for offer in task_offers(game, task, figure.id)[:2]]
        if len(found) >= 6:
            break
    return found


@lru_cache(maxsize=4096)
def _has_a_trade(profile: str, weapons: tuple[str, ...]) -> bool:
    """Engineers, and those with a weapon that is set up: nobody else ever begins any work."""
    return PROFILES[profile].kind.startswith("eng_") or any(WEAPONS[weapon].needs_setup for weapon in weapons)


def _may_work(game: Battle, figure: Figure) -> Refusal | None:
    facts = {"figure": figure.id}
    if figure.task:
        return Refusal("LOW-2.33", "already-works", facts)
    if figure.moved or figure.charged:
        return Refusal("LOW-2.33", "has-moved", facts)
    if figure.shots or figure.spotted:  # out of an ambush, in the other side's movement
        return Refusal("LOW-2.33", "has-shot" if figure.shots else "has-spotted", facts)
    if figure.busy or figure.dazed:
        return Refusal("LOW-2.33", "is-busy", facts)
    if game.engaged(figure.id):
        return Refusal("LOW-2.33", "is-engaged", facts)
    return None


def refuse(game: Battle, unit: str, answer: Work) -> Refusal | None:
    """LOW-2.33, and the rule of each task."""
    figure = game.state.figures.get(answer.figure)
    if figure is None or figure.unit != unit or figure.down:
        return Refusal("LOW-5.1", "not-of-this-unit", {"figure": answer.figure})
    refusal = _may_work(game, figure)
    if refusal is not None:
        return refusal
    if answer.task == "build":
        return refuse_build(game, figure, answer.x, answer.y, answer.what)
    if answer.task == "charge":
        return refuse_charge_spot(game, figure, answer.x, answer.y, answer.what)
    known = answer.task in handlers.TASKS and (answer.x, answer.y, answer.what) in task_offers(game, answer.task, figure.id)
    return None if known else Refusal("LOW-2.33", "no-such-work", {"figure": figure.id, "task": answer.task})


def begin(game: Battle, answer: Work) -> None:
    """The work is declared; it is done at the end of the turn if nothing stops it. Who works is seen (LOW-RULING-158)."""
    show(game, [answer.figure])
    game.emit(WorkBegun(answer.figure, answer.task, answer.x, answer.y, answer.what))


# -- building -----------------------------------------------------------------------------------------------------------------


def build_offers(game: Battle, ident: str) -> list[Offer]:
    """A wall before or behind him, or a bridge section over a stream he stands at."""
    figure = game.figure(ident)
    if kind(figure) != "eng_construction":
        return []
    spots = [(figure.x, figure.y + 126, "wall"), (figure.x, figure.y - 126, "wall")]
    spots += [(figure.x, figure.y + 375, "bridge"), (figure.x, figure.y - 375, "bridge")]
    return [spot for spot in spots if refuse_build(game, figure, *spot) is None]


def refuse_build(game: Battle, figure: Figure, x: int, y: int, what: str) -> Refusal | None:
    """LOW-8.29, LOW-8.30: a construction engineer, 5 cm of wall or of bridging in contact with him."""
    facts = {"figure": figure.id}
    if kind(figure) != "eng_construction":
        return Refusal("LOW-8.29", "no-construction-engineer", facts)
    if what not in ("wall", "bridge"):
        return Refusal("LOW-8.30", "no-such-element", facts)
    ground = element(game, what, x, y)
    if not gap(game.base(figure.id), shape_of(ground)).within(2):
        return Refusal("LOW-8.30", "element-not-in-contact", facts)
    if what == "bridge" and game.land.at(x, y).id not in ("river", "marsh", "trench"):
        return Refusal("LOW-8.30", "nothing-to-bridge", facts)
    if not (0 <= x <= game.setting.width and 0 <= y <= game.setting.depth):
        return Refusal("LOW-8.30", "off-the-table", facts)
    by = _stands_on(game, what, x, y)
    return Refusal("LOW-8.30", "somebody-stands-there", facts | {"by": by}) if by else None


def _stands_on(game: Battle, what: str, x: int, y: int) -> str:
    """Who is seen to stand where a wall would be raised, "" if nobody (LOW-RULING-132)."""
    if what != "wall":
        return ""
    half = ELEMENT // 2
    bases = [(f.id, f.x, f.y, game.radius(f)) for present in game.present().values() for f in present if not f.hidden]
    bases += [(gun.id, gun.x, gun.y, GUN) for gun in game.state.guns.values() if gun.place == "table" and not gun.hidden]
    found = next((ident for ident, bx, by, r in bases if segment_near(x - half, y, x + half, y, bx, by, r * r)), "")
    line = Wall.of((x - half, y), (x + half, y))
    return found or next((v.id for v in game.state.vehicles.values() if v.place == "table" and gap(game.base(v.id), line).within(0)), "")


def element(game: Battle, what: str, x: int, y: int) -> Ground:
    """5 cm of low wall, running east and west, or a section of bridge 5 cm square."""
    number = 1 + sum(1 for ground in game.state.features if ground.id.startswith("built_"))
    half = ELEMENT // 2
    if what == "wall":
        return Ground(f"built_{number}", "wall", ((x - half, y), (x + half, y)))
    return Ground(f"built_{number}", "bridge", ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)))


# -- charges ------------------------------------------------------------------------------------------------------------------


def explosives(figure: Figure) -> str:
    """The charge a figure carries, "" if none is left."""
    return next((w for w in figure.weapons if WEAPONS[w].kind == "charge" and w not in figure.used), "")


def charge_offers(game: Battle, ident: str) -> list[Offer]:
    """LOW-8.31: at the spot where he stands, against an obstacle or building in contact."""
    figure = game.figure(ident)
    if kind(figure) != "eng_demolition" or not explosives(figure):
        return []
    return [(figure.x, figure.y, ground) for ground in obstacles_near(game, ident)][:2]


def obstacles_near(game: Battle, ident: str) -> list[str]:
    """Obstacles and buildings in contact with a figure (or that it stands in)."""
    land = game.land
    base = game.base(ident)
    x, y = base.centre.x, base.centre.y
    found = []
    for number in each(land.terrain.near(x - 300, y - 300, x + 300, y + 300)):
        row = land.rows[number]
        if (row.is_building or row.foot == "obstacle" or row.id in ("high_wall", "wire")) and gap(base, land.shapes[number]).within(1):
            found.append(land.features[number].id)
    return found


def refuse_charge_spot(game: Battle, figure: Figure, x: int, y: int, what: str) -> Refusal | None:
    """LOW-8.31: a demolition engineer with a charge, at the spot."""
    facts = {"figure": figure.id}
    if kind(figure) != "eng_demolition" or not explosives(figure):
        return Refusal("LOW-8.31", "no-demolition-engineer", facts)
    if (x, y) != (figure.x, figure.y) or what not in obstacles_near(game, figure.id):
        return Refusal("LOW-8.31", "nothing-to-blow-up", facts)
    return None


def detonations(game: Battle, ident: str) -> list[str]:
    """LOW-8.32: charges of his that he may try to blow, from more than 6.25 cm away."""
    figure = game.figure(ident)
    if figure.down or figure.dazed or figure.shots or figure.busy or figure.task or game.engaged(ident) or game.unit(figure.unit).fleeing:
        return []
    if game.setting.era == "ww1" and figure.moved > _half(game, figure):
        return []  # LOW-2.30
    base = game.base(ident)
    return [c.id for c in game.state.charges.values() if c.figure == ident and not gap(base, Point(c.x, c.y)).within(SAFE)]


def _half(game: Battle, figure: Figure) -> int:
    return allowance(game, figure) // 2


def detonate(game: Battle, ident: str, charge: str) -> Rules[None]:
    """LOW-8.32, LOW-8.33, LOW-8.46, LOW-8.47: 4+ blows it."""
    game.emit(Busy(ident, "detonate"))
    if not (yield from roll(test_die("detonate", 4), why="LOW-8.32")):
        return
    found = game.state.charges[charge]
    with scope(game, "detonation", charge):
        game.emit(ChargeBlown(charge, found.x, found.y))
        yield from _demolish(game, found)
        yield from burst(game, Point(found.x, found.y), BLAST, 8, damage="1D3", save=False, weapon="", by=ident, cause="charge")
    after_demolition(game, found)


def _demolish(game: Battle, charge: Charge) -> Rules[None]:
    """LOW-8.33: 1D3 hits of Strength 8; what has no structure points is simply breached (LOW-8.47)."""
    index = game.land.index.get(charge.target)
    if index is None:
        return
    ground = game.state.features[index]
    if TERRAIN[ground.type].structure_points:
        shown = yield from roll(faces("d3", 1), why="LOW-8.33")
        for _ in range((shown[0] + 1) // 2):
            if charge.target in game.land.index:
                yield from hit_building(game, charge.target, 8, charge.figure)
        return
    game.emit(GroundChanged("breach", breached(game.state.features, index, charge.x, charge.y)))


def breached(features: tuple[Ground, ...], index: int, x: int, y: int) -> tuple[Ground, ...]:
    """LOW-8.47: the part of an obstacle inside the 12.5 cm template becomes open ground."""
    ground = features[index]
    radius = BLAST // 2
    if len(ground.points) == 2:
        return (*features[:index], *_cut_line(ground, x, y, radius), *features[index + 1 :])
    hole = Ground(f"breach_{x}_{y}", "open", ((x, y),), radius)
    return (*features, hole)


def _cut_line(ground: Ground, x: int, y: int, radius: int) -> list[Ground]:
    """What is left of a line on both sides of a disc, on the grid."""
    (ax, ay), (bx, by) = ground.points
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    along = (x - ax) * dx + (y - ay) * dy
    across = (x - ax) * dy - (y - ay) * dx
    inside = radius * radius * square - across * across
    if inside <= 0:
        return [ground]
    half = isqrt(inside)
    left = []
    for number, (low, high) in enumerate(((0, along - half), (along + half, square))):
        low, high = max(low, 0), min(high, square)
        if high > low:
            start = (ax + dx * low // square, ay + dy * low // square)
            end = (ax + dx * high // square, ay + dy * high // square)
            if start != end:
                left.append(replace(ground, id=f"{ground.id}_{'ab'[number]}", points=(start, end)))
    return left


# -- the end of the turn ------------------------------------------------------------------------------------------------------


def finish_works(game: Battle) -> Rules[None]:
    """LOW-2.33, LOW-8.30: what was begun this turn and not stopped is done."""
    for ident in [f.id for f in game.state.figures.values() if f.task]:
        figure = game.state.figures.get(ident)
        if figure is None:
            continue
        x, y, what = figure.task_at
        if game.engaged(ident) or figure.down or (figure.task == "build" and _stands_on(game, what, x, y)):
            game.emit(WorkDone(ident))
            continue
        if figure.task == "build":
            game.emit(GroundChanged("built", (*game.state.features, element(game, what, x, y))))
        elif figure.task == "charge":
            charge = Charge(f"charge_{game.state.serial + 1}", game.side(ident), ident, x, y, what)
            game.emit(ChargePlaced(charge, explosives(figure)))
        else:
            task = handlers.TASKS.get(figure.task)
            if task is not None:
                yield from task.finish(game, ident)
        game.emit(WorkDone(ident))


def template(x: int, y: int) -> Disc:
    """The template of a charge."""
    return Disc(Point(x, y), cm(6.25))


def corners(ground: Ground) -> tuple[tuple[int, int], ...]:
    """The outline of an area, for the scene."""
    shape = shape_of(ground)
    return ground.points if isinstance(shape, Wall | Disc) else outline(shape).corners
