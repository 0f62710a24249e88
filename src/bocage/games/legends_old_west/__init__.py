"""Legends of the Old West: Colonial, 14-18, 39-45: figures on a continuous table in one of three eras (LOW-1.1), templates, vehicles, aircraft.

Every match stands alone: no era has a campaign (LOW-1.3, LOW-1.4). What the base rulebook supplies is in chapter 2 of the rulebook (LOW-1.5).
"""

from bocage.core.game import Title
from bocage.games.legends_old_west.aiming.wounds import TAKERS
from bocage.games.legends_old_west.air.air_combat import hit_aircraft
from bocage.games.legends_old_west.armies import muster, position, roster
from bocage.games.legends_old_west.arms.flame import team_hit
from bocage.games.legends_old_west.computer import evaluate, thumb, thumb_pilots
from bocage.games.legends_old_west.state.state import LowState
from bocage.games.legends_old_west.tables import checking, scenario
from bocage.games.legends_old_west.tables.tables import PACKAGE, option_rows
from bocage.games.legends_old_west.turn import turn, victory
from bocage.games.legends_old_west.vehicles.vehicle_damage import hit_vehicle
from bocage.games.legends_old_west.view import answer_words, chances, forms, hidden, looking, options, results, scene

TAKERS.vehicle, TAKERS.aircraft, TAKERS.flame_team = hit_vehicle, hit_aircraft, team_hit  # each lives in a room that builds on `aiming`

# Each imports from those before it only.
ROOMS = ("tables", "state", "ground", "aiming", "arms", "shooting", "moving", "vehicles", "air", "fighting", "armies", "turn", "view", "computer")

TITLE = Title(
    slug="legends_old_west",
    name="Legends of the Old West: Colonial, 14-18, 39-45",
    prefix="LOW",
    package=PACKAGE,
    shelf=4,
    state_type=LowState,
    scenario_type=scenario.Scenario,
    scenarios=scenario.scenarios,
    option_rows=option_rows,
    check=checking.check,
    begin=muster.battle,
    next_rule=turn.next_rule,
    ending=victory.ending,
    seats=lambda game: game.setting.seats,
    side_of=lambda game, seat: game.setting.side_of_seat[seat],
    round_of=lambda game: game.state.turn,
    scene=scene.scene,
    option=options.option,
    form=forms.form,
    look=looking.look,
    redeal=hidden.redeal,
    assume=hidden.assume,
    evaluate=evaluate.evaluate,
    measure=results.measure,
    branches=120,  # a run on a table is long
    foresee=chances.foresee,
    settle=thumb.settle,
    swift=thumb.swift,
    hint=thumb_pilots.hint,
    bound=lambda game: 6_000 * game.setting.limit + 2_000,
    judge=roster.judge,
    written=position.read,
    say=answer_words.say,
)
