"""The Command Phase (chapter 4): control, command and victory points, spending, initiative."""

from __future__ import annotations

from bocage.core.decision import Question, Rules
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.tide_of_iron.cards.strategy_cards import playable, refuse_card, run_card
from bocage.games.tide_of_iron.state.answers import PlayCard, Raise
from bocage.games.tide_of_iron.state.events_table import ControlTaken, InitiativeRaised, InitiativeSettled, PointsReceived, StepDone
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.state.setting import OTHER
from bocage.games.tide_of_iron.tables.scenario import SIDES
from bocage.games.tide_of_iron.turn.actions import ACTOR
from bocage.games.tide_of_iron.turn.victory import controlled
from bocage.games.tide_of_iron.units.teams import decide

Spending = PlayCard | Raise | Pass
SPEND = Question[Spending]("spend", Spending, rule="TOI-4.9")


def determine_control(game: Battle, side_zone: bool = False) -> None:
    """TOI-4.2, TOI-4.3: a side with a unit in an objective hex takes control, which lasts until the enemy does the same.

    At the end of set-up only objectives in the own deployment zone count (TOI-1.17). Passengers do not control a hex, their vehicle does (TOI-8.6).
    """
    for objective in game.setting.objectives.values():
        for side in SIDES:
            counts = not side_zone or objective.cell in game.setting.zones[side]
            if counts and game.friends_at(objective.cell, side) and game.state.control.get(objective.id) != side:
                game.emit(ControlTaken(objective.id, side))


def receive_command(game: Battle) -> None:
    """TOI-4.4, TOI-4.5: points from controlled command objectives of the own colour and neutral ones."""
    for side in SIDES:
        points = 0
        for name in controlled(game, side, "command"):
            row = game.setting.objectives[name].row
            if row.colour in (side, "neutral"):
                points += row.cp
        if points:
            game.emit(PointsReceived(side, points))


def has_something_to_spend(game: Battle, side: str) -> bool:
    """Whether a side is asked in the spending step: it has CP, or a card it may activate for nothing."""
    return game.state.cp[side] > 0 or bool(playable(game, side, "command"))


def spend_command(game: Battle, side: str) -> Rules[None]:
    """TOI-4.9 to TOI-4.11: one use of CP, or the end of this side's spending. A team must agree, else it skips the step (TOI-19.12)."""
    answer = yield from decide(game, side, SPEND, law_of_spending(game, side), PASS)
    if isinstance(answer, PlayCard):
        yield from run_card(game, side, answer.division, answer.card, ACTOR)
    elif isinstance(answer, Raise):
        game.emit(InitiativeRaised(side, answer.points, answer.points))
    if isinstance(answer, Pass) or not has_something_to_spend(game, side):
        game.emit(StepDone(side))


def law_of_spending(game: Battle, side: str) -> Legal[Spending]:
    """What a side may do with its points."""
    divisions = ("light", "dark") if game.setting.teams else ("",)

    def listing() -> list[Spending]:
        found: list[Spending] = [PlayCard(card, division) for card in playable(game, side, "command") for division in divisions]
        found += [Raise(points) for points in range(1, game.state.cp[side] + 1)]
        found.append(PASS)
        return found

    def refuse(answer: Spending) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if isinstance(answer, Raise):
            return None if 1 <= answer.points <= game.state.cp[side] else Refusal("TOI-4.11", "cannot-raise", {"left": game.state.cp[side]})
        if answer.division not in divisions:
            return Refusal("TOI-19.14", "own-division", {"card": answer.card})
        return refuse_card(game, side, answer.card, "command")

    return Legal(refuse, listing, exact=True, default=PASS)


def settle_initiative(game: Battle) -> None:
    """TOI-4.12, TOI-4.13: the side with more CP on its card takes the token; on a tie the side that does not have it."""
    points, holder = game.state.initiative_cp, game.state.initiative
    other = OTHER[holder]
    game.emit(InitiativeSettled(holder if points[holder] > points[other] else other))
