"""Nothing under core, space, tabletop or games touches clocks, chance of its own, sockets or the screen."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bocage
from tests.core.house import House

HOUSE = House(Path(bocage.__file__).parent)
PURE = [area for area in HOUSE.areas() if area.split(".")[0] in ("core", "space", "tabletop", "games")]
IMPURE = {"asyncio", "time", "random", "datetime", "socket", "secrets", "uuid", "threading", "subprocess", "multiprocessing", "select", "http", "urllib"}
LOUD = {"print", "input", "open", "breakpoint"}


@pytest.mark.parametrize("area", PURE)
def test_the_rules_of_games_are_pure(area):
    impure = [
        f"{module.name}:{row.line} imports {row.name}" for module in HOUSE.inside(area) for row in HOUSE.imports(module) if row.name.split(".")[0] in IMPURE
    ]
    assert not impure


def calls(area: str, names: set[str]) -> list[str]:
    """Where one of these functions is called by its bare name."""
    return [
        f"{module.name}:{node.lineno} calls {node.func.id}"
        for module in HOUSE.inside(area)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


@pytest.mark.parametrize("area", PURE)
def test_the_rules_of_games_are_silent(area):
    assert not calls(area, LOUD)


@pytest.mark.parametrize("area", PURE)
def test_the_rules_of_games_do_not_use_the_hash_of_words(area):
    """`hash()` of a string differs from process to process."""
    assert not calls(area, {"hash"})
