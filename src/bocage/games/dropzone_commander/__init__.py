"""Dropzone Commander: squads, dropships, structures with garrisons and aircraft on a table in inches (DZC-1.1)."""

from bocage.core.game import Title
from bocage.games.dropzone_commander.armies import army, battle_check, position, setup
from bocage.games.dropzone_commander.computer import evaluate, thumb
from bocage.games.dropzone_commander.state.state import DropzoneState
from bocage.games.dropzone_commander.tables import tables
from bocage.games.dropzone_commander.tables.profiles import PACKAGE
from bocage.games.dropzone_commander.turn import roundup, turn, wiring
from bocage.games.dropzone_commander.view import drafts, forms, hidden, looking, results, scene

wiring.join()

# Each imports from those before it only.
ROOMS = (
    "tables",
    "state",
    "ground",
    "cards",
    "losses",
    "objectives",
    "structures",
    "shooting",
    "moving",
    "transports",
    "specials",
    "armies",
    "turn",
    "view",
    "computer",
)

TITLE = Title(
    slug="dropzone_commander",
    name="Dropzone Commander",
    prefix="DZC",
    version="2",  # 2: flight lanes are paths, army lists are part of the state; what was recorded before is refused by its number
    package=PACKAGE,
    shelf=5,
    state_type=DropzoneState,
    scenario_type=tables.Scenario,
    scenarios=tables.scenarios,
    check=battle_check.check,
    begin=setup.battle,
    next_rule=turn.next_rule,
    ending=roundup.ending,
    seats=lambda game: game.setting.seats,
    side_of=lambda game, seat: game.setting.side[seat],
    round_of=lambda game: game.state.turn,
    scene=scene.scene,
    option=forms.option,
    form=drafts.form,
    look=looking.look,
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
