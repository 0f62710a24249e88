"""Victory (chapter 6): points and objectives as the scenario says (TOI-6.1), ties by initiative (TOI-6.2)."""

from __future__ import annotations

from bocage.core.game import Ending
from bocage.games.tide_of_iron.state.events_table import Over, VictoryScored
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.tables.scenario import SIDES, ScoringRow

TRACK = 10  # TOI-0.13: spaces of the track


def marker_space(points: int) -> tuple[int, bool]:
    """TOI-0.13: the space of a marker on the track of ten, and whether it is flipped to its +10 side."""
    return (points, False) if points <= TRACK else ((points - 1) % TRACK + 1, True)


def controlled(game: Battle, side: str, kind: str = "victory") -> list[str]:
    """The objectives of a kind that a side controls."""
    state = game.state
    return [objective.id for objective in game.setting.objectives.values() if objective.row.kind == kind and state.control.get(objective.id) == side]


def score_command_phase(game: Battle) -> None:
    """TOI-4.8: victory points of the Command Phase; a team scores once (TOI-19.10)."""
    for row in game.setting.scenario.conditions.scoring:
        if row.when == "command_phase" and row.what == "victory_objectives_controlled" and game.state.round >= row.from_round:
            for side in SIDES:
                points = sum(game.setting.objectives[name].row.vp for name in controlled(game, side))
                if points:
                    game.emit(VictoryScored(side, points))


def check_sudden_death(game: Battle) -> None:
    """TOI-2.2: a side that fulfils its conditions in a Command Phase wins at once."""
    for row in game.setting.scenario.conditions.scoring:
        if row.what == "sudden_death" and len(controlled(game, row.side)) >= row.victory_objectives:
            game.emit(Over(row.side, "sudden-death"))
            return


def finish(game: Battle) -> None:
    """TOI-5.19, TOI-6.1: the last round is over; the scenario decides."""
    for row in game.setting.scenario.conditions.scoring:
        if row.when == "game_end":
            game.emit(_by_control(game, row))
            return
    points = game.state.vp
    if points["us"] == points["de"]:
        game.emit(Over(game.state.initiative, "tie-initiative"))  # TOI-6.2
    else:
        game.emit(Over("us" if points["us"] > points["de"] else "de", "points"))


def _by_control(game: Battle, row: ScoringRow) -> Over:
    if row.needed:
        return Over(row.side if len(controlled(game, row.side)) >= row.needed else row.otherwise, "control")
    count = {side: len(controlled(game, side)) for side in SIDES}
    free = sum(objective.row.kind == "victory" and not game.state.control.get(objective.id) for objective in game.setting.objectives.values())
    if row.uncontrolled_counts_for:
        count[row.uncontrolled_counts_for] += free
    for side in SIDES:
        if count[side] >= row.major:
            return Over(side, "major")
    for side in SIDES:
        if count[side] >= row.minor:
            return Over(side, "minor")
    return Over(game.state.initiative, "tie-initiative")


def ending(game: Battle) -> Ending | None:
    """How the battle ended, with the Victory Points of both sides."""
    state = game.state
    if state.phase != "over":
        return None
    winners = (state.winner,) if state.winner else ()
    return Ending(winners, f"ending-{state.verdict}", {"side": f"@side-{state.winner}"}, dict(state.vp))
