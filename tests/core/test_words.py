"""Answers in short words."""

from __future__ import annotations

import pytest

from bocage.core.legal import PASS, Answer
from bocage.core.words import say
from tests.core.toy import TITLE, Lay, Step


class Aim(Answer):
    at: str
    by: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("answer", "words"),
    [(Step(3), "step 3"), (PASS, "pass"), (Aim("mg_crew", ("a", "b")), "aim mg_crew a+b"), (Aim("x"), "aim x -"), (7, "7")],
)
def test_answers_in_words(answer, words):
    assert say(answer) == words


def test_compound_answers_in_words():
    class Plan(Answer):
        squads: dict[str, int]
        first: Aim

    assert say(Plan({"a": 1}, Aim("x"))) == "plan a=1 (aim x -)"


def test_a_lay_is_said_in_its_words():
    assert TITLE.say(None, Lay(3)) == "lay 3"  # type: ignore[arg-type]
