"""What happens on the table around the units: phases, turns, points, cards and markers."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import force_setattr

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.tide_of_iron.state.model import Card, Fortification, ToiState


class _AboutCard(Event):
    """Base of events about a card: they carry the message id of its name, so that the log can say it in any language."""

    def __post_init__(self) -> None:
        told: Any = self
        force_setattr(self, "name", "@card-" + told.card.partition("#")[0].replace(".", "-").replace("_", "-"))


class PhaseBegan(Event):
    """A phase or a step of one began; `queue` is who acts in it, in order."""

    phase: str
    step: str
    round: int
    queue: tuple[str, ...] = ()
    rules: ClassVar[tuple[str, ...]] = ("TOI-2.1", "TOI-4.1", "TOI-5.1")

    def apply(self, state: ToiState) -> None:
        state.phase, state.step = self.phase, self.step
        state.queue = list(self.queue)
        state.arrivals, state.declined = {}, []
        state.draws = 0
        if self.step == "order":
            state.order = []


class StepDone(Event):
    """A side or seat finished its part of a step."""

    who: str

    def apply(self, state: ToiState) -> None:
        state.queue.remove(self.who)
        state.draws = 0


class OrderSet(Event):
    """A team settled who goes first."""

    side: str
    first: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-19.5", "TOI-19.7")

    def apply(self, state: ToiState) -> None:
        partner = f"{self.side}_{'dark' if self.first == 'light' else 'light'}"
        state.order += [f"{self.side}_{self.first}", partner]


class ActionPhaseBegan(Event):
    """The Action Phase began; the commands take turns in this order."""

    order: tuple[str, ...]
    rules: ClassVar[tuple[str, ...]] = ("TOI-2.3", "TOI-2.4")

    def apply(self, state: ToiState) -> None:
        state.phase, state.step = "action", "turns"
        state.order, state.turn, state.actions = list(self.order), -1, 0
        state.ended, state.bonuses = [], []


class TurnBegan(Event):
    """A command's action turn began."""

    command: str
    actions: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-2.3", "TOI-2.10")

    def apply(self, state: ToiState) -> None:
        state.turn = state.order.index(self.command)
        state.actions = self.actions


class ActionSpent(Event):
    """An action was used up."""

    command: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-2.5",)

    def apply(self, state: ToiState) -> None:
        state.actions -= 1


class ActionsGained(Event):
    """A card gave further actions in this turn."""

    command: str
    actions: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-21.6",)

    def apply(self, state: ToiState) -> None:
        state.actions += self.actions


class ActionPhaseEnded(Event):
    """A command ended its Action Phase for this round."""

    command: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-2.9",)

    def apply(self, state: ToiState) -> None:
        state.ended.append(self.command)
        state.actions = 0


class ControlTaken(Event):
    """A side took control of an objective."""

    objective: str
    side: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-4.2", "TOI-1.17")

    def apply(self, state: ToiState) -> None:
        state.control[self.objective] = self.side


class PointsReceived(Event):
    """A side received command points."""

    side: str
    points: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-4.5",)

    def apply(self, state: ToiState) -> None:
        state.cp[self.side] += self.points


class PointsPaid(Event):
    """A side paid command points to the common pool."""

    side: str
    points: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-21.5", "TOI-19.17")

    def apply(self, state: ToiState) -> None:
        state.cp[self.side] -= self.points


class VictoryScored(Event):
    """A side scored victory points."""

    side: str
    points: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-4.8", "TOI-19.10")

    def apply(self, state: ToiState) -> None:
        state.vp[self.side] += self.points


class InitiativeRaised(Event):
    """Command points were put on an Initiative card; `paid` of them out of the available ones. Negative numbers take some off."""

    side: str
    points: int
    paid: int = 0
    rules: ClassVar[tuple[str, ...]] = ("TOI-4.11",)

    def apply(self, state: ToiState) -> None:
        state.cp[self.side] -= self.paid
        state.initiative_cp[self.side] += self.points


class InitiativeSettled(Event):
    """The initiative token was given to a side, which may have had it."""

    side: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-4.12", "TOI-4.13")

    def apply(self, state: ToiState) -> None:
        state.initiative = self.side


class CardDrawn(_AboutCard):
    """A Strategy card was drawn and lies face up in the HQ."""

    side: str
    card: str
    deck: str
    name: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-5.2", "TOI-1.5", "TOI-21.2")
    reveals: ClassVar[bool] = True

    def apply(self, state: ToiState) -> None:
        state.decks[self.deck] = tuple([card for card in state.decks[self.deck] if card != self.card])
        state.cards[self.card] = Card(self.card, self.side)
        state.draws += 1


class CardActivated(_AboutCard):
    """A Strategy card was activated and paid for."""

    side: str
    card: str
    cost: int
    division: str = ""
    name: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-3.7", "TOI-21.5")

    def apply(self, state: ToiState) -> None:
        state.cp[self.side] -= self.cost
        state.cards[self.card] = replace(state.cards[self.card], division=self.division)


class CardChanged(_AboutCard):
    """A card came into the play area, waits for contact, or was used."""

    card: str
    place: str
    used: int = 0
    cell: int = -1
    unit: str = ""
    last_round: int = 0
    name: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-21.7", "TOI-21.11")

    def apply(self, state: ToiState) -> None:
        held, last = state.cards[self.card], self.last_round
        state.cards[self.card] = replace(held, place=self.place, used=self.used, cell=self.cell, unit=self.unit, last_round=last)


class CardRemoved(_AboutCard):
    """A card left the game; `side` lost it, if the enemy took it."""

    card: str
    name: str = ""
    side: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-21.7", "TOI-21.8")

    def apply(self, state: ToiState) -> None:
        del state.cards[self.card]


class BonusBegan(_AboutCard):
    """A card's effect holds until the end of this Action Phase."""

    card: str
    side: str
    division: str
    name: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-21.6",)

    def apply(self, state: ToiState) -> None:
        state.bonuses.append(f"{self.side}:{self.division}:{self.card.partition('#')[0]}")


class ContactRolled(_AboutCard):
    """Establish Contact: the roll and what was needed."""

    card: str
    roll: int
    needed: int
    success: bool
    name: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-21.10",)


class TargetMarked(_AboutCard):
    """The target marker was placed."""

    card: str
    cell: int
    hex: str = ""
    name: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-21.12", "TOI-0.17")


class Drifted(Event):
    """Drift: the target hex, the drift number, the dice, and the final hex (-1 off the board)."""

    target: int
    number: int
    black: int
    red: int
    final: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-21.15", "TOI-21.16", "TOI-21.18")


class FortBuilt(Event):
    """An entrenchment or pillbox was built."""

    what: str
    cell: int
    fort: str
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-23.9", "TOI-25.1")

    def apply(self, state: ToiState) -> None:
        state.forts[self.fort] = Fortification(self.fort, self.what, self.cell)
        state.serial += 1


class MarkerPlaced(Event):
    """Razor wire, a tank trap, a mine field or smoke was placed."""

    marker: str
    cell: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-25.1", "TOI-25.12", "TOI-25.18", "TOI-25.22", "TOI-25.25")

    def apply(self, state: ToiState) -> None:
        marker_cells(state, self.marker).append(self.cell)
        marker_cells(state, self.marker).sort()


class MarkerRemoved(Event):
    """A marker was taken off a hex."""

    marker: str
    cell: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-25.13", "TOI-25.14", "TOI-25.26")

    def apply(self, state: ToiState) -> None:
        marker_cells(state, self.marker).remove(self.cell)


def marker_cells(state: ToiState, marker: str) -> list[int]:
    """The hexes that hold a kind of marker."""
    return {"razor_wire": state.wire, "tank_trap": state.traps, "mine_field": state.mines, "smoke": state.smoke}[marker]


class RoundAdvanced(Event):
    """The round marker moved on."""

    round: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-5.18",)

    def apply(self, state: ToiState) -> None:
        state.round = self.round


class ReinforcementLost(Event):
    """Reinforcements found no free hex and are lost for good."""

    side: str
    what: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-5.17",)


class Over(Event):
    """The battle is over."""

    winner: str
    verdict: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-5.19", "TOI-6.1", "TOI-6.2", "TOI-2.2")

    def apply(self, state: ToiState) -> None:
        state.phase, state.step = "over", ""
        state.winner, state.verdict = self.winner, self.verdict


class AceNamed(Event):
    """A side named its Tank Ace."""

    side: str
    unit: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-22.1",)

    def apply(self, state: ToiState) -> None:
        state.aces[self.side] = self.unit


class AceRerolled(Event):
    """A Tank Ace rolled one attack die again."""

    side: str
    round: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-22.1",)

    def apply(self, state: ToiState) -> None:
        state.ace_used[self.side] = self.round
