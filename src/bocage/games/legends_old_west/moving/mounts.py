"""Mounted troops (LOW-8.36 to 8.41): mounting and dismounting, horse holders."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal, only
from bocage.core.state import replace
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.ground.concealment import show
from bocage.games.legends_old_west.ground.troops import allowance
from bocage.games.legends_old_west.moving.plan import left
from bocage.games.legends_old_west.state.events import PLACES, Happened, change
from bocage.games.legends_old_west.state.state import Figure, LowState
from bocage.space.plane import Point
from bocage.space.plane.formation import rings


class Holder(Answer):
    """A figure that holds the horses."""

    figure: str

    def target(self) -> tuple[str, str]:
        return "piece", self.figure


HOLDERS: Question[Holder] = Question("holder", Holder, rule="LOW-8.37")


class Saddled(Happened):
    """A unit mounts or dismounts (LOW-8.36)."""

    rules = ("LOW-8.36",)
    unit: str
    up: bool
    figures: tuple[str, ...]
    costs: tuple[int, ...]
    how: str = "down"  # up, down

    def apply(self, state: LowState) -> None:
        for ident, cost in zip(self.figures, self.costs, strict=True):
            figure = state.figures[ident]
            change(state, ident, mount=figure.horse if self.up else "", holder=False, moved=figure.moved + cost, hidden=False)


class HoldsHorses(Happened):
    """A figure holds the horses and neither fights nor shoots (LOW-8.37)."""

    rules = ("LOW-8.37",)
    leaves = PLACES
    figure: str

    def apply(self, state: LowState) -> None:
        change(state, self.figure, holder=True)


def holders_needed(count: int) -> int:
    """LOW-8.37: one per 5 figures or part of 5."""
    return -(-count // 5)


def may_saddle(game: Battle, unit: str) -> list[bool]:
    """Whether a unit could dismount (False) or mount (True) now."""
    return [up for up in (False, True) if refuse_saddle(game, unit, up) is None]


def refuse_saddle(game: Battle, unit: str, up: bool) -> Refusal | None:
    """LOW-8.36: half the move must be left, and nobody engaged; mounted bases need room."""
    figures = [f for f in game.standing(unit) if f.horse]
    if not figures:
        return Refusal("LOW-8.36", "no-horses", {"unit": unit})
    if any(bool(f.mount) == up for f in figures):
        return Refusal("LOW-8.36", "already-so", {"unit": unit})
    for f in figures:
        if game.engaged(f.id):
            return Refusal("LOW-2.12", "is-engaged", {"figure": f.id})
        if left(game, f) < half(game, f.id):
            return Refusal("LOW-8.36", "half-a-move-needed", {"figure": f.id})
        if up and _no_room(game, f.id):
            return Refusal("LOW-2.10", "no-room-there", {"unit": unit})
    return None


def half(game: Battle, ident: str) -> int:
    """Half the figure's present movement."""
    return allowance(game, game.figure(ident)) // 2


def _price(game: Battle, figure: Figure, up: bool) -> int:
    """LOW-8.36: what is added to a figure's move: half a move, and the share it had used before, both counted in the move it has now (LOW-RULING-96)."""
    before, after = allowance(game, figure), allowance(game, replace(figure, mount=figure.horse if up else ""))
    return -(-figure.moved * after // before) + (after + 1) // 2 - figure.moved


def _no_room(game: Battle, ident: str) -> bool:
    figure = game.figure(ident)
    for present in game.present().values():
        for other in present:
            if other.id != ident and other.unit != figure.unit and (other.x - figure.x) ** 2 + (other.y - figure.y) ** 2 < (MOUNTED + FOOT) ** 2:
                return True
    return False


def saddle(game: Battle, unit: str, up: bool) -> Rules[None]:
    """LOW-8.36, LOW-8.37: half a move; dismounted, one in five holds the horses."""
    figures = [f for f in game.standing(unit) if f.horse]
    show(game, [f.id for f in figures])
    game.emit(Saddled(unit, up, tuple(f.id for f in figures), tuple(_price(game, f, up) for f in figures), "up" if up else "down"))
    if up:
        spread(game, unit)
        return
    yield from name_holders(game, unit)


def name_holders(game: Battle, unit: str) -> Rules[None]:
    """LOW-8.37: the owner names holders until there are enough; where one fell, another takes the horses (LOW-RULING-139)."""
    afoot = [f for f in game.standing(unit) if f.horse and not f.mount]
    for _ in range(holders_needed(len(afoot)) - sum(f.holder for f in afoot)):
        free = [f.id for f in game.standing(unit) if f.horse and not f.mount and not f.holder]
        if not free:
            return
        law: Legal[Holder] = only([Holder(f) for f in reversed(free)], "LOW-8.37", "cannot-hold")
        answer = yield from choose(game, game.seat(unit), HOLDERS, law, {"unit": unit})
        game.emit(HoldsHorses(answer.figure))


class Spread(Happened):
    """Riders make room for their horses."""

    unit: str
    spots: tuple[tuple[str, int, int], ...]

    def apply(self, state: LowState) -> None:
        for ident, x, y in self.spots:
            change(state, ident, x=x, y=y)


def spread(game: Battle, unit: str) -> None:
    """The larger bases of mounted figures are set apart, as near to where they stood as there is room."""
    placed: list[tuple[int, int]] = []
    spots: list[tuple[str, int, int]] = []
    mine = {f.id for f in game.standing(unit)}
    others = [(f.x, f.y, MOUNTED if f.mount else FOOT) for side in game.present().values() for f in side if f.id not in mine and not f.hidden]
    for f in game.standing(unit):
        for dx, dy in ((0, 0), *rings((150, 300, 450, 600, 800, 1000), 12)):
            spot = Point(f.x + dx, f.y + dy)
            if not (MOUNTED <= spot.x <= game.setting.width - MOUNTED and MOUNTED <= spot.y <= game.setting.depth - MOUNTED):
                continue
            if any((spot.x - x) ** 2 + (spot.y - y) ** 2 < (2 * MOUNTED) ** 2 for x, y in placed):
                continue
            if any((spot.x - x) ** 2 + (spot.y - y) ** 2 < (MOUNTED + r) ** 2 for x, y, r in others):
                continue
            placed.append((spot.x, spot.y))
            if dx or dy:
                spots.append((f.id, spot.x, spot.y))
            break
    if spots:
        game.emit(Spread(unit, tuple(spots)))
