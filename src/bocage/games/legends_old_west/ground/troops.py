"""Facts of troops (chapters 8, 11, 12, 22): what a figure's profile, weapons and markers allow. Era differences are data."""

from __future__ import annotations

from functools import lru_cache

from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.rows import Weapon, cm
from bocage.games.legends_old_west.tables.tables import PROFILES, VEHICLES, WEAPONS

SUPPORT = (
    "lmg", "mg", "gun_light", "gun_medium", "gun_heavy", "mortar_light", "mortar_medium", "mortar_heavy", "panzerfaust", "bazooka", "flamethrower",
    "rifle_grenade", "precision_rifle",
)  # fmt: skip
"""Special and support weapons, whose firers declare apart (LOW-6.8)."""
FIREARMS = ("pistol", "rifle", "musket", "precision_rifle", "smg", "lmg", "mg", "shotgun")  # LOW-2.18
WALK = {"colonial": "col_regular", "ww1": "ww1_regular", "ww2": "ww2_regular"}


def kind(figure: Figure) -> str:
    """nco, officer, sniper, medic, observer, dog, ..."""
    return PROFILES[figure.profile].kind


def allowance(game: Battle, figure: Figure) -> int:
    """LOW-2.10, LOW-12.17: how far a figure may move; a mount's Move in the saddle (LOW-8.25), half for the walking wounded."""
    profile = PROFILES[figure.profile]
    if figure.mount:
        move = cm(VEHICLES[figure.mount].road_cm)
    elif profile.category == "mounted":
        move = PROFILES[WALK[profile.era]].move  # the 20 cm of his row are his horse's
    else:
        move = profile.move
    return move // 2 if figure.red else move


def shooting(figure: Figure) -> int:
    """LOW-2.1, LOW-12.17: T, 0 if he cannot shoot."""
    found = PROFILES[figure.profile].shooting
    return 6 if figure.red and found else found


def fight_value(game: Battle, figure: Figure) -> int:
    """LOW-2.1, LOW-5.6, LOW-12.17: C; 1 for the fleeing and the walking wounded."""
    return 1 if figure.red or game.unit(figure.unit).fleeing else PROFILES[figure.profile].fight


def carries(figure: Figure) -> list[Weapon]:
    """Weapons in hand: not those used up."""
    return [WEAPONS[ident] for ident in figure.weapons if ident not in figure.used]


def melee_strength(game: Battle, figure: Figure) -> int:
    """LOW-2.35, LOW-8.39: the best melee weapon, or his own Strength; +2 with the lance in a turn of a mounted charge."""
    best = PROFILES[figure.profile].strength
    for weapon in carries(figure):
        if weapon.kind == "melee":
            best = max(best, weapon.strength)
    if figure.mounted_charge and figure.mount and any(weapon.type == "spear" for weapon in carries(figure)):
        best = max(best, PROFILES[figure.profile].strength + 2)
    return best


def is_individual(figure: Figure) -> bool:
    """LOW-6.8, LOW-6.9: leaders, snipers and those with special or support weapons choose their targets on their own."""
    return _chooses(figure.profile, figure.weapons)


@lru_cache(maxsize=4096)
def _chooses(profile: str, weapons: tuple[str, ...]) -> bool:
    row = PROFILES[profile]
    if row.category == "leader" or row.kind in ("sniper", "observer"):
        return True
    return any(WEAPONS[ident].type in SUPPORT for ident in weapons)


def is_engineer(figure: Figure) -> bool:
    return PROFILES[figure.profile].category == "engineer"


def is_animal(figure: Figure) -> bool:
    return PROFILES[figure.profile].category == "animal"


def is_mount_kind(figure: Figure) -> str:
    """How the ground treats him: horse, or foot (mules walk as men, LOW-2.13)."""
    return "horse" if figure.mount.endswith("_horse") else "foot"
