"""Patrol: the template game. Ten short rules on hexes, with hidden positions, a reaction window, cards and dice; copy it to begin a game of your own."""

from bocage.core.game import Title
from bocage.games.patrol.computer import evaluate
from bocage.games.patrol.rules import cards
from bocage.games.patrol.state import model, position
from bocage.games.patrol.state.model import BLUE, RED, Patrol, PatrolState
from bocage.games.patrol.tables import checking, scenario
from bocage.games.patrol.tables.scenario import PACKAGE
from bocage.games.patrol.turn import turn
from bocage.games.patrol.view import answer_words, forms, hidden, results, scene

ROOMS = ("tables", "state", "rules", "turn", "view", "computer")  # each imports from those before it only

Patrol.asides = staticmethod(cards.asides)  # type: ignore[assignment]
Patrol.carry_out = staticmethod(cards.carry_out)  # type: ignore[assignment]
Patrol.aside_answers = cards.PlayHurry | cards.PlayGrit

TITLE = Title(
    slug="patrol",
    name="Patrol",
    prefix="PAT",
    version="2",  # 2: a squad that can only stop stops by itself
    package=PACKAGE,
    shelf=99,
    state_type=PatrolState,
    scenario_type=scenario.Scenario,
    scenarios=scenario.scenarios,
    check=checking.check,
    begin=lambda scenario, options: model.battle(scenario, options, {}, {}),
    next_rule=turn.next_rule,
    ending=results.ending,
    seats=lambda game: (BLUE, RED),
    round_of=lambda game: 0 if game.state.phase == "setup" else game.state.round,
    scene=scene.scene,
    option=forms.option,
    form=forms.form,
    redeal=hidden.redeal,
    assume=hidden.assume,
    evaluate=evaluate.evaluate,
    measure=results.measure,
    foresee=results.foresee,
    bound=lambda game: 1500,
    written=position.position,
    say=answer_words.say,
    cell_named=answer_words.cell_named,
)
