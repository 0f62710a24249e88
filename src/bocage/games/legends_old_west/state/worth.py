"""What things cost (LOW-24.4, LOW-1.7): the points by which losses are counted."""

from __future__ import annotations

from functools import lru_cache

from bocage.games.legends_old_west.state.state import Figure, Vehicle
from bocage.games.legends_old_west.tables.tables import EQUIPMENT, MODELS, PROFILES, VEHICLES, WEAPONS

CHIEF = 5
"""LOW-8.21, LOW-12.2: what a unit chief costs."""


def paid_weapons(profile: str, weapons: tuple[str, ...]) -> tuple[str, ...]:
    """The weapons that cost something: all, but for the first of those in whose price it is included (LOW-12.9, LOW-8.25)."""
    permitted = EQUIPMENT.get(profile)
    return weapons[1:] if permitted is not None and permitted.free_first else weapons


@lru_cache(maxsize=4096)
def armed(profile: str, weapons: tuple[str, ...]) -> int:
    """LOW-24.4: a profile with its weapons."""
    return PROFILES[profile].points + sum(WEAPONS[weapon].points for weapon in paid_weapons(profile, weapons))


def value(figure: Figure) -> int:
    """LOW-24.4: what a figure cost."""
    return armed(figure.profile, figure.weapons) + (CHIEF if figure.chief else 0)


def vehicle_value(vehicle: Vehicle) -> int:
    """LOW-24.4: what a vehicle cost, its armament included."""
    return MODELS[vehicle.model].points if vehicle.model else VEHICLES[vehicle.row].points
