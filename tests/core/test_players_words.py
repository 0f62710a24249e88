"""What players read: options in words, and no word of the workshop anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bocage.core.errors import Invalid
from bocage.core.registry import slugs, title
from bocage.core.text import texts

ROOT = Path(__file__).parents[2]
GAMES = pytest.mark.parametrize("slug", slugs())
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
WORKSHOP = re.compile(r"\b(?:seed|seeds|ledger|engine|graine)\b", re.IGNORECASE)
READ = sorted(
    path
    for pattern in (
        "src/bocage/**/*.ftl",
        "web/src/locale/*.ftl",
        "docs/games/*/how-to-play*.md",
        "docs/guide/playing*.md",
        "src/bocage/games/*/scenarios/*.toml",
    )
    for path in ROOT.glob(pattern)
)


def words_for(slug: str, language: str, option: str, value: str) -> str:
    """The words for a value, as the lobby finds them: the option's own, else those that options share; "" if there are none."""
    spoken = texts(title(slug), language)
    known = [ident for ident in (f"option-{option}-{value}", f"option-{value}") if spoken.has(_ident(ident))]
    return spoken.format(_ident(known[0])) if known else ""


def _ident(name: str) -> str:
    return re.sub(r"[_+]", "-", name).lower()


@GAMES
@LANGUAGES
def test_every_value_of_every_option_is_told_in_words(slug, language):
    """No value looks like an id, and no two values of an option read the same."""
    for row in title(slug).option_rows():
        assert row.title_fr if language == "fr" else row.title, row.id
        told = [words_for(slug, language, row.id, value) for value in row.values]
        assert all(told), f"{row.id}: {dict(zip(row.values, told, strict=True))}"
        assert len(set(told)) == len(told), row.id
        assert [word for word in told if "_" in word or WORKSHOP.search(word) or word == "published"] == []


@GAMES
def test_a_value_may_still_be_called_by_its_old_name(slug):
    """Records and habits keep the name that a value had; an alias leads to a value that exists and hides none."""
    game = title(slug)
    for row in game.option_rows():
        assert row.default in row.values
        for old, new in row.aliases.items():
            assert old not in row.values
            assert game.resolve_options({row.id: old})[row.id] == new
        with pytest.raises(Invalid, match="cannot be"):
            game.resolve_options({row.id: "nonsense"})


@pytest.mark.parametrize(("slug", "options"), [("tide_of_iron", ["reading"]), ("heroes_of_normandie", ["card_moments_active", "novice_water"])])
def test_the_reading_of_the_book_has_its_old_name(slug, options):
    for option in options:
        assert title(slug).resolve_options({option: "seed"})[option] == "book" == title(slug).resolve_options({})[option]


def test_all_that_players_read_is_looked_at():
    assert len(READ) > 60
    assert {path.suffix for path in READ} == {".ftl", ".md", ".toml"}


@pytest.mark.parametrize("path", READ, ids=lambda path: "/".join(path.parts[-3:]))
def test_no_word_of_the_workshop_is_left(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and WORKSHOP.search(line)] == []
