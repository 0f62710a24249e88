"""Which tests name which rule: an index of the tests of a game by the rule ids in their text.

Golden playthroughs and recorded games are left out: they notice every change and tell no rule.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from bocage.testing.mutation.subject import Function, cited

GOLDEN = ("playthrough", "recorded", "conformance")  # in the name of a file or folder: tests that compare whole games


class Index:
    """The tests of a folder, each by its node id as pytest writes it, without parameters."""

    def __init__(self, folder: Path) -> None:
        self.rules: dict[str, frozenset[str]] = {}
        for path in sorted(folder.rglob("test_*.py")):
            if not any(word in part for part in path.parts for word in GOLDEN):
                text = path.read_text(encoding="utf-8")
                self.rules.update((name, cited(body)) for name, body in _tests(path, ast.parse(text), text))

    def files(self) -> list[str]:
        """All files that have tests."""
        return list(dict.fromkeys(name.partition("::")[0] for name in self.rules))

    def naming(self, rules: Iterable[str]) -> list[str]:
        """The tests that name one of the rules; a chapter, such as PAT-4, stands for all its rules."""
        wanted = set(rules)
        chapters = tuple(f"{rule}." for rule in wanted if "." not in rule)
        return [name for name, named in self.rules.items() if named & wanted or (chapters and any(rule.startswith(chapters) for rule in named))]


def _tests(path: Path, tree: ast.Module | ast.ClassDef, text: str, within: str = "") -> Iterator[tuple[str, str]]:
    """Each test function of a file or class, with its source, decorators included."""
    lines = text.splitlines()
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(path, node, text, f"{within}{node.name}::")
        elif isinstance(node, Function) and node.name.startswith("test"):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            yield f"{path.as_posix()}::{within}{node.name}", "\n".join(lines[first - 1 : node.end_lineno])
