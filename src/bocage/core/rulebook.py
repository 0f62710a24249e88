"""The rulebook that is shipped with a game: every rule by its id, and a search over all words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.tables import read

_WORD = re.compile(r"[^\W_]+")


class Rule(msgspec.Struct, frozen=True):
    """One rule of the ledger."""

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


class _File(msgspec.Struct):
    rule: list[Rule]
    game: str = ""


class Rulebook:
    """The rules of one game."""

    def __init__(self, rules: Mapping[str, Rule]) -> None:
        self.rules = rules

    @classmethod
    def read(cls, source: Path | Traversable) -> Rulebook:
        return cls({rule.id: rule for rule in read(source, _File).rule})

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
