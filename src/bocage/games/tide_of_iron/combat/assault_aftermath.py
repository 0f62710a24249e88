"""After the dice of an assault: failure, or retreat and advance (TOI-16.16 to TOI-16.26)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass, only
from bocage.games.tide_of_iron.combat.card_windows import in_play, offer
from bocage.games.tide_of_iron.state.answers import AdvanceInto, Discard, RetreatTo, UseAbility, UseCard
from bocage.games.tide_of_iron.state.events import AdvancedAfterAssault, FigureLost, Retreated, UnitFatigued
from bocage.games.tide_of_iron.state.events_table import CardRemoved
from bocage.games.tide_of_iron.state.model import DISRUPTED, FATIGUED, STACKING, Battle, Unit
from bocage.games.tide_of_iron.state.setting import OTHER
from bocage.games.tide_of_iron.units.concealment import reveal_in_the_open, reveal_on_objective
from bocage.games.tide_of_iron.units.damage import LOSS, eliminate, losses
from bocage.games.tide_of_iron.units.teams import in_division

RETREAT = Question[RetreatTo]("retreat", RetreatTo, rule="TOI-16.17")
EXCESS = Question[Discard]("excess", Discard, rule="TOI-16.18")
ADVANCE_AFTER = Question[AdvanceInto | Pass]("advance_after", AdvanceInto | Pass, rule="TOI-16.19")
STAY = Question[UseAbility | Pass]("stay", UseAbility | Pass, rule="TOI-22.1", window="stay")


def aftermath(game: Battle, side: str, leader_id: str, supporters: list[str], rested: list[str], cell: int, success: bool) -> Rules[None]:
    """TOI-16.16: a failed assault is over; TOI-16.17, TOI-16.19: a successful one drives the survivors out and lets squads advance."""
    if success:
        staying = yield from defenders_stay(game, OTHER[side], cell)
        yield from retreat(game, OTHER[side], cell, staying)
        yield from advance(game, [name for name in (leader_id, *rested) if game.alive(name)], cell)
    for name in (leader_id, *supporters):  # TOI-16.23
        if game.alive(name) and game.unit(name).status != FATIGUED:
            game.emit(UnitFatigued(name))
    reveal_in_the_open(game)


def defenders_stay(game: Battle, side: str, cell: int) -> Rules[list[str]]:
    """Stand Fast and No Surrender: who of the survivors holds the hex, so that the attackers do not advance.

    In a team Stand Fast is its member's to use and holds only his units (TOI-19.14).
    """
    survivors = game.friends_at(cell, side)
    if not survivors:
        return []
    seat = game.seat_of(survivors[0])
    for card, _ in in_play(game, side, "no_retreat"):
        held = [unit for unit in survivors if in_division(game, unit, side, game.state.cards[card].division)]
        if held and (yield from offer(game, game.seat_of(held[0]), [UseCard(card)], {"target": held[0].id})) is not None:
            game.emit(CardRemoved(card))
            return [unit.id for unit in held]
    squads = [unit.id for unit in survivors if unit.is_squad]
    price = game.setting.rules[side].stay_for_figures
    figures = sum(len(game.unit(name).figures) for name in squads)
    if not price or figures < price or (figures == price and len(squads) == len(survivors)):  # somebody must be left to stay
        return []
    legal: Legal[UseAbility | Pass] = only((UseAbility("no_surrender"), PASS), "TOI-22.1")
    answer = yield from choose(game, seat, STAY, legal, {"cell": game.setting.grid.name(cell)})
    if isinstance(answer, Pass):
        return []
    for _ in range(price):
        alive = [name for name in squads if game.alive(name)]
        lost = yield from choose_unless_forced(game, seat, LOSS, losses(game, alive, "TOI-22.1"), {"unit": alive[0]})
        if len(game.unit(lost.unit).figures) == 1:
            eliminate(game, lost.unit, "losses")
        else:
            game.emit(FigureLost(lost.unit, lost.figure))
    return [unit.id for unit in game.friends_at(cell, side)]


def retreat_hexes(game: Battle, side: str, cell: int) -> list[int]:
    """TOI-16.17: adjacent hexes without enemies, the attackers' own among the closed ones; passability is the units' risk (TOI-16.24)."""
    return [near for near in game.setting.grid.neighbours(cell) if not game.enemies_at(near, side)]


def can_stand(game: Battle, unit: Unit, cell: int, to: int) -> bool:
    """TOI-16.24, TOI-16.25: whether a unit can be in the hex at all and cross the hexside; tank traps and damage do not matter."""
    levels = game.setting.levels
    mover = "squad" if unit.is_squad else "vehicle"
    return abs(levels[cell] - levels[to]) < 2 and game.setting.standing_cost(mover, to) >= 0


def retreat(game: Battle, side: str, cell: int, staying: list[str]) -> Rules[None]:
    """TOI-16.17, TOI-16.18, TOI-16.20: all survivors that no card holds leave together for one hex; it costs nothing and nobody fires at them (TOI-16.21)."""
    for unit in game.friends_at(cell, side):
        if unit.condition == DISRUPTED and unit.id not in staying:
            eliminate(game, unit.id, "retreat")
    names = [unit.id for unit in game.friends_at(cell, side) if unit.id not in staying]
    if not names:
        return
    hexes = retreat_hexes(game, side, cell)
    if not hexes:
        for name in names:
            eliminate(game, name, "retreat")
        return
    seat = game.seat_of(game.unit(names[0]))
    answer = yield from choose_unless_forced(game, seat, RETREAT, _law_of_retreat(game, hexes), {"cell": game.setting.grid.name(cell)})
    for name in list(names):
        if not can_stand(game, game.unit(name), cell, answer.cell):
            eliminate(game, name, "retreat")
            names.remove(name)
    while len(names) + len(game.friends_at(answer.cell, side)) > STACKING and names:
        gone = yield from choose_unless_forced(game, seat, EXCESS, only([Discard(name) for name in names], "TOI-16.18"))
        eliminate(game, gone.unit, "retreat")
        names.remove(gone.unit)
    for name in names:
        game.emit(Retreated(name, answer.cell, game.setting.grid.name(answer.cell)))


def _law_of_retreat(game: Battle, hexes: list[int]) -> Legal[RetreatTo]:
    def refuse(answer: RetreatTo) -> Refusal | None:
        return None if answer.cell in hexes else Refusal("TOI-16.17", "no-retreat-there")

    return Legal(refuse, lambda: [RetreatTo(near) for near in hexes], exact=True)


def advance(game: Battle, names: list[str], cell: int) -> Rules[None]:
    """TOI-16.19, TOI-16.22: the active squad and the supporters that were not fatigued may advance, within the stacking limit.

    Each member of a team says so for his own squads (TOI-19.2), the owner of the active squad first.
    """
    waiting = [name for name in names if can_stand(game, game.unit(name), game.unit(name).cell, cell)]
    for seat in dict.fromkeys([game.seat_of(game.unit(name)) for name in waiting]):
        own = [name for name in waiting if game.seat_of(game.unit(name)) == seat]
        while own and not game.enemies_at(cell, game.unit(own[0]).side) and len(game.units_at(cell)) < STACKING:
            legal: Legal[AdvanceInto | Pass] = only([*(AdvanceInto(name) for name in own), PASS], "TOI-16.19", "cannot-advance")
            answer = yield from choose(game, seat, ADVANCE_AFTER, legal, {"cell": game.setting.grid.name(cell)})
            if isinstance(answer, Pass):
                break
            game.emit(AdvancedAfterAssault(answer.unit, cell, game.setting.grid.name(cell)))
            reveal_on_objective(game, answer.unit)
            own.remove(answer.unit)
