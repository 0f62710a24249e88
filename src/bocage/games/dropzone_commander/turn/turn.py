"""The spine: what comes next, from the state alone (DZC-2.1).

Set-up; then turn after turn: initiation (begin, initiative, discard, draw, clean_up, reserves), the rotation of activations (choose, begin, act, end), roundup
(fights, special, victory). An attack run under way comes before everything else: its links, and those of interceptions within it, are data, with a joint
between them (chapter 10, chapter 11).
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Rules
from bocage.games.dropzone_commander.armies import army_writing, setup
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.moving import attack_runs
from bocage.games.dropzone_commander.turn import activation, initiation, roundup

STEPS: dict[tuple[str, str], Callable[[Battle], Rules[None]]] = {
    ("setup", "armies"): army_writing.write_lists,
    ("setup", "links"): setup.agree_links,
    ("setup", "markers"): setup.mark_objectives,
    ("setup", "deploy"): setup.deploy,
    ("setup", "hands"): setup.deal_hands,
    ("initiation", "begin"): initiation.begin_turn,
    ("initiation", "initiative"): initiation.initiative,
    ("initiation", "discard"): initiation.discard,
    ("initiation", "draw"): initiation.draw,
    ("initiation", "clean_up"): initiation.clean_up,
    ("initiation", "reserves"): initiation.reserves,
    ("rotation", "choose"): activation.choose_battlegroup,
    ("rotation", "begin"): activation.begin_activation,
    ("rotation", "act"): activation.act,
    ("rotation", "shock"): activation.shock,
    ("rotation", "end"): activation.end_activation,
    ("roundup", "fights"): roundup.fights,
    ("roundup", "special"): roundup.special,
    ("roundup", "victory"): roundup.victory,
}


def next_rule(game: Battle) -> Rules[None] | None:
    """What comes next."""
    state = game.state
    if state.runs:
        return attack_runs.next_link(game)
    step = STEPS.get((state.phase, state.step))
    return None if step is None else step(game)
