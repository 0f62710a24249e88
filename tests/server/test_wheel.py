"""A wheel built without the browser client would serve nothing: building it fails with the reason."""

from __future__ import annotations

import runpy
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


class Interface:
    """What hatchling gives a hook, as far as this one needs it."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook that the build is told to use."""
    name = "hatchling.builders.hooks.plugin.interface"
    for depth in range(1, 6):
        monkeypatch.setitem(sys.modules, ".".join(name.split(".")[:depth]), ModuleType(name.split(".")[depth - 1]))
    monkeypatch.setattr(sys.modules[name], "BuildHookInterface", Interface, raising=False)
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    return runpy.run_path(str(ROOT / wheel["hooks"]["custom"]["path"]))["WheelHook"]


def test_a_wheel_without_the_client_is_not_built(hook: Any, tmp_path: Path):
    with pytest.raises(RuntimeError, match="make web"):
        hook(tmp_path).initialize("standard", {})


def test_a_wheel_with_the_client_and_an_editable_installation_are(hook: Any, tmp_path: Path):
    hook(tmp_path).initialize("editable", {})
    static = tmp_path / "src" / "bocage" / "server" / "static"
    static.mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    hook(tmp_path).initialize("standard", {})
