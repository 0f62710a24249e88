"""The spine: what comes next, from the state alone (HON-3.1 to HON-3.20).

A turn is two sequences (HON-3.3). A sequence: ORDER markers, income and scenario events (stage "start"), claims for depots ("claims"), the other player's first
window ("open"), then tactics ("tactic"; "hand", "relief" and "manoeuvre" while one goes on), the window after each ("after"), and the end. An activation
(`state.act`) and the pool of GO! markers (`state.pool`) come before whatever the stage is: they are resolved completely before anything else (HON-3.7).
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.cards import event_cards
from bocage.games.heroes_of_normandie.rules import concealment, manage_hand, victory, windows
from bocage.games.heroes_of_normandie.rules.asking import ask_beside
from bocage.games.heroes_of_normandie.state.answers import TurnUp
from bocage.games.heroes_of_normandie.state.events import (
    ClaimSettled,
    ClaimsOpened,
    DirectivesGained,
    PointsWon,
    SequenceBegan,
    SequenceEnded,
    StageReached,
    TurnEnded,
)
from bocage.games.heroes_of_normandie.state.model import FOE, Heroes
from bocage.games.heroes_of_normandie.state.names import named
from bocage.games.heroes_of_normandie.turn import activation, setup, tactics

CLAIM = Question[TurnUp | Pass]("claim", TurnUp | Pass, rule="HON-18.2", window="claim")


def next_rule(game: Heroes) -> Rules[None] | None:
    """What comes next."""
    state = game.state
    stage = state.stage
    if stage == "over":
        return None
    if game.setting.seizures and victory.is_seized(game):
        return end_at_once(game)
    if state.act is not None:
        return activation.next_act(game)
    if state.pool:
        return activation.next_go(game)
    if stage == "tactic":
        return tactics.choose_tactic(game) if game.army(state.active).orders else end_sequence(game)  # HON-3.8
    return _STAGES[stage](game)


def begin_sequence(game: Heroes) -> Rules[None]:
    """HON-3.5, HON-3.16, HON-3.19: ORDER markers, then scenario events and points, then the question who controls the depots."""
    state = game.state
    side = state.active
    game.emit(SequenceBegan(side, state.turn))
    for row in game.setting.scenario.turn_event:  # HON-14.7
        if row.turn == state.turn and row.side == side:
            yield from event_cards.apply(game, side, row.effects)
    for award in game.setting.scenario.award:
        if award.kind == "per_sequence" and award.side == side:
            living = sum(unit.card == award.unit for unit in state.units.values()) - award.count_minus
            if living > 0:
                game.emit(PointsWon(side, award.points * living))
    game.emit(ClaimsOpened(tuple(_claimable(game, depots(game))), "claims"))


def depots(game: Heroes) -> list[int]:
    """The squares with a Depot marker (HON-14.1)."""
    return [square for square, markers in game.state.markers.items() if any(marker.kind == "depot" for marker in markers)]


def _claimable(game: Heroes, squares: list[int]) -> list[int]:
    """HON-18.2: squares with a Concealed card whose owner does not control them: the owner may reveal it to claim them."""
    found = []
    for square in squares:
        unit = game.at(square)
        if unit is not None and not unit.visible and game.state.control.get(square) != unit.side:
            found.append(square)
    return found


def claims(game: Heroes) -> Rules[None]:
    """Before depot income or an end-of-turn check, each owner of such a card is asked, decoy or not."""
    state = game.state
    if state.claims:
        square = state.claims[0]
        unit = game.at(square)
        # at the start of a sequence only the active side's claims matter
        if unit is not None and not unit.visible and (state.stage == "verdict" or unit.side == state.active):
            yield from claim(game, unit.id)
        game.emit(ClaimSettled(square))
        return
    if state.stage == "verdict":
        verdict(game)
        return
    for square in depots(game):
        if state.control.get(square) == state.active:
            game.emit(DirectivesGained(state.active, 1))  # HON-14.1
    game.emit(StageReached("open"))


def claim(game: Heroes, unit: str) -> Rules[None]:
    """HON-18.2: reveal the card to claim control of its square, or not."""

    def refuse(answer: TurnUp | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) or answer.unit == unit else Refusal("HON-18.2", "not-that-unit")

    side, law = game.unit(unit).side, Legal[TurnUp | Pass](refuse, lambda: [PASS, TurnUp(unit)])
    answer: TurnUp | Pass | None = None
    while answer is None and unit in game.state.units and not game.unit(unit).visible:
        answer = yield from ask_beside(game, game.seat(side), CLAIM, law, named(game, side, unit))
    if isinstance(answer, TurnUp):
        concealment.reveal(game, unit)


def open_sequence(game: Heroes) -> Rules[None]:
    """HON-21.1 (a): the other player's window before the first tactic."""
    yield from windows.window(game, FOE[game.state.active], "start")
    if game.state.stage != "over":
        game.emit(StageReached("tactic"))


def after_tactic(game: Heroes) -> Rules[None]:
    """HON-21.1 (b): the other player's window after each completely resolved tactic."""
    yield from windows.window(game, FOE[game.state.active], "tactic")
    if game.state.stage != "over":
        game.emit(StageReached("tactic"))


def end_sequence(game: Heroes) -> Rules[None]:
    """HON-3.13 to HON-3.16: the sequence is over; the second player's follows, then the end of the turn."""
    game.emit(SequenceEnded(game.state.active))
    yield from ()


def end_at_once(game: Heroes) -> Rules[None]:
    """HON-21.40: an immediate condition is fulfilled after a move or an effect."""
    victory.check_at_once(game)
    yield from ()


def end_turn(game: Heroes) -> Rules[None]:
    """HON-21.40: before the end-of-turn check, owners of Concealed cards may claim the squares it looks at."""
    game.emit(ClaimsOpened(tuple(_claimable(game, victory.sudden_squares(game))), "verdict"))
    yield from ()


def verdict(game: Heroes) -> None:
    """HON-3.2, HON-3.17, HON-3.18: an early end, the end after the END turn, or the next turn."""
    if victory.check_end_of_turn(game):
        return
    if game.state.turn >= game.setting.scenario.rounds:
        victory.conclude(game)
    else:
        game.emit(TurnEnded(game.state.turn))


_STAGES = {
    "setup": setup.next_step,
    "start": begin_sequence,
    "claims": claims,
    "verdict": claims,
    "open": open_sequence,
    "hand": manage_hand.manage_hand,
    "relief": tactics.remove_suppressed,
    "manoeuvre": tactics.manoeuvre,
    "after": after_tactic,
    "turn_end": end_turn,
}
