"""The rulebook that is shipped with a game: chapters, every rule by its id, a glossary, and a search over all words.

`rulebook.toml` holds the book in English and what is the same in every language, `rulebook.fr.toml` the titles and texts in French under the same ids. Both are
big: a book is read when somebody opens it in its language, never before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.tables import read

_WORD = re.compile(r"[^\W_]+")


class Rule(msgspec.Struct, frozen=True):
    """One rule of the book."""

    id: str
    title: str
    text: str
    kind: str = ""
    decides: tuple[str, ...] = ()
    random: str = ""
    hidden: bool = False
    origin: str = ""

    @property
    def chapter(self) -> str:
        """The chapter it stands in: "TOI-7" for TOI-7.4."""
        return self.id.split(".")[0]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter's head: the id that its rules begin with ("TOI-7"), its title, and what a reader finds in it."""

    id: str
    title: str
    intro: str = ""


class Term(msgspec.Struct, frozen=True):
    """A word of the glossary: what it means in one sentence, the rules that say more, and the words that people search for it."""

    id: str
    name: str
    means: str
    rules: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


class _Translated(msgspec.Struct, frozen=True):
    """The texts of one chapter, rule or term in another language; a kind leaves out what it does not have."""

    id: str
    title: str = ""
    text: str = ""
    intro: str = ""
    name: str = ""
    means: str = ""
    also: tuple[str, ...] = ()


class _File(msgspec.Struct):
    rule: list[Rule]
    chapter: tuple[Chapter, ...] = ()
    term: tuple[Term, ...] = ()


class _Translation(msgspec.Struct):
    rule: tuple[_Translated, ...]
    chapter: tuple[_Translated, ...] = ()
    term: tuple[_Translated, ...] = ()


T = TypeVar("T", Chapter, Rule, Term)


def _translated(rows: Iterable[T], by: Sequence[_Translated], fields: tuple[str, ...]) -> list[T]:
    """The rows with these fields in another language; a row that nobody has translated keeps its own."""
    known = {row.id: row for row in by}
    return [msgspec.structs.replace(row, **{name: getattr(known[row.id], name) for name in fields}) if row.id in known else row for row in rows]


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, rules: Mapping[str, Rule], chapters: Iterable[Chapter] = (), terms: Iterable[Term] = ()) -> None:
        self.rules = rules
        self.chapters = {chapter.id: chapter for chapter in chapters}
        self.terms = {term.id: term for term in terms}

    @classmethod
    def read(cls, source: Path | Traversable, translation: Path | Traversable | None = None) -> Rulebook:
        """The book in English, or with the titles and texts of a translation."""
        file = read(source, _File)
        if translation is None:
            return cls({rule.id: rule for rule in file.rule}, file.chapter, file.term)
        other = read(translation, _Translation)
        rules = _translated(file.rule, other.rule, ("title", "text"))
        chapters = _translated(file.chapter, other.chapter, ("title", "intro"))
        return cls({rule.id: rule for rule in rules}, chapters, _translated(file.term, other.term, ("name", "means", "also")))

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self.rules

    def __getitem__(self, rule_id: str) -> Rule:
        if rule_id not in self.rules:
            raise Invalid(f'there is no rule "{rule_id}". {did_you_mean(rule_id, self.rules)}')
        return self.rules[rule_id]

    @cached_property
    def _index(self) -> dict[str, dict[str, int]]:
        """Word -> rule id -> weight; a word of the title weighs more."""
        index: dict[str, dict[str, int]] = {}
        for rule in self.rules.values():
            for text, weight in ((rule.title, 5), (rule.text, 1)):
                for word in _WORD.findall(text.casefold()):
                    row = index.setdefault(word, {})
                    row[rule.id] = row.get(rule.id, 0) + weight
        return index

    def search(self, words: str, limit: int = 20) -> list[Rule]:
        """The rules that hold all the words (or words beginning so), best first; an id finds its rule."""
        if words.strip().upper() in self.rules:
            return [self.rules[words.strip().upper()]]
        scores: dict[str, float] = {}
        wanted = _WORD.findall(words.casefold())
        for position, word in enumerate(wanted):
            found: dict[str, float] = {}
            for known, row in self._index.items():
                if known.startswith(word):
                    for rule_id, weight in row.items():
                        found[rule_id] = found.get(rule_id, 0.0) + weight / (len(row) ** 0.5) * (2 if known == word else 1)
            scores = found if position == 0 else {key: scores[key] + value for key, value in found.items() if key in scores}
        order = {rule_id: place for place, rule_id in enumerate(self.rules)}
        best = sorted(scores, key=lambda key: (-scores[key], order[key]))
        return [self.rules[key] for key in best[:limit]]
