"""The answers to the questions of this game. Each names what it is bound to on the table."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Aside
from bocage.core.frozen import Frozen
from bocage.core.legal import Answer


class _AtSquare(Answer):
    def target(self) -> tuple[str, Any]:
        return "cell", self.square  # type: ignore[attr-defined]


class _OnUnit(Answer):
    def target(self) -> tuple[str, Any]:
        return "piece", self.unit  # type: ignore[attr-defined]


# -- rights that hold at any time (HON-3.10, HON-15.8) ---------------------------------------------------------------------------


class PlayEvent(Aside):
    """Play an Event card from hand."""

    card: str

    def target(self) -> tuple[str, Any]:
        return "card", self.card


class PlayHero(Aside):
    """Play a Hero card from hand and put its marker on a unit."""

    card: str
    unit: str

    def target(self) -> tuple[str, Any]:
        return "piece", self.unit


class Reveal(Aside):
    """Turn an own Concealed card Visible; a decoy is discarded (HON-16.3)."""

    unit: str

    def target(self) -> tuple[str, Any]:
        return "piece", self.unit


# -- tactics ---------------------------------------------------------------------------------------------------------------------


class TakeDirectives(Answer):
    """Tactic: take 3 DIRECTIVE markers."""


class ManageHand(Answer):
    """Tactic: draw 3 cards and deploy."""


class Manoeuvre(Answer):
    """Tactic: swap two adjacent units."""

    first: str
    second: str

    def target(self) -> tuple[str, Any]:
        return "piece", self.first


class RemoveSuppressed(Answer):
    """Tactic: remove one or two SUPPRESSED markers."""


class Activate(_OnUnit):
    """Tactic: activate a unit."""

    unit: str


class Relieve(_OnUnit):
    """Take one SUPPRESSED marker off a unit."""

    unit: str


class Deploy(_AtSquare):
    """Put a Unit card from hand on a square: in the deployment zone (`hq` is ""), or next to an HQ."""

    card: str
    hq: str
    square: int


# -- activation ------------------------------------------------------------------------------------------------------------------


class Move(_AtSquare):
    """The normal move of an activated unit."""

    square: int


class March(_AtSquare):
    """A forced march by DIRECTIVE; `unit` is named in a Manoeuvre, where two might march."""

    square: int
    unit: str = ""


class FireAt(Answer):
    """A Fire: which fire value (its number on the card), at which unit. `still`: a Cumbersome unit commits itself to standing still. `unit`: who fires."""

    fire: int
    target_unit: str
    still: bool = False
    unit: str = ""

    def target(self) -> tuple[str, Any]:
        return "piece", self.target_unit


class Command(_OnUnit):
    """Field Command: a GO! marker on a unit."""

    skill: int
    unit: str


class DrawCard(Answer):
    """Reinforcements: draw a card."""

    skill: int


class TakeDirective(Answer):
    """Momentum: take a DIRECTIVE."""

    skill: int


class Heal(_OnUnit):
    """Heal / Repair: an attempt to remove a HIT."""

    skill: int
    unit: str


class Shift(_OnUnit):
    """Forward! or Fall back!: a unit moves one square."""

    skill: int
    unit: str


class OrderFire(_OnUnit):
    """Fire!: a unit makes one Fire."""

    skill: int
    unit: str


class Encourage(_OnUnit):
    """Encouragement: a unit loses a SUPPRESSED marker."""

    skill: int
    unit: str


class Clear(_AtSquare):
    """Engineers: remove a Minefield or Barbed wire instead of a Fire."""

    square: int
    marker: str


class Bridge(_AtSquare):
    """Engineers: a Passage on a demolished bridge instead of a Fire."""

    square: int


class Charge(_OnUnit):
    """Engineers: a strongpoint charge instead of a Fire."""

    unit: str


class EndActivation(Answer):
    """The activation is over."""

    declines = True


class Conceal(Answer):
    """The unit turns Concealed at the end of its activation."""


# -- GO! -------------------------------------------------------------------------------------------------------------------------


class Attempt(_OnUnit):
    """Try to activate a unit with a GO! marker."""

    unit: str


class Decline(_OnUnit):
    """Discard a GO! marker without an attempt."""

    unit: str


class SpendDirective(Answer):
    """Spend a DIRECTIVE for what the question names."""


# -- Fire ------------------------------------------------------------------------------------------------------------------------


class TurnUp(_OnUnit):
    """The owner of a Concealed card turns it Visible."""

    unit: str


class RollSave(Answer):
    """Roll the save."""


class Advance(_AtSquare):
    """The free advance into the square of the destroyed unit."""

    square: int


# -- effects of cards ------------------------------------------------------------------------------------------------------------


class PickUnit(_OnUnit):
    """Choose a unit for an effect."""

    unit: str


class PickSquare(_AtSquare):
    """Choose a square for an effect."""

    square: int


class MoveUnit(_AtSquare):
    """An event moves a unit one square."""

    unit: str
    square: int


class PickCard(Answer):
    """Choose a card of the discard pile."""

    card: str


class PickHistorical(Answer):
    """Choose one of the historical events of the scenario."""

    event: str


# -- set-up ----------------------------------------------------------------------------------------------------------------------


class SetUp(Answer):
    """The squares of the fixed Concealed cards, in the order of their list (HON-21.46), and of the free units (HON-21.17)."""

    fixed: tuple[int, ...]
    free: tuple[int, ...]


class Role(Answer):
    """In a point-built battle: attack or defend."""

    role: str


class Ground(Answer):
    """In a point-built battle: the terrain of a square whose die showed 6."""

    terrain: str


class Bought(Frozen):
    """Copies of a card: how many in all, and how many of them start on the map."""

    card: str
    n: int
    on_map: int = 0


class BuyArmy(Answer):
    """In a point-built battle: the whole army of a side."""

    units: tuple[Bought, ...]
    heroes: tuple[str, ...]
    events: tuple[str, ...]


class Objectives(Answer):
    """In a point-built battle: the squares of the objective markers."""

    squares: tuple[int, ...]
