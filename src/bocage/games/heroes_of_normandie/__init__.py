"""Heroes of Normandie: the Tactical Card Game. Unit cards on squares, face-down units and decoys, tactics, GO! chains, heroes and events."""

from bocage.core.game import Title
from bocage.games.heroes_of_normandie import evaluate, forms, looking, position, redeal, saying, scenario, scene, setup, telling, thumb, turn, windows
from bocage.games.heroes_of_normandie.answers import PlayEvent, PlayHero, Reveal
from bocage.games.heroes_of_normandie.cards import PACKAGE
from bocage.games.heroes_of_normandie.model import SIDES, Battle, Heroes

Heroes.asides = staticmethod(windows.asides)
Heroes.carry_out = staticmethod(windows.carry_out)
Heroes.tell = staticmethod(telling.tell)
Heroes.aside_answers = PlayEvent | PlayHero | Reveal

TITLE = Title(
    slug="heroes_of_normandie",
    name="Heroes of Normandie: Tactical Card Game",
    prefix="HON",
    package=PACKAGE,
    shelf=2,
    state_type=Battle,
    scenarios=scenario.scenarios,
    option_rows=scenario.options,
    begin=setup.battle,
    next_rule=turn.next_rule,
    ending=evaluate.ending,
    seats=lambda game: SIDES,
    round_of=lambda game: 0 if game.state.stage == "setup" else game.state.turn,
    scene=scene.scene,
    option=forms.option,
    form=forms.form,
    look=looking.look,
    redeal=redeal.redeal,
    assume=redeal.assume,
    blank=redeal.blank,
    evaluate=evaluate.evaluate,
    measure=evaluate.measure,
    measure_folds=True,  # a result so far and what follows it decide the result
    worth=evaluate.worth,
    hint=thumb.hint,
    settle=thumb.settle,
    bound=lambda game: 20_000,
    written=position.position,
    say=saying.say,
    cell_named=position.cell_named,
)
