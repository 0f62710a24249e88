"""Scenarios: the common head and what Frontline adds to it: sections, ground, who begins and what decides (`scenarios/*.toml`)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from bocage.core.tables import Row, ScenarioHead, folder, read
from bocage.games.frontline.tables.tables import PACKAGE


class SectionRow(Row):
    """A section of a scenario: its leader ("" for an Individual), its cards, the ready loadout and, if not the side's, its start card."""

    id: str
    leader: str
    cards: tuple[str, ...]
    equipment: dict[str, tuple[str, ...]] = {}
    start: int = 0


class SideRow(Row):
    """A side of a scenario: nations, start and home card (FL-2.5), sections."""

    side: str
    nations: tuple[str, ...]
    start: int
    home: int
    sections: tuple[SectionRow, ...] = ()


class VictoryRow(Row):
    """What decides when the turn limit has ended (FL-16.4)."""

    at_limit: Literal["percent", "hold", "hold_or_share"]
    text: str
    objective: int = 0
    attacker: str = ""


class Scenario(ScenarioHead):
    """A battle of Frontline."""

    date: str = ""
    first_player: Literal["allies", "axis", "random"] = "random"
    free_equipment: bool = True
    surprise: str = ""
    purchase: bool = False
    random_terrain: bool = False
    terrain: tuple[str, ...] = ()
    terrain_cards: tuple[str, ...] = ()
    victory: VictoryRow = VictoryRow("percent", "")
    forces: tuple[SideRow, ...] = ()


@cache
def scenarios() -> dict[str, Scenario]:
    """All battles by id."""
    found = [read(source, Scenario) for source in folder(PACKAGE, "scenarios")]
    return {scenario.id: scenario for scenario in found}
