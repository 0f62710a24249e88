"""Frontline: D-Day: two sides, sections on a line of nine terrain cards, action by action and answer by answer (FL-1.1, FL-1.7).

Hands of action cards, reactions to everything, damage drawn from a cup. A computer player is an ordinary seat with the same rules and the same hidden
information (FL-17.2).
"""

from bocage.core.game import Title
from bocage.games.frontline.computer import evaluate, thumb
from bocage.games.frontline.ground import victory
from bocage.games.frontline.state.model import FrontlineState
from bocage.games.frontline.tables import scenario, tables
from bocage.games.frontline.turn import battle_check, position, setup, turn
from bocage.games.frontline.view import chances, forms, hidden, looking, scene

ROOMS = ("tables", "state", "cards", "ground", "sections", "attack", "turn", "view", "computer")  # each imports from those before it only

TITLE = Title(
    slug="frontline",
    name="Frontline: D-Day",
    prefix="FL",
    package=tables.PACKAGE,
    shelf=3,
    state_type=FrontlineState,
    scenario_type=scenario.Scenario,
    scenarios=scenario.scenarios,
    check=battle_check.check,
    begin=setup.battle,
    next_rule=turn.next_rule,
    ending=victory.ending,
    seats=lambda game: game.setting.seats,
    side_of=lambda game, seat: game.setting.side[seat],
    round_of=lambda game: game.state.turn,
    scene=scene.scene,
    option=scene.option,
    form=forms.form,
    look=looking.look,
    redeal=hidden.redeal,
    assume=hidden.assume,
    blank=hidden.blank,
    evaluate=evaluate.evaluate,
    measure=chances.measure,
    branches=300,
    measure_folds=True,  # a result so far and what follows it decide the result
    worth=evaluate.worth,
    hint=thumb.hint,
    settle=thumb.settle,
    bound=victory.bound,
    written=position.read,
)
