"""Victory by victory points (FL-2.21, chapter 16)."""

from __future__ import annotations

from bocage.core.game import Ending
from bocage.games.frontline.ground.terrain import held_by
from bocage.games.frontline.state.events import BattleEnded
from bocage.games.frontline.state.model import SIDES, Battle


def goal(game: Battle, side: str) -> int:
    """How many VP a side must lose to have lost: half of what it started with, rounded up (FL-16.1, FL-16.2)."""
    return (game.state.total.get(side, 0) + 1) // 2


def check(game: Battle, side: str) -> bool:
    """After each death (FL-16.3): whether the side has lost, which ends the battle at once (FL-16.1, FL-16.5)."""
    if game.state.lost.get(side, 0) < goal(game, side):
        return False
    game.emit(BattleEnded(game.setting.enemies[side], "half"))
    return True


def is_over(game: Battle) -> bool:
    return game.state.phase == "over"


def turns_taken(game: Battle) -> int:
    """Full turns that both sides have taken."""
    return game.state.turn // 2


def at_limit(game: Battle) -> None:
    """FL-16.4: when the last turn has ended, shares of destroyed VP or the ground decide, as the scenario says."""
    rule = game.setting.scenario.victory
    larger = larger_share(game)
    if rule.at_limit == "percent":
        return game.emit(BattleEnded(larger, "share" if larger else "draw"))
    holders = [side for side in SIDES if any(rule.objective in held_by(game, seat) for seat in game.seats_of(side))]
    if rule.at_limit == "hold_or_share":  # the attacker needs the ground or the larger share
        wins = rule.attacker in holders or larger == rule.attacker
        return game.emit(BattleEnded(rule.attacker if wins else game.setting.enemies[rule.attacker], "ground"))
    if len(holders) == 1:
        return game.emit(BattleEnded(holders[0], "ground"))
    game.emit(BattleEnded(larger, "share" if larger else "draw"))


def larger_share(game: Battle) -> str:
    """The side that has destroyed the larger share of the enemy's VP; "" if the shares are equal."""
    state = game.state
    allies = state.lost.get("axis", 0) * state.total["allies"]
    axis = state.lost.get("allies", 0) * state.total["axis"]
    return "allies" if allies > axis else "axis" if axis > allies else ""


def ending(game: Battle) -> Ending | None:
    """How the battle ended: scores are Victory Points taken from the other side."""
    state = game.state
    if state.phase != "over":
        return None
    scores = {"allies": state.lost.get("axis", 0), "axis": state.lost.get("allies", 0)}
    side = f"@side-{state.winner}" if state.winner else ""
    return Ending((state.winner,) if state.winner else (), f"ending-{state.reason}", {"side": side}, scores)


def bound(game: Battle) -> int:
    """Within how many answers a battle surely ends."""
    limit = game.setting.limit
    return 4_000 * limit + 1_000 if limit else 400_000
