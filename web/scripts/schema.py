"""Writes the JSON schema of the words of the scene, from which the client's types are made."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from bocage.core.scene import Scene

OUT = Path(__file__).parents[1] / "src" / "lib" / "scene.schema.json"


def schema() -> str:
    """The schema as text, keys in the order of the fields."""
    _, parts = msgspec.json.schema_components([Scene], ref_template="#/$defs/{name}")
    return json.dumps({"$defs": parts}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    OUT.write_text(schema(), encoding="utf-8")
    print(f"wrote {OUT.name}")
