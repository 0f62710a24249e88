"""Which answers take a chance, by what everybody may know; flights under the guns of enemies who may react are marked where these are looked for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bocage.core.decision import Ask
from bocage.core.errors import Refusal
from bocage.core.legal import Pass
from bocage.games.dropzone_commander.cards.windows import PlayCard
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.verbs import Do
from bocage.games.dropzone_commander.losses.damage import TakeHit
from bocage.games.dropzone_commander.moving import flight_law
from bocage.games.dropzone_commander.moving.attack_runs import Intercept
from bocage.games.dropzone_commander.moving.entry import Enter, Entering
from bocage.games.dropzone_commander.moving.flight import CrashAt, Fly, Flying, level_of
from bocage.games.dropzone_commander.moving.movement import March, Marching
from bocage.games.dropzone_commander.objectives.searching import Search, Turn
from bocage.games.dropzone_commander.shooting.fire import OpenFire, Shoot, ShootAll
from bocage.games.dropzone_commander.shooting.reaction import React
from bocage.games.dropzone_commander.shooting.volleys import FallAt, GiveUp
from bocage.games.dropzone_commander.state.state import LOW
from bocage.games.dropzone_commander.turn.initiation import RollReserve
from bocage.space.plane import Point, gap
from bocage.space.plane.shapes import Box, Disc
from bocage.tabletop.laws import Law

ROLLS = (CrashAt, FallAt, GiveUp, Intercept, OpenFire, PlayCard, React, RollReserve, Search, Shoot, ShootAll, TakeHit, Turn)
VERBS = ("run", "dive")
BEFORE_DICE = (
    "before_hit_rolls", "after_hit_rolls", "before_damage_rolls", "after_damage_rolls", "reaction_fire_declared", "before_initiative", "before_search",
    "reserve_roll", "fortitude_test", "cqb_dice", "card_played_by_enemy",
)  # fmt: skip
"""Windows in the midst of dice: who plays no card lets them fall, and may want to compare."""


def takes_a_chance(game: Battle, ask: Ask[Any], answer: Any) -> bool:
    """Whether dice fall for an answer, as far as the seat that gives it can tell."""
    source = ask.legal.source if isinstance(ask.legal, Law) else None
    match answer:
        case Pass():
            return ask.what == "card" and ask.window in BEFORE_DICE
        case Do():
            return answer.verb in VERBS
        case Fly() | Enter():
            return isinstance(source, Flying | Entering) and any(is_low(game, unit, low=answer.low) for unit in source.units)
        case March():
            return isinstance(source, Marching) and _meets_intel(game, source, answer)
    return isinstance(answer, ROLLS)


def is_low(game: Battle, unit: str, *, low: bool) -> bool:
    """DZC-9.3: whether an aircraft may crash because it flies low."""
    return game.profile(unit).is_aircraft and level_of(game, unit, low) == LOW and flight_law.rolls_low(game, unit)


def _meets_intel(game: Battle, source: Marching, answer: March) -> bool:
    """DZC-16.2: whether a march crosses an Intel marker in the open at which the seat has not tried its luck."""
    markers = [m for m in game.state.markers.values() if m.kind == "intel" and m.state == "hidden" and not m.structure]
    if not markers:
        return False
    plan = source.plan(answer)
    if isinstance(plan, Refusal):
        return False
    fresh = [Point(m.x, m.y) for m in markers if game.seat_of(source.units[0]) not in m.tried]
    return any(_comes_near(game.outline(unit), path, spot) for unit, (path, _, _) in plan.items() for spot in fresh)


def _comes_near(body: Box | Disc, path: Sequence[Point], spot: Point) -> bool:
    """Whether a body may pass over a point on its way, whichever way it is turned."""
    reach = body.radius if isinstance(body, Disc) else max(body.length, body.width) // 2
    return any(gap(leg, spot).within(reach) for leg in pairwise(path))
