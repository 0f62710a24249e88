"""Dropzone Commander: squads, dropships, structures with garrisons and aircraft on a table in inches (DZC-1.1)."""

from bocage.core.game import Title
from bocage.games.dropzone_commander import (
    activation,
    army,
    card_effects,
    carrying,
    drafts,
    entry,
    evaluate,
    fire,
    flight,
    forms,
    gates,
    hidden,
    looks,
    movement,
    position,
    results,
    roundup,
    scene,
    setup,
    special_verbs,
    structures,
    tables,
    thumb,
    transports,
    turn,
)
from bocage.games.dropzone_commander.battle import Battle
from bocage.games.dropzone_commander.profiles import PACKAGE
from bocage.games.dropzone_commander.state import DropzoneState

Battle.asides = staticmethod(activation.rights)  # type: ignore[assignment]
Battle.carry_out = staticmethod(activation.carry_out)  # type: ignore[assignment]
Battle.aside_answers = activation.AgreeToStop
CHAPTERS = (card_effects, carrying, entry, fire, flight, gates, movement, special_verbs, structures, transports)  # they register their verbs and cards

TITLE = Title(
    slug="dropzone_commander",
    name="Dropzone Commander",
    prefix="DZC",
    version="2",  # 2: flight lanes are paths, army lists are part of the state; what was recorded before is refused by its number
    package=PACKAGE,
    shelf=5,
    state_type=DropzoneState,
    scenarios=tables.scenarios,
    begin=setup.battle,
    next_rule=turn.next_rule,
    ending=roundup.ending,
    seats=lambda game: game.setting.seats,
    side_of=lambda game, seat: game.setting.side[seat],
    round_of=lambda game: game.state.turn,
    scene=scene.scene,
    option=forms.option,
    form=drafts.form,
    look=looks.look,
    redeal=hidden.redeal,
    assume=hidden.assume,
    blank=hidden.blank,
    evaluate=evaluate.evaluate,
    measure=results.measure,
    branches=120,  # a run on a table is long
    foresee=results.foresee,
    worth=evaluate.worth,
    hint=thumb.hint,
    settle=thumb.settle,
    bound=lambda game: 40_000,
    judge=army.judge,
    written=position.read,
)
