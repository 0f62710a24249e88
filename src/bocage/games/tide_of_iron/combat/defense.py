"""Defense strength (TOI-11.5): armor and cover."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.model import HEAVY, LIGHT, Battle, Unit
from bocage.games.tide_of_iron.units.damage import NORMAL, SUPPRESSIVE

FORT_COVER = {"entrenchment": 2, "pillbox": 6}  # TOI-25.3, TOI-25.7
SMOKE_COVER = 2  # TOI-25.23
TRAP_COVER = 1  # TOI-25.17
FLAMES = 5  # TOI-23.14, TOI-16.10


def defense_dice(game: Battle, target: Unit, how: str, *, extra: int = 0, flames: bool = False) -> int:
    """TOI-11.5: armor of a vehicle plus cover, none of them below 0 (TOI-11.13). Flames reduce cover, not armor (TOI-23.14)."""
    return armor(target) + cover(game, target, how, extra=extra, flames=flames)


def armor(target: Unit) -> int:
    """The armor of a vehicle: 1 less when lightly damaged (TOI-12.8), 2 less when heavily damaged (TOI-12.9)."""
    if target.kind == "squad":
        return 0
    return max(0, target.vehicle.armor - {"": 0, LIGHT: 1, HEAVY: 2}[target.damage])


def cover(game: Battle, target: Unit, how: str, *, extra: int = 0, flames: bool = False) -> int:
    """TOI-24.4, TOI-18.3: cover of terrain, smoke, tank traps, fortification and abilities."""
    state, cell = game.state, target.cell
    dice = game.setting.cover[cell] + extra
    if cell in state.smoke:
        dice += SMOKE_COVER
    if target.kind == "squad":
        if cell in state.traps:
            dice += TRAP_COVER
        if target.inside:
            dice += FORT_COVER[state.forts[target.inside].kind]
        if how == SUPPRESSIVE:
            dice += target.figures.count("elite")  # TOI-20.4
            if has_determination(game, target):
                dice += 1  # TOI-20.23
            dice += game.setting.rules[target.side].suppressive_cover
        elif how == NORMAL and has_bandage(game, cell, target.side):
            dice += 1  # TOI-23.16
    if flames:
        dice -= FLAMES
    return max(0, dice)


def has_determination(game: Battle, target: Unit) -> bool:
    """TOI-20.23: a friendly officer in the hex; Inspiring Leadership carries it to adjacent hexes."""
    radius = game.setting.rules[target.side].determination_radius
    if not radius:
        return game.officer_at(target.cell, target.side)
    return any(game.officer_at(near, target.side) for near in game.setting.grid.within(target.cell, radius))


def has_bandage(game: Battle, cell: int, side: str) -> bool:
    """TOI-23.16, TOI-23.8: a medic squad that is not suppressed is in the hex."""
    return any(game.can_use_specialization(unit, "medic") for unit in game.friends_at(cell, side))
