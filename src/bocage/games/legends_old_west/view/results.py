"""What a run of odds came to: the events of a shot, fight, test, move or search as one result, ordered by what it is worth to the seat that asks.

The first kind that has happened gives the words and the value: losses, then damage, then what became of a test, a charge, a way, a search. Jams of hand
weapons are not told: the dice of a volley are read without them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from bocage.core.events import Event
from bocage.core.game import Result
from bocage.games.legends_old_west.aiming.pluck import PluckTested
from bocage.games.legends_old_west.ground import concealment
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.moving import charge
from bocage.games.legends_old_west.moving.fleeing import Broke
from bocage.games.legends_old_west.shooting import search
from bocage.games.legends_old_west.state.air_events import AircraftDamaged, AircraftShot, AirmanWounded, Crashed, Spins
from bocage.games.legends_old_west.state.arms_events import (
    BuildingCollapsed,
    BuildingHit,
    CloudReleased,
    GunFired,
    Malfunctioned,
    MineFound,
    PieceDestroyed,
)
from bocage.games.legends_old_west.state.events import Charged, FightWon, Moved, ObstacleMet, Stormed
from bocage.games.legends_old_west.state.fire_events import Shot, Volleyed
from bocage.games.legends_old_west.state.vehicle_events import (
    Bogged,
    CrewFled,
    Drove,
    GunJammed,
    ObstacleTried,
    VehicleDamaged,
    VehicleShot,
    VehicleWrecked,
)
from bocage.games.legends_old_west.state.wound_events import Fell, GotUp, HitTaken, LaidDown, MountKilled, Wounded
from bocage.games.legends_old_west.turn import initiative
from bocage.games.legends_old_west.turn.engineering import ChargeBlown

Counted = tuple[str, str, int]
"""What is counted, of whom, how often."""

COUNTS: dict[type[Event], Callable[[Any], Counted]] = {
    Fell: lambda e: ("fallen", e.figure, 1),
    LaidDown: lambda e: ("fallen", e.figure, 1),
    Broke: lambda e: ("broken", e.unit, 1),
    CrewFled: lambda e: ("broken", e.unit, 1),
    VehicleWrecked: lambda e: ("wrecked", e.vehicle, 1),
    Crashed: lambda e: ("wrecked", e.craft, 1),
    PieceDestroyed: lambda e: ("wrecked", e.piece, 1),
    VehicleDamaged: lambda e: ("damage", e.vehicle, e.lost),
    AircraftDamaged: lambda e: ("damage", e.craft, 1),
    Wounded: lambda e: ("hurt", e.figure, 1),
    AirmanWounded: lambda e: ("hurt", e.craft, 1),
    MountKilled: lambda e: ("hurt", e.figure, 1),
    Spins: lambda e: ("spins", e.craft, 1 if e.spinning else 0),
    GotUp: lambda e: ("walking" if e.red else "healed", e.figure, 1),
    BuildingHit: lambda e: ("structure", "", e.lost),
    BuildingCollapsed: lambda e: ("collapsed", "", 1),
    ChargeBlown: lambda e: ("blown", "", 1),
    CloudReleased: lambda e: ("cloud", "", 1),
    MineFound: lambda e: ("found", "", 1),
    search.Searched: lambda e: ("searched", e.figure, 1 if e.result == "good" else 0),
    search.Located: lambda e: ("located", e.figures[0], len(e.figures)),
    concealment.Revealed: lambda e: ("located", e.spots[0][0], len(e.spots)),
    initiative.Recovered: lambda e: ("recovered", e.machine, 1),
    Malfunctioned: lambda e: ("silent", e.piece, 1),
    GunJammed: lambda e: ("silent", e.vehicle, 1),
    Bogged: lambda e: ("bogged", e.vehicle, 1),
    ObstacleMet: lambda e: ("stopped" if e.result != "crossed" else "over", e.figure, 1),
    ObstacleTried: lambda e: ("blocked" if e.result == "blocked" else "halted" if e.result != "cross_continue" else "over", e.vehicle, 1),
    Charged: lambda e: ("contact", e.figure, 1),
    Stormed: lambda e: ("storm", e.unit, 1),
    charge.Shrank: lambda e: ("afraid", e.figure, 1),
    Moved: lambda e: ("moved", e.unit, 1),
    Drove: lambda e: ("moved", e.vehicle, 1),
}
SHOTS = (Shot, Volleyed, VehicleShot, AircraftShot, GunFired, HitTaken)
TESTS = {
    "LOW-3.5": "stands", "LOW-7.1": "stands", "LOW-7.3": "stands", "LOW-5.5": "rallies", "LOW-2.25": "dares", "LOW-19.31": "leaps",
    "LOW-19.16": "crew", "LOW-19.19": "crew", "LOW-7.9": "field", "LOW-7.13": "field", "LOW-21.30": "flies",
}  # fmt: skip
"""What a Pluck test is about, by the rule that asks for it."""


class Tally:
    """How often what happened, to the asking side and to the other."""

    def __init__(self, game: Battle, side: str, events: Sequence[Event]) -> None:
        self.mine: dict[str, int] = defaultdict(int)
        self.theirs: dict[str, int] = defaultdict(int)
        self.shot = False
        self.won: bool | None = None
        self.test: tuple[str, bool, bool] | None = None  # what it is about, whether it was passed, whether it was ours
        for event in events:
            kind: Any = type(event)
            counts = COUNTS.get(kind)
            if counts is not None:
                what, whose, number = counts(event)
                (self.mine if whose and game.side(whose) == side else self.theirs)[what] += number
            elif kind in SHOTS:
                self.shot = True
            elif isinstance(event, FightWon):
                self.won = event.side == side
            elif isinstance(event, PluckTested):
                self.test = TESTS.get(event.why, "other"), event.passed, game.side(event.tester) == side

    @property
    def eventful(self) -> bool:
        """Whether anything has happened that is told, but for shots."""
        return bool(self.mine or self.theirs or self.test) or self.won is not None

    def lead(self, what: str) -> int:
        """How much more of it the others have suffered."""
        return self.theirs[what] - self.mine[what]


def measure(game: Battle, seat: str, events: Sequence[Event]) -> Result:
    """What the events came to for a seat."""
    tally = Tally(game, game.setting.side_of_seat.get(seat, seat), events)
    if not tally.eventful:
        return _rest(tally)
    return next(found for kind in (_losses, _damage, _works, _care, _fight, _test, _charge, _way, _search, _rest) if (found := kind(tally)) is not None)


def _losses(tally: Tally) -> Result | None:
    """LOW-2.9, LOW-7.6, LOW-19.40: men out of action, units that flee, machines lost."""
    mine, theirs = tally.mine, tally.theirs
    kinds = ("fallen", "broken", "wrecked")
    if not any(mine[what] or theirs[what] for what in kinds):
        return None
    value = 10 * tally.lead("fallen") + 5 * tally.lead("broken") + 20 * tally.lead("wrecked")
    if not any(mine[what] or theirs[what] for what in ("fallen", "wrecked")):
        return Result(value, "result-broken", (("theirs", theirs["broken"]), ("mine", mine["broken"])))
    men = (("theirs", theirs["fallen"]), ("mine", mine["fallen"]), ("broken", theirs["broken"]), ("fled", mine["broken"]))
    return Result(value, "result-casualties", (*men, ("wrecks", theirs["wrecked"]), ("lost", mine["wrecked"])))


def _damage(tally: Tally) -> Result | None:
    """LOW-2.9, LOW-19.16, LOW-21.26: wounds and hit points that somebody has left."""
    mine, theirs = tally.mine, tally.theirs
    if mine["spins"] or theirs["spins"]:
        return Result(8 * tally.lead("spins"), "result-spins", (("whose", "theirs" if theirs["spins"] else "mine"),))
    if mine["damage"] or theirs["damage"]:
        return Result(3 * tally.lead("damage"), "result-damage", (("theirs", theirs["damage"]), ("mine", mine["damage"])))
    if mine["hurt"] or theirs["hurt"]:
        return Result(tally.lead("hurt"), "result-hurt", (("theirs", theirs["hurt"]), ("mine", mine["hurt"])))
    return None


def _works(tally: Tally) -> Result | None:
    """LOW-8.33, LOW-16.14, LOW-17.3: charges, buildings, clouds."""
    found = tally.theirs
    if found["collapsed"]:
        return Result(9, "result-collapsed")
    if found["structure"]:
        return Result(found["structure"], "result-structure", (("points", found["structure"]),))
    if found["blown"]:
        return Result(8, "result-blown")
    return Result(1, "result-cloud") if found["cloud"] else None


def _care(tally: Tally) -> Result | None:
    """LOW-3.8, LOW-12.17, LOW-12.18, LOW-9.11, LOW-19.13: who gets up, what works again, what keeps silent."""
    mine, theirs = tally.mine, tally.theirs
    if mine["healed"] or mine["walking"]:
        return Result(8 * mine["healed"] + 5 * mine["walking"], "result-treated", (("healed", mine["healed"]), ("walking", mine["walking"])))
    if mine["recovered"]:
        return Result(4, "result-recovered")
    if mine["silent"] or theirs["silent"]:
        return Result(-2 if mine["silent"] else 2, "result-silent", (("whose", "mine" if mine["silent"] else "theirs"),))
    return None


def _fight(tally: Tally) -> Result | None:
    """LOW-2.19: a fight in which nobody falls has a winner all the same."""
    return None if tally.won is None else Result(1 if tally.won else -1, "result-fight", (("who", "mine" if tally.won else "theirs"),))


def _test(tally: Tally) -> Result | None:
    """LOW-2.22: a Pluck test, by what hangs on it; a charge tells of those who shrank from it by itself."""
    if tally.test is None or (tally.test[0] == "dares" and any(side[what] for side in (tally.mine, tally.theirs) for what in ("storm", "afraid"))):
        return None
    about, passed, ours = tally.test
    worth = 100 if about == "field" else 5
    return Result((worth if not passed else -1) * (-1 if ours else 1), "result-test", (("about", about), ("result", "passed" if passed else "failed")))


def _charge(tally: Tally) -> Result | None:
    """LOW-5.2: how many of those who charge come into contact."""
    mine = tally.mine
    if not (mine["storm"] or mine["contact"] or mine["afraid"]):
        return None
    return Result(mine["contact"] - mine["afraid"], "result-charge", (("contact", mine["contact"]), ("afraid", mine["afraid"])))


def _way(tally: Tally) -> Result | None:
    """LOW-2.14, LOW-19.25 to 19.37: what stops a move."""
    mine, theirs = tally.mine, tally.theirs
    if mine["bogged"] or theirs["bogged"]:
        return Result(3 if theirs["bogged"] else -3, "result-bogged", (("whose", "theirs" if theirs["bogged"] else "mine"),))
    if mine["blocked"] or theirs["blocked"]:
        return Result(2 if theirs["blocked"] else -2, "result-blocked", (("whose", "theirs" if theirs["blocked"] else "mine"),))
    if mine["halted"] or theirs["halted"]:
        return Result(1 if theirs["halted"] else -1, "result-halted", (("whose", "theirs" if theirs["halted"] else "mine"),))
    if mine["stopped"] or theirs["stopped"]:
        return Result(tally.lead("stopped"), "result-stopped", (("count", mine["stopped"] + theirs["stopped"]),))
    return None


def _search(tally: Tally) -> Result | None:
    """LOW-13.6, LOW-15.13: hidden men and mines that are found."""
    found = tally.theirs["located"] + tally.theirs["found"]
    if found:
        return Result(1 + found, "result-found", (("count", found),))
    return Result(1, "result-searched") if tally.mine["searched"] else None


def _rest(tally: Tally) -> Result:
    """Nothing of all this."""
    if tally.shot:
        return Result(0, "result-nothing")
    return Result(0, "result-arrives") if tally.mine["moved"] or tally.theirs["moved"] else Result(0, "result-no-effect")
