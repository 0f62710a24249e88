"""Operations cards (chapter 22): rules that hold for one side, or for both, from the start to the end (TOI-22.1, TOI-22.2, TOI-22.3, TOI-1.6).

Their effects are read once into `SideRules`; the chapters ask it where a rule is touched. The special actions that some of them add (TOI-3.11) stand in
`specializations`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.games.tide_of_iron.tables.scenario import SIDES, Scenario
from bocage.games.tide_of_iron.tables.tables import Effect, box


class SideRules:
    """What the Operations cards in play change for one side."""

    def __init__(self) -> None:
        self.los_limit = 0  # Fog, both sides
        self.vehicle_terrain_cost = 0  # Heavy Rain, both sides
        self.suppressive_cover = 0  # Shaken Defenders
        self.advance_mp = 0  # Double Time, TOI-26.5
        self.assault_firepower = 0  # Merciless Assault
        self.defense_firepower = 0  # Desperate Defenders
        self.mortar_firepower = 0  # Seasoned Gunners
        self.cost_increase = 0  # Supply Shortage
        self.ace_firepower = 0  # Tank Ace
        self.determination_radius = 0  # Inspiring Leadership
        self.tank_fm_mp = -2  # TOI-3.4; Elite Tank Crew
        self.no_combined_fire = False  # Massive Confusion
        self.stay_for_figures = 0  # No Surrender
        self.camouflage = 0  # TOI-26.4: hits from which on firing reveals
        self.initiative_cp = 0  # Seize the Initiative
        self.specials: list[tuple[str, str]] = []  # ("place" | "remove", marker)


def side_rules(scenario: Scenario, side: str) -> SideRules:
    """All Operations cards that touch a side: its own, and those that affect both (TOI-22.3)."""
    rules = SideRules()
    for owner in SIDES:
        for card in scenario.side[owner].operations:
            row = box().operations[card]
            if owner == side or row.affects == "both":
                for effect in row.effect:
                    EFFECTS[effect.op](rules, effect)
    return rules


def _cover_bonus(rules: SideRules, effect: Effect) -> None:
    rules.suppressive_cover += effect.n


def _mp_bonus(rules: SideRules, effect: Effect) -> None:
    rules.advance_mp += effect.n


def _firepower_bonus(rules: SideRules, effect: Effect) -> None:
    if effect.who == "mortar":
        rules.mortar_firepower += effect.n
    elif effect.when == "assault_defense":
        rules.defense_firepower += effect.n
    else:
        rules.assault_firepower += effect.n


def _special_action(rules: SideRules, effect: Effect) -> None:
    rules.specials.append(("place", effect.place) if effect.place else ("remove", effect.remove))


def _setter(field: str, value: Callable[[Effect], Any]) -> Callable[[SideRules, Effect], None]:
    def apply(rules: SideRules, effect: Effect) -> None:
        setattr(rules, field, value(effect))

    return apply


EFFECTS: dict[str, Callable[[SideRules, Effect], None]] = {
    "los_limit": _setter("los_limit", lambda effect: effect.n),
    "terrain_cost": _setter("vehicle_terrain_cost", lambda effect: effect.n),
    "cover_bonus": _cover_bonus,
    "mp_bonus": _mp_bonus,
    "firepower_bonus": _firepower_bonus,
    "special_action": _special_action,
    "cost_increase": _setter("cost_increase", lambda effect: effect.n),
    "ace": _setter("ace_firepower", lambda effect: effect.firepower),
    "extend": _setter("determination_radius", lambda effect: effect.radius),
    "fm_penalty": _setter("tank_fm_mp", lambda effect: effect.mp),
    "no_combined_fire": _setter("no_combined_fire", lambda effect: True),
    "optional_no_retreat": _setter("stay_for_figures", lambda effect: effect.cost_figures),
    "conceal_fire": _setter("camouflage", lambda effect: effect.threshold),
    "initiative": _setter("initiative_cp", lambda effect: effect.n),
}
