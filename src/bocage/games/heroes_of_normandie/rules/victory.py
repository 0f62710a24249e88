"""Chapter 18: control, victory points, early ends and the end of the battle."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.rules import concealment
from bocage.games.heroes_of_normandie.state.events import BattleEnded
from bocage.games.heroes_of_normandie.state.model import FOE, SIDES, Heroes
from bocage.games.heroes_of_normandie.tables.printed_cards import family, profile
from bocage.games.heroes_of_normandie.tables.scenario import SuddenRow


def points(game: Heroes, side: str) -> int:
    """Points of the objectives a side controls (HON-14.9, HON-18.2) and the points it was awarded (HON-14.8)."""
    state = game.state
    return state.armies[side].points + sum(worth for square, worth in state.worth.items() if state.control.get(square) == side)


def fulfilled(game: Heroes, row: SuddenRow) -> bool:
    """Whether a condition for an early end holds: all squares controlled, or no such unit left on the map, in hand or Reserve."""
    state = game.state
    if row.kind == "control_all":
        return all(state.control.get(game.setting.grid.named(name)) == row.side for name in row.squares)
    foe = FOE[row.side]
    return not (
        any(unit.card == row.unit for unit in state.units.values())
        or any(held.card == row.unit for held in state.hands[foe])
        or row.unit in state.reserves[foe]
    )


def has_army(game: Heroes, side: str) -> bool:
    """HON-18.4: whether a side has a unit on the battlefield, in hand or Reserve; decoys are none."""
    state = game.state
    cards = [unit.card for unit in game.own(side)] + [held.card for held in state.hands[side]] + list(state.reserves[side])
    return any(family(card) == "unit" and not profile(card).decoy for card in cards)


def check_at_once(game: Heroes) -> None:
    """HON-21.40: immediate conditions; the active side's comes first if both hold."""
    state = game.state
    if state.stage == "over":
        return
    order = (state.active, FOE[state.active])
    for side in order:
        if any(row.side == side and fulfilled(game, row) for row in game.setting.immediate):
            game.emit(BattleEnded(side, "sudden"))
            return
    if game.setting.reading("last_unit", "annihilation"):
        for side in order:
            if not has_army(game, FOE[side]):
                game.emit(BattleEnded(side, "annihilation"))
                return


def is_seized(game: Heroes) -> bool:
    """HON-21.40: whether the squares of an immediate condition have all been taken; looked at between any two deeds, in scenarios that have one."""
    rows = [row for row in game.setting.immediate if row.kind == "control_all"]
    return game.state.stage != "setup" and any(fulfilled(game, row) for row in rows)


def check_end_of_turn(game: Heroes) -> bool:
    """HON-21.40: end-of-turn conditions, the first player's before the other's."""
    first = game.state.first
    rows = [row for row in game.setting.scenario.sudden_victory if row.when == "end_of_turn"]
    for side in (first, FOE[first]):
        if any(row.side == side and fulfilled(game, row) for row in rows):
            game.emit(BattleEnded(side, "sudden"))
            return True
    return False


def sudden_squares(game: Heroes) -> list[int]:
    """The squares that end-of-turn conditions look at."""
    rows = [row for row in game.setting.scenario.sudden_victory if row.when == "end_of_turn" and row.kind == "control_all"]
    return sorted({game.setting.grid.named(name) for row in rows for name in row.squares})


def conclude(game: Heroes) -> None:
    """HON-3.18, HON-18.3: after the END turn all Concealed cards are revealed, decoys discarded, and the scenario decides (HON-18.1)."""
    for side in SIDES:
        for unit in concealment.concealed(game, side):
            concealment.reveal(game, unit.id)
    row = game.setting.scenario.victory
    if row.mode == "threshold":
        side = game.state.first if game.setting.scenario.free else row.side
        needed = sum(game.state.worth.values()) // 2 + 1 if game.setting.scenario.free else row.points
        winner = side if points(game, side) >= needed else FOE[side]
        decisive = bool(row.decisive) and winner == side and points(game, side) >= row.decisive
    else:
        ours, theirs = points(game, SIDES[0]), points(game, SIDES[1])
        winner = row.tie if ours == theirs else SIDES[0] if ours > theirs else SIDES[1]
        decisive = False
    game.emit(BattleEnded(winner, "decisive" if decisive else "points"))
