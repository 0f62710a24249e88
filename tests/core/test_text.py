"""Text: Fluent messages in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bocage.core.scene import Say
from bocage.core.text import NAMING, Texts, texts
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


def test_numbers_are_written_as_the_reader_writes_them():
    """A decimal comma in French, in lengths and in chances; an id with a point in it is no number."""
    source = "far = { $cm } cm"
    english, french = Texts("en", [source]), Texts("fr", [source])
    assert [each.format("far", {"cm": "12.5"}) for each in (english, french)] == ["12.5 cm", "12,5 cm"]
    assert [each.percent(0.125) for each in (english, french)] == ["12.5%", "12,5\u202f%"]
    assert [each.percent(0.5, 0) for each in (english, french)] == ["50%", "50\u202f%"]
    assert french.format("far", {"cm": "a.1"}) == "a.1 cm"


def test_a_yes_or_no_chooses_the_words():
    """Fluent would take a bool for a number; in a sentence it is True or False, as in the browser."""
    words = Texts("en", ["passed = { $passed ->\n    [True] passes\n   *[other] fails\n }"])
    assert words.format("passed", {"passed": True}) == "passes"
    assert words.format("passed", {"passed": False}) == "fails"


def test_an_id_is_named_by_the_messages_of_the_game():
    """As in the browser: the argument's own name first, then the usual prefixes; what nothing names stays as it is."""
    words = Texts("en", ["jams = { $what } jams", "weapon-ww2-rifle = the rifle", "what-gun = the gun", "weapon-gun = another gun"])
    assert words.format("jams", {"what": "ww2_rifle"}) == "the rifle jams"
    assert words.format("jams", {"what": "gun"}) == "the gun jams"
    assert words.format("jams", {"what": "us10"}) == "us10 jams"
    assert words.format("jams", {"what": "Rifle"}) == "Rifle jams"


def test_names_are_looked_up_as_in_the_browser():
    """The client names ids by the same prefixes in the same order."""
    source = (Path(__file__).parents[2] / "web" / "src" / "lib" / "text.ts").read_text(encoding="utf-8")
    listed = re.search(r"const NAMING = \[(.*?)\]", source, re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r"'(\w+)'", listed[1])) == NAMING


FORMS = """name-panzer = Panzer IV { $id }
    .the = le Panzer IV { $id }
name-squad = Escouade { $id }
    .the = l’escouade { $id }
    .gender = f
name-servants = Servants
    .the = les servants
    .gender = mp
name-invader = Invader
event-spent = { $unit-The } est { $unit-gender ->
    [f] épuisée
   *[other] épuisé
  }.
event-seen = La vue { $unit-of } mène { $target-to }.
"""


@pytest.mark.parametrize(
    ("message", "args", "sentence"),
    [
        ("event-spent", {"unit": "p1"}, "Le Panzer IV 1 est épuisé."),
        ("event-spent", {"unit": "s3"}, "L’escouade 3 est épuisée."),
        ("event-seen", {"unit": "p1", "target": "s3"}, "La vue du Panzer IV 1 mène à l’escouade 3."),
        ("event-seen", {"unit": "@name-invader", "target": "p1"}, "La vue d’Invader mène au Panzer IV 1."),
        ("event-seen", {"unit": "Hades", "target": 7}, "La vue de Hades mène à 7."),
        ("event-seen", {"unit": "servants", "target": "servants"}, "La vue des servants mène aux servants."),
    ],
)
def test_names_stand_in_a_sentence_with_article_gender_and_elision(message, args, sentence):
    """As in the browser (web/tests/words.test.ts): a name's message gives its forms as attributes."""
    words = Texts("fr", [FORMS])
    words.names = {"p1": words.called("name-panzer", {"id": "1"}), "s3": words.called("name-squad", {"id": "3"})}
    assert words.format(message, args) == sentence


def test_the_small_words_are_the_same_in_the_browser():
    """Vowels and mute h: the two lists are one."""
    python = (Path(__file__).parents[2] / "src" / "bocage" / "core" / "text.py").read_text(encoding="utf-8")
    browser = (Path(__file__).parents[2] / "web" / "src" / "lib" / "french.ts").read_text(encoding="utf-8")
    for pattern in (r"\[(aeiou[^\]]+)\]", r"\(\?:(hommes[^)]+)\)"):
        lists = [found[1].replace("\\p{L}", "\\w") for source in (python, browser) if (found := re.search(pattern, source))]
        assert len(lists) == 2
        assert lists[0] == lists[1]
