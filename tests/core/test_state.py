"""State: copies share only what never changes; hashes; records."""

from __future__ import annotations

import msgspec
import pytest

from bocage.core.state import Record, State, replace
from tests.core.toy import TITLE, ToyState


class Thing(Record):
    id: str
    size: int = 1


class Held(State):
    things: dict[str, Thing]
    order: list[str]
    round: int = 1


def test_a_copy_of_a_state_shares_only_what_never_changes():
    state = Held({"a": Thing("a")}, ["a"])
    twin = state.copy()
    twin.things["a"] = replace(twin.things["a"], size=2)
    twin.order.append("b")
    twin.round = 2
    assert (state.things["a"].size, state.order, state.round) == (1, ["a"], 1)
    assert twin.things["a"].size == 2


def test_a_state_is_hashed_by_what_is_in_it_and_in_which_order():
    one, two = Held({"a": Thing("a"), "b": Thing("b")}, []), Held({"b": Thing("b"), "a": Thing("a")}, [])
    assert one.digest() == one.copy().digest()
    assert one.digest() != two.digest()
    assert msgspec.json.decode(one.encode(), type=Held) == one
    assert len(one.digest()) == 32


def test_a_state_comes_back_from_json():
    state = TITLE.start("near", {"traps": "yes"}).state
    assert msgspec.json.decode(state.encode(), type=ToyState) == state


def test_records_are_frozen():
    with pytest.raises(AttributeError):
        Thing("a").size = 3
