"""Text for people: Fluent messages, English and French, shared with the browser.

The kernel's own messages lie in `core/locale`, a game's in its `locale` folder. Ids: `question-<what>`, `answer-<kind>`, `event-<kind>`, `refusal-<message>`,
`remedy-<message>`, `result-<message>`, and names of things.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bocage.core.game import Title
from bocage.core.scene import Say

LANGUAGES = ("en", "fr")


class Texts:
    """The messages of one game in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def format(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence; an argument that starts with "@" is itself the id of a message. An unknown id is shown as it is."""
        if not self.bundle.has_message(message):
            return message
        given = {key: self._argument(value) for key, value in (args or {}).items()}
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            return message
        return str(self.bundle.format_pattern(pattern, given)[0])

    def say(self, say: Say | None) -> str:
        return "" if say is None else self.format(say.id, say.args)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, str) and value.startswith("@"):
            return self.format(value[1:])
        if isinstance(value, list | tuple):
            return ", ".join(str(self._argument(part)) for part in value)
        return value if isinstance(value, str | int | float) else str(value)


def kernel_text(language: str) -> str:
    """The kernel's own messages."""
    return files("bocage.core").joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")


def sources(title: Title, language: str) -> list[str]:
    """All Fluent sources of a game in a language, the kernel's first."""
    return [kernel_text(language), *title.locale_texts(language)]


@cache
def texts(title: Title, language: str) -> Texts:
    """The messages of a game in a language."""
    return Texts(language, sources(title, language))
