"""Alert (LOW-24.2): units that a scenario holds until they learn of the enemy."""

from __future__ import annotations

from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.events import ALL, Happened, change_unit
from bocage.games.legends_old_west.state.state import LowState
from bocage.space.plane import within

ALERT = 2500


class Alerted(Happened):
    """A unit that was held may move from now on."""

    leaves = ALL
    unit: str

    def apply(self, state: LowState) -> None:
        change_unit(state, self.unit, alert=True)


def alarm(game: Battle, side: str, trigger: str) -> None:
    """Units held until alerted learn of the enemy."""
    for effect in game.setting.scenario.effects("held_until_alert"):
        if effect.side != side or trigger not in effect.triggers:
            continue
        for unit in [u.id for u in game.state.units.values() if u.side == side and not u.alert]:
            if trigger != "enemy_within_25cm" or _enemy_near(game, unit):
                game.emit(Alerted(unit))


def _enemy_near(game: Battle, unit: str) -> bool:
    enemies = game.enemies(game.side(unit))
    return any(within(game.base(f.id), game.base(e.id), ALERT) for f in game.standing(unit) for e in enemies)
