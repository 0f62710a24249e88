"""What an estimate means to people: how often equal players win from there.

A game's `evaluate` is made for comparing positions: it says rightly which of two is better, but in many battles it is too sure, or takes a head start that the
scenario makes up for later as half a victory. How it is to be read was measured battle by battle, by games between equals (`benchmarks/ai/calibration.py`), and
stands in `chances.toml`. Better stays better, so the order of alternatives is never changed by it. A battle that nobody has measured, one's own or one that was
changed, is read on the mean of its game's scales, which favours no side.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from math import exp, log

import msgspec

from bocage.core.errors import DataError
from bocage.core.match import Match
from bocage.core.tables import Row, resource


class Scale(Row):
    """How the estimate of a battle is to be read, on its log odds: stretched by a slope and moved by a side's shift, each from the first round to the last.

    While forces are still being set up an estimate says nothing yet: there the chances are those of the battle as a whole.
    """

    rounds: int  # how long the battle is
    slope: tuple[float, float]
    shift: dict[str, tuple[float, float]]  # by side
    start: dict[str, float]  # by side: how often it wins


def chance_to_win(match: Match, side: str, estimate: float) -> float:
    """How often a side wins where the game's own estimate is this (a draw is half a win)."""
    if not 0 < estimate < 1:
        return estimate
    scale = _measured(match)
    if scale is not None and side in scale.shift:
        return read(scale, side, match.title.round_of(match.game), estimate)
    return _unmeasured(match, estimate)


def _measured(match: Match) -> Scale | None:
    """The scale of a battle of the shelf; a battle that only bears its name is another one."""
    scale, battle = scales().get(match.title.slug, {}).get(match.scenario or ""), match.game.battle
    if scale is None or battle is None:
        return scale
    shelf = match.title.scenarios().get(battle.id)
    return scale if battle is shelf or battle == shelf else None


def _unmeasured(match: Match, estimate: float) -> float:
    """An estimate on the mean slope of the game: what is even between the sides stays even."""
    slopes = [scale.slope for scale in scales().get(match.title.slug, {}).values()]
    if not slopes:
        return estimate
    sides = max(len({match.title.side_of(match.game, seat) for seat in match.seats}), 2)
    number, battle = match.title.round_of(match.game), match.game.battle
    if number < 1:
        return 1 / sides
    even = -log(sides - 1)  # log odds of an equal share
    late = lateness(battle.rounds if battle is not None else 0, number)
    slope = sum(first + (last - first) * late for first, last in slopes) / len(slopes)
    return 1 / (1 + exp(-(even + slope * (log(estimate / (1 - estimate)) - even))))


def chances_to_win(match: Match, sides: Iterable[str]) -> dict[str, float]:
    """The chances of all sides, which make up a whole. They are those of the position as it is: who plays it sees less."""
    found = {side: chance_to_win(match, side, match.title.evaluate(match.game, side)) for side in sides}
    whole = sum(found.values())
    return {side: chance / whole for side, chance in found.items()} if whole else dict.fromkeys(found, 1 / len(found))


def read(scale: Scale, side: str, number: int, estimate: float) -> float:
    """An estimate of a round, read on a scale."""
    if number < 1:
        return scale.start[side]
    late = lateness(scale.rounds, number)
    slope, shift = (ends[0] + (ends[1] - ends[0]) * late for ends in (scale.slope, scale.shift[side]))
    return 1 / (1 + exp(-(slope * log(estimate / (1 - estimate)) + shift)))


def lateness(rounds: int, number: int) -> float:
    """0 in the first round, 1 in the last and after it."""
    return min(max((number - 1) / max(rounds - 1, 1), 0.0), 1.0)


@cache
def scales() -> Mapping[str, Mapping[str, Scale]]:
    """All scales, by game and battle."""
    text = resource("bocage.ai", "chances.toml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), dict[str, dict[str, Scale]])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"ai/chances.toml: {error}") from None
