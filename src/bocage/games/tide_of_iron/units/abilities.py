"""Abilities of figures and vehicles (chapter 20) that interrupt other rules: Thick Armor, and what follows from officers."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.tide_of_iron.state.answers import UseAbility
from bocage.games.tide_of_iron.state.events import DieTurned
from bocage.games.tide_of_iron.state.model import PINNED, Battle, Unit

THICK_ARMOR = Question[UseAbility | Pass]("thick_armor", UseAbility | Pass, rule="TOI-20.38", window="thick_armor")
_TURN = UseAbility("thick_armor")
TURN_DIE: Legal[UseAbility | Pass] = Legal(
    lambda answer: None if answer in (_TURN, PASS) else Refusal("TOI-20.38", "not-offered"), lambda: [_TURN, PASS], exact=True, default=_TURN
)


def has_thick_armor(game: Battle, unit: Unit) -> bool:
    """TOI-20.38: every tank in the reading "book", only units with the trait in the reading "published" (TOI-RULING-07)."""
    if unit.kind == "squad":
        return False
    return "thick_armor" in (unit.vehicle.abilities if game.setting.reading == "book" else unit.vehicle.traits)


def thick_armor(game: Battle, unit_id: str, dice: int, red: int) -> Rules[int]:
    """TOI-20.38: the owner may turn one defense die into a 6 after the roll; he is asked while a die of the roll is no success."""
    unit = game.unit(unit_id)
    if red >= dice or not has_thick_armor(game, unit):
        return red
    answer = yield from choose(game, game.seat_of(unit), THICK_ARMOR, TURN_DIE, {"unit": unit_id})
    if isinstance(answer, Pass):
        return red
    game.emit(DieTurned(unit_id))
    return red + 1


def can_rally(game: Battle, unit: Unit) -> bool:
    """TOI-20.22: a fresh pinned squad in the hex of a friendly officer may still do Concentrated Fire."""
    return unit.condition == PINNED and unit.cell >= 0 and game.officer_at(unit.cell, unit.side)


def recovers_fast(game: Battle, unit: Unit) -> bool:
    """TOI-20.21: Fast Recovery, a friendly officer in the same hex."""
    return unit.cell >= 0 and game.officer_at(unit.cell, unit.side)
