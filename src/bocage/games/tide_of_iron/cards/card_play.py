"""A card being resolved: whose it is, who decides, where it strikes; and the small questions that cards ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.tide_of_iron.combat.area_fire import visible_cells
from bocage.games.tide_of_iron.state.answers import Heading, PickCard, PickCell, PickUnit
from bocage.games.tide_of_iron.state.model import FATIGUED, Battle, Unit
from bocage.games.tide_of_iron.units.teams import in_division

CARD_UNIT = Question[PickUnit | Pass]("card_unit", PickUnit | Pass, rule="TOI-3.7")
CARD_HEX = Question[PickCell | Pass]("card_hex", PickCell | Pass, rule="TOI-21.12")
CARD_HEADING = Question[Heading]("card_heading", Heading, rule="TOI-21.12")
CARD_CARD = Question[PickCard]("card_card", PickCard, rule="TOI-21.6")


class Actor(NamedTuple):
    """How units act, for cards that activate them: why a unit cannot do an action, and doing it."""

    refuse: Callable[[Battle, Unit, str], Refusal | None]
    perform: Callable[[Battle, str, str, int, int], Rules[None]]


class Play:
    """One resolution of a card: its side and division, the seat that decides, and what was chosen so far."""

    def __init__(self, game: Battle, card: str, actor: Actor | None = None) -> None:
        held = game.state.cards[card]
        self.card, self.side, self.division, self.actor = card, held.side, held.division, actor
        self.command = game.setting.command_for(held.side, held.division or "light")
        self.seat = game.setting.command[self.command].seat
        self.cell = -1
        self.heading = 0
        self.named = ""

    def owns(self, game: Battle, unit: Unit) -> bool:
        """TOI-19.14: whether the card works on this unit."""
        return in_division(game, unit, self.side, self.division)

    def units(self, game: Battle) -> list[Unit]:
        """The units the card works on."""
        return [unit for unit in game.state.units.values() if self.owns(game, unit)]


def friendly_sight(game: Battle, play: Play) -> int:
    """The cells in LOS of a friendly unit that is not fatigued, as a bit mask (TOI-19.16: of the same division)."""
    cells = 0
    for unit in play.units(game):
        if unit.cell >= 0 and unit.status != FATIGUED:
            cells |= visible_cells(game, unit)
    return cells


def pick_unit(game: Battle, play: Play, names: Sequence[str], *, optional: bool = False) -> Rules[str]:
    """Asks for one of these units; "" if there is none or the seat passes."""
    if not names:
        return ""

    def refuse(answer: PickUnit | Pass) -> Refusal | None:
        fits = optional if isinstance(answer, Pass) else answer.unit in names
        return None if fits else Refusal("TOI-3.7", "card-cannot-choose", {"card": play.card})

    def listing() -> list[PickUnit | Pass]:
        return [*(PickUnit(name) for name in names), *((PASS,) if optional else ())]

    answer = yield from choose(game, play.seat, CARD_UNIT, Legal(refuse, listing, exact=True), {"card": play.card})
    return "" if isinstance(answer, Pass) else answer.unit


def pick_cell(game: Battle, play: Play, cells: Sequence[int], *, optional: bool = False) -> Rules[int]:
    """TOI-21.12: asks for one of these hexes; -1 if there is none or the seat passes."""
    if not cells:
        return -1

    def refuse(answer: PickCell | Pass) -> Refusal | None:
        fits = optional if isinstance(answer, Pass) else answer.cell in cells
        return None if fits else Refusal("TOI-21.12", "card-cannot-choose", {"card": play.card})

    def listing() -> list[PickCell | Pass]:
        return [*(PickCell(cell) for cell in cells), *((PASS,) if optional else ())]

    answer = yield from choose(game, play.seat, CARD_HEX, Legal(refuse, listing, exact=True), {"card": play.card})
    return -1 if isinstance(answer, Pass) else answer.cell
