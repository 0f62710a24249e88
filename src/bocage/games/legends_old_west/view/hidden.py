"""What a seat cannot know, and imagining it anew: where ambushers lie, where mines are buried, what is written in flight plans (LOW-13.2, LOW-15.12, LOW-21.5).

Everything is drawn from public facts: who is announced as hidden, how many mines of which kind, the zones they may lie in.
"""

from __future__ import annotations

from typing import Any

from bocage.core.chance import Numbers
from bocage.core.state import replace
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.layout import arrange, refuse_spots
from bocage.games.legends_old_west.state.state import Plan
from bocage.games.legends_old_west.tables.tables import AIRCRAFT

_TRIES = 60


def redeal(game: Battle, seat: str | None, numbers: Numbers) -> dict[str, Any] | None:
    """Hidden spots, mines and plans as the seat (None: a spectator) may imagine them; None if it knows all."""
    side = game.setting.side_of_seat.get(seat or "")
    facts: dict[str, Any] = {"spots": [], "mines": [], "plans": []}
    for unit in game.state.units.values():
        if unit.side != side and unit.ambush and any(i in game.state.figures and game.state.figures[i].hidden for i in unit.figures):
            facts["spots"] += _lair(game, unit.id, numbers)
    for mine in sorted(game.state.mines.values(), key=lambda m: m.id):
        if mine.side != side and not mine.known:
            zones = [row.zone.box for row in game.setting.armies[mine.side].mines if row.weapon == mine.weapon]
            if zones:
                west, south, east, north = zones[0]
                facts["mines"].append([mine.id, west + numbers.below(east - west + 1), south + numbers.below(north - south + 1)])
    for craft in sorted(game.state.aircraft.values(), key=lambda a: a.id):
        if game.side(craft.id) != side and craft.plan is not None and not craft.plan_known:
            facts["plans"].append([craft.id, *_flight(craft.row, numbers)])
    return facts if any(facts.values()) else None


def _lair(game: Battle, unit: str, numbers: Numbers) -> list[list[Any]]:
    """A place where a unit might lie: anywhere but in the enemy's zone, in its usual formation."""
    side = game.side(unit)
    forbidden = [zone.box for zone in game.setting.armies[game.enemy(side)].zones]
    seen = [(f.x, f.y) for f in game.fighters(game.enemy(side), with_hidden=False)]
    for _ in range(_TRIES):
        x, y = numbers.below(game.setting.width), numbers.below(game.setting.depth)
        if any((x - a) ** 2 + (y - b) ** 2 < 1500**2 for a, b in seen):
            continue
        spots = arrange(game, unit, x, y)
        if spots is not None and refuse_spots(game, unit, spots, [], forbidden) is None:
            return [list(spot) for spot in spots if _is_hidden(game, spot[0])]
    return []


def _is_hidden(game: Battle, ident: str) -> bool:
    figure, gun = game.state.figures.get(ident), game.state.guns.get(ident)
    return (figure is not None and figure.hidden) or (gun is not None and gun.hidden)


def _flight(row: str, numbers: Numbers) -> list[int]:
    """Any plan: half to full speed, any heading, one of the bands."""
    move = AIRCRAFT[row].move
    return [move // 2 + numbers.below(move // 2 + 1), numbers.below(360), 1 + numbers.below(4)]


def assume(game: Battle, facts: dict[str, Any]) -> None:
    """Puts imagined facts in place of the true ones."""
    state = game.state
    for ident, x, y in facts["spots"]:
        if ident in state.figures:
            state.figures[ident] = replace(state.figures[ident], x=x, y=y)
        elif ident in state.guns:
            state.guns[ident] = replace(state.guns[ident], x=x, y=y)
    for unit in dict.fromkeys(ident.partition(".")[0] for ident, _, _ in facts["spots"]):
        state.units[unit] = replace(state.units[unit], watching=True)  # LOW-13.4: whether they hold their fire is theirs to know
    for ident, x, y in facts["mines"]:
        state.mines[ident] = replace(state.mines[ident], x=x, y=y)
    for ident, speed, heading, band in facts["plans"]:
        state.aircraft[ident] = replace(state.aircraft[ident], plan=Plan(speed, heading, band))
