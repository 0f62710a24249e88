"""The Initiative phase (chapter 3): who holds it, rally, panic, recovery of war machines, new leaders, Head for the Hills."""

from __future__ import annotations

from bocage.core.chance import faces
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll
from bocage.core.legal import PASS, Answer, Legal, Pass, only
from bocage.core.state import replace
from bocage.games.legends_old_west.aiming import crews, pluck
from bocage.games.legends_old_west.aiming.crews import served
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.troops import is_animal
from bocage.games.legends_old_west.moving.fleeing import Broke, Rallied
from bocage.games.legends_old_west.moving.mounts import name_holders
from bocage.games.legends_old_west.state.dice import test_die
from bocage.games.legends_old_west.state.events import ALL, PLACES, Happened, InitiativeWon, change, change_unit
from bocage.games.legends_old_west.state.fire_events import HeldFire
from bocage.games.legends_old_west.state.state import Figure, LowState
from bocage.games.legends_old_west.tables.rows import cm
from bocage.games.legends_old_west.tables.tables import CONSTANTS, PROFILES
from bocage.games.legends_old_west.turn import victory

PANIC = cm(CONSTANTS["panic_radius_cm"].value)  # LOW-3.5


class Next(Answer):
    """The unit that tests next (LOW-3.11)."""

    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


class Recover(Answer):
    """A try to lift a machine's silence, or to fill a gap in its crew (LOW-3.8)."""

    machine: str
    what: str

    def target(self) -> tuple[str, str]:
        return "piece", self.machine


class Lead(Answer):
    """The new cohesion figure of a unit (LOW-4.9)."""

    figure: str

    def target(self) -> tuple[str, str]:
        return "piece", self.figure


PANIC_ORDER: Question[Next] = Question("panic_order", Next, rule="LOW-3.11")
RECOVER: Question[Recover | Pass] = Question("recover", Recover | Pass, rule="LOW-3.8")
LEAD: Question[Lead] = Question("lead", Lead, rule="LOW-4.9")


class PanicTested(Happened):
    """A unit has had its panic test of this turn (LOW-3.11)."""

    rules = ("LOW-3.5", "LOW-3.11")
    leaves = ALL
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, panic_tested=True)


class Recovered(Happened):
    """A war machine recovers: its silence is lifted, or a man takes the lost crewman's place (LOW-3.8)."""

    rules = ("LOW-3.8",)
    leaves = PLACES
    machine: str
    what: str
    figure: str = ""

    def apply(self, state: LowState) -> None:
        gun = state.guns.get(self.machine)
        if self.what == "silence":
            if gun is not None:
                state.guns[gun.id] = replace(gun, silent=0)
            else:
                change(state, self.machine, silent=0)
        elif gun is not None:
            change(state, self.figure, gun=gun.id)
            state.guns[gun.id] = replace(gun, crew_lost=0)
        else:
            change(state, self.figure, loader_of=self.machine)
            change(state, self.machine, crew_lost=0)


class LeaderNamed(Happened):
    """Another figure is a unit's cohesion point (LOW-4.9)."""

    rules = ("LOW-4.9",)
    unit: str
    figure: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, leader=self.figure)


class Quit(Happened):
    """A side heads for the hills and loses at once (LOW-2.26)."""

    rules = ("LOW-2.26",)
    leaves = ALL
    side: str

    def apply(self, state: LowState) -> None:
        state.quit = self.side


def roll_initiative(game: Battle) -> Rules[bool]:
    """LOW-3.2, LOW-2.29: the higher die; a tie changes it over, and on turn 1 is rolled again."""
    one, two = game.setting.sides
    while True:
        shown = yield from roll(faces("initiative", 2), why="LOW-3.2")
        if shown[0] != shown[1]:
            side = one if shown[0] > shown[1] else two
            break
        if game.state.turn > 1 and game.state.last_first:
            side = game.enemy(game.state.last_first)
            break
    game.emit(InitiativeWon(side))
    return True


def rally_step(game: Battle) -> Rules[bool]:
    """LOW-5.5: every unit that fled in an earlier turn tests, the Initiative side first."""
    for side in game.order():
        for unit in [u.id for u in game.state.units.values() if u.side == side and u.fleeing and u.fled_turn < game.state.turn]:
            if game.alive(unit) and (yield from pluck.test(game, unit, "LOW-5.5")):
                game.emit(Rallied(unit))
    return True


def frightened(game: Battle) -> dict[str, list[str]]:
    """LOW-3.5, LOW-3.6, LOW-3.11: the units that must test, by side, from the friends that flee now."""
    found: dict[str, list[str]] = {side: [] for side in game.setting.sides}
    fleeing = [u for u in game.state.units.values() if u.fleeing and f"fled:{u.id}" not in game.state.done]
    for unit in game.state.units.values():
        if unit.fleeing or unit.panic_tested or unit.aircraft or (unit.joined and game.standing(unit.joined)):
            continue
        own = _seen(game, unit.id)
        if not own:
            continue
        mine = [*own, *(f for other in game.state.units.values() if other.joined == unit.id for f in _seen(game, other.id))]
        size = len(mine)  # LOW-4.12: a leader who has joined counts with it
        for other in fleeing:
            if other.side != unit.side:
                continue
            theirs = _seen(game, other.id)
            if size < 2 * len(theirs) and any(game.within(f.id, g.id, PANIC) for f in mine for g in theirs):
                found[unit.side].append(unit.id)
                break
    return found


def _seen(game: Battle, unit: str) -> list[Figure]:
    """The standing figures of a unit, without men in ambush: a panic test would tell where they lie (LOW-RULING-135)."""
    return [f for f in game.standing(unit) if not f.hidden]


def panic_step(game: Battle) -> Rules[bool]:
    """LOW-3.5 to 3.7, LOW-3.11, LOW-7.4: the owner chooses the order; those who fail now frighten nobody before next turn."""
    due = frightened(game)  # no chain inside the step
    for side in game.order():
        waiting = list(due[side])
        while waiting:
            answers = [Next(unit) for unit in waiting]
            law: Legal[Next] = only(answers, "LOW-3.11", "need-not-test")
            answer = yield from choose_unless_forced(game, game.captain(side), PANIC_ORDER, law)
            waiting.remove(answer.unit)
            game.emit(PanicTested(answer.unit))
            if not (yield from pluck.test(game, answer.unit, "LOW-3.5")):
                game.emit(Broke(answer.unit))
    return True


# -- war machines and leaders -------------------------------------------------------------------------------------------------


def recoverable(game: Battle, side: str) -> list[Recover]:
    """LOW-3.8: machines that misfired or lost a crewman last turn, and what may be tried."""
    turn = game.state.turn
    found: list[Recover] = []
    machines = [g for g in game.state.guns.values() if g.place == "table"] + [f for f in game.state.figures.values() if not f.down and f.place == "table"]
    for machine in machines:
        if not (machine.misfired or machine.crew_lost) or game.side(machine.id) != side or machine.id in game.state.done:
            continue
        if machine.silent >= turn and machine.misfired and machine.misfired == turn - 1:
            found.append(Recover(machine.id, "silence"))
        if machine.crew_lost and machine.crew_lost == turn - 1 and stand_ins(game, machine.id):
            found.append(Recover(machine.id, "crew"))
    return found


def stand_ins(game: Battle, machine: str) -> list[str]:
    """Friends in contact with a machine who may take a lost crewman's place: they serve no other, and neither fight, flee nor hold horses."""
    near = [f for f in game.fighters(game.side(machine)) if f.id != machine and not is_animal(f) and game.touching(f.id, machine)]
    free = [f for f in near if not (f.gun or f.loader_of or f.holder or f.dazed or served(f))]
    return [f.id for f in free if not game.engaged(f.id) and not game.unit(f.unit).fleeing]


def recovery_step(game: Battle) -> Rules[bool]:
    """LOW-3.8: the owner may try each machine once: 4+."""
    for side in game.order():
        while True:
            tries = recoverable(game, side)
            if not tries:
                break
            answers: list[Recover | Pass] = [*tries, PASS]
            law: Legal[Recover | Pass] = only(answers, "LOW-3.8", "nothing-to-recover")
            answer = yield from choose(game, game.captain(side), RECOVER, law)
            if isinstance(answer, Pass):
                break
            game.emit(HeldFire(answer.machine))
            if (yield from roll(test_die("recover", 4), why="LOW-3.8")):
                man = stand_ins(game, answer.machine)[0] if answer.what == "crew" else ""
                game.emit(Recovered(answer.machine, answer.what, man))
    return True


def leaders_step(game: Battle) -> Rules[bool]:
    """LOW-4.9: where a leader fell the owner names another cohesion figure; horses find new holders (LOW-8.37) and crews new loaders (LOW-18.3)."""
    for side in game.order():
        for unit in [u.id for u in game.state.units.values() if u.side == side and not u.aircraft]:
            figures = game.alive(unit)
            if any(f.horse and not f.mount for f in figures) and not game.unit(unit).fleeing:
                yield from name_holders(game, unit)
            if not figures or game.state.units[unit].leader in (f.id for f in figures):
                continue
            fit = [f for f in figures if not is_animal(f)] or figures
            best = max(PROFILES[f.profile].pluck for f in fit)
            answers = [Lead(f.id) for f in sorted(fit, key=lambda f: (PROFILES[f.profile].pluck != best, f.id))]
            law: Legal[Lead] = only(answers, "LOW-4.9", "cannot-lead")
            answer = yield from choose_unless_forced(game, game.seat(unit), LEAD, law, {"unit": unit})
            game.emit(LeaderNamed(unit, answer.figure))
        yield from crews.name_loaders(game, side)
    return True


def hills_step(game: Battle) -> Rules[bool]:
    """LOW-2.26, LOW-7.9, LOW-7.13: a side that has lost half tests with its commander's Pluck; failing, it quits the field."""
    if game.option("head_for_the_hills"):
        for side in game.order():
            if 2 * victory.losses(game, side) < game.state.starting[side] or not victory.tests_hills(game, side):
                continue
            who, why = _commander(game, side)
            if not (yield from pluck.test(game, who, why, lend=False)):
                game.emit(Quit(side))
                victory.check_now(game)
                return False
    return True


def _commander(game: Battle, side: str) -> tuple[str, str]:
    """Who tests: the commander, whose Pluck must be used; if he is out of action, the highest Pluck on the table."""
    general = game.state.figures.get(game.state.generals.get(side, ""))
    if general is not None and not general.down:
        return general.id, "LOW-7.9"
    present = [f for f in game.state.figures.values() if game.side(f.id) == side and not f.down and f.place != "off"]
    best = max(present, key=lambda f: (PROFILES[f.profile].pluck, f.id), default=None)
    if best is None:
        best = next(f for f in game.state.figures.values() if game.side(f.id) == side)
    return best.id, "LOW-7.13"
