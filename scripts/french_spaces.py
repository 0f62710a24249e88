"""Sets the spaces of French typography in the French Fluent files: before : ; ! ? % and inside « », spaces at which no line breaks.

    python scripts/french_spaces.py [FILE ...]

Without files all of the repository's. `tests/core/test_french.py` says which texts need it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
SPACES = ((r"[ \u202f](?=[:»])", "\u00a0"), (r"(?<=«)[ \u202f]", "\u00a0"), (r"[ \u00a0](?=[;!?%])", "\u202f"))


class _Texts(Visitor):
    """Where the texts of a file stand."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self._keep(node)

    def visit_StringLiteral(self, node: StringLiteral) -> None:
        self._keep(node)

    def _keep(self, node: TextElement | StringLiteral) -> None:
        assert node.span is not None
        self.spans.append((node.span.start, node.span.end))


def spaced(source: str) -> str:
    """The same messages with their spaces set. One space is put for another, so nothing else moves."""
    texts = _Texts()
    texts.visit(FluentParser().parse(source))
    letters = list(source)
    for start, end in texts.spans:
        part = source[start:end]
        for pattern, space in SPACES:
            part = re.sub(pattern, space, part)
        letters[start:end] = part
    return "".join(letters)


def main() -> None:
    found = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.ftl") if "fr" in re.split(r"[._]", path.name)]
    for path in [Path(name) for name in sys.argv[1:]] or found:
        source = path.read_text(encoding="utf-8")
        if (after := spaced(source)) != source:
            path.write_text(after, encoding="utf-8")
            print(f"{path}: {sum(a != b for a, b in zip(source, after, strict=True))} spaces set")


if __name__ == "__main__":
    main()
