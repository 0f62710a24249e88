"""What an effect of a card may choose: units, squares, and why not others.

HON-21.38: an effect that names types chooses Visible units only; types of an own Concealed card count only for GO! (HON-21.7, HON-21.12).
Where a card says "up to", passing ends the choice. The facts of a question name the operation, so that it can say what the choice is for.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.state.answers import PickSquare, PickUnit
from bocage.games.heroes_of_normandie.state.model import Heroes, Unit
from bocage.games.heroes_of_normandie.tables.printed_cards import INF, Filter, Op, fits

PICK_UNIT = Question[PickUnit | Pass]("pick_unit", PickUnit | Pass, rule="HON-8.2")
PICK_SQUARE = Question[PickSquare | Pass]("pick_square", PickSquare | Pass, rule="HON-8.2")


def count(units: int | str) -> int:
    """A number of units, "inf" for all."""
    return INF if units == "inf" else int(units)


def refuse_unit(game: Heroes, side: str, wanted: Filter, unit: Unit | None) -> Refusal | None:
    """Whether an effect may choose a unit, by what the chooser may know."""
    if unit is None or (unit.side == side) != (wanted.side == "own"):
        return Refusal("HON-8.2", "not-of-that-side")
    facts = {"unit": unit.id}
    if wanted.state == "visible" and not unit.visible:
        return Refusal("HON-8.2", "must-be-visible", facts, _reveal_it(side, unit))
    if wanted.state == "concealed" and unit.visible:
        return Refusal("HON-8.2", "must-be-concealed", facts)
    if wanted.types or wanted.not_types:
        if not unit.visible:
            return Refusal("HON-21.38", "types-are-hidden", facts, _reveal_it(side, unit))
        types = game.profile(unit.id).types
        if (wanted.types and not fits(types, wanted.types, False)) or (wanted.not_types and fits(types, wanted.not_types, False)):
            return Refusal("HON-8.2", "wrong-type", facts)
    if wanted.not_adjacent_enemy and game.enemy_near(unit.side, unit.square):
        return Refusal("HON-8.2", "enemy-adjacent", facts)
    if wanted.in_hq_range and not any(
        other.visible and game.profile(other.id).hq and game.setting.distance[other.square][unit.square] <= wanted.in_hq_range for other in game.own(side)
    ):
        return Refusal("HON-8.2", "no-hq-near", facts, ("reveal-an-hq",))
    return None


def _reveal_it(side: str, unit: Unit) -> tuple[str, ...]:
    """HON-15.8: what helps if the card is an own one."""
    return ("reveal-it",) if unit.side == side else ()


def no_more(unit: Unit) -> Refusal | None:
    """Nothing but the filter of the card is asked of the unit."""
    return None


def pick(
    game: Heroes, side: str, op: Op, more: Callable[[Unit], Refusal | None] = no_more, taken: tuple[str, ...] = (), wanted: Filter | None = None
) -> Rules[str]:
    """One unit that fits, "" if the player passes. `more` is what the operation itself asks of the unit, `wanted` another filter than that of the card."""
    filter_ = op.filter if wanted is None else wanted

    def refuse(answer: PickUnit | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        unit = game.state.units.get(answer.unit)
        refusal = refuse_unit(game, side, filter_, unit)
        if refusal is not None or unit is None:
            return refusal
        return Refusal("HON-8.2", "chosen-already", {"unit": unit.id}) if unit.id in taken else more(unit)

    def listing() -> list[PickUnit | Pass]:
        return [PASS, *map(PickUnit, game.state.units)]

    facts = {"effect": op.op, "what": op.what, "marker": op.marker, "value": op.value, "roll": op.roll}
    answer = yield from choose(game, game.seat(side), PICK_UNIT, Legal[PickUnit | Pass](refuse, listing, default=PASS), facts)
    return answer.unit if isinstance(answer, PickUnit) and answer.unit in game.state.units else ""


def pick_several(
    game: Heroes, side: str, op: Op, most: int, more: Callable[[Unit], Refusal | None] = no_more, wanted: Filter | None = None
) -> Rules[list[str]]:
    """Up to so many different units."""
    found: list[str] = []
    while len(found) < most:
        unit = yield from pick(game, side, op, more, tuple(found), wanted)
        if not unit:
            break
        found.append(unit)
    return [unit for unit in found if unit in game.state.units]


def pick_square(game: Heroes, side: str, op: Op, refuse_square: Callable[[int], Refusal | None]) -> Rules[int]:
    """A square that fits, -1 if the player passes."""

    def refuse(answer: PickSquare | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        return refuse_square(answer.square) if 0 <= answer.square < game.setting.grid.size else Refusal("HON-5.12", "off-the-map")

    def listing() -> list[PickSquare | Pass]:
        return [PASS, *map(PickSquare, game.setting.grid.cells)]

    facts = {"effect": op.op, "marker": op.marker}
    answer = yield from choose(game, game.seat(side), PICK_SQUARE, Legal[PickSquare | Pass](refuse, listing, default=PASS), facts)
    return answer.square if isinstance(answer, PickSquare) else -1
