"""Patrol: the template game. Ten short rules on hexes, with hidden positions, a reaction window, cards and dice; copy it to begin a game of your own."""

from bocage.core.game import Title
from bocage.games.patrol import cards, model, scene, turn
from bocage.games.patrol.model import BLUE, PACKAGE, RED, Patrol, PatrolState
from bocage.games.patrol.position import position

Patrol.asides = staticmethod(cards.asides)  # type: ignore[assignment]
Patrol.carry_out = staticmethod(cards.carry_out)  # type: ignore[assignment]
Patrol.aside_answers = cards.PlayHurry | cards.PlayGrit

TITLE = Title(
    slug="patrol",
    name="Patrol",
    prefix="PAT",
    package=PACKAGE,
    shelf=99,
    state_type=PatrolState,
    scenarios=model.scenarios,
    begin=lambda scenario, options: model.battle(scenario, options, {}, {}),
    next_rule=turn.next_rule,
    ending=turn.ending,
    seats=lambda game: (BLUE, RED),
    round_of=lambda game: 0 if game.state.phase == "setup" else game.state.round,
    scene=scene.scene,
    option=scene.option,
    form=scene.form,
    redeal=scene.redeal,
    assume=scene.assume,
    evaluate=scene.evaluate,
    measure=scene.measure,
    foresee=scene.foresee,
    bound=lambda game: 1500,
    written=position,
    say=turn.say,
    cell_named=turn.cell_named,
)
