"""Moments that a test on the bench brings about by themselves: a unit is destroyed, a fight is fought. Tests name the moment, the rule is named here.

After what a moment is about come the answers in their order; `dice` and `windows` are those of `Bench.run`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import Any, TypeVar

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.dropzone_commander.cards import decks
from bocage.games.dropzone_commander.ground import garrisons, markers
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.losses import damage, wrecks
from bocage.games.dropzone_commander.moving import movement
from bocage.games.dropzone_commander.objectives import confirming, scoring, searching
from bocage.games.dropzone_commander.shooting import attack, special_hits
from bocage.games.dropzone_commander.state.state import Burst
from bocage.games.dropzone_commander.structures import cqb, cqb_morale, entrances
from bocage.games.dropzone_commander.tables.profiles import Weapon
from bocage.games.dropzone_commander.transports import gates
from bocage.games.dropzone_commander.turn import initiation

T = TypeVar("T")


class Moments(ABC):
    """What may happen on a bench."""

    game: Battle

    @abstractmethod
    def run(self, rule: Rules[T], *answers: Any, dice: str = "", windows: dict[str, Any] | None = None) -> T:
        """Drives a rule to its end."""

    # -- before and around activations ----------------------------------------------------------------------------------------------

    def confirms(self, *answers: Any, **how: Any) -> None:
        """Which Possible Objectives are Confirmed is decided (DZC-15.3)."""
        self.run(confirming.confirm_markers(self.game), *answers, **how)

    def rolls_for_reserve(self, seat: str, reserve: str, *answers: Any, **how: Any) -> None:
        """A seat comes to one of its reserves (DZC-2.12)."""
        self.run(initiation.reserve_roll(self.game, seat, reserve), *answers, **how)

    def starts(self, squad: str, *answers: Any, **how: Any) -> None:
        """A squad starts its activation: searches, Intel, markers (DZC-3.7)."""
        self.run(searching.start_of_activation(self.game, squad), *answers, **how)

    def crosses(self, unit: str, path: tuple[int, ...], *answers: Any, **how: Any) -> None:
        """A unit has passed along a path, x and y in turn (DZC-14.4)."""
        self.run(searching.crossed(self.game, unit, path), *answers, **how)

    # -- losses ---------------------------------------------------------------------------------------------------------------------

    def destroyed(self, unit: str, *answers: Any, by: str = "", fire: bool = False, fate: str = "", **how: Any) -> None:
        """A unit has lost its last damage point (DZC-6.16)."""
        self.run(damage.destroyed(self.game, unit, by=by, fire=fire, fate=fate), *answers, **how)

    def shaken(self, structure: str, points: int, *answers: Any, **how: Any) -> None:
        """A Structure loses damage points (DZC-7.9)."""
        self.run(damage.damage_structure(self.game, structure, points), *answers, **how)

    def struck(self, burst: Burst, hits: int, *answers: Any, **how: Any) -> bool:
        """Hits that do something else than damage; whether they did."""
        return self.run(special_hits.strike(self.game, burst, hits), *answers, **how)

    def guarded(self, unit: str, hits: int, force: int, *answers: Any, **how: Any) -> int:
        """Hits on a Command unit that a Hera may take (DZC-22.60); what is left of them."""
        return self.run(special_hits.guard(self.game, unit, hits, force), *answers, **how)

    # -- close quarters -------------------------------------------------------------------------------------------------------------

    def goes_in(self, squad: str, structure: str, *answers: Any, **how: Any) -> None:
        """A squad goes into a Structure, wherever it stands (DZC-7.1)."""
        self.run(entrances.go_in(self.game, squad, structure), *answers, **how)

    def designates(self, battlegroup: str, *answers: Any, **how: Any) -> None:
        """The Occupant names who repels (DZC-8.7)."""
        self.run(cqb.designate(self.game, battlegroup), *answers, **how)

    def commands_drones(self, structure: str, *answers: Any, **how: Any) -> dict[str, int]:
        """A Medusa may lend dice to a fight (DZC-22.76): which squad gets how many."""
        return self.run(cqb.drone_command(self.game, structure), *answers, **how)

    def rolls_cqb(self, structure: str, *answers: Any, **how: Any) -> list[tuple[str, int, str]]:
        """All sides roll their dice (DZC-8.19): squad, successes, and who rolled."""
        return self.run(cqb.rolled(self.game, structure), *answers, **how)

    def hits_in_cqb(self, squad: str, dice_thrown: int, *answers: Any, **how: Any) -> tuple[int, int]:
        """Dice aimed at a squad (DZC-8.19): hits, and successes of the first throw."""
        return self.run(cqb.cqb_hits(self.game, squad, dice_thrown), *answers, **how)

    def fights(self, structure: str, *answers: Any, **how: Any) -> None:
        """A close quarters battle is fought to its end (DZC-8.13)."""
        self.run(cqb.fight(self.game, structure), *answers, **how)

    def tests_morale(self, structure: str, involved: list[str], *answers: Any, **how: Any) -> None:
        """Squads test after a fight (DZC-8.23)."""
        self.run(cqb_morale.test(self.game, structure, involved), *answers, **how)

    def flees(self, structure: str, squad: str, failed: list[str], *answers: Any, **how: Any) -> None:
        """A squad flees (DZC-8.27)."""
        self.run(cqb_morale.flee(self.game, structure, squad, failed), *answers, **how)

    def cleans_up(self) -> None:
        """Close quarters battles begin wherever opposing squads are in one Structure (DZC-8.3)."""
        cqb.begin(self.game)

    def settles(self, structure: str) -> None:
        """Who holds a Structure is settled (DZC-8.31)."""
        garrisons.settle(self.game, structure)

    # -- counting -------------------------------------------------------------------------------------------------------------------

    def ticks(self) -> None:
        """A turn begins: Occupants count one turn more (DZC-14.35)."""
        searching.tick(self.game)

    def scores_focal_points(self) -> None:
        """Focal Points are scored (DZC-17.3)."""
        scoring.focal_scores(self.game)

    def scores_at_the_end(self) -> None:
        """The game is over, and what is held is scored (DZC-14.34)."""
        scoring.final_scores(self.game)

    # -- facts ----------------------------------------------------------------------------------------------------------------------

    def barred(self, squad: str) -> Refusal | None:
        """Why a squad may do nothing else than fight (DZC-8.5, DZC-8.9)."""
        return cqb.barred(self.game, squad)

    def aggressors(self, structure: str) -> list[str]:
        return cqb.aggressors(self.game, structure)

    def fighting(self, structure: str) -> list[str]:
        """Who fights (DZC-8.14, DZC-8.15)."""
        return cqb.fighting(self.game, structure)

    def standing(self, structure: str) -> list[str]:
        """Whose bases get dice (DZC-8.18)."""
        return cqb.standing(self.game, structure)

    def fights_due(self, battlegroup: str) -> list[str]:
        """The fights at the end of an activation (DZC-8.7)."""
        return cqb.due(self.game, battlegroup)

    def fights_left_over(self) -> list[str]:
        """The fights of the roundup (DZC-8.32)."""
        return cqb.left_over(self.game)

    def must_test_morale(self, squad: str) -> bool:
        return cqb_morale.must_test(self.game, squad)

    def allowance(self, unit: str) -> int:
        """How far a unit may go this turn, in hundredths of an inch."""
        return movement.allowance(self.game, unit)

    def refuses_fire(self, unit: str) -> Refusal | None:
        """Why a unit may not fire this turn (DZC-6.2)."""
        return attack.may_fire(self.game, unit)

    def refuses_weapon(self, unit: str, weapon: Weapon) -> Refusal | None:
        """Why a weapon may not fire now (DZC-6.2)."""
        return attack.refuse_weapon(self.game, unit, weapon)

    def passive(self, unit: str) -> int:
        """The number at which a hit is cancelled (DZC-6.7)."""
        return damage.passive(self.game, unit)

    def command_value(self, seat: str) -> int:
        """DZC-2.9."""
        return decks.cv(self.game, seat)

    def carried_by(self, unit: str) -> list[str]:
        """What a unit carries (DZC-14.16)."""
        return markers.carried_by(self.game, unit)

    def lz_is_clear(self, unit: str) -> bool:
        """Whether an aircraft may make an emergency landing where it is (DZC-13.8)."""
        return wrecks.lz_is_clear(self.game, unit)

    def gate_room(self, gate: str, way: str) -> Fraction:
        """What a gate may still pass this turn (DZC-22.32)."""
        return gates.room(self.game, gate, way)
