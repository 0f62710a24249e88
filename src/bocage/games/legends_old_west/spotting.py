"""Observers for the guns (LOW-12.25, LOW-12.27, LOW-12.23): who spots for a piece."""

from __future__ import annotations

from bocage.games.legends_old_west.battle import Battle
from bocage.games.legends_old_west.laying import sees_point
from bocage.games.legends_old_west.tables import PROFILES
from bocage.space.plane import Point

OBSERVER = 2
"""LOW-12.25: what an observer adds to the die."""


def spotter(game: Battle, piece: str, spot: Point) -> str:
    """LOW-12.27: an observer of the side who sees the point, has not moved more than half and does not shoot; "" if there is none. One is enough."""
    if game.setting.era == "colonial":
        return ""
    for figure in game.friends(game.side(piece)):
        profile = PROFILES[figure.profile]
        if profile.kind != "observer" or figure.hidden or figure.shots or figure.busy or 2 * figure.moved > profile.move or game.engaged(figure.id):
            continue
        if sees_point(game, figure.id, spot):
            return figure.id
    return ""
