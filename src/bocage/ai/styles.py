"""How a named player looks ahead in a named game: presets from `levels.toml`, and words such as "search:400" or "search:1.5s"."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from bocage.core.errors import DataError, Invalid, did_you_mean
from bocage.core.tables import resource

LEVELS = ("level1", "level2", "level3", "level4", "level5", "level6")


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a player looks ahead."""

    iterations: int = 300  # worlds looked at for one decision; 0: as many as the time allows
    answers: int = 4000  # answers played in them, all told
    depth: int = 4  # own decisions in one world before the estimate is asked
    replies: int = 0  # turns of other sides gone through before the estimate is asked
    explore: float = 0.4
    breadth: int = 8  # answers to one question that are tried at once; more with the root of the visits
    patience: float = 0.15  # by how much of the spread of values, over the root of the visits, an answer must beat passing or the rule of thumb
    trusting: bool = True  # whether a game's rule of thumb is taken without a look; else it is only tried first
    doubted: tuple[str, ...] = ()  # questions whose rule of thumb is only tried first even if the others are trusted
    rights: bool = True  # whether rights that hold at any time are looked at beside each question
    blunders: int = 0  # of 100 decisions, so many are taken at random
    seconds: float | None = None  # cap on the time of one decision; the budget itself if iterations is 0


@cache
def presets() -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """All presets: by game ("default" for all) and by name."""
    text = resource("bocage.ai", "levels.toml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), dict[str, dict[str, dict[str, bool | int | float | list[str]]]])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"ai/levels.toml: {error}") from None


@cache
def style(name: str, game: str) -> Style:
    """The preset of a player in a game, with what a word after a colon changes."""
    preset, _, word = name.partition(":")
    table = presets()
    if preset not in table["default"]:
        raise Invalid(f'there is no computer player "{name}". {did_you_mean(preset, ["random", *table["default"]])}')
    values = {**table["default"][preset], **table.get(game, {}).get(preset, {})}
    return msgspec.convert({**values, **_changes(name, word)}, Style)


def _changes(name: str, word: str) -> dict[str, Any]:
    if not word:
        return {}
    if word.isdigit() and int(word) > 0:
        return {"iterations": int(word), "answers": int(word) * 60}
    try:
        seconds = float(word.removesuffix("s"))
    except ValueError:
        seconds = 0.0
    if not word.endswith("s") or not 0 < seconds <= 3600:
        raise Invalid(f'"{name}": after the colon stands a number of worlds ("search:400") or of seconds ("search:1.5s")')
    return {"iterations": 0, "answers": 1_000_000_000, "seconds": seconds}
