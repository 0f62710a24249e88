"""Computer players: what search looks into though thumb follows a rule (levels.toml, `doubted`)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.ai.search import Search
from bocage.ai.styles import style
from bocage.core.legal import PASS
from bocage.games.frontline.computer.thumb import RULES

from .line import FIGHT, Attack, FallBack, Line, UseShovel, card


def answers(line: Line, name: str, seeds: int = 3) -> list[Any]:
    """What a player answers to the open question, with a few seeds."""
    return [Search(seed, name, capped=False).choose(line.match, line.match.ask) for seed in range(seeds)]


def under_fire(facts: str, what: str) -> Line:
    """A1 fires rapidly at G1, whose owner is asked."""
    line = Line(FIGHT + "hand allies rally\n" + facts)
    line.to("act").fire(Attack("A1"), "G1", "rally", "rapid")
    return line.to(what, "axis")


@pytest.mark.parametrize("name", ["search", "level6"])
def test_search_digs_in_with_a_shovel(name):
    """FL-14.25: thumb lets Shovels be; search finds that one saves soldiers."""
    line = under_fire("bauer has shovel\nhand axis attack", "cover")
    assert answers(line, "thumb") == [PASS] * 3
    assert answers(line, name) == [UseShovel(card("bauer"))] * 3


def test_search_falls_back_from_fire():
    """FL-12.24: thumb never falls back; search does before heavy fire."""
    line = under_fire("hand axis fall_back", "cover")
    assert answers(line, "thumb") == [PASS] * 3
    assert answers(line, "search") == [FallBack("G1")] * 3


def test_search_doubts_only_rules_there_are():
    assert set(style("search", "frontline").doubted) <= set(RULES)
    assert style("search", "frontline").doubted == style("level6", "frontline").doubted
