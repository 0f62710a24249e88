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


def test_a_translation_gives_its_words_and_leaves_the_rest(tmp_path):
    """What nobody has translated stays as it is; ids, links and what a rule decides are the same in every language."""
    english, french = tmp_path / "rulebook.toml", tmp_path / "rulebook.fr.toml"
    english.write_text(
        '[[chapter]]\nid = "X-1"\ntitle = "Fire"\nintro = "Who fires."\n'
        '[[rule]]\nid = "X-1.1"\ntitle = "Range"\ntext = "At 2 hexes."\ndecides = ["the target"]\n[[rule]]\nid = "X-1.2"\ntitle = "Dice"\ntext = "Three."\n'
        '[[term]]\nid = "range"\nname = "Range"\nmeans = "How far."\nrules = ["X-1.1"]\nalso = ["distance"]\n',
        encoding="utf-8",
    )
    french.write_text(
        '[[chapter]]\nid = "X-1"\ntitle = "Tir"\nintro = "Qui tire."\n[[rule]]\nid = "X-1.1"\ntitle = "Portée"\ntext = "À 2 hex."\n'
        '[[term]]\nid = "range"\nname = "Portée"\nmeans = "Jusqu’où."\nalso = ["loin"]\n',
        encoding="utf-8",
    )
    plain, book = Rulebook.read(english), Rulebook.read(english, french)
    assert plain["X-1.1"].title == "Range"
    assert (book["X-1.1"].title, book["X-1.1"].text, book["X-1.1"].decides) == ("Portée", "À 2 hex.", ("the target",))
    assert book["X-1.2"] == plain["X-1.2"]
    assert book.chapters["X-1"].intro == "Qui tire."
    assert (book.terms["range"].also, book.terms["range"].rules) == (("loin",), ("X-1.1",))
    assert [rule.id for rule in book.search("portée")] == ["X-1.1"]
