"""The check of a written battle: what the tables say of it, what its turn events do (HON-14.7), and whether its units find room (HON-21.17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bocage.core.battles.checking import Checks
from bocage.core.game import Problem
from bocage.games.heroes_of_normandie.cards.event_cards import OPS
from bocage.games.heroes_of_normandie.rules.movement import is_water
from bocage.games.heroes_of_normandie.state.battle import battle
from bocage.games.heroes_of_normandie.state.model import SIDES
from bocage.games.heroes_of_normandie.tables.checking import check_tables
from bocage.games.heroes_of_normandie.tables.printed_cards import Filter, Op, events, historical, profile
from bocage.games.heroes_of_normandie.tables.scenario import Scenario, options
from bocage.games.heroes_of_normandie.turn.setup import place_open, set_ups

MOST = 20  # of anything in an effect


def check(scenario: Scenario) -> Sequence[Problem]:
    """Everything that is wrong with a battle."""
    checks = check_tables(scenario)
    for number, event in enumerate(scenario.turn_event):
        path = f"turn_event[{number}]"
        checks.known(f"{path}.side", event.side, SIDES, "side")
        checks.within(f"{path}.turn", event.turn, 1, 100)
        if scenario.rounds < event.turn <= 100:
            checks.warn(f"{path}.turn", f"the battle ends with turn {scenario.rounds}: this never happens.")
        for place, op in enumerate(event.effects):
            _check_effect(checks, f"{path}.effects[{place}]", op)
    if not checks.failed and not scenario.free:
        _check_room(checks, scenario)
    return checks.found


def _check_effect(checks: Checks, path: str, op: Op) -> None:
    """An effect says what a card could say: its words are those that cards use, its numbers are small."""
    if not checks.known(f"{path}.op", op.op, OPS, "effect"):
        return
    for name in ("n", "per_unit", "roll", "value", "bonus", "squares", "steps"):
        checks.within(f"{path}.{name}", getattr(op, name), 0, MOST)
    for name in ("units", "range"):
        number = getattr(op, name)
        if isinstance(number, int):
            checks.within(f"{path}.{name}", number, 0, MOST)
        elif number != "inf":
            checks.known(f"{path}.{name}", number, ("inf",), "number")
    for name in ("shape", "what", "effect", "kind", "marker", "unit", "zone", "duration"):
        if _printed(op.op) or getattr(op, name):
            checks.known(f"{path}.{name}", getattr(op, name), {getattr(other, name) for other in _printed(op.op)}, f"word for {op.op}")
    for place, word in enumerate(op.effects):
        checks.known(f"{path}.effects[{place}]", word, {each for other in _printed(op.op) for each in other.effects}, "fire effect")
    for name in ("filter", "target_filter"):
        _check_filter(checks, f"{path}.{name}", getattr(op, name))


def _printed(op: str) -> list[Op]:
    """The effects on cards that do the same."""
    return [effect for card in (*events().values(), *historical().values()) for effect in card.effects if effect.op == op]


def _filters() -> Iterator[Filter]:
    for card in (*events().values(), *historical().values()):
        for effect in card.effects:
            yield from (effect.filter, effect.target_filter)


def _check_filter(checks: Checks, path: str, wanted: Filter) -> None:
    for name in ("side", "state"):
        checks.known(f"{path}.{name}", getattr(wanted, name), {getattr(other, name) for other in _filters()}, "word")
    for name in ("types", "not_types", "terrain"):
        known = {word for other in _filters() for word in getattr(other, name)}
        for place, word in enumerate(getattr(wanted, name)):
            checks.known(f"{path}.{name}[{place}]", word, known, "word")
    for name in ("in_hq_range", "chosen"):
        checks.within(f"{path}.{name}", getattr(wanted, name), 0, MOST)


def _check_room(checks: Checks, scenario: Scenario) -> None:
    """HON-2.5, HON-17.10, HON-21.17: fixed units stand on dry ground, and those that their owner places find squares enough."""
    defaults: dict[str, Any] = {row.id: row.default for row in options()}
    game = battle(scenario, defaults)
    for side in SIDES:
        for place, row in enumerate(scenario.army[side].on_map):
            if is_water(game, game.setting.grid.named(row.at)) and not profile(row.unit).amphibious:
                checks.error(f"army.{side}.on_map[{place}].at", f"{row.unit} cannot stand in water (HON-17.10).")
    if checks.failed:
        return
    elsewhere = {side: [game.setting.grid.named(row.at) for row in scenario.army[side].on_map] for side in SIDES}
    place_open(game)
    for side, foe in (SIDES, SIDES[::-1]):
        for square in elsewhere[foe]:
            if square not in game.state.at:  # a Concealed card of the other side will lie there
                game.state.at[square] = "another"
        if next(iter(set_ups(game, side)), None) is None:
            checks.error(f"army.{side}.free_setup", "there is no room for all these units in their zones (HON-21.17).")
