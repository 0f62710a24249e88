"""Chapters 15 and 16: Concealed cards, decoys, and how they are revealed.

HON-15.1: the common back hides what a card is. Nothing here asks: revealing is an act of the owner (an aside, `windows`), a consequence of a deed
(HON-15.9), of being shot at (`fire`) or of an enemy coming adjacent (HON-15.11).
"""

from __future__ import annotations

from bocage.core.errors import Refusal
from bocage.games.heroes_of_normandie.state.answers import Reveal
from bocage.games.heroes_of_normandie.state.events import DecoyDiscarded, Revealed
from bocage.games.heroes_of_normandie.state.model import Heroes, Unit


def reveal(game: Heroes, unit: str) -> None:
    """HON-1.11, HON-16.2: turns a Concealed card Visible; a decoy is discarded at once."""
    found = game.unit(unit)
    if found.visible:
        return
    game.emit(Revealed(unit, found.side, found.card, found.square))
    if game.profile(unit).decoy:
        game.emit(DecoyDiscarded(unit, found.side, found.square))


def reveal_around(game: Heroes, side: str, *squares: int) -> None:
    """HON-15.11, HON-15.17: a move into a square reveals all Concealed enemy cards around it, at once; the mover stays as it is."""
    state = game.state
    touched = [state.at[cell] for square in squares for cell in game.setting.adjacent[square] if cell in state.at and state.units[state.at[cell]].side != side]
    for unit in touched:
        if unit in state.units:
            reveal(game, unit)


def concealed(game: Heroes, side: str) -> list[Unit]:
    """The Concealed cards of a side on the map: their number is public."""
    return [unit for unit in game.state.units.values() if unit.side == side and not unit.visible]


def arrives_visible(game: Heroes, side: str, square: int) -> bool:
    """HON-4.8, HON-4.9, HON-15.6, HON-17.9: a reinforcement lies Concealed unless an enemy card is adjacent and it is in no Forest."""
    setting = game.setting
    if not setting.conceals or "reinforcements_visible" in setting.specials:
        return True
    return not game.terrain(square).reinforcement_always_concealed and game.enemy_near(side, square)


def refuse_reveal(game: Heroes, side: str, answer: Reveal) -> Refusal | None:
    """HON-15.8, HON-21.43: the owner may turn a card Visible beside any question; a decoy only in the own sequence or as the target (HON-16.3)."""
    unit = game.state.units.get(answer.unit)
    if unit is None or unit.side != side:
        return Refusal("HON-15.8", "not-your-unit", {"unit": answer.unit})
    if unit.visible:
        return Refusal("HON-15.8", "already-visible", {"unit": answer.unit})
    if side != game.state.active and game.profile(unit.id).decoy and not any(shot.target == unit.id for shot in game.state.shots):
        return Refusal("HON-16.3", "decoy-in-enemy-sequence", {"unit": answer.unit})
    return None


def may_conceal(game: Heroes, unit: str) -> bool:
    """HON-15.7, HON-17.8, HON-12.13, HON-21.39: at the end of its activation, in a Forest or by Camouflage (not on Plain or Flooded), with no enemy
    card adjacent."""
    found = game.unit(unit)
    if not found.visible or not game.setting.conceals or game.enemy_near(found.side, found.square):
        return False
    terrain = game.terrain(found.square)
    open_ground = ("plain", "flooded", "water")  # HON-12.1: Water is Flooded for whoever swims there
    return terrain.conceal_at_end_of_activation or (game.profile(unit).camouflage and terrain.id not in open_ground)
