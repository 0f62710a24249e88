"""The check of a written battle: a map of clear hexes and woods, zones on it, and a ready placement in them (PAT-1.1)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.battles.checking import Checks, head
from bocage.core.errors import did_you_mean
from bocage.core.game import Problem
from bocage.games.patrol.tables.scenario import Scenario

SIDES = ("blue", "red")
LARGEST = 30  # columns and rows
LETTERS = ".w"


def check(scenario: Scenario) -> Sequence[Problem]:
    """Everything that is wrong with a battle."""
    checks = Checks()
    head(checks, scenario, SIDES)
    _check_map(checks, scenario)
    checks.within("guns", scenario.guns, 0, 20)
    checks.within("decoys", scenario.decoys, 0, 20)
    for name, table in (("zone", scenario.zone), ("ready", scenario.ready)):
        if set(table) != set(SIDES):
            checks.error(name, "blue and red are needed here, and nobody else.")
    if not checks.failed:
        _check_zones(checks, scenario)
    if not checks.failed:
        _check_ready(checks, scenario)
    return checks.found


def _check_map(checks: Checks, scenario: Scenario) -> None:
    width = len(scenario.map[0]) if scenario.map else 0
    if not (2 <= width <= LARGEST and 2 <= len(scenario.map) <= LARGEST):
        checks.error("map", f"a map has 2 to {LARGEST} rows of 2 to {LARGEST} letters.")
    for place, row in enumerate(scenario.map):
        if len(row) != width:
            checks.error(f"map[{place}]", f"the first row has {width} letters, this one {len(row)}.")
        for letter in sorted(set(row) - set(LETTERS)):
            checks.error(f"map[{place}]", f'no terrain "{letter}".', did_you_mean(letter, LETTERS))
    if not scenario.objectives:
        checks.warn("objectives", "blue has nowhere to go: it cannot win (PAT-10.1).")
    for place, at in enumerate(scenario.objectives):
        _on_board(checks, scenario, f"objectives[{place}]", *at)


def _on_board(checks: Checks, scenario: Scenario, path: str, column: int, row: int) -> None:
    if not (0 <= row < len(scenario.map) and 0 <= column < len(scenario.map[0])):
        checks.error(path, f"column {column}, row {row} is off the board.")


def _check_zones(checks: Checks, scenario: Scenario) -> None:
    for side in SIDES:
        if not scenario.zone[side]:
            checks.error(f"zone.{side}", "a zone is needed.")
        for place, (west, north, east, south) in enumerate(scenario.zone[side]):
            _on_board(checks, scenario, f"zone.{side}[{place}]", west, north)
            _on_board(checks, scenario, f"zone.{side}[{place}]", east, south)
            if west > east or north > south:
                checks.error(f"zone.{side}[{place}]", "a zone is [west, north, east, south].")


def _check_ready(checks: Checks, scenario: Scenario) -> None:
    """PAT-1.1: each piece in its zone, one to a hex; red has as many hexes as guns and decoys."""
    if len(scenario.ready["red"]) != scenario.guns + scenario.decoys:
        checks.error("ready.red", f"{len(scenario.ready['red'])} hexes for {scenario.guns + scenario.decoys} positions.")
    if not 1 <= len(scenario.ready["blue"]) <= 20:
        checks.error("ready.blue", f"1 to 20 squads are needed, not {len(scenario.ready['blue'])}.")
    taken: dict[tuple[int, int], str] = {}
    for side in SIDES:
        for place, at in enumerate(scenario.ready[side]):
            path = f"ready.{side}[{place}]"
            if not any(west <= at[0] <= east and north <= at[1] <= south for west, north, east, south in scenario.zone[side]):
                checks.error(path, f"{list(at)} is outside the zone (PAT-1.1).")
            if taken.setdefault(at, path) != path:
                checks.error(path, f"{list(at)} is taken already (PAT-1.1).")
    if any(tuple(at) in scenario.objectives for at in scenario.ready["blue"]):
        checks.warn("ready.blue", "a squad starts on an objective: blue wins before anything happens (PAT-10.1).")
