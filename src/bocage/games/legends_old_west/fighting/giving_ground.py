"""The loser of a fight gives ground (LOW-2.20): 2.5 cm directly away from the winners, or he is trapped."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.legends_old_west.ground.battle import FOOT, GUN, MOUNTED, Battle
from bocage.games.legends_old_west.ground.troops import is_mount_kind
from bocage.games.legends_old_west.ground.walk import on_wall, segment_near
from bocage.games.legends_old_west.shooting.ambush import set_down
from bocage.games.legends_old_west.state.events import BackedAway
from bocage.games.legends_old_west.state.state import Figure
from bocage.space.plane import Disc, Point, Wall, each, heading, stands_on, step

BACK = 250


class Back(Answer):
    """The way a loser steps back, in degrees."""

    facing: int
    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


BACK_AWAY: Question[Back] = Question("back_away", Back, rule="LOW-2.20")


def ways_back(game: Battle, ident: str, winners: tuple[str, ...]) -> list[Back]:
    """Directly away from the winners: straight first, then a little to either side, if the whole step is free."""
    figure = game.figure(ident)
    here = Point(figure.x, figure.y)
    foes = [game.figure(w) for w in winners if w in game.state.figures]
    if not foes:
        return []
    middle = Point(sum(f.x for f in foes) // len(foes), sum(f.y for f in foes) // len(foes))
    away = heading(middle, here) if middle != here else 0
    found = []
    for turn in (0, 30, -30):
        facing = (away + turn) % 360
        end = step(here, facing, BACK)
        if _leads_away(end, here, foes) and _is_free(game, figure, here, end):
            found.append(Back(facing, end.x, end.y))
            if turn == 0:
                continue
    return found


def _leads_away(end: Point, here: Point, foes: list[Figure]) -> bool:
    return all((end.x - f.x) ** 2 + (end.y - f.y) ** 2 > (here.x - f.x) ** 2 + (here.y - f.y) ** 2 for f in foes)


def _is_free(game: Battle, figure: Figure, here: Point, end: Point) -> bool:
    """No base, gun, wall, impassable ground or table edge in the way; friends do not make way."""
    r = MOUNTED if figure.mount else FOOT
    if not (r <= end.x <= game.setting.width - r and r <= end.y <= game.setting.depth - r):
        return False
    land = game.land
    if land.cost(here, end, is_mount_kind(figure)) is None:
        return False
    near = land.terrain.near(end.x - r, end.y - r, end.x + r, end.y + r) | land.terrain.near_line(here, end)
    for number in each(near & (land.obstacles | land.barriers)):
        shape = land.shapes[number]
        if isinstance(shape, Wall) and (on_wall(shape, end, r) or land.crossed(here, end) or land.barred(here, end) is not None):
            return False
    for present in game.present().values():
        for other in present:
            if other.id == figure.id or other.down or other.hidden:
                continue
            er = MOUNTED if other.mount else FOOT
            if segment_near(here.x, here.y, end.x, end.y, other.x, other.y, (r + er) ** 2) and (end.x - other.x) ** 2 + (end.y - other.y) ** 2 < (r + er) ** 2:
                return False
    for gun in game.state.guns.values():
        if gun.place == "table" and not gun.hidden and (end.x - gun.x) ** 2 + (end.y - gun.y) ** 2 < (r + GUN) ** 2:
            return False
    return not any(v.place == "table" and stands_on(Disc(end, r), game.base(v.id)) for v in game.state.vehicles.values())


def back_away(game: Battle, ident: str, winners: tuple[str, ...]) -> Rules[bool]:
    """LOW-2.20: the loser steps back the way his owner likes; says whether he is trapped."""
    figure = game.state.figures.get(ident)
    if figure is None or figure.down:
        return False
    ways = ways_back(game, ident, winners)
    if not ways:
        game.emit(BackedAway(ident, figure.x, figure.y, True, "trapped"))
        return True
    refusal = Refusal("LOW-2.20", "not-that-way")
    law: Legal[Back] = Legal(lambda answer: None if answer in ways else refusal, lambda: ways, exact=True)
    answer = yield from choose_unless_forced(game, game.seat(ident), BACK_AWAY, law, {"figure": ident})
    game.emit(BackedAway(ident, answer.x, answer.y))
    yield from set_down(game, [ident])
    return False
