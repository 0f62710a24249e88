"""Who lies hidden, and how he comes to light (LOW-13.2, LOW-13.3, LOW-13.12): he moves, shoots, is located, or somebody walks into him."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bocage.core.state import replace
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.state.events import Happened, change
from bocage.games.legends_old_west.state.state import Figure, LowState
from bocage.space.plane import Point, step, within
from bocage.space.plane.shapes import Base

CONTACT = 250  # LOW-13.12


class Revealed(Happened):
    """Hidden figures are seen where they are: they moved, shot, were located or met (LOW-13.3, LOW-13.12)."""

    rules = ("LOW-13.3", "LOW-13.12")
    reveals = True
    spots: tuple[tuple[str, int, int], ...]
    units: tuple[str, ...] = ()

    def apply(self, state: LowState) -> None:
        for ident, x, y in self.spots:
            if ident in state.figures:
                change(state, ident, hidden=False, x=x, y=y)
            elif ident in state.guns:
                state.guns[ident] = replace(state.guns[ident], hidden=False)


def show(game: Battle, idents: Sequence[str]) -> None:
    """Hidden figures become visible, with their whole unit (LOW-13.3)."""
    figures = game.state.figures
    units = {figures[i].unit: True for i in idents if i in figures and figures[i].hidden}
    spots: list[tuple[str, int, int]] = []
    for unit in units:
        spots += [(g.id, g.x, g.y) for g in game.state.guns.values() if g.unit == unit and g.hidden]
        for ident in game.unit(unit).figures:
            figure = figures.get(ident)
            if figure is not None and figure.hidden:
                spots.append((ident, *_room_for(game, figure, spots)))
    if spots:
        game.emit(Revealed(tuple(spots), tuple(units)))


def _room_for(game: Battle, figure: Figure, placed: Sequence[tuple[str, int, int]]) -> tuple[int, int]:
    """Where a revealed man is set down: his noted spot, or the nearest free one beside it if somebody has come to stand there unawares."""
    r = MOUNTED if figure.mount else FOOT
    taken = [(f.x, f.y, MOUNTED if f.mount else FOOT) for side in game.present().values() for f in side if not f.hidden and abs(f.x - figure.x) < 1500]
    taken += [(x, y, FOOT) for ident, x, y in placed if ident in game.state.figures]
    here = Point(figure.x, figure.y)
    for distance in (0, 130, 260, 390, 520, 780, 1040):
        for number in range(12 if distance else 1):
            spot = step(here, 30 * number, distance) if distance else here
            inside = r <= spot.x <= game.setting.width - r and r <= spot.y <= game.setting.depth - r
            if inside and all((spot.x - x) ** 2 + (spot.y - y) ** 2 >= (r + er) ** 2 for x, y, er in taken):
                return spot.x, spot.y
    return figure.x, figure.y


def hidden_groups(game: Battle, side: str) -> list[str]:
    """Units of a side that still lie in ambush: everybody knows which (LOW-13.2)."""
    figures = game.state.figures
    return [u.id for u in game.state.units.values() if u.ambush and u.side == side and any(i in figures and figures[i].hidden for i in u.figures)]


def reveal_near(game: Battle, base: Base, side: str) -> list[str]:
    """LOW-13.12: hidden enemies of a side within 2.5 cm of a base are seen."""
    found = [f.id for f in game.present()[game.enemy(side)] if f.hidden and within(base, game.base(f.id), CONTACT)]
    show(game, found)
    return found


def come_upon(game: Battle, idents: Iterable[str]) -> None:
    """LOW-13.12: whoever was set down somewhere, not walked there step by step, sees hidden enemies within 2.5 cm of him all the same."""
    for ident in idents:
        figure = game.state.figures.get(ident)
        if figure is not None and figure.place == "table":
            show(game, hidden_near(game, ident, Point(figure.x, figure.y)))
        elif ident in game.state.vehicles:
            reveal_near(game, game.base(ident), game.side(ident))


def hidden_near(game: Battle, ident: str, spot: Point) -> list[str]:
    """LOW-13.12: hidden enemies within 2.5 cm."""
    figure = game.figure(ident)
    r = MOUNTED if figure.mount else FOOT
    found = []
    for other in game.present()[game.enemy(game.side(ident))]:
        if other.hidden:
            far = r + (MOUNTED if other.mount else FOOT) + CONTACT
            if (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2 <= far * far:
                found.append(other.id)
    return found
