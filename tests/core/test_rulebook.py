"""The rulebook: rules by id, and a search over all words."""

from __future__ import annotations

import pytest

from bocage.core.errors import Invalid
from bocage.core.rulebook import Rule, Rulebook

BOOK = Rulebook(
    {
        rule.id: rule
        for rule in (
            Rule("X-1.1", "Movement", "A unit moves hex by hex."),
            Rule("X-1.2", "Roads", "A road makes movement cheaper. Movement along a road costs half."),
            Rule("X-2", "Opportunity fire", "Fire at a moving unit, when it moves."),
            Rule("X-3", "État", "Der Größe nach."),
        )
    }
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("X-2", ["X-2"]),
        ("x-2", ["X-2"]),
        ("movement", ["X-1.1", "X-1.2"]),
        ("move", ["X-1.1", "X-1.2", "X-2"]),
        ("fire moving", ["X-2"]),
        ("road hex", []),
        ("ROAD", ["X-1.2"]),
        ("état", ["X-3"]),
        ("größe", ["X-3"]),
        ("nothing", []),
        ("", []),
        ("  ?! ", []),
    ],
)
def test_the_rulebook_is_searched_by_id_and_words(words, found):
    assert sorted(rule.id for rule in BOOK.search(words)) == sorted(found)


def test_a_title_weighs_more_than_the_text_and_the_limit_holds():
    assert BOOK.search("movement")[0].id == "X-1.1"
    assert len(BOOK.search("move", limit=1)) == 1


def test_a_rule_by_its_id():
    assert BOOK["X-1.1"].chapter == "X-1"
    assert "X-1.1" in BOOK
    with pytest.raises(Invalid, match="Did you mean"):
        BOOK["X-1.9"]
