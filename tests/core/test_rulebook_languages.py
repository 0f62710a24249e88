"""The rulebooks in both languages: every rule has its French title and text, and every number in one language stands in the other.

`rulebook_numbers.toml` lists the rules in which a number stands in one language alone, each judged; a line that is no longer needed is an error as well.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bocage.core.registry import slugs, title
from tests.core.numbers_said import lost

JUDGED = {row["id"]: row for row in tomllib.loads((Path(__file__).parent / "rulebook_numbers.toml").read_text(encoding="utf-8"))["rule"]}
RULES = {"tide_of_iron": 404, "frontline": 277, "heroes_of_normandie": 328, "legends_old_west": 544, "dropzone_commander": 476, "patrol": 15}
WORKSHOP = re.compile(r"\b(?:seeds?|ledger|engine|sampled|data id|moteur|registre)\b", re.IGNORECASE)
GAMES = pytest.mark.parametrize("slug", sorted(RULES))


def differences(english: str, french: str) -> set[str]:
    """What one of two texts says and the other does not."""
    return {f"en {each}" for each in lost(english, "en", french, "fr")} | {f"fr {each}" for each in lost(french, "fr", english, "en")}


def test_every_game_is_looked_at():
    assert set(RULES) == set(slugs())
    assert sum(count for slug, count in RULES.items() if slug != "patrol") == 2029


@GAMES
def test_every_rule_has_a_title_and_a_text_in_french(slug):
    english, french = title(slug).rulebook("en"), title(slug).rulebook("fr")
    assert len(english.rules) == RULES[slug]
    assert list(french.rules) == list(english.rules)
    same = [ident for ident, rule in french.rules.items() if not rule.title or not rule.text or rule.text == english[ident].text]
    assert same == []


@GAMES
def test_every_chapter_is_introduced_in_both_languages(slug):
    english, french = title(slug).rulebook("en"), title(slug).rulebook("fr")
    assert list(english.chapters) == list(dict.fromkeys(rule.chapter for rule in english.rules.values()))
    for ident, chapter in english.chapters.items():
        other = french.chapters[ident]
        assert all((chapter.title, chapter.intro, other.title, other.intro)), ident
        assert chapter.intro != other.intro, ident


@GAMES
def test_every_word_of_the_glossary_is_explained_in_both_languages(slug):
    english, french = title(slug).rulebook("en"), title(slug).rulebook("fr")
    assert len(english.terms) >= (90 if slug != "patrol" else 6)
    for ident, term in english.terms.items():
        other = french.terms[ident]
        assert all((term.name, term.means, other.name, other.means, term.rules)), ident
        assert term.means != other.means, ident
        assert [rule for rule in term.rules if rule not in english] == [], ident
        assert differences(term.means, other.means) == set(), ident


@GAMES
def test_every_number_stands_in_both_languages(slug):
    english, french = title(slug).rulebook("en"), title(slug).rulebook("fr")
    for ident, rule in english.rules.items():
        found = differences(f"{rule.title}. {rule.text}", f"{french[ident].title}. {french[ident].text}")
        judged = set(JUDGED[ident]["alone"]) if ident in JUDGED else set()
        assert found == judged, f"{ident}: {found}"


def test_every_exception_says_why():
    known = {ident for slug in RULES for ident in title(slug).rulebook().rules}
    assert [ident for ident, row in JUDGED.items() if ident not in known or len(row["why"]) < 20 or not row["alone"]] == []


@GAMES
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_of_the_workshop_stands_in_a_book(slug, language):
    book = title(slug).rulebook(language)
    texts = {rule.id: f"{rule.title} {rule.text} {' '.join(rule.decides)} {rule.random} {rule.origin}" for rule in book.rules.values()}
    texts |= {chapter.id: f"{chapter.title} {chapter.intro}" for chapter in book.chapters.values()}
    texts |= {term.id: f"{term.name} {term.means} {' '.join(term.also)}" for term in book.terms.values()}
    assert [(ident, found[0]) for ident, text in texts.items() if (found := WORKSHOP.search(text))] == []


@GAMES
def test_french_books_keep_to_french_typography(slug):
    book = title(slug).rulebook("fr")
    texts = {rule.id: f"{rule.title}\n{rule.text}" for rule in book.rules.values()} | {
        chapter.id: f"{chapter.title}\n{chapter.intro}" for chapter in book.chapters.values()
    }
    texts |= {term.id: f"{term.name}\n{term.means}" for term in book.terms.values()}
    loose = re.compile(r"'|(?<![\u00a0\d])(?<!Frontline):|(?<!\u00a0)»|«(?!\u00a0)|(?<!\u202f)[;?%]|(?<!\u202f)(?<!GO)(?<!Minen)!")
    assert [(ident, text[max(0, found.start() - 20) : found.end() + 5]) for ident, text in texts.items() if (found := loose.search(text))] == []


@pytest.mark.parametrize(
    ("english", "french", "found"),
    [
        ("Roll 2 dice, 4 or more.", "On lance 2 dés, 4 ou plus.", set()),
        ("Roll two dice.", "On lance 2 dés.", set()),
        ("Roll 2 dice.", "On lance deux dés.", set()),
        ("Within 7.5 cm.", "À 7,5 cm ou moins.", set()),
        ("Roll 2 dice.", "On lance 3 dés.", {"en 2", "fr 3"}),
        ("On 5 or more, 5 points.", "Sur 5 ou plus.", {"en 5"}),
        ("A third of the squads.", "Des escouades.", {"en 3"}),
        ("As TOI-1.2 says.", "Comme le dit TOI-1.3.", {"en TOI-1.2", "fr TOI-1.3"}),
    ],
)
def test_a_number_that_is_lost_is_found(english, french, found):
    assert differences(english, french) == found
