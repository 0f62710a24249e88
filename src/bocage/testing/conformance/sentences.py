"""Texts and rule ids: everything said at the table has an English and a French sentence whose arguments are there, and every rule that is cited exists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from fluent.runtime.errors import FluentReferenceError

from bocage.core.errors import Refusal
from bocage.core.events import Event
from bocage.core.game import Title
from bocage.core.scene import Mark, Say, Scene
from bocage.core.text import LANGUAGES, texts
from bocage.testing.conformance.report import Report


class Sentences:
    """What was said so far in the matches of a title; each message is looked up once."""

    def __init__(self, title: Title, report: Report) -> None:
        self.report, self.title = report, title
        self.texts = {language: texts(title, language) for language in LANGUAGES}
        self.rulebook = title.rulebook()
        self._said: set[tuple[str, tuple[str, ...]]] = set()
        self._cited: set[str] = set()

    def message(self, message: str, args: Mapping[str, Any] | None, where: str) -> None:
        """A message id, and its arguments if they are known (None: only that there is a sentence)."""
        key = (message, tuple(sorted(args or ())))
        if key in self._said:
            return
        self._said.add(key)
        for language, known in self.texts.items():
            if not self.report.check("texts", known.has(message), where, f"{message} has no text in {language}") or args is None:
                continue
            pattern = known.bundle.get_message(message).value
            if pattern is None:
                continue
            given = {name: value if isinstance(value, str | int) else str(value) for name, value in known.arguments(message, args).items()}
            _, errors = known.bundle.format_pattern(pattern, given)
            missing = [str(error) for error in errors if isinstance(error, FluentReferenceError)]
            self.report.check("texts", not missing, where, f"{message} in {language}: {', '.join(missing)}; it is given {', '.join(given) or 'nothing'}")
        for value in (args or {}).values():
            for part in value if isinstance(value, list | tuple) else (value,):
                if isinstance(part, str) and part.startswith("@"):
                    self.message(part[1:], {}, where)

    def rule(self, rule: str, where: str) -> None:
        """A rule id that somebody cites; nothing is nothing."""
        if rule and rule not in self._cited:
            self._cited.add(rule)
            self.report.check("rules", rule in self.rulebook, where, f"{rule} is not in the rulebook")

    def view(self, scene: Scene, where: str) -> None:
        """Everything that a scene says and cites."""
        for thing in _walk(scene):
            if isinstance(thing, Say):
                self.message(thing.id, thing.args, where)
            elif isinstance(thing, Mark):
                self.rule(thing.rule, where)
        if scene.question is not None:
            self.rule(scene.question.rule, where)

    def event(self, event: Event, where: str) -> None:
        """The sentence of an event, and its rules."""
        self.message(f"event-{str(event.__struct_config__.tag).replace('_', '-')}", None, where)
        for rule in event.rules:
            self.rule(rule, where)

    def refusal(self, refusal: Refusal, where: str) -> None:
        """The sentence of a refusal, its remedies and its rule."""
        self.message(f"refusal-{refusal.message}", refusal.facts, where)
        for remedy in refusal.remedies:
            self.message(remedy if remedy.startswith("remedy-") else f"remedy-{remedy}", None, where)
        self.report.check("unlisted", refusal.rule in self.rulebook, where, f'refusal {refusal.message} cites "{refusal.rule}", which is no rule')


def _walk(thing: Any) -> Iterator[Any]:
    """All structs inside a scene."""
    stack = [thing]
    while stack:
        part = stack.pop()
        if isinstance(part, msgspec.Struct):
            yield part
            if not isinstance(part, Say):
                stack += [getattr(part, field) for field in part.__struct_fields__]
        elif isinstance(part, list | tuple):
            stack += part
