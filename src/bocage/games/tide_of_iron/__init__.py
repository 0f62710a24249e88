"""Tide of Iron: squads, tanks and command on a hex map, 1944. `TITLE` is what the registry finds."""

from bocage.core.game import Title
from bocage.games.tide_of_iron.computer import evaluate, thumb
from bocage.games.tide_of_iron.state.model import ToiState
from bocage.games.tide_of_iron.tables import scenario
from bocage.games.tide_of_iron.tables.tables import PACKAGE
from bocage.games.tide_of_iron.turn import battle_check, setup, turn, victory
from bocage.games.tide_of_iron.turn.position import read_position
from bocage.games.tide_of_iron.view import answer_words, chances, forms, looking, scene

ROOMS = ("tables", "state", "units", "combat", "moving", "cards", "turn", "view", "computer")  # each imports from those before it only

TITLE = Title(
    slug="tide_of_iron",
    name="Tide of Iron",
    prefix="TOI",
    package=PACKAGE,
    shelf=1,
    state_type=ToiState,
    scenario_type=scenario.Scenario,
    scenarios=scenario.scenarios,
    check=battle_check.check,
    begin=setup.battle,
    next_rule=turn.next_rule,
    ending=victory.ending,
    seats=lambda game: game.setting.seats,
    side_of=lambda game, seat: game.setting.side_of_seat[seat],
    round_of=lambda game: 0 if game.state.phase == "setup" else game.state.round,
    scene=scene.scene,
    option=scene.option,
    form=forms.form,
    look=looking.look,
    evaluate=evaluate.evaluate,
    measure=chances.measure,
    foresee=chances.foresee,
    worth=evaluate.worth,
    hint=thumb.hint,
    settle=thumb.settle,
    bound=lambda game: 4000 * game.setting.scenario.rounds,
    written=read_position,
    say=answer_words.say,
    cell_named=answer_words.cell_named,
)

__all__ = ["TITLE"]
