"""The answers of Tide of Iron: one small struct per kind, bound to what it points at on the table."""

from __future__ import annotations

from typing import Any

from bocage.core.legal import Answer
from bocage.core.tables import Row


class _AtUnit(Answer):
    unit: str

    def target(self) -> tuple[str, Any]:
        return "piece", self.unit


class _AtCell(Answer):
    cell: int

    def target(self) -> tuple[str, Any]:
        return "cell", self.cell


class _AtCard(Answer):
    card: str

    def target(self) -> tuple[str, Any]:
        return "card", self.card


class Activate(_AtUnit):
    """Activate a fresh unit (TOI-2.7)."""


class PlayCard(_AtCard):
    """Activate a Strategy card; in a team, for the division of one member (TOI-19.14)."""

    division: str = ""


class RetryContact(_AtCard):
    """Try again to establish contact (TOI-21.11)."""


class RepeatBarrage(_AtCard):
    """Repeat the barrage of a card in play."""


class EndPhase(Answer):
    """End one's Action Phase for this round (TOI-2.9)."""

    declines = True


class Do(Answer):
    """Which action the unit performs (TOI-2.6)."""

    action: str


class Step(Answer):
    """Move into an adjacent hex (TOI-7.4)."""

    to: int

    def target(self) -> tuple[str, Any]:
        return "cell", self.to


class Stop(Answer):
    """End the movement here (TOI-7.4)."""

    declines = True


class Leave(Answer):
    """Leave the fortification (TOI-25.2)."""


class Enter(Answer):
    """Enter a fortification of the hex (TOI-25.2)."""

    fort: str

    def target(self) -> tuple[str, Any]:
        return "piece", self.fort


class Embark(Answer):
    """Enter a transport (TOI-8.3)."""

    vehicle: str

    def target(self) -> tuple[str, Any]:
        return "piece", self.vehicle


class Disembark(Answer):
    """Leave the transport (TOI-8.4)."""


class CutWire(Answer):
    """Cut the razor wire of the hex (TOI-25.13)."""


class OpenFire(Answer):
    """Attack now, in Fire and Movement (TOI-3.3)."""


class Charge(_AtCell):
    """Assault an adjacent hex (TOI-16.2)."""


class Aim(_AtUnit):
    """The unit that is attacked (TOI-9.2)."""


class AimHex(_AtCell):
    """The hex a mortar strikes (TOI-20.11)."""


class Figures(Answer):
    """Which figures take part in an attack (TOI-9.6)."""

    figures: tuple[str, ...]


class Support(_AtUnit):
    """Another unit that supports the attack (TOI-13.1, TOI-16.5)."""


class AttackType(Answer):
    """Normal or suppressive (TOI-11.6)."""

    how: str


class OpFire(_AtUnit):
    """The unit that leads an Op Fire attack (TOI-13.3)."""


class Lose(_AtUnit):
    """A figure that is lost, or a hit taken by a light vehicle (TOI-12.1, TOI-16.14)."""

    figure: str


class UseCard(_AtCard):
    """Use a card in the play area now; `unit` says for which unit where that is open."""

    unit: str = ""


class UseAbility(Answer):
    """Use an ability or an Operations card now: thick armor, a reroll, staying in the hex."""

    ability: str


class RetreatTo(_AtCell):
    """The hex the defenders retreat to (TOI-16.17)."""


class Discard(_AtUnit):
    """A unit that is removed because the retreat hex is full (TOI-16.18)."""


class AdvanceInto(_AtUnit):
    """A squad that advances after the assault (TOI-16.19)."""


class First(Answer):
    """An obstacle that takes effect first (TOI-18.2)."""

    obstacle: str


class PickUnit(_AtUnit):
    """A unit chosen for an effect."""


class PickCell(_AtCell):
    """A hex chosen for an effect (TOI-21.12)."""


class PickCard(_AtCard):
    """A card chosen for an effect."""


class Heading(Answer):
    """A direction, 1 to 6 clockwise from north."""

    direction: int


class DrawFrom(Answer):
    """The deck a card is drawn from (TOI-5.2)."""

    deck: str

    def target(self) -> tuple[str, Any]:
        return "zone", f"deck-{self.deck}"


class Raise(Answer):
    """Command points put on the Initiative card (TOI-4.11)."""

    points: int


class Ready(_AtUnit):
    """A unit put in Op Fire mode (TOI-5.10, TOI-1.18)."""


class Transfer(Answer):
    """A figure moved to another squad of the hex, in exchange for `back` if one comes back (TOI-5.11)."""

    source: str
    figure: str
    into: str
    back: str = ""

    def target(self) -> tuple[str, Any]:
        return "piece", self.source


class Consent(Answer):
    """Agree to what the partner asks (TOI-19.15)."""


class PlaceAt(_AtCell):
    """Where a reinforcement is placed (TOI-5.16)."""


class GoFirst(Answer):
    """The division of the team that takes its turn first (TOI-19.5)."""

    division: str


class SquadPlan(Row):
    """One squad of a set-up: figures by name, hex, and what else is decided (TOI-1.10 to TOI-1.16, TOI-17.1)."""

    figures: dict[str, int]
    cell: int
    specialization: str = ""
    inside: str = ""  # entrenchment or pillbox
    aboard: str = ""  # place of the vehicle in the plan, as "0", or a partner's vehicle by its id
    concealed: bool = False


class VehiclePlan(Row):
    """One vehicle of a set-up."""

    vehicle: str
    cell: int


class SetUp(Answer):
    """A whole set-up: squads are built and units placed (TOI-1.10, TOI-1.16)."""

    squads: tuple[SquadPlan, ...]
    vehicles: tuple[VehiclePlan, ...] = ()
