"""To hit (LOW-2.4, LOW-2.15, LOW-2.18, LOW-2.31): the dice of one figure, jams, and what a shot gives away."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from bocage.core.chance import Faces, Pool, multiset
from bocage.core.decision import Rules, roll
from bocage.games.legends_old_west.aiming.aim import is_sniper
from bocage.games.legends_old_west.aiming.fame import spend_fame
from bocage.games.legends_old_west.ground.alerts import alarm
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.concealment import show
from bocage.games.legends_old_west.ground.troops import FIREARMS, shooting
from bocage.games.legends_old_west.state.fire_events import Jammed, Shot
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import WEAPONS

Reading = tuple[int, bool, Faces]


@lru_cache(maxsize=512)
def hit_pool(dice: int, at_least: int, several: bool, keep: bool) -> Pool[Reading]:
    """To-hit dice: how many hit, whether the weapon jams (LOW-2.18), and for heroes the dice that missed (natural 1s stay misses, LOW-2.34)."""

    if dice == 1 and not several and not keep:  # a rifle: nothing to count
        return multiset("hit", 1, lambda shown: (int(shown[0] >= at_least), shown[0] == 1, ()), matters=itemgetter(0, 2))

    def read(shown: Faces) -> Reading:
        hits = sum(1 for face in shown if face >= at_least)
        ones = shown.count(1)
        missed = tuple(face for face in shown if 1 < face < at_least) if keep else ()
        return hits, ones >= (2 if several else 1), missed

    return multiset("hit", dice, read, matters=itemgetter(0, 2))  # whoever jams has fired, and jams after it


def threshold(needed: int, modifier: int) -> int:
    """LOW-2.4: the natural die that hits: a 6 always, a 1 never."""
    return max(2, min(6, needed - modifier))


def to_hit(game: Battle, ident: str, weapon: str, dice: int, modifier: int, why: str = "LOW-2.15", need: int | None = None) -> Rules[int]:
    """LOW-2.4, LOW-2.15, LOW-2.18, LOW-2.23: how many of the dice of one figure hit; a firearm may jam."""
    figure = game.figure(ident)
    at_least = threshold(shooting(figure) if need is None else need, modifier)
    reading = yield from roll(hit_pool(dice, at_least, dice > 1, figure.fame > 0), why=why)
    return (yield from read_hits(game, ident, weapon, at_least, reading))


def read_hits(game: Battle, ident: str, weapon: str, at_least: int, reading: Reading) -> Rules[int]:
    """What a roll to hit comes to: a hero's Fame may turn misses into hits (LOW-2.23), a firearm may jam (LOW-2.18)."""
    hits, jams, missed = reading
    for face in missed:
        if (yield from spend_fame(game, ident, at_least - face)):
            hits += 1
        else:
            break
    if jams and WEAPONS[weapon].type in FIREARMS and game.option("jam_on_one") and ident in game.state.figures:
        game.emit(Jammed(ident, weapon, game.state.turn + 1))
    return hits


def spent(game: Battle, ident: str, weapon: str, *, opportunity: bool = False, how: str = "alone") -> None:
    """LOW-2.31: the figure has had its shot; an ambush ends with it (LOW-13.3)."""
    figure = game.state.figures.get(ident)
    if figure is not None:
        if figure.hidden:
            show(game, [ident])
        game.emit(Shot(ident, weapon, opportunity, how))
        if game.setting.alarms:
            alarm(game, game.enemy(game.side(ident)), "enemy_shoots")
        if _gives_himself_away(game, game.figure(ident)):
            game.forget_all()


def _gives_himself_away(game: Battle, figure: Figure) -> bool:
    """Whether his first shot this turn makes a figure a target that was none: a stealthy sniper (LOW-12.8), a man not located in his building (LOW-13.6)."""
    return figure.shots == 1 and (is_sniper(figure) or not (figure.located or game.setting.era == "colonial" or game.inside(figure.id) is None))
