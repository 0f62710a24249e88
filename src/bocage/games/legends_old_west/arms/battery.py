"""Off-table batteries (LOW-12.22, LOW-12.23 b): an observer or a unit with a radio calls one fire mission per turn, if the scenario grants them."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming.aim import may_fire_after_move
from bocage.games.legends_old_west.aiming.spotting import sees_point
from bocage.games.legends_old_west.arms.mortars import impact
from bocage.games.legends_old_west.arms.templates import ARROW, HIT, refuse_friends, scatter
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.troops import allowance
from bocage.games.legends_old_west.state.dice import artillery
from bocage.games.legends_old_west.state.events import Counted
from bocage.games.legends_old_west.state.fire_events import Busy
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.scenario import EffectRow
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Disc, Point, step


class Mark(Answer):
    """The point a battery is called onto."""

    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


AIM_BATTERY: Question[Mark | Pass] = Question("fire_mission", Mark | Pass, rule="LOW-12.23")


def _effect(game: Battle, side: str) -> EffectRow | None:
    turn = game.state.turn
    found = [e for e in game.setting.scenario.effects("off_table_battery") if e.side == side and turn >= e.from_turn]
    return found[0] if found and game.state.counters.get(f"missions:{side}", 0) > 0 and game.state.counters.get(f"called:{side}", 0) < turn else None


def callers(game: Battle, seat: str) -> list[str]:
    """Figures who may call the battery: the scenario's observer, or a radio operator (LOW-12.23)."""
    side = game.setting.side_of_seat[seat]
    effect = _effect(game, side)
    if effect is None:
        return []
    return [f.id for f in game.fighters(side) if game.seat(f.id) == seat and _may_call(game, f, effect)]


def _may_call(game: Battle, figure: Figure, effect: EffectRow) -> bool:
    """LOW-12.27, LOW-2.30: he has not moved more than half (a radio in 14-18: not at all), shot or fought."""
    observer = game.unit(figure.unit).roster == effect.caller
    radio = next((WEAPONS[w] for w in figure.weapons if WEAPONS[w].type == "radio"), None)
    if figure.shots or figure.busy or figure.task or game.engaged(figure.id) or game.unit(figure.unit).fleeing:
        return False
    if radio is not None and not observer:
        return may_fire_after_move(game, figure, radio) is None
    return observer and figure.moved <= allowance(game, figure) // 2


def mission(game: Battle, caller: str) -> Rules[None]:
    """LOW-12.23: a point he sees, resolved as the battery's weapon without minimum range; he is the observer of it (LOW-12.27)."""
    side = game.side(caller)
    effect = _effect(game, side)
    assert effect is not None

    def refuse(answer: Mark | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if not (0 <= answer.x <= game.setting.width and 0 <= answer.y <= game.setting.depth):
            return Refusal("LOW-12.27", "off-the-table")
        spot = Point(answer.x, answer.y)
        if not sees_point(game, caller, spot):
            return Refusal("LOW-12.27", "does-not-see-the-point")
        return refuse_friends(game, caller, Disc(spot, WEAPONS[effect.as_weapon].template // 2))  # LOW-2.17

    def listing() -> list[Mark | Pass]:
        found: dict[str, Mark] = {}
        for enemy in game.enemies(side):
            if enemy.unit not in found and game.sees(caller, enemy.id):
                found[enemy.unit] = Mark(enemy.x, enemy.y)
        return [*(mark for mark in found.values() if refuse(mark) is None), PASS]

    answer = yield from choose(game, game.seat(caller), AIM_BATTERY, Legal(refuse, listing), {"figure": caller})
    game.emit(Busy(caller, "call"))
    game.emit(Counted(f"called:{side}", game.state.turn))
    if isinstance(answer, Pass):
        return
    game.emit(Counted(f"missions:{side}", game.state.counters[f"missions:{side}"] - 1))
    with scope(game, "fire", caller):
        yield from _fall(game, caller, effect.as_weapon, Point(answer.x, answer.y))


def _fall(game: Battle, caller: str, weapon: str, spot: Point) -> Rules[None]:
    """LOW-15.2 to 15.5 for a piece that stands off the table: a malfunction there only costs the mission."""
    shown, angle = yield from scatter(game, "LOW-12.23")
    if shown == ARROW or game.option("scatter_published_die"):  # LOW-RULING-06: both dice together
        distance = yield from artillery("LOW-15.4")
        if not distance:
            return
    if shown == ARROW:
        spot = step(spot, angle, max(0, 100 * distance - 200))  # LOW-12.27: he shortens it by 2 cm
    elif shown != HIT:
        return
    yield from impact(game, caller, weapon, spot, "shell")
