"""Every sentence of a game with every name that may stand in it, and what is wrong with French (or English) that came out of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from bocage.core.text import Name, Texts, elides

SENTENCES = ("event", "question", "answer", "refusal", "remedy", "result", "ending", "verb", "look", "field", "decline", "turn", "zone", "mark")
THINGS = ("unit", "force", "section", "squad", "vehicle", "aircraft", "name", "kind", "leader", "figure")  # what messages call units by
_UNITS = """
unit squad figure force section target name by on leader enemy vehicle craft piece gun machine firer other source into medic carrier blocker transport
passenger first second hq giver receiver sniper mover group at position tester caller
"""
UNITS = set(_UNITS.split())  # arguments that stand for a unit
NO_NAMES = {"value", "attack", "round", "turn", "points", "hex", "square", "number", "text", "range", "effect", "cover", "count", "move"}  # not names
OTHERS = {"id": "7", "number": 3, "which": "2", "name": "Dupont", "who": "@man-regular", "force": "@force-us-walker", "section": "A1"}
FORMS = ("the", "The", "of", "to", "gender")
CARDS = re.compile(r"card-(?:us|ge)-")  # where units are cards
_SMALL = re.compile(r"(?<![\w’-])([Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|[Jj]usque|[Ll]orsque) (?=([\w-]+))")
_FREE = {"ou", "et", "onze", "oui", "A", "AA"}  # no small word is shortened before these
_IDS = re.compile(r"(?<![\w.])[a-z]+(?:_[a-z0-9]+)+(?!\w)")
_WORDS = re.compile(r"[^\W\d_]+")
_LEFT = re.compile(r"\{ ?\$|\{\}")
_ENGLISH = """
the of and with is are was were not from by at your you yours has have had can cannot may must this that these those his her its their there here when where
which who whose no one other another each any all more less than only already before after until during while within without against between into onto unit
squad turn deck enemy friend moves moved fires fired dice roll rolls cards play plays drawn range square ground road hill woods house building bridge farm east
west north south heavy acted ready next canteen shovel
"""
ENGLISH = set(_ENGLISH.split())  # none of them is a French word as well


NOBODY = Name("", "")


class Sentence(NamedTuple):
    """A sentence that was said: its message, the name in it, and the words that came out."""

    message: str
    name: Name
    text: str


class _Parts(Visitor):
    """The arguments of a message, and the keys of the variants by which it chooses."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.keys: dict[str, list[str | int]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = [variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name for variant in node.variants]
            counted = "one" in keys or any(key.lstrip("-").isdigit() for key in keys)
            found: list[str | int] = [{"one": 1, "other": 5}.get(key, int(key) if key.lstrip("-").isdigit() else key) if counted else key for key in keys]
            self.keys.setdefault(node.selector.id.name, []).extend(key for key in found if key != "other" or len(found) == 1)
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.used.add(node.id.name)


def messages(sources: list[str]) -> dict[str, _Parts]:
    """All messages of some Fluent sources."""
    found = {}
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message) and entry.value is not None:
                parts = found[entry.id.name] = _Parts()
                parts.visit(entry.value)
    return found


def argument(variable: str) -> str:
    """The argument that a variable belongs to: `unit` for `$unit-the`."""
    first, _, form = variable.rpartition("-")
    return first if form in FORMS else variable


def names_for(words: Texts, known: dict[str, _Parts], key: str) -> list[Name]:
    """The names that an argument may stand for: those of its own kind, else everything that units are called."""
    own = [ident for ident in known if ident.startswith(f"{key.replace('_', '-')}-") and ident.split("-")[0] not in SENTENCES and key not in NO_NAMES]
    things = [ident for ident in known if ident.split("-")[0] in THINGS]
    pieces = things if any(ident.startswith(("unit-", "force-", "name-squad")) for ident in things) else [*things, *(one for one in known if CARDS.match(one))]
    chosen = list(dict.fromkeys([*own, *pieces])) if key in UNITS and (key == "name" or not own) else own
    units = [ident for ident in known if ident.startswith(("unit-", "card-", "force-")) and not known[ident].used]
    others = OTHERS | ({"unit": f"@{units[0]}"} if units else {})
    return [words.called(ident, others) for ident in chosen if not ident.endswith("-text")]


def walk(words: Texts, sources: list[str]) -> Iterator[Sentence]:
    """Every sentence with every name in each of its places, and each of its variants with a name of every gender."""
    known = messages(sources)
    kinds: dict[str, list[Name]] = {}
    for ident, parts in known.items():
        if ident.split("-")[0] not in SENTENCES:
            continue
        keys = sorted({argument(variable) for variable in parts.used})
        plain = {key: parts.keys[key][0] if key in parts.keys else 2 for key in keys}
        spoken = [key for key in keys if key not in parts.keys]
        variants = [{}, *({key: value} for key in parts.keys if key in plain for value in parts.keys[key])]
        for key in spoken:
            kinds.setdefault(key, names_for(words, known, key))
            seen: set[tuple[str, bool]] = set()
            for name in kinds[key]:
                words.names = {"thing": name}
                kind = (name.gender, elides(name.the))
                for variant in variants if kind not in seen else variants[:1]:
                    yield Sentence(ident, name, words.format(ident, {**plain, key: "thing", **variant}))
                seen.add(kind)


def slips(text: str, name: Name = NOBODY, *, names: Set[str] = frozenset()) -> list[str]:
    """What a French reader stumbles over."""
    found = [f"{small} {word}" for small, word in _SMALL.findall(text) if word not in _FREE and elides(word)]
    lower = text[:1].lower() + text[1:]
    if name.the.startswith(("le ", "les ")):
        found += [f"{small}{name.the}" for small in ("de ", "à ") if f" {small}{name.the}" in lower]
    if name.the.startswith(("le ", "la ", "les ", "l’")):
        found += [f"{small}{name.the}" for small in ("le ", "la ", "les ", "un ", "une ", "du ", "des ") if f" {small}{name.the}" in f" {lower}"]
    found += disagreeing(lower, name)
    bare = text.replace(name.plain, "").replace(name.the, "").replace(name.the[:1].upper() + name.the[1:], "")
    for other in names:
        bare = bare.replace(other, "")
    found += [word for word in _WORDS.findall(bare) if word in ENGLISH] + _IDS.findall(bare) + _LEFT.findall(text)
    return found


def disagreeing(text: str, name: Name) -> list[str]:
    """A participle of another gender than the name that it belongs to."""
    if not name.the:
        return []
    after = re.match(
        re.escape(name.the[:1].lower() + name.the[1:]) + r"(?: \([^)]*\))?(?: en \w+)? (?:est|s’est|n’est pas|ne peut pas être|n’est plus) (?:déjà )?(\w+)",
        text,
    )
    if after is None:
        return []
    word, woman = after[1], name.gender.startswith("f")
    wrong = word.endswith("é") if woman else word.endswith("ée")
    return [f"{name.the} … {word}"] if wrong else []
