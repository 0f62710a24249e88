"""Applying damage (chapter 12): losses, suppression, vehicle damage, and units leaving the game."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import Legal
from bocage.games.tide_of_iron.state.answers import Lose
from bocage.games.tide_of_iron.state.events import Damaged, Eliminated, FigureLost, Suppressed
from bocage.games.tide_of_iron.state.events_table import VictoryScored
from bocage.games.tide_of_iron.state.model import HEAVY, Battle
from bocage.games.tide_of_iron.state.setting import OTHER
from bocage.games.tide_of_iron.tables.tables import box

LOSS = Question[Lose]("loss", Lose, rule="TOI-12.1")
NORMAL, SUPPRESSIVE = "normal", "suppressive"


def apply_hits(game: Battle, unit_id: str, hits: int, how: str) -> Rules[None]:
    """TOI-11.11: hits work by the type of the attack and the kind of target; vehicles ignore suppression (TOI-11.12)."""
    if hits <= 0 or not game.alive(unit_id):
        return
    unit = game.unit(unit_id)
    if not unit.is_squad:
        if how == NORMAL:
            damage_vehicle(game, unit_id, hits)
    elif how == SUPPRESSIVE:
        suppress(game, unit_id, hits)
    else:
        yield from lose_figures(game, unit_id, hits)


def lose_figures(game: Battle, unit_id: str, hits: int) -> Rules[None]:
    """TOI-12.1, TOI-12.2: one figure for each hit, a crew being one figure; the owner chooses which (TOI-RULING-52)."""
    if hits >= len(game.unit(unit_id).figures):
        eliminate(game, unit_id, "losses")
        return
    for _ in range(hits):
        legal = losses(game, [unit_id], "TOI-12.1")
        lost = yield from choose_unless_forced(game, game.seat_of(game.unit(unit_id)), LOSS, legal, {"unit": unit_id})
        game.emit(FigureLost(lost.unit, lost.figure))


def losses(game: Battle, unit_ids: list[str], rule: str) -> Legal[Lose]:
    """The law of losing one figure out of these squads."""

    def refuse(lost: Lose) -> Refusal | None:
        if lost.unit in unit_ids and game.alive(lost.unit) and lost.figure in game.unit(lost.unit).figures:
            return None
        return Refusal(rule, "no-such-figure", {"unit": lost.unit})

    def listing() -> list[Lose]:
        return [Lose(name, figure) for name in unit_ids if game.alive(name) for figure in dict.fromkeys(game.unit(name).figures)]

    return Legal(refuse, listing, exact=True)


def suppress(game: Battle, unit_id: str, hits: int) -> None:
    """TOI-12.10 to TOI-12.12: pinned, disrupted or routed; a squad in Op Fire mode is fatigued (TOI-12.16)."""
    steps = box().suppression[game.unit(unit_id).condition or "unsuppressed"]
    result = steps[min(hits, len(steps) - 1)]
    if result == "routed":
        eliminate(game, unit_id, "routed")
    else:
        game.emit(Suppressed(unit_id, result))


def damage_result(damage: str, hits: int) -> str:
    """TOI-12.4 to TOI-12.6: what so many hits do to a vehicle in this state."""
    steps = box().damage[damage or "intact"]
    return steps[min(hits, len(steps) - 1)]


def damage_vehicle(game: Battle, unit_id: str, hits: int) -> None:
    """TOI-12.4 to TOI-12.6; a truck that is heavily damaged is destroyed (Fragile, TOI-20.27)."""
    unit = game.unit(unit_id)
    result = damage_result(unit.damage, hits)
    if result == "destroyed" or (result == HEAVY and "fragile" in unit.vehicle.abilities):
        eliminate(game, unit_id, "damage")
    else:
        game.emit(Damaged(unit_id, result))


def hits_to_destroy(game: Battle, unit_id: str) -> int:
    """TOI-16.15: how many hits destroy a vehicle in its present state."""
    unit = game.unit(unit_id)
    fragile = "fragile" in unit.vehicle.abilities
    hits = 1
    while damage_result(unit.damage, hits) != "destroyed" and not (fragile and damage_result(unit.damage, hits) == HEAVY):
        hits += 1
    return hits


def eliminate(game: Battle, unit_id: str, cause: str) -> None:
    """A unit leaves the game; passengers are destroyed with their transport (TOI-8.7). Some scenarios score it at once (TOI-4.8)."""
    for passenger in [unit.id for unit in game.passengers(unit_id)]:
        eliminate(game, passenger, "transport")
    unit = game.unit(unit_id)
    game.emit(Eliminated(unit_id, unit.side, cause))
    if unit.is_squad and cause != "emptied":
        for row in game.setting.scenario.conditions.scoring:
            if row.when == "immediate" and row.what == "enemy_squad_eliminated":
                game.emit(VictoryScored(OTHER[unit.side], row.vp))
