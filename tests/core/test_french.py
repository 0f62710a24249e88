"""French typography: no line may begin with a mark that belongs to the word before it, so its space is one that does not break."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Placeable, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FRENCH = sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.ftl") if "fr" in re.split(r"[._]", path.name))
PRINTED = re.compile(r"GO!|Achtung Minen!")  # printed names keep their own marks
LOOSE = re.compile(r"(?<!\u00a0)[:»]|(?<!\u202f)[;!?%]|«(?!\u00a0)")


class _Words(Visitor):
    """The texts of a file, each pattern in one piece, with a bar for what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node):
        parts = [_word(element) for element in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def _word(element: TextElement | Placeable) -> str:
    if isinstance(element, TextElement):
        return element.value
    return element.expression.value if isinstance(element.expression, StringLiteral) else "|"


def loose(source: str) -> list[str]:
    """The texts of a Fluent source with a mark that could stand at the beginning of a line."""
    words = _Words()
    words.visit(FluentParser().parse(source))
    return [text for text in words.found if LOOSE.search(PRINTED.sub("", text))]


def test_every_french_file_is_looked_at():
    assert len(FRENCH) >= 13
    assert {path.parts[-3] for path in FRENCH} >= {"core", "tide_of_iron", "frontline", "heroes_of_normandie", "legends_old_west", "dropzone_commander"}


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "/".join(path.parts[-3:]))
def test_marks_keep_to_their_word(path):
    assert loose(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "/".join(path.parts[-3:]))
def test_fluent_reads_and_writes_them_the_same(path):
    tree = FluentParser().parse(path.read_text(encoding="utf-8"))
    again = FluentParser().parse(FluentSerializer().serialize(tree))
    assert tree.equals(again)


@pytest.mark.parametrize("text", ["Tir : non", "Tir: non", "Où ?", "Feu!", "un ; deux", "« oui\u00a0»", "{ $who } : oui", "88 %"])
def test_a_loose_mark_is_found(text):
    assert loose(f"one = {text}\n")


def test_a_kept_mark_is_not():
    assert loose("one = Tir\u00a0: «\u00a0oui\u00a0», où\u202f? Un GO! de plus\u202f; 88\u202f%\n") == []


PAGES = sorted([*ROOT.glob("docs/**/*.fr.md"), ROOT / "README.fr.md"])
TABLES = sorted(
    path for path in (ROOT / "src" / "bocage" / "games").glob("*/*/*.toml") if re.search(r"^\w*_fr = ", path.read_text(encoding="utf-8"), re.MULTILINE)
)
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|^    .*$|^\|[-|]+\|$|In English: |Frontline: |\[README\.md\]", re.MULTILINE | re.DOTALL)
STRAIGHT = re.compile(r"'|(?<![\u00a0\d]):(?=\s|$|\*)|(?<!\u00a0)»|«(?!\u00a0)|(?<![\u202f\u00a0|]);|(?<!\u202f)(?<!/, )[?%](?=\s|$)")


def french(value: Any, key: str = "") -> Iterator[str]:
    """The French texts of a table: whatever stands under a key that ends so."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from french(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from french(part, key)
    elif isinstance(value, str) and key.endswith("_fr"):
        yield value


def test_all_pages_and_tables_are_looked_at():
    assert len(PAGES) == 7
    assert len(TABLES) > 30


@pytest.mark.parametrize("path", PAGES, ids=lambda path: "/".join(path.parts[-2:]))
def test_pages_keep_to_french_typography(path):
    text = CODE.sub("", path.read_text(encoding="utf-8"))
    assert [text[max(0, found.start() - 20) : found.end() + 5] for found in STRAIGHT.finditer(text)] == []


@pytest.mark.parametrize("path", TABLES, ids=lambda path: "/".join(path.parts[-3:]))
def test_titles_of_battles_and_options_keep_to_french_typography(path):
    texts = list(french(tomllib.loads(path.read_text(encoding="utf-8"))))
    assert texts
    assert [text for text in texts if STRAIGHT.search(PRINTED.sub("", text))] == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "/".join(path.parts[-3:]))
def test_apostrophes_are_curly(path):
    words = _Words()
    words.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    assert [text for text in words.found if "'" in text] == []
