"""What happens to figures and units. Each says what it leaves of what is remembered."""

from __future__ import annotations

from typing import Any, ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.legends_old_west.state.state import Fight, Figure, LowState
from bocage.games.legends_old_west.tables.scenario import Ground
from bocage.games.legends_old_west.tables.tables import PROFILES

PLACES = ("places",)
RECORDS = ("places", "on_table")
ALL = ("places", "on_table", "memo")
"""What an event leaves of what a battle remembers (`Battle`): where things are and what follows from it; who is on the table too; every fact."""

Spots = tuple[tuple[str, int, int], ...]


class Happened(Event):
    """Base: an event says what it `leaves` of what is remembered; it changes all of it if it says nothing."""

    renews: ClassVar[bool] = False
    """Whether nothing but the record of its `figure` changes: then the list of those on the table is renewed, not made again."""


def change(state: LowState, ident: str, **facts: Any) -> None:
    """Another record of a figure."""
    state.figures[ident] = replace(state.figures[ident], **facts)


def change_unit(state: LowState, ident: str, **facts: Any) -> None:
    state.units[ident] = replace(state.units[ident], **facts)


class PhaseBegan(Happened):
    """A phase or step begins, for a side where it is a side's (LOW-3.1)."""

    rules = ("LOW-3.1",)
    leaves = ALL
    phase: str
    side: str = ""

    def apply(self, state: LowState) -> None:
        state.phase, state.active = self.phase, self.side
        state.done.clear()


class TurnBegan(Happened):
    """A new turn: what was done last turn is forgotten (LOW-3.1, LOW-3.10)."""

    rules = ("LOW-3.1", "LOW-3.10")
    turn: int

    def apply(self, state: LowState) -> None:
        state.turn = self.turn
        state.last_first = state.first
        for ident, figure in state.figures.items():
            if figure.moved or figure.charged or figure.shots or figure.busy or figure.afraid or figure.halted or figure.spotted or figure.strafed_by:
                state.figures[ident] = replace(
                    figure, moved=0, charged=False, mounted_charge=False, afraid=False, halted=False, shots=0, busy=False, spotted=False, strafed_by=(),
                )  # fmt: skip
        for ident, unit in state.units.items():
            state.units[ident] = replace(unit, moved=False, fired=False, searched=False, rallied=False, panic_tested=False, watching=True)
        for ident, gun in state.guns.items():
            state.guns[ident] = replace(gun, moved=0)
        for ident, vehicle in state.vehicles.items():
            state.vehicles[ident] = replace(vehicle, moved=0, turned=0, shot_with=())
        for ident, craft in state.aircraft.items():
            state.aircraft[ident] = replace(craft, shot_with=(), path=(), flown=0)


class InitiativeWon(Happened):
    """A side holds the Initiative for the whole turn (LOW-3.2)."""

    rules = ("LOW-3.2", "LOW-2.29")
    leaves = ALL
    side: str

    def apply(self, state: LowState) -> None:
        state.first = self.side


def _post(figure: Figure, x: int, y: int) -> str:
    """LOW-12.31: the handler of a dog; one without guards the place where it is set down."""
    return f"{x},{y}" if not figure.handler and PROFILES[figure.profile].category == "animal" else figure.handler


class Deployed(Happened):
    """A unit is placed (LOW-24.3). Hidden ones are placed in secret: others see only that they lie in ambush."""

    rules = ("LOW-24.3",)
    unit: str
    spots: Spots
    owner: str = ""  # set: a secret of this side

    def apply(self, state: LowState) -> None:
        for ident, x, y in self.spots:
            if ident in state.figures:
                change(state, ident, x=x, y=y, place="table", hidden=bool(self.owner), handler=_post(state.figures[ident], x, y))
            elif ident in state.guns:
                state.guns[ident] = replace(state.guns[ident], x=x, y=y, place="table", hidden=bool(self.owner))
            else:
                state.vehicles[ident] = replace(state.vehicles[ident], x=x, y=y, place="table")
        state.done.append(self.unit)

    def seen_by(self, seat: str | None) -> Event | None:
        return self if not self.owner or seat == self.owner else Deployed(self.unit, (), self.owner)


class Moved(Happened):
    """Figures of a unit walked: where each ended and what its path cost (LOW-2.10, LOW-5.1)."""

    rules = ("LOW-2.10", "LOW-5.1")
    unit: str
    spots: Spots
    costs: tuple[int, ...]

    def apply(self, state: LowState) -> None:
        for (ident, x, y), cost in zip(self.spots, self.costs, strict=True):
            figure = state.figures.get(ident)
            if figure is not None:
                change(state, ident, x=x, y=y, moved=figure.moved + cost, set_up=figure.set_up and not cost, hidden=False, dazed=False)
            elif ident in state.guns:
                gun = state.guns[ident]
                state.guns[ident] = replace(gun, x=x, y=y, moved=gun.moved + cost, set_up=gun.set_up and not cost, hidden=False)


class Charged(Happened):
    """A figure came into contact with an enemy (LOW-2.12)."""

    rules = ("LOW-2.12", "LOW-5.2")
    figure: str
    enemy: str
    x: int
    y: int
    cost: int

    def apply(self, state: LowState) -> None:
        figure = state.figures[self.figure]
        mounted = bool(figure.mount)
        change(
            state,
            self.figure,
            x=self.x,
            y=self.y,
            moved=figure.moved + self.cost,
            charged=True,
            mounted_charge=mounted,
            set_up=False,
            hidden=False,
            dazed=False,
        )
        for ident in (self.figure, self.enemy):
            if ident in state.figures and state.figures[ident].task:
                change(state, ident, task="")  # LOW-2.33: being engaged cancels work


class Stormed(Happened):
    """A unit, or one figure, goes at an enemy (LOW-2.12, LOW-5.2)."""

    rules = ("LOW-2.12", "LOW-5.2")
    leaves = ALL
    unit: str
    enemy: str


class ObstacleMet(Happened):
    """A figure tried to cross a line obstacle: stays, crosses and stops, or crosses and goes on (LOW-2.14)."""

    rules = ("LOW-2.14",)
    leaves = RECORDS
    renews = True
    figure: str
    result: str

    def apply(self, state: LowState) -> None:
        if self.result != "crossed":
            change(state, self.figure, halted=True)


class UnitDone(Happened):
    """A unit has had its move, or its figures stay where they are (LOW-5.1)."""

    rules = ("LOW-5.1",)
    leaves = RECORDS
    unit: str
    how: str = "stays"  # moved, stays

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, moved=True)


class BackedAway(Happened):
    """A loser of a fight gave ground (LOW-2.20), or stands trapped where he is."""

    rules = ("LOW-2.20",)
    figure: str
    x: int
    y: int
    trapped: bool = False
    how: str = "back"  # back, trapped

    def apply(self, state: LowState) -> None:
        figure = state.figures[self.figure]
        change(state, self.figure, x=self.x, y=self.y, set_up=figure.set_up and self.trapped)  # LOW-18.10: who is moved from his weapon loses it


class FightsPaired(Happened):
    """Contacts are split into fights (LOW-6.4)."""

    rules = ("LOW-6.4",)
    leaves = ALL
    fights: tuple[Fight, ...]

    def apply(self, state: LowState) -> None:
        state.fights = list(self.fights)


class FightBegan(Happened):
    """A fight is taken up (LOW-3.4)."""

    rules = ("LOW-3.4", "LOW-2.19")
    leaves = ALL
    ours: tuple[str, ...]
    theirs: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        state.fights = [fight for fight in state.fights if fight.ours != self.ours or fight.theirs != self.theirs]


class FightWon(Happened):
    """A side wins a fight (LOW-2.19)."""

    rules = ("LOW-2.19",)
    leaves = ALL
    side: str


class GroundChanged(Happened):
    """The ground is no longer what it was: a breach, rubble, a built element, a lane (LOW-8.30, LOW-8.47, LOW-16.14)."""

    rules = ("LOW-8.30", "LOW-8.47", "LOW-16.14")
    what: str
    features: tuple[Ground, ...]

    def apply(self, state: LowState) -> None:
        state.features = self.features


class Counted(Happened):
    """A counter of the scenario changes."""

    key: str
    value: int

    def apply(self, state: LowState) -> None:
        state.counters[self.key] = self.value


class Ended(Happened):
    """The battle is over (LOW-24.5)."""

    rules = ("LOW-24.5",)
    leaves = ALL
    winner: str
    reason: str

    def apply(self, state: LowState) -> None:
        state.phase, state.winner, state.reason = "over", self.winner, self.reason
