"""What happens to units: the events of movement and combat. Each names its rules; nothing else changes the state."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.games.tide_of_iron.state.model import DISRUPTED, FATIGUED, FRESH, OP_FIRE, PINNED, ToiState, Unit


class UnitPlaced(Event):
    """A unit came into play."""

    unit: Unit
    rules: ClassVar[tuple[str, ...]] = ("TOI-1.16", "TOI-5.14", "TOI-0.21")

    def apply(self, state: ToiState) -> None:
        state.put(self.unit)
        state.serial += 1


class Activated(Event):
    """A fresh unit was activated for an action."""

    unit: str
    action: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-2.7", "TOI-2.8")


class Moved(Event):
    """A unit moved into an adjacent hex."""

    unit: str
    origin: int
    to: int
    points: int  # thirds of a movement point left
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-7.4",)

    def apply(self, state: ToiState) -> None:
        state.move(self.unit, self.to)


class PutBack(Event):
    """A unit that could not stay where it was stopped went back to the last hex free of enemies."""

    unit: str
    to: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-20.37", "TOI-20.39", "TOI-17.10")

    def apply(self, state: ToiState) -> None:
        state.move(self.unit, self.to)


class Embarked(Event):
    """A squad entered a transport."""

    unit: str
    vehicle: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-8.2", "TOI-8.3")

    def apply(self, state: ToiState) -> None:
        state.move(self.unit, -1, aboard=self.vehicle)


class Disembarked(Event):
    """A squad left its transport and stands in its hex."""

    unit: str
    vehicle: str
    to: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-8.4",)

    def apply(self, state: ToiState) -> None:
        state.move(self.unit, self.to, aboard="")


class FortEntered(Event):
    """A squad entered an entrenchment or pillbox."""

    unit: str
    fort: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-25.2", "TOI-25.6")

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, inside=self.fort)


class FortLeft(Event):
    """A squad left its fortification."""

    unit: str
    fort: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-25.2", "TOI-25.6")

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, inside="")


class UnitFatigued(Event):
    """A unit became fatigued."""

    unit: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-2.8",)

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, status=FATIGUED)


class OpFireEntered(Event):
    """A unit was put in Op Fire mode."""

    unit: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-3.6", "TOI-5.10", "TOI-1.18")

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, status=OP_FIRE)


class Refreshed(Event):
    """A unit became fresh."""

    unit: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-5.6",)

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, status=FRESH)


class FigureLost(Event):
    """A squad lost a figure."""

    unit: str
    figure: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-12.1",)

    def apply(self, state: ToiState) -> None:
        figures = list(state.units[self.unit].figures)
        figures.remove(self.figure)
        state.change(self.unit, figures=tuple(figures))


class FigureAdded(Event):
    """A squad gained a figure."""

    unit: str
    figure: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-23.18",)

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, figures=tuple(sorted((*state.units[self.unit].figures, self.figure))))


class FigureTransferred(Event):
    """A figure changed its squad."""

    source: str
    figure: str
    target: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-5.11",)

    def apply(self, state: ToiState) -> None:
        left = list(state.units[self.source].figures)
        left.remove(self.figure)
        state.change(self.source, figures=tuple(left))
        state.change(self.target, figures=tuple(sorted((*state.units[self.target].figures, self.figure))))
        key = f"{self.target}:{self.figure}"
        state.arrivals[key] = state.arrivals.get(key, 0) + 1


class TransferDeclined(Event):
    """A partner did not agree to a transfer between these squads."""

    source: str
    into: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-19.15",)

    def apply(self, state: ToiState) -> None:
        state.declined.append(f"{self.source}:{self.into}")


class Eliminated(Event):
    """A unit left the game."""

    unit: str
    side: str
    cause: str  # losses, routed, damage, transport, retreat, emptied
    rules: ClassVar[tuple[str, ...]] = ("TOI-12.1", "TOI-12.4", "TOI-12.10")

    def apply(self, state: ToiState) -> None:
        state.remove(self.unit)


class Suppressed(Event):
    """A squad became pinned or disrupted."""

    unit: str
    condition: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-12.10", "TOI-12.11", "TOI-12.16")

    def apply(self, state: ToiState) -> None:
        unit = state.units[self.unit]
        state.change(self.unit, condition=self.condition, status=FATIGUED if unit.status == OP_FIRE else unit.status)


class Recovered(Event):
    """A condition token was removed, or turned from disrupted to pinned."""

    unit: str
    condition: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-5.7", "TOI-5.8")

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, condition=self.condition)


class Damaged(Event):
    """A vehicle was damaged."""

    unit: str
    damage: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-12.4", "TOI-12.5")

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, damage=self.damage)


class Repaired(Event):
    """A vehicle was repaired."""

    unit: str
    damage: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-12.7",)

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, damage=self.damage)


class Retreated(Event):
    """A unit retreated after a lost assault; pinned units become disrupted, others are fatigued."""

    unit: str
    to: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-16.17", "TOI-16.20")

    def apply(self, state: ToiState) -> None:
        unit = state.units[self.unit]
        condition = DISRUPTED if unit.condition == PINNED else unit.condition
        state.move(self.unit, self.to, condition=condition, status=FATIGUED, inside="")


class AdvancedAfterAssault(Event):
    """A squad advanced into the hex that was won, outside any fortification."""

    unit: str
    to: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-16.19", "TOI-16.26")

    def apply(self, state: ToiState) -> None:
        state.move(self.unit, self.to, inside="")


class Concealed(Event):
    """A squad received a concealed marker."""

    unit: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-17.1",)

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, concealed=True)


class Revealed(Event):
    """A concealed squad was revealed."""

    unit: str
    why: str  # fire, objective, open, adjacent, assault, card
    rules: ClassVar[tuple[str, ...]] = ("TOI-17.5", "TOI-17.6", "TOI-17.7", "TOI-17.8", "TOI-17.9")

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, concealed=False)


class Specialized(Event):
    """A squad received a specialization token."""

    unit: str
    specialization: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-23.5",)

    def apply(self, state: ToiState) -> None:
        state.change(self.unit, specialization=self.specialization)


class AttackDeclared(Event):
    """An attack was announced: who leads, who supports, how strong, against what."""

    leader: str
    target: str
    how: str
    band: str
    attack: int
    defense: int
    supporters: tuple[str, ...] = ()
    rules: ClassVar[tuple[str, ...]] = ("TOI-11.1", "TOI-11.2", "TOI-11.5")


class AttackResolved(Event):
    """The net hits of an attack on one unit."""

    target: str
    hits: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-11.10",)


class AreaDeclared(Event):
    """An area attack was announced to whoever has a card to use against it."""

    cell: int
    how: str
    attack: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-15.1", "TOI-15.2")


class AreaAttacked(Event):
    """An area attack struck a hex."""

    cell: int
    how: str
    attack: int
    successes: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-15.1", "TOI-15.3")


class AssaultDeclared(Event):
    """An assault was announced."""

    unit: str
    cell: int
    supporters: tuple[str, ...]
    attack: int
    defense: int
    cover: int
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-16.2", "TOI-16.6", "TOI-16.7", "TOI-16.9")


class AssaultResolved(Event):
    """The hits of both sides in an assault, and whether it succeeded."""

    unit: str
    cell: int
    attacker: int
    defender: int
    success: bool
    hex: str = ""
    rules: ClassVar[tuple[str, ...]] = ("TOI-16.16", "TOI-16.17")


class DieTurned(Event):
    """The owner of a tank turned one of its defense dice into a 6."""

    unit: str
    rules: ClassVar[tuple[str, ...]] = ("TOI-20.38",)


class MinesHit(Event):
    """Mines went off under a unit."""

    unit: str
    hits: int
    rules: ClassVar[tuple[str, ...]] = ("TOI-25.19",)


class Healed(Event):
    """A medic squad treated a squad."""

    medic: str
    unit: str
    success: bool
    rules: ClassVar[tuple[str, ...]] = ("TOI-23.17", "TOI-23.18")
