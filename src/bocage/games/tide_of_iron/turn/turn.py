"""The spine: round, phase and step live in the state, and `next_rule` says from the state alone what comes next (TOI-2.1).

Theory of operation. Every step that asks somebody has a queue of sides or commands who still have to do it; the rule of the step serves the first of them.
`proceed` carries out everything that needs no decision (control, points, initiative, tokens, the round marker) until somebody must decide or the battle is
over, so that each joint is a question: one action, one unit put in Op Fire mode, one transfer, one card.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Rules
from bocage.games.tide_of_iron.cards.drawing import decks_left
from bocage.games.tide_of_iron.cards.strategy_cards import discard_barrages
from bocage.games.tide_of_iron.state.events_table import ActionPhaseBegan, ActionPhaseEnded, PhaseBegan, RoundAdvanced, TurnBegan
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.turn import command, setup, status
from bocage.games.tide_of_iron.turn.actions import can_act, take_action
from bocage.games.tide_of_iron.turn.victory import check_sudden_death, finish, score_command_phase
from bocage.games.tide_of_iron.units.concealment import reveal_adjacent, reveal_in_the_open
from bocage.games.tide_of_iron.units.teams import team_order

Step = tuple[str, str]
RULES: dict[Step, Callable[[Battle, str], Rules[None]]] = {
    ("setup", "cards"): setup.starting_card,
    ("setup", "place"): setup.place_force,
    ("setup", "conceal"): setup.conceal_squads,
    ("setup", "ace"): setup.name_ace,
    ("setup", "op_fire"): status.op_fire_step,
    ("action", "order"): team_order,
    ("command", "spend"): command.spend_command,
    ("status", "draw"): status.draw_step,
    ("status", "op_fire"): status.op_fire_step,
    ("status", "transfers"): status.transfer_step,
    ("status", "reinforce"): status.reinforcement_step,
}


def next_rule(game: Battle) -> Rules[None] | None:
    """What comes next, from the state alone."""
    state = game.state
    if state.phase == "over":
        return None
    return run(game)


def run(game: Battle) -> Rules[None]:
    """One joint: goes on to where somebody decides, and serves that decision."""
    proceed(game)
    state = game.state
    if state.phase == "over":
        return
    if state.phase == "action" and state.step == "turns":
        yield from take_action(game, state.order[state.turn])
    else:
        yield from RULES[state.phase, state.step](game, state.queue[0])
    proceed(game)


def proceed(game: Battle) -> None:
    """Carries out all that needs no decision."""
    while game.state.phase != "over" and not is_waiting(game):
        NEXT[game.state.phase, game.state.step](game)


def is_waiting(game: Battle) -> bool:
    """Whether somebody has to decide now."""
    state = game.state
    if state.phase == "action" and state.step == "turns":
        if state.turn < 0 or state.actions <= 0 or state.order[state.turn] in state.ended:
            return False
        return can_act(game, state.order[state.turn])
    return bool(state.queue)


def begin(game: Battle, phase: str, step: str) -> None:
    """Begins a step: who has something to do in it, in initiative order (TOI-0.14)."""
    sides = game.initiative_order()
    commands = [name for side in sides for name in game.setting.commands_of[side]]
    queue: list[str] = []
    if step == "cards":
        queue = [side for side in sides if game.setting.scenario.side[side].starting_cards and decks_left(game, side)]
    elif step == "place":
        queue = setup.placing_order(game, commands)
    elif step == "conceal":
        queue = [name for name in commands if setup.can_conceal(game, name)]
    elif step == "ace":
        queue = [side for side in sides if setup.tanks_to_name(game, side)]
    elif step == "order":
        queue = list(sides) if game.setting.teams else []
    elif step == "spend":
        queue = [side for side in sides if command.has_something_to_spend(game, side)]
    elif step == "draw":
        queue = [side for side in sides if decks_left(game, side)]
    elif step == "op_fire":
        queue = [name for name in commands if status.can_be_ready(game, name)]
    elif step == "transfers":
        queue = [name for name in commands if status.list_transfers(game, name)]
    elif step == "reinforce":
        queue = [side for side in sides if status.has_reinforcements(game, side)]
    game.emit(PhaseBegan(phase, step, game.state.round, tuple(queue)))


def end_placing(game: Battle) -> None:
    reveal_in_the_open(game)
    begin(game, "setup", "conceal")


def end_conceal(game: Battle) -> None:
    reveal_in_the_open(game)
    begin(game, "setup", "ace")


def end_ace(game: Battle) -> None:
    """TOI-1.17, then TOI-1.18."""
    command.determine_control(game, side_zone=True)
    begin(game, "setup", "op_fire")


def begin_turns(game: Battle) -> None:
    """TOI-2.4: the holder of the initiative takes the first turn; with teams both members of a side follow each other (TOI-19.5)."""
    order = tuple(game.state.order) if game.setting.teams else game.initiative_order()
    game.emit(ActionPhaseBegan(order))


def next_turn(game: Battle) -> None:
    """TOI-2.3, TOI-2.9, TOI-2.10, TOI-2.11, TOI-19.6, TOI-19.9: the next command in order that has not ended.

    One that can do nothing has ended; when all have, the phase is over.
    """
    state = game.state
    if state.turn >= 0 and state.order[state.turn] not in state.ended and not can_act(game, state.order[state.turn]):
        game.emit(ActionPhaseEnded(state.order[state.turn]))
    count = len(state.order)
    for offset in range(1, count + 1):
        name = state.order[(state.turn + offset) % count]
        if name not in state.ended:
            game.emit(TurnBegan(name, game.setting.actions[game.setting.command[name].side]))
            return
    begin_command_phase(game)


def begin_command_phase(game: Battle) -> None:
    """TOI-4.1: control, points, the scenario's instant victory, then spending."""
    command.determine_control(game)
    command.receive_command(game)
    score_command_phase(game)
    check_sudden_death(game)
    if game.state.phase != "over":
        begin(game, "command", "spend")


def end_spending(game: Battle) -> None:
    """TOI-4.12: the token changes hands now, before the Status Phase."""
    command.settle_initiative(game)
    begin(game, "status", "draw")


def end_draw(game: Battle) -> None:
    status.remove_tokens(game)
    begin(game, "status", "op_fire")


def end_round(game: Battle) -> None:
    """TOI-17.8, TOI-5.18, TOI-5.19: reveal, advance the marker, end the battle after the last round."""
    reveal_adjacent(game)
    discard_barrages(game)
    if game.state.round >= game.setting.scenario.rounds:
        finish(game)
        return
    game.emit(RoundAdvanced(game.state.round + 1))
    begin(game, "action", "order")


NEXT: dict[Step, Callable[[Battle], None]] = {
    ("setup", "begin"): lambda game: begin(game, "setup", "cards"),
    ("setup", "cards"): lambda game: begin(game, "setup", "place"),
    ("setup", "place"): end_placing,
    ("setup", "conceal"): end_conceal,
    ("setup", "ace"): end_ace,
    ("setup", "op_fire"): lambda game: begin(game, "action", "order"),
    ("action", "order"): begin_turns,
    ("action", "turns"): next_turn,
    ("command", "spend"): end_spending,
    ("status", "draw"): end_draw,
    ("status", "op_fire"): lambda game: begin(game, "status", "transfers"),
    ("status", "transfers"): lambda game: begin(game, "status", "reinforce"),
    ("status", "reinforce"): end_round,
}
