"""Aviation (chapter 21): what the phases of a turn ask of aircraft."""

from __future__ import annotations

from bocage.games.legends_old_west.air_combat import fire, groups, hit_aircraft
from bocage.games.legends_old_west.air_moves import end_turn, move_aircraft
from bocage.games.legends_old_west.air_plans import mission_sheets, write_plans

__all__ = ["end_turn", "fire", "groups", "hit_aircraft", "mission_sheets", "move_aircraft", "write_plans"]
