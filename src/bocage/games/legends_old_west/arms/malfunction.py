"""Malfunctions and firing incidents (LOW-9.11 in the Colonial era, LOW-15.7 later; LOW-16.10)."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.games.legends_old_west.aiming.crews import crew_of
from bocage.games.legends_old_west.aiming.wounds import Hit, kill, resolve
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.arms_events import Malfunctioned, PieceDestroyed
from bocage.games.legends_old_west.state.dice import d6
from bocage.games.legends_old_west.tables.tables import RESULTS

CREW_STRENGTH = 4
"""LOW-9.11: the hit each crewman takes when a Colonial piece bursts."""


def malfunction(game: Battle, piece: str, weapon: str) -> Rules[str]:
    """Rolls on the table of the era for a gun, or for the figure who carries a mortar; gives back what it said."""
    colonial = game.setting.era == "colonial"
    die = yield from d6("table", "LOW-9.11" if colonial else "LOW-15.7")
    code = RESULTS["malfunction_colonial" if colonial else "malfunction_ww"].code(die)
    turn = game.state.turn
    if code in ("skip_1", "skip_2"):
        game.emit(Malfunctioned(piece, turn if code == "skip_1" else turn + 1, turn))
        return code
    crew = crew_of(game, piece)
    game.emit(PieceDestroyed(piece, weapon))
    if code == "destroyed_crew_killed":
        for figure in crew:
            kill(game, figure)
    else:
        yield from resolve(game, [Hit(figure, CREW_STRENGTH, weapon=weapon, cause="malfunction") for figure in crew])
    return code
