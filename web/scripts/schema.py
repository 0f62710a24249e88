"""Writes the JSON schemas from which the client's types are made: the words of the scene, and the messages of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bocage.core.errors import Refusal
from bocage.core.rulebook import Rule
from bocage.core.scene import About, Scene
from bocage.lab.fortune import Fortunes
from bocage.server.http import game_routes, routes
from bocage.server.protocol import messages, wire
from bocage.server.work import computer, lookback, luck, odds

LIB = Path(__file__).parents[1] / "src" / "lib"
WORDS = (Scene, About)
SAID = (
    messages.Welcome, messages.Frame, messages.TableNews, messages.Refusing, messages.Closing, messages.Elsewhere, messages.NewSecret,
    messages.PublicTable, odds.Odds, Refusal,
    lookback.Timeline, lookback.FramePage, lookback.LogPage, luck.Luck, Fortunes, computer.Advice,
    game_routes.GameRow, game_routes.GamePage, game_routes.BookPage, Rule, routes.Lobby, routes.Notices,
    wire.Made, wire.Taken, wire.Joined, wire.Ident, wire.Account,
)  # fmt: skip
"""What the server says to its client: over the socket, and in answer to requests."""


def schemas() -> dict[str, str]:
    """The schemas as text, by the names of their files; keys in the order of the fields."""
    words, said = _parts(WORDS), _parts(SAID)
    return {
        "scene.schema.json": _text(words),
        "messages.schema.json": _text({name: part for name, part in said.items() if name not in words}),
    }


def _parts(types: tuple[Any, ...]) -> dict[str, Any]:
    """Each struct by its name. A struct that leaves nothing out has all its fields required."""
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for kind in msgspec.inspect.multi_type_info(types):
        for struct in _structs(kind, set()):
            if not struct.cls.__struct_config__.omit_defaults:
                part = parts[struct.cls.__name__]
                part["required"] = list(part["properties"])
    return parts


def _structs(kind: Any, seen: set[type]) -> Iterator[msgspec.inspect.StructType]:
    """All structs that are part of a type."""
    if isinstance(kind, msgspec.inspect.StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
        yield kind
    for part in getattr(kind, "fields", ()):
        yield from _structs(part.type, seen)
    for part in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ()), getattr(kind, "item_type", None), getattr(kind, "value_type", None)):
        if part is not None:
            yield from _structs(part, seen)


def _text(parts: dict[str, Any]) -> str:
    return json.dumps({"$defs": parts}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, text in schemas().items():
        (LIB / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
