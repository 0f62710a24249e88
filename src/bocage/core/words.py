"""Answers in short words: "step 0405", "fire mg_crew". The terminal and the tests write them so."""

from __future__ import annotations

from typing import Any

import msgspec


def say(answer: Any) -> str:
    """The kind of an answer and its values, in order."""
    if not isinstance(answer, msgspec.Struct):
        return str(answer)
    kind = str(answer.__struct_config__.tag or type(answer).__name__.lower())
    return " ".join([kind.replace("_", " "), *(_value(getattr(answer, field)) for field in answer.__struct_fields__)]).strip()


def _value(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return f"({say(value)})"
    if isinstance(value, list | tuple):
        return "+".join(map(_value, value)) or "-"
    if isinstance(value, dict):
        return "+".join(f"{key}={_value(part)}" for key, part in value.items()) or "-"
    return str(value)
