"""Imports point down only, and nothing under core, space or games touches clocks, chance of its own, sockets or the screen."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bocage

ROOT = Path(bocage.__file__).parent
IMPURE = {"asyncio", "time", "random", "datetime", "socket", "secrets", "uuid", "threading", "subprocess", "multiprocessing", "select", "http", "urllib"}
LOUD = {"print", "input", "open", "breakpoint"}


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield str(node.module)


def own(name: str) -> bool:
    return name == "bocage" or name.startswith("bocage.")


@pytest.mark.parametrize("folder", ["core", "space", "games"])
def test_the_rules_of_games_are_pure(folder):
    for path in sources(folder):
        for name in imports(path):
            assert name.split(".")[0] not in IMPURE, f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("folder", ["core", "space", "games"])
def test_the_rules_of_games_are_silent(folder):
    for path in sources(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in LOUD, f"{path.relative_to(ROOT)}:{node.lineno} calls {node.func.id}"


def test_core_imports_core_only():
    for path in sources("core"):
        for name in imports(path):
            assert not own(name) or name.startswith("bocage.core"), f"{path.relative_to(ROOT)} imports {name}"


def test_space_imports_no_game_and_no_user():
    for path in sources("space"):
        for name in imports(path):
            assert not own(name) or name.startswith(("bocage.space", "bocage.core")), f"{path.relative_to(ROOT)} imports {name}"


def test_games_import_core_space_and_themselves():
    for path in sources("games"):
        parts = path.relative_to(ROOT).parts
        mine = ("bocage.core", "bocage.space", *((f"bocage.games.{parts[1]}",) if len(parts) > 2 else ()))
        for name in imports(path):
            assert not own(name) or name.startswith(mine), f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("folder", ["testing", "ai", "lab", "envs", "server", "cli"])
def test_users_know_no_particular_game(folder):
    for path in sources(folder):
        for name in imports(path):
            assert not name.startswith("bocage.games."), f"{path.relative_to(ROOT)} imports {name}"


def test_core_has_no_use_of_the_hash_of_words():
    """`hash()` of a string differs from process to process."""
    for folder in ("core", "space", "games"):
        for path in sources(folder):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                called = node.func if isinstance(node, ast.Call) else None
                assert not (isinstance(called, ast.Name) and called.id == "hash"), f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
