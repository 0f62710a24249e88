"""Scenarios as their files say them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bocage.core.tables import ScenarioHead, folder, read

PACKAGE = "bocage.games.patrol"


class Scenario(ScenarioHead, kw_only=True):
    """A battle: map, zones, ready placement."""

    map: tuple[str, ...]
    objectives: tuple[tuple[int, int], ...]
    guns: int
    decoys: int
    zone: dict[str, tuple[tuple[int, int, int, int], ...]]
    ready: dict[str, tuple[tuple[int, int], ...]]


@cache
def scenarios() -> Mapping[str, Scenario]:
    """All battles by id."""
    found = [read(source, Scenario) for source in folder(PACKAGE, "scenarios")]
    return {scenario.id: scenario for scenario in found}
