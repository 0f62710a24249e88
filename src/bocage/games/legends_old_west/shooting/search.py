"""Localisation (LOW-13.6 to 13.11, LOW-15.13): searching for ambushers, for men in buildings and for mines."""

from __future__ import annotations

from bocage.core.chance import faces
from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.arms import mines
from bocage.games.legends_old_west.ground.alerts import alarm
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.concealment import hidden_groups, show
from bocage.games.legends_old_west.state.events import ALL, PLACES, Happened, change, change_unit
from bocage.games.legends_old_west.state.fire_events import Busy
from bocage.games.legends_old_west.state.state import LowState
from bocage.games.legends_old_west.tables.rows import cm
from bocage.games.legends_old_west.tables.tables import CONSTANTS, PROFILES
from bocage.space.plane import Disc, Point, within

RANGE = cm(CONSTANTS["localisation_range_cm"].value)  # LOW-13.7


class Search(Answer):
    """A figure searches for hidden enemies (LOW-13.11)."""

    figure: str

    def target(self) -> tuple[str, str]:
        return "piece", self.figure


SEARCH: Question[Search | Pass] = Question("search", Search | Pass, rule="LOW-13.11")


class Searched(Happened):
    """A search was made (LOW-13.11): the roll is public, what was not found is not said."""

    rules = ("LOW-13.11",)
    leaves = ALL
    figure: str
    result: str = "poor"  # good: a 4 or more (LOW-13.6); poor

    def apply(self, state: LowState) -> None:
        change_unit(state, self.figure.partition(".")[0], searched=True)


class Located(Happened):
    """Figures in a building are found and may be shot at (LOW-13.6)."""

    rules = ("LOW-13.6",)
    reveals = True
    figures: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        for ident in self.figures:
            change(state, ident, located=True)


class LeftBuilding(Happened):
    """Figures that were located are out of their building: whoever goes in again must be found anew (LOW-13.11)."""

    rules = ("LOW-13.11",)
    leaves = PLACES
    figures: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        for ident in self.figures:
            change(state, ident, located=False)


def lose_track(game: Battle) -> None:
    """LOW-13.11: locating building occupants lasts until they leave the building."""
    out = tuple(f.id for f in game.state.figures.values() if f.located and game.inside(f.id) is None)
    if out:
        game.emit(LeftBuilding(out))


def may_search(game: Battle, seat: str) -> list[str]:
    """Units and single figures of a seat that have not searched, while the enemy may have somebody to find."""
    side = game.setting.side_of_seat[seat]
    if game.setting.era == "colonial" or not _something_to_find(game, side):
        return []
    found = []
    for unit in game.state.units.values():
        if unit.seat != seat or unit.searched or unit.fleeing or unit.aircraft or unit.id in game.state.done:
            continue
        if any(not f.task for f in game.standing(unit.id)):
            found.append(unit.id)
    return found


def _something_to_find(game: Battle, side: str) -> bool:
    """By public facts: announced ambushers, laid mines, or unlocated men in buildings near enough to be searched for."""
    enemy = game.enemy(side)
    if hidden_groups(game, enemy) or game.setting.armies[enemy].mines:
        return True
    return any(not f.located and game.inside(f.id) is not None for f in game.present()[enemy] if not f.down)


def searchers(game: Battle, unit: str) -> list[str]:
    """LOW-13.11: who may search: anybody who is not at work (LOW-2.33), also one who has fired out of an ambush this turn; not who lies in ambush himself."""
    return [f.id for f in game.standing(unit) if not f.task and not f.hidden]


def search_step(game: Battle, unit: str) -> Rules[None]:
    """LOW-13.11: one search per unit with one figure, at the start of the side's shooting."""
    offered = searchers(game, unit)

    def refuse(answer: Search | Pass) -> Refusal | None:
        if isinstance(answer, Pass) or answer.figure in searchers(game, unit):
            return None
        return Refusal("LOW-13.11", "may-not-search", {"figure": answer.figure})

    def listing() -> list[Search | Pass]:
        return [PASS, *map(Search, sorted(offered, key=lambda i: (-search_bonus(game, i), i)))]

    law: Legal[Search | Pass] = Legal(refuse, listing, default=PASS)
    answer = yield from choose(game, game.seat(unit), SEARCH, law, {"unit": unit})
    if isinstance(answer, Pass):
        game.emit(Skipped(unit))
        return
    yield from search(game, answer.figure)


class Skipped(Happened):
    """A unit does nothing in the present step."""

    leaves = ALL
    unit: str

    def apply(self, state: LowState) -> None:
        state.done.append(self.unit)


def search_bonus(game: Battle, ident: str) -> int:
    """LOW-13.8, LOW-13.9: +1 a sentry, +2 a dog."""
    figure = game.figure(ident)
    if PROFILES[figure.profile].kind == "dog":
        return 2
    return 1 if figure.trait == "sentry" else 0


def search(game: Battle, ident: str) -> Rules[None]:
    """LOW-13.6 to 13.11: one open D6; every hidden group within 25 cm and in sight compares it with its own modifiers."""
    if PROFILES[game.figure(ident).profile].kind == "medic":
        game.emit(Busy(ident, "search"))  # LOW-12.15: who treats does nothing else in this phase
    shown = yield from roll(faces("search", 1), why="LOW-13.6")
    total = shown[0] + search_bonus(game, ident)
    game.emit(Searched(ident, "good" if total >= 4 else "poor"))
    side = game.side(ident)
    enemy = game.enemy(side)
    me = game.base(ident)
    for group in hidden_groups(game, enemy):
        men = [game.figure(i) for i in game.unit(group).figures if i in game.state.figures]
        near = [f for f in men if within(me, game.base(f.id), RANGE) and game.sees(ident, f.id)]
        if near and total - (1 if any(PROFILES[f.profile].kind == "sniper" for f in men) else 0) >= 4:  # LOW-13.10
            show(game, [f.id for f in near])
            alarm(game, side, "enemy_located")  # LOW-RULING-161
    found: list[str] = []
    for f in game.present()[enemy]:
        if f.hidden or f.located or f.down or game.inside(f.id) is None:
            continue
        harder = 1 if PROFILES[f.profile].kind == "sniper" else 0
        if total - harder >= 4 and within(me, game.base(f.id), RANGE) and game.sees(ident, f.id):
            found.append(f.id)
    if found:
        game.emit(Located(tuple(found)))
        alarm(game, side, "enemy_located")
    if PROFILES[game.figure(ident).profile].category == "engineer" and total >= 4:  # LOW-15.13
        for mine in list(game.state.mines.values()):
            spot = Disc(Point(mine.x, mine.y), 0)
            if mine.side != side and not mine.known and within(me, spot, RANGE) and game.land.sees(me, Disc(Point(mine.x, mine.y), 10), game.smoke()):
                mines.find(game, mine.id)
