"""The Shooting phase (chapter 6, companion 3.0 to 3.3): fast drawers, searches, then group after group of the Initiative side, then of the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming.aim import who_fires
from bocage.games.legends_old_west.air import air_combat
from bocage.games.legends_old_west.arms import battery, guns
from bocage.games.legends_old_west.ground.alerts import alarm
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.troops import kind
from bocage.games.legends_old_west.shooting.firing_groups import could_fire, each_group, group_targets, groups
from bocage.games.legends_old_west.shooting.search import may_search, search_step
from bocage.games.legends_old_west.shooting.volleys import fire_group
from bocage.games.legends_old_west.turn import engineering, medics
from bocage.games.legends_old_west.turn.movement import SidePassed, next_seat
from bocage.games.legends_old_west.vehicles import vehicle_fire
from bocage.tabletop.laws import Free


class Shoot(Answer):
    """A group fires: a unit's rank and file, a figure on its own, a gun, a vehicle or an aircraft."""

    group: str

    def target(self) -> tuple[str, str]:
        return "piece", self.group


class Treat(Answer):
    """A medic treats the casualties he touches (LOW-12.15)."""

    medic: str

    def target(self) -> tuple[str, str]:
        return "piece", self.medic


class Detonate(Answer):
    """An engineer tries to blow his charge (LOW-8.32)."""

    figure: str
    charge: str

    def target(self) -> tuple[str, str]:
        return "piece", self.figure


class Call(Answer):
    """A fire mission of an off-table battery (LOW-12.23)."""

    caller: str

    def target(self) -> tuple[str, str]:
        return "piece", self.caller


Act = Shoot | Treat | Detonate | Call | Pass
FIRE: Question[Act] = Question("fire", Act, rule="LOW-6.1")
DRAW: Question[Shoot | Pass] = Question("fast_draw", Shoot | Pass, rule="LOW-12.8")


def acts(game: Battle, seat: str) -> list[Act]:
    """Everything a seat may still do in this phase, in reading order."""
    known = game.at_moment
    found: list[Act] | None = known.get(seat)
    if found is None:
        found = known[seat] = [*map(Shoot, groups(game, seat)), *_other_acts(game, seat)]
    return found


def may_act(game: Battle, seat: str) -> bool:
    """Whether a seat may still do anything in this phase."""
    known, key = game.at_moment, ("may act", seat)
    found: bool | None = known.get(key)
    if found is None:
        found = known[key] = next(each_group(game, seat), None) is not None or bool(acts(game, seat))
    return found


def draft_acts(game: Battle, seat: str) -> list[Act | Callable[[], Act | None]]:
    """The same not yet looked at: every group that has not fired is one of them."""
    state, side = game.state, game.setting.side_of_seat[seat]
    done = state.done
    found: list[Act | Callable[[], Act | None]] = [PASS]
    for unit in state.units.values():
        if unit.seat != seat or unit.fleeing or unit.aircraft:
            continue
        if not unit.fired and unit.id not in done:
            found.append(partial(_draft, game, side, unit.id))
        found += [partial(_draft, game, side, ident) for ident in who_fires(game, unit.id).alone if ident not in done]
    found += [partial(_draft_vehicle, game, ident) for ident in state.vehicles if ident not in done and game.seat(ident) == seat]
    return [*found, *_other_acts(game, seat, vehicles=False)]


def _draft(game: Battle, side: str, group: str) -> Shoot | None:
    return Shoot(group) if could_fire(game, side, group) else None


def _draft_vehicle(game: Battle, ident: str) -> Shoot | None:
    return Shoot(ident) if vehicle_fire.has_shot(game, ident) else None


def _other_acts(game: Battle, seat: str, *, vehicles: bool = True) -> list[Act]:
    side = game.setting.side_of_seat[seat]
    found: list[Act] = []
    state = game.state
    if state.guns:
        found += [Shoot(gun) for gun in guns.groups(game, side) if game.seat(gun) == seat]
    if vehicles and state.vehicles:
        found += [Shoot(vehicle) for vehicle in vehicle_fire.groups(game, side) if game.seat(vehicle) == seat]
    if state.aircraft:
        found += [Shoot(craft) for craft in air_combat.groups(game, side) if game.seat(craft) == seat]
    if game.setting.era != "colonial":
        found += [Treat(medic) for medic in medics.medics(game, seat)]
        found += [Call(caller) for caller in battery.callers(game, seat)]
    if state.charges:
        for charge in state.charges.values():
            if charge.figure in state.figures and game.seat(charge.figure) == seat and charge.id in engineering.detonations(game, charge.figure):
                found.append(Detonate(charge.figure, charge.id))
    return found


def fire_step(game: Battle) -> Rules[bool]:
    """LOW-3.3, LOW-6.1: one act of the active side, or the end of its shooting."""
    seat = next_seat(game)
    if seat is None:
        return True
    if not may_act(game, seat):
        game.emit(SidePassed(seat))
        return False

    listed: list[Act] = []

    def listing() -> list[Act]:
        if not listed:
            listed.extend((*acts(game, seat), PASS))
        return listed

    def refuse(answer: Act) -> Refusal | None:
        return None if answer in listing() else Refusal("LOW-6.1", "cannot-act-now")

    law: Legal[Act] = Free(refuse, listing, exact=True, other=True, drafts=partial(draft_acts, game, seat))
    answer = yield from choose(game, seat, FIRE, law)
    match answer:
        case Pass():
            game.emit(SidePassed(seat))
        case Treat():
            yield from medics.treat(game, answer.medic)
        case Detonate():
            yield from engineering.detonate(game, answer.figure, answer.charge)
        case Call():
            yield from battery.mission(game, answer.caller)
        case _:
            yield from fire(game, answer.group)
            if answer.group in game.state.vehicles or answer.group in game.state.aircraft:  # men raise the alarm with their shots
                alarm(game, game.enemy(game.setting.side_of_seat[seat]), "enemy_shoots")
    return False


def fire(game: Battle, group: str) -> Rules[None]:
    """A group of any kind fires."""
    state = game.state
    if group in state.vehicles:
        yield from vehicle_fire.fire_weapons(game, group)
    elif group in state.aircraft:
        yield from air_combat.fire(game, group)
    elif group in state.guns:
        yield from guns.fire_gun(game, group)
    else:
        yield from fire_group(game, group)


def search_all(game: Battle) -> Rules[bool]:
    """LOW-13.11: at the start of its shooting every unit of the active side may search once."""
    side = game.state.active
    for seat in [s for s in game.setting.seats if game.setting.side_of_seat[s] == side]:
        waiting = may_search(game, seat)
        if waiting:
            yield from search_step(game, waiting[0])
            return False
    return True


def fast_drawers(game: Battle, side: str) -> list[str]:
    """LOW-12.6, LOW-12.8: WWI snipers who have not fired and have a target for rifle or revolver."""
    return [f.id for f in game.fighters(side) if kind(f) == "sniper" and f.id not in game.state.done and (f.hidden or group_targets(game, f.id))]


def fast_draw(game: Battle) -> Rules[bool]:
    """LOW-12.8: Fast Draw snipers before everybody else, the Initiative side's first."""
    for side in game.order():
        for ident in fast_drawers(game, side):
            law: Legal[Shoot | Pass] = Legal(
                lambda answer, ident=ident: None if isinstance(answer, Pass) or answer.group == ident else Refusal("LOW-12.8", "no-fast-draw"),  # type: ignore[misc]
                lambda ident=ident: (Shoot(ident), PASS),  # type: ignore[misc]
                exact=True,
            )
            answer = yield from choose(game, game.seat(ident), DRAW, law, {"figure": ident})
            if isinstance(answer, Shoot):
                yield from fire_group(game, ident)
    return True
