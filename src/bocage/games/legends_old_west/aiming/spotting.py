"""Observers for the guns (LOW-12.25, LOW-12.27, LOW-12.23): who spots for a piece."""

from __future__ import annotations

from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.troops import allowance
from bocage.games.legends_old_west.state.fire_events import Spotted
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import PROFILES
from bocage.space.plane import Disc, Point, within

OBSERVER = 2
"""LOW-12.25: what an observer adds to the die."""


def spotter(game: Battle, piece: str, spot: Point) -> str:
    """LOW-12.27: an observer of the side who sees the point, has not moved more than half and does not shoot; "" if there is none. One is enough."""
    if game.setting.era == "colonial":
        return ""
    observers = [figure for figure in game.friends(game.side(piece)) if PROFILES[figure.profile].kind == "observer"]
    for figure in sorted(observers, key=lambda f: not f.spotted):  # who spots already goes on
        if _may_spot(game, figure) and sees_point(game, figure.id, spot):
            return figure.id
    return ""


def _may_spot(game: Battle, figure: Figure) -> bool:
    """LOW-12.27: no more than half a move and no shot; nor does he spot who lies in ambush, does something else, fights or flees."""
    if figure.hidden or figure.shots or figure.busy or figure.dazed or 2 * figure.moved > allowance(game, figure):
        return False
    return not game.engaged(figure.id) and not game.unit(figure.unit).fleeing


def use_spotter(game: Battle, piece: str, spot: Point) -> str:
    """The observer of a shot that is fired now, "" if there is none: he has spotted and does not shoot himself this turn (LOW-12.27)."""
    found = spotter(game, piece, spot)
    if found and not game.figure(found).spotted:
        game.emit(Spotted(found))
    return found


def sees_point(game: Battle, by: str, point: Point) -> bool:
    """Whether a firer sees a point of the ground."""
    limit, base, spot = game.sight_limit(), game.base(by), Disc(point, 1)
    if limit is not None and not within(base, spot, limit):
        return False
    return game.land.sees(base, spot, game.smoke())
