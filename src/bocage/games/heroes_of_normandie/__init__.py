"""Heroes of Normandie: the Tactical Card Game. Unit cards on squares, face-down units and decoys, tactics, GO! chains, heroes and events."""

from bocage.core.game import Title
from bocage.games.heroes_of_normandie.cards import playing
from bocage.games.heroes_of_normandie.computer import evaluate, thumb
from bocage.games.heroes_of_normandie.rules import windows
from bocage.games.heroes_of_normandie.state import battle, position, public_names
from bocage.games.heroes_of_normandie.state.answers import PlayEvent, PlayHero, Reveal
from bocage.games.heroes_of_normandie.state.model import SIDES, Battle, Heroes
from bocage.games.heroes_of_normandie.tables import scenario
from bocage.games.heroes_of_normandie.tables.files import PACKAGE
from bocage.games.heroes_of_normandie.turn import battle_check, turn
from bocage.games.heroes_of_normandie.view import answer_words, forms, hidden, looking, results, scene

ROOMS = ("tables", "state", "rules", "cards", "turn", "view", "computer")  # each imports from those before it only

Heroes.asides = staticmethod(windows.asides)
Heroes.carry_out = staticmethod(playing.carry_out)
Heroes.tell = staticmethod(public_names.tell)
Heroes.aside_answers = PlayEvent | PlayHero | Reveal

TITLE = Title(
    slug="heroes_of_normandie",
    name="Heroes of Normandie: Tactical Card Game",
    prefix="HON",
    version="2",  # 2: Concealed mechanised units move diagonally, one answer is not asked for, a pair and a reveal have one name
    package=PACKAGE,
    shelf=2,
    state_type=Battle,
    scenario_type=scenario.Scenario,
    scenarios=scenario.scenarios,
    option_rows=scenario.options,
    check=battle_check.check,
    begin=battle.battle,
    next_rule=turn.next_rule,
    ending=results.ending,
    seats=lambda game: SIDES,
    round_of=lambda game: 0 if game.state.stage == "setup" else game.state.turn,
    scene=scene.scene,
    option=forms.option,
    form=forms.form,
    look=looking.look,
    redeal=hidden.redeal,
    assume=hidden.assume,
    blank=hidden.blank,
    evaluate=evaluate.evaluate,
    measure=results.measure,
    measure_folds=True,  # a result so far and what follows it decide the result
    worth=evaluate.worth,
    hint=thumb.hint,
    settle=thumb.settle,
    bound=lambda game: 20_000,
    written=position.position,
    say=answer_words.say,
    cell_named=answer_words.cell_named,
)
