"""Words that spare the client a guess: what declines, what an event speaks of, how dice look, what units are called."""

from __future__ import annotations

from collections import Counter

import pytest

import bocage
from bocage.core import registry
from bocage.core.chance import Numbers, Shown
from bocage.core.events import Event, Rolled, ScopeOpened
from bocage.core.legal import PASS, Answer
from bocage.core.scene import About, about

STEPS = 25


class Struck(Event):
    firer: str
    target: str
    others: tuple[str, ...] = ()
    hits: int = 0
    note: str = ""


class Steered(Event):
    doers = ("pilot",)

    unit: str
    pilot: str


class Advance(Answer):
    pass


def test_passing_declines_and_other_answers_do_not() -> None:
    assert PASS.declines
    assert not Advance().declines


def test_an_event_says_who_did_it_and_whom_it_names() -> None:
    """Ids, in the order of its fields; neither numbers nor sentences nor the same twice."""
    struck = Struck("a", "b", ("c", "b"), 2, "two words")
    assert about(struck) == About(by=("a",), things=("a", "b", "c"))
    assert about(Steered("plane", "ace")).by == ("ace",)


def test_dice_are_told_with_their_rule_and_brackets_are_silent() -> None:
    fell = Shown("red", 6, (3, 5))
    assert about(Rolled((fell,), "PAT-5.1")) == About(dice=(fell,), why="PAT-5.1")
    assert about(ScopeOpened("attack")) == About(silent=True)


@pytest.mark.parametrize("slug", registry.slugs())
def test_scenes_say_what_declines_how_dice_look_and_what_units_are_called(slug: str) -> None:
    """Some answer declines, passing always does; every group has a name, and no two units of a side the same; coloured dice are those that are rolled."""
    match = bocage.new(slug, seed=3)
    below = Numbers(b"words of the scene").below
    declining = 0
    for _ in range(STEPS):
        if match.over:
            break
        ask = match.asks[0]
        scene = match.view(ask.seat)
        assert scene.question is not None
        declining += sum(option.declines for option in scene.question.options)
        assert all(option.declines for option in scene.question.options if option.answer == PASS)
        side = {piece.group: piece.side for piece in scene.pieces if piece.group}
        pieces = {piece.id for piece in scene.pieces}
        assert set(side) <= {unit.id for unit in scene.units} | pieces
        called = Counter((side[unit.id], str(unit.title)) for unit in scene.units if unit.id in side)
        assert [name for name, count in called.items() if count > 1] == []
        answer, _chosen = ask.legal.sample(below)
        match.play(ask.seat, answer)
    assert declining > 0
    names = {pool.name for event in match.all_events() if isinstance(event, Rolled) for pool in event.pools}
    coloured = {dice.name for dice in match.view(None).dice}
    assert not coloured or names <= coloured
