"""A wheel carries the browser client: without it, building one stops and says what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src") / "bocage" / "server" / "static" / "index.html"


class WheelHook(BuildHookInterface):  # type: ignore[misc]
    """Looks before a wheel is built; an editable installation needs no client yet."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise RuntimeError(f"the browser client is not built ({CLIENT} is missing): run `make web` first. A wheel without it would serve no table.")
