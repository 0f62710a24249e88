"""What happens to figures and units. Events marked `still` change nothing that geometry depends on."""

from __future__ import annotations

from typing import Any, ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.legends_old_west.state import Fight, Figure, Ground, Loss, LowState
from bocage.games.legends_old_west.tables import PROFILES, WEAPONS

Spots = tuple[tuple[str, int, int], ...]


class Happened(Event):
    """Base: `still` is True where no place, presence or marker that geometry reads is changed."""

    still: ClassVar[bool] = False
    moves: ClassVar[bool] = True
    """False where only markers change: distances, sight and contact stay as they are."""


def change(state: LowState, ident: str, **facts: Any) -> None:
    """Another record of a figure."""
    state.figures[ident] = replace(state.figures[ident], **facts)


def change_unit(state: LowState, ident: str, **facts: Any) -> None:
    state.units[ident] = replace(state.units[ident], **facts)


class PhaseBegan(Happened):
    """A phase or step begins, for a side where it is a side's (LOW-3.1)."""

    rules = ("LOW-3.1",)
    still = True
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
            if figure.moved or figure.charged or figure.shots or figure.busy or figure.afraid or figure.strafed_by:
                state.figures[ident] = replace(
                    figure, moved=0, charged=False, mounted_charge=False, afraid=False, shots=0, busy=False, strafed_by=(),
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
    still = True
    side: str

    def apply(self, state: LowState) -> None:
        state.first = self.side


class Deployed(Happened):
    """A unit is placed (LOW-24.3). Hidden ones are placed in secret: others see only that they lie in ambush."""

    rules = ("LOW-24.3",)
    unit: str
    spots: Spots
    owner: str = ""  # set: a secret of this side

    def apply(self, state: LowState) -> None:
        for ident, x, y in self.spots:
            if ident in state.figures:
                change(state, ident, x=x, y=y, place="table", hidden=bool(self.owner))
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


class ObstacleMet(Happened):
    """A figure tried to cross a line obstacle: stays, crosses and stops, or crosses and goes on (LOW-2.14)."""

    rules = ("LOW-2.14",)
    still = True
    figure: str
    result: str


class UnitDone(Happened):
    """A unit has had its move, or its figures stay where they are (LOW-5.1)."""

    rules = ("LOW-5.1",)
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, moved=True)


class BackedAway(Happened):
    """A loser of a fight gave ground (LOW-2.20), or stands trapped where he is."""

    rules = ("LOW-2.20",)
    figure: str
    x: int
    y: int
    trapped: bool = False

    def apply(self, state: LowState) -> None:
        change(state, self.figure, x=self.x, y=self.y)


class Shot(Happened):
    """A figure fired this turn (LOW-2.31)."""

    rules = ("LOW-2.31",)
    moves = False
    figure: str
    weapon: str
    opportunity: bool = False

    def apply(self, state: LowState) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            change(state, self.figure, shots=figure.shots + 1)


class Jammed(Happened):
    """A weapon jams: it may not fire in the next turn (LOW-2.18)."""

    rules = ("LOW-2.18",)
    moves = False
    figure: str
    weapon: str
    until: int

    def apply(self, state: LowState) -> None:
        figure = state.figures[self.figure]
        kept = tuple(jam for jam in figure.jammed if jam[0] != self.weapon and jam[1] >= state.turn)
        change(state, self.figure, jammed=(*kept, (self.weapon, self.until)))


class Fired(Happened):
    """The rank and file of a unit have fired, or hold their fire (LOW-6.1)."""

    rules = ("LOW-6.1",)
    still = True
    unit: str
    target: str = ""

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, fired=True)


class HeldFire(Happened):
    """A figure of its own choice does not fire this turn (LOW-6.1)."""

    rules = ("LOW-6.1",)
    still = True
    figure: str

    def apply(self, state: LowState) -> None:
        state.done.append(self.figure)


class Stopped(Happened):
    """A shot was stopped by what stood in the way (LOW-2.16); `by` is a figure that takes it, or terrain."""

    rules = ("LOW-2.16",)
    still = True
    target: str
    by: str


class HitTaken(Happened):
    """A figure is hit with a Strength (LOW-2.15, LOW-2.36)."""

    rules = ("LOW-2.15",)
    still = True
    figure: str
    strength: int
    by: str = ""


class MountHit(Happened):
    """The mount is hit instead of the rider (LOW-2.27)."""

    rules = ("LOW-2.27",)
    still = True
    figure: str


class MountKilled(Happened):
    """The mount is killed; its rider is thrown, stands beside it, or is unharmed (LOW-2.27)."""

    rules = ("LOW-2.27",)
    figure: str
    rider: str  # thrown, beside, unharmed

    def apply(self, state: LowState) -> None:
        change(
            state,
            self.figure,
            mount="",
            horse="",
            mount_wounds=0,
            dazed=self.rider == "thrown",
            busy=self.rider != "unharmed" or state.figures[self.figure].busy,
        )


class Saved(Happened):
    """A save or Fortune takes a wound away (LOW-2.8, LOW-2.24)."""

    rules = ("LOW-2.8", "LOW-2.24")
    still = True
    figure: str
    how: str


class Wounded(Happened):
    """A figure loses Wounds and has some left (LOW-2.9); being wounded ends its work (LOW-2.33)."""

    rules = ("LOW-2.9",)
    moves = False
    figure: str
    wounds: int

    def apply(self, state: LowState) -> None:
        figure = state.figures[self.figure]
        change(state, self.figure, wounds=figure.wounds - self.wounds, task="")


class Fell(Happened):
    """A figure is out of action (LOW-2.9)."""

    rules = ("LOW-2.9",)
    figure: str
    how: str = "killed"

    def apply(self, state: LowState) -> None:
        remove(state, self.figure, self.how)


class LaidDown(Happened):
    """A figure lies wounded where it stood (LOW-12.14)."""

    rules = ("LOW-12.14",)
    figure: str
    gassed: bool = False

    def apply(self, state: LowState) -> None:
        change(state, self.figure, wounds=0, down=True, gassed=self.gassed, task="", set_up=False, hidden=False, busy=True)


class GotUp(Happened):
    """A treated figure stands up again, walking wounded or intact (LOW-12.17, LOW-12.18, LOW-12.32)."""

    rules = ("LOW-12.17", "LOW-12.18", "LOW-12.32")
    figure: str
    red: bool

    def apply(self, state: LowState) -> None:
        figure = state.figures[self.figure]
        wounds = 1 if self.red else PROFILES[figure.profile].wounds
        change(state, self.figure, wounds=wounds, down=False, red=self.red, busy=True)


class Busy(Happened):
    """A figure treats, detonates or searches instead of shooting (LOW-2.31)."""

    rules = ("LOW-2.31",)
    moves = False
    figure: str
    what: str

    def apply(self, state: LowState) -> None:
        change(state, self.figure, busy=True)


class FameSpent(Happened):
    """Fame points add to a die (LOW-2.23)."""

    rules = ("LOW-2.23",)
    moves = False
    figure: str
    points: int

    def apply(self, state: LowState) -> None:
        change(state, self.figure, fame=state.figures[self.figure].fame - self.points)


class FortuneSpent(Happened):
    """A Fortune point is spent against a wound (LOW-2.24)."""

    rules = ("LOW-2.24",)
    moves = False
    figure: str

    def apply(self, state: LowState) -> None:
        change(state, self.figure, fortune=state.figures[self.figure].fortune - 1)


class FightsPaired(Happened):
    """Contacts are split into fights (LOW-6.4)."""

    rules = ("LOW-6.4",)
    still = True
    fights: tuple[Fight, ...]

    def apply(self, state: LowState) -> None:
        state.fights = list(self.fights)


class FightBegan(Happened):
    """A fight is taken up (LOW-3.4)."""

    rules = ("LOW-3.4", "LOW-2.19")
    still = True
    ours: tuple[str, ...]
    theirs: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        state.fights = [fight for fight in state.fights if fight.ours != self.ours or fight.theirs != self.theirs]


class FightWon(Happened):
    """A side wins a fight (LOW-2.19)."""

    rules = ("LOW-2.19",)
    still = True
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


class Scored(Happened):
    """A side scores (LOW-24.5)."""

    rules = ("LOW-24.5",)
    still = True
    side: str
    points: int
    why: str

    def apply(self, state: LowState) -> None:
        state.scores[self.side] = state.scores.get(self.side, 0) + self.points


class Ended(Happened):
    """The battle is over (LOW-24.5)."""

    rules = ("LOW-24.5",)
    still = True
    winner: str
    reason: str

    def apply(self, state: LowState) -> None:
        state.phase, state.winner, state.reason = "over", self.winner, self.reason


def remove(state: LowState, ident: str, how: str) -> None:
    """A figure leaves play: it is counted as lost, its unit owes a half-losses test (LOW-7.1), the army one for its general (LOW-7.3)."""
    figure = state.figures.pop(ident)
    unit = state.units[figure.unit]
    points = PROFILES[figure.profile].points + sum(WEAPONS[w].points for w in figure.weapons)
    state.lost[ident] = Loss(ident, unit.id, unit.side, points, how)
    if figure.loader_of and figure.loader_of in state.figures:
        change(state, figure.loader_of, crew_lost=state.turn)
    if figure.gun and figure.gun in state.guns:
        state.guns[figure.gun] = replace(state.guns[figure.gun], crew_lost=state.turn)
    if state.generals.get(unit.side) == ident:
        for other, found in state.units.items():
            if found.side == unit.side and "general" not in found.owes:
                state.units[other] = replace(found, owes=(*found.owes, "general"))


def fallen(figure: Figure | None) -> bool:
    """Whether a figure is out of action or lies wounded."""
    return figure is None or figure.down
