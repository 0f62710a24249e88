"""The spine (chapter 3). What comes next follows from the state alone: `phase`, and `active` where a phase is a side's.

Set-up walks through start, hidden, edges and deploy. A turn is the list of `sequence`: first the steps of the Initiative phase, then for each side flight,
moves and aircraft, the tests owed, shooting side by side, fights, the end. A step that has nothing to do is passed over; one that is done says so with True.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Rules
from bocage.games.legends_old_west.air import air_moves, air_plans
from bocage.games.legends_old_west.armies import building, setup
from bocage.games.legends_old_west.arms import clouds
from bocage.games.legends_old_west.fighting import fights
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.moving import fleeing
from bocage.games.legends_old_west.shooting.search import lose_track
from bocage.games.legends_old_west.state.events import PhaseBegan, TurnBegan
from bocage.games.legends_old_west.turn import effects, engineering, firing, initiative, medics, morale, movement, victory
from bocage.games.legends_old_west.vehicles import boarding, vehicle_moves

Step = tuple[str, str]


def sequence(game: Battle) -> list[Step]:
    """The steps of a turn in order, with the side whose they are (LOW-3.1, LOW-3.3); the same in all eras (LOW-3.9)."""
    one, two = game.order()
    air = bool(game.state.aircraft)
    found: list[Step] = [("bombers", ""), ("fighters", "")] if air else []
    found += [("initiative", ""), ("rally", ""), ("panic", ""), ("recovery", ""), ("leaders", ""), ("hills", ""), ("flares", "")]
    for side in (one, two):
        found += [("flight", side), ("move", side)]
        if air:
            found.append(("air", side))
    found += [("tests_move", ""), ("fast_draw", ""), ("search", one), ("fire", one), ("search", two), ("fire", two), ("tests_fire", "")]
    return [*found, ("pair", ""), ("fight", ""), ("bodies", ""), ("tests_fight", ""), ("end", "")]


def is_idle(game: Battle, phase: str, side: str) -> bool:
    """Whether a step has plainly nothing to do, so that it is passed over."""
    state = game.state
    match phase:
        case "rally":
            return not any(u.fleeing and u.fled_turn < state.turn for u in state.units.values())
        case "panic":
            return not any(u.fleeing for u in state.units.values())
        case "recovery":
            return not any(initiative.recoverable(game, s) for s in game.setting.sides)
        case "flares":
            return not game.setting.scenario.effects("flare")
        case "fast_draw":
            return game.setting.era != "ww1"
        case "search":
            return game.setting.era == "colonial"
        case "pair":
            return not game.contacts()
        case "fight":
            return not state.fights
        case "bodies":
            return not state.vehicles
    return False


def advance(game: Battle) -> None:
    """Goes on to the next step that has something to do."""
    state = game.state
    if state.phase == "over":
        return
    steps = sequence(game)
    here = (state.phase, state.active)
    place = steps.index(here) + 1 if here in steps else 0
    while place < len(steps) and is_idle(game, *steps[place]):
        place += 1
    game.emit(PhaseBegan(*steps[place]) if place < len(steps) else PhaseBegan("turn"))


def begin(game: Battle) -> Rules[None]:
    """Armies are built first where that was agreed (LOW-24.4), then aircraft get their mission sheets (LOW-21.3), then secrets are written."""
    if game.option("build_rosters"):
        yield from building.build_armies(game)
    if game.state.aircraft:
        yield from air_plans.mission_sheets(game)
    game.emit(PhaseBegan("hidden"))


def start_turn(game: Battle) -> Rules[bool]:
    """A new turn (LOW-3.1)."""
    game.emit(TurnBegan(game.state.turn + 1))
    if game.state.vehicles:
        yield from vehicle_moves.start_turn(game)
    return True


def _plans(role: str) -> Callable[[Battle], Rules[bool]]:
    def step(game: Battle) -> Rules[bool]:
        yield from air_plans.write_plans(game, role)
        return True

    return step


def flight_step(game: Battle) -> Rules[bool]:
    """LOW-5.3: the thrown get up, all fleeing units of the active side run, then reserves come in, then the voluntary moves."""
    side = game.state.active
    yield from fleeing.get_up_and_run(game, side)
    yield from effects.enter_reserves(game, side)
    return True


def move_air(game: Battle) -> Rules[bool]:
    """LOW-21.39: the side's aircraft fly as planned."""
    yield from air_moves.move_aircraft(game, game.state.active)
    return True


def against_vehicles(game: Battle) -> Rules[bool]:
    """Figures in contact with vehicles attack them (LOW-19.43)."""
    yield from boarding.close_combat(game)
    return True


def end_turn(game: Battle) -> Rules[None]:
    """LOW-3.10: the wounded, gas and smoke, finished work, vehicles, fuel, victory, and the Pluck tests that these have caused (LOW-7.5)."""
    lose_track(game)
    if game.setting.era != "colonial":
        yield from medics.survival(game)
    if game.state.clouds:
        yield from clouds.end_turn(game)
    yield from engineering.finish_works(game)
    if game.state.aircraft:
        yield from air_moves.end_turn(game)
    yield from effects.returning(game)
    if victory.check_now(game):
        return
    yield from morale.take_tests(game)  # LOW-7.5: gas, and a general who dies of his wounds
    if game.state.turn >= game.setting.limit:
        yield from victory.at_limit(game)
        return
    game.emit(PhaseBegan("turn"))


STEPS: dict[str, Callable[[Battle], Rules[bool] | Rules[None]]] = {
    "start": begin,
    "hidden": setup.write_secrets,
    "edges": setup.roll_for_edges,
    "deploy": setup.deploy_step,
    "turn": start_turn,
    "bombers": _plans("fighter_bomber"),
    "fighters": _plans("fighter"),
    "initiative": initiative.roll_initiative,
    "rally": initiative.rally_step,
    "panic": initiative.panic_step,
    "recovery": initiative.recovery_step,
    "leaders": initiative.leaders_step,
    "hills": initiative.hills_step,
    "flares": effects.flare_step,
    "flight": flight_step,
    "move": movement.move_step,
    "air": move_air,
    "tests_move": morale.tests_step,
    "fast_draw": firing.fast_draw,
    "search": firing.search_all,
    "fire": firing.fire_step,
    "tests_fire": morale.tests_step,
    "pair": fights.pair_step,
    "fight": fights.fight_step,
    "bodies": against_vehicles,
    "tests_fight": morale.tests_step,
    "end": end_turn,
}


def next_rule(game: Battle) -> Rules[None] | None:
    """What comes next; None when the battle is over."""
    step = STEPS.get(game.state.phase)
    return None if step is None else take(game, step)


def take(game: Battle, step: Callable[[Battle], Rules[bool] | Rules[None]]) -> Rules[None]:
    """One step; when it says that it is done, the turn goes on to the next within the same joint."""
    if (yield from step(game)):
        advance(game)
