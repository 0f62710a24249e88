"""The loop of a moving unit (TOI-18.2): a step or another use of points (TOI-7.6), reveals, Op Fire, obstacles, special effects, attack; and again."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.tide_of_iron.combat.assault import assault, refuse_assault
from bocage.games.tide_of_iron.combat.attack import FIRE_AND_MOVEMENT, eligible, fire_at, has_target, targets
from bocage.games.tide_of_iron.combat.op_fire import op_fire_window
from bocage.games.tide_of_iron.moving.movement import can_leave, check_step, costs
from bocage.games.tide_of_iron.moving.transport import DISEMBARK_COST, EMBARK_COST, refuse_disembark, refuse_embark
from bocage.games.tide_of_iron.state.activation import ASSAULT, Activation
from bocage.games.tide_of_iron.state.answers import Aim, Charge, CutWire, Disembark, Embark, Enter, Leave, OpenFire, Step, Stop
from bocage.games.tide_of_iron.state.events import Disembarked, Embarked, FortEntered, FortLeft, Moved, PutBack, Suppressed, UnitFatigued
from bocage.games.tide_of_iron.state.events_table import MarkerRemoved
from bocage.games.tide_of_iron.state.model import FATIGUED, PINNED, Battle, Unit
from bocage.games.tide_of_iron.state.setting import THIRDS
from bocage.games.tide_of_iron.units.concealment import only_concealed, reveal_in_the_open, reveal_on_objective
from bocage.games.tide_of_iron.units.fortifications import obstacles

Move = Step | Stop | Leave | Enter | Embark | Disembark | CutWire | OpenFire | Charge
MOVE = Question[Move]("move", Move, rule="TOI-7.4")
TARGET = Question[Aim]("target", Aim, rule="TOI-9.2")
FORT_COST = THIRDS  # TOI-25.2, TOI-25.6
CUT_COST = 2 * THIRDS  # TOI-25.13
STOP = Stop()


def move(game: Battle, act: Activation) -> Rules[None]:
    """TOI-7.4: moves a unit until it stops or is stopped; at the end it is fatigued (TOI-2.8)."""
    with scope(game, "move", act.unit):
        while True:
            listed = [] if is_free(game, act) else list_moves(game, act)
            answer: Answer = listed[0] if listed else STOP
            if len(listed) != 1:  # a single way is taken without asking
                facts = {"unit": act.unit, "left": act.points // THIRDS}
                answer = yield from choose(game, game.seat_of(game.unit(act.unit)), MOVE, law_of_moves(game, act), facts)
            if isinstance(answer, Stop) or not (yield from carry_out(game, act, answer)):
                break
    if game.alive(act.unit) and game.unit(act.unit).status != FATIGUED:
        game.emit(UnitFatigued(act.unit))


def is_free(game: Battle, act: Activation) -> bool:
    """Whether a step is open, so that the moves need not all be listed to know that there is a choice."""
    unit = game.unit(act.unit)
    if act.points <= 0 or unit.aboard or unit.inside or must_leave(game, unit):
        return False
    cell = unit.cell
    return any(type(check_step(game, act, unit, cell, to, act.points)) is int for to in costs(game, unit)[cell])


def law_of_moves(game: Battle, act: Activation) -> Legal[Move]:
    """What the active unit may do next, looked up only when somebody asks."""

    def refuse(answer: Move) -> Refusal | None:
        return None if answer in list_moves(game, act) else why_not(game, act, answer)

    return Legal(refuse, lambda: list_moves(game, act), exact=True, default=STOP)  # type: ignore[arg-type,return-value]


def list_moves(game: Battle, act: Activation) -> list[Answer]:
    """All that the active unit may do next, steps first; stopping is last and not offered where it may not stay."""
    unit = game.unit(act.unit)
    found: list[Answer] = []
    if unit.aboard:
        if refuse_disembark(game, act) is None:
            found.append(Disembark())
        return [*found, STOP]
    points, cell = act.points, unit.cell
    if points > 0 and not unit.inside:
        for to in costs(game, unit)[cell]:
            if type(check_step(game, act, unit, cell, to, points)) is int:
                found.append(Step(to))
    if must_leave(game, unit):
        return [*found, CutWire()] if refuse_cut(game, act) is None else found
    if points > 0 and unit.is_squad:
        found += _squad_moves(game, act, unit)
    if refuse_cut(game, act) is None:
        found.append(CutWire())
    if act.action == FIRE_AND_MOVEMENT and not act.fired and has_target(game, unit, FIRE_AND_MOVEMENT):
        found.append(OpenFire())
    elif act.action == ASSAULT:
        found += [Charge(near) for near in game.setting.grid.neighbours(cell) if game.state.at.get(near) and refuse_assault(game, act, near) is None]
    found.append(STOP)
    return found


def _squad_moves(game: Battle, act: Activation, unit: Unit) -> list[Answer]:
    """What squads spend points on besides steps: fortifications (TOI-25.2, TOI-25.6) and transports (TOI-8.3)."""
    found: list[Answer] = []
    if unit.inside:
        return [Leave()] if act.points >= FORT_COST else []
    if game.state.forts and act.points >= FORT_COST:
        found += [Enter(fort) for fort in game.free_forts(unit.cell)]
    for name in game.state.at[unit.cell]:
        if name != unit.id and refuse_embark(game, act, name) is None:
            found.append(Embark(name))
    return found


def must_leave(game: Battle, unit: Unit) -> bool:
    """TOI-20.32, TOI-17.4: whether the unit is in a hex with enemies, where it may not stay."""
    return any(game.unit(name).side != unit.side for name in game.state.at.get(unit.cell, ()))


def refuse_cut(game: Battle, act: Activation) -> Refusal | None:
    """TOI-25.13: an active tank or engineer squad in the hex may cut the wire for 2 MP; where it may not stay it keeps the points to leave (TOI-20.33)."""
    unit = game.unit(act.unit)
    if unit.cell not in game.state.wire:
        return Refusal("TOI-25.13", "no-wire-here")
    if not (unit.is_tank or game.can_use_specialization(unit, "engineer")):
        return Refusal("TOI-25.13", "cannot-cut-wire", {"unit": unit.id})
    if act.points < CUT_COST:
        return Refusal("TOI-25.13", "costs-too-much", {"left": act.points // THIRDS, "cost": 2})
    if must_leave(game, unit) and not can_leave(game, act, unit, unit.cell, act.points - CUT_COST):
        return Refusal("TOI-20.33", "cannot-leave-again", {"hex": game.setting.grid.name(unit.cell)}, ("keep-points-to-leave",))
    return None


def why_not(game: Battle, act: Activation, answer: Move) -> Refusal:
    """The reason against a move that is not listed."""
    unit = game.unit(act.unit)
    refusal: Refusal | int | None = None
    if isinstance(answer, Step):
        aboard = Refusal("TOI-8.4", "aboard", {"unit": unit.id}, ("disembark-first",))
        refusal = aboard if unit.aboard else check_step(game, act, unit, unit.cell, answer.to, act.points)
    elif isinstance(answer, Embark):
        refusal = refuse_embark(game, act, answer.vehicle)
    elif isinstance(answer, Disembark):
        refusal = refuse_disembark(game, act)
    elif isinstance(answer, CutWire):
        refusal = refuse_cut(game, act)
    elif isinstance(answer, Charge):
        refusal = refuse_assault(game, act, answer.cell)
    elif isinstance(answer, OpenFire):
        rule = "TOI-3.3" if act.fired or act.action != FIRE_AND_MOVEMENT else "TOI-9.3"
        refusal = Refusal(rule, "nothing-to-attack", {"unit": unit.id})
    elif isinstance(answer, Stop):
        refusal = Refusal("TOI-20.32", "may-not-stay", {"unit": unit.id}, ("move-on",))
    elif isinstance(answer, Enter | Leave):
        refusal = _why_no_fort(game, act, answer)
    return refusal if isinstance(refusal, Refusal) else Refusal("TOI-20.32", "may-not-stay", {"unit": unit.id}, ("move-on",))


def _why_no_fort(game: Battle, act: Activation, answer: Enter | Leave) -> Refusal:
    """TOI-25.2, TOI-25.6: why a fortification cannot be entered or left now."""
    unit = game.unit(act.unit)
    if not unit.is_squad:
        return Refusal("TOI-25.2", "squads-only", {"unit": unit.id})
    there = bool(unit.inside) if isinstance(answer, Leave) else answer.fort in game.free_forts(unit.cell)
    if there and act.points < FORT_COST:
        return Refusal("TOI-25.2", "costs-too-much", {"left": act.points // THIRDS, "cost": 1})
    if unit.inside:
        return Refusal("TOI-25.2", "leave-fortification-first", {"unit": unit.id}, ("leave",))
    return Refusal("TOI-25.2", "no-fortification", {"unit": unit.id})


def carry_out(game: Battle, act: Activation, answer: Answer) -> Rules[bool]:
    """Does what was chosen; False if the activation is over."""
    if isinstance(answer, Step):
        return (yield from step(game, act, answer.to))
    if isinstance(answer, OpenFire):
        return (yield from fire_on_the_move(game, act))
    if isinstance(answer, Charge):
        yield from assault(game, act, answer.cell)
        return False
    return (yield from spend_points(game, act, answer))


def spend_points(game: Battle, act: Activation, answer: Answer) -> Rules[bool]:
    """TOI-7.6: the other uses of points: vehicles, fortifications, wire. False if the activation is over."""
    act.used_points = True
    unit = game.unit(act.unit)
    if isinstance(answer, Embark):
        act.points -= EMBARK_COST
        game.emit(Embarked(act.unit, answer.vehicle))
        return False
    if isinstance(answer, Enter):
        act.points -= FORT_COST
        game.emit(FortEntered(act.unit, answer.fort))
        return True
    if isinstance(answer, CutWire):
        act.points -= CUT_COST
        game.emit(MarkerRemoved("razor_wire", unit.cell, game.setting.grid.name(unit.cell)))
        return True
    if isinstance(answer, Leave):
        act.points -= FORT_COST
        game.emit(FortLeft(act.unit, unit.inside))
        return (yield from appear(game, act))
    act.points -= DISEMBARK_COST
    game.emit(Disembarked(act.unit, unit.aboard, game.cell_of(unit)))
    return (yield from arrive(game, act))  # TOI-8.8: a move into the hex


def appear(game: Battle, act: Activation) -> Rules[bool]:
    """TOI-8.8, TOI-25.4, TOI-25.8: leaving a vehicle or a fortification opens an Op Fire window; so does entering a hex. False if the unit is stopped."""
    reveal_in_the_open(game)
    return (yield from op_fire_window(game, act))


def arrive(game: Battle, act: Activation) -> Rules[bool]:
    """TOI-18.2, steps 2 to 5, for a unit that has come to a hex: it is revealed, fired at, and meets the obstacles there. False if it is stopped.

    Whoever Op Fire stops in a mine field has entered it all the same (TOI-25.19), unless it goes back at once (TOI-20.37, TOI-17.10).
    """
    reveal_on_objective(game, act.unit)
    goes_on = yield from appear(game, act)
    if not game.alive(act.unit) or (not goes_on and must_leave(game, game.unit(act.unit))):
        return False
    return (yield from obstacles(game, act, stopped=not goes_on))


def step(game: Battle, act: Activation, to: int) -> Rules[bool]:
    """TOI-18.2: one hex. Overrun pins come before the next window (TOI-18.7)."""
    unit = game.unit(act.unit)
    origin = unit.cell
    cost = check_step(game, act, unit, origin, to, act.points)
    assert isinstance(cost, int)
    left_behind = [other.id for other in game.units_at(origin) if other.side != unit.side]
    leaves_overrun, act.overruns = act.overruns, is_overrun(game, unit, to)
    if not left_behind:
        act.last_free = origin
    act.points -= cost
    act.steps += 1
    act.used_points, act.attacked_here = True, False
    game.emit(Moved(act.unit, origin, to, act.points, game.setting.grid.name(to)))
    if leaves_overrun:
        pin_overrun(game, left_behind)
    goes_on = yield from arrive(game, act)
    if not game.alive(act.unit):
        return False
    if must_leave(game, game.unit(act.unit)) and (not goes_on or not list_moves(game, act)):
        put_back(game, act)
        return False
    return goes_on


def is_overrun(game: Battle, unit: Unit, to: int) -> bool:
    """TOI-20.32, TOI-17.4: whether entering this hex is an overrun; passing among concealed squads alone is none, even if they fire and so show themselves."""
    enemies = game.enemies_at(to, unit.side)
    return bool(enemies) and not only_concealed(enemies)


def pin_overrun(game: Battle, unit_ids: list[str]) -> None:
    """TOI-20.34, TOI-20.35: squads in the hex the tank has left are pinned, unless they are in a fortification or suppressed already."""
    for name in unit_ids:
        unit = game.unit(name)
        if unit.is_squad and not unit.inside and not unit.condition:
            game.emit(Suppressed(name, PINNED))


def put_back(game: Battle, act: Activation) -> None:
    """TOI-20.37, TOI-20.39, TOI-17.10: a unit stopped where it may not stay goes back to the last hex it left that was free of enemies."""
    game.emit(PutBack(act.unit, act.last_free, game.setting.grid.name(act.last_free)))


def fire_on_the_move(game: Battle, act: Activation) -> Rules[bool]:
    """TOI-3.3: one attack, before moving (then the unit may still move) or after it (then it is over)."""
    unit = game.unit(act.unit)
    answer = yield from choose(game, game.seat_of(unit), TARGET, law_of_targets(game, unit, FIRE_AND_MOVEMENT), {"unit": act.unit})
    act.fired = True
    yield from fire_at(game, act.unit, answer.unit, FIRE_AND_MOVEMENT)
    return not act.used_points and game.alive(act.unit)


def law_of_targets(game: Battle, unit: Unit, mode: str) -> Legal[Aim]:
    """TOI-9.3: range and line of sight are needed."""

    def refuse(answer: Aim) -> Refusal | None:
        return refuse_target(game, unit, answer.unit, mode)

    return Legal(refuse, lambda: [Aim(name) for name in targets(game, unit, mode)], exact=True)


def refuse_target(game: Battle, unit: Unit, target_id: str, mode: str) -> Refusal | None:
    """Whether a unit may be attacked now, and why not."""
    facts = {"unit": unit.id, "target": target_id}
    if not game.alive(target_id) or game.unit(target_id).cell < 0:
        return Refusal("TOI-9.2", "no-target", facts)
    if game.unit(target_id).side == unit.side:
        return Refusal("TOI-9.2", "own-unit", facts, ("aim-at-an-enemy",))
    target = game.unit(target_id)
    if eligible(game, unit, target, mode):
        return None
    if target.concealed:
        return Refusal("TOI-17.3", "target-concealed", facts, ("reveal-it-first",))
    if not game.sees(unit.cell, target.cell):
        return Refusal("TOI-9.3", "no-line-of-sight", facts, ("see-it-first",))
    if game.halvings(unit) + (mode != "concentrated_fire") >= 2:
        return Refusal("TOI-18.6", "halved-twice", facts, ("leave-the-hex-first",))
    return Refusal("TOI-9.12" if mode == FIRE_AND_MOVEMENT else "TOI-9.11", "out-of-range", facts, ("come-closer",))
