"""Markers of damage and what follows: destruction (HON-6.30), Fragile (HON-12.3), awards (HON-14.8), immediate victory (HON-21.40)."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.rules import victory
from bocage.games.heroes_of_normandie.state.events import Destroyed, DirectivesGained, HitPlaced, PointsWon, SuppressionPlaced, Withdrawn
from bocage.games.heroes_of_normandie.state.model import FOE, Heroes
from bocage.games.heroes_of_normandie.tables.printed_cards import fits


def hit_points(game: Heroes, unit: str) -> int:
    """HON-6.29, HON-14.10: printed hit points, and one for each hit point marker."""
    return game.profile(unit).hit_points + game.unit(unit).extra


def suffer(game: Heroes, unit: str, hits: int, suppressed: int) -> bool:
    """Places HIT and SUPPRESSED markers, then looks at what they do; says whether the unit was destroyed."""
    put_markers(game, unit, hits, suppressed)
    return consequences(game, unit, suppressed)


def put_markers(game: Heroes, unit: str, hits: int, suppressed: int) -> None:
    """Places HIT and SUPPRESSED markers."""
    if hits:
        game.emit(HitPlaced(unit, hits))
    if suppressed:
        game.emit(SuppressionPlaced(unit, suppressed))


def consequences(game: Heroes, unit: str, suppressed: int) -> bool:
    """HON-6.30, HON-12.3: destruction, or the return of a Fragile unit; says whether the unit was destroyed."""
    found = game.unit(unit)
    if found.hits >= hit_points(game, unit):
        destroy(game, unit)
        return True
    fragile = game.profile(unit).fragile
    if suppressed and fragile and found.suppressed >= fragile:
        withdraw(game, unit)
    return False


def destroy(game: Heroes, unit: str) -> None:
    """HON-6.30, HON-8.16: the unit and its heroes are discarded; points are awarded for it."""
    found, profile = game.unit(unit), game.profile(unit)
    game.emit(Destroyed(unit, found.side, found.card, found.square))
    for award in game.setting.scenario.award:
        named = award.unit == found.card or (award.types and fits(profile.types, award.types, False))
        if award.kind == "destroy" and award.of == found.side and named:
            game.emit(PointsWon(award.side, award.points))
    victory.check_at_once(game)


def withdraw(game: Heroes, unit: str) -> None:
    """HON-12.3, HON-21.29: a Fragile unit returns to its Reserve; no destruction, no points."""
    found = game.unit(unit)
    osttruppen = "osttruppen" in game.profile(unit).types
    game.emit(Withdrawn(unit, found.side, found.card, found.square))
    if osttruppen and "ost_fragile_bonus" in game.setting.specials:
        game.emit(DirectivesGained(FOE[found.side], 1))
