"""Tests at the end of a phase (LOW-7.1 to 7.6): half losses, the general killed."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.games.legends_old_west.aiming import pluck
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.moving.fleeing import Broke
from bocage.games.legends_old_west.state.events import ALL, Happened, change_unit
from bocage.games.legends_old_west.state.state import LowState
from bocage.games.legends_old_west.tables.tables import PROFILES
from bocage.games.legends_old_west.turn import victory
from bocage.games.legends_old_west.vehicles.vehicle_damage import abandon


class TestTaken(Happened):
    """A test owed at the end of a phase has been taken (LOW-7.5)."""

    rules = ("LOW-7.5",)
    leaves = ALL
    unit: str
    cause: str

    def apply(self, state: LowState) -> None:
        unit = state.units[self.unit]
        change_unit(state, self.unit, owes=tuple(owed for owed in unit.owes if owed != self.cause), half_tested=unit.half_tested or self.cause == "half")


def owes_half(game: Battle, unit: str) -> bool:
    """LOW-7.1: lost figures are at least half the starting number; once per game, used up without a roll by a unit that flees already (LOW-RULING-134)."""
    record = game.unit(unit)
    if record.half_tested or record.start < 2 or record.aircraft:
        return False
    there = len(game.alive(unit))
    return there > 0 and 2 * (record.start - there) >= record.start


def chief_pluck(game: Battle, unit: str) -> int:
    """LOW-7.2, LOW-7.14: of the unit's officer or NCO if he stands, else of a private."""
    leaders = [f for f in game.alive(unit) if pluck.is_leader(f)]
    own = pluck.own_pluck(game, unit)
    return max([own, *(PROFILES[f.profile].pluck for f in leaders)])


def tests_step(game: Battle) -> Rules[bool]:
    """LOW-7.5: one test per unit per cause, at the end of the phase in which it happened."""
    if victory.check_now(game):
        return False
    yield from take_tests(game)
    return True


def take_tests(game: Battle) -> Rules[None]:
    """The tests that are owed, unit by unit, those of the Initiative side first."""
    for side in game.order():
        for unit in [u.id for u in game.state.units.values() if u.side == side]:
            record = game.unit(unit)
            causes = [*(("half",) if owes_half(game, unit) else ()), *record.owes]
            for cause in causes:
                game.emit(TestTaken(unit, cause))
                if not game.alive(unit) or game.unit(unit).fleeing or game.unit(unit).aircraft:
                    continue
                own = chief_pluck(game, unit) if cause == "half" else None
                why = "LOW-7.1" if cause == "half" else "LOW-7.3"
                if not (yield from pluck.test(game, unit, why, own=own, lend=True)):
                    game.emit(Broke(unit))
                    if game.state.vehicles:
                        abandon(game, unit)
