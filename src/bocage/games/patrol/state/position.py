"""Patrol positions from text, for tests and problems.

blue a 0205 pinned
red  p1 0402 gun up
hand blue grit smoke
round 3
"""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.patrol.state.model import BLUE, CARDS, DECK, RED, Hand, Patrol, Position, Squad, battle
from bocage.games.patrol.tables.scenario import Scenario, scenarios
from bocage.tabletop.positions import known, lines, reading


def position(text: str, scenario: Scenario | None, options: Mapping[str, str]) -> Patrol:
    """A battle with blue to move."""
    chosen = scenario or next(iter(scenarios().values()))
    game = battle(chosen, options, {}, {}, phase="blue")
    named = game.setting.grid.named
    for line in lines(text):
        with reading(line):
            _put(game, line.words, named)
    return game


def _put(game: Patrol, words: list[str], named) -> None:  # type: ignore[no-untyped-def]
    state = game.state
    kind, *rest = words
    if kind == BLUE:
        state.squads[rest[0]] = Squad(rest[0], named(rest[1]), pinned="pinned" in rest, done="done" in rest)
        if "active" in rest:
            state.active, state.points = rest[0], 3
    elif kind == RED:
        state.positions[rest[0]] = Position(rest[0], named(rest[1]), gun="gun" in rest, up="up" in rest, fired="fired" in rest)
    elif kind == "hand":
        deck = list(DECK)
        for card in rest[1:]:
            deck.remove(known(card, CARDS, "card"))
        state.hands[rest[0]] = Hand(tuple(sorted(rest[1:])), tuple(deck))
    elif kind == "round":
        state.round = int(rest[0])
    elif kind == "phase":
        state.phase = rest[0]
    else:
        raise ValueError(f"a line begins with blue, red, hand, round or phase, not {kind!r}")
