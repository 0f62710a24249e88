"""Text: Fluent messages in both languages."""

from __future__ import annotations

import pytest

from bocage.core.scene import Say
from bocage.core.text import Texts, texts
from tests.core.toy import TITLE


def test_messages_have_arguments_that_may_be_messages():
    found = Texts("en", ["unit = Rifles\nmoved = { $unit } moves { $steps }\nempty =\n    .label = x\n"])
    assert found.format("moved", {"unit": "@unit", "steps": 3}) == "Rifles moves 3"
    assert found.format("moved", {"unit": ["@unit", "x"], "steps": None}) == "Rifles, x moves None"
    assert found.format("nothing") == "nothing"
    assert found.format("empty") == "empty"
    assert found.say(None) == ""
    assert found.say(Say("unit")) == "Rifles"
    assert found.has("unit")
    assert not found.has("units")


@pytest.mark.parametrize(("language", "word"), [("en", "Pass"), ("fr", "Passer")])
def test_the_kernel_speaks_both_languages(language, word):
    assert texts(TITLE, language).format("answer-pass") == word
    assert texts(TITLE, language).format("answer-lay", {"cell": 3}).endswith("3")
