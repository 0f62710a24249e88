"""What a designer begins from: a commented battle that plays as it stands, and the JSON Schema of a game's battles, made of the types that read them."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.core.game import Title
from bocage.core.tables import resource
from bocage.workshop.reading import GAME

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def template(title: Title) -> str:
    """The template of a game, as text."""
    return resource(title.package, "template.toml").read_text(encoding="utf-8")


def schema(title: Title) -> dict[str, Any]:
    """The JSON Schema of a game's battle files. A field that no type knows is refused, as `bocage battle check` does."""
    made = msgspec.json.schema(title.scenario_type)
    for record in made["$defs"].values():
        if "properties" in record:
            record["additionalProperties"] = False
    whole = made["$defs"][made["$ref"].rpartition("/")[2]]
    whole["properties"] = {GAME: {"const": title.slug, "description": "The game that this battle is for."}, **whole["properties"]}
    return {"$schema": DIALECT, "title": f"A battle of {title.name}", **made}
