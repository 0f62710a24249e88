"""Movement (chapter 5): the active side picks its units one after the other; a unit's figures are all moved before the next is picked (LOW-5.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bocage.core.decision import Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.legends_old_west.aiming.pluck import is_leader
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.ground.courses import Course
from bocage.games.legends_old_west.ground.naming import ground_words, in_cm
from bocage.games.legends_old_west.ground.walk import Walk
from bocage.games.legends_old_west.moving.candidates import Draft, Path, candidate_paths, draft_paths
from bocage.games.legends_old_west.moving.charge import NOWHERE, Starts, charge_unit, dares, may_charge, refuse_charge, refuse_rush, rush_path
from bocage.games.legends_old_west.moving.march import carry_out
from bocage.games.legends_old_west.moving.mounts import may_saddle, refuse_saddle, saddle
from bocage.games.legends_old_west.moving.orders import ADJUST, JOIN, ORDER, PICK, Activate, Adjust, Alight, Board, Join, Move, Rush, Saddle, Storm, Work
from bocage.games.legends_old_west.moving.plan import is_bound, left, movers, plan_move, refuse_bound, refuse_dogs
from bocage.games.legends_old_west.shooting.search import lose_track
from bocage.games.legends_old_west.state.events import ALL, Happened, Stormed, UnitDone, change_unit
from bocage.games.legends_old_west.state.state import Figure, LowState
from bocage.games.legends_old_west.turn import effects, engineering
from bocage.games.legends_old_west.vehicles import boarding, vehicle_moves
from bocage.space.plane import Point, within
from bocage.tabletop.laws import Anywhere

Order = Move | Storm | Work | Saddle | Board | Alight | Pass


class Joined(Happened):
    """A leader joins a unit (LOW-4.12)."""

    rules = ("LOW-4.12",)
    unit: str
    with_unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, joined=self.with_unit)


class Parted(Happened):
    """A leader leaves the unit he was with (LOW-4.12)."""

    rules = ("LOW-4.12",)
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, joined="")


class SidePassed(Happened):
    """A seat has finished with the present step (LOW-3.3)."""

    rules = ("LOW-3.3",)
    leaves = ALL
    seat: str

    def apply(self, state: LowState) -> None:
        state.done.append(f"pass:{self.seat}")


def next_seat(game: Battle) -> str | None:
    """The seat of the active side that has not passed."""
    done = game.state.done
    for seat in game.setting.seats_of[game.state.active]:
        if f"pass:{seat}" not in done:
            return seat
    return None


def may_move(game: Battle, seat: str) -> list[str]:
    """Units of a seat that may still be picked."""
    found = []
    state = game.state
    for unit in state.units.values():
        if unit.seat != seat or unit.moved or unit.fleeing or not unit.alert or unit.aircraft:
            continue
        if (unit.vehicles and any(state.vehicles[v].place == "table" and not state.vehicles[v].wreck for v in unit.vehicles if v in state.vehicles)) or (
            any(f.place in ("table", "aboard") and not f.down for i in unit.figures if (f := state.figures.get(i)) is not None) and not _rides(game, unit.id)
        ):
            found.append(unit.id)
    return found


def _rides(game: Battle, unit: str) -> bool:
    """Whether all of a unit that lives is crew or passengers who may not get out by themselves (aircraft)."""
    return all(f.place == "aboard" and f.vehicle in game.state.aircraft for f in game.alive(unit))


def move_step(game: Battle) -> Rules[bool]:
    """LOW-5.1: one unit of the active side, or the end of its movement."""
    seat = next_seat(game)
    units = may_move(game, seat) if seat is not None else []
    if seat is None:
        return True
    if not units:
        game.emit(SidePassed(seat))
        return False
    refusal = Refusal("LOW-5.1", "may-not-be-moved")
    law: Legal[Activate | Pass] = Legal(
        lambda answer: None if isinstance(answer, Pass) or answer.unit in units else refusal,
        lambda: [*map(Activate, units), PASS],
        exact=True,
    )
    answer = yield from choose(game, seat, PICK, law)
    if isinstance(answer, Pass):
        game.emit(SidePassed(seat))
        return False
    yield from activate(game, answer.unit)
    return False


def activate(game: Battle, unit: str) -> Rules[None]:
    """The move of one unit, from the first order to the last adjustment."""
    record = game.unit(unit)
    if record.joined:
        game.emit(Parted(unit))  # moving on his own he leaves (LOW-4.12)
    manned = [v for v in record.vehicles if v in game.state.vehicles and game.state.vehicles[v].place == "table" and not game.state.vehicles[v].wreck]
    if manned:
        for vehicle in manned:
            yield from vehicle_moves.move(game, vehicle)
    if (game.standing(unit) or _aboard(game, unit)) and (not manned or game.standing(unit)):
        yield from order_unit(game, unit)
    game.emit(UnitDone(unit, "moved" if _has_moved(game, unit) else "stays"))
    lose_track(game)
    for other in list(game.state.units.values()):
        if other.joined == unit and not other.moved:
            game.emit(UnitDone(other.id))
    yield from effects.after_move(game, unit)


def _has_moved(game: Battle, unit: str) -> bool:
    machines = [v for v in game.unit(unit).vehicles if v in game.state.vehicles]
    return any(f.moved and not f.charged for f in game.standing(unit)) or any(game.state.vehicles[v].moved or game.state.vehicles[v].turned for v in machines)


def _aboard(game: Battle, unit: str) -> bool:
    return any(f.place == "aboard" and f.station == "passenger" for f in game.alive(unit))


def order_unit(game: Battle, unit: str) -> Rules[None]:
    """Orders until the unit has moved: work, mounting and boarding leave the rest of the move."""
    starts = {f.id: (f.x, f.y) for f in movers(game, unit)}
    for _ in range(24):
        answer = yield from choose(game, game.seat(unit), ORDER, order_law(game, unit), {"unit": unit})
        match answer:
            case Work():
                engineering.begin(game, answer)
                continue
            case Saddle():
                yield from saddle(game, unit, answer.up)
                continue
            case Board():
                yield from boarding.board(game, unit, answer.vehicle)
                return
            case Alight():
                yield from boarding.leave(game, unit)
                if game.standing(unit):
                    continue
                return
            case Move():
                plan = game.once("plan", plan_move, game, unit, answer.path)
                assert not isinstance(plan, Refusal)
                with scope(game, "move", unit):
                    yield from carry_out(game, unit, [Course(ident, march.path, march.cost) for ident, march in plan])
                yield from adjust(game, unit, starts)
            case Storm():
                with scope(game, "move", unit):
                    yield from charge_unit(game, unit, answer.enemy)
                yield from adjust(game, unit, starts)
            case _:
                yield from adjust(game, unit, starts) if _leader_bound(game, unit) else ()
        break
    yield from join(game, unit)


def _leader_bound(game: Battle, unit: str) -> bool:
    """Where the leader cannot move the others may still be moved singly."""
    figures = movers(game, unit)
    return len(figures) > 1 and is_bound(game, figures[0]) and any(not is_bound(game, f) for f in figures)


def order_law(game: Battle, unit: str) -> Legal[Order]:
    """What a unit may be told to do; candidates are few, any path may be drawn."""

    def refuse(answer: Order) -> Refusal | None:
        match answer:
            case Pass():
                return None
            case Move():
                if answer.unit != unit:
                    return Refusal("LOW-5.1", "another-unit-moves", {"unit": unit})
                plan = plan_move(game, unit, answer.path)
                return plan if isinstance(plan, Refusal) else None
            case Storm():
                return refuse_charge(game, unit, answer.enemy) if answer.unit == unit else Refusal("LOW-5.1", "another-unit-moves", {"unit": unit})
            case Work():
                return engineering.refuse(game, unit, answer)
            case Saddle():
                return refuse_saddle(game, unit, answer.up)
            case Board():
                known = answer.vehicle in game.state.vehicles
                return boarding.refuse_board(game, unit, answer.vehicle) if known else Refusal("LOW-19.23", "cannot-board", {"vehicle": answer.vehicle})
            case _:
                return None if boarding.may_leave(game, unit) else Refusal("LOW-19.23", "not-aboard", {"unit": unit})

    def listing() -> list[Order]:
        return [PASS, *charges(), *(Move(unit, path) for path in paths()), *others()]

    def drafts() -> list[Order | Callable[[], Order | None]]:
        moves = draft_paths(game, unit) if game.standing(unit) else ()
        return [PASS, *charges(), *(partial(_drafted, unit, path) for path in moves), *others()]

    def charges() -> list[Order]:
        return [Storm(unit, enemy) for enemy in may_charge(game, unit)] if game.standing(unit) else []

    def paths() -> list[Path]:
        return candidate_paths(game, unit) if game.standing(unit) else []

    def others() -> list[Order]:
        found: list[Order] = []
        if game.standing(unit):
            found += engineering.offers(game, unit)
            found += [Saddle(unit, up) for up in may_saddle(game, unit)]
        if game.state.vehicles:
            found += [Board(unit, v) for v in boarding.boardable(game, unit)]
            if boarding.may_leave(game, unit):
                found.append(Alight(unit))
        return found

    return Anywhere(refuse, listing, default=PASS, drafts=drafts)


def _drafted(unit: str, path: Draft) -> Move | None:
    found = path()
    return None if found is None else Move(unit, found)


# -- adjusting ----------------------------------------------------------------------------------------------------------------


def adjust(game: Battle, unit: str, starts: Starts = NOWHERE) -> Rules[None]:
    """Single figures are set otherwise, or charge, within what is left of their moves; Done closes the unit's move (LOW-4.10)."""
    for _ in range(40):
        if not any(_can_adjust(game, f) for f in movers(game, unit)):
            return
        answer = yield from choose(game, game.seat(unit), ADJUST, adjust_law(game, unit, starts), {"unit": unit})
        if isinstance(answer, Pass):
            return
        figure = game.figure(answer.figure)
        start = Point(figure.x, figure.y)
        if isinstance(answer, Rush):
            if not (yield from dares(game, figure.id, answer.enemy)):
                continue
            game.emit(Stormed(figure.id, answer.enemy))
            found = rush_path(game, unit, figure, answer.enemy)
            assert found is not None
            yield from carry_out(game, unit, [Course(figure.id, (start, found[0]), found[1], answer.enemy)])
        else:
            cost = _adjust_walk(game, unit, figure).way(0, start, Point(answer.x, answer.y))
            yield from carry_out(game, unit, [Course(figure.id, (start, Point(answer.x, answer.y)), cost or 0)])


def _can_adjust(game: Battle, figure: Figure) -> bool:
    return left(game, figure) >= 50 and not is_bound(game, figure)


def _adjust_walk(game: Battle, unit: str, figure: Figure) -> Walk:
    walk = Walk(game, [figure])
    mates = {f.id for f in movers(game, unit)}
    walk.others = [o for o in walk.others if o[3] not in mates]
    return walk


def adjust_law(game: Battle, unit: str, starts: Starts = NOWHERE) -> Legal[Adjust | Rush | Pass]:
    """Any figure with move left, anywhere it may go and stay in cohesion; a charge only at an enemy seen from where its move began (LOW-2.12)."""

    def refuse(answer: Adjust | Rush | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        figures = movers(game, unit)
        figure = next((f for f in figures if f.id == answer.figure), None)
        if figure is None:
            return Refusal("LOW-5.1", "not-of-this-unit", {"figure": answer.figure})
        bound = refuse_bound(game, figure)
        if bound is not None:
            return bound
        if isinstance(answer, Rush):
            return refuse_rush(game, figure, unit, answer.enemy, starts.get(figure.id))
        return refuse_adjust(game, unit, figures, figure, Point(answer.x, answer.y))

    def listing() -> list[Adjust | Rush | Pass]:
        found: list[Adjust | Rush | Pass] = [PASS]
        figures = [f for f in movers(game, unit)[1:] if _can_adjust(game, f)]
        if figures:
            last = figures[-1]
            found.append(Adjust(last.id, last.x, last.y + (50 if last.y * 2 < game.setting.depth else -50)))
        return found

    return Anywhere(refuse, listing, default=PASS)


def refuse_adjust(game: Battle, unit: str, figures: list[Figure], figure: Figure, spot: Point) -> Refusal | None:
    """LOW-2.10, LOW-2.11, LOW-4.10 for one figure."""
    walk = _adjust_walk(game, unit, figure)
    start = Point(figure.x, figure.y)
    barrier = walk.barrier(0, start, spot)
    if barrier is not None:
        return Refusal(barrier[0], "way-barred", {"figure": figure.id, "by": ground_words(game, barrier[1])})
    cost = walk.land.cost(start, spot, walk.kinds[0])
    if cost is None or not walk.free(0, spot):
        return Refusal("LOW-2.10", "cannot-stand-there", {"figure": figure.id})
    if cost > left(game, figure):
        return Refusal("LOW-2.10", "too-far", {"figure": figure.id, "cost": in_cm(cost, up=True), "left": in_cm(left(game, figure))})
    r = MOUNTED if figure.mount else FOOT
    for mate in figures:
        if mate.id != figure.id and (spot.x - mate.x) ** 2 + (spot.y - mate.y) ** 2 < (r + (MOUNTED if mate.mount else FOOT)) ** 2:
            return Refusal("LOW-2.10", "stands-on-another", {"figure": figure.id, "by": mate.id})
    guide = figures[0]
    dogs = refuse_dogs(game, {figure.id: spot} | {f.id: Point(f.x, f.y) for f in figures if f.handler == figure.id})
    if dogs is not None:
        return dogs
    if figure.id == guide.id:
        bases = [f for f in figures[1:] if within(game.base(guide.id), game.base(f.id), game.setting.cohesion)]
        far = next((f for f in bases if not _near(f, spot, r, game.setting.cohesion)), None)
        return Refusal("LOW-4.10", "left-behind", {"figure": far.id, "cm": in_cm(game.setting.cohesion)}) if far is not None else None
    inside = _near(guide, spot, r, game.setting.cohesion)
    was = _near(guide, start, r, game.setting.cohesion)
    if not was and not inside and _square(guide, spot) >= _square(guide, start):
        return Refusal("LOW-4.10", "must-return", {"figure": figure.id})  # who strayed comes back
    return Refusal("LOW-4.10", "out-of-cohesion", {"figure": figure.id, "cm": in_cm(game.setting.cohesion)}) if was and not inside else None


def _square(other: Figure, spot: Point) -> int:
    return (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2


def _near(other: Figure, spot: Point, r: int, reach: int) -> bool:
    far = r + (MOUNTED if other.mount else FOOT) + reach
    return _square(other, spot) <= far * far


# -- joining ------------------------------------------------------------------------------------------------------------------


def join(game: Battle, unit: str) -> Rules[None]:
    """LOW-4.12: an officer or NCO on his own who ends within 2.5 cm of a unit may join it."""
    figures = game.standing(unit)
    if len(figures) != 1 or game.unit(unit).start != 1 or not is_leader(figures[0]) or figures[0].hidden:
        return
    me = figures[0]
    near = joinable(game, me)
    if not near:
        return
    refusal = Refusal("LOW-4.12", "too-far-to-join")
    law: Legal[Join | Pass] = Legal(
        lambda answer: None if isinstance(answer, Pass) or answer.unit in joinable(game, game.figure(me.id)) else refusal,
        lambda: [PASS, *map(Join, joinable(game, game.figure(me.id)))],
        exact=True,
        default=PASS,
    )
    answer = yield from choose(game, game.seat(unit), JOIN, law, {"unit": unit})
    if isinstance(answer, Join):
        game.emit(Joined(unit, answer.unit))


def joinable(game: Battle, me: Figure) -> list[str]:
    """Units within 2.5 cm; not those in ambush, whose place the question would tell."""
    side, base = game.side(me.id), game.base(me.id)
    found = []
    for other in game.state.units.values():
        if other.side != side or other.id == me.unit or other.start < 2 or other.fleeing or other.vehicles:
            continue
        if any(within(base, game.base(f.id), 250) for f in game.standing(other.id) if not f.hidden):
            found.append(other.id)
    return found
