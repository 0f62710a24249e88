"""French as a French player writes it: every sentence of every game with every name of its kind, and what is said in matches that are played.

Looked for: a small word that should be shortened ("de Invader", "le escouade"), an article that is doubled or not drawn together ("de le Panzer"), a participle
of the wrong gender, English words and ids that were left over.
"""

from __future__ import annotations

import random

import pytest

from bocage.cli.output import sentence
from bocage.core.odds import usual
from bocage.core.registry import slugs, title
from bocage.core.text import Name, Texts, sources, table_texts
from bocage.testing.fuzz import begin
from tests.core.sentences_walked import Sentence, slips, walk

GAMES = pytest.mark.parametrize("slug", slugs())
LEAST = {"dropzone_commander": 20_000, "frontline": 8_000, "heroes_of_normandie": 4_000, "legends_old_west": 15_000, "tide_of_iron": 3_000}


@GAMES
def test_every_french_sentence_fits_every_name(slug):
    game = title(slug)
    said, wrong = 0, []
    for each in walk(table_texts(game, "fr"), sources(game, "fr")):
        said += 1
        wrong += [f"{each.message}: {each.text} ({slip})" for slip in slips(each.text, each.name)]
    assert wrong[:20] == []
    assert said >= LEAST.get(slug, 100)


@GAMES
def test_every_english_sentence_fits_every_name(slug):
    """Nothing stays unsaid, and no article is said twice."""
    game = title(slug)
    told = walk(table_texts(game, "en"), sources(game, "en"))
    assert [each for each in told if "{ $" in each.text or "{$" in each.text or " the the " in f" {each.text.lower()}"][:20] == []


@GAMES
def test_no_slip_is_heard_in_a_match(slug):
    """Questions, answers and events of the first decisions, by chance and by default."""
    game, numbers = title(slug), random.Random(3)
    words = table_texts(game, "fr")
    match = begin(game, next(iter(game.scenarios())), 7)
    heard: dict[str, list[str]] = {}
    told = 0
    for _ in range(40):
        if not match.asks:
            break
        ask = match.asks[0]
        view = match.view(ask.seat)
        words.look_at(view)
        question = view.question
        assert question is not None
        events = match.events(None)
        lines = [words.say(question.text), *(words.say(option.label) for option in question.options[:8]), *(sentence(words, event) for event in events[told:])]
        told = len(events)
        names = {form for name in words.names.values() if isinstance(name, Name) for form in (name.plain, name.the)}
        heard |= {line: slips(line, names=names) for line in lines if line}
        chosen = numbers.choice(question.options).answer if question.options and numbers.random() < 0.5 else usual(ask)
        match.play(ask.seat, chosen, ask.number)
    assert {line: found for line, found in heard.items() if found} == {}
    assert len(heard) > 10


NAMES = """unit-invader = Invader APC
unit-panzer = Panzer IV
    .the = le Panzer IV
unit-squad = Escouade
    .the = l’escouade
    .gender = f
"""


@pytest.mark.parametrize(
    ("message", "slip"),
    [
        ("event-left = Débarque de { $unit }.", "de Invader"),
        ("event-left = Débarque de { $unit-the }.", "de le Panzer IV"),
        ("event-left = La vue à { $unit-the }.", "à le Panzer IV"),
        ("event-one = Activation de une carte : { $unit }.", "de une"),
        ("event-one = On active le { $unit }.", "le Escouade"),
        ("event-one = On active le { $unit-the }.", "le le Panzer IV"),
        ("event-tired = { $unit-The } est épuisée.", "le Panzer IV … épuisée"),
        ("event-tired = { $unit-The } est épuisé.", "l’escouade … épuisé"),
        ("event-english = { $unit-The } leaves the table.", "the"),
        ("event-id = { $unit-The } : mode not_acted.", "not_acted"),
        ("event-hole = { $unit } { $nothing ->\n    [a] va là.\n   *[b] ne que aller.\n  }", "que aller"),
    ],
)
def test_a_planted_slip_is_found(message, slip):
    source = f"{NAMES}{message}\n"
    found = [each for said in walk(Texts("fr", [source]), [source]) for each in slips(said.text, said.name)]
    assert slip in found


@pytest.mark.parametrize(
    "message",
    [
        "event-left = Débarque { $unit-of }.",
        "event-left = La vue mène { $unit-to }, et l’on peut le prendre.",
        "event-tired = { $unit-The } est { $unit-gender ->\n    [f] épuisée\n   *[other] épuisé\n  }.",
        "event-fine = { $unit-The } passe à côté de huit half-tracks et de onze hommes.",
    ],
)
def test_good_french_passes(message):
    source = f"{NAMES}{message}\n"
    assert [said for said in walk(Texts("fr", [source]), [source]) if slips(said.text, said.name)] == []


def test_what_was_said_is_told_with_its_name():
    source = f"{NAMES}event-left = Débarque {{ $unit-of }}.\n"
    said = {each.text for each in walk(Texts("fr", [source]), [source])}
    assert said == {"Débarque d’Invader APC.", "Débarque du Panzer IV.", "Débarque de l’escouade."}
    assert Sentence("event-left", Name("a", "a"), "b").text == "b"
