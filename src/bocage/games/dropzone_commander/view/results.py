"""What a run of odds came to, and which reactions they reckon with: losses and damage first, then what was found, arrived, fled or won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bocage.core.decision import Ask
from bocage.core.events import Event
from bocage.core.game import Result
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.shooting.reaction import PENALTY, React
from bocage.games.dropzone_commander.state.events import InitiativeCounted, PointsScored, ReserveArrived, ReserveDelayed
from bocage.games.dropzone_commander.state.events_cqb import MoraleTested, SquadFled
from bocage.games.dropzone_commander.state.events_markers import MarkerTurned, StructureSearched
from bocage.games.dropzone_commander.state.events_runs import RunDeclared, RunNotAvailable
from bocage.games.dropzone_commander.state.events_units import StructureCollapsed, StructureDamaged, UnitDamaged, UnitDestroyed, UnitRepaired
from bocage.games.dropzone_commander.tables import keywords

COUNTS: dict[type[Event], Callable[[Battle, Any], tuple[str, str, int]]] = {  # what is counted, whose it is ("" nobody's), how much
    UnitDestroyed: lambda game, e: ("lost", game.seat_of(e.unit), 1),
    UnitDamaged: lambda game, e: ("damage", game.seat_of(e.unit), max(0, e.points)),
    UnitRepaired: lambda game, e: ("repaired", game.seat_of(e.unit), 1),
    SquadFled: lambda game, e: ("fled", game.squad(e.squad).seat, 1),
    MoraleTested: lambda game, e: ("held", game.squad(e.squad).seat, 1 if e.passed else 0),
    PointsScored: lambda game, e: ("points", e.seat, e.points),
    RunDeclared: lambda game, e: ("available", game.squad(e.squad).seat, 1),
    RunNotAvailable: lambda game, e: ("unavailable", game.squad(e.squad).seat, 1),
    StructureDamaged: lambda game, e: ("walls", "", e.points),
    StructureCollapsed: lambda game, e: ("collapsed", "", 1),
    StructureSearched: lambda game, e: ("found" if e.found else "searched", "", 1),
    MarkerTurned: lambda game, e: ("found" if e.confirmed else "searched", "", 1),
    ReserveArrived: lambda game, e: ("arrived", "", 1),
    ReserveDelayed: lambda game, e: ("delayed", "", 1),
}


class Tally:
    """How much of what befell the asking seat and its allies, and the others."""

    def __init__(self, game: Battle, seat: str, events: Sequence[Event]) -> None:
        self.mine: Counter[str] = Counter()
        self.theirs: Counter[str] = Counter()
        totals: dict[str, int] = {}
        for event in events:
            counts = COUNTS.get(type(event))
            if counts is not None:
                what, whose, number = counts(game, event)
                (self.theirs if whose and game.is_enemy(seat, whose) else self.mine)[what] += number
            elif isinstance(event, InitiativeCounted):
                totals[event.seat] = event.total
        self.first = None if len(totals) < 2 else not game.is_enemy(seat, max(totals, key=lambda each: totals[each]))

    def lead(self, what: str) -> int:
        """How much more of it the others have."""
        return self.theirs[what] - self.mine[what]


def measure(game: Battle, seat: str, events: Sequence[Event]) -> Result:
    """What the events came to for a seat, low is bad."""
    tally = Tally(game, seat, events)
    return next(found for kind in (_losses, _finds, _nerves, _arrivals) if (found := kind(tally)) is not None)


def _losses(tally: Tally) -> Result | None:
    """DZC-6.16, DZC-7.10: units destroyed, then Structures that collapse, then damage."""
    mine, theirs = tally.mine, tally.theirs
    walls = mine["walls"] + 100 * mine["collapsed"]
    value = 1000 * tally.lead("lost") + 10 * tally.lead("damage") + walls
    if mine["lost"] or theirs["lost"]:
        return Result(value, "result-destroyed", (("kills", theirs["lost"]), ("own", mine["lost"]), ("damage", theirs["damage"])))
    if mine["collapsed"]:
        return Result(value, "result-collapsed")
    if theirs["damage"] or mine["damage"] or walls:
        return Result(value, "result-damage", (("damage", theirs["damage"]), ("own", mine["damage"]), ("walls", walls)))
    return None


def _finds(tally: Tally) -> Result | None:
    """DZC-14.7, DZC-15.5, DZC-16.5: victory points and Objectives."""
    if tally.mine["points"] or tally.theirs["points"]:
        return Result(-500 * tally.lead("points"), "result-points", (("mine", tally.mine["points"]), ("theirs", tally.theirs["points"])))
    if tally.mine["found"]:
        return Result(400, "result-found")
    return Result(0, "result-not-found") if tally.mine["searched"] else None


def _nerves(tally: Tally) -> Result | None:
    """DZC-8.25, DZC-8.27, DZC-22.47: who flees, who holds, what is repaired."""
    if tally.mine["fled"] or tally.theirs["fled"]:
        return Result(300 * tally.lead("fled"), "result-fled", (("theirs", tally.theirs["fled"]), ("mine", tally.mine["fled"])))
    if tally.mine["held"] or tally.theirs["held"]:
        return Result(-20 * tally.lead("held"), "result-holds")
    return Result(30, "result-repaired") if tally.mine["repaired"] else None


def _arrivals(tally: Tally) -> Result:
    """DZC-2.3, DZC-2.12, DZC-10.3, DZC-11.7: the initiative, reserves, squadrons that are available or not."""
    if tally.mine["arrived"] or tally.mine["delayed"]:
        return Result(100, "result-arrived") if tally.mine["arrived"] else Result(-1, "result-delayed")
    if tally.lead("available") or tally.lead("unavailable"):
        good = tally.mine["available"] or tally.theirs["unavailable"]
        there = tally.mine["available"] or tally.theirs["available"]
        return Result(50 if good else -50, "result-available" if there else "result-unavailable")
    if tally.first is not None:
        return Result(40 if tally.first else -40, "result-initiative", (("who", "mine" if tally.first else "theirs"),))
    return Result(0, "result-none")


def foresee(game: Battle, seat: str, ask: Ask[Any]) -> Any:
    """DZC-4.10: odds of a flight reckon with Reaction Fire: the weapon that would most likely do harm, where the aircraft comes nearest to it."""
    if ask.what != "react":
        return None
    return max((answer for answer in ask.legal if isinstance(answer, React)), key=lambda answer: harm(game, answer), default=None)


def harm(game: Battle, answer: React) -> float:
    """The chance that a reaction does damage."""
    weapon = game.weapon(answer.unit, answer.weapon)
    target = game.profile(answer.target_unit)
    needed = min(6, keywords.accuracy(weapon, True) + PENALTY + target.evasion)
    hurts = keywords.needed(weapon, keywords.energy(weapon, target), target.armour)
    each = (7 - needed) / 6 * ((7 - hurts) / 6 if hurts else 0.0)
    return 1 - (1 - each) ** keywords.shots(weapon, game.state.units[answer.unit].damage)
