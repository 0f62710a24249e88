"""A battle under test: a written position on a bare table without cards, and answers in inches."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

from bocage.games.dropzone_commander.ground.placing import Put, Stand
from bocage.games.dropzone_commander.moving.attack_runs import Lane
from bocage.games.dropzone_commander.moving.entry import Enter
from bocage.games.dropzone_commander.moving.flight import Fly
from bocage.games.dropzone_commander.moving.movement import March
from bocage.tabletop.points import Waypoint
from bocage.testing import Table, given

QUIET = "dzc.first_drop"  # a scenario without cards


def field(text: str, scenario: str = QUIET, options: dict[str, str] | None = None, dice: str = "") -> Table:
    """A table with a written position; without a `table` line it is 48 by 48 inches and bare."""
    words = cleandoc(text)
    if scenario == QUIET and not any(line.startswith("table") for line in words.splitlines()):
        words = f"table 48 48\n{words}"
    return given("dropzone_commander", words, scenario, options, dice=dice)


def points(*places: tuple[float, float]) -> tuple[Waypoint, ...]:
    return tuple(Waypoint(round(x * 100), round(y * 100)) for x, y in places)


def march(*places: tuple[float, float], facing: int = 0) -> March:
    return March(points(*places), facing)


def fly(*places: tuple[float, float], facing: int = 0, low: bool = False) -> Fly:
    return Fly(points(*places), facing, low)


def enter(*places: tuple[float, float], facing: int = 0, low: bool = False) -> Enter:
    return Enter(points(*places), facing, low)


def put(*places: tuple[float, float]) -> Put:
    return Put(tuple(Stand(p.x, p.y) for p in points(*places)))


def lane(entry: tuple[float, float], attack: tuple[float, float], **words: Any) -> Lane:
    return Lane(points(entry, attack), **words)


def rule(found: Any) -> str:
    """The rule that refuses; what is not refused has none."""
    return str(getattr(found, "rule", ""))


def sure(found: Any) -> Any:
    """What is surely there."""
    assert found is not None
    return found
