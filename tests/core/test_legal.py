"""Legality, said once: listing, law, sample and fallback; answers and how they are offered."""

from __future__ import annotations

import msgspec
import pytest

from bocage.core.chance import Numbers
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass, only
from bocage.core.scene import Say, Target, default_option
from tests.core.toy import Step


class Aim(Answer):
    at: str
    by: tuple[str, ...] = ()


def even(limit=10, **more):
    return Legal(lambda n: None if n % 2 == 0 else Refusal("X-1", "odd", {"n": n}), lambda: range(limit), **more)


def test_legality_is_said_once():
    legal = even()
    assert list(legal) == [0, 2, 4, 6, 8]
    assert 4 in legal
    assert 5 not in legal
    assert 100 in legal  # the law reaches further than the listing
    refusal = legal.refuse(5)
    assert refusal == Refusal("X-1", "odd", {"n": 5})


def test_an_exact_listing_is_not_judged_again():
    assert list(even(exact=True)) == list(range(10))


def test_a_sample_is_legal_and_tells_whether_there_was_a_choice():
    below = Numbers(b"x").below
    seen = {even().sample(below)[0] for _ in range(200)}
    assert seen == {0, 2, 4, 6, 8}
    assert even(limit=2).sample(below) == (0, False)
    assert even(limit=1, exact=True).sample(below) == (0, False)
    with pytest.raises(LookupError):
        even(limit=0).sample(below)


def test_the_fallback_is_the_default_then_a_pass_then_the_first():
    assert even(default=4).fallback() == 4
    assert even(default=5).fallback() == 0
    offered = [Aim("x"), PASS]
    assert Legal(lambda x: None, lambda: offered).fallback() == PASS
    with pytest.raises(LookupError):
        even(limit=0).fallback()


def test_a_closed_list_takes_nothing_else():
    legal = only([Aim("x"), PASS], "X-2")
    assert legal.refuse(Aim("x")) is None
    refusal = legal.refuse(Aim("y"))
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("X-2", "not-offered")


def test_answers_are_tagged_frozen_and_strict():
    assert msgspec.json.encode(Aim("x")) == b'{"kind":"aim","at":"x","by":[]}'
    assert msgspec.json.encode(PASS) == b'{"kind":"pass"}'
    with pytest.raises(AttributeError):
        Aim("x").at = "y"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"aim","at":"x","more":1}', type=Aim | Pass)
    assert PASS.target() == ("button", "pass")
    assert Step(3).target() == ("cell", 3)


def test_an_option_is_bound_to_its_target():
    option = default_option(Step(3))
    assert option.target == Target("cell", 3)
    assert option.label == Say("answer-step", {"to": 3})
