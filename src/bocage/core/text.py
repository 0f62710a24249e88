"""Text for people: Fluent messages, English and French, shared with the browser.

The kernel's own messages lie in `core/locale`, a game's in its `locale` folder. Ids: `question-<what>`, `answer-<kind>`, `event-<kind>`, `refusal-<message>`,
`remedy-<message>`, `result-<message>`, and names of things.

A name may say how it stands in a sentence: `.the` with its article ("l’escouade 3"), `.gender` for words that agree with it (m, f, mp, fp). A sentence that is
given `$unit` may then say `$unit-the`, `$unit-The` at its beginning, `$unit-of` ("du Panzer IV"), `$unit-to` ("au Panzer IV"), and choose by `$unit-gender`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from bocage.core.game import Title
from bocage.core.scene import Say, Scene

LANGUAGES = ("en", "fr")
NAMING = (  # prefixes of messages that name things, in the order in which an id is looked up after the argument's own name; the browser has the same
    "name", "card", "force", "unit", "kind", "equipment", "figure", "weapon", "marker", "terrain", "deck", "badge", "ability", "skill", "side", "seat",
    "word",
)  # fmt: skip
_DECIMAL = re.compile(r"-?\d+\.\d+")
_IDENT = re.compile(r"[a-z][a-z0-9_]*")
_VOWEL = re.compile(r"[aeiouàâäæéèêëîïôöœùûü]", re.IGNORECASE)
_MUTE = re.compile(
    r"(?:hommes?|hôpita[lu]x?|hôtels?|hex|herbes?|hélico\w*|héroïne|heures?|huiles?|horizon\w*|habit\w*|histoire\w*)\b", re.IGNORECASE
)  # others keep their h


def elides(word: str) -> bool:
    """Whether a small word before it loses its vowel: "d’Albert", but "de Hugo", "de haie"."""
    return _VOWEL.match(word) is not None or _MUTE.match(word) is not None


def after_de(name: str) -> str:
    """A name after "de"; `name` may begin with its article."""
    return _contracted(name, "du ", "des ") or (f"d’{name}" if elides(name) else f"de {name}")


def after_a(name: str) -> str:
    """A name after "à"."""
    return _contracted(name, "au ", "aux ") or f"à {name}"


def _contracted(name: str, one: str, many: str) -> str:
    first, _, rest = name.partition(" ")
    return one + rest if first == "le" else many + rest if first == "les" else ""


class _Arguments(Visitor):
    """Finds the arguments of a message, and those by which it chooses between its variants."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.choosing: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.used.add(node.id.name)


class Name(NamedTuple):
    """What something is called: alone, with its article, and its gender."""

    plain: str
    the: str
    gender: str = "m"

    def form(self, kind: str) -> str:
        """How it stands in a sentence: "the", "The", "of", "to", "gender"."""
        if kind == "The":
            return self.the[:1].upper() + self.the[1:]
        return after_de(self.the) if kind == "of" else after_a(self.the) if kind == "to" else self.gender if kind == "gender" else self.the


_FORMS = ("the", "The", "of", "to", "gender")


class Texts:
    """The messages of one game in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.names: dict[str, Name | str] = {}  # of pieces, seats and sides, by id; a plain text is a name without an article
        self.bundle = FluentBundle([language], use_isolating=False)
        self._arguments: dict[str, _Arguments] = {}  # by message; arguments that choose its words want ids, not names
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, Message):
                    finder = self._arguments[entry.id.name] = _Arguments()
                    finder.visit(entry)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def format(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence. An argument that starts with "@" is itself the id of a message, one that is the id of a piece or seat is shown by its name;
        an unknown message id is shown as it is."""
        if not self.bundle.has_message(message):
            return message
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return message
        return str(self.bundle.format_pattern(pattern, self.arguments(message, args or {}))[0])

    def arguments(self, message: str, args: Mapping[str, Any]) -> dict[str, Any]:
        """What a message is formatted with: its arguments as words, and the forms of their names that it uses."""
        finder = self._arguments.get(message)
        used, choosing = (finder.used, finder.choosing) if finder is not None else (set(), set())
        given = {key: self._argument(value, key, named=key not in choosing) for key, value in args.items()}
        for key, value in args.items():
            given |= {f"{key}-{kind}": self._form(value, key, kind) for kind in _FORMS if f"{key}-{kind}" in used}
        return given

    def look_at(self, scene: Scene) -> None:
        """Learns the names of what lies on the table: a sentence says "Rifle squad", not "us10". What has left the table keeps its name."""
        titles = [(seat.id, seat.title) for seat in scene.seats] + [(unit.id, unit.title) for unit in scene.units]
        titles += [(piece.id, piece.title) for piece in scene.pieces]
        known, self.names = self.names, {}  # a title may hold the id of its own piece
        self.names = known | {ident: self.called(title.id, title.args) for ident, title in titles}

    def say(self, say: Say | None) -> str:
        return "" if say is None else self.format(say.id, say.args)

    def decimal(self, digits: str) -> str:
        """A number with a point, as the reader writes it."""
        return digits.replace(".", ",") if self.language == "fr" else digits

    def percent(self, chance: float, digits: int = 1) -> str:
        """A chance in hundredths, as the reader writes it; in French with a space that does not break."""
        return self.decimal(f"{100 * chance:.{digits}f}") + ("\u202f%" if self.language == "fr" else "%")

    def _argument(self, value: Any, key: str, *, named: bool = True) -> Any:
        if isinstance(value, str) and value.startswith("@"):
            return self.format(value[1:])
        if isinstance(value, str):
            return value if not named else self.decimal(value) if _DECIMAL.fullmatch(value) else self._name(value, key).plain
        if isinstance(value, list | tuple):
            return ", ".join(str(self._argument(part, key)) for part in value)
        return value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)  # Fluent takes a bool for a number

    def _form(self, value: Any, key: str, kind: str) -> str:
        """A form of the name that an argument stands for; several names are told one after the other."""
        if isinstance(value, list | tuple):
            return ", ".join(self._form(part, key, kind) for part in value)
        if isinstance(value, str) and value.startswith("@"):
            return self.called(value[1:], {}).form(kind)
        return self._name(value, key).form(kind) if isinstance(value, str) else Name(str(value), str(value)).form(kind)

    def called(self, message: str, args: Mapping[str, Any]) -> Name:
        """What a message calls something, with the forms that its attributes give."""
        plain = self.format(message, args).strip()
        if not self.has(message):
            return Name(plain, plain)
        attributes, given = self.bundle.get_message(message).attributes, self.arguments(message, args)
        said = {kind: str(self.bundle.format_pattern(attributes[kind], given)[0]).strip() for kind in ("the", "gender") if kind in attributes}
        return Name(plain, said.get("the", plain), said.get("gender", "m"))

    def _name(self, ident: str, key: str) -> Name:
        """What an id stands for: a thing on the table, or what a message names by the conventions of the games' texts (`weapon-<id>`)."""
        if ident in self.names:
            known = self.names[ident]
            return known if isinstance(known, Name) else Name(known, known)
        if not _IDENT.fullmatch(ident):
            return Name(ident, ident)
        rest = ident.replace("_", "-")
        found = next((message for prefix in (key.replace("_", "-"), *NAMING) if self.has(message := f"{prefix}-{rest}")), None)
        return Name(ident, ident) if found is None else self.called(found, {"id": ""})


def kernel_text(language: str) -> str:
    """The kernel's own messages."""
    return files("bocage.core").joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")


def sources(title: Title, language: str) -> list[str]:
    """All Fluent sources of a game in a language, the kernel's first."""
    return [kernel_text(language), *title.locale_texts(language)]


@cache
def texts(title: Title, language: str) -> Texts:
    """The messages of a game in a language; they know no names of pieces. A table makes its own with `table_texts`."""
    return table_texts(title, language)


def table_texts(title: Title, language: str) -> Texts:
    """The messages of a game in a language, for one table, whose names they learn."""
    return Texts(language, sources(title, language))
