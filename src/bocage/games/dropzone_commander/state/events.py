"""What happens in the spine, to units and to Structures. Every change of the state is one of these, or of the chapters' own."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.dropzone_commander.state.state import (
    ABOARD,
    GONE,
    INSIDE,
    READINESS,
    TABLE,
    DropzoneState,
    Effect,
    Template,
)

# -- the spine ----------------------------------------------------------------------------------------------------------------------


class StructuresLinked(Event):
    """The players agree on a link, or on none (DZC-7.18)."""

    rules = ("DZC-7.18",)
    one: str
    other: str
    linked: bool

    def apply(self, state: DropzoneState) -> None:
        for a, b in ((self.one, self.other), (self.other, self.one)):
            record = state.structures[a]
            links = tuple([name for name in record.links if name != b])
            state.structures[a] = replace(record, links=(*links, b) if self.linked else links)


class TurnBegan(Event):
    """A turn begins (DZC-2.1)."""

    rules = ("DZC-2.1",)
    turn: int

    def apply(self, state: DropzoneState) -> None:
        state.turn = self.turn


class StepBegan(Event):
    """A step of the turn begins (DZC-2.1, DZC-2.2)."""

    rules = ("DZC-2.2",)
    phase: str
    step: str

    def apply(self, state: DropzoneState) -> None:
        state.phase, state.step = self.phase, self.step


class InitiativeCounted(Event):
    """A player's total for the initiative (DZC-2.3)."""

    rules = ("DZC-2.3",)
    seat: str
    die: int
    total: int


class OrderSet(Event):
    """The order of play of this turn (DZC-2.4)."""

    rules = ("DZC-2.4",)
    order: tuple[str, ...]

    def apply(self, state: DropzoneState) -> None:
        state.order, state.place = self.order, 0


class PlacePassed(Event):
    """The rotation passes to the next player (DZC-3.1)."""

    rules = ("DZC-3.1",)
    place: int

    def apply(self, state: DropzoneState) -> None:
        state.place = self.place


class ReserveArrived(Event):
    """Squads in reserve change to Readiness (DZC-2.13)."""

    rules = ("DZC-2.13",)
    reserve: str
    battlegroup: str
    name: str = ""

    def apply(self, state: DropzoneState) -> None:
        record = state.reserves.pop(self.reserve)
        for squad in record.squads:
            for name in state.squads[squad].units:
                unit = state.units[name]
                if unit.where not in (ABOARD, INSIDE, TABLE):
                    state.units[name] = replace(unit, where=READINESS)


class ReserveDelayed(Event):
    """Squads stay in reserve and count a turn more (DZC-2.14)."""

    rules = ("DZC-2.14",)
    reserve: str
    battlegroup: str
    name: str = ""

    def apply(self, state: DropzoneState) -> None:
        record = state.reserves[self.reserve]
        state.reserves[self.reserve] = replace(record, turns=record.turns + 1)


class BattlegroupActivated(Event):
    """A battlegroup is activated (DZC-3.1)."""

    rules = ("DZC-3.1",)
    seat: str
    battlegroup: str
    name: str = ""

    def apply(self, state: DropzoneState) -> None:
        state.battlegroups[self.battlegroup] = replace(state.battlegroups[self.battlegroup], activated=True)
        state.active, state.battlegroup = self.seat, self.battlegroup


class ActivationEnded(Event):
    """The activated battlegroup has done what it wanted (DZC-3.1)."""

    rules = ("DZC-3.1",)
    battlegroup: str

    def apply(self, state: DropzoneState) -> None:
        state.battlegroup, state.active, state.element = "", "", ()
        state.effects = [effect for effect in state.effects if effect.until == "turn"]


class ElementStarted(Event):
    """Squads begin to act: one, or those that share transports (DZC-3.4)."""

    rules = ("DZC-3.4",)
    squads: tuple[str, ...]

    def apply(self, state: DropzoneState) -> None:
        state.element, state.declined = self.squads, ()
        for squad in self.squads:
            state.squads[squad] = replace(state.squads[squad], started=True)


class ElementFinished(Event):
    """Squads have acted (DZC-3.4)."""

    rules = ("DZC-3.4",)
    squads: tuple[str, ...]

    def apply(self, state: DropzoneState) -> None:
        state.element = ()
        for squad in self.squads:
            if squad in state.squads:
                state.squads[squad] = replace(state.squads[squad], acted=True)


class DoingLeft(Event):
    """A player has taken up something and left it: he is not asked about it again until something has been done."""

    rules = ("DZC-3.5",)
    squad: str
    verb: str

    def apply(self, state: DropzoneState) -> None:
        state.declined = (*state.declined, f"{self.verb} {self.squad}")


class DoingsReopened(Event):
    """Something has been done: everything may be taken up again."""

    rules = ("DZC-3.5",)

    def apply(self, state: DropzoneState) -> None:
        state.declined = ()


class PendingTaken(Event):
    """What waited is taken up."""

    word: str

    def apply(self, state: DropzoneState) -> None:
        state.pending.remove(self.word)


class SquadCalled(Event):
    """A squad acts by itself, before the first activation of the turn (Shock Assault)."""

    rules = ("DZC-20.8",)
    seat: str
    battlegroup: str
    squad: str

    def apply(self, state: DropzoneState) -> None:
        state.active, state.battlegroup, state.element = self.seat, self.battlegroup, (self.squad,)
        state.squads[self.squad] = replace(state.squads[self.squad], started=True)


class EffectAdded(Event):
    """Something holds for a while."""

    what: str
    on: str
    value: int = 0
    until: str = "turn"

    def apply(self, state: DropzoneState) -> None:
        state.effects.append(Effect(self.what, self.on, self.value, self.until))


class EffectsEnded(Event):
    """What held for an action ends with it."""

    until: str

    def apply(self, state: DropzoneState) -> None:
        state.effects = [effect for effect in state.effects if effect.until != self.until]


class SmokeLaid(Event):
    """A disc of smoke lies on the table until the end of the turn (DZC-22.66)."""

    rules = ("DZC-22.66",)
    x: int
    y: int
    radius: int

    def apply(self, state: DropzoneState) -> None:
        state.templates.append(Template("smoke", self.x, self.y, self.radius))


class TurnCleared(Event):
    """Marks of the turn are cleared (DZC-18.6)."""

    rules = ("DZC-18.6",)
    turn: int

    def apply(self, state: DropzoneState) -> None:
        for name, unit in state.units.items():
            if unit.where != GONE:
                state.units[name] = replace(
                    unit,
                    moved=0, spent=0, fees=0, order="", fired=(), cap=-1, no_fire=False, embarks=0, carried=False, entered=False,
                    marks=lasting(unit.marks),
                )  # fmt: skip
        for name, squad in state.squads.items():
            state.squads[name] = replace(
                squad, acted=False, started=False, entered=False, searched=False, repels=False, intercepted=False, marks=lasting(squad.marks)
            )
        for name, group in state.battlegroups.items():
            if group.activated:
                state.battlegroups[name] = replace(group, activated=False)
        for name, structure in state.structures.items():
            state.structures[name] = replace(structure, fired=(), designated=False, fought=False)
        state.effects, state.templates, state.pending = [], [], []
        state.active = state.battlegroup = ""
        state.stops = ()


def lasting(marks: tuple[str, ...]) -> tuple[str, ...]:
    """Marks that outlast the turn."""
    return tuple([mark for mark in marks if not mark.endswith("!")])


class PointsScored(Event):
    """Victory points (DZC-14.34, DZC-16.4, DZC-17.3)."""

    seat: str
    points: int
    why: str

    def apply(self, state: DropzoneState) -> None:
        state.vp[self.seat] += self.points


class StopWanted(Event):
    """A player agrees to stop (DZC-18.5)."""

    rules = ("DZC-18.5",)
    seat: str

    def apply(self, state: DropzoneState) -> None:
        state.stops = (*state.stops, self.seat)


class GameEnded(Event):
    """The battle is over (DZC-18.3, DZC-18.4)."""

    rules = ("DZC-18.3", "DZC-18.4")
    winners: tuple[str, ...]
    reason: str

    def apply(self, state: DropzoneState) -> None:
        state.phase, state.step, state.winners, state.reason = "over", "", self.winners, self.reason
