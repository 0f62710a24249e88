"""Concealed squads (chapter 17): a status, not a secret. Position and content stay visible (TOI-17.1, TOI-RULING-11)."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.events import Revealed
from bocage.games.tide_of_iron.state.model import Battle, Unit


def revealed_by_fire(game: Battle, unit_ids: list[str], hits: int) -> None:
    """TOI-17.5: a concealed squad that fires or supports is revealed; with Camouflage only if the attack scores enough hits (TOI-26.4)."""
    for unit_id in unit_ids:
        hidden = game.alive(unit_id) and game.unit(unit_id).concealed
        if hidden and hits >= game.setting.rules[game.unit(unit_id).side].camouflage:
            game.emit(Revealed(unit_id, "fire"))


def reveal_on_objective(game: Battle, unit_id: str) -> None:
    """TOI-17.6: a concealed squad that moves into an objective hex is revealed."""
    unit = game.unit(unit_id)
    if unit.concealed and unit.cell in game.setting.objective_cells:
        game.emit(Revealed(unit_id, "objective"))


def reveal_in_the_open(game: Battle) -> None:
    """TOI-17.7: a concealed squad is revealed in the LOS of an enemy, unless its hex is woods, bridge, building or rough. Smoke does not conceal."""
    for unit in list(game.state.units.values()):
        if unit.concealed and unit.cell >= 0 and not game.setting.conceals[unit.cell] and in_enemy_sight(game, unit):
            game.emit(Revealed(unit.id, "open"))


def reveal_adjacent(game: Battle) -> None:
    """TOI-17.8: at the end of a Status Phase concealed squads next to an enemy are revealed, in whatever terrain."""
    for unit in list(game.state.units.values()):
        if unit.concealed and unit.cell >= 0 and game.adjacent_enemy(unit.cell, unit.side):
            game.emit(Revealed(unit.id, "adjacent"))


def in_enemy_sight(game: Battle, unit: Unit) -> bool:
    """Whether an enemy unit on the board sees this one (TOI-10.17: passengers see nothing)."""
    return any(other.side != unit.side and other.cell >= 0 and game.sees(other.cell, unit.cell) for other in game.state.units.values())


def only_concealed(enemies: list[Unit]) -> bool:
    """TOI-17.4: a hex whose enemies are all concealed may be moved through."""
    return bool(enemies) and all(enemy.concealed for enemy in enemies)
